"""A day's game as text. This module, and all that it imports, is frozen as one package for each quarter of a year
(`python build.py freeze`), so that no later version of the game changes a day. `docs/same.md` says how.

A day follows from its number: rules, seats, cards, and what the minds may use of chance. Whoever plays a day makes a
`Table` and gives it each move as text. The table has the last word on what may be played and on the score.

    pass 2 2C AS QS     play 0 QS     say 0 claim

Only texts and numbers go in and out, because the game around it may be of another version.

>>> table = Table(1)
>>> table.deal().split()[:5]
['deal', '1', 'share', 'published', 'daily-1']
>>> table.standing, table.scores
('pass 0 1 2 3', '0 0 0 0')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import card, name, parse, text
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import PERSON, Record, entry, positions
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING, PUBLISHED, chance, deal_key, dealt
from hearts.minds.instinct import Instinct

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.engine.game import Move

RULES = "classic-pc deals=4 ties=share"  # a tie is shared, so that each day has four deals
IQ = 120  # of the minds, which choose at sight
SEAT = 0  # of the person
MISREAD = (ValueError, KeyError, IndexError)


def named(number: int) -> str:
    """Return the id of a day's game, which is its published seed as well."""
    return f"daily-{number}"


def heading(number: int) -> str:
    """Return what a record of this day has in its heading: id, rules, who sits in each seat."""
    minds = " ".join([PERSON if seat == SEAT else f"iq:{IQ}" for seat in range(Rules.read(RULES).players)])
    return f"{named(number)}\n{RULES}\n{minds}"


class Table:
    """A day's game, kept in step move by move.

    seed      what the cards follow from, which everybody may know
    standing  the phase, and the seats whose move is awaited: "play 2"
    scores    as they stand, seat by seat; rows: the points of each deal that is over, seat by seat
    """

    def __init__(self, number: int) -> None:
        self.seed = named(number)
        self._game = Game.new(Rules.read(RULES))
        self._mind = Instinct(IQ)
        self._key = ""

    @property
    def standing(self) -> str:
        """The phase ("deal", "pass", "play", "moon" or "over"), and the seats that must move now."""
        return " ".join([self._game.phase] + [str(seat) for seat in self._game.waiting])

    @property
    def scores(self) -> str:
        """The scores, seat by seat."""
        return " ".join([str(score) for score in self._game.scores])

    @property
    def rows(self) -> str:
        """A line for each deal that is over: what each seat got in it."""
        return "\n".join([" ".join([str(points) for points in line.points]) for line in self._game.lines])

    def deal(self) -> str:
        """Deal the next cards. Returns what a record says of it. Raises ValueError where no deal is awaited."""
        shares = ((PUBLISHED, self.seed),)
        self._key = deal_key(self.seed, len(self._game.lines), shares)
        self._game = self._game.play(Dealt(*dealt(self._game.rules, self._key), shares))
        return entry(self._game)

    def take(self, said: str) -> None:
        """Make a move. Raises ValueError where it does not read, or the rules do not allow it."""
        self._game = self._game.play(_read(said))

    def ask(self, seat: int) -> str:
        """Return the move of the mind in this seat, which must be on turn."""
        game = self._game
        while game.phase == "pass" and isinstance(game.move, Passed) and game.last is not None:
            game = game.last  # all choose their packets at once
        view, drawn = game.view(seat), chance(self._key, game.length, seat)
        if game.phase == "pass":
            return f"pass {seat} {text(self._mind.give(view, drawn).choice)}"
        if game.phase == "moon":
            return f"say {seat} {self._mind.declare(view, game.choices())}"
        return f"play {seat} {name(self._mind.play(view, drawn).choice)}"


def par(number: int) -> Iterator[str]:
    """Play the day with the same mind in the person's seat. Yields "" after each move, and at last the rows."""
    table = Table(number)
    while table.standing != "over":
        if table.standing == "deal":
            table.deal()
        else:
            table.take(table.ask(int(table.standing.split()[1])))
        yield ""
    yield table.rows


def check(number: int, source: str) -> Iterator[str]:
    """Play a record of this day again. Yields "" after each move, and at last a verdict in words.

    "right"                          all of it follows; the rows stand on the lines below
    "record WHY"                     it does not read, or a move in it is against the rules
    "heading ID", "heading RULES"    it is not of this day, has other rules, or other players
    "cards DEAL"                     these are not the cards of this deal
    "choice DEAL SEAT WAS WOULD"     a mind plays or passes other cards than the one of this day
    "short DEALS"                    it ends before its last deal does
    """
    try:
        record = Record.read(source)
    except MISREAD as error:
        yield f"record {error}"
        return
    wrong = _heading(number, record)
    if wrong:
        yield wrong
        return
    table = Table(number)
    for game in positions(record.game):
        wrong = _differs(table, game.move)
        if wrong:
            yield wrong
            return
        yield ""
    yield f"right\n{table.rows}" if table.standing == "over" else f"short {len(record.game.lines)}"


def _heading(number: int, record: Record) -> str:
    id, rules, minds = heading(number).split("\n")
    if (record.id, record.seed, record.dealing, record.game.first) != (id, id, DEALING, 0):
        return f"heading {id}"
    if record.game.rules.text() != Rules.read(rules).text():
        return f"heading {rules}"
    return "" if [seat.player for seat in record.seats] == minds.split() else "heading minds"


def _differs(table: Table, move: Move | None) -> str:
    """Make a move of a record at the table. Returns how it differs from the one that is made there; else ""."""
    deal = len(table.rows.split("\n")) if table.rows else 0
    if isinstance(move, Dealt):
        wanted = table.deal()
        hands = [line.strip().partition(" ")[2] for line in wanted.strip().split("\n")[2:]]
        same = [text(hand) for hand in move.hands] == hands and move.shares == ((PUBLISHED, table.seed),)
        return "" if same else f"cards {deal + 1}"
    assert move is not None
    said = _said(move)
    claims = isinstance(move, Declared) and move.what == "claim"  # what is certain may be claimed for a mind, too
    wanted = said if move.seat == SEAT or claims else table.ask(move.seat)
    if said != wanted:
        return f"choice {deal + 1} {move.seat} {_cards(said)} {_cards(wanted)}"
    if isinstance(move, Declared) and move.what == "concede":
        return f"short {deal}"
    try:
        table.take(said)
    except MISREAD as error:
        return f"record {error}"
    return ""


def _said(move: Passed | Played | Declared) -> str:
    """Return a move as text."""
    if isinstance(move, Passed):
        return f"pass {move.seat} {text(move.cards)}"
    if isinstance(move, Played):
        return f"play {move.seat} {name(move.card)}"
    return f"say {move.seat} {move.what}"


def _cards(said: str) -> str:
    return ",".join(said.split()[2:])


def _read(said: str) -> Move:
    """Return the move in a text; ValueError where there is none."""
    what, _, rest = said.partition(" ")
    seat, _, words = rest.partition(" ")
    if seat not in ("0", "1", "2", "3"):
        raise ValueError(said)
    if what == "pass":
        return Passed(int(seat), parse(words))
    if what == "play":
        return Played(int(seat), card(words))
    if what == "say" and words in ("claim", "minus", "plus"):
        return Declared(int(seat), words)
    raise ValueError(said)
