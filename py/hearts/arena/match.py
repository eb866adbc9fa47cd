"""A match between minds in duplicate: each deal is played in every seating, so all minds hold the same cards.

The cards, the minds' chances and so the result follow from the terms alone, on any number of processes (not for a mind
with a time limit). A single deal is played as the first of a game: its pass depends on its number, its scores begin at
0. Whole games start from the same seed in every seating.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from itertools import combinations, islice, permutations
from queue import Empty, SimpleQueue

from hearts.arena.log import Log
from hearts.arena.players import check_player, label, make_player, with_secret
from hearts.arena.processes import on_interrupt
from hearts.arena.referee import Fouls, play_deal, play_game
from hearts.arena.stats import Estimate, Paired, estimate, paired_test
from hearts.arena.terms import PATIENCE, Tally, Terms
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.score import Line
from hearts.engine.shuffle import Random

AHEAD = 1024  # so many deals, or games, are handed to an executor at a time
STEP = 16  # after every so many, a match that may end early looks whether it has

Seating = tuple[int, ...]
"""For each seat the number of the mind that sits there."""

Progress = Callable[["Match"], None]
"""Called with the match after each result."""


class Match:
    """A match and its results.

    tallies   the results of the deals or games 0, 1, 2 … without a gap: all figures are made of these
    finished  all results by number, also those with a gap before them
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.tallies: list[Tally] = []
        self.finished: dict[int, Tally] = {}

    def points(self, who: int) -> Estimate:
        """Return the points per deal of a mind."""
        return estimate([play_seatings.points[who] for play_seatings in self.tallies])

    def wins(self, who: int) -> Estimate:
        """Return the share of the tables that a mind won; see `Tally`."""
        return estimate([play_seatings.wins[who] for play_seatings in self.tallies])

    def moons(self, who: int) -> float:
        """Return the moons a deal that a mind shoots in one seat."""
        return estimate([play_seatings.moons[who] for play_seatings in self.tallies]).mean

    def fouls(self, who: int) -> list[str]:
        """Return the fouls by which a mind lost a deal, as sentences without a subject."""
        return [what for play_seatings in self.tallies for mind, what in play_seatings.fouls if mind == who]

    def difference(self, one: int, other: int) -> Paired:
        """Return how many points per deal `one` takes more than `other`, paired by deal (of games: by game)."""
        return paired_test([play_seatings.points[one] - play_seatings.points[other] for play_seatings in self.tallies])

    def lead(self, one: int, other: int) -> Paired:
        """Return how much larger the share of tables won by `one` is than that of `other`, paired by deal or game."""
        return paired_test([play_seatings.wins[one] - play_seatings.wins[other] for play_seatings in self.tallies])

    @property
    def error(self) -> float:
        """The widest standard error of two minds' difference: of points per deal, or in whole games of the wins."""
        compare = self.lead if self.terms.games else self.difference
        return max([compare(*pair).error or 0.0 for pair in combinations(range(len(self.terms.minds)), 2)], default=0.0)

    def enough(self, number: int, until: float = 0.0) -> bool:
        """Return whether there are `number` tallies, or `error` is at most `until`, as tested after every STEP."""
        done = len(self.tallies)
        looks = until > 0 and done > 0 and done % STEP == 0
        return done >= number or (looks and self.error <= until)

    def play(
        self,
        number: int,
        executor: Executor,
        until: float = 0.0,
        log: Log | None = None,
        progress: Progress = lambda match: None,
    ) -> None:
        """Play until there is `enough`: deals in `log` are not played again, and new ones are added to it."""
        players = Rules.read(self.terms.rules).players
        for name in self.terms.minds:
            check_player(name, self.terms.patience, players)
        if log:
            log.begin(self.terms, number)
            self.finished.update(log.tallies(self.terms))
        self._line_up(number, until)
        progress(self)
        known = set(self.finished)
        missing = (index for index in range(number) if index not in known)
        waiting: dict[Future[Tally], int] = {}
        done: SimpleQueue[Future[Tally] | None] = SimpleQueue()
        with on_interrupt(lambda: done.put(None)):
            try:
                while not self.enough(number, until):
                    for index in islice(missing, AHEAD - len(waiting)):
                        future = executor.submit(play_seatings, self.terms, index)
                        waiting[future] = index
                        future.add_done_callback(done.put)
                    future = _next_done(done)
                    self._take(waiting.pop(future), future.result(), log)
                    self._line_up(number, until)
                    progress(self)
            finally:
                for future in waiting:
                    future.cancel()

    def _take(self, index: int, tally: Tally, log: Log | None) -> None:
        self.finished[index] = tally
        if log:
            log.keep(self.terms, index, tally)

    def _line_up(self, number: int, until: float) -> None:
        """Move results without a gap before them to the tallies, so that `enough` does not depend on speed."""
        while len(self.tallies) in self.finished and not self.enough(number, until):
            self.tallies.append(self.finished[len(self.tallies)])


