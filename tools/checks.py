"""Every check of the project: Ruff, mypy, and pytest, natively and in a browser, side by side where possible."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence

from tools.cache import keep
from tools.dist import build_dist
from tools.places import CACHE, PYTHON, ROOT
from tools.prepare import node, prepare_python

PARTS = ("lint", "unit", "e2e")
BOTH = ("tests", "--ignore=tests/bench")
UNIT = (*BOTH, "--ignore=tests/e2e")
E2E = ("tests/e2e",)
SLOWEST = ("--durations=25", "--durations-min=5")  # what pytest tells of tests that take long
TICK = 0.25  # seconds between two looks at what runs
NEWS = 30  # seconds between two lines of progress where they stay on the screen
NOTHING_CHOSEN = 5  # pytest's exit code when no test was to be run

ITEMS = re.compile(r"\[(\d+) items?\]|^collected (\d+) items?(?:.* / (\d+) selected)?", re.M)
SIGNS = re.compile(r"^(?:\S+\.py )?([.FEsxX]+)(?: +\[ *\d+%\])?$", re.M)
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+\.py::.+?)(?: - .*)?$", re.M)
SECOND_TRIES = 3  # so many tests may fail in a browser and pass when they are run again, alone
CLOSING = re.compile(r"^=+ .* in [\d.]+s.* =+$", re.M)


def check(only: str | None, rest: Sequence[str]) -> int:
    """Run every check, or one part of them, go on after a failure, and fail if any did; `rest` goes to pytest."""
    phases = planned(PARTS if only is None else (only,), rest)
    checks = [one for phase in phases for lane in phase for one in lane]
    start = time.monotonic()
    for phase in phases:
        run(phase, checks)
    again = second_try(checks)
    if again:
        checks.append(again)
        run([[again]], checks)
    return told(checks, time.monotonic() - start)


def planned(parts: tuple[str, ...], rest: Sequence[str]) -> "list[list[list[Check]]]":
    """The phases of the checks, in order. The lanes of a phase run side by side, the checks of a lane in turn."""
    prepare_python("build", "test")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONUNBUFFERED": "1"}
    if "unit" in parts or "e2e" in parts:
        environment["MOONSHOT_NODE"] = str(node())
        environment["MOONSHOT_DIST"] = str(build_dist(ROOT / "dist"))
    reads, native, browser = lint(environment) if "lint" in parts else [], list[Check](), list[Check]()
    if "e2e" in parts:  # they are brought while the native tests run
        reads.insert(0, Check("Browsers", ["tools.browser"], environment))
    cores = os.cpu_count() or 2
    if "unit" in parts:
        native.append(Suite("Tests", [*UNIT, "--alone=no", *spread(cores), *rest], environment))
    if "e2e" in parts:
        browser.append(
            Suite("Tests in the browser", [*E2E, "--alone=no", *SLOWEST, *spread(cores + 1), *rest], environment)
        )
    if parts == ("lint",):
        return [[reads]]
    folders = BOTH if "unit" in parts and "e2e" in parts else UNIT if "unit" in parts else E2E
    alone = Suite("Tests that run alone", [*folders, "--alone=only", *rest], environment)
    # A browser beside the native tests would take the processor away from them.
    return [[reads, native], [browser], [[alone]]]


def second_try(checks: "Sequence[Check]") -> "Suite | None":
    """The few tests that failed in a browser, once more, when nothing else runs; what passes is told as unsteady."""
    suites = [one for one in checks if isinstance(one, Suite) and one.code == 1]
    names = [name for one in suites for name in one.failed]
    if not names or len(names) > SECOND_TRIES or any(not name.startswith(E2E) for name in names):
        return None
    again = Suite("Second try", names, suites[0].environment)
    for one in suites:
        one.again = again
    return again


def lint(environment: dict[str, str]) -> "list[Check]":
    """What reads the code without running it."""
    return [
        Check("Ruff", ["ruff", "check", "."], environment),
        Check("Format", ["ruff", "format", "--check", "."], environment),
        Check("Types", ["mypy"], environment),
    ]


def spread(processes: int) -> list[str]:
    """The arguments that make pytest run in this many processes, which take tests over from one another."""
    return ["-n", str(processes), "--dist", "worksteal"]


def run(lanes: "Sequence[Sequence[Check]]", checks: "Sequence[Check]") -> None:
    """Run these lanes side by side; show progress, and print each output once all before it are printed."""
    waiting = [list(lane) for lane in lanes]
    progress = Progress()
    try:
        while any(waiting):
            for lane in waiting:
                if lane and lane[0].process is None:
                    lane[0].start()
                if lane and lane[0].over():
                    lane.pop(0)
            for one in checks:
                if one.code is None:
                    break
                if not one.printed:
                    progress.clear()
                    one.show()
            progress.show([lane[0] for lane in waiting if lane])
            time.sleep(TICK)
    finally:
        progress.clear()
        for one in checks:
            one.end()


def told(checks: "Sequence[Check]", seconds: float) -> int:
    """Say in a few lines how it went. Returns the worst exit code."""
    tests = [one for one in checks if isinstance(one, Suite)]
    if tests and all(one.code == NOTHING_CHOSEN for one in tests):
        print("\nNo test was run: the arguments after -- choose none.", file=sys.stderr)
        return NOTHING_CHOSEN
    took = ", ".join(f"{one.name} {one.seconds:.0f} s" for one in checks)
    print(f"\n── All in {seconds:.0f} s: {took}", flush=True)
    for one in (one for one in tests if one.again and one.content):
        print(f"Unsteady (passed only at the second try), to be mended: {', '.join(one.failed)}", flush=True)
    failed = [one for one in checks if not one.content]
    if failed:
        names = ", ".join(one.name for one in failed)
        print(f"Failed: {names}. The output of each is above, under its headline.", file=sys.stderr, flush=True)
    for one in tests:
        print(one.closing, flush=True)
    return max((max(one.code or 0, 1) for one in failed), default=0)  # a code below 0 tells that it was killed


class Check:
    """One tool of the virtual environment: its name, its command and its result."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self.name = name
        self.command = command
        self.environment = environment
        self.log = CACHE / "checks" / f"{os.getpid()}-{id(self)}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.began = self.seconds = 0.0
        self.code: int | None = None
        self.printed = False

    def start(self) -> None:
        """Begin, with the output going to the log."""
        self.began = time.monotonic()
        keep(self.log, b"")
        with self.log.open("wb") as log:
            command = [str(PYTHON), "-m", *self.command]
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
            )

    def over(self) -> bool:
        """Whether it has ended by now."""
        assert self.process
        self.code = self.process.poll()
        self.seconds = time.monotonic() - self.began
        return self.code is not None

    def end(self) -> None:
        """Stop it if it still runs, and take its log away."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
        self.log.unlink(missing_ok=True)

    @property
    def content(self) -> bool:
        """Whether it found nothing to complain about."""
        return self.code == 0

    @property
    def output(self) -> str:
        """The output so far."""
        return self.log.read_text("utf-8", "replace") if self.log.is_file() else ""

    @property
    def progress(self) -> str:
        """How far it is, in a few words."""
        return self.name

    def show(self) -> None:
        """Print the output under a headline."""
        print(f"\n── {self.name}: {' '.join(self.command)}")
        print(self.output, end="")
        print(f"── {self.name} {'done' if self.content else 'FAILED'} in {self.seconds:.1f} s", flush=True)
        self.printed = True


class Suite(Check):
    """A run of pytest."""

    def __init__(self, name: str, arguments: list[str], environment: dict[str, str]) -> None:
        super().__init__(name, ["pytest", *arguments], environment)
        self.closing = ""
        self.failed: list[str] = []  # the names of the tests that failed
        self.again: Suite | None = None  # what runs those once more

    @property
    def content(self) -> bool:
        """True if no test failed twice. A run among several that chose no test has not failed."""
        return self.code in (0, NOTHING_CHOSEN) or (self.again is not None and self.again.code == 0)

    @property
    def progress(self) -> str:
        """How many tests are done, of how many."""
        output = self.output
        found = ITEMS.search(output)
        if not found:
            return f"{self.name} start"
        count = next(number for number in reversed(found.groups()) if number)
        signs = "".join(SIGNS.findall(output[found.end() :]))
        failed = len([sign for sign in signs if sign in "FE"])
        return f"{self.name} {len(signs)} of {count}" + (f", {failed} FAILED" if failed else "")

    def show(self) -> None:
        """As for any check; the last line and the names of failed tests are repeated at the very end."""
        self.failed = FAILED.findall(self.output)
        lines = CLOSING.findall(self.output)
        self.closing = lines[-1] if lines else ""
        super().show()


class Progress:
    """A line that says what runs: rewritten in place on a terminal, else a new one now and then."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        self.began = self.last = time.monotonic()

    def show(self, running: Sequence[Check]) -> None:
        """Say how far these are."""
        now = time.monotonic()
        if not running or now - self.last < (1 if self.live else NEWS):
            return
        self.last = now
        minutes, seconds = divmod(int(now - self.began), 60)
        text = f"{minutes}:{seconds:02} · " + " · ".join(one.progress for one in running)
        print(f"\r\033[K{text[:118]}" if self.live else text, end="" if self.live else "\n", flush=True)

    def clear(self) -> None:
        """Take the line away."""
        if self.live:
            print("\r\033[K", end="", flush=True)
