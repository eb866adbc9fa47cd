"""Worlds: deals of the cards that a seat has not seen, each agreeing with all that its View shows (determinizations).

What is certain is kept: how many cards each hand has, the cards one passed and who holds them, who led the lowest club,
and every suit or card that a seat would have had to play and did not. Beyond that each deal is as likely as any other.

To draw evenly, the cards are put into classes: cards that the same homes may hold. How many cards of each class a home
gets is drawn first, in proportion to the number of deals that agree with it; which cards these are, by a shuffle of
each class. The numbers of deals are counted home by home with binomials, and remembered.
"""

import random
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, combinations
from math import comb
from typing import NamedTuple

from hearts.engine.cards import BITS, CLUBS, bits, count, each, lowest
from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.engine.table import Table

World = tuple[tuple[int, ...], int]
"""Every seat's hand, and the kitty."""


def worlds(view: View, stream: Random) -> Iterator[World]:
    """Yield evenly drawn worlds that agree with `view`, without end. Raises ValueError if there is none."""
    hidden = Hidden(view)
    # Python's own generator is quick and the same on every CPython; the engine's Random gives its seed.
    chance = random.Random(stream.next() << 32 | stream.next())
    for homes in hidden.deals(chance):
        yield hidden.world(homes)


class Hidden:
    """What a seat knows of the cards it has not seen.

    Homes are where they may be: the other seats clockwise, and last the kitty, as long as it is out of sight.
    room   how many of them each home holds; may: for each home the set that it may hold
    free   whether each home may hold any of them
    opener the seat that had the lowest club, if a kitty leaves open where it lay; else -1
    """

    def __init__(self, view: View) -> None:
        rules = view.rules
        self.view = view
        self.unseen = view.unseen
        self.seats = [(view.seat + step) % rules.players for step in range(1, rules.players)]
        barred = held_back(view.table)
        self.room = [view.table.held(seat) for seat in self.seats]
        self.may = [self.unseen & ~barred[seat] for seat in self.seats]
        if rules.kitty_size and not view.kitty:
            self.room.append(rules.kitty_size)
            self.may.append(self.unseen)
        self._settle_packet()
        self.opener = self._settle_opener()
        self.free = all(may == self.unseen for may in self.may)

    def deals(self, chance: random.Random) -> Iterator[list[int]]:
        """Yield evenly drawn deals to the homes, without end. Raises ValueError if none agrees with the view."""
        several = [layouts for layouts in [Layouts(may, self.room) for may in self._cases()] if layouts.total]
        if not several:
            raise ValueError("No deal of the unseen cards agrees with this view.")
        upto = list(accumulate([layouts.total for layouts in several]))
        while True:
            yield several[one_of(upto, chance.random())].draw(chance)

    def every(self) -> Iterator[list[int] | None]:
        """Yield every way in which the cards may lie, as the cards of each home; None for each dead end."""
        return self._dealt(self.unseen, 0)

    def _dealt(self, left: int, home: int) -> Iterator[list[int] | None]:
        """Yield every way in which the remaining cards may lie, from one home on; a home must take the cards that
        no later home may hold."""
        if home == len(self.room):
            yield []
            return
        must = left
        for may in self.may[home + 1 :]:
            must &= ~may
        may, room = left & self.may[home] & ~must, self.room[home] - count(must)
        if must & ~self.may[home] or not 0 <= room <= count(may):
            yield None
            return
        for chosen in combinations(each(may), room):
            cards = must | bits(chosen)
            for others in self._dealt(left & ~cards, home + 1):
                yield None if others is None else [cards, *others]

    def led_rightly(self, homes: list[int]) -> bool:
        """Return True if the first leader had the lowest club held; checked only if a kitty leaves that open."""
        if self.opener < 0:
            return True
        hands = list(self.world(homes)[0])
        for seat, card in self.view.table.plays:
            hands[seat] |= 1 << card
        clubs = [hand & CLUBS for hand in hands]
        return min((lowest(held), seat) for seat, held in enumerate(clubs) if held)[1] == self.opener

    def to_come(self) -> int:
        """Return the unseen cards that a seat which has yet to play to this trick may hold."""
        return _union(self.may[: len(self.seats) - len(self.view.table.trick)])

    def world(self, homes: list[int]) -> World:
        """Return the homes' cards as every seat's hand, and the kitty."""
        hands = [self.view.hand] * (len(self.seats) + 1)
        for seat, home in zip(self.seats, homes):
            hands[seat] = home
        return tuple(hands), self.view.kitty or sum(homes[len(self.seats) :])

    def _cases(self) -> list[list[int]]:
        """Return what each home may hold, as one case for each club that may have been the lowest in a hand.

        If no kitty can hide lower clubs there is one case. No deal belongs to two cases.
        """
        if self.opener < 0:
            return [self.may]
        table, view = self.view.table, self.view
        played = sum([BITS[card] for seat, card in table.plays if seat == self.opener])
        own = played | (view.hand if view.seat == self.opener else 0)
        cases, may = list[list[int]](), self.may
        for club in each(view.rules.pack & CLUBS & ~view.kitty):
            bit = BITS[club]
            if not bit & self.unseen:
                return cases + [may] if bit & own else cases
            if self.opener in self.seats:
                home = self.seats.index(self.opener)
                cases.append([cards & ~bit if at != home else cards for at, cards in enumerate(may)])
            may = [cards & ~bit for cards in may[:-1]] + may[-1:]
        return cases

    def _settle_packet(self) -> None:
        """Fix the cards that the seat has passed to their receiver until they are played."""
        view, table = self.view, self.view.table
        packet = view.gave & self.unseen
        if packet and table.phase != "pass":
            self._only(packet, (table.reaches(view.seat),), kitty=False)

    def _settle_opener(self) -> int:
        """Fix that the first leader held the lowest club. Returns that seat if worlds must still be checked, else
        -1."""
        view, table, rules = self.view, self.view.table, self.view.rules
        if not rules.club_leads or table.phase == "pass":
            return -1
        opener = table.first_leader
        clubs = rules.pack & CLUBS & ~view.kitty
        if rules.lowest_opens:
            lead = _first_lead(table)
            self._only((1 << lead) & self.unseen, (opener,), kitty=False)
            self._only(clubs & ((1 << lead) - 1) & self.unseen, (), kitty=True)
            return -1
        self._only(clubs & -clubs & self.unseen, (opener,), kitty=True)
        return opener if rules.kitty_size and not view.kitty else -1

    def _only(self, cards: int, seats: tuple[int, ...], kitty: bool) -> None:
        """Fix that only `seats`, and a kitty out of sight if it may, hold these cards."""
        for home in range(len(self.may)):
            if not (self.seats[home] in seats if home < len(self.seats) else kitty):
                self.may[home] &= ~cards


