"""The fonts of the start, cut out of the whole ones, and the plain zero: a phone has them sooner than it has Python.

`python -m tools.draw.fonts` (with the packages fonttools and brotli) writes two files to assets/fonts; the licence of
both is the OFL. They are part of the repository. The whole fonts come where a text needs more.

plain  Atkinson Hyperlegible Next in the weights 400 to 700: what English is written with
zero   the zero without its stroke, which looks like code in a score: in all weights, its counter an oval as wide
"""

from fontTools import subset  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates  # type: ignore[import-not-found]
from fontTools.ttLib.tables.ttProgram import Program  # type: ignore[import-not-found]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]
from fontTools.varLib.iup import iup_delta  # type: ignore[import-not-found]

from tools.places import NODE_MODULES, ROOT

SOURCE = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
ZERO = 0x30
PLAIN = [*range(0x20, ZERO), *range(ZERO + 1, 0x7F), *map(ord, "±·×–—‘’“”…‹›−")]  # as assets/style/tokens.css has it
KEPT = {"name_IDs": [0, 13, 14]}  # copyright and licence
Points = list[tuple[int, int]]


def counter(points: Points, outer: int) -> Points:
    """The oval inside: the outline, drawn in until it is as wide and as high as the two half counters together."""
    outline, halves = points[:outer], points[outer:]
    (left, right), (low, high) = (ends([point[at] for point in outline]) for at in (0, 1))
    (inner_left, inner_right), (inner_low, inner_high) = (ends([point[at] for point in halves]) for at in (0, 1))
    x, y = (left + right) / 2, (low + high) / 2
    wide, tall = (inner_right - inner_left) / (right - left), (inner_high - inner_low) / (high - low)
    return [(round(x + (a - x) * wide), round(y + (b - y) * tall)) for a, b in reversed(outline)]


def ends(numbers: list[int]) -> tuple[int, int]:
    """The least and the greatest."""
    return min(numbers), max(numbers)


def open_up(font: TTFont) -> None:
    """Give the zero one counter, in the default weight and in what the others differ by."""
    glyph = font["glyf"]["zero"]
    stops, outer = list(glyph.endPtsOfContours), glyph.endPtsOfContours[0] + 1
    points, flags = list(glyph.coordinates), list(glyph.flags)[:outer]
    plain = counter(points, outer)
    for variation in font["gvar"].variations["zero"]:
        moved = iup_delta(variation.coordinates, [*points, (0, 0), (font["hmtx"]["zero"][0], 0), (0, 0), (0, 0)], stops)
        there = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, moved, strict=False)]
        inside = [(a - c, b - d) for (a, b), (c, d) in zip(counter(there, outer), plain, strict=True)]
        variation.coordinates = [*moved[:outer], *inside, *moved[-4:]]
    glyph.coordinates, glyph.flags = GlyphCoordinates(points[:outer] + plain), type(glyph.flags)(flags + flags[::-1])
    glyph.endPtsOfContours, glyph.numberOfContours, glyph.program = [outer - 1, 2 * outer - 1], 2, Program()
    glyph.program.fromBytecode(b"")


def cut(font: TTFont, characters: list[int], name: str, features: list[str]) -> None:
    """Write a font with these characters alone."""
    subsetter = subset.Subsetter(subset.Options(layout_features=features, **KEPT))
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(ROOT / f"assets/fonts/{name}.woff2")


def main() -> None:
    """Write them."""
    weights = instantiateVariableFont(TTFont(NODE_MODULES / SOURCE), {"wght": (400, 700)})
    cut(weights, PLAIN, "plain", ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "lnum", "tnum"])
    font = TTFont(NODE_MODULES / SOURCE)
    open_up(font)
    for table in font["cmap"].tables:
        table.cmap = {ZERO: "zero.tf"} if ZERO in table.cmap else {}
    for table in ("STAT", "MVAR", "gasp", "prep"):
        del font[table]
    cut(font, [ZERO], "zero", [])


if __name__ == "__main__":
    main()
