"""The filter of the history: all finished games, or those of one result, one preset or one opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.rules import presets
from hearts.app.words.locale import say
from hearts.web.markup import Markup, html
from hearts.web.pieces import option

if TYPE_CHECKING:
    from hearts.app.statistics.row import Row

KINDS = ("result", "rules", "opponent")


class Sifted:
    """The games by their groups; a group is a kind with what sets it apart, as "rules deluxe"."""

    def __init__(self) -> None:
        self._games: list[tuple[str, list[str]]] = []
        self._counts: dict[str, int] = {}

    def add(self, row: Row) -> None:
        """Add one more game, later than those before."""
        names = groups(row)
        self._games.append((row.id, names))
        for group in names:
            self._counts[group] = self._counts.get(group, 0) + 1

    def within(self, group: str) -> list[str]:
        """Return the ids of the games of a group, the latest first; of an empty group, of all."""
        ids = [id for id, several in self._games if not group or group in several]
        ids.reverse()
        return ids

    def choices(self) -> list[Markup]:
        """Return the groups as the lines of a <select>, of each kind the one with the most games first."""
        shown = [option("", say("history-all"))]
        for kind in KINDS:
            several = [group for group in self._counts if group.startswith(kind + " ")]
            several.sort(key=lambda group: (-self._counts[group], group))
            lines = [self._line(group) for group in several]
            if lines:
                label = say("history-kind", kind=kind)
                shown.append(html('<optgroup label="{}">{}</optgroup>', label, lines))
        return shown

    def _line(self, group: str) -> Markup:
        return option(group, say("history-option", name=choice_name(group), count=self._counts[group]))


def groups(row: Row) -> list[str]:
    """Return the groups that a game is in."""
    names = [f"rules {row.rules}"]
    if row.place:
        names.append("result won" if row.place == 1 else "result lost")
    for _, name, _ in row.others:
        if f"opponent {name}" not in names:
            names.append(f"opponent {name}")
    return names


def choice_name(group: str) -> str:
    """Return the name of a group."""
    kind, _, key = group.partition(" ")
    if kind == "rules":
        return presets.preset_name(key)
    return key if kind == "opponent" else say("history-result", result=key)
