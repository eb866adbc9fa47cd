"""How a table is kept: its rules, how long it waits, and what help is allowed; the host chooses, all others read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.roster import CLOCK, HELPS, PATIENCE
from hearts.app.rules import presets
from hearts.app.words.locale import say
from hearts.engine.rules import Rules
from hearts.web.browser import dom
from hearts.web.html import escaped, option
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
        line = f"<p>{escaped(told)}</p>"
        if not host:
            terms = told_terms(roster.patience, roster.clock, roster.helps)
            self._home.innerHTML = f'{line}<p class="note">{escaped(terms)}</p>'
            return
        focused = dom.active()
        name = str(focused.name) if focused is not None and self._home.contains(focused) else ""
        self._home.innerHTML = (line if roster.state == "game" else rules_of(roster)) + controls(roster)
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


def rules_of(roster: Roster) -> str:
    """Return the choice of rules, as HTML."""
    presets_of = presets.MAIN + presets.OTHERS
    options = "".join([marked(name, presets.preset_name(name), name == roster.rules.name) for name in presets_of])
    told = escaped(presets.preset_line(roster.rules.name))
    return (
        f'<label>{escaped(say("party-preset"))} <select name="preset">{options}</select></label>'
        f'<p class="note">{told}</p><p class="more"><button type="button" class="quiet">'
        f"{escaped(say('party-all'))}</button></p>"
    )


def controls(roster: Roster) -> str:
    """Return what the host chooses beside the rules, as HTML."""
    waits = [(count, say("party-patience-value", count=count)) for count in PATIENCE]
    clocks = [(count, say("party-clock-value", count=count)) for count in CLOCK if count]
    patience = waits + [(0, say("party-patience-ever"))]
    clock = [(0, say("party-clock-no"))] + clocks
    return (
        f'<div class="pair">{chosen("patience", say("party-patience"), patience, roster.patience)}'
        f"{chosen('clock', say('party-clock'), clock, roster.clock)}</div>"
        f'<p class="note">{escaped(say("party-clock-about"))}</p>'
        f"{helps_of(roster)}"
    )


def helps_of(roster: Roster) -> str:
    """Return the choice of the help that all may take, as HTML; during a game, what was chosen."""
    if roster.state == "game":
        return f'<p class="note">{escaped(told_helps(roster.helps))}</p>'
    boxes = [_box(what, what in roster.helps) for what in HELPS]
    return "".join(boxes) + f'<p class="note">{escaped(say("party-help-about"))}</p>'


def _box(what: str, on: bool) -> str:
    """Return the box that allows help of this kind."""
    mark = " checked" if on else ""
    label = say("party-help-let-hint") if what == "hint" else say("party-help-let-joe")
    return f'<label class="switch"><input type="checkbox" name="{what}"{mark}><span>{escaped(label)}</span></label>'


def chosen(name: str, label: str, values: list[tuple[int, str]], now: int) -> str:
    """Return a list of values to choose from, as HTML."""
    options = "".join([marked(str(value), told, value == now) for value, told in values])
    return f'<label>{escaped(label)} <select name="{name}">{options}</select></label>'


def marked(value: str, label: str, now: bool) -> str:
    """Return a line of a <select>, which may be the chosen one."""
    line = option(value, label)
    return line.replace("<option ", "<option selected ", 1) if now else line
