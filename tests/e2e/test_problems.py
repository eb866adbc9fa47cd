"""Problems in the browser: the one of the day, rated ones, their solutions, playing on; one's own game waits."""

import datetime
import json
import random
import re
from pathlib import Path

import pytest
from person import Table, unnamed
from playwright.sync_api import Locator, expect
from test_accessible import clean
from words import like, say

from hearts.app.keeping.progress import Progress
from hearts.app.learning.problems import Problems
from hearts.app.same.daily import number_of, since_1970
from hearts.app.tasks import at_once, no_rest
from hearts.engine import shuffle
from hearts.engine.cards import card, each, name
from hearts.engine.rules import Rules
from hearts.minds.problem import Problem

FILE = Path(__file__).resolve().parents[2] / "assets/problems.txt"
KEY = "hearts.problems"
# Every card of one's own hand that is drawn from here on, beside those that lie there.
WATCH_HAND = """() => {
    window.drawn = new Set()
    const here = () => [...document.querySelectorAll('#hand .card.hand')].map(card => card.dataset.card)
    const first = new Set(here())
    const look = () => here().filter(card => !first.has(card)).forEach(card => window.drawn.add(card))
    const hand = document.getElementById('hand')
    new MutationObserver(look).observe(hand, {subtree: true, childList: true, attributes: true})
}"""

# The ids of all that shifts from here on, whatever caused it.
SHIFTED = """() => {
    window.shifted = []
    const note = entry => shifted.push(...entry.sources.map(({node}) => node?.id))
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type: 'layout-shift'})
}"""

# What the panel says, and how it lies, at the moment in which it is shown.
SHOWN = """() => {
    window.seen = []
    const how = ({target}) => [target.innerText, target.dataset.at, target.dataset.asks, document.activeElement.id]
    const shown = all => seen.push(...all.filter(({target}) => target.id === 'problem' && !target.hidden).map(how))
    new MutationObserver(shown).observe(document.body, {subtree: true, attributeFilter: ['hidden']})
}"""


def shipped() -> Problems:
    """The problems of the game."""
    found = Problems(FILE.read_text("utf-8"))
    at_once(found.read(no_rest))
    return found


def today() -> int:
    """The day in UTC, by which problems are named everywhere."""
    now = datetime.datetime.now(datetime.UTC)
    return since_1970(number_of(now.year, now.month, now.day))


def begin(table: Table, door: str) -> Locator:
    """Through the menu to a problem on the table: its panel."""
    table.call("problems")
    table.press(table.dialog("problems-title").get_by_role("button", name=re.compile(f"^{say(door)}")))
    return table.page.get_by_role("region", name=say("problem-title"), exact=True)


def lies(table: Table, problem: Problem) -> None:
    """The table shows what its seat knows, and nothing more."""
    view = problem.view()
    look = table.look()
    assert {held.code for held in look.hand} == {name(number) for number in each(view.hand)}
    assert look.trick == [name(number) for number in view.table.trick]
    if view.table.phase == "play":
        assert {held.code for held in look.playable} == {name(number) for number in each(view.legal)}
    shown = table.page.evaluate("[...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)")
    assert not set(shown) & {name(number) for number in each(view.unseen)}


def choose(table: Table, problem: Problem, choice: int) -> None:
    """Play this card, or pass these."""
    held = {one.code: one for one in table.look().hand}
    if problem.advice.ask == "give":
        table.give([held[name(number)] for number in each(choice)])
    else:
        table.play(held[name(choice)])


def kept(table: Table) -> Progress:
    return Progress.read(table.page.evaluate("key => localStorage.getItem(key) || ''", KEY))


