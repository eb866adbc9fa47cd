"""On the page Python and the browser take turns, however many of Python's tasks are ready."""

import pytest

from tests.portable.test_portable import PATHS, SHIM, in_node, needs_node

pytestmark = needs_node

# Ten tasks that are all ready work for four milliseconds each; the browser has something to do as well.
PROGRAM = """
import asyncio, js, time
from hearts.web.browser import turns

turns.SLICE = {slice}
if turns.SLICE >= 0:
    turns.take()
told = []

async def work(number):
    if number == 0:
        js.setTimeout(lambda *_: told.append("browser"), 0)
    until = time.ticks_add(time.ticks_ms(), 4)
    while time.ticks_diff(until, time.ticks_ms()) > 0:
        pass
    told.append(number)

async def main():
    await asyncio.gather(*[work(number) for number in range(10)])

await main()
print(told)
"""


@pytest.mark.parametrize(("slice", "taken"), [(6, True), (0, True), (-1, False)])
def test_between_two_tasks_of_python_the_browser_has_its_turn(slice: int, taken: bool) -> None:
    """Also where each question takes longer than a slice; -1: no turns are taken."""
    told = in_node("micropython", (PATHS + SHIM).format("/repo") + PROGRAM.format(slice=slice)).strip()
    assert told.replace("'browser', ", "").replace(", 'browser'", "") == str(list(range(10)))
    assert ("'browser', " in told) is taken
