"""A seat's plate: what is said next is another bubble, not one whose words have moved."""

from unittest.mock import MagicMock

import pytest

from hearts.app.scene.model import SeatAt
from hearts.web.browser import dom
from hearts.web.table.faces import Faces
from hearts.web.table.seat import Seat


def ben(says: str) -> SeatAt:
    """Ben, who says this."""
    return SeatAt(
        side=1, seat=1, name="Ben", face="ben", mood="calm", points=0, score=0, leads=False, turn=False, dealer=False,
        ready=False, person=False, cards=13, label="Ben", says=says, open=(),
    )  # fmt: skip


def test_each_saying_has_a_bubble_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser would count it as a shift of the layout, for a bubble on the right grows to the left."""
    parts: dict[str, MagicMock] = {}
    plate = MagicMock(name="plate")
    plate.querySelector.side_effect = lambda part: parts.setdefault(part, MagicMock(name=part))
    monkeypatch.setattr(dom, "copy_of", lambda name: plate)
    seat, bubble = Seat(MagicMock(name="home"), 1, 4, Faces({})), parts[".says"]
    seat.show(ben("Hello."))
    bubble.replaceWith.assert_not_called()
    seat.show(ben("Somebody open a window."))
    bubble.replaceWith.assert_called_once_with(bubble)
    assert bubble.textContent == "Somebody open a window."
