"""The portraits of the sets that can be downloaded: by the sea, the kitchen garden, the workshop, in eight moods each.

`python -m tools.draw.sets OUT_FOLDER` reads the texts of assets/sets/*.json, and writes each file to OUT_FOLDER with
the portraits that are drawn here.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from tools.draw.features import MOODS, MOUTHS, at, cheeks, eyes, face
from tools.draw.people import FRAME, inside
from tools.places import ROOT

TEXTS = ROOT / "assets/sets"


def gull(mood: str) -> str:
    """A gull, with a beak that talks."""
    beak = '<path d="M-36 20Q0 2 36 20Q30 58 0 64Q-30 58-36 20Z" fill="#f7b032"/>'
    return (
        '<path d="M84 26q4-18 16-6q12-16 18 4" fill="#fff"/><circle cx="100" cy="102" r="78" fill="#fff"/>'
        '<path d="M26 126Q34 172 76 177Q46 158 40 122Z" fill="#aebccb" stroke="none"/>'
        '<path d="M174 126Q166 172 124 177Q154 158 160 122Z" fill="#aebccb" stroke="none"/>'
        f'<circle cx="100" cy="102" r="78"/>{at(100, 84, eyes(mood, 32) + beak + at(0, 34, MOUTHS[mood], 0.8))}'
    )


def seal(mood: str) -> str:
    """A seal with whiskers."""
    whiskers = '<path d="M-46 34l-34-6M-46 44l-34 6M46 34l34-6M46 44l34 6" stroke-width="3.500"/>'
    nose = '<path d="M-13 12h26q-2 15-13 15t-13-15Z" fill="#111" stroke-width="3"/>'
    return (
        '<path d="M100 24C152 24 178 66 178 112S146 186 100 186S22 158 22 112S48 24 100 24Z" fill="#8ea2b8"/>'
        '<circle cx="58" cy="58" r="5" fill="#6f8299" stroke="none"/>'
        '<circle cx="74" cy="44" r="4" fill="#6f8299" stroke="none"/>'
        '<circle cx="140" cy="54" r="6" fill="#6f8299" stroke="none"/>'
        '<ellipse cx="100" cy="138" rx="48" ry="36" fill="#dbe4ee" stroke-width="4"/>'
        f"{at(100, 98, eyes(mood, 34) + nose + whiskers + at(0, 46, MOUTHS[mood], 0.85))}"
    )


def crab(mood: str) -> str:
    """A crab, claws up; they hang when it is sad."""
    up = 118 if mood == "sad" else 50
    claws = "".join(
        f'<path d="M{100 + side * 62} 116Q{100 + side * 88} 100 {100 + side * 78} {up + 12}"/>'
        f"{at(100 + side * 74, up, _claw(side))}"
        for side in (-1, 1)
    )
    legs = '<path d="M44 152l-20 14M56 166l-14 18M156 152l20 14M144 166l14 18"/>'
    shell = '<path d="M100 70C150 70 174 98 174 126S144 176 100 176S26 154 26 126S50 70 100 70Z" fill="#e4553f"/>'
    return f"{legs}{claws}{shell}{cheeks(100, 138, 46, '#b8322a')}{face(mood, 100, 114, 24, 28)}"


def _claw(side: int) -> str:
    """A claw that opens upwards."""
    return (
        f'<g transform="scale({side} 1)"><path d="M-2-26Q-26-16-20 6Q-2 22 16 4Q22-16 12-26L2-6Z" fill="#f0705a"/></g>'
    )


def octopus(mood: str) -> str:
    """An octopus on its arms."""
    arms = (
        "M40 116Q8 132 22 160Q34 172 42 156Q48 184 68 178Q80 172 78 158Q88 190 102 188Q116 188 122 158Q120 172 132 178"
        "Q152 184 158 156Q166 172 178 160Q192 132 160 116Z"
    )
    head = "M100 14C146 14 168 46 168 84Q168 118 156 130Q100 158 44 130Q32 118 32 84C32 46 54 14 100 14Z"
    spots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#8a5cc0" stroke="none"/>'
        for x, y, r in ((72, 36, 8), (126, 32, 6), (146, 56, 5), (52, 58, 5))
    )
    body = f'<path d="{arms}" fill="#a679da"/><path d="{head}" fill="#b48ae4"/>'
    return f"{body}{spots}{cheeks(100, 108, 46)}{face(mood, 100, 84, 26, 30)}"


def pear(mood: str) -> str:
    """A pear with a leaf."""
    body = (
        "M100 34C124 34 128 58 136 78C146 98 172 108 172 142C172 174 142 186 100 186S28 174 28 142"
        "C28 108 54 98 64 78C72 58 76 34 100 34Z"
    )
    return (
        '<path d="M100 36Q96 20 106 10" stroke-width="8"/>'
        '<path d="M106 24Q130 2 150 20Q134 42 106 24Z" fill="#5fae4e"/>'
        f'<path d="{body}" fill="#c9d94f"/><path d="M44 146q-2-22 18-34" stroke="#fff" stroke-opacity=".8"/>'
        f"{cheeks(100, 150, 46, '#e59a4a')}{face(mood, 100, 122, 24, 30)}"
    )


def tomato(mood: str) -> str:
    """A round tomato, redder than it likes."""
    leaves = "M100 50Q80 66 62 56Q78 48 76 34Q92 42 100 24Q108 42 124 34Q122 48 138 56Q120 66 100 50Z"
    return (
        '<path d="M100 40C156 34 184 70 184 112S148 184 100 184S16 154 16 112S44 34 100 40Z" fill="#e5493a"/>'
        f'<path d="{leaves}" fill="#4f9e45"/><path d="M34 112q2-28 22-42" stroke="#fff" stroke-opacity=".75"/>'
        f"{cheeks(100, 132, 50, '#a9241d')}{face(mood, 100, 106, 26, 32)}"
    )


def onion(mood: str) -> str:
    """An onion, in skins."""
    body = (
        "M100 34Q108 60 142 74C170 88 178 112 176 132C172 168 138 186 100 186"
        "S28 168 24 132C22 112 30 88 58 74Q92 60 100 34Z"
    )
    skins = '<path d="M84 66Q42 96 44 142Q48 168 64 178M116 66Q158 96 156 142Q152 168 136 178" stroke-width="3"/>'
    return (
        '<path d="M100 44Q84 28 88 12M100 44Q100 26 106 12M100 44Q116 32 122 18"/>'
        f'<path d="{body}" fill="#d9a05c"/>{skins}{cheeks(100, 146, 40, "#b06a2c")}{face(mood, 100, 118, 23, 30)}'
    )


def aubergine(mood: str) -> str:
    """An aubergine in a green cap."""
    cap = "M100 24Q136 22 150 48Q136 46 130 62Q118 48 100 62Q82 48 70 62Q64 46 50 48Q64 22 100 24Z"
    return (
        '<path d="M100 26Q98 14 108 8" stroke-width="9"/>'
        '<path d="M100 34C142 34 150 66 156 92C162 108 170 116 170 138C170 170 142 188 100 188S30 170 30 138'
        'C30 116 38 108 44 92C50 66 58 34 100 34Z" fill="#8e63b5"/>'
        f'<path d="{cap}" fill="#5fae4e"/><path d="M44 140q0-16 8-28" stroke="#fff" stroke-opacity=".8"/>'
        f"{cheeks(100, 142, 44, '#6a3f92')}{face(mood, 100, 112, 24, 32)}"
    )


def robot(mood: str) -> str:
    """A robot, whose lamp says how it feels."""
    lamp = {"queen": "#e5493a", "sad": "#6fa8e8", "moon": "#fff3a8", "win": "#ffd84d"}.get(mood, "#8fd67a")
    return (
        f'<path d="M100 50V30"/><circle cx="100" cy="22" r="11" fill="{lamp}"/>'
        '<rect x="14" y="86" width="22" height="46" rx="6" fill="#8794a3"/>'
        '<rect x="164" y="86" width="22" height="46" rx="6" fill="#8794a3"/>'
        '<rect x="32" y="48" width="136" height="126" rx="22" fill="#c3cedb"/>'
        '<rect x="48" y="66" width="104" height="92" rx="14" fill="#eef3f8" stroke-width="4"/>'
        f"{face(mood, 100, 102, 24, 32)}"
    )


def clock(mood: str) -> str:
    """A clock on its feet, with two bells."""
    ticks = "".join(
        f'<path transform="rotate({turn * 30} 100 106)" d="M100 42v{9 if turn % 3 == 0 else 4}" stroke-width="4"/>'
        for turn in range(12)
    )
    return (
        '<path d="M52 168L38 186M148 168L162 186"/><path d="M100 24V12M88 12h24"/>'
        '<path d="M28 62A34 34 0 0 1 80 26Z" fill="#e0a83e"/><path d="M172 62A34 34 0 0 0 120 26Z" fill="#e0a83e"/>'
        '<circle cx="100" cy="106" r="76" fill="#3f8f94"/>'
        '<circle cx="100" cy="106" r="62" fill="#fdf6e3" stroke-width="4"/>'
        f"{ticks}{face(mood, 100, 96, 22, 30, 0.95)}"
    )


def kettle(mood: str) -> str:
    """A kettle, under steam where it is excited."""
    steam = (
        '<path d="M176 50q10-10 2-20M190 56q10-8 6-18" stroke-width="4"/>' if mood in ("queen", "moon", "win") else ""
    )
    return (
        f'<path d="M58 66Q58 16 100 16T142 66" stroke-width="10"/>{steam}'
        '<path d="M152 116Q174 108 170 70L188 66Q194 122 158 146Z" fill="#d07a4a"/>'
        '<path d="M100 54C148 54 166 92 166 128S146 182 96 182S26 164 26 128S52 54 100 54Z" fill="#e39a63"/>'
        '<path d="M68 62Q98 76 130 62" stroke-width="4"/><circle cx="99" cy="52" r="8" fill="#5b4636"/>'
        f'<path d="M44 128q2-24 18-36" stroke="#fff" stroke-opacity=".75"/>{cheeks(98, 140, 42, "#b4552a")}'
        f"{face(mood, 98, 112, 23, 30)}"
    )


def lamp(mood: str) -> str:
    """A lamp; it goes out when it is sad."""
    glass = {"sad": "#d5dae0", "think": "#fff0b0"}.get(mood, "#ffe27a")
    rays = '<path d="M22 44l14 10M178 44l-14 10M10 96h16M190 96h-16"/>' if mood in ("happy", "moon", "win") else ""
    return (
        f'{rays}<path d="M100 14C146 14 170 48 170 86C170 118 146 130 138 156H62'
        f'C54 130 30 118 30 86C30 48 54 14 100 14Z" fill="{glass}"/>'
        '<path d="M62 156h76v14q0 18-38 18t-38-18Z" fill="#8794a3"/><path d="M62 170h76" stroke-width="4"/>'
        '<path d="M48 84q2-26 22-38" stroke="#fff" stroke-opacity=".9"/>'
        f"{cheeks(100, 110, 42)}{face(mood, 100, 84, 24, 30)}"
    )


DRAWN: dict[str, Callable[[str], str]] = {
    "seaside/gull": gull,
    "seaside/seal": seal,
    "seaside/crab": crab,
    "seaside/octopus": octopus,
    "garden/pear": pear,
    "garden/tomato": tomato,
    "garden/onion": onion,
    "garden/aubergine": aubergine,
    "workshop/robot": robot,
    "workshop/clock": clock,
    "workshop/kettle": kettle,
    "workshop/lamp": lamp,
}
SNUG = {"seaside/gull": 0.96, "seaside/crab": 0.86, "seaside/octopus": 0.9, "workshop/kettle": 0.88}
SNUG |= {"workshop/robot": 0.92, "workshop/clock": 0.9, "workshop/lamp": 0.94, "garden/aubergine": 0.95}


def portraits(key: str) -> dict[str, str]:
    """Return the drawing of this character for each mood."""
    return {mood: FRAME.format(inside(DRAWN[key](mood), SNUG.get(key, 1))) for mood in MOODS}


def main() -> None:
    """Write each set with the portraits of its characters."""
    for path in sorted(TEXTS.glob("*.json")):
        plain = json.loads(path.read_text("utf-8"))
        for one in plain["characters"]:
            one["portrait"] = portraits(f"{plain['id']}/{one['id']}")
        Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
        Path(sys.argv[1], path.name).write_text(json.dumps(plain, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
