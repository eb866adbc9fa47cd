"""The walk: a deal that shows step by step that a computer player sees no other hand. It touches no game of the player.

Everything in it is what a game does: a promise, a cut, a deal, minds that play at sight. Ben's question is written as
text, the very one that a worker would be sent, and the same choice is made again from that text alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import Setup
from hearts.app.keeping.store import Store
from hearts.app.sitting.cutting import NextGame, check_deal
from hearts.app.sitting.journal import Journal
from hearts.engine.cards import count
from hearts.engine.game import Played
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.minds.again import asked, choice
from hearts.minds.far_end import read_object, read_question
from hearts.minds.registry import mind
from hearts.minds.wire import question

if TYPE_CHECKING:
    from collections.abc import Generator

    from hearts.app.sitting.cutting import DealCheck
    from hearts.engine.deal import View

PLAYER = "iq:120"  # plays at sight, on the page
RULES = "classic-pc passing=K"  # nobody passes: the cards that are dealt are played
SEVERAL = 3  # cards from which Ben must choose, so that there is something to choose


class Walk:
    """A deal of its own, kept nowhere.

    known    what Ben was asked with, as text; empty before he has played
    played   the card that he played
    """

    def __init__(self, id: str, secret: str) -> None:
        self._secret = secret
        self._next = NextGame(id, secret)
        self._journal = Journal(Store({}), lambda text, kind: None)
        self.known, self.played = "", -1
        self.view: View  # Ben's, once he has played

    @property
    def hash(self) -> str:
        """The hash of the secret number, before anything is dealt."""
        return self._next.promise.hash

    def cut(self, word: str) -> bool:
        """Cut the deal with this word and deal; returns whether that was done."""
        if not self._next.cut(word):
            return False
        rules, journal = Rules.read(RULES), self._journal
        seats = Setup(rules).seats
        minds = [seats[0]] + [Seat(PLAYER, who.face, who.name) for who in seats[1:]]
        journal.open(self._next.record(Setup(rules, minds)))
        journal.keep_secret(self._secret)
        journal.play(journal.deal())
        return True

    @property
    def checked(self) -> DealCheck:
        """What the check of the deal has found."""
        return check_deal(self._journal.record, 0)

    @property
    def word(self) -> str:
        """The word that the deal was cut with."""
        return self._next.promise.word

    @property
    def hand(self) -> int:
        """The player's cards, as they were dealt."""
        assert self._journal.game.deal is not None
        return self._journal.game.deal.dealt[0]

    @property
    def names(self) -> list[str]:
        """The names at the table; the last one is Ben's."""
        return [who.name for who in self._journal.record.seats]

    def play(self) -> Generator[None, None, None]:
        """Let minds play for all seats until Ben has chosen among several cards, with a pause after each card."""
        journal, who = self._journal, mind(PLAYER)
        last = len(self.names) - 1
        while journal.game.phase == "play":
            game = journal.game
            seat, record = game.waiting[0], journal.record
            move = yield from choice(record, game, seat, who)
            assert isinstance(move, Played)
            journal.play(move)
            if seat == last:
                self.view, drawn = asked(record, game, seat)
                self.known = question(1, "play", self.view, PLAYER, drawn)
                self.played = move.card
                if count(self.view.legal) >= SEVERAL:
                    return
            yield

    def again(self) -> int:
        """Return the card that the same mind chooses from the text alone."""
        told = read_question(read_object(self.known))
        return mind(told.mind).play(told.view, told.seed).choice
