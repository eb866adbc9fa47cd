"""The rules form: every option with its words, what cannot be greyed out with its reason, rules to keep or share."""

from typing import TYPE_CHECKING

from hearts.app import rulebook
from hearts.app.settings import tidy
from hearts.engine.rules import Rules, RulesError
from hearts.web import page
from hearts.web.sheet import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

COPIED = {"f-copy": "The line is copied.", "f-link": "The link is copied."}
BY_HAND = "The browser does not let the page copy; here it is selected, to be copied by hand."
# Options that take more than the form's values: what their field asks for.
FREE = {
    "extra": '<label class="free">or your own <input type="text" id="f-extra" placeholder="KS=10,AS=7" '
    'autocomplete="off" spellcheck="false" aria-describedby="f-extra-why"></label>',
    "deals": '<label class="free">or <input type="number" id="f-deals" min="0" max="100" step="1" '
    'aria-label="Number of deals" aria-describedby="f-deals-why"> deals</label>',
    "ends": '<label class="free">which is <input type="number" id="f-limit" min="10" max="1000" step="1" '
    'aria-label="Score limit" aria-describedby="f-limit-why"></label>',
}


class Form:
    """All the options of the next game's rules; `done` gets what came of them when the dialog is closed."""

    def __init__(self, session: "Any", done: "Callable[[Rules], None]") -> None:
        self._session = session
        self._rules = Rules()
        self._refusals: "rulebook.Refusals" = {}
        self._wish: "tuple[str, Any] | None" = None  # what a field asks for and these rules refuse
        self._dialog = page.element("d-form")
        page.listen(self._dialog, "change", lambda event: self._change(event.target))
        page.listen(self._dialog, "input", lambda event: self._paste(event.target))
        page.listen(self._dialog, "close", lambda event: done(self._rules))
        page.listen(self._dialog, "submit", self._keep)
        page.listen(page.element("f-back"), "click", lambda event: self._put(rulebook.preset_of(self._rules)))
        page.listen(page.element("f-copy"), "click", lambda event: self._copy("f-copy", self._rules.text()))
        page.listen(page.element("f-link"), "click", lambda event: self._copy("f-link", self._link()))

    def open(self, rules: Rules) -> None:
        """These rules, to be changed; the long list of options follows when the rest is on the screen."""
        self._rules = rules
        self._refusals = {}
        self._wish = None
        page.element("f-boxes").innerHTML = boxes()
        page.element("f-options").innerHTML = ""
        page.element("f-said").textContent = ""
        page.element("f-name").value = ""
        self._tell()
        self._dialog.showModal()
        self._dialog.scrollTop = 0
        page.in_steps(self._fill(rules))

    def _fill(self, rules: Rules) -> "Iterator[None]":
        html = ""
        for number in range(len(rulebook.FORM)):
            html += group(number)
            yield
        page.element("f-options").innerHTML = html
        yield
        for option in rulebook.VALUES:
            self._row(option)
        yield
        yield from self._refuse(rules)

    def _refuse(self, rules: Rules) -> "Iterator[None]":
        """Greys out what these rules exclude, option by option; other rules meanwhile end it."""
        for option in rulebook.CONTRARY:
            if rules != self._rules:
                return
            refusals = rulebook.refusals(rules, (option,))
            if refusals != self._of(option):
                for number in range(len(rulebook.VALUES[option])):
                    self._refusals.pop((option, number), None)
                self._refusals.update(refusals)
                self._row(option)
            yield
        self._tell_boxes()

    def _of(self, option: str) -> "rulebook.Refusals":
        return {key: why for key, why in self._refusals.items() if key[0] == option}

    # ---- what a person does ------------------------------------------------------------------------------------

    def _change(self, field: "Any") -> None:
        if field.type == "checkbox":
            option, value = rulebook.ticked(self._rules, int(field.value), field.checked)
            self._try(option, value)
        elif field.type == "radio":
            option = field.name[2:]
            self._try(option, rulebook.VALUES[option][int(field.value)])
        elif field.id == "f-extra":
            self._try("extra", rulebook.tidy_cards(field.value))
        elif field.id in ("f-deals", "f-limit"):
            self._try(field.id[2:], int(field.value) if field.value.isdigit() else field.value)
        elif field.id == "f-line":
            self._tell_line()

    def _try(self, option: str, value: "Any") -> None:
        """Changes one option, or says beside it why that cannot be; a later change may make it possible."""
        try:
            rules = rulebook.changed(self._rules, option, value)
        except RulesError as error:
            self._wish = (option, value)
            page.element(f"f-{option}-why").textContent = rulebook.sentence(error)
            return
        self._put(self._granted(rules, option))

    def _granted(self, rules: Rules, option: str) -> Rules:
        """The rules with what was refused before, and still stands in its field, where they allow it now."""
        if self._wish is None or self._wish[0] == option:
            self._wish = None
            return rules
        if rulebook.refused(rules, *self._wish):
            return rules
        wish, self._wish = self._wish, None
        return rulebook.changed(rules, *wish)

    def _paste(self, field: "Any") -> None:
        """Rules that somebody shared, as soon as they read."""
        if field.id != "f-line" or not field.value.strip():
            return
        try:
            rules = rulebook.shared(field.value)
        except RulesError as error:
            page.element("f-line-why").textContent = str(error)
            return
        self._put(rules)
        page.element("f-line-why").textContent = f"This reads: {rulebook.named(rules)}."

    def _keep(self, event: "Any") -> None:
        event.preventDefault()
        name = tidy(page.element("f-name").value, "My rules")
        again = name in dict(self._session.own_rules())
        self._session.keep_rules(name, self._rules)
        said = "is replaced by these rules" if again else "is kept"
        self._say(f"“{name}” {said}; New game offers it beside the presets.")

    def _copy(self, button: str, text: str) -> None:
        def told(copied: bool) -> None:
            if not copied:
                field = page.element("f-line")
                field.value = text
                field.select()
            self._say(COPIED[button] if copied else BY_HAND)

        page.copy(text, told)

    def _link(self) -> str:
        return page.here() + rulebook.query(self._rules)

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _put(self, rules: Rules) -> None:
        """Other rules: what differs changes on the screen, and is said in words."""
        before, self._rules = self._rules, rules
        for option in rulebook.VALUES:
            if self._differs(option, before):
                self._row(option)
        self._tell_boxes()
        page.in_steps(self._tell_change(before, rules))

    def _tell_change(self, before: Rules, rules: Rules) -> "Iterator[None]":
        yield
        if rules == self._rules:
            self._say(" ".join(rulebook.differences(rules, before)))
            self._tell()
        yield
        yield from self._refuse(rules)

    def _differs(self, option: str, before: Rules) -> bool:
        """Whether anything on this option's row may be different now."""
        if before.options[option] != self._rules.options[option] or option == "ends":
            return True
        return rulebook.settled(before, option) != rulebook.settled(self._rules, option)

    def _row(self, option: str) -> None:
        """One option: what is chosen, what cannot be and why."""
        chosen, whys = self._rules.options[option], []
        for number, value in enumerate(rulebook.VALUES[option]):
            why = self._refusals.get((option, number), "")
            whys += [why] if why and why not in whys else []
            choice = page.element(f"f-{option}-{number}")
            choice.checked = value == chosen
            choice.disabled = bool(why)
        why = page.element(f"f-{option}-why")
        why.textContent = " ".join(whys)
        page.element(f"f-{option}-note").textContent = rulebook.settled(self._rules, option)
        if option in ("extra", "deals"):
            self._write(option, str(chosen or ""))
        if option == "ends":
            self._write("limit", str(self._rules.limit))
            page.element("f-limit-why").textContent = ""

    def _write(self, option: str, text: str) -> None:
        """Fills an option's own field; what else was asked for there is no wish any more."""
        page.element(f"f-{option}").value = text
        if self._wish is not None and self._wish[0] == option:
            self._wish = None

    def _tell_boxes(self) -> None:
        """The checkboxes of Hearts Deluxe, in step with the options that they stand for."""
        for number in range(len(rulebook.CHECKBOXES)):
            box = page.element(f"f-box-{number}")
            ticks = rulebook.checked(self._rules, number)
            option, value = rulebook.ticked(self._rules, number, not ticks)
            values = rulebook.VALUES[option]
            why = self._refusals.get((option, values.index(value)), "") if value in values else ""
            box.checked, box.disabled = ticks, bool(why)
            page.element(f"f-box-{number}-why").textContent = why

    def _tell(self) -> None:
        """What these rules come to: their name, and what is changed from the preset."""
        page.element("f-summary").innerHTML = summary(self._rules)
        back = page.element("f-back")
        back.disabled = self._rules == rulebook.preset_of(self._rules)
        back.textContent = f"Back to {rulebook.title_of(self._rules.name)}"
        if page.document.activeElement != page.element("f-line"):
            self._tell_line()

    def _tell_line(self) -> None:
        page.element("f-line").value = self._rules.text()
        page.element("f-line-why").textContent = ""

    def _say(self, text: str) -> None:
        page.element("f-said").textContent = text


