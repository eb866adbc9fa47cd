"""The house regulars in eight moods: Open Peeps (Pablo Stanley, CC0) through DiceBear, and a heart of our own for you.

`python -m tools.draw.peeps OUT_FOLDER` writes OUT_FOLDER/pauline-calm.svg and so on; lay them on a light disc.
"""

import json
import re
import sys
from importlib.resources import files
from pathlib import Path

from dicebear import Avatar, Style

MOODS = {
    "calm": "calm",
    "happy": "smileBig",
    "gloat": "cheeky",
    "think": "suspicious",
    "queen": "rage",
    "sad": "concerned",
    "moon": "awe",
    "win": "lovingGrin1",  # hearts for eyes; the laughing ones have tears, which read as crying
}
CAST = {
    "pauline": {"headVariant": "bun", "skinColor": "ffdbb4", "clothingColor": "8c1d2f"},
    "michele": {
        "headVariant": "grayMedium",
        "skinColor": "edb98a",
        "clothingColor": "173a7a",
        "accessoriesVariant": "glasses4",
    },
    "ben": {"headVariant": "short4", "skinColor": "d08b5b", "clothingColor": "e0a526", "facialHairVariant": "goatee1"},
    "rosa": {"headVariant": "afro", "skinColor": "c68642", "clothingColor": "2b8a5a"},
    "amara": {"headVariant": "hijab", "skinColor": "b9703f", "clothingColor": "3a7ca5", "headContrastColor": "7a4fa3"},
    "walter": {
        "headVariant": "grayShort",
        "skinColor": "f3c6a0",
        "clothingColor": "5a6b3b",
        "headContrastColor": "d9d3cb",
        "facialHairVariant": "moustache9",
    },
    "kenji": {
        "headVariant": "flatTop",
        "skinColor": "efc08e",
        "clothingColor": "c9463d",
        "accessoriesVariant": "glasses2",
    },
    "dev": {
        "headVariant": "turban",
        "skinColor": "c07a45",
        "clothingColor": "b3541e",
        "facialHairVariant": "full2",
        "headContrastColor": "d9822b",
    },
}

# You, whoever you are: a heart with a face, eyes and mouth for each mood in black line on a disc 200 wide.
HEART = "M100 178C58 148 26 116 26 78a39 39 0 0 1 74-18a39 39 0 0 1 74 18c0 38-32 70-74 100Z"
OPEN_EYES = (
    '<ellipse cx="76" cy="86" rx="6.500" ry="9" fill="#111"/><ellipse cx="124" cy="86" rx="6.500" ry="9" fill="#111"/>'
)
GLAD_EYES = '<path d="M66 90q10-14 20 0M114 90q10-14 20 0"/>'
WIDE_EYES = (
    '<g fill="#fff" stroke-width="4"><circle cx="75" cy="85" r="14"/><circle cx="125" cy="85" r="14"/></g>'
    '<circle cx="75" cy="85" r="6" fill="#111"/><circle cx="125" cy="85" r="6" fill="#111"/>'
)
LAUGH = '<path d="M74 108h52c-2 20-14 29-26 29s-24-9-26-29Z" fill="#fff" stroke-width="5"/>'
YOU = {
    "calm": OPEN_EYES + '<path d="M82 114q18 13 36 0"/>',
    "happy": GLAD_EYES + '<path d="M76 108q24 27 48 0"/>',
    "gloat": OPEN_EYES + '<path d="M62 70l22 6M138 66l-22 4M82 116q22 8 38-10"/>',
    "think": '<g transform="translate(5 -5)">'
    + OPEN_EYES
    + '</g><path d="M64 66q10-6 20-2M114 58q12-6 22 2M88 118h24"/>',
    "queen": WIDE_EYES
    + '<path d="M58 60l26 10M142 60l-26 10"/><path d="M82 128q18-22 36 0q-18-7-36 0Z" fill="#fff" stroke-width="5"/>',
    "sad": OPEN_EYES
    + '<path d="M62 72q12-2 20-10M138 72q-12-2-20-10M82 122q18-15 36 0"/>'
    + '<path d="M68 100q-8 12 0 15q8-3 0-15Z" fill="#9fd8ff" stroke-width="3"/>',
    "moon": WIDE_EYES
    + '<ellipse cx="100" cy="123" rx="11" ry="14" fill="#fff" stroke-width="5"/>'
    + '<path d="M62 62q12-10 22-4M138 62q-12-10-22-4"/>',
    "win": GLAD_EYES + LAUGH,
}


def person(style: Style, name: str, mood: str) -> str:
    """One of the cast in one mood."""
    look = dict(CAST[name])
    options = {"seed": name, "maskProbability": 0, "scale": 1.18, "expressionVariant": MOODS[mood], **look}
    options["accessoriesProbability"] = 100 if "accessoriesVariant" in look else 0
    options["facialHairProbability"] = 100 if "facialHairVariant" in look else 0
    return str(Avatar(style, options).to_string())


def you(mood: str) -> str:
    """The heart that stands for the player, in one mood."""
    ink = 'fill="none" stroke="#111" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"'
    shine = '<path d="M44 82q-1-20 16-27" stroke="#fff" stroke-opacity=".7"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">'
        f'<g {ink}><path d="{HEART}" fill="#d8344a"/>{shine}{YOU[mood]}</g></svg>'
    )


def light(text: str) -> str:
    """The same drawing with short numbers, and without words about its making (CREDITS.md has them)."""
    text = re.sub(r"<metadata.*?</metadata>|<!--.*?-->", "", text, flags=re.S)
    return re.sub(r"-?\d+\.\d+", lambda number: f"{float(number[0]):.1f}".rstrip("0").rstrip("."), text)


def main() -> None:
    """Write every face."""
    out = Path(sys.argv[1])
    style = Style(json.loads(files("dicebear_styles").joinpath("open-peeps.json").read_text("utf-8")))
    for mood in MOODS:
        for name in CAST:
            (out / f"{name}-{mood}.svg").write_text(light(person(style, name, mood)), "utf-8")
        (out / f"you-{mood}.svg").write_text(you(mood), "utf-8")


if __name__ == "__main__":
    main()
