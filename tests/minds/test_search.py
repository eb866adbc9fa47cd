"""The searching mind and its tempers: the same seed gives the same choice, nobody is spared, nobody is blind."""

import random
from concurrent.futures import ProcessPoolExecutor

import pytest
from situations import dealt, ending, in_play, queen_behind, seen, views

from hearts.arena import match
from hearts.engine import shuffle
from hearts.engine.cards import count, each, name, parse
from hearts.engine.deal import Deal, View
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from hearts.minds.equity import Equity
from hearts.minds.playout import NO_SEAT, Outcome
from hearts.minds.race import TENTHS, Race
from hearts.minds.registry import mind
from hearts.minds.root import PlayRoot, distinct
from hearts.minds.search import _leans, policy_of
from hearts.minds.temper import EVEN, Faults, Temper, read
from hearts.minds.thought import Limit
from hearts.minds.worlds import World, worlds


def test_the_same_seed_and_worlds_give_the_same_thought() -> None:
    view = views(Rules.preset("deluxe"), 5)[9]
    one, other = [mind("iq:180").play(view, "1/2/3", Limit(worlds=12)) for _ in range(2)]
    assert one == other
    assert one.worlds == 12
    assert one != mind("iq:180").play(view, "1/2/4", Limit(worlds=12))


def test_this_thought_is_the_same_on_every_python() -> None:
    """A fixed answer, which Pyodide in the worker must find as well."""
    view = views(Rules.preset("deluxe"), 5)[9]
    thought = mind("iq:180").play(view, "1/2/3", Limit(worlds=24))
    assert (name(thought.choice), round(thought.ranking[0][1], 4)) == FIXED


FIXED = ("7S", 0.3425)


def test_a_choice_that_may_gain_a_trifle_alone_is_given_up() -> None:
    """What instinct alone speaks against is not."""
    view = next(view for view in views(Rules.preset("deluxe"), 5) if len(distinct(view)) > 1)
    root = PlayRoot(view, policy_of(view.rules), distinct(view)[:2])
    behind, even, better = [0, 8] * 8, [8, -8] * 8, [-8, 7] * 8  # in fortieths of a point; 0.1 behind, 0, 0.0125 better
    for trifle, opinion, gaps, left in [
        (0.02, 0.0, behind, [0]),
        (0.0, 0.0, behind, [0, 1]),
        (0.02, 0.01, even, [0, 1]),
        (0.02, 0.01, better, [0, 1]),
        (0.02, 1.0, better, [0]),
    ]:
        race = Race(view, Equity(view, EVEN), root, [0.0, opinion], 2 * count(view.hand), trifle)
        race._runs[0].values, race._runs[1].values, race.tried = [0] * 16, gaps, 16
        assert race._ahead() == left


def test_where_nothing_is_given_up_worlds_end_sooner() -> None:
    view = next(view for view in views(Rules.preset("deluxe"), 5) if len(distinct(view)) > 3)
    root, most = PlayRoot(view, policy_of(view.rules), distinct(view)), 2 * len(distinct(view))
    for runs, left in [(0, [False] * 3), (most, [False, True, True]), (most + 1, [False, False, True])]:
        race, decided = Race(view, Equity(view, EVEN), root, [0.0] * len(root.choices), runs=runs), []
        dealt = worlds(view, Random("1"))
        while race.tried < 3:
            race.run(next(dealt))
            decided.append(race.decided)
        stopped = race._played - 3 * len(root.choices)  # moons are played out once more, and count
        assert stopped == 0 and decided == left


@pytest.mark.parametrize(("rules", "stopped", "liked"), [("classic-pc", True, True), ("black-maria", False, False)])
def test_where_moons_count_nothing_none_is_stopped_or_liked(rules: str, stopped: bool, liked: bool) -> None:
    """A playout in which the seat takes everything is played once more against stoppers only where it is a moon."""
    view = next(view for view in views(Rules.preset(rules), 5) if len(distinct(view)) > 1)
    asked, points = [], tuple(20 if seat == view.seat else 0 for seat in range(4))

    class Taking(PlayRoot):
        def enter(self, world: World) -> None:
            pass

        def outcome(self, index: int, stop: int = NO_SEAT) -> Outcome:
            asked.append(stop)
            return points, view.seat

    root = Taking(view, policy_of(view.rules), distinct(view)[:1])
    race = Race(view, Equity(view, Temper(moons=1)), root, [0.0])
    race.run(((0,) * 4, 0))
    assert (view.seat in asked) == stopped
    assert {who for _, who in race._runs[0].rows} == {view.seat if liked else -1}
    assert (race._runs[0].values != [TENTHS * Equity(view, EVEN).of(points, -1)]) == liked


