"""The sprite of all cards: the CC0 court art of @letele/playing-cards, our own indexes, pips, ace of spades and back.

`python -m tools.draw.cards PATH_OF_ITS_index.esm.js OUT_FOLDER` writes OUT_FOLDER/cards.svg: symbols `c-2C` … `c-AH`,
`c-back` and the bare suits `s-C s-D s-S s-H`, each card 100 × 140. The art of the court cards, most of it all, lies in
OUT_FOLDER/courts.svg: a line for each, `<g id="KH">…</g>`, to be put into the `art-KH` of the sprite. Suits take their
colours from --clubs, --diamonds, --spades, --hearts, the back from --back and --back-line: by style attributes, for
Firefox ignores a style sheet inside `<use>`.
"""

import gzip
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.draw.path import Point, rounded

SUITS = {
    "C": "var(--clubs,#16181d)",
    "D": "var(--diamonds,#c4122f)",
    "S": "var(--spades,#16181d)",
    "H": "var(--hearts,#c4122f)",
}
RANKS = "A23456789TJQK"
PAINTS = {"#FC4": "#f3b93c", "red": "#cf2233", "#44F": "#3a49b4", "#000": "#16181d"}  # the art's own, a little calmer
GRID = 0.5  # the art is drawn on 1300 × 2000; half of that is finer than any screen shows it

# Where things lie on a card, in its hundredths.
INDEX_X, RANK_Y, INDEX = 19, 25, (19, 60, 0.0275)
ART_X, ART_Y, ART_WIDTH, ART_HEIGHT = 25, 14, 70.5, 112
LEFT, MIDDLE, RIGHT, TOP, BOTTOM = 49, 67, 85, 24, 116

SPRITE = 'xmlns="http://www.w3.org/2000/svg" aria-hidden="true"'
FACE = '<rect x=".4" y=".4" width="99.2" height="139.2" rx="7.6" fill="#fffdf8" stroke="#0000002e" stroke-width=".6"/>'
Spot = tuple[float, float, float]  # a shape's middle, and its scale: negative if it stands on its head

MOON = "M0-8a8 8 0 1 0 7.800 10.100a6.400 6.400 0 1 1-7.800-10.100Z"  # a crescent around 0, 0


def deck(source: str) -> dict[str, "Card"]:
    """The source's cards by name, from the text of the art's module."""
    return {name: Card(body) for name, body in re.findall(r"const Svg(\w+) = (.*?)\n};\n", source, re.S)}


def courts(cards: dict[str, "Card"]) -> str:
    """The art of the court cards, a line each."""
    pips = Shapes(cards).pips
    lines = [f'<g id="{rank}{suit}">{art(pips[suit], cards[suit + rank])}</g>' for suit in SUITS for rank in "JQK"]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *lines, "</svg>", ""])


def sprite(cards: dict[str, "Card"]) -> str:
    """The whole sprite, less the art of the court cards."""
    shapes = Shapes(cards)
    shared = "".join(f'<path id="p{suit}" d="{path}"/>' for suit, path in shapes.pips.items())
    symbols = [symbol(f"s-{suit}", coloured(suit, use(f"p{suit}", 12, 12, 0.022)), "0 0 24 24") for suit in SUITS]
    for suit in SUITS:
        for rank in RANKS:
            art = court(shapes, suit, rank, cards[suit + rank]) if rank in "JQK" else ""
            art += ace_of_spades() if rank + suit == "AS" else ""
            body = f"{art}{shapes.spots(suit, [*spots(suit, rank), INDEX])}{index(shapes, rank)}"
            symbols.append(symbol(f"c-{rank}{suit}", FACE + coloured(suit, body)))
    symbols.append(symbol("c-back", back(shapes.pips["H"])))
    clips = f'<clipPath id="frame"><path d="{frame()}"/></clipPath>'
    clips += '<clipPath id="lattice"><rect x="8" y="8" width="84" height="124" rx="3.500"/></clipPath>'
    # What is not displayed costs no style and no layout and can be used all the same, but for clips.
    return (
        f'<svg id="cards" {SPRITE} display="none"><defs>{shared}</defs>{"".join(symbols)}</svg>'
        f'<svg {SPRITE} width="0" height="0" style="position:absolute">{clips}</svg>'
    )


