"""Who may ask what of a table's host, and what the host does then. One table, ORDERS, says it all.

    sit SEAT FACE DEVICE VOUCH NAME   sit down in a mind's seat (-1: any), as soon as no deal is played;
                               `move` has told all the face and the name
    again SEAT ID              seat somebody who waits in the place of who is away: their device has lost its key
    watch                      see what all see; `watchers on`, `watchers off`: the host lets people watch, or nobody
    look FACE NAME             have another face and name; signed like a move, so that no host can rename anybody
    leave                      leave for good, or wait for a seat no more; a mind plays on
    begin                      begin the game, or another one with the same people
    next                       go on to the next deal
    hash DEAL TRY HASH         promise a share; share DEAL TRY SHARE: keep the promise
    pass PACKET NONCE          pass these cards; `move` has told all what was committed to
    play CARD · say WHAT       a move; it comes as a message of its own, which all can read
    propose WHAT · agree WHAT VOTE   a vote of all who are there, named by the entry that began it; signed like a move
    refuse WHAT                end that vote. WHAT is undo, concede, patience, clock or again
    chair ID · heir CLAIM · hand SIGNATURE · stay    the host's chair is offered, taken, agreed to; it stays
    swap A B · mind SEAT MIND FACE NAME · rules TEXT · keep PATIENCE CLOCK · ask SEAT    the host alone
    write on/off · find on/off   the host alone: people may write; others may find a public table in the lobby
    help WHAT on/off           the host alone, before a game; WHAT is one of HELPS

What an order returns is the id of a sentence that says why it was not carried out, or "".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.heading import player_of
from hearts.app.letters import shorten
from hearts.app.people import chair_orders
from hearts.app.people.following import StoryError
from hearts.app.people.members import WAIT
from hearts.app.people.named import CUT, called, face_id, short
from hearts.app.people.names import OF_MINDS
from hearts.app.people.roster import CLOCK, HELPS, PATIENCE, person
from hearts.app.people.text import unfit
from hearts.app.people.votes import VOTES
from hearts.engine.cards import card, parse
from hearts.engine.game import Declared, Passed, Played
from hearts.engine.record import Seat, is_person
from hearts.engine.rules import Rules
from hearts.engine.table import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.host import Host
    from hearts.app.people.members import Member

    Act = Callable[[Host, Member, str], str]

ANYBODY, PERSON, HOST, TURN = "anybody", "person", "host", "turn"


def carry_out(host: Host, member: Member, line: str) -> str:
    """Carry out an order of a member. Returns the id of a sentence that says why not, or ""."""
    word, _, rest = line.partition(" ")
    if word not in ORDERS:
        return "people-no-order"
    may, act = ORDERS[word]
    seat = host.roster.seat_of(member.id)
    if (may in (PERSON, TURN) and seat < 0) or (may == HOST and member.id != host.roster.host):
        return "people-no-right"
    if may == TURN and (host.held is None or seat not in host.held.game.waiting or seat in host.roster.standing):
        return "people-no-turn"
    try:
        return act(host, member, rest)
    except IllegalMove:
        return "people-no-move"
    except (ValueError, IndexError, KeyError):
        return "people-no-order"


def _sit(host: Host, member: Member, rest: str) -> str:
    words = rest.split(" ", 4)
    wanted = int(words[0]) if words[0] == "-1" or gate.digits(words[0], 1) else -1
    if host.roster.seat_of(member.id) >= 0:
        host.seating.vouch(member.id, words[2], words[3])
        return ""
    face, name = words[1], words[4]
    if (face_id(face), short(name)) != (face, name):
        return "people-no-order"
    if unfit(name):
        return "people-no-name"
    if host.book.unsigned:
        return WAIT  # what was told in this deal is not for who comes new
    if not host.seating.waits(member.id) and not (host.seating.may_come(member.id) and host.book.room):
        return "people-no-often"
    if host.seating.sent_away(words[2]):
        return "people-no-asked"
    if not host.seating.wait_for_seat(member, wanted, face, name, words[2], words[3]):
        return "people-no-seat"
    if not host.seating.take_name(member, face, name):
        return WAIT  # they sign it as soon as they have the log
    if not host.settled:
        return "people-no-deal"
    host.seating.seat_those_who_wait()
    return "" if host.roster.seat_of(member.id) >= 0 else "people-no-seat"


def _look(host: Host, member: Member, rest: str) -> str:
    face, _, name = rest.partition(" ")
    seat = host.roster.seat_of(member.id)
    if f"look {rest}" != member.statement[0] or (face_id(face), shorten(short(name), CUT)) != (face, name):
        return "people-no-order"  # others could not find it in what was signed
    if unfit(name):
        return "people-no-name"
    told = Seat(person(member.id), face, called(host.roster, seat, name))
    if host.roster.public and told.name != name:
        return "people-no-seat"
    if told == host.roster.seats[seat]:
        return ""
    if not host.seating.may_change(member.id):
        return "people-no-order"
    try:
        host.seating.place(seat, told, member.statement[1])
    except StoryError:  # signed before they were told otherwise last
        return WAIT
    return ""


def _watch(host: Host, member: Member, _: str) -> str:
    if host.book.unsigned:
        return WAIT  # see `_sit`
    return host.seating.watch(member.id)


def _watchers(host: Host, member: Member, rest: str) -> str:
    if rest not in ("on", "off"):
        return "people-no-order"
    host.seating.let_watch(rest == "on")
    return ""


def _leave(host: Host, member: Member, _: str) -> str:
    seat = host.roster.seat_of(member.id)
    if seat < 0:
        host.seating.wait_no_more(member.id)
    else:
        host.seating.give_up_seat(seat)
    return ""


def _begin(host: Host, member: Member, _: str) -> str:
    if host.roster.state == "game":
        return "people-no-running"
    host.dealer.begin_game()
    return ""


def _next(host: Host, member: Member, _: str) -> str:
    host.rounds.want(member.id)
    return ""


def _hash(host: Host, member: Member, rest: str) -> str:
    deal, attempt, promised = rest.split(" ")
    proof = member.statement[1]
    if not host.book.witness.promised(member.id, promised, proof):
        return "people-no-share"
    return "" if host.sharing.promise(member.id, int(deal), int(attempt), promised, proof) else "people-no-share"


def _share(host: Host, member: Member, rest: str) -> str:
    deal, attempt, share = rest.split(" ")
    return "" if host.sharing.open(member.id, int(deal), int(attempt), share) else "people-no-share"


def _pass(host: Host, member: Member, rest: str) -> str:
    packet, _, nonce = rest.rpartition(" ")
    if len(nonce) != 32 or nonce.strip("0123456789abcdef"):
        return "people-no-order"
    seat = host.roster.seat_of(member.id)
    return host.dealer.pass_packet(seat, Passed(seat, parse(packet)), nonce, member.statement)


def _play(host: Host, member: Member, rest: str) -> str:
    host.dealer.move(Played(host.roster.seat_of(member.id), card(rest)), member.statement[1])
    return ""


def _say(host: Host, member: Member, rest: str) -> str:
    if rest not in ("minus", "plus", "claim"):
        return "people-no-order"
    host.dealer.move(Declared(host.roster.seat_of(member.id), rest), member.statement[1])
    return ""


def _propose(host: Host, member: Member, what: str) -> str:
    running = host.roster.state == "game"
    if what not in VOTES or host.held is None or running == (what == "again"):
        return "people-no-order"
    if what == "undo" and not host.held.may_go_back(host.roster.seat_of(member.id)):
        return "people-no-undo"
    if what in host.votes:
        return ""
    if not host.voting.may_propose(member.id) or not host.book.room:
        return "people-no-more"
    said, proof = member.statement
    if not host.voting.counts(what, said, int(proof.rpartition(" ")[2])):
        return WAIT
    host.ballots.vote(what, member.id, proof)
    return ""


def _agree(host: Host, member: Member, rest: str) -> str:
    what, said = rest.partition(" ")[0], member.statement[0]
    if what not in host.votes or said != host.voting.words(what):
        return "people-no-vote"
    if member.id not in host.votes[what]:
        host.ballots.vote(what, member.id, member.statement[1])
    return ""


def _refuse(host: Host, member: Member, what: str) -> str:
    if what not in host.votes:
        return "people-no-vote"
    host.ballots.refuse(what)
    return ""


def _swap(host: Host, member: Member, rest: str) -> str:
    one, other = [int(word) for word in rest.split(" ")]
    if not host.settled or min(one, other) < 0:
        return "people-no-deal"
    seats = list(host.roster.seats)
    seats[one], seats[other] = seats[other], seats[one]
    host.seating.take_seats(tuple(seats))
    return ""


def _mind(host: Host, member: Member, rest: str) -> str:
    number, mind, face, name = rest.split(" ", 3)
    if is_person(mind) or not host.settled or host.roster.person_in(int(number)):
        return "people-no-seat"
    player_of(mind)
    if host.roster.public and name not in OF_MINDS:
        return "people-no-order"
    host.seating.place(int(number), Seat(mind, face_id(face), short(name)))
    return ""


def _rules(host: Host, member: Member, rest: str) -> str:
    if host.roster.state == "game":
        return "people-no-running"
    return host.seating.choose_rules(Rules.read(rest))


def _keep(host: Host, member: Member, rest: str) -> str:
    patience, clock = [int(word) for word in rest.split(" ")]
    if patience not in PATIENCE + (0,) or clock not in CLOCK:
        return "people-no-order"
    host.seating.keep(patience, clock)
    return ""


def _again(host: Host, member: Member, rest: str) -> str:
    seat, _, id = rest.partition(" ")
    number = int(seat)
    if number < 0 or not host.roster.person_in(number) or not host.seating.seat_again(number, id):
        return "people-no-order"
    return ""


def _ask(host: Host, member: Member, rest: str) -> str:
    id = host.roster.person_in(int(rest))
    if not id or id == member.id:
        return "people-no-order"
    host.ask_to_leave(id)
    return ""


def _write(host: Host, member: Member, rest: str) -> str:
    if host.roster.public or rest not in ("on", "off"):
        return "people-no-order"
    host.seating.let_write(rest == "on")
    return ""


def _help(host: Host, member: Member, rest: str) -> str:
    what, _, how = rest.partition(" ")
    if what not in HELPS or how not in ("on", "off"):
        return "people-no-order"
    if host.roster.state == "game":
        return "people-no-running"
    host.seating.let_help(what, how == "on")
    return ""


def _find(host: Host, member: Member, rest: str) -> str:
    if not host.roster.public or rest not in ("on", "off"):
        return "people-no-order"
    host.let_find(rest == "on")
    return ""


ORDERS: dict[str, tuple[str, Act]] = {
    "sit": (ANYBODY, _sit),
    "watch": (ANYBODY, _watch),
    "look": (PERSON, _look),
    "leave": (ANYBODY, _leave),
    "next": (PERSON, _next),
    "hash": (PERSON, _hash),
    "share": (PERSON, _share),
    "pass": (TURN, _pass),
    "play": (TURN, _play),
    "say": (TURN, _say),
    "propose": (PERSON, _propose),
    "agree": (PERSON, _agree),
    "refuse": (PERSON, _refuse),
    "begin": (HOST, _begin),
    "swap": (HOST, _swap),
    "mind": (HOST, _mind),
    "rules": (HOST, _rules),
    "keep": (HOST, _keep),
    "ask": (HOST, _ask),
    "again": (HOST, _again),
    "watchers": (HOST, _watchers),
    "chair": (HOST, chair_orders.ask),
    "heir": (PERSON, chair_orders.take),
    "hand": (PERSON, chair_orders.sign),
    "stay": (PERSON, chair_orders.stop),
    "write": (HOST, _write),
    "help": (HOST, _help),
    "find": (HOST, _find),
}
