"""What `hearts verify` checks of a file: a record, a result of a day or of a match, or a file with the results of many.

A day is played again by the frozen package of its quarter. Of a match the cards, the seats and the choices are checked.
Par of both is worked out anew. A signature is checked by libsodium, where that is installed (`hearts.arena.sodium`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib import import_module
from typing import TYPE_CHECKING

from hearts.app.same import daily, match, signed
from hearts.app.same.results import SIGNED
from hearts.app.same.results import bare as bare_of
from hearts.app.words import board as words
from hearts.app.words.locale import say
from hearts.arena import days, sodium, verify
from hearts.engine.game import Passed, Played
from hearts.engine.record import Record, positions
from hearts.minds.again import chairs, choose
from hearts.minds.daily import SEAT
from hearts.minds.verify import ORDER, RESULT, Verdict, outcome

if TYPE_CHECKING:
    from hearts.app.people.primitives import Primitives
    from hearts.engine.game import Game
    from hearts.minds.verify import State

HALL = "moonshot hearts hall"  # the key of a file with the results of many
CHECKED = ": checked: "
SHOWN = 12  # letters of a key in a line


@dataclass(frozen=True)
class Finding:
    """The result of checking a text, or a part of its choices.

    verdict   what `hearts.minds.verify` says, or the frozen package
    what      what it is, where it is a result of a day or of a match
    own, par  the points of the person in each deal, and of par, by the number of the deal from 0; empty without par
    person    the first letters of the key that signed it; empty where nobody did
    unknown   whether a signature could not be checked
    """

    verdict: Verdict
    what: str = ""
    own: tuple[int, ...] = ()
    par: tuple[tuple[int, int], ...] = ()
    person: str = ""
    unknown: bool = False

    @property
    def state(self) -> str:
        """The state of the verdict, or "open" where only the signature could not be checked."""
        return "open" if self.unknown and self.verdict.state == "checked" else self.verdict.state

    def line(self, file: str) -> str:
        """Return the line that the command prints for a file."""
        if self.verdict.state != "checked":
            return self.verdict.line(file)
        said = self.verdict.line("")[len(CHECKED) :] if not self.what else f"{self.what}, {_choices(self.verdict)}."
        if self.unknown:
            return f"{file}: not all checked: the signature ({sodium.HOW}). All else is right: {said}{self._points()}"
        return f"{file}{CHECKED}{said}{self._points()}{self._signed()}"

    def _points(self) -> str:
        if not self.par:
            return ""
        own, par = sum(self.own), sum([points for _, points in self.par])
        return f" {own} points, par {par}."

    def _signed(self) -> str:
        return f" Signed by {self.person}." if self.person else ""


def texts(file: str) -> list[str]:
    """Return the results in a file: those of many where it is such a file, else the one that it is."""
    if not file.startswith("{"):
        return [file]
    try:
        plain = json.loads(file)
    except ValueError:
        return [file]
    several = plain.get("results") if HALL in plain else None
    return [str(text) for text in several] if isinstance(several, list) and several else [file]


def checked(text: str, part: int = 0, parts: int = 1) -> Finding:
    """Check a text; of what takes long in it, one part out of `parts`."""
    primitives = sodium.sodium()
    try:
        person, unknown = _person(text, primitives) if _is_signed(text) else ("", False)
    except ValueError as error:
        return _refused(str(error))
    number = signed.day_of(text)
    found = _day(text, number, part) if number else _record(text, part, parts)
    return replace(found, person=person, unknown=unknown)


def joined(parts: list[Finding]) -> Finding:
    """Return what was found of a text from its parts: the gravest, the first of them, with all that was worked out."""
    one = min(parts, key=lambda part: ORDER.index(part.verdict.state))
    verdict = verify.joined([part.verdict for part in parts])
    return replace(one, verdict=verdict, par=tuple(sorted([pair for part in parts for pair in part.par])))


def line(found: list[Finding], file: str) -> str:
    """Return the line that the command prints for a file, which holds one result or those of many."""
    if len(found) == 1:
        return found[0].line(file)
    worst = min(found, key=lambda each: ORDER.index(each.state))
    if worst.state == "checked":
        return f"{file}: checked: {len(found)} results."
    return worst.line(f"{file}, result {found.index(worst) + 1} of {len(found)}")


def _is_signed(text: str) -> bool:
    return any(line.startswith(SIGNED) for line in text.split("\n"))


def _person(text: str, primitives: Primitives | None) -> tuple[str, bool]:
    """Return who signed a text, and whether that is unknown. Raises SignError where it is not what was signed."""
    if primitives is None:
        return "", True
    return signed.signer(text, primitives).person[:SHOWN], False


def _refused(why: str, state: State = "wrong") -> Finding:
    return Finding(Verdict(state, "unread", {"why": why}))


# ---- a day -----------------------------------------------------------------------------------------------------------


def _day(text: str, number: int, part: int) -> Finding:
    """Have the frozen package of a day play it again, which takes less than a second: in the first part."""
    if part:
        return Finding(Verdict("checked"), what=_of_day(number))
    package = next((each for each in days.listed() if each.first <= number <= each.last), None)
    bare = bare_of(text)
    if package is None:
        found = verify.verified(bare)
        return Finding(found) if found.state == "wrong" else _refused(say("board-gone", number=number), "version")
    days.install()
    module = import_module(f"{daily.package(package.quarter)}.minds.daily")
    *_, said = module.check(number, bare)
    if not said.startswith("right"):
        return _refused(str(words.wrong(said, number)))
    if number > daily.number_at(datetime.now(UTC).timestamp() * 1000):
        return _refused(say("board-future", number=number), "open")
    record = Record.read(bare)
    if dict(record.notes).get(RESULT, outcome(record)) != outcome(record):
        return _refused("The scores that it notes are not its own.")
    own = _points(said.partition("\n")[2])
    par = _points([*module.par(number)][-1])
    moves = [at.move for at in positions(record.game)]
    chosen = [move for move in moves if isinstance(move, (Passed, Played)) and move.seat != SEAT]
    verdict = Verdict("checked", deals=len(own), choices=len(chosen), result=True)
    return Finding(verdict, _of_day(number), own=own, par=tuple(enumerate(par)))


def _of_day(number: int) -> str:
    return f"a result of day {number}, {daily.DEALS} deals"


def _points(rows: str) -> tuple[int, ...]:
    """Return what the person's seat, the first one, got in each deal."""
    return tuple([int(row.split(" ")[0]) for row in rows.split("\n") if row])


