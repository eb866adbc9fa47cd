"""The table of all that is saved: a line for each kind. The file with everything, its import, “Your data” and deletion
follow from it.

To save something new, add its line to KINDS with a reader for an imported text, and its sentence `kept-kind-NAME` in
`app/words/en/kept.ftl`. `tests/app/test_kinds.py` asks for an example of it, and for one that is too long.

What is written must be read again: no writer saves more letters than `most`, nor more parts than `full` allows; the
oldest go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app import gate
from hearts.app.casts import reader
from hearts.app.heading import player_of
from hearts.app.keeping import attempts, laid_deals, own, pars, progress, review_results
from hearts.app.keeping.matches import Matches
from hearts.app.keeping.setup import Setup
from hearts.app.keeping.store import (
    ARCHIVED,
    CAST,
    DAY,
    DAYS,
    GAME,
    GAMES,
    HALL,
    LAID,
    LEFT,
    LOOK,
    MATCHES,
    PARS,
    PEOPLE,
    PICTURE,
    PROBLEMS,
    RELAY,
    REVIEWS,
    RULES,
    SCENE,
    SETTINGS,
    SETUP,
    UNREADABLE,
)
from hearts.app.words.locale import say
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Protocol, TypeGuard

    from hearts.app.keeping.store import Store
    from hearts.app.tasks import Rest
    from hearts.engine.record import Record

    class Results(Protocol):
        """The results of the leaderboard, as a file has them: each with its name."""

        async def texts(self) -> list[tuple[str, str]]:
            """Return them all."""

        async def take_in(self, name: str, text: str) -> str:
            """Save one, unless it is here. Returns why the browser refuses, or ""; raises ValueError if it is none."""


class Destination:
    """The place for what an imported file brings: texts and results. `rest`: between two parts of the work."""

    def __init__(self, store: Store, results: Results, rest: Rest) -> None:
        self.store, self.results, self.rest = store, results, rest


class Taken:
    """The outcome of importing one text of a file.

    unread   how many of its parts cannot be read; lost: how many of the oldest went, because there is no room for more
    rules, casts  how many are new
    problem  why the storage refuses, in words; empty if it does not
    chosen, setup, table   what there is one of, for the caller: settings, the next table, the game in play
    over     the record of a game in play that has ended
    """

    def __init__(
        self,
        unread: int = 0,
        lost: int = 0,
        problem: str = "",
        rules: int = 0,
        casts: int = 0,
        chosen: dict[str, object] | None = None,
        setup: Setup | None = None,
        table: Record | None = None,
        over: str = "",
    ) -> None:
        self.unread, self.lost, self.problem = unread, lost, problem
        self.rules, self.casts = rules, casts
        self.chosen, self.setup, self.table, self.over = chosen or {}, setup, table, over

    def add(self, other: Taken) -> None:
        """Add the outcome of another text."""
        self.unread += other.unread
        self.lost += other.lost
        self.rules += other.rules
        self.casts += other.casts
        self.problem = self.problem or other.problem
        self.chosen = other.chosen or self.chosen
        self.setup, self.table = other.setup or self.setup, other.table or self.table


if TYPE_CHECKING:
    Take = Callable[[Destination, str, str], Awaitable[Taken]]

# name    in `kept-kind-NAME`; start: its names in the store begin so; where that ends in no dot or dash, it is the name
# most    letters of a text, where it is read and where it is written
# take    merges a text of an imported file, by its name, with what is here, or raises ValueError; None: not exported
# full    returns whether a text has room for no more, so that each new part takes the place of the oldest
# covered whether it may hold the cards of everybody
# drawer  what it lies in, if not in the store, or what it belongs to: one row in “Your data” stands for all of it
Kind = NamedTuple(
    "Kind",
    [
        ("name", str),
        ("start", str),
        ("most", int),
        ("take", "Take | None"),
        ("full", "Callable[[str], bool]"),
        ("covered", bool),
        ("drawer", str),
    ],
)

RESULTS, FINISHED, TABLES = "results", "finished", "people"  # what lies together
TOLD = ("rules", "cast", "laid")  # the dialog in which these are saved tells that they are refused
DAY_DIGITS = 5  # of the number of a day, at most
PICTURES = ("data:image/jpeg;base64", "data:image/webp;base64")  # how a picture begins, and what follows the comma:
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="


# ---- how each kind of an imported text is read and merged ------------------------------------------------------------


async def _settings(here: Destination, name: str, text: str) -> Taken:
    return Taken(chosen=gate.parse_object(text))


async def _setup(here: Destination, name: str, text: str) -> Taken:
    return Taken(setup=Setup.try_read(text))


async def _rules(here: Destination, name: str, text: str) -> Taken:
    kept, taken = own.OwnRules(here.store), Taken()
    several = gate.parse_json(text, gate.FILE)
    for each in several if isinstance(several, list) else [several]:
        called, line = each if is_pair(each) else ("", "")
        try:
            rules = Rules.read(line)
        except ValueError:
            taken.add(Taken(unread=1))
            continue
        if rules.text() not in [text for _, text in kept.all()]:
            kept.add(called, rules)
            taken.add(Taken(lost=kept.lost, problem=here.store.problem, rules=1))
        await here.rest()
    return taken


async def _cast(here: Destination, name: str, text: str) -> Taken:
    cast = await reader.read_in_parts(text, here.rest)
    kept = own.OwnCasts(here.store)
    if cast.id in kept.ids():
        return Taken()
    return Taken(problem="" if kept.keep(cast.id, text) else here.store.problem, casts=1)


async def _reviews(here: Destination, name: str, text: str) -> Taken:
    return _counted(here, await review_results.Judged(here.store).take_in(text, here.rest))


async def _pars(here: Destination, name: str, text: str) -> Taken:
    return _counted(here, await pars.take_in(here.store, text, here.rest))


async def _days(here: Destination, name: str, text: str) -> Taken:
    return _counted(here, await attempts.take_in(here.store, text, here.rest))


async def _laid(here: Destination, name: str, text: str) -> Taken:
    return _counted(here, laid_deals.take_in(here.store, text))


async def _problems(here: Destination, name: str, text: str) -> Taken:
    progress.take_in(here.store, text)
    return _counted(here, (0, 0))


async def _match(here: Destination, name: str, text: str) -> Taken:
    Matches(here.store).take_in(name[len(MATCHES) :], text)
    return _counted(here, (0, 0))


async def _result(here: Destination, name: str, text: str) -> Taken:
    """Save a result of the leaderboard until it is checked here."""
    return Taken(problem=await here.results.take_in(name, gate.record(text)))


async def _picture(here: Destination, name: str, text: str) -> Taken:
    """Save the player's own picture for the table, unless there is one already."""
    kind, _, drawn = text.partition(",")
    if kind not in PICTURES or drawn.strip(LETTERS):
        raise ValueError("That is no picture.")
    return Taken() if here.store.get(PICTURE) else _put(here, name, text)