def test_the_problem_of_the_day_by_keyboard_counts_once_and_is_played_out(visit, shoot, troubles):
    several = shipped()
    problem = several.problem(several.of_day(today()))
    table = visit("?seed=7&pace=0")
    before = table.turn(3)  # all others have passed
    troubles.expected += ["problems.txt", "ERR_FAILED"]
    table.page.context.route("**/problems.txt", lambda route: route.abort())
    begin(table, "problems-day")
    expect(table.page.get_by_text(say("problems-missing")).last).to_be_visible()
    table.page.context.unroute("**/problems.txt")
    hint = table.page.get_by_role("region", name=say("hint-title"))
    table.press(table.button("page-hint"))
    expect(hint).to_be_visible()
    text = table.text()
    panel = begin(table, "problems-day")
    expect(panel).to_contain_text(like("problem-play", "problem-pass"))
    expect(hint).to_be_hidden()  # it speaks of one's own game
    lies(table, problem)
    clean(table)
    shoot(table, "problem-asked")
    for key in "gunol":  # for one's own game, which waits
        table.page.keyboard.press(key)
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    best = problem.best[0]
    cards = each(best) if problem.advice.ask == "give" else [best]
    for number in cards:
        held = table.card(next(one for one in table.look().hand if one.code == name(number)))
        while not held.evaluate("card => card === document.activeElement"):
            table.page.keyboard.press(name(number)[0])
        table.page.keyboard.press("Enter")
    if problem.advice.ask == "give":
        table.page.keyboard.press("p")
    expect(panel).to_contain_text(say("problem-right"))
    expect(panel).to_contain_text(say("problem-daily", tried=say("problems-tried", count=1, solved=1)))
    assert kept(table).daily == (today(), True)
    clean(table)
    shoot(table, "problem-solved")
    table.press(panel.get_by_text(say("hint-all")))
    expect(panel.get_by_role("row")).to_have_count(len(problem.advice.choices) + 1)
    table.page.evaluate(WATCH_HAND)
    table.press(panel.get_by_role("button", name=say("problem-out")))
    sign = table.page.get_by_role("region", name=say("practice-title"))
    expect(sign).to_be_visible()
    expect(panel).to_be_hidden()
    look = table.turn()
    drawn = table.page.evaluate("[...window.drawn]")
    own = [one.code for one in before.hand if one.code in drawn]
    assert len(own) <= 3, "one's own table flashed"  # a pass may bring three of these
    table.act(look, random.Random(1))
    table.turn(look.moves)
    table.press(sign.get_by_role("button", name=like("practice-back", "practice-leave")))
    look = table.turn()
    assert [one.code for one in look.hand] == [one.code for one in before.hand]
    assert unnamed(table.text()) == unnamed(text), "nothing of it is kept with the game"
    panel = begin(table, "problems-day")
    table.press(panel.get_by_role("button", name=say("problem-give_up"), exact=True))
    expect(panel).to_contain_text(say("problem-day-again"))
    assert kept(table).daily == (today(), True) and kept(table).days == 1
    table.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert [one.code for one in table.look().hand] == [one.code for one in before.hand]


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.whole)])
def test_rated_problems_adapt_and_the_solution_says_why(visit, shoot, size):
    several, one = shipped(), Progress()
    table = visit("?seed=7&pace=0", size=size)
    table.turn()
    panel = begin(table, "problems-rated")
    for right in (True, False, True):
        number = several.next(one, today())
        problem = several.problem(number)
        expect(panel).to_contain_text(say("problem-rated"))
        expect(panel.get_by_role("button", name=say("problem-give_up"), exact=True)).to_be_visible()
        lies(table, problem)
        choice = problem.best[0] if right else problem.advice.choices[-1].choice
        choose(table, problem, choice)
        expect(panel).to_contain_text(say("problem-right") if right else like("problem-wrong", "problem-worse"))
        one.rated(problem.id, several.heads[number][1], right, today())
        now = one.rating
        told = like("problem-rating", rating=round(now.rating), range=round(2 * now.deviation))
        expect(panel).to_contain_text(told)
        found = kept(table)
        assert (found.done, found.solved, found.day) == (one.done, one.solved, one.day)
        assert found.rating.deviation == pytest.approx(now.deviation, abs=0.02)
        one = found
        expect(table.page.locator("#hand .worth").first).to_be_visible()
        clean(table)
        shoot(table, f"problem-{'right' if right else 'wrong'}")
        table.press(panel.get_by_role("button", name=say("problem-next")))
    table.press(panel.get_by_role("button", name=say("problem-close")))
    expect(panel).to_be_hidden()
    table.call("problems")
    dialog = table.dialog("problems-title")
    expect(dialog).to_contain_text(say("problems-tried", count=3, solved=2))
    clean(table)
    shoot(table, "problems")


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=["phone", "small phone"])
@pytest.mark.whole
def test_a_whole_solution_is_seen(visit, shoot, size):
    """On the lead with all that was played, and of a pass to the left and across, which are the longest."""
    several, wanted = shipped(), {}
    for at in range(len(several.lines)):
        view = (problem := several.problem(at)).view()
        if problem.advice.ask == "give":
            wanted.setdefault(view.table.receiver(view.seat), at)
        elif not view.table.trick:
            wanted.setdefault("lead", at)
    one = Progress()
    left = [wanted[kind] for kind in ("lead", 1, 2)]
    one.done = [id for at, (id, _) in enumerate(several.heads) if at not in left]
    table = visit("?seed=7&pace=0", size="phone", kept={KEY: one.text()}, worker=False)
    table.turn()
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    panel = begin(table, "problems-rated")
    for turn in range(3):
        expect(panel).to_have_attribute("data-asks", "true")
        problem = several.problem(several.next(kept(table), today()))
        choose(table, problem, problem.advice.choices[-1].choice)
        expect(panel).to_contain_text(like("problem-rating"))
        assert panel.evaluate("panel => panel.scrollHeight - panel.clientHeight") == 0
        shoot(table, f"solution-{turn}-{size[0]}")
        table.press(panel.get_by_role("button", name=say("problem-next")))


