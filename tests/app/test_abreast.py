"""What another tab has set and begun holds in this one, and nothing is written for that."""

import asyncio
import json

import pytest
from screen import Screen
from test_session import QUICK, store

from hearts.app import gate
from hearts.app.keeping.setup import Setup
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
        screen.session.follow_other_tabs()
        assert (screen.session.settings["name"], screen.session.setup.rules.text()) == ("Ada", rules)
        assert screen.session.director.look.order[1], "high ranks come first"
        assert len(screen.scenes) == scenes + 1
        screen.session.follow_other_tabs()
        assert len(screen.scenes) == scenes + 1 and kept == before

    asyncio.run(play())


def test_what_was_erased_in_another_tab_is_not_known_here_any_more() -> None:
    kept = {**store(QUICK), "hearts.settings": '{"name": "Ada"}'}
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 4)
        del kept["hearts.settings"]
        screen.session.follow_other_tabs()
        screen.do("set pace fast")
        assert "Ada" not in kept["hearts.settings"]

    asyncio.run(play())


def test_what_another_version_has_set_is_kept_as_it_is_until_it_is_set_here_or_erased() -> None:
    later = {"sparkle": True, "speed": 3, "words": ["a"], "theme": "ocean", "pace": "warp", "deck": "four"}
    kept = {**store(QUICK), "hearts.settings": json.dumps(later)}
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 4)
        settings = screen.session.settings
        screen.do("set pace fast")
        screen.do("set left_handed yes")
        found = json.loads(kept["hearts.settings"])
        assert [found[name] for name in ("sparkle", "speed", "words", "theme")] == [True, 3, ["a"], "ocean"]
        assert (found["pace"], found["left_handed"], found["deck"]) == ("fast", True, "four")
        assert settings["theme"] == "auto", "which holds here"
        screen.session.shelf.drop("settings")
        screen.do("set pace slow")
        assert not {"sparkle", "speed", "words"} & set(json.loads(kept["hearts.settings"]))

    asyncio.run(play())


def test_however_much_another_version_has_set_the_settings_read_again() -> None:
    kept = {**store(QUICK), "hearts.settings": json.dumps({f"later_{number}": "yes" for number in range(gate.KEYS)})}
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 4)
        screen.do("set pace fast")
        assert gate.parse_object(kept["hearts.settings"])["pace"] == "fast"

    asyncio.run(play())