async def _day(here: Destination, name: str, text: str) -> Taken:
    """Save the record of a day's deals, unless this device has one that was begun earlier."""
    if not gate.digits(name[len(DAY) :], DAY_DIGITS):
        raise ValueError("That is no day.")
    return _put_first(here, name, gate.record(text))


async def _table(here: Destination, name: str, text: str) -> Taken:
    """Take in a game in play. A game by a link goes where that link finds it, unless there is one already."""
    text, record = await gate.read_in_parts(text, here.rest)
    for seat in record.seats:
        player_of(seat.player)
    if len(record.seats) != record.game.rules.players:
        raise ValueError("That is no table.")
    if record.game.phase == "over":
        return Taken(over=text)
    return Taken(table=record) if name == GAME else _put_first(here, name, text)


def _put_first(here: Destination, name: str, text: str) -> Taken:
    """Save a record, unless there is one that was begun earlier."""
    there = here.store.get(name)
    return Taken() if there and not attempts.earlier(text, there) else _put(here, name, text)


def _put(here: Destination, name: str, text: str) -> Taken:
    here.store.put(name, text)
    return _counted(here, (0, 0))


def _counted(here: Destination, found: tuple[int, int]) -> Taken:
    """Return how many parts of a text cannot be read, how many of the oldest went, and whether the storage refuses."""
    return Taken(unread=found[0], lost=found[1], problem=here.store.problem)


