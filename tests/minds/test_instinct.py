"""Instinct at the table: situations in card notation, the choices that a sensible player would make, and why."""

import pytest
from situations import dealt, given, played, queen_behind, seen

from hearts.engine.cards import name, parse
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.engine.score import line
from hearts.engine.table import Table
from hearts.minds.facts import Facts
from hearts.minds.instinct import Instinct, Weighing
from hearts.minds.registry import mind

HEARTS_GONE = "QS AKQJT98765432H"

# The situation, the cards that are right, the reason.
FOLLOWING = [
    (seen("T4C 9H", "JC 5C 3C"), "TC", "last, no points: duck with the highest card that ducks"),
    (seen("QC 4C 9H", "JC 5C 3C"), "QC", "last, no points: take it with the card that may cost more later"),
    (seen("QC 4C 9H", "JC 5C 2H"), "4C", "last, a point in the trick: duck"),
    (seen("AC QC 9H", "JC 5C 2H"), "AC", "must take it: then with the higher card"),
    (seen("QS 4S 9H", "2S KS"), "QS", "the queen goes under the king"),
    (seen("QS 4S 9H", "AS 3S 5S"), "QS", "the queen goes under the ace"),
    (seen("QS 4S 9H", "2S 3S 5S"), "4S", "last, and nobody is over her: keep the queen, duck"),
    (seen("QS TS 9H", "JS 3S"), "TS", "not the queen while king and ace need not fall: duck under the jack"),
    (seen("KS 854S 9H", "TS"), "8S", "the king would catch the queen from the seats behind, and has guards"),
    (seen("KS 4S 9H", "TS 3S 5S"), "KS", "last, and the queen is not in it: now the king gets away"),
    (seen("AS KS 9H", "TS 3S 5S", gone="QS"), "AS KS", "the queen is gone: they are only high cards"),
    (seen("3S 2S KD", "TS 4S 5S"), "3S", "only ducks: the higher one"),
    (seen("AS KS 3D", "TS QS 5S"), "AS KS", "must eat the queen: with either"),
    (seen("KS 5S 3D", "TS QS 6S"), "5S", "never eat the queen when it can duck"),
    (seen("AC 7D 9H 4C", "3C 5C", first=True), "AC", "no points may come to the first trick: the high club goes"),
    (seen("JH 3H 9D", "4H 6H 9H"), "3H", "a heart trick that one can duck"),
    (seen("JH 3H 9D", "QH 6H 9H"), "JH", "under the queen of hearts goes the jack"),
]
THROWING = [
    (seen("QS KD AH", "KC 5C"), "QS", "void: the queen goes at once"),
    (seen("AS KD 2H", "KC 5C 3C"), "AS", "void, and the queen is out: the ace that would catch her goes"),
    (seen("AS KD AH 2H", "KC 5C 3C", gone="QS"), "AH", "the queen is gone: high hearts go"),
    (seen("KS AH 2H 3D", "QC 5C 3C", gone="QS AS"), "AH", "the king is harmless now, the ace of hearts is not"),
    (seen("7D 2D AD", "AS 5S 3S", gone=HEARTS_GONE), "AD", "nothing is left to score: the top card goes"),
    (seen("QS AH 9D 2D", "3C 5C 8C", first=True), "9D", "points are barred: of the diamonds the high one"),
    (
        seen("KD QD 5D 2H", "KC 5C 3C", gone="QS AKQJTH"),
        "2H KD QD",
        "a point for another or a high card, never the guard",
    ),
]
LEADING = [
    (seen("JS 9S 8S KC 4C 5D"), "JS 9S 8S", "no spade over the jack: lead them and smoke the queen out"),
    (seen("KS 3S 7D 4C 2C"), "2C 4C 7D", "never a spade from under the own king"),
    (seen("QS 3S 7D 4C 2C"), "2C 4C 7D", "never a spade from under the own queen"),
    (seen("AS 7D 4C 2C"), "2C 4C 7D", "never the bare ace while the queen is out"),
    (seen("QS JS 3D 9H"), "3D 9H", "never the queen"),
    (seen("AH KH 2H 5D AD"), "2H 5D", "a low card, which gives the lead away"),
    (seen("4C 6D 8H", gone="AKQJT98765C"), "4C 6D 8H", "any, and no error where a suit is nearly gone"),
    (seen("3D 3C", gone="2C AKQJT98765C 4C", void="1C 2C 3C"), "3D", "not a club that nobody else has"),
    (seen("2H AD KD", broken=True, void="1D 2D"), "2H", "not a diamond where two would throw points on it"),
]
BONUS = [
    (seen("AD 3D 9H", "JD 4D 5D", rules="deluxe"), "AD", "last: the jack is worth ten, take it"),
    (seen("AD 3D 9H", "JD 4D 5D", rules="classic-pc"), "AD", "last, and it is a plain jack: rid of the ace"),
    (seen("AD 3D 9H", "JD QS 5D", rules="deluxe"), "3D", "thirteen with it: not worth ten"),
    (seen("JD 3D 9H", "TD 4D 5D", rules="deluxe"), "JD", "last: the own jack takes the trick and ten points"),
    (seen("JD 3D 9H", "QD 4D 5D", rules="deluxe"), "3D", "never the jack under a queen"),
    (seen("JD 5D 4C", "KC QC 9C", rules="deluxe", gone=HEARTS_GONE), "4C", "follows, and keeps the jack"),
    (seen("JD 5H 3H", "KC QC 9C", rules="deluxe"), "5H", "void: throws a heart, never the jack"),
    (seen("AD KD QD 5C", "KC", rules="deluxe"), "5C", "high diamonds are kept for the jack"),
    (seen("KD 2H", "AC 3C 4C", rules="deluxe", gone="QS"), "2H", "the king of diamonds may still take the jack"),
    (seen("AC 3C 5H", "TD 4D JD", rules="outland bonus=TD"), "5H", "the bonus goes elsewhere: then with a heart"),
    (seen("KD 3D 9H", "TD 4D 5D", rules="outland bonus=TD"), "KD", "here the ten is the bonus"),
]
MOON = [
    (
        seen("AH 5D", "4H 2H 3H", taken=("-", "QS KQJTH", "AC"), broken=True),
        "AH",
        "one seat has nearly everything: the last heart that can stop it takes a trick",
    ),
    (
        seen("QC 4C 9D", "JC 5C 2H", taken=("-", "QS KQJT98H")),
        "QC",
        "a moon is near: takes a point to stop it",
    ),
    (
        seen("QC 4C 9D", "JC 5C 2H", taken=("-", "QS KQJT9H", "8H")),
        "4C",
        "two seats have points, so no moon is possible: duck",
    ),
    (
        seen("QC 4C 9D", "JC 5C 2H", taken=("-", "QS KQJT98H"), rules="classic-pc moon=nothing"),
        "4C",
        "a moon counts nothing at this table: duck",
    ),
    (
        seen("9H 4D 3D", "KC", taken=("-", "-", "-", "QS KQJT8H"), gone="AH"),
        "4D 3D",
        "the shooter takes this trick: not even a heart for him",
    ),
    (
        seen("AKQJTH AC AS", broken=True, taken=("QS 98765H",), gone="KQC KQJT9S"),
        "AH AC AS KH QH JH TH",
        "all points so far and winners only: goes on to the moon",
    ),
    (
        seen("AKQJTH AC KC 3D", "QC 2C 4H", taken=("QS 98765H",)),
        "AC KC",
        "shooting: takes the heart",
    ),
    (
        seen("AH 8H 3C 2C", "KC QC 4C", taken=("QS 765H", "9H")),
        "3C",
        "the moon is lost since another has a heart: back to ducking",
    ),
]
TABLES = [
    (seen("KS 4S 9H", "TS 3S 5S", rules="black-maria"), "4S", "the king himself costs ten at this table"),
    (seen("AS KS QD", "KC 5C 3C", rules="black-maria"), "KS AS", "dear cards go first where the king costs ten"),
    (seen("KS 4S 9H", "TS 3S", rules="classic-pc queen=0"), "KS", "without a queen of spades her king is harmless"),
    (seen("AH 2H KC", "QD 3D 4D", rules="spot"), "AH", "hearts cost their rank: the ace goes"),
    (seen("5C 4C", "TC 6C", rules="classic-pc players=3"), "5C", "three players: last, ducks high"),
    (seen("QS 4D", "KC 3C 5C 6C 7C", rules="classic-pc players=6"), "QS", "six players: the queen goes"),
]
FEEDING = [
    (
        seen("QS 4D", "KC 3C 5C", scores=(40, 10, 50, 60)),
        "QS",
        "whoever it is: the queen goes",
    ),
    (
        seen("5H KD 4D", "KC 3C 5C", scores=(40, 10, 50, 60), gone="QS AD"),
        "5H KD",
        "a heart for the leader, or the high card; not the guard",
    ),
]


