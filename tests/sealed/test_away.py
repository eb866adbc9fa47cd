"""Somebody is away: the table goes on, by a mind that knows one hand more, and nobody is blamed for it."""

from random import Random

import pytest

from hearts.app.sealed.away import Away, Stand
from hearts.app.sealed.log import Entry
from hearts.app.sealed.state import KEYS, PASS, PLAY, REST
from hearts.engine.cards import name
from hearts.engine.rules import Rules
from tests.sealed.gathering import PATIENCE, Device, Room
from tests.sealed.native import Native
from tests.sealed.table import CLASSIC

CLASSIC_SIX = Rules("classic-pc", players=6, remainder="remove")
SHORT = ("patience 30",)
SLACK = 40.0  # seconds that a table may take beyond its patience


def in_play(room: Room) -> bool:
    return room.party.cards.now is not None and room.party.cards.phase != REST


def at(room: Room, phase: str, tricks: int = 0) -> bool:
    cards = room.party.cards
    return in_play(room) and cards.phase == phase and (phase != PLAY or len(cards.board.tricks) >= tricks)


def clean(room: Room) -> None:
    """Nobody was named, and no device has put together a secret but of those for whom it played."""
    assert room.party.cards.named == () and room.party.cards.faults == ()
    for device in room.devices:
        played = {
            entry.body.split(" ")[0]
            for before, entry in room.entries
            if entry.kind == "for" and entry.author == device.me
        }
        assert bool(device.looked) <= bool(played) and len(device.looked) <= len(room.devices)


def test_a_table_of_people_plays_deal_after_deal() -> None:
    room = Room(seed=1)
    assert room.deals(2) < 5
    assert room.lines == 2
    clean(room)


@pytest.mark.parametrize(("phase", "tricks"), [(KEYS, 0), (PASS, 0), ("give", 0), (PLAY, 0), (PLAY, 5), ("open", 0)])
def test_somebody_who_goes_for_good_at_any_moment_holds_nobody_up(phase: str, tricks: int) -> None:
    """Keys, packets that were promised, cards and `open` come from the escrow, by one device; the next deals too."""
    room = Room(seed=f"{phase} {tricks}", keeps=SHORT)
    room.deals(1)
    room.until(lambda: at(room, phase, tricks) and room.leader.me in room.party.voters)
    gone = next(device for device in room.devices if device is not room.leader)
    gone.awake = False
    assert room.deals(2) < 30 + SLACK
    clean(room)
    rows = room.parties.rows(room.party).split(" ")[0].split(",")
    assert gone.me in room.party.house.out and gone.me.hex() not in rows and len(rows) == 4
    looked = [device for device in room.devices if gone.me in device.looked]
    assert len(looked) <= 1  # its hand is known to one device alone, and only if that played for it


def test_with_true_points_and_ciphers_it_is_the_same() -> None:
    """All other tables here hide nothing, and are quicker (`plain`)."""
    room = Room(seed=2, keeps=SHORT, group=Native(2))
    room.until(lambda: at(room, PLAY, 3))
    room.devices[2].awake = False
    assert room.deals(2) < 30 + SLACK
    clean(room)


def test_the_leader_who_goes_is_followed_by_another() -> None:
    room = Room(seed=5, keeps=SHORT)
    room.until(lambda: at(room, PLAY, 3))
    gone = room.leader
    gone.awake = False
    room.deals(2)
    assert room.leader is not gone
    clean(room)


def test_who_is_there_and_says_nothing_is_played_for_like_who_is_away() -> None:
    """E4: a page that says `here` for ever, and holds back the two of clubs, a card, its keys or its `open`."""
    for phase, tricks in ((KEYS, 0), (PLAY, 0), (PLAY, 4), ("open", 0)):
        room = Room(seed=f"mute {phase} {tricks}", keeps=SHORT)
        room.until(lambda phase=phase, tricks=tricks, room=room: at(room, phase, tricks))
        quiet = next(device for device in room.devices if device is not room.leader)
        quiet.mute = True
        assert room.deals(1) < 30 + SLACK
        clean(room)


