"""Sampling: its worlds agree with what was seen, its playouts with the engine, its answers with themselves."""

from itertools import islice

import pytest
from hypothesis import given, settings
from situations import dealt, seen, views
from tables import games

from hearts.engine import shuffle
from hearts.engine.cards import HEARTS, SUIT_SETS, bits, card, count, each, highest, lowest, name, parse
from hearts.engine.deal import Deal, View
from hearts.engine.game import Game
from hearts.engine.rules import Rules
from hearts.engine.score import line
from hearts.engine.shuffle import Random
from hearts.engine.table import Table
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.playout import HIGH_ROWS, ROWS, Playouts, Position
from hearts.minds.registry import mind
from hearts.minds.root import others_have_chosen, packets
from hearts.minds.thought import Limit
from hearts.minds.worlds import worlds


def _played_by(table: Table) -> "list[int]":
    found = [0] * table.rules.players
    for seat, played in table.plays:
        found[seat] |= 1 << played
    return found


@settings(max_examples=150)
@given(games())
def test_worlds_agree_with_the_view(game: Game) -> None:
    """Each world, played again from its start, leads to the very table that was seen, every card legal on the way."""
    seat = game.waiting[0]
    view = game.view(seat)
    table, rules = view.table, view.rules
    dealer = worlds(view, Random(game.length))
    for hands, kitty in [next(dealer) for _ in range(4)]:
        sets = [*hands, kitty]
        assert hands[seat] == view.hand
        assert sum(sets) == rules.pack - table.played
        assert sum([count(held) for held in sets]) == count(sum(sets))
        if table.phase == "pass":
            continue
        start = tuple([held | was for held, was in zip(hands, _played_by(table), strict=True)])
        assert [count(held) for held in start] == [rules.hand_size] * rules.players
        _same_table(table, _again(table, start, kitty))
        if view.gave:
            assert not view.gave & ~start[table.reaches(seat)]


@pytest.mark.parametrize("players", [3, 5, 6])
def test_worlds_with_a_kitty_leave_the_lowest_club_to_who_led_first(players: int) -> None:
    rules, tried = Rules("deluxe", players=players, remainder="kitty"), 0
    for view in [view for seed in range(6) for view in views(rules, seed)[players : 4 * players : 2]]:
        for hands, kitty in islice(worlds(view, Random(tried)), 3):
            start = tuple([held | was for held, was in zip(hands, _played_by(view.table), strict=True)])
            _same_table(view.table, _again(view.table, start, kitty))
            tried += 1
    assert tried > 50


def test_who_has_declined_the_pass_passes_nothing_in_any_world() -> None:
    rules = Rules("classic-pc", decline=True)
    deal = Deal.begin(rules, 0, *shuffle.deal(rules, 1, 0)).give(1, 0)
    view = deal.view(0)
    assert view.table.declined == (1,)
    chosen = others_have_chosen(view, next(worlds(view, Random(1))), Playouts(rules))
    assert chosen.table.declined == (1,) and chosen.gave[:2] == (0, 0) and all(chosen.gave[2:])


def _again(table: Table, start: "tuple[int, ...]", kitty: int) -> Deal:
    none = (0,) * len(start)
    deal = Deal(Table(table.rules, table.number), start, start, kitty, none, none)._open()
    for _, played in table.plays:
        assert deal.view(deal.table.turn).legal >> played & 1, f"{name(played)} was not legal"
        deal = deal.play(played)
    return deal


def _same_table(seen_table: Table, again: Deal) -> None:
    for part in ("leader", "turn", "trick", "tricks", "taken", "broken", "demands", "kitty_taker"):
        assert getattr(again.table, part) == getattr(seen_table, part), part


@settings(max_examples=150)
@given(games())
def test_playouts_follow_the_engine(game: Game) -> None:
    """A playout ends in the row that the same greedy cards lead to in the engine."""
    deal = game.deal
    assert deal is not None
    if game.phase != "play":
        return
    seat = game.waiting[0]
    for choice in each(game.view(seat).legal):
        after = deal.play(choice)
        position = Position(after.table, game.scores)
        outcome = Playouts(game.rules).play(position, after.hands, deal.kitty)
        assert outcome == _slowly(after, game.scores), name(choice)


def _slowly(deal: Deal, scores: "tuple[int, ...]") -> "tuple[tuple[int, ...], int]":
    rules = deal.table.rules
    while deal.table.phase == "play":
        view = deal.view(deal.table.turn)
        deal = deal.play(_greedy(view))
    row = line(rules, deal.table.number, deal.taken, deal.table.won, scores)
    return row.points, row.shooter


