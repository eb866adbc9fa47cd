"""Attacks on a table by its own people: what a device may learn, whose name a fault has, how long a page works.

Each was tried against an earlier version first, and did there what its docstring says.
"""

from hearts.app.sealed import passing
from hearts.app.sealed.deciding import moment
from hearts.app.sealed.house import KEEPS
from hearts.app.sealed.log import Entry
from hearts.app.sealed.state import KITTY, LOCK, OWN, PASS, PLAY, TAG, State
from hearts.app.sealed.votes import MOST
from hearts.engine.cards import bits, each, name
from hearts.engine.rules import Rules
from tests.sealed.gathering import Device, Room, ready
from tests.sealed.table import phase
from tests.sealed.test_away import SHORT, at, objected

BOX = 2 * (OWN + TAG)  # letters of the box with what a seat has promised


def said_for(room: Room, kind: str) -> list[Entry]:
    """What runners have said of one kind."""
    return [entry for _, entry in room.entries if entry.kind == "for" and entry.body.split(" ")[1] == kind]


# ---- secrets -----------------------------------------------------------------------------------------------------


def test_two_boxes_of_one_pass_do_not_show_what_is_in_them() -> None:
    """A person's `pass` came too late, and the runner's is in the log: under one key the two boxes together told
    everybody which cards are in one packet alone, and so lie in that hand."""
    room, late = Room(seed=51, keeps=SHORT), []
    device = room.devices[2]

    def twist(says: Device, entry: Entry) -> "Entry | None":
        if says is not device or entry.kind != PASS:
            return entry
        late.append(entry)
        device.awake = False
        return None

    room.twist = twist
    room.until(lambda: said_for(room, PASS) != [], 300)
    state, said = room.party.cards, said_for(room, PASS)[0]
    seat = int(said.body.split(" ")[3])
    runner = next(each_ for each_ in room.devices if each_.me == said.author)
    packet = device.packet(state.holding(seat, "own", b""), seat)
    other = next(iter(runner.shadows.values())).packet(state, seat)
    one, two = [int.from_bytes(bytes.fromhex(box)[1:9], "big") for box in (late[0].body[-BOX:], said.body[-BOX:])]
    assert packet != other and one ^ two != packet ^ other


def test_two_packets_of_one_seat_have_two_keys() -> None:
    """Two orders of one deal, with another promise in each: the two packets together showed what differs."""
    room = Room(seed=52)
    room.until(lambda: at(room, "give"))
    state, other = room.party.cards, room.party.cards.holding(0, "promises", (b"1" * 32, b"2" * 32))
    group, to = room.group, room.party.cards.board.reaches(0)
    assert passing.about_packet(group, state, 0, to) != passing.about_packet(group, other, 0, to)


# ---- names -------------------------------------------------------------------------------------------------------


