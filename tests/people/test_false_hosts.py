"""A host that lies is found out: each entry that cannot be true stops the guest who is told it."""

import pytest
from sodium import Sodium

from hearts.app.keeping.setup import REGULARS
from hearts.app.people.following import Following, StoryError
from hearts.app.people.guest import read_whole
from hearts.app.people.message import Identity
from hearts.app.people.roster import Known, Roster, person
from hearts.engine.record import Seat
from hearts.engine.rules import Rules

IDENTITIES = [Identity(Sodium("false hosts"), bytes([number]) * 32) for number in range(1, 5)]
ANN, BOB, CLEO, DAN = [each.id for each in IDENTITIES]


def roster(*ids: str, **fields: object) -> Roster:
    """The table of these people, in the first seats."""
    people = tuple([Known(each.id, "Somebody", "guest", each.exchange) for each in IDENTITIES])
    seats = tuple([Seat(mind, face, called) for face, called, mind in REGULARS[:4]])
    seats = tuple([Seat(person(id), "guest", id[:8]) for id in ids]) + seats[len(ids) :]
    rules = Rules.read("classic-pc limit=50")
    return Roster(rules, seats, ANN, "Ours", people, **{"game": "first", "state": "game", **fields})


def told(*entries: str, me: str = DAN) -> Following:
    """What somebody without a seat knows behind these entries; no signature is ever right."""
    following = Following(me, lambda line, body, signature: False)
    for text in ("table " + roster(ANN, BOB).text(), *entries):
        following.take(text, "", "")
    return following


def refused(following: Following, text: str, proof: str = "") -> None:
    before = following.number, following.head
    with pytest.raises(StoryError):
        following.take(text, "", proof)
    assert (following.number, following.head) == before


ROUND, HASHES = f"round 1 1 {ANN} {BOB}", f"hashes 1 1 {'a' * 32} {'b' * 32}"


def test_shares_are_promised_once() -> None:
    refused(told(ROUND, HASHES), f"hashes 1 1 {'c' * 32} {'b' * 32}")


def test_a_round_begins_only_where_none_stands_and_tries_are_counted() -> None:
    refused(told(ROUND), ROUND)
    refused(told(ROUND, HASHES), f"round 1 2 {ANN} {BOB}")
    refused(told(), f"round 1 2 {ANN} {BOB}")
    broken = told(ROUND, f"broken 1 1 {BOB}")
    refused(broken, ROUND)
    broken.take(f"round 1 2 {ANN} {BOB}", "", "")


@pytest.mark.parametrize("entry", [f"broken 1 2 {BOB}", f"broken 2 1 {BOB}", f"broken 1 1 {CLEO}", "broken 1 1"])
def test_a_round_is_broken_by_its_own_contributors(entry: str) -> None:
    refused(told(ROUND), entry)


@pytest.mark.parametrize("who", [ANN, f"{BOB}", f"{ANN} {CLEO}", f"{ANN} {BOB} {CLEO}", f"{ANN} {BOB} {BOB}"])
def test_those_who_play_put_in_shares_and_nobody_else(who: str) -> None:
    refused(told(), f"round 1 1 {who}")


def test_the_host_alone_puts_in_a_share_where_minds_play_for_all() -> None:
    told("stand 0 on", "stand 1 on", f"round 1 1 {ANN}")
    refused(told("stand 0 on", "stand 1 on"), f"round 1 1 {BOB}")


def test_nobody_takes_a_seat_while_shares_stand() -> None:
    refused(told(ROUND), "table " + roster(ANN, BOB, CLEO).text())
    refused(told(ROUND), "table " + roster(BOB, ANN).text())
    told(ROUND, "table " + roster(ANN).text())
    told("table " + roster(ANN, BOB, CLEO).text())


def test_a_game_is_not_dropped_for_another() -> None:
    refused(told(), "table " + roster(ANN, BOB, game="second").text())
    refused(told(ROUND, HASHES), "table " + roster(ANN, BOB, game="second").text())
    refused(told(), "table " + roster(ANN, BOB, state="over").text())


def test_the_code_never_goes_back() -> None:
    refused(told("table " + roster(ANN, BOB, epoch=3).text()), "table " + roster(ANN, BOB, epoch=2).text())


@pytest.mark.parametrize("epoch", [0, 1, 3])
def test_a_move_is_signed_under_the_code_of_its_time(epoch: int) -> None:
    following = Following(DAN, lambda line, body, signature: True)
    following.take("table " + roster(ANN, BOB, epoch=2).text(), "", "")
    sitting, signature = "0" * 16, "A" * 86
    move = "move play 0 QS"
    refused(following, move, f"{sitting} 1 {epoch} {signature} 1 1")
    following.take(move, "", f"{sitting} 1 2 {signature} 1 1")


def test_undo_without_a_game_is_refused() -> None:
    following = Following(DAN, lambda line, body, signature: True)
    refused(following, "undo 3")
    following.take("table " + roster(ANN, BOB, game="", state="lobby").text(), "", "")
    refused(following, "undo 3")


def test_a_table_that_is_nested_too_deeply_is_no_table() -> None:
    for text in ("[" * 100_000, "[1, 2, 3]", '["a", "b"]', "nonsense"):
        with pytest.raises(ValueError):
            read_whole(text)


def voted(*entries: str, agreed: bool = True) -> Following:
    """What Bob knows in a game in which Ann has played a card; all signatures are right."""
    following = Following(DAN, lambda line, body, signature: True, lambda what: agreed)
    proof = f"{'0' * 16} 1 1 {'A' * 86} 1 1"
    for text in ("table " + roster(ANN, BOB, DAN).text(), "move play 2 2C", "move play 0 QS", *entries):
        following.take(text, "", proof) if text[:4] != "move" else following._moves.append((text[5:], ""))
        following._views += [None] * (text[:4] == "move")
    return following


def test_a_vote_names_nobody_who_did_not_give_it() -> None:
    refused(voted(agreed=False), f"vote undo {ANN} {DAN}")
    refused(voted(agreed=False), f"vote concede {DAN}")
    voted(f"vote undo {ANN} {DAN}")
    voted(f"vote undo {ANN}", f"vote concede {BOB}", agreed=False)


def test_a_vote_serves_once_and_for_what_was_voted_on() -> None:
    all_agree = f"vote undo {ANN} {BOB} {DAN}"
    refused(voted(), "undo 1")
    refused(voted(f"vote undo {ANN} {BOB}"), "undo 1")
    refused(voted(f"vote undo {BOB} {ANN} {DAN}"), "undo 1")
    further = voted(all_agree)
    further._moves.insert(0, ("play 1 3C", ""))
    refused(further, "undo 1")
    played = Following(CLEO, lambda line, body, signature: True)
    proof = f"{'0' * 16} 1 1 {'A' * 86} 1 1"
    for text in ("table " + roster(ANN, BOB, DAN).text(), all_agree, "move play 0 QS"):
        played.take(text, "", proof)
    assert played.votes == {}
    again = voted(all_agree, "undo 1")
    again._moves.append(("play 0 QS", ""))
    refused(again, "undo 1")


def test_nobody_concedes_for_another() -> None:
    refused(voted(f"vote concede {ANN} {BOB} {DAN}"), "move say 1 concede")
    refused(voted(), "move say 3 concede")
