"""Par of one's own deals: what is kept of it, of which deals there is one, and what a difference means."""

from pathlib import Path

import pytest

from hearts.app.keeping.pars import MOST, Pars, take_in
from hearts.app.keeping.store import Store
from hearts.app.same.par import SCATTER, Sum, for_par, of_one, told_of
from hearts.app.words.locale import say
from hearts.engine.record import Record, Seat


def test_par_is_kept_by_game_and_deal_and_merged() -> None:
    mapping: dict[str, str] = {}
    pars = Pars(Store(mapping))
    assert pars.keep("a game", 2, -4) and pars.keep("other", 0, 13) and pars.keep("a game", 0, 7)
    assert mapping["hearts.pars"] == "13 other\n7,-,-4 a game\n"
    take_in(Store(mapping), "1,2,3 a game\n5 new\n")
    assert pars.of("a game") == {0: 7, 1: 2, 2: -4} and pars.of("new") == {0: 5} and pars.of("nobody") == {}
    pars.forget("a game")
    assert sorted(pars.all()) == ["new", "other"]
    assert not pars.keep("", 0, 1) and not pars.keep("a", -1, 1) and not pars.keep("a", 10_000, 1)


@pytest.mark.parametrize("text", ["", "7", "x a", "- a", "7,,3 a", "99999 a", "7 " + "a" * 200, "1," * 900 + "1 a"])
def test_what_is_no_par_is_left_out(text: str) -> None:
    assert Pars(Store({"hearts.pars": text})).all() == {}


def test_of_too_many_games_the_oldest_go() -> None:
    text = "".join([f"1 game {number}\n" for number in range(MOST)])
    pars = Pars(Store({"hearts.pars": text}))
    pars.keep("new", 0, 3)
    assert len(pars.all()) == MOST and "game 0" not in pars.all() and "game 1" in pars.all()


# ---- what it says ----------------------------------------------------------------------------------------------------

GOLDEN = Path(__file__).parents[1] / "golden"


def test_par_is_of_one_persons_deal_from_an_even_score_and_hangs_on_the_deal_alone() -> None:
    record = Record.read((GOLDEN / "classic-pc-1.txt").read_text("utf-8"))
    seats = tuple([Seat("iq:100" if at else "person", "ben", f"N{at}") for at in range(4)])
    own = Record(record.game, "own", record.seed, seats, (), record.dealing)
    begun = for_par(own, 1)
    assert begun is not None and begun.game.scores == (0, 0, 0, 0) and begun.game.length == 1
    assert [who.player for who in begun.seats] == ["iq:180", "iq:100", "iq:100", "iq:100"]
    assert begun.game.deal is not None and begun.game.deal.table.number == 1
    assert Record.read(begun.text(), later=True).text() == begun.text()
    assert for_par(own, -1) is None and for_par(own, 99) is None
    two = (seats[0], Seat("person", "you", "B"), *seats[2:])
    sees = (seats[0], Seat("diabolo:0", "ben", "B"), *seats[2:])
    for others, marks in ((two, ()), (sees, ()), (seats, (("diabolo", "yes"),))):
        assert for_par(Record(record.game, "own", record.seed, others, marks, record.dealing), 0) is None


def test_a_difference_is_told_beside_what_chance_alone_gives() -> None:
    few, many = Sum([4, -2]), Sum([3, 4, 5] * 20)
    assert few.deals == 2 and few.mean == 1 and few.scatter == SCATTER[False] < Sum([1], True).scatter
    assert say("par-chance", scatter="7.2", reach="10.0") in few.told("All")
    assert many.scatter < 1 and many.told("All").endswith(say("par-worse", scatter="0.8", reach="0.2"))
    assert Sum([-value for value in [3, 4, 5] * 20]).told("All").endswith(say("par-better", scatter="0.8", reach="0.2"))
    assert Sum([]).told("All") == ""
    assert told_of(7, 5) == say("par-deal", par=5, own=7)


def test_a_deal_against_par_says_what_that_means() -> None:
    told = of_one(7, 5, wide=False)
    assert told.startswith(told_of(7, 5)) and "±7.2" in told and "±10.8" in of_one(7, 5, wide=True)
