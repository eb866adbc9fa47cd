"""The check of `hearts verify`: of a record, of a result of a day or of a match, or of a file with many results.

The check is that of the page (`hearts.app.same.check`), by the minds, the frozen packages and the signatures as they
are here. Par of a day and of a match is worked out anew.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from hearts.app.same import daily
from hearts.app.same.check import check
from hearts.app.same.par import par, par_of_day
from hearts.app.same.what import MANY, What, what_is
from hearts.app.tasks import at_once, no_rest
from hearts.arena import cldr, sodium, verify
from hearts.arena.ways import CommandWays
from hearts.engine.record import Record
from hearts.minds.reply import reply
from hearts.minds.verify import ORDER, Verdict

CHECKED = ": checked: "
MOST = MANY  # letters of a file
SHOWN = 12  # letters of a key in a line
NOTE = (
    "No record can show who made a person's choices, whether they had help from outside, or whether it was their "
    "first try."
)


@dataclass(frozen=True)
class Report:
    """The result of checking a text, or a part of its choices.

    verdict   what `hearts.minds.verify` says, or the frozen package
    what      what it is, where it is a result of a day or of a match
    own, par  the points of the person in each deal, and of par, by the number of the deal from 0; empty without par
    person    the first letters of the key that signed it; empty where nobody did
    unknown   whether a signature could not be checked
    people    the names in the seats of people
    """

    verdict: Verdict
    what: str = ""
    own: tuple[int, ...] = ()
    par: tuple[tuple[int, int], ...] = ()
    person: str = ""
    unknown: bool = False
    people: tuple[str, ...] = ()

    @property
    def state(self) -> str:
        """The state of the verdict, or "open" where only the signature could not be checked."""
        return "open" if self.unknown and self.verdict.state == "checked" else self.verdict.state

    def line(self, file: str) -> str:
        """Return the line that the command prints for a file."""
        if self.verdict.state != "checked":
            return self.verdict.line(file)
        said = self.verdict.line("")[len(CHECKED) :]
        if self.what:
            said = f"{self.what}, {_choices(self.verdict)}.{self.verdict.stood}"
        if self.unknown:
            why = f"the signature ({sodium.HOW}). Everything else is right"
            return f"{file}: not all checked: {why}: {said}{self._points()}"
        return f"{file}{CHECKED}{said}{self._points()}{self._signed()}"

    def _points(self) -> str:
        if not self.par:
            return f" Played by {', '.join(map(_quoted, self.people))}." if self.people else ""
        own, par = sum(self.own), sum([points for _, points in self.par])
        return f" {own} points, par {par}."

    def _signed(self) -> str:
        if self.person:
            return f" Signed by {self.person}."
        return " Nobody signed it." if self.what else ""


def each_in(file: str) -> list[What]:
    """Return the results in a file, each once: those of many where it is such a file, else the one that it is."""
    what = what_is(file)
    several = {each.text: each for each in map(what_is, what.texts)}
    return list(several.values()) or [what]


def checked(what: What, part: int = 0, parts: int = 1) -> Report:
    """Check a text; of what takes long in it, one part out of `parts`."""
    cldr.use()
    if what.kind == "day" and part:  # a day takes less than a second: in the first part
        return Report(Verdict("checked"), what=_of_day(what.number))
    found = at_once(check(what, CommandWays(part, parts)))
    names = tuple([who.name for who in found.record.seats if who.person]) if found.record is not None else ()
    person = found.signer.person[:SHOWN] if found.signer is not None else ""
    finding = Report(found.verdict, own=found.own, person=person, unknown=found.unknown, people=names)
    if found.verdict.state != "checked" or found.record is None:
        return finding
    if what.kind == "day":
        assert found.package is not None
        points = at_once(par_of_day(found.package, what.number, no_rest))
        return replace(finding, what=_of_day(what.number), par=tuple(enumerate(points)))
    if what.kind != "match":
        return finding
    pairs = [(deal, _par(found.record, deal)) for deal in range(len(found.own))[part::parts]]
    return replace(finding, what=_of_match(found.record), par=tuple(pairs))


def joined(parts: list[Report]) -> Report:
    """Return what was found of a text from its parts: the gravest, the first of them, with all that was worked out."""
    one = min(parts, key=lambda part: ORDER.index(part.verdict.state))
    verdict = verify.joined([part.verdict for part in parts])
    return replace(one, verdict=verdict, par=tuple(sorted([pair for part in parts for pair in part.par])))


def line(found: list[Report], file: str) -> str:
    """Return the line that the command prints for a file, which holds one result or those of many."""
    if len(found) == 1:
        return found[0].line(file)
    worst = min(found, key=lambda each: ORDER.index(each.state))
    if worst.state == "checked":
        people = list(dict.fromkeys([each.person for each in found if each.person]))
        nobody = len([each for each in found if not each.person])
        by = f" Signed by {', '.join(people)}." if people else ""
        return f"{file}: checked: {len(found)} results.{by}" + (f" Nobody signed {nobody}." if nobody else "")
    return worst.line(f"{file}, result {found.index(worst) + 1} of {len(found)}")


def _quoted(name: str) -> str:
    """Return a name between quotes, so that nothing in it reads like a part of the line."""
    return f"“{name.replace('“', '').replace('”', '')}”"


def _of_day(number: int) -> str:
    return f"a result of day {number}, {daily.DEALS} deals"


def _of_match(record: Record) -> str:
    deals = len(record.game.lines)
    return f"a result of {record.id}, {deals} deal{'' if deals == 1 else 's'}"


def _par(record: Record, deal: int) -> int:
    """Return what the strongest mind gets in the person's seat, by the errand that the page gives its worker."""

    async def carry(text: str) -> str:
        answer = {"record": text, "over": False}
        while not answer["over"]:
            answer = json.loads(reply(json.dumps(dict(answer, id=0, ask="carry", mind=""))))
        return str(answer["record"])

    return at_once(par(record, deal, carry, no_rest))


def _choices(verdict: Verdict) -> str:
    return f"{verdict.choices} choice{'' if verdict.choices == 1 else 's'} of minds computed again"
