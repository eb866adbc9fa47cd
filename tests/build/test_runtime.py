"""Pyodide's runtime without the exports that nothing asks for."""

import re
import subprocess

import pytest

from tools.places import NODE_MODULES
from tools.prepare import node
from tools.runtime import PACKAGE, RUNTIME, SCRIPT, runtime, without_bindings, without_exports
from tools.wasm import EXPORTS, exported, length, number_at, sections


def named(name: str) -> bytes:
    return length(len(name)) + name.encode()


def section(number: int, *entries: bytes) -> bytes:
    content = length(len(entries)) + b"".join(entries)
    return bytes([number]) + length(len(content)) + content


# One module that exports its function under three names, and imports a function, a memory with a limit, a table and a
# global, the last by a name under which it exports as well.
HEAD = b"\0asm\1\0\0\0"
TYPES = section(1, b"\x60\0\0")
IMPORTS = section(
    2,
    named("env") + named("call") + b"\0\0",
    named("env") + named("room") + b"\2\1\1" + length(300),
    named("env") + named("table") + b"\1\x70\0\0",
    named("GOT.func") + named("got") + b"\3\x7f\1",
)
FUNCTIONS = section(3, b"\0")
ONE = section(10, b"\2\0\x0b")


def exports(*names: str) -> bytes:
    return section(7, *[named(name) + b"\0\1" for name in names])


def test_what_nobody_asks_for_is_not_exported_and_the_rest_is_as_it_was() -> None:
    module = HEAD + TYPES + IMPORTS + FUNCTIONS + exports("asked", "other", "got") + ONE
    slim = without_exports(module, {"asked"})
    assert slim == HEAD + TYPES + IMPORTS + FUNCTIONS + exports("asked", "got") + ONE


@pytest.mark.parametrize("number", [0, 1, 127, 128, 300, 16383, 16384, 9252924])
def test_numbers_are_written_as_they_are_read(number: int) -> None:
    assert number_at(b"\xff" + length(number), 1) == (number, 1 + len(length(number)))


def test_nothing_but_exports_is_missing_in_the_runtime_of_a_worker() -> None:
    """A list of functions that had once run stood here: a worker that needed another one was lost."""
    whole, ours = (dict(sections((folder / RUNTIME).read_bytes())) for folder in (PACKAGE, runtime()))
    assert {number: whole[number] for number in whole if number != EXPORTS} == {
        number: ours[number] for number in ours if number != EXPORTS
    }


def test_another_version_of_pyodide_is_told() -> None:
    with pytest.raises(ValueError, match="does not know this version"):
        without_bindings("async function load(){}", "")


def test_the_script_still_has_every_name_that_it_uses() -> None:
    whole, slim = (PACKAGE / SCRIPT).read_text("utf-8"), (runtime() / SCRIPT).read_text("utf-8")
    bound = re.compile(r'(\w+)=Module\["\w+"\]=wasmExports\["(\w+)"\]')
    lost = set(bound.findall(whole)) - set(bound.findall(slim))
    assert len(lost) > 4000
    words = set(re.findall(r"\w+", re.sub(r'wasmExports\["\w+"\]', "", slim)))
    assert not [name for name, _ in lost if name in words]
    there = {
        name
        for number, content in sections((runtime() / RUNTIME).read_bytes())
        if number == EXPORTS
        for name, _ in exported(content)
    }
    assert {name for _, name in bound.findall(slim)} <= there
    assert len(there) < 1000


def test_python_runs_on_it() -> None:
    program = f"""
        const {{ loadPyodide }} = await import("{(runtime() / "pyodide.mjs").as_uri()}");
        const python = await loadPyodide({{ stdLibURL: "{(NODE_MODULES / "pyodide/python_stdlib.zip").as_posix()}" }});
        const sorted = python.runPython("import js, json; sorted(js.Array.of(3, 1, 2), key=lambda n: -n)").toJs();
        const called = python.runPython("lambda name, *rest: f'{{name}} {{sum(rest)}}'")("all", 1, 2);
        let failed = "";
        try {{ python.runPython("1 / 0"); }} catch (error) {{ failed = error.type; }}
        console.log(sorted.join(), called, failed);
    """
    done = subprocess.run(
        [str(node()), "--input-type=module", "-e", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.split("\n")[0] == "3,2,1 all 3 ZeroDivisionError"
