"""Events: the effects of a move, computed once. News, moods, sayings and the live region all follow from them.

An event has a kind, the seat that it happened to, the card that it is about and another seat that had a part in it
(-1 where there is none):

    dealt                    the cards have been dealt
    passed                   everybody has chosen, and the cards have changed hands
    played      seat, card   a card has been played
    broken      seat         it broke hearts, where they must be broken to be led
    queen       seat, card   it is a dear card (the Queen of Spades)
    trick       seat         has taken the trick
    stuck       seat, card, other    took a dear card, which `other` played
    dodged      seat, card   followed with the card next below the one that took a dear card
    caught      seat, card   took the bonus card
    heavy       seat         took a trick with three penalty cards or more, and nothing dear
    kitty       seat         took the kitty
    deal over                its row is on the score sheet
    moon, sun   seat         has shot it
    clean       seat         took no points in the deal
    game over                the game has ended
    won, lost   seat         has the lowest score; has the highest
    close       seat         is one point behind the winner
    conceded    seat         has given up
    claimed     seat         has ended a deal whose rest was certain
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.engine.steps import DealSeen, PassSeen, PlaySeen
from hearts.engine.trick import best

if TYPE_CHECKING:
    from typing import Literal

    from hearts.engine.deal import View
    from hearts.engine.rules import Rules
    from hearts.engine.steps import Step
    from hearts.engine.table import Table
    from hearts.engine.trick import Trick

    Kind = Literal[
        "dealt", "passed", "played", "broken", "queen", "trick", "stuck", "dodged", "caught", "heavy", "kitty",
        "deal over", "moon", "sun", "clean", "game over", "won", "lost", "close", "conceded", "claimed",
    ]  # fmt: skip

    Sound = Literal[
        "", "deal", "card", "sweep", "pass", "broken", "queen", "jack", "moon", "sun", "win", "lose"
    ]  # fmt: skip

LOUDEST: tuple[tuple[Kind, Sound], ...] = (
    ("sun", "sun"), ("moon", "moon"), ("queen", "queen"), ("broken", "broken"), ("caught", "jack"),
)  # fmt: skip
Event = NamedTuple("Event", [("kind", "Kind"), ("seat", int), ("card", int), ("other", int)])

SAID: dict[str, Kind] = {"concede": "conceded", "claim": "claimed"}  # what a seat says: the kind of its event
DEAR = 7  # points from which on a card is dear, where hearts cost one each
HEAVY = 3  # penalty cards that make a trick heavy


def event(kind: Kind, seat: int = -1, card: int = -1, other: int = -1) -> Event:
    """Return an event with as many facts as it has."""
    return Event(kind, seat, card, other)


def events(step: Step) -> list[Event]:
    """Return what the move of a step caused, in order."""
    move, after = step.move, step.after
    if isinstance(move, DealSeen):
        return [event("dealt")]
    if isinstance(move, PassSeen):
        return [event("passed")] if after.phase == "play" else []
    if isinstance(move, PlaySeen):
        return of_play(step) + of_end(after)
    return ([event(SAID[move.what], move.by)] if move is not None and move.what in SAID else []) + of_end(after)


def of_play(step: Step) -> list[Event]:
    """Return the events that a played card caused; none if the step is another move."""
    move, before = step.move, step.before
    if not isinstance(move, PlaySeen) or before is None:
        return []
    was, now, rules = before.table, step.after.table, step.after.rules
    events = [event("played", move.by, move.card)]
    events += [event("broken", move.by)] if now.broken and not was.broken and rules.must_break else []
    events += [event("queen", move.by, move.card)] if is_dear(rules, move.card) else []
    if not now.trick:
        events += of_trick(now, now.tricks[-1])
    if now.kitty_taker >= 0 > was.kitty_taker:
        events.append(event("kitty", now.kitty_taker))
    return events


def of_trick(table: Table, done: Trick) -> list[Event]:
    """Return the effects of a finished trick on its players."""
    rules, players = table.rules, table.rules.players
    taker = done.winner(players)
    events = [event("trick", taker)]
    for index, card in enumerate(done.cards):
        if is_dear(rules, card):
            giver = done.seat(index, players)
            events.append(event("stuck", taker, card, giver))
            events += [event("dodged", seat, card) for seat in _next_below(done, players) if seat != giver]
        if rules.bonus_card >> card & 1:
            events.append(event("caught", taker, card))
    if len(events) == 1 and len([card for card in done.cards if rules.prices[card]]) >= HEAVY:
        events.append(event("heavy", taker))
    return events


def of_end(view: View) -> list[Event]:
    """Return the effects of a deal's end, or of the game's, on each seat; nothing while cards are in play."""
    phase = view.phase
    if not view.lines or phase not in ("deal", "over"):
        return []
    events: list[Event] = []
    if view.conceded < 0:
        line = view.lines[-1]
        events.append(event("deal over"))
        if line.shooter >= 0:
            events.append(event("sun" if line.sun else "moon", line.shooter))
        else:
            events += [event("clean", seat) for seat, points in enumerate(line.cards) if not points]
    return events + _of_game_end(view) if phase == "over" else events


def moon_shot(view: View) -> bool:
    """Return whether all cards of the deal are played and a moon was shot with them."""
    return view.lines[-1].shooter >= 0 if view.closed else view.phase == "moon"


def sound(events: list[Event], viewer: int) -> Sound:
    """Return what these events sound like to somebody: one sound, for the greatest of them."""
    kinds = [event.kind for event in events]
    for kind, heard in LOUDEST:
        if kind in kinds:
            return heard
    if "game over" in kinds:
        return "win" if ("won", viewer) in [event[:2] for event in events] else "lose"
    return "card" if "played" in kinds else ""


def _of_game_end(view: View) -> list[Event]:
    scores, winners = view.scores, view.winners
    low = min([scores[seat] for seat in winners])
    events = [event("game over")] + [event("won", seat) for seat in winners]
    for seat, score in enumerate(scores):
        if seat not in winners and view.conceded < 0:
            events += [event("close", seat)] if score == low + 1 else []
            events += [event("lost", seat)] if score == max(scores) else []
    return events


def is_dear(rules: Rules, card: int) -> bool:
    """Return whether a card is feared for its points: the Queen of Spades, and others as dear; no heart is."""
    return rules.prices[card] >= DEAR and rules.hearts == "one"


def _next_below(done: Trick, players: int) -> list[int]:
    """Return the seat whose card was the next below the winner's, or -1 if nobody else followed suit."""
    top, led = best(done.cards), done.cards[0] // 13
    behind = [(card, index) for index, card in enumerate(done.cards) if index != top and card // 13 == led]
    return [done.seat(max(behind)[1], players)] if behind else []
