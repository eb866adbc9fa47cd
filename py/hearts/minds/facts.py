"""Facts that a player counts from a View: which cards are out, who is void, what the trick holds and may yet hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import HEARTS, bits, count, each
from hearts.engine.trick import best

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.engine.table import Table

FALL = 0.7  # how likely a dear card falls when a higher one takes its suit
STEAL = 0.3  # how likely somebody takes a trick that costs nothing, though he need not
WANT = 0.9  # how likely somebody who can takes a trick that pays


class Facts:
    """The facts of a View, counted once.

    out      the cards not seen, or forgotten, as four suits of 13 bits (small numbers: MicroPython is quick with them)
    dear     those of them that are penalty cards and no hearts: the queen of spades and her like
    void     for each seat the suits, bits 0-3, that it has failed to follow
    pot      the points in the trick; taker: who takes it so far, -1 when it is empty; later: who plays after us
    stake    the points of an average trick to come; heart: the price of an average heart that is out
    """

    def __init__(self, view: View, forgotten: int = 0, behind: bool = True) -> None:
        rules, table = view.rules, view.table
        self.view, self.rules = view, rules
        self.seat, self.hand = view.seat, view.hand
        self.trick = table.trick
        self.others = rules.players - 1
        self.unseen = view.unseen | forgotten
        self.out = suits(self.unseen)
        self.dear = [each(held) for held in suits(self.unseen & rules.penalty_cards & ~HEARTS)]
        self.void = voids(table) if not forgotten else [0] * rules.players
        self.pot = rules.worth(bits(self.trick))
        self.taker = (table.leader + best(self.trick)) % rules.players if self.trick else -1
        last = rules.players - len(self.trick) if behind else 1
        self.later = [(self.seat + step) % rules.players for step in range(1, last)]
        self.pure = bool(rules.first_barred and not table.tricks)  # no points may come to this trick
        self.tricks = max(1.0, count(self.unseen | self.hand) / rules.players)  # still to be played
        self.stake = max(rules.total / 80, self._points_left() / self.tricks)
        self.heart = self._average_heart()

    def chance(self, card: int) -> float:
        """Return how likely `card` takes the trick: others duck where they can, and take what pays."""
        if self.trick and (card // 13 != self.trick[0] // 13 or card < self.trick[best(self.trick)]):
            return 0.0
        suit, rank = card // 13, card % 13
        out = self.out[suit]
        higher = count(out >> rank + 1)
        seats = [seat for seat in self.later if not self.void[seat] >> suit & 1]
        if not higher or not seats:
            return 1.0
        holders = len([void for seat, void in enumerate(self.void) if seat != self.seat and not void >> suit & 1])
        unseen = count(out)
        held = max(1.0, unseen / holders)
        forced = (higher / unseen) ** held
        able = 1 - (1 - higher / unseen) ** held
        willing = STEAL if self.pot == 0 else WANT if self.pot < 0 else 0.0
        return float((1 - forced - willing * max(0.0, able - forced)) ** len(seats))

    def more(self, card: int) -> float:
        """Return the points that those still to play may add to a trick that `card` takes."""
        if self.pure:
            return 0.0
        suit = card // 13
        follow, load = self.heart if suit == 3 else 0.0, self._load(suit)
        added = 0.0
        for seat in self.later:
            empty = self.emptiness(seat, suit)
            added += empty * load + (1 - empty) * follow
        for dear in self.dear[suit]:
            if dear < card % 13:
                added += FALL * self.rules.prices[suit * 13 + dear] * self._near(suit * 13 + dear)
        return added

    def _near(self, card: int) -> float:
        """Return how likely a card that is out is with a seat that has yet to play to this trick."""
        if self.view.gave >> card & 1:
            return float(self.view.table.reaches(self.seat) in self.later)
        return len(self.later) / self.others

    def emptiness(self, seat: int, suit: int) -> float:
        """Return how likely `seat` is out of a suit."""
        unseen = count(self.unseen)
        if self.void[seat] >> suit & 1 or not unseen:
            return 1.0
        return float((1 - count(self.out[suit]) / unseen) ** self.tricks)

    def _load(self, led: int) -> float:
        """Return the points that a seat out of the suit led throws on a trick."""
        load = self.heart if led != 3 else 0.0
        for suit in range(4):
            if suit != led:
                load += sum([self.rules.prices[suit * 13 + dear] for dear in self.dear[suit]]) / self.others
        return load

    def _points_left(self) -> int:
        """Return the penalty points that nobody has taken yet."""
        swept = 0
        for cards in self.view.table.taken:
            swept |= cards
        return self.rules.total - self.rules.worth(swept & self.rules.penalty_cards)

    def _average_heart(self) -> float:
        hearts = each(self.unseen & HEARTS)
        return sum([self.rules.prices[card] for card in hearts]) / len(hearts) if hearts else 0.0


def suits(hand: int) -> list[int]:
    """Return a set as four suits of 13 bits."""
    return [hand >> 13 * suit & 0x1FFF for suit in range(4)]


def voids(table: Table) -> list[int]:
    """Return for each seat the suits, bits 0-3, that it has failed to follow."""
    players = table.rules.players
    out = [0] * players
    for leader, cards in [(trick.leader, trick.cards) for trick in table.tricks] + [(table.leader, table.trick)]:
        for index, card in enumerate(cards):
            if card // 13 != cards[0] // 13:
                out[(leader + index) % players] |= 1 << cards[0] // 13
    return out


def points(facts: Facts, card: int) -> int:
    """Return what a card itself is worth: its price, or the bonus."""
    return facts.rules.bonus_worth if facts.rules.bonus_card >> card & 1 else facts.rules.prices[card]
