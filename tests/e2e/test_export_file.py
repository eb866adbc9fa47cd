"""Everything as one file: saved, taken in elsewhere without doubles, refused where it is none, and all of it erased."""

import json
import random
from base64 import b64encode
from pathlib import Path

import pytest
from conftest import company
from person import Table, unnamed
from playwright.sync_api import Locator, expect
from test_accessible import clean
from test_archive_kept import kept
from words import like, say
from years import lived

from hearts.app.words import phrases


def nothing_taken(more: str) -> str:
    """What is said of a file of which no game was taken in."""
    return phrases.paragraph([say("kept-taken", what=say("kept-taken-none")), more])


def opened(table: Table) -> Locator:
    """What is kept, from the settings."""
    table.call("kept")
    dialog = table.dialog("kept-title")
    expect(dialog).to_be_visible()
    return dialog


def saved(table: Table, dialog: Locator) -> Path:
    """The file with everything."""
    with table.page.expect_download() as download:
        table.press(dialog.get_by_role("button", name=say("kept-export")))
    return download.value.path()


def take_in(dialog: Locator, name: str, content: bytes) -> None:
    """Chooses this file."""
    file = {"name": name, "mimeType": "application/json", "buffer": content}
    dialog.get_by_label(say("kept-import")).set_input_files([file])


AT_SIGHT = company("iq:100", "iq:80", "iq:110")
GAMES = 8  # one of them with an undo


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_everything_goes_to_another_device_and_comes_only_once(visit, size, shoot):
    here = {**AT_SIGHT, "hearts.rules": '[["Mine", "spot limit=300"]]', "hearts.settings": '{"deck": "four"}'}
    table = visit("?pace=0", size=size, kept=here)
    table.play_until(random.Random(4), 20)
    lived(table, GAMES)
    dialog = opened(table)
    expect(dialog.get_by_text(say("kept-games", count=GAMES), exact=True)).to_be_visible()
    content = saved(table, dialog).read_bytes()
    expect(dialog.get_by_text(like("kept-exported", count=GAMES))).to_be_visible()
    shoot(table, "kept")
    found = json.loads(content)
    assert found["moonshot hearts"] == 1 and len(found["games"]) == GAMES
    record = table.text()
    other = visit("?pace=0", size=size, kept=AT_SIGHT)
    other.turn()
    dialog = opened(other)
    take_in(dialog, "hearts.json", content)
    several = [say("kept-taken-games", count=GAMES), say("kept-taken-rules", count=1)]
    expect(dialog.get_by_text(say("kept-taken", what=phrases.joined(several)))).to_be_visible()
    expect(dialog.get_by_text(say("kept-taken-settings"))).to_be_visible()
    shoot(other, "taken-in")
    dialog.evaluate("dialog => { dialog.scrollTop = dialog.scrollHeight }")
    clean(other)
    assert sorted(kept(other, GAMES)) == sorted(kept(table, GAMES))
    assert other.text() == record
    expect(other.page.locator("body")).to_have_attribute("data-deck", "four")
    take_in(dialog, "hearts.json", content)
    expect(dialog.get_by_text(nothing_taken(say("kept-taken-double", count=GAMES)))).to_be_visible()
    expect(dialog.get_by_text(say("kept-taken-settings"))).to_have_count(0)
    assert len(kept(other, GAMES)) == GAMES


@pytest.mark.whole
def test_a_game_that_waits_for_a_demonstration_to_end_is_not_replaced(visit):
    """The game of the file took its place: nobody had chosen anything in the demonstration."""
    table = visit("?pace=0", kept=AT_SIGHT)
    table.play_until(random.Random(4), 8)
    content = saved(table, opened(table)).read_bytes()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    table.play_until(random.Random(4), 20)
    before = table.text()
    table.call("demo")
    expect(table.page.locator("body")).to_have_attribute("data-demo", "")
    dialog = opened(table)
    nothing = say("kept-taken", what=say("kept-taken-none"))
    for file, told in ((content, nothing), (content.replace(b"nid 1", b"nid 2"), say("kept-taken-left"))):
        take_in(dialog, "hearts.json", file)
        expect(dialog.locator("#kept-told")).to_contain_text(told)
        assert unnamed(table.text()) == unnamed(before)


@pytest.mark.whole
def test_whether_a_browser_was_asked_already_is_not_taken_over_from_another_one(visit):
    """It then was never asked to throw nothing away."""
    table = visit("?pace=0", kept=AT_SIGHT)
    table.turn()
    dialog = opened(table)
    texts = [["settings", '{"persist": "asked", "install": "asked", "deck": "four"}']]
    take_in(dialog, "hearts.json", json.dumps({"moonshot hearts": 1, "texts": texts, "games": []}).encode())
    expect(table.page.locator("body")).to_have_attribute("data-deck", "four")
    found = json.loads(table.page.evaluate("localStorage.getItem('hearts.settings')"))
    assert (found["persist"], found["install"]) == ("unasked", "unasked")


@pytest.mark.whole
def test_no_button_moves_when_the_games_are_counted(visit):
    table = visit("?pace=0", kept=AT_SIGHT)
    table.turn()
    dialog = opened(table)
    expect(dialog.get_by_text(say("kept-games", count=0), exact=True)).to_be_visible()
    button = dialog.get_by_role("button", name=say("kept-export"))
    before = button.bounding_box()
    dialog.evaluate("dialog => { dialog.querySelector('#kept-games').textContent = '' }")
    assert button.bounding_box() == before


