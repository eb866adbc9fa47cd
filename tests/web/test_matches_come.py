"""A friend's result of a match comes: the first try of each counts, and what is no result of this match is refused."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from hearts.app.keeping.matches import Kept, Matches
from hearts.app.keeping.store import Store
from hearts.app.same import match
from hearts.app.tasks import at_once
from hearts.app.words.locale import say
from hearts.arena import verify
from hearts.engine.record import Record, heading
from hearts.web import matches
from hearts.web.dialogs.compared import Compared
from tests.app.test_match_by_link import played

OWN, OTHER = verify.result(played().text()), verify.result(played("random", "Bob").text())
SECOND = verify.result(played("defender", "Bob").text())
SIGNED = OTHER.replace("deal 1\n", "signed KEY SIGNATURE\ndeal 1\n", 1)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Matches:
    """The matches of a device that has played its own deals."""
    kept = Matches(Store({}))
    monkeypatch.setattr(matches, "matches", lambda: kept)
    record = Record.read(OWN)
    kept.put(Kept(record.id, {"at": "5", "head": heading(record), "own": OWN}))
    return kept


def come(text: str) -> Kept:
    return matches.taken(match.read(text), text)


def test_the_first_result_counts_and_the_same_one_signed_takes_its_place(here: Matches) -> None:
    assert come(OTHER).other == OTHER and come(OTHER).other == OTHER
    assert come(SIGNED).other == SIGNED and come(OTHER).other == SIGNED, "a signature is not lost"
    with pytest.raises(ValueError, match=say("match.twice")):
        come(SECOND)
    assert here.ids() and come(SIGNED).own == OWN


def test_what_is_ones_own_or_of_another_match_is_refused(here: Matches) -> None:
    with pytest.raises(ValueError, match=say("match.own")):
        come(OWN)
    with pytest.raises(ValueError, match=say("match.own")):
        come(OWN.replace("deal 1\n", "signed KEY SIGNATURE\ndeal 1\n", 1))
    with pytest.raises(ValueError, match=say("match.other")):
        come(verify.result(played("random", "Bob").text().replace("iq:120", "iq:60", 1)))
    (id,) = here.ids()
    found = here.find(id)
    assert found is not None and found.other == ""
    here.put(found.changed(own=""))
    with pytest.raises(ValueError, match=say("match.first_play")):
        come(OTHER)
    here.drop(id, "seed")
    with pytest.raises(ValueError, match="does not know"):
        come(OTHER)


def test_a_reload_after_the_end_keeps_the_first_result(here: Matches) -> None:
    """The same deals played again, in another tab or after a reload, change nothing that is kept."""
    follower = matches.Matching(cast("Any", SimpleNamespace(draw_secret=lambda: "5" * 64)), lambda work: None)
    at_once(follower._keep(played("random")))  # what runs when a game of a match is over
    (id,) = here.ids()
    found = here.find(id)
    assert found is not None and found.own == OWN


def test_the_line_that_is_shared_says_what_helped() -> None:
    record = Record.read(OWN)
    noted = record.at(record.game, (*record.notes, ("hint", "2"), ("joe", "1")))
    line = Compared(noted, None, []).line("https://a.test/#match=x")
    assert say("match.help.hint") in line and say("match.help.joe") in line and line.endswith("#match=x")
    assert say("match.help.hint") not in Compared(record, None, []).line("")


def test_a_match_whose_game_is_gone_is_begun_again_and_told_so(here: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page played an ordinary game of this seed; and a second try counted as the first one."""
    went: list[str] = []
    monkeypatch.setattr(matches, "go", went.append)
    (id,) = here.ids()
    here.drop(id, Record.read(OWN).seed)
    invited = match.read(match.invitation(Record.read(OWN), OWN))
    mine = match.of_person(invited, "you", "Zoë")
    matches.begin(mine, "5eed", "Ann")
    first = here.running(mine.seed)
    assert match.help_in(Record.read(first)) == [] and went == [mine.seed]
    matches.begin(mine)
    assert here.running(mine.seed) == first, "it goes on"
    here._store.drop(f"game?seed={mine.seed}")
    matches.begin(Record.read(here.find(id).head))  # type: ignore[union-attr] - it was begun above
    again = Record.read(here.running(mine.seed))
    assert match.help_in(again) == ["again"] and again.id == mine.id and again.seats == mine.seats
    assert say("match.help.again") in Compared(again.at(played().game), None, []).line("")