def is_pair(value: object) -> TypeGuard[list[str]]:
    """Return whether this is a list of two texts."""
    return isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], str)


def never(text: str) -> bool:
    """Return that there is no such limit: what it is one of, or what is one piece."""
    return False


def _parts(most: int, letters: int = gate.FILE, near: int = 1200) -> Callable[[str], bool]:
    """Return a function that says of lines, or of pairs in a list of JSON, whether there are as many as there may be,
    or nearly as many letters."""
    return lambda text: len(text) > letters - near or max(text.count("\n"), text.count("], [") + 1) >= most


# ---- the table -------------------------------------------------------------------------------------------------------

KINDS = (
    Kind("game", GAME, gate.RECORD, _table, never, True, ""),
    Kind("left", LEFT, gate.RECORD, None, never, True, ""),
    Kind("setup", SETUP, gate.TEXT, _setup, never, False, ""),
    Kind("settings", SETTINGS, gate.TEXT, _settings, never, False, ""),
    Kind("rules", RULES, gate.FILE, _rules, _parts(own.MOST), False, ""),
    Kind("cast", CAST, gate.FILE, _cast, never, False, ""),
    Kind("unreadable", UNREADABLE, gate.FILE, None, never, True, ""),
    Kind("scene", SCENE, gate.TEXT, None, never, False, ""),
    Kind("archive", ARCHIVED, gate.TEXT, None, never, False, ""),
    Kind("reviews", REVIEWS, gate.FILE, _reviews, _parts(review_results.MOST), False, ""),
    Kind("look", LOOK, gate.TEXT, None, never, False, ""),
    Kind("picture", PICTURE, gate.FILE, _picture, never, False, ""),
    Kind("problems", PROBLEMS, gate.TEXT, _problems, progress.full, False, ""),
    Kind("days", DAYS, attempts.LARGEST, _days, _parts(attempts.LATEST, attempts.LARGEST), False, ""),
    Kind("day", DAY, gate.RECORD, _day, never, False, ""),
    Kind("hall", HALL, gate.TEXT, _result, never, False, RESULTS),
    Kind("laid", LAID, gate.FILE, _laid, _parts(laid_deals.MOST), False, ""),
    Kind("pars", PARS, gate.FILE, _pars, _parts(pars.MOST), False, ""),
    Kind("match", MATCHES, gate.FILE, _match, never, False, ""),
    Kind("finished", GAMES, gate.RECORD, None, never, False, FINISHED),
    Kind("people", PEOPLE, gate.RECORD, None, never, False, TABLES),
    Kind("people", RELAY, gate.TEXT, None, never, False, TABLES),
)


def kind_of(name: str) -> Kind | None:
    """Return the kind of a text by its name; None if there is none.

    >>> [kind.name for kind in [kind_of(name) for name in ("days", "day.12", "game?seed=7")] if kind]
    ['days', 'day', 'game']
    >>> kind_of("day"), kind_of("daysy")
    (None, None)
    """
    for kind in KINDS:
        behind = name[len(kind.start) :]
        if name.startswith(kind.start) and (behind if kind.start[-1:] in (".", "-") else behind[:1] in ("", "?", ".")):
            return kind
    return None


def unsaved_notice(name: str, why: str) -> str:
    """Return the notice that the browser refuses a text of this name; "" if a dialog says so, or for no kind."""
    kind = kind_of(name)
    return (
        ""
        if kind is None or kind.name in TOLD
        else say("kept-unkept", what=say("kept-kind", kind=kind.name, about=""), why=why)
    )
