"""Attacks on the log by its second reader: each of these stopped, split or fooled the log as it was first written."""

import pytest

from hearts.app.sealed.leader import GRACE
from hearts.app.sealed.log import HERE, ORDER, VOTE, Pen, Words, contradicts
from tests.sealed.test_signed_log import goes_on, other_pen
from tests.sealed.virtual import TABLE, Net


@pytest.mark.parametrize("kind", ["lead", "voter"])
@pytest.mark.parametrize("stranger", [True, False])
def test_entries_that_only_a_leader_writes_depose_no_leader(kind: str, stranger: bool) -> None:
    """Each page took them for entries that the leader leaves out, and elected another, again and again."""
    net = Net(4)
    net.seat()
    pen = Pen(net.sodium, TABLE, net.sodium.random(32)) if stranger else other_pen(net, 3)
    for member in net.members:
        member.hear(net.keys[3], "entry " + pen.entry(900, kind, pen.public.hex() + " -").text(), net.now)
    net.run(60)
    assert net.leaders() == [0] and net.members[0].term == 1
    goes_on(net, 1)


def test_votes_of_strangers_spoil_no_election() -> None:
    """They stood in the leader's first entry beside the others', and made it longer than any page reads."""
    net = Net(4)
    net.seat()
    net.dead = {0}

    def vote(sender: int, to: int, text: str) -> list[str]:
        if not text.startswith("stand "):
            return [text]
        term, last, length = [int(each) for each in text.split(" ")[1:]]
        for _ in range(16):
            pen = Pen(net.sodium, TABLE, net.sodium.random(32))
            word = pen.word(VOTE, term, length, bytes(32), last, net.keys[sender])
            net.members[sender].hear(pen.public, "vote " + word.text(), net.now)
        return [text]

    net.changes = vote
    assert net.run(60, lambda: bool(net.leaders()))
    goes_on(net, 1)


def test_places_of_strangers_leave_room_for_the_leaders() -> None:
    """Sixteen made-up keys took all the room for places that do not connect yet: the page never went on."""
    net = Net(3)
    net.seat()
    for number in range(16):
        pen = Pen(net.sodium, TABLE, net.sodium.random(32))
        word = pen.word(ORDER, 1, 900 + number, number.to_bytes(32, "big"))
        net.members[2].hear(pen.public, f"slot {word.text()}\n{pen.entry(1, 'say', '0').text()}", net.now)
    goes_on(net, 1)


def test_words_of_far_terms_do_not_make_a_page_forget_a_lie() -> None:
    """The room of one author was filled with words of terms that are far off; then no lie of theirs was noticed."""
    net = Net(2)
    net.seat()
    pen, words = other_pen(net, 1), net.members[0].words
    for number in range(1, 1100):
        net.members[0].hear(net.keys[1], f"here 1 1 2 0 0|-|{pen.word(ORDER, 10**6 + number, 1, bytes(32)).text()}", 1)
        net.members[0].hear(net.keys[1], f"here 1 1 2 0 0|-|{pen.word(ORDER, 1, 10**5 + number, bytes(32)).text()}", 1)
    for head in (bytes(32), b"\1" * 32):
        word = pen.word(ORDER, 1, net.members[0].log.length + 1, head)
        net.members[0].hear(net.keys[1], f"here 1 1 2 0 0|-|{word.text()}", 1)
    assert net.keys[1] in words.liars and len(words.of(net.keys[1])) <= 1024


def test_two_votes_are_noticed_whatever_else_was_said() -> None:
    pen, words = Pen(Net(1).sodium, TABLE, bytes(32)), Words()
    vote = pen.word(VOTE, 3, 5, bytes(32), 2, b"a" * 32)
    words.note(vote, 2, 600)
    for number in range(1100):
        words.note(pen.word(HERE, 2, number, bytes(32), 1), 2, 600)
    words.note(pen.word(VOTE, 3, 5, bytes(32), 2, b"b" * 32), 2, 600)
    assert pen.public in words.liars


def forked(later: int, silent: float) -> Net:
    """A table of three whose leader tells the two others different orders, and says to each that it holds theirs.

    later   how many places more the second order has; silent: for how many seconds the others do not hear each other
    """
    net = Net(3)
    net.seat()
    log, pen = net.members[0].log, other_pen(net, 0)
    term, begun = net.members[0].term, 1
    net.dead = {0}
    for place in (1, 2):
        head, length = log.head, log.length
        for number in range(1 if place == 1 else 1 + later):
            entry = pen.entry(700 + 10 * place + number, "say", str(number))
            head, length = pen.next_head(head, term, entry), length + 1
            order = pen.word(ORDER, term, length, head, begun)
            net.members[place].hear(net.keys[0], f"slot {order.text()}\n{entry.text()}", net.now)
        here = pen.word(HERE, term, length, head, begun)
        net.members[place].hear(net.keys[0], f"here {term} {term} {length} 0 0|{here.text()}|-", net.now)
    if silent > GRACE:
        net.check = lambda: None  # type: ignore[method-assign]  # two things are settled; the test asks who is named
    net.cut = {frozenset((1, 2))}
    net.run(silent)
    net.cut = set()
    return net


