"""Who comes back sees their table before Python is there: just as they left it, or not at all."""

import json
import random
import re
from collections.abc import Callable

import pytest
from conftest import Site, Troubles, company
from person import Table
from playwright.sync_api import expect

from hearts.engine.cards import each, name

PAINTED = "document.querySelectorAll('#hand .card[aria-hidden]').length"
KEPT = "localStorage.getItem('hearts.scene')"
# The page has noted how long the saved game is, which grows once more soon after the first card: by the line on minds.
NOTED = """localStorage.getItem('hearts.game').includes('\\nminds ')
    && document.body.dataset.kept === String(localStorage.getItem('hearts.game').length)"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.card, .seat, #title')].map(node => {
    const {x, y, width, height} = (node.matches('.card') ? node.querySelector('.face') : node).getBoundingClientRect()
    const side = node.dataset.side && 'seat ' + node.dataset.side
    return [node.dataset.card || side || node.id, [x, y, width, height].map(Math.round)]
}))"""
PICTURES = """() => [...document.querySelectorAll('#hand .card, #trick .card')].map(node =>
    [node.querySelector('use').getAttribute('href'), node.className])"""
SHIFTS = """new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.shifted = (window.shifted || 0) + entry.value
}).observe({type: 'layout-shift', buffered: true})"""
FONTS = "['Plain', 'Zero'].every(name => [...document.fonts].find(font => font.family === name).status === 'loaded')"
FIRST = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
HAND = "[...document.querySelectorAll('#hand .card')].map(node => node.dataset.card)"
# How often the hand was painted before Python came, in all pages of this tab.
COUNT = """addEventListener('DOMContentLoaded', () => {
    const painted = document.querySelectorAll('#hand .card').length > 0
    sessionStorage.setItem('painted', Number(sessionStorage.getItem('painted')) + painted)
})"""
TIMES = "Number(sessionStorage.getItem('painted'))"
ELSEWHERE = "assets/icons/icon.svg"  # another page of the same host


@pytest.fixture(autouse=True)
def bare(troubles: Troubles) -> None:
    """A page that is no more than a picture has no icon."""
    troubles.expected.append("Outside the game's folder")


@pytest.fixture(params=["desktop", "phone"])
def table(visit: Callable[..., Table], casual: dict[str, str], request: pytest.FixtureRequest) -> Table:
    """A person's own table."""
    return visit("?pace=0", size=request.param, kept=casual, script=SHIFTS)


def back(table: Table, site: Site) -> dict[str, object]:
    """Come back; what is on the screen while Python is held back, and after it has come. The trick is no part of it."""
    table.page.wait_for_function(NOTED)
    with site.holding("page.memory"):
        table.page.goto(table.home + table.query, wait_until="commit")
        table.page.wait_for_function(f"{PAINTED} > 0")
        table.page.wait_for_function(f"{FIRST} > 0")
        table.page.wait_for_function(FONTS)
        before = {"places": table.page.evaluate(PLACES), "pictures": table.page.evaluate(PICTURES)}
        before["marks"] = table.page.evaluate("performance.getEntriesByName('hearts:page').length")
    table.wait_shown()
    return before


def left(visit: Callable[..., Table], kept: dict[str, str], moves: int = 20) -> Table:
    """A table that was left after some moves; the page that follows notes whether it paints."""
    table = visit("?pace=0", kept=kept, script=COUNT)
    table.play_until(random.Random(moves), moves)
    table.page.goto(table.home + ELSEWHERE)
    return table


def painted_again(table: Table) -> int:
    """Come back to the table; whether the hand was painted before Python came."""
    before = table.page.evaluate(TIMES)
    table.page.goto(table.home + table.query)
    table.wait_shown()
    return table.page.evaluate(TIMES) - before


@pytest.mark.parametrize("moves", [0, 20, pytest.param(35, marks=pytest.mark.whole)])
def test_the_first_paint_has_the_hand_and_nothing_moves_when_python_comes(table, site, shoot, moves):
    table.play_until(random.Random(moves), moves)
    table.page.evaluate("document.activeElement.blur()")
    before = back(table, site)
    assert before["marks"] == 0
    table.turn()
    assert table.page.evaluate(PLACES) == before["places"]
    assert sorted(table.page.evaluate(PICTURES)) == sorted(before["pictures"])
    assert table.page.evaluate(PAINTED) == 0
    assert table.page.evaluate("window.shifted || 0") == 0


