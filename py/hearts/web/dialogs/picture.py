"""A picture of a finished game, to share: everyone by place with portrait and score, the running totals as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import signed
from hearts.web.dialogs.chart import Chart
from hearts.web.dialogs.course import courses, reach
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.app.scene.model import Sheet

SIZE, LEFT, RIGHT = 1080, 130, 950
MIDDLE = LEFT + 146  # of the portraits
TOP, STEP = 290, 92  # the first row and the next
DASHES = ("", "14 7", "4 8", "20 7 4 7", "", "11 11")  # of the lines, as in the graph of the score sheet
FOOT = 92  # below the graph
LIMIT = ' fill="none" stroke="var(--red)" stroke-width="3" stroke-dasharray="9 9"'


def picture(sheet: Sheet, rows: list[tuple[int, int, str]], title: str) -> str:
    """Return the drawing; `rows`: place, seat and portrait's address of everybody, the best first; `title`: the
    rules."""
    lines = "".join([_row(sheet, number, *row) for number, row in enumerate(rows)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}">'
        f'<rect width="{SIZE}" height="{SIZE}" fill="var(--felt-dark)"/>'
        '<rect x="44" y="44" width="992" height="992" rx="42" fill="var(--paper)" stroke="var(--accent)" '
        'stroke-width="5"/><g font-family="Georgia, serif" text-anchor="middle" fill="var(--heading)">'
        f'<text x="540" y="158" font-size="70" font-weight="700">{escaped(say("tale-picture-title"))}</text></g>'
        f'<g font-family="system-ui, sans-serif" fill="var(--ink)"><text x="540" y="216" font-size="36" '
        f'text-anchor="middle">{escaped(title)}</text>{lines}{_graph(sheet, TOP + STEP * len(rows))}</g></svg>'
    )


def _row(sheet: Sheet, number: int, place: int, seat: int, face: str) -> str:
    """Return a player: rank, portrait, name with the look of their line, score."""
    y = TOP + STEP * number
    weight, rank = 700 if place == 1 else 500, say("tale-place", place=place)
    name = sheet.names[seat]
    return (
        f'<circle cx="{MIDDLE}" cy="{y}" r="40" fill="var(--disc)" stroke="var(--accent)" stroke-width="3"/>'
        f'<clipPath id="round{number}"><circle cx="{MIDDLE}" cy="{y}" r="38"/></clipPath>'
        f'<image href="{escaped(face)}" x="{MIDDLE - 38}" y="{y - 38}" width="76" height="76" '
        f'clip-path="url(#round{number})"/>'
        f'<g font-size="42" font-weight="{weight}"><text x="{LEFT}" y="{y + 14}">{rank}</text>'
        f'<text x="{MIDDLE + 70}" y="{y + 14}" font-size="{_size(name)}">{escaped(name)}</text>'
        f'<text x="{RIGHT}" y="{y + 14}" text-anchor="end">{signed(sheet.totals[seat])}</text></g>'
        f'<path d="M{RIGHT - 210} {y}h80" {_look(seat)}/>'
    )


def _size(name: str) -> int:
    """Return the height of a name's letters: a long one ends before the look of its line."""
    return min(42, 620 // max(len(name), 1))


def _graph(sheet: Sheet, top: int) -> str:
    """Return the running totals, from the first deal on the left; and the limit."""
    lines = courses(sheet)
    if len(lines[0]) < 2:
        return ""
    room = (LEFT, SIZE - RIGHT, top, FOOT)
    chart = Chart((SIZE, SIZE), room, *reach(sheet, lines), len(lines[0]) - 1)
    drawn = chart.line([sheet.limit] * len(lines[0]), LIMIT) if sheet.limit else ""
    return drawn + "".join([chart.line(line, " " + _look(seat)) for seat, line in enumerate(lines)])


def _look(seat: int) -> str:
    dashes = DASHES[seat % len(DASHES)]
    return (
        f'fill="none" stroke="var(--graph-{seat % len(DASHES) + 1})" stroke-width="7" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke-dasharray="{dashes or "none"}"'
    )
