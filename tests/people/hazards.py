"""Games of people in which pages are killed, frozen and reloaded, lines cut, and relays restarted, at random instants.

Many of them: `python tests/people/hazards.py 1000`; it prints a line where something is wrong, and figures by kind.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2] / "py"), str(Path(__file__).parent)]

from devices import Device, over, table
from network import AWFUL, FINE, ROUGH, Network
from shoulder import Shoulder

from hearts.engine.cards import name
from hearts.engine.game import Played
from hearts.engine.record import Record

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
TABLES = ("deluxe", "classic-pc", "spot", "deluxe players=3", "classic-pc players=5", "deluxe players=6")
RELAY = "relay restarted"
KINDS = ("frozen", "line cut", "reloaded", "killed", RELAY)
SHORT, LONG = (300, 3_000), (20_000, 100_000)  # milliseconds that a reload takes, and that something else lasts
LONGEST = 24 * 3_600_000  # milliseconds of virtual time that a game may take
STILL = 300_000  # and one move, not counting while the host or the relay is away
LOOKS = 0.001  # the share of instants at which pages and storages are looked at


class Hazards:
    """What goes wrong in one game, drawn from its seed.

    count   how often, by kind and by whom; slowest: the longest time that the table stood still with its host there
    """

    def __init__(self, seed: int) -> None:
        self.network = network = Network(f"hazards {seed}", (FINE, ROUGH, AWFUL)[seed % 3])
        self.seed = seed
        rules = TABLES[seed // 3 % len(TABLES)] + " limit=30"
        people = network.chance.randint(2, 3 if "players=3" in rules else 4)
        self.devices = table(network, list(NAMES[:people]), rules)
        self.shoulder = Shoulder(self.devices)
        self.count: Counter[tuple[str, str]] = Counter()
        self.slowest = 0.0
        self._moved, self._then, self._stood = 0, network.now, 0.0
        network.at(network.now + 5000, self.strike)

    def strike(self) -> None:
        """Let one thing go wrong, and the next one later."""
        network, chance = self.network, self.network.chance
        device, kind = chance.choice(self.devices), chance.choice(KINDS)
        last = chance.choice(SHORT if kind == "reloaded" else SHORT + LONG)
        if kind == RELAY:
            network.restart()
            network.down = True
            network.at(network.now + last / 10, self.up)
        elif kind == "line cut":
            device.line.cut = True
            network.at(network.now + last, lambda: self.mend(device))
        elif kind == "frozen":
            device.freeze(True)
            network.at(network.now + last, lambda: device.freeze(False))
        elif device.alive:
            device.kill()
            network.at(network.now + last, device.load)
        else:
            kind = ""
        if kind:
            self.count[kind, "" if kind == RELAY else "host" if device is self.devices[0] else "guest"] += 1
        network.at(network.now + chance.uniform(1_000, 60_000), self.strike)

    def up(self) -> None:
        self.network.down = False

    def mend(self, device: Device) -> None:
        device.line.cut = device.frozen

    def play(self) -> "list[str]":
        """Play the game to its end. Returns what was wrong."""
        host = self.devices[0]
        host.guest.order("begin")
        self.network.run(lambda: self.look() or self.stands() or over(self.devices), LONGEST)
        wrong = self.shoulder.leaks[:3]
        wrong += [f"{device.name}: {story}" for device in self.devices for story in device.stories]
        if not over(self.devices):
            wrong.append(f"nobody goes on after {self.network.now / 1000:.0f} s")
        else:
            wrong += self.compare()
        return [f"seed {self.seed}: {line}" for line in wrong]

    def compare(self) -> "list[str]":
        """Return what is wrong with the records of a game that is over."""
        texts = {device.guest.table.record.text() for device in self.devices}
        if len(texts) > 1:
            return [f"{len(texts)} records"]
        game = Record.read(texts.pop()).game
        wrong = [] if game.phase == "over" else ["the game is not over"]
        played = Counter([(at.move.seat, at.move.card) for at in game.path() if isinstance(at.move, Played)])
        for device in self.devices:
            taken = Counter([order for order, why in device.answers if order.startswith("play ") and not why])
            for order, times in taken.items():
                cards = [card for card in range(52) if name(card) == order[5:]]
                if sum([played[device.guest.seat, card] for card in cards]) < times:
                    wrong.append(f"{device.name} was told that {order} was taken, and it is lost")
        return wrong

    def stands(self) -> bool:
        """Whether no move has been made for too long, while the host could hear and was heard."""
        host, now = self.devices[0], self.network.now
        there = host.alive and not host.frozen and not host.line.cut and not self.network.down
        if host.host is not None and host.host.ledger.number != self._moved:
            self._moved, self._stood = host.host.ledger.number, 0.0
        elif there:
            self._stood += now - self._then
        self._then = now
        self.slowest = max(self.slowest, self._stood)
        return self._stood > STILL

    def look(self) -> bool:
        """Look whether a guest's page or storage holds what it must not: at the log always, at pages now and then."""
        self.shoulder.note()
        if self.network.chance.random() < LOOKS:
            self.shoulder.look()
        return False


def figures(played: "list[Hazards]") -> str:
    """The figures by kind, as a table in Markdown."""
    count = sum([hazards.count for hazards in played], Counter())
    rows = ["| what | to the host | to guests |", "|---|---|---|"]
    for kind in KINDS:
        both = f"{count[kind, 'host']} | {count[kind, 'guest']}" if kind != RELAY else f"{count[kind, '']} |"
        rows.append(f"| {kind} | {both} |")
    fared: Counter[str] = Counter()
    looked: Counter[str] = Counter()
    for hazards in played:
        fared.update(hazards.network.fared)
        looked.update(hazards.shoulder.looked)
    slowest = sorted([hazards.slowest / 1000 for hazards in played])
    messages = ", ".join([f"{number} {word}" for word, number in fared.items()])
    things = ", ".join([f"{number} {word}" for word, number in looked.items()])
    return (
        "\n".join(rows) + f"\n\nMessages: {messages}. Looked at: {things}. The table stood still, its host there, for "
        f"{slowest[-1]:.0f} s at most (half of the games: {slowest[len(slowest) // 2]:.0f} s)."
    )


def main() -> int:
    """Play them; 1 where something was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=20, help="how many (20)")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the seed of the first (0)")
    asked = parser.parse_args()
    faults: list[str] = []
    played: list[Hazards] = []
    for seed in range(asked.first, asked.first + asked.games):
        played.append(Hazards(seed))
        found = played[-1].play()
        faults += found
        for line in found:
            print(line, flush=True)
        played[-1].devices.clear()  # the rest is figures
    print(f"{asked.games} games, {len(faults)} faults\n\n{figures(played)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
