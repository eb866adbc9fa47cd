"""A game that is reloaded at any instant goes on: nothing that was shown is lost, nothing is played twice."""

import json
import random

import pytest
from conftest import begun
from person import Table, agrees
from words import say

from hearts.engine.game import Passed
from hearts.engine.record import Record

# As the page goes, note what was kept and what was on the screen.
LEAVING = """addEventListener('pagehide', () => sessionStorage.setItem('left', JSON.stringify({
    text: localStorage.getItem('KEY') || '', moves: Number(document.body.dataset.moves) })))"""


@pytest.mark.slow
@pytest.mark.parametrize("reloads", [4, pytest.param(20, marks=pytest.mark.whole)])
def test_reloads_at_random_instants_lose_and_double_nothing(visit, reloads):
    chance = random.Random("reloads")
    table = visit("?pace=0.45", kept=begun(31, "casual", "keen", "sharp"))
    table.page.add_init_script(LEAVING.replace("KEY", table.key))
    table.reload()
    kept = ""
    for number in range(reloads):
        if number == reloads // 2:
            table.open("?pace=0")
        look = table.turn()
        for _ in range(chance.randrange(3)):
            table.act(look, chance)
            look = table.turn(look.moves)
        table.act(look, chance)
        kept = leave(table, chance.randrange(1200 if number < reloads // 2 else 150), kept)
        look = table.settled()
        assert look.text.startswith(kept)
        agrees(look)
        kept = look.text
    assert Record.read(kept).game.length > 2 * reloads


def leave(table: Table, instant: int, before: str) -> str:
    """Reload so many milliseconds from now; the record as the page left it."""
    with table.page.expect_event("load"):
        table.page.evaluate("instant => void setTimeout(() => location.reload(), instant)", instant)
    left = json.loads(table.page.evaluate("sessionStorage.getItem('left')"))
    assert left["text"].startswith(before)
    moves = Record.read(left["text"]).game.moves
    behind = [move for move in moves[left["moves"] :] if not isinstance(move, Passed)]  # all may pass at once
    assert left["moves"] <= len(moves), "a move is kept first"
    assert len(behind) <= 2, "one that follows soon is kept before the last frame of a scene"
    table.wait_shown()
    return left["text"]


@pytest.mark.whole
def test_a_reload_while_choosing_the_pass_or_at_a_deals_end_asks_the_same_again(visit, casual):
    chance = random.Random(3)
    table = visit("?seed=31&pace=0", kept=casual)
    look = table.turn()
    table.choose(look.hand[0])
    table.reload()
    again = table.turn()
    assert (again.waits, [card.code for card in again.hand]) == ("pass", [card.code for card in look.hand])
    table.play_until(chance, 57)
    assert table.look().dialog in (say("ending-deal"), say("ending-moon"))
    table.reload()
    assert table.turn().dialog in (say("ending-deal"), say("ending-moon"))
    table.answer("deal-next")
    assert table.turn(57).deal == 2
