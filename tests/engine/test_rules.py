"""Rules: each preset is exactly its row of docs/rules.md, texts read back, and wrong options are told so by name."""

import ast
import doctest
from pathlib import Path
from typing import Any

import pytest

from hearts.engine import rules as module
from hearts.engine.cards import DECK, HEARTS, card, cards, count, parse, text
from hearts.engine.deal import Deal
from hearts.engine.options import OPTIONS, PRESETS, RulesError
from hearts.engine.rules import PLAIN, Rules


def test_the_examples_in_the_docstring_hold() -> None:
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


# The table of docs/rules.md ("Options"), the default first.
TABLE: "dict[str, list[Any]]" = {
    "players": [4, 3, 5, 6],
    "remainder": ["remove", "kitty"],
    "hand": ["all", "twelve"],
    "kitty_to": ["penalty", "first", "last"],
    "passing": ["LRAK", "LARK", "LRA", "LAR", "L", "R", "K"],
    "pass_count": [3, 0, 1, 2, 4, 5, 6],
    "decline": [False, True],
    "leader": ["club", "dealer"],
    "opening": ["club", "lowest", "any"],
    "bleed": [False, True],
    "must_break": [True, False],
    "queen_breaks": ["played", "discarded", "never"],
    "queen_leads": [False, True],
    "queen_waits": [False, True],
    "queen": [13, 0],
    "hearts": ["one", "rank"],
    "extra": ["", "KS=10,AS=7", "7C=7"],
    "bonus": ["JD", "TD", "none"],
    "clean": ["off", "points", "tricks"],
    "moon": ["minus", "plus", "choice", "better", "nothing"],
    "moon_bonus": [False, True],
    "sun": [False, True],
    "limit": [100, 10, 50, 1000],
    "deals": [0, 1, 10, 100],
    "ends": ["passes", "reaches"],
    "ties": ["play on", "share"],
    "exact": ["nothing", "half"],
    "floor": [False, True],
    "handicap": ["", "0,10,0,-5"],
}

# The other table of docs/rules.md ("Presets"): every option that differs from Deluxe, written out in full.
ROWS: "dict[str, dict[str, Any]]" = {
    "deluxe": {},
    "outland": {
        "opening": "lowest", "queen_breaks": "discarded", "bonus": "none", "moon": "plus", "passing": "LARK",
        "ends": "reaches",
    },
    "requiem": {
        "opening": "lowest", "queen_breaks": "never", "queen_leads": True, "bonus": "none", "moon": "choice",
        "ends": "reaches",
    },
    "portal": {"opening": "lowest", "queen_leads": True, "bonus": "none", "moon": "choice", "ends": "reaches"},
    "pagat": {
        "opening": "lowest", "bleed": True, "queen_breaks": "never", "queen_leads": True, "bonus": "none",
        "moon": "choice", "ends": "reaches",
    },
    "classic-pc": {
        "opening": "lowest", "queen_breaks": "never", "queen_leads": True, "bonus": "none", "moon": "plus",
        "ends": "reaches",
    },
    "kitty": {
        "hand": "twelve", "opening": "lowest", "bleed": True, "queen_breaks": "never", "queen_leads": True,
        "bonus": "none", "moon": "choice", "ends": "reaches",
    },
    "old-school": {
        "leader": "dealer", "opening": "any", "bleed": True, "must_break": False, "queen_breaks": "never",
        "queen_leads": True, "bonus": "none", "moon": "choice", "ends": "reaches",
    },
    "omnibus": {
        "opening": "lowest", "queen_breaks": "never", "queen_leads": True, "moon": "plus", "ends": "reaches",
    },
    "spot": {
        "opening": "lowest", "queen_breaks": "never", "queen_leads": True, "hearts": "rank", "bonus": "none",
        "moon": "plus", "limit": 500, "ends": "reaches",
    },
    "black-maria": {
        "leader": "dealer", "opening": "any", "bleed": True, "must_break": False, "queen_breaks": "never",
        "queen_leads": True, "extra": "KS=10,AS=7", "bonus": "none", "moon": "nothing", "passing": "R",
        "ends": "reaches",
    },
}  # fmt: skip


