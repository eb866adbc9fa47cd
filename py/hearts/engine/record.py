"""A game as text that a person can read, and back: the save, the replay, the golden test and the bug report.

    hearts 2                           the format and its version; 1 where there are no shares
    id 3f9c21d0                        names the game, so that nothing counts twice
    rules deluxe limit=50              a preset and what differs from it
    seed 42                            a published seed of the deals; where it is 1, of the minds as well
    dealing 2                          the construction that deals (`hearts.engine.shuffle`); 1 where there is none
    first 13                           the number of the first deal, where it is not 1: only in records of the arena
    seat 0 person you You              seat, who plays it, portrait, name (the rest of the line)
    seat 2 person:k7Qd guest Ann       a person who plays at another device, by an id
    seat 1 casual pauline Pauline
    ...                                other heading lines are kept as they are
    deal 1                             each deal: shares, every hand, and a kitty where there is one
      share house 5eed...              who put in what, so that the cards can be checked; the rest of the line
      0 AK3C QT2D ...
      1 ...
      kitty ...
    pass 3 2C AS QS                    a choice, in the order made; `-` declines
    trick 3 2C 5C KC AC                the leader's seat, then the cards; the last trick may be short
    say 0 minus                        a moon's choice, `concede`, or `claim`: the rest is certain

Blank lines and what follows a `#` are for the reader only; but a name, or a heading line of others, may hold one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import card, name, parse, text
from hearts.engine.errors import RECORDS, HeartsError
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING, deal_key, digest
from hearts.engine.value import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.engine.game import Move

VERSION = 2
VERSIONS = ("1", "2")
MOVES = ("deal", "pass", "trick", "say")
HEADING = ("hearts", "id", "rules", "seed", "dealing", "first")  # lines that the heading has once
SEATS = ("0", "1", "2", "3", "4", "5")
DEALT = "dealt"  # a note of a game that is played on: how many deals came as which game, or from which seed
PERSON = "person"  # who plays a seat, where a person at this device does; `person:ID` plays elsewhere
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"  # of such an id
LONGEST = 64  # letters of it
MARK = "\ufeff"  # some editors begin a file with this byte order mark


class RecordError(HeartsError):
    """A record that does not read; it names the line and what is wrong with it."""

    english = RECORDS


class Seat(Value):
    """The player of a seat: `player` (PERSON, `person:ID`, or the name of a mind), portrait and name."""

    def __init__(self, player: str, face: str, name: str) -> None:
        self.player = player
        self.face = face
        self.name = name

    @property
    def person(self) -> bool:
        """Whether a person plays it, at this device or elsewhere."""
        return is_person(self.player)

    @property
    def here(self) -> bool:
        """Whether a person at this device plays it."""
        return self.player == PERSON


class Record:
    """A game with its heading: id, seed, seats, and `notes`, the heading lines that the engine does not need.

    seed      a published seed, from which anybody may work out the cards; empty where there is none
    dealing   the construction that deals: 1 from the seed alone, 2 from shares
    """

    def __init__(
        self,
        game: Game,
        id: str,
        seed: str,
        seats: tuple[Seat, ...],
        notes: tuple[tuple[str, str], ...] = (),
        dealing: int = 1,
    ) -> None:
        self.game = game
        self.id = id
        self.seed = seed
        self.seats = seats
        self.notes = notes
        self.dealing = dealing

    @property
    def people(self) -> list[int]:
        """The seats of people, at this device or elsewhere."""
        return [seat for seat, who in enumerate(self.seats) if who.person]

    @property
    def public(self) -> str:
        """What names this game to everybody, for chance that tells nothing of cards: its seed, else its id."""
        return self.seed or self.id

    def key(self, game: Game) -> str:
        """Return what `shuffle.chance` begins from in the deal of this position; a secret as long as the deal is
        played."""
        shares, deal = shares_of(game), game.deal
        if not shares or deal is None:
            return digest("moonshot hearts seed", self.public)
        return deal_key(self.id, deal.table.number, shares)

    @property
    def here(self) -> list[int]:
        """The seats of people at this device."""
        return [seat for seat, who in enumerate(self.seats) if who.here]

    def at(self, game: Game, notes: tuple[tuple[str, str], ...] | None = None) -> Record:
        """Return the same heading over another position of the game, with these notes where there are any."""
        return Record(game, self.id, self.seed, self.seats, self.notes if notes is None else notes, self.dealing)

    def seated(self, seats: tuple[Seat, ...]) -> Record:
        """Return the same game with these in its seats."""
        return Record(self.game, self.id, self.seed, seats, self.notes, self.dealing)

    def text(self) -> str:
        """Return the record as text, by `read` and back the same."""
        return heading(self) + "".join([entry(game) for game in positions(self.game)])

    @classmethod
    def read(cls, source: str, later: bool = False) -> Record:
        """Return the record that `text` wrote; RecordError says which line does not read, and why; `later`: see
        `replay`."""
        last = None
        for record in replay(source, later):
            last = record
        assert last is not None
        return last


def owner(player: str) -> str:
    """Return the id of the person at another device who plays a seat; "" for a person at this device and for a
    mind."""
    kind, _, id = player.partition(":")
    return id if kind == PERSON and not id.strip(LETTERS) and len(id) <= LONGEST else ""


def is_person(player: str) -> bool:
    """Return True if the word for the player of a seat names a person, at this device or elsewhere."""
    return player == PERSON or owner(player) != ""


def heading(record: Record) -> str:
    """Return the lines above the first deal."""
    shared = record.dealing > 1
    lines = [f"hearts {VERSION if shared else 1}", f"id {record.id}", f"rules {record.game.rules.text()}"]
    lines += [f"seed {record.seed}"] if record.seed or not shared else []
    lines += [f"dealing {record.dealing}"] if shared else []
    lines += [f"first {record.game.first + 1}"] if record.game.first else []
    lines += [f"seat {seat} {who.player} {who.face} {who.name}" for seat, who in enumerate(record.seats)]
    lines += [f"{key} {value}" for key, value in record.notes]
    return "\n".join(lines) + "\n"


def positions(game: Game) -> list[Game]:
    """Return every position from the first move to `game`."""
    return game.path()[1 : game.length + 1]


def entry(game: Game) -> str:
    """Return what the last move of `game` adds to its record: whole lines, or the next card of a trick's line."""
    move, before = game.move, game.last
    if isinstance(move, Dealt):
        assert game.deal is not None
        lines = [f"deal {game.deal.table.number + 1}"]
        lines += [f"  share {name} {share}" for name, share in move.shares]
        lines += [f"  {seat} {text(hand)}" for seat, hand in enumerate(move.hands)]
        lines += [f"  kitty {text(move.kitty)}"] if move.kitty else []
        return _end(before) + "\n".join(lines) + "\n"
    if isinstance(move, Passed):
        return f"pass {move.seat} {text(move.cards)}\n"
    if isinstance(move, Played):
        assert before is not None and before.deal is not None and game.deal is not None
        start = "" if before.deal.table.trick else f"trick {move.seat}"
        return f"{start} {name(move.card)}" + ("" if game.deal.table.trick else "\n")
    assert isinstance(move, Declared)
    return f"{_end(before)}say {move.seat} {move.what}\n"


