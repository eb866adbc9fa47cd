"""The last tricks: worlds are listed, and a card is weighed together with the next one, chosen across worlds."""

from collections import Counter
from itertools import islice, product
from math import exp

import pytest
from situations import views

from hearts.engine.cards import count, each
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds.belief import Belief
from hearts.minds.ending import Ending, EndingRoot, Moment
from hearts.minds.equity import Equity
from hearts.minds.playout import NO_MOON, NO_SEAT, Outcome, Position
from hearts.minds.registry import mind
from hearts.minds.root import PlayRoot, distinct
from hearts.minds.search import policy_of
from hearts.minds.temper import EVEN
from hearts.minds.worlds import Hidden, World, worlds

TABLES = [
    *("deluxe", "classic-pc", "black-maria players=3", "deluxe players=6"),
    *("kitty", "omnibus players=5 remainder=kitty"),
]


def endings(rules: str, most: int = 4, seeds: int = 3) -> list[View]:
    """What seats with a choice see that hold so many cards at most."""
    found = [view for seed in range(seeds) for view in views(Rules.read(rules), seed)]
    return [view for view in found if count(view.hand) <= most and len(distinct(view)) > 1]


@pytest.mark.parametrize("rules", TABLES)
def test_worlds_are_listed_whole(rules: str) -> None:
    """Each way once, and no other: as when each card is tried in each home."""
    compared = 0
    for view in endings(rules, most=2):
        hidden, tried = Hidden(view), set()
        if len(hidden.may) ** count(hidden.unseen) > 100_000:
            continue
        for places in product(range(len(hidden.may)), repeat=count(hidden.unseen)):
            homes = [0] * len(hidden.may)
            for card, home in zip(each(hidden.unseen), places, strict=True):
                homes[home] |= 1 << card
            fits = [not cards & ~may for cards, may in zip(homes, hidden.may, strict=True)]
            if all(fits) and [count(cards) for cards in homes] == hidden.room:
                tried.add(tuple(homes))
        found = [tuple(homes) for homes in hidden.every() if homes]
        assert len(found) == len(set(found)) and set(found) == tried
        compared += 1
    assert compared > 2


def test_a_listed_world_comes_as_often_as_it_is_likely() -> None:
    """All worlds are listed or none: where they are too many, they are drawn as before."""
    compared = 0
    for view in endings("deluxe", most=3):
        belief, hidden = Belief(policy_of(view.rules), view), Hidden(view)
        tries = list(hidden.every())
        every = [hidden.world(homes) for homes in tries if homes]
        often = Counter(islice(belief.listed(len(tries), 0.3), 4000))
        likely = [exp(belief.of(hands)) for hands, _ in every]
        for world, one in zip(every, likely, strict=True):
            assert often[world] / 4000 == pytest.approx(one / sum(likely), abs=0.002)
        assert not list(islice(belief.listed(len(tries) - 1, 0.3), 1))
        compared += len(every) > 1
    assert compared > 3


@pytest.mark.parametrize("rules", [rules for rules in TABLES if "kitty" not in rules])
def test_a_playout_by_steps_is_a_playout(rules: str) -> None:
    """The way to the next card, that card as the policy chooses it, and the rest come to what one playout comes to.

    Where a kitty lies hidden, a playout knows that its cards are in no hand, and the steps do not.
    """
    compared = 0
    for view in endings(rules):
        policy, choices = policy_of(view.rules), distinct(view)
        whole, steps = PlayRoot(view, policy, choices), EndingRoot(view, policy, choices)
        for world in islice(worlds(view, Random(str(compared))), 8):
            whole.enter(world)
            steps.enter(world)
            for index, cards in enumerate(choices):
                for stop in (NO_SEAT, view.seat):
                    assert steps.outcome(index, stop) == whole.outcome(index, stop)
                moment, outcomes = steps.ways(index)
                hand = view.hand & ~(1 << cards[0])
                ways = moment.cards(hand) if hand and moment.table.turn == view.seat else [0]
                assert len(outcomes) == len(ways)
                by_policy = moment.card(hand) if ways[0] else 0
                if by_policy in ways:
                    assert outcomes[ways.index(by_policy)] == whole.outcome(index)
                    compared += len(ways) > 1
    assert compared > 50


def test_the_next_card_is_one_for_all_worlds_that_look_alike() -> None:
    """Where the seat cannot tell two worlds apart, it does not get another card in each of them."""
    view = endings("classic-pc")[0]
    policy = policy_of(view.rules)
    moments = [Moment(policy, view.table, view.scores) for _ in range(2)]
    dear, cheap = [tuple([4 * (seat == taker) for seat in range(4)]) for taker in (view.seat, (view.seat + 1) % 4)]

    class Root(EndingRoot):
        """In each of two worlds another one of two next cards costs four points."""

        apart = False

        def enter(self, world: World) -> None:
            self.first = world[1] == 0

        def ways(self, index: int) -> tuple[Moment, list[Outcome]]:
            costs = (dear, cheap) if self.first else (cheap, dear)
            return moments[self.apart and self.first], [(points, NO_MOON) for points in costs]

    for apart, points in [(False, 2.0), (True, 0.0)]:
        root = Root(view, policy, distinct(view)[:2])
        root.apart = apart
        race = Ending(view, Equity(view, EVEN), root, [0.0, 0.0])
        for number in (0, 1, 0, 1):
            race.run(((0,) * 4, number))
        assert [own for _, own in race.thought().ranking] == [points] * sum(map(len, root.choices))


def test_what_was_found_once_is_not_played_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """In an ending the same few worlds come again and again; that costs no more playouts."""
    view = next(view for view in endings("deluxe", most=2))
    policy, played = policy_of(view.rules), []
    play = policy.play

    def counting(position: Position, hands: tuple[int, ...], kitty: int, stop: int = NO_SEAT) -> Outcome:
        played.append((position, hands, stop))
        return play(position, hands, kitty, stop)

    monkeypatch.setattr(policy, "play", counting)
    root = EndingRoot(view, policy, distinct(view))
    race = Ending(view, Equity(view, EVEN), root, [0.0] * len(root.choices))
    for world in islice(worlds(view, Random("1")), 200):
        race.run(world)
    assert race.tried == 200 and len(played) == len(set(played)) < 200


@pytest.mark.parametrize("rules", TABLES)
def test_the_strongest_mind_thinks_so_at_any_table(rules: str) -> None:
    for view in endings(rules):
        thought = mind("iq:180").play(view, "1")
        assert view.legal >> thought.choice & 1 and thought == mind("iq:180").play(view, "1")
