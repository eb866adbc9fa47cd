"""What the strongest mind does at the table: positions in card notation, the choices that are right, and why."""

import pytest
from situations import dealt, ending

from hearts.engine.cards import each, name, text
from hearts.engine.deal import View
from hearts.minds.registry import mind

CLUBS6 = "2C 3C 4C 5C 6C 7C"

BONUS = [
    (ending("AD 3D 9C", CLUBS6, "4D 5D JD", rules="deluxe"), "AD", "last: takes the jack, he is worth ten"),
    (ending("AD 3D 9C", CLUBS6, "TD QS JD", rules="deluxe"), "3D", "the queen of spades lies with him: not for ten"),
    (ending("AD 3D 9C", CLUBS6, "TD 5H JD", rules="deluxe"), "AD", "a heart lies with him: still nine to the good"),
    (ending("TD 3D 9C", CLUBS6, "4D 5D 9D", rules="outland bonus=TD"), "TD", "last: takes its own bonus card home"),
    (ending("JD 3D 9C", CLUBS6, "4D 5D 9D", rules="deluxe"), "JD", "last: takes its own jack home"),
    (ending("JD 3D 9C", CLUBS6, "4D 5D QD", rules="deluxe"), "3D", "never the jack under a queen"),
    (ending("KD 2D 9C", "AD " + "3C 4C 5C 6C 7C", "4D 5D JD", rules="deluxe"), "KD", "last: the king is high enough"),
    (ending("JD 9H", "2C 3C 4C", "KC QC TC", rules="deluxe"), "9H", "void: throws a heart, keeps the jack"),
]
QUEEN = [
    (ending("QS 4D 3D", "2C 3C 4C 5C 6C 7C", "KC 9C TC"), "QS", "void: the queen goes"),
    (ending("QS 4S 9D", "2C 3C 4C 5C 6C 7C", "2S KS 3S"), "QS", "the queen goes under the king"),
    (ending("QS 4S 9D", "2C 3C 4C 5C 6C 7C", "5S AS 3S"), "QS", "the queen goes under the ace"),
    (ending("QS 4S 9D", "KS 2C 3C 4C 5C 6C", "2S 3S 5S"), "4S", "last, and nothing over her lies there: ducks"),
    (ending("KS 5S 9D", "2C 3C 4C 5C 6C 7C", "TS QS 6S"), "5S", "never eats the queen when it can duck for nothing"),
    (ending("AS 2S 9D", "2C 3C 4C 5C 6C 7C", "QS 6S TS"), "2S", "nor with the ace"),
    (ending("KS 5S 9D", "QS 2C 3C 4C 5C 6C", "TS 3S 6S"), "KS", "last, and she is not in it: now the king gets away"),
    (ending("KS 5S 9D 8D", "QS 6S JD TD 7D KD QD 2C 3C 4C", "TS 3S"), "5S", "she may still fall behind it: ducks"),
    (ending("KS 4D 2D", "QS 2S 3S 3D 5D 6D 7D 8D 9D"), "4D 2D", "does not lead a spade into its own bare king"),
    (ending("AS 4D 2D", "QS 2S 3S 3D 5D 6D 7D 8D 9D"), "4D 2D", "nor the bare ace while she is out"),
    (ending("QS 4D 2D", "JS 2S 3S 3D 5D 6D 7D 8D 9D"), "4D 2D", "nor the queen where nobody is over her"),
    (ending("QS 4D 2D", "KS AS 3S 3D 5D 6D 7D 8D 9D"), "QS", "king and ace are out: one of them has to take her"),
    (
        ending("JS TS 4D", "QS KS 2C 3C 4C 5C 6C 7C 8C"),
        "JS TS",
        "no spade that catches her: leads one, and she or her guard must come",
    ),
    (ending("AS QS 9D", "JS 3S 4S 5S 6S 7S", "KC JC 2C"), "QS", "void with ace and queen: the queen goes first"),
]
DUCK = [
    (ending("TC 4C 9D", "2D 3D 4D 8C KH QH", "JC 5C 2H"), "TC", "ducks with the highest card that ducks"),
    (ending("QC 4C 3D", "2D 4D 5D 6D 7D 8D", "JC 5C 2H"), "4C", "a point lies there: ducks"),
    (ending("JH 3H 9D", "2D 3D 4D 5D 8H TH", "QH 6H 9H"), "JH", "under the queen of hearts goes the jack"),
    (ending("JH 3H 2D", "3D 4D 5D 6D 7D 8D", "4H 6H 9H"), "3H", "a heart trick that it can duck"),
    (ending("KH QH 2D", "3D 4D 5D 6D 7D 8D", "4H 6H 9H"), "KH QH", "it must take it: with either"),
    (ending("AC KC 2D", "3D 4D 5D 6D 7D 8D", "4C 6C 9C"), "AC KC", "all must take it"),
    (ending("AH 2C 3D", "3C 4C 4D 5D KH QH", "KD QD JD"), "AH 3D", "follows"),
    (ending("AH 2C", "3C 4C KH", "KD QD JD"), "AH", "void: the ace of hearts goes"),
]
LEAD = [
    (ending("3H AC", "2H 4H 5H KD QD JD"), "3H", "nobody can follow the ace, and hearts would come on it"),
    (ending("2D AC", "3D 4D 5D KH QH JH"), "2D", "low: somebody else takes it, and the ace is thrown away"),
    (ending("3D AC", "2D 4D 5D KH QH JH"), "3D", "nobody can follow the club, and hearts would come"),
    (ending("2D 2C", "3D 4D 5D KH QH JH"), "2D", "the club would take three hearts"),
    (ending("AD 2C", "3D 4D 5C 6C 7C 8C", taken=("AH",) * 1), "2C AD", "nothing is left to score"),
]
MOON = [
    (
        ending("AH KH QH", "2C 3C 4C 5C 6C 7C 8C 9C TC", taken=("QS JT98765432H",)),
        "AH KH QH",
        "all points so far and winners only: goes on to the moon",
    ),
    (
        ending("AC KC 3D", "4D 5D 6D 7D 8D 9D", "QC 2C 4H", taken=("QS AKQJT98765H", "-", "-", "-")),
        "AC KC",
        "shooting: takes the heart",
    ),
    (
        ending("QC 4C 9D", "2H 3D 4D 5D 6D 7D", "JC 5C 3H", taken=("-", "QS AKQJT987654H")),
        "QC",
        "a moon that is possible: takes a point to stop it",
    ),
    (
        ending("QC 4C 9D", "2D 3D 4D 5D 6D 7D", "JC 5C 2H", taken=("-", "QS AKQJT98765H", "43H")),
        "4C",
        "two have points, so no moon is possible: ducks",
    ),
    (
        ending(
            "QC 4C 9D",
            "2D 3D 4D 5D 6D 7D",
            "JC 5C 2H",
            taken=("-", "QS AKQJT9876543H"),
            rules="classic-pc moon=nothing",
        ),
        "4C",
        "a moon counts nothing at this table: ducks",
    ),
    (
        ending("9H 4D", "3D 5D 6D", "KC 2C 3C", taken=("-", "QS AKQJT8765432H")),
        "4D",
        "the shooter does not get the last heart if that can be helped",
    ),
]
TABLES = [
    (ending("KS 4S 9D", CLUBS6, "TS 3S 5S", rules="black-maria"), "4S", "the king himself costs ten at this table"),
    (
        ending("KS 4S 9D", CLUBS6, "TS 3S 5S", rules="classic-pc queen=0"),
        "KS 4S",
        "without a queen her king is harmless",
    ),
    (ending("AH 2H 3D", CLUBS6, "QD KD AD", rules="spot"), "3D", "follows"),
    (ending("AH 2H 3C", "4C 5C 6C 7C 8C 9C", "QD KD AD", rules="spot"), "AH", "hearts cost their rank: the ace goes"),
    (
        ending("7C 2C 3D", "4D 5D 6D 7D 8D 9D", "5C 6C 8C", rules="classic-pc extra=7C=7"),
        "7C",
        "under the eight the dear seven goes",
    ),
]
LAST_POINTS = ("-", "-", "-", "QS AKQJT987652H")


