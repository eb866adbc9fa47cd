"""Rules: the options of a table above the line; below it what they mean, as card sets, prices, a pass cycle, a moon.

Nothing else in the engine looks at an option. Every option and its meaning is settled in the project's rules page;
a new variant is a new line in `PRESETS`.

>>> Rules.preset("classic-pc", limit=50).text()
'classic-pc limit=50'
>>> Rules.read("classic-pc limit=50").ends
'reaches'
"""

import json
from collections import OrderedDict  # MicroPython's plain dict keeps no order
from typing import TYPE_CHECKING

from hearts.engine.cards import CLUBS, DECK, HEARTS, NAMES, SUIT_SETS, bits, card, each

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Value = int | bool | str
    Wants = tuple[int, ...]

QUEEN = 1 << card("QS")

YES_NO = (False, True)
# Option -> the values it takes, the default (preset Deluxe) first; a range where any of its numbers will do.
OPTIONS: "dict[str, tuple[Any, ...]]" = OrderedDict(
    [
        ("players", (4, 3, 5, 6)),
        ("remainder", ("remove", "kitty")),
        ("hand", ("all", "twelve")),
        ("kitty_to", ("penalty", "first", "last")),
        ("passing", ("LRAK", "LARK", "LRA", "LAR", "L", "R", "K")),
        ("pass_count", (3, range(7))),
        ("decline", YES_NO),
        ("leader", ("club", "dealer")),
        ("opening", ("club", "lowest", "any")),
        ("bleed", YES_NO),
        ("must_break", (True, False)),
        ("queen_breaks", ("played", "discarded", "never")),
        ("queen_leads", YES_NO),
        ("queen_waits", YES_NO),
        ("queen", (13, 0)),
        ("hearts", ("one", "rank")),
        ("extra", ("", "a list like KS=10,AS=7")),
        ("bonus", ("JD", "TD", "none")),
        ("clean", ("off", "points", "tricks")),
        ("moon", ("minus", "plus", "choice", "better", "nothing")),
        ("moon_bonus", YES_NO),
        ("sun", YES_NO),
        ("limit", (100, range(10, 1001))),
        ("deals", (0, range(101))),
        ("ends", ("passes", "reaches")),
        ("ties", ("play on", "share")),
        ("exact", ("nothing", "half")),
        ("floor", YES_NO),
        ("handicap", ("", "a start score for each seat like 0,10,0,-5")),
    ]
)

