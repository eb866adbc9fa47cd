"""A table of people for tests of who is away: devices that sit, play, sleep and wake, in virtual time, on one log."""

from random import Random

from hearts.app.sealed.away import lend, taken
from hearts.app.sealed.fold import Fold
from hearts.app.sealed.group import Group
from hearts.app.sealed.log import Entry
from hearts.app.sealed.party import Parties, Party
from hearts.app.sealed.presence import Presence
from hearts.app.sealed.state import READY, REST, Pack, State
from hearts.engine.rules import Rules
from tests.sealed.plain import Plain
from tests.sealed.table import CLASSIC, Person, phase

PATIENCE = 60.0


class Shadow(Person):
    """What a runner plays as, for a place whose secret it has put together."""

    def __init__(self, runner: Person, key: bytes, place: int, s: bytes) -> None:
        super().__init__(runner.group, "", b"\0" * 32)
        self.runner, self.key, self.place, self.s, self.root = runner, key, place, s, s

    @property
    def me(self) -> bytes:
        return self.key

    def entry(self, kind: str, body: str) -> Entry:
        return self.runner.entry("for", f"{self.place} {kind} {body}")

    def secret(self, pack: Pack, place: int) -> bytes:
        return self.s


class Device(Person):
    """One person's device: what it says at this moment, and what it knows of the others.

    awake   whether its page runs; mute: whether it runs, is heard and says nothing that is due
    """

    def __init__(self, group: Group, seed: str, key: bytes) -> None:
        super().__init__(group, seed, key)
        self.presence = Presence(self.me)
        self.awake, self.mute, self.presence_now = True, False, 0.0
        self.shadows: dict[tuple[bytes, int], Shadow] = {}
        self.looked: set[bytes] = set()  # whose secrets this device has put together

    def says(self, parties: Parties, party: Party, now: float) -> "list[Entry]":
        """What it says now."""
        found, cards = [], party.cards
        self.away = "void" if party.house.kept("away") == "void" else "wait"
        due = parties.due(party)
        self.presence_now = now
        self.presence.tick(now, due[0][2] if due else "", party.voters)
        if not self.mute and not self._stood(party):
            own = self.due(parties.fold, cards)
            if own is not None and not (own.kind == "next" and party.house.left):
                found.append(own)
        if cards.now is not None and self.me in cards.now.people and cards.phase != REST:
            found += self._plays_on(parties, party)
        if self.me in party.house.out or (self._stood(party) and self._may_return(party)):
            found.append(self.entry("back", cards.now.name.hex() if cards.now and cards.phase != REST else "-"))
        patience = float(party.house.kept("patience"))
        if self.presence.late(now, patience):
            late = dict.fromkeys([(key, about) for key, _, about in due + parties.making(party) if key != self.me])
            found += [self.entry("absent", f"{key.hex()} {about}") for key, about in late]
        return found

    def waits(self, key: bytes) -> bool:
        return self.presence.there(key, self.presence_now)

    def _stood(self, party: Party) -> bool:
        now = party.cards.now
        if now is None or party.cards.phase == REST or self.me not in now.people:
            return False
        return party.away.of(now.people.index(self.me)) is not None

    def _may_return(self, party: Party) -> bool:
        now = party.cards.now
        assert now is not None
        stand = party.away.of(now.people.index(self.me))
        return stand is not None and stand.back < 0

    def _plays_on(self, parties: Parties, party: Party) -> "list[Entry]":
        """What it lends, and what it says for whom it plays."""
        cards, now, found = party.cards, party.cards.now, []
        assert now is not None
        place, attempt = now.people.index(self.me), now.attempt(self.group)
        for stand in party.away.standing:
            s = self.secret(now, place)
            if stand.runner != place and stand.place != place:
                sealed = lend(attempt, place, s, stand.place, stand.runner)
                found.append(self.entry("lend", f"{now.name.hex()} {stand.place} {sealed.hex()}"))
            if stand.runner == place:
                about = now.name, stand.place
                got = taken(attempt, place, s, stand.place, party.away.lent) if about not in self.shadows else b""
                if got:
                    self.looked.add(now.people[stand.place])
                    self.shadows[about] = Shadow(self, now.people[stand.place], stand.place, got)
                if about in self.shadows:
                    said = self.shadows[about].due(parties.fold, _no_deck(cards))
                    found += [said] if said is not None else []
        return found


