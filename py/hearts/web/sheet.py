"""The score sheet as HTML text: the table with its marks, and the running totals as a graph; it needs no page."""

from typing import TYPE_CHECKING

from hearts.app.words import listed, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.app.scene import Outcome, Sheet, SheetRow

SIGNS = {"moon": ("☾", "moon"), "sun": ("☀", "sun"), "queen": ("Q", "queen of spades"), "jack": ("★", "bonus card")}
ARROWS = {"left": "←", "right": "→", "across": "↑", "keeper": "•"}
LOOKS = 6  # how many lines of the graph have a colour and dashes of their own
WIDE, TALL, LEFT, EDGE = 300, 110, 8, 6  # the graph, in its own units
LETTER, WIDEST = 5.4, 120  # a letter's width there; the room that names and totals get at most


def drawn(sheet: "Sheet", over: bool = False) -> str:
    """The score sheet as a table, and as a graph when there is something to compare; first when the game is over."""
    rows = _points("start", sheet.start) if sheet.start else ""
    rows += "".join([_row(row) for row in sheet.rows])
    rows += _points("so far", sheet.now) if sheet.now is not None else ""
    totals = "".join([_total(sheet, index) for index in range(len(sheet.names))])
    when = sheet.limit_word if sheet.limit_word.startswith("after") else "when a score " + sheet.limit_word
    table = _table("Score sheet", "Deal", sheet.names, rows, f'<tr><th scope="row">Total</th>{totals}</tr>')
    notes = f'{_legend(sheet)}<p class="limit">The game ends {plain(when)}; the lowest wins.</p>'
    page, lines = f'<div class="page">{table}{notes}</div>', graph(sheet) if len(sheet.rows) > 1 else ""
    return lines + page if over else page + lines


def outcomes(sheet: "Sheet", ways: "list[Outcome]") -> str:
    """The tables that the shooter of a moon may choose between, one row each."""
    rows = ""
    for way in ways:
        cells = zip(way.points, way.totals)
        told = "".join([f"<td><b>{signed(points)}</b> <small>{signed(total)}</small></td>" for points, total in cells])
        rows += f'<tr><th scope="row">{plain(way.label)}</th>{told}</tr>'
    table = _table("The two ways to score this moon", "You may", sheet.names, rows, "")
    return f'<div class="page ways">{table}</div>'


def graph(sheet: "Sheet") -> str:
    """Running totals as lines, with the same said in words."""
    start = sheet.start or [0] * len(sheet.names)
    lines = [[start[index]] + [row.totals[index] for row in sheet.rows] for index in range(len(sheet.names))]
    scale = _Scale(sheet, lines)
    last = sheet.rows[-1].number
    told = listed([f"{name} {signed(line[-1])}" for name, line in zip(sheet.names, lines)])
    drawing = "".join([_line(index, line, scale) for index, line in enumerate(lines)]) + _ends(
        sheet.names, lines, scale
    )
    across = f"H{WIDE - scale.right:.1f}"
    limit = f'<path class="limit" d="M{LEFT} {scale.y(sheet.limit):.1f}{across}"/>' if sheet.limit else ""
    return (
        f'<figure class="graph"><svg viewBox="0 0 {WIDE} {TALL}" role="img" '
        f'aria-label="Running totals after deal {last}: {plain(told)}">'
        f'{limit}<path class="zero" d="M{LEFT} {scale.y(0):.1f}{across}"/>{drawing}</svg></figure>'
    )


def plain(text: str) -> str:
    """Text as it may stand in HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def _table(caption: str, corner: str, names: "list[str]", body: str, foot: str) -> str:
    heads = "".join([f'<th scope="col">{plain(name)}</th>' for name in names])
    return (
        f'<table><caption class="unseen">{caption}</caption>'
        f'<thead><tr><th scope="col">{corner}</th>{heads}</tr></thead>'
        f"<tbody>{body}</tbody><tfoot>{foot}</tfoot></table>"
    )


def _row(row: "SheetRow") -> str:
    cells = ""
    for points, total, marks in zip(row.points, row.totals, row.marks):
        cells += f"<td>{_marks(marks)}<b>{signed(points)}</b> <small>{signed(total)}</small></td>"
    return f'<tr><th scope="row">{row.number} {_way(row.way)}</th>{cells}</tr>'


def _points(what: str, points: "Sequence[int]") -> str:
    """A row that is no deal's: where everyone starts, and how the deal in play stands."""
    cells = "".join([f"<td><b>{signed(number)}</b></td>" for number in points])
    return f'<tr class="now"><th scope="row">{what}</th>{cells}</tr>'