def test_what_is_kept_holds_the_hand_and_the_open_table_and_no_other_card(visit, casual):
    table = left(visit, casual, 21)
    kept = json.loads(table.page.evaluate(KEPT))
    game = table.record().game
    assert game.deal is not None
    own = {name(card) for card in each(game.deal.hands[0])}
    assert {code for code, _, _ in kept["hand"]} == own
    assert {code for code, _, _ in kept["trick"]} <= {name(card) for card in game.deal.table.trick}
    rest = json.dumps({**kept, "hand": [], "trick": [], "sum": ""})
    hidden = {name(card) for seat in (1, 2, 3) for card in each(game.deal.hands[seat])}
    assert len(hidden) > 20
    assert not [code for code in hidden if re.search(rf"\b{code}\b", rest)]
    assert painted_again(table) == 1
    assert table.page.evaluate(KEPT) is None, "it takes no room while the game is played"


STALE = {
    "the game has gone on": "localStorage.setItem('hearts.game', localStorage.getItem('hearts.game') + '\\n')",
    "the game was deleted": "localStorage.removeItem('hearts.game')",
    "everything was deleted": "localStorage.clear()",
    "it is no JSON": "localStorage.setItem('hearts.scene', '{')",
    "it is nothing": "localStorage.setItem('hearts.scene', 'null')",
    "it is another thing": "localStorage.setItem('hearts.scene', '[1]')",
    "it was kept by another build": """localStorage.setItem('hearts.scene',
        localStorage.getItem('hearts.scene').replace(/"sum":"[0-9a-f]{12}/, '"sum":"000000000000'))""",
}


@pytest.mark.whole
def test_what_does_not_belong_to_the_saved_game_is_not_painted(visit, casual):
    table = left(visit, casual, 1)
    for what, change in STALE.items():
        table.page.evaluate(change)
        assert painted_again(table) == 0, what
        table.turn()
        table.page.goto(table.home + ELSEWHERE)


@pytest.mark.whole
def test_an_undone_move_is_painted_as_it_is_now(visit, casual):
    table = visit("?pace=0", kept=casual, script=COUNT)
    table.play_until(random.Random(2), 20)
    hand = table.page.evaluate(HAND)
    table.press(table.button("page-undo"))
    table.page.wait_for_function(f"{HAND}.length > {len(hand)}")
    now = table.page.evaluate(HAND)
    table.page.goto(table.home + ELSEWHERE)
    assert [code for code, _, _ in json.loads(table.page.evaluate(KEPT))["hand"]] == now
    assert painted_again(table) == 1


@pytest.mark.whole
def test_a_game_by_a_link_neither_paints_nor_is_kept(visit, casual):
    table = left(visit, casual, 1)
    kept = table.page.evaluate(KEPT)
    table.query = "?pace=0&seed=7"
    assert painted_again(table) == 0
    table.page.goto(table.home + ELSEWHERE)
    assert table.page.evaluate(KEPT) == kept


def test_where_several_share_the_device_nobodys_hand_is_kept(visit):
    table = left(visit, company("iq:100", "person", "iq:100"), 0)
    assert table.page.evaluate(KEPT) is None
    assert painted_again(table) == 0


@pytest.mark.whole
def test_a_tab_that_only_watches_keeps_nothing(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    other = Table(table.page.context.new_page(), table.home)
    other.open("?pace=0")
    expect(other.button("watch-take")).to_be_visible()
    other.page.goto(table.home + ELSEWHERE)
    assert other.page.evaluate(KEPT) is None


EVIL = '"><img src=x onerror=window.evil=1><script>window.evil=1</script>'
FOREIGN = """[...document.images].filter(one => !one.closest('#pad')).map(one => one.getAttribute('src'))
    .filter(source => source && !source.startsWith('./assets/'))"""


@pytest.mark.whole
def test_nothing_that_is_kept_can_run(visit, casual, site):
    table = left(visit, casual, 1)
    good = table.page.evaluate(KEPT)
    for where in ("card", "looks", "style", "face", "called", "title", "phase"):
        table.page.evaluate("text => localStorage.setItem('hearts.scene', text)", spoilt(json.loads(good), where))
        with site.holding("py/page.memory"):
            table.page.goto(table.home + table.query, wait_until="commit")
            table.page.wait_for_function("document.querySelectorAll('#seats .called').length === 4")
            assert table.page.evaluate("document.querySelectorAll('[onerror], #table script').length") == 0
            assert table.page.evaluate(FOREIGN) == []
        table.turn()
        assert table.page.evaluate("window.evil") is None
        table.page.goto(table.home + ELSEWHERE)


def spoilt(kept: dict, where: str) -> str:
    """A table as it was left, with something evil in one place."""
    for seat in kept["seats"]:
        seat.update({key: EVIL for key in ("looks", "style", "called") if key == where})
        if where == "face":
            seat["face"] = "https://elsewhere.example/x.svg"
    kept.update({key: EVIL for key in ("title", "phase") if key == where})
    kept["hand"] = [[EVIL if where == "card" else code, looks, style] for code, looks, style in kept["hand"]]
    return json.dumps(kept)
