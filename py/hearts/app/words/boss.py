"""Boss coming: a spreadsheet that looks like work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "boss.front": "Budget – Spreadsheet",
    "boss.title": "Budget",
    "boss.back": "Close",
    "boss.item": "Item",
    "boss.quarter": "Q{number}",
    "boss.total": "Total",
    "boss.item.salaries": "Salaries",
    "boss.item.rent": "Rent",
    "boss.item.heating": "Heating",
    "boss.item.software": "Software",
    "boss.item.hardware": "Hardware",
    "boss.item.travel": "Travel",
    "boss.item.training": "Training",
    "boss.item.postage": "Postage",
    "boss.item.insurance": "Insurance",
    "boss.item.coffee": "Coffee",
}

ENGLISH.add(SENTENCES)
