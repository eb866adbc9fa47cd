"""The people of Wonderland: John Tenniel's by right of birth (1865), drawn anew."""

from tools.draw.features import INK, MOUTHS, at, cheeks, eyes, face, heart, shut


def alice(mood: str) -> str:
    """A girl with a ribbon in her long fair hair."""
    hair, ribbon = "#f6cd52", "#4f86d9"
    lean = {"think": 4, "sad": -3}.get(mood, 0)
    return (
        f'<path d="M42 186C18 128 26 34 100 30C174 34 182 128 158 186Q100 202 42 186Z" fill="{hair}"/>'
        f'<path d="M44 204q2-42 56-42t56 42Z" fill="{ribbon}"/>'
        '<path d="M76 166q24 22 48 0l-4 20q-20 8-40 0Z" fill="#fff" stroke-width="5"/>'
        f'<g transform="rotate({lean} 100 160)">'
        '<path d="M54 98c0-38 20-52 46-52s46 14 46 52-22 64-46 64-46-26-46-64Z" fill="#ffe2c9"/>'
        f'<path d="M50 104C46 62 70 44 100 44s54 18 50 60c-14-10-22-22-26-34-14 16-44 26-74 34Z" fill="{hair}"'
        ' stroke-width="5"/>'
        '<path d="M47 72Q100 18 153 72" stroke-width="17"/>'
        f'<path d="M47 72Q100 18 153 72" stroke="{ribbon}" stroke-width="7"/>'
        f'<path d="M126 34q-4-30-26-22-4 16 26 22 24-22 34-4 0 18-34 4Z" fill="{ribbon}" stroke-width="5"/>'
        f"{cheeks(100, 128, 34)}{face(mood, 100, 108, 21, 27, 0.95)}</g>"
    )


def hatter(mood: str) -> str:
    """A hat with a man under it; the price is still on it."""
    up = {"moon": -12, "queen": -8, "win": -6, "sad": 3}.get(mood, 0)
    hat = (
        '<path d="M60 76C54 52 48 30 46 10q54-14 108 0c-2 20-8 42-14 66Z" fill="#3f9a63"/>'
        '<path d="M57 66q43 14 86 0l4-18q-47 14-94 0Z" fill="#d8344a" stroke-width="5"/>'
        '<path d="M30 74q70 34 140 0q6 16-12 22-58 20-116 0-18-6-12-22Z" fill="#3f9a63"/>'
        '<path d="M112 24l32-7 6 24-32 8Z" fill="#fff3c4" stroke-width="4"/>'
        '<path d="M121 30l2 12M130 29q-5 1-3 7t6 4 2-8-5-3M144 23q-6 3-4 8t5 3 0-6-5-1" stroke-width="3"/>'
    )
    return (
        '<path d="M40 204q4-36 60-36t60 36Z" fill="#7a5aa6"/>'
        '<path d="M56 90q-36 4-40 34 12-4 16 2-8 8-4 20 16-10 34-6ZM144 90q36 4 40 34-12-4-16 2 8 8 4'
        ' 20-16-10-34-6Z" fill="#f08b3a"/>'
        '<path d="M54 108c0-30 18-40 46-40s46 10 46 40-18 64-46 64-46-34-46-64Z" fill="#ffe0c4"/>'
        f"{cheeks(100, 136, 32)}{at(100, 114, eyes(mood, 21) + at(0, 34, MOUTHS[mood]), 0.95)}"
        '<path d="M98 118q-12 16 4 17" stroke-width="5"/>'
        f'<path d="M100 178l-26-12v26ZM100 178l26-12v26Z" fill="#ffd84d" stroke-width="5"/>{at(0, up, hat)}'
    )


