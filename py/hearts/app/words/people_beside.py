"""What the page says of several people who share one device at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "beside.title": "Two players on this device",
    "beside.about": (
        "You pass this device to each other. It covers the cards until the next player has it. Each player has a seat "
        "and a vote. This device keeps the games and statistics of {name} only."
    ),
    "beside.about.first": (
        "You pass this device to each other. It covers the cards until the next player has it. Each player has a seat "
        "and a vote. This device keeps your games and statistics, not theirs."
    ),
    "beside.name": "Their name",
    "beside.face": "Their face",
    "beside.seat": "Give them a seat",
    "beside.both": "You both sit down at this device.",
    "beside.full": "All seats are taken.",
    "beside.waits": "{name} sits down when this deal is over.",
    "beside.give": "Give the device to {name}",
    "beside.has": "has the device now",
    "beside.here": "at this device",
    "beside.shares": "at {name}’s device",
    "beside.answers": "{name} answers.",
    "beside.nudged": "{other} is waiting for {name}.",
    "beside.leave.title": "Who leaves the table?",
    "beside.leave.one": "{name} leaves",
    "beside.leave.all": "All of us leave",
    "beside.leave.text": "The computer plays for a player who leaves. The others stay.",
    "beside.gone": "The host has asked {name} to leave this table.",
    "beside.moved": "{name} continues on another device.",
}
ENGLISH.add(SENTENCES)
