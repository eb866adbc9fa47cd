"""Checking: whether the deals of a record follow from their secrets, and what contributors promise before a deal.

The house shows the hash of its share, the commitment, before anybody cuts. Afterwards the share stands in the record,
so that everybody can hash it again.
"""

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
    return [_follows(record, move, number) for number, move in enumerate(deals(record), record.game.first)]


def deals(record: Record) -> list[Dealt]:
    """Return every deal of a record as it was dealt."""
    return [game.move for game in positions(record.game) if isinstance(game.move, Dealt)]


def _follows(record: Record, move: Dealt, number: int) -> bool:
    """Return whether the cards of a deal follow from its shares, or from its seed."""
    rules, (id, seed) = record.game.rules, dealt_as(record, number)
    if record.seed and record.dealing >= shuffle.DEALING and move.shares != ((shuffle.PUBLISHED, seed),):
        return False  # whoever names a seed has no choice of cards
    if len({name for name, _ in move.shares if name != shuffle.CUT}) < _given(move):
        return False  # nobody puts in twice
    if move.shares:
        dealt = shuffle.dealt(rules, shuffle.deal_key(id, number, move.shares))
    else:
        dealt = shuffle.deal(rules, seed, number)
    return (move.hands, move.kitty) == dealt


def _given(move: Dealt) -> int:
    """Return how many shares of a deal are no cut."""
    return len([name for name, _ in move.shares if name != shuffle.CUT])


def check(record: Record, deal: int) -> str:
    """Return what a check of deal `deal` (from 0) of a record finds, as a word.

    "checked"     the cards follow from the shares, and a cut was among them, made when the house was bound to its share
    "uncut"       the cards follow from the shares, but nobody cut
    "published"   the cards follow from a seed that everybody may know
    "hand"        a person laid the cards
    "cards"       the cards do not follow from what was put in
    "hash"        the house has put in another share than the one whose hash the cut was made against
    "cut"         the record notes another cut than the one that was put in, or one that was not put in
    "no-deal"     the record has no such deal
    """
    dealt, at = deals(record), deal - record.game.first
    if not 0 <= at < len(dealt):
        return "no-deal"
    shares, cuts = dealt[at].shares, noted(record, deal)
    id, seed = dealt_as(record, deal)
    if not shares and record.dealing >= shuffle.DEALING and not seed:
        return "hand"
    if not _follows(record, dealt[at], deal):
        return "cards"
    if [name for name, _ in shares] in ([], [shuffle.PUBLISHED]):
        return "published" if not cuts else "cut"
    if [share for name, share in shares if name == shuffle.CUT] != [word for _, word in cuts]:
        return "cut"
    house = [share for name, share in shares if name == shuffle.HOUSE]
    if cuts and (not house or cuts[0][0] != commitment(id, deal, shuffle.HOUSE, house[0])):
        return "hash"
    if cuts and len(house) + len(cuts) < len(shares):
        return "cut"  # something was put in after the house was bound
    return "checked" if cuts else "uncut"


def noted(record: Record, deal: int) -> list[tuple[str, str]]:
    """Return the hash and the word of each cut that the record notes for deal `deal` (from 0).

    A note is `cut NUMBER HASH WORD`, the number from 1; `cut NUMBER` alone says that it came too late to cut.
    """
    found = []
    for key, value in record.notes:
        number, _, rest = value.partition(" ")
        hash, _, word = rest.partition(" ")
        if key == shuffle.CUT and number == str(deal + 1) and word.strip():
            found.append((hash, word.strip()))
    return found


def dealt_as(record: Record, number: int) -> tuple[str, str]:
    """Return the id and the seed that dealt this deal: those of the earlier game, if this game goes on from it, or
    its own."""
    if record.seed:  # no other id leads to other cards of the same seed
        return record.id, record.seed
    for key, value in record.notes:
        count, how, name = (value.split(" ", 2) + ["", ""])[:3]
        if key == DEALT and count.isdigit() and number < int(count):
            return (name, record.seed) if how == "as" else (record.id, name)
    return record.id, record.seed
