"""The table: what everyone can see of a deal. It says whose turn it is, and what may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import BITS, CLUBS, HEARTS, SUIT_NAMES, SUIT_SETS, bits, codes, lowest, spoken, text
from hearts.engine.errors import MOVES, HeartsError
from hearts.engine.rules import NO_CLUB, Rules
from hearts.engine.trick import Trick, best

if TYPE_CHECKING:
    from hearts.engine.rules import Demands

_new = object.__new__  # there is no Table.__new__ on MicroPython


class IllegalMove(HeartsError):
    """A move that the rules do not allow now; it tells a player why."""

    english = MOVES
    spell = {"card": spoken, "cards": text, "suit": lambda number: SUIT_NAMES[number]}


def legal(hand: int, demands: Demands) -> int:
    """Return the cards of `hand` that may be played: those in the first demand that any of them meets, all if none
    does."""
    for demand in demands:
        allowed = hand & demand
        if allowed:
            return allowed
    return hand


class Table:
    """What everyone at the table can see of a deal.

    phase     "pass", "play" or "over"
    pass_offset  how many seats clockwise a pass goes; 0 for a keeper
    ready     seats that have chosen what to pass; declined: those who forward what comes to them
    leader    who led the trick in play; trick: its cards so far; tricks: those finished
    turn      whose card is awaited, -1 for nobody
    taken     for each seat the set of cards in its tricks; a kitty's cards are not among them
    played    the set of all cards played
    demands   sets that the next card should come from, the first one before all; see `legal`
    kitty_taker  the seat that has the kitty, -1 for nobody yet
    """

    __slots__ = (
        "broken", "dealer", "declined", "demands", "kitty_taker", "leader", "number", "pass_offset", "phase", "played",
        "ready", "rules", "taken", "trick", "tricks", "turn",
    )  # fmt: skip

    def __init__(self, rules: Rules, number: int) -> None:
        self.rules = rules
        self.number = number
        self.dealer = (number - 1) % rules.players
        self.pass_offset = rules.pass_offset(number)
        self.phase = "pass"
        self.ready: tuple[int, ...] = ()
        self.declined: tuple[int, ...] = ()
        self.leader = self.turn = self.kitty_taker = -1
        self.trick: tuple[int, ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self.taken: tuple[int, ...] = (0,) * rules.players
        self.played = 0
        self.broken = False
        self.demands: Demands = ()

    def _copy(self) -> Table:
        """Return a copy of the table, to be changed."""
        copy: Table = _new(Table)  # two fields a line: more of them would be packed into a tuple first
        copy.rules, copy.number = self.rules, self.number
        copy.dealer, copy.pass_offset = self.dealer, self.pass_offset
        copy.phase, copy.ready = self.phase, self.ready
        copy.declined, copy.kitty_taker = self.declined, self.kitty_taker
        copy.leader, copy.turn = self.leader, self.turn
        copy.trick, copy.tricks = self.trick, self.tricks
        copy.taken, copy.played = self.taken, self.played
        copy.broken, copy.demands = self.broken, self.demands
        return copy

    def give(self, seat: int, declined: bool) -> Table:
        """Return the table after `seat` has chosen its pass, or declined to."""
        after = self._copy()
        after.ready += (seat,)
        if declined:
            after.declined += (seat,)
        return after

    def open(self, leader: int, lowest_club: int) -> Table:
        """Return the table as `leader` may lead to the first trick; `lowest_club` is the lowest held, or NO_CLUB."""
        after = self._copy()
        after.phase = "play"
        after.leader = after.turn = leader
        after.demands = self.rules.opening_demands(lowest_club)
        return after

    def play(self, card: int) -> Table:
        """Return the table after the seat on turn has played `card`."""
        rules, bit = self.rules, BITS[card]
        after = self._copy()
        after.trick = trick = self.trick + (card,)
        after.played = self.played | bit
        led = trick[0] // 13
        if not self.broken:
            breakers = rules.always_break if card // 13 == led else rules.break_discarded
            after.broken = breakers & bit != 0
        if len(trick) == rules.players:
            after._sweep()
            return after
        after.turn = (self.turn + 1) % rules.players
        if not self.trick or after.broken != self.broken:  # else the same is asked of the next seat as of this one
            follow = rules.follow_demands if self.tricks else rules.first_follow_demands
            after.demands = follow[after.broken][led]
        return after

    def _sweep(self) -> None:
        """Give the trick to its winner, who leads the next one."""
        rules, trick = self.rules, self.trick
        swept = bits(trick)
        winner = (self.leader + best(trick)) % rules.players
        self.tricks += (Trick(self.leader, trick),)
        self.trick = ()
        taken = list(self.taken)
        taken[winner] |= swept
        self.taken = tuple(taken)
        last = len(self.tricks) == rules.hand_size
        if rules.kitty_size and self.kitty_taker < 0 and (swept & rules.kitty_with or last):
            self.kitty_taker = winner
        self.leader = self.turn = winner
        self.demands = rules.lead_demands[self.broken]
        if last:
            self.phase, self.turn = "over", -1

    @property
    def first_leader(self) -> int:
        """The seat that led to the first trick, or leads to it now; -1 before play."""
        return self.tricks[0].leader if self.tricks else self.leader

    @property
    def club_to_lead(self) -> int:
        """While the first lead is awaited: the club that it must be, or where any club will do, the lowest in the pack.

        NO_CLUB where it need not be a club, and later.
        """
        demand = self.demands[0] if self.demands and self.phase == "play" and not self.played else 0
        return lowest(demand & self.rules.pack) if demand and not demand & ~CLUBS else NO_CLUB

    @property
    def plays(self) -> tuple[tuple[int, int], ...]:
        """Seat and card of each play so far, in order: the finished tricks and the one in play."""
        players, plays = self.rules.players, []
        for leader, cards in [(trick.leader, trick.cards) for trick in self.tricks] + [(self.leader, self.trick)]:
            for index, card in enumerate(cards):
                plays.append(((leader + index) % players, card))
        return tuple(plays)

    @property
    def won(self) -> tuple[int, ...]:
        """How many tricks each seat has won."""
        counts = [0] * self.rules.players
        if self.tricks:
            for trick in self.tricks[1:]:
                counts[trick.leader] += 1  # who wins a trick leads to the next
            counts[self.leader] += 1
        return tuple(counts)

    def held(self, seat: int) -> int:
        """Return how many cards `seat` holds."""
        rules = self.rules
        has_played = (seat - self.leader) % rules.players < len(self.trick)
        return rules.hand_size - len(self.tricks) - has_played

    def receiver(self, seat: int) -> int:
        """Return the seat that `seat` passes to."""
        return (seat + self.pass_offset) % self.rules.players

    def reaches(self, seat: int) -> int:
        """Return the seat that receives the packet of `seat`: the next one round that has not declined, perhaps
        `seat` itself."""
        to = self.receiver(seat)
        while to in self.declined and to != seat:
            to = self.receiver(to)
        return to

    def points(self, seat: int) -> int:
        """Return what `seat` has taken so far, bonus card included; provisional, without moons and kitty."""
        return self.rules.worth(self.taken[seat])

    def __repr__(self) -> str:
        if self.phase == "pass":
            return f"<Table of deal {self.number + 1}: pass, seats {self.ready} have chosen>"
        trick = f"trick {len(self.tricks) + 1}, seat {self.turn} after {codes(self.trick)}"
        return f"<Table of deal {self.number + 1}: {trick if self.phase == 'play' else self.phase}>"


def refusal(card: int, hand: int, table: Table) -> IllegalMove | None:
    """Return the rule that keeps `card` of `hand` from being played now; None where none does."""
    bit, demands = BITS[card], table.demands
    if not hand & bit:
        return IllegalMove("not-held", card=card)
    allowed = legal(hand, demands)
    if allowed & bit:
        return None
    rules, led = table.rules, table.trick[0] // 13 if table.trick else -1
    if led >= 0 and card // 13 != led and hand & SUIT_SETS[led]:
        return IllegalMove("follow-suit", suit=led)
    if led < 0 and not table.tricks and not (allowed | demands[0]) & ~CLUBS:
        if rules.lowest_opens:
            return IllegalMove("start-with-card", card=lowest(allowed))
        return IllegalMove("start-with-club")
    barred = 0 if table.tricks else rules.first_barred
    if bit & barred and not allowed & barred:
        return IllegalMove("no-hearts-first" if barred == HEARTS else "no-points-first")
    if led >= 0:
        return IllegalMove("queen-waits" if rules.must_break else "queen-waits-heart")
    if bit & HEARTS:
        return IllegalMove("hearts-closed")
    return IllegalMove("queen-closed" if rules.must_break else "queen-closed-heart")
