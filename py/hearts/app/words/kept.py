"""What is kept between visits, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "kept.title": "What is kept",
    "kept.lead": "All this lies in this browser, on this device, and nowhere else.",
    "kept.total": "{size} KB in all.",
    "kept.problem": "The last change could not be kept: {why}.",
    "kept.nothing": "Nothing is kept.",
    "kept.size": "{size} KB",
    "kept.kind.table": "The game on the table",
    "kept.kind.game": "Your own game",
    "kept.kind.link": "A game by a link ({about})",
    "kept.kind.setup": "Your last table",
    "kept.kind.settings": "Your settings",
    "kept.kind.rules": "Your own rules",
    "kept.kind.cast": "Your set of opponents “{about}”",
    "kept.kind.scene": "How your table looked when you left it",
    "kept.kind.archive": "How many finished games there are",
    "kept.kind.reviews": "What the reviews of your deals came to",
    "kept.kind.look": "How your table is dressed",
    "kept.kind.picture": "Your own picture",
    "kept.kind.problems": "Your rating with the problems",
    "kept.kind.unreadable": "A text that could not be read ({about})",
    "kept.look": "Look",
    "kept.copy": "Copy",
    "kept.save": "Save as a file",
    "kept.delete": "Delete …",
    "kept.of": "{act}: {title}",
    "kept.ask.cards": "Go on all the same?",
    "kept.ask.cards.text": "This text may hold the cards of everybody at the table.",
    "kept.ask.table": "Delete the game on the table?",
    "kept.ask.table.text": "A new one with the same people and rules begins.",
    "kept.ask.delete": "Delete this for good?",
    "kept.yes": "Yes",
    "kept.no": "No",
    "kept.copied": "It is on the clipboard.",
    "kept.by_hand": "The browser does not let the game copy. Here is the text, to be copied by hand.",
    "kept.saved": "It goes to your downloads, as {file}.",
    "kept.deleted": "Deleted: {title}",
    "kept.done": "Done",
    "kept.games": ("one finished game", "{count} finished games"),
    "kept.export": "Save everything as a file",
    "kept.exported": (
        "Everything, with one finished game, goes to your downloads as {file}.",
        "Everything, with {count} finished games, goes to your downloads as {file}.",
    ),
    "kept.import": "Take in a file …",
    "kept.importing": "{done} of {all} finished games …",
    "kept.import.wrong": (
        "This is no file of this game with everything in it, or it is larger than {most} MB. Nothing has changed."
    ),
    "kept.import.version": "This file is of another version of the game. Nothing has changed.",
    "kept.taken": "Taken in: {what}.",
    "kept.taken.games": ("one finished game", "{count} finished games"),
    "kept.taken.none": "no finished game",
    "kept.taken.casts": ("one set of opponents", "{count} sets of opponents"),
    "kept.taken.rules": ("one set of rules of your own", "{count} sets of rules of your own"),
    "kept.taken.double": ("One game was here already.", "{count} games were here already."),
    "kept.taken.unread": ("One piece of it could not be read.", "{count} pieces of it could not be read."),
    "kept.taken.settings": "Your settings, with your name, are those of the file now.",
    "kept.taken.setup": "The next game is set up as it was there.",
    "kept.taken.table": "Its game in play lies on your table.",
    "kept.taken.left": "Its game in play is left out, because yours is not over. Finish yours, then take it in again.",
    "kept.taken.problem": "Not all of it could be kept: {why}.",
    "kept.erase": "Erase everything …",
    "kept.erase.ask": "Erase everything?",
    "kept.erase.text": "All this is lost for good: {what}. A new game begins.",
    "kept.erase.yes": "Yes, erase it all",
    "kept.erase.no": "No, keep it",
    "kept.erased": "Everything is erased.",
}

ENGLISH.add(SENTENCES)