def _end(before: Game | None) -> str:
    """End the line of a trick that was left unfinished."""
    return "\n" if before and before.deal and before.deal.table.trick else ""


def shares_of(game: Game) -> tuple[tuple[str, str], ...]:
    """Return the shares that made the deal of this position; none if a seed or a person dealt it."""
    at: Game | None = game
    while at is not None and not isinstance(at.move, Dealt):
        at = at.last
    return at.move.shares if at is not None and isinstance(at.move, Dealt) else ()


def continuable(source: str, record: Record) -> str:
    """Return the text that `record` was read from, ended so that the next `entry` goes on from it."""
    source = source.rstrip()
    if "#" in source[source.rfind("\n") + 1 :] or ("\r" in source and "\n" not in source):
        return record.text()
    deal = record.game.deal
    return source if deal and deal.table.trick else source + "\n"


def replay(source: str, later: bool = False) -> Iterator[Record]:
    """Yield the record after each of its lines that holds moves, so that a long one can be read in pieces.

    later  whether it may begin with a later deal than the first; at the table none may
    """
    reader = _Reader(later)
    if source[:1] == MARK:
        source = source[1:]
    if "\n" not in source:  # some editors end lines so
        source = source.replace("\r", "\n")
    for number, line in enumerate(source.split("\n"), 1):
        words = line.strip()
        if not words or words[0] == "#":
            continue
        try:
            if reader.take(words):
                yield reader.record()
        except ValueError as error:
            raise RecordError("line", number=number, line=words, why=error) from None
    if not reader.head:
        raise RecordError("empty")
    try:
        reader.finish()
        yield reader.record()
    except ValueError as error:
        raise RecordError("end", why=error) from None


