"""A host that lies is found out: each entry that cannot be true stops the guest who is told it."""

import pytest
from sodium import Sodium

from hearts.app.keeping.setup import REGULARS
from hearts.app.people.bases import read_whole
from hearts.app.people.by_mind import MIND
from hearts.app.people.chain import base_text
from hearts.app.people.following import Following, StoryError
from hearts.app.people.message import Identity
from hearts.app.people.roster import Known, Roster, person, read_roster
from hearts.engine.record import Seat, owner
from hearts.engine.rules import Rules

IDENTITIES = [Identity(Sodium("false hosts"), bytes([number]) * 32) for number in range(1, 5)]
ANN, BOB, CLEO, DAN = [each.id for each in IDENTITIES]


def roster(*ids: str, **fields: object) -> Roster:
    """The table of these people, in the first seats."""
    people = tuple([Known(each.id, "Somebody", "guest", each.exchange) for each in IDENTITIES])
    seats = tuple([Seat(mind, face, called) for face, called, mind in REGULARS[:4]])
    seats = tuple([Seat(person(id), "guest", id[:8]) for id in ids]) + seats[len(ids) :]
    rules = Rules.read("classic-pc limit=50")
    return Roster(rules, seats, ANN, "Ours", people, game="first", state="game").changed(**fields)


PROOF = f"{'0' * 16} 1 1 {'A' * 86} 1 1"


def told(*entries: str, me: str = DAN, signed: bool = True) -> Following:
    """What somebody without a seat knows behind these entries; all signatures are right, or none."""
    following = Following(me, lambda line, body, signature: signed)
    for text in ("table " + roster(ANN, BOB).text(), *entries):
        following.take(text, "", f"{PROOF}|{PROOF}" if text[:6] == "hashes" else PROOF + sits_down(following, text))
    return following


def sits_down(following: Following, text: str) -> str:
    """What stands behind the proof of whoever sits down with this entry; empty where nobody does."""
    if text[:6] != "table " or following.roster is None:
        return ""
    seats = read_roster(text[6:]).seats
    new = [who.name for who in seats if who.person and following.roster.seat_of(owner(who.player)) < 0]
    return f" 1 {new[0]}" if new else ""


def refused(following: Following, text: str, proof: str = "") -> None:
    before = following.number, following.head
    with pytest.raises(StoryError):
        following.take(text, "", proof)
    assert (following.number, following.head) == before


ROUND, HASHES = f"round 1 1 {ANN} {BOB}", f"hashes 1 1 {'a' * 32} {'b' * 32}"


def test_shares_are_promised_once() -> None:
    refused(told(ROUND, HASHES), f"hashes 1 1 {'c' * 32} {'b' * 32}", f"{PROOF}|{PROOF}")


def test_each_contributor_signs_their_promise() -> None:
    refused(told(ROUND, signed=False), HASHES, f"{PROOF}|{PROOF}")
    refused(told(ROUND), HASHES)
    refused(told(ROUND), HASHES, PROOF)


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
    left = Seat(MIND, "guest", BOB[:8])
    ann, _, *others = roster(ANN, BOB).seats
    told(ROUND, "table " + roster(ANN, seats=(ann, left, *others), notes=(("left", "1 1 " + BOB[:8]),)).text())
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


SIGNED = f"{'0' * 16} 1 1 {'A' * 86} 1 "


def voted(*entries: str, words: "list[str] | None" = None) -> Following:
    """What Cleo, who watches, knows in a game in which Ann has played a card; who votes signs what they are asked to.

    words   what was really signed, in order; all else is refused
    """
    bodies = list(words) if words is not None else None

    def verify(line, body: str, signature: bytes) -> bool:
        said = body.split(" ", 3)[3]
        if bodies is None or said[:4] == "play":
            return True
        return bool(bodies) and bodies.pop(0) == said

    following = Following(CLEO, verify)
    for text in ("table " + roster(ANN, BOB, DAN).text(), "move play 2 2C", "move play 0 QS", *entries):
        following.take(text, "", f"{SIGNED}{following.number}")
    return following


