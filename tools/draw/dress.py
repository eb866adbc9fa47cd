"""The other dress of the cards: the classic faces and six backs, each a line of a file that the page fetches.

`tools.draw.cards` writes OUT_FOLDER/classic.svg and OUT_FOLDER/backs.svg: `<g id="KH">…</g>` a line, to be put into the
symbol `c-KH` of the sprite, or for a back into `c-back`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.draw.cards import ART_HEIGHT, ART_WIDTH, GRID, RANKS, SUITS, ace_of_spades, back, places, use

if TYPE_CHECKING:
    from tools.draw.cards import Card

# The classic face: a small index in two corners, and what is between them in the middle.
ART_X, ART_Y, SCALE = 20.5, 12.0, 0.836
SHIFT = 17  # how much further left the pips lie than beside the large index


def lines(several: dict[str, str]) -> str:
    """A file of drawings, a line each."""
    drawn = [f'<g id="{name}">{drawing}</g>' for name, drawing in several.items()]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *drawn, "</svg>", ""])


def classic(cards: dict[str, Card]) -> str:
    """The classic faces."""
    found = {}
    for suit, colour in SUITS.items():
        for rank in RANKS:
            inside = _court(suit, rank) if rank in "JQK" else _spots(suit, rank)
            corner = _index(suit, rank)
            body = f'{inside}{corner}<g transform="rotate(180 50 70)">{corner}</g>'
            found[rank + suit] = f'<use href="#face"/><g style="color:{colour}" fill="currentColor">{body}</g>'
    return lines(found)


def _index(suit: str, rank: str) -> str:
    wide = 0.0165 if rank == "T" else 0.0155
    return f'<use href="#g{rank}" transform="translate(10.5 15) scale({wide} .018)"/>' + use(
        f"p{suit}", 10.5, 33, 0.0145
    )


def _spots(suit: str, rank: str) -> str:
    if rank == "A":
        whole = ace_of_spades() if suit == "S" else use(f"p{suit}", 67, 72, 0.055)
        return f'<g transform="translate(-16.500 -2.500)">{whole}</g>'
    size = 0.0225 if rank in "23456" else 0.0205
    spots = places(10 if rank == "T" else int(rank))
    return "".join(use(f"p{suit}", 50 + (x - 67) * 1.05, y, size, turned=y > 70.5) for x, y in spots)


def _court(suit: str, rank: str) -> str:
    """Framed, with the art where the page puts it, and a large pip beside each head."""
    width, height = ART_WIDTH * SCALE, 140 - 2 * ART_Y
    across, down = width / (1300 * GRID), height / (2000 * GRID)
    pips = use(f"p{suit}", ART_X + 8.5, ART_Y + 12, 0.0185) + use(f"p{suit}", 100 - ART_X - 8.5, 128 - 12, 0.0185, True)
    return (
        f'<g id="art-{rank}{suit}" fill="#16181d" transform="translate({ART_X} {ART_Y}) '
        f'scale({across:.5f} {down:.5f})"></g>{pips}'
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
        "plain": _framed("", heart),
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
        '<use href="#face"/><rect x="5" y="5" width="90" height="130" rx="5" style="fill:var(--back,#7c1526)"/>'
        '<g style="stroke:var(--back-line,#f0d9a8);fill:var(--back-line,#f0d9a8)" stroke-width="0">'
        f'<g clip-path="url(#lattice)" opacity=".85">{pattern}</g>{middle}'
        '<rect x="8" y="8" width="84" height="124" rx="3.500" fill="none" stroke-width=".9"/>'
        '<rect x="10" y="10" width="80" height="120" rx="2.500" fill="none" stroke-width=".4"/></g>'
    )


def _rows(shape: str, step: int, size: float) -> str:
    """A shape again and again, each row shifted by half a step."""
    spots = [
        (x, y) for row, y in enumerate(range(14, 130, step)) for x in range(14 + (row % 2) * (step // 2), 88, step)
    ]
    marks = "".join(f'<path d="{shape}" transform="translate({x} {y}) scale({size})"/>' for x, y in spots)
    return f'<g stroke-width="{1.5 if shape.endswith("h.01") else 0}" stroke-linecap="round">{marks}</g>'


def _waves() -> str:
    """Scales of a fish, row on row."""
    arcs = "".join(
        f"M{x} {y}a6 6 0 0 1 12 0M{x + 2.5} {y}a3.500 3.500 0 0 1 7 0"
        for row, y in enumerate(range(10, 136, 6))
        for x in range(2 + (row % 2) * 6, 92, 12)
    )
    return f'<path d="{arcs}" fill="none" stroke-width=".6"/>'
