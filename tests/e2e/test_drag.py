"""Cards in the hand follow a mouse or a finger: dragged above the hand they are chosen, elsewhere they fall back."""

import re

import pytest
from person import Held, Table
from playwright.sync_api import expect

UP = re.compile(r"\blift\b")
HELD = re.compile(r"\bheld\b")
FAR = 150  # pixels above the hand


class Pointer:
    """The mouse, or a finger that Chromium takes for a real one."""

    def __init__(self, table: Table) -> None:
        self.mouse = None if table.touch else table.page.mouse
        self.page = table.page
        self.fingers = table.page.context.new_cdp_session(table.page) if table.touch else None

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        assert self.fingers
        given = [{"x": x, "y": y} for x, y in points]
        self.fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    def down(self, x: float, y: float) -> None:
        """Press here."""
        self.at = x, y
        if self.mouse:
            self.mouse.move(x, y)
            self.mouse.down()
        else:
            self._touch("touchStart", (x, y))

    def to(self, x: float, y: float) -> None:
        """Go there in a few steps."""
        (a, b), steps = self.at, 5
        self.at = x, y
        for step in range(1, steps + 1):
            place = a + (x - a) * step / steps, b + (y - b) * step / steps
            if self.mouse:
                self.mouse.move(*place)
            else:
                self._touch("touchMove", place)

    def up(self) -> None:
        """Let go."""
        if self.mouse:
            self.mouse.up()
        else:
            self._touch("touchEnd")


def strip(table: Table, card: Held) -> tuple[float, float]:
    """Where a card can be pressed."""
    box = table.card(card).bounding_box()
    assert box
    return box["x"] + 14, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_card_is_dragged_to_the_table_and_falls_back_into_the_hand(visit, casual, size):
    table = visit("?seed=5&pace=0", size=size, kept=casual)
    look, pointer = table.turn(), Pointer(table)
    card = look.hand[4]
    x, y = strip(table, card)
    pointer.down(x, y)
    pointer.to(x + 10, y - 30)
    expect(table.card(card)).to_have_class(HELD)
    pointer.up()
    assert not any(one.chosen for one in table.look().hand), "it was let go in the hand"
    expect(table.card(card)).not_to_have_class(HELD)
    for card in look.hand[4:7]:  # in the pass, dragging chooses
        x, y = strip(table, card)
        pointer.down(x, y)
        pointer.to(x + 40, y - FAR)
        expect(table.card(card)).to_have_class(UP)
        pointer.up()
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    table.press(table.pass_button)
    look = table.turn(4)
    barred = [one for one in look.hand if not one.playable]
    x, y = strip(table, barred[0])
    pointer.down(x, y)
    pointer.to(x, y - FAR)
    pointer.up()
    expect(table.page.locator("#notice")).to_be_visible()
    assert table.look().moves == look.moves, "a barred card says why and comes back"
    card = look.playable[0]
    x, y = strip(table, card)
    pointer.down(x, y)
    pointer.to(x - 20, y - FAR)
    pointer.up()
    assert card.code not in [one.code for one in table.turn(look.moves).hand]
    table.play(table.look().playable[0])  # a click after a drag is a click again


@pytest.mark.whole
def test_a_card_that_fell_back_is_lifted_by_the_next_tap_and_seen_to_be(visit, casual):
    table = visit("?seed=5&pace=0", size="phone", kept=casual)
    look, pointer = table.turn(), Pointer(table)
    table.give(look.hand[:3])
    card = table.turn(4).playable[0]
    x, y = strip(table, card)
    face = table.card(card).locator(".face")
    before = face.bounding_box()
    pointer.down(x, y)
    pointer.to(x, y - 30)
    pointer.up()
    table.choose(card)
    expect(table.card(card)).to_have_class(UP)
    table.page.wait_for_function(
        "([code, y]) => document.querySelector(`[data-card='${code}'] .face`).getBoundingClientRect().y < y - 10",
        arg=[card.code, before["y"]],
    )


def test_a_finger_that_slides_along_the_fan_shows_each_card_and_plays_the_one_it_lifts_out(visit, casual):
    table = visit("?seed=5&pace=0", size="phone", kept=casual)
    look, pointer = table.turn(), Pointer(table)
    first, last = strip(table, look.hand[2]), strip(table, look.hand[8])
    pointer.down(*first)
    pointer.to(*last)
    expect(table.card(look.hand[8])).to_have_class(UP)
    expect(table.card(look.hand[2])).not_to_have_class(UP)
    pointer.to(last[0], last[1] - FAR)
    expect(table.card(look.hand[8])).to_have_class(HELD)
    pointer.up()
    expect(table.card(look.hand[8])).to_have_attribute("aria-pressed", "true")
    assert [card.chosen for card in table.look().hand].count(True) == 1
