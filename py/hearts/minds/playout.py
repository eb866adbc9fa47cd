"""A playout: the rest of a deal, every hand known, played greedily to its end in some 20 microseconds, and its points.

All seats play alike: duck with the highest card that ducks, else go over low; who plays last goes over high, and takes
a trick without points; take the bonus; throw the queen, what would catch her, high hearts, high cards; lead a spade to
smoke her out, else low. Which cards may be played comes from the rules' own demands, by `hearts.engine.table.legal`.
"""

from collections.abc import Sequence

from hearts.engine.cards import HEARTS, SUIT_SETS, bits, each
from hearts.engine.rules import Rules
from hearts.engine.score import line, whole
from hearts.engine.table import Table, legal
from hearts.engine.trick import best
from hearts.minds.facts import voids

Outcome = tuple[tuple[int, ...], int]
"""What a playout comes to: each seat's points, and who took all that a moon takes, NO_MOON for nobody.

It is told also where moons count nothing; there search and coach do not heed it.
"""
NO_MOON = -1

ROWS = tuple(0x8004002001 << rank for rank in range(13))  # the four cards of each rank, twos first
HIGH_ROWS = ROWS[::-1]
TOP_CARD = (0, *(1 << card for card in range(52)))  # the highest card of a set, as a set, by the set's bit length
TOP_SUIT = tuple((length - 1) // 13 for length in range(53))  # and the suit of that card
NO_SEAT = -3
SECOND, BETWEEN, LAST = range(3)  # the place of who plays to a trick after its leader


class Position:
    """A table in play, as a playout starts from it.

    start   so far: cards taken and tricks won by seat, cards gone, hearts broken, tricks done, who has the kitty;
            of the trick: its cards, the best of them and whose it is (where it is empty: who leads), the suit led;
            to come: the seats still to play to it with their places, the demands of a lead and of those who follow
    shown   who is known to be out of which suit: bit 4 * seat + suit
    """

    def __init__(self, table: Table, scores: tuple[int, ...]) -> None:
        rules, cards, done = table.rules, table.trick, len(table.tricks)
        self.number, self.scores = table.number, scores
        self.shown = shown(table)
        self.trick, top = bits(cards), best(cards) if cards else 0
        self.best = 1 << cards[top] if cards else 0
        self.winner = (table.leader + top) % rules.players
        self.start = (
            *(table.taken, table.won, table.played & ~self.trick, table.broken, done, table.kitty_taker),
            *(self.trick, self.best, self.winner, cards[0] // 13 if cards else 0),
            after(table.turn, rules.players, rules.players - len(cards)),
            rules.lead_demands if done else (table.demands, table.demands),
            rules.follow_demands if done else rules.first_follow_demands,
        )


class Playouts:
    """Playouts under one table's rules; `jack` makes the bonus card worth more, up to half as much again, or less.

    Greed sees no moon, so it does not `stop` that of a seat either.
    """

    def __init__(self, rules: Rules, jack: float = 0) -> None:
        self.rules = rules
        self.dear = rules.penalty_cards & ~HEARTS
        self.catchers = _catchers(self.dear)
        self.bonus = round(rules.bonus_worth * (1 + jack / 2))
        self.clean = rules.pays_clean
        # The cards of which a playout must see the end; all of them where empty tricks count as well.
        self.worth = -1 if rules.counts_tricks else rules.penalty_cards | rules.bonus_card
        self.order = [after(leader + 1, rules.players, rules.players - 1) for leader in range(rules.players)]
        self.masks = (self.dear, rules.bonus_card, rules.penalty_cards, rules.always_break, rules.break_discarded)
        smoke = sum(suit for suit in SUIT_SETS if suit & self.dear)
        self.smoking = (smoke, self.dear | self.catchers)
        self.groups = tuple(
            (bits([card for card in each(rules.pack) if rules.prices[card] == price]), price)
            for price in sorted(set(rules.prices) - {0})
        )

    def packet(self, hand: int) -> int:
        """Return what a greedy seat passes: what it would throw first."""
        packet = 0
        for _ in range(self.rules.pass_count):
            packet |= thrown(hand & ~packet, self.dear, self.catchers, self.rules.bonus_card)
        return packet

    def play(self, position: Position, hands: Sequence[int], kitty: int, stop: int = NO_SEAT) -> Outcome:
        """Return the result if every seat goes on greedily. One long loop, because sampling spends its time here."""
        rules, order, (smoke, shy) = self.rules, self.order, self.smoking
        dear, bonus, penalties, always, discarded = self.masks
        took, tricks, gone, broken, done, kitty_taker, trick, best, winner, led, turns, leads, follow = position.start
        left, taken, won, worth = list(hands), list(took), list(tricks), self.worth & ~gone
        size, catchers = rules.hand_size, self.catchers if worth & dear else 0
        plain, cheap = ~bonus, ~dear

        while done < size and worth:
            if not trick:
                hand = left[winner]
                choice = legal(hand, leads[broken])
                if catchers and choice & smoke and not hand & shy:
                    trick = best = TOP_CARD[(choice & smoke).bit_length()]
                else:
                    for row in ROWS:
                        if low := choice & row:
                            break
                    trick = best = low & -low
                left[winner] = hand ^ trick
                led, turns = TOP_SUIT[trick.bit_length()], order[winner]
                if not broken and trick & always:
                    broken = True
            suit, first, ceiling = SUIT_SETS[led], follow[broken][led][0], best - 1
            for seat, place in turns:
                hand = left[seat]
                choice = hand & first
                if choice or (choice := legal(hand, follow[broken][led])) & suit:
                    high = (place == LAST and not trick & penalties) or (bonus and trick & bonus)
                    below = choice & ceiling
                    if below and not high:
                        below = below & plain or below
                        bit = TOP_CARD[below.bit_length()]
                    else:
                        choice = choice & cheap or choice
                        bit = TOP_CARD[choice.bit_length()] if high or place == LAST else choice & -choice
                    if bit > best:
                        best, winner, ceiling = bit, seat, bit - 1
                    if not broken and bit & always:
                        broken = True
                else:
                    bit = thrown(choice, dear, catchers, bonus)
                    if not broken and bit & discarded:
                        broken = True
                left[seat] = hand ^ bit
                trick |= bit
            taken[winner] |= trick
            won[winner] += 1
            done += 1
            if kitty and kitty_taker < 0 and (trick & rules.kitty_with or done == size):
                kitty_taker = winner
            worth &= ~trick
            catchers = catchers if worth & dear else 0
            trick, leads, follow = 0, rules.lead_demands, rules.follow_demands

        if kitty:
            taken[kitty_taker] |= kitty  # where nobody has it yet, it holds nothing that counts
        return self.outcome(position, taken, won)

    def outcome(self, position: Position, taken: list[int], won: list[int]) -> Outcome:
        """Return what so many cards and tricks come to, by `hearts.engine.score` where a moon or a clean deal may
        count."""
        rules = self.rules
        points = []
        for cards in taken:
            total = 0
            for group, price in self.groups:
                total += (cards & group).bit_count() * price
            points.append(total)
        if self.clean or rules.total in points:
            sets = tuple(taken)
            return line(rules, position.number, sets, tuple(won), position.scores).points, whole(rules, sets)
        if rules.bonus_card:
            for seat, cards in enumerate(taken):
                if cards & rules.bonus_card:
                    points[seat] += self.bonus
        return tuple(points), -1


def shown(table: Table) -> int:
    """Return which seats are known to be void in which suits: bit 4 * seat + suit."""
    return sum([suits << 4 * seat for seat, suits in enumerate(voids(table))])


def after(first: int, players: int, number: int) -> tuple[tuple[int, int], ...]:
    """Return the last `number` seats to play to a trick, from seat `first` on, each with its place."""
    places = [SECOND if left == players - 1 else LAST if left == 1 else BETWEEN for left in range(number, 0, -1)]
    return tuple([((first + step) % players, place) for step, place in enumerate(places)])


def thrown(choice: int, dear: int, catchers: int, bonus: int) -> int:
    """Return the card of a set, as a set, that is best got rid of where it takes no trick."""
    best = choice & dear or choice & catchers or choice & HEARTS
    if not best:
        best = choice & ~bonus or choice
        for row in HIGH_ROWS:
            if best & row:
                best &= row
                break
    return TOP_CARD[best.bit_length()]


def _catchers(dear: int) -> int:
    """Return the cards that would catch a dear one: those above it in its suit, and no dear ones themselves."""
    higher = 0
    for card in each(dear):
        suit = SUIT_SETS[card // 13]
        higher |= suit & ~((1 << card + 1) - 1)
    return higher & ~dear
