"""What is kept between visits, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    "kept.kind.unreadable": "A text that could not be read ({about})",
    "kept.look": "Look",
    "kept.copy": "Copy",
    "kept.save": "Save as a file",
    "kept.delete": "Delete …",
    "kept.of": "{act}: {title}",
    "kept.ask.cards": "This text may hold the cards of everybody at the table. Go on all the same?",
    "kept.ask.table": "Delete the game on the table? A new one with the same people and rules begins.",
    "kept.ask.delete": "Delete this for good? {title}",
    "kept.yes": "Yes",
    "kept.no": "No",
    "kept.copied": "It is on the clipboard.",
    "kept.by_hand": "The browser does not let the game copy. Here is the text, to be copied by hand.",
    "kept.saved": "It goes to your downloads, as {file}.",
    "kept.deleted": "Deleted: {title}",
    "kept.done": "Done",
}
