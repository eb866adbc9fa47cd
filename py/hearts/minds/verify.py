"""Verify: replay a record and compare all that can be computed again: its cards, its score, the choices of its minds.

The page's worker and `hearts verify` check alike. What a check proves, and what not, stands in `docs/same.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import name, parse, text
from hearts.engine.checking import check, deals
from hearts.engine.game import Dealt, Passed, Played
from hearts.engine.heading import heading_of
from hearts.engine.record import DEALT, HEADING, SEATS, VERSION, Record, entry, positions, replay
from hearts.engine.record import heading as head_of
from hearts.engine.shuffle import digest
from hearts.engine.value import Value
from hearts.minds.again import chairs, choice, chosen, clocked, sees_all
from hearts.minds.named import LENGTH, MINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Literal

    from hearts.engine.game import Game
    from hearts.engine.heading import Heading
    from hearts.minds.again import Chair, Move

    State = Literal["checked", "open", "version", "wrong"]
    # How many choices have been checked, of how many, and at how many of them another mind stood in; None in between.
    Progress = tuple[int, int, int] | None
    Checking = Generator[Progress, None, "Verdict"]
    Looking = Generator[Progress, None, tuple[Record | None, "Verdict | None"]]
    MindsOf = Callable[[Record], str]

RESULT = "result"  # the note of a result: a hash over its heading, and its scores as they stand
ORDER = ("wrong", "version", "open", "checked")  # the gravest first
WRONG = ("cards", "hash", "cut")  # what a check of a deal finds, where the deal is wrong
FROM = "from"  # the note of practice: how many moves were made before it
DAY, MATCH = "daily-", "match-"  # what the ids of a day's and of a match's games begin with

# The notes that the game writes: those that may stand more than once, and the others.
MANY = ("again", "before", "cut", DEALT, "host", "left", "told")
ONCE = (
    "back", "begun", "demonstration", "diabolo", FROM, "hint", "joe", "lesson", "match", MINDS, "played_on", "restarts",
    RESULT, "salt", "sealed", "signed", "takebacks", "telepathy", "undo",
)  # fmt: skip
HELPS = "helps-"  # what such a note of a table of people begins with
# Where a note belongs: in a day these alone, in a match these and those; elsewhere all but APART.
IN_A_DAY = ("takebacks", "begun", MINDS, RESULT, "signed", "before")
IN_A_MATCH = IN_A_DAY + ("match", "sealed", "salt", "again", "joe", "hint", "telepathy", "undo")
APART = ("match", "sealed", "salt", "begun")

# Why it is not "checked", in English.
ENGLISH = {
    "": "",
    "unread": "{why}",
    "newer": "A newer version of the game wrote it.",
    "line": "Line {line}, “{text}”, is not how the game writes it.",
    "twice": "Line {line}: “{text}” appears twice.",
    "like": "Line {line}: “{text}” looks like a note of this game, but it is not.",
    "note": "Line {line}: this version does not know the note “{text}”.",
    "place": "Line {line}: the note “{text}” does not belong in this kind of record.",
    "from": "Line {line}: practice cannot begin at move {text}, because this record has no such move.",
    "skipped": "The first {count} moves were made before this practice began. Their choices are not checked.",
    "time": "A choice takes longer than {seconds} seconds to compute again.",
    "empty": "It has no deal, or does not say which player sits where.",
    "cards": "Deal {deal}: the cards do not match the numbers of the shuffle.",
    "hash": "Deal {deal}: the secret number does not match the hash that was shown before the cut.",
    "cut": "Deal {deal}: the cards do not match the cut that the record notes.",
    "laid": "A person laid out deal {deal}.",
    "heading": "The result belongs to a different game, or to other rules or players.",
    "scores": "The scores are {scores}, but the record says {said}.",
    "unknown": "{why} Everything except the choices of the minds was checked.",
    "minds": "Its minds come from another version ({noted}, here {own}). Everything except their choices was checked.",
    "clock": "{name} ({player}) thought for a set time, so these choices cannot be computed again.",
    "diabolo": "The opponents saw all cards and thought for a set time.",
    "differs": "Move {move}, deal {deal}: {name} {made}, where {player} {wanted}.",
    "unnamed": "Move {move}, deal {deal}: {name} {made}, where {player} {wanted}. The record does not say which "
    "version played.",
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

    @property
    def stood(self) -> str:
        """At how many choices another mind stood in, as a sentence; empty where none did."""
        if not self.stood_in:
            return ""
        return f" At {self.stood_in} of them a substitute chose, because the mind did not answer."

    def plain(self) -> dict[str, object]:
        """Return it as an object for JSON."""
        return dict(self.__dict__)

    def line(self, file: str) -> str:
        """Return the line that the command prints for a file."""
        if self.state == "checked":
            deals = "1 deal" if self.deals == 1 else f"{self.deals} deals"
            choices = "1 choice" if self.choices == 1 else f"{self.choices} choices"
            what = "a result" if self.result else "a record"
            return f"{file}: checked: {what} of {deals}, {choices} of minds computed again.{self.stood}"
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


def steps(
    source: str,
    minds_of: MindsOf,
    part: int = 0,
    parts: int = 1,
    since: int = 0,
    stood_in: int = 0,
    looked: tuple[Record | None, Verdict | None] | None = None,
) -> Checking:
    """Check a record with pauses, each of which tells the progress.

    since, stood_in   so many choices have been checked before, and at so many of them another mind stood in
    looked            what `looks` has found, where it has looked already
    """
    record, found = looked if looked is not None else (yield from looks(source))
    if record is None or (found is not None and found.state == "wrong"):
        assert found is not None
        return found
    several = len(deals(record))
    try:
        played = yield from _played(record, minds_of(record), (part, parts), since, stood_in)
    except ValueError as error:  # a mind that is not known today
        return Verdict("version", "unknown", {"why": str(error)}, several)
    if found is None or played.state != "checked":
        return played
    return Verdict("open", found.why, found.values, several, played.choices, played.stood_in)


def looks(source: str) -> Looking:
    """Check all of a record but the choices of its minds, with pauses. Return the record, None where it does not read,
    and what is wrong with it or cannot be checked, None where nothing is."""
    heading = heading_of(source)
    version = heading.get("hearts")
    if version and not version.strip("0123456789") and int(version[:9]) > VERSION:
        return None, Verdict("version", "newer")
    record = None
    try:
        for record in replay(source, later=True):  # noqa: B007 - the last one is the whole game
            yield None
    except ValueError as error:
        return None, Verdict("wrong", "unread", {"why": str(error)})
    if record is None or record.game.deal is None or len(record.seats) != record.game.rules.players:
        return None, Verdict("wrong", "empty")
    written = yield from _written(source, heading, record)
    amiss = [each for each in (written, _deals(record), _scores(record), _notes(heading, record)) if each is not None]
    return record, min(amiss, key=lambda each: ORDER.index(each.state)) if amiss else None


def outcome(record: Record) -> str:
    """Return what a result notes: a hash over id, rules, construction and players, and the scores."""
    heading = [record.id, record.seed, record.game.rules.text(), str(record.dealing), str(record.game.first)]
    hash = digest("moonshot hearts result", *(heading + [seat.player for seat in record.seats]))[:LENGTH]
    return " ".join([hash] + [str(score) for score in record.game.scores])


def _written(source: str, heading: Heading, record: Record) -> Generator[Progress, None, Verdict | None]:
    """Return which line of a record reads and is not as the game writes it; None where all are."""
    head, moves = [line.strip() for line in head_of(record).split("\n")], ""
    for game in positions(record.game):
        moves += entry(game)
        yield None
    wanted = [line.strip() for line in moves.split("\n") if line.strip()]
    for line in heading.lines:
        whole = f"{line.word} {line.rest}".strip()
        if (line.word in HEADING or line.word == "seat") and line.word != "rules" and whole not in head:
            return Verdict("wrong", "line", {"line": str(line.number), "text": whole})
    if heading.get("hearts") != str(VERSION):  # games of 0.1.0 may have a line for several tricks
        return None
    number, place = heading.lines[-1].number, 0
    for whole in source.split("\n")[number:]:
        number += 1
        plain = whole.strip() if whole.strip().startswith("share ") else whole.partition("#")[0].strip()
        if not plain:
            continue
        if place == len(wanted) or not _alike(plain, wanted[place]):
            return Verdict("wrong", "line", {"line": str(number), "text": plain})
        place += 1
    return None


def _alike(line: str, other: str) -> bool:
    """Return whether two lines of moves say the same: sets of cards may stand in any order."""
    if line == other:
        return True
    (word, _, rest), (own, _, cards) = line.partition(" "), other.partition(" ")
    if word != own or not (word == "pass" or word == "kitty" or word in SEATS):
        return line.split() == other.split()
    if word == "pass":
        (seat, _, rest), (own, _, cards) = rest.partition(" "), cards.partition(" ")
    return (word != "pass" or seat == own) and parse(rest) == parse(cards)


def _notes(heading: Heading, record: Record) -> Verdict | None:
    """Return which note of a record is wrong, or cannot be checked; None where there is none."""
    seen: list[str] = []
    found: Verdict | None = None
    for number, word, rest in heading.lines:
        if word in HEADING or word == "seat":
            continue
        why = _note(word, seen, record.id)
        seen.append(word)
        if word == FROM and not why:
            right = not rest.strip("0123456789") and 0 < len(rest) < 7 and int(rest) <= record.game.length
            why, rest = ("" if rest == "0" else "skipped", rest) if right else ("from", rest)
        if why:
            values = {"line": str(number), "text": rest if word == FROM and why == "from" else word, "count": rest}
            one = Verdict("wrong" if why in ("twice", "like", "from") else "open", why, values, len(deals(record)))
            if one.state == "wrong":
                return one
            found = found or one
    return found


def _note(word: str, seen: list[str], id: str) -> str:
    """Return why a note is not as it should be: "twice", "like", "note", "place"; "" where it is."""
    if word.startswith(HELPS) and id[: len(DAY)] != DAY and id[: len(MATCH)] != MATCH:
        return "twice" if word in seen else ""
    if word not in MANY and word not in ONCE:
        return "like" if _looks_like_one(word) else "note"
    if word in seen and word not in MANY:
        return "twice"
    if id[: len(DAY)] == DAY:
        return "" if word in IN_A_DAY else "place"
    if id[: len(MATCH)] == MATCH:
        return "" if word in IN_A_MATCH else "place"
    return "place" if word in APART else ""


def _looks_like_one(word: str) -> bool:
    """Return whether a word differs from one of the heading in its capitals alone, or in signs around it."""
    plain = "".join([letter for letter in word.lower() if letter in "abcdefghijklmnopqrstuvwxyz_-"])
    return plain in MANY or plain in ONCE or plain in HEADING or plain == "seat"


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
    minds, begun = chairs(record), _begun(record)
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


def _begun(record: Record) -> int:
    """Return how many moves practice began after; `_notes` has looked at the number."""
    return int(dict(record.notes).get(FROM, "0") or "0")


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
