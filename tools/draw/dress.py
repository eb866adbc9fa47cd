"""The other dress of the cards: the classic faces and six backs, each a line of a file that the page fetches.

`tools.draw.cards` writes OUT_FOLDER/classic.svg and OUT_FOLDER/backs.svg: `<g id="KH">…</g>` a line, to be put into the
symbol `c-KH` of the sprite, or for a back into `c-back`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.draw.cards import (
    ART_HEIGHT,
    ART_WIDTH,
    FACE,
    GRID,
    RANKS,
    SUITS,
    ace_of_spades,
    back,
    coloured,
    places,
    repeated,
)

if TYPE_CHECKING:
    from tools.draw.cards import Shapes, Spot

# The classic face: a small index in two corners, and what is between them in the middle.
ART_X, ART_Y, SCALE = 20.5, 12.0, 0.836
FINE = 100  # the patterns of backs are drawn so many times as large, on whole numbers


def lines(several: dict[str, str]) -> str:
    """A file of drawings, a line each."""
    drawn = [f'<g id="{name}">{drawing}</g>' for name, drawing in several.items()]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *drawn, "</svg>", ""])


def classic(shapes: Shapes) -> str:
    """The classic faces."""
    found = {}
    for suit in SUITS:
        for rank in RANKS:
            art = _court(suit, rank) if rank in "JQK" else ""
            if rank + suit == "AS":
                art = f'<g transform="translate(-16.500 -2.500)">{ace_of_spades()}</g>'
            corner = 10.5, 15, 0.0165 if rank == "T" else 0.0155, 0.018
            ranks = shapes.rank(rank, *corner) + shapes.rank(rank, 89.5, 125, -corner[2], -corner[3])
            found[rank + suit] = FACE + coloured(suit, art + shapes.spots(suit, _spots(suit, rank)) + ranks)
    return lines(found)


def _spots(suit: str, rank: str) -> list[Spot]:
    """All pips: of the two indexes, and in the middle or beside a court's heads."""
    corners: list[Spot] = [(10.5, 33, 0.0145), (89.5, 107, -0.0145)]
    if rank in "JQK":
        return [*corners, (ART_X + 8.5, ART_Y + 12, 0.0185), (100 - ART_X - 8.5, 128 - 12, -0.0185)]
    if rank == "A":
        return corners if suit == "S" else [*corners, (50.5, 69.5, 0.055)]
    size = 0.0225 if rank in "23456" else 0.0205
    spots = places(10 if rank == "T" else int(rank))
    return corners + [(50 + (x - 67) * 1.05, y, -size if y > 70.5 else size) for x, y in spots]


def _court(suit: str, rank: str) -> str:
    """Framed, with the art where the page puts it."""
    width, height = ART_WIDTH * SCALE, 140 - 2 * ART_Y
    across, down = width / (1300 * GRID), height / (2000 * GRID)
    return (
        f'<g id="art-{rank}{suit}" fill="#16181d" transform="translate({ART_X} {ART_Y}) '
        f'scale({across:.5f} {down:.5f})"></g>'
        f'<rect x="{ART_X}" y="{ART_Y}" width="{width:.1f}" height="{height:.1f}" rx="2" fill="none" '
        'stroke="currentColor" stroke-width=".8"/>'
    )


def backs(heart: str) -> str:
    """Six backs; their colours are the sprite's own tokens."""
    shapes = {
        "moon": back(heart),
        "stars": _framed(_rows("M0-2.800L.7-.7 2.800 0 .7.7 0 2.800-.7.7-2.800 0-.7-.7Z", 10, 1.0), heart),
        "waves": _framed(_waves(), heart),
        "diamonds": _framed(_rows("M0-4.600L3.400 0 0 4.600-3.400 0Z", 9, 0.8), heart),
        "hearts": _framed(
            f'<path d="{heart}" transform="translate(50 71) scale(.062)"/>' + _rows("M0-1h.01", 6, 1.4), ""
        ),
        "plain": _framed("", ""),
    }
    assert ART_HEIGHT > 0
    return lines(shapes)


def _framed(pattern: str, heart: str) -> str:
    """A pattern on the coloured ground, in two fine frames; the heart in the middle, where there is one."""
    middle = (
        '<circle cx="50" cy="70" r="17" style="fill:var(--back,#7c1526)" stroke-width=".9"/>'
        f'<path d="{heart}" transform="translate(50 71.200) scale(.022)" style="fill:var(--back-line,#f0d9a8)" '
        'stroke="none"/>'
        if heart
        else ""
    )
    return (
        f'{FACE}<rect x="5" y="5" width="90" height="130" rx="5" style="fill:var(--back,#7c1526)"/>'
        '<g style="stroke:var(--back-line,#f0d9a8);fill:var(--back-line,#f0d9a8)" stroke-width="0">'
        f'<g clip-path="url(#lattice)" opacity=".85">{pattern}</g>{middle}'
        '<rect x="8" y="8" width="84" height="124" rx="3.500" fill="none" stroke-width=".9"/>'
        '<rect x="10" y="10" width="80" height="120" rx="2.500" fill="none" stroke-width=".4"/></g>'
    )


def _rows(shape: str, step: int, size: float) -> str:
    """A shape again and again, each row shifted by half a step."""
    spots = [
        (x, y, size)
        for row, y in enumerate(range(14, 130, step))
        for x in range(14 + (row % 2) * (step // 2), 88, step)
    ]
    width = 1.5 * FINE if shape.endswith("h.01") else 0
    return f'<g stroke-width="{width:g}" stroke-linecap="round">{repeated(shape, spots, FINE)}</g>'


def _waves() -> str:
    """Scales of a fish, row on row."""
    arcs = "".join(
        f"M{x} {y}a6 6 0 0 1 12 0M{x + 2.5} {y}a3.500 3.500 0 0 1 7 0"
        for row, y in enumerate(range(10, 136, 6))
        for x in range(2 + (row % 2) * 6, 92, 12)
    )
    return f'<path d="{arcs}" fill="none" stroke-width=".6"/>'