def _no_deck(cards: State) -> State:
    return cards.changed(ahead=None)


class Room:
    """A table, its log and its devices.

    entries   with the table before each; refused: how many did not fit
    """

    def __init__(
        self,
        rules: Rules = CLASSIC,
        seed: object = 0,
        people: int = 0,
        keeps: "tuple[str, ...]" = (),
        group: "Group | None" = None,
    ) -> None:
        self.rng, self.group, self.now = Random(str(seed)), group or Plain(seed), 0.0
        self.parties = Parties(Fold(self.group))
        count = people or rules.players
        self.devices = [Device(self.group, f"{seed} {n}", self.group.primitives.random(32)) for n in range(count)]
        self.party = Party()
        self.entries: list[tuple[Party, Entry]] = []
        self.refused = 0
        self.twist = lambda device, entry: entry  # what a device says in place of what it should
        first = self.devices[0]
        assert self.say(first.entry("lead", "-")) and self.say(first.entry("rules", rules.text()))
        for keep in keeps:
            assert self.say(first.entry("keep", keep))
        for number, device in enumerate(self.devices):
            self.sits(device, f"P{number}")

    def sits(self, device: Device, name: str, seat: int = -1) -> None:
        """Somebody sits down, and their word counts."""
        assert self.say(device.entry("sit", f"{seat} 0 {'ab' * 32} - - ann {name}"))
        if device.me not in self.party.voters and device.me in self.party.house.sitting:
            assert self.say(self.leader.entry("voter", device.me.hex() + " -"))

    @property
    def leader(self) -> Device:
        return next(device for device in self.devices if device.me == self.party.leader)

    def say(self, entry: "Entry | None") -> bool:
        """Whether an entry fits; then it counts."""
        after = self.parties.step(self.party, entry) if entry is not None else None
        if after is None or entry is None:
            self.refused += 1
            return False
        self.entries.append((self.party, entry))
        self.party = after
        return True

    def tick(self) -> bool:
        """A second passes. Whether anything was said that counts."""
        self.now += 1.0
        moved = False
        for device in self.devices:
            if device.awake:
                for other in self.devices:
                    other.presence.hear(device.me, self.now)
        for device in self.devices:
            if device.awake:
                for entry in device.says(self.parties, self.party, self.now):
                    moved = self.say(self.twist(device, entry)) or moved
        return self._leads() or moved

    def _leads(self) -> bool:
        """The leader counts who sits, and begins the next deck where that is due; another one takes its place."""
        cards, leader, house = self.party.cards, self.leader, self.party.house
        if not leader.awake:
            others = [device for device in self.devices if device.awake and device.me in self.party.voters]
            if 2 * len(others) > len(self.party.voters) and self.rng.random() < 0.05:
                self.say(others[0].entry("lead", "-"))
            return False
        if cards.phase == REST:
            for key in sorted(set(house.sitting) ^ set(self.party.voters)):
                self.say(leader.entry("voter", key.hex() + " -"))
        rows = self.parties.rows(self.party)
        ahead = cards.ahead
        begun = ",".join([ahead.people[run].hex() for run in ahead.runs]) if ahead is not None else ""
        if begun != rows.partition(" ")[0]:
            return self.say(leader.entry("pack", rows))
        return False

    def until(self, done: "object", most: float = 4000.0) -> float:
        """Let time pass until something is so. Returns the longest time in which nothing happened."""
        assert callable(done)
        end, since, longest = self.now + most, self.now, 0.0
        while not done():
            assert self.now < end, (
                self.party.cards.phase,
                phase(self.party.cards),
                self.party.away,
                self.parties.due(self.party),
            )
            if self.tick():
                since = self.now
            longest = max(longest, self.now - since)
        return longest

    def deals(self, count: int) -> float:
        """Let so many more deals be played."""
        target = self.lines + count
        return self.until(lambda: self.lines >= target and self.party.cards.phase == REST)

    @property
    def lines(self) -> int:
        game = self.party.cards.game
        return len(game.lines) if game is not None else 0


def ready(party: Party) -> bool:
    """Whether a deck is made."""
    return party.cards.ahead is not None and party.cards.ahead.phase == READY
