"""A text that the player opens: its kind, and a description of a game before it comes to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.rules import presets
from hearts.app.same import match
from hearts.app.same.deals import SURE, read_deal
from hearts.app.same.what import is_signed
from hearts.app.words.locale import Refused, say
from hearts.app.words.phrases import listed
from hearts.engine.checking import check, deals

if TYPE_CHECKING:
    from hearts.app.same.what import What
    from hearts.app.tasks import Rest
    from hearts.engine.record import Record

MILLISECONDS = 13  # digits of a time in milliseconds since 1970, until the year 2286


async def kind_and_game(what: What, rest: Rest) -> tuple[str, Record | None]:
    """Return the question that a text leads to, as a word, and its record if it is a game. Raises ValueError if there
    is none.

    "deal"    a deal with no move, which is played
    "match"   an invitation to a match, or a result of one
    "day"     a signed result of the daily deals
    "game"    a game, which is replayed
    """
    if what.kind == "invitation" or (what.kind == "match" and what.heading.get(match.SALT)):
        return "match", None
    if what.kind == "day" and is_signed(what.heading):
        return "day", None
    if what.kind == "deal" and _is_deal(what):
        return "deal", None
    _, record = await gate.read_in_parts(what.text, rest)
    if record.game.deal is None or len(record.seats) != record.game.rules.players:
        raise Refused("open_record-empty")
    return ("deal", None) if record.game.length == 1 else ("game", record)


def _is_deal(what: What) -> bool:
    """Return whether it is a deal that can be played, also one that is not the first of its game."""
    try:
        read_deal(what)
    except ValueError:
        return False
    return True


def played_at(record: Record) -> str:
    """Return when a game began, in milliseconds since 1970; empty where its id does not tell.

    >>> from hearts.engine.game import Game
    >>> from hearts.engine.record import Record
    >>> from hearts.engine.rules import Rules
    >>> played_at(Record(Game.new(Rules()), "1764240000000-5eed")), played_at(Record(Game.new(Rules()), "a-game"))
    ('1764240000000', '')
    """
    time = record.id.partition("-")[0]
    return time if len(time) == MILLISECONDS and gate.digits(time) else ""


def seat_of(record: Record) -> int:
    """Return the seat for a player who gets the deals of a game: that of its first person."""
    return (record.here or record.people or [0])[0]


async def cards(record: Record, rest: Rest) -> str:
    """Return the result of a check of all cards of a game, as a sentence."""
    laid = False
    for at in range(len(deals(record))):
        found = check(record, record.game.first + at)
        if found == "hand":
            laid = True
        elif found not in SURE:
            return say("shared_game-unsure", deal=at + 1)
        await rest()
    return say("shared_game-laid" if laid else "shared_game-sure")


def describe_game(record: Record, date: str) -> list[str]:
    """Return a description of a game and its end, in sentences; `date`: its beginning, in words, empty if unknown."""
    game, names = record.game, [who.name for who in record.seats]
    told = [say("shared_game-rules", rules=presets.name_with_length(game.rules), count=len(deals(record)))]
    if date:
        told.append(say("shared_game-played", date=date))
    several = zip(names, game.scores)
    scores = listed([say("shared_game-score", name=name, score=score) for name, score in several])
    if game.conceded >= 0:
        told.append(say("shared_game-gave_up", name=names[game.conceded], scores=scores))
    elif game.phase == "over":
        told.append(say("shared_game-won", names=listed([names[seat] for seat in game.winners]), scores=scores))
    else:
        told.append(say("shared_game-stands", scores=scores))
    return told
