"""Who leaves a table for good keeps nothing of it, also when the host's answer comes afterwards."""

from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.app.people.transport import Branches, Transport
from hearts.web.people import device
from hearts.web.people.device import Device


class Line(Transport):
    """A line to nowhere, which brings what it is given."""

    def publish(self, topic: str, payload: bytes, keep: bool = False) -> None:
        """Nobody is there."""

    def subscribe(self, topic: str) -> None:
        """Hear it anyway."""


def test_a_device_that_has_left_hears_nothing_and_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "clock", MagicMock())
    line = Line()
    left: Any = object.__new__(Device)
    branches = Branches(line, lambda act: None)
    end, heard = branches.end(), []
    end.subscribe("here")
    end.listen(lambda topic, payload: heard.append(payload), lambda _: None)
    left._ends, left._listing, left.host, left.over = [end], None, None, False
    left.beside, left._kept = MagicMock(), {device.HELD: "all cards", device.RELAY: "wss://relay.example"}
    line.on_message("here", b"before")
    left.drop()
    line.on_message("here", b"behind")
    assert heard == [b"before"] and left._kept == {} and left.over
    assert left.beside.drop.called
