"""The coach in the browser: a hint with bars on the cards, a warning before a costly choice, or always there."""

import json
import random
import re

import pytest
from conftest import begun, company
from person import unnamed
from playwright.sync_api import expect
from test_accessible import clean
from words import in_turn, like, say

from hearts.app.learning.last_decision import last_decision
from hearts.app.sitting.seating import Seating
from hearts.app.thinking.asker import Asker
from hearts.app.words import coach
from hearts.app.words.measures import percent, whole
from hearts.app.words.phrases import written, you
from hearts.engine.cards import NAMES, each
from hearts.engine.record import positions
from hearts.minds import registry

# Lets so many frames pass.
FRAMES = "async count => { while (count--) await new Promise(requestAnimationFrame) }"
# The words of the head each time that they change, in the order in which they are seen.
WATCH_HEAD = """() => {
    window.heads = []
    const head = document.querySelector('#hint-best'), note = () => heads.at(-1) !== head.innerText.trim()
        && heads.push(head.innerText.trim())
    new MutationObserver(note).observe(head, {subtree: true, childList: true, characterData: true})
}"""
# What the hint lies on, of all that is read or pressed at the table.
UNDER_HINT = """() => {
    const box = node => node.getBoundingClientRect(), it = box(document.querySelector('#hint'))
    const others = '.disc, .who, #prompt, #passing > *, #pad, #cup, #trick .card, #hand .card, #notice, #offer, #strip'
    return [...document.querySelectorAll(others)].filter(node => node.checkVisibility()).map(node => [node, box(node)])
        .filter(([_, at]) => at.width && at.height && it.left < at.right - 1 && at.left < it.right - 1
            && it.top < at.bottom - 1 && at.top < it.bottom - 1)
        .map(([node]) => (node.id || node.className) + ' ' + node.textContent.slice(0, 20))
}"""


SAID = like("coach-play", "coach-two", "coach-any-named", "coach-all", "coach-fine")


def settled(panel):
    """Waits until the coach has said what to do."""
    expect(panel).to_have_attribute("data-state", "settled", timeout=60_000)


@pytest.fixture
def kept_with(casual):
    """What the browser keeps of a table of casual players, with these settings."""
    return lambda **settings: {**casual, "hearts.settings": json.dumps({"pace": "instant", **settings})}


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_a_hint_says_what_to_do_and_why_and_marks_the_game(visit, casual, shoot, size):
    table = visit("?pace=0", size=size, kept=casual, worker=True)
    table.turn()
    table.wait_mind()
    panel = table.page.get_by_role("region", name=say("hint-title"))
    table.press(table.button("page-hint"))
    settled(panel)
    expect(panel.get_by_text(like("coach-pass")).first).to_be_visible()
    expect(table.hand.locator(".glow")).to_have_count(3)
    expect(panel.get_by_text(like("coach-points"))).to_be_hidden()
    assert panel.bounding_box()["height"] <= 96
    clean(table)
    shoot(table, "hint-pass")
    table.act(table.look(), random.Random(1))
    look = table.turn(4)
    expect(panel).to_be_hidden()
    expect(table.hand.locator(".glow")).to_have_count(0)
    while len(look.playable) < 3:
        table.act(look, random.Random(1))
        look = table.turn(look.moves)
    table.page.keyboard.press("g")
    settled(panel)
    assert 1 <= table.hand.locator(".glow").count() <= len(look.playable)
    expect(table.hand.locator(".worth")).to_have_count(0)
    expect(table.page.get_by_role("status").first).to_have_text(SAID)
    clean(table)
    table.press(panel.get_by_text(say("hint-why")))
    expect(panel.get_by_role("row")).to_have_count(len(look.playable) + 1)
    expect(panel.get_by_text(like("hint-checked"))).to_be_visible()
    expect(panel.get_by_text(like("coach-points"))).to_be_visible()
    expect(table.hand.locator(".worth")).to_have_count(len(look.playable))
    shoot(table, "hint-play")
    table.page.keyboard.press("g")
    expect(panel).to_be_hidden()
    assert dict(table.record().notes)["hint"] == "1", "the deal counts once"


