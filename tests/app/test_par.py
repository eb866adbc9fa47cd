"""Par of one's own deals: what is kept of it."""

import pytest

from hearts.app.keeping.pars import MOST, Pars, take_in
from hearts.app.keeping.store import Store


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
