"""The score sheet as HTML: the table with its marks, and the graph of the running totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import listed, signed
from hearts.app.words.sheet import SENTENCES
from hearts.web import html
from hearts.web.browser import clock
from hearts.web.html import escaped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.app.scene.model import Outcome, Sheet, SheetRow
    from hearts.app.tasks import Rest

ENGLISH.add(SENTENCES)

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
LOOKS = 6  # how many lines have a colour and dashes of their own
WIDE, TALL, LEFT, EDGE = 300, 110, 8, 6  # the graph, in its own units
LETTER, ROOM = 5.7, 19  # a letter's width there, and how many a name and its total get at most

SIGNS = ("moon", "sun", "queen", "jack")  # in the order of the legend


async def drawn(sheet: Sheet, over: bool = False, rest: Rest = clock.rest) -> str:
    """The score sheet as a table, and as a graph when there is something to compare; first when the game is over.

    rest  between two rows: a long game takes a phone too long
    """
    rows = _points(say("sheet.start"), sheet.start) if sheet.start else ""
    for row in sheet.rows:
        rows += _row(row)
        await rest()
    rows += _points(say("sheet.now"), sheet.now) if sheet.now is not None else ""
    totals = "".join([_total(sheet, index) for index in range(len(sheet.names))])
    foot = f'<tr><th scope="row">{escaped(say("sheet.total"))}</th>{totals}</tr>'
    table = html.table([say("sheet.deal")] + sheet.names, rows, "", say("sheet.title"), foot)
    notes = f'{_legend(sheet)}<p class="limit">{escaped(sheet.ends)}</p>'
    await rest()
    page, lines = f'<div class="page">{table}{notes}</div>', graph(sheet) if len(sheet.rows) > 1 else ""
    await rest()
    return lines + page if over else page + lines


def outcomes(sheet: Sheet, choices: list[Outcome]) -> str:
    """The tables that the shooter of a moon may choose between, one row each."""
    rows = ""
    for choice in choices:
        cells = zip(choice.points, choice.totals)
        told = "".join([f"<td><b>{signed(points)}</b> <small>{signed(total)}</small></td>" for points, total in cells])
        rows += f'<tr><th scope="row">{escaped(choice.label)}</th>{told}</tr>'
    table = html.table([say("sheet.may")] + sheet.names, rows, "", say("sheet.ways"))
    return f'<div class="page ways">{table}</div>'


def tricks(sheet: Sheet, several: list[tuple[int, int]]) -> str:
    """The deal in play, trick by trick: who took it, and its points."""
    rows = ""
    for number, (taker, points) in enumerate(several):
        cells = ["<td></td>"] * len(sheet.names)
        cells[taker] = f"<td>{html.pictured(_sign('took'), say('sheet.took')) if not points else signed(points)}</td>"
        rows += f'<tr><th scope="row">{number + 1}</th>{"".join(cells)}</tr>'
    table = html.table([say("sheet.trick")] + sheet.names, rows, "", say("sheet.tricks"))
    return f'<details class="by-trick" open><summary>{escaped(say("sheet.tricks"))}</summary>{table}</details>'


def _row(row: SheetRow) -> str:
    cells = ""
    for points, total, marks in zip(row.points, row.totals, row.marks):
        cells += f"<td>{_marks(marks)}<b>{signed(points)}</b> <small>{signed(total)}</small></td>"
    return f'<tr><th scope="row">{row.number} {_direction(row.way)}</th>{cells}</tr>'


def _points(what: str, points: Sequence[int]) -> str:
    """A row that is no deal's: where everyone starts, and how the deal in play stands."""
    cells = "".join([f"<td><b>{signed(number)}</b></td>" for number in points])
    return f'<tr class="now"><th scope="row">{escaped(what)}</th>{cells}</tr>'


def _total(sheet: Sheet, index: int) -> str:
    if index not in sheet.leaders or not sheet.rows:
        return f"<td>{signed(sheet.totals[index])}</td>"
    crown = '<svg class="crown" aria-hidden="true"><use href="#i-crown"/></svg>'
    leads = f'<span class="unseen">{escaped(say("sheet.leads"))} </span>'
    return f'<td class="best">{crown}{leads}{signed(sheet.totals[index])}</td>'


def _direction(name: str) -> str:
    told, sign = say(f"direction.{name}"), _sign(name if name in SHAPES else "around")
    return f'<span class="way" title="{escaped(told)}">{html.pictured(sign, told)}</span>'


