"""Talk at a table: phrases and faces by their ids, which everybody reads in their own language; written words only
where the table allows them.

The body of a message of the kind `talk` is `COUNTER NUMBER HEAD WHAT`. The counter rises with everything that a person
says at this table, also behind a reload, and whoever hears it keeps the last ones: what was said once is not heard
again. Number and head are of the log's last entry, so that only what is said now is heard.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.rate import Rate
from hearts.app.people.text import clean

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.people.following import Following

PHRASES = (
    "hello", "luck", "thanks", "sorry", "played", "game", "yes", "no", "ouch", "wow", "lucky", "unlucky", "queen",
    "moon", "think", "wait", "back", "turn", "again", "bye",
)  # fmt: skip
FACES = ("smile", "laugh", "wink", "surprised", "think", "sad", "cross", "sleepy")
FACE, WRITTEN = "face-", "text "  # what the id of a face begins with, and what somebody has written
KEPT = "table-talk"
LETTERS = 60  # of what somebody writes
LONGEST = 600  # letters of a body
SECOND, BURST = 0.5, 4  # how often one person may speak
ALL_SECOND, ALL_BURST = 1.0, 6  # and all together
LATE = 40  # entries of the log after which nothing is heard any more
AN_ENTRY = 8  # by so much a counter rises at least with each entry of the log
WINDOW, MOST = 8, 32  # counters of one person that are remembered, and people of whom they are


class Talk:
    """What one person says at a table, and hears."""

    def __init__(self, mapping: MutableMapping[str, str], clock: Callable[[], float], me: str) -> None:
        self._mapping, self._clock, self._me = mapping, clock, me
        self._own = Rate(clock, SECOND, BURST)
        self._all = Rate(clock, ALL_SECOND, ALL_BURST)
        self._each: dict[str, Rate] = {}
        self._said = 0
        self._heard: dict[str, list[int]] = {}  # the counters of what was heard last of each
        self._restore()

    def body(self, what: str, table: Following) -> str:
        """Return the message that says this; empty where it may not be said, or not so soon."""
        said = sayable(what, _writes(table))
        if not said or not self._own.allows():
            return ""
        self._said = max(self._said + 1, AN_ENTRY * table.number)  # whoever goes on at a second device is heard there
        self._keep()
        return f"{self._said} {table.number} {table.head} {said}"

    def heard(self, who: str, body: str, table: Following) -> str:
        """Return what somebody says; empty where it was heard before, is late, comes too often, or is nothing."""
        words = body.split(" ", 3) if len(body) <= LONGEST else []
        if len(words) < 4 or not (gate.digits(words[0], 9) and gate.digits(words[1], 9)):
            return ""
        counter, number = int(words[0]), int(words[1])
        said = sayable(words[3], _writes(table))
        if not said or not self._is_new(who, counter) or number < table.number - LATE:
            return ""
        if not table.knows(number, words[2]):
            return ""
        rate = self._each.setdefault(who, Rate(self._clock, SECOND, BURST))
        if not rate.allows() or not self._all.allows():
            return ""
        if who not in self._heard and len(self._heard) >= MOST:
            return ""
        self._heard[who] = (self._heard.get(who, []) + [counter])[-WINDOW:]
        self._keep()
        return said

    def _is_new(self, who: str, counter: int) -> bool:
        """Return whether this was not heard before; messages may change places on their way."""
        heard = self._heard.get(who, [])
        return counter not in heard and (len(heard) < WINDOW or counter > min(heard))

    def _keep(self) -> None:
        self._mapping[KEPT] = json.dumps({"me": self._me, "said": self._said, "heard": self._heard})

    def _restore(self) -> None:
        """Take up the counters of this table; those of another one are forgotten."""
        kept = gate.parse_object(self._mapping.get(KEPT, ""))
        said, heard = kept.get("said"), kept.get("heard")
        if kept.get("me") == self._me and isinstance(said, int) and isinstance(heard, dict):
            self._said = said
            for who, counters in heard.items():
                several = counters if isinstance(counters, list) else []
                self._heard[str(who)] = [each for each in several if isinstance(each, int)]


def sayable(what: str, writes: bool) -> str:
    """Return what may be said, made fit to be shown; empty for anything else. `writes`: written words are allowed."""
    if what[: len(WRITTEN)] == WRITTEN:
        written = clean(what[len(WRITTEN) :], LETTERS) if writes else ""
        return WRITTEN + written if written else ""
    face = what[len(FACE) :] if what[: len(FACE)] == FACE else ""
    return what if what in PHRASES or face in FACES else ""


def _writes(table: Following) -> bool:
    """Return whether people may write at this table."""
    return table.roster is not None and table.roster.writes
