"""The votes of the people of a table, counted in the order of the log.

Construction: each says it for themselves, by an entry that names what it is about. A decision is taken by the entry
that completes it, so all devices take it at the same place of the log, and nobody holds one back to complete it later.

Assumption: those of `log`. Threat: votes without end would make the log long, so one person begins `MOST` of them until
the next deal is over; somebody who votes twice counts once. More than half who lie can do all that more than half may.
"""

from __future__ import annotations

from hearts.engine.value import Value

MOST = 12  # votes that one person begins between the end of a deal and that of the next


class Votes(Value):
    """The votes that are open.

    said    what it is, what about, and who has said so
    begun   for each vote that was begun, who began it, and what it is about where that has its own bound
    """

    def __init__(
        self, said: tuple[tuple[str, str, bytes], ...] = (), begun: tuple[tuple[bytes, str], ...] = ()
    ) -> None:
        self.said = said
        self.begun = begun

    def add(self, what: str, about: str, key: bytes, due: bool = False) -> Votes | None:
        """Return them with one more who has said so; None where they have, or begin too many. `due`: it is about what
        the table waits for just now, and each such moment has a bound of its own; else somebody who is late again and
        again would use up the votes of all who wait."""
        if (what, about, key) in self.said:
            return None
        begins, mark = not self.of(what, about), (key, about if due else "")
        if begins and self.begun.count(mark) >= MOST:
            return None
        return Votes(self.said + ((what, about, key),), self.begun + (mark,) if begins else self.begun)

    def of(self, what: str, about: str) -> tuple[bytes, ...]:
        """Return who has said so, the first one first."""
        return tuple([key for kind, of, key in self.said if (kind, of) == (what, about)])

    def without(self, what: str, about: str = "") -> Votes:
        """Return them without the votes of one kind, or without the one that is about this."""
        left = [each for each in self.said if each[0] != what or about not in ("", each[1])]
        return Votes(tuple(left), self.begun)


def more_than_half(said: tuple[bytes, ...], of: tuple[bytes, ...]) -> bool:
    """Return whether more than half of some people have said so.

    >>> more_than_half((b"a",), (b"a", b"b")), more_than_half((b"a", b"b", b"x"), (b"a", b"b", b"c"))
    (False, True)
    """
    return 2 * len([key for key in of if key in said]) > len(of)


def all_of(said: tuple[bytes, ...], of: tuple[bytes, ...]) -> bool:
    """Return whether all of some people have said so; of nobody, never."""
    return len(of) > 0 and not [key for key in of if key not in said]
