"""Links: what an address asks for, and that no two of them share a saved game."""

import asyncio

import pytest
from screen import Screen

from hearts.app.gate import tidy, tidy_face
from hearts.app.sitting.link import Link
from hearts.engine import shuffle
from hearts.engine.record import Record


@pytest.mark.parametrize(
    ("pace", "expected"),
    [
        *[("0", 0.0), ("2.5", 2.5), ("10", 10.0)],
        *[(pace, 1.0) for pace in ("3000000", "1e309", "inf", "nan", "-1", "fast", "")],
    ],
)
def test_a_pace_that_is_no_sensible_number_is_the_usual_one(pace: str, expected: float) -> None:
    assert Link({"pace": pace}).pace(1.0) == expected


def test_links_that_differ_only_at_their_end_have_saves_of_their_own() -> None:
    rules = "deluxe players=5 limit="
    names = {Link({"preset": rules + limit}).name for limit in ("50", "200")}
    assert len(names) == 2
    kept: dict[str, str] = {}
    for limit in ("50", "200"):
        screen = Screen(kept, {"preset": rules + limit})
        screen.session.asker.patience = 0
        asyncio.run(screen.until(lambda scene: scene.moves > 8))
        assert screen.saved.game.rules.limit == int(limit)


def test_a_long_seed_deals_what_it_deals_elsewhere() -> None:
    seed = "the evening of the 26th of November, at Pauline's"
    screen = Screen({}, {"seed": seed})
    screen.session.asker.patience = 0
    asyncio.run(screen.until(lambda scene: True, act=False))
    game = screen.saved.game
    assert screen.saved.seed == seed and game.deal
    assert game.deal.dealt == shuffle.deal(game.rules, seed, 0)[0]
    assert Record.read(screen.saved.text()).seed == seed


def test_the_names_of_short_links_are_as_they_always_were() -> None:
    assert Link({"seed": "12", "preset": "classic-pc"}).name == "?seed=12&preset=classic-pc"
    assert Link({"pace": "0"}).name == ""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("A\0B", "A B"),
        ("\0\1", "You"),
        ("\ud83d\ude00", "😀"),
        ("\ud83d\ude00" * 30, "😀" * 20),
        ("\ud83d", "You"),
        ("\ude00Ann", "Ann"),
        ("a\u202eb", "a b"),
        ("Zoë 猫", "Zoë 猫"),
    ],
)
def test_no_letter_gets_into_a_name_that_storage_or_json_would_change(name: str, expected: str) -> None:
    assert tidy(name, "You") == expected
    assert "\0" not in tidy_face(name)


@pytest.mark.parametrize("seed", ["\0\1", "a\0b", "\ud83d\ude00"])
def test_a_game_by_a_link_with_odd_letters_is_kept_whole(seed: str) -> None:
    class Page(dict[str, str]):
        """Storage as a browser has it: a text ends at NUL."""

        def __setitem__(self, key: str, value: str) -> None:
            super().__setitem__(key.split("\0")[0], value.split("\0")[0])

    screen = Screen(Page(), {"seed": seed})
    screen.session.asker.patience = 0
    asyncio.run(screen.until(lambda scene: scene.moves > 12))
    assert screen.saved.game.length > 12 and not screen.notices
