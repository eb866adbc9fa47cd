"""A friend's result of a match comes: the first try of each counts, and what is no result of this match is refused."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import MagicMock

import pytest

from hearts.app.keeping.matches import KeptMatch, Matches, slot
from hearts.app.keeping.store import PREFIX, Store
from hearts.app.same import match
from hearts.app.same.what import what_is
from hearts.app.scene.model import Scene
from hearts.app.tasks import at_once
from hearts.app.words.locale import say
from hearts.app.words.phrases import points
from hearts.arena import verify
from hearts.engine.game import Declared
from hearts.engine.record import Record, heading, positions
from hearts.engine.rules import Rules
from hearts.web import matches
from hearts.web.browser import files
from hearts.web.dialogs.compared import Compared
from hearts.web.dialogs.match import Match
from tests.app.screen import Screen
from tests.app.test_match_by_link import DRAWN, SEATS, played

OWN, OTHER = verify.result(played().text()), verify.result(played("random", "Bob").text())
SECOND = verify.result(played("defender", "Bob").text())
SIGNED = OTHER.replace("deal 1\n", "signed KEY SIGNATURE\ndeal 1\n", 1)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Matches:
    """The matches of a device that has played its own deals."""
    kept = Matches(Store({}))
    monkeypatch.setattr(matches, "matches", lambda: kept)
    record = Record.read(OWN)
    kept.put(KeptMatch(record.id, {"at": "5", "head": heading(record), "own": OWN}))
    return kept


def come(text: str) -> KeptMatch:
    return matches.take_result(match.read_match(what_is(text)), text)


def test_the_first_result_counts_and_the_same_one_signed_takes_its_place(here: Matches) -> None:
    assert come(OTHER).other == OTHER and come(OTHER).other == OTHER
    assert come(SIGNED).other == SIGNED and come(OTHER).other == SIGNED, "a signature is not lost"
    with pytest.raises(ValueError, match=say("match-twice")):
        come(SECOND)
    assert here.ids() and come(SIGNED).own == OWN


def test_what_is_ones_own_or_of_another_match_is_refused(here: Matches) -> None:
    with pytest.raises(ValueError, match=say("match-own")):
        come(OWN)
    with pytest.raises(ValueError, match=say("match-own")):
        come(OWN.replace("deal 1\n", "signed KEY SIGNATURE\ndeal 1\n", 1))
    with pytest.raises(ValueError, match=say("match-other")):
        come(verify.result(played("random", "Bob").text().replace("iq:120", "iq:60", 1)))
    (id,) = here.ids()
    found = here.find(id)
    assert found is not None and found.other == ""
    here.put(found.changed(own=""))
    with pytest.raises(ValueError, match=say("match-first_play")):
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
    assert (
        say("match-help_kind", help="hint") in line
        and say("match-help_kind", help="joe") in line
        and line.endswith("#match=x")
    )
    assert say("match-help_kind", help="hint") not in Compared(record, None, []).line("")


@pytest.mark.parametrize("own", [1, 13, -3])
def test_a_result_and_the_line_that_is_shared_have_points_in_words_and_end_as_sentences(
    own: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "points", lambda record: [own])
    compared = Compared(Record.read(OWN), None, [4])
    whole = say("match-result", points=points(own))
    assert f"<p>{whole} " in compared.table().markup and whole.endswith(f"{points(own)}.")
    assert f"{points(own)}. https" in compared.line("https://a.test/#match=x")


def test_a_match_whose_game_is_gone_is_begun_again_and_told_so(here: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page played an ordinary game of this seed; and a second try counted as the first one."""
    went: list[str] = []
    monkeypatch.setattr(matches, "go", went.append)
    (id,) = here.ids()
    here.drop(id, Record.read(OWN).seed)
    invited = match.read_match(what_is(match.invitation(Record.read(OWN), OWN)))
    mine = match.of_person(invited, "you", "Zoë")
    matches.begin(mine, "5eed", "Ann")
    first = here.running(mine.seed)
    assert match.help_in(Record.read(first)) == [] and went == [mine.seed]
    matches.begin(mine)
    assert here.running(mine.seed) == first, "it goes on"
    here._store.drop(f"game?seed={mine.seed}")
    begun = here.find(id)
    assert begun is not None
    matches.begin(Record.read(begun.head))
    again = Record.read(here.running(mine.seed))
    assert match.help_in(again) == ["again"] and again.id == mine.id and again.seats == mine.seats
    assert say("match-help_kind", help="again") in Compared(again.at(played().game), None, []).line("")


def test_a_match_is_left_and_gone_on_with_but_not_given_up() -> None:
    """Else whoever had a good first deal would stop there."""
    begun = match.new_match(Rules("classic-pc"), 4, SEATS, DRAWN, True)

    async def run() -> None:
        screen = Screen({PREFIX + slot(begun.seed): heading(begun)}, {"seed": begun.seed})
        follower = matches.Matching(screen.session, lambda work: work.close())
        await screen.until(lambda scene: scene.phase == "play" and scene.seats[0].turn)
        follower.follow(screen.scenes[-1])
        screen.session.director.show()
        assert screen.scenes[-1].can.leave
        assert screen.scenes[-1].can.concede is False, "the menu offers it no more"

    asyncio.run(run())