GRINS = {
    "calm": "M42 120Q100 150 158 120Q150 172 100 174Q50 172 42 120Z",
    "happy": "M38 114Q100 148 162 114Q154 178 100 180Q46 178 38 114Z",
    "gloat": "M44 128Q104 148 164 108Q160 168 108 174Q58 172 44 128Z",
    "think": "M52 128Q100 146 148 128Q140 160 100 162Q60 160 52 128Z",
    "queen": "M44 142Q100 112 156 142Q152 170 100 170Q48 170 44 142Z",
    "sad": "M48 152Q100 114 152 152Q146 168 100 166Q54 168 48 152Z",
    "moon": "M34 112Q100 152 166 112Q160 182 100 184Q40 182 34 112Z",
    "win": "M34 110Q100 144 166 110Q160 184 100 186Q40 184 34 110Z",
}


def cat(mood: str) -> str:
    """A cat that is mostly grin; in wonder, nothing else of it is left."""

    def slits(gap: float) -> str:
        almond = "".join(
            f'<path d="M{x - 19} 2Q{x}-24 {x + 19} 2Q{x} 18 {x - 19} 2Z" fill="#f7e26b" stroke-width="4"/>'
            for x in (-gap, gap)
        )
        return almond + "".join(
            f'<ellipse cx="{x}" cy="-2" rx="4" ry="10" fill="{INK}" stroke="none"/>' for x in (-gap, gap)
        )

    grin = GRINS[mood]
    teeth = "".join(f"M{x} 100V190" for x in range(58, 150, 14))
    mouth = (
        f'<clipPath id="g"><path d="{grin}"/></clipPath><path d="{grin}" fill="#fff"/>'
        f'<path clip-path="url(#g)" d="{teeth}" stroke-width="4"/><path d="{grin}"/>'
    )
    look = at(100, 88, eyes(mood, 34, slits, "#f7e26b"))
    if mood == "moon":
        return look + mouth
    ears = "M30 84L24 18L74 46ZM170 84L176 18L126 46Z" if mood != "sad" else "M30 90L4 50L70 48ZM170 90L196 50L130 48Z"
    return (
        f'<path d="{ears}" fill="#c585d6"/>'
        '<path d="M100 40C150 40 190 74 190 116C190 164 150 192 100 192S10 164 10 116C10 74 50 40 100 40Z"'
        ' fill="#c585d6"/>'
        '<path d="M84 42q4 16 0 24M100 41v28M116 42q-4 16 0 24M12 108q16 0 26 8M12 136q16-4 26-2M188 108q-16 0-26'
        ' 8M188 136q-16-4-26-2" stroke="#7c3f93" stroke-width="8"/>'
        f'{look}<path d="M92 106h16l-8 9Z" fill="#f08aa0" stroke-width="4"/>{mouth}'
    )


def queen(mood: str) -> str:
    """The lady whose hearts these are."""
    frown = '<path d="M-38-22l24 9M38-22l-24 9"/>' if mood in ("calm", "think") else ""
    lips = (
        at(0, 30, MOUTHS[mood])
        if mood not in ("calm", "think")
        else '<path d="M-13 34q6-7 13-2 7-5 13 2-13 9-26 0Z" fill="#d8344a" stroke-width="4"/>'
    )
    ruff = "".join(
        f'<circle cx="{100 + x}" cy="{176 - abs(x) * 0.16:g}" r="17" fill="#fff" stroke-width="5"/>'
        for x in (-60, 60, -36, 36, -12, 12)
    )
    return (
        f'<path d="M30 206q6-26 70-26t70 26Z" fill="#d8344a"/>{ruff}'
        '<path d="M100 54C60 30 24 54 32 96C36 128 56 140 62 138L138 138C144 140 164 128 168 96C176 54 140 30 100'
        ' 54Z" fill="#5a2e22"/>'
        '<path d="M56 106c0-34 18-48 44-48s44 14 44 48-20 62-44 62-44-28-44-62Z" fill="#ffdcc6"/>'
        '<path d="M60 56L52 12L78 34L100 2L122 34L148 12L140 56Q100 42 60 56Z" fill="#ffcf3f"/>'
        f"{heart(100, 36, 0.5)}{cheeks(100, 132, 30, '#e8566a')}{at(100, 108, frown + eyes(mood, 21) + lips, 0.95)}"
    )


