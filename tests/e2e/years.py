"""Years of play for the tests: many finished games, made from the golden ones, put into the browser's archive."""

import json
from pathlib import Path

from person import Table

from hearts.app.statistics.row import row_of
from hearts.engine.record import Record

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
NAMES = ("classic-pc-1", "classic-pc-2", "classic-pc-3", "deluxe-1", "deluxe-2", "deluxe-3", "deluxe-odd")
COMPANY = (("pauline", "Pauline", 110), ("michele", "Michele", 130), ("ben", "Ben", 90), ("kenji", "Kenji", 150))
BEGUN, DAY = 1_700_000_000_000, 86_400_000
PUT = """several => new Promise((done, fail) => {
    const asked = indexedDB.open('moonshot hearts', 1)
    asked.onupgradeneeded = () => ['rows', 'games'].forEach(name => asked.result.createObjectStore(name))
    asked.onsuccess = () => {
        const deed = asked.result.transaction(['rows', 'games'], 'readwrite')
        for (const [id, row, game] of several) {
            deed.objectStore('rows').put(row, id)
            deed.objectStore('games').put(game, id)
        }
        deed.oncomplete = () => { asked.result.close(); done() }
        deed.onabort = fail
    }
})"""


def records(count: int) -> list[tuple[str, str]]:
    """When each of so many games ended, and its record; one in twenty with an undo."""
    sources = [(GOLDEN / f"{name}.txt").read_text("utf-8").partition("deal 1\n") for name in NAMES]
    found = []
    for number in range(count):
        heading, _, deals = sources[number % len(sources)]
        lines = [line for line in heading.splitlines() if line.startswith(("hearts", "rules"))]
        at = BEGUN + number * DAY // 4
        lines += [f"id {at}-{number}", f"seed {number}", "seat 0 person you Ada"]
        for seat in (1, 2, 3):
            face, name, iq = COMPANY[(number // 5 + seat) % len(COMPANY)]
            lines.append(f"seat {seat} iq:{iq} {face} {name}")
        lines += ["undo 2"] if number % 20 == 7 else []
        found.append((str(at + 900_000), "\n".join(lines) + "\ndeal 1\n" + deals))
    return found


def lived(table: Table, count: int) -> None:
    """So many finished games are in the archive."""
    several = []
    games = [Record.read((GOLDEN / f"{name}.txt").read_text("utf-8")).game for name in NAMES]
    for number, (at, record) in enumerate(records(count)):
        heading = Record.read(record.partition("deal 1\n")[0])
        row = row_of(heading.at(games[number % len(games)]), record, at)
        several.append([row.id, row.text(), f"{at}\n{record}"])
    for start in range(0, count, 500):
        table.page.evaluate(PUT, json.loads(json.dumps(several[start : start + 500])))
    table.page.evaluate("count => localStorage.setItem('hearts.archive', count)", str(count))
