"""The score sheet as HTML: the table with its marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import written
from hearts.web.browser import clock
from hearts.web.markup import Markup, html, picture, table_of

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


async def sheet_html(sheet: Sheet, over: bool = False, rest: Rest = clock.rest) -> Markup:
    """Return the score sheet as a table, and as a graph when there is something to compare; that first at the end.

    rest  between two rows: a long game takes a phone too long
    """
    rows = [_points(say("sheet-start"), sheet.start)] if sheet.start else []
    for row in sheet.rows:
        rows.append(_row(row, sheet.bonus))
        await rest()
    rows += [_points(say("sheet-now"), sheet.now)] if sheet.now is not None else []
    totals = [_total(sheet, index) for index in range(len(sheet.names))]
    foot = html('<tr><th scope="row">{}</th>{}</tr>', say("sheet-total"), totals)
    table = table_of([say("sheet-deal")] + sheet.names, rows, "", say("sheet-title"), foot)
    notes = html('{}<p class="limit">{}</p>', _legend(sheet), sheet.ends)
    await rest()
    page = html('<div class="page">{}{}</div>', table, notes)
    lines = _graph(sheet) if len(sheet.rows) > 1 else html("")
    await rest()
    return lines + page if over else page + lines


def _graph(sheet: Sheet) -> Markup:
    """Return the graph; nothing where the second pack has not come."""
    try:
        from hearts.web.dialogs.course import graph
    except ImportError:
        return html("")
    return graph(sheet)


def outcomes(sheet: Sheet, choices: list[Outcome]) -> Markup:
    """Return the two tables between which the shooter of a moon chooses, one row each."""
    rows = []
    for choice in choices:
        cells = [(written(points), written(total)) for points, total in zip(choice.points, choice.totals)]
        data = [html("<td><b>{}</b> <small>{}</small></td>", points, total) for points, total in cells]
        rows.append(html('<tr><th scope="row">{}</th>{}</tr>', choice.label, data))
    table = table_of([say("sheet-may")] + sheet.names, rows, "", say("sheet-ways"))
    return html('<div class="page ways">{}</div>', table)


def _row(row: SheetRow, bonus: str) -> Markup:
    cells = []
    for points, total, marks in zip(row.points, row.totals, row.marks):
        cells.append(
            html("<td>{}<b>{}</b> <small>{}</small></td>", _marks(marks, bonus), written(points), written(total))
        )
    return html('<tr><th scope="row">{} {}</th>{}</tr>', row.number, _direction(row.way), cells)


def _points(what: str, points: Sequence[int]) -> Markup:
    """Return a row that is no deal's: where everyone starts, and how the deal in play stands."""
    cells = [html("<td><b>{}</b></td>", written(number)) for number in points]
    return html('<tr class="now"><th scope="row">{}</th>{}</tr>', what, cells)


def _total(sheet: Sheet, index: int) -> Markup:
    """Return a total, while a deal is in play with its points: `20 + 13`."""
    total, more = written(sheet.totals[index]), sheet.now[index] if sheet.now is not None else 0
    if more:
        total = say("sheet-less" if more < 0 else "sheet-more", total=total, points=abs(more))
    if index not in sheet.leaders or not sheet.rows:
        return html("<td>{}</td>", total)
    crown = html('<svg class="crown" aria-hidden="true"><use href="#i-crown"/></svg>')
    leads = html('<span class="unseen">{} </span>', say("sheet-leads"))
    return html('<td class="best">{}{}{}</td>', crown, leads, total)


def _direction(name: str) -> Markup:
    meaning, shape = say("direction-name", direction=name), sign(name if name in SHAPES else "around")
    return html('<span class="way" title="{}">{}</span>', meaning, picture(shape, meaning))


def _meaning(mark: str, bonus: str) -> str:
    """Return what a mark means: the bonus card by its name."""
    return bonus if mark == "jack" else say("sheet-mark", mark=mark)


def _marks(marks: str, bonus: str) -> list[Markup]:
    marked = []
    for mark in marks.split():
        meaning = _meaning(mark, bonus)
        marked.append(html('<span class="sign-{}" title="{}">{}</span> ', mark, meaning, picture(sign(mark), meaning)))
    return marked


def sign(name: str) -> Markup:
    """Return the drawing of a mark of the sheet, by its name."""
    if name == "queen":
        return html("Q")
    return html('<svg class="shape" data-of="{}" viewBox="0 0 24 24"><path d="{}"/></svg>', name, SHAPES[name])


def _legend(sheet: Sheet) -> Markup:
    """Return what the marks mean, for those that stand on the sheet."""
    used = " ".join([mark for row in sheet.rows for mark in row.marks]).split()
    meanings = []
    for mark in SIGNS:
        if mark in used:
            meaning = _meaning(mark, sheet.bonus)
            meanings.append(html(' <span><span class="sign-{}">{}</span> {}</span>', mark, sign(mark), meaning))
    return html('<p class="limit marks" aria-hidden="true">{}</p>', meanings) if meanings else html("")