SITUATIONS = FOLLOWING + THROWING + LEADING + BONUS + MOON + TABLES + FEEDING


@pytest.mark.parametrize(("view", "right", "reason"), SITUATIONS, ids=[reason for _, _, reason in SITUATIONS])
def test_plays(view: View, right: str, reason: str) -> None:
    assert played(view) in right.split(), reason


# The hand, the rules, cards that must be given, cards that must stay, the reason.
PASSES = [
    ("QS 3S KJ84C T972D 953H", "classic-pc", "QS", "", "the queen with one small guard goes"),
    ("QS 8653S KJ4C T97D 95H", "classic-pc", "", "QS", "the queen with four guards stays: she is safest at home"),
    ("AKS 3S KJ84C T972D 93H", "classic-pc", "AS KS", "3H", "ace and king of spades with one guard go"),
    ("A9765S KJ84C T97D 3H", "classic-pc", "", "AS 3H", "the ace of spades well guarded stays"),
    ("JT54S KJ8C T97D AK2H", "classic-pc", "AH KH", "2H", "high hearts go, the low one stays: it guards"),
    ("JT54S AK8C T97D 432H", "classic-pc", "AC KC", "4H 3H 2H", "low hearts stay when danger is elsewhere"),
    ("9654S KJ842C KD T93H", "classic-pc", "KD", "3H", "a lone king of diamonds: pass it and be void"),
    ("543S AJ4C AKJ9D 432H", "deluxe", "AC", "JD AD KD", "the jack and his catchers stay at this table"),
    ("AKQ2S 85C AKQD AKQJH", "classic-pc moon=nothing", "QS", "", "no moon is scored here: the queen goes"),
    ("AKQS 2C AKQD AKQJT9H", "classic-pc", "2C", "AH KH QH AS KS QS", "a hand for the moon keeps its winners"),
]


