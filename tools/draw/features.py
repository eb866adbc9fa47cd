"""What a drawn face is made of: eyes, brows and mouth in eight moods, and small signs beside it.

All of it is black line and flat colour, around the point between the eyes.
"""

from collections.abc import Callable

MOODS = ("calm", "happy", "gloat", "think", "queen", "sad", "moon", "win")
INK = "#111"


def dots(gap: float, tall: float = 9) -> str:
    """Two plain eyes."""
    return "".join(
        f'<ellipse cx="{x}" cy="0" rx="{tall * 0.72:g}" ry="{tall}" fill="{INK}" stroke="none"/>' for x in (-gap, gap)
    )


def wide(gap: float, white: str = "#fff", size: float = 14) -> str:
    """Two eyes torn open."""
    rings = "".join(f'<circle cx="{x}" cy="-1" r="{size}" fill="{white}" stroke-width="4"/>' for x in (-gap, gap))
    return rings + "".join(
        f'<circle cx="{x}" cy="-1" r="{size * 0.42:g}" fill="{INK}" stroke="none"/>' for x in (-gap, gap)
    )


def glad(gap: float) -> str:
    """Two eyes shut with joy."""
    return f'<path d="M{-gap - 10} 4q10-14 20 0M{gap - 10} 4q10-14 20 0"/>'


def shut(gap: float) -> str:
    """Two eyes asleep."""
    return f'<path d="M{-gap - 10}-2q10 11 20 0M{gap - 10}-2q10 11 20 0"/>'


def tear(gap: float) -> str:
    """A tear under the left eye."""
    return f'<path d="M{-gap - 7} 14q-8 12 0 15q8-3 0-15Z" fill="#9fd8ff" stroke-width="3"/>'


def eyes(mood: str, gap: float = 24, open_eyes: Callable[[float], str] = dots, white: str = "#fff") -> str:
    """Eyes and brows in this mood."""
    if mood in ("happy", "win"):
        return glad(gap)
    if mood == "gloat":
        return open_eyes(gap) + f'<path d="M{-gap - 14}-16l22 6M{gap + 14}-21l-22 5"/>'
    if mood == "think":
        brows = f'<path d="M{-gap - 12}-21q10-6 20-2M{gap - 10}-29q12-6 22 2"/>'
        return f'<g transform="translate(5-5)">{open_eyes(gap)}</g>{brows}'
    if mood == "queen":
        return wide(gap, white) + f'<path d="M{-gap - 18}-27l26 10M{gap + 18}-27l-26 10"/>'
    if mood == "sad":
        return open_eyes(gap) + f'<path d="M{-gap - 14}-14q12-2 20-10M{gap + 14}-14q-12-2-20-10"/>' + tear(gap)
    if mood == "moon":
        return wide(gap, white) + f'<path d="M{-gap - 14}-25q12-10 22-4M{gap + 14}-25q-12-10-22-4"/>'
    return open_eyes(gap)


MOUTHS = {
    "calm": '<path d="M-17 0q17 12 34 0"/>',
    "happy": '<path d="M-23-5q23 26 46 0"/>',
    "gloat": '<path d="M-18 2q22 8 37-10"/>',
    "think": '<path d="M-11 3h23"/>',
    "queen": '<path d="M-18 13q18-22 36 0q-18-7-36 0Z" fill="#fff" stroke-width="5"/>',
    "sad": '<path d="M-17 9q17-15 34 0"/>',
    "moon": '<ellipse cy="8" rx="10" ry="13" fill="#fff" stroke-width="5"/>',
    "win": '<path d="M-25-6h50c-2 20-13 27-25 27s-23-8-25-27Z" fill="#fff" stroke-width="5"/>',
}


def at(x: float, y: float, what: str, scale: float = 1) -> str:
    """A part of the drawing, put in its place."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{what}</g>'


def face(mood: str, x: float, y: float, gap: float = 24, down: float = 28, scale: float = 1) -> str:
    """Eyes around (x, y), and the mouth `down` below them."""
    return at(x, y, eyes(mood, gap) + at(0, down, MOUTHS[mood]), scale)


def cheeks(x: float, y: float, gap: float, colour: str = "#f29a8e") -> str:
    """A little colour, left and right."""
    return "".join(
        f'<ellipse cx="{x + side * gap:g}" cy="{y}" rx="9" ry="6" fill="{colour}" stroke="none" opacity=".7"/>'
        for side in (-1, 1)
    )


def heart(x: float, y: float, scale: float, colour: str = "#d8344a") -> str:
    """A heart."""
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="M0 20C-14 10-22 0-22-10a11 11 0 0 1 22-4'
        f'a11 11 0 0 1 22 4C22 0 14 10 0 20Z" fill="{colour}" stroke-width="{5 / scale:g}"/>'
    )


def spark(x: float, y: float, size: float, colour: str = "#ffd84d") -> str:
    """A small star of four points."""
    near = size * 0.28
    return (
        f'<path d="M{x:g} {y - size:g}l{near:g} {size - near:g}l{size - near:g} {near:g}l{near - size:g} {near:g}'
        f'l{-near:g} {size - near:g}l{-near:g} {near - size:g}l{near - size:g} {-near:g}l{size - near:g} {-near:g}Z" '
        f'fill="{colour}" stroke-width="3"/>'
    )