def symbol(name: str, body: str, box: str = "0 0 100 140") -> str:
    """One symbol of the sprite."""
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


# Our own: ranks as lines to be stroked, and clubs, without the seams and bars of the source's. Each is 1000 high.
RINGS = {
    "6": "M-250 210v-110a250 250 0 0 1 500 0v110a250 250 0 0 1-500 0zv-420A250 250 0 0 1 0-460c150 0 180 60 200 85",
    "9": "M250-210v110a250 250 0 0 1-500 0v-110a250 250 0 0 1 500 0zv420A250 250 0 0 1 0 460c-150 0-180-60-200-85",
    "Q": "M-230-200a230 260 0 0 1 460 0v370a230 260 0 0 1-460 0zM60 190 290 470",
}
CLUB = (
    "m-110-110h220l-75 290c5 190 55 220 100 320h-270c45-100 95-130 100-320z"  # the stem, up to where the leaves meet
    "m110-370a230 230 0 1 1-1 0zm-240 375a225 225 0 1 1-1 0zm480 0a225 225 0 1 1-1 0z"
)


class Shapes:
    """The suits' shapes and the ranks' lines, to be written where a card needs them."""

    def __init__(self, cards: dict[str, "Card"]) -> None:
        self.pips = {suit: rounded(CLUB if suit == "C" else cards[f"{suit}10"].pip(), 1) for suit in SUITS}
        self.glyphs = {rank: RINGS.get(rank) or cards["H10" if rank == "T" else f"H{rank}"].glyph() for rank in RANKS}

    def spots(self, suit: str, spots: Sequence[Spot]) -> str:
        """Pips."""
        return repeated(self.pips[suit], spots)

    def rank(self, rank: str, x: float, y: float, across: float, down: float) -> str:
        """A rank around a point, so wide and so high."""
        width = 150 if rank == "T" else 172
        return (
            f'<path transform="translate({x:g} {y:g}) scale({across:g} {down:g})" d="{self.glyphs[rank]}" fill="none" '
            f'stroke="currentColor" stroke-width="{width}" stroke-linecap="square" stroke-miterlimit="1.5"/>'
        )


def repeated(shape: str, spots: Sequence[Spot], fine: int = 1) -> str:
    """A shape at several places, a path for each size: the page styles and lays out each element of a seen card.

    The shape is put on whole numbers, once it is so many times as `fine`.
    """
    drawn = ""
    for size in dict.fromkeys([abs(scale) for _, _, scale in spots]):
        path = ""
        for x, y, scale in spots:
            if abs(scale) == size:
                begun = re.match(r"m(-?\d+) ?(-?\d+)", one := rounded(shape, fine if scale > 0 else -fine))
                assert begun
                across, down = (
                    round(at * fine / size) + int(first) for at, first in zip((x, y), begun.groups(), strict=True)
                )
                path += f"M{across} {down}{one[begun.end() :]}"
        drawn += f'<path transform="scale({size / fine:g})" d="{path}"/>'
    return drawn


def use(name: str, x: float, y: float, scale: float) -> str:
    """A shared shape at a place."""
    return f'<use href="#{name}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def coloured(suit: str, body: str) -> str:
    """What takes the colour of a suit."""
    return f'<g style="color:{SUITS[suit]}" fill="currentColor">{body}</g>'


def index(shapes: Shapes, rank: str) -> str:
    """The large rank at the upper left, to be read in a strip 38 wide."""
    return shapes.rank(rank, INDEX_X, RANK_Y, 0.031 if rank == "T" else 0.029, 0.034)


def spots(suit: str, rank: str) -> list[Spot]:
    """The pips of an ace or a number, but for the ace of spades."""
    if rank in "JQK" or rank + suit == "AS":
        return []
    if rank == "A":
        return [(MIDDLE, 74, 0.05)]
    size = 0.0215 if rank in "23456" else 0.0195
    return [(x, y, -size if y > 70.5 else size) for x, y in places(10 if rank == "T" else int(rank))]


