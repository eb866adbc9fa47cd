"""A mind's comparison of its choices, for the dialog of its thoughts: a sentence, and a row for each choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.table.director import NONE
from hearts.app.words import coach
from hearts.app.words.locale import say
from hearts.app.words.measures import percent, whole
from hearts.app.words.phrases import paragraph, written
from hearts.minds.leanings import Leanings
from hearts.web.markup import Markup, html, table_of
from hearts.web.pieces import both

if TYPE_CHECKING:
    from hearts.app.learning.last_decision import LastDecision
    from hearts.engine.deal import View
    from hearts.minds.thought import Thought

    # A choice, and what stands beside it.
    Row = tuple[int, list[str]]

ROWS = 13  # as many as a hand has cards; a packet that is liked less is not told


def choice_sentence(name: str, about: LastDecision, thought: Thought | Leanings) -> str:
    """Return the choice and how the mind compared it, as a sentence."""
    ask, chosen, best = about.ask, about.chosen, _best(thought)
    if chosen == NONE:
        taken = say("thoughts-passes", name=name)
    elif ask == "give" and not chosen:
        taken = say("thoughts-declined", name=name)
    elif ask == "give":
        taken = say("thoughts-passed", name=name, cards=coach.named(ask, chosen))
    else:
        trick = len(about.turn.view.table.tricks) + 1
        taken = say("thoughts-played", name=name, trick=trick, cards=coach.named(ask, chosen))
    again = ""
    if chosen != NONE and chosen not in best:
        again = say("thoughts-otherwise", name=name, cards=coach.named(ask, best[0])) if best else ""
    return paragraph([taken, _how(thought), again])


def choice_table(about: LastDecision, thought: Thought | Leanings) -> Markup:
    """Return a row for each choice that was weighed, the best first; empty where nothing was."""
    heads, rows = _costs(thought) if isinstance(thought, Leanings) else _prospects(about.turn.view, thought)
    if not rows:
        return html("")
    body = [_row(about, choice, cells) for choice, cells in rows[:ROWS]]
    return table_of([say("thoughts-head", head=head) for head in ["choice"] + heads], body, "choices")


def _how(thought: Thought | Leanings) -> str:
    if isinstance(thought, Leanings):
        return say("thoughts-costs") if thought.kind == "costs" else say("thoughts-by", kind=thought.kind)
    if not thought.ranking:
        return say("thoughts-by", kind="rule")
    # Only those that look as far as the game have an instinct besides.
    instinct = say("thoughts-instinct") if thought.prospects else ""
    return paragraph([say("thoughts-tried", count=thought.worlds), instinct])


def _best(thought: Thought | Leanings) -> list[int]:
    """Return the choices that the mind may make by what it found, as far as that is known."""
    if isinstance(thought, Leanings):
        return [choice for choice, cost in thought.costs if cost == 0]
    return [thought.choice] if thought.ranking else []


def _costs(leanings: Leanings) -> tuple[list[str], list[Row]]:
    rows: list[Row] = []
    for choice, cost in leanings.costs:
        rows.append((choice, [say("thoughts-same") if cost < 0.05 else written(float(cost))]))
    return ["costs"], rows


def _prospects(view: View, thought: Thought) -> tuple[list[str], list[Row]]:
    """Return own points, and what else it looks at: a moon of its own where it thinks of one, and the game."""
    if not thought.prospects:
        return ["points"], [(choice, [written(float(points))]) for choice, points in thought.ranking]
    moons = bool(view.rules.moon_sides) and max([whole(100 * one.moon) for one in thought.prospects]) > 0
    rows = []
    for one in thought.prospects:
        chances = ([one.moon] if moons else []) + [one.win]
        cells = [percent(chance) for chance in chances]
        rows.append((one.choice, [written(float(one.points[view.seat]))] + cells))
    return ["points"] + (["moon"] if moons else []) + ["win"], rows


def _row(about: LastDecision, choice: int, cells: list[str]) -> Markup:
    signs, names = coach.named(about.ask, choice, True), coach.named(about.ask, choice)
    data = [html("<td>{}</td>", cell) for cell in cells]
    if choice != about.chosen:
        return html('<tr><th scope="row">{}</th>{}</tr>', both(signs, names), data)
    name = both(say("thoughts-taken", cards=signs), say("thoughts-chosen", cards=names))
    return html('<tr class="taken"><th scope="row">{}</th>{}</tr>', name, data)