# ---- a record, also of a match ---------------------------------------------------------------------------------------


def _record(text: str, part: int, parts: int) -> Finding:
    bare = bare_of(text)
    verdict = verify.verified(bare, part, parts)
    if verdict.state != "checked" or not Record.read(bare, later=True).id.startswith(match.ID):
        return Finding(verdict)
    try:
        record = match.read(bare)
    except ValueError as error:
        return _refused(str(error))
    own = tuple(match.points(record))
    par = [(deal, _par(record, deal)) for deal in range(len(own))[part::parts]]
    return Finding(verdict, _of_match(record), own=own, par=tuple(par))


def _of_match(record: Record) -> str:
    deals = len(record.game.lines)
    return f"a result of {record.id}, {deals} deal{'' if deals == 1 else 's'}"


def _par(record: Record, deal: int) -> int:
    """Return what the strongest mind gets in the person's seat."""
    alone = match.for_par(record, deal)
    return match.par(alone.at(played_on(alone)).text())


def played_on(record: Record) -> Game:
    """Return the position at the end of a record's deal, played on by the minds in its seats."""
    game, seats = record.game, chairs(record)
    while game.phase in ("pass", "play", "moon"):
        seat = game.waiting[0]
        chair = seats[seat]
        assert chair is not None
        game = game.play(choose(record.at(game), game, seat, chair.mind))
    return game


def _choices(verdict: Verdict) -> str:
    return f"{verdict.choices} choice{'' if verdict.choices == 1 else 's'} of minds computed again"
