"""What a guest remembers of a table, also over a reload, and what it is told later is held against.

A base tells a table anew, so it could be the way to drop what was heard before: a hand, a promise, a deal. It is taken
only where all that is remembered stands in it, or where it leads on to what is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.chain import common, share_hash
from hearts.engine.cards import text as listed
from hearts.engine.game import Dealt, Passed
from hearts.engine.record import positions
from hearts.engine.shuffle import deal_key, dealt
from hearts.engine.steps import step

if TYPE_CHECKING:
    from hearts.app.people.bases import Told
    from hearts.engine.game import Game

DEALS = 400  # of a game that are remembered
UNSEEN = "people-doubt-unseen"  # a game ended, and this page cannot check how
OTHERWISE = "people-doubt-otherwise"  # the last moves that were heard are others, which may have been taken back


class Memory:
    """What is remembered of a table at one entry.

    game, state   of the roster; deals: the hash of each deal of it that is over; restarts: as the roster counts them
    attempt, hashes   of the round of shares that runs, or of the deal in play, "ID HASH" each; none before all promised
    tries         how often a round of the next deal, or of the one in play, has begun
    seat, hand    of this person in it, as it was dealt; packet: what they passed, once all had
    moves, fixed  of the deal in play, as all may see them; so many of them cannot be taken back without this person
    untold        deals of which this person is still to be told that their page did not hear them, see `Unheard`
    """

    def __init__(self, plain: object = None, own: bool = False) -> None:
        """Take what is remembered from plain data; `own`: which this page has just made, so that no text is looked
        at."""
        kept = plain if isinstance(plain, dict) else {}
        self.number, self.epoch, self.attempt, self.seat = [_number(kept.get(name)) for name in NUMBERS[:4]]
        self.restarts, self.tries, self.fixed = [_number(kept.get(name)) for name in NUMBERS[4:]]
        self.head, self.game, self.state, self.hand, self.packet = [str(kept.get(name) or "") for name in TEXTS]
        lists = [kept.get(name) or [] if own else _texts(kept.get(name)) for name in LISTS]
        self.deals: list[str] = lists[0]
        self.hashes: list[str] = lists[1]
        self.moves: list[str] = lists[2]
        self.untold: list[str] = lists[3]

    def plain(self) -> dict[str, object]:
        """Return it as plain data, to be kept."""
        return {name: getattr(self, name) for name in NUMBERS + TEXTS + LISTS}

    def check(self, told: Told, me: str, shares: dict[str, str]) -> str:
        """Hold a base against what is remembered; ValueError where they contradict each other.

        shares   those that this person has promised, by game, deal and try. Returns what cannot be known, or "".
        """
        if not self.number or told.number <= self.number:
            return ""  # the entries behind it lead to the head that is remembered
        if told.roster.epoch < self.epoch:
            raise ValueError("The table goes back to an earlier code.")
        if told.roster.game != self.game:
            return UNSEEN if self.state == "game" or self._begun else ""
        if self.state == "game" and told.roster.state != "game" and told.phase != "over":
            raise ValueError("The game is not over.")
        if told.roster.restarts < self.restarts:
            raise ValueError("The host counts fewer restarts than before.")
        known = len(self.deals)
        if told.deals[:known] != self.deals or (self.hand and len(told.deals) == known):
            raise ValueError("A deal that was played is not in what the host tells now.")
        if self.tries and len(told.deals) == known:
            raise ValueError("A round of shares that had begun is not in what the host tells now.")
        return self.check_deals(told, me, shares)

    def check_deals(self, told: Told, me: str, shares: dict[str, str]) -> str:
        """Hold the deals of a base that were not over here against what is remembered, see `check`."""
        begun, known = _begins(told), len(self.deals)
        for at in begun[known:]:
            _check_cards(told, at)
        if len(begun) > known:
            self._check_deal(begun[known], told, shares, me)
            return self._check_moves(begun[known], told)
        return ""

    @property
    def _begun(self) -> bool:
        """Whether a round of shares, or a deal, had begun."""
        return self.tries > 0 or self.hashes != [] or self.hand != ""

    def _check_deal(self, at: Game, told: Told, shares: dict[str, str], me: str) -> None:
        """Hold the deal that was in play against what is remembered of it."""
        move, number = at.move, len(self.deals) + 1
        assert isinstance(move, Dealt)
        own = [share for place, share in shares.items() if place.startswith(f"{self.game} {number} ")]
        if [1 for id, share in move.shares if id == me and share not in own]:
            raise ValueError("This person never put in that share.")
        promised = [f"{id} {share_hash(self.game, number, self.attempt, id, share)}" for id, share in move.shares]
        if not self.hand:
            begun_again = told.roster.restarts > self.restarts and not [1 for each in promised if each in self.hashes]
            if self.hashes and promised != self.hashes and not begun_again:
                raise ValueError("The shares of the deal are not those that were promised.")
            return
        if promised != self.hashes or (self.seat >= 0 and listed(move.hands[self.seat]) != self.hand):
            raise ValueError("The cards were others.")
        assert told.record is not None
        for each in positions(told.record.game)[at.length :] if self.packet else ():
            if isinstance(each.move, Dealt):
                return
            if isinstance(each.move, Passed) and each.move.seat == self.seat and listed(each.move.cards) != self.packet:
                raise ValueError("This person passed other cards.")

    def _check_moves(self, at: Game, told: Told) -> str:
        """Hold the moves that were heard of the deal in play against how it is told. Returns what cannot be known, or
        ""."""
        assert told.record is not None
        path = told.record.game.path()[at.length : at.length + len(self.moves)]
        lines = [common(move) for move in [step(each, 0).move for each in path] if move is not None]
        same = len([1 for place, line in enumerate(lines) if lines[: place + 1] == self.moves[: place + 1]])
        if same < min(self.fixed, len(self.moves)):
            raise ValueError("Moves that were made are not in what the host tells now.")
        return OTHERWISE if same < len(self.moves) else ""


NUMBERS = ("number", "epoch", "attempt", "seat", "restarts", "tries", "fixed")
TEXTS = ("head", "game", "state", "hand", "packet")
LISTS = ("deals", "hashes", "moves", "untold")
PUBLIC = "?"  # the hand of who has no seat, once a deal is dealt


def _begins(told: Told) -> list[Game]:
    """Return the position behind each deal's first move."""
    game = told.record.game if told.record is not None else None
    return [at for at in positions(game) if isinstance(at.move, Dealt)] if game is not None else []


def _check_cards(told: Told, at: Game) -> None:
    """Raise ValueError unless the cards of a deal follow from its shares."""
    move, deal, record = at.move, at.deal, told.record
    assert isinstance(move, Dealt) and deal is not None and record is not None
    key = deal_key(record.id, deal.table.number, move.shares)
    if not move.shares or (move.hands, move.kitty) != dealt(record.game.rules, key):
        raise ValueError("The cards do not follow from the shares.")


def _number(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9 else 0


def _texts(value: object) -> list[str]:
    rows = value if isinstance(value, list) else []
    return [gate.one_line(str(each), 200) for each in rows[:DEALS]]
