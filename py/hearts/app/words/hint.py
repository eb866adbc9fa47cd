"""The hint: what the panel at the table says beside the coach's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "hint.title": "The coach",
    "hint.close": "Close the hint",
    "hint.all": "All choices",
    "hint.begins": "Thinking …",
    "hint.more": ("{count} deal tried …", "{count} deals tried …"),
    "hint.done": ("{count} deal tried.", "{count} deals tried."),
    "hint.sight": "A first look, without trying deals: the computer is still waking up.",
    "hint.choice": "Choice",
    "hint.points": "Points",
    "hint.cost": "Costs",
    "hint.win": "Win",
    "hint.percent": "{chance}%",
    "hint.off": "The coach is off. You can switch it on in the settings.",
    "hint.nothing": "Nothing is asked of you just now.",
}

ENGLISH.add(SENTENCES)
