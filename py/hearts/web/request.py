"""A request is a value that opens a dialog. This is the one place where a line of text becomes a request.

A dialog that wants another one makes a request and hands it to `Context.open`. Lines come from buttons
(`data-do="open opponent 2"`), keys, the actions of a scene, and tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.same.deals import Deal
    from hearts.app.same.what import What
    from hearts.app.scene.model import Scene
    from hearts.engine.game import Game
    from hearts.engine.record import Record
    from hearts.engine.rules import Rules
    from hearts.minds.advice import Advice, Choice


class Request(Value):
    """Opens the dialog of this name, which needs to know nothing more; its kinds add what their dialogs need."""

    def __init__(self, opens: str) -> None:
        self.opens = opens


class ReplayOf(Request):
    """A record comes to the table, at the start of a deal or after a number of moves.

    record  None: one's own game, as far as its deals are finished
    moves   how many are made already; -1: `deal` begins
    seat    who looks at it; -1: the viewer, or the first person in the record
    """

    def __init__(self, record: Record | None = None, deal: int = 0, moves: int = -1, seat: int = -1) -> None:
        Request.__init__(self, "replay")
        self.record, self.deal, self.moves, self.seat = record, deal, moves, seat


class ReviewOf(Request):
    """A deal of a record is judged; without a record, the one that has just ended at the table."""

    def __init__(self, record: Record | None = None, deal: int = 0) -> None:
        Request.__init__(self, "review")
        self.record, self.deal = record, deal


class PracticeFrom(Request):
    """Play goes on in a seat from where a record stands; without a record, from where the last practice began.

    coached  the coach speaks by itself
    whole    the record is a whole game, whose deals are played one after the other
    """

    def __init__(self, record: Record | None = None, seat: int = 0, coached: bool = False, whole: bool = False) -> None:
        Request.__init__(self, "practice")
        self.record, self.seat, self.coached, self.whole = record, seat, coached, whole


class DayOf(Request):
    """The deals of a day: `opens` is "daily" for what is told of it, "day" for the game at the table.

    number   of the day; 0: today
    """

    def __init__(self, opens: str, number: int = 0) -> None:
        Request.__init__(self, opens)
        self.number = number


class NextProblem(Request):
    """The next rated problem, or the problem of the day."""

    def __init__(self, rated: bool) -> None:
        Request.__init__(self, "problem")
        self.rated = rated


class OpponentAt(Request):
    """The opponent at this side of the table."""

    def __init__(self, side: int) -> None:
        Request.__init__(self, "opponent")
        self.side = side


class ThoughtsAt(Request):
    """The beliefs of the opponent at this side of the table."""

    def __init__(self, side: int) -> None:
        Request.__init__(self, "thoughts")
        self.side = side


class HintFor(Request):
    """The coach's advice; `stay`: the tutor asks for it, so what is open already stays open."""

    def __init__(self, stay: bool = False) -> None:
        Request.__init__(self, "hint")
        self.stay = stay


class RecordIn(Request):
    """A text that may be a record: the player is asked about what it holds. Without a text they are asked for one."""

    def __init__(self, text: str = "") -> None:
        Request.__init__(self, "open-record")
        self.text = text


class GameIn(Request):
    """A game has come; the player is asked whether to replay it or to play its deals."""

    def __init__(self, record: Record) -> None:
        Request.__init__(self, "open-game")
        self.record = record


class FileFor(Request):
    """A file for the dialog that takes it; without a name there is none.

    text     what the system handed over as this file
    gallery  the id of a set that comes from the gallery instead
    """

    def __init__(self, opens: str, file: str = "", text: str = "", gallery: str = "") -> None:
        Request.__init__(self, opens)
        self.file, self.text, self.gallery = file, text, gallery


class SetIn(Request):
    """A link names a set of the gallery; the player is asked whether to get it. Anything may stand for the id."""

    def __init__(self, id: str) -> None:
        Request.__init__(self, "get-set")
        self.id = id


class DealIn(Request):
    """A link holds a deal; the player is asked whether to play it. Anything may stand for its record."""

    def __init__(self, what: What) -> None:
        Request.__init__(self, "play-deal")
        self.what = what


class SendOf(Request):
    """A record goes to somebody else: a "deal", a "game" to be replayed, or a "result"; `text` is the record."""

    def __init__(self, kind: str, text: str) -> None:
        Request.__init__(self, "send")
        self.kind, self.text = kind, text


class LayoutOf(Request):
    """A deal is laid out, to be changed."""

    def __init__(self, deal: Deal) -> None:
        Request.__init__(self, "layout")
        self.deal = deal


class CheckOf(Request):
    """A record is checked: all that can be computed again is compared.

    record  None where only its text is known; text: as it is kept, empty where it is to be written
    """

    def __init__(self, record: Record | None = None, text: str = "") -> None:
        Request.__init__(self, "check")
        self.record, self.text = record, text


class KnownOf(Request):
    """The view of the seat that made the last move of a position; the position is one of the record."""

    def __init__(self, record: Record, at: Game) -> None:
        Request.__init__(self, "known")
        self.record, self.at = record, at


