"""The rules form: every option with its words, impossible values with a reason, and rules to save or share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.gate import tidy
from hearts.app.rules import form as rulebook
from hearts.app.rules import presets, share
from hearts.app.rules.sentences import differences
from hearts.app.words.errors import sentence_of
from hearts.app.words.locale import say
from hearts.app.words.phrases import joined, my_rules, paragraph
from hearts.engine.options import RulesError
from hearts.engine.rules import Rules
from hearts.web.browser import address, clock, dom, files
from hearts.web.dialogs.growing import Growing
from hearts.web.markup import Markup, html
from hearts.web.pieces import items, radio, with_suits
from hearts.web.request import RulesFor

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.engine.options import Value
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

PREFIX = "rules-form-"


BOX = (
    '<div><label class="switch"><input type="checkbox" id="rules-form-box-{number}" value="{number}" '
    'aria-describedby="rules-form-box-{number}-why"><span>{label}</span></label>'
    '<p class="why" id="rules-form-box-{number}-why"></p></div>'
)
OPTION = (
    '<div class="option" role="radiogroup" aria-labelledby="{name}-label" aria-describedby="{about}">'
    '<p id="{name}-label">{title}</p><div class="row">{chips}{free}</div><p class="note" id="{name}-note"></p>'
    '<p class="why" id="{name}-why" role="status"></p>{more}</div>'
)
# The fields of options that take more than the form's values.
EXTRA = (
    'type="text" id="rules-form-extra" placeholder="KS=10,AS=7" autocomplete="off" spellcheck="false" '
    'aria-describedby="rules-form-extra-why"'
)
DEALS = (
    'type="number" id="rules-form-deals" min="0" max="100" step="1" aria-label="{}" '
    'aria-describedby="rules-form-deals-why"'
)
LIMIT = (
    'type="number" id="rules-form-limit" min="10" max="1000" step="1" aria-label="{}" '
    'aria-describedby="rules-form-limit-why"'
)


class RulesForm(Growing):
    """All the options of the next game's rules, on top of the New game dialog."""

    name = "rules-form"

    def __init__(self, context: Context) -> None:
        Growing.__init__(self, context)
        self._rules = Rules()
        self._refusals: rulebook.Refusals = {}
        self._wish: tuple[str, Value] | None = None  # what a field asks for and these rules refuse
        self._done: Callable[[Rules], object] = lambda rules: None
        self._unfolded = False
        dom.listen(self.node, "change", lambda event: self._change(event.target))
        dom.listen(self.node, "close", lambda event: self._done(self._rules))
        dom.listen(self.node, "submit", self._keep)
        dom.listen(self.part("line"), "input", lambda event: self._paste(event.target.value))
        dom.on_click(self.part("back"), lambda: self._put(presets.preset_of(self._rules)))
        dom.on_click(self.part("unfold"), self._unfold)
        dom.on_click(self.part("copy"), lambda: self._copy(self._rules.text(), say("rules_form-copied")))
        dom.on_click(self.part("link"), lambda: self._copy(self._link(), say("rules_form-link-copied")))

    def open(self, request: Request) -> None:
        """Show the rules to be changed."""
        assert isinstance(request, RulesFor)
        self._rules, self._done = request.rules, request.done
        Growing.open(self, request)

    async def fill(self, request: Request) -> None:
        """Fill the form; the long list of options follows when the rest is on the screen."""
        assert isinstance(request, RulesFor)
        self._refusals = {}
        self._wish = None
        dom.write(self.part("boxes"), *boxes())
        dom.write(self.part("options"))
        self._unfolded = True
        self._unfold()
        self.part("said").textContent = ""
        self.part("name").value = ""
        self._update()
        self.complete(self._write_options(), "options")

    async def _write_options(self) -> None:
        await clock.after_a_frame()
        groups = []
        for number in range(len(rulebook.GROUPS)):
            groups.append(group(number))
            await clock.rest()
        dom.write(self.part("options"), *groups)
        self._update_groups()
        await clock.rest()
        for option in rulebook.VALUES:
            self._row(option)
        await clock.rest()
        self.work(self._refuse(), "refuse")

    async def _refuse(self) -> None:
        """Grey out what the rules exclude."""
        for option in rulebook.CONTRARY:
            refusals = rulebook.refusals(self._rules, (option,))
            if refusals != self._of(option):
                for number in range(len(rulebook.VALUES[option])):
                    self._refusals.pop((option, number), None)
                self._refusals.update(refusals)
                self._row(option)
            await clock.rest()
        self._update_boxes()

    def _of(self, option: str) -> rulebook.Refusals:
        return {key: why for key, why in self._refusals.items() if key[0] == option}

    # ---- what a person does ------------------------------------------------------------------------------------

    def _change(self, field: Node) -> None:
        if field.type == "checkbox":
            option, value = rulebook.box_option(self._rules, int(field.value), field.checked)
            self._try(option, value)
        elif field.type == "radio":
            option = field.name[len(PREFIX) :]
            self._try(option, rulebook.VALUES[option][int(field.value)])
        elif field.id == "rules-form-extra":
            self._try("extra", rulebook.tidy_cards(field.value))
        elif field.id in ("rules-form-deals", "rules-form-limit"):
            option = field.id[len(PREFIX) :]
            self._try(option, int(field.value) if field.value.isdigit() else field.value)
        elif field.id == "rules-form-line":
            self._update_line()

    def _try(self, option: str, value: Value) -> None:
        """Change an option, or say beside it why that is refused; a later change may allow it."""
        try:
            rules = rulebook.with_option(self._rules, option, value)
        except RulesError as error:
            self._wish = (option, value)
            self.part(f"{option}-why").textContent = rulebook.error_sentence(error)
            return
        self._put(self._granted(rules, option))

    def _granted(self, rules: Rules, option: str) -> Rules:
        """Retry the value that was refused before and still stands in its field. Returns the new rules."""
        if self._wish is None or self._wish[0] == option:
            self._wish = None
            return rules
        if rulebook.why_refused(rules, *self._wish):
            return rules
        wish, self._wish = self._wish, None
        return rulebook.with_option(rules, *wish)

    def _paste(self, line: str) -> None:
        """Take rules that somebody shared, as soon as they can be read."""
        if not line.strip():
            return
        try:
            rules = share.read_rules(line)
        except ValueError as error:
            self.part("line-why").textContent = sentence_of(error)
            return
        self._put(rules)
        self.part("line-why").textContent = say("rules_form-reads", rules=presets.name_with_length(rules))

    def _keep(self, event: Node) -> None:
        event.preventDefault()
        own = self.session.own_rules
        name = tidy(self.part("name").value, my_rules())
        again = name in dict(own.all())
        if not own.keep(name, self._rules):
            self._say(say("rules_form-unkept", name=name))
        else:
            told = say("rules_form-replaced", name=name) if again else say("rules_form-kept", name=name)
            self._say(paragraph([told, say("kept-taken-lost", count=own.lost) if own.lost else ""]))

    def _copy(self, text: str, done: str) -> None:
        def report(copied: bool) -> None:
            if not copied:
                field = self.part("line")
                field.value = text
                field.select()
            self._say(done if copied else say("rules_form-by_hand"))

        files.copy(text, report)

    def _link(self) -> str:
        return address.here() + share.query(self._rules)

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _put(self, rules: Rules) -> None:
        """Take other rules: what differs changes on the screen, and is said in words."""
        before, self._rules = self._rules, rules
        self.stop("refuse")
        if self.busy("options"):
            self.complete(self._write_options(), "options")  # no row is there yet
        self.work(self._update_change(before, self.busy("change"), not self.busy("options")), "change")

    async def _update_change(self, before: Rules, all: bool, rows: bool) -> None:
        """Tell a change; `all`: redo also what an earlier change left undone; `rows`: the options are on the page."""
        for option in rulebook.VALUES if rows else ():
            if all or self._differs(option, before):
                self._row(option)
                await clock.rest()
        self._update_boxes()
        await clock.rest()
        self._say(paragraph(differences(self._rules, before)))
        self._update()
        if rows:
            await clock.rest()
            self.work(self._refuse(), "refuse")

    def _differs(self, option: str, before: Rules) -> bool:
        """Return whether anything on this option's row may be different now."""
        if before.options[option] != self._rules.options[option] or option == "ends":
            return True
        if option == "passing" and before.players != self._rules.players:
            return True
        return rulebook.why_settled(before, option) != rulebook.why_settled(self._rules, option)

    def _row(self, option: str) -> None:
        """Write one option: what is chosen, what cannot be and why."""
        chosen, whys = self._rules.options[option], []
        for number, value in enumerate(rulebook.VALUES[option]):
            why = self._refusals.get((option, number), "")
            whys += [why] if why and why not in whys else []
            choice = self.part(f"{option}-{number}")
            choice.checked = value == chosen
            if option == "passing":
                choice.nextElementSibling.textContent = rulebook.value_label(option, value, self._rules.players)
            choice.disabled = bool(why)
        why = self.part(f"{option}-why")
        why.textContent = paragraph(whys)
        self.part(f"{option}-note").textContent = rulebook.why_settled(self._rules, option)
        if option in ("extra", "deals"):
            self._write(option, str(chosen or ""))
        if option == "ends":
            self._write("limit", str(self._rules.limit))
            self.part("limit-why").textContent = ""

    def _write(self, option: str, text: str) -> None:
        """Fill an option's own field, and forget a refused value in it."""
        self.part(f"{option}").value = text
        if self._wish is not None and self._wish[0] == option:
            self._wish = None

    def _update_boxes(self) -> None:
        """Check the boxes of Hearts Deluxe, in step with the options that they stand for."""
        for number in range(len(rulebook.CHECKBOXES)):
            box = self.part(f"box-{number}")
            ticks = rulebook.is_checked(self._rules, number)
            option, value = rulebook.box_option(self._rules, number, not ticks)
            values = rulebook.VALUES[option]
            why = self._refusals.get((option, values.index(value)), "") if value in values else ""
            why = why or rulebook.why_settled(self._rules, option)
            box.checked, box.disabled = ticks, bool(why)
            self.part(f"box-{number}-why").textContent = why

    def _update(self) -> None:
        """Write what these rules come to: their name, and what is changed from the preset."""
        dom.write(self.part("summary"), summary(self._rules))
        back = self.part("back")
        back.disabled = self._rules == presets.preset_of(self._rules)
        back.textContent = say("rules_form-back", preset=presets.preset_name(self._rules.name))
        self._update_groups()
        if dom.active() != self.part("line"):
            self._update_line()

    def _update_groups(self) -> None:
        """Write what differs from the preset in each group on its line, folded or not."""
        plain = presets.preset_of(self._rules)
        for node in dom.all_of("[data-group]", self.node):
            dom.write(node, with_suits(joined(rulebook.differing(self._rules, plain, node.getAttribute("data-group")))))

    def _unfold(self) -> None:
        """Open all groups; or shut them, if all are open."""
        several = dom.all_of("details", self.node)
        for one in several:
            one.open = not self._unfolded
        self._unfolded = not self._unfolded
        self.part("unfold").textContent = say("rules_form-fold" if self._unfolded else "rules_form-unfold")

    def _update_line(self) -> None:
        self.part("line").value = self._rules.text()
        self.part("line-why").textContent = ""

    def _say(self, text: str) -> None:
        self.part("said").textContent = text


