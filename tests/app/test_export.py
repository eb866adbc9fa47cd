"""Everything as one file, and taken in again: nothing is lost, nothing is doubled, nothing hostile is let in."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from test_archive import OVER, RECORDS, archive, ended, of
from test_kept import Full

from hearts.app.keeping.archive import Archive, Texts
from hearts.app.keeping.export import FORMAT, VERSION, Intake, write
from hearts.app.keeping.own import OwnCasts, OwnRules
from hearts.app.keeping.store import RESULTS, Store
from hearts.app.same.entries import Entries
from hearts.engine.record import Record

CAST = (Path(__file__).parents[2] / "assets/casts/regulars.json").read_text("utf-8").replace('"regulars"', '"mine"', 1)
RUNNING = re.sub(r"(seat [1-5]) \S+", r"\1 iq:100", RECORDS["spot"])
OVER_THERE = re.sub(r"(seat [1-5]) \S+", r"\1 iq:100", RECORDS["deluxe-1"])
TEXTS = {
    "hearts.settings": '{"pace": "fast", "deck": "four"}',
    "hearts.setup": '{"rules": "spot", "seats": [["A", "a", "person"], ["B", "b", "iq:90"]]}',
    "hearts.rules": '[["Mine", "spot limit=300"]]',
    "hearts.cast.mine": CAST,
    "hearts.game": RUNNING,
    "hearts.game?seed=7": RUNNING,
    "hearts.picture": "data:image/jpeg;base64,/9j/4AAQ+w==",
    "hearts.unreadable.1": "what does not read stays here",
}


async def breathe() -> None:
    await asyncio.sleep(0)


def results(texts: "dict[str, str]") -> Entries:
    """The results of the leaderboard, in a browser without a database."""
    return Entries(Texts(Store(texts), RESULTS), breathe)


def exported(texts: "dict[str, str]", kept: Archive) -> "tuple[int, dict[str, object]]":
    pieces: list[str] = []
    here = results(texts)
    asyncio.run(here.move(Store(texts)))
    count = asyncio.run(write(Store(texts), kept, here, "1763780000000", pieces.append, pieces.clear))[0]
    return count, json.loads("".join(pieces))


def taken(found: "dict[str, object]", texts: "dict[str, str]", kept: Archive) -> Intake:
    intake = Intake(Store(texts), kept, results(texts), breathe)

    async def take() -> None:
        assert isinstance(found["texts"], list)
        for text in found["texts"]:
            await intake.take_text(text, "99")
        await intake.take_games(found["games"])

    asyncio.run(take())
    return intake


def lived() -> "tuple[dict[str, str], Archive]":
    kept = archive()
    for number, name in enumerate(OVER):
        asyncio.run(ended(kept, RECORDS[name], str(1000 + number)))
    return dict(TEXTS), kept


def all_games(kept: Archive) -> "list[tuple[str, tuple[str, str]]]":
    return [(id, tuple(game)) for id, game in asyncio.run(kept.games(""))]


def test_what_was_exported_comes_in_whole_on_another_device_and_only_once() -> None:
    texts, kept = lived()
    count, found = exported(texts, kept)
    assert (found[FORMAT], found["made"], count) == (VERSION, "1763780000000", len(OVER))
    other, there = dict[str, str](), archive()
    intake = taken(found, other, there)
    assert all_games(there) == all_games(kept)
    assert (intake.games, intake.double, intake.unread) == (len(OVER), 0, 0) and intake.problem == ""
    assert OwnRules(Store(other)).all() == [("Mine", "spot limit=300")]
    assert OwnCasts(Store(other)).text("mine") == CAST
    assert intake.chosen == {"pace": "fast", "deck": "four"}
    assert intake.table is not None and intake.table.text() == Record.read(RUNNING).text()
    assert other["hearts.game?seed=7"] == RUNNING and "hearts.unreadable.1" not in other
    assert other["hearts.picture"] == TEXTS["hearts.picture"]
    again = taken(found, other, there)
    assert (again.games, again.double, again.rules, again.casts) == (0, len(OVER), 0, 0)
    assert all_games(there) == all_games(kept)


def test_more_than_a_file_can_have_goes_into_further_files(monkeypatch: pytest.MonkeyPatch) -> None:
    texts, kept = lived()
    monkeypatch.setattr("hearts.app.keeping.export.MEGABYTE", 150)
    files, pieces = list[str](), list[str]()

    def another() -> None:
        files.append("".join(pieces))
        pieces.clear()

    count = asyncio.run(write(Store(texts), kept, results({}), "1", pieces.append, another))
    another()
    assert count == (len(OVER), len(files)) and len(files) > 2
    assert [file for file in files[1:] if len(file) > 64 * 150 and len(json.loads(file)["games"]) > 1] == []
    other, there = dict[str, str](), archive()
    for file in files:
        taken(json.loads(file), other, there)
    assert all_games(there) == all_games(kept) and other["hearts.rules"]


def test_two_devices_come_together() -> None:
    texts, kept = lived()
    _, found = exported(texts, kept)
    here = archive()
    asyncio.run(ended(here, of(RECORDS["deluxe-2"], "deluxe-1"), "5"))  # the same game, ended otherwise
    asyncio.run(ended(here, of(RECORDS["deluxe-2"], "own"), "6"))
    other = {"hearts.rules": '[["Mine", "spot limit=50"]]', "hearts.game?seed=7": "what is played here"}
    other["hearts.picture"] = "data:image/jpeg;base64,here"
    intake = taken(found, other, here)
    assert (intake.games, intake.double) == (len(OVER) - 1, 1)
    assert asyncio.run(here.game("deluxe-1")).at == "5", "what is here stays"
    assert OwnRules(Store(other)).all() == [("Mine", "spot limit=50"), ("Mine 2", "spot limit=300")]
    assert other["hearts.game?seed=7"] == "what is played here"
    assert other["hearts.picture"] == "data:image/jpeg;base64,here"


def test_a_game_that_is_here_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    texts, kept = lived()
    _, found = exported(texts, kept)
    read: list[str] = []

    async def counted(text: str, rest: object) -> object:
        read.append(text)
        raise ValueError(text)

    monkeypatch.setattr("hearts.app.gate.read_in_parts", counted)
    games = found["games"]
    assert isinstance(games, list)
    intake = taken({"texts": [], "games": [*games, ["1", RECORDS["spot"]]]}, {}, kept)
    assert (intake.double, intake.unread, len(read)) == (len(OVER), 1, 1)


def test_a_game_that_stands_in_the_file_twice_counts_once() -> None:
    intake = taken({"texts": [], "games": [["1", OVER_THERE], ["1", OVER_THERE]]}, {}, archive())
    assert (intake.games, intake.double) == (1, 1)


def test_a_game_that_is_over_on_the_table_of_the_file_goes_into_the_archive() -> None:
    kept = archive()
    intake = taken({"texts": [["game", OVER_THERE]], "games": []}, {}, kept)
    assert (intake.games, intake.table) == (1, None)
    assert all_games(kept) == [("deluxe-1", ("99", OVER_THERE))]


@pytest.mark.parametrize(
    "text",
    [
        None, 7, [], ["game"], ["game", 7], ["game", "hearts 9\n"], ["game", "x" * (2 << 20)], ["gamé", RUNNING],
        ["rules", "[[[[[["], ["rules", '[["a", "whist"]]'], ["rules", "7"], ["cast.x", "{}"], ["cast.x", "[" * 99],
        ["game", RUNNING.replace("person", "nobody")], ["finished.x", OVER_THERE + "trick 0 2C"], ["", ""],
        ["picture", "data:image/svg+xml,<svg/>"], ["picture", 'data:image/jpeg;base64,AA") red, url("https://a.b'],
        ["picture", "data:image/jpeg;base64," + "A" * (1 << 20)],
    ],
)  # fmt: skip
def test_a_hostile_text_is_counted_and_changes_nothing(text: object) -> None:
    other, kept = dict[str, str](), archive()
    intake = Intake(Store(other), kept, results(other), breathe)
    asyncio.run(intake.take_text(text, "99"))
    assert (intake.unread, intake.table, intake.chosen, other) == (1, None, {}, {})


@pytest.mark.parametrize(
    "game",
    [
        7, [], ["1"], ["1", 7], ["", OVER_THERE], ["1e9", OVER_THERE], ["1" * 40, OVER_THERE],
        ["1", RUNNING], ["1", "x" * (2 << 20)], ["1", OVER_THERE.replace("trick 0", "trick 5")], ["1", "\0"],
        ["1", "hearts 1\ntrick 0 2C"], ["1", OVER_THERE.replace("\nrules ", "\nrulez ")], ["1", "deal 1"],
    ],
)  # fmt: skip
def test_a_hostile_game_is_counted_and_the_others_come_in(game: object) -> None:
    kept = archive()
    intake = Intake(Store({}), kept, results({}), breathe)
    asyncio.run(intake.take_games([game, ["3", RECORDS["deluxe-2"]]]))
    assert (intake.games, intake.unread) == (1, 1)
    assert [id for id, _ in all_games(kept)] == ["deluxe-2"]


def test_a_storage_that_is_full_in_the_middle_says_why_and_takes_the_rest_later() -> None:
    texts, kept = lived()
    _, found = exported(texts, kept)
    small = Full({}, 20_000)
    there = Archive(Texts(Store(small)), breathe)
    intake = taken({"texts": [], "games": found["games"]}, small, there)
    assert intake.problem == "the storage is full"
    small.room = 1_000_000
    assert taken(found, small, there).problem == ""
    assert all_games(there) == all_games(kept)


def test_a_storage_too_full_for_what_reviews_came_to_says_why() -> None:
    small = Full({}, 100)
    intake = taken(
        {"texts": [["reviews", "\n".join([f"3 {deal} 90 - game" for deal in range(20)])]], "games": []},
        small,
        archive(),
    )
    assert intake.problem == "the storage is full"


def test_settings_of_a_strange_shape_are_left_to_the_settings_themselves() -> None:
    intake = Intake(Store({}), archive(), results({}), breathe)
    asyncio.run(intake.take_text(["settings", "no object"], "99"))
    assert (intake.chosen, intake.unread) == ({}, 0)


# ---- matches and the leaderboard -------------------------------------------------------------------------------------


def match_texts(own: str = "", other: str = "", done: str = "", **more: str) -> "dict[str, str]":
    from test_match_by_link import played

    from hearts.app.keeping.matches import KeptMatch
    from hearts.engine.record import heading

    record = played()
    kept = KeptMatch(record.id, dict(more, at="5", head=heading(record), own=own, other=other, done=done))
    return {f"hearts.match.{record.id}": kept.text()}


def test_matches_and_results_of_friends_go_along_and_par_is_worked_out_anew() -> None:
    from test_match_by_link import played

    own, other = played().text(), played("random", "Bob").text()
    here = match_texts(own, other, "7", par="4", by="Bob") | {"hearts.hall.abc.27": "hearts 2\n", "hearts.hall": "x"}
    _, found = exported(here, archive())
    there: dict[str, str] = {}
    assert taken(found, there, archive()).unread == 0
    (name,) = match_texts()
    kept, before = json.loads(there[name]), json.loads(here[name])
    assert kept == before | {"par": ""}
    assert there["hearts.results.00027.abc"] == "\nhearts 2\n", "it ranks when it was checked"
    assert [name for name in (*here, *there) if name.startswith("hearts.hall")] == []


def test_two_devices_that_know_the_same_match_lose_nothing() -> None:
    from test_match_by_link import played

    early, late, other = played().text(), played("random").text(), played("random", "Bob").text()
    (name,) = match_texts()
    for here, there, own in (
        (match_texts(late, done="9"), match_texts(early, other, "7"), early),
        (match_texts(early, done="7"), match_texts(late, other, "9"), early),
        (match_texts(late), match_texts(early, other, "7"), late),
        (match_texts(), match_texts(early, other), early),
        (match_texts(early), match_texts("", other), early),
    ):
        kept, found = dict(here), exported(there, archive())[1]
        assert taken(found, kept, archive()).unread == 0
        both = json.loads(kept[name])
        assert (both["own"], both["other"]) == (own, other)
        again = dict(kept)
        taken(found, again, archive())
        assert again == kept


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("match.match-00", '{"head": "hearts 2"}'),
        ("match.match-0123456789abcdef", '{"head": "hearts 2\\nid other"}'),
        ("match.match-0123456789abcdef", "[]"),
        ("match.match-0123456789abcdef", '{"at": "x"}'),
        ("match.", "{}"),
        ("hall.a", "hearts 2"),
        ("hall.a.b.c", "hearts 2"),
        ("hall.a b.c", "hearts 2"),
        ("hall." + "a" * 99 + ".7", "hearts 2"),
    ],
)
def test_what_is_no_match_and_no_result_is_counted_and_left_out(name: str, text: str) -> None:
    there: dict[str, str] = {}
    assert taken({"texts": [[name, text]], "games": []}, there, archive()).unread == 1
    assert there == {}


def day_texts(begun: int, done: str = "9", own: str = "1,2,3,4") -> "dict[str, str]":
    """A day that was begun then, with its record, or with its game where it is not over."""
    record = (
        f"hearts 2\nid daily-27\nrules classic-pc deals=4 ties=share\nbegun {begun}\nseat 0 person you Device {begun}\n"
    )
    record += "".join([f"seat {seat} iq:120 face Ben\n" for seat in (1, 2, 3)])
    days = {"hearts.days": f"27 {begun} {done or '-'} {own if done else '-'} - - -\n"}
    return days | {"hearts.day.27" if done else "hearts.game?daily-27": record}


@pytest.mark.parametrize("done", ["9", ""], ids=["over", "in play"])
def test_the_record_of_a_day_is_that_of_the_try_that_counts(done: str) -> None:
    """The later device kept its own record beside the points of the earlier one, and sent it as its result."""
    early, late = day_texts(5, done, "5,5,5,5"), day_texts(7, done, "7,7,7,7")
    for here, there in ((early, late), (late, early)):
        kept = dict(here)
        assert taken(exported(there, archive())[1], kept, archive()).unread == 0
        assert kept == early
