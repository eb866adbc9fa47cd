"""The rules form: which options it offers in which order, what can be chosen for each, and why something cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.errors import said, sentence_of
from hearts.app.words.locale import say
from hearts.app.words.phrases import direction, joined
from hearts.engine.options import OPTIONS, RulesError
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.engine.options import Value

    # (option, index of its value in the form) -> why that value cannot be chosen.
    Refusals = dict[tuple[str, int], str]

# Group -> its options, in the form's order. The limit and the start scores have fields of their own.
GROUPS = (
    ("deal", ("players", "remainder", "hand", "kitty_to")),
    ("pass", ("passing", "pass_count", "decline")),
    ("first", ("leader", "opening", "bleed")),
    ("hearts", ("must_break", "queen_breaks", "queen_leads", "queen_waits")),
    ("points", ("queen", "hearts", "extra", "bonus", "clean")),
    ("moon", ("moon", "moon_bonus", "sun")),
    ("end", ("ends", "deals", "ties", "exact", "floor")),
)
# Option -> the values that the form offers, where they are not those of the option in its order.
OFFERED: dict[str, tuple[Value, ...]] = {
    "players": (3, 4, 5, 6),
    "pass_count": (0, 1, 2, 3, 4, 5, 6),
    "extra": ("", "KS=10,AS=7", "7C=7"),
    "deals": (0, 4, 8, 12),
}
# Option -> the values that the form offers.
VALUES: dict[str, tuple[Value, ...]] = {
    option: OFFERED.get(option, OPTIONS[option]) for _, options in GROUPS for option in options
}
# What sentences call the values that are neither a word of their own nor yes, no or a number.
CALLED = {
    ("queen", 0): "off",
    ("deals", 0): "none",
    ("ties", "play on"): "again",
    ("extra", ""): "none",
    ("extra", "KS=10,AS=7"): "black_maria",
    ("extra", "7C=7"): "hooligan",
}
# The sentence of a value, for each option whose values are not all numbers.
SAID = {
    "remainder": "option-remainder",
    "hand": "option-hand",
    "kitty_to": "option-kitty_to",
    "passing": "option-passing",
    "decline": "option-decline",
    "leader": "option-leader",
    "opening": "option-opening",
    "bleed": "option-bleed",
    "must_break": "option-must_break",
    "queen_breaks": "option-queen_breaks",
    "queen_leads": "option-queen_leads",
    "queen_waits": "option-queen_waits",
    "queen": "option-queen-off",
    "hearts": "option-hearts",
    "extra": "option-extra",
    "bonus": "option-bonus",
    "clean": "option-clean",
    "moon": "option-moon",
    "moon_bonus": "option-moon_bonus",
    "sun": "option-sun",
    "ends": "option-ends",
    "deals": "option-deals-none",
    "ties": "option-ties",
    "exact": "option-exact",
    "floor": "option-floor",
}
# What the form says in place of the engine, by the engine's error.
REFUSED = {
    "dealer-leads-lowest": "refused-dealer-leads-lowest",
    "extra-bonus": "refused-extra-bonus",
    "extra-known": "refused-extra-known",
    "extra-points": "refused-extra-points",
    "extra-removed": "refused-extra-removed",
    "extra-twice": "refused-extra-twice",
    "handicap-range": "refused-handicap-range",
    "moon-bonus": "refused-moon-bonus",
    "no-handicap": "refused-no-handicap",
    "no-penalty-card": "refused-no-penalty-card",
    "twelve-for-four": "refused-twelve-for-four",
}
# The checkboxes of Hearts Deluxe: option, its value when checked, its value when not.
CHECKBOXES: tuple[tuple[str, Value, Value], ...] = (
    ("bonus", "JD", "none"),
    ("queen", 13, 0),
    ("clean", "points", "off"),
    ("leader", "dealer", "club"),
    ("passing", "K", "LRAK"),
    ("opening", "lowest", "club"),
    ("bleed", True, False),
    ("queen_breaks", "never", "played"),
)
# The options that can contradict one another; no value of any other is ever refused.
CONTRARY = ("players", "remainder", "hand", "leader", "opening", "extra", "bonus", "moon_bonus", "deals")


# ---- labels ------------------------------------------------------------------------------------------------------


def group_title(group: str) -> str:
    """Return the title of a group of options."""
    return say("group-title", group=group)


def option_label(option: str) -> str:
    """Return the label of an option."""
    return say("option-label", option=option)


def value_label(option: str, value: Value, players: int = 4) -> str:
    """Return the label of one value of an option, at a table with this many players."""
    if option == "passing" and players != 4 and len(str(value)) > 1:
        ways = Rules(passing=value, players=players).pass_offsets
        return joined([say("direction-name", direction=direction(seats, players)) for seats in ways])
    called = CALLED.get((option, value))
    if called is None and isinstance(value, bool):
        called = "yes" if value else "no"
    elif called is None and isinstance(value, int):
        return say("value-deals", count=value) if option == "deals" else str(value)
    return say(SAID[option], value=called or value)


def value_labels(option: str) -> list[str]:
    """Return the labels of the values that the form offers for an option."""
    return [value_label(option, value) for value in VALUES[option]]


def box_label(number: int) -> str:
    """Return the name of a checkbox of Hearts Deluxe."""
    return say("box-label", option=CHECKBOXES[number][0])


def box_effect(number: int) -> str:
    """Return what a checkbox of Hearts Deluxe does, to stand beside its name."""
    return say("box-effect", option=CHECKBOXES[number][0])


def differing(rules: Rules, plain: Rules, group: str) -> list[str]:
    """Return the options of a group that differ from those of other rules, each with its value: `Cards passed: 2`."""
    lines = []
    for option in dict(GROUPS)[group]:
        value = rules.options[option]
        if value != plain.options[option]:
            label = value_label(option, value, rules.players) if value in VALUES[option] else str(value)
            lines.append(say("form-now", option=option_label(option), value=label))
    return lines


# ---- what can be chosen ------------------------------------------------------------------------------------------


def with_option(rules: Rules, option: str, value: Value) -> Rules:
    """Return the rules with one option changed; RulesError says why that cannot be."""
    changes: dict[str, Value] = {option: value}
    if option == "players" and isinstance(value, int):
        changes["handicap"] = handicap(list(rules.start + (0, 0, 0))[:value])
    return Rules(rules.name, **dict(rules.options, **changes))


def why_refused(rules: Rules, option: str, value: Value) -> str:
    """Return why these rules refuse this value of an option, as a sentence; empty if they take it."""
    try:
        with_option(rules, option, value)
    except RulesError as error:
        return error_sentence(error)
    return ""


def refusals(rules: Rules, options: tuple[str, ...] = CONTRARY) -> Refusals:
    """Return every value of the form that cannot be chosen beside these rules, and why."""
    refusals = {}
    for option in options:
        for index, value in enumerate(VALUES[option]):
            why = why_refused(rules, option, value) if value != rules.options[option] else ""
            if why:
                refusals[option, index] = why
    return refusals


def error_sentence(error: RulesError) -> str:
    """Return what is wrong, to stand beside its option."""
    if error.id == "range":
        return _out_of_range(error)
    return said(REFUSED[error.id], error) if error.id in REFUSED else sentence_of(error)


def _out_of_range(error: RulesError) -> str:
    """Return the allowed range and what the player typed, without the engine's quotes."""
    value = str(error.values["value"]).strip("'\"").strip()
    if not value:
        return said("form-number", error)
    try:
        return said("refused-range", RulesError(error.id, **dict(error.values, value=int(value))))
    except ValueError:
        return said("refused-range", RulesError(error.id, **dict(error.values, value=value)))


