"""Minds by name: what each says of itself, who stands in for it, and that the page gets by without the worker's."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hearts.minds.instinct import Instinct
from hearts.minds.registry import KINDS, iq_and_temper, mind, named, sees_hands, stand_in, thinks
from hearts.minds.registry import NAMES as ASKED
from hearts.minds.temper import Temper
from hearts.minds.thought import Limit

PY = Path(__file__).parents[2] / "py"
# Name, thinks, timed, sees_hands, and the limit that it keeps to by itself.
MINDS = [
    ("instinct", False, False, False, None),
    ("random", False, False, False, None),
    ("iq:60", False, False, False, None),
    ("iq:120,jack=-1", False, False, False, None),
    ("iq:121", True, True, False, Limit(worlds=4)),
    ("iq:180,moons=0.5,jack=1", True, True, False, Limit(worlds=120)),
    ("sampling", True, True, False, Limit(milliseconds=400)),
    ("sampling:100", True, False, False, Limit(worlds=100)),
    ("defender", True, False, False, None),
    ("shooter", True, False, False, None),
    ("diabolo:0", True, False, True, None),
]
NAMES = [row[0] for row in MINDS]


def test_every_kind_is_tested_here() -> None:
    assert {name.partition(":")[0] for name in NAMES} == set(KINDS)


def rows(page: str, head: str) -> list[list[str]]:
    """The cells of each row of the table that begins with this head, on a page of the documents."""
    table = (PY.parent / "docs" / page).read_text("utf-8").partition(head)[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]]


def quoted(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall("`([^`]+)`", cell)


def test_the_table_of_minds_in_the_documents_has_a_row_of_each() -> None:
    written = set()
    for names, modules, *says in rows("minds.md", "| name | module | thinks | timed | sees hands |"):
        for name in quoted(names):
            assert type(mind(name)).__module__.rpartition(".")[2] in quoted(modules), name
            written.add((name.partition(":")[0], *[said.startswith("yes") for said in says]))
    assert written == {(name.partition(":")[0], thinks, timed, sees) for name, thinks, timed, sees, _ in MINDS}


def test_the_arena_says_of_each_mind_that_it_may_be_asked_for() -> None:
    said = dict(rows("arena.md", "| option | |"))["`MIND…`"]
    words = {name.partition(":")[0] for several in quoted(said) for name in several.split(",")}
    assert {name.partition(":")[0] for name in ASKED} <= words


@pytest.mark.parametrize("name", NAMES)
def test_a_mind_knows_its_name(name: str) -> None:
    assert mind(name).name == named(name) == name


def test_a_mind_of_the_dial_has_an_iq_and_a_temper_and_no_other_has() -> None:
    assert iq_and_temper("iq:150,moons=0.50") == (150, Temper(moons=0.5))
    for name in NAMES:
        assert (iq_and_temper(name) is not None) == name.startswith("iq:")


def test_a_name_is_tidied() -> None:
    assert named("iq:150,jack=1.0,bold=0,moons=0.50") == "iq:150,moons=0.5,jack=1"


@pytest.mark.parametrize(("name", "searches", "timed", "sees", "limit"), MINDS)
def test_a_mind_says_what_it_is(name: str, searches: bool, timed: bool, sees: bool, limit: "Limit | None") -> None:
    who = mind(name)
    assert (who.thinks, who.timed, who.sees_hands, who.limit) == (searches, timed, sees, limit)
    assert (thinks(name), sees_hands(name)) == (searches, sees), "the registry says the same before it is imported"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (
            "xinxin",
            f"There is no mind called “xinxin”: choose one of {', '.join(ASKED)}, sampling:100.",
        ),
        ("", "There is no mind called “”"),
        ("sampling:0", "“sampling:0” is no mind: write iq:120, or sampling:100 for so many worlds a decision."),
        ("sampling:1000001", "“sampling:1000001” is no mind"),
        ("iq:200", "“iq:200” names no mind by its I.Q.: write iq:120, from 60 to 180."),
        ("iq:120,charm=1", "“charm” is no trait: there are bold, moons, revenge, jack, voids."),
        ("diabolo:x", "“diabolo:x” is no mind"),
        ("diabolo:6", "“diabolo:6” is no mind"),
        ("instinct:3", "“instinct:3” is no mind"),
    ],
)
@pytest.mark.parametrize("asked", [mind, named, iq_and_temper, thinks, sees_hands, stand_in])
def test_no_such_mind(asked: "Callable[[str], object]", name: str, says: str) -> None:
    with pytest.raises(ValueError, match=r"mind|trait") as error:
        asked(name)
    assert says in str(error.value)


def test_hands_are_for_who_may_see_them_alone() -> None:
    assert mind("diabolo:2", (1, 2, 4, 8)).hands == (1, 2, 4, 8)  # type: ignore[attr-defined]
    for name in ("instinct", "sampling:3", "iq:180"):
        with pytest.raises(ValueError, match=f"{name} may not see the others' hands"):
            mind(name, (1, 2, 4, 8))


def test_who_stands_in_answers_at_sight_with_the_same_temper() -> None:
    for name in NAMES:
        assert not stand_in(name).thinks
    assert stand_in("random").name == "random"
    assert stand_in("iq:90,bold=1").name == "iq:90,bold=1"
    searching = stand_in("iq:170,moons=1")
    assert isinstance(searching, Instinct)
    assert (searching.iq, searching.temper) == (170, Temper(moons=1))
    assert stand_in("sampling:100").name == stand_in("diabolo:1").name == "instinct"


def test_what_the_page_asks_comes_without_the_minds_of_the_worker() -> None:
    code = (
        "import sys, hearts.minds.wire; from hearts.minds.registry import *; mind('random'); stand_in('iq:180')\n"
        "named('sampling'); print([name for name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=PY, check=True)
    found = [name.split(".") for name in ast.literal_eval(done.stdout)]
    loaded = {name[2] for name in found if name[:2] == ["hearts", "minds"] and len(name) > 2}
    assert loaded == {"chance", "facts", "instinct", "mind", "moon", "registry", "temper", "thought", "wire"}


def test_the_worker_imports_every_mind_that_is_asked_for_by_name() -> None:
    """So its bundle holds it."""
    named = re.findall(r'_in_worker\("(\w+)"', (PY / "hearts/minds/registry.py").read_text(encoding="utf-8"))
    (line,) = re.findall(r"from hearts.minds import (.+)  #", (PY / "worker.py").read_text(encoding="utf-8"))
    assert len(named) > 2 and set(named) == set(line.split(", "))


def test_with_the_worker_every_mind_is_there() -> None:
    code = (
        "import sys; sys.modules['mind'] = sys; import worker; before = set(sys.modules)\n"
        f"from hearts.minds.registry import mind; [mind(name) for name in {NAMES}]; print(set(sys.modules) - before)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=PY, check=True)
    assert done.stdout == "set()\n"