def test_a_false_kitty_key_of_a_runner_is_the_runners() -> None:
    """The audit said "keys" of it, the runner had said "kitty": so the person who was away was named, and paid."""
    room, runners = Room(Rules("kitty", kitty_to="first"), seed=53, keeps=SHORT), []
    gone = room.devices[1]

    def twist(device: Device, entry: Entry) -> "Entry | None":
        words = entry.body.split(" ")
        if device is gone and entry.kind == KITTY:
            return None
        if entry.kind != "for" or words[1] != KITTY or runners:
            return entry
        runners.append(device)
        return device.entry("for", " ".join([*words[:4], "ab" * (len(words[4]) // 2)]))

    room.twist = twist
    for _ in range(4000):
        room.tick()
        if runners:
            break
    objected(room)
    assert room.party.cards.named == (runners[0].me,) and runners[0] is not gone


def test_a_false_kitty_key_of_ones_own_is_not_the_runners_who_gave_the_other_keys() -> None:
    room, lies = Room(Rules("kitty", kitty_to="first"), seed=54, keeps=SHORT), []
    gone = room.devices[1]

    def twist(device: Device, entry: Entry) -> "Entry | None":
        words = entry.body.split(" ")
        if device is gone and entry.kind == "keys":
            gone.awake = False
            return None
        if device is gone and entry.kind == KITTY:
            lies.append(device)
            return device.entry(KITTY, " ".join([*words[:2], "ab" * (len(words[2]) // 2)]))
        return entry

    room.twist = twist
    room.until(lambda: said_for(room, "keys") != [], 300)
    gone.awake = True
    for _ in range(300):
        if not lies:
            room.tick()
    objected(room)
    assert lies and room.party.cards.named == (gone.me,)


def test_what_a_runner_says_for_one_seat_of_a_person_is_not_what_they_said_for_the_other() -> None:
    """A person who speaks for two seats spoiled the pass of one, and went: the runner, who passed for the other one
    without a fault, was named."""
    room, lies = Room(seed=55, people=3, keeps=SHORT), []

    def twist(device: Device, entry: Entry) -> "Entry | None":
        cards, words = room.party.cards, entry.body.split(" ")
        if cards.now is None or entry.kind != PASS:
            return entry
        if cards.now.runs.count(cards.now.people.index(device.me)) < 2:
            return entry
        if lies:
            return None
        lies.append(device)
        return device.entry(PASS, " ".join([*words[:4], "ab" * (len(words[4]) // 2)]))

    room.twist = twist
    for _ in range(300):
        room.tick()
        if said_for(room, PASS):
            break
    objected(room)
    assert room.party.cards.named == (lies[0].me,)


def test_a_packet_that_breaks_the_rules_is_the_fault_of_who_promised_it() -> None:
    """Somebody promised foreign cards, in a box that held what they had promised, and went: the runner who kept that
    promise was named."""
    room = Room(seed=56, keeps=SHORT)
    device = room.devices[2]

    def foreign(state: State, seat: int) -> int:
        return bits(each(state.pack.rules.pack & ~device.dealt(state, seat))[:3])

    device.packet = foreign  # type: ignore[method-assign]  # what this page passes
    room.twist = lambda says, entry: None if says is device and entry.kind == "give" else entry
    room.until(lambda: said_for(room, "give") != [], 300)
    room.twist = lambda says, entry: entry
    objected(room)
    assert room.party.cards.named == (device.me,)


def test_an_empty_packet_of_somebody_who_did_not_decline_is_their_fault() -> None:
    """The engine took it as declined and had the other packets go elsewhere: so whoever objected was named, or
    whoever played a card that this brought them."""
    room, lies = Room(Rules("classic-pc", decline=True), seed=61), []
    device, group = room.devices[2], room.group

    def twist(says: Device, entry: Entry) -> Entry:
        state, seat = room.party.cards, 2
        if says is not device or entry.kind not in (PASS, "decline"):
            return entry
        chances = [device.chance(what, state, seat) for what in (b"decline", b"packet")]
        if entry.kind == "decline":
            return device.entry("decline", f"{state.pack.name.hex()} {seat} 0 {chances[0].hex()}")
        lies.append(device)
        s, empty = device.secret(state.pack, 2), bytes(8)
        one = passing.promise(group, state, b"decline", seat, b"0", chances[0])
        two = passing.promise(group, state, b"packet", seat, empty, chances[1])
        own = passing.kept(group, state, s, seat, "0", empty, chances)
        return device.entry(PASS, f"{state.pack.name.hex()} {seat} {one.hex()} {two.hex()} {own.hex()}")

    room.twist = twist
    for _ in range(300):
        if not (lies and at(room, PLAY)):
            room.tick()
    assert lies and 2 not in room.party.cards.board.declined
    room.say(room.devices[3].entry("object", room.party.cards.pack.name.hex()))
    objected(room)
    assert room.party.cards.named == (device.me,)


def test_a_card_that_was_taken_back_is_no_longer_the_runners() -> None:
    """A runner's card was taken back, and its person, who was back, broke the rules at that place: the runner was
    named."""
    room = Room(seed=57, keeps=SHORT)
    room.until(lambda: at(room, PLAY, 2))
    gone = room.devices[2]
    gone.awake = False
    room.until(lambda: said_for(room, PLAY) != [], 300)
    before = next(party for party, entry in room.entries if entry == said_for(room, PLAY)[0])
    gone.awake = True
    room.until(lambda: room.party.away.standing == (), 300)
    while len(room.party.cards.board.plays) > len(before.cards.board.plays):
        last = room.party.cards.last.hex()
        for device in room.devices:
            assert room.say(device.entry("undo", f"{room.party.cards.pack.name.hex()} {last}"))
    cards = room.party.cards
    seat = cards.board.turn
    wrong = each(cards.pack.rules.pack & ~gone.hand(cards, seat) & ~cards.board.played)[0]
    assert room.say(gone.entry(PLAY, f"{cards.pack.name.hex()} {seat} {cards.last.hex()} {name(wrong)}"))
    objected(room)
    assert room.party.cards.named == (gone.me,)


# ---- a page's work -----------------------------------------------------------------------------------------------


def test_a_leader_begins_no_deck_again_for_the_same_people() -> None:
    """It could have all mix and lock without end, or again as often as the coins gave it other places."""
    room = Room(seed=58)
    room.until(lambda: ready(room.party))
    assert not room.say(room.leader.entry("pack", room.parties.rows(room.party)))
    assert room.say(room.devices[3].entry("leave", "0"))
    assert room.say(room.leader.entry("pack", room.parties.rows(room.party)))


def test_who_is_late_again_and_again_uses_up_nobodys_votes() -> None:
    """A person said each card behind the first vote about it: after twelve of them nobody could begin another."""
    for keeps, kind in ((SHORT, "absent"), ((*SHORT, "away void"), "gone")):
        room, asked = Room(seed=62, keeps=keeps), 0
        room.until(lambda room=room: at(room, PLAY, 1))
        first, state = room.devices[0], room.party.cards
        while room.party.cards.phase == PLAY and asked < MOST + 4:
            cards, (key, _, about) = room.party.cards, room.parties.due(room.party)[0]
            who = key.hex() if kind == "absent" else f"{state.pack.name.hex()} {state.pack.people.index(key)}"
            if key != first.me:
                about = about if kind == "absent" else moment(cards)
                assert room.say(first.entry(kind, f"{who} {about}"))
                asked += 1
            late = next(device for device in room.devices if device.me == key)
            assert room.say(late.due(room.parties.fold, cards))
        assert asked == MOST + 4


def test_who_is_back_at_once_does_not_hold_up_the_deck_in_which_they_were_late() -> None:
    """They said it before the leader had begun another one, and so that one was waited for as before, without end."""
    room = Room(seed=17, keeps=SHORT)
    slow = room.devices[2]
    slow.mute = True

    def mixes() -> bool:
        ahead = room.party.cards.ahead
        return ahead is not None and slow.me in ahead.people

    for _ in range(4):
        room.until(mixes, 10)
        room.until(lambda: not mixes(), 40)
    assert len([1 for _, entry in room.entries if entry.kind == "absent"]) < 40


def test_each_who_locks_has_a_patience_of_their_own() -> None:
    """Whoever locks first could be late by a second less than the patience: the next one was late at once."""
    room = Room(seed=59)
    room.until(lambda: phase(room.party.cards) == LOCK)
    moments, people = [], room.party.cards.ahead.people if room.party.cards.ahead is not None else ()
    for place in range(4):
        key, what, about = room.parties.making(room.party)[0]
        assert (key, what) == (people[place], LOCK)
        moments.append(about)
        device = next(device for device in room.devices if device.me == key)
        assert room.say(device.due(room.parties.fold, room.party.cards))
    assert len(set(moments)) == 4


def test_a_leader_uses_up_its_own_changes_and_no_others() -> None:
    """A leader that changed the table sixty times kept every later leader from it until a deal was over."""
    room = Room(seed=60)
    for number in range(KEEPS):
        room.say(room.leader.entry("keep", f"patience {(30, 120)[number % 2]}"))
    assert not room.say(room.leader.entry("keep", "clock 20"))
    assert room.say(room.devices[1].entry("lead", "-")) and room.leader is room.devices[1]
    assert room.say(room.leader.entry("keep", "clock 20"))
