"""Storage that refuses, and texts in it that do not read: what it means is said at once, and nothing is lost."""

import asyncio
import json

import pytest
from screen import Screen
from test_session import QUICK, store

from hearts.app.keeping.own import OwnRules
from hearts.app.keeping.shelf import Shelf
from hearts.app.keeping.store import Store
from hearts.app.words.locale import say
from hearts.engine.game import Game
from hearts.engine.record import Record, heading, positions
from hearts.engine.rules import Rules

BROKEN = "hearts 9\nof another version\n"


class Full(dict[str, str]):
    """A storage with so many letters of room; what does not go in is refused, and what was there stays."""

    def __init__(self, texts: dict[str, str], room: int) -> None:
        super().__init__(texts)
        self.room = room

    def __setitem__(self, key: str, text: str) -> None:
        others = sum(len(name) + len(kept) for name, kept in self.items() if name != key)
        if others + len(key) + len(text) > self.room:
            raise OSError("the storage is full")
        super().__setitem__(key, text)


def full(texts: dict[str, str], spare: int = 0) -> Full:
    """A storage with these texts and so much room left."""
    return Full(texts, sum(len(key) + len(text) for key, text in texts.items()) + spare)


def test_a_game_that_is_not_kept_says_so_once_and_again_after_it_could_be_kept() -> None:
    kept = full(store(QUICK))
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 10)
        assert [text for _, text in screen.notices] == [
            "This game cannot be saved: the storage is full. You can keep playing until you close the page."
        ]
        kept.room = 100_000
        await screen.until(lambda scene: scene.moves > 20)
        assert len(screen.notices) == 1 and screen.session.journal.kept
        kept.room = 0
        await screen.until(lambda scene: scene.moves > 30)
        assert len(screen.notices) == 2 and not screen.session.journal.kept

    asyncio.run(play())


def test_settings_that_are_not_kept_hold_and_say_so_once() -> None:
    kept = full(store(QUICK))
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 10)
        screen.notices.clear()
        screen.do("set deck four")
        screen.do("set pace fast")
        assert (screen.session.settings["deck"], screen.session.settings["pace"]) == ("four", "fast")
        assert [text for _, text in screen.notices] == [
            "Your settings cannot be saved: the storage is full. They stay until you close the page."
        ]

    asyncio.run(play())


@pytest.mark.parametrize("name", ["reviews", "pars", "days", "day.12", "problems", "match.a"])
def test_any_kind_of_text_that_is_refused_is_told_once(name: str) -> None:
    kept = full(store(QUICK))
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 10)
        screen.notices.clear()
        shelf = screen.session.shelf
        for _ in range(2):
            assert not shelf.store.put(name, "x" * 99)
        kind = name.partition(".")[0]
        what = say("kept-kind", kind=kind, about="")
        assert screen.notices == [("problem", say("kept-unkept", what=what, why="the storage is full"))]

    asyncio.run(play())


def test_the_first_deal_is_dealt_where_nothing_can_be_kept() -> None:
    screen = Screen(full({}))

    async def play() -> None:
        await screen.until(lambda scene: scene.passing is not None)
        screen.notices.clear()
        screen.do(f"begin {QUICK.text()}")
        await screen.until(lambda scene: scene.moves > 20)
        assert screen.session.game.rules == QUICK.rules

    asyncio.run(play())


@pytest.mark.parametrize("spare", [0, 5, 8, 30])
def test_a_game_that_does_not_read_is_never_lost_where_the_storage_is_full(spare: int) -> None:
    kept = full({**store(QUICK), "hearts.game": BROKEN}, spare)
    for _ in range(2):
        screen = Screen(kept)
        asyncio.run(screen.until(lambda scene: scene.moves > 20))
        assert [text for key, text in kept.items() if key != "hearts.setup"] == [BROKEN]
        assert screen.notices[0][0] == "problem"
        key = next(key for key, text in kept.items() if text == BROKEN)
        assert f"“{key}”" in screen.notices[0][1] or key == "hearts.unreadable.1"


@pytest.mark.parametrize("moves", [0, 1, 6, 20])
def test_a_game_whose_text_lost_its_last_letter_goes_on_readably(moves: int) -> None:
    kept = store(QUICK)
    asyncio.run(Screen(kept).until(lambda scene: scene.moves > 40))
    record = Record.read(kept["hearts.game"])
    at = record.at(([Game.new(record.game.rules), *positions(record.game)])[moves], (("undo", "1"),))
    kept["hearts.game"] = (at.text() if moves else heading(at)).rstrip("\n")
    screen = Screen(kept)
    asyncio.run(screen.until(lambda scene: scene.moves > 40))
    assert Record.read(kept["hearts.game"]).game.length > 40
    assert not screen.notices


