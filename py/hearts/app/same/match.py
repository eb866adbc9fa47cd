"""A match by a link: two people play the same deals in the same seat, whenever they like, and compare.

All that travels is a record. An invitation is the heading of the game with the hash of the inviter's own result; a
result is the whole record. Whoever was invited sends their result back; then the inviter opens theirs, and its hash
shows that it was not changed meanwhile.

    id match-5eed…          names the match, and is in the key of each deal
    rules classic-pc deals=4 ties=share
    seed 5eed…              published: drawn by the device that invited
    match match-5eed…       the note that makes a match of it
    takebacks off           nothing may be taken back
    sealed 96af… Ann        in an invitation: the hash of the inviter's result, and who invites
    salt 1234…              in a result: what nobody can guess, so that the hash tells nothing
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.heading import MATCH, TAKEBACKS, Notes, is_match, notes, player_of
from hearts.app.same.results import bare
from hearts.app.words.locale import Refused, say
from hearts.app.words.phrases import capital, nameless
from hearts.app.words.phrases import points as counted
from hearts.engine.checking import check, deals
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import PERSON, Record, Seat, heading
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING, digest
from hearts.engine.value import Value
from hearts.minds import registry

if TYPE_CHECKING:
    from hearts.app.keeping.matches import KeptMatch
    from hearts.app.same.what import What
    from hearts.app.tasks import Rest
    from hearts.engine.record import Seat as Who

SEALED, SALT = "sealed", "salt"
ID = "match-"  # what the id of a match begins with
DEALS = (1, 4, 8)
LONGEST = 7900  # letters of a record as it is packed into a link
INVITES = 1900  # letters of an invitation
SHORT = 32  # hex digits of a seed and of a hash
AGAIN = "again"  # the note of a match whose game was gone and began anew
TOLD = ("joe", "hint", "telepathy", "undo", AGAIN)  # notes of help, told beside a result
SIGHT = "iq:120"  # the opponents of a match at sight
HEX = "0123456789abcdef"
ELSEWHERE = ("from", "dealt", "played_on")  # notes of games in which moves or cards came from elsewhere


class MatchError(Refused):
    """A text without a match; the message says why."""


class Parting(Value):
    """Where two ways of playing the same deal part: at the pass or a trick, and what each did there; sets of cards.

    trick   from 1; 0 for the pass
    moves   how many moves each record has before
    """

    def __init__(self, trick: int, mine: int, theirs: int, moves: tuple[int, int]) -> None:
        self.trick, self.mine, self.theirs, self.moves = trick, mine, theirs, moves


def new_match(rules: Rules, number: int, seats: tuple[Who, ...], drawn: str, at_sight: bool) -> Record:
    """Return the record of a new match of this many deals, before its first.

    drawn      32 bytes that nobody can guess, as hex
    at_sight   whether all opponents have an I.Q. of 120, and answer at once
    """
    changes = dict(rules.changes(), deals=number, ties="share")
    changes.pop("handicap", None)
    table = Rules(rules.name, **changes)
    id = f"{ID}{drawn[:16]}"
    noted = Notes(((MATCH, id),)).set(TAKEBACKS, "off")
    return Record(Game.new(table), id, drawn[SHORT : 2 * SHORT], _seated(seats, at_sight), noted.lines, DEALING)


def _seated(seats: tuple[Who, ...], at_sight: bool) -> tuple[Who, ...]:
    """Return the seats with one person, in the first one."""
    own = [Seat(PERSON, seats[0].face, seats[0].name)]
    others = [Seat(SIGHT, who.face, who.name) if at_sight or who.person else who for who in seats[1:]]
    return tuple(own + others)


def of_person(record: Record, face: str, name: str) -> Record:
    """Return the match for another player: with their name in the same seat."""
    seats = (Seat(PERSON, face, name),) + record.seats[1:]
    noted = notes(record).without(SEALED)
    return Record(Game.new(record.game.rules), record.id, record.seed, seats, noted.lines, DEALING)


def sealed(result: str) -> str:
    """Return the hash that binds its sender to a result, as text; a signature may be added to it later."""
    return digest("moonshot hearts sealed", bare(result))[:SHORT]


def invitation(record: Record, result: str) -> str:
    """Return the text of an invitation: its sender and the hash of the sender's result, but not the result."""
    noted = of_person(record, record.seats[0].face, record.seats[0].name)
    lines = Notes(tuple([note for note in noted.notes if note[0] in (MATCH, TAKEBACKS)]))
    return heading(noted.at(noted.game, lines.set(SEALED, f"{sealed(result)} {record.seats[0].name}").lines))


def sealed_by(record: Record) -> tuple[str, str]:
    """Return the hash in an invitation, and who invites."""
    hash, _, name = notes(record).get(SEALED).partition(" ")
    return hash, friend_name(gate.tidy(name, record.seats[0].name))


def friend_name(name: str) -> str:
    """Return the name of a person elsewhere; “Your friend” for a person without a visible name."""
    tidied = gate.tidy(name, "")
    return say("match-friend") if not tidied or nameless(tidied) else tidied


def read_match(what: What) -> Record:
    """Return the invitation or the result in a text. Raises ValueError, which says why there is none."""
    record = Record.read(gate.check_size(what.text, gate.RECORD))
    accept(record)
    return record