def _greedy(view: View) -> int:
    rules, table, choice = view.rules, view.table, view.legal
    dear = rules.penalty_cards & ~HEARTS
    if not table.trick:
        suits = sum([suit for suit in SUIT_SETS if suit & dear])
        if _catchers(table, dear) and choice & suits and not view.hand & (dear | _catchers(table, dear)):
            return highest(choice & suits)
        return lowest(next(choice & row for row in ROWS if choice & row))
    trick, led = bits(table.trick), SUIT_SETS[table.trick[0] // 13]
    top = highest(trick & led)
    if not choice & led:
        return _thrown(choice, table, dear, rules.bonus_card)
    below = choice & ((1 << top) - 1)
    last = len(table.trick) == rules.players - 1
    if (last and not trick & rules.penalty_cards) or trick & rules.bonus_card:
        return highest(choice & ~dear or choice)
    if below:
        return highest(below & ~rules.bonus_card or below)
    return (highest if last else lowest)(choice & ~dear or choice)


def _catchers(table: Table, dear: int) -> int:
    """The cards over a dear one, as long as one was out when the trick began."""
    if table.played & ~bits(table.trick) & dear == dear:
        return 0
    over = [SUIT_SETS[one // 13] & ~((1 << one + 1) - 1) & ~dear for one in each(dear)]
    return bits(sorted({number for held in over for number in each(held)}))


def _thrown(choice: int, table: Table, dear: int, bonus: int) -> int:
    best = choice & dear or choice & _catchers(table, dear) or choice & HEARTS
    if best:
        return highest(best)
    rest = choice & ~bonus or choice
    return highest(next(rest & row for row in HIGH_ROWS if rest & row))


HANDS = (
    "T92C K8S JD 874D KT74H",
    "J5C QJS AQ95D AJ852H",
    "Q6C A93S KT63D Q963H",
    "AK8743C T76542S 2D",
)


def _after(rules: str, plays: str, hands: "tuple[str, ...]" = HANDS) -> View:
    """What the next seat sees after these cards of a keeper."""
    deal = Deal.begin(Rules.read(rules + " passing=K"), 0, tuple([parse(hand) for hand in hands]), 0)
    for code in plays.split():
        assert deal.view(deal.table.turn).legal >> card(code) & 1, code
        deal = deal.play(card(code))
    return deal.view(deal.table.turn)


@pytest.mark.parametrize(
    ("view", "right", "reason"),
    [
        (_after("classic-pc", "2C 5C 6C AC 5S KS QS"), "9S 3S", "never eats the queen when it can duck"),
        (_after("deluxe", "TC 5C QC 3C 3D 2D JD"), "AD QD", "last: the jack is worth ten"),
        (_after("classic-pc", "2C 5C 6C 3C QC KC 9C JC 8C TC"), "QS", "void: the queen goes"),
    ],
)
def test_sampling_sees_it(view: View, right: str, reason: str) -> None:
    assert name(mind("sampling:40").play(view, "1").choice) in right.split(), reason


def test_one_world_is_as_likely_as_another() -> None:
    """Seats 1 and 2 are out of clubs, so all three are with seat 3; of the ten spades each has its share."""
    view = _after("classic-pc", "2C 5C 6C 3C QC KC 9C JC 8C TC QS 9H")
    found, spades, number = [0, 0, 0], SUIT_SETS[2], 1200
    for hands, _ in islice(worlds(view, Random(1)), number):
        assert hands[3] & SUIT_SETS[0] == parse("A74C")
        found = [so_far + count(hand & spades) for so_far, hand in zip(found, hands[1:], strict=True)]
    assert [total / number for total in found] == pytest.approx([10 * 10 / 27, 10 * 10 / 27, 10 * 7 / 27], abs=0.12)


VIEW = _after("deluxe", "TC 5C QC 3C")


def test_the_same_seed_and_worlds_give_the_same_thought() -> None:
    thought = mind("sampling:25").play(VIEW, "1/2/3")
    assert thought == mind("sampling:25").play(VIEW, "1/2/3")
    assert thought == mind("sampling").play(VIEW, "1/2/3", Limit(worlds=25))
    assert thought.worlds == 25
    assert thought.ranking != mind("sampling:25").play(VIEW, "1/2/4").ranking


def test_this_thought_is_the_same_on_every_python() -> None:
    """A fixed answer, which CPython of any version and Pyodide in the worker must find."""
    thought = mind("sampling:8").play(VIEW, "1/2/3")
    assert [(name(choice), points) for choice, points in thought.ranking][:2] == [("6C", -0.125), ("3D", 0.125)]


def test_it_stops_when_told_and_in_time() -> None:
    assert mind("sampling").play(VIEW, "1", Limit(milliseconds=60_000), stop=lambda: True).worlds == 1
    assert mind("sampling").play(VIEW, "1", Limit(milliseconds=1)).worlds < 500


def test_a_forced_card_takes_no_thought() -> None:
    thought = mind("sampling").play(seen("QS", "KS"), "1")
    assert (thought.choice, thought.worlds, thought.ranking) == (card("QS"), 0, ())


def test_packets_are_what_instinct_finds_likely() -> None:
    view = dealt("QS 43S AKQC 5432D 432H")
    found = packets(view, Weighing(Facts(view)))
    assert len(set(found)) == len(found) == 286
    assert all(count(packet) == 3 for packet in found)
    assert found[0] & parse("QS")
