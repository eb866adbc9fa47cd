"""Search: a mind that weighs each choice in many likely worlds, each played out by the learned policy.

As `hearts.minds.sampling`, and beyond it: playouts by a policy learned from search (`hearts.minds.policy`); worlds in
which the others would have passed and played as they did are the likelier ones, and the strongest mind goes from one of
them to the next in small steps (`hearts.minds.belief`); a choice that has fallen behind clearly is given up, so that
worlds go where the choice is close (`hearts.minds.race`); and near the end of a game its result is what counts, not
points. Instinct has a say: its opinion of a choice is a prior, and counts like so many more worlds; at tables of four
the strongest mind heeds the policy's own opinion of a card in place of that, in every world. A moon of its own that
comes home in a world is played out there once more, against seats that do all they can to stop it; where they do, the
moon is believed by three tenths. With few cards left the strongest mind weighs each together with its next one
(`hearts.minds.ending`).
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import exp
from typing import NamedTuple

from hearts.engine.cards import BITS, count
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds.belief import Belief, sight_of
from hearts.minds.ending import Ending, EndingRoot
from hearts.minds.equity import Equity
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.looks import Sight
from hearts.minds.mind import Mind
from hearts.minds.policy import Policy
from hearts.minds.race import TENTHS, Race
from hearts.minds.root import PassRoot, PlayRoot, distinct, enough, promising
from hearts.minds.temper import EVEN, Temper, name
from hearts.minds.thought import Limit, Steps, Stop, Thought
from hearts.minds.weights import SCALE
from hearts.minds.worlds import Hidden, World, one_of, worlds

WALKS = 10  # so many worlds go on, by turns
PACKET_SAY = 5  # for so many worlds instinct's opinion of a packet counts, for each card in hand
LEARNED = 4  # so many players sat where the policy was learned
ENDING_SAY = 1  # and for so many that of a card in an ending
LISTED = 300  # in an ending worlds are listed, and not drawn, where so many tries list all of them


class Reach(NamedTuple):
    """How far a mind of an I.Q. thinks.

    worlds   so many at most; group: each likely one is drawn from so many; steps: and then goes on by so many each time
             that it is used again, 0 where none is; packets: so many are tried
    say      for so many worlds instinct's opinion of a card counts, for each card in hand: less and less in a deal
    lean     in place of that, at tables of four: so many points (of 26) a card costs more in every world than one that
             the policy would play e times as often
    trifle   a choice is given up that may gain no more than this, in points, on the average
    runs     after so many playouts of cards there are no more worlds; 0 where they do not count
    ending   with so many cards in hand at most a card is weighed together with the next one
    """

    worlds: int
    group: int
    steps: int
    packets: int
    say: int
    trifle: float
    runs: int = 0
    ending: int = 0
    lean: float = 0


REACH = {
    130: Reach(4, 1, 0, 4, 5, 0),
    140: Reach(10, 1, 0, 6, 5, 0),
    150: Reach(20, 1, 0, 8, 5, 0),
    160: Reach(40, 2, 0, 12, 5, 0),
    170: Reach(70, 3, 0, 18, 5, 0),
    180: Reach(120, 5, 20, 24, 2, 0.02, 360, 4, 0.5),
}


class Search(Mind):
    """The searching mind of an I.Q. and a temper."""

    thinks = timed = True

    def __init__(self, iq: int = 180, temper: Temper = EVEN) -> None:
        self.name = name(iq, temper)
        self.iq = iq
        self.temper = temper
        self.reach = REACH[max(130, min(180, iq // 10 * 10))]
        self.limit: Limit = Limit(worlds=self.reach.worlds)

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """Think a world at a time; a forced card is not thought about."""
        policy, weighing = policy_of(view.rules, self.temper.jack), Weighing(Facts(view), self.temper)
        reach, equity, cards = self.reach, Equity(view, self.temper), count(view.hand)
        race: Race
        if ask == "give":
            packets = PassRoot(view, policy, promising(view, policy, weighing, reach.packets))
            opinions = [weighing.regret(view.hand & ~packet) for (packet,) in packets.choices]
            race = Race(view, equity, packets, opinions, PACKET_SAY * cards, reach.trifle)
        else:
            choices = distinct(view)
            if len(choices) == 1:
                return Thought(choices[0][0])
            opinions = [weighing.cost(group[0]) for group in choices]
            if cards <= reach.ending:
                race = Ending(view, equity, EndingRoot(view, policy, choices), opinions, ENDING_SAY, reach.trifle)
            else:
                root = PlayRoot(view, policy, choices)
                say, leans = reach.say * cards, [0] * len(choices)
                if reach.lean and view.rules.players == LEARNED:
                    say, leans = 0, _leans(view, policy, choices, reach.lean)
                race = Race(view, equity, root, opinions, say, reach.trifle, reach.runs, leans)
        done = enough(limit or self.limit, self.reach.worlds, stop)
        for world in self._likely(view, policy, Random(seed)):
            race.run(world)
            if done(race.tried) or race.decided:
                break
            race.give_up()
            yield
        return race.thought()

    def _likely(self, view: View, policy: Policy, stream: Random) -> Iterator[World]:
        """Yield worlds in which the others would have played as they did, as often as that is likely."""
        every, group, steps = worlds(view, stream), self.reach.group, self.reach.steps
        if group == 1 or not (view.table.played or view.got):
            yield from every
        chance, belief = random.Random(stream.next() << 32 | stream.next()), Belief(policy, view)
        if count(view.hand) <= self.reach.ending:
            yield from belief.listed(LISTED, chance.random())
        walks: deque[World] = deque(maxlen=WALKS)
        while True:
            if len(walks) < WALKS or not steps:
                drawn = [next(every) for _ in range(group)]
                likely = [belief.of(hands) for hands, _ in drawn]
                most = max(likely)
                # Whole numbers: the last digits of exp differ between Pythons.
                shares = [int(exp(round(one - most, 3)) * 1e6) for one in likely]
                walks.append(drawn[one_of(list(accumulate(shares)), chance.random())])
            else:
                walks.append(belief.further(walks.popleft(), steps, chance))
            yield walks[-1]


def _leans(view: View, policy: Policy, choices: list[list[int]], lean: float) -> list[int]:
    """Return what the policy's own opinion of each choice adds to its value, in tenths."""
    worths = dict(policy.weigh(_certain(sight_of(policy, view.table), policy, view), view.hand, view.legal))
    most, share = max(worths.values()), lean * view.rules.total / 26 * TENTHS * (view.rules.players - 1)
    return [round(share * (most - worths[BITS[group[0]]]) / SCALE) for group in choices]


def _certain(sight: Sight, policy: Policy, view: View) -> Sight:
    """Return the same without the dear cards that cannot fall on this trick; the policy does not know where a
    passed card went."""
    to_come = Hidden(view).to_come()
    return sight._replace(live=sight.live & ~(policy.dear & view.unseen & ~to_come)) if to_come else sight


@lru_cache(4)
def policy_of(rules: Rules, jack: float = 0) -> Policy:
    """Return the policy for these rules and this fondness of the bonus card; it grows quicker as it is used."""
    return Policy(rules, jack)
