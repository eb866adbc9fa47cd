"""The plain zero: Atkinson Hyperlegible Next strikes its zero through, which looks like code in a score.

`python -m tools.draw.zero` (with the packages fonttools and brotli) writes assets/fonts/zero.woff2: the one glyph, in
all weights, its counter an oval of the same width. What it writes is part of the repository; the licence is the OFL.
"""

from fontTools import subset  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates  # type: ignore[import-not-found]
from fontTools.ttLib.tables.ttProgram import Program  # type: ignore[import-not-found]
from fontTools.varLib.iup import iup_delta  # type: ignore[import-not-found]

from tools.places import NODE_MODULES, ROOT

SOURCE = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
ZERO = 0x30
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


def main() -> None:
    """Write it."""
    font = TTFont(NODE_MODULES / SOURCE)
    open_up(font)
    for table in font["cmap"].tables:
        table.cmap = {ZERO: "zero.tf"} if ZERO in table.cmap else {}
    options = subset.Options(layout_features=[], name_IDs=[0, 13, 14], hinting=False)
    options.drop_tables += ["STAT", "MVAR", "meta", "gasp", "prep", "fpgm", "cvt "]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[ZERO])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(ROOT / "assets/fonts/zero.woff2")


if __name__ == "__main__":
    main()
