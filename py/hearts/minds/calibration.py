"""Calibration: the true probability of a moon, the player's own or another's, given its share of the worlds of a
search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import count
from hearts.engine.score import line
from hearts.minds.facts import Facts
from hearts.minds.moon import losers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts.engine.deal import View
    from hearts.engine.table import Table

    Row = tuple[tuple[int, ...], int]

# One's own moon. Counted in the worlds, and made: by 4,000 to 10,000 deals each of deluxe and classic-pc, iq:180 in two
# opposite seats against itself, plain sampling and the defender alike. It is stopped oftener where it goes onto the
# others' scores, and far oftener there once it is seen coming: by who has half of all points. What all worlds come to
# seldom fails where no card of the hand may lose a trick. In deluxe the defender stops ten in 100 fewer than its like
# do: the map lies between the two.
COUNTED = (0.0, 0.03, 0.07, 0.145, 0.25, 0.34, 0.45, 0.55, 0.65, 0.75, 0.85, 0.94, 1.0)
OFF = (0.0, 0.05, 0.1, 0.19, 0.27, 0.37, 0.41, 0.48, 0.52, 0.61, 0.68, 0.78, 0.87)  # taken off the own score
ONTO = (0.0, 0.06, 0.11, 0.19, 0.32, 0.39, 0.45, 0.51, 0.56, 0.62, 0.73, 0.8, 0.81)  # put onto the others'
SEEN = (0.0, 0.03, 0.05, 0.1, 0.2, 0.26, 0.3, 0.36, 0.4, 0.44, 0.5, 0.53, 0.57)  # the same with half of all points
ALL_OFF, ALL_ONTO, ALL_SEEN = 0.89, 0.82, 0.58  # made where all worlds came to one, and a card of the hand may lose
LAST, SOME = 0.89, 6  # made then with half of all points, where fewer than so many cards with points are out
SURE, FEW = 0.965, 4  # made where none may lose; with so few cards in hand it is certain then

# Another's moon, fitted (maximum likelihood) to a fifth of 141,334 cards of iq:180 against itself at which one could
# come: 8,000 deals, half deluxe and half classic-pc; the odds of OPEN are a ninth less than that, for other players
# shoot less. Worlds seldom hold the hand of who shoots. So, by this share of them, as many more count as having come to
# a moon and as many as having come to none; and the odds are so many times theirs.
OPEN = 0.038, 0.62  # as long as nobody has a point
ALONE = 0.019, 1.0  # where one other seat alone has points
GROWTH = 0.7  # later in a deal the odds are higher, after the last trick by so much of what they were at first


def comes_true(counted: float, view: View, after: Table) -> float:
    """Return the probability of the player's own moon, given its share of the worlds; `after`: the table after the
    card."""
    rules, taken = view.rules, view.table.taken[view.seat]
    onto = rules.moon_sides == ("plus",)
    seen = onto and 2 * rules.worth(taken & rules.penalty_cards) >= rules.total
    if counted >= 1:
        if after.taken[view.seat] & rules.moon_cards == rules.moon_cards:
            return 1.0
        if not losers(view.hand, Facts(view)):
            return 1.0 if count(view.hand) <= FEW else SURE
        if seen:
            return ALL_SEEN if count(view.unseen & rules.penalty_cards) >= SOME else LAST
        return ALL_ONTO if onto else ALL_OFF
    above, made = max(1, sum([edge <= counted for edge in COUNTED])), SEEN if seen else ONTO if onto else OFF
    low, high = COUNTED[above - 1], COUNTED[above]
    return made[above - 1] + (made[above] - made[above - 1]) * (counted - low) / (high - low)


def comes_from_others(counted: float, done: float, more: float, times: float) -> float:
    """Return the chance of another's moon after a share of the tricks: by the odds of worlds with one, a few `more`
    added."""
    odds = times * (1 + GROWTH * done) * (counted + more) / (1 - counted + more)
    return odds / (1 + odds)


def believed(view: View, card: int, rows: Mapping[Row, int]) -> list[tuple[Row, float]]:
    """Return each row of points with its shooter and its probability once a card is played, by the worlds in `rows`.

    First one's own moon, then another's where that does not come. What worlds that all agree may miss has no row.
    """
    seat, number, table = view.seat, sum(rows.values()), view.table.play(card)
    mine = sum([often for (_, who), often in rows.items() if who == seat])
    theirs = sum([often for (_, who), often in rows.items() if who not in (seat, -1)])
    own = comes_true(mine / number, view, table)
    left, missed = number - mine, 1 - own
    if not left:
        return [(row, own * often / number) for row, often in rows.items()]
    seen, shooters = theirs / left, may_shoot(table, seat)
    if shooters:
        done = len(view.table.tricks) / view.rules.hand_size
        more, times = ALONE if len(shooters) == 1 else OPEN
        other = comes_from_others(seen, done, more, times)
        hidden = missed * other * more / (seen + more)  # the part of it that no world shows
    else:
        other, hidden = seen, 0.0
    likely = []
    for (points, who), often in rows.items():
        if who == seat:
            chance = own * often / mine
        elif who >= 0:
            chance = (missed * other - hidden) * often / theirs
        else:
            chance = missed * (1 - other) * often / (left - theirs)
        likely.append(((points, who), chance))
    return likely + [((moon_of(table, who, view.scores), who), hidden / len(shooters)) for who in shooters]


def may_shoot(table: Table, seat: int) -> tuple[int, ...]:
    """Return the other seats that may still shoot a moon: the only one with penalty cards, or all if nobody has any."""
    cards = table.rules.moon_cards
    holders = [who for who, taken in enumerate(table.taken) if taken & cards]
    if not holders:
        return tuple([who for who in range(table.rules.players) if who != seat])
    settled = len(holders) > 1 or table.taken[holders[0]] & cards == cards
    return () if settled or holders[0] == seat else (holders[0],)


def moon_of(table: Table, seat: int, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of a deal in which a seat takes all that is left and counts, but not each trick, so it is no
    sun."""
    rules, sets = table.rules, list(table.taken)
    sets[seat] |= (rules.moon_cards | rules.bonus_card) & ~sum(sets)
    return line(rules, table.number, tuple(sets), (0,) * len(sets), scores or (0,) * len(sets)).points
