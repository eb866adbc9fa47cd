"""Where a table of people cannot be opened or joined, the dialog says why and what to do, and goes on from there."""

import asyncio
from types import SimpleNamespace

import pytest

from hearts.app.people.relays import Relay
from hearts.app.words.locale import say
from hearts.web.browser.storage import StorageProblem
from hearts.web.people import people
from hearts.web.people.device import WEEK
from hearts.web.people.people import People, told_of_card
from hearts.web.people.trouble import buttons, short

NOW = 1_800_000_000


def card(full: bool = False, state: str = "lobby", at: float = NOW) -> SimpleNamespace:
    return SimpleNamespace(full=full, state=state, at=at)


@pytest.mark.parametrize(
    ("shown", "joining", "host_away", "sentence"),
    [
        (card(full=True), True, False, "party-full"),
        (card(full=True, state="game"), True, False, "party-full"),
        (card(state="game"), True, False, "party-after"),
        (card(), True, False, "party-joining"),
        (card(), False, False, ""),
        (card(full=True), False, False, "party-full-door"),
        (card(full=True), False, True, "party-host_away-door"),
        (card(), True, True, "party-host_away"),
        (card(at=NOW - WEEK + 60), False, True, "party-host_away-door"),
        (card(at=NOW - WEEK - 60), False, True, "party-week"),
    ],
)
def test_the_card_of_a_table_says_what_one_waits_for(shown, joining: bool, host_away: bool, sentence: str) -> None:
    assert told_of_card(shown, joining, host_away, NOW) == (say(sentence) if sentence else "")


class Dialog(SimpleNamespace):
    """What the dialog's way through the door needs of the dialog; `said`: what it has said."""

    def __init__(self, **more: object) -> None:
        door = SimpleNamespace(relay="ws://house/", fits=True)
        had = {"_door": door, "_seeks": False, "_ways": None, "_device": None, "_taking": False, "_invite": None}
        SimpleNamespace.__init__(self, **dict(had, **more))
        self.said: list[str] = []
        self.followed = 0

    def _say(self, text: str) -> None:
        self.said.append(text)

    def _follow_table(self) -> None:
        self.followed += 1

    async def _leased(self, chosen: str) -> bool:
        return True

    async def _may_join(self, chosen: str) -> bool:
        return True

    def _show_part(self, part: str) -> None:
        pass

    def _turn_back(self, why: str) -> None:
        self._say(why)


def test_parts_that_cannot_be_fetched_are_told_and_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [None, object()]

    async def doors() -> object:
        return found.pop(0)

    async def begin(ways: object, chosen: str) -> bool:
        return True

    monkeypatch.setattr(people, "doors_of_people", doors)
    dialog = Dialog(_begin=begin)
    asyncio.run(People._connect(dialog))  # type: ignore[arg-type]
    assert dialog.said[-1] == say("party-missing") and not dialog.followed
    asyncio.run(People._connect(dialog))  # type: ignore[arg-type]
    assert dialog.followed == 1, "the next press tries again"


def test_a_browser_that_keeps_nothing_sits_at_no_table_and_says_what_to_do() -> None:
    async def begin(ways: object, chosen: str) -> bool:
        raise StorageProblem("blocked")

    dialog = Dialog(_begin=begin, _ways=object())
    asyncio.run(People._connect(dialog))  # type: ignore[arg-type]
    assert dialog.said[-1] == say("party-unkept") and not dialog.followed and dialog._device is None


def test_a_seat_that_the_other_device_does_not_give_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    halted = []

    class Nobody:
        """A device to which nobody gives a seat."""

        def __init__(self, *_: object) -> None:
            self.halt = lambda: halted.append(self)

        async def take_seat(self, code: bytes) -> None:
            return None

    monkeypatch.setattr(people, "Device", Nobody)
    dialog = Dialog(_taking=True, _invite=SimpleNamespace(code=b"code"), _lease=SimpleNamespace(number=1), _follow=dict)
    assert not asyncio.run(People._begin(dialog, object(), "ws://house/"))  # type: ignore[arg-type]
    assert dialog.said == [say("party-take-waits"), say("party-take-none")]
    assert halted and dialog._device is None


def test_a_line_that_does_not_come_back_has_two_ways_on() -> None:
    assert short("unconnected") == say("party-line-unconnected")
    told = "".join([button.markup for button in buttons("unconnected")])
    assert say("party-line-again") in told and say("party-line-leave") in told


def test_a_table_of_ones_own_can_always_meet_between_tabs(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that there is no relay is said of an invitation alone, and names its way on."""

    async def nothing(path: str) -> str:
        return ""

    monkeypatch.setattr(people.address, "parameters", dict)
    monkeypatch.setattr(people.files, "fetch_text", nothing)
    dialog = SimpleNamespace()
    found = asyncio.run(People._listed(dialog))  # type: ignore[arg-type]
    assert [relay.name for relay in found] == [say("party-tabs")] and isinstance(found[0], Relay)
