"""What is said at a table of people, and at its door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "people.code.letter": "A code has no “{letter}” in it.",
    "people.code.length": "A code has {wanted} letters; this has {number}.",
    "people.code.check": "There is a wrong letter in this code.",
    "people.code.link": "This is no link of a table.",
    "people.code.part": "A part of this link is missing or wrong. Ask for the link again, and copy all of it.",
    "people.code.relay": "This link names a relay that cannot be one. Ask for the link again, and copy all of it.",
    "people.no.order": "The table did not understand that. Reload the page to get the latest version.",
    "people.no.right": "Only the host of the table may do that.",
    "people.no.turn": "It is not your turn.",
    "people.no.move": "The rules do not allow that now.",
    "people.no.deal": "Seats change between two deals.",
    "people.no.seat": "That seat is taken.",
    "people.no.running": "The game has begun already.",
    "people.no.share": "The cards are being shuffled again.",
    "people.no.undo": "You can take back only your last card, and only before the next player plays.",
    "people.no.watching": "The host of this table allows no watching.",
    "people.no.room": "No more people can watch this table.",
    "people.no.wait": "{name} wants to wait for the host.",
    "people.no.behind": "{name} has played a deal more. Let them go on as the host.",
    "people.no.often": "People have come and gone too often here. Try again in a minute.",
    "people.no.more": "You have proposed a lot in this deal. Go on with the next one.",
    "people.no.asked": "The host has asked you to leave this table.",
    "people.no.vote": "That vote is over.",
    "people.doubt.unseen": "While this page was away, the game ended and another began. It cannot check how.",
    "people.doubt.renamed": (
        "While this page was away, {name} got another name or face. This page cannot check whether they wanted that."
    ),
    "people.doubt.came": (
        "While this page was away, {name} sat down. This page cannot check whether they chose that name and face."
    ),
    "people.doubt.called": "The host calls you {name}. That is not the name and face that you have asked for.",
    "people.doubt.minds": "The page of the host has another version. So the choices of the computer are not checked.",
    "people.doubt.left_out": (
        "The host deals without you, though you are here. The people who put in a share could choose the cards."
    ),
    "people.doubt.without": (
        "The host has counted you as away. So the cards of this deal come without you: the people who put in a share"
        " could choose them."
    ),
    "people.doubt.otherwise": (
        "The last cards that the host tells are not those that this page has heard. The others may have taken them"
        " back while it was away."
    ),
    "people.doubt.skipped": (
        "This page was there, but the host has told only afterwards how the game went on. It cannot check all of it."
    ),
    "people.doubt.unsigned": (
        "The host's signed word on this game does not come here. So nobody can prove it if the host tells others"
        " something else."
    ),
    "people.doubt.ahead": "The host says that this game has gone on, but has not told this page how.",
    "people.doubt.promised": (
        "The host says that it heard nothing from {name}. This page did: a message may have been lost on its way."
    ),
    "people.doubt.shown": "{name} had a share that fits their promise, and has shown it to all.",
    "people.told.story": "What the host has told contradicts itself. Do not go on at this table.",
    "people.told.fits": "This link belongs to this table, and confirms its host.",
    "people.told.broken": "The host has heard nothing from {name}, so the cards are shuffled again.",
    "people.told.rest": (
        "While this page heard nothing of the table, the rest of deal {first} was played. You have it from the host."
    ),
    "people.told.deal": (
        "While this page heard nothing of the table, deal {first} was played. You have it from the host."
    ),
    "people.told.deals": (
        "While this page heard nothing of the table, deals {first} to {last} were played. You have them from the host."
    ),
    "people.told.restarts": (
        "The cards of this deal were shuffled again twice. If you do not trust that, go on with another host."
    ),
    "people.doubt.host": (
        "This page knew another host by the code alone. It begins anew with the host whom this link names."
    ),
    "people.doubt.stuck": (
        "The game cannot go on from this device. After a minute you and the others may go on from the last finished"
        " deal."
    ),
    "people.doubt.mixed": "The name {name} has letters of two alphabets. It may be meant to look like another name.",
    "people.doubt.head": (
        "{name}’s page has heard something else in this game. It has shown no proof, so the game goes on."
    ),
}
ENGLISH.add(SENTENCES)
