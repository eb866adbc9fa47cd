"""What is shown can be read: no button lies on a graph, no name or score is cut, no raised card hides the table."""

import random

import pytest
from person import Table
from playwright.sync_api import expect
from test_room import PHONES, SCREENS
from test_variants import ONE_TAP, at_ease, positions, saved

from hearts.engine.game import Game
from hearts.engine.record import Record, Seat

LONG = ["Michelangelo", "Bartholomew B.", "Wilhelmina", "Constantin", "Maximilian Moser"]  # 16 letters are the most
SIGHT = """dialog => {
    const box = what => dialog.querySelector(what).getBoundingClientRect(), own = dialog.getBoundingClientRect()
    const [graph, table, ends] = ['.graph', '.page', '.ends'].map(box)
    return {graph: ends.top - graph.bottom, table: ends.top - table.bottom, ends: own.bottom - ends.bottom}
}"""
CUT = """dialog => [...dialog.querySelectorAll('th, td')].filter(cell => cell.scrollWidth > cell.clientWidth)
    .map(cell => cell.textContent)"""
# The names at the ends of the graph that go beyond its edge.
OUTSIDE = """dialog => [...dialog.querySelectorAll('.graph text')].filter(text => text.getBoundingClientRect().right
    > text.ownerSVGElement.getBoundingClientRect().right).map(text => text.textContent)"""
HIDDEN = """() => {
    const box = node => node.getBoundingClientRect()
    const those = '.card.up .face, .seat:not(.mine) .called, .seat:not(.mine) .tally'
    const raised = [...document.querySelectorAll(those)].map(box)
    return ['#pad', '.seat.mine', '#prompt', '#pass'].filter(what => {
        const it = box(document.querySelector(what)), apart = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1
        return raised.some(card => !apart(card, it) && !apart(it, card))
    })
}"""

# The cards of the trick that lie on a word that each player at the sides says.
ON_WORDS = """text => [...document.querySelectorAll('.seat:not(.mine)[data-says="above"] .says')].flatMap(says => {
    says.textContent = text
    const box = node => node.getBoundingClientRect(), it = box(says), edge = 4
    return [...document.querySelectorAll('#trick .card')].filter(card => {
        const {left, right, top, bottom} = box(card.querySelector('.face'))
        return it.left < right - edge && it.right > left + edge && it.top < bottom - edge && it.bottom > top + edge
    }).map(card => card.dataset.card)
})"""

# The other players whose portrait or plate lies on a word of the one across, and those on whom the hint lies.
ON_BESIDE = """text => [...document.querySelectorAll('.seat[data-says="beside"] .says')].flatMap(says => {
    says.textContent = text
    const {left, right, top, bottom} = says.getBoundingClientRect()
    return [...document.querySelectorAll('.seat')].filter(seat => !seat.contains(says)).filter(seat =>
        [...seat.querySelectorAll('.disc, .who')].map(part => part.getBoundingClientRect()).some(it =>
            left < it.right && right > it.left && top < it.bottom && bottom > it.top)).map(seat => seat.ariaLabel)
})"""
UNDER_HINT = """() => {
    const {left, right, top, bottom} = document.querySelector('.coach').getBoundingClientRect()
    return ['.seat.mine', '#cup', '#trick .card', '.seat[data-side="2"]', '.worth'].filter(what =>
        [...document.querySelectorAll(what)].map(part => part.getBoundingClientRect()).some(it =>
            left < it.right && right > it.left && top < it.bottom && bottom > it.top))
}"""

# The raised cards have come to where they lie.
AT_REST = "document.getAnimations().every(one => one.playState !== 'running' || one.effect.getTiming().iterations > 1)"


def last_of(rules: str, seed: int) -> Game:
    """A random game just before the person's last choice in it."""
    return [game for game in positions(rules, seed, 99) if game.waiting == (0,)][-1]


def among(game: Game, names: list[str]) -> dict[str, str]:
    """This game with players of these names, as the browser keeps it."""
    seats = [Seat("person", "you", "You"), *[Seat("iq:100", "ben", name) for name in names]]
    return {"hearts.game": Record(game, "e2e", "1", tuple(seats)).text(), **ONE_TAP}


