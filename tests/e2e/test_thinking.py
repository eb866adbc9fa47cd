"""Minds think in time: in one worker or two, ahead, and no longer than anybody wants to know; the page never waits."""

import json
import random

import pytest
from conftest import company
from person import Table, expect
from playwright.sync_api import Browser
from words import say

SLOW = 50  # milliseconds that a task of the page may take
TRACED = ["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing"]
TOP = ("iq:180", "iq:180", "iq:180")
CORES = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {{get: () => {}}});"

# Listens at the doors of the workers: when each question went out and came back, [worker, from, to or 0, what].
EARS = """
window.asked = []; window.long = [];
new PerformanceObserver(list => list.getEntries().forEach(task => long.push([task.startTime, task.duration])))
    .observe({type: 'longtask', buffered: true});
const [post, Real] = [MessagePort.prototype.postMessage, MessageChannel], ports = [];
window.MessageChannel = class extends Real {
    constructor() {
        super();
        const port = ports.push(this.port1) - 1;
        this.port1.addEventListener('message', ({data}) => {
            const found = Array.isArray(data) && asked.find(one => one.port === port && one.id === data[0] && !one.to);
            if (found) found.to = performance.now();
        });
    }
};
MessagePort.prototype.postMessage = function (data, ...more) {
    if (Array.isArray(data) && (data[1] === 'ask' || data[1] === 'stop'))
        asked.push({port: ports.indexOf(this), id: data[0], from: performance.now(), to: 0,
            what: data[1], said: data[2]});
    return post.call(this, data, ...more);
};
"""

# A mind that takes all the time it may: no number of worlds is enough for it, and no choice is out of the question.
PONDEROUS = """
from hearts.minds import search
def begin(self, *given, begin=search.Search.__init__):
    begin(self, *given)
    self.reach = self.reach._replace(worlds=10**6)
assert search.Race.give_up  # where it has another name now, this must not go unseen
search.Search.__init__ = begin
search.Race.give_up = lambda self: None
"""

# Ends one of the workers; its name.
END_ONE = """() => {
    const worker = document.querySelector('script[name^=mind-]')
    worker.xworker.terminate()
    return worker.getAttribute('name')
}"""


# Whether a mind is being asked for its card, or all have played who come before the next card of ours.
THINKS_OR_MINE = """before => {
    const {phase, turn, moves} = document.body.dataset
    const theirs = phase === 'play' && turn !== '0'
    return theirs ? asked.some(one => !one.to && one.what === 'ask') : Number(moves) > before
}"""


def heard(table: Table) -> list[dict]:
    """What the workers were asked so far: port, id, from, to (0: not yet back), what, said."""
    return table.page.evaluate("asked")


def now(table: Table) -> float:
    return table.page.evaluate("performance.now()")


def minds_up(table: Table, number: int) -> None:
    table.page.wait_for_function("number => document.body.dataset.minds === String(number)", arg=number)


@pytest.mark.alone
def test_undo_frees_the_table_at_once_while_a_mind_thinks_for_three_seconds(visit, troubles):
    kept = {**company("iq:180", "iq:100", "iq:100"), "hearts.settings": json.dumps({"think": "3"})}
    table = visit("?pace=0", kept=kept, script=EARS + CORES.format(2), extend={"py/worker.py": PONDEROUS})
    minds_up(table, 1)
    look = table.turn()
    table.act(look, random.Random(1))
    look = table.turn(look.moves)
    held = len(look.hand)
    while True:  # until a mind is being asked after a card of ours
        table.act(look, random.Random(1))
        held -= 1
        table.page.wait_for_function(THINKS_OR_MINE, arg=look.moves)
        waiting = [one for one in heard(table) if not one["to"] and one["what"] == "ask"]
        if waiting and table.look().turn != 0 and table.look().phase == "play":
            break
        look = table.turn(look.moves)
        assert look.waits == "play", "no mind took its time in a whole deal"
    pressed = now(table)
    table.page.keyboard.press("u")
    look = table.turn()
    freed = now(table)
    assert len(look.hand) == held + 1
    table.page.wait_for_function(
        "([port, id]) => asked.find(one => one.port === port && one.id === id).to",
        arg=[waiting[0]["port"], waiting[0]["id"]],
    )
    back = next(one["to"] for one in heard(table) if one["id"] == waiting[0]["id"])
    assert waiting[0]["said"] and '"milliseconds": 3000' in waiting[0]["said"][0]
    print(f"the table was free {freed - pressed:.0f} ms after the key, the worker {back - pressed:.0f} ms")
    unhurried = waiting[0]["from"] + 3000  # when the mind would have answered
    left = unhurried - pressed
    assert freed - pressed < left / 3 and back - pressed < left / 3  # a fraction of what was left, however busy it is
    table.act(look, random.Random(2))
    table.turn(look.moves)


@pytest.mark.whole
def test_two_workers_think_where_there_are_cores_and_one_where_there_are_few(visit):
    table = visit("?pace=0", kept=company(*TOP), script=EARS + CORES.format(8))
    minds_up(table, 2)
    assert table.page.locator("script[name^=mind]").count() == 2
    look = table.turn()
    while look.moves < 80:  # the second deal's pass at the latest asks three minds at once
        look = table.play_until(random.Random(1), look.moves + 20)
        asked = [one for one in heard(table) if one["what"] == "ask" and "hello" not in one["said"][0]]
        both = [1 for one in asked for other in asked if one["port"] < other["port"] and overlap(one, other)]
        if both:
            break
    assert both and len({one["port"] for one in asked}) == 2
    few = visit("?pace=0", kept=company(*TOP), script=EARS + CORES.format(2))
    minds_up(few, 1)
    few.play_until(random.Random(1), 12)
    assert few.page.locator("script[name^=mind]").count() == 1


