"""The check of a text: the one for the page, its leaderboard and its matches, and for the command `hearts verify`.

What each kind of result must be is said here. What it takes to see that (signatures, frozen packages, minds) differs
from device to device, and comes from `Ways`. `docs/same.md` has a table of all that is compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app import gate
from hearts.app.same import match
from hearts.app.same.daily import points
from hearts.app.same.results import bare
from hearts.app.same.what import LARGEST, is_signed
from hearts.app.words import board as words
from hearts.app.words.board import WrongError
from hearts.app.words.locale import Refused
from hearts.engine.record import positions
from hearts.minds.again import chosen
from hearts.minds.verify import Verdict, looks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Protocol

    from hearts.app.people.primitives import Primitives
    from hearts.app.same.signed import Signer
    from hearts.app.same.what import What
    from hearts.engine.record import Record
    from hearts.minds.verify import State

    class Package(Protocol):
        """The package that plays the days of a quarter, see `hearts.minds.daily`."""

        def check(self, number: int, source: str) -> Iterator[str]:
            """Play a record of a day again."""

        def par(self, number: int) -> Iterator[str]:
            """Play a day with the same mind in the person's seat."""

    class Ways(Protocol):
        """A device's part of a check: signatures, packages, minds, and the time for rests."""

        today: int  # the number of the day

        async def rest(self) -> None:
            """Let others have their turn."""

        async def primitives(self) -> Primitives | None:
            """Return the cryptography; None where there is none."""

        async def package(self, number: int) -> Package | None:
            """Return what plays a day; None where it is gone."""

        async def verified(self, text: str, record: Record, amiss: Verdict | None) -> Verdict:
            """Have the choices of the minds computed again; `amiss`: what cannot be checked of the rest."""

        def own(self, id: str) -> str:
            """Return one's own result of a match; empty where there is none."""

        def told(self, done: int) -> None:
            """Take in how many moves of a day have been played again."""


# The result of a check: the verdict; the record, None where it does not read; the points of the person in each deal of
# a day or a match; who signed it, None where nobody did; whether a signature could not be checked; a sentence why it is
# refused, where there is one; and the package that played a day again, None for anything else.
Finding = NamedTuple(
    "Finding",
    [
        ("verdict", Verdict),
        ("record", "Record | None"),
        ("own", "tuple[int, ...]"),
        ("signer", "Signer | None"),
        ("unknown", bool),
        ("error", "ValueError | None"),
        ("package", "Package | None"),
    ],
)


def refused(error: ValueError, state: State = "wrong", record: Record | None = None) -> Finding:
    """Return what was found where a sentence says why."""
    return Finding(Verdict(state, "unread", {"why": str(error)}), record, (), None, False, error, None)


async def check(what: What, ways: Ways, wanted: Callable[[Signer | None], object] | None = None) -> Finding:
    """Check what a text holds: a record of any kind, or a result.

    wanted   is called with the signer, before all that takes long; None: there is no cryptography here. It raises
             Refused to end the check
    """
    if what.why is not None:
        return refused(what.why)
    if what.kind == "newer":
        return _found(Verdict("version", "newer"))
    if what.kind in ("none", "many", "invitation"):
        return _found(Verdict("wrong", "empty"))
    who, unknown = None, False
    if is_signed(what.heading):
        primitives = await ways.primitives()
        unknown = primitives is None
        try:
            gate.check_size(what.text, LARGEST)
            if primitives is not None:
                from hearts.app.same import signed  # as the primitives, it comes with the pack for tables of people

                who = signed.signer(what.text, primitives)
            if wanted is not None:
                wanted(who)
        except ValueError as error:
            return refused(error)
    elif what.heading.all("before"):
        return refused(WrongError("board-unsigned"))
    found = await (_day(what, ways) if what.kind == "day" else _record(what, ways))
    return Finding(found.verdict, found.record, found.own, who, unknown, found.error, found.package)


def _found(
    verdict: Verdict, record: Record | None = None, own: tuple[int, ...] = (), package: Package | None = None
) -> Finding:
    return Finding(verdict, record, own, None, False, None, package)


async def _day(what: What, ways: Ways) -> Finding:
    """Have the frozen package play a day again; all else is looked at as in any record."""
    text, number = bare(what.text), what.number
    record, amiss = await _looked(text, ways)
    if record is None or (amiss is not None and amiss.state == "wrong"):
        return _found(amiss or Verdict("wrong", "empty"))
    package = await ways.package(number)
    if package is None:
        return refused(Refused("board-gone", number=number), "version", record)
    said = ""
    for done, word in enumerate(package.check(number, text), 1):
        said = str(word)
        ways.told(done)
        await ways.rest()
    if not said.startswith("right"):
        return refused(words.wrong(said, number), "wrong", record)
    if number > ways.today:
        return refused(Refused("board-future", number=number), "open", record)
    own = points(said.partition("\n")[2])
    moves = [at.move for at in positions(record.game) if chosen(at)]
    choices = len([move for move in moves if not record.seats[getattr(move, "seat", 0)].person])
    return _found(amiss or Verdict("checked", deals=len(own), choices=choices, result=True), record, own, package)


async def _record(what: What, ways: Ways) -> Finding:
    """Check a game, or a result of a match: that must have the form of one, and the cards of one's own result."""
    text = bare(what.text)
    record, amiss = await _looked(text, ways)
    if record is None or (amiss is not None and amiss.state == "wrong"):
        return _found(amiss or Verdict("wrong", "empty"))
    points: tuple[int, ...] = ()
    if what.kind == "match":
        own = ways.own(record.id)
        try:
            match.accept(record)
            if own and not match.is_same_match((await gate.read_in_parts(bare(own), ways.rest))[1], record):
                return refused(WrongError("match-other"), "wrong", record)
        except ValueError as error:
            return refused(error, "wrong", record)
        points = tuple(match.points(record))
    return _found(await ways.verified(text, record, amiss), record, points)


async def _looked(text: str, ways: Ways) -> tuple[Record | None, Verdict | None]:
    """Look at all of a record but the choices of its minds, with rests in between."""
    looking = looks(text)
    while True:
        try:
            next(looking)
        except StopIteration as end:
            found: tuple[Record | None, Verdict | None] = end.value
            return found
        await ways.rest()
