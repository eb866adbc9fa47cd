"""A picture of a finished game, to share: everyone by place with portrait and score, the running totals as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import written
from hearts.web.dialogs.chart import Chart
from hearts.web.dialogs.course import courses, reach
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.app.scene.model import Sheet

SIZE, LEFT, RIGHT = 1080, 130, 950
MIDDLE = LEFT + 146  # of the portraits
TOP, STEP = 290, 92  # the first row and the next
DASHES = ("", "14 7", "4 8", "20 7 4 7", "", "11 11")  # of the lines, as in the graph of the score sheet
FOOT = 92  # below the graph


def picture(sheet: Sheet, rows: list[tuple[int, int, str]], title: str) -> Markup:
    """Return the drawing; `rows`: place, seat and portrait's address of everybody, the best first; `title`: the
    rules."""
    lines = [_row(sheet, number, *row) for number, row in enumerate(rows)]
    return html(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">'
        '<rect width="{size}" height="{size}" fill="var(--felt-dark)"/>'
        '<rect x="44" y="44" width="992" height="992" rx="42" fill="var(--paper)" '
        'stroke="var(--accent)" stroke-width="5"/>'
        '<g font-family="Georgia, serif" text-anchor="middle" fill="var(--heading)">'
        '<text x="540" y="158" font-size="70" font-weight="700">{head}</text></g>'
        '<g font-family="system-ui, sans-serif" fill="var(--ink)">'
        '<text x="540" y="216" font-size="36" text-anchor="middle">{title}</text>{lines}{graph}</g></svg>',
        size=SIZE,
        head=say("tale-picture-title"),
        title=title,
        lines=lines,
        graph=_graph(sheet, TOP + STEP * len(rows)),
    )


def _row(sheet: Sheet, number: int, place: int, seat: int, face: str) -> Markup:
    """Return a player: rank, portrait, name with the look of their line, score."""
    y = TOP + STEP * number
    weight, rank = 700 if place == 1 else 500, say("tale-place", place=place)
    name = sheet.names[seat]
    return html(
        '<circle cx="{middle}" cy="{y}" r="40" fill="var(--disc)" stroke="var(--accent)" stroke-width="3"/>'
        '<clipPath id="round{number}"><circle cx="{middle}" cy="{y}" r="38"/></clipPath>'
        '<image href="{face}" x="{left}" y="{top}" width="76" height="76" clip-path="url(#round{number})"/>'
        '<g font-size="42" font-weight="{weight}"><text x="{begin}" y="{foot}">{rank}</text>'
        '<text x="{name_at}" y="{foot}" font-size="{size}">{name}</text>'
        '<text x="{end}" y="{foot}" text-anchor="end">{score}</text></g><path d="M{line_at} {y}h80"{look}/>',
        middle=MIDDLE,
        y=y,
        number=number,
        face=face,
        left=MIDDLE - 38,
        top=y - 38,
        weight=weight,
        begin=LEFT,
        foot=y + 14,
        rank=rank,
        name_at=MIDDLE + 70,
        size=_size(name),
        name=name,
        end=RIGHT,
        score=written(sheet.totals[seat]),
        line_at=RIGHT - 210,
        look=_look(seat),
    )


def _size(name: str) -> int:
    """Return the height of a name's letters: a long one ends before the look of its line."""
    return min(42, 620 // max(len(name), 1))


def _graph(sheet: Sheet, top: int) -> Markup:
    """Return the running totals, from the first deal on the left; and the limit."""
    lines = courses(sheet)
    if len(lines[0]) < 2:
        return html("")
    room = (LEFT, SIZE - RIGHT, top, FOOT)
    chart = Chart((SIZE, SIZE), room, *reach(sheet, lines), len(lines[0]) - 1)
    limit = html(' fill="none" stroke="var(--red)" stroke-width="3" stroke-dasharray="9 9"')
    drawn = [chart.line([sheet.limit] * len(lines[0]), limit)] if sheet.limit else []
    return html("{}", drawn + [chart.line(line, _look(seat)) for seat, line in enumerate(lines)])


def _look(seat: int) -> Markup:
    dashes = DASHES[seat % len(DASHES)]
    return html(
        ' fill="none" stroke="var(--graph-{})" stroke-width="7" stroke-linecap="round" '
        'stroke-linejoin="round" stroke-dasharray="{}"',
        seat % len(DASHES) + 1,
        dashes or "none",
    )
