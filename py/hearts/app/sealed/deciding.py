"""Decisions of several people: to take a card back, to give a deal up, to go on, and that somebody is away.

Construction. Each says it for themselves, in an entry of their own that names the moment for which it holds: all are
needed to take back a card and to give up, more than half to say that somebody is away and to begin the next deal. What
is said of a moment that has passed fits nowhere. So a decision is taken by the entry that completes it, at one place of
the log, and none can be kept back to be completed later.

Threat. A late signature, a decision at once with the card that it is about: the log has one of them first, and the
other does not fit any more. A card that was taken back has been seen; nothing is taken back behind a packet, a kitty or
an open hand. A person who says that somebody is away goes by their own clock; more than half who lie can do so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed.state import (
    AWAY,
    CONCEDE,
    MOON,
    OPEN,
    REST,
    VOID,
    State,
)
from hearts.app.sealed.votes import all_of, more_than_half
from hearts.engine.score import better

if TYPE_CHECKING:
    from hearts.app.sealed.settling import Settling

UNDO, NEXT = "undo", "next"


def moment(state: State) -> str:
    """Return what is due now, as decisions name it."""
    return f"{state.phase}/{state.last.hex()}/{state.club}"


def _said(state: State, what: str, about: str, place: int) -> State | None:
    """Return the state in which one more has said this; None for twice, or where they begin too many votes."""
    votes = state.votes.add(what, about, state.pack.people[place], what == AWAY)
    return state.changed(votes=votes) if votes is not None else None


def undo(state: State, name: bytes, place: int, words: list[str]) -> State | None:
    """Take back the last card: all must say it before another is played. `name`: of the entry."""
    back = state.back
    after = _said(state, UNDO, words[0], place) if back is not None and words[0] == state.last.hex() else None
    if after is None or back is None or not all_of(after.votes.of(UNDO, words[0]), state.pack.people):
        return after
    kept = {key: getattr(state, key) for key in ("leader", "voters", "ahead", "votes")}
    return back.changed(last=name, **kept)


def concede(state: State, place: int, words: list[str]) -> State | None:
    """Give the deal and the game up: all must say it within one trick. The first one has asked."""
    trick = str(len(state.board.tricks))
    after = _said(state, CONCEDE, trick, place) if words[0] == trick else None
    said = after.votes.of(CONCEDE, trick) if after is not None else ()
    if after is None or not all_of(said, state.pack.people):
        return after
    return after.changed(phase=OPEN, end=CONCEDE, ender=state.pack.people.index(said[0]))


def on(state: State, place: int) -> State | None:
    """Somebody goes on to the next deal, or the next game."""
    return _said(state, NEXT, "", place) if state.phase == REST else None


def may_go_on(state: State) -> bool:
    """Return whether more than half go on, or no deal was played yet."""
    return state.now is None or more_than_half(state.votes.of(NEXT, ""), state.now.people)


def gone(settling: Settling, state: State, place: int, words: list[str], waited: tuple[int, ...]) -> State | None:
    """Somebody says: by my clock the patience has passed, and I hold nothing of theirs for what is due.

    waited   the places that are waited for
    """
    about = " ".join(words)
    of = [other for other in waited if str(other) == words[0] and other != place]
    if not of or words[1] != moment(state) or state.away != VOID:
        return None
    after = _said(state, AWAY, about, place)
    if after is None or not more_than_half(after.votes.of(AWAY, about), state.pack.people):
        return after
    if state.phase == MOON:  # as minds choose
        seat = state.going.waiting[0]
        return settling.moon(after, seat, better(state.pack.rules, *state.going.choices()))
    return after.changed(phase=OPEN, end=AWAY, ender=of[0])
