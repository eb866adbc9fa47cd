"""The New game dialog: which rules hold, how many sit down, who they are; the page makes it when it is first opened."""

from typing import TYPE_CHECKING

from hearts.app import rulebook
from hearts.app.settings import PERSON, SeatSetup, Setup
from hearts.app.words import listed, signed
from hearts.engine.rules import Rules, RulesError
from hearts.web import page
from hearts.web.company import Company
from hearts.web.sheet import plain

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from hearts.web.form import Form


class NewGame:
    """The table of the next game, as it is being chosen; the one in play goes on until the cards are dealt."""

    def __init__(self, session: "Any") -> None:
        self._session = session
        self._rules: Rules = session.setup.rules
        self._own: "list[tuple[str, str]]" = []
        self._forgotten: "tuple[str, str] | None" = None
        self._company = Company(session)
        self._form: "Form | None" = None
        self._dialog = page.element("d-new")
        page.listen(self._dialog, "submit", lambda event: self._deal())
        page.listen(self._dialog, "change", lambda event: self._change(event.target))
        page.listen(self._dialog, "input", lambda event: self._type(event.target))
        page.listen(self._dialog, "click", lambda event: self._click(event.target))
        page.listen(page.element("n-start"), "toggle", lambda event: self._tell_start())
        page.element("n-presets").innerHTML = "".join(
            [_chip("preset", key, name, "n-line") for key, name, _ in rulebook.TABLES]
        )

    def open(self) -> None:
        """The last table again, to be changed; its rules are told when the rest is on the screen."""
        setup = self._session.setup
        self._rules, self._forgotten = setup.rules, None
        self._company.open(setup.seats[1:], setup.diabolo)
        self._own = self._session.own_rules()
        page.element("n-name").value = self._session.settings.name
        self._tell_own()
        if not self._dialog.open:
            self._dialog.showModal()
            self._dialog.scrollTop = 0
        page.later(0, self._tell)

    # ---- what a person does ------------------------------------------------------------------------------------

    def _change(self, field: "Any") -> None:
        if field.name == "preset":
            self._pick(field.value)
        elif field.name == "players":
            self._try("n-players-why", "players", int(field.value))

    def _type(self, field: "Any") -> None:
        if field.id == "n-limit":
            self._limit(field)
        elif field.hasAttribute("data-start"):
            self._start(field)

    def _click(self, target: "Any") -> None:
        button = target.closest("button")
        if button is None:
            return
        if button.id == "n-all":
            self._all()
        elif button.id == "n-forget":
            self._forget()
        elif button.id == "n-recall":
            self._recall()

    def _pick(self, which: str) -> None:
        """A preset for those at the table, or own rules just as they were kept."""
        kept = dict(self._own).get(which[4:]) if which.startswith("own:") else None
        self._rules = Rules.read(kept) if kept else rulebook.picked(which, self._rules)
        self._tell()

    def _try(self, where: str, option: str, value: "Any") -> str:
        """Changes an option, or says at `where` why that cannot be."""
        try:
            self._rules = rulebook.changed(self._rules, option, value)
        except RulesError as error:
            page.element(where).textContent = rulebook.sentence(error)
            return rulebook.sentence(error)
        page.element(where).textContent = ""
        self._tell()
        return ""

    def _limit(self, field: "Any") -> None:
        number = int(field.value) if field.value.isdigit() else field.value
        field.setCustomValidity(self._try("n-limit-why", "limit", number))

    def _start(self, field: "Any") -> None:
        """The start scores as they are written now."""
        fields = page.all_of("#n-starts input")
        try:
            start = [int(each.value or "0") for each in fields]
        except ValueError:
            start = [-999]
        why = self._try("n-start-why", "handicap", rulebook.handicap(start))
        for each in fields:
            each.setCustomValidity(why if each == field else "")

    def _all(self) -> None:
        """Every option there is, in a dialog of its own on top of this one."""
        if self._form is None:
            from hearts.web.form import Form

            self._form = Form(self._session, self._formed)
        self._form.open(self._rules)

    def _formed(self, rules: Rules) -> None:
        """All the rules have been seen to."""
        self._rules = rules
        if self._own != self._session.own_rules():
            self._own = self._session.own_rules()
            self._tell_own()
        self._tell()

    def _forget(self) -> None:
        kept = self._kept()
        self._forgotten = (kept, dict(self._own)[kept])
        self._session.drop_rules(kept)
        self._kept_again(f"“{kept}” is forgotten.")

    def _recall(self) -> None:
        assert self._forgotten is not None
        name, text = self._forgotten
        self._forgotten = None
        self._session.keep_rules(name, Rules.read(text))
        self._kept_again(f"“{name}” is kept again.")

    def _deal(self) -> None:
        name = page.element("n-name").value.strip() or "You"
        self._session.set("name", name)
        seats = [SeatSetup(name, "you", PERSON)] + self._company.seated(self._rules.players)
        self._session.begin(Setup(self._rules, seats, None, self._company.diabolo))

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """The dialog as the chosen rules have it; each step shows what holds when its turn comes."""
        page.in_steps(self._steps())

    def _steps(self) -> "Iterator[None]":
        self._tell_rules()
        yield
        self._tell_players()
        yield
        self._tell_limit()
        self._company.show(self._rules.players - 1)
        self._tell_start()

    def _tell_rules(self) -> None:
        rules, kept = self._rules, self._kept()
        for chip in page.all_of('#d-new [name="preset"]'):
            chip.checked = chip.value == (f"own:{kept}" if kept else rules.name)
        page.element("n-line").innerHTML = told(rules, self._session.game.rules)
        self._tell_keeping(kept)

    def _tell_own(self) -> None:
        row = page.element("n-own")
        row.hidden = not self._own
        row.innerHTML = "".join([_chip("preset", f"own:{name}", name, "n-line") for name, _ in self._own])

    def _tell_keeping(self, kept: str) -> None:
        forget = page.element("n-forget")
        forget.hidden = not kept
        forget.textContent = f"Forget “{kept}”"
        page.element("n-recall").hidden = self._forgotten is None
        if self._forgotten is None:
            page.element("n-kept").textContent = ""

    def _kept_again(self, sentence: str) -> None:
        """The own rules are not what they were: says so, and leaves the keyboard with what undoes it."""
        self._own = self._session.own_rules()
        self._tell_own()
        self._tell()
        page.element("n-kept").textContent = sentence
        page.element("n-all" if self._forgotten is None else "n-recall").focus()

    def _tell_players(self) -> None:
        refusals, whys = rulebook.refusals(self._rules, ("players",)), ""
        for index, chip in enumerate(page.all_of('#d-new [name="players"]')):
            chip.checked = int(chip.value) == self._rules.players
            why = refusals.get(("players", index), "")
            chip.disabled = bool(why)
            whys = whys or why
        page.element("n-players-why").textContent = whys

    def _tell_limit(self) -> None:
        field, rules = page.element("n-limit"), self._rules
        if page.document.activeElement != field:
            field.value = str(rules.limit)
            field.setCustomValidity("")
            page.element("n-limit-why").textContent = ""
        field.disabled = bool(rules.deals)
        page.element("n-ends").textContent = f"The game ends after {rules.deals} deals." if rules.deals else ""

    def _tell_start(self) -> None:
        """The handicap in a few words, and when it is open a field for each seat."""
        rules, home = self._rules, page.element("n-start")
        scores = listed([signed(score) for score in rules.start])
        page.element("n-start-now").textContent = scores if any(rules.start) else "none"
        if not home.open or page.element("n-starts").contains(page.document.activeElement):
            return
        who = [page.element("n-name").value.strip() or "You"]
        who += [one.name for one in self._company.seated(rules.players)]
        fields = [_start_field(name, score) for name, score in zip(who, rules.start)]
        page.element("n-starts").innerHTML = "".join(fields)
        page.element("n-start-why").textContent = ""

    def _kept(self) -> str:
        """The name under which these very rules are kept; empty where they are not."""
        for name, text in self._own:
            if text == self._rules.text():
                return name
        return ""


def told(rules: Rules, last: Rules) -> str:
    """What rules are, as HTML: the preset's line, what is changed from it, and what is new since the last game."""
    changes = rulebook.changes(rules)
    news = [] if rules == last else rulebook.differences(rules, last)
    html = f"<p>{plain(rulebook.line_of(rules.name))}</p>"
    if changes:
        html += _list(f"{rulebook.title_of(rules.name)}, but:", changes)
    if not news:
        return html + "<p>As in the game on the table.</p>"
    return html + (_list("Unlike the game on the table:", news) if news != changes else "")


def _list(heading: str, sentences: "list[str]") -> str:
    items = "".join([f"<li>{plain(sentence)}</li>" for sentence in sentences])
    return f"<p><b>{plain(heading)}</b></p><ul>{items}</ul>"


def _chip(name: str, value: str, label: str, about: str) -> str:
    return (
        f'<label><input type="radio" name="{name}" value="{plain(value)}" aria-describedby="{about}">'
        f"<span>{plain(label)}</span></label>"
    )


def _start_field(name: str, score: int) -> str:
    return (
        f'<label>{plain(name)} <input type="number" data-start value="{score}" min="-50" max="75" '
        f'step="1" aria-describedby="n-start-why"></label>'
    )
