"""A policy: what a good player does at one look, learned from search (`hearts.minds.features`), for any rules.

It is quick enough for playouts, and says how likely each card is, which tells what a card
that was played says of the hand it came from. It looks at what its seat may know, so that no playout peeks.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from hearts.engine.cards import HEARTS, SUIT_SETS, each
from hearts.engine.table import legal
from hearts.minds.features import DEARS, KINDS, LENGTHS, POTS, STAGES, VOIDS
from hearts.minds.looks import LONG, MANY, NOBODY, SEATS, VOID_COUNTS, Kinds, Looks, Sight, owned
from hearts.minds.playout import LAST, NO_SEAT, TOP_CARD, TOP_SUIT, Outcome, Position
from hearts.minds.sums import FOLLOWS

WORTH = itemgetter(1)
NO_VOIDS = 0, 0, 0, 0


class Policy(Looks):
    """The learned policy under one table's rules: its playouts, its packets, and what speaks for each card.

    A playout may `stop` a moon: as soon as that seat alone has points, the others do all they can against it.
    """

    def play(self, position: Position, hands: Sequence[int], kitty: int, stop: int = NO_SEAT) -> Outcome:
        """Return the result if all go on by this policy. One long loop: search spends its time here."""
        rules, order = self.rules, self.order
        (dear, _, penalties, always, discarded), special = self.masks, self.special
        took, tricks, gone, broken, done, kitty_taker, trick, best, winner, led, turns, leads, follow = position.start
        left, taken, won, worth, size = list(hands), list(took), list(tricks), self.worth & ~gone, rules.hand_size
        live, shown, (alone, level) = sum(left), position.shown, self.alone(taken)

        while done < size and worth:
            stage = 3 * done // size
            about = live | trick
            context = ((alone == NOBODY) * STAGES + stage) * DEARS + (dear & about > 0)
            kinds = self.kinds.get(about & special) or self.kinds_of(about & special)
            if trick:
                came = alone not in [seat for seat, _ in turns]
            else:
                sight = context, stage, alone, level, shown, kinds
                trick = best = bit = self._lead(left[winner], leads[broken], live, winner, sight, stop)
                left[winner], live = left[winner] ^ bit, live ^ bit
                led, turns, came = TOP_SUIT[bit.bit_length()], order[winner], winner == alone
                broken = broken or bit & always > 0
            suit, first = SUIT_SETS[led], follow[broken][led][0]
            dear_led = self.dear_of[led] if self.dear_of[led] & about else 0
            kind = 2 if dear_led else 4 if led == 3 else 1 if self.bonus_of[led] & about else 0
            for seat, place in turns:
                hand = left[seat]
                bit = choice = hand & first or legal(hand, follow[broken][led])
                if choice & choice - 1:
                    here = context + 1 if hand & dear else context
                    if alone >= 0:
                        here = self.threat(seat, alone, level, stage, winner, came, hand, live, here)
                    sure = stop == alone != seat and self._against(
                        choice, suit, live & ~hand, trick, best, came and winner != stop, place
                    )
                    if sure:
                        bit = sure
                    elif choice & suit:
                        here = here * VOIDS + VOID_COUNTS[(shown & SEATS << led).bit_count()]
                        own = 3 if hand & dear_led else kind
                        bit = self._follow(choice, hand, live, trick, best, led, place, own, here)
                    else:
                        bit = self._any(1, here, hand, choice, live, kinds, NO_VOIDS)
                if bit & suit:
                    broken = broken or bit & always > 0
                    if bit > best:
                        best, winner = bit, seat
                else:
                    broken, shown = broken or bit & discarded > 0, shown | 1 << 4 * seat + led
                came = came or seat == alone
                left[seat], live, trick = hand ^ bit, live ^ bit, trick | bit
            taken[winner], won[winner], done = taken[winner] | trick, won[winner] + 1, done + 1
            if trick & penalties:
                alone, level = self.alone(taken)
            if kitty and kitty_taker < 0 and (trick & rules.kitty_with or done == size):
                kitty_taker = winner
            worth, trick, leads, follow = worth & ~trick, 0, rules.lead_demands, rules.follow_demands

        if kitty:
            taken[kitty_taker] |= kitty
        return self.outcome(position, taken, won)

    def _lead(
        self,
        hand: int,
        demands: tuple[int, ...],
        live: int,
        seat: int,
        sight: tuple[int, int, int, int, int, Kinds],
        stop: int,
    ) -> int:
        """Return the card to lead."""
        choice = legal(hand, demands)
        if not choice & choice - 1:
            return choice
        here, stage, alone, level, shown, kinds = sight
        hearts = choice & HEARTS
        if stop == alone != seat and 0 < live & ~hand & HEARTS < hearts:
            return TOP_CARD[hearts.bit_length()]  # it takes the trick, and breaks the moon
        if alone >= 0:
            here = self.moon(seat, alone, level, stage, hand, live, here)
        if hand & self.dear:
            here += 1
        return self._any(0, here * VOIDS, hand, choice, live, kinds, self.voids.get(shown) or self.voids_of(shown))

    def _follow(
        self, choice: int, hand: int, live: int, trick: int, best: int, led: int, place: int, kind: int, context: int
    ) -> int:
        """Return the card to follow suit with; `context` with the voids, see `about_follow`."""
        dear, bonus, penalties, _, _ = self.masks
        pot = 2 if trick & dear else 3 if trick & bonus else 1 if trick & penalties else 0
        (under, over, below, above), most, top, shift = FOLLOWS[place][pot][kind], -1 << 30, 0, 13 * led
        held = hand >> shift & 0x1FFF
        length = LONG[held.bit_count()]
        at = ((context * 12 + place * POTS + pot) * LENGTHS + length) * KINDS + kind
        low, high = self.edges.get(at) or self.edge(at)
        counted = self.counted[led * KINDS + kind][(live ^ hand) >> shift & 0x1FFF]
        taken = best.bit_length() - 1 - shift
        for rank, own in owned(choice >> shift & 0x1FFF, held):
            cell, edge, _ = counted[rank]
            if rank > taken:
                value = over[cell] + high[edge] + above[own + edge]
            else:
                value = under[cell] + low[edge] + below[own + edge]
            if value > most:
                most, top = value, rank
        return 1 << shift + top

    def _against(self, choice: int, suit: int, out: int, trick: int, best: int, safe: bool, place: int) -> int:
        """Return the card against a moon; `safe`: the shooter does not get this trick. 0 where the policy may
        decide."""
        penalties = self.masks[2]
        if choice & suit:
            over = choice & -(best << 1)
            if over and trick & penalties:
                return TOP_CARD[over.bit_length()]
            if safe:
                return 0
            low = choice & ~over or (choice if place == LAST else 0)
            return low & -low
        if safe and choice & penalties:
            dear = choice & self.dear or choice & penalties
            return dear & -dear
        plain, most, best_card = choice & ~penalties, -1, choice & -choice
        for card in each(plain):
            over = out >> card + 1 & (1 << 12 - card % 13) - 1
            if over.bit_count() > most:
                most, best_card = over.bit_count(), 1 << card
        return best_card

    def _any(
        self, act: int, context: int, hand: int, choice: int, live: int, kinds: Kinds, voids: Sequence[int]
    ) -> int:
        """Return the best card to lead (act 0) or to throw (1); `voids` are seats known to be out of each suit."""
        get, out, most, best = self.tops[act].get, live ^ hand, -1 << 30, 0
        for (shift, which), void in zip(kinds[hand & self.dear], voids):
            chosen = choice >> shift & 0x1FFF
            if chosen:
                here = (context + void) * 4 * KINDS + which
                key = (here << 13 | chosen) << 26 | (hand >> shift & 0x1FFF) << 13 | out >> shift & 0x1FFF
                worth, bit = get(key) or self._top(act, key)
                if worth > most:
                    most, best = worth, bit
        return best

    def _top(self, act: int, key: int) -> tuple[int, int]:
        """Return the best card of a suit to lead or to throw: what speaks for it, and the card."""
        tops = self.tops[act]
        if len(tops) > MANY:
            tops.clear()
        (context, which), most, best = divmod(key >> 39, 4 * KINDS), -1 << 30, 0
        for worth, rank in self.worths(act, context, which, key >> 26 & 0x1FFF, key >> 13 & 0x1FFF, key & 0x1FFF):
            if worth > most:
                most, best = worth, rank
        top = tops[key] = most, 1 << which // KINDS * 13 + best
        return top

    def likeliest(self, sight: Sight, hand: int, choice: int) -> int:
        """Return the card of `choice`, as a set, that most speaks for."""
        return max(self.weigh(sight, hand, choice), key=WORTH)[0]

    def weigh(self, sight: Sight, hand: int, choice: int) -> list[tuple[int, int]]:
        """Return each card of `choice` as a set, lowest first, and what speaks for it; `hand` is all that the seat
        holds."""
        live, trick, best, place, shown = sight.live, sight.trick, sight.best, sight.place, sight.shown
        about, out, weighed = live | trick, live & ~hand, []
        context = self.context(sight, hand)
        led = TOP_SUIT[best.bit_length()] if trick else -1
        for suit, shift, dear, bonus in self.suits:
            chosen = choice >> shift & 0x1FFF
            if not chosen:
                continue
            kind = 4 if suit == 3 else 1 if bonus & about else 0
            if dear & about:
                kind = 3 if hand & dear else 2
            which, held, unseen = suit * KINDS + kind, hand >> shift & 0x1FFF, out >> shift & 0x1FFF
            void = VOID_COUNTS[(shown & SEATS << suit).bit_count()]
            if suit == led:
                pot = 2 if trick & self.dear else 3 if trick & self.masks[1] else 1 if trick & self.masks[2] else 0
                under, over, below, above = FOLLOWS[place][pot][kind]
                at = (context * VOIDS + void) * 12 + place * POTS + pot
                at = (at * LENGTHS + LONG[held.bit_count()]) * KINDS + kind
                low, high = self.edges.get(at) or self.edge(at)
                for rank, own in owned(chosen, held):
                    (cell, edge, _), bit = self.counted[which][unseen][rank], 1 << shift + rank
                    higher = over[cell] + high[edge] + above[own + edge]
                    weighed.append((bit, higher if bit > best else under[cell] + low[edge] + below[own + edge]))
            else:
                act, here = (1, context) if trick else (0, context * VOIDS + void)
                worths = self.worths(act, here, which, chosen, held, unseen)
                weighed += [(1 << shift + rank, worth) for worth, rank in worths]
        return weighed