# How far down a number's pips lie in the two side columns and in the middle one, as on every old deck.
SIDES = {
    4: (0, 1),
    5: (0, 1),
    6: (0, 1 / 2, 1),
    7: (0, 1 / 2, 1),
    8: (0, 1 / 2, 1),
    9: (0, 1 / 3, 2 / 3, 1),
    10: (0, 1 / 3, 2 / 3, 1),
}
CENTRE = {2: (0, 1), 3: (0, 1 / 2, 1), 5: (1 / 2,), 7: (1 / 4,), 8: (1 / 4, 3 / 4), 9: (1 / 2,), 10: (1 / 6, 5 / 6)}


def places(count: int) -> list[Point]:
    """Where a number's pips lie."""
    spots = [(x, down) for x in (LEFT, RIGHT) for down in SIDES.get(count, ())]
    spots += [(MIDDLE, down) for down in CENTRE.get(count, ())]
    return [(x, TOP + (BOTTOM - TOP) * down) for x, down in spots]


def ace_of_spades() -> str:
    """Our own: a great spade, engraved with the moon over a heart."""
    return (
        use("pS", 66, 73, 0.08)
        + '<use href="#pS" transform="translate(66 72.500) scale(.069)" fill="none" '
        + 'stroke="#fffdf8" stroke-width="11"/>'
        + f'<g fill="#fffdf8"><path d="{MOON}" transform="translate(66 70) scale(1.350)"/>'
        + f"{use('pH', 71, 68.5, 0.0105)}</g>"
    )


def court(shapes: Shapes, suit: str, rank: str, card: "Card") -> str:
    """The frame, its corner cut away under the index, with the place for the art and the large pips over it."""
    across, down = ART_WIDTH / (1300 * GRID), ART_HEIGHT / (2000 * GRID)
    x, y = card.big_pip()
    corner = (ART_X + ART_WIDTH * (x + 82.4) / 164.8, ART_Y + ART_HEIGHT * (y + 130.4) / 260.8)
    opposite = (2 * ART_X + ART_WIDTH - corner[0], 2 * ART_Y + ART_HEIGHT - corner[1])
    pips = shapes.spots(suit, [(*corner, 0.0185)] * (x > 0) + [(*opposite, -0.0185)])
    return (
        f'<g clip-path="url(#frame)"><g id="art-{rank}{suit}" fill="#16181d" transform="translate({ART_X} {ART_Y}) '
        f'scale({across:.5f} {down:.5f})"></g>{pips}</g>'
        f'<path d="{frame()}" fill="none" stroke="currentColor" stroke-width=".9"/>'
    )


def art(pip: str, card: "Card") -> str:
    """Two-headed art; of each path its upper `half`, to which the page adds the same turned around (`doors.mjs`)."""
    drawing = "".join(f'<path half="{path}" {paint}/>' for paint, path in card.layers())
    places = [
        turn + place for place in card.small_pips() for turn in ("", f"rotate(180 {650 * GRID:g} {1000 * GRID:g}) ")
    ]
    pips = "".join(f'<path d="{pip}" transform="{place}"/>' for place in places)
    return drawing + (f'<g fill="currentColor">{pips}</g>' if pips else "")


def frame() -> str:
    """The outline of a court's art, its corner cut away under the index."""
    right, low = ART_X + ART_WIDTH, ART_Y + ART_HEIGHT
    return (
        f"M35.5 {ART_Y}H{right - 2.5:g}q2.500 0 2.500 2.500V{low - 2.5:g}q0 2.500-2.500 2.500"
        f"H{ART_X + 2.5:g}q-2.500 0-2.500-2.500V77.500H31q4.500 0 4.500-4.500Z"
    )


def back(heart: str) -> str:
    """A lattice under a medallion: a heart with the moon cut into it."""
    lattice = "".join(f"M{x} 8L{x + 124} 132M{x} 132L{x + 124} 8" for x in range(-116, 92, 8))
    dots = "".join(f"M{x} {y}h.01" for row, y in enumerate(range(12, 132, 4)) for x in range(8 + row % 2 * 4, 96, 8))
    return (
        f'{FACE}<rect x="5" y="5" width="90" height="130" rx="5" style="fill:var(--back,#7c1526)"/>'
        '<g fill="none" style="stroke:var(--back-line,#f0d9a8)"><g clip-path="url(#lattice)">'
        f'<path d="{lattice}" stroke-width=".45" opacity=".55"/>'
        f'<path d="{dots}" stroke-width="1.5" stroke-linecap="round" opacity=".8"/></g>'
        '<rect x="8" y="8" width="84" height="124" rx="3.500" stroke-width=".9"/></g>'
        '<circle cx="50" cy="70" r="24" style="fill:var(--back,#7c1526);stroke:var(--back-line,#f0d9a8)"'
        ' stroke-width=".9"/>'
        '<circle cx="50" cy="70" r="21.500" fill="none" style="stroke:var(--back-line,#f0d9a8)" stroke-width=".5"/>'
        f'<g style="fill:var(--back-line,#f0d9a8)"><path d="{heart}" transform="translate(50 71.500) scale(.031)"/></g>'
        f'<path d="{MOON}" transform="translate(50 69) scale(.82)" style="fill:var(--back,#7c1526)"/>'
    )


