"""The settings: each one is settings.NAME, and each of its values settings.NAME.VALUE, with _ for a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "settings.title": "Settings",
    "settings.pace": "Pace",
    "settings.pace.slow": "Slow",
    "settings.pace.normal": "Normal",
    "settings.pace.fast": "Fast",
    "settings.pace.instant": "Instant",
    "settings.deck": "Colours of the suits",
    "settings.deck.two": "Two",
    "settings.deck.four": "Four",
    "settings.tap": "Play a card with",
    "settings.tap.auto": "One click, or two taps",
    "settings.tap.once": "Always one",
    "settings.tap.twice": "Always two",
    "settings.think": "Opponents think for at most",
    "settings.think.0_3": "0.3 s",
    "settings.think.0_6": "0.6 s",
    "settings.think.1": "1 s",
    "settings.think.2": "2 s",
    "settings.think.3": "3 s",
    "settings.claims": "When the rest of a deal is certain",
    "settings.claims.off": "Play it",
    "settings.claims.mine": "I may end it",
    "settings.claims.all": "So may opponents",
    "settings.joe": "Cup of joe: its I.Q.",
    "settings.joe.70": "70",
    "settings.joe.100": "100",
    "settings.joe.130": "130",
    "settings.joe.160": "160",
    "settings.joe.190": "190",
    "settings.forced": "Play my only card for me",
    "settings.forced.off": "Never",
    "settings.forced.last": "The last card",
    "settings.forced.always": "Always",
    "settings.demo": "Cards in a demonstration",
    "settings.demo.up": "Face up",
    "settings.demo.down": "Face down",
    "settings.wait": "Wait for a tap after each trick",
    "settings.seen": "What has been played stays open beside the table, on wide screens",
    "settings.left_handed": "Left-handed: the score pad and the buttons change sides",
    "settings.sayings": "Sayings: the opponents say something now and then",
    "settings.statistics": "Statistics …",
    "settings.history": "History …",
    "settings.install": "As an app …",
    "settings.offline": "Without a network …",
    "settings.concede": "Concede this game …",
    "settings.kept": "What is kept …",
    "settings.done": "Done",
}