def test_three_cards_are_left_after_some_worlds() -> None:
    view = next(view for view in views(Rules.preset("deluxe"), 5) if len(distinct(view)) > 4)
    root = PlayRoot(view, policy_of(view.rules), distinct(view)[:5])
    for runs, number in [(0, 5), (360, 3)]:
        race = Race(view, Equity(view, EVEN), root, [0.0] * 5, runs=runs)
        for index, run in enumerate(race._runs):
            chance = random.Random(index)
            run.values = [chance.choice((400, -400)) for _ in range(48)]
        race.tried = 48
        race.give_up()
        best = sorted(range(5), key=lambda index: sum(race._runs[index].values))
        assert race._alive == sorted(best[:number])


def test_what_the_policy_thinks_of_a_card_counts_in_every_world() -> None:
    view = next(view for view in views(Rules.preset("deluxe"), 5) if len(distinct(view)) > 1)
    root, found = PlayRoot(view, policy_of(view.rules), distinct(view)[:2]), []
    for leans in (None, [0, 70]):
        race, dealt = Race(view, Equity(view, EVEN), root, [0.0, 0.0], leans=leans), worlds(view, Random("1"))
        for _ in range(5):
            race.run(next(dealt))
        found.append([run.values for run in race._runs])
    assert found[1] == [found[0][0], [value + 70 for value in found[0][1]]]


def test_what_is_certain_is_not_left_to_the_policys_opinion() -> None:
    """The policy does not know that the queen was passed to a seat which has already played: no spade can catch her."""
    view = queen_behind()
    low, _, king = _leans(view, policy_of(view.rules), distinct(view), 0.5)
    assert low > king
    chosen = [name(mind("iq:180").play(view, str(seed)).choice) for seed in range(12)]
    assert "2S" not in chosen and chosen.count("KS") > 6


def test_the_policys_opinion_fears_a_queen_that_may_still_fall() -> None:
    view = queen_behind()
    unknown = View(view.seat, view.table, view.hand, 0, 0, 0, (), view.scores)  # nobody knows where she is
    low, _, king = _leans(unknown, policy_of(view.rules), distinct(view), 0.5)
    assert low < king


LATE = [
    ("AS 4S 9D", "2C 3C 4C 5C 6C 7C", ("-", "-", "AKQJT98H", "2H"), (20, 0, 40, 90)),
    ("AS 4S 9D 3C 5D 2S", "2C 9C 4C JC 6C 7C 8D TD 3D 2H 5H 6H KC QC AC", ("-", "-", "-", "AKQJT98H"), (20, 0, 40, 80)),
    (
        "AS 4S 9D 3C 5D 2S QD",
        "2C 9C 4C JC 6C 7C 8D TD 3D 2H 5H 6H KC QC AC AD KD 8H",
        ("-", "-", "-", "AKQJT9H"),
        (20, 0, 40, 83),
    ),
]


@pytest.mark.parametrize(("hand", "out", "taken", "scores"), LATE)
def test_where_points_lose_the_game_for_certain_it_goes_on(
    hand: str, out: str, taken: tuple[str, ...], scores: tuple[int, ...]
) -> None:
    """With the queen the seat that takes her now ends the game, which seat 1 then wins."""
    view = ending(hand, out, "5S QS KS", taken, scores)
    for who in ("iq:140", "iq:180"):
        thought = mind(who).play(view, "1")
        assert name(thought.choice) == "AS" == name(thought.prospects[0].choice)
        assert thought.prospects[0].win > 0.02 > max(one.win for one in thought.prospects[1:])
    early = ending(hand, out, "5S QS KS", taken, (0, 0, 0, 0))
    assert name(mind("iq:180").play(early, "1").choice) != "AS", "where nothing is lost, points count"


