"""The portraits that we draw ourselves: Wonderland, the night sky and the plain faces for people, each in eight moods.

`python -m tools.draw.people OUT_FOLDER` writes OUT_FOLDER/alice/hatter-calm.svg and so on: 200 by 200, to be laid on a
light disc, in the manner of the heart in peeps.py.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from tools.draw.features import MOODS, at
from tools.draw.sky import cloud, club, comet, diamond, guest, luna, saturn, sol, star, ursa, vega
from tools.draw.wonderland import alice, cat, caterpillar, dormouse, hare, hatter, queen, rabbit

FRAME = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><g fill="none" stroke="#111" stroke-width="6" '
    'stroke-linecap="round" stroke-linejoin="round">{}</g></svg>'
)

CAST: dict[str, Callable[[str], str]] = {
    "alice/alice": alice,
    "alice/hatter": hatter,
    "alice/cat": cat,
    "alice/queen": queen,
    "alice/rabbit": rabbit,
    "alice/hare": hare,
    "alice/caterpillar": caterpillar,
    "alice/dormouse": dormouse,
    "night/luna": luna,
    "night/sol": sol,
    "night/vega": vega,
    "night/saturn": saturn,
    "night/comet": comet,
    "night/ursa": ursa,
    "guest": guest,
    "club": club,
    "diamond": diamond,
    "star": star,
    "cloud": cloud,
}


# How much smaller these are drawn, so that the disc does not cut them.
SNUG = {
    "alice/hatter": 0.93,
    "alice/cat": 0.9,
    "alice/caterpillar": 0.86,
    "alice/dormouse": 0.92,
    "night/comet": 0.9,
    "night/vega": 0.94,
}


def inside(drawing: str, scale: float) -> str:
    """The drawing, shrunk about the middle."""
    return drawing if scale == 1 else at(100 - 100 * scale, 100 - 100 * scale, drawing, scale)


def main() -> None:
    """Draw everybody in every mood."""
    for name, draw in CAST.items():
        for mood in MOODS:
            path = Path(sys.argv[1], f"{name}-{mood}.svg")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(FRAME.format(inside(draw(mood), SNUG.get(name, 1))), "utf-8")


if __name__ == "__main__":
    main()
