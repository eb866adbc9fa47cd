"""One round of the cards: `Deal` is the table and every hand, `View` is what one seat knows of it.

Hidden by composition: a View is built up from what a seat may know, so nothing has to be stripped out of it.
Both are values, as the table is; `give` and `play` return new ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import BITS, CLUBS, holder, lowest, text
from hearts.engine.rules import NO_CLUB, Rules
from hearts.engine.score import ended, leaders, line, shooter
from hearts.engine.table import IllegalMove, Table, legal, refusal

if TYPE_CHECKING:
    from hearts.engine.score import Line


class View:
    """What one seat knows of a game.

    hand      its cards; gave, got: what it passed on, and what came to it
    kitty     the cards set aside, if it may see them, else 0
    lines     the rows of the score sheet; scores: each seat's total before this deal, or after it once it is scored
    conceded  the seat that gave up, -1 for none; length: moves so far, those of chance included
    """

    def __init__(
        self,
        seat: int,
        table: Table,
        hand: int,
        gave: int,
        got: int,
        kitty: int,
        lines: tuple[Line, ...] = (),
        scores: tuple[int, ...] = (),
        conceded: int = -1,
        length: int = 0,
    ) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        self.gave = gave
        self.got = got
        self.kitty = kitty
        self.lines = lines
        self.scores = scores
        self.conceded = conceded
        self.length = length

    @property
    def rules(self) -> Rules:
        """The rules at this table."""
        return self.table.rules

    @property
    def phase(self) -> str:
        """How the game stands, as `Game.phase` says it: "pass", "play", "moon", "deal" or "over"."""
        table = self.table
        if self.conceded >= 0:
            return "over"
        if table.phase != "over":
            return table.phase
        if not self.closed:
            return "moon"
        return "over" if ended(table.rules, self.scores, len(self.lines)) else "deal"

    @property
    def closed(self) -> bool:
        """Whether the row of this deal is on the score sheet."""
        return bool(self.lines) and self.lines[-1].number == self.table.number

    @property
    def before(self) -> tuple[int, ...]:
        """The scores before this deal."""
        lines = self.lines[:-1] if self.closed else self.lines
        return lines[-1].totals if lines else self.rules.start

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must move now; none while the cards are dealt and after the game."""
        phase, table = self.phase, self.table
        if phase == "pass":
            return tuple([seat for seat in range(table.rules.players) if seat not in table.ready])
        if phase == "moon":
            return (shooter(table.rules, self.taken),)
        return (table.turn,) if phase == "play" else ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest score, without a player who conceded; before the end of the game, the leaders."""
        return leaders(self.scores, self.conceded)

    @property
    def taken(self) -> tuple[int, ...]:
        """For each seat the set of cards it took, the kitty's included where this seat may see it."""
        who = self.table.kitty_taker
        return tuple([cards | (self.kitty if seat == who else 0) for seat, cards in enumerate(self.table.taken)])

    def choices(self) -> tuple[Line, Line]:
        """Return the two rows that a shooter may choose from, minus for itself or plus for the others; ValueError
        before."""
        if self.phase != "moon":
            raise ValueError("No moon is to be scored now.")
        return self.row("minus"), self.row("plus")

    def row(self, choice: str = "") -> Line:
        """Return the row of the score sheet that this deal comes to, as far as this seat knows; `choice`: of a moon."""
        table = self.table
        return line(table.rules, table.number, self.taken, table.won, self.scores, choice)

    @property
    def legal(self) -> int:
        """The set this seat may play now; in the pass, its whole hand."""
        if self.table.phase == "pass":
            return self.hand
        return legal(self.hand, self.table.demands)

    @property
    def unseen(self) -> int:
        """The cards that this seat has not seen: in others' hands, or in a kitty."""
        return self.table.rules.pack & ~(self.hand | self.table.played | self.kitty)

    def points(self, seat: int, but: int = 0) -> int:
        """What `seat` has taken so far as this seat knows it, bonus card included; provisional, without moons.

        but   cards that do not count yet
        """
        table = self.table
        taken = table.taken[seat] | (self.kitty if seat == table.kitty_taker else 0)
        return table.rules.worth(taken & ~but)

    @property
    def giver(self) -> int:
        """The seat whose packet this seat received; -1 without one."""
        seats = range(self.table.rules.players)
        declined = self.table.declined
        return next((seat for seat in seats if seat not in declined and self.table.reaches(seat) == self.seat), -1)

    def refusal(self, card: int) -> IllegalMove | None:
        """Return why this seat may not play `card` now; None where it may."""
        return refusal(card, self.hand, self.table)

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {text(self.hand)}, {self.table}>"