def play_last(table: Table) -> None:
    """Play what is left of the game."""
    look = table.turn()
    while look.dialog != "Game over":
        table.choose(look.playable[0])
        look = table.turn(look.moves)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_end_of_a_long_game_shows_its_graph_at_once_and_its_sheet_above_the_buttons(visit, size):
    table = visit("?pace=0", size=size, kept=saved(last_of("deluxe limit=120", 3)))
    play_last(table)
    dialog = table.dialog("Game over")
    expect(dialog.locator(".graph")).to_be_visible()
    assert len(table.record().game.lines) > 12
    assert dialog.evaluate(SIGHT)["graph"] >= 0
    dialog.evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
    assert min(dialog.evaluate(SIGHT).values()) >= 0


@pytest.mark.parametrize("size", [*PHONES, (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_names_and_scores_of_six_are_whole_on_the_sheet(visit, size):
    game = [game for game in positions("deluxe players=6 clean=points", 3, 4) if game.waiting == (0,)][-1]
    table = visit("?pace=0", size=size, kept=among(game, LONG))
    table.turn()
    table.press(table.button("Score sheet"))
    dialog = table.dialog("Score sheet")
    assert dialog.evaluate(CUT) == []
    assert dialog.evaluate(OUTSIDE) == []
    heads = dialog.get_by_role("table", name="Score sheet").get_by_role("columnheader")
    expect(heads).to_have_text(["Deal", "You", *LONG])


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_raised_cards_hide_nothing_of_the_table(visit, size):
    table = visit("?seed=5&pace=0", size=size, kept=at_ease())
    look = table.turn()
    for first in (0, 5, 10):
        chosen = look.hand[first : first + 3]
        for card in chosen:
            table.choose(card)
        table.page.wait_for_function(AT_REST)
        assert table.page.evaluate(HIDDEN) == [], first
        for card in chosen:
            table.choose(card)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_card_lies_on_what_is_said_at_the_sides(visit, size, players):
    rules = f"deluxe players={players} clean=points"
    mine = [game for game in positions(rules, 3, 40) if game.waiting == (0,) and game.phase == "play"]
    full = [game for game in mine if len(game.deal.table.trick) == players - 1]
    table = visit("?pace=0", size=size, kept=among(full[-1], LONG[: players - 1]))
    table.turn()
    table.page.wait_for_function(AT_REST)
    styled = "getComputedStyle(document.querySelector('.says')).position === 'absolute'"  # these styles come later
    table.page.wait_for_function(styled)
    assert table.page.evaluate(ON_WORDS, "Quite a bouquet, my dear.") == []
    expect(table.page.locator(".says:not(:empty)").first).to_be_visible()


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("size", [(640, 360), pytest.param((844, 390), marks=pytest.mark.whole)], ids=str)
def test_nobody_lies_on_what_is_said_across_a_low_table(visit, size, players):
    game = [game for game in positions(f"deluxe players={players} clean=points", 3, 40) if game.waiting == (0,)][-1]
    table = visit("?pace=0", size=size, kept=among(game, ["Ben"] * (players - 1)))
    table.turn()
    styled = "getComputedStyle(document.querySelector('.says')).position === 'absolute'"  # these styles come later
    table.page.wait_for_function(styled)
    assert table.page.evaluate(ON_BESIDE, "Somebody open a window.") == []


def test_a_hint_on_a_low_screen_lies_on_no_plate_of_ones_own(visit, casual):
    table = visit("?pace=0", size=(640, 360), kept={**casual, **ONE_TAP}, worker=True)
    look = table.turn()
    table.wait_mind()
    while look.phase != "play":
        table.act(look, random.Random(1))
        look = table.turn(look.moves)
    table.press(table.button("Hint"))
    expect(table.page.locator(".coach").get_by_text("deals tried")).to_be_visible()
    table.page.wait_for_function(AT_REST)
    assert table.page.evaluate(UNDER_HINT) == []
