"""Games of people in which pages are killed, frozen and reloaded, lines cut, and relays restarted, at random instants.

Many of them: `python tests/people/hazards.py 1000`; each prints a line only where something is wrong.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2] / "py"), str(Path(__file__).parent)]

from devices import Device, over, table
from network import AWFUL, FINE, ROUGH, Network

from hearts.engine.cards import parse
from hearts.engine.game import Dealt
from hearts.engine.record import Record

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
RULES = ("deluxe limit=30", "classic-pc limit=30", "spot limit=30", "deluxe players=3 limit=30")
KINDS = ("freeze", "cut", "reload", "relay")
LONGEST, STILL = 24 * 3_600_000, 1_200_000  # milliseconds of virtual time that a game, and one move, may take


class Hazards:
    """What goes wrong in one game, drawn from its seed."""

    def __init__(self, seed: int) -> None:
        self.network = network = Network(f"hazards {seed}", (FINE, ROUGH, AWFUL)[seed % 3])
        self.seed = seed
        rules = RULES[seed % len(RULES)]
        people = network.chance.randint(2, 3 if "players=3" in rules else 4)
        self.devices = table(network, list(NAMES[:people]), rules)
        self.count = dict.fromkeys(KINDS, 0)
        self._seen: set[int] = set()
        self.leaks: list[str] = []
        network.at(network.now + 5000, self.strike)

    def strike(self) -> None:
        """Let one thing go wrong, and the next one later."""
        network, chance = self.network, self.network.chance
        device, kind = chance.choice(self.devices), chance.choice(KINDS)
        last = chance.choice((300, 3_000, 20_000, 100_000))
        self.count[kind] += 1
        if kind == "relay":
            network.restart()
            network.down = True
            network.at(network.now + last / 10, self.up)
        elif kind == "cut":
            device.line.cut = True
            network.at(network.now + last, lambda: self.mend(device))
        elif kind == "freeze":
            device.freeze(True)
            network.at(network.now + last, lambda: device.freeze(False))
        elif device.alive:
            device.kill()
            network.at(network.now + last, device.load)
        network.at(network.now + chance.uniform(1_000, 60_000), self.strike)

    def up(self) -> None:
        self.network.down = False

    def mend(self, device: Device) -> None:
        device.line.cut = device.frozen

    def play(self) -> "list[str]":
        """Play the game to its end. Returns what was wrong."""
        host = self.devices[0]
        host.guest.order("begin")
        self._moved = 0, self.network.now
        self.network.run(lambda: self.look() or self.stands() or over(self.devices), LONGEST)
        if not over(self.devices):
            return [f"seed {self.seed}: nobody goes on after {self.network.now / 1000:.0f} s"]
        texts = {device.guest.table.record.text() for device in self.devices}
        wrong = list(self.leaks)
        if len(texts) > 1:
            wrong.append(f"seed {self.seed}: {len(texts)} records")
        if Record.read(texts.pop()).game.phase != "over":
            wrong.append(f"seed {self.seed}: the game is not over")
        wrong += [f"seed {self.seed}: {device.name}: {story}" for device in self.devices for story in device.stories]
        return wrong

    def stands(self) -> bool:
        """Whether no move has been made for too long."""
        host = self.devices[0].host
        if host is not None and host.ledger.number != self._moved[0]:
            self._moved = host.ledger.number, self.network.now
        return self.network.now - self._moved[1] > STILL

    def look(self) -> bool:
        """Look now and then whether a guest's page or storage holds what it must not: a card of another's hand."""
        host = next((device.host for device in self.devices if device.host is not None), None)
        if host is None or host.held is None or host.held.game.deal is None or host.held.game.length in self._seen:
            return False
        game = host.held.game
        if game.phase in ("pass", "play"):
            self._seen.add(game.length)
            for device in self.devices[1:]:
                seat = device.guest.seat
                if device.alive and seat >= 0:
                    self._look_at(device, seat)
        return False

    def _look_at(self, device: Device, seat: int) -> None:
        view = device.guest.table.view
        assert self.devices[0].host is None or self.devices[0].host.held is not None
        if view is None or self.devices[0].host is None:
            return
        deal = self.devices[0].host.held.game.deal
        if deal is None or view.table.number != deal.table.number:
            return
        for other, hand in enumerate(deal.dealt):
            if other != seat and shows(device, hand):
                self.leaks.append(f"seed {self.seed}: {device.name} has the hand of seat {other}")
        if any(isinstance(at.move, Dealt) and at.deal.table.number == deal.table.number for at in positions(device)):
            self.leaks.append(f"seed {self.seed}: {device.name} has the deal")


def positions(device: Device) -> list:
    """The positions of games that a guest holds."""
    record = device.guest.table.record
    return record.game.path()[: record.game.length + 1] if record is not None else []


def shows(device: Device, hand: int) -> bool:
    """Whether a hand stands somewhere in what a guest keeps."""
    for text in device.storage.values():
        for word in text.replace('"', "\n").split("\n"):
            try:
                if word and parse(word) == hand:
                    return True
            except ValueError:
                continue
    return False


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    faults: "list[str]" = []
    totals = dict.fromkeys(KINDS, 0)
    for seed in range(first, first + wanted):
        hazards = Hazards(seed)
        found = hazards.play()
        faults += found
        for kind in KINDS:
            totals[kind] += hazards.count[kind]
        for line in found:
            print(line, flush=True)
    print(f"{wanted} games, {len(faults)} faults, {totals}")
    sys.exit(1 if faults else 0)
