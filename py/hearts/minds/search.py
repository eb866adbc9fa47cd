"""Search: a mind that weighs each choice in many likely worlds, each played out by the learned policy.

As `hearts.minds.sampling`, and beyond it: playouts by a policy learned in self-play (`hearts.minds.policy`); worlds in
which the others would have played as they did are the likelier ones; a choice that has fallen behind clearly is given
up, so that worlds go where the choice is close (racing, Maron & Moore 1994); and near the end of a game its result is
what counts, not points. Instinct has a say: its opinion of a choice counts like so many more worlds.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import exp
from random import Random as Twister

from hearts.engine.cards import bits, count, each
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.engine.score import Line
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from hearts.minds.equity import Equity
from hearts.minds.instinct import Weighing
from hearts.minds.look import Look
from hearts.minds.mind import Stop
from hearts.minds.moon import moon_packet
from hearts.minds.playout import Playouts, Position
from hearts.minds.policy import Policy
from hearts.minds.sampling import enough, others_have_chosen, packets
from hearts.minds.temper import EVEN, Temper, name
from hearts.minds.thought import Limit, Prospect, Steps, Thought, finish
from hearts.minds.worlds import World, worlds

SAY = 5  # so many worlds instinct's opinion counts for, for each card in hand: late in a deal worlds say all
ROUND = 16  # worlds between two looks at who has fallen behind
BEHIND = 9  # the square of how many standard errors are clearly behind
# I.Q. -> how many worlds are thought of at most, how many each likely one is drawn from, how many packets are tried
REACH = {
    130: (4, 1, 4),
    140: (10, 1, 6),
    150: (20, 1, 8),
    160: (40, 2, 12),
    170: (70, 3, 18),
    180: (120, 5, 24),
}


class Search:
    """The searching mind of an I.Q. and a temper."""

    def __init__(self, iq: int = 180, temper: Temper = EVEN) -> None:
        self.name = name(iq, temper)
        self.iq = iq
        self.temper = temper
        self.most, self.group, self.packets = REACH[max(130, min(180, iq // 10 * 10))]

    def give(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A set of cards to pass."""
        return finish(self.steps("give", view, seed, limit, stop))

    def play(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A card to play; a forced one is not thought about."""
        return finish(self.steps("play", view, seed, limit, stop))

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """How to score one's moon."""
        return instinct.declare(view, lines)

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """The same, "give" or "play", a world at a time."""
        policy, look = policy_of(view.rules, self.temper.jack), Look(view)
        weighing = Weighing(look, self.temper)
        random = Random(seed)
        likely = self._likely(view, policy, random)
        tries: Tries
        if ask == "give":
            tries = Packets(view, policy, promising(view, policy, weighing, self.packets), weighing)
        else:
            tries = Cards(view, policy, distinct(view), weighing)
        if len(tries.alike) == 1:
            return Thought(tries.alike[0][0])
        return (yield from self._race(view, policy, tries, likely, limit, stop))

    def _race(
        self,
        view: View,
        policy: Policy,
        tries: "Tries",
        likely: Iterator[World],
        limit: Limit | None,
        stop: Stop | None,
    ) -> Steps:
        """The choices in order, by as many worlds as the limit allows, but one at least."""
        players, equity = view.rules.players, Equity(view, self.temper)
        done = enough(limit or Limit(worlds=self.most), self.most, stop)
        say = SAY * count(view.hand)
        said = [round(say * opinion * players) for opinion in tries.opinions]
        runs = [Run(players) for _ in tries.alike]
        alive, tried = list(range(len(runs))), 0
        for world in likely:
            tries.enter(world)
            for index in alive:
                row = tries.row(index)
                shooter = policy.shooter
                runs[index].add(equity.of(row, shooter), row, shooter)
            tried += 1
            if done(tried) or len(alive) == 1:
                break
            if tried % ROUND == 0:
                alive = _ahead(runs, said, say, alive)
            if tried in tries.halving:
                alive = sorted(alive, key=lambda index: (_mean(runs[index], said[index], say), index))
                alive = sorted(alive[: (len(alive) + 1) // 2])
            yield
        order = sorted(
            range(len(runs)), key=lambda index: (index not in alive, _mean(runs[index], said[index], say), index)
        )
        prospects = tuple(runs[index].prospect(choice, view.seat) for index in order for choice in tries.alike[index])
        ranking = tuple((one.choice, one.points[view.seat]) for one in prospects)
        return Thought(prospects[0].choice, ranking, tried, prospects)

    def _likely(self, view: View, policy: Policy, random: Random) -> Iterator[World]:
        """Worlds in which the others would have played as they did, as often as that is likely."""
        every = worlds(view, random)
        if self.group == 1 or not view.table.played:
            yield from every
        chance = Twister(random.next() << 32 | random.next())
        while True:
            found = [next(every) for _ in range(self.group)]
            likely = [policy.likelihood(view.table, hands, view.seat) for hands, _ in found]
            most = max(likely)
            # Whole numbers: the last digits of exp differ between Pythons.
            shares = [int(exp(round(one - most, 3)) * 1e6) for one in likely]
            yield chance.choices(found, shares)[0]


@lru_cache(4)
def policy_of(rules: Rules, jack: float = 0) -> Policy:
    """The policy for these rules and this fondness of the bonus card; it grows quicker as it is used."""
    policy = Policy(rules)
    policy.favour(jack)
    return policy


class Run:
    """How a choice has done: its worth in each world, each seat's points summed up, moons by seat."""

    def __init__(self, players: int) -> None:
        self.values: list[int] = []
        self.points = [0] * players
        self.moons = [0] * players

    def add(self, value: int, row: tuple[int, ...], shooter: int) -> None:
        """One more world."""
        self.values.append(value)
        self.points = [sum_ + more for sum_, more in zip(self.points, row)]
        if shooter >= 0:
            self.moons[shooter] += 1

    def prospect(self, choice: int, seat: int) -> Prospect:
        """What `seat` may expect of it."""
        number = len(self.values)
        own = self.moons[seat] / number
        return Prospect(choice, tuple(points / number for points in self.points), own, sum(self.moons) / number - own)


class Cards:
    """Cards to play, tried in one world after another; of those that are alike the first."""

    halving: tuple[int, ...] = ()

    def __init__(self, view: View, policy: Playouts, alike: list[list[int]], weighing: Weighing) -> None:
        self.alike = alike
        choices = [cards[0] for cards in alike]
        self.opinions = [weighing.cost(card) for card in choices] if len(choices) > 1 else []
        self._seat, self._policy = view.seat, policy
        self._after = [(Position(view.table.play(card), view.scores), view.hand & ~(1 << card)) for card in choices]

    def enter(self, world: World) -> None:
        """From now on in this world."""
        self._hands, self._kitty = world

    def row(self, index: int) -> tuple[int, ...]:
        """Every seat's points after a choice."""
        position, hand = self._after[index]
        seat = self._seat
        return self._policy.play(position, (*self._hands[:seat], hand, *self._hands[seat + 1 :]), self._kitty)


class Packets:
    """Packets to pass, tried in one world after another; there are many, so the worse half goes now and then.

    That is sequential halving (Karnin, Koren & Somekh 2013).
    """

    halving = (ROUND, 2 * ROUND, 4 * ROUND)

    def __init__(self, view: View, policy: Playouts, choices: list[int], weighing: Weighing) -> None:
        self.alike = [[packet] for packet in choices]
        self.opinions = [weighing.regret(view.hand & ~packet) for packet in choices]
        self._view, self._policy = view, policy

    def enter(self, world: World) -> None:
        """From now on in this world."""
        self._deal = others_have_chosen(self._view, world, self._policy)

    def row(self, index: int) -> tuple[int, ...]:
        """Every seat's points after a choice."""
        deal = self._deal.give(self._view.seat, self.alike[index][0])
        return self._policy.play(Position(deal.table, self._view.scores), deal.hands, deal.kitty)


Tries = Cards | Packets


def distinct(view: View) -> list[list[int]]:
    """The legal cards, neighbours that are as good as one another together, the highest first."""
    rules, between = view.rules, view.unseen | bits(view.table.trick)
    found: list[list[int]] = []
    for card in each(view.legal):
        below = found[-1][0] if found else -1
        same = below >= 0 and below // 13 == card // 13 and rules.prices[below] == rules.prices[card]
        gap = between & ((1 << card) - (1 << max(below, 0)))
        if same and not gap and not (1 << below | 1 << card) & rules.bonus_card:
            found[-1].insert(0, card)
        else:
            found.append([card])
    return found


def promising(view: View, policy: Policy, weighing: Weighing, number: int) -> list[int]:
    """So many packets worth a try: what the policy and instinct would give, what a moon needs, and their like."""
    by_instinct = packets(view, weighing)[:number]
    hand = view.hand
    first = policy.packet(hand)
    worths = policy.pass_worths(hand, bits(view.rules.pack))
    spare = sorted(each(hand & ~first), key=lambda card: -worths[card])[:3]
    swaps = [first & ~(1 << out) | 1 << into for out in each(first) for into in spare[: max(1, number // 6)]]
    found = [
        first,
        *by_instinct[: number // 2],
        *swaps,
        moon_packet(weighing.look, weighing.temper.moons),
        *by_instinct,
    ]
    return list(dict.fromkeys(packet for packet in found if packet))[:number]


def _mean(run: Run, said: int, say: int) -> float:
    """A choice's worth a world, instinct's say counted in; less is better."""
    return (sum(run.values) + said) / (len(run.values) + say)


def _ahead(runs: list[Run], said: list[int], say: int, alive: list[int]) -> list[int]:
    """Those that have not clearly fallen behind the best, compared world by world."""
    best = min(alive, key=lambda index: (_mean(runs[index], said[index], say), index))
    found = []
    for index in alive:
        gaps = [mine - leading for mine, leading in zip(runs[index].values, runs[best].values)]
        behind = sum(gaps) + said[index] - said[best]
        if behind <= 0 or behind * behind <= BEHIND * sum([gap * gap for gap in gaps]):
            found.append(index)
    return found
