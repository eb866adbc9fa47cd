"""Matches on the leaderboard: a device signs its own result; a result is checked in the worker, and par worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.same import match
from hearts.app.same.errands import carry, check
from hearts.app.same.results import SIGNED, bare
from hearts.app.words import checks
from hearts.app.words.board import WrongError
from hearts.app.words.locale import Refused
from hearts.engine.record import Record
from hearts.web.browser import clock
from hearts.web.matches import matches
from hearts.web.minds import today

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.keeping.matches import Kept
    from hearts.app.people.message import Identity
    from hearts.app.thinking.asker import Asker

    Told = Callable[[int, int], object]


def id_of(text: str) -> str:
    """Return the id of the match that a text is a result of; empty where it is of none."""
    for line in text.partition("\ndeal ")[0].split("\n"):
        if line.startswith("id ") and match.is_id(line[len("id ") :]):
            return line[len("id ") :]
    return ""


def signed_own(kept: Kept, device: Identity, chain: str) -> Kept:
    """Sign one's own result of a match, and keep it. Returns the match; `chain`: the devices before this one."""
    from hearts.app.same import signed

    if not kept.own or f"\n{SIGNED}" in kept.own:
        return kept
    kept = kept.changed(own=signed.sign(kept.own, device, chain))
    matches().put(kept)
    return kept


async def points(asker: Asker, text: str, told: Told) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Check a result, and return its points of each deal and those of par. Raises Refused, which says why it is not
    taken: WrongError where the result itself is wrong."""
    try:
        clean, _ = await gate.read_in_parts(bare(text), clock.rest)
        record = match.read(clean)
        minds = today(record)
    except ValueError as error:
        raise WrongError("board-match-wrong", error=str(error)) from error
    kept = matches().find(record.id)
    if kept is None or not kept.own:
        raise Refused("match-stranger")
    if not record.game.length or not match.same(Record.read(bare(kept.own)), record):
        raise WrongError("match-other")
    verdict = await check(asker, clean, minds, told)
    if verdict.state != "checked":
        why = " ".join(checks.sentences(verdict))
        raise (
            WrongError("board-match-wrong", error=why)
            if verdict.state == "wrong"
            else Refused("board-match-open", error=why)
        )
    return tuple(match.points(record)), await _par(asker, record, kept, told)


async def _par(asker: Asker, record: Record, kept: Kept, told: Told) -> tuple[int, ...]:
    """Return what the strongest mind gets in each deal, which is worked out once on each device."""
    deals = len(record.game.lines)
    known = kept.par.split()
    if len(known) != deals:
        known = []
        for deal in range(deals):
            told(deal, deals)
            done = await carry(asker, match.for_par(record, deal).text(), lambda text: None)
            known.append(str(match.par(done)))
        now = matches().find(record.id)
        if now is not None:
            matches().put(now.changed(par=" ".join(known)))
    return tuple([int(word) for word in known])
