"""The journal keeps the record of the game on the table: each move before it is shown. It notices other tabs.

Of several tabs that show the same saved game one holds the table, and may write it: see `Hold`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.heading import BACK, FROM, Notes, notes, player_of
from hearts.app.keeping.setup import by_name
from hearts.app.words import notices
from hearts.engine import shuffle
from hearts.engine.game import Dealt
from hearts.engine.record import Record, RecordError, continuable, entry, heading

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from hearts.app.heading import Counted
    from hearts.app.keeping.store import Store
    from hearts.app.scene.model import GameKind
    from hearts.app.sitting.players import Player
    from hearts.app.tasks import Rest
    from hearts.engine.game import Game, Move

    class Hold(Protocol):
        """Which of several tabs that show a saved game may write it; `held`: whether this one may."""

        held: bool

        async def ask(self, key: str, on_change: Callable[[], object]) -> None:
            """Ask for the table of the game that is kept under `key`, and waits until it is known who holds it.

            on_change   is called from then on whenever that changes, or another tab has written the game
            """

        def take(self) -> None:
            """Hold the table from now on, and let the tab know that did."""


class Alone:
    """The hold of a table of which no other tab can know."""

    def __init__(self) -> None:
        self.held = True

    async def ask(self, key: str, on_change: Callable[[], object]) -> None:
        """Hold it at once: there is no other tab to ask."""

    def take(self) -> None:
        """Do nothing: there is no other tab to take it from."""


class Deals:
    """Where the deals of a game come from, and who plays it: the base, by which the house deals, and its minds play.

    kind    what such a game is where it comes to the table beside the player's own
    helps   whether the coach may help, and a mind finish a deal for the player
    """

    kind: GameKind = "practice"
    helps = True

    def next(self, number: int) -> Dealt | None:
        """Return the deal that follows after `number` others; None: the house deals."""
        return None

    def hear(self, move: Move) -> None:
        """Hear of a move that the rules allow, before it is kept. Raises IllegalMove to refuse it."""

    def go_on(self, game: Game, done: int) -> None:
        """Go on from where another tab has brought the game; `done` of its moves were heard of."""

    def player(self, seat: int) -> Player | None:
        """Return who plays this seat, at which no person sits; None: whom the record names."""
        return None


class Journal:
    """The record, and its text as it is kept: `text` is what the store holds, as far as this page knows.

    deals    where its deals come from
    opened   the text with which this page began; empty where there was none
    notice   says a sentence beside the table
    draw_secret   32 bytes that nobody can guess, as hex; empty where the browser has none
    """

    def __init__(
        self,
        store: Store,
        notice: Callable[[str, str], None],
        draw_secret: Callable[[], str] = str,
        deals: Deals | None = None,
    ) -> None:
        self.deals = deals or Deals()
        self._store = store
        self._notice = notice
        self._draw_secret = draw_secret
        self._drawn = ("", "")  # a game's id, and its secret
        self.record: Record  # set by the first `open`
        self.text = ""
        self._kept = ""  # the last text that was not refused
        self.opened = ""

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.record.game

    @property
    def kept(self) -> bool:
        """True if the store holds the game as it stands; False if the storage refused it."""
        return self.text == self._kept

    def open(self, record: Record) -> None:
        """Keep this record from now on, in place of another."""
        self.record = record = by_name(record)
        self._keep(record.text() if record.game.length else heading(record))

    def play(self, move: Move) -> None:
        """Make a move and keep it at once. Raises IllegalMove if the rules do not allow it."""
        after = self.game.play(move)
        self.deals.hear(move)
        self.record = self.record.at(after)
        self._keep(self.text + entry(after))

    def deal(self) -> Dealt:
        """Return the next deal of this game. It is the same again if it is taken back and dealt anew."""
        return self.deals.next(len(self.game.lines)) or self._deal()

    def _deal(self) -> Dealt:
        """Return it as the house deals it."""
        record, number = self.record, self.game.first + len(self.game.lines)
        if record.dealing < shuffle.DEALING and record.seed:
            return Dealt(*shuffle.deal(self.game.rules, record.seed, number))
        share = (shuffle.PUBLISHED, record.seed) if record.seed else self.house_share(number)
        words = cuts(record, number) if share[0] == shuffle.HOUSE else []
        shares = (share,) + tuple([(shuffle.CUT, word) for word in words if word])
        return Dealt(*shuffle.dealt(self.game.rules, shuffle.deal_key(record.id, number, shares)), shares)

    def cut(self, game: Game, undo: bool = True) -> None:
        """Go back to an earlier position. The record notes how often that was done and, if undo is limited, how far.

        undo  whether that takes back a choice; else nothing is noted
        """
        if not undo:
            self._retell(self.record.at(game), _between(game, self.game))
            return
        noted = notes(self.record).counted("undo")
        if noted.takebacks == "last":
            noted = noted.set(BACK, game.length)
        if noted.begun > game.length:
            noted = noted.set(FROM, game.length)
        seen = [number for number in range(_dealt(game), _dealt(self.game)) if not cuts(self.record, number)]
        noted = Notes(noted.lines + tuple([(shuffle.CUT, str(number + 1)) for number in seen]))  # too late to cut them
        self._retell(self.record.at(game, noted.lines), _between(game, self.game))

    def refuses(self, game: Game) -> str:
        """Return the limit on undo that bars going back to `game`, as the word of its kind; empty if none does.

        "off"    nothing is taken back
        "last"   one's last choice may be, but none before it: never beyond where the last undo went
        """
        noted = notes(self.record)
        barred = game.length < noted.back if noted.takebacks == "last" else noted.takebacks == "off"
        return noted.takebacks if barred else ""

    def count(self, word: Counted) -> None:
        """Count once more under this word in the record."""
        self.note(notes(self.record).counted(word))

    def note(self, noted: Notes) -> None:
        """Keep these notes in the record's heading from now on."""
        self._retell(self.record.at(self.game, noted.lines), "")

    def keep_secret(self, secret: str) -> None:
        """Deal this game from a secret that was drawn before it began."""
        self._drawn = self.record.id, secret
        self._store.put(self._store.secret, f"{secret} {self.record.id}")

    @property
    def newer(self) -> str:
        """The text of this game that another tab has kept since; "" where none has."""
        text = self._store.get(self._store.game)
        return "" if text in (self.text, self._kept) else text

    def take_over(self) -> bool:
        """Go on from what another tab has kept since; returns whether it has. What does not read is set aside."""
        text, before = self.newer, self.text
        if not text:
            return False
        done = self.game.length
        try:
            self.record = playable(Record.read(gate.record(text)))
        except ValueError:
            self._notice(notices.strange(self._store.set_aside(self._store.game)), "problem")
            return False
        self._take(text)
        self.deals.go_on(self.game, done if self.text.startswith(before) else 0)
        return True

    async def catch_up(self, rest: Rest) -> None:
        """Take over what another tab has kept since, if that reads; in pieces."""
        text = self.newer
        if text:
            try:
                self.record = playable((await gate.read_in_parts(text, rest))[1])
            except ValueError:
                return  # the tab that holds the table sets it aside
            self._take(text)

    async def rescue(self, text: str, rest: Rest) -> bool:
        """Take over this later text of the game and keep it. Returns False if it does not continue this game."""
        record = None
        if self._precedes(text):
            try:
                record = playable((await gate.read_in_parts(text, rest))[1])
            except ValueError:
                pass
        if record is None or not self._precedes(text):  # somebody may have played meanwhile
            return False
        self.record = record
        self._keep(continuable(text, record))
        return True

    async def resume(self, rest: Rest, hold: Hold) -> bool:
        """Open the saved game; set aside and report one that cannot be read. Returns whether there is a game now."""
        kept = self._store.get(self._store.game)
        if not kept:
            return False
        try:
            text, record = await gate.read_in_parts(kept, rest)
            self.record = playable(record)
        except ValueError as error:
            if hold.held:
                key = self._store.set_aside(self._store.game)
                self._notice(notices.unreadable(key, error), "problem")
            return False
        text = self.text = self.opened = continuable(text, self.record)
        self._kept = kept
        if text != kept and hold.held:
            self._keep(text)  # so that what is kept reads back the same
        return True

    def house_share(self, number: int) -> tuple[str, str]:
        """Return this device's share of a deal of this game, from its secret; from its id, and called published, where
        there is none."""
        kept, _, id = self._store.get(self._store.secret).partition(" ")
        if id == self.record.id and len(kept) == 64:
            self._drawn = id, kept
        if self._drawn[0] != self.record.id:
            self.keep_secret(self._draw_secret())
        if not self._drawn[1]:
            return shuffle.PUBLISHED, self.record.id
        return shuffle.HOUSE, shuffle.house_share(self._drawn[1], number)

    def _retell(self, record: Record, gone: str | None) -> None:
        """Go on with this record; keep the text as it is but for its heading and for what is `gone` from its end.

        To write all moves of a long game anew takes a phone too long.
        """
        text, head = self.text, heading(self.record)
        if gone is None or not text.startswith(head) or not text.endswith(gone):
            self.open(record)
            return
        self.record = record = by_name(record)
        self._keep(heading(record) + text[len(head) : len(text) - len(gone)])

    def _precedes(self, text: str) -> bool:
        return text != self.text and (text.startswith(self.text) or self.text == self.opened)

    def _take(self, text: str) -> None:
        self.text = continuable(text, self.record)
        self._kept = text

    def _keep(self, text: str) -> None:
        self.text = text
        if self._store.put(self._store.game, text):
            self._kept = text


def cuts(record: Record, number: int) -> list[str]:
    """Return the words with which deal `number` (from 0) was cut; an empty one where its cards have been seen uncut.

    The record notes each as `cut NUMBER HASH WORD`, the number from 1. None: it may still be cut.
    """
    words = []
    for key, value in record.notes:
        which, _, rest = value.partition(" ")
        if key == shuffle.CUT and which == str(number + 1):
            words.append(rest.partition(" ")[2].strip())
    return words


def _dealt(game: Game) -> int:
    """Return the number of deals that have been dealt."""
    return game.deal.table.number + 1 if game.deal is not None else 0


def _between(game: Game, later: Game) -> str | None:
    """Return the text of the moves from `game` to a later position; None if that position does not follow from it."""
    entries: list[str] = []
    at: Game | None = later
    while at is not None and at is not game:
        if at.last is not None:
            entries.append(entry(at))
        at = at.last
    entries.reverse()
    return "".join(entries) if at is game else None


def playable(record: Record) -> Record:
    """Return the record, if it names a person or a known mind for each seat, so that it can be played on; else raises
    ValueError."""
    if len(record.seats) != record.game.rules.players:
        raise RecordError("no-seats")
    for seat in record.seats:
        player_of(seat.player)
    return by_name(record)
