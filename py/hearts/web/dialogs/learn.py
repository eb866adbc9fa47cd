"""The door to learning: the lesson, and one deal with the coach."""

from __future__ import annotations

from hearts.web.dialogs.room import Room


class Learn(Room):
    """Two lines: the lesson and a deal with the coach."""

    name = "learn"
