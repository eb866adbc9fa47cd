"""What the construction of deals costs before the first card, in milliseconds of the processor.

    python tests/bench/shuffle.py           on this Python, and in Node on the MicroPython that the page runs

It makes what a new game makes: the house's share from the game's secret, the commitment to it, the key of the deal, the
deck. "first" is the first deal after the start, "median" and "longest" are of the deals after it.

In MicroPython a later deal takes 3 to 13 ms now and then. It is no garbage: the memory in use only grows here, by 10 KB
a deal. Why is not known. The clock is that of the whole process, so threads of Node's compiler may count.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path.insert(0, __file__.rsplit("/", 3)[0] + "/py")

from hearts.engine.checking import commitment
from hearts.engine.rules import Rules
from hearts.engine.shuffle import HOUSE, deal_key, dealt, house_share

if TYPE_CHECKING:
    from collections.abc import Callable

    Clock = Callable[[], float]  # milliseconds of the processor

DEALS = 200
SECRET = "5eed" * 16


def construct(rules: Rules, number: int) -> str:
    """Make one deal as a game does. Returns its commitment."""
    share = house_share(SECRET, number)
    hash = commitment("a game", number, HOUSE, share)
    dealt(rules, deal_key("a game", number, ((HOUSE, share),)))
    return hash


def measured(clock: Clock) -> list[float]:
    """Return what each of some deals cost, in their order."""
    rules, found = Rules(), []
    for number in range(DEALS):
        begun = clock()
        construct(rules, number)
        found.append(clock() - begun)
    return found


def told(name: str, found: list[float]) -> str:
    """Return a line about what was measured."""
    later = sorted(found[1:])
    return f"{name:<12} first {found[0]:.2f} ms, median {later[len(later) // 2]:.2f}, longest {later[-1]:.2f}"


def in_micropython() -> None:
    """Measure by the clock of Node's process, and print."""
    import js  # type: ignore[import-not-found]  # Node's own objects

    def clock() -> float:
        used = js.process.cpuUsage()
        return float(used.user + used.system) / 1000

    print(told("MicroPython", measured(clock)))


def main() -> None:
    """Measure here, and in Node."""
    from time import process_time

    print(told("CPython", measured(lambda: 1000 * process_time())))
    from tests.portable.test_portable import PATHS, SHIM, in_node

    source = (PATHS + SHIM).format("/repo") + "\nsys.path.insert(0, '/repo/tests/bench')\n"
    print(in_node("micropython", source + "import shuffle; shuffle.in_micropython()").strip())


if __name__ == "__main__":
    sys.path.insert(0, __file__.rsplit("/", 3)[0])
    main()
