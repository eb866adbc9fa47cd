"""How a table is kept: its rules, how long it waits, and what help is allowed; the host chooses, all others read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.roster import CLOCK, HELPS, PATIENCE
from hearts.app.rules import presets
from hearts.app.words.locale import say
from hearts.engine.rules import Rules
from hearts.web.browser import dom
from hearts.web.markup import Markup, html
from hearts.web.people.rows import told_helps, told_terms

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.roster import Roster
    from hearts.web.browser.dom import Node


class Terms:
    """The part that says how the table is kept.

    act    gives an order to the host; all_rules: opens every option of these rules
    """

    def __init__(self, home: Node, now: Node, act: Callable[[str], None], all_rules: Callable[[Rules], None]) -> None:
        self._home, self._now, self._act, self._all_rules = home, now, act, all_rules
        self._shown: object = None
        self._rules: Rules | None = None
        dom.listen(home, "change", lambda event: self._change(event.target))
        dom.listen(home, "click", lambda event: self._click(event.target))

    def show(self, roster: Roster, host: bool) -> None:
        """Show how this table is kept; the host may change it, its rules before a game begins."""
        shown = roster.rules, roster.patience, roster.clock, roster.helps, host, roster.state
        if shown == self._shown:
            return
        self._shown, self._rules = shown, roster.rules
        self._now.textContent = presets.name_with_length(roster.rules)
        told = say("party-rules", rules=presets.name_with_length(roster.rules), count=roster.rules.players)
        line = html("<p>{}</p>", told)
        if not host:
            terms = told_terms(roster.patience, roster.clock, roster.helps)
            dom.write(self._home, line, html('<p class="note">{}</p>', terms))
            return
        focused = dom.active()
        name = str(focused.name) if focused is not None and self._home.contains(focused) else ""
        dom.write(self._home, line if roster.state == "game" else rules_of(roster), controls(roster))
        again = self._home.querySelector(f'[name="{name}"]') if name else None
        if again is not None:
            dom.focus(again)

    def _change(self, field: Node) -> None:
        rules = self._rules
        if rules is None:
            return
        if field.name == "preset":
            self._act(f"rules {presets.preset_rules(str(field.value), rules).text()}")
        elif field.name in ("patience", "clock"):
            values = [self._home.querySelector(f'[name="{name}"]').value for name in ("patience", "clock")]
            self._act(f"keep {values[0]} {values[1]}")
        elif field.name in HELPS:
            self._act(f"help {field.name} {'on' if field.checked else 'off'}")

    def _click(self, target: Node) -> None:
        if target.closest("button") is not None and self._rules is not None:
            self._all_rules(self._rules)


def rules_of(roster: Roster) -> Markup:
    """Return the choice of rules, as HTML."""
    presets_of = presets.MAIN + presets.OTHERS
    options = [marked(name, presets.preset_name(name), name == roster.rules.name) for name in presets_of]
    told = presets.preset_line(roster.rules.name)
    field = (
        '<label>{} <select name="preset">{}</select></label><p class="note">{}</p><p class="more">'
        '<button type="button" class="quiet">{}</button></p>'
    )
    return html(field, say("party-preset"), options, told, say("party-all"))


def controls(roster: Roster) -> Markup:
    """Return what the host chooses beside the rules, as HTML."""
    waits = [(count, say("party-patience-value", count=count)) for count in PATIENCE]
    clocks = [(count, say("party-clock-value", count=count)) for count in CLOCK if count]
    patience = waits + [(0, say("party-patience-ever"))]
    clock = [(0, say("party-clock-no"))] + clocks
    return html(
        '<div class="pair">{}{}</div><p class="note">{}</p>{}',
        chosen("patience", say("party-patience"), patience, roster.patience),
        chosen("clock", say("party-clock"), clock, roster.clock),
        say("party-clock-about"),
        helps_of(roster),
    )


def helps_of(roster: Roster) -> Markup:
    """Return the choice of the help that all may take, as HTML; during a game, what was chosen."""
    if roster.state == "game":
        return html('<p class="note">{}</p>', told_helps(roster.helps))
    boxes = [_box(what, what in roster.helps) for what in HELPS]
    return html('{}<p class="note">{}</p>', boxes, say("party-help-about"))


def _box(what: str, on: bool) -> Markup:
    """Return the box that allows help of this kind."""
    mark = " checked" if on else ""
    label = say("party-help-let-hint") if what == "hint" else say("party-help-let-joe")
    return html('<label class="switch"><input type="checkbox" name="{}"{}><span>{}</span></label>', what, mark, label)


def chosen(name: str, label: str, values: list[tuple[int, str]], now: int) -> Markup:
    """Return a list of values to choose from, as HTML."""
    options = [marked(str(value), told, value == now) for value, told in values]
    return html('<label>{} <select name="{}">{}</select></label>', label, name, options)


def marked(value: str, label: str, now: bool) -> Markup:
    """Return a line of a <select>, which may be the chosen one."""
    return html('<option{} value="{}">{}</option>', " selected" if now else "", value, label)
