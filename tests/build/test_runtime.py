"""Pyodide's runtime without the exports that nothing asks for, and without the functions that no worker runs."""

import re
import subprocess

import pytest

from tools.places import NODE_MODULES
from tools.prepare import node
from tools.runtime import (
    PACKAGE,
    RUNTIME,
    SCRIPT,
    SHORT,
    USED,
    read_used,
    runtime,
    version,
    without_bindings,
    without_code,
    without_exports,
    written,
)
from tools.wasm import CODE, EXPORTS, TRAP, bodies, called, constant, exported, length, number_at, sections


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


@pytest.mark.parametrize(
    "number, code", [(0, b"\x41\0"), (63, b"\x41\x3f"), (64, b"\x41\xc0\0"), (8192, b"\x41\x80\xc0\0")]
)
def test_a_constant_is_not_taken_for_a_negative_one(number: int, code: bytes) -> None:
    assert constant(number) == code


# Two functions are imported. Of the module's own the first calls the second, in a block and behind a constant that has
# the byte of a call; the second calls an imported one; the third calls the first; nobody calls the fourth.
TWO = section(2, named("env") + named("one") + b"\0\0", named("env") + named("two") + b"\0\0")
FOUR = [
    b"\1\1\x7f\2\x40\x41\x10\x21\0\x10\3\x0b\x0b",
    b"\0\x10\1\x0b",
    b"\0\x10\2\x0b",
    b"\0\x0b",
]


def code(*functions: bytes) -> bytes:
    return section(10, *[length(len(body)) + body for body in functions])


@pytest.mark.parametrize(
    "used, kept",
    [(set(), []), ({0}, [0, 1]), ({1}, [1]), ({2}, [0, 1, 2]), ({1, 3}, [1, 3]), ({0, 1, 2, 3}, [0, 1, 2, 3])],
)
def test_functions_that_are_not_used_fail_and_those_that_used_ones_call_are_kept(
    used: set[int], kept: list[int]
) -> None:
    head = HEAD + TYPES + TWO + section(3, b"\0", b"\0", b"\0", b"\0")
    short = [body if number in kept else TRAP for number, body in enumerate(FOUR)]
    assert without_code(head + code(*FOUR), used, 0) == head + code(*short)


def test_neighbours_of_used_functions_are_kept_too() -> None:
    head = HEAD + TYPES + TWO + section(3, b"\0", b"\0", b"\0", b"\0")
    assert without_code(head + code(*FOUR), {3}, 1) == head + code(*FOUR)
    assert without_code(head + code(*FOUR), {0}, 1) == head + code(*FOUR[:2], TRAP, TRAP)


@pytest.mark.parametrize(
    "instructions, calls",
    [
        (b"\x44\x10\0\x10\0\x10\0\x10\0", set()),  # f64.const
        (b"\x43\x10\0\x10\0", set()),  # f32.const
        (b"\x28\2\x10\x10\5", {5}),  # i32.load, then a call
        (b"\x0e\2\x10\x10\x10\x10\7", {7}),  # br_table with three branches
        (b"\xfc\x0a\0\0\x10\1", {1}),  # memory.copy
        (b"\x1f\x40\2\0\x10\x10\2\x10\x0b\x10\6", {6}),  # try_table with catch and catch_all
        (b"\x11\x10\0\x12\3", {3}),  # call_indirect, then a tail call
    ],
)
def test_calls_are_found_among_the_operands_of_all_instructions(instructions: bytes, calls: set[int]) -> None:
    assert called(b"\0" + instructions + b"\x0b") == calls


@pytest.mark.parametrize("unknown", [b"\xff", b"\xfc\x63"])
def test_an_unknown_instruction_is_told(unknown: bytes) -> None:
    with pytest.raises(ValueError, match="an unknown instruction"):
        called(b"\0" + unknown + b"\x0b")


def test_a_list_of_functions_reads_back_as_it_was_written() -> None:
    used = {0, 1, 2, 7, 30, 31, *range(100, 400, 3)}
    text = written(used, "abc")
    assert read_used(text, "abc") == used
    assert "\n0-2 7 30-31 100 103 " in text
    assert read_used(text, "another") == set()


def test_the_list_is_of_this_pyodide_and_the_short_runtime_has_half_of_its_code() -> None:
    used = read_used(USED.read_text("utf-8"), version())
    assert 2500 < len(used) < 5000, "run tests/bench/used.py"
    whole, short = (dict(sections((runtime() / name).read_bytes())) for name in (RUNTIME, SHORT))
    assert {number: whole[number] for number in whole if number != CODE} == {
        number: short[number] for number in short if number != CODE
    }
    assert len(short[CODE]) < len(whole[CODE]) * 0.55
    assert all(one in (body, TRAP) for one, body in zip(bodies(short[CODE]), bodies(whole[CODE]), strict=True))


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
