"""Watching a table: what somebody without a seat sees of a deal, which is what everybody sees, and no hand.

A watcher's View is that of the first seat without its cards. The rows of the score sheet come with the end of a deal:
until then a kitty's points are not known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine import follow
from hearts.engine.cards import BITS, card
from hearts.engine.deal import View
from hearts.engine.follow import StepError
from hearts.engine.rules import NO_CLUB
from hearts.engine.steps import DealSeen, Opening, PassSeen, PlaySeen, SaySeen, Step
from hearts.engine.table import Table

if TYPE_CHECKING:
    from hearts.engine.game import Game
    from hearts.engine.rules import Rules
    from hearts.engine.steps import SeenMove

MOST = 8  # watchers at a table
LEADS = " leads "


def shown(game: Game) -> View | None:
    """Return what everybody sees of a game between two deals; None before the first."""
    if game.deal is None:
        return None
    return View(0, game.deal.table, 0, 0, 0, 0, game.lines, game.scores, game.conceded, game.length)


def watched(before: View | None, line: str, rules: Rules) -> Step:
    """Return the step that a watcher sees with the common line of a move; StepError where that does not go on from
    `before`."""
    if line[:5] == "deal ":
        return _dealt(before, line, rules)
    if before is None:
        raise StepError("No cards have been dealt yet.")
    move = follow.read(line)
    if isinstance(move, PassSeen):
        return Step(before, move, _passed(before, move))
    if isinstance(move, PlaySeen):
        return Step(before, move, _after(before, _played(before.table, move.by, move.card)))
    assert isinstance(move, SaySeen)
    table = before.table
    for played in move.cards:
        table = _played(table, table.turn, played)
    return Step(before, move, _after(before, table, move.by if move.what == "concede" else before.conceded))


def _dealt(before: View | None, line: str, rules: Rules) -> Step:
    words, _, leads = line.partition(LEADS)
    table = Table(rules, int(words.split()[1]) - 1)
    opening = None
    if leads:
        leader, _, club = leads.partition(" ")
        opening = Opening(int(leader), card(club) if club else NO_CLUB)
        table = _opened(table, opening)
    lines, scores, length = (before.lines, before.scores, before.length) if before else ((), rules.start, 0)
    after = View(0, table, 0, 0, 0, 0, lines, scores, -1, length + 1)
    move: SeenMove = DealSeen(0, table.number, 0, opening, None)
    return Step(before, move, after)


def _passed(before: View, move: PassSeen) -> View:
    if before.table.phase != "pass" or move.by in before.table.ready:
        raise StepError("That seat has nothing to pass.")
    table = before.table.give(move.by, move.cards == 0)
    if move.opening is not None:
        table = _opened(table, move.opening)
    return _after(before, table)


def _opened(table: Table, opening: Opening) -> Table:
    if opening.leader not in range(table.rules.players):
        raise StepError("No such seat.")
    return table.open(opening.leader, opening.club)


def _played(table: Table, seat: int, played: int) -> Table:
    left = table.rules.pack & ~table.played
    if table.phase != "play" or table.turn != seat or not left & BITS[played]:
        raise StepError("That card cannot be played now.")
    return table.play(played)


def _after(before: View, table: Table, conceded: int = -1) -> View:
    return View(0, table, 0, 0, 0, 0, before.lines, before.scores, conceded, before.length + 1)
