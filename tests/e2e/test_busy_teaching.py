"""The page is never busy for long because somebody looks back, is advised or practises."""

import json

import pytest
from past import past
from person import Table
from playwright.sync_api import Browser, expect
from test_coaching import settled
from test_thinking import SLOW, TRACED, now, traced
from words import like, say


class Measured:
    """The longest task of the page in each thing that was done, in milliseconds of the processor's time."""

    def __init__(self, browser: Browser, table: Table) -> None:
        self.browser, self.table = browser, table
        self.found: dict[str, int] = {}

    def __call__(self, what, act, shown):
        self.browser.start_tracing(page=self.table.page, categories=TRACED)
        self.table.page.evaluate("performance.mark('traced')")
        since = now(self.table)
        act()
        shown()
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        self.found[what] = round(max(task["busy"] for task in traced(events, since)))


@pytest.mark.alone
def test_replay_hint_and_practice_keep_no_task_of_the_page_busy_for_long(visit, chromium: Browser):
    """By the processor's time, as other tests of this kind: on a slow machine every task takes longer."""
    table = visit("?pace=0", kept=past(4, 9, "deluxe limit=500"), worker=True)
    table.turn()
    table.wait_mind()
    measured = Measured(chromium, table)
    panel, hint = [table.page.get_by_role("region", name=name) for name in (say("replay-title"), say("hint-title"))]
    table.call("replay")
    own = table.dialog("open_record-title").get_by_role("button", name=say("open_record-own"))

    def step():
        for key in ["ArrowRight"] * 24 + ["ArrowDown"] * 6 + ["End", "Home"] + ["ArrowRight"] * 24:
            table.page.keyboard.press(key)

    at = say("replay-before", deal=1)
    measured("open", lambda: table.press(own), lambda: expect(panel).to_contain_text(at))
    measured("step", step, lambda: expect(panel).to_contain_text(say("replay-where", deal=1, trick=5, tricks=13)))
    over, sign = (
        panel.get_by_role("button", name=say("replay-over-short")),
        table.page.get_by_role("region", name=say("practice-title")),
    )
    measured("take over", lambda: table.press(over), lambda: expect(sign).to_be_visible())
    table.turn(20)
    measured("hint", lambda: table.page.keyboard.press("g"), lambda: settled(hint))
    back = sign.get_by_role("button", name=like("practice-back", "practice-leave"))
    measured("back", lambda: table.press(back), lambda: expect(sign).to_be_hidden())
    assert max(measured.found.values()) < SLOW, measured.found


@pytest.mark.alone
def test_thoughts_problems_and_lessons_are_opened_in_steps(visit, chromium: Browser):
    """For the first time, with all that is loaded then; a problem with its file."""
    table = visit("?pace=0", kept=past(4, 9, "deluxe limit=500"), worker=True)
    table.turn()
    table.wait_mind()
    press, measured, page = table.press, Measured(chromium, table), table.page
    opens = table.ask_thoughts("Pauline")
    told = table.dialog("thoughts-title", name="Pauline").get_by_role("status")
    measured(
        "thoughts",
        lambda: press(opens),
        lambda: expect(told.first).to_contain_text(say("thoughts-yours", name="Pauline")),
    )
    whole = table.dialog("thoughts-title", name="Pauline").get_by_role("radio", name=say("thoughts-full"))
    measured(
        "worths",
        lambda: press(whole),
        lambda: expect(told.last).to_contain_text(like("thoughts-passed", "thoughts-played", name="Pauline")),
    )
    page.keyboard.press("Escape")
    problems, panel = table.dialog("problems-title"), page.get_by_role("region", name=say("problem-title"), exact=True)
    lesson = page.get_by_role("region", name=say("first-title"))
    for name, dialog in (("problems", problems), ("lesson", lesson)):
        measured(name, lambda name=name: table.call(name), expect(dialog).to_be_visible)
        page.keyboard.press("Escape")
    for name in ("rules", "tips"):
        last = page.locator(f"#{name} .board button").last
        measured(name, lambda name=name: table.call(name), lambda last=last: expect(last).to_be_visible())
        page.keyboard.press("Escape")
        expect(last).to_be_hidden()
    table.call("problems")
    day = problems.get_by_role("button", name=say("problems-day"))
    measured("problem", lambda: press(day), lambda: expect(panel).to_contain_text(like("problem-play", "problem-pass")))
    answer = panel.get_by_role("button", name=say("problem-give_up"), exact=True)
    measured("solution", lambda: press(answer), lambda: expect(answer).to_be_hidden())
    assert max(measured.found.values()) < SLOW, measured.found
