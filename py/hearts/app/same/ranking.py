"""The way of a result onto the leaderboard: it is checked, compared with par, and kept; or a sentence says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.same import match
from hearts.app.same.board import Result
from hearts.app.same.check import check
from hearts.app.same.par import par_of_day
from hearts.app.same.what import is_signed, what_in_parts
from hearts.app.words import checks
from hearts.app.words.board import WrongError
from hearts.app.words.locale import Refused, say
from hearts.app.words.phrases import paragraph

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Protocol

    from hearts.app.same import check as checking
    from hearts.app.same.check import Finding
    from hearts.app.same.entries import Entries
    from hearts.app.same.signed import Signer
    from hearts.app.same.what import What
    from hearts.engine.record import Record

    class Ways(checking.Ways, Protocol):
        """A device's part of a result that is to rank."""

        async def par(self, record: Record) -> tuple[int, ...]:
            """Return par of each deal of a match."""


# Reasons that stand for themselves: of the one result that has come, and of each among many.
QUIET, QUIET_OF_MANY = ("board-none", "board-already"), ("board-already", "match-stranger")


async def add_each(
    entries: Entries,
    what: What,
    ways: Ways,
    told: Callable[[int, int], object],
    ranked: Callable[[], Awaitable[object]],
) -> str:
    """Add a result, or each in a file of many. Returns what has become of them, as a sentence.

    told   is called with how many of many are done; ranked: after each that ranks from now on
    """
    count, quiet, why, several = 0, "", "", what.texts or (what.text,)
    for number, text in enumerate(several):
        if what.texts:
            told(number, len(several))
        try:
            refused = await add(entries, await what_in_parts(text, ways.rest) if what.texts else what, ways)
            count += not refused
            why = refused or why
            if not refused:
                await ranked()
        except ValueError as error:
            if isinstance(error, Refused) and error.id in (QUIET_OF_MANY if what.texts else QUIET):
                quiet = str(error)
            else:
                why = str(error)
    if why:
        return say("board-refused", why=why)
    return say("board-added", count=count) if count else quiet


async def add(entries: Entries, what: What, ways: Ways) -> str:
    """Check a result and keep it. Returns why the browser does not keep it, or "". Raises ValueError, which says why
    it does not rank; WrongError where the result itself is wrong."""
    of = str(what.number) if what.kind == "day" else what.heading.get("id") if what.kind == "match" else ""
    if not of or what.number > ways.today:
        raise Refused("board-future" if of else "board-none", number=what.number)
    if not is_signed(what.heading):
        raise WrongError("board-unsigned")

    def wanted(who: Signer | None) -> None:
        if who is None:
            raise Refused("board-missing")
        if entries.has(who.person, of):
            raise Refused("board-already")
        if what.kind == "match" and not ways.own(of):
            raise Refused("match-stranger")

    found = await check(what, ways, wanted)
    who, record = ranks(found)
    par = next((each.par for each in entries.all if each.of == of), ())
    if not par and what.kind == "match":
        par = await ways.par(record)
    elif not par:  # it is played here, once; what a file or a friend says of it is not believed
        assert found.package is not None
        par = await par_of_day(found.package, what.number, ways.rest)
    name = gate.tidy(record.seats[0].name, "?")
    return await entries.put(Result(who.person, name, of, found.own, par), what.text)


def ranks(found: Finding) -> tuple[Signer, Record]:
    """Return the person who ranks with a result, and its record. Raises Refused, which says why it does not rank:
    WrongError where the result itself is wrong."""
    verdict, error = found.verdict, found.error
    if error is not None and not isinstance(error, match.MatchError):
        raise error
    if verdict.state != "checked":
        why = paragraph(checks.reasons(found.error, found.verdict, found.unknown))
        raise (WrongError if verdict.state == "wrong" else Refused)(
            "board-match-wrong" if verdict.state == "wrong" else "board-match-open", error=why
        )
    if verdict.stood_in:
        raise Refused("board-stood_in", count=verdict.stood_in)
    if found.signer is None or found.record is None:
        raise WrongError("board-unsigned")
    return found.signer, found.record
