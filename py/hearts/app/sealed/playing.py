"""Cards are played: the first lead, the kitty, a claim, an objection.

Construction. A card is just named, and names the card before it. Who holds the lowest club leads it; where it may lie
in a kitty, or its holder says nothing, each says "not I" for it, then for the next club. A kitty's keys go, sealed, to
the person whose seat has taken it, before the next card. A claim lays a hand open in place of a card, and counts where
it holds against every way in which the other cards can lie. Whoever sees that something does not fit (their own card
in another's hand, keys or a packet that do not open) objects: that ends the deal, and all open.

Threat. A card, a "not I" or an open hand that is a lie is named once all have opened (`settling`), and so is who
objects to a deal without a fault.
"""

from __future__ import annotations

from hearts.app.sealed.log import unhexed
from hearts.app.sealed.state import CLAIM, KEY, KITTY, NOT, OBJECT, OPEN, PLAY, SET, TAG, State
from hearts.engine.cards import BITS, CLUBS, card, count, lowest
from hearts.engine.claim import claim
from hearts.engine.deal import View


def plays(state: State, name: bytes, seat: int, words: list[str]) -> State | None:
    """A seat plays a card; `name`: of the entry that says so."""
    rules, table = state.pack.rules, state.board
    try:
        number = card(words[1])
    except ValueError:
        return None
    bit = BITS[number]
    if words[0] != state.last.hex() or not bit & rules.pack or bit & table.played:
        return None
    if table.phase == "pass":
        table = table.open(seat, state.club)
        if (seat, state.club) in state.nots or (table.club_to_lead >= 0 and not bit & table.demands[0]):
            return None
    if seat != table.turn:
        return None
    played = table.play(number)
    after = state.changed(table=played, last=name, back=state)
    if played.phase == "over":
        return after.changed(phase=OPEN)
    turned = played.kitty_taker >= 0 and table.kitty_taker < 0 and len(state.pack.people) > 1
    return after.changed(phase=KITTY) if turned else after


def nots(state: State, seat: int, words: list[str]) -> State | None:
    """A seat says that it does not hold the club that is asked for. Where nobody holds it, the next one is asked for;
    where there are more of those than cards in the kitty, somebody has lied, and all open."""
    table, club = state.board, state.club
    if table.phase != "pass" or words[0] != state.last.hex() or words[1] != str(club) or (seat, club) in state.nots:
        return None
    after = state.changed(nots=state.nots + ((seat, club),))
    rules = state.pack.rules
    if len(after.nots) % rules.players:
        return after
    if len(after.nots) // rules.players > rules.kitty_size:
        return after.changed(phase=OPEN, end=NOT)
    return after.changed(club=lowest(rules.pack & CLUBS & ~(2 * BITS[club] - 1)))


def asked(state: State) -> tuple[int, ...]:
    """Return the seats that have not said yet that they do not hold the club that is asked for."""
    return tuple([seat for seat in range(state.pack.rules.players) if (seat, state.club) not in state.nots])


def taker(state: State) -> int:
    """Return the place of whose seat has taken the kitty."""
    return state.pack.runs[state.board.kitty_taker]


def turns(state: State, place: int, words: list[str]) -> State | None:
    """A person gives their key of the kitty."""
    box, to = unhexed(words[1], KEY + TAG), taker(state)
    if place not in owing(state) or words[0] != state.last.hex() or not box:
        return None
    keys = dict(state.pack.said[place].keys)
    keys[state.pack.rules.players] = to, box
    after = state.saying(place, "keys", keys)
    return after if owing(after) else after.changed(phase=PLAY, back=None)


def owing(state: State) -> tuple[int, ...]:
    """Return the places that are to give their key of the kitty."""
    kitty, to = state.pack.rules.players, taker(state)
    return tuple([place for place, said in enumerate(state.pack.said) if place != to and kitty not in said.keys])


def claims(state: State, seat: int, words: list[str]) -> State | None:
    """A seat on turn lays its hand open, and the kitty if it has that: the rest is certain."""
    table, rules = state.board, state.pack.rules
    hand, kitty = [int.from_bytes(unhexed(word, SET), "big") for word in words[1:]]
    if words[0] != state.last.hex() or table.phase != "play" or seat != table.turn:
        return None
    if [words[1], words[2]] != [laid(hand), laid(kitty)] or hand & kitty:
        return None
    if (hand | kitty) & ~(rules.pack & ~table.played):
        return None
    if count(hand) != table.held(seat) or count(kitty) != (rules.kitty_size if table.kitty_taker == seat else 0):
        return None
    if not claim(View(seat, table, hand, 0, 0, kitty)):
        return None
    return state.changed(phase=OPEN, end=CLAIM, ender=seat, shown=(hand, kitty))


def laid(cards: int) -> str:
    """Return a set of cards as a claim has it."""
    return cards.to_bytes(SET, "big").hex()


def objects(state: State, place: int) -> State:
    """Somebody's cards do not open, or somebody has played theirs: the deal is over, and all open."""
    return state.changed(phase=OPEN, end=OBJECT, ender=place)
