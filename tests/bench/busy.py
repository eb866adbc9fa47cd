"""A bench: the longest task of the page while the coach teaches, beside what the game does without a coach.

    .venv/bin/python tests/bench/busy.py [--runs 3] [--phone] [--dist DIST]

For each action, of its tasks on the page's main thread in Chromium at full speed: the longest by the processor's time
and by the clock, the longest of all runs and the median of the runs' longest; and how many took over 50 ms by the
clock. What is opened for the first time is loaded in that moment.
"""

import argparse
import json
import random
import re
import statistics
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

from past import past  # noqa: E402
from person import Table  # noqa: E402
from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402
from test_thinking import SLOW, TRACED, now, traced  # noqa: E402

from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402

DONE = re.compile(r"^\d+ deals checked\.$")
ALL = re.compile(r"Result: −?\d+\.$")
Task = dict[str, float]


class Watch:
    """Collects the tasks of each action of a visit, by the action's name."""

    def __init__(self, browser: Browser, table: Table) -> None:
        self.browser, self.table = browser, table
        self.found: dict[str, list[Task]] = {}

    def __call__(self, name: str, *acts: Callable[[], object]) -> None:
        """Do this, each act to its end, and note what the page was busy with; a half second more for what follows."""
        page = self.table.page
        self.browser.start_tracing(page=page, categories=TRACED)
        page.evaluate("performance.mark('traced')")
        since = now(self.table)
        for act in acts:
            act()
        page.wait_for_timeout(500)
        self.found[name] = traced(json.loads(self.browser.stop_tracing())["traceEvents"], since)


def without(watch: Watch, table: Table) -> None:
    """What the game does that has no coach."""
    look = table.turn()
    press = table.press

    def card() -> None:
        table.act(look, random.Random(1))
        table.turn(look.moves)

    watch("a card, and on to one's next", card)
    watch("the menu, first", lambda: press(table.button("Menu")))
    table.page.keyboard.press("Escape")
    for name in ("Score sheet", "Settings", "Statistics"):
        watch(f"{name.lower()}, first", lambda name=name: (table.call(name), table.dialog(name).wait_for()))
        table.page.keyboard.press("Escape")


def asked(watch: Watch, table: Table) -> None:
    """Hints and thoughts."""
    page, press = table.page, table.press
    panel, thoughts = page.get_by_role("region", name="The coach"), table.dialog("What Pauline thinks")
    for again in ("first", "again"):
        shown = panel.get_by_text(DONE)
        watch(f"a hint, {again}", lambda: page.keyboard.press("g"), lambda shown=shown: expect(shown).to_be_visible())
        page.keyboard.press("g")
        press(table.button("About Pauline"))
        read = table.dialog("Pauline").get_by_role("button", name="See what they think you hold")
        watch(
            f"thoughts of oneself, {again}",
            lambda read=read: press(read),
            lambda: expect(thoughts.get_by_role("status").first).to_contain_text("that you hold each card"),
        )
        watch(
            f"all of their thoughts, {again}",
            lambda: press(thoughts.get_by_role("radio", name="All they know")),
            lambda: expect(thoughts.get_by_role("status").last).to_contain_text(re.compile("Pauline (played|passed)")),
        )
        page.keyboard.press("Escape")


