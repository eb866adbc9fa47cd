"""Equity: what a row of points is worth to a seat, its chance to win the game and its temper counted in.

Less is better, as with points.
"""

from hearts.engine.deal import View
from hearts.engine.score import ended, totals
from hearts.minds.moon import hurt_by
from hearts.minds.temper import Temper

STAKE = 30  # points that a certain win is worth over a certain defeat, where this deal may end the game
SECOND = 6  # points that each seat left behind is worth besides
BOLD = 0.35  # how much a bold mind discounts points on top of points, and a careful one adds
MOON = 8  # points that a moon is worth to a hungry mind on top of what it brings
GRUDGE = 0.6  # what a point is worth on whoever hurt one last


class Equity:
    """The worth of a row to the seat of a View, in whole numbers, as many times points as there are players."""

    def __init__(self, view: View, temper: Temper) -> None:
        self.view, self.temper = view, temper
        self.rules, self.seat = view.rules, view.seat
        self.grudge = hurt_by(view) if temper.revenge else -1
        rules, scores = self.rules, view.scores
        last = rules.deals and view.table.number + 1 >= rules.deals
        self.late = bool(scores) and bool(last or (not rules.deals and max(scores) + rules.total >= rules.limit))

    def of(self, row: tuple[int, ...], shooter: int) -> int:
        """Return the gap to the others' mean, plus all else that matters."""
        mine, players = row[self.seat], len(row)
        worth = mine * players - sum(row)
        if self.late:
            worth += round(players * self._defeat(row))
        temper = self.temper
        if temper.bold and mine > 0:
            worth -= round(temper.bold * BOLD * mine * mine * players / max(1, self.rules.total))
        if shooter == self.seat:
            worth -= round(temper.moons * MOON * players)
        if self.grudge >= 0:
            worth -= round(temper.revenge * GRUDGE * row[self.grudge] * players)
        return worth

    def _defeat(self, row: tuple[int, ...]) -> float:
        """Return what the standing after the row costs: the chance not to win, and every seat ahead a little."""
        rules = self.rules
        after = totals(rules, self.view.scores, row)
        over = ended(rules, after, self.view.table.number + 1)
        spread = 0.0 if over else 5 + max(0, rules.limit - max(after)) / 4
        win, ahead = 1.0, 0.0
        for seat, score in enumerate(after):
            if seat != self.seat:
                behind = _better(after[self.seat] - score, spread)
                win *= 1 - behind
                ahead += behind
        return STAKE * (1 - win) + SECOND * ahead


def _better(gap: int, spread: float) -> float:
    """Return the chance that a player finishes ahead of another who is `gap` points behind; one half if both are
    level."""
    return 0.5 + 0.5 * gap / (abs(gap) + spread) if gap else 0.5
