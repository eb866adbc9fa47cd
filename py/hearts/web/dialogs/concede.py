"""The question whether the game is to be given up."""

from __future__ import annotations

from hearts.app.words.concede import SENTENCES
from hearts.web.dialogs.dialog import Dialog


class Concede(Dialog):
    """Asks whether the game is to be given up."""

    name = "concede"
    words = SENTENCES
