"""The pieces of a file that is taken in: what no reader could use never reaches Python."""

import json
import subprocess
from pathlib import Path

import pytest

from hearts.app import gate
from tests.portable.test_portable import NODE, needs_node

MODULE = Path(__file__).resolve().parents[2] / "py/hearts/web/browser/archive.mjs"
READ = """
import {{ pieces, unpacked }} from {module};
const told = await unpacked({{ text: async () => {text} }}, "moonshot hearts");
console.log(JSON.stringify([JSON.parse(told), JSON.parse(pieces(0, 0, 9)), JSON.parse(pieces(1, 0, 9))]));
"""
LONG = 'JSON.stringify(["1", "x".repeat(600 * 1024 + 1)])'


def in_node(text: str) -> "list[object]":
    """What is told of a file with this text, an expression of JavaScript; its texts and its games."""
    source = READ.format(module=json.dumps(MODULE.as_uri()), text=text)
    done = subprocess.run([str(NODE), "--input-type=module", "-e", source], capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    found: list[object] = json.loads(done.stdout)
    return found


@needs_node
@pytest.mark.parametrize("lined", [True, False])
def test_pairs_of_texts_are_given_and_nothing_else(lined: bool) -> None:
    games = ['["1","a"]', "[1, 2]", '["1"]', "no JSON" if lined else "7", "[" * 200 + "]" * 200, '["2","b"]']
    head = '{"moonshot hearts": 1, "texts": [["a", "b"], null, {"length": 2}, ["a", ["b"]]],'
    between = ",\n" if lined else ","
    text = (
        f'{head}\n"games": [\n{between.join(games)}\n]}}\n' if lined else f'{head} "games": [{between.join(games)}]}}'
    )
    told, texts, found = in_node(json.dumps(text))
    assert told == {"value": [1, 4, 6]}
    assert texts == [["a", "b"], None, None, None]
    assert found == [["1", "a"], None, None, None, None, ["2", "b"]]


@needs_node
@pytest.mark.parametrize("start", ['\n"games": [\n', '"games": ['])
def test_a_long_text_is_left_out_and_the_others_are_given(start: str) -> None:
    assert gate.FILE == 600 * 1024 and gate.RECORD < gate.FILE
    text = json.dumps('{"moonshot hearts": 1, "texts": [],' + start + '["1","a"],\n') + f" + {LONG} + "
    told, texts, found = in_node(text + json.dumps("\n]}\n"))
    assert told == {"value": [1, 0, 2]} and texts == [] and found == [["1", "a"], None]


@needs_node
def test_a_version_that_is_no_number_is_none() -> None:
    told, _, _ = in_node(json.dumps('{"moonshot hearts": "' + "x" * 100 + '", "texts": [], "games": []}'))
    assert told == {"value": [None, 0, 0]}
