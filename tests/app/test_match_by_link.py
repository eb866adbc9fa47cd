"""A match by a link: invitations and results, what is refused, and where two ways of playing a deal part."""

import pytest

from hearts.app.keeping.matches import KeptMatch, Matches, slot
from hearts.app.keeping.store import Store
from hearts.app.same import match
from hearts.app.same.par import for_par
from hearts.app.same.what import what_is
from hearts.app.words.locale import say
from hearts.arena import verify
from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import PERSON, Record, Seat, heading
from hearts.engine.rules import Rules
from hearts.minds.registry import mind

DRAWN = "0123456789abcdef" * 4
SEATS = (Seat(PERSON, "you", "Ann"), *[Seat("iq:150", "ben", name) for name in ("Bea", "Cem", "Dan")])


def on(record: Record, own: str) -> Record:
    """The match played to its end as the page plays it, with this mind for the person."""
    minds = [mind(own if seat.person else seat.player) for seat in record.seats]
    at = asked = record.game
    while at.phase != "over":
        if at.phase == "deal":
            shares = (("published", record.seed),)
            key = shuffle.deal_key(record.id, len(at.lines), shares)
            at = asked = at.play(Dealt(*shuffle.dealt(at.rules, key), shares))
            continue
        seat = at.waiting[0]
        asked = asked if at.phase == "pass" else at
        chance = shuffle.chance(record.key(at), asked.length, seat)
        if at.phase == "pass":
            at = at.play(Passed(seat, minds[seat].give(asked.view(seat), chance).choice))
        else:
            at = at.play(Played(seat, minds[seat].play(asked.view(seat), chance).choice))
    return record.at(at)


def played(own: str = "instinct", name: str = "Ann", sight: bool = True) -> Record:
    """A match of one deal, played to its end."""
    return on(match.of_person(match.new_match(Rules("classic-pc"), 1, SEATS, DRAWN, sight), "you", name), own)


def test_an_invitation_binds_to_a_result_and_does_not_tell_it() -> None:
    record = played()
    result = verify.result(record.text())
    text = match.invitation(record, result)
    assert len(text) < 700 and "trick" not in text and "result" not in text
    invited = match.read_match(what_is(text))
    assert match.sealed_by(invited) == (match.sealed(result), "Ann")
    assert match.sealed(result.replace("trick", "trick ")) != match.sealed(result)
    mine = match.of_person(invited, "guest", "Zoë")
    assert mine.id == record.id and mine.seed == record.seed and mine.seats[0].name == "Zoë"
    assert not match.sealed_by(mine)[0] and match.is_same_match(mine, record)
    assert verify.verified(result).state == "checked"


def test_two_results_are_laid_side_by_side_to_where_they_part() -> None:
    mine, theirs = played("instinct"), played("random", "Bob")
    parted = match.parting_of(mine, theirs, 0)
    assert parted is not None and parted.mine != parted.theirs
    for record, moves, cards in ((mine, parted.moves[0], parted.mine), (theirs, parted.moves[1], parted.theirs)):
        after = next(at for at in record.game.path() if at.length == moves + 1)
        move = after.move
        assert isinstance(move, (Passed, Played))
        assert (move.cards if isinstance(move, Passed) else 1 << move.card) == cards
    assert match.parting_of(mine, played("instinct", "Bob"), 0) is None
    assert match.points(mine) == [mine.game.lines[0].totals[0]]


WRONG = [
    ("", "heading"),
    ("\nmatch match-", "\nmatch x-"),
    ("\nmatch match-0123456789abcdef", ""),
    ("deals=1", "deals=2"),
    ("ties=share", "ties=play on"),
    ("\nseed 0", "\nseed x"),
    ("seat 1 iq:120", "seat 1 person"),
    ("seat 1 iq:120", "seat 1 diabolo:0"),
    ("\ntakebacks off", "\ndiabolo yes"),
    ("share published 0", "share published 1"),
]


