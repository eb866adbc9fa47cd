"""Work on the page: what MicroPython's asyncio makes of a rest, of a cancel and of an error."""

from tests.portable.test_portable import PATHS, SHIM, in_node, needs_node

pytestmark = needs_node

# A page that has the timers of Node's and a frame of five milliseconds.
PAGE = """
import asyncio, js
js.globalThis.window = js.globalThis
js.globalThis.document = js.Object.new()
js.document.hidden = False
js.globalThis.doors = js.Object.new()
js.globalThis.requestAnimationFrame = lambda act: js.setTimeout(act, 5)
from hearts.app.tasks import Tasks
from hearts.web.browser import clock, turns

told = []
tasks = Tasks(lambda problem: "It is %s." % problem, told.append)
clock.report_failures(tasks.fail)
turns.take(clock.slices.begin, clock.end_slice)
"""

CANCELLED = """
noted = []

async def waits(name, wait):
    try:
        noted.append(name)
        await wait()
        noted.append(name + " goes on")
    finally:
        noted.append(name + " ends")

async def own():
    mine[0].cancel()
    await clock.breathe()
    noted.append("own goes on")

def called():
    return clock.callback_argument(lambda call: clock.later(5000, call))

def never():
    return asyncio.Event().wait()

async def main():
    ways = [("called", called), ("sleep", lambda: clock.sleep(5)), ("never", never)]
    begun = [tasks.run(waits(name, wait)) for name, wait in ways]
    first = tasks.run(waits("unbegun", clock.breathe))
    first.cancel()
    await asyncio.sleep(0)
    begun[0].cancel()
    js.setTimeout(lambda *_: [task.cancel() for task in begun[1:]], 0)  # as a click does
    mine.append(tasks.run(own()))
    for _ in range(100):
        if not (mine[0].done and begun[1].done):
            await clock.sleep(0.01)
    print([task.done for task in begun + [first]])

mine = []
await main()
print(sorted(noted), told)
"""


def test_work_is_cancelled_wherever_it_waits() -> None:
    said = in_node("micropython", (PATHS + SHIM).format("/repo") + PAGE + CANCELLED).strip().split("\n")
    names = ["called", "never", "sleep"]
    noted = sorted([*names, *[f"{name} ends" for name in names], "own goes on"])
    assert said == [str([True] * 4), f"{noted} []"]


FAILS = """
async def third():
    for number in range(5):
        if number == 2:
            raise ValueError("broken")
        await clock.breathe()

def fails():
    raise ValueError("torn")

tasks.run(third())
clock.later(0, fails)
clock.next_frame(fails)
for _ in range(200):
    if len(told) < 3:
        await clock.sleep(0.01)
print(told)
"""


def test_an_error_in_a_later_slice_and_in_what_the_browser_calls_is_told() -> None:
    said = in_node("micropython", (PATHS + SHIM).format("/repo") + PAGE + FAILS)
    assert sorted(eval(said)) == ["It is broken.", "It is torn.", "It is torn."]


RESTS = """
slices = []

async def work():
    for _ in range(40):
        until = clock.since_start() + 3
        while clock.since_start() < until:
            pass
        await clock.rest()

def look(*_):
    slices.append("browser")
    if not task.done:
        js.setTimeout(look, 0)

task = tasks.run(work())
js.setTimeout(look, 0)
while not task.done:
    await clock.sleep(0.01)
print(len(slices) >= 6, told)
"""


def test_long_work_lets_the_browser_act_after_each_slice() -> None:
    assert in_node("micropython", (PATHS + SHIM).format("/repo") + PAGE + RESTS).strip() == "True []"


SAME = """
order, calls = [], []

async def waits():
    await clock.callback_argument(calls.append)
    order.append("goes on")

def act():
    js.globalThis.Promise.resolve(None).then(lambda *_: order.append("after the call"))
    calls[0]()
    order.append("called")

tasks.run(waits())
await clock.sleep(0.01)
clock.later(0, act)
while len(order) < 3:
    await clock.sleep(0.01)
print(order)
"""


def test_what_waits_for_the_browser_goes_on_within_its_call() -> None:
    """In a task of its own, what is to be drawn in this frame would come a frame late."""
    said = in_node("micropython", (PATHS + SHIM).format("/repo") + PAGE + SAME)
    assert said.strip() == "['called', 'goes on', 'after the call']"
