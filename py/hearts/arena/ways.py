"""The command's part in a check: libsodium, the frozen packages, and the minds as they are here."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING

from hearts.app.same import daily
from hearts.arena import frozen_packages, sodium
from hearts.arena.source_hash import minds_of
from hearts.minds.verify import Verdict, steps

if TYPE_CHECKING:
    from hearts.app.people.primitives import Primitives
    from hearts.app.same.check import Package
    from hearts.engine.record import Record

PATIENCE = 60.0  # seconds that a choice may take, as in the page


class CommandWays:
    """This machine's part of a check: see `Ways` in `hearts.app.same.check`. Of long work it does one part out of
    `parts`."""

    def __init__(self, part: int, parts: int) -> None:
        self.part, self.parts = part, parts
        self.today = daily.number_at(datetime.now(UTC).timestamp() * 1000)

    async def rest(self) -> None:
        """Do not rest: nobody waits."""

    async def primitives(self) -> Primitives | None:
        """Return libsodium, where it is installed."""
        return sodium.sodium()

    async def package(self, number: int) -> Package | None:
        """Return the frozen package of a day."""
        package = daily.package_for(number, frozen_packages.read_packages())
        if package is None:
            return None
        frozen_packages.install()
        module: Package = import_module(f"{daily.package(package.quarter)}.minds.daily")
        return module

    async def verified(self, text: str, record: Record, amiss: Verdict | None) -> Verdict:
        """Compute choices again, each within PATIENCE."""
        checking = steps(text, minds_of, self.part, self.parts, looked=(record, amiss))
        until = perf_counter() + PATIENCE
        while True:
            try:
                if next(checking) is not None:
                    until = perf_counter() + PATIENCE
            except StopIteration as end:
                verdict: Verdict = end.value
                return verdict
            if perf_counter() > until:
                return Verdict("open", "time", {"seconds": str(int(PATIENCE))})

    def own(self, id: str) -> str:
        """Return nothing: nobody plays here."""
        return ""

    def told(self, done: int) -> None:
        """Tell nobody."""
