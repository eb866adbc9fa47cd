"""The page is never busy for long because somebody looks back, is advised or practises."""

import json

import pytest
from past import past
from person import Table
from playwright.sync_api import Browser, expect
from test_thinking import SLOW, TRACED, now, traced


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
    panel, hint = [table.page.get_by_role("region", name=name) for name in ("Replay", "The coach")]
    table.press(table.button("Menu"))
    table.press(table.dialog("Menu").get_by_role("button", name="Replay …"))
    own = table.dialog("Replay").get_by_role("button", name="This game, as far")

    def step():
        for key in ["ArrowRight"] * 24 + ["ArrowDown"] * 6 + ["End", "Home"] + ["ArrowRight"] * 24:
            table.page.keyboard.press(key)

    at = "Deal 1, before the first trick"
    measured("open", lambda: table.press(own), lambda: expect(panel).to_contain_text(at))
    measured("step", step, lambda: expect(panel).to_contain_text("Deal 1, trick 5 of 13"))
    over, sign = panel.get_by_role("button", name="Take over"), table.page.get_by_role("region", name="Practice")
    measured("take over", lambda: table.press(over), lambda: expect(sign).to_be_visible())
    table.turn(20)
    asked = "deals tried."
    measured("hint", lambda: table.page.keyboard.press("g"), lambda: expect(hint).to_contain_text(asked))
    back = sign.get_by_role("button", name="Back to my game")
    measured("back", lambda: table.press(back), lambda: expect(sign).to_be_hidden())
    assert max(measured.found.values()) < SLOW, measured.found


@pytest.mark.alone
def test_thoughts_problems_and_lessons_are_opened_in_steps(visit, chromium: Browser):
    """For the first time, with all that is loaded then; a problem with its file."""
    table = visit("?pace=0", kept=past(4, 9, "deluxe limit=500"), worker=True)
    table.turn()
    table.wait_mind()
    press, measured, page = table.press, Measured(chromium, table), table.page
    press(table.button("About Pauline"))
    opens = table.dialog("Pauline").get_by_role("button", name="Read their thoughts")
    told = table.dialog("What Pauline thinks").get_by_role("status")
    measured("thoughts", lambda: press(opens), lambda: expect(told.first).to_contain_text("that you hold"))
    whole = table.dialog("What Pauline thinks").get_by_role("radio", name="Everything they know")
    measured("worths", lambda: press(whole), lambda: expect(told.last).to_contain_text("Pauline p"))
    page.keyboard.press("Escape")
    problems, panel = table.dialog("Problems"), page.get_by_role("region", name="Problem", exact=True)
    for name, dialog in (("Problems", problems), ("A first game", table.dialog("A first game"))):
        press(table.button("Menu"))
        opens = table.dialog("Menu").get_by_role("button", name=name)
        shown = expect(dialog).to_be_visible
        measured(name, lambda opens=opens: press(opens), shown)
        page.keyboard.press("Escape")
    measured("rules", lambda: table.call("Rules"), lambda: expect(page.locator(".board").last).to_be_attached())
    page.keyboard.press("Escape")
    press(table.button("Menu"))
    press(table.dialog("Menu").get_by_role("button", name="Problems"))
    day = problems.get_by_role("button", name="Problem of the day")
    measured("problem", lambda: press(day), lambda: expect(panel).to_contain_text("Which"))
    answer = panel.get_by_role("button", name="Solution", exact=True)
    measured("solution", lambda: press(answer), lambda: expect(answer).to_be_hidden())
    assert max(measured.found.values()) < SLOW, measured.found
