"""The log of a search for problems: a file to which each searched deal is added, so that a stopped search can go on.

    {"problems": 3, "seed": "1"}
    {"deal": 0, "found": []}
    {"deal": 1, "found": ["1t23 | classic-pc | …"]}

What it holds follows from the seed alone, on any number of processes. A check of known problems has a log of the same
kind, with a problem in place of each deal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path

from hearts.arena import problem_search
from hearts.arena.json_lines import append_line, complete_lines, may_begin
from hearts.minds.problem import Problem

AHEAD = 8  # so many deals are handed to an executor at a time
VERSION = 3  # of the search and of its minds: other ones find other problems


class ProblemLog:
    """Reads a file of searched deals and adds to it; an empty file is begun."""

    def __init__(self, path: Path | None, seed: str) -> None:
        self.path, self.seed = path, seed
        self.found: dict[int, list[str]] = {}
        text = path.read_bytes().decode("utf-8", "replace") if path and path.exists() else ""
        whole = complete_lines(text)
        if whole or not may_begin(text, "problems"):
            self._read(whole)
        else:
            self._write({"problems": VERSION, "seed": seed})

    @property
    def lines(self) -> list[str]:
        """All problems, in the order of their deals."""
        return [line for index in sorted(self.found) for line in self.found[index]]

    def add(self, index: int, lines: list[str]) -> None:
        """Add a searched deal and its problems."""
        self.found[index] = lines
        self._write({"deal": index, "found": lines})

    def _write(self, plain: dict[str, object]) -> None:
        if self.path:
            append_line(self.path, plain)

    def _read(self, whole: list[str]) -> None:
        """Read the lines of the file."""
        try:
            head, *rest = [json.loads(line) for line in whole or ["{}"]]
            other = (head["problems"], head["seed"]) != (VERSION, self.seed)
            self.found = {int(row["deal"]): [str(line) for line in row["found"]] for row in rest}
        except (AttributeError, KeyError, OverflowError, RecursionError, TypeError, ValueError):
            raise ValueError(f"{self.path} has no problems.") from None
        if other:
            raise ValueError(f"{self.path} was started with another seed, or by another version.")


def search_all(
    log: ProblemLog,
    seed: str,
    numbers: Iterable[int],
    executor: Executor,
    lines: list[str] | None = None,
    only: str = "",
) -> None:
    """Search the deals that the log lacks for problems, or check the problem in each of `lines`; log what was found."""
    missing = iter([index for index in numbers if index not in log.found])
    waiting: dict[Future[list[str]], int] = {}
    try:
        while True:
            for index in missing:
                words = (check_problem, seed, lines[index]) if lines else (search_deal, seed, index, only)
                waiting[executor.submit(*words)] = index
                if len(waiting) >= AHEAD:
                    break
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                log.add(waiting.pop(future), future.result())
    finally:
        for future in waiting:
            future.cancel()


def search_deal(seed: str, index: int, only: str = "") -> list[str]:
    """Return the problems in a deal, as lines."""
    return [problem.text() for problem in problem_search.find_problems(seed, index, only)]


def check_problem(seed: str, line: str) -> list[str]:
    """Return the problem in a line as the minds of today solve it; nothing where it is no problem any more."""
    problem = problem_search.recheck(Problem.read(line), seed)
    return [problem.text()] if problem else []
