"""Links of tables and of seats: both lead to a door, and neither stays in the page's address once one has sat down."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.app.people.code import Invite, read_seat, seat_link
from hearts.web.browser import link
from hearts.web.people import people
from hearts.web.people.people import People

CODE = bytes(range(10))


class Address:
    """The page's address, and what hears of what stands behind it; a stand-in for the window and for link.mjs."""

    def __init__(self, fragment: str) -> None:
        self.location = SimpleNamespace(hash=fragment, origin="https://example", pathname="/game/", search="?pace=0")
        self.history = SimpleNamespace(state=None, replaceState=self._replace)

    def _replace(self, state: None, title: str, address: str) -> None:
        assert address == "https://example/game/?pace=0"
        self.location.hash = ""

    def watch(self, told: Any) -> None:
        if self.location.hash:
            told(self.location.hash)


@pytest.mark.parametrize("fragment", [Invite(CODE).fragment(), seat_link(CODE, "wss://relay.example")])
def test_a_link_leads_to_its_door_and_leaves_the_address_at_once(
    monkeypatch: pytest.MonkeyPatch, fragment: str
) -> None:
    """It left when a module had come, and took an invitation along that was followed meanwhile."""
    page, heard = Address("#" + fragment), []
    for module in (link, link.address):
        monkeypatch.setattr(module, "window", page)
    monkeypatch.setattr(link.clock, "then", lambda promise, come: come(page))
    link.on("table seat", heard.append)
    assert heard == ["#" + fragment] and page.location.hash
    monkeypatch.setattr(link.clock, "then", lambda promise, come: None)  # nothing is waited for
    link.forget()
    assert page.location.hash == ""


def test_the_code_for_a_seat_is_read_from_its_link() -> None:
    read = read_seat("#" + seat_link(CODE, "wss://relay.example"))
    assert read is not None and (read.code, read.relay) == (CODE, "wss://relay.example")


@pytest.mark.parametrize(("where", "forgotten"), [("found", 0), ("joining", 0), ("joined", 1), ("watching", 1)])
def test_the_address_keeps_no_code_of_a_table_at_which_one_sits(
    monkeypatch: pytest.MonkeyPatch, where: str, forgotten: int
) -> None:
    """Whoever opened the link again was back in their seat, and the code stayed in the address."""
    forget = MagicMock()
    monkeypatch.setattr(people.link, "forget", forget)
    dialog: Any = SimpleNamespace(_invite=Invite(CODE))
    for _ in range(3):
        People._let_go_of_link(dialog, SimpleNamespace(where=where))  # type: ignore[arg-type]
    assert forget.call_count == forgotten
    guest = SimpleNamespace(where=where, invite=Invite(CODE), compare=lambda invite: True)
    dialog = SimpleNamespace(_invite=None, _device=SimpleNamespace(guest=guest), _say=MagicMock())
    dialog._let_go_of_link = lambda guest: People._let_go_of_link(dialog, guest)
    People._compare(dialog, "#" + Invite(CODE, bytes(16)).fragment())
    assert forget.call_count == 2 * forgotten
