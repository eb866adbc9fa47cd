"""Chance is a mind that makes any legal choice, each with the same probability. Other minds are measured against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import bits, each
from hearts.engine.shuffle import Random
from hearts.minds.mind import Mind
from hearts.minds.thought import Thought

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.minds.thought import Limit


class Chance(Mind):
    """The mind called "random"."""

    name = "random"

    def choose(self, ask: str, view: View, seed: str, limit: Limit | None = None) -> Thought:
        """Return a card, or a set of cards to pass."""
        random = Random(seed)
        if ask == "give":
            return Thought(bits(random.shuffle(each(view.hand))[: view.rules.pass_count]))
        choices = each(view.legal)
        return Thought(choices[random.below(len(choices))])
