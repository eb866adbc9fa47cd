"""The search for problems: positions of self-play in which one choice of seat 0 is clearly the best.

Instinct plays all seats. At each choice of seat 0 the coach's worlds, likely deals of what that seat has not seen, are
tried in growing numbers, and a position is left as soon as nothing stands out. What is left must, after WORLDS worlds,

- have one best choice and no other that is as good, the next one being MARGIN points behind;
- be played wrong by a mind that plays at sight;
- and come out the same in ten times as many worlds, all of them new, where the margin must also be SURE standard
  errors of the difference, taken world by world.

Two deals in four begin where their games may end with them; in every fifth all seats hunger for moons.
A pass takes long and is seldom a problem: that of every seventh deal is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hearts.arena.candidates import PrunedCards, PrunedPackets, choices_at_sight, neighbours, shorten, top_two
from hearts.arena.referee import play_deal
from hearts.arena.themes import themes
from hearts.engine.cards import count
from hearts.engine.deal import View
from hearts.engine.game import Passed, Played
from hearts.engine.rules import Rules
from hearts.engine.score import Line, totals
from hearts.engine.shuffle import Random, deal
from hearts.minds import coach
from hearts.minds.instinct import Instinct
from hearts.minds.problem import IQS, SEAT, Problem, Start
from hearts.minds.registry import mind
from hearts.minds.search import Search
from hearts.minds.temper import Temper
from hearts.minds.worlds import World

WORLDS = 120  # as many as iq:180 thinks of
TIMES = 10  # the check has so many times as many
MARGIN = 1.0  # points
SURE = 3.0  # standard errors
HOPE = 1.0  # standard errors that may still be made up for on the way
# After so many worlds a choice must stand out by the margin, and by so many standard errors, to go on.
LOOKS = {"play": ((12, 1.0), (40, 2.0), (WORLDS, 2.5)), "pass": ((48, 0.5), (WORLDS, 1.0))}
PRESETS = ("deluxe", "classic-pc")  # rules that most people know
ONLY = {"pass": "of the pass", "moons": "about a moon, in deals in which all hunger for one and one is shot"}
MOONS = {"moon", "stop"}  # themes
SELF, HUNGRY = Instinct(), Instinct(temper=Temper(moons=1))
MOST = 20  # deals before the one that is searched


def find_problems(seed: str, index: int, only: str = "") -> list[Problem]:
    """Return the problems in deal `index` of a seed: one of its pass and one of its play at most; `only` those of
    ONLY."""
    rules = Rules.preset(PRESETS[index % len(PRESETS)])
    name = f"{seed}/{index}"
    before = _earlier_deals(rules, name, index // len(PRESETS) % 2 == 1)
    rows = tuple([(*line.points, line.shooter, line.queen, line.bonus) for line in before])
    begun = Start(rules.text(), rows, *deal(rules, name, len(rows)))
    asked, shot = _self_play(begun, HUNGRY if index % 5 == 4 or only == "moons" else SELF, name)
    problems: dict[str, Problem] = {}
    for start, view, chance in asked if shot or only != "moons" else ():
        phase = view.table.phase
        looks = only != "pass" if phase == "play" else index % 7 == 0 or only == "pass"
        if looks and phase not in problems and count(view.legal) > 1:
            one = problem_at(f"{index}p" if phase == "pass" else f"{index}t{len(start.plays)}", start, view, chance)
            if one and (only != "moons" or MOONS & {*one.themes}):
                problems[phase] = one
    return list(problems.values())


def _self_play(start: Start, who: Instinct, name: str) -> tuple[list[tuple[Start, View, str]], bool]:
    """Return each choice of SEAT in a deal, what it knows there and the words for its chance; and whether a moon was
    shot."""
    game, asked = start.game(), []
    packets: list[int] = []
    plays: list[int] = []
    while game.phase in ("pass", "play"):
        seat = game.waiting[0]
        view, chance = game.view(seat), f"{name}/{seat}/{len(plays)}"
        if seat == SEAT:
            now = Start(start.rules, start.rows, start.hands, start.kitty, tuple(packets), tuple(plays))
            asked.append((now, view, chance))
        if game.phase == "pass":
            packets.append(who.give(view, chance).choice)
            game = game.play(Passed(seat, packets[-1]))
        else:
            plays.append(who.play(view, chance).choice)
            game = game.play(Played(seat, plays[-1]))
    return asked, game.phase == "moon" or game.lines[-1].shooter >= 0


def problem_at(id: str, start: Start, view: View, seed: str) -> Problem | None:
    """Return the problem that a position is; None where it is none."""
    sight = choices_at_sight(view, seed)
    best = _best_choice(view, sight, seed)
    return _check(id, start, view, seed, best) if len(best) == 1 else None


def recheck(one: Problem, seed: str) -> Problem | None:
    """Return a problem of this seed once more, checked by the minds of today; None where it is none any more."""
    view = one.view()
    seed = f"{seed}/{one.id.rstrip('p').partition('t')[0]}/{SEAT}/{len(one.start.plays)}"  # as it was found
    root = coach.root_of(view, one.best[0])
    best = next((choices for choices in root.choices if one.best[0] in choices), [])
    if len(best) != 1 or all(choice in best for choice in choices_at_sight(view, seed)):
        return None
    return _check(one.id, one.start, view, seed, best)


def _check(id: str, start: Start, view: View, seed: str, best: list[int]) -> Problem | None:
    """Return the problem, if this choice stands out in so many more worlds as well."""
    sight = choices_at_sight(view, seed)
    sure = _wider_root(view, sight, best)
    for tried, world in enumerate(islice(_worlds(view, sure, f"{seed}/again"), WORLDS * TIMES), 1):
        sure.run(world)
        sure.give_up(tried)
        if tried % WORLDS == 0 and not _may_hold(sure, best, tried == WORLDS * TIMES):
            return None
    find = top_two(sure)
    solved = tuple([iq for iq in IQS if _choice_of(view, iq, seed) in best])
    return Problem(id, start, shorten(sure.advice(), sight), themes(view, sure, find, sight, seed), solved)


def _best_choice(view: View, sight: list[int], seed: str) -> list[int]:
    """Return the best choice after WORLDS worlds, where it stands out and goes wrong at sight; else none."""
    root = coach.Packets(view, 0) if view.table.phase == "pass" else coach.Cards(view)
    if len(root.choices) < 2:
        return []
    find, tried, fresh = None, 0, _worlds(view, root, seed)
    for worlds, errors in LOOKS[view.table.phase]:
        while tried < worlds:
            root.run(next(fresh))
            tried += 1
            root.give_up(tried)
        find = top_two(root)
        if find.margin < max(MARGIN, errors * find.error):
            return []
        if all(choice in root.choices[find.best] for choice in sight):
            return []
    return root.choices[find.best] if find else []


def _may_hold(root: coach.Root, best: list[int], done: bool) -> bool:
    """Return whether the best choice is the best here too, and by as much as it must be; on the way, whether it may
    still."""
    find, least = top_two(root), MARGIN
    same = root.choices[find.best] == best
    if done:
        return same and find.margin >= max(least, SURE * find.error)
    return find.margin + HOPE * find.error >= least if same else find.margin <= HOPE * find.error


def _wider_root(view: View, sight: list[int], best: list[int]) -> coach.Root:
    """Return the choices for the check: all cards; or all packets that look promising, or are near the best one."""
    if view.table.phase == "play":
        return PrunedCards(view, MARGIN)
    promising = [packets[0] for packets in coach.Packets(view, 0).choices]
    return PrunedPackets(view, best + promising + sight + neighbours(view.hand, best[0]), MARGIN)


def _worlds(view: View, root: coach.Root, seed: str) -> Iterator[World]:
    """Return likely deals of what the seat has not seen, as iq:180 draws them."""
    return Search(coach.IQ)._likely(view, root.policy, Random(seed))


def _choice_of(view: View, iq: int, seed: str) -> int:
    """Return what a mind of this I.Q. chooses."""
    who = mind(f"iq:{iq}")
    return (who.give if view.table.phase == "pass" else who.play)(view, seed).choice


def _earlier_deals(rules: Rules, name: str, late: bool) -> tuple[Line, ...]:
    """Return the deals of self-play that come first: a few, or until the next one may be the last."""
    most = MOST if late else Random(name, "before").below(len(rules.pass_offsets))
    scores = rules.start
    lines: list[Line] = []
    while len(lines) < most and max(scores) + rules.total < rules.end_score:
        line = play_deal(rules, name, len(lines), [SELF] * rules.players)
        scores = totals(rules, scores, line.points)
        lines.append(line)
    return tuple(lines)
