"""The opponents at the table: who they are, as far as that is known, and the sheet that a portrait opens."""

from typing import TYPE_CHECKING

from hearts.app import cast, ladder, words
from hearts.app.settings import PERSON, player_of
from hearts.minds import temper
from hearts.web import faces, page
from hearts.web.sheet import plain

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Opponents:
    """Learns who sits at the table once the first scene is shown; tells it on request."""

    def __init__(self, session: "Any") -> None:
        self._session = session
        self._asked: "list[str]" = []  # homes of characters
        self._side = 0

    def show(self, scene: "Any") -> None:
        """Whoever of those in the scene is not known yet is asked for."""
        for seat in scene.seats:
            home = cast.home(seat.face)
            if not seat.person and seat.face not in self._session.characters and home not in self._asked:
                self._asked.append(home)
                self._ask(home)

    def _ask(self, home: str) -> None:
        if home.startswith(cast.OWN):
            kept = self._session.own_cast(home[len(cast.OWN) :])
            page.in_steps(self._read(kept, own=True))
        elif home in [key for key, _, _ in cast.SHIPPED]:
            page.fetched(f"./assets/casts/{home}.json", lambda text: page.in_steps(self._read(text, own=False)))

    def _read(self, text: str, own: bool) -> "Iterator[None]":
        """What does not read stays unknown: the game does not depend on it."""
        try:
            for found in cast.steps(text, own):  # noqa: B007 - the last one is meant
                yield
        except cast.CastError:
            return
        for character in found.characters:
            faces.known(character)
        self._session.meet(found)
        if page.element("d-seat").open:
            self._write()

    # ---- about one of them -------------------------------------------------------------------------------------

    def open(self, target: "Any") -> None:
        """The sheet about whoever's portrait this is."""
        button = target.closest("button.disc")
        if button is not None:
            self._side = int(button.closest(".seat").getAttribute("data-side"))
            self._write()
            page.element("d-seat").showModal()

    def _write(self) -> None:
        seat = self._session.scene.seats[self._side]
        mind = player_of(self._session.record.seats[seat.seat].player)
        known = self._session.characters.get(seat.face)
        page.element("b-face").src = faces.source(seat.face, seat.mood)
        page.element("t-seat").textContent = seat.name
        page.element("b-line").textContent = known.line if known else ""
        rows = [] if mind == PERSON else about(*temper.read(mind))
        page.element("b-list").innerHTML = "".join(
            [f"<div><dt>{plain(what)}</dt><dd>{plain(told)}</dd></div>" for what, told in rows]
        )


def about(iq: int, how: "temper.Temper") -> "list[tuple[str, str]]":
    """What there is to know of a mind: I.Q., temper, and its strength where that was measured."""
    rows = [("I.Q.", f"{iq}: {words.wits(iq)}"), ("Temper", words.temper(how))]
    measured = ladder.strength(iq)
    return rows + ([("Strength", words.strength(*measured))] if measured else [])
