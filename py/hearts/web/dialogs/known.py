"""The view of the seat that made a move of a record; if possible, its mind chooses again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same.errands import NoWorker, again
from hearts.app.words import phrases
from hearts.app.words.known import suits
from hearts.app.words.locale import say
from hearts.engine.cards import bits, count
from hearts.engine.game import Passed, Played
from hearts.minds.again import asked, clocked, sees_all
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html
from hearts.web.pieces import PIPS, both
from hearts.web.request import KnownOf

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.engine.game import Game
    from hearts.engine.record import Record
    from hearts.web.markup import Content
    from hearts.web.request import Request


SIGNS = {suit: sign for sign, suit in PIPS}


class Known(Dialog):
    """Shows the view that a seat was given before its move."""

    name = "known"

    async def fill(self, request: Request) -> None:
        """Show the view, and say whether the move follows from it."""
        assert isinstance(request, KnownOf)
        record, at = request.record, request.at
        move, before = at.move, at.last
        assert isinstance(move, (Passed, Played)) and before is not None
        view, who = asked(record, before, move.seat)[0], record.seats[move.seat]
        self.part("title").textContent = say("known-title", name=who.name)
        self.part("about").textContent = say("known-about", name=who.name)
        facts = _facts(view, [seat.name for seat in record.seats])
        rows = [html("<dt>{}</dt><dd>{}</dd>", say(id), shown) for id, shown in facts]
        dom.write(self.part("view"), *rows)
        kind = "pass" if isinstance(move, Passed) else "play"
        self.part("chose").textContent = say("known-chose", ask=kind, name=who.name, cards=phrases.cards(_set(move)))
        why = _why_not(record, at, view)
        self.part("said").textContent = why or say("known-asking")
        if not why:
            self.work(self._ask(record, at), "ask", self._say)

    async def _ask(self, record: Record, at: Game) -> None:
        """Have the mind choose again from its view alone."""
        move, before = at.move, at.last
        assert isinstance(move, (Passed, Played)) and before is not None
        try:
            chosen = await again(self.session.asker, record, before, move.seat)
        except NoWorker as error:
            self._say(str(error))
            return
        same = chosen == _set(move)
        self._say(say("known-same") if same else say("known-other", cards=phrases.cards(chosen)))

    def _say(self, text: str) -> None:
        self.part("said").textContent = text


def _set(move: Passed | Played) -> int:
    """Return the cards of a move, as a set."""
    return move.cards if isinstance(move, Passed) else 1 << move.card


def _facts(view: View, names: list[str]) -> list[tuple[str, Content]]:
    """Return what a view tells, each with the id of what it is called."""
    table = view.table
    facts: list[tuple[str, Content]] = [("known-hand", _suits(view.hand))]
    if view.gave or view.got:
        facts += [("known-gave", _suits(view.gave)), ("known-got", _suits(view.got))]
    if view.phase == "play":
        lies = [_suits(1 << card) for card in table.trick] or [_suits(0)]
        facts += [("known-trick", lies), ("known-played", _suits(table.played & ~bits(table.trick)))]
    scores = [say("sheet-entry", name=name, score=score) for name, score in zip(names, view.scores)]
    return facts + [("known-scores", phrases.listed(scores))]


def _suits(cards: int) -> Markup:
    """Return cards, a row for each suit."""
    rows = [both(SIGNS[suit] + " " + ranks, heard) for suit, ranks, heard in suits(cards)]
    return html("{}", [html("<span>{}</span>", row) for row in rows] or say("known-nothing"))


def _why_not(record: Record, at: Game, view: View) -> str:
    """Return why the mind is not asked again; empty where it can be."""
    move = at.move
    assert isinstance(move, (Passed, Played))
    who = record.seats[move.seat]
    if who.person:
        return say("known-person", name=who.name)
    if sees_all(record):
        return say("known-sees")
    if isinstance(move, Played) and count(view.legal) == 1:
        return say("known-forced")
    try:
        own = clocked(record, move.seat)
    except ValueError:
        own = move.seat
    return say("known-clock", name=who.name) if own >= 0 else ""
