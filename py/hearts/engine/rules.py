"""Rules: the options of a table, and the facts that they come to: card sets, prices, a pass cycle, how a moon counts.

Options and presets are listed in `hearts.engine.options`; `docs/rules.md` says what each of them means. Engine, minds
and arena read the facts; of the options they read only those in `PLAIN`, which are facts as they stand. So a new value
of an option needs a change here, and nowhere else in them. The app reads options where it shows them to people.

>>> Rules.preset("classic-pc", limit=50).text()
'classic-pc limit=50'
>>> Rules.read("classic-pc limit=50").end_score
50
"""

from __future__ import annotations

from collections import OrderedDict  # MicroPython's plain dict keeps no order
from typing import TYPE_CHECKING

from hearts.engine.cards import BITS, CLUBS, DECK, HEARTS, NAMES, SUIT_SETS, bits, card, count, each
from hearts.engine.options import OPTIONS, PRESETS, RulesError, check, valued, whole, worded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts.engine.options import Value

    Demands = tuple[int, ...]

QUEEN = 1 << card("QS")
NO_CLUB = -1  # in place of the lowest club held, where nobody holds a club
# Options that are facts as they stand.
PLAIN = ("players", "pass_count", "decline", "must_break", "limit", "deals", "floor")

# Cards taken out of the pack where it does not divide, by number of players.
REMOVED = {3: ("2D",), 4: (), 5: ("2D", "2C"), 6: ("2D", "2C", "3C", "2S")}
# "Across" in a pass, by number of players: whoever sits further round than left and right, in seats clockwise.
ACROSS = {3: (), 4: (2,), 5: (2, 3), 6: (2, 4, 3)}
BONUS, CLEAN = -10, -5
LOWEST_START, HIGHEST_START = -99, 499  # scores before the first deal; they are below the limit as well


