"""The score sheet: penalties, moons in all their ways, sun, bonus, clean deals, totals, and when a game ends."""

import pytest

from hearts.engine.cards import cards
from hearts.engine.rules import Rules
from hearts.engine.score import Line, better, ended, line, shooter, totals
from tests.engine.positions import taken

HEARTS = "AKQJT98765432H"
ALL = f"QS {HEARTS}"
LOW = "2345C"

ROWS = [
    # ---- no moon: (what, rules, sets taken, tricks of each, points)
    ("hearts and queen", "classic-pc", ("AKH", "QS", "2H", "JT98765H"), (3, 3, 3, 4), (2, 13, 1, 7)),
    ("queen off", "classic-pc queen=0", ("AKH", "QS", "2H", "JT98765H"), (3, 3, 3, 4), (2, 0, 1, 7)),
    ("jack", "deluxe", ("AKH JD", "QS", "2H", "JT98765H"), (3, 3, 3, 4), (-8, 13, 1, 7)),
    ("jack alone", "deluxe", ("JD", "QS", "2H", "AKH"), (3, 3, 3, 4), (-10, 13, 1, 2)),
    ("ten", "outland bonus=TD", ("TD", "JD", "2H", "QS"), (3, 3, 3, 4), (-10, 0, 1, 13)),
    ("no bonus card", "classic-pc", ("JTD", "QS", "2H", "AKH"), (3, 3, 3, 4), (0, 13, 1, 2)),
    ("Spot", "spot", ("AKH", "QS", "2H", "JTH"), (3, 3, 3, 4), (27, 13, 2, 21)),
    ("Black Maria", "black-maria", ("AS 2H", "KS", "QS", "AKH"), (3, 3, 3, 4), (8, 10, 13, 2)),
    ("Hooligan", "deluxe extra=7C=7", ("7C 2H", "JD", "QS", "AKH"), (3, 3, 3, 4), (8, -10, 13, 2)),
    ("all but one heart is no moon", "deluxe", (f"QS {HEARTS[1:]}", "AH", "-", "-"), (9, 4, 0, 0), (25, 1, 0, 0)),
    ("all hearts are no moon", "deluxe", (HEARTS, "QS", "-", "-"), (9, 4, 0, 0), (13, 13, 0, 0)),
    # ---- settled point 6: a moon is all penalty points in play, and worth that many
    ("moon −", "deluxe", (ALL, "JD", "-", "-"), (10, 3, 0, 0), (-26, -10, 0, 0)),
    ("moon − with the jack: −36", "deluxe", (f"{ALL} JD", "-", "-", "-"), (10, 3, 0, 0), (-36, 0, 0, 0)),
    ("moon − of another seat", "deluxe", ("-", "JD", ALL, "-"), (1, 2, 10, 0), (0, -10, -26, 0)),
    ("moon +", "classic-pc", (ALL, "-", "-", "-"), (10, 3, 0, 0), (0, 26, 26, 26)),
    ("moon + with the bonus", "omnibus", (f"{ALL} JD", "-", "-", "-"), (10, 3, 0, 0), (-10, 26, 26, 26)),
    ("moon +, another has the bonus", "omnibus", (ALL, "JD", "-", "-"), (10, 3, 0, 0), (0, 16, 26, 26)),
    ("moon without a queen", "deluxe queen=0", (HEARTS, "QS", "JD", "-"), (10, 3, 0, 0), (-13, 0, -10, 0)),
    ("moon + without a queen", "classic-pc queen=0", (HEARTS, "QS", "-", "-"), (10, 3, 0, 0), (0, 13, 13, 13)),
    ("moon in Spot", "spot", (ALL, "-", "-", "-"), (10, 3, 0, 0), (0, 117, 117, 117)),
    ("moon in Spot without a queen", "spot queen=0", (HEARTS, "QS", "-", "-"), (10, 3, 0, 0), (0, 104, 104, 104)),
    ("no moon in Black Maria", "black-maria", (f"{ALL} AKS", "-", "-", "-"), (10, 3, 0, 0), (43, 0, 0, 0)),
    ("moon needs the extra cards", "deluxe extra=KS=10", (ALL, "KS", "JD", "-"), (9, 4, 0, 0), (26, 10, -10, 0)),
    ("moon with the extra cards", "deluxe extra=KS=10", (f"{ALL} KS", "-", "JD", "-"), (9, 4, 0, 0), (-36, 0, -10, 0)),
    ("moon +, three players", "classic-pc players=3", (ALL, "-", "-"), (10, 3, 4), (0, 26, 26)),
    ("moon +, five players", "classic-pc players=5", ("-", ALL, "-", "-", "-"), (1, 9, 0, 0, 0), (26, 0, 26, 26, 26)),
    ("moon +, six players", "classic-pc players=6", (*("-",) * 5, ALL), (0, 0, 0, 0, 0, 8), (26, 26, 26, 26, 26, 0)),
    ("moon nothing", "classic-pc moon=nothing", (ALL, "-", "-", "-"), (10, 3, 0, 0), (26, 0, 0, 0)),
    ("moon nothing with the bonus", "deluxe moon=nothing", (f"{ALL} JD", "-", "-", "-"), (10, 3, 0, 0), (16, 0, 0, 0)),
    ("moon better, all level: off the own score", "deluxe moon=better",
     (f"{ALL} JD", "-", "-", "-"), (10, 3, 0, 0), (-36, 0, 0, 0)),
    ("moon better, the jack elsewhere", "deluxe moon=better", (ALL, "JD", "-", "-"), (10, 3, 0, 0), (-26, -10, 0, 0)),
    ("moon that needs the bonus", "deluxe moon_bonus=yes", (ALL, "JD", "-", "-"), (10, 3, 0, 0), (26, -10, 0, 0)),
    ("moon that has it", "deluxe moon_bonus=yes", (f"{ALL} JD", "-", "-", "-"), (10, 3, 0, 0), (-36, 0, 0, 0)),
    # ---- sun
    ("sun is a moon", "deluxe", (f"{ALL} JD", "-", "-", "-"), (13, 0, 0, 0), (-36, 0, 0, 0)),
    ("sun doubles −", "deluxe sun=yes", (f"{ALL} JD", "-", "-", "-"), (13, 0, 0, 0), (-62, 0, 0, 0)),
    ("sun doubles +", "classic-pc sun=yes", (ALL, "-", "-", "-"), (13, 0, 0, 0), (0, 52, 52, 52)),
    ("twelve tricks are no sun", "classic-pc sun=yes", (ALL, "-", "-", "-"), (12, 1, 0, 0), (0, 26, 26, 26)),
    ("sun of seventeen tricks", "classic-pc sun=yes players=3", (ALL, "-", "-"), (17, 0, 0), (0, 52, 52)),
    ("sun of twelve tricks and a kitty", "kitty sun=yes moon=plus", (ALL, *("-",) * 3), (12, 0, 0, 0), (0, 52, 52, 52)),
    ("sun nothing", "classic-pc sun=yes moon=nothing", (ALL, "-", "-", "-"), (13, 0, 0, 0), (26, 0, 0, 0)),
    # ---- settled points 7 and 8: clean deals
    ("clean: no points", "classic-pc clean=points", ("QS", LOW, "AH", "-"), (9, 2, 2, 0), (13, -5, 1, -5)),
    ("clean: no trick", "classic-pc clean=tricks", ("QS", LOW, "AH", "-"), (9, 2, 2, 0), (13, 0, 1, -5)),
    ("clean off", "classic-pc", ("QS", LOW, "AH", "-"), (9, 2, 2, 0), (13, 0, 1, 0)),
    ("8: only the bonus is no points", "deluxe clean=points", ("QS", "JD", "AH", "-"), (9, 2, 2, 0), (13, -15, 1, -5)),
    ("the bonus is a trick", "deluxe clean=tricks", ("QS", "JD", "AH", "-"), (9, 2, 2, 0), (13, -10, 1, -5)),
    ("8: bonus and points level are not clean", "deluxe clean=points",
     ("JD QJT9876543H", "QS", "AKH", "2H"), (9, 2, 1, 1), (0, 13, 2, 1)),
    ("clean with the queen off", "classic-pc queen=0 clean=points", ("QS", LOW, "AH", "-"), (9, 2, 2, 0),
     (-5, -5, 1, -5)),
    ("7: not beside a moon", "deluxe clean=points", (ALL, "JD", "-", "-"), (10, 3, 0, 0), (-26, -10, 0, 0)),
    ("7: not beside a moon", "classic-pc clean=tricks", (ALL, "-", "-", "-"), (10, 3, 0, 0), (0, 26, 26, 26)),
    ("16: nor where a moon counts nothing", "classic-pc moon=nothing clean=points", (ALL, "-", "-", "-"),
     (10, 3, 0, 0), (26, 0, 0, 0)),
    ("16: nor where a moon counts nothing", "classic-pc moon=nothing clean=tricks", (ALL, "-", "-", "-"),
     (10, 3, 0, 0), (26, 0, 0, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("what", "rules", "sets", "tricks", "points"), ROWS, ids=[f"{r[0]} ({r[1]})" for r in ROWS])
def test_a_row_of_the_sheet(
    what: str, rules: str, sets: "tuple[str, ...]", tricks: "tuple[int, ...]", points: "tuple[int, ...]"
) -> None:
    table = Rules.read(rules)
    row = line(table, 0, taken(*sets), tricks, (0,) * table.players)
    assert row.points == points
    assert row.totals == points


CHOICES = [
    # rules, choice, scores before, points
    ("requiem", "minus", (0, 0, 0, 0), (-26, 0, 0, 0)),
    ("requiem", "plus", (0, 0, 0, 0), (0, 26, 26, 26)),
    ("requiem sun=yes", "minus", (0, 0, 0, 0), (-52, 0, 0, 0)),
    ("requiem sun=yes", "plus", (0, 0, 0, 0), (0, 52, 52, 52)),
    ("deluxe moon=choice", "minus", (0, 0, 0, 0), (-26, -10, 0, 0)),
    ("deluxe moon=choice", "plus", (0, 0, 0, 0), (0, 16, 26, 26)),
    # who may not choose has no choice
    ("deluxe", "plus", (0, 0, 0, 0), (-26, -10, 0, 0)),
    ("classic-pc", "minus", (0, 0, 0, 0), (0, 26, 26, 26)),
    ("deluxe moon=nothing", "plus", (0, 0, 0, 0), (26, -10, 0, 0)),
    # better: win at once where that can be, do not lose at once; else the gap is the same
    ("classic-pc moon=better", "", (0, 0, 0, 0), (-26, 0, 0, 0)),
    ("classic-pc moon=better", "", (80, 90, 70, 60), (0, 26, 26, 26)),
    ("classic-pc moon=better", "", (80, 90, 70, 54), (-26, 0, 0, 0)),
    ("classic-pc moon=better", "", (80, 90, 70, 10), (-26, 0, 0, 0)),
    ("classic-pc moon=better sun=yes", "", (80, 90, 70, 54), (0, 52, 52, 52)),
    ("classic-pc moon=better", "plus", (0, 0, 0, 0), (-26, 0, 0, 0)),
]


@pytest.mark.parametrize(("rules", "choice", "scores", "points"), CHOICES)
def test_a_moon_is_scored_as_chosen(
    rules: str, choice: str, scores: "tuple[int, ...]", points: "tuple[int, ...]"
) -> None:
    sun = "sun=yes" in rules
    row = line(Rules.read(rules), 0, taken(ALL, "JD", "-", "-"), (13 if sun else 12, 1 - sun, 0, 0), scores, choice)
    assert row.points == points
    assert row.choice == ("" if "nothing" in rules else "minus" if points[0] < 0 else "plus")


# Settled point 14: (what, rules, the cards of each seat, tricks of the shooter, scores before, the side that is better)
BETTER = [
    ("it wins the game", "classic-pc", (ALL, "-", "-", "-"), (50, 25, 99, 99), "plus"),
    ("a tie for the lowest would be played on", "classic-pc", (ALL, "-", "-", "-"), (50, 24, 99, 99), "minus"),
    ("a shared win is better than to play on", "classic-pc ties=share", (ALL, "-", "-", "-"), (50, 24, 99, 99), "plus"),
    ("a win is better than a shared one", "pagat deals=1 ties=share floor=yes", (ALL, *"---"), (10, 0, 9, 9), "plus"),
    ("another seat shoots", "classic-pc", ("-", "-", "-", ALL), (99, 99, 99, 0), "plus"),
    ("the jack of another seat wins it the game", "omnibus", (ALL, "JD", "-", "-"), (30, 5, 90, 60), "minus"),
    ("the own jack", "omnibus", (f"{ALL} JD", "-", "-", "-"), (30, 5, 90, 60), "plus"),
    ("points below zero are lost", "classic-pc floor=yes", (ALL, "-", "-", "-"), (10, 60, 60, 60), "plus"),
    ("the same without a floor", "classic-pc", (ALL, "-", "-", "-"), (10, 60, 60, 60), "minus"),
    ("half of the limit for another", "classic-pc exact=half", (ALL, "-", "-", "-"), (40, 74, 74, 74), "minus"),
    ("a sun counts double", "classic-pc sun=yes", (ALL, "-", "-", "-"), (70, 20, 99, 99), "plus"),
    ("a game of one deal is lost either way", "classic-pc deals=1", (ALL, "-", "-", "-"), (75, 0, 0, 0), "minus"),
    ("all alike: off the own score", "classic-pc", (ALL, "-", "-", "-"), (0, 0, 0, 0), "minus"),
]


@pytest.mark.parametrize(("what", "rules", "sets", "scores", "side"), BETTER, ids=[row[0] for row in BETTER])
def test_point_14_the_better_side_of_a_moon(
    what: str, rules: str, sets: "tuple[str, ...]", scores: "tuple[int, ...]", side: str
) -> None:
    tricks = tuple([13 if "Q" in one else 0 for one in sets]) if "sun" in rules else (10, 1, 1, 1)
    table = Rules.read(f"{rules} moon=better")
    asked = Rules.read(f"{rules} moon=choice")
    assert line(table, 0, taken(*sets), tricks, scores).choice == side
    minus, plus = [line(asked, 0, taken(*sets), tricks, scores, choice) for choice in ("minus", "plus")]
    assert better(asked, minus, plus) == side


def test_a_row_says_who_took_what() -> None:
    row = line(Rules("deluxe"), 6, taken("QS AH", "JD KH", "-", HEARTS[2:]), (3, 3, 3, 4), (5, 6, 7, 8))
    assert (row.number, row.pass_offset) == (6, 2)
    assert (row.queen, row.bonus, row.shooter, row.sun, row.choice) == (0, 1, -1, False, "")
    assert row.cards == (14, 1, 0, 11) and row.points == (14, -9, 0, 11) and row.totals == (19, -3, 7, 19)
    nobody = line(Rules("classic-pc"), 0, taken("AH", "JD", "-", "-"), (3, 3, 3, 4), (0, 0, 0, 0))
    assert (nobody.queen, nobody.bonus) == (-1, -1)


def test_a_row_names_its_moon() -> None:
    moon = line(Rules("classic-pc"), 0, taken("-", ALL, "-", "-"), (1, 12, 0, 0), (0, 0, 0, 0))
    swept = line(Rules("classic-pc"), 0, taken("-", ALL, "-", "-"), (0, 13, 0, 0), (0, 0, 0, 0))
    sun = line(Rules.read("classic-pc sun=yes"), 0, taken("-", ALL, "-", "-"), (0, 13, 0, 0), (0, 0, 0, 0))
    none = line(Rules("black-maria"), 0, taken("-", f"{ALL} AKS", "-", "-"), (0, 13, 0, 0), (0, 0, 0, 0))
    assert (moon.shooter, moon.sun, moon.choice) == (1, False, "plus")
    assert (swept.shooter, swept.sun, swept.choice) == (1, False, "plus"), "by these rules it counts as a moon"
    assert (sun.shooter, sun.sun, sun.choice) == (1, True, "plus")
    assert (none.shooter, none.sun, none.choice) == (-1, False, ""), "there is no moon where moons count nothing"


def test_who_takes_everything_keeps_the_others_from_a_clean_deal_where_moons_count_nothing() -> None:
    rules, sets = Rules.read("deluxe moon=nothing"), taken("-", f"{ALL} JD", "-", "-")
    row = line(rules, 0, sets, (0, 13, 0, 0), (0, 0, 0, 0))
    assert (row.shooter, row.points) == (-1, (0, 16, 0, 0))


def test_rows_are_equal_by_all_they_say() -> None:
    rules, sets = Rules("deluxe"), taken("QS AH", "JD KH", "-", HEARTS[2:])
    one, same = (line(rules, 6, sets, (3, 3, 3, 4), (0, 0, 0, 0)) for _ in range(2))
    assert one == same and hash(one) == hash(same)
    assert one != line(rules, 7, sets, (3, 3, 3, 4), (0, 0, 0, 0))
    assert one != line(rules, 6, sets, (3, 3, 3, 4), (0, 0, 0, 1))
    assert isinstance(one, Line)


def test_the_kitty_is_part_of_a_moon() -> None:
    rules = Rules("kitty")
    assert shooter(rules, taken(ALL, "-", "-", "-")) == 0
    assert shooter(rules, taken(f"QS {HEARTS[:-2]}H", "-", "-", "-")) == -1


TOTALS = [
    # what, rules, before, points, after
    ("sum", "deluxe", (50, 60, 7, 0), (1, 0, 13, -10), (51, 60, 20, -10)),
    ("below zero", "deluxe", (0, 5, 0, 0), (-36, -10, 0, 0), (-36, -5, 0, 0)),
    ("floor", "deluxe floor=yes", (0, 5, 20, 0), (-36, -10, -10, 3), (0, 0, 10, 3)),
    ("floor lifts a start below zero", "deluxe floor=yes", (-20, 0, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0)),
    ("exact", "deluxe exact=half", (87, 88, 90, 0), (13, 13, 10, 0), (50, 101, 50, 0)),
    ("exact off", "deluxe", (87, 0, 0, 0), (13, 0, 0, 0), (100, 0, 0, 0)),
    ("exact from above", "deluxe exact=half", (110, 0, 0, 0), (-10, 0, 0, 0), (50, 0, 0, 0)),
    ("exact, an odd limit", "deluxe exact=half limit=75", (62, 74, 0, 0), (13, 2, 0, 0), (37, 76, 0, 0)),
    (
        "15: not in a fixed number of deals",
        "deluxe exact=half deals=9",
        (87, 88, 90, 0),
        (13, 13, 10, 0),
        (100, 101, 100, 0),
    ),
    ("15: the start is not touched", "classic-pc exact=half limit=60", (60, 0, 0, 0), (0, 1, 0, 0), (60, 1, 0, 0)),
    ("exact at another limit", "deluxe exact=half limit=50", (87, 37, 0, 0), (13, 13, 0, 0), (100, 25, 0, 0)),
]


@pytest.mark.parametrize(("what", "rules", "before", "points", "after"), TOTALS, ids=[row[0] for row in TOTALS])
def test_totals(
    what: str, rules: str, before: "tuple[int, ...]", points: "tuple[int, ...]", after: "tuple[int, ...]"
) -> None:
    assert totals(Rules.read(rules), before, points) == after


ENDS = [
    # what, rules, scores, deals, over
    ("passes, at the limit", "deluxe", (100, 1, 2, 3), 9, False),
    ("passes, above it", "deluxe", (101, 1, 2, 3), 9, True),
    ("reaches, below", "classic-pc", (99, 1, 2, 3), 9, False),
    ("reaches, at the limit", "classic-pc", (100, 1, 2, 3), 9, True),
    ("reaches, above", "classic-pc", (120, 1, 2, 3), 9, True),
    ("another limit", "classic-pc limit=50", (1, 2, 3, 50), 9, True),
    ("Spot goes on to 500", "spot", (499, 100, 200, 300), 9, False),
    ("Spot ends at 500", "spot", (500, 100, 200, 300), 9, True),
    ("a tie is played on", "classic-pc", (100, 7, 7, 30), 9, False),
    ("a tie is shared", "classic-pc ties=share", (100, 7, 7, 30), 9, True),
    ("a tie of others matters not", "classic-pc", (100, 100, 7, 30), 9, True),
    ("a tie of all", "classic-pc ties=share", (100, 100, 100, 100), 9, True),
    ("fixed deals, not yet", "classic-pc deals=4", (200, 1, 2, 3), 3, False),
    ("fixed deals, now", "classic-pc deals=4", (20, 1, 2, 3), 4, True),
    ("fixed deals, a tie is played on", "classic-pc deals=4", (20, 1, 1, 3), 4, False),
    ("fixed deals, after a tie", "classic-pc deals=4", (20, 1, 2, 3), 5, True),
    ("fixed deals, a tie is shared", "classic-pc deals=4 ties=share", (20, 1, 1, 3), 4, True),
    ("three players", "deluxe players=3", (101, 2, 3), 4, True),
]


@pytest.mark.parametrize(("what", "rules", "scores", "deals", "over"), ENDS, ids=[row[0] for row in ENDS])
def test_when_a_game_is_over(what: str, rules: str, scores: "tuple[int, ...]", deals: int, over: bool) -> None:
    assert ended(Rules.read(rules), scores, deals) is over


def test_the_worth_of_everything_is_the_total() -> None:
    rules = Rules("deluxe")
    assert rules.worth(cards(ALL)) == rules.total == 26
