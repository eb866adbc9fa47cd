"""The ends of a deal, a moon and a game, and the curtain between two people, as parts of the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import PRACTICE, Action, Curtain, Ending, Outcome
from hearts.app.words import endings as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph

if TYPE_CHECKING:
    from hearts.app.scene.staging import Staging
    from hearts.engine.deal import View
    from hearts.engine.record import Seat
    from hearts.engine.rules import Rules
    from hearts.engine.score import Line


BESIDE = PRACTICE + ("day", "match")  # games whose end leads elsewhere than to another one like them


def aloud(view: View, staging: Staging) -> str:
    """Return the ending as one line, for the live region."""
    over = ending(view, staging, [who.name for who in staging.seats])
    if over is None:
        return ""
    return say("aloud-ending", title=over.title, text=over.text) if over.text else over.title


def ending(view: View, staging: Staging, names: list[str]) -> Ending | None:
    """Return the end of a deal, a moon or a game, with the next possible actions; None while cards are in play."""
    if not staging.ending:
        return None
    if staging.ending == "game":
        return _game_ending(view, staging, names)
    if staging.ending == "moon":
        return _moon_choice(view)
    if staging.kind == "coached":
        from hearts.app.scene.lesson_end import lesson_ending

        return lesson_ending(view, staging)
    you = _you(view, staging)
    line, before = view.lines[-1], view.lines[-2].totals if len(view.lines) > 1 else view.rules.start
    if line.shooter >= 0:
        title, text = words.moon_over(line, names, you, view.rules)
    else:
        title, text = say("deal-over", deal=line.number + 1), _without_moon(line, names, you, view.rules)
    text = paragraph([text, words.halving_text(before, line, names, you, view.rules)])
    text += "\n" + staging.closing if staging.closing else ""
    usual = [takeover_action() if staging.watching else Action(command="next", label=say("deal-next"))]
    usual += [] if staging.kind == "people" else [review()]
    if staging.kind in PRACTICE:
        from hearts.app.scene.ways_back import practice_actions

        usual = practice_actions(staging, usual)
    return Ending(
        kind="moon" if line.shooter >= 0 else "deal",
        title=title,
        text=text,
        actions=usual,
        outcomes=[],
        winner=-1,
        mood="",
    )


def _without_moon(line: Line, names: list[str], you: int, rules: Rules) -> str:
    """What is told of a deal without a moon; nothing before the later pack has come."""
    try:
        from hearts.app.words.standing import without_moon
    except ImportError:
        return ""
    return without_moon(line, names, you, rules)


def _moon_choice(view: View) -> Ending:
    """Return the question to the shooter, with both tables in sight."""
    outcomes = [
        Outcome(
            command=f"moon {row.choice}", label=words.moon_choice(row), points=list(row.points), totals=list(row.totals)
        )
        for row in view.choices()
    ]
    actions = [Action(command=outcome.command, label=outcome.label) for outcome in outcomes]
    title, text = words.moon_question()
    return Ending(kind="moon", title=title, text=text, actions=actions, outcomes=outcomes, winner=-1, mood="win")


def _left(view: View, staging: Staging, names: list[str]) -> Ending:
    """The end of a game that was given up before a deal was finished: nothing has come of it, so nothing is told."""
    title, text = words.game_left(names, _you(view, staging), view.conceded)
    actions = [takeover_action()]
    if staging.kind == "people" and not staging.watching:
        actions = _again(staging)
    elif not staging.watching:
        new = Action(command="open new-game", label=say("game-new"))
        actions = [new, Action(command="rejoin", label=say("game-rejoin"))]
    return Ending(kind="game", title=title, text=text, actions=actions, outcomes=[], winner=-1, mood="")


def _game_ending(view: View, staging: Staging, names: list[str]) -> Ending:
    if not view.lines and view.conceded >= 0 and staging.kind not in PRACTICE:
        return _left(view, staging, names)
    you = _you(view, staging)
    title, text = words.game_over(names, view.scores, view.winners, you, view.conceded)
    if view.lines and view.lines[-1].shooter >= 0 and view.conceded < 0:
        text = paragraph(list(words.moon(view.lines[-1], names, you)) + [text])
    text = "\n".join([line for line in (text, staging.closing) if line])
    if staging.kind in BESIDE and not staging.watching:
        from hearts.app.scene.ways_back import day_title, end_actions

        actions = end_actions(staging, [review()])
        if staging.kind == "day" and view.conceded < 0:
            title, text = day_title(view.scores[view.seat], title, text)
    else:
        actions = ([takeover_action()] if staging.watching else []) + _again(staging)[1 if staging.watching else 0 :]
        if staging.kind != "people" and view.conceded < 0:
            actions.append(review())
    return Ending(
        kind="game",
        title=title,
        text=text,
        actions=actions,
        outcomes=[],
        winner=view.winners[0] if view.conceded < 0 else -1,  # nobody cheers where somebody gave up
        mood="win" if glad(staging.seats, view.winners, view.seat) in view.winners else "lose",
    )


def _again(staging: Staging) -> list[Action]:
    """Return how another game begins; at a table of people its sheet is a way on, too."""
    table = [Action(command="open people", label=say("game-table"))] if staging.kind == "people" else []
    return [Action(command="again", label=say("game-again"))] + table


def _you(view: View, staging: Staging) -> int:
    """The viewer's seat; -1 where several people share the device: all of them look at an end."""
    return view.seat if len([who for who in staging.seats if who.here]) < 2 else -1


def glad(seats: tuple[Seat, ...], winners: tuple[int, ...], viewer: int) -> int:
    """Return the seat to cheer or to console: that of a person at this device who has won the game, else the
    viewer's."""
    return next((seat for seat in winners if seats[seat].here), viewer)


def curtain(view: View, staging: Staging) -> Curtain:
    """Return the curtain that hides the table until a person is at the screen, or until this tab plays the game; else
    None."""
    who = staging.seats[staging.curtain]
    if staging.watching:
        return Curtain(name=who.name, face="", score="", text=say("prompt-watching"), action=takeover_action())
    return Curtain(
        name=who.name,
        face=who.face,
        score=say("curtain-score", score=view.scores[staging.curtain]),
        text=say("curtain-text", name=who.name),
        action=Action(command="uncover", label=say("curtain-label", name=who.name)),
    )


def review() -> Action:
    """Return the action that opens the coach's review of the deal that has ended."""
    return Action(command="open review", label=say("deal-review"))


def takeover_action() -> Action:
    """Return the action by which this tab plays on; the one that did watches."""
    return Action(command="take", label=say("watch-take"))
