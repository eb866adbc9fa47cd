"""The sets of the New game dialog: seat a whole set; load, keep, save and delete sets of one's own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.casts import cast, gallery, reader
from hearts.app.words.locale import say, worded
from hearts.app.words.phrases import paragraph
from hearts.minds.registry import iq_and_temper
from hearts.web.browser import clock, dom, files
from hearts.web.browser.dom import Element
from hearts.web.dialogs.gallery import Gallery
from hearts.web.dialogs.party import homes_of, name_of
from hearts.web.markup import html
from hearts.web.pieces import radio

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hearts.app.casts.cast import Cast
    from hearts.web.browser.dom import Node
    from hearts.web.casts import Casts
    from hearts.web.dialogs.dialog import Parts
    from hearts.web.dialogs.party import Party
    from hearts.web.dialogs.seats import Seats


class Sets:
    """All sets to choose from, those that come with the game and the player's own."""

    def __init__(
        self, part: Parts, party: Party, casts: Casts, seats: Seats, sure: Callable[[str], Awaitable[bool]]
    ) -> None:
        self._part = part
        self._party = party
        self._casts = casts
        self._seats = seats
        self._sure = sure  # whether the set of this name may be deleted
        self._chips = Element(self._part("casts"))
        self._gallery = Gallery(self._part("gallery"), casts, self.get, self._choose)
        self.come = asyncio.Event()  # whether the sets have come, or one of them does not
        self._handed = False  # whether the set that is read comes from outside: it takes no other set's place
        dom.listen(self._part("casts"), "change", lambda event: self._choose(event.target.value))
        dom.listen(self._part("file"), "change", lambda event: self._load(event.target))
        dom.listen(self._part("cast-name"), "keydown", self._enter)
        dom.on_click(self._part("keep"), self._keep_table)
        dom.on_click(self._part("save"), self._save_table)
        dom.on_click(self._part("drop"), lambda: casts.run(self._drop()))

    def open(self) -> None:
        """Open; `gather` brings the sets."""
        self._part("said").textContent = ""
        self.come.clear()

    def tell(self) -> None:
        """Show which set sits at the table."""
        home = self._party.home()
        for chip in dom.all_of('[name="cast"]', self._part("casts")):
            chip.checked = chip.value == home
        several = say("new_game-sets-several") if len(homes_of(self._party.minds())) > 1 else ""
        self._part("about").textContent = self._casts[home].about if home else several
        drop = self._part("drop")
        drop.hidden = not home.startswith(cast.OWN)
        drop.textContent = say("new_game-forget", name=self._casts[home].name) if home else ""

    def _choose(self, home: str) -> None:
        self._seats.take(self._casts[home].characters)

    async def gather(self) -> None:
        """Read the sets, and offer them."""
        missing = await self._casts.gather()
        if missing:
            self._report("new_game-set-missing", name=missing[-1])
        else:
            self._offer()
        self.come.set()

    def _offer(self) -> None:
        chips = [radio("cast", home, self._casts[home].name, "new-game-about") for home in self._casts.order]
        self._chips.fill(html("{}", chips))  # the same ones stay: one of them may have the keyboard
        self._gallery.tell()
        self._seats.offer()
        self._seats.tell()
        damaged = [say("new_game-set-damaged", name=name, error=why) for name, why in self._casts.damaged]
        if damaged and not self._part("said").textContent:
            self._part("said").textContent = paragraph(damaged)

    # ---- one's own ---------------------------------------------------------------------------------------------

    def _load(self, field: Node) -> None:
        """Read a set from a file in steps, keep it and seat it; or tell what is wrong with it."""
        if field.files.length == 0:
            return
        file = field.files.item(0)
        if file.size > gate.FILE:
            self._refuse("new_game-set-large", file=file.name, size=gate.FILE // gate.KB)
        else:
            name = str(file.name)
            files.read_file(file, lambda text: clock.later(0, lambda: self.read(name, text)))  # it took a while to come
        field.value = ""

    def read(self, file: str, text: str, handed: bool = False) -> None:
        """Read a set from this text in steps; one that the system handed over replaces no other set."""
        self._handed = handed
        self._casts.run(self._read(file, text))

    def get(self, id: str) -> None:
        """Fetch a set of the gallery, and read it like any file; it replaces no other set."""
        self._report("gallery-fetching", name=say("gallery-set", set=id))
        self._casts.run(self._fetch(id))

    async def _fetch(self, id: str) -> None:
        name, text = say("gallery-set", set=id), await files.fetch_text(f"{gallery.FOLDER}{id}.json")
        if text:
            self._handed = True
            await self._read(name, text)
        else:
            self._refuse("new_game-set-missing", name=name)

    async def _read(self, file: str, text: str) -> None:
        try:
            read = await reader.read_in_parts(text, clock.rest)
        except reader.CastError as error:
            self._refuse("new_game-set-wrong", file=file, error=error)
            return
        self._try(file, read, reader.drawings(read))

    def _try(self, file: str, own: Cast, drawings: list[tuple[str, str]]) -> None:
        """Have the browser show each drawing once, to nobody; then keep the set."""
        if not drawings:
            self._keep(own)
            return
        place, drawing = drawings[0]

        def answer(shown: bool) -> None:
            if shown:
                self._try(file, own, drawings[1:])
            else:
                self._refuse("new_game-set-wrong", file=file, error=reader.CastError("portrait-malformed", place))

        files.load_picture(drawing, answer)

    def _keep(self, own: Cast) -> None:
        """Keep a set of the player's own, for good if the browser has room, and seat it."""
        self._casts.run(self._kept(own))

    async def _kept(self, own: Cast) -> None:
        home, text = cast.OWN + own.id, await own.text_in_parts(clock.rest)
        before = self._casts.own(own.id)
        if self._handed and before not in ("", text):
            self._refuse("new_game-set-taken", name=own.name)
            return
        again = home in self._casts
        kept = self._casts.keep(own, text)
        id = "new_game-set-full" if not kept else "new_game-set-replaced" if again else "new_game-set-kept"
        self._report(id, name=own.name)
        await clock.breathe()
        self._seats.take(own.characters)
        await clock.breathe()
        await self.gather()

    def _enter(self, event: Node) -> None:
        """Enter in the name of a set keeps the set; it does not deal the cards."""
        if event.key == "Enter":
            event.preventDefault()
            self._keep_table()

    def _keep_table(self) -> None:
        own, self._handed = self._table(), False
        if own is not None:
            self._keep(own)

    def _save_table(self) -> None:
        own = self._table()
        if own is not None:
            files.save(f"{own.id}.json", own.text())
            self._report("new_game-set-saved", name=own.name, file=f"{own.id}.json")

    def _table(self) -> Cast | None:
        """Return those at the table as a set, each with the name and I.Q. that they have here."""
        several = []
        for who in self._party.minds():
            model = self._casts.character(who.face)
            if model is not None:
                iq, how = iq_and_temper(who.player) or (model.iq, model.temper)
                name = name_of(who)
                one = cast.Character(model.key, name, model.line, iq, how, model.face, model.drawings, model.sayings)
                several.append(one)
        if not several:
            self._report("new_game-set-people")
            return None
        own = cast.make_set(self._part("cast-name").value, several, self._casts.own_names())
        if len(own.text()) > gate.FILE:
            self._report("new_game-set-portraits", size=gate.FILE // gate.KB)
            return None
        return own

    async def _drop(self) -> None:
        home = self._party.home()
        name = self._casts[home].name
        if not await self._sure(name):
            return
        self._casts.drop(home)
        self._report("new_game-set-forgotten", name=name)
        self._part("file").focus()
        await self.gather()

    def _report(self, id: str, **values: object) -> None:
        self._part("said").textContent = worded(id, values)

    def _refuse(self, id: str, **values: object) -> None:
        """Say why a set cannot be had, where the player sees it."""
        self._report(id, **values)
        self._part("said").scrollIntoView(False)
