"""An external player: another program, which reads questions on standard input and writes answers to standard output.

    {"id": 0, "ask": "hello", "protocol": 2}                        {"id": 0, "answer": {"protocol": 2}}
    {"id": 1, "ask": "give", "view": {…}, "legal": […], "count": 3} {"id": 1, "answer": "QS AKH"}
    {"id": 2, "ask": "play", "view": {…}, "legal": ["2C", "5C"], …} {"id": 2, "answer": "5C"}
    {"id": 3, "ask": "declare", "view": {…}, "lines": [{…}, {…}]}   {"id": 3, "answer": "minus"}

One line of JSON each. Questions are those of `hearts.minds.wire`, with the legal cards added; its long answers, such as
{"id": 2, "answer": {"choice": "5C", …}}, will do as well. A program plays many deals, and ends when its input ends.
What it writes to standard error is passed on. `docs/arena.md` has the protocol, with a whole bot.

The protocol has the version of the wire. A program that answers hello with version 1 gets the rows of the score sheet
as version 1 had them, as lists.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any
from weakref import finalize

from hearts.arena.foul import Foul
from hearts.engine.cards import CardError, card, each, name, parse, text
from hearts.engine.deal import View
from hearts.engine.score import Line
from hearts.minds import far_end, wire
from hearts.minds.mind import Mind
from hearts.minds.reply import reply
from hearts.minds.thought import Limit, Thought
from hearts.minds.wire import is_whole

PROTOCOLS = (1, wire.VERSION)
START = 60.0  # seconds that a program has at least to start and say hello
LONGEST = 1 << 20  # characters of an answer


class External(Mind):
    """A program at the table; it has `patience` seconds for a choice, and each question names its `limit`."""

    def __init__(self, name: str, command: str, patience: float, limit: Limit | None = None) -> None:
        self.name = name
        self.patience = patience
        self.limit = limit
        self._command = command
        self._begin()

    def _begin(self) -> None:
        """Start the program and greet it."""
        self._protocol = wire.VERSION
        self._asked = 0
        try:
            self._process = _start(self._command)
        except (OSError, ValueError) as error:
            raise Foul(self.name, f"cannot be started ({getattr(error, 'strerror', None) or error})") from None
        self._questions: SimpleQueue[str] = SimpleQueue()
        self._answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=_talk, args=(self._process, self._questions, self._answers), daemon=True).start()
        self.close = finalize(self, _end, self._process, self._questions)
        self._greet()

    def choose(self, ask: str, view: View, seed: str, limit: Limit | None = None) -> Thought:
        """Return a card, or a set of cards to pass."""
        if ask == "give":
            more = {"legal": _names(each(view.hand)), "count": view.rules.pass_count, "decline": view.rules.decline}
        else:
            more = {"legal": _names(each(view.legal)), "trick": _names(view.table.trick)}
        said = self._ask(wire.plain_question(ask, view, seed, limit or self.limit) | more, view)
        try:
            return Thought(parse(said) if ask == "give" else card(said))
        except CardError as error:
            what = f"where {error.values['code']} is listed twice"
            what = what if error.id == "card-twice" else "where cards are asked for"
            raise self._foul(f"answers “{ask}” with {said[:80]!r}, {what}") from None

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """Return "minus" or "plus": how to score a moon of the program's own."""
        return self._ask(wire.plain_question("declare", view, "", self.limit, lines), view)

    def _greet(self) -> None:
        said = self._answer({"ask": "hello", "protocol": wire.VERSION}, max(START, self.patience))
        if not isinstance(said, dict) or not any(is_whole(said.get("protocol"), each) for each in PROTOCOLS):
            wanted = _json({"protocol": wire.VERSION})
            raise self._foul(f"answers hello with {_json(said)}, not with {wanted}")
        self._protocol = said["protocol"]

    def _ask(self, plain: dict[str, Any], view: View) -> str:
        """Return the word that answers a question."""
        plain["view"] |= _derived(view)
        plain["wire"] = self._protocol
        if self._protocol == 1:
            for rows in [part for part in (plain, plain["view"]) if "lines" in part]:
                rows["lines"] = [[row[field] for field in wire.LINE] for row in rows["lines"]]
        said = self._answer(plain, self.patience)
        choice = said.get("choice") if isinstance(said, dict) else said
        if isinstance(choice, list) and all(isinstance(code, str) for code in choice):
            choice = " ".join(choice) or "-"
        if not isinstance(choice, str):
            wanted = "“minus” or “plus” is" if plain["ask"] == "declare" else "cards are"
            raise self._foul(f"answers “{plain['ask']}” with {_json(said)}, where {wanted} asked for")
        return choice

    def _answer(self, question: dict[str, Any], seconds: float) -> Any:
        """Return the program's answer to a question. Raises Foul if there is none, or none that can be read."""
        if not self.close.alive:  # it was ended after a foul
            self._begin()
        number, ask, self._asked = self._asked, question["ask"], self._asked + 1
        self._questions.put(json.dumps({"id": number} | question, ensure_ascii=False))
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            raise self._foul(f"has not answered “{ask}” within {seconds:g} s") from None
        if not line:
            code = _code(self._process)
            what = "has closed its input or its output" if code is None else f"has ended, with exit code {code}"
            raise self._foul(f"{what}, instead of answering “{ask}”")
        try:
            plain = far_end.read_object(line)
        except (wire.WireError, RecursionError):
            raise self._foul(f"answers “{ask}” with {line[:80]!r}, which is not a JSON object") from None
        ours = is_whole(plain.get("id"), number)
        if not ours or ("answer" not in plain and "error" not in plain):
            wrong = "which has no answer" if ours else f"whose id is not {number}"
            raise self._foul(f"answers question {number}, “{ask}”, with {line[:80]!r}, {wrong}")
        if "error" in plain:
            error = plain["error"]
            raise self._foul(f"cannot answer “{ask}” ({error if isinstance(error, str) else _json(error)})")
        return plain["answer"]

    def _foul(self, what: str) -> Foul:
        self.close()
        return Foul(self.name, what)


