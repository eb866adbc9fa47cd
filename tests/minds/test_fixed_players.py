"""The fixed players: the defender reads a moon coming and stops it, the shooter shoots; both stay as they are."""

from hashlib import sha256

import pytest
from situations import dealt, ending, seen

from hearts.arena.match import seatings
from hearts.arena.referee import play_deal
from hearts.engine.cards import each, name
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.minds.defender import threat
from hearts.minds.registry import mind
from hearts.minds.thumb import Thumb

CLUBS6 = "2C 3C 4C 5C 6C 7C"
SHARED = ("-", "AH", "9H")  # two seats have points, so nobody shoots
NINE = ("-", "5432H 9876TH")  # seat 1 has nine points, and nobody else any


def _plays(who: str, view: View) -> str:
    return name(mind(who).play(view, "1").choice)


THUMB = [
    (ending("QS 4D 3D", CLUBS6, "KC 9C TC", taken=SHARED), "QS", "void: the queen goes"),
    (ending("QS 4S 9D", CLUBS6, "2S KS 3S", taken=SHARED), "QS", "the queen goes under the king"),
    (ending("KS 5S 9D", CLUBS6, "TS QS 6S", taken=SHARED), "5S", "never eats the queen when it can duck"),
    (ending("TC 4C 9D", "2D 3D 4D 8C KH QH", "JC 5C 2H", taken=SHARED), "TC", "ducks with the highest card that ducks"),
    (ending("KC 4C 9D", "2D 3D 4D 8C KH QH", "JC 5C 2C", taken=SHARED), "KC", "last, without points: takes it high"),
    (ending("AD 3D 9C", CLUBS6, "4D 5D JD", rules="deluxe", taken=SHARED), "AD", "takes the jack"),
    (
        ending("JS TS 4D", "QS KS 2C 3C 4C 5C 6C 7C 8C", taken=SHARED),
        "JS TS",
        "nothing catches her: a spade smokes her out",
    ),
    (seen("KS 4S 9D", "2S 3S QS", taken=SHARED), "4S", "the queen is in it: ducks"),
]


@pytest.mark.parametrize("who", ["defender", "shooter"])
@pytest.mark.parametrize(("view", "right", "reason"), THUMB, ids=[line[-1] for line in THUMB])
def test_both_play_by_rules_of_thumb(who: str, view: View, right: str, reason: str) -> None:
    assert _plays(who, view) in right.split(), reason


DEFENDS = [
    (
        ending("QC 4C 9D", "2H 3D 4D 5D 6D 7D", "JC 5C 3H", taken=("-", "QS AKQJT987654H")),
        "QC",
        "takes a point to stop the moon",
    ),
    (
        ending("QC 4C 9D", "2D 3D 4D 5D 6D 7D", "JC 5C 2H", taken=("-", "QS AKQJT98765H", "43H")),
        "4C",
        "two have points: ducks",
    ),
    (
        ending("QC 4C 9D", "2D 3D 4D 5D 6D 7D", "JC 5C 2H", taken=("-", "QS AKQJT9876543H"), rules="spot moon=nothing"),
        "4C",
        "a moon counts nothing here: ducks",
    ),
    (ending("AH 5H 2C", "KH 3C 4C 5C 6C 7C 8C 9C TC", taken=NINE), "AH", "leads the heart that nobody can beat"),
    (
        ending("AH 9D 2C", "KH QH JH 3D 4D 5D", "KS 4S 3S", taken=("-", "T98765432H QS")),
        "2C",
        "void on the shooter's trick: keeps its stoppers, gives no point",
    ),
    (
        ending("6H 9D 2C", "KH QH JH 3D 4D 5D", "4S 3S KS", taken=("-", "T9875432H QS")),
        "6H",
        "void on another's trick: gives the heart that ends the moon",
    ),
]


@pytest.mark.parametrize(("view", "right", "reason"), DEFENDS, ids=[line[-1] for line in DEFENDS])
def test_the_defender_stops_moons(view: View, right: str, reason: str) -> None:
    assert _plays("defender", view) == right, reason


def test_the_defender_reads_who_may_be_shooting() -> None:
    assert threat(seen("2C", taken=("-", "2H"))) == (-1, 0.0), "a single heart, and no tricks to speak of"
    seat, early = threat(ending("2C", "3C 4C 5C", taken=("-", "2345H")))
    again, late = threat(ending("2C", "3C 4C 5C", taken=("-", "QS 23456789H")))
    assert (seat, again) == (1, 1) and 0 < early < late <= 1
    assert threat(ending("2C", "3C 4C 5C", taken=("QS", "-"))) == (-1, 0.0), "oneself is no threat"


def test_the_shooter_passes_what_loses_and_leads_what_wins() -> None:
    hand = "AKQJC AKQS AKQJH 42D"
    given = mind("shooter").give(dealt(hand), "1").choice
    assert {name(card) for card in each(given)} >= {"2D", "4D"}
    view = seen("AKC AKQH", gone="-", taken=("QS JT9H",), rules="classic-pc")
    assert _plays("shooter", view) in ("AC", "KC", "AH", "KH", "QH")
    weak = "5432C 432S 432H 432D"
    assert mind("shooter").give(dealt(weak), "1").choice == Thumb().give(dealt(weak), "1").choice


def test_the_shooter_gives_up_when_somebody_else_has_a_point() -> None:
    mine = ending("AC 3C 9D", "2D 3D 4D 5D 6D 7D", "QC 2C 4H", taken=("QS AKQJT98765H",))
    theirs = ending("AC 3C 9D", "2D 3D 4D 5D 6D 7D", "QC 2C 4H", taken=("QS AKQJT9876H", "5H"))
    assert (_plays("shooter", mine), _plays("shooter", theirs)) == ("AC", "3C")


def test_they_are_worth_playing_against() -> None:
    """The shooter makes moons against who does not look, and fewer against the defender."""
    rules, made = Rules.preset("classic-pc"), []
    for other in (Thumb(), mind("defender")):
        shot = 0
        for number in (10, 12, 17, 18, 38):
            for seating in seatings(2, 4):
                row = play_deal(rules, "9", number, [mind("shooter") if who == 0 else other for who in seating])
                shot += row.shooter >= 0 and seating[row.shooter] == 0
        made.append(shot)
    assert made == [14, 5], made


def test_they_stay_as_they_are() -> None:
    """Figures against them are laid side by side over the years; whoever changes them makes all of these void."""
    said = sha256()
    for line in ("deluxe", "classic-pc", "omnibus players=5", "black-maria players=3", "kitty moon=plus"):
        rules = Rules.read(line)
        minds = [mind(("defender", "shooter")[seat % 2]) for seat in range(rules.players)]
        for number in range(8):
            said.update(repr(play_deal(rules, "9", number, minds).cards).encode())
    assert said.hexdigest()[:16] == "8d37f7034636a40d"
