"""Minds by name; and the page's mind, which must not bring the worker's along."""

import ast
import subprocess
import sys

import pytest

from hearts.minds.mind import mind


@pytest.mark.parametrize(
    "name", ["instinct", "random", "sampling", "sampling:100", "iq:60", "iq:180,moons=0.5,jack=1", "diabolo:0"]
)
def test_a_mind_knows_its_name(name: str) -> None:
    assert mind(name).name == name


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("xinxin", "There is no mind called “xinxin”: choose one of iq:180, instinct, sampling, random, sampling:100."),
        ("", "There is no mind called “”"),
        ("sampling:0", "“sampling:0” is no mind: write iq:120, or sampling:100 for so many worlds a decision."),
        ("iq:200", "“iq:200” names no mind by its I.Q.: write iq:120, from 60 to 180."),
        ("diabolo:x", "“diabolo:x” is no mind"),
        ("instinct:3", "“instinct:3” is no mind"),
    ],
)
def test_no_such_mind(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=r"mind") as error:
        mind(name)
    assert says in str(error.value)


def test_instinct_comes_without_the_minds_of_the_worker() -> None:
    code = "import sys, hearts.minds.instinct, hearts.minds.wire; print([name for name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd="py", check=True)
    found = [name.split(".") for name in ast.literal_eval(done.stdout)]
    loaded = {name[2] for name in found if name[:2] == ["hearts", "minds"] and len(name) > 2}
    assert loaded == {"instinct", "look", "moon", "temper", "thought", "wire"}
