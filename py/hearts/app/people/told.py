"""What a guest tells whoever shows the table, and what they have found out of the host and the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypedDict, Unpack

    from hearts.app.people.chair import Handed
    from hearts.app.people.chair_host import Heir
    from hearts.app.people.roster import Known

    class Listeners(TypedDict, total=False):
        """The listeners of a guest, by name: mypy finds a misspelt one."""

        on_where: Callable[[], None]
        on_signs: Callable[[], None]
        on_answer: Callable[[str, str], None]
        on_dropped: Callable[[str], None]
        on_story: Callable[[str], None]
        on_heir: Callable[[Heir], None]
        on_other_host: Callable[[Handed], None]
        on_doubt: Callable[[str, str], None]
        on_talk: Callable[[Known, str], None]
        on_nudge: Callable[[str], None]


DOUBTS = 40  # that are told in a deal


class Told:
    """What a guest tells whoever shows the table; `tell` names who listens."""

    def __init__(self) -> None:
        self.on_where: Callable[[], None] = _nothing  # `where`, `card` or `spoken` has changed
        self.on_signs: Callable[[], None] = _nothing  # who is here, slow, away; also the host
        self.on_answer: Callable[[str, str], None] = _nothing  # an order, and why it was not carried out
        self.on_dropped: Callable[[str], None] = _nothing  # a move that came too late, and is not said any more
        self.on_story: Callable[[str], None] = _nothing  # the host tells two stories, or one that cannot be true
        self.on_heir: Callable[[Heir], None] = _nothing  # this device is to hold the table from now on
        self.on_other_host: Callable[[Handed], None] = _nothing  # others say that they went on without the host
        self.on_doubt: Callable[[str, str], None] = _nothing  # what cannot be proved: the id of a sentence, and of whom
        self.on_talk: Callable[[Known, str], None] = _nothing  # who, and what: see `Talk`
        self.on_nudge: Callable[[str], None] = _nothing  # who waits for the person here

    def tell(self, **listeners: Unpack[Listeners]) -> None:
        """Have these told, each by the name of what they listen to."""
        for name, listener in listeners.items():
            setattr(self, name, listener)


class Doubts:
    """What cannot be true, and what cannot be proved.

    story    why the host is believed no more; empty as long as it is
    """

    def __init__(self, told: Told, place: Callable[[], str]) -> None:
        self._told, self._place = told, place
        self.story = ""
        self._at = ""  # the game and the deal
        self._doubts: list[str] = []  # what was told in it, and of whom

    def suspect(self, why: str) -> None:
        """Believe the host no more."""
        if not self.story:
            self.story = why
            self._told.on_story(why)

    def doubt(self, what: str, id: str = "") -> None:
        """Tell once in each deal what is to be known of somebody, or of the host."""
        if self._at != self._place():
            self._at, self._doubts = self._place(), []
        if f"{what} {id}" not in self._doubts and len(self._doubts) < DOUBTS:
            self._doubts.append(f"{what} {id}")
            self._told.on_doubt(what, id)


def _nothing(*_: object) -> None:
    """Hear nothing."""
