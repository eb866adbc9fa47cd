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

    def wake(self) -> None:
        """Try at once to be connected again, where the connection is lost."""

    def soon(self, act: Callable[[], None]) -> None:
        """Call something once whoever speaks now has finished."""
        raise NotImplementedError

    def close(self) -> None:
        """End the connection; nothing comes any more."""
        raise NotImplementedError


def _nothing(*_: object) -> None:
    """Hear nothing."""


class Branches:
    """One connection that several at this device share: the host and its own person, or two people.

    What one of them says, the others hear as well, also while the relay is out of reach.

    soon   calls something once whoever speaks now has finished
    """

    def __init__(self, transport: Transport, soon: Callable[[Callable[[], None]], None]) -> None:
        self._transport = transport
        self.soon = soon
        self._ends: list[Branch] = []
        self._kept: dict[str, bytes] = {}
        self._wanted: dict[str, int] = {}
        transport.listen(self._hear, self._turn)

    def end(self) -> Branch:
        """Return another end of the connection."""
        made = Branch(self, self._transport.state)
        self._ends.append(made)
        return made

    def say(self, sender: Branch, topic: str, payload: bytes, keep: bool) -> None:
        """Send for one end, to the others here and to the relay."""
        if keep:
            self._kept[topic] = payload
        self._transport.publish(topic, payload, keep)
        for end in list(self._ends):
            if end is not sender:
                self._bring(end, topic, payload)

    def want(self, end: Branch, topic: str, wanted: bool) -> None:
        """Listen for one end, or no more."""
        count = self._wanted.get(topic, 0) + (1 if wanted else -1)
        self._wanted[topic] = count
        if wanted and count == 1:
            self._transport.subscribe(topic)
        elif not wanted and not count:
            self._transport.unsubscribe(topic)
        if wanted and topic in self._kept:
            self._bring(end, topic, self._kept[topic])

    def wake(self) -> None:
        """Try at once to be connected again."""
        self._transport.wake()

    def leave(self, end: Branch) -> None:
        """Have no such end any more; the last one closes the connection."""
        self._ends = [each for each in self._ends if each is not end]
        if not self._ends:
            self._transport.close()

    def _bring(self, end: Branch, topic: str, payload: bytes) -> None:
        self.soon(lambda: end.hear(topic, payload))

    def _hear(self, topic: str, payload: bytes) -> None:
        for end in list(self._ends):
            end.hear(topic, payload)

    def _turn(self, state: State) -> None:
        for end in list(self._ends):
            end.turn(state)


class Branch(Transport):
    """One end of a shared connection."""

    def __init__(self, branches: Branches, state: State) -> None:
        super().__init__()
        self.state = state
        self._branches = branches
        self._topics: list[str] = []

    def publish(self, topic: str, payload: bytes, keep: bool = False) -> None:
        """Send to all who listen on this topic, here and elsewhere."""
        self._branches.say(self, topic, payload, keep)

    def subscribe(self, topic: str) -> None:
        """Listen on this topic."""
        if topic not in self._topics:
            self._topics.append(topic)
            self._branches.want(self, topic, True)

    def unsubscribe(self, topic: str) -> None:
        """Listen on it no more."""
        if topic in self._topics:
            self._topics.remove(topic)
            self._branches.want(self, topic, False)

    def soon(self, act: Callable[[], None]) -> None:
        """Call something once whoever speaks now has finished."""
        self._branches.soon(act)

    def close(self) -> None:
        """End this end."""
        for topic in list(self._topics):
            self.unsubscribe(topic)
        self._branches.leave(self)

    def hear(self, topic: str, payload: bytes) -> None:
        """Take a message, if it is wanted."""
        if topic in self._topics:
            self.on_message(topic, payload)

    def turn(self, state: State) -> None:
        """Note how the connection is."""
        self.state = state
        self.on_state(state)
