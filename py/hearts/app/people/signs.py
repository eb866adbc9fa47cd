"""The signs of a host: that it is there, how far its log is, and who else is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.chair_guest import GONE
from hearts.app.people.sealed import newer

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.message import Message
    from hearts.app.people.sitting import Sitting

HOST_AWAY = 10_000  # milliseconds without a sign of the host
GAP = 15_000  # milliseconds: who was heard less long ago is not counted as away by a host that keeps its patience
STEADY = 30_000  # milliseconds of hearing the host without such a gap
UNSIGNED = 10  # times in a row that entries came and no signed head
AHEAD = 60_000  # milliseconds in which the log does not come as far as the signs said; on bad lines it takes 40 s
LOST = 9_000  # milliseconds without an entry that there is, until one says hello again


class Signs:
    """What one person hears of the host's being there.

    seats      of each seat of a person: here, slow or away; watchers: how many watch
    number     of the last entry that the host is known to have
    """

    def __init__(self, clock: Callable[[], float], sitting: Sitting) -> None:
        self._clock, self._sitting = clock, sitting
        self.seats: dict[int, str] = {}
        self.watchers = 0
        self.rest()

    def rest(self) -> None:
        """Wait for the host from now on."""
        self._log_at = self._heard_at = self._steady_since = self._signs_since = self._signs_at = self._clock()
        self._unsigned, self._entries, self._heard = 0, False, False
        self.number = 0
        self._level_at = -1e9  # when the log was last here as far as the host has it
        self._goal, self._goal_at = 0, 0.0  # an entry that is awaited, and since when
        self._away_at: dict[int, float] = {}  # when the host said last that nobody is in a seat
        self._door_at = self._clock()  # when signs of the host came last, before it has answered this page

    @property
    def silent(self) -> float:
        """For how many milliseconds nothing was heard of the host."""
        return self._clock() - self._heard_at

    @property
    def steady(self) -> bool:
        """Whether the host has been heard for some time without a gap in which it could count this person as away."""
        now = self._clock()
        return now - self._steady_since > STEADY and now - self._signs_at <= GAP

    @property
    def there(self) -> bool:
        """Whether the host's signs have come for some time without such a gap, in one sitting or in several, and this
        page had the whole log since then."""
        return self._unbroken and self._level_at > self._signs_since

    @property
    def _unbroken(self) -> bool:
        now = self._clock()
        return now - self._signs_since > STEADY and now - self._signs_at <= GAP

    def pause(self) -> None:
        """Note that there is no line: nothing of the host can be heard."""
        self._steady_since = self._signs_since = self._clock()

    def ahead(self, number: int) -> bool:
        """Look at the log, which has come as far as this entry. Returns whether the host's signs have named a later one
        for long, and it does not come."""
        now = self._clock()
        if number and number >= self.number:
            self._level_at, self._goal = now, 0
        elif number >= self._goal:
            self._goal, self._goal_at = self.number, now
        return self._goal > number and self._unbroken and now - max(self._goal_at, self._signs_since) > AHEAD

    @property
    def host_away(self) -> bool:
        """Whether nothing has been heard of the host for some time; at the door, whether its signs do not come."""
        return (self.silent if self._heard else self._clock() - self._door_at) > HOST_AWAY

    @property
    def host_gone(self) -> bool:
        """Whether nothing has been heard of the host for so long that the others may go on without it."""
        return self.silent > GONE

    def heard_since(self, when: float) -> bool:
        """Return whether the host was heard since then."""
        return self._heard and self._heard_at > when

    def hear_host(self) -> None:
        """Note that the host was heard."""
        self._heard_at, self._heard = self._clock(), True

    def begin(self) -> None:
        """Note that a sitting has begun."""
        self.hear_host()
        self._log_at = self._steady_since = self._clock()

    def hear_log(self, number: int) -> None:
        """Note that entries came, and which one is the host's last."""
        self._log_at, self._entries = self._clock(), True
        self.number = max(self.number, number)

    def count(self) -> bool:
        """Count how often entries have come and no head that the host has signed for all; to be called every few
        seconds. Returns whether that is so often that they are kept from this person."""
        self._unsigned += self._entries
        self._entries = False
        return self._unsigned > UNSIGNED

    def behind(self, number: int) -> bool:
        """Return whether the host has entries behind this one, and none has come for long."""
        return self.number > number and self._clock() - self._log_at > LOST

    def called_away(self, seat: int) -> bool:
        """Return whether the host has told all lately that it hears nobody in this seat."""
        return self._clock() - self._away_at.get(seat, -1e9) <= STEADY

    def alone(self, seat: int, unanswered: float) -> bool:
        """Return whether the host seems to know nothing of this sitting: it sends nothing, and an order was not
        answered for so many milliseconds, or it says that nobody is in this seat."""
        lost = self._clock() - self._log_at > LOST
        return lost and (unanswered > LOST or self.seats.get(seat) == "away")

    def hear(self, message: Message) -> bool:
        """Hear the signs of the host. Returns False where they are of another visit of it, or not the newest."""
        words, sitting = message.body.split(" "), self._sitting
        if len(words) < 3 or not gate.digits(words[1], 9):
            return False
        if words[0] != sitting.boot:
            self._door_at = self._clock()
            if newer(words[0], sitting.boot):
                sitting.lose()  # that the host is there counts once it answers: this may be what was said long ago
            return False
        if not sitting.newer_signs(message.line.counter):
            return False
        now = self._clock()
        if now - self._signs_at > GAP:
            self._steady_since = self._signs_since = now
        self._signs_at, self._unsigned = now, 0
        self.hear_host()
        self.number = int(words[1])
        signs = {}
        for word in words[3:]:
            seat, _, sign = word.partition(":")
            if gate.digits(seat, 1) and sign in ("here", "slow", "away"):
                signs[int(seat)] = sign
                if sign == "away":
                    self._away_at[int(seat)] = now
            elif seat == "watch" and gate.digits(sign, 2):
                self.watchers = int(sign)
        self.seats = signs
        return True
