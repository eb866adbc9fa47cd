"""The fairness test of the card generator: deals many deals and says how far they are off chance."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from math import erfc, sqrt

from hearts.engine.cards import count, each, name
from hearts.engine.fairness import FACTS, Luck, by_chance, facts
from hearts.engine.rules import Rules
from hearts.engine.shuffle import PUBLISHED, deal_key, dealt

STRETCH = 2000  # deals that a process plays at a time
TITLES = ("queen", "aces", "voids", "top cards")
ALARM = 0.001  # how likely chance alone gives the largest deviation, below which the command says so
POWER = 0.84  # standard deviations more with which 8 of 10 runs find a shift


@dataclass
class DealCounts:
    """The cards that each seat was dealt in some deals.

    sums    of each seat the sum of each of the FACTS
    where   of each card how often each seat was dealt it
    """

    deals: int
    sums: list[list[int]]
    where: list[list[int]]

    def add(self, more: DealCounts) -> None:
        """Add the figures of other deals."""
        self.deals += more.deals
        for own, others in ((self.sums, more.sums), (self.where, more.where)):
            for row, other in zip(own, others, strict=True):
                for at, number in enumerate(other):
                    row[at] += number


def count_deals(rules: str, seed: str, first: int, last: int) -> DealCounts:
    """Deal the deals from `first` up to, not including, `last` of a seed, and count what each seat is dealt."""
    table = Rules.read(rules)
    found = DealCounts(last - first, [[0] * len(FACTS) for _ in range(table.players)], _empty(table))
    for number in range(first, last):
        hands, _ = dealt(table, deal_key("fairness", number, ((PUBLISHED, seed),)))
        for seat, hand in enumerate(hands):
            for at, fact in enumerate(facts(table, hand)):
                found.sums[seat][at] += fact
            for card in each(hand):
                found.where[card][seat] += 1
    return found


def count_on_all(rules: str, seed: str, deals: int, executor: Executor) -> DealCounts:
    """Count so many deals of a seed, on all processes."""
    table = Rules.read(rules)
    found = DealCounts(0, [[0] * len(FACTS) for _ in range(table.players)], _empty(table))
    starts = range(0, deals, STRETCH)
    ends = [min(start + STRETCH, deals) for start in starts]
    for more in executor.map(count_deals, [rules] * len(ends), [seed] * len(ends), starts, ends):
        found.add(more)
    return found


def lines(rules: Rules, found: DealCounts) -> list[str]:
    """Return the lines that the command prints: a table, the largest deviation, and the smallest that it would find."""
    luck = Luck(rules.players)
    luck.add(found.deals, found.sums, by_chance(rules))
    shown = [f"{rules.text()}, {found.deals} deals", ""]
    shown.append(f"{'':<12}" + "".join([f"{title:>20}" for title in TITLES]))
    for seat in range(rules.players):
        cells = [f"{luck.mean(seat, at):.5f} ({luck.off(seat, at):+.1f})" for at in range(len(FACTS))]
        shown.append(f"{'seat ' + str(seat):<12}" + "".join([f"{cell:>20}" for cell in cells]))
    ranges = [f"{low:.5f}–{high:.5f}" for low, high in [luck.between(at) for at in range(len(FACTS))]]
    shown.append(f"{'chance':<12}" + "".join([f"{cell:>20}" for cell in ranges]))
    shown += ["", "In brackets: standard deviations off chance. Chance stays in its range 19 times out of 20."]
    return shown + _largest(rules, luck) + _cards(rules, found) + _power(luck)


def is_fair(rules: Rules, found: DealCounts) -> bool:
    """Return whether no figure is farther off than chance alone brings it once in a thousand runs."""
    luck = Luck(rules.players)
    luck.add(found.deals, found.sums, by_chance(rules))
    offs = [luck.off(seat, at) for seat in range(rules.players) for at in range(len(FACTS))]
    return min(_chance_of(offs), _chance_of([off for off, _, _ in _card_offs(rules, found)])) >= ALARM


def _empty(rules: Rules) -> list[list[int]]:
    return [[0] * rules.players for _ in range(52)]


def _largest(rules: Rules, luck: Luck) -> list[str]:
    offs = [luck.off(seat, at) for seat in range(rules.players) for at in range(len(FACTS))]
    number = luck.outside
    outside = "1 lies" if number == 1 else f"{number} lie"
    expected = f"Of {len(offs)} figures {outside} outside; about {len(offs) / 20:.0f} by chance."
    return [expected, f"The largest is {max(map(abs, offs)):.1f} off: {_in_words(_chance_of(offs))}"]


def _cards(rules: Rules, found: DealCounts) -> list[str]:
    offs = _card_offs(rules, found)
    off, card, seat = max(offs, key=lambda one: abs(one[0]))
    return [
        f"Of {len(offs)} cards and seats {name(card)} for seat {seat} is farthest off, {off:+.1f}: "
        f"{_in_words(_chance_of([one for one, _, _ in offs]))}"
    ]


def _card_offs(rules: Rules, found: DealCounts) -> list[tuple[float, int, int]]:
    """Return for each card and seat how far the number of its deals is off chance."""
    share = rules.hand_size / count(rules.pack)
    spread = sqrt(found.deals * share * (1 - share))
    return [
        ((found.where[card][seat] - found.deals * share) / spread, card, seat)
        for card in each(rules.pack)
        for seat in range(rules.players)
    ]


def _power(luck: Luck) -> list[str]:
    """Return the shift that a run of this length would find if the deck were stacked."""
    needed = 3.0 + POWER
    shift = needed * sqrt(luck.variances[0]) / luck.deals
    return [
        f"A queen that comes to one seat {100 * shift:.2f} points in a hundred too often would be more than 3 off in "
        "8 of 10 such runs."
    ]


def _chance_of(offs: list[float]) -> float:
    """Return the greatest chance that one of these is as far off as the largest by chance alone (Bonferroni)."""
    return min(1.0, len(offs) * erfc(max(map(abs, offs)) / sqrt(2)))


def _in_words(likely: float) -> str:
    if likely >= 0.05:
        return "chance alone does that."
    return f"chance alone does that in {likely:.2g} of all runs."
