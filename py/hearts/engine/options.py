"""The options of a table, the values that each may have, and the presets: sets of options that have a name.

`docs/rules.md` says what each value means and where it comes from; `hearts.engine.rules` makes facts of them.
"""

from __future__ import annotations

from collections import OrderedDict  # MicroPython's plain dict keeps no order
from typing import TYPE_CHECKING

from hearts.engine.cards import name
from hearts.engine.errors import RULES, HeartsError

if TYPE_CHECKING:
    from typing import Any

    Value = int | bool | str

YES_NO = (False, True)
# Option -> the values it takes, the default (preset Deluxe) first; a range where any of its numbers will do.
OPTIONS: dict[str, tuple[Any, ...]] = OrderedDict(
    [
        ("players", (4, 3, 5, 6)),  # how many play
        ("remainder", ("remove", "kitty")),  # what happens to the cards left over where the pack does not divide
        ("hand", ("all", "twelve")),  # how many cards each gets: all are dealt, or twelve and four in a kitty
        ("kitty_to", ("penalty", "first", "last")),  # which trick takes the kitty: with a penalty card, first, last
        ("passing", ("LRAK", "LARK", "LRA", "LAR", "L", "R", "K")),  # deal by deal: left, right, across, keeper
        ("pass_count", (3, range(7))),  # how many cards each passes
        ("decline", YES_NO),  # whether a player may forward the packet that comes, and pass no cards
        ("leader", ("club", "dealer")),  # who leads to the first trick: the lowest club's holder, or left of the dealer
        ("opening", ("club", "lowest", "any")),  # what leads to it: any club, the lowest club, or any card
        ("bleed", YES_NO),  # whether points may be played to the first trick
        ("must_break", (True, False)),  # whether hearts must be broken before they may be led
        ("queen_breaks", ("played", "discarded", "never")),  # when the Queen of Spades breaks hearts
        ("queen_leads", YES_NO),  # whether the Queen of Spades may be led before hearts are broken
        ("queen_waits", YES_NO),  # whether the Queen of Spades may not be discarded before hearts are broken
        ("queen", (13, 0)),  # the points of the Queen of Spades
        ("hearts", ("one", "rank")),  # the points of a heart: one, or its rank from 2 to 14
        ("extra", ("", "a list like KS=10,AS=7")),  # other penalty cards and their points
        ("bonus", ("JD", "TD", "none")),  # the card that takes ten points off
        ("clean", ("off", "points", "tricks")),  # five points off for who takes no points, or no trick
        ("moon", ("minus", "plus", "choice", "better", "nothing")),  # how it counts when one seat takes all points
        ("moon_bonus", YES_NO),  # whether a moon needs the bonus card too
        ("sun", YES_NO),  # whether a moon counts double for who takes every trick
        ("limit", (100, range(10, 1001))),  # the score that ends the game
        ("deals", (0, range(101))),  # the number of deals that ends the game instead; 0 for none
        ("ends", ("passes", "reaches")),  # whether a score must be over the limit to end the game, or just at it
        ("ties", ("play on", "share")),  # what a tie for the lowest score does at the end
        ("exact", ("nothing", "half")),  # what becomes of a score that lands exactly on the limit
        ("floor", YES_NO),  # whether scores stop at zero
        ("handicap", ("", "a start score for each seat like 0,10,0,-5")),  # the scores before the first deal
    ]
)

_STANDARD: dict[str, Any] = {
    "opening": "lowest",
    "queen_breaks": "never",
    "queen_leads": True,
    "bonus": "none",
    "ends": "reaches",
}
_PAGAT = dict(_STANDARD, bleed=True, moon="choice")
_OLD = dict(_PAGAT, leader="dealer", opening="any", must_break=False)
# Preset -> how it differs from Deluxe.
PRESETS: dict[str, dict[str, Value]] = OrderedDict(
    [
        ("deluxe", {}),
        ("outland", dict(_STANDARD, passing="LARK", queen_breaks="discarded", queen_leads=False, moon="plus")),
        ("requiem", dict(_STANDARD, moon="choice")),
        ("portal", dict(_STANDARD, queen_breaks="played", moon="choice")),
        ("pagat", _PAGAT),
        ("classic-pc", dict(_STANDARD, moon="plus")),
        ("kitty", dict(_PAGAT, hand="twelve")),
        ("old-school", _OLD),
        ("omnibus", dict(_STANDARD, bonus="JD", moon="plus")),
        ("spot", dict(_STANDARD, hearts="rank", moon="plus", limit=500)),
        ("black-maria", dict(_OLD, extra="KS=10,AS=7", moon="nothing", passing="R")),
    ]
)


class RulesError(HeartsError):
    """Options that do not exist, do not read, or do not go together; it names the option."""

    english = RULES
    spell = {"card": name}


def whole(word: str) -> int:
    """Return the whole number that a word states in plain digits, nine at most; ValueError where it states none."""
    digits = word[1:] if word[:1] in ("+", "-") else word
    if not 1 <= len(digits) <= 9 or digits.strip("0123456789"):
        raise ValueError(word)
    return int(word)


def known(option: str) -> None:
    """Raise RulesError if there is no such option."""
    if option not in OPTIONS:
        raise RulesError("no-option", option=option)


def check(option: str, value: Value) -> None:
    """Raise RulesError if an option does not take a value."""
    known(option)
    _, *others = values = OPTIONS[option]
    if isinstance(others[0], range):
        if isinstance(value, bool) or not isinstance(value, int) or value not in others[0]:
            raise RulesError("range", option=option, least=others[0][0], most=others[0][-1], value=repr(value))
    elif option in ("extra", "handicap"):
        if not isinstance(value, str):
            raise RulesError("text", option=option, example=others[0], value=repr(value))
    elif not any(value == choice and type(value) is type(choice) for choice in values):
        choices = tuple([worded(choice) for choice in values])
        raise RulesError("choice", option=option, choices=choices, value=worded(value))


def worded(value: Value) -> str:
    """Return a value as a word in the text of rules."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace(" ", "_")


def valued(option: str, word: str) -> Value:
    """Return the value of an option that a word in the text of rules stands for; RulesError where it does not read."""
    known(option)
    default = OPTIONS[option][0]
    if not word and default != "":
        raise RulesError("no-value", option=option)
    if isinstance(default, bool):
        if word not in ("yes", "no"):
            raise RulesError("choice", option=option, choices=("yes", "no"), value=word)
        return word == "yes"
    if isinstance(default, int):
        try:
            return whole(word)
        except ValueError:
            raise RulesError("no-number", option=option, value=word) from None
    return word.replace("_", " ")
