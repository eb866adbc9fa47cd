"""The archive: each finished game once, in whatever drawer it lies; what is refused says so."""

import asyncio
import random
from pathlib import Path

import pytest
from test_kept import Full

from hearts.app.keeping.archive import Archive, Texts, move
from hearts.app.keeping.store import Store
from hearts.app.statistics.deals import by_trick, finished_deals
from hearts.app.statistics.row import VERSION, Row, game_id, row_of
from hearts.engine.cards import bits, each
from hearts.engine.claim import claim
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import deal
from tests.engine.positions import SUN, dealt, grab

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {path.stem: path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.txt"))}
OVER = [name for name, text in RECORDS.items() if Record.read(text).game.phase == "over"]


def archive(texts: "dict[str, str] | None" = None) -> Archive:
    return Archive(Texts(Store({} if texts is None else texts)), lambda: asyncio.sleep(0))


def rows(kept: Archive) -> list[Row]:
    return asyncio.run(kept.rows(lambda count: None))


def of(record: str, id: str) -> str:
    """The same game under another id."""
    return record.replace(f"id {Record.read(record).id}\n", f"id {id}\n")


def row(text: str, at: str = "1") -> Row:
    """The row of a record."""
    return row_of(Record.read(text), text, at)


async def ended(kept: Archive, text: str, at: str) -> str:
    """The game of this record ends at the table."""
    return await kept.keep(Record.read(text), text, at)


@pytest.mark.parametrize("name", RECORDS)
def test_the_finished_deals_of_a_game_are_those_of_its_score_sheet(name: str) -> None:
    game = Record.read(RECORDS[name]).game
    assert tuple(deal.line for deal in finished_deals(game)) == game.lines
    assert [len(deal.tricks) for deal in finished_deals(game)] == [game.rules.hand_size] * len(game.lines)


@pytest.mark.parametrize("name", OVER)
def test_a_row_of_a_record_of_0_1_0_is_still_what_it_was(name: str) -> None:
    kept = (Path(__file__).parent / "rows.txt").read_text("utf-8").splitlines()
    assert row(RECORDS[name], "5").text() == kept[OVER.index(name)]


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_seat_takes_with_each_trick_adds_up_to_its_cards_those_of_a_kitty_too(name: str) -> None:
    game = Record.read(RECORDS[name]).game
    for done in finished_deals(game):
        for seat, cards in enumerate(done.line.cards):
            bonus = game.rules.bonus_worth if done.line.bonus == seat else 0
            assert sum(by_trick(game.rules, done, seat)) == cards + bonus


@pytest.mark.parametrize("name", OVER)
def test_a_row_reads_back_and_one_of_another_version_does_not(name: str) -> None:
    one = row(RECORDS[name], "1763780000000")
    again = Row.read(one.text())
    assert again and again.text() == one.text()
    assert one.scores[0] == Record.read(RECORDS[name]).game.scores[0]
    assert sum(one.points) == sum(line.points[0] for line in Record.read(RECORDS[name]).game.lines)
    game = Record.read(RECORDS[name]).game
    assert sum(one.tricks) == sum(line.cards[0] + game.rules.bonus_worth * (not line.bonus) for line in game.lines)
    assert Row.read(one.text().replace(f"[{VERSION},", "[0,", 1)) is None
    assert Row.read("no list") is None and Row.read("[1]") is None


@pytest.mark.parametrize("preset", ["deluxe", "kitty", "requiem", "spot players=3", "classic-pc players=5"])
def test_a_deal_that_was_ended_by_a_claim_has_all_its_tricks(preset: str) -> None:
    chance, claims = random.Random(preset), 0
    for seed in range(12):
        rules = Rules.read(preset)
        game = Game.new(rules)
        for _ in range(2):
            game = game.play(Dealt(*deal(rules, seed, len(game.lines))))
            while game.phase in ("pass", "play", "moon"):
                seat = game.waiting[0]
                view = game.view(seat)
                if game.phase == "moon":
                    game = game.play(Declared(seat, "minus"))
                elif game.phase == "pass":
                    game = game.play(Passed(seat, bits(each(view.hand)[: rules.pass_count])))
                elif claim(view):
                    game, claims = game.play(Declared(seat, "claim")), claims + 1
                else:
                    game = game.play(Played(seat, chance.choice(each(view.legal))))
        seats = tuple([Seat("person", "you", "Ann")] * rules.players)
        again = Record.read(Record(game, "x", "1", seats).text()).game
        assert tuple(deal.line for deal in finished_deals(again)) == game.lines
        assert [deal.tricks for deal in finished_deals(again)] == [deal.tricks for deal in finished_deals(game)]
    assert claims > 3


def test_a_game_that_goes_on_and_one_whose_seats_are_not_told_have_no_row() -> None:
    with pytest.raises(ValueError, match="has not ended"):
        row(RECORDS["spot"])
    nobody = "\n".join([line for line in RECORDS["deluxe-1"].split("\n") if not line.startswith("seat ")])
    with pytest.raises(ValueError, match="Nobody knows who sits"):
        row(nobody)


def test_a_game_given_up_while_a_moon_waits_to_be_scored_does_not_count_that_deal() -> None:
    game = dealt(Rules("requiem", passing="K"), SUN)
    while game.phase == "play":
        game = grab(game)
    assert game.phase == "moon"
    seats = tuple([Seat("person", "you", "Ann")] * 4)
    given_up, scored = [Record(game.play(Declared(0, what)), "x", "1", seats).text() for what in ("concede", "plus")]
    one = row(given_up)
    assert finished_deals(Record.read(given_up).game) == [] and one.conceded
    assert (one.points, one.moons, one.queens, sum(one.tricks), one.scores) == ([], 0, 0, 0, [0, 0, 0, 0])
    assert len(finished_deals(Record.read(scored).game)) == 1


def test_a_game_is_itself_by_its_id_and_without_one_by_how_it_began() -> None:
    text = RECORDS["deluxe-1"]
    assert game_id(Record.read(text), text) == "deluxe-1"
    bare = of(text, "")
    shorter = bare.rpartition("\ntrick ")[0] + "\n"
    assert game_id(Record.read(bare), bare) == game_id(Record.read(shorter), shorter)
    other = of(RECORDS["deluxe-2"], "")
    assert game_id(Record.read(other), other) != game_id(Record.read(bare), bare)


def test_a_game_counts_once_and_its_last_end_holds() -> None:
    kept = archive()
    first, text = RECORDS["deluxe-2"], RECORDS["deluxe-1"]
    ended_otherwise = of(first, "deluxe-1")
    for record, at in ((text, "5"), (text, "9"), (first, "7"), (text, "10")):
        assert asyncio.run(ended(kept, record, at)) == ""
    assert [(row.id, row.at) for row in rows(kept)] == [("deluxe-1", "5"), ("deluxe-2", "7")]
    assert asyncio.run(ended(kept, ended_otherwise, "12")) == ""
    assert [(row.id, row.at, row.place) for row in rows(kept)] == [("deluxe-2", "7", 1), ("deluxe-1", "12", 1)]
    assert asyncio.run(kept.game("deluxe-1")) == ("12", ended_otherwise)


def test_what_is_added_doubles_nothing() -> None:
    kept = archive()
    asyncio.run(ended(kept, RECORDS["deluxe-1"], "5"))
    several = [(row(RECORDS[name], "3"), RECORDS[name]) for name in ("deluxe-1", "deluxe-2")]
    assert asyncio.run(kept.add(several)) == (1, "")
    assert asyncio.run(kept.add(several)) == (0, "")
    assert [row.at for row in rows(kept)] == ["3", "5"]


def test_a_row_of_another_version_is_made_anew_and_a_record_that_does_not_read_has_none() -> None:
    texts: dict[str, str] = {}
    kept = archive(texts)
    for name in OVER:
        asyncio.run(ended(kept, RECORDS[name], "5"))
    before = [row.text() for row in rows(kept)]
    for key in texts:
        texts[key] = "[0, 1]\n" + texts[key].partition("\n")[2]
    assert [row.text() for row in rows(kept)] == before
    texts["hearts.finished.deluxe-1"] = "[0]\n5\nhearts 1\n"
    assert len(rows(kept)) == len(before) - 1


def test_games_are_dropped_one_by_one_and_all() -> None:
    kept = archive()
    for name in OVER:
        asyncio.run(ended(kept, RECORDS[name], "5"))
    asyncio.run(kept.drop("deluxe-1"))
    assert "deluxe-1" not in [row.id for row in rows(kept)]
    assert asyncio.run(kept.game("deluxe-1")) == ("", "")
    asyncio.run(kept.clear())
    assert rows(kept) == [] and asyncio.run(kept.games("")) == []


def test_more_games_than_a_page_holds_come_in_order_and_are_told_as_they_come() -> None:
    kept = archive()
    for number in range(195):
        asyncio.run(ended(kept, of(RECORDS["deluxe-odd"], f"g{number:03}"), str(1000 - number)))
    told: list[int] = []
    found = asyncio.run(kept.rows(told.append))
    assert [row.id for row in found] == [f"g{number:03}" for number in reversed(range(195))]
    assert told == [50, 100, 150, 195]
    assert [id for id, _ in asyncio.run(kept.games("g190"))] == ["g191", "g192", "g193", "g194"]


def test_a_full_storage_says_why_and_keeps_what_it_had() -> None:
    texts = Full({}, 20_000)
    kept = archive(texts)
    assert asyncio.run(ended(kept, RECORDS["deluxe-1"], "5")) == ""
    assert asyncio.run(ended(kept, RECORDS["classic-pc-1"], "6")) == ""
    texts.room = 0
    assert asyncio.run(ended(kept, RECORDS["deluxe-2"], "7")) == "the storage is full"
    assert asyncio.run(ended(kept, of(RECORDS["deluxe-3"], "deluxe-1"), "8")) == "the storage is full"
    assert [row.at for row in rows(kept)] == ["5", "6"]


def test_how_many_games_there_are_is_told_whenever_it_may_have_changed() -> None:
    told: list[int] = []
    kept = Archive(Texts(Store({})), lambda: asyncio.sleep(0), told.append)
    record = RECORDS[OVER[0]]

    async def play() -> None:
        await ended(kept, record, "1")
        await kept.add([(row(of(record, "other"), "2"), of(record, "other"))])
        await kept.drop("other")
        await kept.clear()

    asyncio.run(play())
    assert told == [1, 2, 1, 0]


def test_games_that_lay_beside_the_database_move_into_it_and_what_it_refuses_stays() -> None:
    beside, there, full = Store({}), Store({}), Store(Full({}, 100))
    kept = Archive(Texts(beside), lambda: asyncio.sleep(0))
    for number in range(3):
        assert asyncio.run(ended(kept, of(RECORDS[OVER[0]], f"game{number}"), str(number))) == ""
    before = rows(kept)
    asyncio.run(move(Texts(beside), Texts(full)))
    assert [row.id for row in rows(kept)] == ["game0", "game1", "game2"]
    asyncio.run(move(Texts(beside), Texts(there)))
    assert rows(kept) == []
    moved = rows(Archive(Texts(there), lambda: asyncio.sleep(0)))
    assert [row.text() for row in moved] == [row.text() for row in before]