def overlap(one: dict, other: dict) -> bool:
    return one["from"] < (other["to"] or 1e12) and other["from"] < (one["to"] or 1e12)


@pytest.mark.slow
@pytest.mark.whole
def test_when_one_of_two_workers_dies_in_mid_question_the_other_answers_it(visit):
    table = visit("?pace=0", kept=company(*TOP), script=EARS + CORES.format(8))
    minds_up(table, 2)
    look = table.play_until(random.Random(1), 12)
    gone = table.page.evaluate(END_ONE)
    look = table.play_until(random.Random(2), look.moves + 12)
    table.page.wait_for_function("gone => !document.querySelector(`script[name=${gone}]`)", arg=gone)
    minds_up(table, 2)
    table.play_until(random.Random(3), look.moves + 8)
    assert table.record().game.length == table.look().moves


def test_what_was_thought_ahead_is_not_asked_again(visit):
    """The person ponders long enough for every likely card; whichever comes, the mind's card is there at once."""
    table = visit("?pace=0", kept=company(*TOP), script=EARS + CORES.format(8))
    minds_up(table, 2)
    look = table.play_until(random.Random(5), 8)
    texts = []
    for _ in range(2):
        table.page.wait_for_function("asked.every(one => one.to)")  # it has thought of everything
        table.page.evaluate("new Promise(done => requestIdleCallback(done))")
        table.page.wait_for_function("asked.every(one => one.to)")
        table.act(look, random.Random(5))
        look = table.turn(look.moves)
    for one in heard(table):
        if one["what"] == "ask" and one["to"]:
            texts.append(one["said"][0])
    stopped = len([one for one in heard(table) if one["what"] == "stop"])
    again = len(texts) - len(set(texts))
    assert again <= stopped + 2  # only what was put aside, and the hello of two workers


def test_the_limit_is_chosen_in_the_settings_and_kept(visit, shoot):
    table = visit("?pace=0", kept=company(*TOP), script=EARS + CORES.format(2))
    table.call("settings")
    dialog = table.dialog("settings-title")
    table.press(dialog.get_by_text(say("settings-group", group="more"), exact=True))
    expect(dialog.get_by_role("radio", name=say("settings-think", value="0.6"))).to_be_checked()
    table.press(dialog.get_by_role("radio", name=say("settings-think", value="0.3")))
    shoot(table, "settings")
    table.press(dialog.get_by_role("button", name=say("settings-done")))
    minds_up(table, 1)
    table.play_until(random.Random(1), 8)
    asked = [one["said"][0] for one in heard(table) if one["what"] == "ask" and "hello" not in one["said"][0]]
    assert asked and all('"milliseconds": 300' in text for text in asked)
    table.reload()
    assert table.page.evaluate("JSON.parse(localStorage.getItem('hearts.settings')).think") == "0.3"


@pytest.mark.alone
def test_a_whole_game_at_top_iq_keeps_no_task_of_the_page_busy_for_long(visit, chromium: Browser):
    """By the processor's time, and beside a deal with minds at sight: on a slow machine every task takes longer."""
    hasty = {"hearts.settings": json.dumps({"think": "0.3"})}
    kept = {**company(*TOP, rules="deluxe limit=26"), **hasty}
    table = visit("?pace=0", kept=kept, script=EARS + CORES.format(8))
    minds_up(table, 2)
    tasks = played(table, chromium, whole_game=True)
    asked = heard(table)
    sight = visit("?pace=0", kept=company("iq:100", "iq:100", "iq:100"), worker=True)
    usual = max(task["busy"] for task in played(sight, chromium, whole_game=False))
    long = [task for task in tasks if task["busy"] > SLOW or task["took"] > SLOW]
    for task in sorted(long, key=lambda task: -task["busy"])[:20]:
        during = [one for one in asked if one["from"] <= task["start"] <= (one["to"] or 1e12)]
        print(f"{task['busy']:.0f} ms busy, {task['took']:.0f} by the clock, {len(during)} questions open")
    most = max(task["busy"] for task in tasks)
    print(f"{len(tasks)} tasks, {len(asked)} questions, {len(table.record().game.lines)} deals;")
    print(f"longest {most:.0f} ms busy, at sight {usual:.0f}; {len(long)} over {SLOW} ms by the clock")
    observed = [task for task in table.page.evaluate("long") if task[0] > tasks[0]["start"]]
    print(f"PerformanceObserver: {[(round(start), round(took)) for start, took in observed]}")
    assert len(asked) > 100 and table.record().game.phase == "over"
    assert most < 2 * max(usual, SLOW / 2)


def played(table: Table, browser: Browser, whole_game: bool) -> list[dict]:
    """The tasks of the page's main thread in a game, or in a deal, played to its end."""
    chance, look, tasks = random.Random(7), table.turn(), []
    while look.dialog != say("ending-game"):
        browser.start_tracing(page=table.page, categories=TRACED)
        table.page.evaluate("performance.mark('traced')")
        deal, since = look.deal, now(table)
        while look.deal == deal and look.dialog != say("ending-game"):
            table.act(look, chance)
            look = table.turn(look.moves)
        tasks += traced(json.loads(browser.stop_tracing())["traceEvents"], since)
        if not whole_game:
            break
    return tasks


def traced(events: list[dict], since: float) -> list[dict]:
    """The tasks of the page's main thread, in milliseconds: start, by the clock, and of the processor."""
    mark = next(event for event in events if event["name"] == "traced")
    return [
        {
            "start": (event["ts"] - mark["ts"]) / 1000 + since,
            "took": event["dur"] / 1000,
            "busy": event.get("tdur", event["dur"]) / 1000,
        }
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) == (mark["pid"], mark["tid"]) and "dur" in event
    ]
