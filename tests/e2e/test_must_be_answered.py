"""Dialogs that must be answered: Escape, however often, leaves them on the screen, and nobody stranded."""

import json

import pytest
from past import past
from person import Table
from playwright.sync_api import expect
from test_moves import shooting
from test_variants import saved
from words import like, say

from hearts.app.keeping.setup import Setup
from hearts.app.words import phrases
from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game, Passed
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct


def shared(*people: int, seed: str = "7") -> dict[str, str]:
    """A game in the pass, in which the others have chosen: these seats are people's."""
    names = ("Ann", "Ben", "Cleo", "Dan")
    players = ["person" if seat in people else "iq:100" for seat in range(4)]
    game = Game.new(Rules.read("deluxe"))
    game = game.play(Dealt(*shuffle.deal(game.rules, seed, 0)))
    for seat in game.waiting:
        if seat not in people:
            game = game.play(Passed(seat, instinct.give(game.view(seat), Random(seat))))
    seats = tuple(Seat(player, "you", name) for player, name in zip(players, names, strict=True))
    setup = Setup(game.rules, seats)
    return {"hearts.game": Record(game, "shared", seed, seats).text(), "hearts.setup": setup.text()}


def asked_to_close(table: Table, name: str, bare: bool) -> None:
    """Escape five times; `bare`: in a browser that does not know how to be told that nothing closes a dialog."""
    dialog = table.dialog(name)
    expect(dialog.get_by_role("button").first).to_be_visible()
    if bare:
        dialog.evaluate("node => node.removeAttribute('closedby')")
    for _ in range(5):
        table.page.keyboard.press("Escape")
        expect(dialog).to_be_visible()


bare = pytest.mark.parametrize("bare", [True, pytest.param(False, marks=pytest.mark.whole)], ids=["bare", "told"])


def test_the_end_of_a_deal_stays_on_the_table_until_it_is_answered(visit):
    """It says what one took and how one stands; the sheet and the review are a step away."""
    table = visit("?pace=0", kept=past(1))
    expect(table.button("deal-next")).to_be_focused()
    expect(table.page.locator(".told")).to_contain_text(like("deal-took", "deal-took-none"))
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    for _ in range(5):
        table.page.keyboard.press("Escape")
    table.press(table.page.locator(".told").get_by_role("button", name=say("deal-sheet")))
    expect(table.dialog("sheet-title")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.button("deal-next").focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("body[data-phase='pass']")).to_be_attached()
    look = table.turn()
    assert look.deal == 2
    expect(table.card(look.hand[0])).to_be_focused()  # not lost, as when its dialog has gone
    expect(table.page.locator("#say")).to_have_text(
        phrases.paragraph(
            [
                say("aloud-dealt", deal=2),
                say(
                    "aloud-pass",
                    count=3,
                    number=say("number-word", number=3),
                    where=say("direction-name", direction="right"),
                    name="Ben",
                ),
            ]
        )
    )


@bare
def test_the_end_of_a_game_stays_until_it_is_answered(visit, bare):
    table = visit("?pace=0", kept=past(1, rules="deluxe deals=1"))
    asked_to_close(table, "ending-game", bare)
    table.page.keyboard.press("Enter")
    assert table.turn().deal == 1


@bare
def test_a_moon_stays_until_it_is_counted(visit, bare):
    kept = {**saved(shooting("moon", " moon=choice")), "hearts.settings": json.dumps({"tap": "once"})}
    table = visit("?pace=0", kept=kept)
    table.choose(table.turn().hand[0])
    asked_to_close(table, "ending-moon", bare)
    assert table.choosing_moon()
    table.page.keyboard.press("Enter")
    expect(table.button("deal-next")).to_be_visible()


@bare
def test_the_curtain_stays_until_somebody_is_there(visit, bare):
    table = visit("?pace=0", kept=shared(0, 2))
    curtain = table.dialog("curtain-title")
    expect(curtain.get_by_role("button")).to_be_visible()
    if bare:
        curtain.evaluate("node => node.removeAttribute('closedby')")
    for _ in range(5):
        table.page.keyboard.press("Escape")
        assert table.page.locator("[data-card]").count() == 0
        expect(curtain).to_be_visible()
        assert table.page.locator("[data-card]").count() == 0
    table.page.keyboard.press("Enter")
    assert len(table.turn().hand) == 13