_STANDARD: "dict[str, Any]" = {
    "opening": "lowest",
    "queen_breaks": "never",
    "queen_leads": True,
    "bonus": "none",
    "ends": "reaches",
}
_PAGAT = dict(_STANDARD, bleed=True, moon="choice")
_OLD = dict(_PAGAT, leader="dealer", opening="any", must_break=False)
# Preset -> how it differs from Deluxe.
PRESETS: "dict[str, dict[str, Value]]" = OrderedDict(
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

# Cards taken out of the pack where it does not divide, by number of players.
REMOVED = {3: ("2D",), 4: (), 5: ("2D", "2C"), 6: ("2D", "2C", "3C", "2S")}
# "Across" in a pass, by number of players: whoever sits further round than left and right, in seats clockwise.
ACROSS = {3: (), 4: (2,), 5: (2, 3), 6: (2, 4, 3)}
BONUS, CLEAN = -10, -5


class RulesError(ValueError):
    """Options that do not exist, do not read, or do not go together; the message names the option."""


class Rules:
    """The rules of one table: every option as an attribute, and under the line what they come to."""

    players: int
    remainder: str
    hand: str
    kitty_to: str
    passing: str
    pass_count: int
    decline: bool
    leader: str
    opening: str
    bleed: bool
    must_break: bool
    queen_breaks: str
    queen_leads: bool
    queen_waits: bool
    queen: int
    hearts: str
    extra: str
    bonus: str
    clean: str
    moon: str
    moon_bonus: bool
    sun: bool
    limit: int
    deals: int
    ends: str
    ties: str
    exact: str
    floor: bool
    handicap: str

    def __init__(self, preset: str = "deluxe", **changes: "Value") -> None:
        if preset not in PRESETS:
            raise RulesError(f"There are no rules called “{preset}”: choose one of {', '.join(PRESETS)}.")
        self.name = preset
        options: "dict[str, Value]" = OrderedDict([(option, values[0]) for option, values in OPTIONS.items()])
        options.update(PRESETS[preset])
        options.update(changes)
        for option, value in options.items():
            _check(option, value)
        self.options = options

        for option, value in options.items():
            setattr(self, option, value)

        # ---- what the options mean -------------------------------------------------------------------------------
        removed = REMOVED[self.players] if self.remainder == "remove" else ()
        out = bits([card(code) for code in removed])
        self.pack = tuple([number for number in range(52) if not out >> number & 1])
        self.hand_size = 12 if self.hand == "twelve" else len(self.pack) // self.players
        self.kitty_size = len(self.pack) - self.hand_size * self.players

        self.prices = _prices(self, out)
        self.total = sum(self.prices)
        self.penalty_cards = bits([number for number in range(52) if self.prices[number]])
        self.bonus_card = 0 if self.bonus == "none" else 1 << card(self.bonus)
        queen = QUEEN if self.queen else 0
        self.point_cards = HEARTS | queen
        # The kitty goes with the first trick that holds one of these, the last one if none does.
        self.kitty_with = {"penalty": self.penalty_cards, "first": DECK, "last": 0}[self.kitty_to]
        self.always_break = HEARTS | (queen if self.queen_breaks == "played" else 0)
        self.break_discarded = HEARTS | (queen if self.queen_breaks != "never" else 0)

        bar = 0 if self.bleed else self.point_cards
        closed = (HEARTS if self.must_break else 0) | (0 if self.queen_leads else queen)
        waits = queen if self.queen_waits else 0
        self.lead_wants = (_trim((DECK & ~closed,)), ())
        self.follow_wants = tuple([tuple([_trim((s, DECK & ~w)) for s in SUIT_SETS]) for w in (waits, 0)])
        self.first_lead_wants = _trim((DECK & ~(bar | closed), DECK & ~closed))
        self.first_follow_wants = tuple(
            [tuple([_trim((s & ~bar, s, DECK & ~(bar | w), DECK & ~w)) for s in SUIT_SETS]) for w in (waits, 0)]
        )

        round_table = {"L": (1,), "R": (self.players - 1,), "A": ACROSS[self.players], "K": (0,)}
        self.ways = tuple([way for letter in self.passing for way in round_table[letter]])
        if not self.pass_count:
            self.ways = (0,)
        self.start = tuple(_numbers(self.handicap)) or (0,) * self.players
        _agree(self)

    @classmethod
    def preset(cls, name: str, **changes: "Value") -> "Rules":
        """The rules called `name`, with changes."""
        return cls(name, **changes)

    @classmethod
    def read(cls, line: str) -> "Rules":
        """The rules that `text` wrote; RulesError names what does not read."""
        words = line.split()
        changes = {}
        for word in words[1:]:
            option, _, value = word.partition("=")
            changes[option] = _value(option, value)
        return cls(words[0] if words else "", **changes)

    def text(self) -> str:
        """The preset and what differs from it, on one line: `deluxe limit=50`."""
        return " ".join([self.name] + [f"{option}={_word(value)}" for option, value in self.changes().items()])

    def changes(self) -> "dict[str, Value]":
        """The options that differ from the preset."""
        plain = {option: values[0] for option, values in OPTIONS.items()}
        plain.update(PRESETS[self.name])
        changed = [option for option in OPTIONS if self.options[option] != plain[option]]
        return OrderedDict([(option, self.options[option]) for option in changed])

    def json(self) -> str:
        """The preset and what differs from it, as JSON: `{"preset": "deluxe", "limit": 50}`."""
        return json.dumps(OrderedDict([("preset", self.name)] + list(self.changes().items())))

    @classmethod
    def read_json(cls, source: str) -> "Rules":
        """The rules that `json` wrote; RulesError names what does not read."""
        try:
            found = json.loads(source)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise RulesError("This is no JSON object that could hold rules.")
        preset = found.pop("preset", "deluxe")
        for option in found:
            _known(option)
        return cls(str(preset), **found)

    def worth(self, taken: int) -> int:
        """The points of a set of cards taken, the bonus card included."""
        points = BONUS if taken & self.bonus_card else 0
        for number in each(taken & self.penalty_cards):
            points += self.prices[number]
        return points

    def way(self, number: int) -> int:
        """How many seats clockwise deal `number` (from 0) passes; 0 for a keeper."""
        return self.ways[number % len(self.ways)]

    def opening_wants(self, lowest: int) -> "Wants":
        """What the first lead of a deal must come from; `lowest` is the lowest club anybody holds, -1 for none."""
        if self.opening == "any" or lowest < 0:
            return self.first_lead_wants
        return (1 << lowest if self.opening == "lowest" else CLUBS,) + self.first_lead_wants

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.options == other.options

    def __hash__(self) -> int:
        return hash(tuple([self.options[option] for option in OPTIONS]))

    def __repr__(self) -> str:
        return f"Rules.read({self.text()!r})"


def _prices(rules: Rules, out: int) -> "tuple[int, ...]":
    """What each of the 52 cards costs; 0 for those that are out of the pack."""
    prices = [0] * 52
    for number in each(HEARTS & ~out):
        prices[number] = number % 13 + 2 if rules.hearts == "rank" else 1
    for code, points in _extra(rules.extra):
        prices[code] = points
    prices[card("QS")] = rules.queen
    return tuple(prices)


def _extra(line: str) -> "list[tuple[int, int]]":
    """Extra penalty cards from `KS=10,AS=7`."""
    found = []
    for word in line.split(",") if line else ():
        code, _, points = word.partition("=")
        try:
            found.append((card(code), int(points)))
        except ValueError:
            raise RulesError(f"extra: “{word}” is no penalty card; write a card and its points, like KS=10.") from None
    return found


def _numbers(line: str) -> "list[int]":
    try:
        return [int(word) for word in line.split(",")] if line else []
    except ValueError:
        raise RulesError(f"handicap: “{line}” is no list of start scores, one for each seat, like 0,10,0,-5.") from None


def _trim(wants: "Iterable[int]") -> "Wants":
    """The wants that hold something back and differ from the one before."""
    found: list[int] = []
    for want in wants:
        if want == DECK:
            break
        if want and (not found or found[-1] != want):
            found.append(want)
    return tuple(found)


def _known(option: str) -> None:
    if option not in OPTIONS:
        raise RulesError(f"There is no option called “{option}”.")


def _check(option: str, value: "Value") -> None:
    _known(option)
    _, *others = values = OPTIONS[option]
    if isinstance(others[0], range):
        if isinstance(value, bool) or not isinstance(value, int) or value not in others[0]:
            raise RulesError(f"{option} is a number from {others[0][0]} to {others[0][-1]}, not {value!r}.")
    elif option in ("extra", "handicap"):
        if not isinstance(value, str):
            raise RulesError(f"{option} is {others[0]}, not {value!r}.")
    elif not any(value == choice and type(value) is type(choice) for choice in values):
        raise RulesError(f"{option} is one of {', '.join([_word(choice) for choice in values])}, not {_word(value)}.")


def _agree(rules: Rules) -> None:
    """RulesError where two options contradict each other."""
    if rules.leader == "dealer" and rules.opening == "lowest":
        raise RulesError(
            "leader and opening: left of the dealer may not hold the lowest club, so cannot have to lead it."
        )
    if rules.hand == "twelve" and rules.players != 4:
        raise RulesError("hand: twelve cards each and a kitty of four is a deal for four players.")
    if rules.moon_bonus and not rules.bonus_card:
        raise RulesError("moon_bonus: there is no bonus card that a moon could need.")
    _agree_extra(rules)
    if len(rules.start) != rules.players:
        raise RulesError(f"handicap: {rules.players} players need as many start scores, not {len(rules.start)}.")
    for score in rules.start:
        if not -50 <= score <= 75 or (score >= rules.limit and not rules.deals):
            raise RulesError(f"handicap: a start score is from -50 to 75 and below the limit, not {score}.")


def _agree_extra(rules: Rules) -> None:
    """RulesError where an extra penalty card cannot be one at this table."""
    extra = _extra(rules.extra)
    for code, points in extra:
        name, others = NAMES[code], [other for other, _ in extra]
        if 1 << code & (rules.point_cards | QUEEN):
            raise RulesError(f"extra: {name} has its own option.")
        if 1 << code & rules.bonus_card:
            raise RulesError(f"extra: {name} is the bonus card already.")
        if others.count(code) > 1:
            raise RulesError(f"extra: {name} stands twice in {rules.extra}.")
        if code not in rules.pack:
            out = f"{name} is out of the pack where {rules.players} play"
            raise RulesError(f"extra: {out}, unless the cards that do not divide make a kitty.")
        if not 0 < points <= 100:
            raise RulesError(f"extra: {name} must cost 1 to 100 points, not {points}.")


def _word(value: "Value") -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace(" ", "_")


def _value(option: str, word: str) -> "Value":
    _known(option)
    default = OPTIONS[option][0]
    if isinstance(default, bool):
        if word not in ("yes", "no"):
            raise RulesError(f"{option} is one of yes, no, not {word}.")
        return word == "yes"
    if isinstance(default, int):
        try:
            return int(word)
        except ValueError:
            raise RulesError(f"{option} is a number, not {word}.") from None
    return word.replace("_", " ")