def test_a_vote_is_signed_by_who_gives_it_and_for_this_vote() -> None:
    refused(voted(words=[]), f"vote undo {ANN}", f"{SIGNED}3")
    asked = voted(f"vote undo {ANN}", words=["propose undo", "agree undo 9", "agree undo 4"])
    refused(asked, f"vote undo {BOB}", f"{SIGNED}4")
    asked.take(f"vote undo {BOB}", "", f"{SIGNED}4")
    refused(asked, f"vote undo {BOB}", f"{SIGNED}5")
    refused(voted(), f"vote undo {CLEO}", f"{SIGNED}3")
    refused(voted(), f"vote nonsense {ANN}", f"{SIGNED}3")


def test_what_was_signed_for_one_vote_counts_for_no_other() -> None:
    ended = voted(f"vote concede {ANN}", "vote concede off")
    refused(ended, f"vote concede {ANN}", f"{SIGNED}3")
    refused(ended, f"vote concede {ANN}", f"{SIGNED}4")
    ended.take(f"vote concede {ANN}", "", f"{SIGNED}5")
    moved = voted()
    refused(moved, f"vote undo {ANN}", f"{SIGNED}2")
    open_ = voted(f"vote undo {ANN}")
    refused(open_, f"vote undo {BOB}", f"{SIGNED}3")


def votes(what: str, *ids: str) -> "list[str]":
    return [f"vote {what} {id}" for id in ids]


def test_a_vote_serves_once_and_for_what_was_voted_on() -> None:
    refused(voted(), "undo 1")
    refused(voted(*votes("undo", ANN, BOB)), "undo 1")
    refused(voted(*votes("undo", BOB, ANN, DAN)), "undo 1")
    further = voted(*votes("undo", ANN, BOB, DAN))
    further._moves.insert(0, ("play 1 3C", ""))
    refused(further, "undo 1")
    played = voted(*votes("undo", ANN, BOB, DAN), "move play 0 QS")
    assert played.votes == {}
    again = voted(*votes("undo", ANN, BOB, DAN), "undo 1", "move play 0 QS")
    refused(again, "undo 1")


def test_nobody_concedes_for_another() -> None:
    refused(voted(*votes("concede", ANN, BOB, DAN)), "move say 1 concede")
    refused(voted(), "move say 3 concede")


def test_the_table_is_bound_to_the_log_for_who_comes_late() -> None:
    following = told()
    refused(following, "base " + "A" * 43)
    following.take(base_text(following.roster, []), "", "")
    refused(told(ROUND), base_text(following.roster, []))
    late = Following(CLEO, lambda line, body, signature: True)
    late.begin(2, following._heads[1], following.roster.text(), "")
    assert late.head == following.head
    late = Following(CLEO, lambda line, body, signature: True)
    late.begin(2, following._heads[1], roster(BOB, ANN).text(), "")
    assert late.head != following.head


def test_a_head_that_the_host_has_signed_binds_what_it_tells_later() -> None:
    following = told()
    assert following.expect(2, "B" * 43) and not following.expect(2, "C" * 43)
    refused(following, ROUND)
    assert not following.expect(1, "B" * 43)
    late = Following(CLEO, lambda line, body, signature: True)
    assert late.expect(2, "B" * 43)
    with pytest.raises(StoryError):
        late.begin(2, following.head, following.roster.text(), "")


def test_a_pass_that_was_taken_back_is_not_made_again_by_the_host() -> None:
    passed = f"move pass 0 ? commit {'c' * 43}"
    following = voted("move pass 1 ? commit " + "d" * 43)
    at = following.number
    following.take(passed, "", f"{SIGNED}{at}")
    for text in votes("undo", ANN, BOB, DAN):
        following.take(text, "", f"{SIGNED}{following.number}")
    following.take("undo 3", "", "")
    refused(following, passed, f"{SIGNED}{at}")
    following.take(f"move pass 3 ? commit {'e' * 43}", "", f"{SIGNED}{at}")
    following.take(passed, "", f"{SIGNED}{following.number}")


@pytest.mark.parametrize("entry", ["heir nonsense", "heir a b", "heir"])
def test_a_claim_that_does_not_read_is_none(entry: str) -> None:
    refused(told(), entry)
