"""The cards that each trick of a deal brought to its winner: its own cards, and with one trick the kitty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import bits

if TYPE_CHECKING:
    from hearts.engine.rules import Rules
    from hearts.engine.trick import Trick


def brought(rules: Rules, tricks: tuple[Trick, ...], kitty: int) -> list[int]:
    """Return the set of cards that each finished trick brought; `kitty`: its cards, as far as the caller knows
    them."""
    sets = [bits(trick.cards) for trick in tricks]
    if kitty:
        index = next((at for at, swept in enumerate(sets) if swept & rules.kitty_with), rules.hand_size - 1)
        if index < len(sets):
            sets[index] |= kitty
    return sets
