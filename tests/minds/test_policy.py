"""The learned policy is the trainer's, its playouts take no short cut, and it believes what the others have shown."""

from itertools import islice

import pytest
from hypothesis import given, settings
from situations import in_play, views
from tables import games

from hearts.engine.game import Game
from hearts.engine.rules import Rules
from hearts.engine.score import line
from hearts.engine.shuffle import Random
from hearts.engine.table import legal
from hearts.minds.belief import Belief, sight_of
from hearts.minds.playout import Position
from hearts.minds.policy import Policy
from hearts.minds.weights import WEIGHTS
from hearts.minds.worlds import worlds


@pytest.mark.parametrize("preset", ["deluxe", "classic-pc"])
def test_the_policy_weighs_cards_as_the_trainer_does(preset: str) -> None:
    """Two programs, one meaning: the table entries that training adds up are those that play adds up."""
    numpy = pytest.importorskip("numpy")
    from hearts.arena import arrays

    rules = Rules.preset(preset)
    policy, seats = Policy(rules), range(4)
    cards, entries = numpy.zeros(13, numpy.int64), numpy.zeros((13, 4), numpy.int64)
    compared = 0
    for view in [view for seed in range(6) for view in views(rules, seed)]:
        table = view.table
        position = Position(table, view.scores)
        trick = numpy.array(
            [
                position.trick,
                table.trick[0] // 13 if table.trick else 0,
                len(table.trick),
                position.best.bit_length() - 1,
                position.winner,
            ]
        )
        number = arrays.candidates(
            view.seat,
            view.hand,
            view.legal,
            table.played,
            trick,
            table.taken,
            int(rules.bonus_card > 0),
            cards,
            entries,
        )
        theirs = [
            (int(card), sum([WEIGHTS[entry] for entry in row if entry >= 0]))
            for card, row in zip(cards[:number], entries, strict=False)
        ]
        ours = policy.weigh(sight_of(policy, table), view.hand, view.legal)
        assert [(bit.bit_length() - 1, worth) for bit, worth in ours] == theirs, (view.table.trick, seats)
        compared += number
    assert compared > 1000


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
    assert len({past.sight.seat for past in belief.pasts}) == 3
    likely = [belief.of(hands) for hands, _ in islice(worlds(view, Random(1)), 200)]
    truth = belief.of([hand & ~view.table.played for hand in deal.hands])
    assert max(likely) < 0
    assert truth > sum(likely) / len(likely)
