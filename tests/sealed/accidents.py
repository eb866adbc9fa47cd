"""Games at sealed tables, through the real log and fold, in virtual time: at any moment pages are killed and opened
again, one or several are frozen, lines are cut, leaders go, the relay is restarted.

Many of them: `python tests/sealed/accidents.py 2000`; it prints a line where something is wrong, and figures at the
end. With `--log FILE` it writes a line for each game that was played, and leaves out those that stand there already.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2] / "py"), str(Path(__file__).parents[2])]

from hearts.app.sealed import box
from hearts.app.sealed.fold import Fold
from hearts.app.sealed.log import Entry
from hearts.app.sealed.state import COIN, DECLINE, GIVE, KEYS, KITTY, OPEN, PLAY, READY, REST, State
from hearts.engine.rules import Rules
from tests.people.sodium import Sodium
from tests.sealed.native import Native
from tests.sealed.table import Person
from tests.sealed.virtual import DELAYS, Net

TABLES = (
    "classic-pc limit=10",  # one deal, mostly
    "classic-pc players=3 remainder=kitty limit=10",
    "classic-pc decline=yes limit=10",
    "classic-pc players=5 remainder=remove limit=10",
    "classic-pc limit=26",
    "deluxe players=3 limit=26",
    "deluxe players=6 limit=10",
)
WAITS = (COIN, KEYS, DECLINE, GIVE, KITTY, OPEN)  # what tells a secret waits until what it names is committed
PATIENCE = 20.0
ALLOWED = PATIENCE + 40  # seconds for which nothing may be settled while those who are needed hear each other
LONGEST = 8 * 3600.0
KINDS = ("frozen", "several frozen", "line cut", "killed", "leader killed", "relay restarted")
SHORT, LONG = (0.3, 3.0), (20.0, 100.0)  # seconds that something lasts


class Remembers(Sodium):
    """Libsodium; a signature that one device has checked need not be computed again for the others."""

    def __init__(self, seed: object) -> None:
        super().__init__(seed)
        self._known: dict[tuple[bytes, bytes, bytes], bool] = {}

    def verified(self, public: bytes, message: bytes, signature: bytes) -> bool:
        key = public, message, signature
        if key not in self._known:
            self._known[key] = super().verified(public, message, signature)
        return self._known[key]


class Shared(Fold):
    """The fold, for all devices of a test: it is pure, so one step for all of them is enough."""

    def __init__(self, group: Native) -> None:
        super().__init__(group)
        self._steps: dict[tuple[int, bytes], tuple[State, State | None]] = {}

    def step(self, state: State, entry: Entry) -> State | None:
        key = id(state), entry.name
        if key not in self._steps:
            self._steps[key] = state, super().step(state, entry)
        return self._steps[key][1]


class Says(Person):
    """A person whose entries are signed by their member of the log, and who is asked about each state once."""

    def __init__(self, group: Native, seed: str, key: bytes) -> None:
        super().__init__(group, seed, key, claims=True)
        self._said: dict[int, tuple[State, tuple[str, str] | None]] = {}

    def entry(self, kind: str, body: str) -> Any:
        return kind, body

    def says(self, fold: Fold, state: State) -> "tuple[str, str] | None":
        if id(state) not in self._said:
            found: Any = self.due(fold, state)
            self._said[id(state)] = state, found
        return self._said[id(state)][1]


class Hazards(Net):
    """One game, and what goes wrong in it, drawn from its seed.

    count    how often each kind of thing went wrong; looked: at how many hands of others it was tried to look
    slowest  for how many seconds at most nothing was settled while those who were needed were there
    """

    def __init__(self, seed: int) -> None:
        self.seed, self.rules = seed, Rules.read(TABLES[seed % len(TABLES)])
        self.count, self.looked, self.slowest, self.wrong = Counter[str](), 0, 0.0, list[str]()
        self.frozen: dict[int, float] = {}  # until when
        self.lines: dict[int, float] = {}  # until when they are cut
        self.killed: dict[int, float] = {}  # when these pages are opened again
        self.down, self.strikes = 0.0, float("inf")  # until when the relay is, and when something goes wrong next
        self._most, self._stood = 0, 0.0
        sodium, first = Remembers(seed), State()
        self.group = Native(seed, sodium)
        self.sealing = Shared(self.group)
        super().__init__(self.rules.players, f"hazards {seed}", PATIENCE, lambda: first, self.sealing.step, sodium)
        self._waiting: list[list[tuple[int, str]]] = [[] for _ in self.keys]  # what frozen pages will hear
        self.people = [self.person(place) for place in range(len(self.keys))]
        self._know = [self.person(place) for place in range(len(self.keys))]  # for what the test itself must know
        self._hidden: dict[str, int] = {}  # digits that one person alone may know, and whose they are
        for place, person in enumerate(self.people):
            self._hidden[person.root.hex()] = self._hidden[self.secrets[place].hex()] = place
        self._seen = set[bytes]()

    def person(self, place: int) -> Says:
        """A page of this person; it knows its root and its key, and all else follows."""
        return Says(self.group, f"{self.seed} {place}", self.secrets[place])

    # ---- what goes wrong -----------------------------------------------------------------------------------------

    def strike(self) -> None:
        rng, places = self.rng, range(len(self.keys))
        kind, one = rng.choice(KINDS), rng.choice(places)
        until = self.now + rng.uniform(*rng.choice((SHORT, LONG)))
        if kind == "leader killed":
            one = (self.leaders() or [one])[0]
        if kind == "relay restarted":
            self.down = self.now + (until - self.now) / 10
            self._queue.clear()
        elif kind == "line cut":
            self.lines[one] = until
        elif kind in ("frozen", "several frozen"):
            for place in [one] if kind == "frozen" else rng.sample(places, rng.randint(2, len(places))):
                self.frozen[place] = until
        elif one not in self.killed:
            self.killed[one] = until
            self.dead.add(one)
        self.count[kind] += 1
        self.strikes = self.now + rng.uniform(1, 60)

    def mend(self) -> None:
        """End what has lasted long enough."""
        for place in [place for place, until in self.killed.items() if until <= self.now]:
            del self.killed[place]
            self.dead.discard(place)
            self.reload(place, self.rng.choice((0, 0, 1, 3, 30)))  # of the writes that are not on the disk yet
            self.people[place], self._waiting[place] = self.person(place), []
        self.lines = {place: until for place, until in self.lines.items() if until > self.now}
        for place in [place for place, until in self.frozen.items() if until <= self.now]:
            del self.frozen[place]
            waiting, self._waiting[place] = self._waiting[place], []
            for sender, text in waiting:
                self.bring(sender, place, text)

    def up(self, place: int) -> bool:
        """Whether this page runs and its line stands."""
        return place not in self.dead and place not in self.frozen and self.hears(place)

    def hears(self, place: int) -> bool:
        return place not in self.lines and self.now >= self.down

    # ---- the network, and what people do -------------------------------------------------------------------------

    def send(self, sender: int, to: "list[int]", text: str) -> None:
        for digits in [digits for digits in self._hidden if digits in text]:
            member = self.members[self._hidden[digits]]
            state: Any = member.log.states[member.committed]
            if state.phase != OPEN or digits in self._own(self._hidden[digits]):
                self.wrong.append(f"{sender} has told a secret of {self._hidden[digits]}")
            del self._hidden[digits]
        if self.hears(sender):
            super().send(sender, to, text)

    def bring(self, sender: int, to: int, text: str) -> None:
        if to in self.frozen:
            self._waiting[to].append((sender, text))
        elif self.hears(to):
            super().bring(sender, to, text)

    def turn(self, place: int) -> None:
        if place not in self.frozen:
            super().turn(place)
            if place not in self.dead:
                self.act(place)

    def step(self) -> None:
        if self.now >= self.strikes:
            self.strike()
        self.mend()
        super().step()
        self.watch()

    def act(self, place: int) -> None:
        """Say what is due from this person, unless that is said already."""
        member = self.members[place]
        said = None if member.waits or len(member.voters) < len(self.keys) else self.due(place)
        mine = [entry for entry, _ in member.pool.values() if entry.author == member.me]
        if said is not None and not any(member.log.fits(entry) for entry in mine):
            member.write(*said)

    def due(self, place: int) -> "tuple[str, str] | None":
        member = self.members[place]
        state: Any = member.log.state
        settled: Any = member.log.states[member.committed]
        if member.leads and state.ahead is None and not ended(state):
            keys = ",".join([key.hex() for key in self.keys])
            return "pack", f"{keys} {self.rules.text()}"
        said = self.people[place].says(self.sealing, state) if not ended(state) else None
        if said is not None and said[0] in WAITS and said != self.people[place].says(self.sealing, settled):
            return None
        return said

    # ---- what must hold ------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Note for how long nothing is settled while more than half are there, and all whose word is awaited."""
        most = max([member.committed for member in self.members])
        holder = next(member for member in self.members if member.committed == most)
        state: Any = holder.log.states[most]
        self.look(state)
        up = [place for place in range(len(self.keys)) if self.up(place)]
        if most > self._most or ended(state):
            self._most, self._stood = most, 0.0
        elif 2 * len(up) > len(self.keys) and not self.awaited(state) - set(up):
            self._stood += 0.25
            self.slowest = max(self.slowest, self._stood)

    def awaited(self, state: State) -> "set[int]":
        """Return the people without whom nothing goes on."""
        if state.phase == REST and state.ahead is not None and state.ahead.phase == READY:
            return set(range(len(self.keys)))  # these people wait for each other to go on
        return {place for place, _ in self.sealing.awaited(state)}

    def look(self, state: State) -> None:
        """Once in a deal: let each try to open what is others', with all that it knows."""
        places = range(len(self.keys))
        for pack in (state.now, state.ahead):
            if pack is not None and len(pack.said) == len(self.keys) and pack.name not in self._seen:
                self._seen.add(pack.name)
                for place in places:
                    self._hidden[self._know[place].secret(pack, place).hex()] = place
        if state.phase != PLAY or state.pack.name + b"played" in self._seen:
            return
        self._seen.add(state.pack.name + b"played")
        attempt = state.pack.attempt(self.group)
        for place in places:
            s = self._know[place].secret(state.pack, place)
            for sender in attempt.others(place):
                said = attempt.people[sender]
                boxes = [given for _, given in said.keys.values()] + said.parts
                abouts = [
                    attempt.about(what, sender, to)
                    for what in (b"part", *[b"key " + str(holder).encode() for holder in places])
                    for to in places
                ]
                opens = [given for given in boxes for about in abouts
                         if box.opened(self.group, s, said.exchange, about, given) is not None]  # fmt: skip
                mine = [said.keys[place][1]]
                if said.parts:
                    mine.append(said.parts[attempt.others(sender).index(place)])
                self.looked += len(boxes)
                if sorted(opens) != sorted(mine):
                    self.wrong.append(f"{place} can open what is not for them")

    def _own(self, place: int) -> "tuple[str, str]":
        return self.people[place].root.hex(), self.secrets[place].hex()

    def over(self) -> bool:
        logs = [member.log for member in self.members]
        return all(ended(log.state) for log in logs) and len({log.head for log in logs}) == 1  # type: ignore[arg-type]

    def play(self) -> "list[str]":
        """Play the game to its end. Returns what was wrong."""
        self.seat()
        self.rough()
        if self.seed % 3 == 0:
            self.delays = DELAYS[:3]
        self.strikes = self.now + 5
        self.run(LONGEST, lambda: bool(self.wrong) or self._stood > ALLOWED or self.over())
        if self._stood > ALLOWED:
            self.wrong.append(f"nothing was settled for {self._stood:.0f} s, at {self.now:.0f} s")
        elif not self.over():
            self.wrong.append(f"nobody goes on after {self.now:.0f} s")
        states: Any = [member.log.state for member in self.members]
        if self.over() and any(state.game.moves != states[0].game.moves for state in states):
            self.wrong.append("the records differ")
        if any(state.faults for state in states) or not self.honest():
            self.wrong.append("somebody is named")
        return [f"seed {self.seed}: {line}" for line in self.wrong[:3]]


