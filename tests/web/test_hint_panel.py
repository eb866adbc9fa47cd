"""The panel of a hint: it goes before somebody else gets the device."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.web.dialogs.hint import Hint


@pytest.mark.parametrize("covered", [True, False])
def test_a_hint_goes_with_who_asked_for_it_when_the_table_is_covered(covered: bool) -> None:
    panel: Any = object.__new__(Hint)
    panel.context = MagicMock()
    panel.context.screens.now.kind = "people"
    panel.node, panel._body = SimpleNamespace(hidden=False, contains=lambda _: False), MagicMock()
    panel._works, panel._opening = {}, MagicMock()
    panel._place = "play", 20, "1"
    panel._people = MagicMock(place=lambda: panel._place)  # their choice is still to be made
    panel.follow(SimpleNamespace(curtain=SimpleNamespace() if covered else None))
    assert panel.is_open is not covered