def test_the_options_are_those_of_the_table_in_its_order() -> None:
    assert list(OPTIONS) == list(TABLE)
    assert list(PRESETS) == list(ROWS)


@pytest.mark.parametrize("preset", ROWS)
def test_a_preset_is_its_row_of_the_table(preset: str) -> None:
    wanted = {option: values[0] for option, values in TABLE.items()} | ROWS[preset]
    rules = Rules(preset)
    assert rules.options == wanted
    assert {option: getattr(rules, option) for option in wanted} == wanted
    assert rules.text() == preset and Rules.preset(preset) == rules


TOGETHER: "dict[tuple[str, Any], dict[str, Any]]" = {
    ("moon_bonus", True): {"bonus": "JD"},
    ("opening", "lowest"): {"leader": "club"},
    ("leader", "dealer"): {"opening": "any"},
}


@pytest.mark.parametrize("preset", ROWS)
@pytest.mark.parametrize("option", TABLE)
def test_every_value_of_every_option_is_taken_and_reads_back(preset: str, option: str) -> None:
    for value in TABLE[option]:
        changes: dict[str, Any] = {option: value, **TOGETHER.get((option, value), {})}
        if preset == "kitty" and option == "players":
            changes["hand"] = "all"
        rules = Rules(preset, **changes)
        assert getattr(rules, option) == value
        again = Rules.read(rules.text())
        assert again == rules and again.text() == rules.text() and again.options == rules.options


def test_a_text_names_only_what_differs_in_the_order_of_the_table() -> None:
    rules = Rules("classic-pc", ties="share", players=3, limit=50, passing="LRAK", floor=True, handicap="0,10,-5")
    assert rules.text() == "classic-pc players=3 limit=50 ties=share floor=yes handicap=0,10,-5"
    assert Rules("requiem", ties="play on", extra="7C=7").text() == "requiem extra=7C=7"
    assert repr(Rules("spot", limit=400)) == "Rules.read('spot limit=400')"
    assert Rules.read("deluxe ties=play_on").ties == "play on"


def test_rules_are_equal_by_what_they_say_whatever_their_name() -> None:
    one, other = Rules("requiem", moon="plus"), Rules("classic-pc")
    assert one == other and hash(one) == hash(other)
    assert one != Rules("requiem") and one != "classic-pc"


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("black-maria extra=AS=7,KS=10", "black-maria"),
        ("deluxe extra=as=7,Ks=10", "deluxe extra=KS=10,AS=7"),
        ("deluxe extra=10d=04", "deluxe extra=TD=4"),
        ("deluxe handicap=0,0,0,0", "deluxe"),
        ("deluxe handicap=+5,00,-0,-5", "deluxe handicap=5,0,0,-5"),
        ("deluxe limit=0050", "deluxe limit=50"),
    ],
)
def test_point_19_equal_rules_are_equal_however_they_are_written(written: str, plain: str) -> None:
    one, other = Rules.read(written), Rules.read(plain)
    assert one == other and hash(one) == hash(other)
    assert one.text() == other.text() == plain and repr(one) == repr(other)


def test_point_19_an_option_is_given_once() -> None:
    with pytest.raises(RulesError, match="limit is given twice"):
        Rules.read("deluxe limit=50 limit=60")


