"""The themes of a problem: what the best choice does, in the worlds that were tried, that a weaker mind's does not.

pass    cards are passed
queen, jack   the dear card, or the bonus card, brings at least SHARE of the difference
moon, stop    so does a moon of one's own that is shot, or another's that is stopped
count   a mind that forgets tricks errs, and the same mind with all of them in its head does not
end     at most LAST cards are held
game    the points of this deal alone would say another choice, or too little: it is the end of the game that counts
trick   none of these: who takes the trick, and who leads
"""

from __future__ import annotations

from hearts.arena.candidates import TopTwo
from hearts.engine.cards import count, each
from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.minds import coach
from hearts.minds.equity import Equity
from hearts.minds.explain import weights
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing, play
from hearts.minds.moon import shoot, shoots
from hearts.minds.problem import THEMES
from hearts.minds.temper import EVEN, Faults

SHARE = 0.4  # of the difference between two choices
LAST = 4  # cards
FORGETFUL = (80, 100, 120)
EVENTS = {"dear": "queen", "bonus": "jack", "moon": "moon", "other": "stop"}


def themes(view: View, root: coach.Root, find: TopTwo, sight: list[int], seed: str) -> tuple[str, ...]:
    """Return the themes, in the order of THEMES."""
    best = root.choices[find.best]
    wrong = [choice for choice in sight if choice not in best]
    chosen = [index for index, cards in enumerate(root.choices) if wrong[-1] in cards] if wrong else []
    other = chosen[0] if chosen else find.second
    themes = _events_apart(view, root, find.best, other)
    if view.table.phase == "pass":
        themes.add("pass")
    else:
        if _errs_by_forgetting(view, best, seed):
            themes.add("count")
        if count(view.hand) <= LAST:
            themes.add("end")
    if _decided_by_the_game(view, root, find):
        themes.add("game")
    return tuple([theme for theme in THEMES if theme in themes]) or ("trick",)


def _events_apart(view: View, root: coach.Root, best: int, other: int) -> set[str]:
    """Return the events that make one of two choices worse."""
    one, two = root._runs[best], root._runs[other]
    gap, _ = two.behind(one, view.rules.players)
    events = set()
    for event, weight in weights(view.rules).items():
        brings = (two.tale.mean(event) - one.tale.mean(event)) * weight
        if event in EVENTS and brings >= SHARE * gap > 0:
            events.add(EVENTS[event])
    return events


def _decided_by_the_game(view: View, root: coach.Root, find: TopTwo) -> bool:
    """Return whether the points of the deal alone prefer another choice, or this one by less than SHARE of the gap."""
    if not Equity(view, EVEN).late:
        return False
    best = root._runs[find.best]
    for index in root._alive:
        if index != find.best:
            run = root._runs[index]
            gap, _ = run.behind(best, view.rules.players)
            if _points_behind(run.rows, view.seat) - _points_behind(best.rows[: run.number], view.seat) < SHARE * gap:
                return True
    return False


def _points_behind(rows: list[tuple[float, ...]], seat: int) -> float:
    """Return the seat's points less the mean of all, on average; the last number of a row is the chance to win."""
    return sum([row[seat] - sum(row[:-1]) / (len(row) - 1) for row in rows]) / len(rows)


def _errs_by_forgetting(view: View, best: list[int], seed: str) -> bool:
    """Return whether a mind errs because it has forgotten played cards."""
    for iq in FORGETFUL:
        if (
            Faults(iq).forgotten(view)
            and play(view, Random(seed), iq) not in best
            and _without_forgetting(view, iq, seed) in best
        ):
            return True
    return False


def _without_forgetting(view: View, iq: int, seed: str) -> int:
    """Return the card that this mind would play if it forgot nothing."""
    faults = Faults(iq)
    facts = Facts(view, 0, faults.behind)
    if shoots(facts, 0):
        return shoot(facts)
    weighing = Weighing(facts, EVEN, faults)
    return min(Random(seed).shuffle(each(view.legal)), key=lambda card: round(weighing.cost(card), 6))
