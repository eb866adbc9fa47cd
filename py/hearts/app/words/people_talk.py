"""What people can say to each other at a table, and what is said of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "talk.title": "Say something",
    "talk.phrases": "Phrases",
    "talk.faces": "Faces",
    "talk.hello": "Hello!",
    "talk.luck": "Good luck!",
    "talk.thanks": "Thank you!",
    "talk.sorry": "Sorry!",
    "talk.played": "Well played!",
    "talk.game": "Good game!",
    "talk.yes": "Yes.",
    "talk.no": "No.",
    "talk.ouch": "Ouch!",
    "talk.wow": "Wow!",
    "talk.lucky": "Lucky you!",
    "talk.unlucky": "Bad luck!",
    "talk.queen": "Not the queen again!",
    "talk.moon": "Watch out for the moon!",
    "talk.think": "Let me think.",
    "talk.wait": "One moment, please.",
    "talk.back": "I am back.",
    "talk.turn": "It is your turn.",
    "talk.again": "Another game?",
    "talk.bye": "Good-bye!",
    "talk.face.smile": "A smile",
    "talk.face.laugh": "Laughter",
    "talk.face.wink": "A wink",
    "talk.face.surprised": "Surprise",
    "talk.face.think": "A thoughtful face",
    "talk.face.sad": "A sad face",
    "talk.face.cross": "A cross face",
    "talk.face.sleepy": "A sleepy face",
    "talk.write": "Write something",
    "talk.send": "Send",
    "talk.heard": "Said last",
    "talk.heard.none": "Nobody has said anything yet.",
    "talk.line": "{name}: {what}",
    "talk.you": "You: {what}",
    "talk.people": "People at this table",
    "talk.alone": "Nobody else is at this table yet.",
    "talk.mute": "Mute",
    "talk.mute.who": "Mute {name}",
    "talk.muted": "You hear nothing of {name}.",
    "talk.unmuted": "You hear {name} again.",
    "talk.block": "Block",
    "talk.block.who": "Block {name}",
    "talk.blocked": "{name} is blocked on this device. Settings has the list.",
    "talk.unblock": "Unblock",
    "talk.unblock.who": "Unblock {name}",
    "talk.unblocked": "{name} is not blocked any more.",
    "talk.blocked.full": "The list of blocked people is full. Unblock somebody in Settings first.",
    "talk.blocked.here": "{name}, whom you have blocked, sits at this table.",
    "talk.soon": "Wait a moment before you say more.",
    "talk.allow": "Let everybody write here",
    "talk.allow.public": "At a public table people cannot write.",
    "talk.allowed": "{name} lets everybody write at this table.",
    "talk.close": "Close",
    "talk.sit.title": "Sit down with somebody you have blocked?",
    "talk.sit.text": "{names} sits at this table.",
    "talk.sit.no": "Stay away",
    "talk.sit.yes": "Sit down",
}
ENGLISH.add(SENTENCES)
