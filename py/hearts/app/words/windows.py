"""Windows, as Hearts Deluxe called it: the table, the backs and the faces of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "windows.title": "Look: table and cards",
    "windows.theme": "Table",
    "windows.theme.auto": "Follows the opponents",
    "windows.theme.felt": "Green felt",
    "windows.theme.midnight": "Midnight",
    "windows.theme.wine": "Wine",
    "windows.theme.wood": "Oak",
    "windows.theme.paper": "Paper",
    "windows.theme.contrast": "High contrast",
    "windows.theme.garden": "Garden",
    "windows.theme.sky": "Night sky",
    "windows.theme.picture": "Your picture",
    "windows.choose": "Choose a picture …",
    "windows.picture.about": "Your picture stays on this device; we dim it a little.",
    "windows.picture.read": "This file could not be read as a picture.",
    "windows.picture.room": "There is no room for this picture in the browser’s storage.",
    "windows.picture.kept": "Your picture is on the table.",
    "windows.tint": "Colour of the backs",
    "windows.tint.auto": "Match the table",
    "windows.tint.red": "Red",
    "windows.tint.blue": "Blue",
    "windows.tint.green": "Green",
    "windows.tint.violet": "Violet",
    "windows.tint.black": "Black",
    "windows.tint.gold": "Gold",
    "windows.back": "Pattern of the backs",
    "windows.back.moon": "Moon",
    "windows.back.stars": "Stars",
    "windows.back.waves": "Waves",
    "windows.back.diamonds": "Diamonds",
    "windows.back.hearts": "Dots",
    "windows.back.plain": "Plain",
    "windows.face": "Faces",
    "windows.face.large": "Large index",
    "windows.face.classic": "Classic",
    "windows.chrome": "Dialogs",
    "windows.chrome.auto": "Match the device",
    "windows.chrome.light": "Light",
    "windows.chrome.dark": "Dark",
    "windows.season": "Holiday decorations",
    "windows.done": "Close",
}

ENGLISH.add(SENTENCES)