EARS = {
    "calm": (-8, 8),
    "think": (-8, 40),
    "sad": (-66, 66),
    "queen": (-3, 3),
    "moon": (-3, 3),
    "gloat": (-20, 12),
    "happy": (-14, 14),
    "win": (-24, 24),
}


def ear(angle: float, side: int, fur: str) -> str:
    """A long ear, turned about its root."""
    x = 100 + side * 24
    return (
        f'<g transform="rotate({angle} {x} 78)">'
        f'<path d="M{x - 15} 84C{x - 26} 40 {x - 14} 4 {x} 4S{x + 26} 40 {x + 15} 84Z" fill="{fur}"/>'
        f'<path d="M{x - 5} 72C{x - 10} 44 {x - 6} 24 {x} 24S{x + 10} 44 {x + 5} 72Z" fill="#f7b3b6"'
        ' stroke="none"/></g>'
    )


def muzzle(mood: str) -> str:
    """A rabbit's nose and mouth with two long teeth, around its eyes' middle."""
    nose = '<path d="M-8 19h16l-8 9Z" fill="#f08aa0" stroke-width="4"/>'
    if mood in ("queen", "moon", "sad"):
        return nose + at(0, 40, MOUTHS[mood], 0.8)
    teeth = '<path d="M-9 40h18v15q-9 4-18 0ZM0 40v16" fill="#fff" stroke-width="4"/>'
    smile = '<path d="M-22 35q10 9 22 4q12 5 22-4"/>' if mood != "think" else '<path d="M-14 40h28"/>'
    return nose + teeth + smile


def rabbit(mood: str) -> str:
    """A rabbit with a watch to look at."""
    left, right = EARS[mood]
    glasses = (
        '<g stroke="#8a6a00" stroke-width="4"><circle cx="-22" r="18"/><circle cx="22" r="18"/>'
        '<path d="M-5-3q5-4 10 0"/></g>'
    )
    features = eyes(mood, 22) + muzzle(mood) + (glasses if mood not in ("queen", "moon") else "")
    return (
        f"{ear(left, -1, '#fff')}{ear(right, 1, '#fff')}"
        '<path d="M44 206q2-38 56-38t56 38Z" fill="#c9463d"/>'
        '<path d="M100 178l-22-10v22ZM100 178l22-10v22Z" fill="#4f86d9" stroke-width="5"/>'
        '<path d="M100 68C138 68 156 92 156 120S134 170 100 170S44 148 44 120S62 68 100 68Z" fill="#fff"/>'
        f"{cheeks(100, 136, 40, '#f7b3b6')}{at(100, 112, features, 0.95)}"
    )


def hare(mood: str) -> str:
    """A hare with straw about the ears."""
    left, right = EARS[mood]
    lines = "M70 70l-16-22M84 64l-6-26M116 64l10-24M132 72l18-18M100 62l2-24"
    straw = f'<path d="{lines}" stroke="#111" stroke-width="10"/><path d="{lines}" stroke="#f6cd52" stroke-width="5"/>'

    def uneven(gap: float) -> str:
        return (
            f'<circle cx="{-gap}" cy="-2" r="15" fill="#fff" stroke-width="4"/>'
            f'<circle cx="{-gap + 4}" cy="0" r="5" fill="{INK}" stroke="none"/>'
            f'<circle cx="{gap}" cy="2" r="10" fill="#fff" stroke-width="4"/>'
            f'<circle cx="{gap - 3}" cy="0" r="4" fill="{INK}" stroke="none"/>'
        )

    return (
        f"{ear(left - 10, -1, '#c58e57')}{ear(right + 22, 1, '#c58e57')}{straw}"
        '<path d="M42 206q2-38 58-38t58 38Z" fill="#3d7f8c"/>'
        '<path d="M100 64C142 64 156 92 154 122S134 174 100 174S48 150 46 122S58 64 100 64Z" fill="#c58e57"/>'
        '<ellipse cx="100" cy="144" rx="34" ry="25" fill="#f1d9b5" stroke="none"/>'
        f"{at(100, 112, eyes(mood, 24, uneven) + muzzle(mood), 0.98)}"
    )