@pytest.mark.whole
def test_a_whole_solution_is_seen_on_a_desktop_where_a_moon_is_stopped_too(visit, shoot):
    several = shipped()
    wanted = next(at for at, (id, _) in enumerate(several.heads) if "stop" in several.problem(at).themes)
    one = Progress()
    one.done = [id for at, (id, _) in enumerate(several.heads) if at != wanted]
    table = visit("?seed=7&pace=0", kept={KEY: one.text()}, worker=False)
    table.turn()
    panel = begin(table, "problems-rated")
    expect(panel).to_have_attribute("data-asks", "true")
    problem = several.problem(several.next(kept(table), today()))
    choose(table, problem, problem.advice.choices[-1].choice)
    expect(panel).to_contain_text(like("problem-rating"))
    assert panel.evaluate("panel => panel.scrollHeight - panel.clientHeight") == 0, problem.id
    assert "disc" not in table.lies_on("#problem"), problem.id
    shoot(table, "solution-desktop")


@pytest.mark.whole
def test_a_packet_is_passed(visit, shoot):
    """The next rated problem is one of a pass, where the rating and what was done before make it so."""
    several, one = shipped(), Progress()
    passes = [at for at, line in enumerate(several.lines) if line.split(" | ")[0].endswith("p")]
    one.done = [id for at, (id, _) in enumerate(several.heads) if at not in passes[:1]]
    problem = several.problem(passes[0])
    table = visit("?seed=7&pace=0", size="phone", kept={KEY: one.text()})
    table.turn()
    table.page.evaluate(SHIFTED)
    table.page.evaluate(SHOWN)
    panel = begin(table, "problems-rated")
    expect(panel).to_contain_text(like("problem-pass", number=say("number-word", number=3)))
    text, at, asks, focus = table.page.evaluate("seen[0]")  # one change or two, as far as a step came
    assert text == panel.inner_text()
    assert (at, asks, focus) == (panel.get_attribute("data-at"), "true", "problem-text")
    lies(table, problem)
    clean(table)
    shoot(table, "problem-pass")
    choose(table, problem, problem.best[0])
    expect(panel).to_contain_text(say("problem-right"))
    clean(table)
    shoot(table, "problem-passed")
    plain = json.loads(kept(table).text())
    assert plain["solved"] == 1 and plain["done"].endswith(problem.id)
    table.press(panel.get_by_role("button", name=say("problem-out")))
    expect(table.page.get_by_role("region", name=say("practice-title"))).to_be_visible()
    look = table.turn()
    assert look.waits == "pass"
    table.act(look, random.Random(1))
    table.turn(look.moves + 3)
    assert "pass" not in table.page.evaluate("shifted"), "its button is moved by a transform"


@pytest.mark.whole
def test_the_bonus_card_of_ones_own_game_is_none_in_a_problem_without_one(visit):
    several, jack = shipped(), 1 << card("JD")
    found = [(at, several.problem(at)) for at in range(len(several.lines)) if " | classic-pc | " in several.lines[at]]
    wanted = next(at for at, problem in found if problem.view().hand & jack)
    seed = next(seed for seed in range(1, 99) if shuffle.deal(Rules(), str(seed), 0)[0][0] & jack)
    one = Progress()
    one.done = [id for at, (id, _) in enumerate(several.heads) if at != wanted]
    table = visit(f"?seed={seed}&pace=0", kept={KEY: one.text()}, worker=False)
    table.turn()
    marked = table.page.locator('.card[data-card="JD"][data-worth]')
    expect(marked).to_have_count(1)
    panel = begin(table, "problems-rated")
    expect(panel).to_have_attribute("data-asks", "true")
    expect(table.hand.locator('[data-card="JD"]')).to_have_count(1)
    expect(marked).to_have_count(0)
    table.press(panel.get_by_role("button", name=say("problem-give_up"), exact=True))
    table.press(panel.get_by_role("button", name=say("problem-close")))
    expect(marked).to_have_count(1)
