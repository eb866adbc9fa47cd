"""The worker is a stronger player, never a dependency: the game is played before it is up and after it has died."""

import random

import pytest
from words import say

ONE = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {get: () => 2})"
DEATH = "document.querySelector('script[name^=mind]').xworker.terminate()"
MARKS = "performance.getEntriesByType('mark').map(mark => mark.name)"


def test_the_game_is_played_before_the_worker_is_up(visit, site):
    with site.holding("pyodide/"):
        table = visit("?pace=0")
        table.play_until(random.Random(1), 30)
        marks = table.page.evaluate(MARKS)
        assert "hearts:playable" in marks and "hearts:mind" not in marks
    table.wait_mind()
    table.play_until(random.Random(2), 40)


@pytest.mark.slow
def test_a_worker_that_dies_in_mid_game_is_played_on_without_and_comes_back(visit):
    table = visit("?pace=0", script=ONE)
    table.wait_mind()
    look = table.play_until(random.Random(1), 20)
    table.page.evaluate(DEATH)
    look = table.play_until(random.Random(2), look.moves + 8)
    table.page.wait_for_function("document.querySelector('script[name=mind-2]') && document.body.dataset.mind === 'up'")
    table.play_until(random.Random(3), look.moves + 8)
    assert table.record().game.length == table.look().moves


@pytest.mark.whole
def test_a_worker_that_never_comes_costs_no_card(visit, site):
    with site.holding("py/worker.py"):
        table = visit("?pace=0")
        table.play_until(random.Random(4), 57)
        assert table.record().game.phase == "deal"


HEAR = """addEventListener('DOMContentLoaded', () => {
    const notice = document.querySelector('#notice')  // on the blank page that a browser begins with there is none
    if (notice) new MutationObserver(() => (window.heard ??= []).push(notice.textContent))
        .observe(notice, {childList: true})
})"""


@pytest.mark.slow
@pytest.mark.whole
def test_the_player_is_told_once_that_no_worker_is_to_be_had_and_once_that_there_is_one(visit, site):
    """It takes half a minute until a start counts as failed; nothing is said before."""
    with site.holding("py/worker.py"):
        table = visit("?pace=0", script=f"{ONE}; {HEAR}")
        table.play_until(random.Random(5), 20)
        assert not table.page.evaluate("window.heard")
        table.page.wait_for_function("gone => (window.heard ?? []).includes(gone)", arg=say("notice-no_minds"))
        table.play_until(random.Random(6), 40)
    back = say("notice-minds_back")
    table.page.wait_for_function("back => heard.includes(back)", arg=back, timeout=90_000)
    assert table.page.evaluate("heard") == [say("notice-no_minds"), back]


THROWS = "window.Worker = class { constructor() { throw new DOMException('No workers here.', 'SecurityError') } }"


def test_a_browser_without_workers_plays_at_sight_says_so_and_asks_no_foreign_host(visit):
    """PyScript asked one for Pyodide; `visit` fails where anything is asked of another host."""
    table = visit("?pace=0", script=f"{THROWS}; {HEAR}")
    table.play_until(random.Random(1), 12)
    table.page.wait_for_function("gone => (window.heard ?? []).includes(gone)", arg=say("notice-no_minds"))
    table.play_until(random.Random(2), 24)
    assert table.page.locator("script[name^=mind]").count() == 0
