"""Every option of docs/rules.md, each value against the default: what one does, the other does not.

A test here fails when its option is ignored: the same question to both tables must get two different answers.
"""

from collections.abc import Callable
from typing import Any

import pytest

from hearts.engine.cards import card, cards, text
from hearts.engine.deal import Deal
from hearts.engine.game import Game, Passed
from hearts.engine.options import OPTIONS
from hearts.engine.rules import Rules
from hearts.engine.score import ended, line, totals
from hearts.engine.table import Table
from tests.engine.positions import FULL, SUN, at, dealt, grab, keeper, may, taken

MOON = ("QS AKQJT98765432H", "JD", "-", "-")
LATE = (10, 80, 90, 95)  # seat 0 wins at once where a moon gives the others points
Answer = Callable[[str], object]


def points(*sets: str, tricks: "tuple[int, ...]" = (4, 3, 3, 3), scores: "tuple[int, ...]" = ()) -> Answer:
    """The row of the sheet for these sets of cards taken."""

    def answer(rules: str) -> object:
        table = Rules.read(rules)
        return line(table, 0, taken(*sets), tricks, scores or (0,) * table.players).points

    return answer


def legal(hand: str, trick: str = "", **where: Any) -> Answer:
    """What of a hand may be played."""
    return lambda rules: may(rules, hand, trick, **where)


def breaks(trick: str) -> Answer:
    """Whether a trick breaks hearts."""
    return lambda rules: at(Rules.read(rules), trick).broken


def over(scores: "tuple[int, ...]", deals: int = 4) -> Answer:
    """Whether the game is over."""
    return lambda rules: ended(Rules.read(rules), scores, deals)


def after(scores: "tuple[int, ...]", row: "tuple[int, ...]") -> Answer:
    """The totals after a row of points."""
    return lambda rules: totals(Rules.read(rules), scores, row)


def cycle(rules: str) -> object:
    """Where the first six passes go."""
    return [Rules.read(rules).pass_offset(number) for number in range(6)]


def hands(rules: str) -> object:
    """How many hands of how many cards, and how many in the kitty."""
    table = Rules.read(rules)
    return table.players, table.hand_size, table.kitty_size


def packet(rules: str) -> object:
    """How many cards everybody passes, as the game enforces it."""
    for size in range(7):
        game = dealt(Rules.read(rules), FULL)
        if game.phase == "play":
            return 0
        try:
            game.play(Passed(0, cards("AKQJT9"[:size] + "C") if size else 0))
        except ValueError:
            continue
        return size
    raise AssertionError("no size of packet is allowed")


def declined(rules: str) -> object:
    """What a player who declines is told."""
    try:
        return dealt(Rules.read(rules), FULL).play(Passed(0, 0)).view(0).table.declined
    except ValueError as error:
        return str(error)


def leader(rules: str) -> object:
    """Who leads to the second deal where seat 3 has the two of clubs."""
    return keeper(Rules.read(rules + " passing=K"), ("3C", "4C", "5C", "2C"), number=1).table.turn


def kitty(played: str) -> Answer:
    """Who has the kitty after the cards of `played`."""

    def answer(rules: str) -> object:
        table = Table(Rules.read(rules), 0).open(0, 0)
        for code in played.split():
            table = table.play(card(code))
        return table.kitty_taker

    return answer


def start(rules: str) -> object:
    """The scores before the first deal."""
    return Game.new(Rules.read(rules)).scores


