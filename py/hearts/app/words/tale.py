"""The tale of a finished game in words: places, the deal that turned it, moons, escapes, its mark on statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "tale.places": "Places",
    "tale.place.1": "1st",
    "tale.place.2": "2nd",
    "tale.place.3": "3rd",
    "tale.place.4": "4th",
    "tale.place.5": "5th",
    "tale.place.6": "6th",
    "tale.turn": "Turning point: deal {deal}, when {winner} took the lead for good.",
    "tale.turn.you": "Turning point: deal {deal}, when you took the lead for good.",
    "tale.turn.from_you": "Turning point: deal {deal}, when {winner} took the lead from you for good.",
    "tale.last": "The last deal decided the game: {before} scored {points}, {winner} {own}.",
    "tale.last.you": "The last deal decided the game: {before} scored {points}, you {own}.",
    "tale.last.from_you": "The last deal decided the game: you scored {points}, {winner} {own}.",
    "tale.led": "{winner} led from the first deal to the last.",
    "tale.led.you": "You led from the first deal to the last.",
    "tale.moon": "Best moon: {name}, in deal {deal}.",
    "tale.moon.you": "Best moon: yours, in deal {deal}.",
    "tale.sun": "Best moon: {name}’s sun, in deal {deal}.",
    "tale.sun.you": "Best moon: your sun, in deal {deal}.",
    "tale.escape": "Closest escape: in deal {deal}, {name} had {had} of {of} points when {by} stopped the moon.",
    "tale.escape.you": "Closest escape: in deal {deal}, you had {had} of {of} points when {by} stopped the moon.",
    "tale.escape.by_you": "Closest escape: in deal {deal}, {name} had {had} of {of} points when you stopped the moon.",
    "tale.games": ("Your first game.", "Game {count}."),
    "tale.won": "Win rate {now}%{trend}",
    "tale.average": "{now} points per deal{trend}",
    "tale.up": " ↑",
    "tale.down": " ↓",
    "tale.and": "{first} · {next}",
    "tale.streak": "{count} wins in a row.",
    "tale.best": "Your best score so far.",
    "tale.apart": "This game counts separately in your statistics.",
    "tale.on.limit": "Keep playing to {limit}",
    "tale.on.deals": ("Play {count} more deal", "Play {count} more deals"),
    "tale.more": "More",
    "tale.share": "Share this result",
    "tale.picture": "As a picture",
    "tale.picture.title": "Moonshot Hearts",
    "tale.saved": "The picture is in your downloads.",
    "tale.unpainted": "The browser cannot make this picture.",
    "tale.replay": "Copy a link to the replay",
    "tale.linked": "The link is copied. It shows the game card by card.",
    "tale.long": "This game is too long for a link. You can save it as a file in the history.",
    "tale.copied": "The result is copied.",
    "tale.uncopied": "The browser does not allow copying.",
    "tale.shared.title": "Moonshot Hearts, {rules}",
    "tale.shared.row": "{place} {name}: {score}",
}

ENGLISH.add(SENTENCES)
