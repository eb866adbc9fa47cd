"""A playout: the rest of a deal, every hand known, played greedily to its end in some 20 microseconds, and its points.

All seats play alike: duck with the highest card that ducks, else go over low; who plays last goes over high, and takes
a trick without points; take the bonus; throw the queen, what would catch her, high hearts, high cards; lead a spade to
smoke her out, else low. Which cards may be played comes from the rules' own wants, as in `hearts.engine.deal.legal`.
"""

from collections.abc import Sequence

from hearts.engine.cards import HEARTS, SUIT_SETS, bits, each
from hearts.engine.deal import Table, best
from hearts.engine.rules import BONUS, Rules
from hearts.engine.score import line, shooter

ROWS = tuple(0x8004002001 << rank for rank in range(13))  # the four cards of each rank, twos first
HIGH_ROWS = ROWS[::-1]
BITS = (0, *(1 << card for card in range(52)))  # the highest card of a set, by the set's length
LED = tuple((length - 1) // 13 for length in range(53))  # the suit of a card's bit, by its length


class Position:
    """A table in play, as a playout starts from it."""

    def __init__(self, table: Table, scores: tuple[int, ...]) -> None:
        players, cards = table.rules.players, table.trick
        self.number, self.scores = table.number, scores
        self.taken = table.taken
        self.won = tuple([trick.winner(players) for trick in table.tricks].count(seat) for seat in range(players))
        self.done = len(table.tricks)
        self.gone = table.played & ~bits(cards)
        self.broken = table.broken
        self.kitty_taker = table.kitty_taker
        self.opening = table.wants  # holds for the first lead only
        self.trick = bits(cards)
        self.led = cards[0] // 13 if cards else 0
        self.suit = SUIT_SETS[self.led]
        self.best = 1 << cards[best(cards)] if cards else 0
        self.winner = (table.leader + (best(cards) if cards else 0)) % players  # of an empty trick: who leads
        self.seats = tuple((table.turn + step) % players for step in range(players - len(cards)))


class Playouts:
    """Playouts under one table's rules: what they need of the rules, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.dear = rules.penalty_cards & ~HEARTS
        self.catchers = _catchers(self.dear)
        self.smoke = sum(suit for suit in SUIT_SETS if suit & self.dear)
        self.worth = rules.penalty_cards | rules.bonus_card
        self.bonus = BONUS  # what the bonus card is worth; see `favour`
        self.shooter = -1  # of the last playout
        self.clean = rules.clean != "off"
        self.to_the_end = rules.sun or rules.clean == "tricks"  # then empty tricks count as well
        seats = range(rules.players)
        self.order = [tuple((leader + step) % rules.players for step in seats[1:]) for leader in seats]
        self.groups = tuple(
            (sum(1 << card for card in rules.pack if rules.prices[card] == price), price)
            for price in sorted(set(rules.prices) - {0})
        )

    def favour(self, jack: float) -> None:
        """From here on the bonus card is worth more, up to half as much again, or less."""
        self.bonus = round(BONUS * (1 + jack / 2))

    def packet(self, hand: int) -> int:
        """What a greedy seat passes: what it would throw first."""
        packet = 0
        for _ in range(self.rules.pass_count):
            packet |= thrown(hand & ~packet, self.dear, self.catchers, self.rules.bonus_card)
        return packet

    def play(self, position: Position, hands: Sequence[int], kitty: int) -> tuple[int, ...]:
        """Each seat's points when everyone goes on greedily from `position`, holding `hands`.

        One long loop on local names, since all that a sampling mind knows comes out of it.
        """
        rules, left = self.rules, list(hands)
        dear, bonus, penalties = self.dear, rules.bonus_card, rules.penalty_cards
        always, discarded, order, kitty_with = rules.always_break, rules.break_discarded, self.order, rules.kitty_with
        size, worth = rules.hand_size, 0 if self.to_the_end else self.worth
        taken, won = list(position.taken), list(position.won)
        gone, broken, done, kitty_taker = position.gone, position.broken, position.done, position.kitty_taker
        catchers, smoke, shy = 0 if gone & dear == dear else self.catchers, self.smoke, dear | self.catchers
        trick, best, winner, led = position.trick, position.best, position.winner, position.led
        leads = rules.lead_wants if done else (position.opening, position.opening)
        follow = rules.follow_wants if done else rules.first_follow_wants
        seats, wants, suit = position.seats, follow[broken][led], SUIT_SETS[led]

        while done < size:
            if not trick:
                hand = choice = left[winner]
                for want in leads[broken]:
                    if hand & want:
                        choice = hand & want
                        break
                if catchers and choice & smoke and not hand & shy:
                    trick = best = BITS[(choice & smoke).bit_length()]
                else:
                    for row in ROWS:
                        if choice & row:
                            choice &= row
                            break
                    trick = best = choice & -choice
                left[winner] = hand ^ trick
                led = LED[trick.bit_length()]
                suit = SUIT_SETS[led]
                if not broken and trick & always:
                    broken = True
                wants, seats = follow[broken][led], order[winner]
            first, last, ceiling = wants[0], seats[-1], best - 1
            for seat in seats:
                hand = left[seat]
                choice = hand & first
                if not choice:
                    choice = hand
                    for want in follow[broken][led]:
                        if hand & want:
                            choice = hand & want
                            break
                    if not choice & suit:
                        bit = thrown(choice, dear, catchers, bonus)
                        if not broken and bit & discarded:
                            broken = True
                        left[seat] = hand ^ bit
                        trick |= bit
                        continue
                below = choice & ceiling
                if (seat == last and not trick & penalties) or (bonus and trick & bonus):
                    choice = choice & ~dear or choice
                    bit = BITS[choice.bit_length()]
                elif below:
                    if bonus:
                        below = below & ~bonus or below
                    bit = BITS[below.bit_length()]
                else:
                    choice = choice & ~dear or choice
                    bit = BITS[choice.bit_length()] if seat == last else choice & -choice
                if bit > best:
                    best, winner, ceiling = bit, seat, bit - 1
                if not broken and bit & always:
                    broken = True
                left[seat] = hand ^ bit
                trick |= bit
            taken[winner] |= trick
            won[winner] += 1
            done += 1
            gone |= trick
            if kitty and kitty_taker < 0 and (trick & kitty_with or done == size):
                kitty_taker = winner
            if worth and gone & worth == worth:
                break
            if gone & dear == dear:
                catchers = 0
            trick, leads, follow = 0, rules.lead_wants, rules.follow_wants

        if kitty:
            taken[kitty_taker] |= kitty  # where nobody has it yet, it holds nothing that counts
        return self._points(position, taken, won)

    def _points(self, position: Position, taken: list[int], won: list[int]) -> tuple[int, ...]:
        """The row of the score sheet; looked up in `hearts.engine.score` where a moon or a clean deal may count."""
        rules = self.rules
        points = []
        for cards in taken:
            found = 0
            for group, price in self.groups:
                found += (cards & group).bit_count() * price
            points.append(found)
        self.shooter = -1
        if self.clean or rules.total in points:
            self.shooter = shooter(rules, tuple(taken))
            return line(rules, position.number, tuple(taken), tuple(won), position.scores).points
        if rules.bonus_card:
            for seat, cards in enumerate(taken):
                if cards & rules.bonus_card:
                    points[seat] += self.bonus
        return tuple(points)


def thrown(choice: int, dear: int, catchers: int, bonus: int) -> int:
    """The card of a set, as a bit, that is best got rid of where it takes no trick."""
    best = choice & dear or choice & catchers or choice & HEARTS
    if not best:
        best = choice & ~bonus or choice
        for row in HIGH_ROWS:
            if best & row:
                best &= row
                break
    return BITS[best.bit_length()]


def _catchers(dear: int) -> int:
    """The cards that would catch a dear one: those above it in its suit, and no dear ones themselves."""
    found = 0
    for card in each(dear):
        suit = SUIT_SETS[card // 13]
        found |= suit & ~((1 << card + 1) - 1)
    return found & ~dear
