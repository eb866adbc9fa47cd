"""Instinct: a mind that chooses at one look, as a player does who counts a little and hopes a little.

Every card that may be played is weighed: what it may cost now, less the worry that goes away with it. The cheapest is
played. Worry is what a hand may still cost: high cards over the low ones that are out, too few small ones to guard
them, a queen of spades that nobody has seen. Points, bonus and moon are read from the rules, so it plays any table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import HEARTS, SUIT_SETS, bits, count, each, lowest
from hearts.engine.shuffle import Random
from hearts.minds.facts import FALL, Facts, points, suits
from hearts.minds.mind import Mind
from hearts.minds.moon import hurt_by, moon_packet, shoot, shoots, suspicion
from hearts.minds.temper import EVEN, HIGHEST, Faults, Temper, name
from hearts.minds.thought import Thought

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.minds.thought import Limit

GIFT = 0.4  # what a point is worth when another seat gets it
LEADER_GIFT = 0.55  # the same, when that seat leads the game
LEAD = 0.25  # what having to lead costs, in average tricks
VOID = 0.2  # what being out of a suit is worth, in average tricks
LATER = 0.5  # how much of a worry comes true
LIKING = 1.5  # what it is worth besides to whom voids please, in average tricks
SMOKE = 0.1  # what leading under a dear card does to smoke it out, in shares of its price
STRANDED = 0.3  # how bad it is to hold cards of a suit that nobody else has
KEEP = 0.7  # how likely the bonus card brings itself home
HUNT = 0.2  # how likely a card over the bonus brings it home


class Instinct(Mind):
    """The mind of this module, without faults, or with those of an I.Q."""

    def __init__(self, iq: int = 0, temper: Temper = EVEN) -> None:
        self.name = name(iq, temper) if iq else "instinct"
        self.iq = iq or HIGHEST
        self.temper = temper

    def choose(self, ask: str, view: View, seed: str, limit: Limit | None = None) -> Thought:
        """Return a card, or a set of cards to pass."""
        choice = give if ask == "give" else play
        return Thought(choice(view, Random(seed), self.iq, self.temper))


def play(view: View, random: Random, iq: int = HIGHEST, temper: Temper = EVEN) -> int:
    """Return the card to play; `random` decides between equals."""
    if count(view.legal) == 1:
        return lowest(view.legal)
    faults = Faults(iq)
    facts = Facts(view, faults.forgotten(view), faults.behind)
    if shoots(facts, temper.moons):
        return shoot(facts)
    weighing = Weighing(facts, temper, faults)
    order = random.shuffle(each(view.legal))
    return min(order, key=lambda card: round(weighing.cost(card), 6))  # Pythons differ in the last digits


def give(view: View, random: Random, iq: int = HIGHEST, temper: Temper = EVEN) -> int:
    """Return the set of cards to pass: what a moon does not need, or else what leaves the least worry; or out of
    habit."""
    facts, faults = Facts(view), Faults(iq)
    if faults.habit:
        return _habitual(view, faults.habit)
    weighing = Weighing(facts, temper)
    packets = [weighing.packet(suit) for suit in random.shuffle([-1, 0, 1, 2, 3])]
    moon = moon_packet(facts, temper.moons)
    return moon or min(packets, key=lambda packet: round(weighing.regret(view.hand & ~packet), 6))


def _habitual(view: View, habit: str) -> int:
    """Return the highest cards; or first those that cost points and those over them, then high ones."""
    rules = view.rules
    dear = rules.penalty_cards & ~HEARTS

    def danger(card: int) -> int:
        if habit == "high" or rules.bonus_card >> card & 1:
            return card % 13
        if habit == "hearts":
            return card % 13 + (20 if card // 13 == 3 else 0)
        over = dear & SUIT_SETS[card // 13] & ((1 << card) - 1)
        return card % 13 + (40 if dear >> card & 1 else 20 if over else 8 if card // 13 == 3 else 0)

    return bits(sorted(each(view.hand), key=lambda card: (-danger(card), card))[: rules.pass_count])


class Weighing:
    """Weighs cards at one look."""

    def __init__(self, facts: Facts, temper: Temper = EVEN, faults: Faults | None = None) -> None:
        self.facts = facts
        self.temper = temper
        self.foresight, spite = (faults.foresight, faults.spite) if faults else (1.0, 1.0)
        self.suspect, self.fear = suspicion(facts.view, faults.alarm if faults else 0)
        self.gift = spite * (LEADER_GIFT if facts.taker in _leaders(facts.view) else GIFT)
        if temper.revenge and facts.taker >= 0 and facts.taker == hurt_by(facts.view):
            self.gift *= 1 + temper.revenge
        self._known: dict[int, float] = {}

    def cost(self, card: int) -> float:
        """Return the points that `card` may cost now, less the worry that goes with it."""
        facts = self.facts
        chance, own = facts.chance(card), points(facts, card)
        taken = facts.pot + own + (facts.more(card) if chance else 0.0)
        if facts.rules.bonus_card & bits(facts.trick):
            taken += facts.rules.bonus_worth * self.temper.jack / 2
        risk = 1 - self.temper.bold / 3 if taken > 0 else 1.0  # a certain cost frightens nobody more than another
        cost = chance * (taken * (chance + (1 - chance) * risk) + LEAD * facts.stake) - (1 - chance) * own * self.gift
        cost += self._moon_cost(card, chance, own, taken)
        return cost - self.foresight * self.relief(card, facts.hand) - (0 if facts.trick else self._smoke(card))

    def relief(self, card: int, hand: int) -> float:
        """Return the worry that leaves `hand` with a card; less than nothing for one that guards others."""
        suit, bit = card // 13, 1 << card % 13
        held = hand >> 13 * suit & 0x1FFF
        return self.worry(suit, held) - self.worry(suit, held & ~bit)

    def worries(self, hand: int) -> float:
        """Return the points that a whole hand may still cost."""
        return sum([self.worry(suit, held) for suit, held in enumerate(suits(hand))])

    def regret(self, hand: int) -> float:
        """Return the same after the pass, as the temper has it: being out of a suit may be liked for its own sake."""
        empty = len([suit for suit in range(3) if not hand >> 13 * suit & 0x1FFF])
        return self.worries(hand) - self.temper.voids * LIKING * self.facts.stake * empty

    def worry(self, suit: int, held: int) -> float:
        """Return the points that the cards `held` of a suit (its 13 bits) may still cost."""
        key = suit << 13 | held
        if key not in self._known:
            self._known[key] = self._worry(suit, held)
        return self._known[key]

    def packet(self, emptied: int) -> int:
        """Return the cards to pass that leave the least worry, `emptied` being the suit to pass whole where it is
        short."""
        hand, size = self.facts.hand, self.facts.rules.pass_count
        whole = hand & 0x1FFF << 13 * emptied if emptied >= 0 else 0
        packet = whole if count(whole) <= size else 0
        while count(packet) < size:
            left = hand & ~packet
            packet |= 1 << max(each(left), key=lambda card: round(self.relief(card, left), 6))
        return packet

    def _worry(self, suit: int, held: int) -> float:
        facts = self.facts
        out = facts.out[suit]
        unseen = count(out)
        if not held:
            return -VOID * facts.stake if unseen and suit != 3 else 0.0
        if not unseen:
            return STRANDED * facts.stake * count(held)
        rounds = unseen / facts.others + 0.5  # how often the suit may still be led
        worry = 0.0
        for guards, rank in enumerate(each(held)):
            stuck = count(out & (1 << rank) - 1) / unseen
            unguarded = max(0.0, 1 - guards / rounds)
            worry += LATER * stuck * unguarded * self._price(suit, rank) - self._hope(suit * 13 + rank)
        return worry

    def _price(self, suit: int, rank: int) -> float:
        """Return the cost of a trick that a card may have to take later."""
        facts, prices = self.facts, self.facts.rules.prices
        under = [prices[suit * 13 + dear] for dear in facts.dear[suit] if dear < rank]
        price = facts.stake + prices[suit * 13 + rank] + FALL * sum(under)
        return price + (facts.heart * facts.others / 2 if suit == 3 else 0.0)

    def _hope(self, card: int) -> float:
        """Return how much a card may help to win the bonus."""
        facts = self.facts
        bonus = facts.rules.bonus_card
        if not bonus & (facts.unseen | facts.hand) or not bonus >> card // 13 * 13 & 0x1FFF or 1 << card < bonus:
            return 0.0
        return -facts.rules.bonus_worth * (KEEP if 1 << card == bonus else HUNT) * (1 + self.temper.jack / 2)

    def _smoke(self, card: int) -> float:
        """Return how much leading `card` helps to bring a dear card out, if the hand holds nothing that would catch
        it."""
        facts, suit = self.facts, card // 13
        dear = facts.dear[suit]
        if not dear or facts.hand >> 13 * suit & 0x1FFF & ~((1 << dear[0]) - 1):
            return 0.0
        return SMOKE * sum([facts.rules.prices[suit * 13 + rank] for rank in dear])

    def _moon_cost(self, card: int, chance: float, own: int, taken: float) -> float:
        """Return the cost of a card for another's moon: it breaks it, feeds it, or gives up a heart that may break
        it."""
        if not self.fear:
            return 0.0
        facts = self.facts
        if facts.pot > 0 and facts.taker != self.suspect and self.suspect not in facts.later:
            return 0.0  # whoever takes this trick breaks it
        cost = -chance * self.fear if taken > 0 else 0.0
        if own > 0 and facts.trick:
            feeds = facts.taker == self.suspect or self.suspect in facts.later
            cost += (1 - chance) * (self.fear if feeds else -self.fear)
        if card // 13 == 3 and not facts.out[3] >> card % 13 + 1:
            cost += (1 - chance) * self.fear / 2
        return cost


def _leaders(view: View) -> list[int]:
    """Return the seats with the lowest score; none where all are equal."""
    scores = view.scores
    if not scores or min(scores) == max(scores):
        return []
    return [seat for seat, score in enumerate(scores) if score == min(scores)]
