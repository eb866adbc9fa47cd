"""Games of people in which pages are killed, frozen and reloaded, lines cut, and relays restarted, at random instants.

Many of them: `python tests/people/hazards.py 1000`; it prints a line where something is wrong, and figures by kind.
With `--log FILE` it writes a line for each game that was played, and leaves out those that stand there already.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2] / "py"), str(Path(__file__).parent)]

from devices import Device, over, table
from network import AWFUL, FINE, ROUGH, Line, Network
from shoulder import Shoulder

from hearts.app.people.roster import PATIENCE
from hearts.engine.cards import name
from hearts.engine.game import Played
from hearts.engine.record import Record

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
TABLES = ("deluxe", "classic-pc", "spot", "deluxe players=3", "classic-pc players=5", "deluxe players=6")
RELAY = "relay restarted"
KINDS = ("frozen", "line cut", "reloaded", "killed", RELAY)
SHORT, LONG = (300, 3_000), (20_000, 100_000)  # milliseconds that a reload takes, and that something else lasts
LONGEST = 24 * 3_600_000  # milliseconds of virtual time that a game may take
# Milliseconds that one move or deal may take, while the host is there and can be heard: the table's patience, and what
# people need who are there, also where they come back again and again: they hear a deal in a dozen messages, each of
# them up to 3 s late, one in seven is lost, and the relay that was restarted has lost the others.
ALLOWED = 40_000
STILL = 1000 * PATIENCE[1] + ALLOWED
LOOKS = 0.004  # the share of instants at which pages and storages are looked at


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
        self._stands, self._stood = (0, 0, ""), 0.0
        self._then, self._there = network.now, True
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
            cut = device.line
            cut.cut = True
            if chance.random() < 0.5:  # half of the cuts are noticed by the device
                cut.lose(True)
            network.at(network.now + last, lambda: self.mend(device, cut))
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

    def mend(self, device: Device, cut: Line) -> None:
        """Mend the line that was cut, if the page has not been loaded again since."""
        cut.lose(False)
        cut.cut = device.frozen and cut is device.line

    def play(self) -> "list[str]":
        """Play the game to its end. Returns what was wrong."""
        host = self.devices[0]
        host.guest.order("begin")
        self.network.run(lambda: self.look() or self.stands() or over(self.devices), LONGEST)
        wrong = self.shoulder.leaks[:3]
        wrong += [f"{device.name}: {story}" for device in self.devices for story in device.stories]
        if self._stood > STILL:
            wrong.append(f"nobody moved for {self._stood / 1000:.0f} s, at {self.network.now / 1000:.0f} s")
        elif not over(self.devices):
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
        """Whether the game has stood still for too long, while the host could hear and was heard."""
        device, now = self.devices[0], self.network.now
        host = device.host
        stands = (host.book.moved, host.book.revealed, host.roster.state) if host is not None else self._stands
        if stands != self._stands:
            self._stands, self._stood = stands, 0.0
        elif self._there and stands[2] == "game":
            self._stood += now - self._then
        self._then = now
        self._there = device.alive and not (device.frozen or device.line.cut or self.network.down)
        self.slowest = max(self.slowest, self._stood)
        return self._stood > STILL

    def look(self) -> bool:
        """Look whether a guest's page or storage holds what it must not: at the log always, at pages now and then."""
        self.shoulder.note()
        if self.network.chance.random() < LOOKS:
            self.shoulder.look()
        return False

    def figures(self) -> "dict[str, Any]":
        """Return what happened in this game, as plain data."""
        return {
            "done": {" ".join(key).strip(): times for key, times in self.count.items()},
            "messages": self.network.fared,
            "looked": self.shoulder.looked,
            "slowest": round(self.slowest / 1000),
        }


def played(seed: int) -> "dict[str, Any]":
    """Play the game of this seed. Returns what happened in it, as plain data."""
    begun = time.process_time()
    hazards = Hazards(seed)
    wrong = hazards.play()
    return {"seed": seed, "wrong": wrong, "seconds": round(time.process_time() - begun, 1), **hazards.figures()}


def table_of(games: "list[dict[str, Any]]") -> str:
    """Return the figures by kind, as a table in Markdown."""
    sums: dict[str, Counter[str]] = {}
    for what in ("done", "messages", "looked"):
        sums[what] = sum([Counter(game[what]) for game in games], Counter())
    count = sums["done"]
    rows = ["| what | to the host | to guests |", "|---|---|---|"]
    for kind in KINDS:
        both = f"{count[kind + ' host']} | {count[kind + ' guest']}" if kind != RELAY else f"{count[kind]} |"
        rows.append(f"| {kind} | {both} |")
    slowest = sorted([game["slowest"] for game in games])
    messages, things = [
        ", ".join([f"{number} {word}" for word, number in sums[what].items()]) for what in ("messages", "looked")
    ]
    return (
        "\n".join(rows) + f"\n\nMessages: {messages}. Looked at: {things}. The table stood still, its host there, for "
        f"{slowest[-1]} s at most (half of the games: {slowest[len(slowest) // 2]} s)."
    )


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
        if seed in games:
            continue
        games[seed] = game = played(seed)
        print(*game["wrong"], sep="\n", end="\n" if game["wrong"] else "", flush=True)
        if asked.log:
            with asked.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps(game) + "\n")
    faults = sum([len(game["wrong"]) for game in games.values()])
    print(f"{len(games)} games, {faults} faults\n\n{table_of(list(games.values()))}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