def test_it_stops_when_told() -> None:
    view = views(Rules.preset("deluxe"), 5)[9]
    assert mind("iq:180").play(view, "1", stop=lambda: True).worlds == 1


def test_an_answer_tells_what_is_expected() -> None:
    view = ending("KH QH JH", "2C 3C 4C 5C 6C 7C 8C 9C TC", taken=("QS AT98765432H",))
    thought = mind("iq:180").play(view, "1", Limit(worlds=20))
    assert thought.prospects == ()  # any of the three is as good: nothing to think about
    view = ending("TC 4C 9D", "2D 3D 4D 8C KH QH", "JC 5C 2H", taken=("-", "QS", "AH"))
    thought = mind("iq:180").play(view, "1", Limit(worlds=40))
    first = thought.prospects[0]
    assert name(first.choice) == "TC"
    assert [one.choice for one in thought.prospects] == [choice for choice, _ in thought.ranking]
    assert sum(first.points) > 0
    assert (first.moon, first.other) == (0, 0)


def test_neighbours_are_tried_once() -> None:
    view = ending("KH QH 9H 2C", "JH TH 8H 3C 4C 5C 6C 7C 8C 9C TC JC", taken=("-", "QS"))
    assert [[name(card) for card in cards] for cards in distinct(view)] == [["2C"], ["9H"], ["KH", "QH"]]
    view = ending("KH QH 9H 2C", "JH TH 8H 3C 4C 5C 6C 7C 8C 9C TC JC", taken=("-", "QS"), rules="spot")
    assert len(distinct(view)) == 4


# ---- no gang ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["iq:60", "iq:90", "instinct", "sampling:10", "iq:120", "iq:140", "iq:180,revenge=1"])
def test_no_seat_is_spared_or_chosen(who: str) -> None:
    """The same deal one seat further round: everybody's choices go round with the cards."""
    rules = Rules.preset("classic-pc", passing="K")
    hands, kitty = shuffle.deal(rules, 8, 0)
    here = Deal.begin(rules, 0, hands, kitty)
    there = Deal.begin(rules, 0, (hands[3], *hands[:3]), kitty)
    limit, number = Limit(worlds=6), 0
    while here.table.phase == "play":
        seat = here.table.turn
        view, turned = here.view(seat, (), rules.start), there.view((seat + 1) % 4, (), rules.start)
        seed = f"1/{number}"
        card = mind(who).play(view, seed, limit).choice
        assert card == mind(who).play(turned, seed, limit).choice, (number, name(card))
        here, there, number = here.play(card), there.play(card), number + 1
    assert number == 52


def test_a_view_does_not_say_who_is_a_person() -> None:
    assert not {"name", "names", "player", "players", "face"} & set(vars(views(Rules(), 1)[0]))


# ---- I.Q. and temper ----------------------------------------------------------------------------------------------


def test_a_low_iq_forgets_what_is_long_gone() -> None:
    view = next(view for view in views(Rules.preset("classic-pc"), 2) if len(view.table.tricks) == 8)
    gone = [sum([1 << card for card in trick.cards]) for trick in view.table.tricks]
    assert Faults(180).forgotten(view) == 0
    assert Faults(60).forgotten(view) == sum(gone) & ~view.got
    assert Faults(80).forgotten(view) == sum(gone[:-1]) & ~parse("QS") & ~view.got
    numbers = [Faults(iq).forgotten(view).bit_count() for iq in range(60, 130, 10)]
    assert numbers == sorted(numbers, reverse=True)


def test_a_low_iq_sleeps_through_a_moon() -> None:
    view = seen("QC 4C 9D", "JC 5C 2H", taken=("-", "QS KQJT98H"))
    chosen = {iq: name(instinct.play(view, Random("1"), iq)) for iq in (60, 120)}
    assert chosen == {60: "4C", 120: "QC"}


def test_every_iq_has_habits_in_the_pass() -> None:
    view = dealt("QS 3S AKJ8C T972D 953H")
    packets = {iq: {name(card) for card in each(instinct.give(view, Random("1"), iq))} for iq in (60, 80, 100)}
    assert packets[60] == {"9H", "5H", "3H"}
    assert packets[80] == {"AC", "KC", "QS"}
    assert "QS" in packets[100]