@pytest.mark.whole
def test_a_picture_goes_from_the_table_when_it_is_deleted_and_comes_back_with_the_file(visit):
    drawn = 'document.documentElement.style.getPropertyValue("--cloth").includes("data:image/jpeg")'
    picture = "data:image/jpeg;base64," + b64encode(b"drawn").decode()
    table = visit("?pace=0", kept={**AT_SIGHT, "hearts.settings": '{"theme": "picture"}', "hearts.picture": picture})
    table.turn()
    table.page.wait_for_function(drawn)
    dialog = opened(table)
    content = saved(table, dialog).read_bytes()
    table.press(
        dialog.get_by_role(
            "button", name=say("kept-of", act=say("kept-delete"), title=say("kept-kind", kind="picture"))
        )
    )
    table.press(table.button("kept-yes"))
    table.page.wait_for_function(f"!{drawn}")
    take_in(dialog, "hearts.json", content)
    table.page.wait_for_function(drawn)


@pytest.mark.parametrize(
    "content",
    [b"", b"null", b"[]", b'{"moonshot hearts": 1}', b'{"texts": 1, "games": 2}', b"\x00\xff" * 99, b"[" * 100_000],
)
def test_a_file_that_is_none_gets_a_sentence(visit, content):
    table = visit("?pace=0", kept=AT_SIGHT)
    table.turn()
    before = table.text()
    dialog = opened(table)
    take_in(dialog, "hearts.json", content)
    expect(dialog.get_by_text(like("kept-import-wrong"))).to_be_visible()
    assert unnamed(table.text()) == unnamed(before)


@pytest.mark.whole
def test_a_hostile_file_changes_nothing_and_is_counted(visit):
    table = visit("?pace=0", kept=AT_SIGHT)
    table.turn()
    before = table.text()
    dialog = opened(table)
    take_in(dialog, "later.json", b'{"moonshot hearts": 2, "texts": [], "games": []}')
    expect(dialog.get_by_text(say("kept-import-version"))).to_be_visible()
    texts = [
        None,
        ["game", "hearts 9"],
        ["cast.x", "<script>"],
        ["rules", "[" * 500],
        ["settings", '{"pace": "never"}'],
    ]
    games = [["1", "x"], 7, ["1", "hearts 1\nid <b>\nrules deluxe\n"]]
    hostile = {"moonshot hearts": 1, "texts": texts, "games": games, "__proto__": {"games": []}}
    take_in(dialog, "hostile.json", json.dumps(hostile).encode())
    expect(dialog.get_by_text(nothing_taken(say("kept-taken-unread", count=7)))).to_be_visible()
    assert unnamed(table.text()) == unnamed(before)
    assert table.page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('hearts.cast')).length") == 0


@pytest.mark.whole
def test_one_long_piece_in_a_file_is_left_out_at_once(visit):
    """Python's reader took 52 seconds for eight megabytes: two pieces of four, as here."""
    table = visit("?pace=0", kept=AT_SIGHT)
    table.turn()
    dialog = opened(table)
    long = {"moonshot hearts": 1, "texts": [["settings", "x" * 2**22]], "games": [["1", "x" * 2**22], ["2", "y"]]}
    take_in(dialog, "long.json", json.dumps(long).encode())
    expect(dialog.get_by_text(nothing_taken(say("kept-taken-unread", count=3)))).to_be_visible()


def test_everything_is_erased_after_it_has_been_named(visit):
    here = {**AT_SIGHT, "hearts.rules": '[["Mine", "spot limit=300"]]', "hearts.settings": '{"deck": "four"}'}
    here |= {"moonshot number of hearts.game?seed=7": "12"}  # of the spare copy of a game by a link
    table = visit("?pace=0", kept=here)
    table.turn()
    lived(table, 4)
    old = table.record().id
    dialog = opened(table)
    table.press(dialog.get_by_role("button", name=say("kept-erase")))
    question = table.dialog("kept-erase-ask")
    expect(question).to_contain_text(
        phrases.joined(
            [
                say("kept-games", count=4),
                *[say("kept-kind", kind=kind, about="") for kind in ("table", "setup", "settings")],
            ]
        )
    )
    clean(table)
    table.press(table.button("kept-erase-no"))
    expect(question).to_have_count(0)
    assert len(kept(table, 4)) == 4
    table.press(dialog.get_by_role("button", name=say("kept-erase")))
    table.press(table.button("kept-erase-yes"))
    expect(dialog.get_by_text(say("kept-erased"))).to_be_visible()
    assert kept(table, 0) == []
    expect(table.page.locator("body")).to_have_attribute("data-deck", "two")
    assert table.record().id != old
    names = table.page.evaluate("Object.keys(localStorage).sort()")
    assert names == [
        "hearts.game",
        "hearts.secret",
        "hearts.setup",
        "moonshot number of hearts.game",
    ]  # of the game that has begun


@pytest.mark.whole
def test_a_file_that_somebody_has_written_anew_is_taken_in_and_one_with_a_damaged_game_as_far_as_it_reads(visit):
    table = visit("?pace=0", kept=AT_SIGHT)
    table.turn()
    lived(table, 3)
    dialog = opened(table)
    content = saved(table, dialog).read_bytes()
    for written, told in (
        (json.dumps(json.loads(content), indent=2).encode(), say("kept-taken", what=say("kept-taken-games", count=3))),
        (content.replace(b'\n["', b'\n["x', 1), say("kept-taken", what=say("kept-taken-games", count=2))),
        (b"hearts 1".join(content.rsplit(b'"hearts 1', 1)), say("kept-taken", what=say("kept-taken-games", count=2))),
    ):
        other = visit("?pace=0", kept=AT_SIGHT)
        other.turn()
        dialog = opened(other)
        take_in(dialog, "hearts.json", written)
        expect(dialog.locator("#kept-told")).to_contain_text(told)
