"""The members of a table at its host: everybody who has said hello, and how they are heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.code import letters
from hearts.app.people.counters import Counters
from hearts.engine.shuffle import digest

if TYPE_CHECKING:
    from typing import Literal

    Sign = Literal["here", "slow", "away"]

SLOW, AWAY = 9_000, 16_000  # milliseconds without a sign of somebody
WAIT = "wait"  # what an order returns that cannot be answered yet
MOST = 32  # members; who has no seat and was heard longest ago goes first
OFFERS = 4  # sittings that are offered to one member and have not begun; the oldest goes first
SITTING = 16  # letters


class Member:
    """Somebody who has said hello.

    sitting    names what is exchanged since the last hello that was answered
    counters   of the messages that came in it; said: the counter of the last that went out
    run        names the visit to the page in which commands are counted; done, why: the last one, and its answer
    owed       whether that answer is still to be told
    before     the sitting of another visit, which this one has displaced; empty where there is none
    acked, sent   the entry that they have, and the last one that was sent to them; told: the last one ever sent
    """

    def __init__(self, public: bytes, exchange: bytes) -> None:
        self.public, self.exchange = public, exchange
        self.id = letters(public)
        self.sitting = ""
        self._offers: list[tuple[str, str, str, str]] = []  # asked, run, drawn, and the sitting that these name
        self.counters, self.said = Counters(), 0
        self.run, self.done, self.why = "", "", ""
        self.owed = False
        self.before = ""
        self.acked, self.sent, self.sent_at, self.base_at = 0, 0, 0.0, -1e9
        self.told = 0
        self.heard_at = 0.0
        self.hidden, self._hidden_at = False, 0.0
        self._have = 0  # the counter of the last `have`
        self.statement: tuple[str, str] = ("", "")  # the last commitment to a packet that they signed, and its proof

    def heard(self, now: float) -> None:
        """Note that a message came."""
        self.heard_at = now

    def hide(self, hidden: bool) -> None:
        """Note whether their page is in the background."""
        if hidden and not self.hidden:
            self._hidden_at = self.heard_at
        self.hidden = hidden

    def gone(self, now: float, least: float = AWAY) -> float:
        """Return for how many milliseconds they have been away; 0 where they are there: nothing was heard of them for
        no more than `least`."""
        gone = now - (self._hidden_at if self.hidden else self.heard_at)
        return gone if self.hidden or gone > least else 0.0

    def pause(self, gap: float, now: float) -> None:
        """Note that nobody could be heard for so many milliseconds until now: they were away no longer for that."""
        self.heard_at, self._hidden_at = min(now, self.heard_at + gap), min(now, self._hidden_at + gap)

    def state(self, said: str, proof: str) -> None:
        """Note what they signed for all to read last."""
        self.statement = said, proof

    def answer(self, number: str, why: str) -> None:
        """Note how an order was answered."""
        self.done, self.why = number, why

    def ask(self) -> None:
        """Note that they wait for the answer to their last order."""
        self.owed = True

    def tell(self) -> None:
        """Note that they were told how their last order was answered."""
        self.owed = False

    def recall(self, run: str, number: str, why: str) -> None:
        """Know again which order was carried out last, in which visit."""
        self.run, self.done, self.why = run, number, why

    def next_counter(self) -> int:
        """Return the counter of the next message to them."""
        self.said += 1
        return self.said

    def send(self, number: int, now: float) -> None:
        """Note that entries were sent to them, up to this one."""
        self.sent, self.sent_at, self.told = number, now, max(self.told, number)

    def send_whole(self, now: float) -> None:
        """Note that they were sent how the table stands."""
        self.sent, self.base_at = 0, now

    def overtaken(self, counter: int) -> bool:
        """Return whether what they say of the entries that they have, with this counter, was said before what was heard
        of that last."""
        late = counter < self._have
        self._have = max(self._have, counter)
        return late

    def has(self, number: int, again: bool) -> None:
        """Note which entry they have; `again`: what they lack is to be sent again."""
        self.acked = number
        if again and number < self.sent:
            self.sent = number

    def sign(self, now: float) -> Sign:
        """Return how this person is heard."""
        if not self.sitting or self.hidden or now - self.heard_at > AWAY:
            return "away"
        return "slow" if now - self.heard_at > SLOW else "here"

    def offer(self, asked: str, run: str, drawn: str) -> str:
        """Offer a new sitting to who asked with this nonce, and return its other half; the same again for the same
        question. The last ones stand side by side: a hello of an earlier visit may come late."""
        for before, _, offered, _ in self._offers:
            if before == asked:
                return offered
        self._offers = self._offers[1 - OFFERS :] + [(asked, run, drawn, sitting_of(asked, drawn))]
        return drawn

    def hears(self, sitting: str, counter: int) -> bool:
        """Return whether a message of this sitting and counter is new; the first one of an offered sitting begins
        it."""
        if sitting != self.sitting:
            self._begin(sitting)
        return self.sitting != "" and sitting == self.sitting and self.counters.take(counter)

    def _begin(self, sitting: str) -> None:
        """Begin a sitting, if it was offered; what was offered before it is no more."""
        place = next((place for place, offer in enumerate(self._offers) if offer[3] == sitting), -1)
        if place < 0:
            return
        run = self._offers[place][1]
        self._offers = self._offers[place + 1 :]
        if self.run and run != self.run:
            self.before = self.sitting
        self.sitting, self.counters = sitting, Counters()
        self.sent, self.acked, self.base_at, self._have = 0, 0, -1e9, 0
        if run != self.run:
            self.run, self.done, self.why = run, "", ""


class Members:
    """All members, by their public key."""

    def __init__(self) -> None:
        self.all: dict[bytes, Member] = {}

    def exchange(self, public: bytes) -> bytes:
        """Return the key to seal for this member; empty for strangers."""
        member = self.all.get(public)
        return member.exchange if member is not None else b""

    def by_id(self, id: str) -> Member | None:
        """Return the member with this id; None for strangers."""
        for member in self.all.values():
            if member.id == id:
                return member
        return None

    def admit(self, public: bytes, exchange: bytes, keep: list[str]) -> Member | None:
        """Return the member with this key, a new one if need be; None where there is no room, or the keys differ.

        keep   the ids of those who must not be forgotten for it
        """
        member = self.all.get(public)
        if member is not None:
            return member if member.exchange == exchange else None
        if len(self.all) >= MOST:
            others = [each for each in self.all.values() if each.id not in keep]
            if not others:
                return None
            del self.all[min(others, key=lambda each: each.heard_at).public]
        self.all[public] = member = Member(public, exchange)
        return member


def sitting_of(asked: str, drawn: str) -> str:
    """Return what names a sitting: both sides put something into it, so that none of an earlier one counts."""
    return digest("moonshot people sitting", asked, drawn)[:SITTING]