def test_a_temper_reads_and_writes() -> None:
    assert read("iq:120,moons=0.5,jack=-1") == (120, Temper(moons=0.5, jack=-1))
    assert Temper.read(Temper(bold=-0.5, revenge=1, voids=0.3).text()) == Temper(bold=-0.5, revenge=1, voids=0.3)
    assert EVEN.text() == ""
    for bad in ("iq:50", "iq:x", "iq:120,charm=1", "iq:120,bold=2", "iq:120,revenge=-1", "iq:120,bold=x"):
        with pytest.raises(ValueError):
            read(bad)


def _equity(temper: Temper, row: "tuple[int, ...]", shooter: int = -1) -> int:
    view = ending("AC KC 3D", "4D 5D 6D 7D 8D 9D", "QC 2C 4H", taken=("KH",))
    return Equity(view, temper).of(row, shooter)


def test_the_bold_mind_a_heavy_loss_less_than_the_careful() -> None:
    swing, steady = (26, 0, 0, 0), (13, 13, 0, 0)
    gaps = [_equity(Temper(bold=bold), swing) - 2 * _equity(Temper(bold=bold), steady) for bold in (-1, 0, 1)]
    assert gaps == sorted(gaps, reverse=True) and len(set(gaps)) == 3


def test_the_moon_hungry_shoot_more_moons() -> None:
    pair = ("iq:120,moons=1", "iq:120,moons=-1")
    with ProcessPoolExecutor() as executor:
        played = match.play(Rules.preset("classic-pc"), pair, 40, "1", executor)
    assert played.moons(0) > 2 * played.moons(1) + 0.01, (played.moons(0), played.moons(1))


def test_the_fond_of_the_jack_pay_more_for_him() -> None:
    view = seen("AD 3D 9H", "JD QS 5D", rules="deluxe")
    chosen = [name(instinct.play(view, Random("1"), 180, Temper(jack=jack))) for jack in (0, 1)]
    assert chosen == ["3D", "AD"]


def test_who_likes_voids_passes_to_be_out_of_a_suit() -> None:
    view = dealt("AKS 8654S QJ7D 95C KJ84H".replace("84H", "8H"))
    empty = []
    for voids in (-1, 1):
        left = view.hand & ~instinct.give(view, Random("1"), 180, Temper(voids=voids))
        empty.append(len([suit for suit in range(3) if not left >> 13 * suit & 0x1FFF]))
    assert empty[0] < empty[1], empty


def test_the_vengeful_like_points_on_who_hurt_them() -> None:
    view = [view for view in views(Rules.preset("classic-pc"), 4) if Equity(view, Temper(revenge=1)).grudge >= 0][-1]
    equity = Equity(view, Temper(revenge=1))
    row = [0, 0, 0, 0]
    row[equity.grudge] = 5
    other = [0, 0, 0, 0]
    other[({0, 1, 2, 3} - {view.seat, equity.grudge}).pop()] = 5
    assert equity.of(tuple(row), -1) < equity.of(tuple(other), -1)
    assert Equity(view, EVEN).of(tuple(row), -1) == Equity(view, EVEN).of(tuple(other), -1)


# ---- Diabolo ------------------------------------------------------------------------------------------------------


def test_diabolo_plays_against_one_seat_and_sees_its_cards() -> None:
    from hearts.minds.diabolo import Diabolo

    rules = Rules.preset("classic-pc", passing="K")
    mean = []
    for against in (True, False):
        total = 0
        for seed in range(12):
            deal = in_play(rules, seed)
            while deal.table.phase == "play":
                view = deal.view(deal.table.turn, (), rules.start)
                if against and view.seat:
                    card = Diabolo(0, deal.hands).play(view, "1").choice
                else:
                    card = instinct.play(view, Random(1))
                deal = deal.play(card)
            total += rules.worth(deal.taken[0])
        mean.append(total / 12)
    assert mean[0] > mean[1] + 3, mean


def test_diabolo_without_hands_is_blind() -> None:
    view = views(Rules.preset("classic-pc"), 1)[0]
    assert view.legal >> mind("diabolo:2").play(view, "1").choice & 1
