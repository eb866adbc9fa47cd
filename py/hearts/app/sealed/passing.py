"""Keys are given, and cards are passed: from `deal` to the first card.

Construction. For each seat everybody but the person who opens it gives their key of it, sealed for that person, naming
the finished deck and all escrows. A pass is a promise (of what is passed, and of whether it is declined, both as hashes
of one size); then all show whether they decline; then each packet is given, sealed for the seat that it reaches in the
end, naming all promises. So nobody chooses a pass by what comes to them, or by who declines, and who declines never
sees what goes on from them.

Assumption: hashes bind and hide (32 bytes of chance in each). Threat: who gives nothing is waited for; a false key or
packet has its author's name once all have opened (`settling`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import box, deck
from hearts.app.sealed.group import hashed, joined
from hearts.app.sealed.log import unhexed
from hearts.app.sealed.state import DECLINE, GIVE, HASH, KEY, KEYS, OWN, PACKET, PASS, PLAY, TAG, State, listed
from hearts.engine.cards import CLUBS, lowest

if TYPE_CHECKING:
    from hearts.app.sealed.group import Group


def sealed(group: Group, state: State) -> bytes:
    """Return the name of the finished deck and of all escrows, which is in all that gives keys for it."""
    parts = [each for said in state.pack.said for each in said.prints]
    return hashed(group, b"sealed", state.pack.name, deck.name(group, state.pack.said[-1].locked), *parts)


def about(group: Group, state: State, what: bytes, seat: int, other: int) -> bytes:
    """Return what a promise or a packet of this deal is for."""
    return joined(sealed(group, state), what, str(seat).encode(), str(other).encode())


def promise(group: Group, state: State, what: bytes, seat: int, plain: bytes, chance: bytes) -> bytes:
    """Return the hash by which a seat is bound to its packet, or to whether it declines."""
    return hashed(group, b"promise", about(group, state, what, seat, seat), plain, chance)


def promised(group: Group, state: State) -> bytes:
    """Return the name of all promises."""
    names = [each for hand in state.hands for each in hand.promises]
    return hashed(group, b"promised", state.pack.name, *names)


def keys(group: Group, state: State, place: int, words: list[str]) -> State | None:
    """A person gives their keys of all seats that others open."""
    seats = [seat for seat, other in enumerate(state.pack.runs) if other != place]
    boxes = listed(words[1], KEY + TAG, len(seats))
    if place not in due(state) or words[0] != sealed(group, state).hex() or boxes is None:
        return None
    given = {seat: (state.pack.runs[seat], each) for seat, each in zip(seats, boxes)}
    after = state.saying(place, "keys", given)
    if due(after):
        return after
    return after.changed(phase=PASS) if after.board.pass_offset else opened(after)


def due(state: State) -> tuple[int, ...]:
    """Return the places that are to give keys, or the seats that are to pass."""
    if state.phase == KEYS:
        places = enumerate(state.pack.said)
        return tuple([place for place, said in places if not said.keys and set(state.pack.runs) != {place}])
    what = {PASS: "promises", DECLINE: "declines", GIVE: "packet"}[state.phase]
    out = state.board.declined if state.phase == GIVE else ()
    return tuple([seat for seat, hand in enumerate(state.hands) if not getattr(hand, what) and seat not in out])


def about_packet(group: Group, state: State, seat: int, to: int) -> bytes:
    """Return what the box with a packet is for: other promises, another key."""
    return joined(about(group, state, b"packet", seat, to), *state.hands[seat].promises)


def _about_own(group: Group, state: State, seat: int, promises: tuple[bytes, ...]) -> bytes:
    """Return what the box with a seat's promises is for. The promises are in it: a person and whoever plays on for
    them, or a page that was opened again, may promise two things, and one key for both boxes would tell what differs.
    """
    return joined(about(group, state, b"own", seat, seat), *promises)


def kept(group: Group, state: State, s: bytes, seat: int, said: str, packet: bytes, chances: list[bytes]) -> bytes:
    """Return the box with what a seat promises: whoever plays on for it keeps these promises.

    s       the secret of the place that opens it; said: "1" if it declines, else "0"; packet: its cards
    chances of the promise whether it declines, and of that of its packet
    """
    plain = said.encode() + packet + chances[0] + chances[1]
    one = promise(group, state, b"decline", seat, said.encode(), chances[0])
    promises = one, promise(group, state, b"packet", seat, packet, chances[1])
    return box.sealed(group, s, box.public(group, s), _about_own(group, state, seat, promises), plain)


def promised_by(group: Group, state: State, s: bytes, seat: int) -> tuple[str, bytes, bytes, bytes]:
    """Return what a seat has promised: whether it declines, its packet, and the chance of each promise. Raises
    ValueError where its box does not have that."""
    hand = state.hands[seat]
    for_own = _about_own(group, state, seat, hand.promises)
    plain = box.opened(group, s, box.public(group, s), for_own, hand.own) or b""
    said, packet, chances = plain[:1], plain[1 : 1 + PACKET], (plain[1 + PACKET : -HASH], plain[-HASH:])
    one = promise(group, state, b"decline", seat, said, chances[0])
    if len(plain) != OWN or hand.promises != (one, promise(group, state, b"packet", seat, packet, chances[1])):
        raise ValueError("not what was promised")
    return said.decode(), packet, chances[0], chances[1]


def passes(group: Group, state: State, seat: int, words: list[str]) -> State | None:
    """A seat promises a packet, and whether it declines; and keeps both in a box for whoever has its secret."""
    promises, own = tuple([unhexed(word, HASH) for word in words[:2]]), unhexed(words[2], OWN + TAG)
    if seat not in due(state) or b"" in promises or not own:
        return None
    after = state.holding(seat, "promises", promises).holding(seat, "own", own)
    if due(after):
        return after
    return after.changed(phase=DECLINE) if after.pack.rules.decline else _given(after)


def declines(group: Group, state: State, seat: int, words: list[str]) -> State | None:
    """A seat shows whether it declines."""
    chance, hand = unhexed(words[1], HASH), state.hands[seat]
    if seat not in due(state) or words[0] not in ("0", "1") or not chance:
        return None
    if hand.promises[0] != promise(group, state, b"decline", seat, words[0].encode(), chance):
        return None
    after = state.holding(seat, "declines", words[0])
    return after if due(after) else _given(after)


def gives(group: Group, state: State, seat: int, words: list[str]) -> State | None:
    """A seat gives its packet, sealed for the seat that it reaches."""
    packet = unhexed(words[1], PACKET + HASH + TAG)
    if seat not in due(state) or not packet or words[0] != promised(group, state).hex():
        return None
    after = state.holding(seat, "packet", packet)
    return after if due(after) else opened(after)


def opened(state: State) -> State:
    """Return the state in which the first card is awaited. Who leads is not known where the lowest club does."""
    rules, table = state.pack.rules, state.board
    club = lowest(rules.pack & CLUBS)
    if not rules.club_leads:
        table = table.open((table.dealer + 1) % rules.players, club)
    return state.changed(phase=PLAY, table=table, club=club)


def _given(state: State) -> State:
    """Return the state in which all have promised a pass, and it is known who declines."""
    table = state.board
    for seat, hand in enumerate(state.hands):
        table = table.give(seat, hand.declines == "1")
    after = state.changed(table=table, phase=GIVE)
    return after if due(after) else opened(after)