def test_point_17_six_players_pass_to_all_sides_in_turn_and_seat_0_sits_left_of_the_first_dealer() -> None:
    assert Rules("deluxe", players=6).pass_offsets == (1, 5, 2, 4, 3, 0)
    assert Rules("deluxe", players=6, passing="LAR").pass_offsets == (1, 2, 4, 3, 5)
    assert Deal.begin(Rules("old-school", passing="K"), 0, (0,) * 4, 0).table.turn == 0


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "There are no rules called “”: choose one of deluxe, outland, requiem, portal, pagat, classic-pc, "
             "kitty, old-school, omnibus, spot, black-maria."),
        ("whist", "There are no rules called “whist”"),
        ("deluxe jokers=2", "There is no option called “jokers”."),
        ("deluxe preset=spot", "There is no option called “preset”."),
        ("deluxe self=1", "There is no option called “self”."),
        ("deluxe =1", "There is no option called “”."),
        ("deluxe players", "players is given no value."),
        ("deluxe limit=", "limit is given no value."),
        ("deluxe players=two", "players is a number, not two."),
        ("deluxe players=7", "players is one of 4, 3, 5, 6, not 7."),
        ("deluxe remainder=burn", "remainder is one of remove, kitty, not burn."),
        ("deluxe hand=13", "hand is one of all, twelve, not 13."),
        ("deluxe kitty_to=me", "kitty_to is one of penalty, first, last, not me."),
        ("deluxe passing=X", "passing is one of LRAK, LARK, LRA, LAR, L, R, K, not X."),
        ("deluxe pass_count=7", "pass_count is a number from 0 to 6, not 7."),
        ("deluxe pass_count=-1", "pass_count is a number from 0 to 6, not -1."),
        ("deluxe decline=maybe", "decline is one of yes, no, not maybe."),
        ("deluxe leader=me", "leader is one of club, dealer, not me."),
        ("deluxe opening=heart", "opening is one of club, lowest, any, not heart."),
        ("deluxe bleed=1", "bleed is one of yes, no, not 1."),
        ("deluxe must_break=", "must_break is given no value."),
        ("deluxe queen_breaks=yes", "queen_breaks is one of played, discarded, never, not yes."),
        ("deluxe queen_leads=True", "queen_leads is one of yes, no, not True."),
        ("deluxe queen_waits=0", "queen_waits is one of yes, no, not 0."),
        ("deluxe queen=12", "queen is one of 13, 0, not 12."),
        ("deluxe hearts=two", "hearts is one of one, rank, not two."),
        ("deluxe extra=KX=10", "extra: “KX=10” is not a penalty card: write a card and its points, like KS=10."),
        ("deluxe extra=KS", "extra: “KS” is not a penalty card"),
        ("deluxe extra=KS=ten", "extra: “KS=ten” is not a penalty card"),
        ("deluxe extra=QS=10", "extra: QS has its own option."),
        ("deluxe queen=0 extra=QS=10", "extra: QS has its own option."),
        ("deluxe extra=5H=10", "extra: 5H has its own option."),
        ("deluxe extra=JD=10", "extra: JD is the bonus card already."),
        (
            "deluxe players=5 extra=2C=4",
            "extra: 2C is not in the pack of 5 players, unless the cards left over make a kitty.",
        ),
        ("deluxe players=3 extra=KS=9,2D=4", "extra: 2D is not in the pack of 3 players"),
        ("deluxe extra=KS=9,KS=4", "extra: KS is listed twice in KS=9,KS=4."),
        ("deluxe extra=KS=0", "extra: KS must cost 1 to 100 points, not 0."),
        ("deluxe extra=KS=-3", "extra: KS must cost 1 to 100 points, not -3."),
        ("deluxe extra=KS=101", "extra: KS must cost 1 to 100 points, not 101."),
        ("deluxe bonus=QD", "bonus is one of JD, TD, none, not QD."),
        ("deluxe clean=yes", "clean is one of off, points, tricks, not yes."),
        ("deluxe moon=26", "moon is one of minus, plus, choice, better, nothing, not 26."),
        ("deluxe moon_bonus=x", "moon_bonus is one of yes, no, not x."),
        ("deluxe sun=x", "sun is one of yes, no, not x."),
        ("deluxe limit=9", "limit is a number from 10 to 1000, not 9."),
        ("deluxe limit=1001", "limit is a number from 10 to 1000, not 1001."),
        ("deluxe deals=101", "deals is a number from 0 to 100, not 101."),
        ("deluxe ends=never", "ends is one of passes, reaches, not never."),
        ("deluxe ties=play_off", "ties is one of play_on, share, not play_off."),
        ("deluxe exact=zero", "exact is one of nothing, half, not zero."),
        ("deluxe floor=x", "floor is one of yes, no, not x."),
        ("deluxe handicap=a,b,c,d", "handicap: “a,b,c,d” is not a list of start scores"),
        ("deluxe handicap=0,10", "handicap: write 4 start scores, one for each player, not 2."),
        ("deluxe handicap=0,0,0,0,0", "handicap: write 4 start scores, one for each player, not 5."),
        ("deluxe limit=999 handicap=0,0,0,500",
         "handicap: a start score is from -99 to 499 and below the limit, not 500."),
        ("deluxe handicap=0,0,0,-100", "handicap: a start score is from -99 to 499 and below the limit, not -100."),
        ("deluxe limit=20 handicap=0,0,0,20",
         "handicap: a start score is from -99 to 499 and below the limit, not 20."),
        # ---- what does not go together
        ("deluxe leader=dealer opening=lowest", "leader and opening: the player left of the dealer leads"),
        ("classic-pc leader=dealer", "leader and opening: "),
        ("kitty players=5", "hand: twelve cards each and a kitty of four is a deal for four players."),
        ("deluxe hand=twelve players=3", "hand: twelve cards each"),
        ("requiem moon_bonus=yes", "moon_bonus: it needs a bonus card, and these rules have none."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_the_name_of_the_option(line: str, told: str) -> None:
    with pytest.raises(RulesError) as error:
        Rules.read(line)
    assert str(error.value).startswith(told)


@pytest.mark.parametrize(
    ("option", "value"),
    [("players", 4.0), ("players", "4"), ("players", True), ("limit", "50"), ("limit", True), ("limit", 50.0),
     ("bleed", 1), ("bleed", 0), ("must_break", 1), ("queen", 13.0), ("queen", False), ("moon", 0), ("moon", None),
     ("extra", 7), ("handicap", None), ("handicap", (0, 0, 0, 0)), ("jokers", 1)],
)  # fmt: skip
def test_a_value_of_another_kind_is_told_by_the_name_of_the_option(option: str, value: Any) -> None:
    with pytest.raises(RulesError) as error:
        Rules("deluxe", **{option: value})
    assert option in str(error.value)


def test_rules_do_not_change_once_they_are_made() -> None:
    rules = Rules("deluxe")
    with pytest.raises(AttributeError, match="do not change"):
        rules.limit = 50
    with pytest.raises(AttributeError, match="do not change"):
        rules.total = 50
    rules.options["limit"] = 50
    assert rules.limit == rules.options["limit"] == 100 and rules == Rules("deluxe")


def test_nothing_but_rules_looks_at_an_option_that_is_no_plain_fact() -> None:
    """Engine, minds and arena read facts; the app may read options, since it shows them."""
    py = Path(module.__file__).parents[1]
    paths = [path for layer in ("engine", "minds", "arena") for path in (py / layer).rglob("*.py")]
    found = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in OPTIONS and node.attr not in PLAIN:
                of = node.value
                if getattr(of, "attr", getattr(of, "id", "")) == "rules":
                    found.append(f"{path.name}: {node.attr}")
    assert len(paths) > 20 and [where for where in found if not where.startswith("rules.py")] == []


# ---- what the options come to --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "total", "penalties"),
    [
        ("deluxe", 26, "QS AKQJT98765432H"),
        ("deluxe queen=0", 13, "AKQJT98765432H"),
        ("spot", 117, "QS AKQJT98765432H"),
        ("spot queen=0", 104, "AKQJT98765432H"),
        ("black-maria", 43, "AKQS AKQJT98765432H"),
        ("deluxe extra=7C=7", 33, "7C QS AKQJT98765432H"),
        ("deluxe players=3", 26, "QS AKQJT98765432H"),
        ("deluxe players=6", 26, "QS AKQJT98765432H"),
        ("kitty", 26, "QS AKQJT98765432H"),
    ],
)
def test_penalty_points_in_play(rules: str, total: int, penalties: str) -> None:
    """Settled point 6: 26 in the standard deal, 13 with the queen off, 104 or 117 in Spot."""
    found = Rules.read(rules)
    assert found.total == total == found.worth(found.penalty_cards)
    assert text(found.penalty_cards) == penalties