class Rules:
    """The rules of one table: every option as an attribute, and the facts. They do not change once they are made.

    name            the preset that they began with
    pack            the set of cards in play; hand_size: how many each seat gets; kitty_size: how many are set aside
    kitty_with      the kitty goes with the first trick that holds one of these cards, the last trick if none does
    pass_offsets    deal by deal, how many seats clockwise a pass goes, 0 for a keeper; see `pass_offset`
    club_leads      whether the holder of the lowest club leads to the first trick, not the seat left of the dealer
    lowest_opens    whether the lowest club must be led to it
    prices          what each of the 52 cards costs; total: what all of them cost together
    penalty_cards   the cards that cost points
    bonus_card      the card that takes points off, as a set; bonus_worth: what it counts, below 0, or 0 for none
    point_cards     hearts, and the Queen of Spades where she costs; first_barred: those barred from the first trick
    always_break    the cards that break hearts; break_discarded: those that break hearts when they are discarded
    lead_demands    [broken] -> the demands of a lead; see `hearts.engine.table.legal`
    follow_demands  [broken][suit led] -> the demands of a card that follows
    first_lead_demands, first_follow_demands   the same for the first trick; see `opening_demands`
    moon_cards      the seat that takes all of these shoots the moon
    moon_sides      how a moon may be scored: "minus", "plus", either of both, or none; moon_asks: the shooter chooses
    sun_tricks      so many tricks make a moon a sun, 0 where no moon is one
    pays_clean      whether a clean deal is paid for; see `clean_bonus`
    counts_tricks   whether the number of tricks that a seat wins may count
    start           each seat's score before the first deal
    end_score       a score as high as this ends the game, where no number of deals does
    half_score      the score that goes back to half of it, None for none
    ties_play_on    whether a tie for the lowest score goes on with another deal
    """

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

    _made = False

    def __init__(self, preset: str = "deluxe", **changes: Value) -> None:
        if preset not in PRESETS:
            raise RulesError("no-preset", preset=preset, presets=tuple(PRESETS))
        self.name = preset
        options: dict[str, Value] = OrderedDict([(option, values[0]) for option, values in OPTIONS.items()])
        options.update(PRESETS[preset])
        options.update(changes)
        for option, value in options.items():
            check(option, value)
            setattr(self, option, value)
        self._set_cards()
        self._set_demands()
        self._set_scores()
        _agree(self)
        # Equal rules have equal texts: extra cards in order, and no handicap where all start at zero.
        self.extra = ",".join([f"{NAMES[code]}={points}" for code, points in sorted(_extra(self.extra))])
        self.handicap = ",".join([str(score) for score in self.start]) if any(self.start) else ""
        self._key = tuple([getattr(self, option) for option in OPTIONS])
        self._made = True

    def _set_cards(self) -> None:
        """Set the pack, hands, kitty and prices."""
        removed = REMOVED[self.players] if self.remainder == "remove" else ()
        self.pack = DECK & ~bits([card(code) for code in removed])
        self.hand_size = 12 if self.hand == "twelve" else count(self.pack) // self.players
        self.kitty_size = count(self.pack) - self.hand_size * self.players

        self.prices = _prices(self)
        self.total = sum(self.prices)
        self.penalty_cards = bits([number for number in range(52) if self.prices[number]])
        self.bonus_card = 0 if self.bonus == "none" else 1 << card(self.bonus)
        self.bonus_worth = BONUS if self.bonus_card else 0
        self.kitty_with = {"penalty": self.penalty_cards, "first": DECK, "last": 0}[self.kitty_to]

    def _set_demands(self) -> None:
        """Set what may be passed, led and played."""
        round_table = {"L": (1,), "R": (self.players - 1,), "A": ACROSS[self.players], "K": (0,)}
        cycle = [offset for letter in self.passing for offset in round_table[letter]]
        self.pass_offsets = tuple(cycle) if self.pass_count else (0,)
        self.club_leads = self.leader == "club"
        self.lowest_opens = self.opening == "lowest"

        queen = QUEEN if self.queen else 0
        self.point_cards = HEARTS | queen
        self.always_break = HEARTS | (queen if self.queen_breaks == "played" else 0)
        self.break_discarded = HEARTS | (queen if self.queen_breaks != "never" else 0)
        self.first_barred = bar = 0 if self.bleed else self.point_cards
        closed = (HEARTS if self.must_break else 0) | (0 if self.queen_leads else queen)
        waits = queen if self.queen_waits else 0
        self.lead_demands = (_trim((DECK & ~closed,)), ())
        self.follow_demands = tuple([tuple([_trim((s, DECK & ~w)) for s in SUIT_SETS]) for w in (waits, 0)])
        self.first_lead_demands = _trim((DECK & ~(bar | closed), DECK & ~closed))
        self.first_follow_demands = tuple(
            [tuple([_trim((s & ~bar, s, DECK & ~(bar | w), DECK & ~w)) for s in SUIT_SETS]) for w in (waits, 0)]
        )

    def _set_scores(self) -> None:
        """Set how a deal is scored and when the game ends."""
        self.moon_cards = self.penalty_cards | (self.bonus_card if self.moon_bonus else 0)
        self.moon_sides = {"minus": ("minus",), "plus": ("plus",), "nothing": ()}.get(self.moon, ("minus", "plus"))
        self.moon_asks = self.moon == "choice"
        self.sun_tricks = self.hand_size if self.sun else 0
        self.pays_clean = self.clean != "off"
        self.counts_tricks = self.sun or self.clean == "tricks"
        self.start = tuple(_numbers(self.handicap)) or (0,) * self.players
        self.end_score = self.limit if self.ends == "reaches" else self.limit + 1
        self.half_score = self.limit if self.exact == "half" and not self.deals else None
        self.ties_play_on = self.ties == "play on"

    if hasattr(int, "bit_count"):  # MicroPython has none; there each value stored would take 20 microseconds more

        def __setattr__(self, name: str, value: object) -> None:
            if self._made:
                raise AttributeError("Rules do not change: make others.")
            object.__setattr__(self, name, value)

    @property
    def options(self) -> dict[str, Value]:
        """Every option with its value."""
        return OrderedDict(zip(OPTIONS, self._key))

    @classmethod
    def preset(cls, name: str, **changes: Value) -> Rules:
        """Return the rules called `name`, with changes."""
        return cls(name, **changes)

    @classmethod
    def read(cls, line: str) -> Rules:
        """Return the rules that `text` wrote; RulesError names what does not read."""
        words = line.split()
        changes = {}
        for word in words[1:]:
            option, _, value = word.partition("=")
            if option in changes:
                raise RulesError("option-twice", option=option)
            changes[option] = valued(option, value)
        return cls(words[0] if words else "", **changes)

    def text(self) -> str:
        """Return the preset and what differs from it, on one line: `deluxe limit=50`."""
        return " ".join([self.name] + [f"{option}={worded(value)}" for option, value in self.changes().items()])

    def changes(self) -> dict[str, Value]:
        """Return the options that differ from the preset."""
        plain = {option: values[0] for option, values in OPTIONS.items()}
        plain.update(PRESETS[self.name])
        return OrderedDict([(option, value) for option, value in self.options.items() if value != plain[option]])

    def worth(self, taken: int) -> int:
        """Return the points of a set of cards taken, the bonus card included."""
        points = self.bonus_worth if taken & self.bonus_card else 0
        for number in each(taken & self.penalty_cards):
            points += self.prices[number]
        return points

    def pass_offset(self, number: int) -> int:
        """Return how many seats clockwise deal `number` (from 0) passes; 0 for a keeper."""
        return self.pass_offsets[number % len(self.pass_offsets)]

    def opening_demands(self, lowest: int) -> Demands:
        """Return what the first lead of a deal must come from; `lowest` is the lowest club anybody holds, or
        NO_CLUB."""
        if self.opening == "any" or lowest == NO_CLUB:
            return self.first_lead_demands
        return (1 << lowest if self.lowest_opens else CLUBS,) + self.first_lead_demands

    def moon_worth(self, sun: bool) -> int:
        """Return the points of a moon; `sun`: of a moon with every trick."""
        return self.total * 2 if sun and self.sun else self.total

    def clean_bonus(self, points: int, tricks: int) -> int:
        """Return what a seat gets for a clean deal that took so many points and tricks; 0 where its deal was not
        clean."""
        taken = {"off": 1, "points": points, "tricks": tricks}[self.clean]
        return 0 if taken else CLEAN

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"Rules.read({self.text()!r})"