def summary(rules: Rules) -> Markup:
    """Return what is changed from the preset."""
    title, changes = presets.preset_name(rules.name), presets.changes(rules)
    if not changes:
        return html("<p>{}</p>", say("rules_form-as_is", preset=title, about=presets.preset_line(rules.name)))
    return html("<p><b>{}</b></p><ul>{}</ul>", say("rules_form-but", preset=title), items(changes))


def boxes() -> list[Markup]:
    """Return the eight checkboxes of Hearts Deluxe."""
    several = []
    for number in range(len(rulebook.CHECKBOXES)):
        label = say("rules_form-box", name=rulebook.box_label(number), effect=rulebook.box_effect(number))
        several.append(html(BOX, number=number, label=label))
    return several


def group(number: int) -> Markup:
    """Return one group of options."""
    name, options = rulebook.GROUPS[number]
    several = [_option(option) for option in options]
    folded = '<details class="group"><summary>{} <span data-group="{}"></span></summary>{}</details>'
    return html(folded, rulebook.group_title(name), name, several)


def _option(option: str) -> Markup:
    name, about = f"rules-form-{option}", f"rules-form-{option}-why rules-form-{option}-note"
    labels = rulebook.value_labels(option)
    chips = [radio(name, str(at), label, about, f"{name}-{at}") for at, label in enumerate(labels)]
    more = html('<p class="why" id="rules-form-limit-why" role="status"></p>') if option == "ends" else ""
    title = rulebook.option_label(option)
    return html(OPTION, name=name, about=about, title=title, chips=chips, free=_free(option), more=more)


def _free(option: str) -> Markup:
    """Return the field of an option that takes more than the form's values."""
    if option == "extra":
        return _label(say("rules_form-extra"), html(EXTRA))
    if option == "deals":
        field = html(DEALS, say("rules_form-deals-number"))
        return _label(say("rules_form-deals-before"), field, say("rules_form-deals"))
    if option == "ends":
        return _label(say("rules_form-limit"), html(LIMIT, say("rules_form-limit-name")))
    return html("")


def _label(before: str, field: Markup, after: str = "") -> Markup:
    return html('<label class="free">{} <input {}> {}</label>', before, field, after)