def summary(rules: Rules) -> str:
    """What is changed from the preset, as HTML."""
    title, changes = plain(rulebook.title_of(rules.name)), rulebook.changes(rules)
    if not changes:
        return f"<p>{title}, as it is. {plain(rulebook.line_of(rules.name))}</p>"
    items = "".join([f"<li>{plain(sentence)}</li>" for sentence in changes])
    return f"<p><b>{title}, but:</b></p><ul>{items}</ul>"


def boxes() -> str:
    """The eight checkboxes of Hearts Deluxe, as HTML."""
    html = ""
    for number, (name, _, _, _) in enumerate(rulebook.CHECKBOXES):
        html += (
            f'<div><label class="switch"><input type="checkbox" id="f-box-{number}" value="{number}" '
            f'aria-describedby="f-box-{number}-why"><span>{plain(name)}</span></label>'
            f'<p class="why" id="f-box-{number}-why"></p></div>'
        )
    return f'<fieldset><legend>As in Hearts Deluxe</legend><div class="boxes">{html}</div></fieldset>'


def group(number: int) -> str:
    """One group of options, as HTML."""
    title, rows = rulebook.FORM[number]
    return f"<fieldset><legend>{plain(title)}</legend>" + "".join([_option(*row) for row in rows]) + "</fieldset>"


def _option(option: str, label: str, values: "tuple[tuple[Any, str], ...]") -> str:
    name, about = f"f-{option}", f"f-{option}-why f-{option}-note"
    chips = ""
    for number, (_, words) in enumerate(values):
        chips += (
            f'<label><input type="radio" name="{name}" id="{name}-{number}" value="{number}" '
            f'aria-describedby="{about}"><span>{plain(words)}</span></label>'
        )
    more = '<p class="why" id="f-limit-why" role="status"></p>' if option == "ends" else ""
    return (
        f'<div class="option" role="radiogroup" aria-labelledby="{name}-label" aria-describedby="{about}">'
        f'<p id="{name}-label">{plain(label)}</p><div class="row">{chips}{FREE.get(option, "")}</div>'
        f'<p class="note" id="{name}-note"></p><p class="why" id="{name}-why" role="status"></p>{more}</div>'
    )
