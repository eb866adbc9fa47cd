"""One round of the cards: `Table` is what all can see, `Deal` adds every hand, `View` is what one seat knows.

Hidden by composition: a View is built up from what a seat may know, so nothing has to be stripped out of it.
All three are values; `give` and `play` return new ones.
"""

from typing import TYPE_CHECKING

from hearts.engine.cards import BITS, CLUBS, HEARTS, SUIT_NAMES, SUIT_SETS, bits, lowest, spoken
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.engine.rules import Wants
    from hearts.engine.score import Line


_new = object.__new__  # there is no Table.__new__ on MicroPython


class IllegalMove(ValueError):
    """A move that the rules do not allow now; the message tells a player why."""


def legal(hand: int, wants: "Wants") -> int:
    """The cards of `hand` that may be played: each want holds cards back, or gives way where it leaves none."""
    for want in wants:
        allowed = hand & want
        if allowed:
            return allowed
    return hand


class Trick:
    """Cards in the order played, from the leader on clockwise."""

    __slots__ = ("cards", "leader")

    def __init__(self, leader: int, cards: "tuple[int, ...]") -> None:
        self.leader = leader
        self.cards = cards

    def seat(self, index: int, players: int) -> int:
        """Who played the card at `index`."""
        return (self.leader + index) % players

    def winner(self, players: int) -> int:
        """The seat whose card is the highest of the suit led."""
        return (self.leader + best(self.cards)) % players

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trick) and (self.leader, self.cards) == (other.leader, other.cards)

    def __hash__(self) -> int:
        return hash((self.leader, self.cards))


def best(cards: "tuple[int, ...]") -> int:
    """The index of the card that takes a trick led by the first."""
    top = cards[0]
    ace = top - top % 13 + 12
    for card in cards:
        if top < card <= ace:
            top = card
    return cards.index(top)


