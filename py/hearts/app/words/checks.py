"""The check of a record: what it cannot see, how far it is, and what it has found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import phrases
from hearts.app.words.locale import ENGLISH, say, worded
from hearts.engine.cards import card, parse

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence
    from hearts.minds.verify import Verdict

SENTENCES: dict[str, Sentence] = {
    "check.title": "Check this game",
    "check.about": (
        "The game deals the cards again from the numbers of the shuffle, repeats each move, and lets the opponents "
        "choose again."
    ),
    "check.not.help": "It cannot see whether the player had help from outside.",
    "check.not.first": "It cannot see whether this was the first try.",
    "check.not.own": "It cannot see who made the player’s choices.",
    "check.nots": "Limits of a check",
    "check.finding": "Result",
    "check.begins": "Reading the game …",
    "check.progress": "{done} of {of} choices checked …",
    "check.no_worker": "The computer cannot check it now: the opponents have not loaded. Try again later.",
    "check.again": "Check again",
    "check.copy": "Copy as a result",
    "check.copied": "Copied. The command “hearts verify” can check it elsewhere.",
    "check.uncopied": "The browser does not allow copying.",
    "check.done": "Close",
    "check.state.checked": "Checked",
    "check.state.open": "Not everything can be checked",
    "check.state.version": "Another version",
    "check.state.wrong": "Wrong",
    "check.found": (
        "The moves are legal, the cards match the numbers of the shuffle, and the opponents’ one choice came out "
        "the same.",
        "The moves are legal, the cards match the numbers of the shuffle, and all {count} choices of opponents "
        "came out the same.",
    ),
    "check.found.none": (
        "The moves are legal, and the cards match the numbers of the shuffle. No opponent had a choice."
    ),
    "check.stood_in": (
        "At one of them a substitute chose, because the computer player did not answer.",
        "At {count} of them a substitute chose, because the computer player did not answer.",
    ),
    "check.unsure": "Its signature could not be checked: that needs an internet connection the first time.",
    "check.rest": "Everything else was checked, and nothing is wrong.",
    # Why it is not checked, by the ids of hearts.minds.verify.
    "check.why.newer": "A newer version of the game wrote it.",
    "check.why.line": "Line {line}, “{text}”, is not how the game writes it.",
    "check.why.twice": "Line {line}: “{text}” appears twice.",
    "check.why.like": "Line {line}: “{text}” looks like a note of this game, but it is not.",
    "check.why.note": "Line {line}: this version does not know the note “{text}”.",
    "check.why.place": "Line {line}: the note “{text}” does not belong in this kind of record.",
    "check.why.from": "Line {line}: practice cannot begin at move {text}, because this record has no such move.",
    "check.why.skipped": "The first {count} moves were made before this practice began, so they were not checked.",
    "check.why.time": "One choice takes too long to compute again.",
    "check.why.unread": "It cannot be read. {why}",
    "check.why.empty": "It has no deal, or does not say which player sits where.",
    "check.why.cards": "Deal {deal}: the cards do not match the numbers of the shuffle.",
    "check.why.hash": "Deal {deal}: the secret number does not match the hash that was shown before the cut.",
    "check.why.cut": "Deal {deal}: the cards do not match the cut that the record notes.",
    "check.why.laid": "A person laid out deal {deal}.",
    "check.why.heading": "The result belongs to a different game, or to other rules or players.",
    "check.why.scores": "The scores are {scores}, but the record says {said}.",
    "check.why.unknown": "This version does not know its opponents. Everything except their choices was checked.",
    "check.why.minds": (
        "Its opponents come from another version ({noted}, here {own}). Everything except their choices was checked."
    ),
    "check.why.clock": "{name} thought for a set time, so these choices cannot be computed again.",
    "check.why.diabolo": "The opponents saw all cards and thought for a set time.",
    "check.why.differs": "Deal {deal}, move {move}: {name} {made}. This opponent {wanted}.",
    "check.why.unnamed": (
        "Deal {deal}, move {move}: {name} {made}. This opponent {wanted} today. The record does not say which version "
        "played."
    ),
    "check.move.plays": "plays {cards}",
    "check.move.passes": "passes {cards}",
    "check.move.says": "scores the moon by “{choice}”",
}

ENGLISH.add(SENTENCES)


def title(verdict: Verdict) -> str:
    """Return what a check has found, in a word or two."""
    return say(f"check.state.{verdict.state}")


def sentences(verdict: Verdict) -> list[str]:
    """Return what a check has found, in sentences."""
    if verdict.state == "checked":
        found = say("check.found", count=verdict.choices) if verdict.choices else say("check.found.none")
        return [found] + ([say("check.stood_in", count=verdict.stood_in)] if verdict.stood_in else [])
    values: dict[str, object] = {key: _written(key, value) for key, value in verdict.values.items()}
    why = worded(f"check.why.{verdict.why}", values)
    return (
        [why] if verdict.state == "wrong" or verdict.why in ("minds", "unknown", "newer") else [why, say("check.rest")]
    )


def reasons(error: ValueError | None, verdict: Verdict, unknown: bool) -> list[str]:
    """Return what the check of a text has found, in sentences."""
    told = [str(error)] if error is not None else sentences(verdict)
    return told + ([say("check.unsure")] if unknown else [])


def _written(key: str, value: str) -> str:
    """Return a value of a verdict as a person reads it: a move with the names of its cards."""
    verb, _, code = value.partition(" ")
    if key not in ("made", "wanted"):
        return value
    if verb == "plays":
        return say("check.move.plays", cards=phrases.card(card(code)))
    if verb == "passes":
        return say("check.move.passes", cards=phrases.cards(parse(code)))
    return say("check.move.says", choice=code)