def _derived(view: View) -> dict[str, Any]:
    """Return facts that follow from the rest of a view, so that no program has to work them out."""
    table = view.table
    taken = [text(cards) for cards in table.taken]
    return {"pass_offset": table.pass_offset, "broken": table.broken, "taken": taken, "trick_leader": table.leader}


def _json(said: object) -> str:
    """Return a program's answer as it wrote it, at most 80 characters."""
    return json.dumps(said, ensure_ascii=False)[:80]


def _names(cards: Iterable[int]) -> list[str]:
    return [name(number) for number in cards]


def _start(command: str) -> subprocess.Popen[str]:
    """Start the program in a process group of its own, so that Ctrl+C reaches the arena alone."""
    words = command if os.name == "nt" else shlex.split(command)
    if not words:
        raise ValueError("no command is given")
    alone: dict[str, Any] = {"process_group": 0}
    if os.name == "nt":
        alone = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}  # type: ignore[attr-defined,unused-ignore]
    pipe = subprocess.PIPE
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, encoding="utf-8", errors="replace", **alone)


def _talk(process: subprocess.Popen[str], questions: SimpleQueue[str], answers: SimpleQueue[str]) -> None:
    """Hand questions over and take answers, in a thread of its own, so that no pipe can hold the arena up."""
    assert process.stdin and process.stdout
    with suppress(OSError, ValueError):
        while question := questions.get():
            process.stdin.write(question + "\n")
            process.stdin.flush()
            answers.put(process.stdout.readline(LONGEST))
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            pipe.close()
    answers.put("")


def _end(process: subprocess.Popen[str], questions: SimpleQueue[str]) -> None:
    """End a program by closing its input; if it stays, kill it and all programs that it started."""
    questions.put("")
    with suppress(subprocess.TimeoutExpired):
        process.wait(1)
    with suppress(OSError):  # of a group in which nobody is left
        os.killpg(process.pid, signal.SIGKILL) if os.name != "nt" else process.kill()
    process.wait()


def _code(process: subprocess.Popen[str]) -> int | None:
    with suppress(subprocess.TimeoutExpired):
        process.wait(1)
    return process.returncode


def serve(mind: str, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Act as such a program: answer each line of questions by the mind called `mind`."""
    for line in lines:
        try:
            plain = far_end.read_object(line)
        except wire.WireError as error:
            say(far_end.failure(None, str(error)))
            continue
        if plain.get("ask") == "hello":
            say(json.dumps({"id": plain.get("id"), "answer": {"protocol": wire.VERSION}}))
        else:
            say(reply(json.dumps(plain | {"mind": mind})))
