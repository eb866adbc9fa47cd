"""A player by rules of thumb: the base of the fixed players that others are measured with, see `defender`, `shooter`.

It knows what is out, ducks high, throws what is dangerous, smokes the queen out, and takes the bonus card. No dice, no
playouts, nothing learned: it is to stay as it is, so that figures of different years can be laid side by side.
"""

from __future__ import annotations

from hearts.engine.cards import HEARTS, SUIT_SETS, bits, count, each, lowest
from hearts.engine.deal import View
from hearts.engine.trick import best
from hearts.minds.facts import Facts, points
from hearts.minds.mind import Mind
from hearts.minds.thought import Limit, Thought

GUARDS = 4  # cards below a dear one, or below what catches it, that make it safe at home


class Thumb(Mind):
    """A mind that plays by rules of thumb. It runs in the worker alone, to keep the page small."""

    thinks = True

    def choose(self, ask: str, view: View, seed: str, limit: Limit | None = None) -> Thought:
        """Return a card, or a set of cards to pass."""
        facts = Facts(view)
        if ask == "give":
            return Thought(self.packet(facts))
        return Thought(lowest(view.legal) if count(view.legal) == 1 else self.card(facts))

    def packet(self, facts: Facts, kept: int = 0) -> int:
        """Return the cards to pass: the most dangerous ones, one after the other, but none of those `kept`."""
        packet = 0
        for _ in range(facts.rules.pass_count):
            left = facts.hand & ~packet & ~kept
            packet |= 1 << max(each(left), key=lambda card: (passing(facts, left, card), -card))
        return packet

    def card(self, facts: Facts) -> int:
        """Return the card to play."""
        if not facts.trick:
            return lead(facts, facts.view.legal)
        led = facts.trick[0] // 13
        follows = facts.view.legal & 0x1FFF << 13 * led
        return follow(facts, follows) if follows else throw(facts, facts.view.legal)


def danger(facts: Facts, hand: int, card: int) -> float:
    """Return how dangerous a card of a hand is: how easily it takes a trick, and how costly a trick."""
    rules, suit, rank = facts.rules, card // 13, card % 13
    if rules.bonus_card >> card & 1:
        return -5.0
    if rules.bonus_card & facts.unseen & SUIT_SETS[suit] and 1 << card > rules.bonus_card:
        return -2.0  # what may catch the bonus card
    held, out = hand >> 13 * suit & 0x1FFF, facts.out[suit]
    low = count(held & (1 << rank) - 1)
    dear = facts.dear[suit]
    if rules.prices[card] and not HEARTS >> card & 1:  # the queen of spades and her like
        return 40.0 if low < GUARDS or count(facts.unseen) < 20 else 2.0
    if dear and rank > dear[0]:  # what would catch her
        return (30.0 if low < GUARDS else 1.0) + rank / 13
    if dear:
        return -6.0 + rank / 13  # her guards, should she come
    if not out:
        return 0.0
    stuck = count(out & (1 << rank) - 1) / count(out)
    return stuck * (6.0 if suit == 3 else 4.0) + rank / 13 - 0.5 * low - 0.1 * count(held)


def passing(facts: Facts, hand: int, card: int) -> float:
    """Return the same in the pass, where a short suit is worth being out of."""
    suit = card // 13
    held = count(hand >> 13 * suit & 0x1FFF)
    shortness = 3.0 if suit != 3 and not facts.dear[suit] and held <= facts.rules.pass_count else 0.0
    return danger(facts, hand, card) + shortness


def lead(facts: Facts, legal: int) -> int:
    """Return the card to lead: a suit that smokes the dear card out, else what takes least."""
    rules = facts.rules

    def price(card: int) -> float:
        suit = card // 13
        chance = facts.chance(card)
        cost = chance * (points(facts, card) + facts.more(card) + facts.stake / 2)
        dear = facts.dear[suit]
        if dear and not facts.hand >> 13 * suit & 0x1FFF & ~((1 << dear[0]) - 1):
            cost -= 0.1 * rules.prices[13 * suit + dear[0]]
        if not facts.out[suit]:  # nobody can follow
            cost += 1.0
        return cost - 0.02 * (card % 13)

    return min(each(legal), key=lambda card: (round(price(card), 6), card))


def follow(facts: Facts, follows: int) -> int:
    """Return the card to follow suit with: the highest that ducks; last and without points the highest, else the
    lowest."""
    rules, top = facts.rules, facts.trick[best(facts.trick)]
    last = not facts.later
    pays = facts.pot < 0 or bool(bits(facts.trick) & rules.bonus_card)
    dear = [card for card in each(follows) if rules.prices[card] and not HEARTS >> card & 1]
    under = [card for card in each(follows) if card < top]
    over = [card for card in each(follows) if card > top]
    bonus = [card for card in over if rules.bonus_card >> card & 1 and facts.chance(card) > 0.8]
    if bonus:
        return bonus[0]
    if over and pays and facts.pot < 5 and max(facts.chance(card) for card in over) > 0.5:
        return over[-1]
    for card in dear:
        if card < top:
            return card
    safe = [card for card in over if card not in dear] or over
    if last and facts.pot <= 0 and safe:
        return safe[-1]
    if facts.pure and safe:
        return safe[-1]
    plain = [card for card in under if not rules.bonus_card >> card & 1] or under
    if plain:
        return plain[-1]
    return safe[-1] if last else min(safe, key=lambda card: (round(facts.chance(card), 6), card))


def throw(facts: Facts, legal: int) -> int:
    """Return the card to throw on a trick of another suit: the most dangerous one."""
    hand = facts.hand

    def worth(card: int) -> float:
        price = facts.rules.prices[card]
        return danger(facts, hand, card) + (30.0 if price > 1 and not HEARTS >> card & 1 else 1.5 * min(price, 3))

    return max(each(legal), key=lambda card: (round(worth(card), 6), -card))


def sure(facts: Facts, cards: int) -> int:
    """Return the cards that no other card in play can beat."""
    return bits([card for card in each(cards) if not facts.out[card // 13] >> card % 13 + 1])
