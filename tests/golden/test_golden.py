"""The golden games replay identically, with the same scores, on the deals of their seeds."""

from pathlib import Path

import pytest

from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game
from hearts.engine.options import PRESETS
from hearts.engine.record import Record, positions
from tests.golden.make import GAMES, made
from tests.portable.program import annotated

HERE = Path(__file__).parent
FILES = sorted([path.name for path in HERE.glob("*.txt")])


def golden(name: str) -> "tuple[str, Record]":
    """A golden game as text, and read."""
    source = (HERE / name).read_text(encoding="utf-8")
    return source, Record.read(source)


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_replays_with_the_scores_beside_it(name: str) -> None:
    source, record = golden(name)
    assert annotated(record) == source


@pytest.mark.parametrize("name", FILES)
def test_its_deals_are_those_of_its_seed(name: str) -> None:
    _, record = golden(name)
    deals = [game for game in positions(record.game) if isinstance(game.move, Dealt)]
    for number, game in enumerate(deals):
        assert game.move == Dealt(*shuffle.deal(record.game.rules, record.seed, number))
    assert len(deals) == len(record.game.lines) > 0


@pytest.mark.parametrize("name", FILES)
def test_its_moves_played_one_by_one_come_to_the_same(name: str) -> None:
    _, record = golden(name)
    game = Game.new(record.game.rules)
    for move in record.game.moves:
        game = game.play(move)
    assert (game.lines, game.scores, game.phase) == (record.game.lines, record.game.scores, record.game.phase)


@pytest.mark.parametrize("row", GAMES, ids=[row[0] for row in GAMES])
def test_its_policy_plays_it_again(row: "tuple[str, str, str, str, int]") -> None:
    assert made(*row) == golden(row[0] + ".txt")[0]


def test_every_preset_every_number_of_players_and_every_file_is_among_them() -> None:
    rules = [golden(name)[1].game.rules for name in FILES]
    assert {each.name for each in rules} == set(PRESETS)
    assert {each.players for each in rules} == {3, 4, 5, 6}
    assert sorted([f"{row[0]}.txt" for row in GAMES]) == FILES


def test_moons_suns_and_choices_are_among_them() -> None:
    rows = [line for name in FILES for line in golden(name)[1].game.lines if line.shooter >= 0]
    assert {line.choice for line in rows} >= {"minus", "plus"}
    assert {line.sun for line in rows} == {True, False}
    assert len({line.shooter for line in rows}) > 1
    said = [line for name in FILES for line in golden(name)[0].split("\n") if line.startswith("say ")]
    assert {line.split()[2] for line in said} == {"minus", "plus"}
