"""Where moons count nothing, nothing tells of one: no sky, no face, no mark, no word, no statistics.

Where every trick counts no more than all points, nothing tells of a sun.
"""

import pytest
from test_scene import scene

from hearts.app.events import events, sound
from hearts.app.statistics import telling
from hearts.app.statistics.row import row_of
from hearts.app.statistics.tale import Tale
from hearts.app.words import standing
from hearts.arena import transcript
from hearts.engine.game import Declared, Game
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from hearts.engine.steps import step
from tests.engine.positions import SUN, dealt, grab

NAMES = ["You", "Pauline", "Michele", "Ben"]
SEATS = (Seat("person", "you", "You"), *(Seat("instinct", "ben", name) for name in NAMES[1:]))


def swept(rules: str) -> Game:
    """A game of one deal, in which you take every trick."""
    game = dealt(Rules.read(rules + " passing=K deals=1 ties=share"), SUN)
    while game.phase == "play":
        game = grab(game)
    if game.phase == "moon":
        game = game.play(Declared(0, "minus"))
    assert game.phase == "over" and game.lines[0].cards[0] == game.rules.total
    return game


def told(game: Game) -> str:
    """All that is said, shown, heard and kept of the game's one deal, also by `hearts replay`."""
    record = Record(game, "x", "1", SEATS, ())
    title, text = standing.deal_over(game.lines[0], NAMES, 0, game.rules)
    shown, over = scene(game, ending="deal"), scene(game, ending="game")
    assert shown.ending and over.ending
    row = row_of(record, record.text(), "1")
    caused = [events(step(at, 0)) for at in positions(game)]
    kinds = [event.kind for each in caused for event in each]
    several: list[object] = [title, text, over.ending.text, over.ending.title, shown.ending.kind, kinds, shown.sheet]
    several += [[sound(each, 0) for each in caused], transcript.lines(record)[1:]]
    several += [deal["sun"] * "sun" for deal in transcript.data(record)["deals"]]
    several += [[seat.mood for seat in shown.seats], telling.story(Tale(record), NAMES, 0)]
    several += [row.moons * "moons", row.suffered * "moons", row.suns * "suns", row.stopped * "moon stopped"]
    return "\n".join([str(one) for one in several])


@pytest.mark.parametrize("rules", ["black-maria leader=club opening=lowest", "deluxe moon=nothing"])
def test_nothing_tells_of_a_moon_where_moons_count_nothing(rules: str) -> None:
    found = told(swept(rules))
    assert "moon" not in found and "sun" not in found and "You scored the most points" in found


@pytest.mark.parametrize("rules", ["classic-pc", "requiem", "deluxe", "deluxe moon=choice"])
def test_nothing_tells_of_a_sun_where_it_counts_as_a_moon(rules: str) -> None:
    found = told(swept(rules))
    assert "You shot the moon!" in found and "Best moon: yours" in found and "moons" in found
    assert "sun" not in found and "every trick" not in found


def test_where_it_counts_double_everything_tells_of_a_sun() -> None:
    found = told(swept("classic-pc sun=yes"))
    assert "You shot the sun!" in found and "Best moon: your sun" in found and "moons" in found and "suns" in found
