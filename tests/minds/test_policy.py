"""The learned policy is the trainer's, its playouts take no short cut, and it believes what the others have shown."""

import random
from collections import Counter
from itertools import islice
from math import exp
from pathlib import Path

import pytest
from hypothesis import given, settings
from situations import in_play, views
from tables import games

from hearts.arena import teach, train
from hearts.arena.active_features import active_features
from hearts.arena.teach import RecordingMind, Sample, read_samples
from hearts.arena.train import example, learn, prediction_quality
from hearts.engine import shuffle
from hearts.engine.cards import cards
from hearts.engine.deal import Deal
from hearts.engine.game import Game
from hearts.engine.rules import Rules
from hearts.engine.score import line
from hearts.engine.shuffle import Random
from hearts.engine.table import legal
from hearts.minds.belief import Belief, sight_of
from hearts.minds.features import EDGES, SIZE
from hearts.minds.looks import RANKS, ends_of
from hearts.minds.playout import NO_SEAT, Position
from hearts.minds.policy import Policy
from hearts.minds.registry import mind
from hearts.minds.root import distinct
from hearts.minds.weights import WEIGHTS
from hearts.minds.worlds import Hidden, World, worlds


@pytest.mark.parametrize("preset", ["deluxe", "classic-pc"])
def test_the_policy_weighs_cards_as_the_trainer_does(preset: str) -> None:
    """Two programs, one meaning: the table entries that training adds up are those that play adds up."""
    rules = Rules.preset(preset)
    policy, compared = Policy(rules), 0
    for view in [view for seed in range(6) for view in views(rules, seed)]:
        sight = sight_of(policy, view.table)
        theirs = [
            (bit, sum([WEIGHTS[entry] for entry in row]))
            for bit, row in active_features(policy, sight, view.hand, view.legal)
        ]
        assert policy.weigh(sight, view.hand, view.legal) == theirs, view.table.trick
        compared += len(theirs)
    assert compared > 1000


def test_a_searching_mind_is_watched_as_it_plays() -> None:
    """What is written down is what was in sight, and the card that it plays anyway."""
    found: list[Sample] = []
    view = next(view for view in views(Rules.preset("deluxe"), 3) if len(distinct(view)) > 2)
    thought = RecordingMind(mind("iq:130"), found).play(view, "1")
    assert thought == mind("iq:130").play(view, "1")
    (record,) = found
    assert (record.hand, sum(record.choices) & ~view.legal, min(record.costs)) == (view.hand, 0, 0.0)
    group = next(cards for cards in distinct(view) if thought.choice in cards)
    assert record.chosen == 1 << group[0]


def test_seats_that_see_a_moon_coming_stop_some_and_do_nothing_else() -> None:
    """They change nothing before one seat alone has points, and never help a moon home."""
    rules = Rules.preset("classic-pc")
    policy, moons, stopped = Policy(rules), 0, 0
    for seed in range(150):
        hands, kitty = shuffle.deal(rules, seed, 3)
        table = Deal.begin(rules, 3, hands, kitty).table
        position = Position(table, rules.start)
        points, shooter = policy.play(position, hands, kitty)
        if shooter < 0:
            continue
        moons += 1
        other, again = policy.play(position, hands, kitty, shooter)
        stopped += again != shooter
        assert sum(other) == (26 if again < 0 else 78)
        assert again == shooter or other[shooter] > points[shooter]
    assert 0 < stopped <= moons


@pytest.mark.parametrize(("hand", "others", "led"), [("KH 2C", "QH 3C", "KH"), ("5H JH", "5C 6D", "5H")])
def test_who_stops_a_moon_leads_the_heart_that_takes_one_from_the_others(hand: str, others: str, led: str) -> None:
    assert _led(hand, others, 1) == cards(led)


@pytest.mark.parametrize("hand", ["KH 2C", "KH QH 9D"])
def test_where_a_higher_heart_is_out_the_policy_leads_as_ever(hand: str) -> None:
    assert _led(hand, "AH 3C", 1) == _led(hand, "AH 3C", NO_SEAT)


def _led(hand: str, others: str, stop: int) -> int:
    """What seat 0 leads where seat 1 alone has points."""
    policy, held = Policy(Rules.preset("classic-pc")), cards(hand)
    return policy._lead(held, (), held | cards(others), 0, (0, 0, 1, 0, 0, policy.kinds_of(0)), stop)


def test_which_of_its_suit_a_card_is_and_what_its_ends_are_good_for() -> None:
    assert RANKS[0b1011] == ((0, EDGES * 2), (1, EDGES * 4), (3, EDGES * 6))
    assert RANKS[0b11111][2] == (2, EDGES * 8)
    assert [ends_of(0b1010, out) for out in (0b10100, 0b100, 0b101, 0b1)] == [2, 3, 1, 1]


