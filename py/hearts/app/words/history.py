"""The history: the finished games, and one of them deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "history.left": "Bring back the game that you left",
    "history.title": "History",
    "history.reading": ("Reading: one game …", "Reading: {count} games …"),
    "history.none": "You have not finished a game yet. Each finished game is listed here.",
    "history.count": ("One finished game.", "{count} finished games, the latest first."),
    "history.some": ("One of {games} finished games.", "{count} of {games} finished games, the latest first."),
    "history.choice": "Games shown",
    "history.all": "All games",
    "history.option": "{name} ({count})",
    "history.kind.result": "By result",
    "history.kind.rules": "By rules",
    "history.kind.opponent": "By opponent",
    "history.result.won": "Won",
    "history.result.lost": "Not won",
    "history.more": "Show more",
    "history.back": "All games",
    "history.place": "{place} of {players}",
    "history.gave_up": "gave up",
    "history.watched": "watched",
    "history.points": "{score} points",
    "history.against": "{rules}, with {names}",
    "history.marked": "Counts separately: {marks}.",
    "history.unreadable": "This game cannot be read any more.",
    "history.gone": "This game has been deleted in another tab.",
    "history.accuracy": "Accuracy {number}% ({deals}).",
    "history.accuracy.deal": "deal {deal}: {number}%",
    "history.running": "You are still playing this game. You can see all its cards when it is over.",
    "history.deal": "Deal {deal} of {deals}",
    "history.before": "Previous deal",
    "history.replay": "Replay",
    "history.review": "Review this deal",
    "history.next": "Next deal",
    "history.hands": "The hands at the start",
    "history.passed": "{cards} to {name}",
    "history.declined": "passed nothing",
    "history.kitty": "Kitty",
    "history.kitty.to": "to {name}",
    "history.cards": "Cards",
    "history.gave": "Passed",
    "history.tricks": "Trick by trick",
    "history.trick": "Trick",
    "history.taken": "Points",
    "history.led": "led",
    "history.took": "took it",
    "history.legend": "▸ led the trick. The marked card took it.",
    "history.copy": "Copy as text",
    "history.link": "Copy a link to the same cards",
    "history.check": "Check this game",
    "history.save": "Save as a file",
    "history.delete": "Delete …",
    "history.ask": "Delete this game for good?",
    "history.ask.text": "It will not count in the statistics any more.",
    "history.yes": "Yes, delete it",
    "history.no": "No, keep it",
    "history.copied": "Copied.",
    "history.uncopied": "The browser does not allow copying. Save the game as a file instead.",
    "history.saved": "It is in your downloads, as {file}.",
    "history.deleted": "The game is deleted.",
    "history.done": "Close",
}

ENGLISH.add(SENTENCES)
