"""The panels: score sheet, endings, New game, settings, rules, keys, curtain; each a native <dialog> of the page."""

from typing import TYPE_CHECKING

from hearts.app import rulebook
from hearts.app import settings as choices
from hearts.app.words import listed, signed
from hearts.engine.rules import Rules
from hearts.web import page

if TYPE_CHECKING:
    from typing import Any

NAMES = {"deal": "Deal over", "moon": "Moon", "game": "Game over"}  # what each kind of ending is called to a screen reader
SIGNS = {"moon": ("☾", "moon"), "sun": ("☀", "sun"), "queen": ("Q", "queen of spades"), "jack": ("★", "bonus card")}
ARROWS = {"left": "←", "right": "→", "across": "↑", "keeper": "•"}
COLOURS = 6  # how many lines of the graph have a look of their own


class Panels:
    """All dialogs of the page; `show` keeps them in step with the scene."""

    def __init__(self, session: "Any") -> None:
        self._session = session
        self._scene: "Any" = None
        self._ended = ""
        self._newcomers: "list[_Opponent]" = []
        self._veil = False
        self._fill_presets()
        self.dress()
        for button in page.all_of("dialog [data-close]"):
            page.listen(button, "click", lambda event: event.target.closest("dialog").close())
        for name, act in (("do-new", self.new), ("pad", self.sheet), ("do-settings", self.settings), ("do-rules", self.rules), ("do-keys", self.keys), ("do-concede", self.concede)):
            page.listen(page.element(name), "click", _deaf(act))
        page.listen(page.element("c-yes"), "click", _deaf(self._give_up))
        page.listen(page.element("u-go"), "click", _deaf(self._uncover))
        page.listen(page.element("d-new"), "submit", lambda event: self._deal())
        page.listen(page.element("settings"), "change", self._changed)
        page.listen(page.element("e-actions"), "click", self._act)
        for name in ("d-end", "d-curtain"):  # what happened must be answered: Escape opens no way round it
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
        page.document.querySelector("#d-sheet .sheet").innerHTML = drawn_sheet(self._scene.sheet)

    def rules(self) -> None:
        """The rules in force."""
        page.element("r-list").innerHTML = "".join([f"<li>{_plain(rule)}</li>" for rule in self._scene.rules])
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
        for name in ("pace", "deck", "tap"):
            value = getattr(self._session.settings, name)
            page.document.querySelector(f'#settings [name="{name}"][value="{value}"]').checked = True
        page.document.querySelector('#settings [name="left_handed"]').checked = self._session.settings.left_handed
        self._open("d-settings")

    def new(self) -> None:
        """The table of the next game; it opens over an ending, which is still there for those who think better of it."""
        setup = self._session.setup
        for choice in page.all_of("#presets input"):
            choice.checked = choice.value == setup.rules.name
        page.element("n-name").value = self._session.settings.name
        page.element("n-limit").value = str(setup.rules.limit)
        home = page.element("n-seats")
        home.replaceChildren()
        self._newcomers = []
        for who in setup.seats[1:]:
            self._newcomers.append(_Opponent(home, who, self._newcomers))
        self._open("d-new")

    def _open(self, name: str) -> None:
        dialog = page.element(name)
        if not dialog.open:
            dialog.showModal()
            dialog.scrollTop = 0

    def _fill_presets(self) -> None:
        spots = page.element("presets")
        for key, name, line in rulebook.TABLES:
            choice = page.copy_of("preset")
            choice.querySelector("input").value = key
            choice.querySelector("b").textContent = name
            choice.querySelector("small").textContent = line
            spots.append(choice)

    def _deal(self) -> None:
        limit = page.element("n-limit").value
        preset = page.document.querySelector("#presets input:checked")
        name = page.element("n-name").value.strip() or "You"
        self._session.set("name", name)
        seats = [choices.SeatSetup(name, "you", "person")] + [who.setup() for who in self._newcomers]
        rules = Rules(preset.value if preset is not None else "deluxe", limit=int(limit) if limit.isdigit() else 100)
        self._session.begin(choices.Setup(rules, seats))

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
        dialog = page.element("d-curtain") if curtain or self._veil else None
        self._veil = curtain is not None
        if curtain:
            page.element("u-text").textContent = curtain.text
            page.element("u-go").textContent = curtain.label
            if not dialog.open:
                dialog.showModal()
        elif dialog:
            dialog.close()

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
        dialog.setAttribute("aria-label", NAMES[ending.kind])
        dialog.setAttribute("data-kind", ending.kind)
        dialog.setAttribute("data-mood", ending.mood)
        page.element("t-end").textContent = ending.title
        page.element("e-text").textContent = ending.text
        self._champion(ending)
        dialog.querySelector(".sheet").innerHTML = drawn_sheet(self._scene.sheet)
        page.element("e-actions").innerHTML = "".join([_button(name, label, number) for number, (name, label) in enumerate(ending.actions)])
        for other in page.all_of("dialog[open]"):
            if other.id not in ("d-end", "d-curtain"):
                other.close()
        if not dialog.open:
            dialog.showModal()
        dialog.scrollTop = 0
        page.element("e-actions").firstElementChild.focus()

    def _champion(self, ending: "Any") -> None:
        face = page.element("e-face")
        face.hidden = ending.winner < 0
        if ending.winner >= 0:
            for seat in self._scene.seats:
                if seat.seat == ending.winner:
                    face.src = f"./assets/faces/{seat.face}-win.svg"

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


