"""Whose device plays which mind, and who plays on for somebody who is away."""

from itertools import product

import pytest

from hearts.app.sealed import minds
from tests.sealed.native import Native

PEOPLE = [bytes([65 + number]) for number in range(6)]


def tables() -> "list[tuple[list[bytes], int]]":
    """Every table of three to six seats with people in some of them, each passing to each."""
    found = []
    for count in range(3, 7):
        for taken in product((False, True), repeat=count):
            seats = [PEOPLE[at] if sits else b"" for at, sits in enumerate(taken)]
            found += [(seats, offset) for offset in range(count)] if any(taken) else []
    return found


def test_minds_are_spread_over_all_devices_and_people_keep_their_seats() -> None:
    for seats, offset in tables():
        found = minds.spread(seats, offset)
        people = [key for key in seats if key]
        assert [found[at] for at, key in enumerate(seats) if key] == people
        runs = [found.count(key) for key in people]
        assert sum(runs) == len(seats) and set(found) == set(people)
        if not offset:
            assert max(runs) - min(runs) <= 1


def test_nobody_runs_the_mind_that_passes_its_cards_to_them_if_another_can() -> None:
    for seats, offset in tables():
        found = minds.spread(seats, offset)
        for seat in [at for at, key in enumerate(seats) if not key]:
            gets = seats[(seat + offset) % len(seats)]
            assert not gets or found[seat] != gets or len({key for key in seats if key}) == 1


def test_who_would_gain_plays_on_last() -> None:
    for seats, offset in tables():
        people = [key for key in seats if key]
        runs = tuple([people.index(key) for key in minds.spread(seats, offset)])
        for place in range(len(people)):
            row = minds.row(runs, place, offset)
            assert sorted(row) == [other for other in range(len(people)) if other != place]
            gains = {runs[(seat + offset) % len(runs)] for seat, run in enumerate(runs) if run == place}
            if offset and row and set(row) - gains:
                assert row[0] not in gains


@pytest.mark.parametrize(
    ("runs", "told"),
    [
        ((0, 1, 2, 3), ["none"] * 4), ((0, 0, 1, 1), ["one"] * 2), ((0, 1, 0), ["all", "none"]), ((0, 1, 1, 2), ["none",
        "one", "none"]), ((0, 0, 0, 1), ["all", "none"]), ((0, 1, 0, 1, 0), ["some", "one"]),
    ],
)  # fmt: skip
def test_what_a_device_can_know_is_told_as_it_is(runs: "tuple[int, ...]", told: "list[str]") -> None:
    assert [minds.seen(runs, place) for place in range(max(runs) + 1)] == told


def test_the_chance_of_a_mind_follows_from_the_secrets_of_all() -> None:
    group = Native(1)
    one = minds.chance(group, b"s" * 32, [b"a" * 32, b"b" * 32], 2)
    assert one == minds.chance(group, b"s" * 32, [b"a" * 32, b"b" * 32], 2)
    others = [(b"t" * 32, [b"a" * 32, b"b" * 32], 2), (b"s" * 32, [b"a" * 32, b"c" * 32], 2),
              (b"s" * 32, [b"a" * 32, b"b" * 32], 3)]  # fmt: skip
    assert one not in [minds.chance(group, *each) for each in others]
