"""The score sheet as a part of the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Sheet, SheetRow
from hearts.app.words.endings import game_ends
from hearts.app.words.phrases import cards, direction
from hearts.engine.score import leaders

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.engine.rules import Rules
    from hearts.engine.score import Line


def sheet(view: View, names: list[str], rows: list[SheetRow], lying: bool = False) -> Sheet:
    """Return the score sheet as the viewer sees it; `lying`: the last trick is still on the table, so the deal is not
    on the sheet yet."""
    rules, early = view.table.rules, lying and view.closed
    return Sheet(
        names=names,
        rows=rows[:-1] if early else rows,
        now=[view.points(seat) for seat in range(rules.players)] if early or not view.closed else None,
        start=rules.start if any(rules.start) else (),
        totals=list(view.before if early else view.scores),
        limit=0 if rules.deals else rules.limit,
        ends=game_ends(rules),
        leaders=list(leaders(view.before) if early else view.winners),
        bonus=cards(rules.bonus_card),
    )


def deal_row(view: View, line: Line) -> SheetRow:
    """Return a deal's row."""
    return SheetRow(
        number=line.number + 1,
        way=direction(line.pass_offset, view.rules.players),
        points=list(line.points),
        marks=[_marks(view.rules, line, seat) for seat in range(view.rules.players)],
        totals=list(line.totals),
    )


def _marks(rules: Rules, line: Line, seat: int) -> str:
    marks = [("sun" if line.sun else "moon") if line.shooter == seat else ""]
    marks += ["queen" if line.queen == seat and rules.queen else "", "jack" if line.bonus == seat else ""]
    return " ".join([mark for mark in marks if mark])