class _Opponent:
    """One opponent's line in the New game dialog."""

    def __init__(self, home: "Any", who: "Any", company: "list[_Opponent]") -> None:
        line = page.copy_of("opponent")
        self.face = who.face
        self._company = company
        self._name, self._level = line.querySelector("input"), line.querySelector("select")
        self._picture, self._hint = line.querySelector("img"), line.querySelector("small")
        for key, _, label, _ in choices.LEVELS:
            option = page.made("option", "", label)
            option.value = key
            self._level.append(option)
        self._name.value, self._level.value = who.name, who.level
        page.listen(self._level, "change", _deaf(self._tell))
        page.listen(self._name, "input", _deaf(self._tell))
        page.listen(line.querySelector("button"), "click", _deaf(self._swap))
        self._tell()
        home.append(line)

    def setup(self) -> "choices.SeatSetup":
        """What was chosen."""
        return choices.SeatSetup(self._name.value.strip() or "Guest", self.face, self._level.value)

    def _tell(self) -> None:
        name = self._name.value.strip() or "Guest"
        self._level.setAttribute("aria-label", f"{name}'s level")
        self._picture.parentElement.setAttribute("aria-label", f"Another face than {name}'s")
        self._picture.src = f"./assets/faces/{self.face}-calm.svg"
        self._hint.textContent = dict([(key, hint) for key, _, _, hint in choices.LEVELS])[self._level.value]

    def _swap(self) -> None:
        """The next regular who is not at the table sits down here; a name that was typed stays."""
        faces, names = [face for face, _ in choices.REGULARS], dict(choices.REGULARS)
        at = faces.index(self.face) + 1 if self.face in faces else 0
        named = self._name.value.strip() == names.get(self.face, "")
        seated = [who.face for who in self._company]
        self.face = ([face for face in faces[at:] + faces[:at] if face not in seated] or [self.face])[0]
        if named:
            self._name.value = names[self.face]
        self._tell()


def drawn_sheet(sheet: "Any") -> str:
    """The score sheet as a table, and as a graph when there is something to compare."""
    heads = "".join([f'<th scope="col">{_plain(name)}</th>' for name in sheet.names])
    rows = "".join([_row(row) for row in sheet.rows])
    if sheet.now is not None:
        rows += _now(sheet)
    totals = "".join([_total(sheet, index) for index in range(len(sheet.names))])
    when = sheet.limit_word if sheet.limit_word.startswith("after") else "when a score " + sheet.limit_word
    return (
        f'<div class="page"><table><caption class="unseen">Score sheet</caption><thead><tr><th scope="col">Deal</th>{heads}</tr></thead>'
        f'<tbody>{rows}</tbody><tfoot><tr><th scope="row">Total</th>{totals}</tr></tfoot></table>'
        f'{_legend(sheet)}<p class="limit">The game ends {_plain(when)}; the lowest wins.</p></div>' + (graph(sheet) if len(sheet.rows) > 1 else "")
    )


