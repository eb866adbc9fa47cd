"""What is heard: one sound for each thing that happens, and another one for who wins than for who loses."""

import asyncio

import pytest
from screen import Screen

from hearts.app.events import event, sound
from hearts.app.keeping.settings import ELSEWHERE, SETTINGS, SOUNDS
from hearts.app.keeping.setup import Setup
from hearts.engine.rules import Rules


@pytest.mark.parametrize(
    ("kinds", "heard"),
    [
        ([], ""),
        (["passed"], ""),
        (["played"], "card"),
        (["played", "broken"], "broken"),
        (["played", "broken", "queen"], "queen"),
        (["played", "trick", "caught"], "jack"),
        (["deal over", "moon"], "moon"),
        (["deal over", "sun", "game over", "won"], "sun"),
        (["deal over", "clean"], ""),
    ],
)
def test_the_greatest_event_is_heard(kinds, heard):
    assert sound([event(kind, 0) for kind in kinds], 0) == heard


def test_who_wins_hears_it():
    over = [event("game over"), event("won", 2), event("lost", 0)]
    assert [sound(over, seat) for seat in (0, 1, 2)] == ["lose", "lose", "win"]


def test_a_game_is_heard_card_by_card():
    screen = Screen({"hearts.setup": Setup(Rules.read("deluxe deals=1")).text()}, luck=5)
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    heard = [scene.sound for scene in screen.scenes]
    assert set(heard) - {""} <= set(SOUNDS)
    assert heard.count("deal") == heard.count("pass") == 1
    assert heard.count("sweep") == 13
    assert sum(heard.count(kind) for kind in ("card", "broken", "queen", "jack")) == 52
    assert heard[-1] in ("win", "lose", "moon")


def test_each_sound_has_a_switch_in_the_dialog_of_sounds_alone():
    names = [each.name for each in SETTINGS]
    assert all(f"sound_{kind}" in names and f"sound_{kind}" in ELSEWHERE for kind in SOUNDS)