def test_who_is_back_plays_on_from_the_next_trick() -> None:
    room = Room(seed=6, keeps=SHORT)
    room.until(lambda: at(room, PLAY, 2))
    gone = room.devices[2]
    gone.awake = False
    room.until(lambda: room.party.away.standing != ())
    stood = len(room.party.cards.board.tricks)
    gone.awake = True
    room.until(lambda: room.party.away.standing == () or room.party.cards.phase == REST)
    assert in_play(room) and len(room.party.cards.board.tricks) == stood + 1
    assert gone.me not in room.party.house.out
    room.deals(2)
    clean(room)
    assert room.party.cards.now is not None and gone.me in room.party.cards.now.people


def test_who_is_away_and_back_again_and_again_costs_a_patience_twice_in_a_deal() -> None:
    room = Room(seed=7, keeps=SHORT)
    room.until(lambda: at(room, PLAY, 0))
    gone, stood = room.devices[1], 0
    while in_play(room):
        standing = room.party.away.of(1) is not None
        gone.awake = standing
        room.tick()
        stood = max(stood, room.party.away.times.count(1))
    assert stood == 2
    clean(room)


def test_what_the_absent_person_says_late_does_not_count() -> None:
    """F13: their card and the runner's are both on the way; the log has one of them first."""
    room = Room(seed=8, keeps=SHORT)
    room.until(lambda: at(room, PLAY, 2) and room.parties.due(room.party)[0][0] == room.devices[3].me)
    late = room.devices[3].due(room.parties.fold, room.party.cards)
    room.devices[3].awake = False
    room.until(lambda: room.party.away.of(3) is not None)
    assert late is not None and late.kind == "play" and room.parties.step(room.party, late) is None
    runner = room.devices[room.party.away.standing[0].runner]
    other = next(device for device in room.devices[:3] if device is not runner)
    room.until(lambda: room.party.cards.now is not None and (room.party.cards.now.name, 3) in runner.shadows)
    said = runner.shadows[next(iter(runner.shadows))].due(room.parties.fold, room.party.cards)
    if said is not None:
        assert room.parties.step(room.party, other.entry("for", said.body)) is None  # nobody else plays for them
    for body in ("object", "undo", "concede 0", "next"):
        word = f"3 {body.split(' ')[0]} {room.party.cards.now.name.hex() if room.party.cards.now else ''}"
        assert room.parties.step(room.party, runner.entry("for", word)) is None


def test_fewer_than_all_needed_have_no_mind_play_and_nobody_votes_twice() -> None:
    room = Room(seed=9)
    room.until(lambda: at(room, PLAY, 1))
    key, _, about = room.parties.due(room.party)[0]
    others = [device for device in room.devices if device.me != key]
    late = next(device for device in room.devices if device.me == key)
    assert not room.say(late.entry("absent", f"{key.hex()} {about}"))
    assert not room.say(others[0].entry("absent", f"{others[1].me.hex()} {about}"))  # nobody waits for them
    assert not room.say(others[0].entry("absent", f"{key.hex()} {about}0"))
    assert room.say(others[0].entry("absent", f"{key.hex()} {about}"))
    assert not room.say(others[0].entry("absent", f"{key.hex()} {about}"))
    assert room.say(others[1].entry("absent", f"{key.hex()} {about}")) and room.party.away.standing == ()
    assert room.say(late.due(room.parties.fold, room.party.cards))  # the card comes after all
    assert not room.say(others[2].entry("absent", f"{key.hex()} {about}"))  # F3: nothing is held back for later


def test_at_a_table_of_two_nobody_plays_for_the_other_and_it_goes_on_where_it_was() -> None:
    room = Room(seed=10, people=2, keeps=SHORT)
    room.until(lambda: at(room, PLAY, 4))
    gone = next(device for device in room.devices if device is not room.leader)
    gone.awake = False
    for _ in range(600):
        room.tick()
    assert in_play(room) and room.party.away.standing == () and room.devices[0].presence.parts(room.now)
    gone.awake = True
    room.deals(1)
    clean(room)


def test_a_table_of_two_and_two_minds_spreads_them_and_plays() -> None:
    room = Room(seed=11, people=2)
    room.deals(2)
    now = room.party.cards.now
    assert now is not None and len(now.people) == 2 and sorted(now.runs) == [0, 0, 1, 1]
    clean(room)


