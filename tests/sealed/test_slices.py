"""A page rests: what takes long is done ahead in slices, and the step behind it is the same and quick."""

import asyncio

from hearts.app.sealed.fold import Fold, State
from hearts.app.sealed.state import REST
from hearts.app.tasks import SLICE, Slices
from hearts.engine.rules import Rules
from tests.sealed.native import Native
from tests.sealed.table import Sitting

COST = 1.0  # milliseconds that each product, sum or hash to a point takes here: more than a slow phone needs


class Slow(Native):
    """A group in which each thing that is computed takes its time, by a clock of its own."""

    def __init__(self, seed: object) -> None:
        super().__init__(seed)
        self.now = 0.0

    def mapped(self, uniform: bytes) -> bytes:
        self.now += COST
        return super().mapped(uniform)

    def holds(self, point: bytes) -> bool:
        self.now += COST / 4
        return super().holds(point)

    def times(self, scalar: int, point: bytes) -> bytes:
        self.now += COST
        return super().times(scalar, point)


def test_decks_proofs_and_the_audit_are_checked_in_slices_and_steps_are_quick() -> None:
    sitting = Sitting(Rules("requiem", players=3, remainder="kitty"), 4)
    sitting.deal()
    group = Slow(1)
    fold, state, ends = Fold(group), State(), [0.0]
    longest, steps = 0.0, []

    async def breathe() -> None:
        nonlocal longest
        longest = max(longest, group.now - ends[-1])
        ends.append(group.now)

    slices = Slices(lambda: group.now, breathe)
    for _, entry in sitting.entries:
        slices.begin()
        ends.append(group.now)
        asyncio.run(fold.checks(state, entry, slices.rest))
        before = group.now
        after = fold.step(state, entry)
        assert after is not None
        steps.append((group.now - before, entry.kind))
        state = after
    assert state.phase == REST and state.going.lines == sitting.state.going.lines
    assert len(ends) - len(sitting.entries) > 50 and longest <= SLICE + 6 * COST
    assert max(steps)[0] <= SLICE, max(steps)


def test_what_is_checked_ahead_is_refused_as_without() -> None:
    sitting = Sitting(seed=3)
    sitting.begin()
    sitting.until("lock")
    entry = sitting.due()[0]
    words = entry.body.split(" ")
    false = sitting.people[0].entry("lock", " ".join([words[0], words[1], words[2][:-2] + "00"]))
    other = Fold(sitting.group)

    async def rest() -> None:
        await asyncio.sleep(0)

    asyncio.run(other.checks(sitting.state, false, rest))
    for fold in (sitting.fold, other):
        assert fold.step(sitting.state, false) is None and fold.step(sitting.state, entry) is not None
