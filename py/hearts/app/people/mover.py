"""What one person asks of the host: moves and other orders, one at a time, said again until they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.chain import committed
from hearts.app.people.following import packet_text
from hearts.app.people.orders_sent import Outbox
from hearts.engine.cards import name as card_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.following import Following
    from hearts.app.people.kept_table import KeptTable
    from hearts.app.people.orders_sent import Order
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.sitting import Sitting
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
    ) -> None:
        self._primitives, self._clock = primitives, clock
        self._kept, self._table, self._voice, self._sitting = kept, table, voice, sitting
        self.begin_visit()

    def begin_visit(self) -> None:
        """Have given no order yet."""
        self._out = Outbox(self._clock, self._primitives.random)
        self.rest()

    def rest(self) -> None:
        """Have been asked for no move yet."""
        self._asked_for = ("", 0)  # the game and the position in which this person was asked last

    @property
    def busy(self) -> bool:
        """Whether an order has not been answered yet."""
        return self._out.first is not None

    @property
    def unanswered(self) -> float:
        """For how many milliseconds the host has not answered an order."""
        return self._out.unanswered

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
        self._move(f"pass {told}")

    def _move(self, words: str) -> None:
        view = self._table.view
        first = self._out.first
        if view is None or (first is not None and first.moves):
            return
        self._out.add(words, view.length if words[:4] != "pass" else -self._table.deal)
        self.send()

    def _asks(self, order: Order) -> bool:
        """Return whether the move in this order is still awaited."""
        view = self._table.view
        if view is None or view.seat not in view.waiting:
            return False
        return view.length == order.at if order.at > 0 else -self._table.deal == order.at and view.phase == "pass"

    def settle(self) -> None:
        """Note whether a move is asked for now, and forget one that is not any more."""
        view, game = self._table.view, self._table.game
        if view is not None and view.seat in view.waiting and self._asked_for != (game, view.length):
            self._asked_for = game, view.length
            self._out.asked()
        first = self._out.first
        if first is not None and first.moves and not self._asks(first):
            self._out.drop()
            self.send()

    def hasten(self) -> None:
        """Say at once what is to be answered next."""
        self._out.hasten()

    def send(self) -> None:
        """Say the next order, if it is due."""
        order = self._out.due() if self._sitting.name else None
        if order is None:
            return
        table, voice = self._table, self._voice
        if not order.signed:
            voice.say("do", f"{order.number} {order.words}")
            return
        here, said = f"{order.number} {table.number} {table.head}", order.words
        if said[:4] == "pass":
            packet, _, nonce = said[5:].rpartition(" ")
            promise = committed(table.game, table.deal, table.seat, packet, nonce)
            voice.say("move", f"{here} pass {promise}")
            voice.say("do", f"{order.number} {said}")
        else:
            voice.say("move", f"{here} {said}")

    def answered(self, number: str) -> str:
        """Note that an order was answered. Returns its words; empty where it was answered before."""
        order = self._out.answer(number)
        return order.words if order is not None else ""