def _prices(rules: Rules) -> tuple[int, ...]:
    """Return what each of the 52 cards costs; 0 for those that are out of the pack."""
    prices = [0] * 52
    for number in each(HEARTS & rules.pack):
        prices[number] = number % 13 + 2 if rules.hearts == "rank" else 1
    for code, points in _extra(rules.extra):
        prices[code] = points
    prices[card("QS")] = rules.queen
    return tuple(prices)


def _extra(line: str) -> list[tuple[int, int]]:
    """Return extra penalty cards from `KS=10,AS=7`."""
    pairs = []
    for word in line.split(",") if line else ():
        code, _, points = word.partition("=")
        try:
            pairs.append((card(code), whole(points)))
        except ValueError:
            raise RulesError("no-penalty-card", option="extra", value=word) from None
    return pairs


def _numbers(line: str) -> list[int]:
    try:
        return [whole(word) for word in line.split(",")] if line else []
    except ValueError:
        raise RulesError("no-handicap", option="handicap", value=line) from None


def _trim(demands: Iterable[int]) -> Demands:
    """Return the demands that hold a card back and differ from the demand before."""
    kept: list[int] = []
    for demand in demands:
        if demand == DECK:
            break
        if demand and (not kept or kept[-1] != demand):
            kept.append(demand)
    return tuple(kept)


def _agree(rules: Rules) -> None:
    """Raise RulesError if two options contradict each other."""
    if rules.leader == "dealer" and rules.opening == "lowest":
        raise RulesError("dealer-leads-lowest", option="opening")
    if rules.hand == "twelve" and rules.players != 4:
        raise RulesError("twelve-for-four", option="hand")
    if rules.moon_bonus and not rules.bonus_card:
        raise RulesError("moon-bonus", option="moon_bonus")
    _agree_extra(rules)
    if len(rules.start) != rules.players:
        raise RulesError("handicap-count", option="handicap", players=rules.players, count=len(rules.start))
    for score in rules.start:
        if not LOWEST_START <= score <= HIGHEST_START or (score >= rules.limit and not rules.deals):
            raise RulesError("handicap-range", option="handicap", value=score)


def _agree_extra(rules: Rules) -> None:
    """Raise RulesError if an extra penalty card cannot be one at this table."""
    extra = 0
    for code, points in _extra(rules.extra):
        bit = BITS[code]
        if bit & (rules.point_cards | QUEEN):
            raise RulesError("extra-known", option="extra", card=code)
        if bit & rules.bonus_card:
            raise RulesError("extra-bonus", option="extra", card=code)
        if bit & extra:
            raise RulesError("extra-twice", option="extra", card=code, value=rules.extra)
        if not bit & rules.pack:
            raise RulesError("extra-removed", option="extra", card=code, players=rules.players)
        if not 0 < points <= 100:
            raise RulesError("extra-points", option="extra", card=code, value=points)
        extra |= bit
