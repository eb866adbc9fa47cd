"""Commands: what a screen may ask, each as one line of text; what cannot be done now does nothing."""

import asyncio
from itertools import pairwise

import pytest
from screen import Minds, Screen
from test_session import casual, store

from hearts.app.commands import COMMANDS
from hearts.app.library.setup import Setup
from hearts.engine.cards import highest, name
from hearts.engine.game import Passed
from hearts.engine.rules import Rules


def table() -> Screen:
    screen = Screen({"hearts.setup": Setup(Rules(limit=30)).text()}, {"seed": "4"})
    screen.session.asker.patience = 0
    return screen


def test_the_page_of_commands_names_every_command() -> None:
    import hearts.app.commands as module

    assert module.__doc__ is not None
    listed = [line.split()[0] for line in module.__doc__.splitlines() if line.startswith("    ")]
    assert [name for name in COMMANDS if name not in listed and f"{name}:" not in module.__doc__] == []


def test_a_command_that_there_is_not_is_refused_with_its_name() -> None:
    with pytest.raises(ValueError, match="no command “fly”"):
        table().session.do("fly high")


@pytest.mark.parametrize("line", ["choose QX", "set pace warp", "set sparkle yes"])
def test_a_command_that_does_not_read_is_refused(line: str) -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        with pytest.raises(ValueError):
            screen.session.do(line)

    asyncio.run(play())


@pytest.mark.parametrize("line", ["next", "moon plus", "uncover", "decline", "pass", "undo"])
def test_what_cannot_be_done_now_changes_nothing(line: str) -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        before = screen.saved.text()
        screen.session.do(line)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not [move for move in screen.session.game.moves if isinstance(move, Passed) and move.seat == 0]
        assert screen.saved.text().startswith(before)

    asyncio.run(play())


def test_a_new_game_begins_at_the_table_that_a_line_describes() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.moves > 6)
        setup = Setup(Rules("spot", players=5))
        screen.session.do("begin " + setup.text())
        scene = await screen.until(lambda scene: scene.players == 5)
        assert scene.moves < 6 and screen.saved.game.rules == Rules("spot", players=5)
        assert screen.session.setup.text() == setup.text() == screen.store["hearts.setup"]

    asyncio.run(play())


def test_a_setting_is_kept_and_shown() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        number = len(screen.scenes)
        screen.session.do("set deck four")
        screen.session.do("set name Ada Lovelace")
        assert screen.session.settings["deck"] == "four" and '"Ada Lovelace"' in screen.store["hearts.settings"]
        assert len(screen.scenes) == number + 2

    asyncio.run(play())


def test_next_goes_on_once() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.phase == "deal over")
        deals = len(screen.session.game.lines)
        screen.session.do("next")
        screen.session.do("next")
        await screen.until(lambda scene: scene.passing is not None or scene.phase == "play", act=False)
        assert len(screen.session.game.lines) == deals
        lengths = [scene.moves for scene in screen.scenes]
        assert all(one <= other for one, other in pairwise(lengths))

    asyncio.run(play())


def test_nothing_goes_on_while_the_game_is_paused() -> None:
    async def play() -> None:
        screen = table()
        scene = await screen.until(lambda scene: scene.moves > 8 and scene.seats[0].turn)
        screen.session.do("pause on boss")
        screen.act()
        for _ in range(200):
            await asyncio.sleep(0)
        assert screen.session.game.length <= scene.moves + 1
        screen.session.do("last show")
        screen.session.do("last hide")
        screen.session.do("pause on replay")
        screen.session.do("pause off replay")
        for _ in range(200):
            await asyncio.sleep(0)
        assert screen.session.game.length <= scene.moves + 1, "one reason is left"
        screen.session.do("pause off boss")
        await screen.until(lambda later: later.moves > scene.moves + 2)

    asyncio.run(play())


def test_a_card_that_is_chosen_ahead_is_let_go_by_choosing_it_again() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.phase == "play" and scene.moves > 8 and not scene.seats[0].turn)
        human, held = screen.session.human, screen.session.game.view(0).hand
        screen.session.do(f"choose {name(highest(held))}")
        assert human.chosen == 1 << highest(held)
        screen.session.do(f"choose {name(highest(held))}")
        assert human.chosen == 0

    asyncio.run(play())


def test_what_cannot_be_done_now_says_so() -> None:
    async def play() -> None:
        screen = Screen(store(casual("person", "iq:100", "person", "iq:100")))
        await screen.until(lambda scene: scene.passing is not None)
        screen.session.do("undo")
        assert screen.notices[-1] == ("why", "There is nothing to take back.")
        await screen.until(lambda scene: scene.seats[0].turn)
        screen.session.do("pass")
        assert screen.notices[-1] == ("why", "There is nothing to pass now.")

    asyncio.run(play())


def test_a_card_that_is_tapped_after_the_pass_says_that_it_is_made() -> None:
    async def play() -> None:
        screen = Screen(store(casual("person", "iq:150", "iq:100", "iq:100")), minds=Minds(up=True))
        await screen.until(lambda scene: scene.passing is not None)
        await screen.until(lambda scene: scene.phase == "pass" and scene.passing is None)
        card = next(at.code for at in screen.scenes[-1].cards if at.place == "hand")
        screen.session.do(f"choose {card}")
        assert screen.notices[-1] == ("why", "You have passed your cards.")

    asyncio.run(play())
