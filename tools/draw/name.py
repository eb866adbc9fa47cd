"""The game's name in the bar, as outlines: nothing moves there when a font comes.

`python -m tools.draw.name` (with the packages fonttools, brotli and uharfbuzz) prints the <svg> that index.html has in
its <h1>: two paths, a word each, of Playfair Display (OFL), kerned and spaced by .01em.
"""

import io

from fontTools.misc.transform import Offset  # type: ignore[import-not-found]
from fontTools.pens.basePen import BasePen  # type: ignore[import-not-found]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from uharfbuzz import Buffer, Face, Font, shape  # type: ignore[import-not-found]

from tools.places import NODE_MODULES

DISPLAY = "@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2"
NAME = ("Moonshot", " Hearts")
EM = 120  # units of the drawing in an em of the text
ABOVE, BELOW = 0.9, 0.25  # parts of an em above and below the line on which the letters stand
SPACING = 0.01


class Steps(BasePen):  # type: ignore[misc]
    """Writes an outline of straight and quadratic lines as the steps from point to point: they pack well."""

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.path, self._at = "", (0, 0)

    def _step(self, kind: str, *points: tuple[float, float]) -> None:
        whole = [(round(x), round(y)) for x, y in points]
        numbers = [number for x, y in whole for number in (x - self._at[0], y - self._at[1])]
        self.path += kind + " ".join(map(str, numbers)).replace(" -", "-")
        self._at = whole[-1]

    def _moveTo(self, point: tuple[float, float]) -> None:
        self._step("m", point)
        self._begin = self._at

    def _lineTo(self, point: tuple[float, float]) -> None:
        self._step("l", point)

    def _qCurveToOne(self, about: tuple[float, float], point: tuple[float, float]) -> None:
        self._step("q", about, point)

    def _closePath(self) -> None:
        self.path += "z"
        self._at = self._begin


def main() -> None:
    """Print it."""
    font = TTFont(NODE_MODULES / DISPLAY)
    font.flavor, plain = None, io.BytesIO()
    font.save(plain)
    shaper, scale = Font(Face(plain.getvalue())), EM / font["head"].unitsPerEm
    glyphs, order = font.getGlyphSet(), font.getGlyphOrder()
    text = Buffer()
    text.add_str("".join(NAME))
    text.guess_segment_properties()
    shape(shaper, text, {"kern": True})
    paths: list[Steps] = []
    at = 0.0
    for info, place in zip(text.glyph_infos, text.glyph_positions, strict=True):
        if info.cluster in (0, len(NAME[0])):
            paths.append(Steps(glyphs))
        where = Offset((at + place.x_offset) * scale, ABOVE * EM).scale(scale, -scale)
        glyphs[order[info.codepoint]].draw(TransformPen(paths[-1], where))
        at += place.x_advance + SPACING * font["head"].unitsPerEm
    lines = "".join(f'<path d="{path.path}"/>' for path in paths)
    print(f'<svg viewBox="0 0 {at * scale:.0f} {(ABOVE + BELOW) * EM:.0f}" aria-hidden="true">{lines}</svg>')


if __name__ == "__main__":
    main()
