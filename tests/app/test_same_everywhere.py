"""What is told in two places is told the same: percentages, scores, names that are kept."""

import asyncio
import json
from pathlib import Path

import pytest
from test_archive import archive

from hearts.app.casts import cast, reader
from hearts.app.keeping.archive import Texts
from hearts.app.keeping.export import Intake
from hearts.app.keeping.own import OwnRules
from hearts.app.keeping.setup import Setup, played_again, rotate
from hearts.app.keeping.store import RESULTS, Store
from hearts.app.same.entries import Entries
from hearts.app.sitting.longer_game import farther
from hearts.app.statistics import telling
from hearts.app.statistics.tally import Short, Tally
from hearts.app.words import coach, questions
from hearts.app.words.locale import say
from hearts.app.words.measures import percent, whole
from hearts.engine.record import Record
from hearts.engine.rules import Rules

CASTS = Path(__file__).parents[2] / "assets/casts"
SPOT, CLASSIC = Rules.read("spot"), Rules.read("classic-pc")


@pytest.mark.parametrize(("games", "won"), [(8, 1), (8, 3), (8, 5), (8, 7), (40, 1), (200, 1), (3, 2), (1, 1)])
def test_the_tale_of_a_game_and_the_statistics_tell_the_same_share(games: int, won: int) -> None:
    short = Short()
    for number in range(games):
        short.count(number < won, 1, 0)
    tally = Tally()
    tally.games, tally.won = games, won
    share = percent(won / games)
    sentences = telling.progress(short, tally, False)
    assert sentences[1].startswith(say("tale-won", trend="level", now=share) + " · ")


@pytest.mark.parametrize("number", [0.5, 1.5, 2.5, 12.5, 0.49, 0.0, -0.4, -0.5, -1.5, -1.2, -2.5])
def test_halves_go_away_from_nought(number: float) -> None:
    assert whole(number) == (int(number + 0.5) if number >= 0 else -int(0.5 - number))


def test_points_without_room_are_rounded_as_percentages_are() -> None:
    assert coach.short(12.5) == "13" and coach.short(-12.5) == "−13" and coach.short(-1.5) == "−1.5"
    assert percent(0.125) == "13%"


def test_scores_below_nought_have_the_sign_that_all_scores_have() -> None:
    sentence = questions.game_in_file("a.txt", ["Ann", "Bo"], (-36, 5))
    assert sentence == "“a.txt” is a game of Ann and Bo. The scores are −36 : 5."


# ---- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a#b", "", " two  words ", "a name that is far too long to be kept whole", "a\tb"])
def test_own_rules_kept_twice_under_a_name_are_one(name: str) -> None:
    own = OwnRules(Store({}))
    own.keep(name, SPOT)
    own.keep(name, CLASSIC)
    assert [text for _, text in own.all()] == ["classic-pc"]
    own.drop(own.all()[0][0])
    assert own.all() == []


def test_own_rules_that_an_earlier_version_kept_twice_under_a_name_are_told_apart() -> None:
    store = Store(
        {"hearts.rules": json.dumps([["a b", "spot"], ["a b", "classic-pc"], ["a#b", "deluxe"], ["", "omnibus"]])}
    )
    own = OwnRules(store)
    names = [name for name, _ in own.all()]
    assert names == ["a b", "a b 2", "a b 3", "My rules"]
    own.drop("a b 2")
    assert [text for _, text in own.all()] == ["spot", "deluxe", "omnibus"]


async def breathe() -> None:
    await asyncio.sleep(0)


@pytest.mark.parametrize("name", ["a#b", "", "a name that is far too long to be kept whole"])
def test_rules_taken_in_from_a_file_never_take_the_name_of_others(name: str) -> None:
    store = Store({})
    OwnRules(store).keep(name, SPOT)
    intake = Intake(store, archive(), Entries(Texts(store, RESULTS), breathe), breathe)
    asyncio.run(intake.take_text(["rules", json.dumps([[name, "classic-pc"], [name, "omnibus"]])], "1"))
    kept = OwnRules(store).all()
    assert sorted(text for _, text in kept) == ["classic-pc", "omnibus", "spot"]
    assert len({name for name, _ in kept}) == 3 and intake.rules == 2


@pytest.mark.parametrize(("name", "other"), [("Über uns", "ber uns"), ("日本", "中国"), ("a" * 30, "a" * 24 + "b")])
def test_sets_whose_names_come_to_the_same_id_do_not_take_each_others_place(name: str, other: str) -> None:
    regulars = reader.read_set((CASTS / "regulars.json").read_text("utf-8"), own=False).characters[:2]
    first = cast.make_set(name, regulars)
    second = cast.make_set(other, regulars, [(first.id, first.name)])
    assert first.id != second.id and {who.key.split("/")[0] for who in second.characters} == {f"own:{second.id}"}
    again = cast.make_set(name, regulars, [(first.id, first.name), (second.id, second.name)])
    assert again.id == first.id, "a set that is kept once more under its name stays one"
    assert reader.read_set(second.text()).id == second.id


# ---- the next game ---------------------------------------------------------------------------------------------------


def test_the_game_after_one_that_was_played_on_ends_where_that_one_did_first_at_any_table() -> None:
    from test_archive import OVER, RECORDS

    for name in OVER:
        record = Record.read(RECORDS[name])
        on = farther(record, "99")
        for _ in range(2):
            if on is not None:
                there = Setup(Rules("classic-pc"))
                seats = there.record("1").seats[: record.game.rules.players]
                if len(seats) == record.game.rules.players:
                    on = Record(on.game, on.id, on.seed, seats, on.notes)
                    assert played_again(Setup(Rules("spot")), on).rules == record.game.rules
                    assert played_again(Setup(Rules("spot")), Record.read(on.text())).rules == record.game.rules


def test_a_game_that_an_earlier_version_played_on_ends_as_ones_own_where_all_else_is_the_same() -> None:
    here = Setup(Rules.read("deluxe limit=80"))
    other = Setup(Rules.read("deluxe limit=130"), rotate(here).seats)
    record = other.record("1")
    on = Record(record.game, "on", "7", record.seats, (*record.notes, ("played_on", "yes")))
    assert played_again(here, on).rules.text() == "deluxe limit=80"
    assert [seat.name for seat in played_again(here, on).seats] == [seat.name for seat in other.seats]
    assert played_again(Setup(Rules.read("spot")), on).rules.text() == "deluxe limit=130", (
        "where it ended first is not known"
    )
