"""What another tab has set and begun holds in this one, and nothing is written for that."""

import asyncio

import pytest
from screen import Screen
from test_session import QUICK, store

from hearts.app import abreast
from hearts.app.library.setup import Setup
from hearts.engine.rules import Rules

OTHER = Setup(Rules.read("spot players=5")).text()


@pytest.mark.parametrize(("link", "rules"), [({}, "spot players=5"), ({"seed": "7"}, "deluxe limit=30")])
def test_settings_and_the_next_table_are_taken_over_and_a_link_keeps_its_own(link: dict[str, str], rules: str) -> None:
    kept = store(QUICK)
    screen = Screen(kept, link)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 4)
        kept["hearts.settings"], kept["hearts.setup"] = '{"ranks": "down", "name": "Ada"}', OTHER
        before, scenes = dict(kept), len(screen.scenes)
        abreast.follow(screen.session)
        assert (screen.session.settings["name"], screen.session.setup.rules.text()) == ("Ada", rules)
        assert screen.session.director.order[1], "high ranks come first"
        assert len(screen.scenes) == scenes + 1
        abreast.follow(screen.session)
        assert len(screen.scenes) == scenes + 1 and kept == before

    asyncio.run(play())


def test_what_was_erased_in_another_tab_is_not_known_here_any_more() -> None:
    kept = {**store(QUICK), "hearts.settings": '{"name": "Ada"}'}
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 4)
        del kept["hearts.settings"]
        abreast.follow(screen.session)
        screen.session.do("set pace fast")
        assert "Ada" not in kept["hearts.settings"]

    asyncio.run(play())
