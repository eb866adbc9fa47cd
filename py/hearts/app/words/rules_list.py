"""The dialog with the rules in force, around the sentences of `rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "rules_list.title": "Rules",
    "rules_list.lead": "Every rule of this game",
    "rules_list.prices": "Cards with points",
    "rules_list.published": (
        "This game’s cards come from a seed that is public, {seed}: a player who knows it can work out every hand."
    ),
    "rules_list.secret": "This game’s cards come from a secret number on this device: nobody can work out a hand.",
    "rules_list.back": "Close",
}

ENGLISH.add(SENTENCES)