class Card:
    """One card of the source, read from the React calls that draw it."""

    def __init__(self, body: str) -> None:
        self.symbols: dict[str, str] = {}
        for part in re.split(r'(?=createElement\("symbol")', body)[1:]:
            name = re.search(r'id: "([^"]+)"', part)
            assert name
            self.symbols[name[1]] = part
        self.body = body

    def path_of(self, kind: str) -> str:
        """The path in the one small symbol of this kind: -500 for the rank's glyph, -600 for the suit's pip."""
        part = next(part for part in self.symbols.values() if f'viewBox: "{kind} ' in part)
        return drawn(part)

    def glyph(self) -> str:
        """The rank, as a line to be stroked, 1000 high, around its middle."""
        return self.path_of("-500")

    def pip(self) -> str:
        """The suit's shape, 1000 high, around its middle."""
        return self.path_of("-600")

    def layers(self) -> Iterator[tuple[str, str]]:
        """The court art, from the lowest colour to the lines: how it is painted, and its path."""
        order = dict.fromkeys(re.findall(r'width: 164\.8,[^}]*?xlinkHref: "#([^"]+)"', self.body))
        for name in order:
            part = self.symbols[name].partition('"path", {')[2].partition("}")[0]
            fill, stroke = (re.search(rf'\b{word}: "([^"]+)"', part) for word in ("fill", "stroke"))
            paint = f'fill="{PAINTS.get(fill[1], fill[1])}"' if fill else ""
            if stroke:
                width = re.search(r"strokeWidth: ([\d.]+)", part)
                assert width
                size = max(float(width[1]), 5) * GRID
                colour = PAINTS.get(stroke[1], stroke[1])
                paint += f' stroke="{colour}" stroke-width="{size:g}" stroke-linecap="round" stroke-linejoin="round"'
            yield paint.strip(), rounded(drawn(part), GRID)

    def small_pips(self) -> Iterator[str]:
        """Suit signs woven into the clothes: where each lies in the art."""
        pattern = r'"use", \{\s*xlinkHref: "#[^"]+",\s*height: (\d+),\s*width: \d+,\s*transform: "([^"]+)"'
        for part in self.symbols.values():
            for height, transform in re.findall(pattern, part):
                half = float(height) / 2
                yield f"scale({GRID}) {transform} translate({half:g} {half:g}) scale({half / 600:g})"

    def big_pip(self) -> Point:
        """The middle of the suit sign in the upper corner of the art."""
        found = re.search(r"height: 55\.68,\s*width: 55\.68,\s*x: ([-\d.]+),\s*y: ([-\d.]+)", self.body)
        assert found
        return float(found[1]) + 27.84, float(found[2]) + 27.84


def drawn(part: str) -> str:
    """The path data in a piece of source."""
    found = re.search(r'\bd: "([^"]+)"', part)
    assert found
    return found[1]


if __name__ == "__main__":
    source, out = sys.argv[1:]
    cards = deck(Path(source).read_text("utf-8"))
    from tools.draw import dress

    files = {"cards.svg": sprite(cards), "courts.svg": courts(cards)}
    files |= {"classic.svg": dress.classic(Shapes(cards)), "backs.svg": dress.backs(cards["H10"].pip())}
    for name, text in files.items():
        text = re.sub(r"(\.\d)00\b", r"\1", text)
        Path(out, name).write_text(text, "utf-8")
        print(f"{name}: {len(text)} bytes, {len(gzip.compress(text.encode(), 9))} gzipped")