class Deal:
    """A whole deal, seen from above: the table and every hand.

    dealt   each seat's hand as dealt; hands: as they are now
    gave    each seat's packet, 0 until it has chosen (and for who declined); got: what came to it
    """

    __slots__ = ("dealt", "gave", "got", "hands", "kitty", "table")

    def __init__(
        self,
        table: Table,
        dealt: tuple[int, ...],
        hands: tuple[int, ...],
        kitty: int,
        gave: tuple[int, ...],
        got: tuple[int, ...],
    ) -> None:
        self.table = table
        self.dealt = dealt
        self.hands = hands
        self.kitty = kitty
        self.gave = gave
        self.got = got

    @classmethod
    def begin(cls, rules: Rules, number: int, hands: tuple[int, ...], kitty: int) -> Deal:
        """Deal deal `number` (from 0) of a game and return it; a keeper is in play at once."""
        none = (0,) * rules.players
        deal = cls(Table(rules, number), hands, hands, kitty, none, none)
        return deal if deal.table.pass_offset else deal._open()

    def give(self, seat: int, packet: int) -> Deal:
        """Return the deal after `seat` has chosen its packet (0 declines); after the last choice the cards change
        hands."""
        table = self.table.give(seat, packet == 0)
        gave = self.gave[:seat] + (packet,) + self.gave[seat + 1 :]
        deal = Deal(table, self.dealt, self.hands, self.kitty, gave, self.got)
        return deal._exchange() if len(table.ready) == table.rules.players else deal

    def play(self, card: int) -> Deal:
        """Return the deal after the seat on turn has played `card`."""
        table = self.table
        hands = list(self.hands)
        hands[table.turn] &= ~BITS[card]
        return Deal(table.play(card), self.dealt, tuple(hands), self.kitty, self.gave, self.got)

    @property
    def taken(self) -> tuple[int, ...]:
        """For each seat the set of cards it took, the kitty's included."""
        who = self.table.kitty_taker
        return tuple([cards | (self.kitty if seat == who else 0) for seat, cards in enumerate(self.table.taken)])

    def view(
        self,
        seat: int,
        lines: tuple[Line, ...] = (),
        scores: tuple[int, ...] = (),
        conceded: int = -1,
        length: int = 0,
    ) -> View:
        """Return what `seat` knows of this deal, with the score sheet beside it."""
        table, hand, gave, got = self.table, self.hands[seat], self.gave[seat], self.got[seat]
        kitty = self.kitty if table.kitty_taker == seat or table.phase == "over" else 0
        return View(seat, table, hand, gave, got, kitty, lines, scores, conceded, length)

    def __repr__(self) -> str:
        return f"<Deal: {' | '.join([text(hand) for hand in self.hands])}, {self.table}>"

    def _exchange(self) -> Deal:
        """Exchange the packets and return the deal. Each packet reaches the next seat that has not declined; one that a
        decliner gets stays unseen and goes on."""
        table = self.table
        got = [0] * table.rules.players
        for seat, packet in enumerate(self.gave):
            got[table.reaches(seat)] |= packet
        hands = tuple([hand & ~out | into for hand, out, into in zip(self.hands, self.gave, got)])
        return Deal(table, self.dealt, hands, self.kitty, self.gave, tuple(got))._open()

    def _open(self) -> Deal:
        clubs = [hand & CLUBS for hand in self.hands]
        held = [lowest(hand) for hand in clubs if hand]
        club = min(held) if held else NO_CLUB
        leader = (self.table.dealer + 1) % self.table.rules.players
        if self.table.rules.club_leads and held:
            leader = holder(self.hands, BITS[club])
        return Deal(self.table.open(leader, club), self.dealt, self.hands, self.kitty, self.gave, self.got)