class _Reader:
    """Takes a record line by line."""

    def __init__(self, later: bool) -> None:
        self.later = later
        self.head: dict[str, str] = {}
        self.rules: Rules | None = None
        self.seats: list[Seat] = []
        self.notes: list[tuple[str, str]] = []
        self.game: Game | None = None
        self.hands: list[int] | None = None
        self.shares: list[tuple[str, str]] = []
        self.kitty = 0
        self.heading: tuple[tuple[Seat, ...], tuple[tuple[str, str], ...]] | None = None

    def take(self, line: str) -> bool:
        """Take one line; return True if it has moves."""
        key, rest = parted(line)
        if key in MOVES or key in HEADING or key == "kitty" or key in SEATS:
            rest = rest.partition("#")[0].strip()
        if not self.head and key != "hearts":
            raise RecordError("no-heading")
        if self.hands is not None and key == "share":
            self.shares.append(parted(rest))
            return False
        if self.hands is not None and (key == "kitty" or key in SEATS):
            if key == "kitty":
                self.kitty = parse(rest)
            elif key != str(len(self.hands)):
                raise RecordError("hand-order", seat=len(self.hands))
            else:
                self.hands.append(parse(rest))
            return self._listed(self.hands)
        self.finish()
        if key in MOVES:
            self._moves(key, rest)
            return key != "deal"
        self._head(key, rest)
        return False

    def finish(self) -> None:
        """Deal the hands that have been listed."""
        if self.hands is not None:
            self._play(Dealt(tuple(self.hands), self.kitty, tuple(self.shares)))
            self.hands = None

    def _listed(self, hands: list[int]) -> bool:
        """Deal if nothing is missing, so that a wrong hand is reported at its own line. Returns whether it dealt."""
        rules = self._game().rules
        if len(hands) < rules.players or (rules.kitty_size and not self.kitty):
            return False
        self.finish()
        return True

    def record(self) -> Record:
        """Return the record so far."""
        game = self._game()
        if self.heading is None:  # made once: it is over where moves begin
            self.heading = tuple(self.seats), tuple(self.notes)
        seats, notes = self.heading
        dealing = int(self.head.get("dealing", "1"))
        return Record(game, self.head.get("id", ""), self.head.get("seed", ""), seats, notes, dealing)

    def _head(self, key: str, rest: str) -> None:
        if self.game is not None and self.game.length:
            raise RecordError("heading-over", key=key)
        if (key == "hearts" and rest not in VERSIONS) or (key == "dealing" and rest != str(DEALING)):
            raise RecordError("version", version=VERSION)
        if key == "seat":
            self._seat(rest)
        elif key in HEADING:
            if key in self.head:
                raise RecordError("twice", key=key)
            self.head[key] = rest
            if key == "rules":
                self.rules = Rules.read(rest)
            if key == "first" and (not 0 < len(rest) < 8 or rest.strip("0123456789") or int(rest) < 1):
                raise RecordError("first")
            if key == "first" and int(rest) > 1 and not self.later:
                raise RecordError("later")
        else:
            self.notes.append((key, rest))

    def _seat(self, rest: str) -> None:
        words = rest.split(None, 3)
        if len(words) < 4 or words[0] != str(len(self.seats)):
            raise RecordError("seat-line", seat=len(self.seats))
        self.seats.append(Seat(words[1], words[2], words[3]))

    def _moves(self, key: str, rest: str) -> None:
        first, others = parted(rest)
        game = self._game()
        if key == "deal":
            number = game.first + len(game.lines) + 1
            if rest != str(number):
                raise RecordError("deal-order", number=number)
            self.hands, self.shares, self.kitty = [], [], 0
            return
        if first not in SEATS:
            raise RecordError("seat-number")
        seat = int(first)
        if key == "pass":
            self._play(Passed(seat, parse(others)))
        elif key == "say":
            self._play(Declared(seat, others))
        elif not others:
            raise RecordError("no-cards")
        else:
            self._trick(seat, others.split())

    def _trick(self, seat: int, codes: list[str]) -> None:
        for place, code in enumerate(codes):
            game = self._game()
            turn = game.waiting[0] if game.phase == "play" else seat
            if not place and turn != seat:
                raise RecordError("leader", leader=turn, seat=seat)
            if place == game.rules.players and self.head["hearts"] != "1":  # records of 0.1.0 may go on
                raise RecordError("trick-over")
            self._play(Played(turn, card(code)))

    def _play(self, move: Move) -> None:
        self.game = self._game().play(move)

    def _game(self) -> Game:
        if self.game is None:
            if self.rules is None:
                raise RecordError("no-rules")
            self.game = Game.new(self.rules, int(self.head.get("first", "1")) - 1)
            players = self.rules.players
            if self.seats and len(self.seats) != players:
                raise RecordError("seat-count", count=len(self.seats), players=players)
        return self.game


def parted(line: str) -> tuple[str, str]:
    """Return the first word of a line, and the rest."""
    key, _, rest = line.partition(" ")
    if "\t" in key:
        key = line.partition("\t")[0]
        rest = line[len(key) + 1 :]
    return key, rest.strip()