def ended(state: State) -> bool:
    """Whether the game of a table is over."""
    return state.phase == REST and state.game is not None and state.game.phase == "over"


def played(seed: int) -> "dict[str, Any]":
    """Play the game of this seed. Returns what happened in it, as plain data."""
    begun, hazards = time.process_time(), Hazards(seed)
    try:
        wrong = hazards.play()
    except AssertionError as problem:  # two things were settled
        wrong = [f"seed {seed}: {problem}"]
    seconds = round(time.process_time() - begun, 1)
    return {
        "seed": seed, "wrong": wrong, "seconds": seconds, "done": dict(hazards.count), "looked": hazards.looked,
        "slowest": hazards.slowest, "lasted": round(hazards.now),
    }  # fmt: skip


def main() -> int:
    """Play them; 1 where something was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=20, help="how many (20)")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the seed of the first (0)")
    parser.add_argument("--log", type=Path, help="a file in which each game gets a line; those that have one are done")
    asked = parser.parse_args()
    rows = asked.log.read_text("utf-8").splitlines() if asked.log and asked.log.exists() else []
    games = {game["seed"]: game for game in map(json.loads, rows)}
    for seed in range(asked.first, asked.first + asked.games):
        if seed not in games:
            games[seed] = game = played(seed)
            print(*game["wrong"], sep="\n", end="\n" if game["wrong"] else "", flush=True)
            if asked.log:
                with asked.log.open("a", encoding="utf-8") as log:
                    log.write(json.dumps(game) + "\n")
    done: Counter[str] = Counter()
    for game in games.values():
        done.update(game["done"])
    slowest = sorted([game["slowest"] for game in games.values()])
    print(f"{len(games)} games, {sum([len(game['wrong']) > 0 for game in games.values()])} of them wrong;", end=" ")
    print(", ".join([f"{kind} {times}" for kind, times in done.items()]), end="; ")
    print(f"{sum([game['looked'] for game in games.values()])} boxes of others tried; nothing was settled for", end=" ")
    print(f"{slowest[-1]} s at most, in half of the games {slowest[len(slowest) // 2]} s")
    return 1 if any(game["wrong"] for game in games.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