@pytest.mark.parametrize("size", ["phone", (360, 640), (844, 390), "desktop"], ids=str)
@pytest.mark.whole
def test_the_coach_changes_its_mind_never_and_lies_where_nothing_else_lies(visit, casual, size):
    """It said something else four seconds later, and lay on the prompt, the plate and the pad."""
    table = visit("?pace=0", size=size, kept=casual, worker=True)
    look = table.turn()
    table.wait_mind()
    panel = table.page.get_by_role("region", name=say("hint-title"))
    for phase in ("pass", "play"):
        while look.waits != phase or (phase == "play" and len(look.playable) < 3):
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        table.page.keyboard.press("g")
        expect(panel).to_contain_text(say("coach-looks"))
        table.page.evaluate(WATCH_HEAD)
        settled(panel)
        assert table.page.evaluate(UNDER_HINT) == []
        assert panel.bounding_box()["height"] <= 96
        table.page.evaluate(FRAMES, 20)
        heads = table.page.evaluate("heads")
        assert len(heads) == 1 and not re.search(r"%|\d+ deals", panel.inner_text()), heads
        table.page.keyboard.press("g")


@pytest.mark.whole
def test_without_a_worker_the_hint_is_a_first_look_and_says_so(visit, casual, site):
    with site.holding("py/worker.py"):
        table = visit("?pace=0", kept=casual)
        look = table.play_until(random.Random(1), 6)
        while len(look.playable) < 3:
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        table.page.keyboard.press("g")
        panel = table.page.get_by_role("region", name=say("hint-title"))
        expect(panel).to_contain_text(say("hint-sight"), timeout=60_000)
        expect(table.hand.locator(".glow")).to_have_count(1)
        table.page.keyboard.press("Escape")
        expect(panel).to_be_hidden()


def test_it_warns_before_a_costly_card_and_lets_it_through(visit, kept_with, shoot):
    settings = kept_with(tutor="warn", costly="1")
    table = visit("?pace=0", kept={**begun(7, "iq:100", "iq:100", "iq:100"), **settings}, worker=True)
    table.turn()
    table.wait_mind()
    warning, anyway = table.dialog("hint-title"), re.compile("anyway$")
    moves, kept = table.look().moves, 0
    for _ in range(40):
        look = table.look()
        if look.waits == "pass":
            low = sorted(look.hand, key=lambda card: "23456789TJQKA".index(card.code[0]))[:3]
            for card in [card for card in low if not card.chosen]:
                table.choose(card)
            table.press(table.pass_button)
        elif look.waits == "play":
            table.choose(max(look.playable, key=lambda card: "23456789TJQKA".index(card.code[0])))
        table.page.wait_for_function(
            "moves => document.querySelector('dialog[open]') || document.body.dataset.moves > moves", arg=look.moves
        )
        if warning.count() and warning.is_visible():
            expect(warning).to_contain_text(like("warning-card", "warning-cards"))
            if not kept:
                clean(table)
                shoot(table, "warning")
                table.press(warning.get_by_role("button", name=say("warning-no")))
                expect(warning).to_be_hidden()
                assert table.look().waits == look.waits, "nothing was played"
                kept = 1
                continue
            table.press(warning.get_by_role("button", name=anyway))
            table.turn(look.moves)
            break
        if table.turn(look.moves).waits == "dialog":
            break
    assert kept and table.look().moves > moves
    assert int(dict(table.record().notes)["hint"]) >= 1


