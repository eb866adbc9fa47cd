"""What one person asks of the host: moves and other orders, one at a time, said again until they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.chain import committed, spread
from hearts.app.people.following import packet_text
from hearts.app.people.orders_sent import Outbox
from hearts.engine.cards import name as card_name
from hearts.engine.cards import parse

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.following import Following
    from hearts.app.people.kept_table import KeptTable
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.sitting import Sitting
    from hearts.app.people.told import Told
    from hearts.app.people.voice import Voice


class Mover:
    """Gives orders, and moves where the table asks for a move."""

    def __init__(
        self,
        primitives: Primitives,
        clock: Callable[[], float],
        kept: KeptTable,
        table: Following,
        voice: Voice,
        sitting: Sitting,
        told: Told,
    ) -> None:
        self._primitives, self._clock = primitives, clock
        self._kept, self._table, self._voice, self._sitting, self._told = kept, table, voice, sitting, told
        self.begin_visit()

    def begin_visit(self) -> None:
        """Have given no order yet."""
        self._out = Outbox(self._clock, self._primitives.random)
        self.rest()

    def rest(self) -> None:
        """Have been asked for no move yet."""
        self._asked_for = ("", 0)  # the game and the position in which this person was asked last
        self._named_at = 0  # the entry at which this person has signed last by which name they sit down

    @property
    def busy(self) -> bool:
        """Whether an order has not been answered yet."""
        return self._out.first is not None

    @property
    def unanswered(self) -> float:
        """For how many milliseconds the host has not answered an order."""
        return self._out.unanswered

    @property
    def must_sign(self) -> bool:
        """Whether somebody who waits for a seat has not signed their name since the last base."""
        return self._named_at < self._table.based

    def order(self, words: str) -> None:
        """Give an order."""
        word, _, what = words.partition(" ")
        if word == "agree":
            voting = self._table.voting
            words = voting.words(what) if what in voting.who else f"agree {what} 0"
        self._out.add(words)
        self.send()

    def plan(self, words: str) -> None:
        """Give an order that is said as soon as there is time for it."""
        self._out.add(words)

    def play(self, card: int) -> None:
        """Play a card, which the rules allow now."""
        self._move(f"play {card_name(card)}")

    def declare(self, what: str) -> None:
        """Say how a moon is scored, or claim the rest."""
        self._move(f"say {what}")

    def pass_on(self, packet: int) -> None:
        """Pass these cards; what was committed to is kept first."""
        told = self._kept.promises.packet(self._table.game, self._table.deal, packet_text(packet))
        self._kept.save()
        self._move(f"pass {spread(told)}")

    def _move(self, words: str) -> None:
        self._drop_what_is_late()
        moment = self._moment
        if moment and not self._out.moves:
            self._out.add(words, moment)
            self.send()

    @property
    def _moment(self) -> str:
        """The moment for which a move is asked of this person, so that it is made at no other; empty where none is."""
        view, table = self._table.view, self._table
        if view is None or view.seat not in view.waiting:
            return ""
        since = table.undone.get(view.seat, 0) if view.phase == "pass" else table.moved
        return f"{table.game} {table.deal} {view.phase} {since}"

    def _drop_what_is_late(self) -> None:
        """Forget moves that are not asked for any more, and tell it: one may be asked for again."""
        for words in self._out.drop_moves(self._moment):
            self._told.on_dropped(words)

    def settle(self) -> None:
        """Note whether a move is asked for now, and forget one that is not any more."""
        view, game = self._table.view, self._table.game
        if view is not None and view.seat in view.waiting and self._asked_for != (game, view.length):
            self._asked_for = game, view.length
            self._out.asked()
        self._drop_what_is_late()
        self.send()

    def hasten(self) -> None:
        """Say at once what is to be answered next."""
        self._out.hasten()

    def send(self) -> None:
        """Say the next order, if it is due."""
        self._drop_what_is_late()
        order = self._out.due() if self._sitting.name else None
        if order is None:
            return
        table, voice = self._table, self._voice
        here, said = f"{order.number} {table.number} {table.head}", order.words
        if said[:4] == "sit " and table.number and table.seat < 0:
            self._named_at = table.number
            table.asked.say(signed_of(said))
            voice.say("move", f"{here} {signed_of(said)}")
        if not order.signed:
            voice.say("do", f"{order.number} {said}")
            return
        if said[:4] == "pass":
            cards, _, nonce = said[5:].rpartition(" ")
            packet = packet_text(parse(cards))
            promise = committed(table.game, table.deal, table.seat, packet, nonce)
            voice.say("move", f"{here} pass {promise}")
            voice.say("do", f"{order.number} {said}")
        else:
            voice.say("move", f"{here} {said}")

    def answered(self, number: str) -> str:
        """Note that an order was answered. Returns its words; empty where it was answered before."""
        order = self._out.answer(number)
        return order.words if order is not None else ""


def signed_of(order: str) -> str:
    """Return what somebody signs for all who gives this order to sit down.

    >>> signed_of("sit -1 guest DEVICE VOUCH Ann Lee")
    'sit guest Ann Lee'
    """
    words = order.split(" ", 5)
    return f"sit {words[2]} {words[5]}"
