"""The characters of the night sky, and the faces of people: the suits of cards but the heart, a star, a cloud."""

from tools.draw.features import MOUTHS, at, cheeks, eyes, face, spark


def luna(mood: str) -> str:
    """The moon, with some of it in the shade."""
    stars = (
        spark(24, 40, 15)
        + spark(178, 166, 12)
        + (spark(176, 34, 17) + spark(22, 164, 14) if mood in ("moon", "win") else "")
    )
    return (
        '<circle cx="100" cy="100" r="80" fill="#f4e6ae"/>'
        '<path d="M130 26A80 80 0 0 1 130 174A92 92 0 0 0 130 26Z" fill="#9aa7d6" stroke="none"/>'
        '<circle cx="52" cy="62" r="12" fill="#dcc983" stroke="none"/>'
        '<circle cx="66" cy="156" r="9" fill="#dcc983" stroke="none"/>'
        '<circle cx="92" cy="38" r="7" fill="#dcc983" stroke="none"/>'
        '<circle cx="34" cy="112" r="7" fill="#dcc983" stroke="none"/>'
        f'<circle cx="100" cy="100" r="80"/>{cheeks(92, 122, 42)}{face(mood, 92, 94, 25, 32, 1.05)}{stars}'
    )


def sol(mood: str) -> str:
    """The sun, whose rays say how it feels."""
    long = {"sad": 76, "queen": 90, "think": 84}.get(mood, 97)
    rays = "".join(
        f'<path transform="rotate({turn * 30} 100 100)" d="M84 40L100'
        f' {100 - (long if turn % 2 == 0 else long - 10)}L116 40Z"'
        f' fill="{"#f59a2e" if turn % 2 == 0 else "#ffb938"}" stroke-width="5"/>'
        for turn in range(12)
    )
    disc = '<circle cx="100" cy="100" r="63" fill="#ffd23f"/>'
    return f"{rays}{disc}{cheeks(100, 120, 40, '#f2733e')}{face(mood, 100, 93, 23, 30)}"


def vega(mood: str) -> str:
    """A bright star with rounded points."""
    star = (
        "M100 12C106 12 120 52 128 62C140 68 184 68 188 76C190 84 156 108 150 120C148 134 164 174 156 182"
        "C148 188 114 164 100 162C86 164 52 188 44 182C36 174 52 134 50 120C44 108 10 84 12 76C16 68 60 68 72 62"
        "C80 52 94 12 100 12Z"
    )
    shine = (
        spark(30, 30, 13, "#fff") + spark(172, 28, 10, "#fff")
        if mood in ("moon", "win", "happy")
        else spark(172, 28, 10, "#fff")
    )
    light = '<path d="M96 34q-8 22-18 34" stroke="#fff" stroke-opacity=".8"/>'
    features = cheeks(100, 122, 36) + face(mood, 100, 98, 21, 28, 0.95)
    return f'<path d="{star}" fill="#8cc9ff"/>{light}{shine}{features}'


def saturn(mood: str) -> str:
    """An old planet, and its ring."""
    tilt = {"moon": -24, "sad": 6, "win": -22}.get(mood, -14)

    def ring(way: str) -> str:
        return f'<path d="{way}" stroke-width="25"/><path d="{way}" stroke="#e9bd74" stroke-width="14"/>'

    turn = f'<g transform="rotate({tilt} 100 108)">'
    return (
        f'{turn}{ring("M14 116C14 92 54 84 100 84S186 92 186 116")}</g><circle cx="100" cy="98" r="66" fill="#f7d9a6"/>'
        '<path d="M46 60q54 18 108 0" stroke="#e3b26c" stroke-width="7"/><circle cx="100" cy="98" r="66"/>'
        f"{turn}{ring('M14 116C14 138 54 148 100 148S186 138 186 116')}</g>"
        f"{cheeks(100, 112, 42, '#e58c5a')}{face(mood, 100, 86, 23, 27, 0.95)}"
    )


