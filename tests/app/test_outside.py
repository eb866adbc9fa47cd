"""A sitting with texts from outside that a browser cannot keep as they are: no move is lost, no other tab is seen."""

import asyncio
import json

import pytest
from screen import Screen

from hearts.app.keeping.setup import Setup
from hearts.engine.record import Record


class Browser(dict[str, str]):
    """Keeps texts as a browser does for MicroPython: each ends at NUL, and half a letter comes back as another."""

    def __setitem__(self, key: str, text: str) -> None:
        super().__setitem__(key, text.partition("\0")[0].encode("utf-8", "replace").decode())


NAMES = ["A\0B", "\ud83d\ude00" * 20, "😀" * 20, "\ud83d" * 9, "\u202eB", "a\u2003b"]


def seated(name: str) -> str:
    """The kept setup of a table with this name in every seat, as JSON writes it with escapes."""
    plain = json.loads(Setup().text())
    plain["seats"] = [[name, face, who if who == "person" else "iq:100"] for _, face, who in plain["seats"]]
    return json.dumps(plain)


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
@pytest.mark.parametrize("url", [{}, {"seed": "\0\1"}, {"seed": "7\0", "preset": "spot\0 limit=50"}], ids=range(3))
def test_every_move_is_kept_whatever_a_name_or_a_link_holds(name: str, url: dict[str, str]) -> None:
    store = Browser({"hearts.setup": seated(name)})
    screen = Screen(store, url)
    asyncio.run(screen.until(lambda scene: scene.phase == "play" and screen.session.game.length > 40))
    journal = screen.session.journal
    assert store["hearts.game" + screen.session._link.name] == journal.text == screen.saved.text()
    assert screen.saved.game.length == screen.session.game.length > 40
    assert screen.notices == []


def test_a_saved_record_with_what_does_not_print_goes_on_and_is_kept_as_it_reads_back() -> None:
    first = Screen({})
    asyncio.run(first.until(lambda scene: scene.phase == "play"))
    text = first.store["hearts.game"].replace("Pauline", "Pau\0line").replace("hearts 1", "hearts 1\n# a\0b")
    again = Screen(Browser())
    dict.__setitem__(again.store, "hearts.game", text)
    asyncio.run(again.until(lambda scene: scene.phase == "play" and again.session.game.length > 20))
    assert again.notices == []
    assert Record.read(again.store["hearts.game"]).game.length == again.session.game.length
    assert "\0" not in again.store["hearts.game"]


@pytest.mark.parametrize(("note", "after"), [("", 1), ("4", 5), ("x", 1), ("9" * 5000, 1), ("1e3", 1), ("-5", 1)])
def test_undo_works_whatever_a_record_notes_of_it(note: str, after: int) -> None:
    first = Screen({})
    asyncio.run(first.until(lambda scene: scene.phase == "play" and first.session.game.length > 8))
    text = first.store["hearts.game"].replace("\ndeal", f"\nundo {note}\ndeal" if note else "\ndeal", 1)
    again = Screen({"hearts.game": text})
    asyncio.run(again.until(lambda scene: scene.phase == "play" and scene.seats[0].turn))
    before = again.session.game.length
    again.do("undo")
    assert again.session.game.length < before
    assert f"\nundo {after}\n" in again.store["hearts.game"]


def test_a_saved_text_that_is_too_large_is_set_aside_with_a_sentence() -> None:
    screen = Screen({"hearts.game": "hearts 1\n" + "# x" * 500_000})
    asyncio.run(screen.until(lambda scene: True))
    assert "larger than 512 KB" in screen.notices[0][1]
    assert screen.store["hearts.unreadable.1"].startswith("hearts 1\n# x")
