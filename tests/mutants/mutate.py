"""Mutation run: changes one small thing at a time in engine, minds and app, and looks whether a test fails.

    pip install cosmic-ray==8.7.0 coverage==7.10.7
    python tests/mutants/mutate.py --sample 200 --seed 1

Cosmic Ray makes the changes, in a clone of the last commit in .build/mutants. Which test runs which line is learned
once, and a change is judged by the tests that run its lines, the quickest first. A run that was stopped goes on where
it was when the command is given again; without the folder it begins anew. At the end stands what share was noticed, and
each change that was not.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

try:
    from cosmic_ray.work_db import use_db
    from cosmic_ray.work_item import WorkerOutcome, WorkResult
    from nearest import ORDER, SECONDS, running
except ImportError:
    sys.exit("This needs “pip install cosmic-ray==8.7.0 coverage==7.10.7”; then run it again.")

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".build/mutants"
TREE = WORK / "tree"
LAYERS = ("engine", "minds", "app")
TESTS = (*[f"tests/{name}" for name in (*LAYERS, "golden")], "tests/test_themes.py", "tests/test_no_peeking.py")
FEW = 60  # so many of the tests that run a changed line are tried before the others are collected
# Not code: sentences, and the learned numbers of the policy, where one more or less makes no difference.
DATA = ("app/words/", "minds/weights.py", "casts/sayings.py")
TIMEOUT = 3600  # seconds that the tests may take with a change; longer than that counts as noticed
CONFIG = f"""[cosmic-ray]
module-path = [{", ".join(f'"py/hearts/{layer}"' for layer in LAYERS)}]
timeout = {TIMEOUT}.0
excluded-modules = []
test-command = "{sys.executable} {Path(__file__)} --judge"
[cosmic-ray.distributor]
name = "local"
"""
Span = tuple[tuple[int, int], tuple[int, int]]


def main() -> int:
    """Run the changes that are still to be tried, then tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=200, help="how many changes, of all that there are (200)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--judge", action="store_true", help="run the tests for the one change that is there")
    asked = parser.parse_args()
    if asked.judge:
        return judge()
    session = WORK / f"{asked.sample}-{asked.seed}.sqlite"
    if not session.exists():
        prepare(session, asked.sample, asked.seed)
    (TREE / "cosmic-ray.toml").write_text(CONFIG, "utf-8")
    if not (WORK / SECONDS).exists() and tests():
        sys.exit("A test fails already without a change.")
    subprocess.run(["git", "checkout", "-q", "."], cwd=TREE, check=True)  # a run that was stopped leaves its change
    subprocess.run([Path(sys.executable).with_name("cosmic-ray"), "exec", "cosmic-ray.toml", session], cwd=TREE)
    return tell(session)


def prepare(session: Path, sample: int, seed: int) -> None:
    """Clone the last commit, list all changes, and leave out all but the sample."""
    WORK.mkdir(parents=True, exist_ok=True)
    if not TREE.exists():
        subprocess.run(["git", "clone", "-q", ROOT, TREE], check=True)
    (TREE / "cosmic-ray.toml").write_text(CONFIG, "utf-8")
    fresh = session.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    command = [Path(sys.executable).with_name("cosmic-ray"), "init", "cosmic-ray.toml", fresh]
    subprocess.run(command, cwd=TREE, check=True)
    types = {path: list(annotations(TREE / path)) for path in modules()}
    with use_db(fresh) as base:
        items = sorted(base.pending_work_items, key=lambda item: str(item.mutations))
        real = [
            item for item in items if not is_data(item.mutations[0]) and not any(in_types(item.mutations[0], types))
        ]
        chosen = {item.job_id for item in random.Random(seed).sample(real, min(sample, len(real)))}
        skipped = WorkResult(output="not in the sample", worker_outcome=WorkerOutcome.SKIPPED)
        base.set_multiple_results([item.job_id for item in items if item.job_id not in chosen], skipped)
    print(f"{len(items)} changes, {len(real)} of them in what runs; {len(chosen)} are tried.")
    fresh.rename(session)


def modules() -> list[Path]:
    """The modules of the three layers, from the tree's root."""
    return [path.relative_to(TREE) for layer in LAYERS for path in (TREE / "py/hearts" / layer).rglob("*.py")]


def annotations(path: Path) -> Iterator[Span]:
    """Where types stand in a module: nothing of it runs."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            parts = [node.returns]
        elif isinstance(node, ast.arg | ast.AnnAssign):
            parts = [node.annotation]
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            parts = [node]
        for part in parts:
            if isinstance(part, ast.expr | ast.stmt):
                yield (
                    (part.lineno, part.col_offset),
                    (part.end_lineno or part.lineno, part.end_col_offset or part.col_offset),
                )


def is_data(mutation: object) -> bool:
    """Whether a change is in a module that holds data."""
    return any(part in mutation.module_path.as_posix() for part in DATA)  # type: ignore[attr-defined]


def in_types(mutation: object, types: dict[Path, list[Span]]) -> Iterator[bool]:
    """Whether a change lies in each span of its module."""
    path, start = mutation.module_path, tuple(mutation.start_pos)  # type: ignore[attr-defined]
    return (first <= start < last for first, last in types[path])


def judge() -> int:
    """Runs the tests that run the changed lines, the quickest first: a few, then the others; 0 where all pass."""
    diff = subprocess.run(["git", "diff", "-U0", "py"], cwd=TREE, capture_output=True, text=True).stdout
    path = re.findall(r"^--- a/(.*)", diff, re.MULTILINE)[0]
    start, count = re.findall(r"^@@ -(\d+),?(\d*)", diff, re.MULTILINE)[0]
    order = running(WORK, TREE / path, range(int(start), int(start) + int(count or 1)))
    return int(any(tests(part) not in (0, 5) for part in (order[:FEW], order[FEW:]) if part))


def tests(order: Sequence[str] = ()) -> int:
    """Run these tests until one fails, or learn from all; 0 where all pass, and 5 where there are none."""
    paths = [str(TREE / "py"), str(Path(__file__).parent)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    if not order:
        environment["MUTANTS_LEARN"] = str(WORK)
    else:
        (WORK / ORDER).write_text(json.dumps(order), "utf-8")
        environment["MUTANTS_ORDER"] = str(WORK)
    files = dict.fromkeys(name.partition("::")[0] for name in order or TESTS)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "nearest", "-p", "no:cacheprovider", "--alone=no"]
    return subprocess.run([*command, *files], cwd=TREE, env=environment).returncode


def tell(session: Path) -> int:
    """The share that was noticed, and each change that was not."""
    with use_db(session) as base:
        tried = [result for _, result in base.completed_work_items if result.test_outcome is not None]
    left = [result for result in tried if not result.is_killed]
    print(f"{len(tried) - len(left)} of {len(tried)} changes were noticed. Those that were not:\n")
    for result in left:
        print(result.diff, "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