@pytest.mark.parametrize(("old", "new"), WRONG)
def test_what_is_no_match_is_refused_with_a_sentence(old: str, new: str) -> None:
    text = played().text()
    assert match.read_match(what_is(text)).game.phase == "over"
    forged = text.replace(old, new, 1) if old else new
    assert forged != text
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        match.read_match(what_is(forged))


def test_a_match_that_is_not_played_to_its_end_is_no_result() -> None:
    record = played()
    short = record.at(record.game.path()[20])
    with pytest.raises(match.MatchError):
        match.read_match(what_is(short.text()))


def test_opponents_are_at_sight_or_as_they_sit() -> None:
    assert [seat.player for seat in played().seats[1:]] == ["iq:120"] * 3
    begun = match.new_match(Rules("deluxe"), 8, SEATS, DRAWN, False)
    assert [seat.player for seat in begun.seats] == ["person"] + ["iq:150"] * 3
    assert begun.game.rules.deals == 8 and not begun.game.rules.ties_play_on


def test_help_is_told() -> None:
    record = played()
    noted = record.at(record.game, (*record.notes, ("hint", "2"), ("undo", "0")))
    assert match.help_in(record) == [] and match.help_in(noted) == ["hint"]


def test_par_is_the_same_for_both_and_needs_their_cards_alone() -> None:
    one, other = for_par(played("instinct"), 0), for_par(played("random", "Bob"), 0)
    assert one is not None and other is not None
    assert one.text() == other.text()
    assert [seat.player for seat in one.seats] == ["iq:180", "iq:120", "iq:120", "iq:120"]


def test_a_device_keeps_its_matches() -> None:
    mapping: dict[str, str] = {}
    matches, record = Matches(Store(mapping)), played()
    matches.put(KeptMatch(record.id, {"at": "5", "head": heading(record), "by": "Bob"}))
    found = matches.find(record.id)
    assert found is not None and (found.at, found.by, found.own, found.id) == ("5", "Bob", "", record.id)
    matches.put(found.changed(own=record.text()))
    matches.begin(record.seed, "first")
    matches.begin(record.seed, "second")
    assert matches.ids() == [record.id] and matches.running(record.seed) == "first"
    assert f"hearts.{slot(record.seed)}" in mapping
    matches.drop(record.id, record.seed)
    assert mapping == {} and matches.find(record.id) is None


def test_the_position_of_a_deal_is_found() -> None:
    record = played()
    assert isinstance(match.deal_start(record, 0).move, Dealt)
    ended = match.deal_end(record, 0)
    assert isinstance(ended, Game) and ended.lines and match.deal_end(record, 1) is None


@pytest.mark.parametrize("name", ["", "You", "\u2800", "\u200b\u3164", "#", "\ufffc"])
def test_a_friend_whose_name_cannot_be_seen_is_called_a_friend(name: str) -> None:
    assert match.friend_name(name) == say("match-friend")
    unseen = match.invitation(played(name="Ann"), verify.result(played().text())).replace(" Ann\n", f" {name}\n")
    if name:  # a record has no seat without a name
        assert match.sealed_by(Record.read(unseen))[1] == say("match-friend")


def test_a_friends_name_is_as_short_as_ones_own_may_be() -> None:
    assert match.friend_name("Bob\u202e" + "b" * 50) == "Bob " + "b" * 16


def test_par_of_a_match_is_that_of_its_game_or_what_0_2_0_saved_with_it() -> None:
    older, newer = KeptMatch("match-5eed", {"par": "4 -3.0"}), KeptMatch("match-5eed", {})
    assert match.known_par(older, {}, 2) == match.known_par(older, {0: 9}, 2) == [4, -3]
    assert match.known_par(older, {1: 0, 0: 9}, 2) == [9, 0]
    assert match.known_par(newer, {0: 9}, 2) == match.known_par(newer, {}, 2) == []
