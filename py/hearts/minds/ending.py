"""An ending: the last few tricks, in which a card is weighed together with the next one of the same hand.

A playout chooses that next card as the policy does, at one look. The seat can do better: it will have seen some cards
more by then, and may take what is best on the mean of all worlds that look alike to it so far. With few cards in hand
there is time to try each next card in each world, as what has been found once is remembered.
"""

from __future__ import annotations

from hearts.engine.cards import bits
from hearts.engine.deal import View
from hearts.engine.table import Table, legal
from hearts.minds.belief import sight_of
from hearts.minds.equity import Equity
from hearts.minds.playout import NO_SEAT, Outcome, Position
from hearts.minds.policy import Policy
from hearts.minds.race import ROUND, Race, Run
from hearts.minds.root import PlayRoot, alike
from hearts.minds.thought import Thought


class Moment:
    """A table that may come, and what comes of it; what has been found once is remembered."""

    def __init__(self, policy: Policy, table: Table, scores: tuple[int, ...]) -> None:
        self.table, self._policy, self._scores = table, policy, scores
        self._position: Position | None = None
        self._next: dict[int, Moment] = {}
        self._cards: dict[int, int] = {}
        self._outcomes: dict[tuple[tuple[int, ...], int, int], Outcome] = {}

    def after(self, bit: int) -> Moment:
        """Return the moment after a card, as a set."""
        moment = self._next.get(bit)
        if moment is None:
            table = self.table.play(bit.bit_length() - 1)
            moment = self._next[bit] = Moment(self._policy, table, self._scores)
        return moment

    def card(self, hand: int) -> int:
        """Return the card, as a set, that the policy plays from the hand on turn."""
        choice = self._cards.get(hand, 0)
        if not choice:
            choice = legal(hand, self.table.demands)
            if choice & choice - 1:
                choice = self._policy.likeliest(sight_of(self._policy, self.table), hand, choice)
            self._cards[hand] = choice
        return choice

    def cards(self, hand: int) -> list[int]:
        """Return the cards, as sets, that may be played from that hand; of some that are as good as one another only
        one."""
        rules, table = self.table.rules, self.table
        others = rules.pack & ~table.played & ~hand | bits(table.trick)
        return [1 << group[0] for group in alike(rules, legal(hand, table.demands), others)]

    def outcome(self, hands: tuple[int, ...], kitty: int, stop: int = NO_SEAT) -> Outcome:
        """Return what it comes to when everyone goes on by the policy."""
        key = hands, kitty, stop
        outcome = self._outcomes.get(key)
        if outcome is None:
            self._position = self._position or Position(self.table, self._scores)
            outcome = self._outcomes[key] = self._policy.play(self._position, hands, kitty, stop)
        return outcome


class EndingRoot(PlayRoot):
    """The root of a choice of cards to play, each with every next one."""

    def __init__(self, view: View, policy: Policy, choices: list[list[int]]) -> None:
        super().__init__(view, policy, choices)
        self._moments = [Moment(policy, view.table.play(cards[0]), view.scores) for cards in choices]

    def outcome(self, index: int, stop: int = NO_SEAT) -> Outcome:
        """Return what a choice leads to by the policy alone; the others `stop` a seat's moon where they can."""
        return self._moments[index].outcome((*self._before, self._after[index][1], *self._behind), self._kitty, stop)

    def ways(self, index: int) -> tuple[Moment, list[Outcome]]:
        """Return the moment of the seat's next card, after a choice, and what each card leads to there."""
        moment, hand, kitty = self._moments[index], self._after[index][1], self._kitty
        hands = [*self._before, hand, *self._behind]
        while moment.table.turn not in (self._seat, -1):
            turn = moment.table.turn
            bit = moment.card(hands[turn])
            hands[turn], moment = hands[turn] ^ bit, moment.after(bit)
        if moment.table.turn == -1:
            return moment, [moment.outcome(tuple(hands), kitty)]
        outcomes = []
        for bit in moment.cards(hand):
            hands[self._seat] = hand ^ bit
            outcomes.append(moment.after(bit).outcome(tuple(hands), kitty))
        return moment, outcomes


class Ending(Race):
    """A race of cards, each with that next one which is best in all worlds that look alike to the seat by then."""

    def __init__(
        self,
        view: View,
        equity: Equity,
        root: EndingRoot,
        opinions: list[float],
        weight: int = 0,
        trifle: float = 0,
    ) -> None:
        super().__init__(view, equity, root, opinions, weight, trifle)
        self._ways = root.ways
        self._seen: list[list[Moment]] = [[] for _ in root.choices]  # in each world
        self._lines: list[dict[Moment, list[Run]]] = [{} for _ in root.choices]  # of each next card

    def _play_out(self, index: int) -> None:
        """Play a choice out in this world with each next card."""
        moment, outcomes = self._ways(index)
        self._seen[index].append(moment)
        lines = self._lines[index].get(moment)
        if lines is None:
            lines = self._lines[index][moment] = [Run() for _ in outcomes]
        for run, outcome in zip(lines, outcomes):
            self._add(run, index, outcome)

    def give_up(self) -> None:
        """Drop the choices that have fallen behind, where it is time for that."""
        if self.tried % ROUND == 0:
            self._settle()
        super().give_up()

    def thought(self) -> Thought:
        """Return the choices in order, the best first."""
        self._settle()
        return super().thought()

    def _settle(self) -> None:
        """Say how each choice has done with the best next cards."""
        for index, (seen, lines) in enumerate(zip(self._seen, self._lines)):
            best = {moment: min(runs, key=lambda run: sum(run.values)) for moment, runs in lines.items()}
            values = {moment: iter(run.values) for moment, run in best.items()}
            whole = self._runs[index] = Run()
            whole.values = [next(values[moment]) for moment in seen]
            for run in best.values():
                whole.rows.update(run.rows)