class Layouts:
    """All layouts of cards in homes: their number, and evenly drawn ones.

    may    for each home the set that it may hold; room: how many cards it holds; total: the number of layouts
    """

    def __init__(self, may: list[int], room: list[int]) -> None:
        classes: dict[tuple[int, ...], list[int]] = {}
        for card in each(_union(may)):
            homes = tuple([home for home, cards in enumerate(may) if cards >> card & 1])
            classes.setdefault(homes, []).append(BITS[card])
        self._cards = list(classes.values())
        self._allowed = [[home in homes for homes in classes] for home in range(len(may))]
        self._last = [max(homes) for homes in classes]
        self._room = room
        self._known: dict[tuple[int, tuple[int, ...]], Shares] = {}
        self._start = tuple([len(cards) for cards in self._cards])
        fits = sum(self._start) == sum(room)
        self.total = self._number(0, self._start) if fits else 0

    def draw(self, chance: random.Random) -> list[int]:
        """Return an evenly drawn layout, as the cards of each home."""
        drawn, left, layout = chance.random, self._start, []
        cards = [sorted(one, key=lambda _: drawn()) if len(one) > 1 else one for one in self._cards]
        for home in range(len(self._room)):
            shares = self._shares(home, left)
            after, held = shares.left[one_of(shares.upto, drawn())], 0
            for one, start, end in zip(cards, after, left):
                if start < end:
                    held += sum(one[start:end])
            layout.append(held)
            left = after
        return layout

    def _number(self, home: int, left: tuple[int, ...]) -> int:
        """Return the number of ways to fill this home and all after it if this many cards of each class are left."""
        if home == len(self._room):
            return 1
        upto = self._shares(home, left).upto
        return upto[-1] if upto else 0

    def _shares(self, home: int, left: tuple[int, ...]) -> "Shares":
        """Return the ways to fill this home if this many cards of each class are left. They are counted once."""
        filled = self._known.get((home, left))
        if filled is None:
            ways = [(after, number * self._number(home + 1, after)) for after, number in self._takes(home, left)]
            ways = [(after, number) for after, number in ways if number]
            upto = list(accumulate([number for _, number in ways]))
            filled = self._known[home, left] = Shares([after for after, _ in ways], upto)
        return filled

    def _takes(self, home: int, left: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """Return each way to fill a home: what it leaves of each class, and in how many ways its cards can be
        chosen."""
        most = [cards if may else 0 for cards, may in zip(left, self._allowed[home])]
        least = [cards if last == home else 0 for cards, last in zip(left, self._last)]  # no later home may hold them
        takes: list[tuple[tuple[int, ...], int, int]] = [((), 1, self._room[home])]
        could, must = sum(most), sum(least)
        for cards, high, low in zip(left, most, least):
            could, must = could - high, must - low
            choices = [comb(cards, taken) for taken in range(high + 1)]
            takes = [
                (after + (cards - taken,), ways * choices[taken], room - taken)
                for after, ways, room in takes
                for taken in range(max(low, room - could), min(high, room - must) + 1)
            ]
        return [(after, ways) for after, ways, _ in takes]


class Shares(NamedTuple):
    """The ways to fill a home: what each leaves of each class, and the running sum of the layouts each leads to."""

    left: list[tuple[int, ...]]
    upto: list[int]


def held_back(table: Table) -> list[int]:
    """Return for each seat the cards that it cannot hold, because the rules would have made it play them earlier."""
    sets = [0] * table.rules.players
    for before, card in replayed(table):
        for demand in before.demands:
            if demand >> card & 1:
                break
            sets[before.turn] |= demand
    return sets


def replayed(table: Table) -> Iterator[tuple[Table, int]]:
    """Yield every card played so far, and before it the table as it was then."""
    plays = table.plays
    if plays:
        # Which club was the lowest bears on the first lead alone: it was led, or its leader held no club at all.
        first = plays[0][1]
        at = Table(table.rules, table.number).open(table.first_leader, first if BITS[first] & CLUBS else 0)
        for _, card in plays:
            yield at, card
            at = at.play(card)


def _first_lead(table: Table) -> int:
    """Return the lowest club held, where it must be led."""
    return table.plays[0][1] if table.played else lowest(table.demands[0])


def one_of(upto: list[int], chance: float) -> int:
    """Return the index of the share that a number from 0 to 1 falls into, by the running sum of the shares."""
    return bisect_right(upto, chance * upto[-1], 0, len(upto) - 1)


def _union(sets: list[int]) -> int:
    """Return the cards that are in any of the sets."""
    union = 0
    for cards in sets:
        union |= cards
    return union
