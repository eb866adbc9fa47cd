"""The people who are there, and how long the table has waited, as one page hears it and by its own clock.

Construction. Everybody says `here` from time to time (`every`). Patience runs on the *moment* that is due, from when
this page first knew of it, whoever is heard meanwhile; so a page that comes and goes in the background stretches
nothing, nor does a changed page that is always there and never moves. Only when this page itself has just woken does it
wait a little (`GRACE`) before it says that somebody is late, for what it has slept through may be on its way. Before
that the page of whoever is waited for plays by its own mind, if it is awake (`own`): so nobody else sees a card.

Assumption: clocks of different pages need not agree, and go about as fast as each other. Time is an argument
everywhere; nothing here reads a clock.

Threat. A page that says `here` without end and never moves; one that says that others are late who are not (more than
half must say it, and it fits no moment that has passed); a flood of keys that say `here` (`MOST`).
"""

from __future__ import annotations

OFTEN, SELDOM = 4.0, 20.0  # seconds between two signs: of somebody who is waited for, and of all others
SLOW, AWAY = 9.0, 16.0  # seconds without a sign that was to come often
SLEPT, GRACE = 5.0, 5.0  # seconds between two ticks behind which a page was asleep; after which it knows what it missed
OWN = 6.0  # seconds before the patience is over in which one's own page plays
NUDGE, AGAIN = 20.0, 20.0  # seconds after which who is waited for is nudged; between two nudges
PARTS = 60.0  # seconds with fewer than half, after which a new table is offered
MOST, WATCHERS = 32, 8  # keys of which it is noted when they were heard; watchers who are counted
HERE, LATE, ASLEEP, GONE = "here", "slow", "asleep", "away"


class Presence:
    """The people who are there, as this page knows it.

    me   its key
    """

    def __init__(self, me: bytes) -> None:
        self._me = me
        self._heard: dict[bytes, tuple[float, bool]] = {}  # when, and whether their page was in the background
        self._moment = ""
        self._since = self._ticked = self._woke = -1e9
        self._alone = -1.0  # since when fewer than half are heard
        self._nudged = -1e9
        self._nudges: dict[bytes, float] = {}

    def hear(self, key: bytes, now: float, hidden: bool = False, counts: bool = True) -> None:
        """Note that somebody was heard, in a message that they have signed. `counts`: they have a seat or a vote."""
        others = [other for other in self._heard if other != key]
        if key not in self._heard and not counts and len(others) >= MOST:
            return
        if key not in self._heard and len(others) >= 2 * MOST:
            del self._heard[min([(at, other) for other, (at, _) in self._heard.items()])[1]]
        self._heard[key] = now, hidden

    def tick(self, now: float, moment: str, voters: tuple[bytes, ...]) -> None:
        """Note what is due, and that this page runs now; several times a second."""
        if now - self._ticked > SLEPT:
            self._woke = now
        self._ticked = now
        if moment != self._moment:
            self._moment, self._since = moment, now
        if 2 * len([key for key in voters if self.there(key, now)]) > len(voters):
            self._alone = -1.0
        elif self._alone < 0:
            self._alone = now

    # ---- who is there ------------------------------------------------------------------------------------------------

    def sign(self, key: bytes, now: float, waited: bool = False) -> str:
        """Return how somebody is heard. `waited`: the table waits for them, so they say that they are there more
        often."""
        if key == self._me:
            return HERE
        at, hidden = self._heard.get(key, (-1e9, False))
        late = now - at - (0.0 if waited and now - self._since > SELDOM else SELDOM - OFTEN)
        if late > AWAY:
            return GONE
        if hidden:
            return ASLEEP
        return LATE if late > SLOW else HERE

    def there(self, key: bytes, now: float) -> bool:
        """Return whether somebody is heard."""
        return self.sign(key, now) != GONE

    def watchers(self, seated: tuple[bytes, ...], now: float) -> int:
        """Return how many watch, as far as they are counted."""
        return min(WATCHERS, len([key for key in self._heard if key not in seated and self.there(key, now)]))

    def every(self, waited: bool) -> float:
        """Return how many seconds lie between two signs of this page."""
        return OFTEN if waited else SELDOM

    # ---- patience ----------------------------------------------------------------------------------------------------

    def waits(self, now: float) -> float:
        """Return for how many seconds the table has waited for what is due."""
        return now - self._since

    def late(self, now: float, patience: float) -> bool:
        """Return whether this page may say that whoever is waited for is late; it must hold nothing of theirs that
        fits."""
        return patience > 0 and self.waits(now) >= patience and self._awake(now) >= GRACE

    def own(self, now: float, patience: float, clock: float) -> bool:
        """Return whether this page is to play for its own person now, by its own mind, and say so."""
        limits = [limit for limit in (clock, patience - OWN if patience else 0.0) if limit > 0]
        return limits != [] and self.waits(now) >= min(limits) and self._awake(now) >= GRACE

    def _awake(self, now: float) -> float:
        return now - self._woke

    # ---- with no clock -----------------------------------------------------------------------------------------------

    def nudges(self, now: float, clock: float) -> bool:
        """Return whether to nudge whoever is waited for, though nobody has pressed anything: no clock does it."""
        if clock or self.waits(now) < NUDGE or now - self._nudged < AGAIN:
            return False
        self._nudged = now
        return True

    def advises(self, now: float, clock: float) -> bool:
        """Return whether the leader is to be shown how to set a clock."""
        return not clock and self.waits(now) >= 2 * NUDGE

    def nudged(self, key: bytes, moment: str, now: float) -> bool:
        """Return whether a nudge of somebody is to be heard here: of this very moment, and not again so soon."""
        if moment != self._moment or now - self._nudges.get(key, -1e9) < AGAIN:
            return False
        self._nudges = {other: at for other, at in self._nudges.items() if now - at < AGAIN}
        self._nudges[key] = now
        return True

    # ---- fewer than half ---------------------------------------------------------------------------------------------

    def lonely(self, now: float) -> float:
        """Return for how many seconds fewer than half are heard; 0 where more are."""
        return now - self._alone if self._alone >= 0 else 0.0

    def parts(self, now: float) -> bool:
        """Return whether to offer that who is there goes on as a new table."""
        return self._alone >= 0 and self.lonely(now) >= PARTS and self._awake(now) >= GRACE + AWAY
