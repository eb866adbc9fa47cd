"""The score sheet as HTML: the table with its marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import signed
from hearts.web import html
from hearts.web.browser import clock
from hearts.web.html import escaped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.app.scene.model import Outcome, Sheet, SheetRow
    from hearts.app.tasks import Rest

# Signs that no font of ours has: those of the system look different everywhere.
SHAPES = {
    "moon": "M20.5 14.5A9 9 0 1 1 9.5 3.5a7.5 7.5 0 0 0 11 11Z",
    "sun": "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 1v2m0 18v2M1 12h2m18 0h2M4 4h0m16 16h0M20 4h0M4 20h0",
    "jack": "m12 2 3 6.7 7.3.8-5.4 5 1.5 7.2L12 18l-6.4 3.7 1.5-7.2-5.4-5L9 8.7Z",
    "left": "M21 12H4m7-7-7 7 7 7",
    "right": "M3 12h17m-7-7 7 7-7 7",
    "across": "M12 21V4M5 11l7-7 7 7",
    "keeper": "M12 12h0",
    "around": "M3 17a8.5 8.5 0 1 1 17-1m-5-2 5 3 3-5",
    "took": "m4 13 5.5 5.5L20 6",
}

SIGNS = ("moon", "sun", "queen", "jack")  # in the order of the legend


async def sheet_html(sheet: Sheet, over: bool = False, rest: Rest = clock.rest) -> str:
    """Return the score sheet as a table, and as a graph when there is something to compare; that first at the end.

    rest  between two rows: a long game takes a phone too long
    """
    rows = _points(say("sheet-start"), sheet.start) if sheet.start else ""
    for row in sheet.rows:
        rows += _row(row, sheet.bonus)
        await rest()
    rows += _points(say("sheet-now"), sheet.now) if sheet.now is not None else ""
    totals = "".join([_total(sheet, index) for index in range(len(sheet.names))])
    foot = f'<tr><th scope="row">{escaped(say("sheet-total"))}</th>{totals}</tr>'
    table = html.table([say("sheet-deal")] + sheet.names, rows, "", say("sheet-title"), foot)
    notes = f'{_legend(sheet)}<p class="limit">{escaped(sheet.ends)}</p>'
    await rest()
    page, lines = f'<div class="page">{table}{notes}</div>', _graph(sheet) if len(sheet.rows) > 1 else ""
    await rest()
    return lines + page if over else page + lines


def _graph(sheet: Sheet) -> str:
    """Return the graph; nothing where the second pack has not come."""
    try:
        from hearts.web.dialogs.course import graph
    except ImportError:
        return ""
    return graph(sheet)


def outcomes(sheet: Sheet, choices: list[Outcome]) -> str:
    """Return the two tables between which the shooter of a moon chooses, one row each."""
    rows = ""
    for choice in choices:
        cells = zip(choice.points, choice.totals)
        data = "".join([f"<td><b>{signed(points)}</b> <small>{signed(total)}</small></td>" for points, total in cells])
        rows += f'<tr><th scope="row">{escaped(choice.label)}</th>{data}</tr>'
    table = html.table([say("sheet-may")] + sheet.names, rows, "", say("sheet-ways"))
    return f'<div class="page ways">{table}</div>'


def _row(row: SheetRow, bonus: str) -> str:
    cells = ""
    for points, total, marks in zip(row.points, row.totals, row.marks):
        cells += f"<td>{_marks(marks, bonus)}<b>{signed(points)}</b> <small>{signed(total)}</small></td>"
    return f'<tr><th scope="row">{row.number} {_direction(row.way)}</th>{cells}</tr>'


def _points(what: str, points: Sequence[int]) -> str:
    """Return a row that is no deal's: where everyone starts, and how the deal in play stands."""
    cells = "".join([f"<td><b>{signed(number)}</b></td>" for number in points])
    return f'<tr class="now"><th scope="row">{escaped(what)}</th>{cells}</tr>'


def _total(sheet: Sheet, index: int) -> str:
    """Return a total, while a deal is in play with its points: `20 + 13`."""
    total, more = signed(sheet.totals[index]), sheet.now[index] if sheet.now is not None else 0
    if more:
        total = say("sheet-less" if more < 0 else "sheet-more", total=total, points=abs(more))
    if index not in sheet.leaders or not sheet.rows:
        return f"<td>{total}</td>"
    crown = '<svg class="crown" aria-hidden="true"><use href="#i-crown"/></svg>'
    leads = f'<span class="unseen">{escaped(say("sheet-leads"))} </span>'
    return f'<td class="best">{crown}{leads}{total}</td>'


def _direction(name: str) -> str:
    meaning, shape = say("direction-name", direction=name), sign(name if name in SHAPES else "around")
    return f'<span class="way" title="{escaped(meaning)}">{html.picture(shape, meaning)}</span>'


def _meaning(mark: str, bonus: str) -> str:
    """Return what a mark means: the bonus card by its name."""
    return bonus if mark == "jack" else say("sheet-mark", mark=mark)


def _marks(marks: str, bonus: str) -> str:
    marked = ""
    for mark in marks.split():
        meaning = _meaning(mark, bonus)
        marked += f'<span class="sign-{mark}" title="{escaped(meaning)}">{html.picture(sign(mark), meaning)}</span> '
    return marked


def sign(name: str) -> str:
    """Return the drawing of a mark of the sheet, by its name."""
    if name == "queen":
        return "Q"
    return f'<svg class="shape" data-of="{name}" viewBox="0 0 24 24"><path d="{SHAPES[name]}"/></svg>'


def _legend(sheet: Sheet) -> str:
    """Return what the marks mean, for those that stand on the sheet."""
    used = " ".join([mark for row in sheet.rows for mark in row.marks]).split()
    meanings = []
    for mark in SIGNS:
        if mark in used:
            meaning = escaped(_meaning(mark, sheet.bonus))
            meanings.append(f'<span><span class="sign-{mark}">{sign(mark)}</span> {meaning}</span>')
    return f'<p class="limit marks" aria-hidden="true">{" ".join(meanings)}</p>' if meanings else ""
