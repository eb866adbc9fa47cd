"""The page is never busy for long because somebody looks back, is advised or practises."""

import json

import pytest
from past import past
from playwright.sync_api import Browser, expect
from test_thinking import SLOW, TRACED, now, traced


@pytest.mark.alone
def test_replay_hint_and_practice_keep_no_task_of_the_page_busy_for_long(visit, chromium: Browser):
    """By the processor's time, as other tests of this kind: on a slow machine every task takes longer."""
    table = visit("?pace=0", kept=past(4, 9, "deluxe limit=500"), worker=True)
    table.turn()
    table.wait_mind()
    found = {}

    def measured(what, act, shown):
        chromium.start_tracing(page=table.page, categories=TRACED)
        table.page.evaluate("performance.mark('traced')")
        since = now(table)
        act()
        shown()
        events = json.loads(chromium.stop_tracing())["traceEvents"]
        found[what] = max(task["busy"] for task in traced(events, since))

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
    print({what: round(busy) for what, busy in found.items()})
    assert max(found.values()) < SLOW
