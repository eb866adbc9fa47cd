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
    "check.title": "Check this record",
    "check.about": "The game replays the record. It deals the cards again from what was put in, and lets the opponents "
    "choose again.",
    "check.not.help": "It cannot see whether the player had help from outside.",
    "check.not.first": "It cannot see whether this was the first try.",
    "check.not.own": "It cannot see who chose the player’s cards.",
    "check.nots": "What a check cannot see",
    "check.finding": "What it finds",
    "check.begins": "Reading the record …",
    "check.progress": "{done} of {of} choices checked …",
    "check.no_worker": "Nobody is free to check it: the opponents' thinking part has not started. Try again later.",
    "check.again": "Check again",
    "check.copy": "Copy as a result",
    "check.copied": "Copied. “hearts verify” checks it elsewhere.",
    "check.uncopied": "The browser does not allow copying.",
    "check.done": "Done",
    "check.state.checked": "Checked",
    "check.state.open": "Not all can be checked",
    "check.state.version": "Another version",
    "check.state.wrong": "Wrong",
    "check.found": (
        "The moves are legal, the cards follow from what was put in, and the one choice of an opponent is what it "
        "chooses again.",
        "The moves are legal, the cards follow from what was put in, and all {count} choices of opponents are what "
        "they choose again.",
    ),
    "check.found.none": "The moves are legal, and the cards follow from what was put in. No opponent had a choice.",
    "check.stood_in": (
        "At one of them another mind stood in, because the thinking part did not answer.",
        "At {count} of them another mind stood in, because the thinking part did not answer.",
    ),
    "check.unsure": "Its signature could not be checked, because that needs the network the first time.",
    "check.rest": "All else was checked, and nothing is wrong.",
    # Why it is not checked, by the ids of hearts.minds.verify.
    "check.why.newer": "A newer version of the game has written it.",
    "check.why.line": "Line {line}, “{text}”, is not as the game writes it.",
    "check.why.twice": "Line {line}: “{text}” is there twice.",
    "check.why.like": "Line {line}: “{text}” looks like a note of this game, but is none.",
    "check.why.note": "Line {line}: this version does not know the note “{text}”.",
    "check.why.place": "Line {line}: the note “{text}” does not belong in this kind of record.",
    "check.why.from": "Line {line}: there is no move {text} in this record, where practice could begin.",
    "check.why.skipped": "The first {count} moves were made before this practice began, so they were not checked.",
    "check.why.time": "One choice takes too long to compute again.",
    "check.why.unread": "It cannot be read. {why}",
    "check.why.empty": "It holds no deal, or does not say who sits where.",
    "check.why.cards": "Deal {deal}: the cards do not follow from what was put in.",
    "check.why.hash": "Deal {deal}: the secret number does not have the hash that the cut was made against.",
    "check.why.cut": "Deal {deal}: it was not dealt with the cut that the record notes.",
    "check.why.laid": "A person laid the cards of deal {deal}.",
    "check.why.heading": "The game, its rules or its players are not those for which the result was noted.",
    "check.why.scores": "The scores are {scores}, but the record says {said}.",
    "check.why.unknown": "It names opponents that this version does not know. All but their choices was checked.",
    "check.why.minds": "Its opponents are of another version ({noted}, here {own}). All but their choices was checked.",
    "check.why.clock": "{name} thought for a set time, so nobody can compute these choices again.",
    "check.why.diabolo": "The opponents saw all cards and thought for a set time.",
    "check.why.differs": "Deal {deal}, move {move}: {name} {made}. This opponent {wanted}.",
    "check.why.unnamed": "Deal {deal}, move {move}: {name} {made}. This opponent {wanted} today. The record does not "
    "say which version it was.",
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