def why_settled(rules: Rules, option: str) -> str:
    """Return why other options leave nothing to choose for this one, as a sentence; empty if there is a choice."""
    for options, holds, why in (
        (("remainder",), rules.players == 4, "settled-remainder"),
        (("kitty_to",), not rules.kitty_size, "settled-kitty_to"),
        (("passing",), not rules.pass_count, "settled-pass"),
        (("pass_count",), rules.passing == "K", "settled-pass"),
        (("decline",), not any(rules.pass_offsets), "settled-pass"),
        (("queen_breaks", "queen_leads", "queen_waits"), not rules.queen, "settled-queen"),
        (("queen_breaks",), not rules.must_break, "settled-queen_breaks"),
        (("sun",), rules.moon == "nothing", "settled-sun"),
        (("ends", "exact"), bool(rules.deals), "settled-ends"),
    ):
        if holds and option in options:
            return say(why)
    return ""


# ---- checkboxes and fields ---------------------------------------------------------------------------------------


def is_checked(rules: Rules, number: int) -> bool:
    """Return whether that checkbox of Hearts Deluxe is checked."""
    option, on, _ = CHECKBOXES[number]
    return bool(rules.options[option] == on)


def box_option(rules: Rules, number: int, on: bool) -> tuple[str, Value]:
    """Return the option and the value that a checkbox sets when checked; unchecked, it sets the preset's value if
    possible."""
    option, ticks, otherwise = CHECKBOXES[number]
    usual = Rules(rules.name).options[option]
    return option, ticks if on else otherwise if usual == ticks else usual


def handicap(start: list[int]) -> str:
    """Start scores as the option writes them; empty if all start at zero."""
    return ",".join([str(score) for score in start]) if any(start) else ""


def may_start(rules: Rules, score: str) -> bool:
    """Return whether a seat may start with this score under these rules."""
    try:
        with_option(rules, "handicap", ",".join([score] + ["0"] * (rules.players - 1)))
    except RulesError:
        return False
    return True


def tidy_cards(text: str) -> str:
    """Return penalty cards as the rules write them, from what people type: `ks = 10; as=7` is KS=10,AS=7."""
    return "".join(text.upper().replace(";", ",").replace("+", "").split()).strip(",")
