"""A relay and its devices in virtual time: nothing sleeps, and all that goes wrong is drawn from a seed."""

import heapq
from collections.abc import Callable
from random import Random

from hearts.app.people.transport import Transport

FARED = ("carried", "lost", "doubled", "late", "overtaken")
LATE = 1000  # milliseconds
TICK = 250  # milliseconds between two looks of a device at the clock


class Weather:
    """How messages fare: shares of those that are lost and doubled, and milliseconds that they take."""

    def __init__(self, lost: float = 0.0, doubled: float = 0.0, least: int = 5, most: int = 40) -> None:
        self.lost, self.doubled, self.least, self.most = lost, doubled, least, most


FINE, ROUGH, AWFUL = Weather(), Weather(0.05, 0.05, 20, 800), Weather(0.15, 0.1, 50, 3000)


class Network:
    """A relay, and the time in which all happens.

    fared   how many messages were carried, lost, doubled, late by more than a second, and came before an earlier one
    """

    def __init__(self, seed: object = 0, weather: Weather = FINE) -> None:
        self.now = 0.0
        self.chance = Random(str(seed))
        self.weather = weather
        self.listeners: dict[str, list[Line]] = {}
        self.kept: dict[str, bytes] = {}
        self.seen: list[tuple[str, bytes]] = []  # what the relay could keep
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        self.down = False
        self._visit = 0  # counts the restarts of the relay: what was on its way is lost then
        self.fared = dict.fromkeys(FARED, 0)

    def clock(self) -> float:
        return self.now

    def at(self, when: float, what: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._queue, (when, self._count, what))

    def run(self, until: Callable[[], bool], most: float) -> bool:
        """Let time pass until this is so. Returns False where `most` milliseconds were not enough."""
        end = self.now + most
        while self._queue and self.now <= end:
            self.now, _, what = heapq.heappop(self._queue)
            what()
            if until():
                return True
        return False

    def restart(self) -> None:
        """The relay forgets what it held, and what was on its way."""
        self.kept.clear()
        self._visit += 1

    def carry(self, sender: "Line | None", topic: str, payload: bytes, keep: bool = False) -> None:
        """Take a message, and bring it to all who listen, as the weather lets it."""
        if self.down:
            return
        self.seen.append((topic, payload))
        if keep:
            self.kept[topic] = payload
        for line in list(self.listeners.get(topic, [])):
            if line is sender:
                continue
            copies = 0 if self.chance.random() < self.weather.lost else 1
            copies += self.chance.random() < self.weather.doubled
            self.fared[("lost", "carried", "doubled")[copies]] += 1
            for _ in range(copies):
                self._bring(line, topic, payload)

    def _bring(self, line: "Line", topic: str, payload: bytes) -> None:
        delay, visit = self.chance.uniform(self.weather.least, self.weather.most), self._visit
        self.fared["late"] += delay > LATE
        self.fared["overtaken"] += self.now + delay < line.due
        line.due = max(line.due, self.now + delay)
        self.at(self.now + delay, lambda: line.deliver(topic, payload) if visit == self._visit else None)


class Line(Transport):
    """One device's connection."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network
        self.cut = False
        self.closed = False
        self.due = 0.0  # when the last of what is on its way comes
        self.topics: set[str] = set()
        self.state = "good"

    def lose(self, lost: bool) -> None:
        """Cut the line, or mend it, and tell so: the device knows of it."""
        self.cut, self.state = lost, "lost" if lost else "good"
        self.on_state(self.state)

    def publish(self, topic: str, payload: bytes, keep: bool = False) -> None:
        if not self.cut and not self.closed:
            self.network.carry(self, topic, payload, keep)

    def subscribe(self, topic: str) -> None:
        if topic not in self.topics:
            self.topics.add(topic)
            self.network.listeners.setdefault(topic, []).append(self)
            if topic in self.network.kept:
                kept = self.network.kept[topic]
                self.network.at(self.network.now + 1, lambda: self.deliver(topic, kept))

    def unsubscribe(self, topic: str) -> None:
        self.topics.discard(topic)
        if self in self.network.listeners.get(topic, []):
            self.network.listeners[topic].remove(self)

    def close(self) -> None:
        for topic in list(self.topics):
            self.unsubscribe(topic)
        self.closed = True

    def deliver(self, topic: str, payload: bytes) -> None:
        if topic in self.topics and not self.cut and not self.closed:
            self.on_message(topic, payload)
