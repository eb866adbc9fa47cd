"""Verify: replay a record and compare all that can be computed again: its cards, its score, the choices of its minds.

What a check proves, and what not, stands in `docs/same.md`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from hearts.arena.sources import LENGTH, MINDS, minds_of
from hearts.arena.table import chance as chance_of_the_arena
from hearts.engine.cards import count, name, text
from hearts.engine.checking import check, deals, dealt_as
from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.record import Record, is_person, positions, shares_of
from hearts.engine.shuffle import chance, deal_key, digest
from hearts.minds.registry import mind, sees_hands, stand_in, thinks

if TYPE_CHECKING:
    from hearts.engine.game import Game, Move
    from hearts.minds.mind import Mind

RESULT = "result"  # the note of a result: a hash over its heading, and its scores as they stand
ARENA = "arena-"  # what the id of a game that a match has kept begins with
WRONG = {
    "cards": "its cards do not follow from what was put in",
    "hash": "the secret number has not the hash that the cut was made against",
    "cut": "it was not dealt with the cut that the record notes",
}

State = Literal["checked", "open", "version", "wrong"]


@dataclass
class Verdict:
    """What a check has found of one record, or of a part of its choices.

    state       "checked": all of it; "open": nothing is wrong, but some of it cannot be checked; "version": the same,
                because other minds played; "wrong": something is not what it says
    says        the reason in words, for a state other than "checked"
    deals, choices   how many deals there are, and how many choices of minds were computed again
    result      whether it is a result, which names its minds and its scores
    """

    state: State
    says: str = ""
    deals: int = 0
    choices: int = 0
    result: bool = False

    def line(self, file: str) -> str:
        """Return the line that the command prints for a file."""
        if self.state == "checked":
            deals = "1 deal" if self.deals == 1 else f"{self.deals} deals"
            choices = "1 choice" if self.choices == 1 else f"{self.choices} choices"
            what = "a result" if self.result else "a record"
            return f"{file}: checked: {what} of {deals}, {choices} of minds computed again."
        words = {"open": "not all checked", "version": "of another version", "wrong": "wrong"}
        return f"{file}: {words[self.state]}: {self.says}"


def verified(source: str, part: int = 0, parts: int = 1) -> Verdict:
    """Check a record as text; of the choices of its minds, those of one part out of `parts`."""
    try:
        record = Record.read(source, later=True)
    except ValueError as error:
        return Verdict("wrong", str(error))
    if record.game.deal is None or len(record.seats) != record.game.rules.players:
        return Verdict("wrong", "It holds no deal, or does not say who sits in each seat.")
    for found in (_deals(record), _scores(record)):
        if found is not None and found.state == "wrong":
            return found
    try:
        played = _played(record, part, parts)
    except ValueError as error:  # a mind that is not known today
        return Verdict("version", f"{error} All but the choices of the minds is checked.", len(deals(record)))
    laid = _deals(record)
    return laid if laid is not None and played.state == "checked" else played


def joined(parts: list[Verdict]) -> Verdict:
    """Return the verdict on a record from those on its parts: the gravest, the first of them, with all choices."""
    order: tuple[State, ...] = ("wrong", "version", "open", "checked")
    gravest = min(parts, key=lambda part: order.index(part.state))
    return replace(gravest, choices=sum(part.choices for part in parts))


def result(source: str) -> str:
    """Return a record as a result: with notes that name its minds and its scores."""
    record = Record.read(source, later=True)
    notes = [note for note in record.notes if note[0] not in (MINDS, RESULT)]
    notes += [(MINDS, minds_of(record)), (RESULT, _outcome(record))]
    return record.at(record.game, tuple(notes)).text()


def _deals(record: Record) -> Verdict | None:
    """Return what is wrong with the first deal that is not right, or cannot be checked; None where all are right."""
    first = record.game.first
    for number in range(first, first + len(deals(record))):
        found = check(record, number)
        if found in WRONG:
            return Verdict("wrong", f"Deal {number + 1}: {WRONG[found]}.")
    laid = [number for number in range(first, first + len(deals(record))) if check(record, number) == "hand"]
    return Verdict("open", f"A person laid the cards of deal {laid[0] + 1}.", len(deals(record))) if laid else None


def _scores(record: Record) -> Verdict | None:
    """Return what is wrong with the scores that a result names; None where it names none, or the right ones."""
    noted, right = dict(record.notes).get(RESULT, ""), _outcome(record)
    hash, _, scores = right.partition(" ")
    if not noted or noted == right:
        return None
    if noted.partition(" ")[0] != hash:
        return Verdict("wrong", "Its id, its rules or its seats are not those of the game that was noted as a result.")
    return Verdict("wrong", f"The scores are {scores}, and it says {noted.partition(' ')[2]}.")


def _outcome(record: Record) -> str:
    """Return what a result notes: a hash over id, rules, construction and players, and the scores."""
    heading = [record.id, record.seed, record.game.rules.text(), str(record.dealing), str(record.game.first)]
    hash = digest("moonshot hearts result", *heading, *[seat.player for seat in record.seats])[:LENGTH]
    return " ".join([hash, *map(str, record.game.scores)])


def _played(record: Record, part: int, parts: int) -> Verdict:
    """Compute the choices of the minds again."""
    number = len(deals(record))
    noted, own = dict(record.notes).get(MINDS, ""), minds_of(record)
    if noted not in ("", own):
        why = f"Its minds are {noted[:8]}, those of today {own[:8]}. All but their choices is checked."
        return Verdict("version", why, number)
    left = _left(record)
    minds = [None if is_person(seat.player) or left else _Seat(seat.player) for seat in record.seats]
    begun, done = int(dict(record.notes).get("from", "0") or "0"), 0
    asked = [game for game in positions(record.game)[begun:] if _chosen(game, minds)]
    for game in asked[part::parts]:
        why = _differs(record, game, minds)
        if why and not noted:
            return Verdict("version", f"{why} The record does not name its minds, so others may have played.", number)
        if why:
            return Verdict("wrong", why, number)
        done += 1
    is_result = noted != "" and RESULT in dict(record.notes)
    return Verdict("open" if left else "checked", left, number, done, is_result)


def _left(record: Record) -> str:
    """Return why the choices of the minds cannot be computed again; empty where they can."""
    arena = record.id.startswith(ARENA)
    if dict(record.notes).get("diabolo", "no") not in ("no", "0", ""):
        return "The opponents saw all cards and thought by the clock."
    for seat in record.seats:
        if is_person(seat.player):
            continue
        if sees_hands(seat.player) or (thinks(seat.player) and not (arena or record.seed)):
            return f"{seat.name} ({seat.player}) thought by the clock, so the choices cannot be computed again."
        if "@" in seat.player:
            return f"{seat.name} ({seat.player}) thought by the clock, so the choices cannot be computed again."
    return ""


class _Seat:
    """A mind, and the one that stands in for it at a table where nobody else answers."""

    def __init__(self, name: str) -> None:
        self.mind: Mind = mind(name)
        self.stand_in: Mind = stand_in(name)


def _chosen(game: Game, minds: list[_Seat | None]) -> bool:
    """Return whether the last move of a position was the choice of a mind that can be computed again."""
    move = game.move
    if move is None or isinstance(move, Dealt) or minds[move.seat] is None:
        return False
    if isinstance(move, Played):
        return game.last is not None and count(game.last.view(move.seat).legal) > 1
    return isinstance(move, Passed) or move.what in ("minus", "plus")


def _differs(record: Record, game: Game, minds: list[_Seat | None]) -> str:
    """Return how the last move of a position differs from what its mind chooses; empty where it does not."""
    move, before = game.move, game.last
    assert before is not None and move is not None and not isinstance(move, Dealt)
    seat = minds[move.seat]
    assert seat is not None and before.deal is not None
    wanted = _choice(record, before, move, seat.mind)
    if wanted == move or (seat.mind.thinks and record.seed and _choice(record, before, move, seat.stand_in) == move):
        return ""
    who = record.seats[move.seat]
    said = f"{who.name} {_told(move)}, where {who.player} {_told(wanted)}"
    return f"Move {game.length}, deal {before.deal.table.number + 1}: {said}."


def _choice(record: Record, before: Game, move: Passed | Played | Declared, mind: Mind) -> Move:
    """Return what a mind chooses where this move was made."""
    seat = move.seat
    if isinstance(move, Declared):
        return Declared(seat, mind.declare(before.view(seat), before.choices()))
    arena = record.id.startswith(ARENA)
    at = before if arena or isinstance(move, Played) else _begun(before)
    view = at.view(seat)
    drawn = chance_of_the_arena(view, record.seed, seat) if arena else _chance(record, at, seat)
    if isinstance(move, Passed):
        return Passed(seat, mind.give(view, drawn).choice)
    return Played(seat, mind.play(view, drawn).choice)


def _begun(game: Game) -> Game:
    """Return the position before anybody has passed: all choose at once."""
    while game.last is not None and isinstance(game.move, Passed):
        game = game.last
    return game


def _chance(record: Record, at: Game, seat: int) -> str:
    """Return what a mind could use of chance at the table."""
    assert at.deal is not None
    number, shares = at.deal.table.number, shares_of(at)
    key = deal_key(dealt_as(record, number)[0], number, shares) if shares else record.key(at)
    return chance(key, at.length, seat)


def _told(move: Move) -> str:
    """Return what a move does, in words."""
    if isinstance(move, Passed):
        return f"passes {text(move.cards)}"
    if isinstance(move, Played):
        return f"plays {name(move.card)}"
    return f"says {move.what}" if isinstance(move, Declared) else "deals"