class MatchOf(Request):
    """Matches with friends, or the one of this id."""

    def __init__(self, id: str = "") -> None:
        Request.__init__(self, "match")
        self.id = id


class MatchIn(Request):
    """A link holds an invitation to a match, or a result of one. Anything may stand for it."""

    def __init__(self, what: What) -> None:
        Request.__init__(self, "came-match")
        self.what = what


class ResultIn(Request):
    """A link holds a result of the daily deals; the player is asked whether to add it. Anything may stand for it."""

    def __init__(self, what: What) -> None:
        Request.__init__(self, "add-result")
        self.what = what


class ResultsOf(Request):
    """The leaderboard; `what` is a result to be checked and added."""

    def __init__(self, what: What | None = None) -> None:
        Request.__init__(self, "board")
        self.what = what


# The request for each kind of text but a game: see `hearts.app.same.games.kind_and_game`.
COMES: dict[str, Callable[[What], Request]] = {"deal": DealIn, "match": MatchIn, "day": ResultIn}


class ShuffleOf(Request):
    """The shuffle of the next deal; `new`: the first one of the next game."""

    def __init__(self, new: bool = False) -> None:
        Request.__init__(self, "shuffle")
        self.new = new


class TableOf(Request):
    """A table of people: `text` is its link or its code; empty where one is to be opened or found."""

    def __init__(self, text: str = "") -> None:
        Request.__init__(self, "people")
        self.text = text


class RulesFor(Request):
    """Rules to be changed, option by option; `done` gets what has come of them when the dialog closes."""

    def __init__(self, rules: Rules, done: Callable[[Rules], object]) -> None:
        Request.__init__(self, "rules-form")
        self.rules, self.done = rules, done


class Warn(Request):
    """A choice that is held back: what the coach says of all choices, and of this one."""

    def __init__(self, advice: Advice, choice: Choice) -> None:
        Request.__init__(self, "warning")
        self.advice, self.choice = advice, choice


# The part behind the name in a line of text, read; a dialog that is not named here needs nothing.
READERS: dict[str, Callable[[str], Request]] = {
    "replay": lambda rest: ReplayOf(),
    "review": lambda rest: ReviewOf(),
    "practice": lambda rest: PracticeFrom(),
    "daily": lambda rest: DayOf("daily", _number(rest)),
    "day": lambda rest: DayOf("day", _number(rest)),
    "problem": lambda rest: NextProblem(rest == "rated"),
    "opponent": lambda rest: OpponentAt(int(rest)),
    "thoughts": lambda rest: ThoughtsAt(int(rest)),
    "hint": lambda rest: HintFor(),
    "open-record": lambda rest: RecordIn(),
    "new-game": lambda rest: FileFor("new-game"),
    "resume": lambda rest: FileFor("resume"),
    "board": lambda rest: ResultsOf(),
    "shuffle": lambda rest: ShuffleOf(rest == "new"),
    "people": lambda rest: TableOf(rest),
    "match": lambda rest: MatchOf(rest),
}


def read_request(line: str) -> Request:
    """The request that a line of text makes: `opponent 2`, `problem rated`, `settings`.

    >>> read("opponent 2"), read("problem rated"), read("settings")
    (OpponentAt(opens='opponent', side=2), NextProblem(opens='problem', rated=True), Request(opens='settings'))
    """
    name, _, rest = line.partition(" ")
    return READERS[name](rest) if name in READERS else Request(name)


def _number(rest: str) -> int:
    """The number behind a name; 0 where none stands there."""
    return int(rest) if rest and not rest.strip("0123456789") else 0


class Paragraph(Value):
    """A paragraph of a question: for the eye, and for the ear where that differs; `kind` is its class."""

    def __init__(self, text: str, spoken: str = "", kind: str = "") -> None:
        self.text, self.spoken, self.kind = text, spoken, kind


class Question:
    """A question to the player: `Context.ask` shows it and returns the answer.

    name     what its ids begin with
    buttons  the key and the label of each
    main     the key of the button that stands out
    safe     the key of the button that changes nothing: it has the keyboard first
    escape   what Escape answers; `safe` where nothing else is given
    choices  settings that may be chosen meanwhile, each with its legend and the id of the sentence for its values
    holds    whether it still makes sense beside a scene; where it does not, it goes away as with Escape
    kind     a class for its look
    empty    not all is known yet: what is still to come has its room, unseen
    """

    def __init__(
        self,
        name: str,
        title: str,
        texts: tuple[Paragraph, ...],
        buttons: tuple[tuple[str, str], ...],
        safe: str,
        escape: str | None = None,
        main: str = "",
        choices: tuple[tuple[str, str, str], ...] = (),
        holds: Callable[[Scene], bool] | None = None,
        kind: str = "",
        empty: bool = False,
    ) -> None:
        self.name, self.title, self.texts, self.buttons = name, title, texts, buttons
        self.safe, self.escape = safe, safe if escape is None else escape
        self.main = main or safe
        self.choices, self.holds, self.kind = choices, holds, kind
        self.empty = empty