def accept(record: Record) -> None:
    """Raise ValueError, which says why, where a record is no invitation and no result."""
    game = record.game
    if not is_match(record) or len(record.seats) != game.rules.players or record.dealing != DEALING:
        raise MatchError("match-none")
    if len(record.seed) != SHORT or record.seed.strip(HEX) or game.rules.deals not in DEALS or game.rules.ties_play_on:
        raise MatchError("match-none")
    if [word for word, _ in record.notes if word in ELSEWHERE]:
        raise MatchError("match-none")
    if record.people != [0] or notes(record).diabolo:
        raise MatchError("match-seats")
    for seat in record.seats[1:]:
        if registry.sees_hands(player_of(seat.player)):
            raise MatchError("match-seats")
    if game.length and (game.phase != "over" or len(game.lines) != game.rules.deals):
        raise MatchError("match-part")
    if [number for number in range(len(deals(record))) if check(record, number) != "published"]:
        raise MatchError("match-cards")


def is_id(text: str) -> bool:
    """Return whether this is the id of a match."""
    return text.startswith(ID) and text != ID and not text[len(ID) :].strip(HEX)


def is_same_match(one: Record, other: Record) -> bool:
    """Return whether two results are of the same match: the same cards, rules and opponents."""
    heads = [[each.id, each.seed, each.game.rules.text()] + [who.player for who in each.seats] for each in (one, other)]
    return heads[0] == heads[1]


def points(record: Record) -> list[int]:
    """Return the person's points in each deal, as they count on the score sheet."""
    before, got = 0, []
    for line in record.game.lines:
        got.append(line.totals[0] - before)
        before = line.totals[0]
    return got


def help_in(record: Record) -> list[str]:
    """Return the kinds of help in a record: the words of TOLD in its notes, and "conceded"."""
    noted = notes(record)
    helped = [word for word in TOLD if noted.get(word) not in ("", "0")]
    return helped + (["conceded"] if record.game.conceded >= 0 else [])


def moves_of(record: Record, deal: int) -> list[Game]:
    """Return the positions after the person's own choices in a deal."""
    own = []
    for at in record.game.path()[1:]:
        mine = isinstance(at.move, (Passed, Played)) and at.move.seat == 0
        if mine and at.deal is not None and at.deal.table.number == deal:
            own.append(at)
    return own


def parting_of(mine: Record, theirs: Record, deal: int) -> Parting | None:
    """Return where the two ways of playing a deal part; None where they never do."""
    for one, other in zip(moves_of(mine, deal), moves_of(theirs, deal)):
        if one.move != other.move:
            assert one.last is not None and other.last is not None and one.last.deal is not None
            table = one.last.deal.table
            trick = len(table.tricks) + 1 if isinstance(one.move, Played) else 0
            return Parting(trick, _cards(one), _cards(other), (one.last.length, other.last.length))
    return None


def _cards(at: Game) -> int:
    if isinstance(at.move, Played):
        return 1 << at.move.card
    return at.move.cards if isinstance(at.move, Passed) else 0


def deal_start(record: Record, deal: int) -> Game:
    """Return the position in which a deal has just been dealt."""
    found = [at for at in record.game.path()[1:] if isinstance(at.move, Dealt)]
    return found[deal]


def deal_end(record: Record, deal: int) -> Game | None:
    """Return the last position of a deal; None where there is no such deal."""
    several = [at for at in record.game.path()[1:] if at.deal is not None and at.deal.table.number == deal]
    return several[-1] if several else None


def known_par(kept: KeptMatch, known: dict[int, int], deals: int) -> list[int]:
    """Return par of each deal of a match; empty if that of one deal is not known.

    known   par as it is saved for games, by the number of the deal; 0.2.0 saved it with the match
    """
    par = [known[deal] for deal in range(deals) if deal in known]
    return par if len(par) == deals else [round(float(word)) for word in kept.par.split()]


# ---- how a match stands, in words ------------------------------------------------------------------------------


def latest(several: list[KeptMatch]) -> KeptMatch | None:
    """Return the match to report: the last one that a friend has played; None without one."""
    told = [one for one in several if (one.by and not one.own) or (one.own and one.other)]
    order = sorted([(int(one.at) if gate.digits(one.at, gate.DIGITS) else 0, at) for at, one in enumerate(told)])
    return told[order[-1][1]] if order else None


async def stands(kept: KeptMatch, rest: Rest) -> str:
    """Return the state of a match that a friend has played; empty if its results do not read."""
    try:
        if not kept.own:
            deals = say("match-count", count=Record.read(kept.head).game.rules.deals)
            return capital(say("match-calm-invited", name=friend_name(kept.by), deals=deals))
        own = (await gate.read_in_parts(kept.own, rest))[1]
        other = (await gate.read_in_parts(kept.other, rest))[1]
    except ValueError:
        return ""
    gap = sum(points(own)) - sum(points(other))
    id = "match-calm-level" if not gap else "match-calm-ahead" if gap < 0 else "match-calm-behind"
    deals = say("match-count", count=len(own.game.lines))
    return capital(say(id, name=friend_name(other.seats[0].name), points=counted(abs(gap)), deals=deals))