def test_two_people_at_one_device_play_both_their_hands_and_are_away_together() -> None:
    room = Room(seed=18, people=3, keeps=SHORT)
    couple = room.devices[1]
    assert room.say(couple.entry("sit", f"3 1 {'ab' * 32} - - ben Bob"))
    room.deals(1)
    room.until(lambda: at(room, PLAY, 2))
    now = room.party.cards.now
    assert now is not None and now.runs == (0, 1, 2, 1) and len(now.people) == 3
    couple.awake = False
    assert room.deals(1) < 30 + SLACK
    clean(room)


def test_who_leaves_in_a_deal_is_played_for_at_once_and_has_a_mind_in_the_next() -> None:
    room = Room(seed=12)
    room.until(lambda: at(room, PLAY, 3))
    gone = room.devices[1]
    assert room.say(gone.entry("leave", "0")) and room.party.away.of(1) is not None
    gone.awake = False
    assert room.deals(2) < PATIENCE
    clean(room)
    assert gone.me not in room.party.voters and room.party.house.seats[1] == (b"", 0)


def test_a_runner_who_goes_too_is_followed_by_another() -> None:
    room = Room(CLASSIC_SIX, seed=13, keeps=SHORT)
    room.until(lambda: at(room, PLAY, 1))
    gone = next(device for device in room.devices if device is not room.leader)
    gone.awake = False
    room.until(lambda: room.party.away.standing != ())
    place = room.party.away.standing[0].runner
    now = room.party.cards.now
    assert now is not None
    runner = next(device for device in room.devices if device.me == now.people[place])
    if runner is room.leader:
        pytest.skip("the leader is followed as a leader, see above")
    runner.awake = False
    room.deals(1)
    clean(room)


def test_who_comes_late_takes_the_seat_of_a_mind_with_the_next_deal() -> None:
    room = Room(seed=14, people=3)
    room.until(lambda: at(room, PLAY, 2))
    late = Device(room.group, "late", room.group.primitives.random(32))
    room.devices.append(late)
    room.sits(late, "Late")
    assert late.me not in room.party.house.sitting
    room.deals(2)
    now = room.party.cards.now
    assert now is not None and late.me in now.people and len(now.people) == 4
    clean(room)


def test_a_leader_deals_to_no_others_than_those_who_sit() -> None:
    room = Room(seed=15)
    keys = [device.me.hex() for device in room.devices]
    rules = CLASSIC.text()
    for rows in ([*keys[:3], keys[0]], [keys[1], keys[0], *keys[2:]], [keys[0]] * 3 + [keys[1]]):
        assert not room.say(room.leader.entry("pack", ",".join(rows) + " " + rules))
    assert not room.say(room.devices[1].entry("pack", ",".join(keys) + " " + rules))
    stranger = room.group.primitives.random(32)
    assert not room.say(room.leader.entry("voter", room.group.primitives.signing_public(stranger).hex() + " -"))
    assert not room.say(room.leader.entry("voter", keys[2] + " -"))  # who sits here goes on counting
    assert room.say(room.leader.entry("pack", ",".join(keys) + " " + rules))


def test_where_the_table_has_chosen_void_a_deal_ends_and_where_it_waits_it_waits() -> None:
    for kept in ("wait", "void"):
        room = Room(seed=16, keeps=(*SHORT, f"away {kept}"))
        room.until(lambda room=room: at(room, PLAY, 1))
        gone = next(device for device in room.devices if device.me == room.parties.due(room.party)[0][0])
        gone.awake = False
        for _ in range(100):
            room.tick()
        assert in_play(room) and room.party.away == Away(votes=room.party.away.votes)


def test_in_a_long_lobby_whoever_is_late_is_left_out_however_often_that_happens() -> None:
    """Else somebody's votes would be used up before the first deal."""
    room = Room(seed=17, keeps=SHORT)
    for _ in range(15):
        room.devices[2].mute = True
        room.until(lambda: room.devices[2].me in room.party.house.out, 200)
        room.devices[2].mute = False
        assert room.say(room.devices[2].entry("back", "-")) or room.devices[2].me not in room.party.house.out
        assert room.lines == 0 and room.party.cards.now is None
        keys = room.parties.rows(room.party)
        room.say(room.leader.entry("pack", keys))
    room.deals(1)
    clean(room)


