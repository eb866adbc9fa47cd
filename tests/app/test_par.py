"""Par of one's own deals: what is kept of it, of which deals there is one, and what a difference means."""

from asyncio import run
from pathlib import Path

import pytest

from hearts.app.keeping.pars import MOST, Pars, take_in
from hearts.app.keeping.store import Store
from hearts.app.same.par import SCATTER, Sum, for_par, of_one, told_of
from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import say
from hearts.engine.record import Record, Seat


def test_par_is_kept_by_game_and_deal_and_merged() -> None:
    mapping: dict[str, str] = {}
    pars = Pars(Store(mapping))
    assert pars.keep("a game", 2, -4) and pars.keep("other", 0, 13) and pars.keep("a game", 0, 7)
    assert mapping["hearts.pars"] == "13 other\n7,-,-4 a game\n"
    at_once(take_in(Store(mapping), "1,2,3 a game\n5 new\n", no_rest))
    assert pars.of("a game") == {0: 7, 1: 2, 2: -4} and pars.of("new") == {0: 5} and pars.of("nobody") == {}
    pars.forget("a game")
    assert sorted(at_once(pars.all(no_rest))) == ["new", "other"]
    assert not pars.keep("", 0, 1) and not pars.keep("a", -1, 1) and not pars.keep("a", 10_000, 1)


@pytest.mark.parametrize("text", ["", "7", "x a", "- a", "7,,3 a", "99999 a", "7 " + "a" * 200, "1," * 900 + "1 a"])
def test_what_is_no_par_is_left_out(text: str) -> None:
    assert at_once(Pars(Store({"hearts.pars": text})).all(no_rest)) == {}


def test_of_too_many_games_the_oldest_go() -> None:
    text = "".join([f"1 game {number}\n" for number in range(MOST)])
    pars = Pars(Store({"hearts.pars": text}))
    pars.keep("new", 0, 3)
    assert (
        len(at_once(pars.all(no_rest))) == MOST
        and "game 0" not in at_once(pars.all(no_rest))
        and "game 1" in at_once(pars.all(no_rest))
    )


class Counted(dict[str, str]):
    """A storage that counts how often a text is written."""

    written = 0

    def __setitem__(self, key: str, text: str) -> None:
        self.written += 1
        super().__setitem__(key, text)


def test_a_file_with_many_games_is_taken_in_with_few_writes_and_with_rests() -> None:
    mapping, rests = Counted(), []

    async def rest() -> None:
        rests.append(mapping.written)

    brought = "".join([f"7,7,7,7 game {number}\n" for number in range(1_000)])
    assert run(take_in(Store(mapping), brought, rest)) == (0, 0)
    assert mapping["hearts.pars"] == brought
    assert mapping.written == 1 and len(rests) >= 1_000
    run(take_in(Store(mapping), brought, rest))
    assert mapping.written == 1, "what is known is not written again"


def test_a_tab_that_keeps_par_while_a_file_is_taken_in_loses_nothing() -> None:
    store = Store({})
    pars, waits = Pars(store), iter(range(1_000))

    async def rest() -> None:
        if next(waits) == 3:
            pars.keep("other tab", 0, 5)

    run(take_in(store, "7 one\n8 two\n9 three\n", rest))
    assert sorted(at_once(pars.all(no_rest))) == ["one", "other tab", "three", "two"]


def test_a_file_with_more_games_than_there_is_room_for_says_how_many_of_the_oldest_went() -> None:
    store = Store({"hearts.pars": "1 mine\n2 mine too\n"})
    brought = "".join([f"7 game {number}\n" for number in range(MOST - 1)])
    assert at_once(take_in(store, f"{brought}nonsense\n", no_rest)) == (1, 1)
    found = at_once(Pars(store).all(no_rest))
    assert len(found) == MOST and "mine" not in found and "mine too" in found


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