def test_it_is_always_there_where_that_is_set_and_gone_where_it_is_off(visit, kept_with):
    table = visit("?pace=0", kept=kept_with(tutor="always"), worker=True)
    panel = table.page.get_by_role("region", name=say("hint-title"))
    settled(panel)
    table.act(table.turn(), random.Random(1))
    table.turn(4)
    settled(panel)
    table.call("settings")
    table.dialog("settings-title").get_by_role("group", name=say("settings-label", setting="tutor")).get_by_role(
        "radio", name=say("settings-tutor", value="off")
    ).check()
    table.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(table.button("page-hint")).to_be_disabled()


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_a_deal_is_reviewed_from_its_end_and_from_the_history(visit, casual, shoot, size):
    table = visit("?pace=0", size=size, kept=casual, worker=True)
    table.play_until(random.Random(1), 57)
    table.wait_mind()
    table.answer("deal-review")
    review = table.dialog("review-title", deal=1)
    expect(review.get_by_role("status")).to_have_text(like("review-summary", "review-well-own"))
    tiles = dict(zip(review.locator("dt").all_inner_texts(), review.locator("dd").all_inner_texts(), strict=True))
    assert not re.search(r"\d\.\d|%", review.get_by_role("status").inner_text())
    told = [tiles[say("review-tile", figure=id)] for id in ("par", "choices", "luck", "result")]
    par, choices, luck, result = [float(number.replace("−", "-")) for number in told]
    assert round(par + choices + luck, 1) == result == table.record().game.lines[0].points[0]
    expect(review.get_by_role("listitem").filter(has_text=like("review-better"))).not_to_have_count(0)
    expect(review.get_by_role("img", name=like("review-line-told"))).to_be_visible()
    clean(table)
    shoot(table, "review")
    table.press(review.get_by_role("radio", name="Pauline"))
    table.press(review.get_by_role("button", name=say("review-stop")))
    expect(review.get_by_role("status")).to_have_text(like("review-stopped"))
    table.press(review.get_by_role("button", name=say("review-go_on")))
    expect(review.get_by_role("status")).to_have_text(like("review-summary", "review-well-own", "review-well"))
    table.press(review.get_by_role("button", name=say("review-done")))
    table.answer("deal-next")
    table.turn(57)
    table.call("concede")
    table.press(table.dialog("concede-title").get_by_role("button", name=say("concede-yes")))
    expect(table.dialog("ending-game")).to_be_visible()
    table.answer("game-again")
    table.turn()
    table.call("history")
    table.press(table.dialog("history-title").locator(".game").first)
    table.press(table.dialog("history-title").get_by_role("button", name=say("history-review")))
    expect(review.get_by_role("status")).to_have_text(like("review-summary", "review-well-own", "review-well"))
    shoot(table, "review-history")


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_a_game_is_replayed_on_the_table_and_ones_own_goes_on(visit, casual, shoot, troubles, size):
    troubles.expected.append("The layout shifted by")  # other people sit down at the table, and it is another game's
    table = visit("?pace=0", size=size, kept=casual)
    table.turn()
    table.call("replay")
    choice = table.dialog("open_record-title")
    clean(table)
    table.press(choice.get_by_role("button", name=say("open_record-own")))
    panel = table.page.get_by_role("region", name=say("replay-title"))
    expect(panel).to_be_hidden()
    table.page.keyboard.press("Escape")
    table.play_until(random.Random(1), 57)
    table.answer("deal-next")
    before = table.turn(60)  # the others have passed in the second deal
    text = table.text()
    table.call("replay")
    table.press(choice.get_by_role("button", name=say("open_record-yes")))
    expect(choice.get_by_role("status")).to_have_text(say("open_record-nothing"))
    choice.get_by_role("textbox").fill("hearts 1\nnonsense")
    table.press(choice.get_by_role("button", name=say("open_record-yes")))
    expect(choice.get_by_role("status")).to_contain_text(like("open_record-wrong"))
    table.press(choice.get_by_role("button", name=say("open_record-own")))
    expect(panel).to_be_visible()
    expect(choice).to_be_hidden()
    expect(panel).to_contain_text(say("replay-before", deal=1))
    for _ in range(6):
        table.page.keyboard.press("ArrowRight")
    expect(panel).to_contain_text(say("replay-where", deal=1, trick=1, tricks=13))
    game = table.record().game
    first = next(at for at in _positions(game) if at.deal.table.trick and len(at.deal.table.trick) == 2)
    expect(table.page.get_by_role("group", name=say("replay-trick")).get_by_role("img")).to_have_count(2)
    assert table.look().trick == [NAMES[card] for card in first.deal.table.trick]
    clean(table)
    shoot(table, "replay")
    trick = panel.get_by_role("combobox", name=say("replay-trick"))
    if not trick.is_visible():
        table.press(panel.get_by_text(say("replay-more")))
    trick.select_option("5")
    panel.get_by_role("combobox", name=say("replay-seat")).select_option("2")
    panel.get_by_label(say("replay-up")).uncheck()
    expect(panel).to_contain_text(say("replay-where", deal=1, trick=5, tricks=13))
    expect(table.page.locator(".open:not(:empty)")).to_have_count(0)
    fifth = next(at for at in _positions(game) if len(at.deal.table.tricks) == 4 and at.deal.table.trick)
    assert sorted([card.code for card in table.look().hand]) == sorted(
        [NAMES[card] for card in each(fifth.deal.hands[2])]
    )
    table.press(panel.get_by_role("button", name=say("replay-play"), exact=True))
    expect(panel).to_contain_text(like("replay-where", trick=13, tricks=13))
    expect(panel).to_contain_text(say("aloud-deal", deal=1))
    assert unnamed(table.text()) == unnamed(text)
    table.press(panel.get_by_role("button", name=say("replay-end")))
    expect(panel).to_be_hidden()
    look = table.look()
    assert (look.moves, look.waits, [card.code for card in look.hand]) == (
        before.moves,
        before.waits,
        [card.code for card in before.hand],
    )
    table.act(look, random.Random(1))
    table.turn(look.moves)


