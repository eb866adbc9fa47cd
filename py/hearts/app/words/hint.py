"""The hint: what the panel at the table says beside the coach's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "hint.title": "The coach",
    "hint.close": "Close the hint",
    "hint.all": "Compare cards",
    "hint.begins": "Thinking …",
    "hint.more": ("{count} deal checked …", "{count} deals checked …"),
    "hint.done": ("{count} deal checked.", "{count} deals checked."),
    "hint.sight": "A first idea, not checked yet: the computer is still loading.",
    "hint.choice": "Choice",
    "hint.points": "Points",
    "hint.cost": "Worse by",
    "hint.same": "same",
    "hint.win": "Win",
    "hint.percent": "{chance}%",
    "hint.off": "The coach is off. You can switch it on in the settings.",
    "hint.nothing": "There is nothing to choose now.",
}

ENGLISH.add(SENTENCES)