def _marks(marks: str) -> str:
    found = ""
    for mark in marks.split():
        meaning = say(f"sheet.mark.{mark}")
        found += f'<span class="sign-{mark}" title="{escaped(meaning)}">{html.pictured(_sign(mark), meaning)}</span> '
    return found


def _sign(name: str) -> str:
    if name == "queen":
        return "Q"
    return f'<svg class="shape" data-of="{name}" viewBox="0 0 24 24"><path d="{SHAPES[name]}"/></svg>'


def _legend(sheet: Sheet) -> str:
    """What the marks mean, for those that stand on the sheet."""
    used = " ".join([mark for row in sheet.rows for mark in row.marks]).split()
    told = []
    for mark in SIGNS:
        if mark in used:
            meaning = escaped(say(f"sheet.mark.{mark}"))
            told.append(f'<span><span class="sign-{mark}">{_sign(mark)}</span> {meaning}</span>')
    return f'<p class="limit marks" aria-hidden="true">{" ".join(told)}</p>' if told else ""


# ---- the graph: a line for each player, with the same said in words ----------------------------------------------


def graph(sheet: Sheet) -> str:
    """Running totals as lines."""
    start = sheet.start or [0] * len(sheet.names)
    lines = [[start[index]] + [row.totals[index] for row in sheet.rows] for index in range(len(sheet.names))]
    scale = _Scale(sheet, lines)
    totals = listed([_entry(name, line[-1]) for name, line in zip(sheet.names, lines)])
    told = say("sheet.graph", deal=sheet.rows[-1].number, totals=totals)
    drawing = "".join([_line(index, line, scale) for index, line in enumerate(lines)]) + _ends(
        sheet.names, lines, scale
    )
    across = f"H{WIDE - scale.right:.1f}"
    limit = f'<path class="limit" d="M{LEFT} {scale.y(sheet.limit):.1f}{across}"/>' if sheet.limit else ""
    return (
        f'<figure class="graph"><svg viewBox="0 0 {WIDE} {TALL}" role="img" '
        f'aria-label="{escaped(told)}">'
        f'{limit}<path class="zero" d="M{LEFT} {scale.y(0):.1f}{across}"/>{drawing}</svg></figure>'
    )


class _Scale:
    """Where a score stands in the graph: x by deal, y by points; right is the room for names and totals."""

    def __init__(self, sheet: Sheet, lines: list[list[int]]) -> None:
        self.deals = len(sheet.rows)
        self.high = max([sheet.limit, 1] + [max(line) for line in lines])
        self.low = min([0] + [min(line) for line in lines])
        self.right = 12 + LETTER * max([len(_end(name, line[-1])) for name, line in zip(sheet.names, lines)])

    def x(self, deal: int) -> float:
        """From the left, in the graph's units."""
        return LEFT + deal * (WIDE - LEFT - self.right) / self.deals

    def y(self, score: int) -> float:
        """From the top, in the graph's units."""
        return EDGE + (self.high - score) * (TALL - 2 * EDGE) / (self.high - self.low)


def _line(index: int, line: list[int], scale: _Scale) -> str:
    points = " ".join([f"{scale.x(deal):.1f},{scale.y(score):.1f}" for deal, score in enumerate(line)])
    return f'<polyline class="g{index % LOOKS}" points="{points}"/>'


def _ends(names: list[str], lines: list[list[int]], scale: _Scale) -> str:
    """The names at the ends of their lines, pushed apart where they would lie on each other, and kept inside."""
    order = sorted(range(len(lines)), key=lambda index: scale.y(lines[index][-1]))
    found, free = "", 0.0
    for place, index in enumerate(order):
        y = scale.y(lines[index][-1])
        free = min(max(free + 11, y), TALL - EDGE - 11 * (len(order) - 1 - place))
        x, look, told = scale.x(scale.deals), f"g{index % LOOKS}", escaped(_end(names[index], lines[index][-1]))
        found += f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="2.6"/>'
        found += f'<text class="{look}" x="{x + 6:.1f}" y="{free + 3:.1f}">{told}</text>'
    return found


def _entry(name: str, total: int) -> str:
    """A player and their total."""
    return say("sheet.entry", name=name, score=signed(total))


def _end(name: str, total: int) -> str:
    """The same in the room beside the lines: a name that is too long is cut."""
    told = _entry(name, total)
    return told if len(told) <= ROOM else _entry(name[: len(name) + ROOM - len(told) - 1] + "…", total)