@pytest.mark.parametrize(
    ("rules", "taken", "points"),
    [
        ("deluxe", "2H", 1),
        ("deluxe", "AH", 1),
        ("deluxe", "QS", 13),
        ("deluxe", "JD", -10),
        ("deluxe", "QS JD AK5H", 6),
        ("deluxe", "AKS AKQC TD", 0),
        ("outland bonus=TD", "TJD 3H", -9),
        ("classic-pc", "JTD", 0),
        ("deluxe queen=0", "QS", 0),
        ("spot", "2H", 2),
        ("spot", "TJQKAH", 60),
        ("spot", "QS", 13),
        ("black-maria", "KS", 10),
        ("black-maria", "AS", 7),
        ("black-maria", "AKQS 2H", 31),
        ("deluxe extra=7C=7", "87C", 7),
        ("deluxe", "-", 0),
    ],
)
def test_the_worth_of_cards(rules: str, taken: str, points: int) -> None:
    assert Rules.read(rules).worth(parse(taken)) == points


@pytest.mark.parametrize(
    ("rules", "out", "size", "kitty"),
    [
        ("deluxe", "-", 13, 0),
        ("deluxe remainder=kitty", "-", 13, 0),
        ("kitty", "-", 12, 4),
        ("kitty remainder=kitty", "-", 12, 4),
        ("deluxe players=3", "2D", 17, 0),
        ("deluxe players=5", "2C 2D", 10, 0),
        ("deluxe players=6", "32C 2D 2S", 8, 0),
        ("deluxe players=3 remainder=kitty", "-", 17, 1),
        ("deluxe players=5 remainder=kitty", "-", 10, 2),
        ("deluxe players=6 remainder=kitty", "-", 8, 4),
    ],
)
def test_the_pack_the_hands_and_the_kitty(rules: str, out: str, size: int, kitty: int) -> None:
    found = Rules.read(rules)
    assert text(DECK & ~found.pack) == out
    assert (found.hand_size, found.kitty_size) == (size, kitty)
    assert found.hand_size * found.players + kitty == count(found.pack)