def caterpillar(mood: str) -> str:
    """A caterpillar on its mushroom."""
    back = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>'
        f'<path d="M{x - r * 0.5:g} {y + r * 0.55:g}q{r * 0.5:g} {r * 0.3:g} {r:g} 0" stroke="#4c8a36"'
        ' stroke-width="4"/>'
        for x, y, r, colour in ((176, 150, 20, "#8fce5a"), (152, 158, 24, "#a5dc6c"), (124, 156, 28, "#8fce5a"))
    )
    droop = mood in ("sad", "queen")
    feelers = "M66 36Q50 22 30 30M112 36Q128 22 148 30" if droop else "M68 34Q60 8 40 8M110 34Q118 8 138 8"
    knobs = ((28, 31), (150, 31)) if droop else ((38, 8), (140, 8))
    return (
        '<path d="M6 206C10 176 60 166 104 166S190 176 194 206Z" fill="#d8344a"/>'
        '<ellipse cx="52" cy="190" rx="13" ry="8" fill="#fff" stroke="none"/>'
        '<ellipse cx="104" cy="184" rx="11" ry="6" fill="#fff" stroke="none"/>'
        '<ellipse cx="152" cy="190" rx="13" ry="8" fill="#fff" stroke="none"/>'
        f'{back}<path d="{feelers}"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="8" fill="#f6cd52" stroke-width="5"/>' for x, y in knobs)
        + '<circle cx="89" cy="98" r="68" fill="#a5dc6c"/>'
        f"{cheeks(89, 120, 44, '#f2b04e')}{face(mood, 89, 92, 25, 31)}"
    )


def dormouse(mood: str) -> str:
    """A dormouse in a teapot, woken by nothing less than a moon."""
    sleepy = {"calm": shut(22), "think": shut(22), "gloat": shut(22) + '<path d="M-36-16l22 4"/>'}.get(mood) or eyes(
        mood, 22
    )
    nose = '<path d="M-7 14h14l-7 8Z" fill="#f08aa0" stroke-width="4"/>'
    dream = '<path d="M134 20h17l-17 19h17M158 44h13l-13 14h13" stroke-width="5"/>' if mood in ("calm", "think") else ""
    return (
        '<circle cx="52" cy="62" r="27" fill="#a9866a"/><circle cx="52" cy="62" r="14" fill="#f7b3b6" stroke="none"/>'
        '<circle cx="148" cy="62" r="27" fill="#a9866a"/><circle cx="148" cy="62" r="14" fill="#f7b3b6" stroke="none"/>'
        '<path d="M100 44C142 44 158 74 158 106S140 160 100 160S42 138 42 106S58 44 100 44Z" fill="#a9866a"/>'
        '<ellipse cx="100" cy="122" rx="30" ry="22" fill="#ecd9c2" stroke="none"/>'
        '<path d="M30 148Q-4 142 8 190M168 168q18-4 26-24" stroke-width="18"/>'
        '<path d="M30 148Q-4 142 8 190M168 168q18-4 26-24" stroke="#8fb8ea" stroke-width="7"/>'
        '<path d="M24 146Q100 166 176 146Q184 180 164 206H36Q16 180 24 146Z" fill="#8fb8ea"/>'
        f"{heart(100, 184, 0.55)}"
        '<path d="M58 54Q100 26 142 54Q100 70 58 54Z" fill="#8fb8ea"/>'
        '<circle cx="100" cy="32" r="8" fill="#f6cd52" stroke-width="5"/>'
        f"{at(100, 94, sleepy + nose + at(0, 32, MOUTHS[mood], 0.72), 0.95)}{dream}"
    )