def test_a_stand_in_is_a_value() -> None:
    away = Away(True).stands(2, 0).stands(1, 0).stands(2, 3)
    assert away.of(2) == Stand(2, 3) and away.times == (2, 1, 2) and away.returns(2, 4) is None
    back = away.returns(1, 4)
    assert back is not None and back.returns(1, 4) is None and back.at(4).of(1) is not None and back.at(5).of(1) is None


def test_tables_where_people_come_and_go_at_random_settle_every_deal() -> None:
    """More than half are there at each moment; so no deal waits longer than the patience of who is away, in turn."""
    for seed in range(12):
        rng = Random(seed)
        room = Room([CLASSIC, CLASSIC_SIX][seed % 2], seed=f"random {seed}", keeps=SHORT)
        most = (len(room.devices) - 1) // 2
        longest = since = 0.0
        while room.lines < 3:
            if rng.random() < 0.03:
                asleep = [device for device in room.devices if not device.awake]
                for device in asleep:
                    device.awake = rng.random() < 0.5
                if len([1 for device in room.devices if not device.awake]) < most:
                    rng.choice(room.devices).awake = False
            if room.tick():
                since = room.now
            longest = max(longest, room.now - since)
            assert room.now < 6000
        assert longest < 30 + SLACK + 30
        clean(room)


def objected(room: Room) -> None:
    """Everybody opens; where somebody cannot go on, the leader objects."""
    for _ in range(300):
        try:
            moved = room.tick()
        except (ValueError, AssertionError, IndexError, OverflowError):
            moved = False
        now = room.party.cards.now
        if room.party.cards.phase == REST:
            return
        if not moved and now is not None and room.party.cards.phase != "open":
            room.say(room.leader.entry("object", now.name.hex()))
    raise AssertionError(room.party.cards.phase)


@pytest.mark.parametrize(("kind", "word"), [(KEYS, 4), ("give", 5), (PASS, 6), (PLAY, 5)])
def test_what_a_runner_says_falsely_for_somebody_is_the_runners_fault(kind: str, word: int) -> None:
    """A false key, packet, or box with what it promised, and a foreign card: nobody is named who was away."""
    room, runners = Room(seed=33, keeps=SHORT), []
    gone = room.devices[1]

    def twist(device: Device, entry: Entry) -> "Entry | None":
        board, words = room.party.cards.table, entry.body.split(" ")
        if device is gone and entry.kind == kind and (kind != PLAY or (board is not None and len(board.tricks) > 1)):
            return None  # their page says nothing of this kind any more
        if entry.kind != "for" or words[1] != kind or runners:
            return entry
        runners.append(device)
        if kind == PLAY:
            seat = int(words[3])
            held = next(iter(device.shadows.values())).hand(room.party.cards, seat) | room.party.cards.board.played
            words[word] = name(next(card for card in range(51, -1, -1) if not held >> card & 1))
        else:
            words[word] = ",".join(["ab" * (len(each) // 2) for each in words[word].split(",")])
        return device.entry("for", " ".join(words))

    room.twist = twist
    room.until(lambda: runners != [], 300)
    objected(room)
    assert room.party.cards.named[:1] == (runners[0].me,) and gone.me not in room.party.cards.named


def test_a_box_that_does_not_hold_what_was_promised_is_its_authors_fault() -> None:
    """Else somebody could go away and leave a runner a packet that cannot be given."""
    room, done = Room(seed=35, keeps=SHORT), []
    device = room.devices[2]

    def twist(says: Device, entry: Entry) -> Entry:
        words = entry.body.split(" ")
        if says is not device or entry.kind != PASS or done:
            return entry
        done.append(entry)
        return device.entry(PASS, " ".join([*words[:4], "ab" * (len(words[4]) // 2)]))

    room.twist = twist
    room.until(lambda: done != [], 300)
    objected(room)
    assert room.party.cards.named == (device.me,)