def _last_points(scores: "tuple[int, ...]") -> View:
    """Two hearts are all that is left: seat 0 takes them, or seat 1 does and may end the game at 100."""
    return ending("AC 2C", "5D 6D 7D", "KC 3H 4H", taken=LAST_POINTS, scores=scores)


GAME = [
    (_last_points((50, 98, 55, 70)), "2C", "ahead: the game may end now"),
    (_last_points((60, 98, 55, 70)), "AC", "behind: takes two points, so that the game goes on"),
    (_last_points((60, 98, 5, 37)), "2C", "plays for second against a hopeless first"),
    (_last_points((60, 80, 55, 30)), "2C", "nobody is near the limit: ducks"),
]
ALL = BONUS + QUEEN + DUCK + LEAD + MOON + TABLES + GAME


def _id(position: "tuple[View, str, str]") -> str:
    return f"{text(position[0].hand)}: {position[2]}"


@pytest.mark.parametrize("position", ALL, ids=_id)
def test_plays(position: "tuple[View, str, str]") -> None:
    view, right, reason = position
    thought = mind("iq:180").play(view, "1")
    assert name(thought.choice) in right.split(), (reason, [(name(c), round(p, 2)) for c, p in thought.ranking])


# The hand, cards that must be given, cards that must stay, the reason.
PASSES = [
    ("QS 3S KJ84C T972D 953H", "QS", "", "the queen with one small guard goes"),
    ("QS JT865S KJ4C 97D 95H", "", "QS", "the queen with five guards stays: she is safest at home"),
    ("AKS 3S KJ84C T972D 93H", "AS KS", "", "ace and king of spades with one guard go"),
    ("A97653S KJ84C T97D", "", "AS", "the ace of spades well guarded stays"),
    ("JT54S KJ8C T97D AK2H", "AH", "2H", "high hearts go, the low one stays: it guards"),
]


@pytest.mark.parametrize(("hand", "goes", "stays", "reason"), PASSES, ids=[line[-1] for line in PASSES])
def test_passes(hand: str, goes: str, stays: str, reason: str) -> None:
    packet = {name(number) for number in each(mind("iq:180").give(dealt(hand, "deluxe"), "1").choice)}
    assert len(packet) == 3
    assert set(goes.split()) <= packet, (reason, packet)
    assert not set(stays.split()) & packet, (reason, packet)