def _total(sheet: "Sheet", index: int) -> str:
    if index not in sheet.leaders or not sheet.rows:
        return f"<td>{signed(sheet.totals[index])}</td>"
    crown = '<svg class="crown" aria-hidden="true"><use href="#i-crown"/></svg><span class="unseen">lowest: </span>'
    return f'<td class="best">{crown}{signed(sheet.totals[index])}</td>'


def _way(way: str) -> str:
    return f'<span class="way" title="{plain(way)}">{_both(ARROWS.get(way, "↷"), way)}</span>'


def _marks(marks: str) -> str:
    found = ""
    for mark in marks.split():
        sign, meaning = SIGNS[mark]
        found += f'<span class="sign-{mark}" title="{meaning}">{_both(sign, meaning)}</span> '
    return found


def _both(sign: str, meaning: str) -> str:
    """A sign for the eye, its meaning for the ear."""
    return f'<span aria-hidden="true">{sign}</span><span class="unseen">{plain(meaning)}</span>'


def _legend(sheet: "Sheet") -> str:
    """What the marks mean, for those that stand on the sheet."""
    used = " ".join([mark for row in sheet.rows for mark in row.marks]).split()
    told = []
    for mark, (sign, meaning) in SIGNS.items():
        if mark in used:
            told.append(f'<span class="sign-{mark}">{sign}</span> {meaning}')
    return f'<p class="limit" aria-hidden="true">{" &nbsp; ".join(told)}</p>' if told else ""


class _Scale:
    """Where a score stands in the graph: x by deal, y by points; right is the room for names and totals."""

    def __init__(self, sheet: "Sheet", lines: "list[list[int]]") -> None:
        self.deals = len(sheet.rows)
        self.high = max([sheet.limit, 1] + [max(line) for line in lines])
        self.low = min([0] + [min(line) for line in lines])
        letters = max([len(_end(name, line[-1])) for name, line in zip(sheet.names, lines)])
        self.right = min(12 + LETTER * letters, WIDEST)

    def x(self, deal: int) -> float:
        """From the left, in the graph's units."""
        return LEFT + deal * (WIDE - LEFT - self.right) / self.deals

    def y(self, score: int) -> float:
        """From the top, in the graph's units."""
        return EDGE + (self.high - score) * (TALL - 2 * EDGE) / (self.high - self.low)


def _line(index: int, line: "list[int]", scale: _Scale) -> str:
    points = " ".join([f"{scale.x(deal):.1f},{scale.y(score):.1f}" for deal, score in enumerate(line)])
    return f'<polyline class="g{index % LOOKS}" points="{points}"/>'


def _ends(names: "list[str]", lines: "list[list[int]]", scale: _Scale) -> str:
    """The names at the ends of their lines, pushed apart where they would lie on each other, and kept inside."""
    order = sorted(range(len(lines)), key=lambda index: scale.y(lines[index][-1]))
    found, free = "", 0.0
    for place, index in enumerate(order):
        y = scale.y(lines[index][-1])
        free = min(max(free + 11, y), TALL - EDGE - 11 * (len(order) - 1 - place))
        x, look, told = scale.x(scale.deals), f"g{index % LOOKS}", plain(_end(names[index], lines[index][-1]))
        found += f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="2.6"/>'
        found += f'<text class="{look}" x="{x + 6:.1f}" y="{free + 3:.1f}">{told}</text>'
    return found


def _end(name: str, total: int) -> str:
    """What stands at the end of a line."""
    return f"{name} {signed(total)}"
