"""A step of the preparation runs a long command quietly, and says what to do if it fails."""

import os
import subprocess
import time

from tools.cache import keep
from tools.places import CACHE, ROOT


class Stop(Exception):
    """A failure, as one sentence that says what to do."""


def step(what: str, command: list[str], advice: str, environment: dict[str, str] | None = None) -> None:
    """Run a long command quietly, with a dot every few seconds; stop with the advice and its last words if it fails."""
    print(f"{what} …", end="", flush=True)
    start = time.monotonic()
    log = keep(CACHE / f"step-{os.getpid()}.log", b"")
    with log.open("wb") as output:
        try:
            process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
            )
        except OSError as reason:
            raise Stop(f"{advice} ({reason})") from None
        while True:
            try:
                code = process.wait(5)
                break
            except subprocess.TimeoutExpired:
                print(".", end="", flush=True)
    print(f" {time.monotonic() - start:.1f} s", flush=True)
    if code:
        lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines()]
        words = [line for line in lines if line and "A complete log" not in line and not line.startswith("Node.js v")]
        raise Stop(f"{advice} It said: {words[-1] if words else 'nothing'} (all of it: {log})")
    log.unlink()
