"""Checking: whether the deals of a record follow from what was put into them; what contributors promise before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine import shuffle
from hearts.engine.game import Dealt
from hearts.engine.record import DEALT, positions, shares_of

if TYPE_CHECKING:
    from hearts.engine.record import Record


def commitment(id: str, number: int, name: str, share: str) -> str:
    """Return what a contributor shows before the others show their shares: it binds to the share and does not tell it.

    >>> commitment("a game", 0, "house", "5eed")
    '0ee9a8f70d430d7ebcdeaf61e7e59bf11f23951569b77addcd00793090191a8a'
    """
    return shuffle.digest("moonshot hearts commitment", str(shuffle.DEALING), id, str(number + 1), name, share)


def published(record: Record) -> bool:
    """Return whether anybody can work out its cards, from a seed that is no secret."""
    names = [name for name, _ in shares_of(record.game)]
    return record.dealing < shuffle.DEALING or bool(record.seed) or names == [shuffle.PUBLISHED]


def checked(record: Record) -> list[bool]:
    """Return for each deal of the record, from the first, whether its cards follow from its shares, or from its
    seed."""
    rules = record.game.rules
    deals = [game.move for game in positions(record.game) if isinstance(game.move, Dealt)]
    results = []
    for number, move in enumerate(deals, record.game.first):
        id, seed = _dealt_as(record, number)
        if move.shares:
            dealt = shuffle.dealt(rules, shuffle.deal_key(id, number, move.shares))
        else:
            dealt = shuffle.deal(rules, seed, number)
        results.append((move.hands, move.kitty) == dealt)
    return results


def _dealt_as(record: Record, number: int) -> tuple[str, str]:
    """Return the id and the seed by which this deal was dealt: of the game that is played on, or of this one."""
    for key, value in record.notes:
        count, how, name = (value.split(" ", 2) + ["", ""])[:3]
        if key == DEALT and count.isdigit() and number < int(count):
            return (name, record.seed) if how == "as" else (record.id, name)
    return record.id, record.seed