@pytest.mark.parametrize("later", [0, 1, 2])
def test_a_leader_of_three_that_tells_two_orders_settles_neither(later: int) -> None:
    """One liar of three was enough to settle both, at once."""
    net = forked(later, 5)
    length = net.members[0].log.length
    assert all(net.members[place].committed <= length < net.members[place].log.length for place in (1, 2))
    assert net.run(60, lambda: all(net.keys[0] in net.members[place].words.liars for place in (1, 2)))
    assert net.run(60, lambda: bool(net.leaders()))
    goes_on(net, 1, who=[1, 2])
    for place in (1, 2):
        assert set(net.members[place].words.liars) == {net.keys[0]} and not net.members[place].hidden


@pytest.mark.parametrize("size", [3, 5])
def test_one_word_more_is_waited_for_once(size: int) -> None:
    """Whoever is gone costs the first thing that is settled some seconds, and the next ones nothing."""
    net = Net(size)
    net.seat()
    net.dead = set(range(size // 2 + 1, size))
    for most in (12, 2):
        begun = net.now
        goes_on(net, 1, who=[1])
        assert net.now - begun < most
    net.dead = set()
    goes_on(net, 1)
    assert net.honest() and not any(member._slow for member in net.members)


def test_a_member_that_never_says_what_it_holds_costs_some_seconds_once() -> None:
    net = Net(3)
    net.seat()
    mute = "here 1 1 3 0 0|-|-"
    net.changes = lambda sender, to, text: [mute] if sender == 2 and text.startswith("here") else [text]
    goes_on(net, 1, who=[0])
    begun = net.now
    goes_on(net, 3, who=[1])
    assert net.now - begun < 6 and net.honest()


@pytest.mark.parametrize("later", [0, 1, 2])
def test_a_leader_that_settles_two_orders_at_a_table_of_three_is_named(later: int) -> None:
    """It must keep the two others from hearing each other for ten seconds; then it is named when they do."""
    net = forked(later, 15)
    assert all(net.members[place].committed > net.members[0].log.length for place in (1, 2))
    assert net.run(60, lambda: all(net.keys[0] in net.members[place].words.liars for place in (1, 2)))
    assert not {net.keys[1], net.keys[2]} & set(net.members[1].words.liars) | set(net.members[1].hidden)


def test_a_term_that_begins_at_two_places_is_a_lie() -> None:
    """The same votes led at two lengths: no two words were of one length, so nothing showed it."""
    pen = Pen(Net(1).sodium, TABLE, bytes(32))
    for kind in (ORDER, HERE):
        assert contradicts(pen.word(kind, 4, 10, bytes(32), 10), pen.word(kind, 4, 11, bytes(32), 11))
        assert not contradicts(pen.word(kind, 4, 10, bytes(32), 10), pen.word(kind, 4, 11, bytes(32), 10))
        words = Words()
        words.note(pen.word(kind, 4, 10, bytes(32), 10), 4, 10)
        words.note(pen.word(kind, 4, 11, bytes(32), 11), 4, 10)
        assert pen.public in words.liars


def test_a_leader_that_begins_its_term_at_two_places_is_named() -> None:
    net = Net(3)
    net.seat()
    goes_on(net, 1)
    length, pen = net.members[1].log.length, other_pen(net, 0)
    votes = []
    for place in (0, 1):
        head = net.members[place].log.heads[length - 1]
        votes.append(other_pen(net, place).word(VOTE, 2, length - 1, head, 1, net.keys[0]))
    lead = pen.entry(800, "lead", "|".join([vote.text() for vote in votes]))
    net.dead = {0}
    for place, base in ((1, length - 1), (2, length)):
        net.members[place].committed = min(net.members[place].committed, length - 1)
        head = pen.next_head(net.members[place].log.heads[base], 2, lead)
        word = pen.word(ORDER, 2, base + 1, head, base + 1)
        net.members[place].hear(net.keys[0], f"slot {word.text()}\n{lead.text()}", net.now)
        assert net.members[place].log.head == head and net.members[place].log.length == base + 1
    net.check = lambda: None  # type: ignore[method-assign]  # the test checks that the liar is named
    assert net.run(60, lambda: all(net.keys[0] in net.members[place].words.liars for place in (1, 2)))


def test_letters_that_are_none_change_nothing() -> None:
    """A half of a surrogate pair cannot be hashed: it raised in whoever read it."""
    net = Net(2)
    net.seat()
    pen = other_pen(net, 1)
    entry = pen.entry(9, "say", "x").text()
    for text in ("entry " + entry[:-1] + "\ud800", "slot " + "\ud800", f"here 1 1 1 0 0|\ud800|{entry}", "vote \ud800"):
        net.members[0].hear(net.keys[1], text, net.now)
    goes_on(net, 1)
