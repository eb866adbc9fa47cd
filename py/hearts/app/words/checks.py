"""The check of a record: what it cannot see, how far it is, and what it has found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import phrases
from hearts.app.words.locale import say, worded
from hearts.engine.cards import card, parse

if TYPE_CHECKING:
    from hearts.minds.verify import Verdict


def verdict_title(verdict: Verdict) -> str:
    """Return what a check has found, in a word or two."""
    return say("check-state", state=verdict.state)


def sentences(verdict: Verdict) -> list[str]:
    """Return what a check has found, in sentences."""
    if verdict.state == "checked":
        found = say("check-found", count=verdict.choices) if verdict.choices else say("check-found-none")
        return [found] + ([say("check-stood_in", count=verdict.stood_in)] if verdict.stood_in else [])
    values: dict[str, object] = {key: _written(key, value) for key, value in verdict.values.items()}
    why = worded("check-why", dict(values, found=verdict.why))
    return (
        [why] if verdict.state == "wrong" or verdict.why in ("minds", "unknown", "newer") else [why, say("check-rest")]
    )


def reasons(error: ValueError | None, verdict: Verdict, unknown: bool) -> list[str]:
    """Return what the check of a text has found, in sentences."""
    told = [str(error)] if error is not None else sentences(verdict)
    return told + ([say("check-unsure")] if unknown else [])


def _written(key: str, value: str) -> str:
    """Return a value of a verdict as a person reads it: a move with the names of its cards."""
    verb, _, code = value.partition(" ")
    if key not in ("made", "wanted"):
        return value
    if verb == "plays":
        return say("check-move-plays", cards=phrases.card(card(code)))
    if verb == "passes":
        return say("check-move-passes", cards=phrases.cards(parse(code)))
    return say("check-move-says", choice=code)
