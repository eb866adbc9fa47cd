"""A game that comes by a link, a file or as text: what it is, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "shared_game.title": "Open this game?",
    "shared_game.rules": ("{rules}, 1 deal.", "{rules}, {count} deals."),
    "shared_game.played": "Played on {date}.",
    "shared_game.won": "{names} won. The scores: {scores}.",
    "shared_game.stands": "It is not over. The scores: {scores}.",
    "shared_game.gave_up": "{name} gave up. The scores: {scores}.",
    "shared_game.score": "{name} {score}",
    "shared_game.sure": "The cards match the numbers of the shuffle.",
    "shared_game.laid": "A person laid out the cards of at least one deal.",
    "shared_game.unsure": (
        "In deal {deal} the cards do not match the numbers of the shuffle. A person may have changed them."
    ),
    "shared_game.unchecked": (
        "The moves follow the rules. The opponents’ choices are not checked yet: “Check this game” in the replay does "
        "that."
    ),
    "shared_game.beside": (
        "Your own game is saved, and comes back afterwards. This game is practice, so it does not count."
    ),
    "shared_game.no": "Not now",
    "shared_game.play": ("Play this deal", "Play these deals"),
    "shared_game.yes": "Replay",
}

ENGLISH.add(SENTENCES)
