"""Records are checked on the page: in the worker, with what the check cannot see said first."""

from conftest import begun
from playwright.sync_api import expect
from test_links import packed
from words import say

from hearts.arena import verify
from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.minds.registry import mind

SEED = "5eed0123456789ab5eed0123456789ab"
MINDS = ("person", "iq:120", "iq:100", "iq:60,moons=0.5")
NAMES = ("Ann", "Pauline", "Michele", "Ben")


def played(minds: "tuple[str, ...]" = MINDS, rules: str = "classic-pc deals=1", id: str = "match-a") -> Record:
    """A game of a published seed, in which instinct chooses for the person."""
    seats = tuple([Seat(who, "ben", name) for who, name in zip(minds, NAMES, strict=True)])
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
    expect(table.page.locator("#replay")).to_be_visible(timeout=20_000)
    table.page.locator("#replay-more").evaluate("node => { node.open = true }")
    table.press(table.page.locator("#replay-check"))
    dialog = table.dialog("check.title")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(say("check.not.first"))
    return dialog


def test_a_record_by_a_link_is_checked_in_the_worker(visit, shoot):
    table = visit("?pace=0", kept=begun(20, "iq:100", "iq:80", "iq:110"), worker=True)
    table.turn()
    right = verify.result(played().text())
    dialog = check(table, right)
    expect(dialog.get_by_text(say("check.state.checked"), exact=True)).to_be_visible(timeout=60_000)
    shoot(table, "check")
    table.press(dialog.get_by_role("button", name=say("check.done")))
    other = right.replace("\nminds ", "\nminds f")
    dialog = check(table, other)
    expect(dialog.get_by_text(say("check.state.version"), exact=True)).to_be_visible(timeout=60_000)
    table.press(dialog.get_by_role("button", name=say("check.done")))
    cards = right.replace(f"share published {SEED}", "share published 7")
    expect(check(table, cards)).to_contain_text(say("check.why.cards", deal=1), timeout=60_000)


def test_a_game_at_sight_names_its_minds_as_soon_as_it_begins(visit):
    table = visit("?pace=0&seed=7", kept=begun(20, "iq:100", "iq:80", "iq:110"))
    table.turn()
    table.page.wait_for_function(f"localStorage['{table.key}'].includes('\\nminds ')")
    found = verify.verified(table.text())
    assert found.state == "checked" and "\nminds " in table.text()