def _row(row: "Any") -> str:
    cells = "".join([f"<td>{_marks(row.marks[index])}<b>{signed(row.points[index])}</b> <small>{signed(row.totals[index])}</small></td>" for index in range(len(row.points))])
    return f'<tr><th scope="row">{row.number} {_way(row.way)}</th>{cells}</tr>'


def _way(way: str) -> str:
    arrow = ARROWS.get(way, "⤺")
    return f'<span class="way" title="{_plain(way)}"><span aria-hidden="true">{arrow}</span><span class="unseen">{_plain(way)}</span></span>'


def _marks(marks: str) -> str:
    return "".join([f'<span class="sign-{mark}" title="{SIGNS[mark][1]}"><span aria-hidden="true">{SIGNS[mark][0]}</span><span class="unseen">{SIGNS[mark][1]}</span></span> ' for mark in marks.split()])


def _legend(sheet: "Any") -> str:
    """What the marks mean, for those that stand on the sheet."""
    used = " ".join([mark for row in sheet.rows for mark in row.marks]).split()
    told = [f'<span class="sign-{mark}">{sign}</span> {meaning}' for mark, (sign, meaning) in SIGNS.items() if mark in used]
    return f'<p class="limit" aria-hidden="true">{" &nbsp; ".join(told)}</p>' if told else ""


def _now(sheet: "Any") -> str:
    cells = "".join([f"<td><b>{signed(number)}</b></td>" for number in sheet.now])
    return f'<tr class="now"><th scope="row">so far</th>{cells}</tr>'


def _total(sheet: "Any", index: int) -> str:
    best = index in sheet.leaders and len(sheet.rows) > 0
    crown = '<svg class="crown" aria-hidden="true"><use href="#i-crown"/></svg><span class="unseen">lowest: </span>' if best else ""
    return f'<td class="{"best" if best else ""}">{crown}{signed(sheet.totals[index])}</td>'


def graph(sheet: "Any") -> str:
    """Running totals as lines, with the same said in words."""
    series = [[0] + [row.totals[index] for row in sheet.rows] for index in range(len(sheet.names))]
    high = max(sheet.limit, max([max(line) for line in series]))
    low = min(0, min([min(line) for line in series]))
    wide, tall = 300, 110

    def at(deal: int, score: int) -> str:
        return f"{8 + deal * (wide - 70) / len(sheet.rows):.1f},{6 + (high - score) * (tall - 12) / (high - low):.1f}"

    lines = "".join([f'<polyline class="g{index % COLOURS}" points="{" ".join([at(deal, score) for deal, score in enumerate(line)])}"/>' for index, line in enumerate(series)])
    ends = _ends(sheet, series, at)
    limit, zero = at(0, sheet.limit).split(",")[1], at(0, 0).split(",")[1]
    words = listed([f"{name} {signed(line[-1])}" for name, line in zip(sheet.names, series)])
    return (
        f'<figure class="graph"><svg viewBox="0 0 {wide} {tall}" role="img" aria-label="Running totals after deal {sheet.rows[-1].number}: {_plain(words)}">'
        f'<path class="limit" d="M8 {limit}H{wide - 62}"/><path class="zero" d="M8 {zero}H{wide - 62}"/>{lines}{ends}</svg></figure>'
    )


def _ends(sheet: "Any", series: "list[list[int]]", at: "Any") -> str:
    """The names at the ends of their lines, pushed apart where they would lie on each other."""
    found, free = "", -99.0
    order = sorted(range(len(series)), key=lambda index: float(at(0, series[index][-1]).split(",")[1]))
    for index in order:
        x, y = at(len(series[index]) - 1, series[index][-1]).split(",")
        free = max(free + 11, float(y))
        found += f'<circle class="g{index % COLOURS}" cx="{x}" cy="{y}" r="2.6"/><text class="g{index % COLOURS}" x="{float(x) + 6:.1f}" y="{free + 3:.1f}">{_plain(sheet.names[index][:9])}</text>'
    return found


def _button(name: str, label: str, number: int) -> str:
    return f'<button type="button" class="{"main" if number == 0 else "quiet"}" data-act="{name}">{_plain(label)}</button>'


def _plain(text: str) -> str:
    """Text as it may stand in HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def _deaf(act: "Any") -> "Any":
    """A listener that does not look at its event."""
    return lambda event: act()