def test_training_finds_what_was_played_likely(tmp_path: Path) -> None:
    """Records are read as they were written, and what is learned from them is what they say."""
    rules = Rules.preset("deluxe")
    policy, seen = Policy(rules), []
    for view in [view for seed in range(4) for view in views(rules, seed) if len(distinct(view)) > 1]:
        choices = tuple([1 << cards[0] for cards in distinct(view)])
        costs = tuple([0.0 if choice == max(choices) else 2.5 for choice in choices])
        seen.append(Sample("deluxe", sight_of(policy, view.table), view.hand, choices, max(choices), costs))
    file = tmp_path / "records.txt"
    file.write_text(
        "".join([f"{number} | {record.text()}\n" for number, record in enumerate(seen)]) + "cut short", "utf-8"
    )
    assert list(read_samples(file)) == seen
    examples = [example(policy, record) for record in seen]
    weights, steepness = [0.0] * SIZE, [0.0] * SIZE
    before = prediction_quality(weights, examples)
    for _ in range(5):
        for one in examples:
            learn(weights, steepness, one, 0.25)
    after = prediction_quality(weights, examples)
    assert after[0] > before[0] / 2
    assert after[1] > 0.8


@settings(max_examples=60)
@given(games())
def test_a_playout_is_what_the_policy_would_play_card_by_card(game: Game) -> None:
    """The one long loop takes no short cut that changes a card."""
    if game.phase != "play" or game.deal is None:
        return
    rules, deal = game.rules, game.deal
    policy = Policy(rules)
    found = policy.play(Position(deal.table, game.scores), deal.hands, deal.kitty)
    while deal.table.phase == "play":
        table = deal.table
        hand = deal.hands[table.turn]
        sight = sight_of(policy, table)._replace(live=sum(deal.hands))
        deal = deal.play(policy.likeliest(sight, hand, legal(hand, table.demands)).bit_length() - 1)
    row = line(rules, deal.table.number, deal.taken, deal.table.won, game.scores)
    assert found == (row.points, row.shooter)


def test_what_was_not_played_is_believed() -> None:
    """Seat 1 ducked under the ten with the three: it hardly holds what would have ducked higher."""
    rules = Rules.read("classic-pc passing=K")
    deal = in_play(rules, 3)
    policy = Policy(rules)
    view = next(view for view in views(rules, 3) if len(view.table.tricks) >= 5)
    belief = Belief(policy, view)
    assert all({past.sight.seat for past in pasts} == {seat} for seat, pasts in belief.pasts.items())
    assert len(belief.pasts) == 3
    likely = [belief.of(hands) for hands, _ in islice(worlds(view, Random(1)), 200)]
    truth = belief.of([hand & ~view.table.played for hand in deal.hands])
    assert max(likely) < 0
    assert truth > sum(likely) / len(likely)


@pytest.mark.parametrize(("line", "number"), [("deluxe", 40), ("kitty", 43)])
def test_worlds_go_on_to_where_they_are_likely(line: str, number: int) -> None:
    """Each deal of the last unseen cards comes as often as it is likely, those in a kitty with them."""
    view = views(Rules.read(line), 7)[number]
    belief, chance = Belief(Policy(view.rules), view), random.Random(1)
    dealt = list(islice(worlds(view, Random(1)), 2000))
    likely = {world: exp(belief.of(world[0])) for world in dealt}
    assert 50 < len(likely) < 100
    world, found = dealt[0], Counter[World]()
    for _ in range(8000):
        world = belief.further(world, 4, chance)
        found[world] += 1
    assert found.keys() <= likely.keys()
    whole = sum(likely.values())
    assert sum(abs(found[one] / 8000 - share / whole) for one, share in likely.items()) / 2 < 0.05


@pytest.mark.parametrize("line", ["kitty", "black-maria players=3", "deluxe players=5", "omnibus players=6"])
def test_worlds_go_on_at_any_table(line: str) -> None:
    """No hand grows, nobody holds what it cannot hold, and a kitty leaves the lowest club where it was."""
    for view in views(Rules.read(line), 5)[::9]:
        belief, hidden, chance = Belief(Policy(view.rules), view), Hidden(view), random.Random(2)
        first = world = next(worlds(view, Random(1)))
        for _ in range(20):
            world = belief.further(world, 6, chance)
            hands, kitty = world
            assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in first[0]]
            assert (sum(hands) + kitty, hands[view.seat]) == (sum(first[0]) + first[1], view.hand)
            homes = [hands[seat] for seat in hidden.seats] + [kitty] * (len(hidden.may) - len(hidden.seats))
            assert all(home & ~may == 0 for home, may in zip(homes, hidden.may, strict=True))
            assert hidden.led_rightly(homes)


@pytest.mark.parametrize("text", ["", "nonsense\n", None])
def test_what_is_no_record_teaches_nothing(text: str | None, tmp_path: Path) -> None:
    source, module = tmp_path / "records.txt", tmp_path / "weights.py"
    if text is not None:
        source.write_text(text, "utf-8")
    with pytest.raises(SystemExit):
        train.main([str(source), "--out", str(module)])
    assert not module.exists()


def test_a_file_that_cannot_be_written_is_told_before_a_deal_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teach, "play_deal", lambda *_: pytest.fail("a deal was played"))
    with pytest.raises(SystemExit):
        teach.main(["--out", str(tmp_path / "nowhere" / "records.txt")])
