"""How a card is chosen on the screen: what the table is given for a touch."""

from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from hearts.web.table.chooser import Chooser


@pytest.mark.parametrize(("resting", "given"), [(False, "choose QS"), (True, "joe")])
def test_whoever_touches_a_card_while_a_mind_plays_for_them_plays_on(resting: bool, given: str) -> None:
    lines: list[str] = []
    session = SimpleNamespace(act=lambda command: lines.append(command.text()), settings={"tap": "auto"})
    stage = SimpleNamespace(scene=SimpleNamespace(resting=resting, phase="play", cards=[]), cards=MagicMock(lifted=""))
    Chooser(session, stage).click("QS")  # type: ignore[arg-type]
    assert lines == [given]