def _positions(game):
    return [at for at in positions(game) if at.deal is not None]


class Nobody:
    """Minds that are not asked here."""

    up = spare = False


def remembered(table, seat, mind):
    """The last choice of a seat in the game as it is kept, and what its mind made of it, thought here once more."""
    record = table.record()
    about = last_decision(Seating(record, Asker(Nobody()), lambda: None, tuple), record.game, seat)
    view, seed = about.turn.view, about.turn.chance
    return about, registry.mind(mind).give(view, seed) if about.ask == "give" else registry.mind(mind).play(view, seed)


def worths(dialog):
    """The rows of the table of what choices are worth, as they are read out."""
    rows = dialog.locator(".weighed tbody tr")
    return [re.sub(r"\s+", " ", " ".join(row.locator("th .unseen, td").all_text_contents())) for row in rows.all()]


# How high the sheet of thoughts is with what comes late, and without it.
HIGH = """node => {
    const late = node.querySelector('.weighed'), whole = node.offsetHeight
    late.hidden = true
    const bare = node.offsetHeight
    late.hidden = false
    return [whole, bare]
}"""


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_thoughts_are_read_of_oneself_or_whole_and_the_game_counts_apart(visit, shoot, size):
    """By a link minds think in so many worlds, not by the clock: what they thought can be thought here once more."""
    kept = company("iq:140", "iq:100", "iq:100")
    table = visit("?seed=5&pace=0", size=size, kept=kept, worker=True)
    look = table.turn(1)  # who chooses what to pass is asked side by side

    def read(name, full=True):
        table.press(table.ask_thoughts(name))
        thoughts = table.dialog("thoughts-title", name=name)
        expect(thoughts.get_by_role("status").first).to_contain_text(like("thoughts-yours"))
        expect(thoughts.get_by_role("heading", name=say("thoughts-worths"))).to_be_hidden()
        assert thoughts.locator(".weighed td").count() == 0
        if full and table.touch:
            table.press(thoughts.get_by_role("radio", name=say("thoughts-full")))
        elif full:
            thoughts.get_by_role("radio", name=say("thoughts-mild")).focus()
            table.page.keyboard.press("ArrowRight")
        return thoughts

    table.wait_mind()
    thoughts = read("Pauline")
    choice = thoughts.get_by_role("status").nth(1)
    expect(choice).to_contain_text(in_turn(like("thoughts-passed", name="Pauline"), like("thoughts-tried")))
    about, thought = remembered(table, 1, "iq:140")
    assert (about.ask, about.chosen) == ("give", thought.choice)
    assert worths(thoughts) == told_rows(about, thought)
    assert worths(thoughts)[0].startswith(say("thoughts-chosen", cards=coach.named("give", thought.choice)))
    clean(table)
    whole, bare = thoughts.evaluate(HIGH)
    assert whole == bare > 0
    thoughts.locator(".weighed").scroll_into_view_if_needed()
    shoot(table, "thoughts-pass")
    table.page.keyboard.press("Escape")
    table.act(look, random.Random(1))
    look = table.play_until(random.Random(1), 14)
    thoughts = read("Pauline", False)
    expect(thoughts.locator(".belief")).to_have_count(len(look.hand))
    game = table.record().game
    hers = [NAMES[card] for card in each(game.deal.hands[1])]
    shown = thoughts.get_by_role("table").inner_text()
    assert not [code for code in hers if code[0] + "♠" in shown and code[1] == "S"]
    clean(table)
    shoot(table, "thoughts-mild")
    table.press(thoughts.get_by_role("radio", name=say("thoughts-full")))
    expect(thoughts).to_contain_text(like("thoughts-own"))
    expect(thoughts.get_by_role("columnheader", name=you())).to_be_visible()
    expect(choice).to_contain_text(in_turn(like("thoughts-played", name="Pauline"), like("thoughts-tried")))
    about, thought = remembered(table, 1, "iq:140")
    assert (about.ask, about.chosen) == ("play", thought.choice)
    assert worths(thoughts) == told_rows(about, thought)
    clean(table)
    shoot(table, "thoughts")
    thoughts.locator(".weighed").scroll_into_view_if_needed()
    shoot(table, "thoughts-worths")
    table.press(thoughts.get_by_role("radio", name=say("thoughts-mild")))
    expect(thoughts.locator(".weighed td")).to_have_count(0)  # it is drawn in steps
    assert not thoughts.locator(".weighed").text_content().strip("\n ").removeprefix(WORTHS)
    assert dict(table.record().notes)["telepathy"] == "2"
    table.page.keyboard.press("Escape")
    thoughts = read("Ben")
    choice = table.dialog("thoughts-title", name="Ben").get_by_role("status").nth(1)
    expect(choice).to_contain_text(like("thoughts-passed", "thoughts-played", name="Ben"))
    weighs_nothing = [like("thoughts-by")]
    assert worths(thoughts) or any(one.search(choice.inner_text()) for one in weighs_nothing)
    thoughts.locator(".weighed").scroll_into_view_if_needed()
    shoot(table, "thoughts-sight")


WORTHS = say("thoughts-worths")


def told_rows(about, thought):
    """The rows of a mind that thinks, for the ear."""
    found = []
    moons = any(whole(100 * round(one.moon, 4)) for one in thought.prospects)  # as the wire rounds
    for one in thought.prospects[:13]:
        name = coach.named(about.ask, one.choice)
        name = say("thoughts-chosen", cards=name) if one.choice == about.chosen else name
        moon = f" {percent(round(one.moon, 4))}" if moons else ""
        points, win = round(one.points[1], 4), round(one.win, 4)
        found.append(f"{name} {written(points)}{moon} {percent(win)}")
    return found
