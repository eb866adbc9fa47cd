"""The reason for a choice as a rule that a newcomer can use.

A rule is told only where it is true of the position and of what it compares: the best choice and a worse one. Where
none is, what the coach has counted (`hearts.minds.explain`) is said in plain words; else how many points it saves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import coach, measures, phrases
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, HEARTS, SUIT_SETS, SUITS, bits, count, each, rank, suit
from hearts.engine.trick import best as winning
from hearts.minds.advice import dearest

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.minds.advice import Advice, Choice

HIGH = 9  # the rank of a Jack: from here on a card is called high
HIGH_HEART = 7  # the rank of a nine
MIDDLE = 5  # the rank of a seven: from here on to the Ten a card is in the middle
CLEARLY = 3  # ranks by which a card is higher than another one, so that it wins more tricks
DANGER = 1.5  # points by which a packet is worse, and the player is told
QUEEN_RANK, SPADES = 10, 2
ABOVE = BITS[SPADES * 13 + QUEEN_RANK + 1] | BITS[SPADES * 13 + QUEEN_RANK + 2]  # the spades that take the Queen
GIVEN = ("dearest", "catch", "hearts", "void", "high", "middle", "low")  # why cards are passed, the gravest first
LOW_SHARE = 0.6  # of the unseen cards of a suit that are higher than a card which is called low
EVERYBODY = 3  # unseen cards of a suit for each opponent: so many that probably all have some


def reason(view: View, advice: Advice, worse: Choice | None = None, signs: bool = False, plain: bool = False) -> str:
    """Say in one sentence why the best choice is better than a worse one. Returns "" where there is no reason to tell.

    worse  by default the next one that is worse
    plain  without numbers, and nothing of a bonus card or a moon
    """
    other = worse or coach.next_worse(advice)
    best = advice.choices[0]
    teller = _Teller(view, advice, signs)
    if plain and advice.ask == "give":
        return teller.gives(best.choice)
    if other is None or other.equal or not (advice.worlds or plain):
        return ""
    reason = teller.event(best, other, plain) if other.why in ("bonus", "moon", "other") else ""
    if not reason and not (plain and other.why == "bonus"):
        reason = teller.rule(other.choice) or teller.event(best, other, plain)
    saved = measures.whole(other.cost)
    if not reason and saved and not plain:
        return say("coach-saves", count=saved)
    return phrases.capital(reason)


def own(view: View, advice: Advice, chosen: int, signs: bool = False) -> str:
    """Say one sentence about the packet of the player where it is not the best one; "" where it is."""
    best, tried = advice.choices[0].choice, advice.of(chosen)
    if chosen == best:
        return ""
    teller, mine, cards = _Teller(view, advice, signs), chosen & ~best, best & ~chosen
    low = bits([card for card in each(mine) if teller.why(card, chosen) == "low"])
    grave = bits([card for card in each(cards) if teller.why(card, best) in ("dearest", "catch")])
    if tried is not None and tried.equal and advice.worlds:
        id = "level"
    elif grave or (tried is not None and tried.cost >= DANGER):
        id = "keeps"
    else:
        lower = max([rank(card) for card in each(mine)]) + CLEARLY <= min([rank(card) for card in each(cards)])
        id = "low" if low else "lower" if lower else "fine"
    shown = coach.listed(low if id == "low" else mine, signs)
    named = coach.listed(grave if id == "keeps" and grave else cards, signs)
    return phrases.capital(say("coach-own", how=id, own=shown, cards=named))


class _Teller:
    """Says rules about a position, with the cards by name or in signs."""

    def __init__(self, view: View, advice: Advice, signs: bool) -> None:
        self._view, self._signs = view, signs
        self._play = advice.ask == "play"
        self._best = [one.choice for one in coach.level(advice)]
        self._dear = dearest(view.rules)
        self._top = view.rules.prices[SPADES * 13 + QUEEN_RANK] > 0 and self._dear == BITS[SPADES * 13 + QUEEN_RANK]

    def _name(self, card: int) -> str:
        return coach.named("play", card, self._signs)

    def _several(self, cards: int) -> str:
        return coach.named("give", cards, self._signs)

    def event(self, best: Choice, worse: Choice, plain: bool) -> str:
        """Return what the coach has counted, in plain words."""
        why = worse.why
        if why == "bonus":
            bonus = self._view.rules.bonus_card
            kept = self._play or not best.choice & bonus
            return say("coach-rule-bonus", card=self._several(bonus)) if kept and not plain else ""
        if why in ("moon", "other"):
            rule = say("coach-rule-moon") if why == "moon" else say("coach-rule-other")
            return "" if plain else rule
        if not why or not self._play:
            return ""
        why = "itself" if why == "dear" and BITS[worse.choice] & self._dear else why
        dear = self._several(self._dear) if why == "dear" else ""
        return say("coach-risk", why=why, worse=self._name(worse.choice), dear=dear)

    def rule(self, worse: int) -> str:
        """Return a rule that is true of each of the best choices beside this worse one."""
        if not self._play:
            return self.packet(self._best[0], worse)
        cards = {self.card(one, worse) for one in self._best}
        return cards.pop() if len(cards) == 1 else ""

    def packet(self, best: int, worse: int) -> str:
        """Return a rule for what to pass: about the cards that the best packet has and the worse one has not."""
        hand, given = self._view.hand, best & ~worse
        if given & self._dear:
            return say("coach-rule-dearest", card=self._several(self._dear))
        if self._catches(given, hand):
            return say("coach-rule-catch", dear=self._several(self._dear))
        if [card for card in each(given & HEARTS) if rank(card) >= HIGH_HEART]:
            return say("coach-rule-hearts-high")
        for number, whole in enumerate(SUIT_SETS):
            if given & whole and not hand & whole & ~best and whole != HEARTS:
                return say("coach-rule-void", suit=say("coach-suits", suit=SUITS[number]))
        if [card for card in each(given) if rank(card) >= HIGH]:
            return say("coach-rule-high-pass")
        return ""

    def gives(self, packet: int) -> str:
        """Return why each card of a packet is passed; cards with the same reason share a sentence."""
        found: dict[tuple[int, str, int], int] = {}
        for card in each(packet):
            why = self.why(card, packet)
            by_suit = suit(card) if why in ("void", "low") else 0
            place = GIVEN.index(why), why, by_suit
            found[place] = found.get(place, 0) | BITS[card]
        sentences = []
        for _, why, number in sorted(found):
            cards = coach.listed(found[GIVEN.index(why), why, number], self._signs)
            of, dear = say("coach-suits", suit=SUITS[number]), self._several(self._dear)
            sentences.append(phrases.capital(say("coach-give", why=why, cards=cards, suit=of, dear=dear)))
        return phrases.paragraph(sentences)

    def why(self, card: int, packet: int) -> str:
        """Return why a card of a packet is passed: the last word in the id of its sentence."""
        bit, of_suit = BITS[card], SUIT_SETS[suit(card)]
        if bit & self._dear:
            return "dearest"
        if self._top and bit & ABOVE and self._dear & (packet | self._view.unseen):
            return "catch"
        if bit & HEARTS and rank(card) >= HIGH_HEART:
            return "hearts"
        if not bit & HEARTS and not self._view.hand & of_suit & ~packet:
            return "void"
        return "high" if rank(card) >= HIGH else "middle" if rank(card) >= MIDDLE else "low"

    def _catches(self, cards: int, hand: int) -> bool:
        """Whether one of these spades is above the Queen of Spades, while somebody else has her."""
        return bool(self._top and cards & ABOVE and self._dear & self._view.unseen and not hand & self._dear)

    def card(self, best: int, worse: int) -> str:
        """Return a rule for what to play."""
        trick = self._view.table.trick
        if not trick:
            return self._lead(best, worse)
        if suit(best) != suit(trick[0]):
            return self._discard(best, worse)
        return self._follow(best, worse, trick)

    def _follow(self, best: int, worse: int, trick: tuple[int, ...]) -> str:
        top, rules = trick[winning(trick)], self._view.rules
        if suit(worse) != suit(best):
            return ""
        if best < top < worse:
            return say("coach-rule-under", top=self._name(top))
        if worse < best < top:
            return say("coach-rule-below", card=self._name(best), top=self._name(top))
        last = len(trick) == rules.players - 1
        if last and best > top and worse < best and rules.worth(bits(trick) | BITS[best]) == 0:
            return say("coach-rule-free" if worse < top else "coach-rule-must")
        return ""

    def _discard(self, best: int, worse: int) -> str:
        view, of_suit = self._view, SUIT_SETS[suit(best)]
        if BITS[best] & self._dear:
            return say("coach-rule-throw", card=self._name(best))
        if self._catches(BITS[best], view.hand) and not self._catches(BITS[worse], view.hand):
            return say("coach-rule-catch", dear=self._several(self._dear))
        if view.rules.prices[best] and not view.rules.prices[worse]:
            return say("coach-rule-points")
        if rank(best) >= HIGH and rank(best) > rank(worse):
            return say("coach-rule-high")
        if view.hand & of_suit == BITS[best] and suit(worse) != suit(best) and of_suit != HEARTS:
            return say("coach-rule-void", suit=say("coach-suits", suit=SUITS[suit(best)]))
        return ""

    def _lead(self, best: int, worse: int) -> str:
        view, number = self._view, suit(best)
        spade = self._top and number == SPADES and rank(best) < QUEEN_RANK
        if spade and self._dear & view.unseen and not view.hand & self._dear:
            return say("coach-rule-bring", dear=self._several(self._dear))
        if self._higher(best) >= LOW_SHARE and self._higher(worse) < self._higher(best):
            return say("coach-rule-low")
        out, before = view.unseen & SUIT_SETS[number], [trick.cards[0] for trick in view.table.tricks]
        dear = SUIT_SETS[number] & view.rules.penalty_cards & (view.unseen | BITS[best])
        met = number in [suit(card) for card in before]
        if not dear and not met and suit(worse) != number and count(out) >= EVERYBODY * (view.rules.players - 1):
            return say("coach-rule-safe", suit=say("coach-suits", suit=SUITS[number]))
        if view.hand & SUIT_SETS[number] == BITS[best] and suit(worse) != number and number != 3:
            return say("coach-rule-void", suit=say("coach-suits", suit=SUITS[number]))
        return ""

    def _higher(self, card: int) -> float:
        """The share of the unseen cards of its suit that are higher than a card; 0 where none is unseen."""
        out = each(self._view.unseen & SUIT_SETS[suit(card)])
        return len([other for other in out if other > card]) / len(out) if out else 0.0