def test_a_result_that_an_earlier_version_let_give_up_is_compared_as_far_as_it_went() -> None:
    record = Record.read(OWN)
    early = [at for at in positions(record.game) if at.phase == "play"][5]
    given = record.at(early.play(Declared(0, "concede")))
    shown = Compared(given, Record.read(OTHER), []).table() + Compared(given, Record.read(OTHER), [5.0]).table().markup
    assert say("match-help_kind", help="conceded") in shown.markup
    assert say("match-help_kind", help="conceded") in Compared(given, None, []).line("")


def test_a_page_of_a_match_that_is_loaded_anew_says_what_may_be_done_in_it(here: Matches) -> None:
    """After the end it offered “Play again”, and no way to the result; within a deal it let one give up."""
    ended = Record.read(OWN)
    early = ended.at(next(at for at in positions(ended.game) if at.phase == "play" and at.waiting == (0,)))

    async def run(record: Record) -> Scene:
        screen = Screen({PREFIX + slot(record.seed): record.text()}, {"seed": record.seed})
        works: list[Any] = []
        follower = matches.Matching(screen.session, works.append)
        await screen.until(lambda scene: scene.phase in ("game over", "play"), act=False)
        follower.follow(screen.scenes[-1])
        for work in works:
            await work
        return screen.scenes[-1]

    over, within = asyncio.run(run(ended)), asyncio.run(run(early))
    assert over.ending is not None
    assert next(action.command for action in over.ending.actions) == "open match now"
    assert within.kind == "match" and within.can.concede is False


@pytest.mark.parametrize(("how", "said"), [("shared", ""), ("copied", "match-copied"), ("", "match-uncopied")])
def test_a_link_that_the_system_has_shared_is_not_called_copied(
    monkeypatch: pytest.MonkeyPatch, how: str, said: str
) -> None:
    parts = {"said": SimpleNamespace(textContent=""), "link": MagicMock()}
    dialog: Any = object.__new__(Match)
    dialog.part, dialog._address, dialog._compared = parts.get, "#match=x", Compared(Record.read(OWN), None, [])
    monkeypatch.setattr(files, "share", lambda text, callback: callback(how))
    dialog._share()
    assert parts["said"].textContent == (say(said) if said else "")
    assert parts["link"].select.called == (how == ""), "what cannot be copied is selected"


def test_a_new_game_on_the_page_of_a_match_loses_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first try counts: so it must not vanish, nor begin anew."""
    begun = match.new_match(Rules("classic-pc"), 4, SEATS, DRAWN, True)
    place = PREFIX + slot(begun.seed)

    async def run() -> None:
        screen = Screen({place: heading(begun)}, {"seed": begun.seed})
        kept = Matches(Store(screen.store))
        kept.put(KeptMatch(begun.id, {"at": "5", "head": heading(begun)}))
        monkeypatch.setattr(matches, "matches", lambda: kept)
        follower = matches.Matching(screen.session, lambda work: work.close())

        async def until(done: Callable[[Scene], bool]) -> None:
            def seen(scene: Scene) -> bool:
                follower.follow(scene)
                return done(scene)

            await screen.until(seen)

        await until(lambda scene: scene.moves > 20 and scene.seats[0].turn)
        text = screen.store[place]
        screen.session.begin(screen.session.setup)
        await until(lambda scene: scene.phase == "pass")
        casual = screen.store[place]
        found = kept.find(begun.id)
        assert found is not None and found.left == text and "match-" not in casual.partition("\ndeal ")[0]
        assert kept.bring_back(found, begun.seed) == casual and screen.store[place] == text
        found = kept.find(begun.id)
        assert found is not None and found.left == "" and kept.bring_back(found, begun.seed) == ""
        again = Screen(screen.store, {"seed": begun.seed})
        await again.until(lambda scene: scene.moves >= 20, act=False)
        assert again.saved.id == begun.id

    asyncio.run(run())


def test_a_match_that_is_on_the_table_again_is_not_brought_back_as_it_stood_before() -> None:
    begun = match.new_match(Rules("classic-pc"), 4, SEATS, DRAWN, True)
    store = Store({})
    kept = Matches(store)
    left = KeptMatch(begun.id, {"head": heading(begun), "left": heading(begun)})
    store.put(slot(begun.seed), heading(begun) + "deal 1\n")
    assert kept.bring_back(left, begun.seed) == "" and store.get(slot(begun.seed)).endswith("deal 1\n")
    store.put(slot(begun.seed), "hearts 2\nid other\n")
    assert kept.bring_back(left.changed(left="hearts 2\nid else\n"), begun.seed) == "", "an import may hold anything"