def _next_done(done: SimpleQueue[Future[Tally] | None]) -> Future[Tally]:
    """Return the next future that is done. Raises KeyboardInterrupt after Ctrl+C."""
    while True:
        with suppress(Empty):
            future = done.get(timeout=1)  # no longer, as nothing on Windows interrupts a thread that waits
            if future is None:
                raise KeyboardInterrupt
            return future


def play(
    rules: Rules,
    minds: tuple[str, ...],
    number: int,
    seed: str,
    executor: Executor,
    *,
    games: bool = False,
    until: float = 0.0,
    patience: float = PATIENCE,
    log: Log | None = None,
    progress: Progress = lambda match: None,
) -> Match:
    """Play a match of `minds` over `number` deals, or games; `executor` is any of `concurrent.futures`."""
    match = Match(Terms(rules.text(), minds, with_secret(seed, minds), games, patience))
    match.play(number, executor, until, log, progress)
    return match


def play_seatings(terms: Terms, index: int) -> Tally:
    """Play deal, or game, `index` (from 0) of a match in each of its seatings, and return the result."""
    rules, minds = Rules.read(terms.rules), [make_player(name, terms.patience) for name in terms.minds]
    points, moons, wins, sat = [[0.0] * len(minds) for _ in range(4)]
    deals, every = 0, seatings_of(terms, index)
    lost: list[tuple[int, str]] = []
    records: list[str] = []
    for seating in every:
        seats = [minds[who] for who in seating]
        fouls: Fouls | None = [] if terms.lenient else None
        kept: list[Game] = []
        seed = terms.seed_of(index)
        if terms.games:
            sheet = play_game(rules, seed, seats, fouls, kept)
        else:
            sheet = (play_deal(rules, seed, index, seats, fouls, kept),)
        if terms.cards:
            records.append(_record(terms, seed, f"{index}-{len(records)}", seating, kept[0]))
        lost += [(seating[seat], what) for seat, what in fouls or ()]
        deals += len(sheet)
        for seat, who in enumerate(seating):
            points[who] += sum(row.points[seat] for row in sheet)
            moons[who] += sum(row.shooter == seat for row in sheet)
            sat[who] += len(sheet)
        won = _game_winners(sheet[-1], seating) if terms.games else _deal_winners(sheet[-1], seating)
        for who in won:
            wins[who] += 1 / len(won)
    shares = tuple(share / len(every) for share in wins)
    return Tally(_shares(points, sat), _shares(moons, sat), shares, deals, tuple(lost), tuple(records))


def _record(terms: Terms, seed: str, number: str, seating: Seating, game: Game) -> str:
    """Return a table's game as text: the player of each seat, and every card."""
    names = [label(terms.minds[who]) for who in seating]
    seats = tuple([Seat("_".join(name.split()), "-", name) for name in names])
    return Record(game, f"arena-{number}", seed, seats).text()


def seatings(minds: int, players: int) -> list[Seating]:
    """Return seatings in which each mind sits in every seat equally often; of two minds all that there are."""
    seatings = []
    for first in range(1 if players % minds == 0 else minds):
        table = sorted((first + seat) % minds for seat in range(players))
        if minds == 2:
            seatings += sorted(set(permutations(table)))
        else:
            seatings += sorted({tuple(table[turn:] + table[:turn]) for turn in range(players)})
    return seatings


def rounds(minds: int, players: int) -> list[list[Seating]]:
    """Return the same seatings in rounds: in a round every mind sits in each seat once."""
    rounds = {}
    for seating in seatings(minds, players):
        each = sorted(tuple([(who + turn) % minds for who in seating]) for turn in range(minds))
        rounds[each[0]] = each
    return [rounds[first] for first in sorted(rounds)]


def seatings_of(terms: Terms, index: int) -> list[Seating]:
    """Return the seatings of deal, or game, `index`: all of them, or so many rounds, drawn by the seed."""
    minds, players = len(terms.minds), Rules.read(terms.rules).players
    every = rounds(minds, players)
    if not 0 < terms.rounds < len(every):
        return seatings(minds, players)
    order = Random(terms.seed, f"rounds {index}").shuffle(list(range(len(every))))
    return [seating for number in order[: terms.rounds] for seating in every[number]]


def _game_winners(last: Line, seating: Seating) -> list[int]:
    """Return the minds in the seats with the lowest score."""
    return [who for who, total in zip(seating, last.totals) if total == min(last.totals)]


def _deal_winners(row: Line, seating: Seating) -> list[int]:
    """Return the minds whose seats took the fewest points each."""
    means = {}
    for who in set(seating):
        took = [points for points, sitter in zip(row.points, seating) if sitter == who]
        means[who] = sum(took) / len(took)
    return sorted(who for who in means if means[who] == min(means.values()))


def _shares(sums: list[float], numbers: list[float]) -> tuple[float, ...]:
    return tuple(total / number for total, number in zip(sums, numbers))
