"""Records are checked on the page: in the worker, with what the check cannot see said first."""

import random
import re

from conftest import begun
from playwright.sync_api import expect
from test_accessible import clean
from test_links import packed
from words import like, say

from hearts.app.words.phrases import capital
from hearts.arena import verify
from hearts.engine import shuffle
from hearts.engine.cards import each, name
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.minds.registry import mind

SEED = "5eed0123456789ab5eed0123456789ab"
MINDS = ("person", "iq:120", "iq:100", "iq:60,moons=0.5")
NAMES = ("Ann", "Pauline", "Michele", "Ben")


def played(minds: "tuple[str, ...]" = MINDS, rules: str = "classic-pc deals=1", id: str = "a-game") -> Record:
    """A game of a published seed, in which instinct chooses for the person."""
    seats = tuple([Seat(who, "ben", called) for who, called in zip(minds, NAMES, strict=True)])
    record = Record(Game.new(Rules.read(rules)), id, SEED, seats, (), 2)
    players = [mind("instinct" if who == "person" else who) for who in minds]
    at = begun_at = record.game
    while at.phase in ("deal", "pass", "play") and len(at.lines) < (at.rules.deals or 1):
        if at.phase == "deal":
            shares = (("published", SEED),)
            key = shuffle.deal_key(id, len(at.lines), shares)
            at = begun_at = at.play(Dealt(*shuffle.dealt(at.rules, key), shares))
            continue
        seat = at.waiting[0]
        asked = begun_at if at.phase == "pass" else at
        chance = shuffle.chance(record.key(at), asked.length, seat)
        if at.phase == "pass":
            at = at.play(Passed(seat, players[seat].give(asked.view(seat), chance).choice))
        else:
            at = at.play(Played(seat, players[seat].play(asked.view(seat), chance).choice))
    return record.at(at)


def check(table, text: str):
    """A record comes by a link, and is checked from the replay."""
    table.page.evaluate("link => { location.hash = link }", "#game=" + packed(text))
    expect(table.dialog("shared_game-title")).to_contain_text("Ann")
    table.answer("shared_game-yes")
    expect(table.page.locator("#replay")).to_be_visible(timeout=20_000)
    table.page.locator("#replay-more").evaluate("node => { node.open = true }")
    table.press(table.page.locator("#replay-check"))
    dialog = table.dialog("check-title")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(say("check-not-first"))
    return dialog


def test_a_record_by_a_link_is_checked_in_the_worker(visit, shoot):
    table = visit("?pace=0", kept=begun(20, "iq:100", "iq:80", "iq:110"), worker=True)
    table.turn()
    right = verify.result(played().text())
    dialog = check(table, right)
    expect(dialog.get_by_text(say("check-state", state="checked"), exact=True)).to_be_visible(timeout=60_000)
    shoot(table, "check")
    clean(table)
    table.press(dialog.get_by_role("button", name=say("check-done")))
    other = right.replace("\nminds ", "\nminds f")
    dialog = check(table, other)
    expect(dialog.get_by_text(say("check-state", state="version"), exact=True)).to_be_visible(timeout=60_000)
    table.press(dialog.get_by_role("button", name=say("check-done")))
    cards = right.replace(f"share published {SEED}", "share published 7")
    expect(check(table, cards)).to_contain_text(say("check-why", found="cards", deal=1), timeout=60_000)


def test_a_game_at_sight_names_its_minds_as_soon_as_it_begins(visit):
    table = visit("?pace=0&seed=7", kept=begun(20, "iq:100", "iq:80", "iq:110"))
    table.turn()
    table.page.wait_for_function(f"localStorage['{table.key}'].includes('\\nminds ')")
    found = verify.verified(table.page.evaluate("key => localStorage[key]", table.key))
    assert found.state == "checked"


def match_page(table):
    """The dialog of matches."""
    table.call("match")
    dialog = table.dialog("match-title")
    expect(dialog).to_be_visible()
    return dialog


def play_match(table, chance: random.Random) -> None:
    """Play on until the game is over."""
    for _ in range(40):
        look = table.settled()
        if look.dialog == say("ending-game"):
            return
        if look.phase in ("pass", "play"):
            table.play_out(chance)
        else:
            table.page.keyboard.press("Enter")
    raise AssertionError("the match did not end")


def link_of(dialog) -> str:
    """The link that is offered, once it is there."""
    field = dialog.get_by_role("textbox", name=say("match-send"))
    expect(field).to_have_value(re.compile("#match="), timeout=20_000)
    return field.input_value()


# The own result of the only match that is stored.
MATCH = """() => JSON.parse(
    Object.entries(localStorage).find(([name]) => name.startsWith('hearts.match.'))[1]).own"""