@pytest.mark.parametrize(
    ("rules", "ways"),
    [
        ("deluxe", (1, 3, 2, 0)),
        ("outland", (1, 2, 3, 0)),
        ("deluxe passing=LRA", (1, 3, 2)),
        ("deluxe passing=LAR", (1, 2, 3)),
        ("deluxe passing=L", (1,)),
        ("black-maria", (3,)),
        ("deluxe passing=K", (0,)),
        ("deluxe pass_count=0", (0,)),
        ("deluxe players=3", (1, 2, 0)),
        ("deluxe players=3 passing=LAR", (1, 2)),
        ("deluxe players=5", (1, 4, 2, 3, 0)),
        ("deluxe players=5 passing=LRA", (1, 4, 2, 3)),
        ("outland players=5", (1, 2, 3, 4, 0)),
        ("deluxe players=6", (1, 5, 2, 4, 3, 0)),
        ("deluxe players=6 passing=R", (5,)),
    ],
)
def test_the_pass_goes_round_its_cycle(rules: str, ways: "tuple[int, ...]") -> None:
    found = Rules.read(rules)
    assert [found.pass_offset(number) for number in range(2 * len(ways))] == list(ways) * 2


def test_hearts_and_the_queen_are_the_point_cards_and_nothing_else_is() -> None:
    assert Rules("black-maria").point_cards == HEARTS | cards("QS")
    assert Rules("deluxe", queen=0).point_cards == HEARTS
    assert count(Rules("spot").point_cards) == 14
    assert Rules("deluxe").bonus_card == 1 << card("JD") and Rules("spot").bonus_card == 0


def test_start_scores_are_the_handicap() -> None:
    assert Rules("deluxe").start == (0, 0, 0, 0)
    assert Rules("deluxe", players=3, handicap="75,-50,0").start == (75, -50, 0)
    assert Rules("deluxe", deals=5, limit=10, handicap="75,0,0,0").start == (75, 0, 0, 0)
