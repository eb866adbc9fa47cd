"""Verify: replay a record and compare all that can be computed again: its cards, its score, the choices of its minds.

The page's worker and `hearts verify` check alike. What a check proves, and what not, stands in `docs/same.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import name, text
from hearts.engine.checking import check, deals
from hearts.engine.game import Dealt, Passed, Played
from hearts.engine.record import Record, positions
from hearts.engine.shuffle import digest
from hearts.engine.value import Value
from hearts.minds.again import chairs, choice, chosen, clocked, sees_all
from hearts.minds.named import LENGTH, MINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Literal

    from hearts.engine.game import Game
    from hearts.minds.again import Chair, Move

    State = Literal["checked", "open", "version", "wrong"]
    # How many choices have been checked, of how many, and at how many of them another mind stood in; None in between.
    Progress = tuple[int, int, int] | None
    Checking = Generator[Progress, None, "Verdict"]
    MindsOf = Callable[[Record], str]

RESULT = "result"  # the note of a result: a hash over its heading, and its scores as they stand
ORDER = ("wrong", "version", "open", "checked")  # the gravest first
WRONG = ("cards", "hash", "cut")  # what a check of a deal finds, where the deal is wrong

# Why it is not "checked", in English.
ENGLISH = {
    "": "",
    "unread": "{why}",
    "empty": "It holds no deal, or does not say who sits in each seat.",
    "cards": "Deal {deal}: its cards do not follow from what was put in.",
    "hash": "Deal {deal}: the secret number has not the hash that the cut was made against.",
    "cut": "Deal {deal}: it was not dealt with the cut that the record notes.",
    "laid": "A person laid the cards of deal {deal}.",
    "heading": "Its id, its rules or its seats are not those of the game that was noted as a result.",
    "scores": "The scores are {scores}, and it says {said}.",
    "unknown": "{why} All but the choices of the minds is checked.",
    "minds": "Its minds are {noted}, those of today {own}. All but their choices is checked.",
    "clock": "{name} ({player}) thought by the clock, so the choices cannot be computed again.",
    "diabolo": "The opponents saw all cards and thought by the clock.",
    "differs": "Move {move}, deal {deal}: {name} {made}, where {player} {wanted}.",
    "unnamed": "Move {move}, deal {deal}: {name} {made}, where {player} {wanted}. The record does not name its minds, "
    "so others may have played.",
}


class Verdict(Value):
    """The result of checking one record, or a part of its choices.

    state       "checked": all of it; "open": nothing is wrong, but some of it cannot be checked; "version": the same,
                because other minds played; "wrong": something is not what it says
    why, values   the reason, as an id of ENGLISH with its values, for a state other than "checked"
    deals, choices   how many deals there are, and how many choices of minds were computed again
    stood_in    at how many of them another mind stood in, because nobody had answered
    result      whether it is a result, which names its minds and its scores
    """

    def __init__(
        self,
        state: State,
        why: str = "",
        values: dict[str, str] | None = None,
        deals: int = 0,
        choices: int = 0,
        stood_in: int = 0,
        result: bool = False,
    ) -> None:
        self.state: State = state
        self.why, self.values = why, values or {}
        self.deals, self.choices, self.stood_in = deals, choices, stood_in
        self.result = result

    @property
    def says(self) -> str:
        """The reason in English."""
        return ENGLISH[self.why].format(**self.values)

    def plain(self) -> dict[str, object]:
        """Return it as an object for JSON."""
        return dict(self.__dict__)

    def line(self, file: str) -> str:
        """Return the line that the command prints for a file."""
        if self.state == "checked":
            deals = "1 deal" if self.deals == 1 else f"{self.deals} deals"
            choices = "1 choice" if self.choices == 1 else f"{self.choices} choices"
            what = "a result" if self.result else "a record"
            stood = f" At {self.stood_in} of them another mind stood in." if self.stood_in else ""
            return f"{file}: checked: {what} of {deals}, {choices} of minds computed again.{stood}"
        words = {"open": "not all checked", "version": "of another version", "wrong": "wrong"}
        return f"{file}: {words[self.state]}: {self.says}"


def verified(source: str, minds_of: MindsOf, part: int = 0, parts: int = 1) -> Verdict:
    """Check a record as text; of the choices of its minds, those of one part out of `parts`.

    minds_of   returns what names the minds of a record today, see `hearts.minds.named`
    """
    checking = steps(source, minds_of, part, parts)
    while True:
        try:
            next(checking)
        except StopIteration as end:
            verdict: Verdict = end.value
            return verdict


def joined(parts: list[Verdict]) -> Verdict:
    """Return the verdict on a record from those on its parts: the gravest, the first of them, with all choices."""
    one = min(parts, key=lambda part: ORDER.index(part.state))
    choices, stood_in = sum([part.choices for part in parts]), sum([part.stood_in for part in parts])
    return Verdict(one.state, one.why, one.values, one.deals, choices, stood_in, one.result)


def result(source: str, minds_of: MindsOf) -> str:
    """Return a record as a result: with notes that name its minds and its scores."""
    record = Record.read(source, later=True)
    notes = [note for note in record.notes if note[0] not in (MINDS, RESULT)]
    notes += [(MINDS, minds_of(record)), (RESULT, outcome(record))]
    return record.at(record.game, tuple(notes)).text()


def steps(source: str, minds_of: MindsOf, part: int = 0, parts: int = 1, since: int = 0, stood_in: int = 0) -> Checking:
    """Check a record with pauses, each of which tells the progress.

    since, stood_in   so many choices have been checked before, and at so many of them another mind stood in
    """
    try:
        record = Record.read(source, later=True)
    except ValueError as error:
        return Verdict("wrong", "unread", {"why": str(error)})
    if record.game.deal is None or len(record.seats) != record.game.rules.players:
        return Verdict("wrong", "empty")
    several = len(deals(record))
    yield None
    laid = _deals(record)
    if laid is not None and laid.state == "wrong":
        return laid
    found = _scores(record)
    if found is not None:
        return found
    try:
        played = yield from _played(record, minds_of(record), (part, parts), since, stood_in)
    except ValueError as error:  # a mind that is not known today
        return Verdict("version", "unknown", {"why": str(error)}, several)
    return laid if laid is not None and played.state == "checked" else played


def outcome(record: Record) -> str:
    """Return what a result notes: a hash over id, rules, construction and players, and the scores."""
    heading = [record.id, record.seed, record.game.rules.text(), str(record.dealing), str(record.game.first)]
    hash = digest("moonshot hearts result", *(heading + [seat.player for seat in record.seats]))[:LENGTH]
    return " ".join([hash] + [str(score) for score in record.game.scores])


def _deals(record: Record) -> Verdict | None:
    """Return what is wrong with the first deal that fails or cannot be checked; None if all deals are right."""
    first, laid, several = record.game.first, -1, len(deals(record))
    for number in range(first, first + several):
        found = check(record, number)
        if found in WRONG:
            return Verdict("wrong", found, {"deal": str(number + 1)})
        if found == "hand" and laid < 0:
            laid = number
    return Verdict("open", "laid", {"deal": str(laid + 1)}, several) if laid >= 0 else None


def _scores(record: Record) -> Verdict | None:
    """Return what is wrong with the scores that a result names; None where it names none, or the right ones."""
    noted, right = dict(record.notes).get(RESULT, ""), outcome(record)
    hash, _, scores = right.partition(" ")
    if not noted or noted == right:
        return None
    if noted.partition(" ")[0] != hash:
        return Verdict("wrong", "heading")
    return Verdict("wrong", "scores", {"scores": scores, "said": noted.partition(" ")[2]})


def _played(record: Record, own: str, part: tuple[int, int], since: int, stood_in: int) -> Checking:
    """Compute the choices of the minds again; `own`: what names them today."""
    number, noted = len(deals(record)), dict(record.notes).get(MINDS, "")
    if noted not in ("", own):
        return Verdict("version", "minds", {"noted": noted[:8], "own": own[:8]}, number)
    left = _left(record)
    if left is not None:
        return left
    minds, begun = chairs(record), int(dict(record.notes).get("from", "0") or "0")
    several = [game for game in positions(record.game)[begun:] if chosen(game) and minds[_seat(game)] is not None]
    several = several[part[0] :: part[1]]
    done = since
    for game in several[since:]:
        found = yield from _compare(record, game, minds)
        if found is not None and found.why:
            state: State = "wrong" if noted else "version"
            why = "differs" if noted else "unnamed"
            return Verdict(state, why, dict(found.values, deal=str(_number(game) + 1)), number)
        done, stood_in = done + 1, stood_in + (found is not None)
        yield done, len(several), stood_in
    return Verdict("checked", "", None, number, done, stood_in, noted != "" and RESULT in dict(record.notes))


def _left(record: Record) -> Verdict | None:
    """Return why the choices of the minds cannot be computed again; None where they can."""
    number = len(deals(record))
    if sees_all(record):
        return Verdict("open", "diabolo", None, number)
    seat = clocked(record)
    if seat < 0:
        return None
    who = record.seats[seat]
    return Verdict("open", "clock", {"name": who.name, "player": who.player}, number)


def _compare(record: Record, game: Game, minds: list[Chair | None]) -> Generator[Progress, None, Verdict | None]:
    """Compare the last move of a position with what its mind chooses: None where it is that; "checked" where it is
    what the mind that stands in chooses; else a reason."""
    move, before = game.move, game.last
    assert before is not None and move is not None
    seat = _seat(game)
    chair = minds[seat]
    assert chair is not None
    wanted: Move = yield from _silently(choice(record, before, seat, chair.mind))
    if wanted == move:
        return None
    if chair.mind.thinks and record.seed:
        other: Move = yield from _silently(choice(record, before, seat, chair.stand_in))
        if other == move:
            return Verdict("checked")
    who = record.seats[seat]
    values = {"move": str(game.length), "name": who.name, "player": who.player}
    return Verdict("wrong", "differs", dict(values, made=_told(move), wanted=_told(wanted)))


def _silently(thinking: Generator[None, None, Move]) -> Generator[Progress, None, Move]:
    """Think, with the pauses of a check that has nothing new to tell."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            move: Move = end.value
            return move
        yield None


def _seat(game: Game) -> int:
    """Return the seat whose choice led to a position."""
    move = game.move
    assert move is not None and not isinstance(move, Dealt)  # a deal is nobody's choice
    return move.seat


def _number(game: Game) -> int:
    assert game.last is not None and game.last.deal is not None
    return game.last.deal.table.number


def _told(move: object) -> str:
    """Return what a move does, in words."""
    if isinstance(move, Passed):
        return f"passes {text(move.cards)}"
    if isinstance(move, Played):
        return f"plays {name(move.card)}"
    return f"says {getattr(move, 'what', '')}"
