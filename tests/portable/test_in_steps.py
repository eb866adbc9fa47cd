"""Work in steps on MicroPython: a generator that is left goes on where it was, and an error ends it."""

from tests.portable.test_portable import PATHS, SHIM, in_node, needs_node

pytestmark = needs_node

STEPS = """
from hearts.app.people.in_steps import InSteps

now, asked, done = [0.0], [], []

def work(name, fails=False):
    for step in range(4):
        yield
        now[0] += 5
        done.append(name + str(step))
        if fails and step == 1:
            raise ValueError(name)

steps = InSteps(lambda: now[0], asked.append)
steps.add(work("a"))
steps.add(work("b", True))
steps.add(work("c"))
while asked:
    try:
        asked.pop(0)()
    except ValueError as error:
        done.append(str(error))
        steps.add(iter(()))
print(done, steps.busy)
"""


def test_work_in_steps_goes_on_where_it_was_left() -> None:
    done = ["a0", "a1", "a2", "a3", "b0", "b1", "b", "c0", "c1", "c2", "c3"]
    assert in_node("micropython", (PATHS + SHIM).format("/repo") + STEPS).strip() == f"{done} False"
