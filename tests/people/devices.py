"""Devices at a table in virtual time: each holds what a page would hold, and may be killed, frozen and reloaded."""

from collections.abc import Callable

from network import TICK, Line, Network
from sodium import Sodium

from hearts.app.keeping.setup import REGULARS
from hearts.app.people.chair import Handed
from hearts.app.people.chair_host import Heir
from hearts.app.people.code import Invite
from hearts.app.people.guest import Guest
from hearts.app.people.host import Host
from hearts.app.people.message import Identity
from hearts.app.people.orders import carry_out
from hearts.app.people.state import KEPT, State, heir_state, kept_state, new_state
from hearts.app.people.transport import Branches
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.steps import Step
from hearts.minds import registry

MIND = registry.stand_in("instinct")


class Device:
    """A device with one person, who plays by a mind; at the host's stands the host as well.

    plays     whether the person moves by themselves; watches: whether they watch, in place of sitting down
    hears     is told what the device opens: the line of each message and what follows
    records   the table's record, at the end of each deal; steps: all that was shown
    """

    def __init__(
        self,
        network: Network,
        name: str,
        invite: Invite | None = None,
        rules: str = "",
        watches: bool = False,
        public: bool = False,
    ) -> None:
        self.network, self.name, self.watches = network, name, watches
        self.storage: dict[str, str] = {}
        self.invite = invite
        self.frozen = False
        self.plays = True
        self.visit = 0
        self.records: list[Record] = []
        self.steps: list[Step] = []
        self.answers: list[tuple[str, str]] = []
        self.stories: list[str] = []
        self.doubts: list[tuple[str, str]] = []
        self.hears: Callable[[bytes], None] = lambda _: None
        self.host: Host | None = None
        self._rules, self._public = rules, public
        self.load()

    @property
    def alive(self) -> bool:
        """Whether the page is open."""
        return not self.line.closed

    def load(self) -> None:
        """Open the page, with whatever was kept."""
        self.visit += 1
        self.frozen = False
        network = self.network
        opened = network.now
        self.clock = lambda: network.now - opened  # a page counts from when it was opened
        primitives = Sodium(f"{network.chance.random()} {self.name} {self.visit}", lambda said: self.hears(said))
        self.line = Line(network)
        self.branches = Branches(self.line, lambda what: network.at(network.now, what))
        self.primitives = primitives
        if self._rules or KEPT in self.storage:
            seed = primitives.random(32)
            if KEPT in self.storage:
                state = kept_state(self.storage[KEPT])
            else:
                self.storage["seed"] = seed.hex()
                me = Identity(primitives, seed)
                rules = Rules.read(self._rules)
                seats = tuple([Seat(mind, face, called) for face, called, mind in REGULARS[: rules.players]])
                own, called = (me.id, self.name, "guest", me.exchange), self.name if self._public else "Our table"
                state = new_state(primitives, rules, seats, own, called, self._public)
            self.hold(state)
            self.invite = self.host.invite
        assert self.invite is not None
        seed = bytes.fromhex(self.storage.get("seed", ""))
        self.come(seed)
        visit = self.visit
        network.at(network.now + network.chance.uniform(0, TICK), lambda: self.tick(visit))

    def come(self, seed: bytes) -> None:
        """Have a person at the device, with this seed where one is known."""
        end = self.branches.end()
        self.guest = Guest(self.primitives, end, self.storage, self.clock, self.invite, seed=seed)
        end.listen(self.guest.receive, lambda _: None)
        self.listen(self.guest)

    def listen(self, guest: Guest) -> None:
        """Note what a person is told."""
        guest.table.events.tell(on_step=self.steps.append, on_watch=self.steps.append, on_record=self.records.append)
        guest.told.tell(
            on_answer=lambda order, why: self.answers.append((order, why)),
            on_story=self.stories.append,
            on_heir=self.take_chair,
            on_other_host=self.yield_chair,
            on_doubt=lambda what, id: self.doubts.append((what, id)),
        )

    def look(self) -> None:
        """Do what time asks of the people here."""
        self.guest.tick()

    def hold(self, state: State) -> None:
        """Hold the table at this device."""
        end = self.branches.end()
        wall: Callable[[], float] = lambda: 1_790_000_000_000 + self.network.now  # noqa: E731
        self.host = Host(self.primitives, end, self.storage, self.clock, state, carry_out, wall)
        end.listen(self.host.receive, lambda _: None)
        self._rules = ""

    def take_chair(self, heir: Heir) -> None:
        """Be the host from now on."""
        self.hold(heir_state(heir))

    def yield_chair(self, handed: Handed) -> None:
        """Follow those who went on without this device's host, if nobody has stayed with it."""
        if self.host is not None and self.host.yields_to(handed):
            self.drop_host()
            self.guest.go_over(handed, True)

    def drop_host(self) -> None:
        """Hold the table no more."""
        self.host = None
        self.storage.pop(KEPT, None)

    def lie(self) -> None:
        """Let this device's host tell what no guest would take."""
        assert self.host is not None
        witness = self.host.book.witness
        hear = witness.hear

        def heard(text: str, proof: str) -> None:
            try:
                hear(text, proof)
            except ValueError:
                witness.pass_over(text)

        witness.hear = heard  # type: ignore[method-assign]

    def tick(self, visit: int) -> None:
        """Do what a page does a few times a second."""
        if visit != self.visit:
            return
        if not self.frozen and self.alive:
            if self.host is not None:
                self.host.tick()
                if self.host.stuck:
                    self.guest.lose_host()
                    self.drop_host()
                elif self.host.finished:
                    self.drop_host()
            self.look()
            if self.plays:
                self.act()
        self.network.at(self.network.now + TICK, lambda: self.tick(visit))

    def freeze(self, frozen: bool) -> None:
        """Have the page sleep: its clock stands still, and nothing comes."""
        self.frozen = frozen
        self.line.cut = frozen or self.line.state == "lost"

    def kill(self) -> None:
        """Close the page without a word."""
        self.visit += 1
        self.line.close()
        self.host = None

    def act(self) -> None:
        """Do what is asked of this person."""
        guest = self.guest
        if self.watches:
            if guest.where == "found":
                guest.watch()
            return
        if guest.where == "found" or (self.host is not None and guest.where == "looking" and guest.card):
            guest.sit("guest", self.name)
        view = guest.table.view
        if guest.busy or guest.where != "joined" or view is None or view.seat in guest.table.roster.standing:
            return
        if view.phase == "deal":
            if self.network.chance.random() < 0.3:
                guest.order("next")
        elif view.seat in view.waiting:
            if view.phase == "pass":
                guest.pass_on(MIND.give(view, "").choice)
            elif view.phase == "play":
                guest.play(MIND.play(view, "").choice)
            else:
                guest.declare(MIND.declare(view, view.choices()))


def table(network: Network, names: list[str], rules: str = "deluxe limit=30") -> list[Device]:
    """Return devices at one table, the first of them the host's; all have sat down."""
    host = Device(network, names[0], None, rules)
    devices = [host] + [Device(network, name, host.invite) for name in names[1:]]
    assert network.run(lambda: all(device.guest.where == "joined" for device in devices), 600_000)
    return devices


def over(devices: list[Device]) -> bool:
    """Whether the game has ended for everybody."""
    return all(
        device.guest.table.roster is not None
        and device.guest.table.roster.state == "over"
        and device.guest.table.record is not None
        and device.guest.table.record.game.phase == "over"
        for device in devices
    )