def test_a_game_that_another_tab_has_left_unreadable_is_set_aside_before_it_is_written_over() -> None:
    kept = store(QUICK)
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 10)
        kept["hearts.game"] = BROKEN
        await screen.until(lambda scene: scene.moves > 20)

    asyncio.run(play())
    assert kept["hearts.unreadable.1"] == BROKEN and screen.saved.game.length > 20
    assert [kind for kind, _ in screen.notices] == ["problem"] and "hearts.unreadable.1" in screen.notices[0][1]


@pytest.mark.parametrize("text", ["no JSON", "[1, 2]", '"deluxe"'])
def test_settings_that_do_not_read_are_set_aside_before_they_are_written_over(text: str) -> None:
    kept = {**store(QUICK), "hearts.settings": text}
    screen = Screen(kept)
    asyncio.run(screen.until(lambda scene: scene.moves > 0))
    screen.do("set deck four")
    screen.do("set deck two")
    assert kept["hearts.unreadable.1"] == text and json.loads(kept["hearts.settings"])["deck"] == "two"
    assert "hearts.unreadable.2" not in kept


def test_a_table_that_does_not_read_is_set_aside_before_it_is_written_over() -> None:
    kept = {"hearts.setup": '{"rules": "of tomorrow", "seats": []}'}
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 0)
        screen.do("again")

    before = kept["hearts.setup"]
    asyncio.run(play())
    assert kept["hearts.unreadable.1"] == before and kept["hearts.setup"] != before


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("nonsense", []),
        ('{"a": 1}', []),
        ('[["Sunday", "spot"], 7, ["Grandma", "deluxe bleed=yes"]]', ["Sunday", "Grandma"]),
    ],
)
def test_own_rules_that_do_not_read_are_set_aside_before_the_list_is_written_over(text: str, left: list[str]) -> None:
    kept = {"hearts.rules": text}
    own = OwnRules(Store(kept))
    assert [name for name, _ in own.all()] == left
    assert own.keep("Mine", Rules())
    assert [name for name, _ in own.all()] == [*left, "Mine"] and kept["hearts.unreadable.1"] == text
    own.drop("Mine")
    assert [name for name, _ in own.all()] == left and "hearts.unreadable.2" not in kept


def test_own_rules_of_another_version_stay_in_the_list() -> None:
    kept = {"hearts.rules": '[["Later", "rules of tomorrow"]]'}
    own = OwnRules(Store(kept))
    assert own.keep("Mine", Rules()) and [name for name, _ in own.all()] == ["Mine"]
    assert "rules of tomorrow" in kept["hearts.rules"] and list(kept) == ["hearts.rules"]


def test_own_rules_that_are_not_kept_are_told_so() -> None:
    assert not OwnRules(Store(full({}))).keep("Mine", Rules())


def test_the_shelf_tells_each_text_with_its_kind_and_size() -> None:
    kept = {
        "hearts.game": "one",
        "hearts.game?seed=1": "two",
        "hearts.game?seed=2": "é",
        "hearts.setup": "{}",
        "hearts.settings": "{}",
        "hearts.rules": "[]",
        "hearts.cast.friends": "{}",
        "hearts.unreadable.1": BROKEN,
        "other": "none of ours",
    }
    shelf = Shelf(Store(kept, "?seed=1"))
    assert [(item.kind, item.about, item.size) for item in shelf.items()] == [
        ("game", "", 3),
        ("table", "seed=1", 3),
        ("link", "seed=2", 2),
        ("setup", "", 2),
        ("settings", "", 2),
        ("rules", "", 2),
        ("cast", "friends", 2),
        ("unreadable", "1", len(BROKEN)),
    ]
    assert shelf.text("unreadable.1") == BROKEN
    shelf.drop("unreadable.1")
    assert "hearts.unreadable.1" not in kept and len(shelf.items()) == 7


def test_a_text_that_could_not_be_set_aside_lies_on_the_shelf_and_can_be_deleted() -> None:
    kept = full({"hearts.game": BROKEN})
    store = Store(kept)
    assert store.set_aside("game") == "hearts.game" and not store.put("game", "new") and store.get("game") == ""
    shelf = Shelf(store)
    assert [(item.kind, item.about) for item in shelf.items()] == [("unreadable", "game")]
    assert shelf.text("game") == BROKEN and shelf.problem == "the storage is full"
    shelf.drop("game")
    assert store.put("game", "new") and kept["hearts.game"] == "new" and shelf.problem == ""
