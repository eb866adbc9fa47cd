"""What a table of people has said on the wire, read by the table's code: which message, from whom, how large, and when;
and what a move costs on its way, in processor time of each page that it passes."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from hearts.app.people.code import TableKeys, read_invite  # noqa: E402
from hearts.app.people.primitives import NONCE  # noqa: E402
from tests.people.sodium import Sodium  # noqa: E402

# Notes when a card was pressed, when each phase and each number of moves was shown, and what came and went through the
# page's port.
WATCH = """{
    const now = () => performance.timeOrigin + performance.now()
    window.noted = {pressed: [], shown: [], sent: [], came: [], phase: []}
    if (self === top) {
        addEventListener('click', ({target}) => {
            const {phase, moves} = document.body.dataset
            if (phase === 'play' && target.closest('#hand [data-card]')) noted.pressed.push([Number(moves), now()])
        }, true)
        let before, stands
        new MutationObserver(() => {
            const {people, moves, phase} = document.body?.dataset ?? {}
            if (!people || people === 'none') return
            if (moves !== before) noted.shown.push([Number(before = moves), now()])
            if (phase !== stands) noted.phase.push([stands = phase, now()])
        }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-moves', 'data-phase']})
        const post = MessagePort.prototype.postMessage
        MessagePort.prototype.postMessage = function (said, ...more) {
            if (said?.act === 'publish') noted.sent.push([said.topic, said.payload, now()])
            return post.call(this, said, ...more)
        }
        const listen = MessagePort.prototype.addEventListener
        MessagePort.prototype.addEventListener = function (kind, act, ...more) {
            return listen.call(this, kind, event => {
                const {told, topic, payload} = event.data ?? {}
                if (told === 'message') noted.came.push([topic, payload, now()])
                return act(event)
            }, ...more)
        }
    }
}"""
MARK = "name => { performance.mark(`bench:${name}`); return performance.timeOrigin + performance.now() }"
# Bytes of a message on the wire beside its own: what kind of packet, its length, the topic, a number, the head of the
# WebSocket's frame, and the packet that says that it came.
HEADS = 1 + 2 + 2 + 31 + 2 + 4 + 10
AT_ONCE = 5000  # milliseconds within which a move is on the other screens; else something held it up


class Said:
    """A message: its kind, the topic, its bytes as hex, and when it went or came."""

    def __init__(self, kind: str, topic: str, payload: str, at: float) -> None:
        self.kind, self.topic, self.payload, self.at = kind, topic, payload, at

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return len(self.payload) // 2


class Ear:
    """Reads what kind a message is, by the table's code."""

    def __init__(self, link: str) -> None:
        self._sodium = Sodium("ear")
        self._keys = TableKeys(self._sodium, read_invite(link).code)
        self._known: dict[str, str] = {}

    def read(self, noted: list) -> list[Said]:
        """Return the messages that were noted."""
        return [Said(self._kind(payload), topic, payload, at) for topic, payload, at in noted]

    def _kind(self, payload: str) -> str:
        if payload not in self._known:
            whole = bytes.fromhex(payload)
            plain = self._sodium.opened(self._keys.key, whole[:NONCE], whole[NONCE:]) or b""
            line = plain[2 : 2 + int.from_bytes(plain[:2], "big")].partition(b"\n")[0]
            self._known[payload] = line.split(b" ")[-1].decode() if line else "beacon"
        return self._known[payload]


class Thread:
    """The main thread of a page, or of its frame, as a trace has it: its tasks and their time of the processor.

    longest   the longest tasks: milliseconds of the processor, and when each began
    """

    def __init__(self, events: list[dict], mark: dict, at: float) -> None:
        own = (mark["pid"], mark["tid"])
        self.id = own
        tasks = [each for each in events if each["name"] == "RunTask" and (each["pid"], each["tid"]) == own]
        tasks = sorted([each for each in tasks if "dur" in each], key=lambda each: each["ts"])
        shift = at - mark["ts"] / 1000
        self._tasks = [(each["ts"] / 1000 + shift, each["dur"] / 1000, each.get("tdur", 0) / 1000) for each in tasks]
        self._begins = [task[0] for task in self._tasks]
        self.longest = sorted([(task[2], task[0]) for task in self._tasks], reverse=True)

    def busy(self, since: float, until: float) -> float:
        """Return the milliseconds of the processor that went into tasks between two moments."""
        spent, at = 0.0, max(0, bisect_left(self._begins, since) - 1)
        while at < len(self._tasks) and self._begins[at] < until:
            begin, dur, own = self._tasks[at]
            inside = min(until, begin + dur) - max(since, begin)
            if inside > 0 and dur > 0:
                spent += own * inside / dur
            at += 1
        return spent

    def begin_of(self, at: float) -> float:
        """Return when the task began that ran at this moment."""
        place = bisect_left(self._begins, at) - 1
        begin, dur, _ = self._tasks[place] if place >= 0 else (at, 0.0, 0.0)
        return begin if begin + dur >= at else at


class Person:
    """One person's page: what it noted, and the threads of its main thread and its frame."""

    def __init__(self, name: str, noted: dict, ear: Ear, page: Thread, frame: Thread) -> None:
        self.name, self.noted = name, noted
        self.sent, self.came = ear.read(noted["sent"]), ear.read(noted["came"])
        self.page, self.frame = page, frame

    def shown(self, number: int, since: float) -> float:
        """Return when the screen first showed so many moves after a moment; 0 where it did not."""
        found = [at for count, at in self.noted["shown"] if count == number and since < at < since + AT_ONCE]
        return found[0] if found else 0.0


class Way:
    """A card on its way to another screen: from when its mover signs it until it is shown.

    wall    milliseconds by the clock; spent: those of the processor, by each part of the way
    """

    def __init__(self, wall: float, spent: dict[str, float]) -> None:
        self.wall, self.spent = wall, spent

    @property
    def busy(self) -> float:
        """The milliseconds of the processor along the way."""
        return sum(self.spent.values())


def ways(people: list[Person]) -> list[Way]:
    """Return the way of each card to each other screen; the first person is the host."""
    found = []
    for mover in people:
        moves = [said for said in mover.sent if said.kind == "move"]
        for number, at in mover.noted["pressed"]:
            said = next((each for each in moves if at < each.at < at + AT_ONCE), None)
            if said is None:
                continue
            for other in people:
                way = _way(people[0], mover, other, said, number + 1) if other is not mover else None
                if way is not None:
                    found.append(way)
    return found


def _way(host: Person, mover: Person, other: Person, said: Said, number: int) -> Way | None:
    """Return the way of one card to one screen; None where a part of it was not seen."""
    begun, shown = mover.page.begin_of(said.at), other.shown(number, said.at)
    heard = said.at if mover is host else _came(host, said)
    spent: dict[str, float] = defaultdict(float)
    spent["mover"] = mover.page.busy(begun, said.at)
    if not shown or not heard:
        return None
    if mover is not host:
        _frames(spent, mover, host, said.at, heard)
    if other is host:
        spent["host"] += host.page.busy(heard, shown)
        return Way(shown - begun, spent)
    for log in host.sent:
        came = _came(other, log) if log.kind == "log" and heard <= log.at < shown else 0.0
        if came and came < shown:
            spent["host"] += host.page.busy(heard, log.at)
            _frames(spent, host, other, log.at, came)
            spent["other"] += other.page.busy(came, shown)
            return Way(shown - begun, spent)
    return None


def _came(person: Person, said: Said) -> float:
    """Return when this message came to a page; 0 where it did not."""
    found = [each.at for each in person.came if each.payload == said.payload]
    return found[0] if found else 0.0


def _frames(spent: dict[str, float], one: Person, other: Person, since: float, until: float) -> None:
    """Count what the frames of two pages do with a message that one sends the other."""
    threads = {each.id: each for each in (one.frame, other.frame)}
    spent["frames"] += sum([each.busy(since, until) for each in threads.values()])


def in_play(person: Person, at: float) -> bool:
    """Return whether cards were being played at this moment, on this person's screen."""
    last = max([since for _, since in person.noted["phase"] if since <= at], default=0.0)
    return [phase for phase, since in person.noted["phase"] if since == last] == ["play"]


def table(people: list[Person], cards: int, play: bool) -> list[str]:
    """Return what each kind of message came to, as lines, for each card and person, on the way in; `play`: while cards
    were played, else at all other times."""
    counts: dict[str, int] = defaultdict(int)
    sizes: dict[str, int] = defaultdict(int)
    for person in people[1:]:  # the host hears itself without a relay
        for said in person.came:
            if in_play(person, said.at) == play:
                counts[said.kind] += 1
                sizes[said.kind] += said.size
    each = cards * (len(people) - 1)
    rows = sorted(sizes, key=lambda kind: -sizes[kind])
    return [f"  {kind:8} {counts[kind] / each:5.2f} messages, {sizes[kind] / each:5.0f} bytes" for kind in rows]


def of_a_move(people: list[Person], cards: int) -> tuple[float, float]:
    """Return the bytes that one card brings to a seat: what its mover says, and the entry of the host; as the page has
    them, and with the heads of MQTT and WebSocket."""
    sizes = []
    for person in people[1:]:
        sizes += [said.size for said in person.came if said.kind in ("move", "log") and in_play(person, said.at)]
    each = cards * (len(people) - 1)
    return sum(sizes) / each, (sum(sizes) + HEADS * len(sizes)) / each
