"""The door to a relay: what carries messages between the devices of a table. It reads none of them.

It may lose a message, double it, delay it, and change the order: nothing above it relies on more than that most
messages come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    # opening: not yet connected; good; slow: answers take long; lost: it tries again by itself; closed: for good
    State = Literal["opening", "good", "slow", "lost", "closed"]

LARGEST = 8192  # bytes of a message


class Transport:
    """The base class of all transports: MQTT in a frame of its own, BroadcastChannel, the simulated network.

    on_message  is told the topic and the bytes of each message on a topic that was subscribed to; never of one's own
                message, where the transport can tell
    on_state    is told each change of `state`; after a "lost" and "good" all subscriptions hold again
    """

    def __init__(self) -> None:
        self.state: State = "opening"
        self.on_message: Callable[[str, bytes], None] = _nothing
        self.on_state: Callable[[State], None] = _nothing

    def listen(self, on_message: Callable[[str, bytes], None], on_state: Callable[[State], None]) -> None:
        """Name who is told of messages and states."""
        self.on_message, self.on_state = on_message, on_state

    def publish(self, topic: str, payload: bytes, keep: bool = False) -> None:
        """Send to all who listen on this topic; `keep`: the relay holds it, instead of the one before, for whoever
        comes. What cannot be sent now may be lost."""
        raise NotImplementedError

    def subscribe(self, topic: str) -> None:
        """Listen on this topic, also after the connection was lost and is back."""
        raise NotImplementedError

    def unsubscribe(self, topic: str) -> None:
        """Listen on it no more."""
        raise NotImplementedError

    def close(self) -> None:
        """End the connection; nothing comes any more."""
        raise NotImplementedError


def _nothing(*_: object) -> None:
    """Hear nothing."""