def comet(mood: str) -> str:
    """A comet on its way through."""
    tail = {
        "sad": "M60 66Q110 44 150 50Q120 66 128 84Q160 78 178 92Q140 104 132 140Z",
        "queen": "M60 66Q110 34 160 30Q124 60 130 80Q166 70 184 78Q146 102 132 140Z",
    }.get(mood, "M52 66Q110 30 194 6Q150 44 144 62Q176 50 196 52Q152 82 146 100Q172 96 188 102Q152 116 130 150Z")
    return (
        f'<path d="{tail}" fill="#f59a2e"/><path d="M76 66Q110 48 150 34Q120 64 118 84Q136 78 154 78Q130 96 122'
        ' 116Z" fill="#ffd84d" stroke="none"/>'
        '<circle cx="82" cy="122" r="66" fill="#8fe0dc"/>'
        '<path d="M28 112q4-34 34-44" stroke="#fff" stroke-opacity=".85"/>'
        '<circle cx="120" cy="166" r="7" fill="#5fbdb8" stroke="none"/>'
        '<circle cx="40" cy="152" r="9" fill="#5fbdb8" stroke="none"/>'
        f"{cheeks(80, 138, 40)}{face(mood, 80, 114, 23, 30)}"
    )


def ursa(mood: str) -> str:
    """A bear of stars."""
    plough = ((44, 60), (66, 48), (90, 54), (110, 46), (116, 66), (146, 64), (148, 46))
    lines = "M" + "L".join(f"{x} {y}" for x, y in plough)
    points = "".join(f'<circle cx="{x}" cy="{y}" r="5" fill="#fff7c9" stroke="none"/>' for x, y in plough)
    nose = '<path d="M-11 17h22q0 14-11 14t-11-14Z" fill="#111" stroke-width="3"/>'
    return (
        '<circle cx="42" cy="46" r="26" fill="#6f8be0"/><circle cx="42" cy="46" r="12" fill="#b9c8f7" stroke="none"/>'
        '<circle cx="158" cy="46" r="26" fill="#6f8be0"/><circle cx="158" cy="46" r="12" fill="#b9c8f7" stroke="none"/>'
        '<path d="M100 26C152 26 182 64 182 108S150 190 100 190S18 152 18 108S48 26 100 26Z" fill="#6f8be0"/>'
        f'<path d="{lines}" stroke="#fff7c9" stroke-width="2.5"/>{points}'
        '<ellipse cx="100" cy="142" rx="42" ry="34" fill="#dfe6ff" stroke-width="4"/>'
        f"{at(100, 104, eyes(mood, 34) + nose + at(0, 46, MOUTHS[mood], 0.85))}"
    )


def guest(mood: str) -> str:
    """A spade with a face, for a player without a portrait."""
    spade = (
        "M100 14C142 52 178 82 178 118a37 37 0 0 1-66 22q2 28 20 44H68q18-16 20-44a37 37 0 0 1-66-22"
        "C22 82 58 52 100 14Z"
    )
    light = '<path d="M42 112q4-18 22-34" stroke="#fff" stroke-opacity=".7"/>'
    return f'<path d="{spade}" fill="#93a1b3"/>{light}{face(mood, 100, 96)}'


def club(mood: str) -> str:
    """A club with a face."""
    leaves = (
        "M80 152q-4 20-14 32H134q-10-12-14-32C140 162 178 150 178 112c0-28-24-42-44-38c12-16 6-60-34-60"
        "s-46 44-34 60c-20-4-44 10-44 38c0 38 38 50 58 40Z"
    )
    light = '<path d="M72 50q2-14 14-20" stroke="#fff" stroke-opacity=".7"/>'
    return f'<path d="{leaves}" fill="#5fae7b"/>{light}{face(mood, 100, 106)}'


def diamond(mood: str) -> str:
    """A diamond with a face."""
    light = '<path d="M48 92q14-20 26-40" stroke="#fff" stroke-opacity=".7"/>'
    return f'<path d="M100 10Q132 58 172 98Q132 138 100 190Q68 138 28 98Q68 58 100 10Z" fill="#f08a4b"/>{light}' + face(
        mood, 100, 90
    )


def star(mood: str) -> str:
    """A star with a face."""
    points = (
        "M100 12q6 0 9 7l18 40 44 5q15 2 5 14l-31 30 8 44q2 15-12 9l-41-21-41 21q-14 6-12-9l8-44-31-30"
        "q-10-12 5-14l44-5 18-40q3-7 9-7Z"
    )
    light = '<path d="M84 50l8-18" stroke="#fff" stroke-opacity=".7"/>'
    return f'<path d="{points}" fill="#f4cd4e"/>{light}{face(mood, 100, 96)}'


def cloud(mood: str) -> str:
    """A cloud with a face."""
    outline = "M56 158a38 38 0 0 1-6-75a54 54 0 0 1 102-8a42 42 0 0 1-6 83Z"
    light = '<path d="M66 78q6-18 22-26" stroke="#fff" stroke-opacity=".9"/>'
    return f'<path d="{outline}" fill="#9ccbe8"/>{light}{face(mood, 102, 98)}'