class Table:
    """What everyone at the table can see of a deal.

    phase     "pass", "play" or "over"
    way       seats clockwise that a pass goes; 0 for a keeper
    ready     seats that have chosen what to pass; declined: those who forward what comes to them
    leader    who led the trick in play; trick: its cards so far; tricks: those finished
    turn      whose card is awaited, -1 for nobody
    taken     for each seat the set of cards in its tricks; a kitty's cards are not among them
    played    the set of all cards played
    wants     what the next card must come from where that leaves any; see `legal`
    kitty_taker  the seat that has the kitty, -1 for nobody yet
    """

    __slots__ = (
        "broken", "dealer", "declined", "kitty_taker", "leader", "number", "phase", "played", "ready", "rules",
        "taken", "trick", "tricks", "turn", "wants", "way",
    )  # fmt: skip

    def __init__(self, rules: Rules, number: int) -> None:
        self.rules = rules
        self.number = number
        self.dealer = (number - 1) % rules.players
        self.way = rules.way(number)
        self.phase = "pass"
        self.ready: tuple[int, ...] = ()
        self.declined: tuple[int, ...] = ()
        self.leader = self.turn = self.kitty_taker = -1
        self.trick: tuple[int, ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self.taken: tuple[int, ...] = (0,) * rules.players
        self.played = 0
        self.broken = False
        self.wants: Wants = ()

    def _copy(self) -> "Table":
        """The same table again, to be changed."""
        copy: Table = _new(Table)  # two fields a line: more of them would be packed into a tuple first
        copy.rules, copy.number = self.rules, self.number
        copy.dealer, copy.way = self.dealer, self.way
        copy.phase, copy.ready = self.phase, self.ready
        copy.declined, copy.kitty_taker = self.declined, self.kitty_taker
        copy.leader, copy.turn = self.leader, self.turn
        copy.trick, copy.tricks = self.trick, self.tricks
        copy.taken, copy.played = self.taken, self.played
        copy.broken, copy.wants = self.broken, self.wants
        return copy

    def give(self, seat: int, declined: bool) -> "Table":
        """The table after `seat` has chosen its pass, or declined to."""
        after = self._copy()
        after.ready += (seat,)
        if declined:
            after.declined += (seat,)
        return after

    def open(self, leader: int, lowest_club: int) -> "Table":
        """The table as `leader` may lead to the first trick; `lowest_club` is the lowest that is held, -1 for none."""
        after = self._copy()
        after.phase = "play"
        after.leader = after.turn = leader
        after.wants = self.rules.opening_wants(lowest_club)
        return after

    def play(self, card: int) -> "Table":
        """The table after the seat whose turn it is has played `card`."""
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
        if not self.trick or after.broken != self.broken:  # else the next seat wants what this one did
            follow = rules.follow_wants if self.tricks else rules.first_follow_wants
            after.wants = follow[after.broken][led]
        return after

    def _sweep(self) -> None:
        """The trick goes to its winner, who leads the next."""
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
        self.wants = rules.lead_wants[self.broken]
        if last:
            self.phase, self.turn = "over", -1

    def receiver(self, seat: int) -> int:
        """Whom `seat` passes to."""
        return (seat + self.way) % self.rules.players

    def reaches(self, seat: int) -> int:
        """Whom a packet of `seat` ends with: the next seat round that has not declined, if need be `seat` itself."""
        to = self.receiver(seat)
        while to in self.declined and to != seat:
            to = self.receiver(to)
        return to

    def points(self, seat: int) -> int:
        """What `seat` has taken so far, bonus card included; provisional, without moons and kitty."""
        return self.rules.worth(self.taken[seat])


class View:
    """What one seat knows: its hand, what it gave and got, the table, the score sheet, the kitty if it may see it."""

    def __init__(
        self,
        seat: int,
        table: Table,
        hand: int,
        gave: int,
        got: int,
        kitty: int,
        lines: "tuple[Line, ...]" = (),
        scores: "tuple[int, ...]" = (),
    ) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        self.gave = gave
        self.got = got
        self.kitty = kitty
        self.lines = lines
        self.scores = scores

    @property
    def rules(self) -> Rules:
        """The rules at this table."""
        return self.table.rules

    @property
    def legal(self) -> int:
        """The set this seat may play now; in the pass, its whole hand."""
        if self.table.phase == "pass":
            return self.hand
        return legal(self.hand, self.table.wants)

    @property
    def unseen(self) -> int:
        """The cards that this seat has not seen: in others' hands, or in a kitty."""
        pack = 0
        for card in self.table.rules.pack:
            pack |= 1 << card
        return pack & ~(self.hand | self.table.played | self.kitty)

    @property
    def giver(self) -> int:
        """Whose packet this seat got, where it got one."""
        seats = range(self.table.rules.players)
        declined = self.table.declined
        return next((seat for seat in seats if seat not in declined and self.table.reaches(seat) == self.seat), -1)

    def why_not(self, card: int) -> str:
        """Why this seat may not play `card` now, as a sentence; empty where it may."""
        return why_not(card, self.hand, self.table)


class Deal:
    """A whole deal, seen from above: the table and every hand.

    dealt   each seat's hand as dealt; hands: as they are now
    gave    each seat's packet, 0 until it has chosen (and for who declined); got: what came to it
    """

    __slots__ = ("dealt", "gave", "got", "hands", "kitty", "table")

    def __init__(
        self,
        table: Table,
        dealt: "tuple[int, ...]",
        hands: "tuple[int, ...]",
        kitty: int,
        gave: "tuple[int, ...]",
        got: "tuple[int, ...]",
    ) -> None:
        self.table = table
        self.dealt = dealt
        self.hands = hands
        self.kitty = kitty
        self.gave = gave
        self.got = got

    @classmethod
    def begin(cls, rules: Rules, number: int, hands: "tuple[int, ...]", kitty: int) -> "Deal":
        """Deal `number` (from 0) of a game, dealt out; a keeper is in play at once."""
        none = (0,) * rules.players
        deal = cls(Table(rules, number), hands, hands, kitty, none, none)
        return deal if deal.table.way else deal._open()

    def give(self, seat: int, packet: int) -> "Deal":
        """After `seat` has chosen its packet (0 declines); the last to choose makes the exchange happen."""
        table = self.table.give(seat, packet == 0)
        gave = self.gave[:seat] + (packet,) + self.gave[seat + 1 :]
        deal = Deal(table, self.dealt, self.hands, self.kitty, gave, self.got)
        return deal._exchange() if len(table.ready) == table.rules.players else deal

    def play(self, card: int) -> "Deal":
        """After the seat whose turn it is has played `card`."""
        table = self.table
        hands = list(self.hands)
        hands[table.turn] &= ~BITS[card]
        return Deal(table.play(card), self.dealt, tuple(hands), self.kitty, self.gave, self.got)

    @property
    def taken(self) -> "tuple[int, ...]":
        """For each seat the set of cards it took, the kitty's included."""
        who = self.table.kitty_taker
        return tuple([cards | (self.kitty if seat == who else 0) for seat, cards in enumerate(self.table.taken)])

    def view(self, seat: int, lines: "tuple[Line, ...]" = (), scores: "tuple[int, ...]" = ()) -> View:
        """What `seat` knows of this deal, with the score sheet beside it."""
        may_see = self.table.kitty_taker == seat or self.table.phase == "over"
        kitty = self.kitty if may_see else 0
        return View(seat, self.table, self.hands[seat], self.gave[seat], self.got[seat], kitty, lines, scores)

    def _exchange(self) -> "Deal":
        """Every packet reaches the next seat round that has not declined; a decliner's stays unseen, so forwarded."""
        table = self.table
        got = [0] * table.rules.players
        for seat, packet in enumerate(self.gave):
            got[table.reaches(seat)] |= packet
        hands = tuple([hand & ~out | into for hand, out, into in zip(self.hands, self.gave, got)])
        return Deal(table, self.dealt, hands, self.kitty, self.gave, tuple(got))._open()

    def _open(self) -> "Deal":
        clubs = [hand & CLUBS for hand in self.hands]
        held = [lowest(hand) for hand in clubs if hand]
        club = min(held) if held else -1
        leader = (self.table.dealer + 1) % self.table.rules.players
        if self.table.rules.leader == "club" and held:
            leader = next(seat for seat, hand in enumerate(clubs) if hand >> club & 1)
        return Deal(self.table.open(leader, club), self.dealt, self.hands, self.kitty, self.gave, self.got)


def why_not(card: int, hand: int, table: Table) -> str:
    """The rule that keeps `card` of `hand` from being played now, as a sentence; empty where none does."""
    bit = BITS[card]
    if not hand & bit:
        return f"You do not hold the {spoken(card)}."
    allowed = legal(hand, table.wants)
    if allowed & bit:
        return ""
    rules, first = table.rules, not table.tricks
    barred = first and not rules.bleed and bit & rules.point_cards and not allowed & rules.point_cards
    if table.trick:
        led = table.trick[0] // 13
        if card // 13 != led and hand & SUIT_SETS[led]:
            return f"You must follow suit: you hold {SUIT_NAMES[led]}."
        if barred:
            return "No points on the first trick: hearts and the queen of spades must wait."
        return "The queen of spades may not be discarded before hearts are broken."
    if first and allowed & ~CLUBS == 0 and rules.opening != "any":
        if rules.opening == "lowest":
            return f"The first trick starts with the {spoken(lowest(hand & CLUBS))}."
        return "The first trick starts with a club."
    if barred:
        return "No points on the first trick: hearts and the queen of spades must wait."
    if bit & HEARTS:
        return "Hearts are not broken yet, so they may not be led."
    return "The queen of spades may not be led before hearts are broken."
