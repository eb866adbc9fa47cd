"""What the page says of tables of people: at their door, and beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "party.title": "Play with people",
    "party.about": "Open a table and send its link. Your friends need nothing but a browser.",
    "party.open": "Open a table",
    "party.or": "Were you invited?",
    "party.code": "Code or link",
    "party.join": "Look at this table",
    "party.door.open": "A new table",
    "party.door.join": "A table of Moonshot Hearts",
    "party.door.about": "Somebody has invited you. Nothing has been sent yet.",
    "party.spoken": "You have the code and not the link: so this page takes the host's word for who they are.",
    "party.relay": "The table meets at",
    "party.relay.sees": (
        "It sees your internet address. Anybody there may see when how much is sent. It cannot read the game. "
        "It belongs to others, who promise nothing."
    ),
    "party.relay.house": "It is in this house. What you send is sealed. Others in this network can change the page.",
    "party.relay.tabs": "The tabs of this browser alone: nothing is sent anywhere.",
    "party.tabs": "This browser only",
    "party.connect": "Connect",
    "party.none": "There is no relay to meet at.",
    "party.missing": "What tables of people need could not be fetched. Check the network, and try again.",
    "party.unkept": "This browser keeps nothing for this page, so it cannot sit at a table.",
    "party.looking": "Connecting …",
    "party.nobody": "The host is not there. They will be right back.",
    "party.rules": "{rules}, for {count} players",
    "party.name": "Your name",
    "party.sit": "Sit down",
    "party.joining": "Sitting down …",
    "party.after": "A deal is being played. You sit down when it is over.",
    "party.gone": "The host has asked you to leave this table.",
    "party.story": "What was heard of this table contradicts itself. Do not go on here.",
    "party.link": "Link of this table",
    "party.copy": "Copy the link",
    "party.copied": "Copied.",
    "party.share": "Send the link …",
    "party.letters": "Code to read aloud",
    "party.qr": "Link of this table as a QR code",
    "party.looks": "The host's device deals and could look at the cards.",
    "party.seats": "At the table",
    "party.seat.mind": "{name}, the computer",
    "party.seat.here": "{name}",
    "party.seat.slow": "{name}, slow line",
    "party.seat.away": "{name}, away",
    "party.seat.you": "{name}, you",
    "party.begin": "Deal",
    "party.wait_host": "The host begins.",
    "party.back": "Back to the table",
    "party.leave": "Leave the table",
    "party.close": "Close",
    "party.waits": "The next deal begins when all are ready.",
    "party.host_begins": "The host begins the next game.",
    "party.not_here": "That cannot be done at a table of people.",
    "party.vote.undo": "{name} wants to take a card back",
    "party.vote.undo.text": "Everybody at the table must agree.",
    "party.vote.concede": "{name} wants to end the game",
    "party.vote.concede.text": "If everybody agrees, it ends here, and {name} has given up.",
    "party.vote.no": "Play on",
    "party.vote.yes": "Agree",
    "party.host_away": "The host will be right back.",
    "party.lost": "The line is lost. This page tries again by itself.",
}
ENGLISH.add(SENTENCES)
