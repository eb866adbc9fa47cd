"""Pictures of pass, play, score sheet and game end at both sizes, in .build/shots, for a person to look at."""

import random
from pathlib import Path

import pytest
from person import Table

SHOTS = Path(__file__).resolve().parents[2] / ".build/shots"


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pictures_are_taken_of_pass_play_sheet_and_game_end(visit, casual, size):
    SHOTS.mkdir(parents=True, exist_ok=True)
    table = visit("?seed=5&pace=0", size=size, kept=short(casual))
    chance = random.Random(2)
    look = table.turn()
    for card in look.hand[:3]:
        table.choose(card)
    shoot(table, "pass", size)
    table.press(table.pass_button)
    look = table.turn(4)
    while len(look.trick) < 3 or look.waits != "play":
        table.act(look, chance)
        look = table.turn(look.moves)
    shoot(table, "play", size)
    look = table.play_until(chance, 57)
    shoot(table, "deal-over", size)
    table.answer("Next deal")
    table.play_until(chance, 80)
    table.press(table.button("Score sheet"))
    shoot(table, "sheet", size)
    table.page.keyboard.press("Escape")
    for button in ("New game", "Settings"):
        table.press(table.button(button))
        shoot(table, button.lower().replace(" ", "-"), size)
        table.page.keyboard.press("Escape")
    table.play_out(chance)
    shoot(table, "game-over", size)


def short(casual: dict[str, str]) -> dict[str, str]:
    """The same table, playing to 40."""
    return {key: text.replace('"limit": 100', '"limit": 40') for key, text in casual.items()}


def shoot(table: Table, name: str, size: str) -> None:
    """Take the picture once its letters and faces are there."""
    table.page.evaluate("document.fonts.ready.then(() => true)")
    table.page.wait_for_function("[...document.images].every(image => image.complete || !image.checkVisibility())")
    table.page.screenshot(path=SHOTS / f"{name}-{size}.png")
