"""The state that a log comes to, as values that never change: the table, the deck in play, the deck that is made.

A *place* is a person's in the order of mixing, a *seat* is where cards lie. A seat has one place that opens its cards
and speaks for it (`Pack.runs`); a person who has several seats runs minds in them, or sits with somebody else at one
device.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import deck
from hearts.app.sealed.attempt import Attempt, Said
from hearts.app.sealed.log import unhexed
from hearts.app.sealed.votes import Votes
from hearts.engine.cards import each

if TYPE_CHECKING:
    from hearts.app.sealed.group import Group
    from hearts.engine.game import Game
    from hearts.engine.rules import Rules
    from hearts.engine.table import Table

HASH, KEY, PACKET, SET = 32, 32, 8, 7  # bytes: of a hash, of a key, of a set of cards in a packet, and of one laid open
OWN = 1 + PACKET + 2 * HASH  # bytes: of what a seat has promised
TAG = 16  # bytes by which a box is longer than what is in it
# The entries that a deck being made waits for, and a deal; in this order. READY: the leader's `deal`, for this deck.
MIX, COIN, LOCK, ESCROW, READY = "mix", "coin", "lock", "escrow", "deal"
REST, KEYS, PASS, DECLINE, GIVE, PLAY, KITTY, OPEN, MOON = (
    "rest", "keys", "pass", "decline", "give", "play", "kitty", "open", "moon"
)  # fmt: skip
# The entries that end a deal before its last card.
CLAIM, OBJECT, CONCEDE, AWAY, NOT = "claim", "object", "concede", "gone", "not"
WAIT, VOID = "wait", "void"  # what a table does where somebody is away


class Pack:
    """A deck that people seal together.

    name    of the entry that began it; rules; said: what each has said of it, in the order of mixing
    people  the key of each place; runs: for each seat the place that opens it
    phase   what is awaited
    """

    def __init__(
        self,
        name: bytes,
        people: tuple[bytes, ...],
        runs: tuple[int, ...],
        rules: Rules,
        said: tuple[Said, ...] = (),
        phase: str = MIX,
    ) -> None:
        self.name = name
        self.people = people
        self.runs = runs
        self.rules = rules
        self.said = said
        self.phase = phase

    def attempt(self, group: Group) -> Attempt:
        """Return the deck, as far as it is said."""
        rules = self.rules
        return Attempt(group, self.name, each(rules.pack), deck.holders(rules), list(self.said), rules.players)

    def text(self) -> str:
        """Return what the entry says that begins it."""
        return ",".join([self.people[place].hex() for place in self.runs]) + " " + self.rules.text()

    def then(self, said: tuple[Said, ...], phase: str) -> Pack:
        """Return it with more that is said."""
        return Pack(self.name, self.people, self.runs, self.rules, said, phase)

    def saying(self, place: int, name: str, value: object) -> Pack:
        """Return it with something more that a person has said."""
        known = dict(self.said[place].__dict__)
        known[name] = value
        return self.then(self.said[:place] + (Said(**known),) + self.said[place + 1 :], self.phase)


class Hand:
    """The words for one seat in one deal.

    promises   hashes: of whether it declines, and of its packet; declines: whether it does, "" before that is said
    packet     the box with its packet; own: the box with what it has promised, for whoever has its secret
    """

    def __init__(
        self, promises: tuple[bytes, ...] = (), declines: str = "", packet: bytes = b"", own: bytes = b""
    ) -> None:
        self.promises = promises
        self.declines = declines
        self.packet = packet
        self.own = own


class State:
    """The state that a log comes to; it never changes.

    leader, voters   for the log
    game      the game after the deals that are settled; named: the keys of those who were at fault in it
    faults    place and what, of the deal that was opened last, in the order in which they were due
    ahead     the deck that is made for the next deal, None for none; now: the deck in play, or of the last deal
    phase     what is awaited of the deal in play; away: what the table does where somebody is away
    table     what all can see of the deal; hands: what was said for each seat
    last      the name of the card before, or of the entry that stands for it
    club      which club the first card must be, or the lowest that it may be; nots: seat and club, who has said that
              they do not hold it
    end, ender   why the deal ended before its last card, and the place (or the seat, of a claim) by which it did
    shown     the hand that a claim has laid open, and the kitty, where its seat has it
    secrets   what each place has opened; parts: of whom, by whom, which, where somebody does not open
    votes     what more than half or all decide about this deal, each about one moment
    back      the state before the last card, where that can be taken back
    by        what another device has said for a place: whose, for which place, which kind, for which seat (-1 for the
              place itself), and of which club or card
    """

    def __init__(self, **fields: object) -> None:
        self.leader = b""
        self.voters: tuple[bytes, ...] = ()
        self.game: Game | None = None
        self.named: tuple[bytes, ...] = ()
        self.faults: tuple[tuple[int, str], ...] = ()
        self.ahead: Pack | None = None
        self.now: Pack | None = None
        self.phase = REST
        self.away = WAIT
        self.table: Table | None = None
        self.hands: tuple[Hand, ...] = ()
        self.last = b""
        self.club = -1
        self.nots: tuple[tuple[int, int], ...] = ()
        self.end = ""
        self.ender = -1
        self.shown: tuple[int, int] = (0, 0)
        self.secrets: tuple[bytes, ...] = ()
        self.parts: tuple[tuple[int, int, bytes], ...] = ()
        self.votes = Votes()
        self.back: State | None = None
        self.by: tuple[tuple[int, int, str, int, int], ...] = ()
        for name, value in fields.items():
            setattr(self, name, value)

    def changed(self, **fields: object) -> State:
        """Return a copy in which these fields are others."""
        known = dict(self.__dict__)
        known.update(fields)
        return State(**known)

    # ---- of the deal in play; there must be one --------------------------------------------------------------------

    @property
    def pack(self) -> Pack:
        """Its deck."""
        assert self.now is not None
        return self.now

    @property
    def board(self) -> Table:
        """Its table."""
        assert self.table is not None
        return self.table

    @property
    def going(self) -> Game:
        """The game that it is a deal of."""
        assert self.game is not None
        return self.game

    def holding(self, seat: int, name: str, value: object) -> State:
        """Return a state in which something more is said for a seat."""
        known = dict(self.hands[seat].__dict__)
        known[name] = value
        return self.changed(hands=self.hands[:seat] + (Hand(**known),) + self.hands[seat + 1 :])

    def spoken(self, after: State, by: int, place: int, kind: str, seat: int) -> State:
        """Return the state after an entry that another device has said for a place. A card that is taken back is no
        longer that device's: it is noted in the state after it alone."""
        return after.changed(by=self.by + ((by, place, kind, seat, self._of(kind)),))

    def author(self, place: int, kind: str, seat: int = -1, of: int = 0) -> int:
        """Return the place whose device has said this for a place: its own, or another one's that played for it."""
        return ([each[0] for each in self.by if each[1:] == (place, kind, seat, of)] + [place])[0]

    def _of(self, kind: str) -> int:
        """Return which entry of a kind is the next one: of which card, or about which club."""
        return {PLAY: len(self.board.plays), NOT: self.club}.get(kind, 0)

    def saying(self, place: int, name: str, value: object) -> State:
        """Return a state in which a person has said something more of the deck in play."""
        return self.changed(now=self.pack.saying(place, name, value))


def points(text: str, rules: Rules) -> deck.Deck:
    """Return the deck in hex digits; empty where it is of another size."""
    return deck.read(unhexed(text, len(each(rules.pack)) * HASH))


def listed(text: str, size: int, count: int) -> list[bytes] | None:
    """Return so many values between commas, each of one size; "-" for none; None where they are others."""
    found = [unhexed(word, size) for word in text.split(",")] if text != "-" else []
    return None if b"" in found or len(found) != count else found
