"""What is kept between visits, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "kept.title": "Your data",
    "kept.lead": "Saved only in this browser, on this device.",
    "kept.total": "{size} KB in all.",
    "kept.problem": "The last change could not be saved: {why}.",
    "kept.nothing": "Nothing is saved.",
    "kept.size": "{size} KB",
    "kept.kind.table": "The game on the table",
    "kept.kind.game": "Your own game",
    "kept.kind.left": "The game that you left last",
    "kept.kind.link": "A game from a link ({about})",
    "kept.kind.setup": "Your last table",
    "kept.kind.settings": "Your settings",
    "kept.kind.rules": "Your own rules",
    "kept.kind.cast": "Your set of opponents “{about}”",
    "kept.kind.scene": "How your table looked when you left it",
    "kept.kind.archive": "The number of your finished games",
    "kept.kind.reviews": "The results of your reviews",
    "kept.kind.look": "The look of your table",
    "kept.kind.picture": "Your own picture",
    "kept.kind.problems": "Your rating in the problems",
    "kept.kind.days": "Your daily deals: points and streak",
    "kept.kind.day": "Your game of day {about}",
    "kept.kind.hall": "Results on the leaderboard {about}",
    "kept.kind.match": "A match with a friend ({about})",
    "kept.kind.laid": "Deals that you laid out",
    "kept.kind.pars": "Par of your deals",
    "kept.kind.unreadable": "A text that cannot be read ({about})",
    "kept.look": "Show",
    "kept.copy": "Copy",
    "kept.save": "Save as a file",
    "kept.delete": "Delete …",
    "kept.of": "{act}: {title}",
    "kept.ask.cards": "Show the cards?",
    "kept.ask.cards.text": "This text may show the cards of everyone at the table.",
    "kept.ask.table": "Delete the game on the table?",
    "kept.ask.table.text": "A new game with the same players and rules begins.",
    "kept.ask.delete": "Delete this for good?",
    "kept.yes": "Yes",
    "kept.no": "No",
    "kept.copied": "Copied.",
    "kept.by_hand": "The browser does not allow copying. Here is the text: copy it yourself.",
    "kept.saved": "It is in your downloads, as {file}.",
    "kept.deleted": "Deleted: {title}",
    "kept.done": "Close",
    "kept.games": ("one finished game", "{count} finished games"),
    "kept.export": "Save everything as a file",
    "kept.exported": (
        "Everything, with one finished game, is in your downloads as {file}.",
        "Everything, with {count} finished games, is in your downloads as {file}.",
    ),
    "kept.import": "Import …",
    "kept.importing": "Importing: {done} of {all} …",
    "kept.import.wrong": (
        "This is not a file with all data of this game, or it is larger than {most} MB. Nothing has changed."
    ),
    "kept.import.version": "This file comes from another version of the game. Nothing has changed.",
    "kept.taken": "Imported: {what}.",
    "kept.taken.games": ("one finished game", "{count} finished games"),
    "kept.taken.none": "no finished game",
    "kept.taken.casts": ("one set of opponents", "{count} sets of opponents"),
    "kept.taken.rules": ("one set of rules of your own", "{count} sets of rules of your own"),
    "kept.taken.double": ("One game was already here.", "{count} games were already here."),
    "kept.taken.unread": ("One part of it could not be read.", "{count} parts of it could not be read."),
    "kept.taken.lost": (
        "The oldest review or par of a game was deleted to make room.",
        "The {count} oldest reviews and pars of games were deleted to make room.",
    ),
    "kept.taken.settings": "You now have the settings and the name from the file.",
    "kept.taken.setup": "Your next game has its rules and players.",
    "kept.taken.table": "Its unfinished game is now on your table.",
    "kept.taken.left": (
        "Its unfinished game is not imported, because yours is not over. Finish yours, then import the file again."
    ),
    "kept.taken.problem": "Not all of it could be saved: {why}.",
    "kept.erase": "Delete everything …",
    "kept.erase.ask": "Delete everything?",
    "kept.erase.text": "You lose all this for good: {what}. A new game begins.",
    "kept.erase.yes": "Yes, delete it all",
    "kept.erase.no": "No, keep it",
    "kept.erased": "Everything is deleted.",
}

ENGLISH.add(SENTENCES)