@pytest.mark.parametrize(("hand", "rules", "goes", "stays", "reason"), PASSES, ids=[line[-1] for line in PASSES])
def test_passes(hand: str, rules: str, goes: str, stays: str, reason: str) -> None:
    packet = _codes(given(dealt(hand, rules)))
    assert len(packet) == 3
    assert set(goes.split()) <= packet, reason
    assert not set(stays.split()) & packet, reason


@pytest.mark.parametrize(
    ("scores", "floor", "says", "reason"),
    [
        ((50, 60, 70, 80), "no", "plus", "in the lead: hurry the end"),
        ((70, 20, 30, 40), "no", "minus", "behind even so: the game should go on"),
        ((10, 60, 70, 80), "yes", "plus", "points below zero would be lost"),
        ((40, 30, 70, 80), "no", "plus", "26 for the others bring the lead"),
    ],
)
def test_declares(scores: "tuple[int, ...]", floor: str, says: str, reason: str) -> None:
    rules = Rules.read(f"requiem floor={floor}")
    taken = (parse("QS AKQJT98765432H"), 0, 0, 0)
    rows = [line(rules, 0, taken, (9, 2, 1, 1), scores, choice) for choice in ("minus", "plus")]
    view = View(0, Table(rules, 0), 0, 0, 0, 0, (), scores)
    assert Instinct().declare(view, (rows[0], rows[1])) == says, reason


def test_points_go_to_the_leader_of_the_game_more_gladly() -> None:
    def gift(*scores: int) -> float:
        return Weighing(Facts(seen("5H KD 4D", "KC 3C 5C", scores=scores))).gift  # seat 1 would get them

    assert gift(40, 10, 50, 60) > gift(40, 50, 10, 60) == gift(0, 0, 0, 0)


def _codes(line: str) -> "set[str]":
    return {rank + word[-1] for word in line.split() for rank in word[:-1]}


def test_a_queen_that_was_passed_to_a_seat_that_has_played_does_not_fall() -> None:
    view = queen_behind()
    assert {name(mind(who).play(view, "1").choice) for who in ("instinct", "iq:80", "iq:100", "iq:120")} == {"KS"}
