"""Makes the golden games anew: `python tests/golden/make.py`, after a change that was meant; then read the diff.

Each game is played on the deals of its seed by a fixed policy, a few deals long or to its end.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT)]

from hearts.engine.record import Record, Seat  # noqa: E402
from hearts.engine.rules import Rules  # noqa: E402
from tests.engine.positions import anything, careful, hungry, whole  # noqa: E402
from tests.portable.program import annotated  # noqa: E402

POLICIES = {"anything": anything, "careful": careful, "hungry": hungry}
NAMES = ("Ann", "Bob #2", "Cléo ♥", "Dee Dee", "Eve", "Finn")

# file, rules, seed, policy, deals (0: to the end)
GAMES = [
    ("deluxe-1", "deluxe", "1", "careful", 0),
    ("deluxe-2", "deluxe", "2", "anything", 0),
    ("deluxe-3", "deluxe limit=50", "16", "hungry", 0),
    ("classic-pc-1", "classic-pc", "1", "careful", 0),
    ("classic-pc-2", "classic-pc", "2", "anything", 0),
    ("classic-pc-3", "classic-pc limit=50", "30", "hungry", 0),
    ("outland", "outland", "3", "hungry", 3),
    ("outland-ten", "outland bonus=TD passing=LAR", "4", "careful", 2),
    ("requiem", "requiem", "69", "hungry", 3),
    ("portal", "portal", "Friday ♥", "anything", 3),
    ("pagat", "pagat", "7", "anything", 3),
    ("kitty", "kitty", "66", "hungry", 3),
    ("kitty-first-declined", "kitty kitty_to=first decline=yes", "9", "anything", 3),
    ("old-school", "old-school", "10", "anything", 3),
    ("omnibus", "omnibus", "69", "hungry", 3),
    ("omnibus-sun", "omnibus sun=yes", "69", "hungry", 2),
    ("spot", "spot", "12", "careful", 3),
    ("black-maria", "black-maria", "13", "careful", 3),
    ("deluxe-boxes", "deluxe bonus=none queen=0 clean=points leader=dealer passing=K bleed=yes queen_breaks=never",
     "14", "anything", 4),
    ("deluxe-odd", "deluxe queen_waits=yes moon=better sun=yes moon_bonus=yes exact=half floor=yes deals=3 ties=share "
     "handicap=10,0,5,-5", "15", "hungry", 0),
    ("three", "deluxe players=3", "16", "careful", 3),
    ("three-kitty", "classic-pc players=3 remainder=kitty kitty_to=last", "17", "anything", 2),
    ("five", "deluxe players=5 decline=yes", "18", "anything", 5),
    ("five-kitty", "pagat players=5 remainder=kitty", "19", "careful", 2),
    ("six", "classic-pc players=6", "20", "anything", 6),
    ("six-kitty", "spot players=6 remainder=kitty", "21", "careful", 2),
]  # fmt: skip


def made(name: str, rules: str, seed: str, policy: str, deals: int) -> str:
    """One golden game as text."""
    game = whole(Rules.read(rules), seed, POLICIES[policy], deals)
    seats = tuple([Seat("person" if seat == 0 else policy, "face", NAMES[seat]) for seat in range(game.rules.players)])
    return annotated(Record(game, name, seed, seats, (("policy", policy),)))


if __name__ == "__main__":
    for golden in GAMES:
        path = Path(__file__).with_name(golden[0] + ".txt")
        path.write_text(made(*golden), encoding="utf-8")
        print(f"{path.name}: {made(*golden).count('# deal')} deals")
