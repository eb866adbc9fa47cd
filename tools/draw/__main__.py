"""Draws the cards and the portraits anew: `PYTHONPATH=py python -m tools.draw` writes assets/table, assets/faces
and the portraits in assets/sets.

The build takes what is committed there. After a change of a program here, of the art of the cards or of DiceBear run
this, look at the difference, and commit it; tests/build/test_drawn.py tells when that was forgotten.
"""

import sys
from pathlib import Path

from tools.cache import digest, keep
from tools.draw.people import CAST
from tools.places import NODE_MODULES, PYTHON, ROOT
from tools.prepare import REQUIREMENTS, prepare_packages, prepare_python
from tools.step import step

HERE = Path(__file__).parent
TABLE, FACES, SETS = ROOT / "assets/table", ROOT / "assets/faces", ROOT / "assets/sets"
ART = NODE_MODULES / "@letele/playing-cards/dist/index.esm.js"
SUM = HERE / "peeps.sum"  # of the committed Open Peeps, and of what they were drawn from


def main() -> None:
    """Fetch what the programs need, and let all of them draw."""
    prepare_packages()
    prepare_python("draw")
    draw_cards(TABLE)
    draw_people(FACES)
    draw_sets(SETS)
    draw_peeps(FACES)
    keep(SUM, f"{sum_of_peeps()}\n".encode())


def draw_cards(out: Path) -> None:
    """Write the sprite of all cards, the art of the court cards, the classic faces and the backs."""
    run("cards", sys.executable, str(ART), str(out))


def draw_people(out: Path) -> None:
    """Write the portraits that we draw ourselves."""
    run("people", sys.executable, str(out))


def draw_sets(out: Path) -> None:
    """Write the sets that can be downloaded, with their portraits."""
    run("sets", sys.executable, str(out))


def draw_peeps(out: Path) -> None:
    """Write the portraits that DiceBear puts together from Open Peeps."""
    run("peeps", str(PYTHON), str(out))


def sum_of_peeps() -> str:
    """A hash of the Open Peeps and of what they are drawn from: our program, and DiceBear by its version."""
    drawn = sorted(path for path in FACES.glob("*.svg") if path.name.rpartition("-")[0] not in CAST)
    return digest([HERE / "peeps.py", REQUIREMENTS / "draw.txt", *drawn])


def run(name: str, python: str, *arguments: str) -> None:
    """Run one of the drawing programs; Stop where it fails."""
    program = f"tools/draw/{name}.py"
    command = [python, "-m", f"tools.draw.{name}", *arguments]
    step(f"Drawing with {program}", command, f"{program} failed: this is a fault of ours, please tell us.")


if __name__ == "__main__":
    main()
