"""A deal that travels by a link: what it is, and why one cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "shared_deal.none": "It has no deal.",
    "shared_deal.more": "It has more than one deal before its first move.",
    "shared_deal.sees": "It has an opponent who sees all cards.",
    "shared_deal.wrong": "There is no deal in this link that can be played. {error}",
    "shared_deal.nothing": "There is no deal in this link: a part of the link may be missing.",
    "shared_deal.title": "Play this deal?",
    "shared_deal.rules": "{rules}, deal {deal}, with {names}.",
    "shared_deal.scores": "The scores before it: {scores}.",
    "shared_deal.sure": "The cards match the numbers of the shuffle.",
    "shared_deal.laid": "A person laid out these cards.",
    "shared_deal.unsure": "The cards do not match the numbers of the shuffle. A person may have changed them.",
    "shared_deal.beside": "This is practice, so it does not count. Your own game is saved, and comes back afterwards.",
    "shared_deal.no": "Not now",
    "shared_deal.yes": "Play it",
}

ENGLISH.add(SENTENCES)