def test_two_people_play_a_match_and_share_nothing_but_links(visit, shoot):
    kept = begun(20, "iq:100", "iq:80", "iq:110")
    one = visit("?pace=0", kept=kept, worker=True)
    one.turn()
    own = one.text()
    dialog = match_page(one)
    dialog.get_by_role("radio", name=say("match-count", count=1)).check()
    shoot(one, "match-new")
    clean(one)
    with one.page.expect_navigation():
        one.press(dialog.get_by_role("button", name=say("match-begin")))
    one.wait_shown()
    play_match(one, random.Random(1))
    one.press(one.page.get_by_role("button", name=say("match-see")))
    dialog = one.dialog("match-title")
    link = link_of(dialog)
    assert len(link) < 2000 and "Your result" not in link
    shoot(one, "match-sent")
    clean(one)
    assert one.page.evaluate("localStorage['hearts.game']") == own

    two = visit("?pace=0" + link[link.index("#") :], kept=kept, worker=True)
    with two.page.expect_navigation():
        two.answer("match-ask-yes")
    two.wait_shown()
    dealt = match_record(one).game.path()[1].deal
    assert sorted(card.code for card in two.turn().hand) == sorted(map(name, each(dealt.hands[0])))
    play_match(two, random.Random(2))
    two.press(two.page.get_by_role("button", name=say("match-see")))
    back = link_of(two.dialog("match-title"))
    assert len(back) < 8000

    # A result that was changed on its way is refused, and takes no place from the true one.
    dialog = one.dialog("match-title")
    one.press(dialog.get_by_role("button", name=say("match-back")))
    true = two.page.evaluate(MATCH)
    forged = {"name": "result.txt", "mimeType": "text/plain", "buffer": true.replace(" off", " on", 1).encode()}
    dialog.locator("#match-file").set_input_files(forged)
    why, of = say("board-forged"), say("match-friend")
    expect(dialog).to_contain_text(say("match-refused", name=of, why=why), timeout=60_000)
    expect(dialog).to_contain_text(say("match-waiting"))
    expect(dialog.get_by_role("columnheader", name=capital(of))).to_have_count(0)
    one.page.evaluate("link => { location.hash = link }", back[back.index("#") :])
    expect(dialog.get_by_role("table", name=say("match-compare"))).to_be_visible()
    expect(dialog).to_contain_text(say("match-checked", name=say("match-friend")), timeout=60_000)
    shoot(one, "match-compared")
    clean(one)
    opened = link_of(dialog)
    two.page.evaluate("link => { location.hash = link }", opened[opened.index("#") :])
    dialog = two.dialog("match-title")
    expect(dialog).to_contain_text(say("match-seal", seal="right", name=say("match-friend")), timeout=20_000)
    two.press(dialog.get_by_role("button", name=say("match-side")).first)
    expect(dialog.get_by_role("table", name=say("history-tricks"))).to_have_count(2)
    expect(dialog.get_by_role("table", name=say("history-tricks")).first).to_be_in_viewport()

    # Both results rank once they are checked and par is worked out.
    one.press(one.dialog("match-title").get_by_role("button", name=say("tab-board")))
    board = one.page.get_by_role("dialog", name=say("board-title"))
    board.get_by_role("radio", name=say("board-matches")).check()
    expect(board.get_by_role("table", name=say("board-caption-matches"))).to_be_visible(timeout=120_000)
    rows = board.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3, timeout=120_000)
    expect(board.get_by_role("rowheader", name=say("board-you", name="You"))).to_have_count(1)
    expect(board.get_by_label(say("board-which"))).to_be_visible()
    board.get_by_label(say("board-which")).select_option(index=1)
    expect(board.get_by_role("table", name=say("board-caption-one"))).to_be_visible()
    expect(rows).to_have_count(3)
    shoot(one, "match-board")
    clean(one)


def match_record(table) -> Record:
    """The record of the match that this device plays."""
    found = "Object.keys(localStorage).filter(key => key.startsWith('hearts.game?seed='))"
    return Record.read(table.page.evaluate(f"localStorage[{found}[0]]"))


def test_a_link_to_no_match_gets_a_sentence(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    heading = "hearts 2\nid match-a\nrules classic-pc deals=4 ties=share\nseed 5eed\ndealing 2\n"
    for rest in ("", packed("x" * 100_000), packed(heading), packed(played().text())):
        table.page.evaluate("link => { location.hash = link }", "#match=" + rest)
        expect(table.page.get_by_text(like("match-nothing", "match-wrong")).first).to_be_visible()
        expect(table.page.locator("dialog[open]")).to_have_count(0)
        table.page.keyboard.press("Shift")  # it has been read; a longer one would move beside it
        expect(table.page.locator("#notice")).to_be_hidden()


def test_what_a_mind_knew_is_shown_and_its_choice_is_made_again_from_that_alone(visit, shoot):
    table = visit("?pace=0", kept=begun(20, "iq:100", "iq:80", "iq:110"), worker=True)
    table.turn()
    table.page.evaluate("link => { location.hash = link }", "#game=" + packed(played().text()))
    table.answer("shared_game-yes")
    replay = table.page.locator("#replay")
    expect(replay).to_be_visible(timeout=20_000)
    table.page.locator("#replay-more").evaluate("node => { node.open = true }")
    known = table.page.locator("#replay-known")
    expect(known).to_be_disabled()
    for who, said in ((0, "known-person"), (1, "known-same"), (2, "known-same")):
        table.press(table.page.locator("#replay-next"))
        expect(known).to_be_enabled()
        table.press(known)
        dialog = table.dialog("known-title", name=NAMES[who])
        expect(dialog.locator("#known-said")).to_have_text(say(said, name=NAMES[who]), timeout=60_000)
        shoot(table, f"known-{who}")
        clean(table)
        table.press(dialog.get_by_role("button", name=say("known-done")))
