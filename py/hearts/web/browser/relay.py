"""The line to a relay, through the frame that alone may speak to one; or between the tabs of this browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.transport import LARGEST, Transport
from hearts.web.browser import clock

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node

TABS = "tabs:"  # the address that stands for the tabs of this browser


class Relay(Transport):
    """A transport over the relay at an address that begins with ws: or wss:, or over the tabs of this browser.

    relay  the module `relay.mjs`
    """

    def __init__(self, relay: Node, address: str) -> None:
        Transport.__init__(self)
        heard = clock.guard(lambda topic, payload, *_: self._hear(str(topic), str(payload)))
        told = clock.guard(lambda state, *_: self._tell(str(state)))
        self._line = relay.channel(heard, told) if address == TABS else relay.open(address, heard, told)

    def publish(self, topic: str, payload: bytes, keep: bool = False) -> None:
        """Send to all who listen on this topic; raise ValueError where it is more than a relay takes."""
        if len(payload) > LARGEST:
            raise ValueError("a message is larger than a relay takes")
        if self.state != "closed":
            self._line.publish(topic, payload.hex() if payload else "", keep)

    def subscribe(self, topic: str) -> None:
        """Listen on this topic, also after the connection was lost and is back."""
        self._line.subscribe(topic)

    def unsubscribe(self, topic: str) -> None:
        """Listen on it no more."""
        self._line.unsubscribe(topic)

    def wake(self) -> None:
        """Try at once to be connected again, where the connection is lost."""
        if self.state != "closed":
            self._line.wake()

    def close(self) -> None:
        """End the connection; nothing comes any more."""
        if self.state != "closed":
            self._line.close()

    def _hear(self, topic: str, payload: str) -> None:
        if self.state != "closed":
            self.on_message(topic, bytes.fromhex(payload))

    def _tell(self, state: str) -> None:
        if state != self.state and self.state != "closed":
            self.state = state  # type: ignore[assignment]  # one of the words of State
            self.on_state(self.state)
