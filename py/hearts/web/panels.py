"""The panels: score sheet, endings, New game, settings, rules, keys, curtain; each a native <dialog> of the page."""

from typing import TYPE_CHECKING

from hearts.web import faces, page, sheet

if TYPE_CHECKING:
    from typing import Any

    from hearts.web.newgame import NewGame

# What each kind of ending is called to a screen reader.
NAMES = {"deal": "Deal over", "moon": "Moon", "game": "Game over"}


class Panels:
    """All dialogs of the page; `show` keeps them in step with the scene."""

    def __init__(self, session: "Any") -> None:
        self._session = session
        self._scene: "Any" = None
        self._ended = ""
        self._next_table: "NewGame | None" = None
        self._veil = False
        self.dress()
        for button in page.all_of("dialog [data-close]"):
            page.listen(button, "click", lambda event: event.target.closest("dialog").close())
        for name, act in {
            "do-new": self.new,
            "do-settings": self.settings,
            "do-rules": self.rules,
            "do-keys": self.keys,
            "do-concede": self.concede,
            "pad": self.sheet,
            "c-yes": self._give_up,
            "u-go": self._uncover,
        }.items():
            page.listen(page.element(name), "click", _deaf(act))
        page.listen(page.element("settings"), "change", self._changed)
        page.listen(page.element("e-actions"), "click", self._act)
        for name in ("d-end", "d-curtain"):  # what happened must be answered: Escape is no way round it
            page.listen(page.element(name), "cancel", lambda event: event.preventDefault())

    def show(self, scene: "Any") -> None:
        """Open and close what the scene asks for."""
        self._scene = scene
        self._show_curtain(scene.curtain)
        self._show_ending(scene.ending)

    def open(self) -> bool:
        """Whether any dialog is open."""
        return page.document.querySelector("dialog[open]") is not None

    def sheet(self) -> None:
        """The score sheet."""
        self._open("d-sheet")
        page.document.querySelector("#d-sheet .sheet").innerHTML = sheet.drawn(self._scene.sheet)

    def rules(self) -> None:
        """The rules in force."""
        page.element("r-list").innerHTML = "".join([f"<li>{sheet.plain(rule)}</li>" for rule in self._scene.rules])
        self._open("d-rules")

    def keys(self) -> None:
        """Keys, help and what this is."""
        self._open("d-keys")

    def concede(self) -> None:
        """Ask whether the game is to be given up."""
        page.element("d-settings").close()
        self._open("d-concede")

    def settings(self) -> None:
        """What the player may choose, as it stands."""
        for name in ("pace", "deck", "tap", "think"):
            value = getattr(self._session.settings, name)
            page.document.querySelector(f'#settings [name="{name}"][value="{value}"]').checked = True
        for name in ("left_handed", "sayings"):
            page.document.querySelector(f'#settings [name="{name}"]').checked = getattr(self._session.settings, name)
        self._open("d-settings")

    def new(self) -> None:
        """The table of the next game; an ending stays open below it, for those who think better of it."""
        if self._next_table is None:
            from hearts.web.newgame import NewGame  # not before it is wanted: the page's start does not pay for it

            self._next_table = NewGame(self._session)
        self._next_table.open()

    def _open(self, name: str) -> None:
        dialog = page.element(name)
        if not dialog.open:
            dialog.showModal()
            dialog.scrollTop = 0

    def _changed(self, event: "Any") -> None:
        field = event.target
        self._session.set(field.name, field.checked if field.type == "checkbox" else field.value)
        self.dress()

    def dress(self) -> None:
        """Put the settings that the styles look at on the page."""
        body, settings = page.document.body, self._session.settings
        body.setAttribute("data-deck", settings.deck)
        body.setAttribute("data-left-handed", "true" if settings.left_handed else "false")

    def _give_up(self) -> None:
        page.element("d-concede").close()
        self._session.concede()

    def _uncover(self) -> None:
        page.element("d-curtain").close()
        self._session.uncover()

    def _show_curtain(self, curtain: "Any") -> None:
        if curtain is None and not self._veil:
            return
        dialog, self._veil = page.element("d-curtain"), curtain is not None
        if curtain is None:
            dialog.close()
            return
        page.element("u-text").textContent = curtain.text
        page.element("u-go").textContent = curtain.label
        if not dialog.open:
            dialog.showModal()

    def _show_ending(self, ending: "Any") -> None:
        """Open the ending once; a later scene of the same ending leaves it alone."""
        key = f"{ending.kind} {ending.title} {self._scene.moves}" if ending else ""
        if key == self._ended:
            return
        self._ended = key
        dialog = page.element("d-end")
        if not ending:
            dialog.close()
            return
        self._write_ending(dialog, ending)
        for other in page.all_of("dialog[open]"):
            if other.id not in ("d-end", "d-curtain"):
                other.close()
        if not dialog.open:
            dialog.showModal()
        dialog.scrollTop = 0
        page.element("e-actions").firstElementChild.focus()

    def _write_ending(self, dialog: "Any", ending: "Any") -> None:
        dialog.setAttribute("aria-label", NAMES[ending.kind])
        dialog.setAttribute("data-kind", ending.kind)
        dialog.setAttribute("data-mood", ending.mood)
        page.element("t-end").textContent = ending.title
        page.element("e-text").textContent = ending.text
        self._champion(ending)
        outcomes = sheet.outcomes(self._scene.sheet, ending.outcomes) if ending.outcomes else ""
        dialog.querySelector(".sheet").innerHTML = outcomes + sheet.drawn(self._scene.sheet, ending.kind == "game")
        buttons = [_button(name, label, number) for number, (name, label) in enumerate(ending.actions)]
        page.element("e-actions").innerHTML = "".join(buttons)

    def _champion(self, ending: "Any") -> None:
        face = page.element("e-face")
        face.hidden = ending.winner < 0
        if ending.winner >= 0:
            for seat in self._scene.seats:
                if seat.seat == ending.winner:
                    face.src = faces.source(seat.face, "win")

    def _act(self, event: "Any") -> None:
        button = event.target.closest("[data-act]")
        if button is None:
            return
        name = button.getAttribute("data-act")
        if name == "new":
            self.new()
        elif name == "sheet":
            self.sheet()
        else:
            page.element("d-end").close()
            getattr(self._session, name)()


def _button(name: str, label: str, number: int) -> str:
    kind = "main" if number == 0 else "quiet"
    return f'<button type="button" class="{kind}" data-act="{name}">{sheet.plain(label)}</button>'


def _deaf(act: "Any") -> "Any":
    """A listener that does not look at its event."""
    return lambda event: act()
