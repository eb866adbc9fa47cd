"""Two devices play one match: cards, directions, leaders and opponents are the same, and each deal's cards its own."""

import asyncio

import pytest
from screen import Screen
from test_match_by_link import DRAWN, SEATS, on

from hearts.app.keeping.matches import slot
from hearts.app.keeping.store import PREFIX
from hearts.app.same import match
from hearts.app.same.what import what_is
from hearts.arena import verify
from hearts.engine.deal import View
from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.record import Record, entry, heading, positions
from hearts.engine.rules import Rules


def invited(mine: Record) -> Record:
    """The match as a friend's device begins it, which has the link and nothing else."""
    link = match.invitation(mine, verify.result(mine.text()))
    return match.of_person(match.read_match(what_is(link)), "guest", "Bob")


def moves(record: Record) -> "list[str]":
    return [entry(at) for at in positions(record.game)]


@pytest.fixture(scope="module")
def mine() -> Record:
    return on(match.new_match(Rules("classic-pc"), 4, SEATS, DRAWN, True), "instinct")


def test_whoever_plays_alike_on_another_device_has_the_same_game_to_the_last_card(mine: Record) -> None:
    theirs = on(invited(mine), "instinct")
    assert moves(theirs) == moves(mine) and theirs.game.scores == mine.game.scores
    assert [who.player for who in theirs.seats] == [who.player for who in mine.seats]


def test_whoever_plays_otherwise_has_the_same_hands_directions_and_first_leaders(mine: Record) -> None:
    theirs = on(invited(mine), "random")
    assert moves(theirs) != moves(mine)
    for deal in range(4):
        one, other = match.deal_start(mine, deal), match.deal_start(theirs, deal)
        assert one.move == other.move and one.deal is not None and other.deal is not None
        assert one.waiting == other.waiting
        views: list[View] = [at.view(0) for at in (one, other)]
        assert views[0].table.receiver(0) == views[1].table.receiver(0) and views[0].hand == views[1].hand


def test_the_hands_of_a_deal_are_the_cards_that_were_played_in_it(mine: Record) -> None:
    for deal in range(4):
        dealt, over = match.deal_start(mine, deal), match.deal_end(mine, deal)
        assert isinstance(dealt.move, Dealt) and over is not None and over.deal is not None
        held = list(dealt.move.hands)
        for at in positions(mine.game)[dealt.length : over.length]:
            if isinstance(at.move, Passed):
                held[at.move.seat] &= ~at.move.cards
                held[at.view(at.move.seat).table.receiver(at.move.seat)] |= at.move.cards
            elif isinstance(at.move, Played):
                assert held[at.move.seat] >> at.move.card & 1, "nobody played a card that they had not"
                held[at.move.seat] &= ~(1 << at.move.card)
        assert over.deal.table.number == deal


def test_a_deal_in_the_place_of_another_is_refused(mine: Record) -> None:
    """Its moves are legal, and its cards are those of the match: but not of this deal."""
    text = verify.result(mine.text())
    head, *deals = text.split("\ndeal ")
    assert len(deals) == 4
    swapped = ["1" + deals[2][1:], deals[1], "3" + deals[0][1:], deals[3]]
    with pytest.raises(ValueError):
        match.read_match(what_is("\ndeal ".join([head, *swapped])))
    assert match.read_match(what_is(text)).game.scores == mine.game.scores


def test_a_hint_in_a_match_is_noted_at_once_and_a_reload_takes_no_note_back() -> None:
    begun = match.new_match(Rules("classic-pc"), 1, SEATS, DRAWN, True)
    store = {PREFIX + slot(begun.seed): heading(begun)}

    async def hinted() -> None:
        screen = Screen(store, {"seed": begun.seed})
        await screen.until(lambda scene: scene.phase == "play" and scene.seats[0].turn)
        screen.do("hint")
        assert match.help_in(screen.saved) == ["hint"]
        again = Screen(dict(screen.store), {"seed": begun.seed})
        await again.until(lambda scene: scene.phase == "play", act=False)
        assert match.help_in(again.saved) == ["hint"] and again.saved.id == begun.id

    asyncio.run(hinted())


def test_a_match_that_was_given_up_is_no_result() -> None:
    record = on(match.new_match(Rules("classic-pc"), 1, SEATS, DRAWN, True), "instinct")
    half = [at for at in positions(record.game) if at.phase == "play"][20]
    given = record.at(half.play(Declared(0, "concede")))
    assert given.game.phase == "over" and match.help_in(given) == ["conceded"]
    with pytest.raises(match.MatchError, match="not finished"):
        match.read_match(what_is(verify.result(given.text())))
