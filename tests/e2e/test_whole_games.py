"""Whole games to the limit, by mouse, by finger and by keys alone; the sheet at the end is what the record comes to."""

import json
import random
from collections.abc import Callable

import pytest
from conftest import begun
from person import Held, Look, Table, written
from playwright.sync_api import expect

HASTY = {"hearts.settings": json.dumps({"think": "0.3"})}  # whole games take long enough
LIMIT = 26  # as low as a game can have it that no first deal ends
RULES = f"deluxe limit={LIMIT}"
AT_SIGHT = begun(20, "iq:100", "iq:80", "iq:110", rules=RULES)
SHORT = begun(20, "iq:100", "iq:80", "iq:110", rules="deluxe deals=1")
THOUGHTFUL = {**begun(20, "iq:130", "iq:160", "iq:100", rules=RULES), **HASTY}


def check_end(table: Table) -> None:
    """The game is over, on the screen and in the record, and both give the same sheet."""
    record = table.record()
    assert record.game.phase == "over"
    if not record.game.rules.deals:
        assert max(record.game.scores) > record.game.rules.limit == LIMIT
    assert table.sheet("ending-game") == written(record)


@pytest.mark.slow
@pytest.mark.whole
@pytest.mark.parametrize(("size", "kept"), [("desktop", THOUGHTFUL), ("phone", AT_SIGHT)], ids=["desktop", "phone"])
def test_a_game_to_the_limit_by_clicks_or_taps_ends_with_the_sheet_of_its_record(visit, shoot, size, kept):
    table = visit("?pace=0", size=size, kept=kept)
    chance = random.Random(size)
    first_deal_in_pictures(table, shoot, chance)
    table.play_out(chance)
    check_end(table)
    shoot(table, "game-over")


def first_deal_in_pictures(table: Table, shoot: Callable[[Table, str], None], chance: random.Random) -> None:
    """The first deal, with pictures of what a player sees on the way."""
    look = table.turn()
    for card in look.hand[:3]:
        table.choose(card)
    shoot(table, "pass")
    table.press(table.pass_button)
    look = table.turn(4)
    while not look.trick:
        table.act(look, chance)
        look = table.turn(look.moves)
    shoot(table, "play")
    table.play_until(chance, 57)
    shoot(table, "deal-over")
    table.answer("deal-next")
    table.turn(57)
    table.press(table.button("page-sheet"))
    shoot(table, "sheet")
    table.page.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("kept", [SHORT, pytest.param(AT_SIGHT, marks=pytest.mark.whole)], ids=["one deal", "limit"])
def test_a_whole_game_by_keys_alone_ends_with_the_sheet_of_its_record(visit, kept):
    table = Keys(visit("?pace=0", kept=kept))
    table.play_out(random.Random("keys"))
    check_end(table)


class Keys(Table):
    """A person without a mouse."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.page, table.home)
        self.query = table.query

    def act(self, look: Look, chance: random.Random) -> None:
        """As at any table; a dialog has its first button ready under Enter."""
        if look.waits == "dialog":
            assert self.focused() == "BUTTON"
            self.key_press("Enter")
        else:
            super().act(look, chance)

    def choose(self, card: Held) -> None:
        """Walk to the card, by its rank or along the hand, and press Enter or Space."""
        step = card.code[0].lower() if card.code[1] in "CS" else "ArrowRight"
        for _ in range(14):
            if self.focused() == card.code:
                break
            self.key_press(step)
        assert self.focused() == card.code, f"{step} never comes to {card.name}"
        self.key_press("Enter" if card.code[1] in "CD" else "Space")

    def play(self, card: Held) -> None:
        """One key plays."""
        self.choose(card)

    def give(self, cards: list[Held]) -> None:
        """P passes."""
        for card in cards:
            self.choose(card)
        self.key_press("p")
        expect(self.pass_button).to_have_count(0)

    def key_press(self, key: str) -> None:
        """A key, pressed."""
        self.page.keyboard.press(key)

    def focused(self) -> str:
        """The card that has the keyboard, or the kind of element that has it."""
        return self.page.evaluate("document.activeElement.dataset.card || document.activeElement.tagName")
