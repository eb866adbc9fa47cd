"""Worlds: deals of the cards that a seat has not seen, each agreeing with all that its View shows (determinizations).

What is certain is kept: how many cards each hand has, the cards one passed and who holds them, who led the lowest club,
and every suit or card that a seat would have had to play and did not. Beyond that one deal is as likely as another: the
cards of two homes at a time are pooled and dealt again, as far as both may hold them (Gibbs sampling); where nothing is
certain, one shuffle does it.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random as Twister

from hearts.engine.cards import BITS, CLUBS, bits, count, each, lowest
from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.engine.table import Table

World = tuple[tuple[int, ...], int]
"""Every seat's hand, and the kitty."""

FRESH = 16  # so many worlds grow out of one another before one is dealt anew
TRIES = 30  # how often a world is dealt again because somebody else would have led


def worlds(view: View, random: Random) -> Iterator[World]:
    """Yield worlds that agree with `view`, without end. Raises ValueError if there is none."""
    hidden = Hidden(view)
    # Mersenne's random() is quick and the same on every CPython; the table's own Random names its stream.
    chance = Twister(random.next() << 32 | random.next())
    while True:
        held = hidden.deal(chance)
        for _ in range(FRESH):
            hidden.redeal(held, chance)
            for _ in range(TRIES):
                if hidden.led_rightly(held):
                    break
                hidden.redeal(held, chance)
            yield hidden.world(held)


class Hidden:
    """What a seat knows of the cards it has not seen.

    Homes are where they may be: the other seats clockwise, and last the kitty, as long as it is out of sight.
    room   how many of them each home holds; may: for each home the set that it may hold
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

    def deal(self, chance: Twister) -> list[int]:
        """A first set of cards for each home: every card finds a place, others making room where they must."""
        homes: list[list[int]] = [[] for _ in self.room]
        for card in _shuffled(self.unseen, chance):
            if not self._place(card, homes, set()):
                raise ValueError("No deal of the unseen cards agrees with this view.")
        return [bits(cards) for cards in homes]

    def every(self) -> Iterator[list[int] | None]:
        """Yield every way in which the cards may lie, as the cards of each home; None for each dead end."""
        return self._dealt(self.unseen, 0)

    def _dealt(self, left: int, home: int) -> Iterator[list[int] | None]:
        """Yield every way in which the cards left may lie, from a home on; it must take what no later one may hold."""
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

    def redeal(self, homes: list[int], chance: Twister) -> None:
        """Deals the homes' cards again, in place: all at once where any home may hold any card, else two by two."""
        if self.free:
            cards = _shuffled(self.unseen, chance)
            for home, room in enumerate(self.room):
                homes[home] = bits(cards[:room])
                del cards[:room]
            return
        for one, other in combinations(range(len(homes)), 2):
            mine, yours = homes[one] & self.may[other], homes[other] & self.may[one]
            if mine and yours:
                dealt = bits(_shuffled(mine | yours, chance)[: count(mine)])
                homes[one] = homes[one] & ~mine | dealt
                homes[other] = homes[other] & ~yours | (mine | yours) & ~dealt

    def led_rightly(self, homes: list[int]) -> bool:
        """True if the first leader had the lowest club held; checked only if a kitty leaves that open."""
        if self.opener < 0:
            return True
        hands = list(self.world(homes)[0])
        for seat, card in self.view.table.plays:
            hands[seat] |= 1 << card
        clubs = [hand & CLUBS for hand in hands]
        return min((lowest(held), seat) for seat, held in enumerate(clubs) if held)[1] == self.opener

    def world(self, homes: list[int]) -> World:
        """The homes' cards as every seat's hand, and the kitty."""
        hands = [self.view.hand] * (len(self.seats) + 1)
        for seat, home in zip(self.seats, homes):
            hands[seat] = home
        return tuple(hands), self.view.kitty or sum(homes[len(self.seats) :])

    def _place(self, card: int, homes: list[list[int]], tried: set[int]) -> bool:
        """Finds a home for `card`, along an augmenting path where all its homes are full (Kuhn's matching)."""
        allowed = [home for home, may in enumerate(self.may) if may >> card & 1 and home not in tried]
        for home in allowed:
            if len(homes[home]) < self.room[home]:
                homes[home].append(card)
                return True
        for home in allowed:
            tried.add(home)
            for index, other in enumerate(homes[home]):
                if self._place(other, homes, tried):
                    homes[home][index] = card
                    return True
        return False

    def _settle_packet(self) -> None:
        """Fix the cards that the seat has passed to their receiver until they are played."""
        view, table = self.view, self.view.table
        packet = view.gave & self.unseen
        if packet and table.phase != "pass":
            self._only(packet, (table.reaches(view.seat),), kitty=False)

    def _settle_opener(self) -> int:
        """The lowest club was with the first leader; that seat, where a kitty may have it and worlds need a look."""
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
        """Only `seats`, and a kitty out of sight if it may, have these cards."""
        for home in range(len(self.may)):
            if not (self.seats[home] in seats if home < len(self.seats) else kitty):
                self.may[home] &= ~cards


def held_back(table: Table) -> list[int]:
    """For each seat the cards that it cannot hold: it would have had to play one of them before what it played."""
    found = [0] * table.rules.players
    for before, card in replayed(table):
        for demand in before.demands:
            if demand >> card & 1:
                break
            found[before.turn] |= demand
    return found


def replayed(table: Table) -> Iterator[tuple[Table, int]]:
    """Every card played so far, and before it the table as it was then."""
    plays = table.plays
    if plays:
        # Which club was the lowest bears on the first lead alone: it was led, or its leader held no club at all.
        first = plays[0][1]
        at = Table(table.rules, table.number).open(table.first_leader, first if BITS[first] & CLUBS else 0)
        for _, card in plays:
            yield at, card
            at = at.play(card)


def _first_lead(table: Table) -> int:
    """The lowest club held, where it must be led."""
    return table.plays[0][1] if table.played else lowest(table.demands[0])


def _shuffled(cards: int, chance: Twister) -> list[int]:
    """A set's cards in a random order."""
    draw = chance.random
    return [card for _, card in sorted([(draw(), card) for card in each(cards)])]
