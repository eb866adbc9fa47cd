"""Cutting: the player sees the hash of the house's share of a coming deal, and adds a word.

The hash binds the house: it cannot choose the share, and so the cards, by the word. The record notes the word at once,
so that it holds after a reload; what was cut once, or was seen, is not cut again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.heading import Notes, notes
from hearts.app.sitting.journal import cuts
from hearts.engine import shuffle
from hearts.engine.checking import check, commitment, deals, dealt_as, noted
from hearts.engine.value import Value

if TYPE_CHECKING:
    from hearts.app.keeping.setup import Setup
    from hearts.app.sitting.journal import Journal
    from hearts.engine.record import Record

LONGEST = 40  # letters of a word to cut with


class Promise(Value):
    """The house's commitment to one deal: its number, from 0, and the hash of its share.

    id     of its game
    word   with which it was cut; empty where it was not
    open   whether it may still be cut
    """

    def __init__(self, id: str, deal: int, hash: str, word: str, open: bool) -> None:
        self.id, self.deal, self.hash = id, deal, hash
        self.word, self.open = word, open


class DealCheck(Value):
    """The result of a deal's check, and the data that a check elsewhere needs.

    what     the word of `hearts.engine.checking.check`
    hash     of the house's share; empty where there is none
    shares   who put in what
    recipe   the words behind `sh deal` in docs/deals.md
    """

    def __init__(self, deal: int, what: str, hash: str, shares: tuple[tuple[str, str], ...], recipe: str) -> None:
        self.deal, self.what, self.hash = deal, what, hash
        self.shares, self.recipe = shares, recipe


class NextGame:
    """The facts of a game that is still to begin which decide its first cards: its id, its secret, a word.

    promise   what the house is bound to
    """

    def __init__(self, id: str, secret: str) -> None:
        self.id, self.secret = id, secret
        self._word = ""
        self._hash = commitment(id, 0, shuffle.HOUSE, shuffle.house_share(secret, 0))

    @property
    def promise(self) -> Promise:
        """The house's commitment to its first deal."""
        return Promise(self.id, 0, self._hash, self._word, not self._word)

    def cut(self, word: str) -> bool:
        """Cut its first deal; returns whether that was done."""
        self._word = self._word or cut_word(word)
        return self._word != ""

    def record(self, setup: Setup) -> Record:
        """Return the record of this game at this table."""
        record = setup.record(self.id)
        noted = record.notes + (_note(self.promise, self._word),) if self._word else record.notes
        return record.at(record.game, noted)


def cut_word(text: str) -> str:
    """Return a typed word for the cut as one word that can stand in a record; empty if nothing is left."""
    return "-".join(gate.one_line(text.replace("#", " "), LONGEST).split())


def next_commitment(journal: Journal) -> Promise | None:
    """Return the house's commitment to the next deal of this game; None if no deal is awaited, or it is published."""
    record, game = journal.record, journal.game
    number = game.first + len(game.lines)
    if game.phase != "deal" or record.seed or record.dealing < shuffle.DEALING:
        return None
    name, share = journal.house_share(number)
    if name != shuffle.HOUSE:
        return None
    words = cuts(record, number)
    return Promise(record.id, number, commitment(record.id, number, name, share), (words + [""])[0], not words)


def cut_deck(journal: Journal, text: str) -> bool:
    """Cut the next deal with these letters; returns whether that was done."""
    promise, word = next_commitment(journal), cut_word(text)
    if promise is None or not promise.open or not word:
        return False
    journal.note(Notes(notes(journal.record).lines + (_note(promise, word),)))
    return True


def check_deal(record: Record, deal: int) -> DealCheck:
    """Check a deal (from 0) of a record, and return what that has found."""
    what, rules, id = check(record, deal), record.game.rules, dealt_as(record, deal)[0]
    shares = deals(record)[deal - record.game.first].shares if what != "no-deal" else ()
    house = [share for name, share in shares if name == shuffle.HOUSE]
    hash = commitment(id, deal, shuffle.HOUSE, house[0]) if house else ""
    hash = noted(record, deal)[0][0] if what == "hash" else hash
    names, values = " ".join([name for name, _ in shares]), " ".join([share for _, share in shares])
    recipe = f'{rules.players} {rules.hand_size} "{id}" {deal + 1} "{names}" "{values}"' if shares else ""
    return DealCheck(deal, what, hash, shares, recipe)


def _note(promise: Promise, word: str) -> tuple[str, str]:
    return shuffle.CUT, f"{promise.deal + 1} {promise.hash} {word}"