# option, value, the rules beside it, the question, the answer with the value, the answer without it
ROWS: "list[tuple[str, str, str, Answer, object, object]]" = [
    ("players", "3", "deluxe", hands, (3, 17, 0), (4, 13, 0)),
    ("players", "5", "deluxe", hands, (5, 10, 0), (4, 13, 0)),
    ("players", "6", "deluxe", hands, (6, 8, 0), (4, 13, 0)),
    ("remainder", "kitty", "deluxe players=3", hands, (3, 17, 1), (3, 17, 0)),
    ("remainder", "kitty", "deluxe players=5", hands, (5, 10, 2), (5, 10, 0)),
    ("remainder", "kitty", "deluxe players=6", hands, (6, 8, 4), (6, 8, 0)),
    ("hand", "twelve", "deluxe", hands, (4, 12, 4), (4, 13, 0)),
    ("kitty_to", "first", "kitty", kitty("2C 3C 4C 5C"), 3, -1),
    ("kitty_to", "last", "kitty", kitty("2C 3C 4H 5C"), -1, 3),
    ("passing", "LARK", "deluxe", cycle, [1, 2, 3, 0, 1, 2], [1, 3, 2, 0, 1, 3]),
    ("passing", "LRA", "deluxe", cycle, [1, 3, 2, 1, 3, 2], [1, 3, 2, 0, 1, 3]),
    ("passing", "LAR", "deluxe", cycle, [1, 2, 3, 1, 2, 3], [1, 3, 2, 0, 1, 3]),
    ("passing", "L", "deluxe", cycle, [1, 1, 1, 1, 1, 1], [1, 3, 2, 0, 1, 3]),
    ("passing", "R", "deluxe", cycle, [3, 3, 3, 3, 3, 3], [1, 3, 2, 0, 1, 3]),
    ("passing", "K", "deluxe", cycle, [0, 0, 0, 0, 0, 0], [1, 3, 2, 0, 1, 3]),
    *[("pass_count", str(size), "deluxe", packet, size, 3) for size in (0, 1, 2, 4, 5, 6)],
    ("decline", "yes", "deluxe", declined, (0,), "The number of cards to pass is 3, not 0."),
    ("leader", "dealer", "deluxe", leader, 1, 3),
    ("opening", "lowest", "deluxe", legal("A92C 3D", first=True), "2C", "A92C"),
    ("opening", "any", "deluxe", legal("A92C 3D QS 4H", first=True), "A92C 3D", "A92C"),
    ("bleed", "yes", "deluxe", legal("3D QS 4H", "2C", first=True), "3D QS 4H", "3D"),
    ("must_break", "no", "deluxe", legal("3D 4H"), "3D 4H", "3D"),
    ("queen_breaks", "discarded", "deluxe", breaks("5S QS"), False, True),
    ("queen_breaks", "never", "deluxe", breaks("5D QS"), False, True),
    ("queen_breaks", "never", "deluxe queen_leads=yes", breaks("QS"), False, True),
    ("queen_leads", "yes", "deluxe", legal("3D QS 4H"), "3D QS", "3D"),
    ("queen_leads", "yes", "deluxe must_break=no", legal("3D QS 4H"), "3D QS 4H", "3D 4H"),
    ("queen_waits", "yes", "deluxe", legal("3D QS 4H", "5C"), "3D 4H", "3D QS 4H"),
    ("queen", "0", "deluxe", points("QS", "AH", "-", "-"), (0, 1, 0, 0), (13, 1, 0, 0)),
    ("queen", "0", "deluxe", breaks("5D QS"), False, True),
    ("hearts", "rank", "deluxe", points("AH", "2H", "QS", "-"), (14, 2, 13, 0), (1, 1, 13, 0)),
    ("extra", "KS=10,AS=7", "deluxe", points("AS", "KS", "QS", "AH"), (7, 10, 13, 1), (0, 0, 13, 1)),
    ("extra", "7C=7", "deluxe", points("7C", "-", "QS", "AH"), (7, 0, 13, 1), (0, 0, 13, 1)),
    ("bonus", "TD", "deluxe", points("TD", "JD", "QS", "AH"), (-10, 0, 13, 1), (0, -10, 13, 1)),
    ("bonus", "none", "deluxe", points("TD", "JD", "QS", "AH"), (0, 0, 13, 1), (0, -10, 13, 1)),
    ("clean", "points", "deluxe", points("2C", "3C", "QS", "AH"), (-5, -5, 13, 1), (0, 0, 13, 1)),
    ("clean", "tricks", "deluxe", points("2C", "-", "QS", "AH", tricks=(5, 0, 4, 4)), (0, -5, 13, 1), (0, 0, 13, 1)),
    ("moon", "plus", "deluxe", points(*MOON), (0, 16, 26, 26), (-26, -10, 0, 0)),
    ("moon", "choice", "deluxe", points(*MOON, scores=LATE), (0, 16, 26, 26), (-26, -10, 0, 0)),
    ("moon", "better", "deluxe", points(*MOON, scores=LATE), (0, 16, 26, 26), (-26, -10, 0, 0)),
    ("moon", "nothing", "deluxe", points(*MOON), (26, -10, 0, 0), (-26, -10, 0, 0)),
    ("moon_bonus", "yes", "deluxe", points(*MOON), (26, -10, 0, 0), (-26, -10, 0, 0)),
    ("sun", "yes", "deluxe", points(MOON[0] + " JD", "-", "-", "-", tricks=(13, 0, 0, 0)),
     (-62, 0, 0, 0), (-36, 0, 0, 0)),
    ("limit", "50", "deluxe", over((51, 1, 2, 3)), True, False),
    ("limit", "500", "deluxe", over((101, 1, 2, 3)), False, True),
    ("deals", "4", "deluxe", over((1, 2, 3, 4)), True, False),
    ("deals", "5", "deluxe", over((101, 2, 3, 4)), False, True),
    ("ends", "reaches", "deluxe", over((100, 1, 2, 3)), True, False),
    ("ties", "share", "deluxe", over((101, 1, 1, 3)), True, False),
    ("exact", "half", "deluxe", after((90, 1, 2, 3), (10, 3, 0, 0)), (50, 4, 2, 3), (100, 4, 2, 3)),
    ("floor", "yes", "deluxe", after((1, 2, 3, 4), (-26, -10, 0, 0)), (0, 0, 3, 4), (-25, -8, 3, 4)),
    ("handicap", "0,10,0,-5", "deluxe", start, (0, 10, 0, -5), (0, 0, 0, 0)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("option", "value", "rules", "question", "wanted", "otherwise"),
    ROWS,
    ids=[f"{row[0]}={row[1]} in {row[2]} {number}" for number, row in enumerate(ROWS)],
)
def test_an_option_does_what_it_says_and_only_then(
    option: str, value: str, rules: str, question: Answer, wanted: object, otherwise: object
) -> None:
    assert question(rules) == otherwise
    assert question(f"{rules} {option}={value}") == wanted
    assert wanted != otherwise


def test_a_moon_that_is_chosen_is_asked_for_and_a_better_one_is_not() -> None:
    for moon, phase in (("choice", "moon"), ("better", "deal"), ("minus", "deal"), ("plus", "deal")):
        game = dealt(Rules("deluxe", moon=moon, passing="K"), SUN)
        while game.phase == "play":
            game = grab(game)
        assert game.phase == phase


def test_a_pack_without_its_low_cards_holds_them_nowhere() -> None:
    assert text(Rules("deluxe", players=6).pack & cards("2D 32C 2S")) == "-"
    deal = Deal.begin(Rules("deluxe", players=6), 0, (0,) * 6, 0)
    assert not deal.view(0).unseen & cards("2D 32C 2S")


def test_every_option_and_every_value_has_a_row() -> None:
    covered = {(option, value) for option, value, *_ in ROWS}
    for option, (_, *others) in OPTIONS.items():
        if isinstance(others[0], range) or option in ("extra", "handicap"):
            assert [row for row in covered if row[0] == option], option
        else:
            for value in others:
                word = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
                assert (option, str(word).replace(" ", "_")) in covered, (option, value)
