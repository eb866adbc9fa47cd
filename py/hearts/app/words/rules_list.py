"""The dialog with the rules in force, around the sentences of `rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "rules_list.title": "Rules",
    "rules_list.lead": "Every rule of this game",
    "rules_list.prices": "Cards that count: tap one",
    "rules_list.published": (
        "This game’s cards follow from a published seed, {seed}: whoever knows it can work out every hand."
    ),
    "rules_list.secret": "This game’s cards follow from a secret of this device: nobody can work out a hand.",
    "rules_list.back": "Back to the table",
}

ENGLISH.add(SENTENCES)
