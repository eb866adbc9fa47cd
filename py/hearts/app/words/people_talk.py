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
    "phrase.hello": "Hello!",
    "phrase.luck": "Good luck!",
    "phrase.thanks": "Thank you!",
    "phrase.sorry": "Sorry!",
    "phrase.played": "Well played!",
    "phrase.game": "Good game!",
    "phrase.yes": "Yes.",
    "phrase.no": "No.",
    "phrase.ouch": "Ouch!",
    "phrase.wow": "Wow!",
    "phrase.lucky": "Lucky you!",
    "phrase.unlucky": "Bad luck!",
    "phrase.queen": "Not the queen again!",
    "phrase.moon": "Watch out for the moon!",
    "phrase.think": "Let me think.",
    "phrase.wait": "One moment, please.",
    "phrase.back": "I am back.",
    "phrase.turn": "It is your turn.",
    "phrase.again": "Another game?",
    "phrase.bye": "Good-bye!",
    "face.smile": "A smile",
    "face.laugh": "Laughter",
    "face.wink": "A wink",
    "face.surprised": "Surprise",
    "face.think": "A thoughtful face",
    "face.sad": "A sad face",
    "face.cross": "A cross face",
    "face.sleepy": "A sleepy face",
    "talk.write": "Write something",
    "talk.send": "Send",
    "talk.heard": "Last messages",
    "talk.heard.none": "Nobody has said anything yet.",
    "talk.line": "{name}: {what}",
    "talk.you": "You: {what}",
    "talk.people": "People at this table",
    "talk.alone": "Nobody else is at this table yet.",
    "talk.mute": "Mute",
    "talk.mute.who": "Mute {name}",
    "talk.muted": "You no longer see messages from {name}.",
    "talk.unmuted": "You see messages from {name} again.",
    "talk.block": "Block",
    "talk.block.who": "Block {name}",
    "talk.blocked": "{name} is blocked on this device. Settings has the list.",
    "talk.unblock": "Unblock",
    "talk.unblock.who": "Unblock {name}",
    "talk.unblocked": "{name} is not blocked any more.",
    "talk.blocked.full": "The list of blocked people is full. Unblock a person in Settings first.",
    "talk.blocked.here": "You have blocked {name}, who sits at this table.",
    "talk.soon": "Wait a moment before you say more.",
    "talk.allow": "Let everyone write here",
    "talk.allowed": "{name} lets everyone write at this table.",
    "talk.close": "Close",
    "talk.sit.title": "Sit down with a person you have blocked?",
    "talk.sit.text": "You have blocked {name}, who sits at this table.",
    "talk.sit.no": "Stay away",
    "talk.sit.yes": "Sit down",
}
ENGLISH.add(SENTENCES)