def replayed(watch: Watch, table: Table) -> None:
    """A replay, and the reviews of a deal."""
    page, press = table.page, table.press
    panel, review = page.get_by_role("region", name="Replay"), table.dialog("Review of deal 1")
    press(table.button("Menu"))
    press(table.dialog("Menu").get_by_role("button", name="Replay …"))
    own = table.dialog("Replay").get_by_role("button", name="This game (finished deals)")
    at = "Deal 1, before the first trick"
    watch("a replay, opened", lambda: press(own), lambda: expect(panel).to_contain_text(at))
    keys = ["ArrowRight"] * 24 + ["ArrowDown"] * 6 + ["End", "Home"] + ["ArrowRight"] * 24
    watch("a replay, 56 steps", *[lambda key=key: page.keyboard.press(key) for key in keys])
    opens = panel.get_by_role("button", name="Review this deal")
    if not opens.is_visible():
        press(panel.get_by_text("Jump, or change seats"))
    ended = lambda: expect(review.get_by_role("status")).to_have_text(ALL)  # noqa: E731
    watch("a review of one's own choices", lambda: press(opens), ended)
    for name in ("Pauline", "Michele", "Ben"):
        label = review.get_by_role("radio", name=name, exact=True)
        watch(f"a review grows by {name}'s", lambda label=label: press(label), ended)
    press(review.get_by_role("button", name="Done"))
    watch("a replay, closed", lambda: press(panel.get_by_role("button", name="End the replay")))


def practised(watch: Watch, table: Table) -> None:
    """Problems, lessons, advice."""
    page, press = table.page, table.press
    panel, problems = page.get_by_role("region", name="Problem", exact=True), table.dialog("Problems")
    press(table.button("Menu"))
    opens = table.dialog("Menu").get_by_role("button", name="Problems")
    watch("the problems, first", lambda: press(opens), lambda: problems.wait_for())
    day = problems.get_by_role("button", name=re.compile("^Problem of the day"))
    watch("a problem, opened", lambda: press(day), lambda: expect(panel).to_contain_text("Which"))
    watch("its solution", lambda: press(panel.get_by_role("button", name="Solution", exact=True)))
    press(panel.get_by_role("button", name="Back to my game"))
    press(table.button("Menu"))
    lesson = page.get_by_role("region", name="Learn Hearts")
    opens = table.dialog("Menu").get_by_role("button", name="Learn Hearts (2 minutes)")
    watch("a lesson, first", lambda: press(opens), lambda: lesson.wait_for())
    press(lesson.get_by_role("button", name="Next", exact=True))
    watch("a lesson, answered", lambda: press(page.locator('#hand [data-card="KH"]')))
    page.keyboard.press("Escape")
    watch("the rules and how to play well, first", lambda: (table.call("Rules"), table.dialog("Rules").wait_for()))
    page.keyboard.press("Escape")


def run(browser: Browser, home: str, phone: bool) -> dict[str, list[Task]]:
    """One visit, from the first opening of everything."""
    size = {"width": 360, "height": 640} if phone else {"width": 1280, "height": 800}
    context = browser.new_context(viewport=size, service_workers="block")
    kept = "".join(
        f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)});"
        for key, text in past(4, 9, "deluxe limit=500").items()
    )
    context.add_init_script(f"if (!localStorage.length) {{ {kept} }}")
    context.set_default_timeout(120_000)
    table = Table(context.new_page(), home)
    table.open("?pace=0")
    table.turn()
    table.wait_mind()
    table.page.wait_for_timeout(4000)  # all that comes later has come
    watch = Watch(browser, table)
    for part in (without, asked, replayed, practised):
        part(watch, table)
    context.close()
    return watch.found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--phone", action="store_true", help="a page of 360 × 640")
    parser.add_argument("--dist", type=Path, help="a build that is there already")
    options = parser.parse_args()
    server = Server(("127.0.0.1", 0), partial(Handler, directory=str(options.dist or build_dist(ROOT / "dist"))))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        home = f"http://127.0.0.1:{server.server_port}/"
        runs = [run(browser, home, options.phone) for _ in range(options.runs)]
        browser.close()
    server.shutdown()
    print("| action | longest, busy | median | longest by the clock | over 50 ms |\n|---|--:|--:|--:|--:|")
    for name in runs[0]:
        busy = [max(task["busy"] for task in one[name]) for one in runs]
        took = [task["took"] for one in runs for task in one[name]]
        over = sum(each > SLOW for each in took)
        print(f"| {name} | {max(busy):.0f} ms | {statistics.median(busy):.0f} | {max(took):.0f} | {over} |")


if __name__ == "__main__":
    main()
