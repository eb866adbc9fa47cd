"""What stands in the heading of a game's record at a table, and which notes a roster may have behind those before.

restarts N          how often a round of shares was begun again
helps-WHAT 1        help that all may take
left SEAT DEAL NAME    who left in which deal; again SEAT DEAL NAME: who was seated again with another key
host DEALS NAME     from how many deals on somebody held the game without the host before
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.roster import RESTARTS, SPARE, TABLE, size

if TYPE_CHECKING:
    from hearts.app.people.chair import Claim
    from hearts.app.people.roster import Roster

    Note = tuple[str, str]

LEFT, AGAIN = "left", "again"
MOST_LEFT = 24  # notes behind which nobody who left or is back is noted: a roster has room for 32
WENT_ON = "host"
MOST_NOTES = 30  # notes behind which that is not noted
SLACK = 300  # bytes by which a guest may be wrong about the room that the host had for a note


def others(notes: tuple[Note, ...]) -> list[Note]:
    """Return the notes without the one that counts restarts."""
    return [note for note in notes if note[0] != RESTARTS]


def counted_once(roster: Roster) -> bool:
    """Return whether one note, and no other, says how often cards were shuffled again."""
    said = [note for note in roster.notes if note[0] == RESTARTS]
    return said == ([(RESTARTS, str(roster.restarts))] if roster.restarts else [])


def notes_follow(before: Roster, told: Roster, deals: tuple[int, ...]) -> bool:
    """Return whether the notes of a roster follow from those before and from who sits there now.

    deals   the numbers that the deal may have, in which that happened
    """
    known, said = others(before.notes), others(told.notes)
    if not counted_once(told) or said[: len(known)] != known:
        return False
    new = said[len(known) :]
    for word, seat, name in _happened(before, told):
        found = [note for note in new if note in [(word, f"{seat} {deal} {name}") for deal in deals]]
        if found:
            new.remove(found[0])
        elif _had_room(before, told, (word, f"{seat} {deals[0]} {name}")):
            return False
    return new == []


def _happened(before: Roster, told: Roster) -> list[tuple[str, int, str]]:
    """Return what is noted of the change from one roster to the next: the note's word, seat and name."""
    happened = []
    for id in before.seated:
        seat = before.seat_of(id)
        if told.seat_of(id) >= 0:
            continue
        if told.person_in(seat) and before.game:
            happened.append((AGAIN, seat, told.seats[seat].name))
        elif not told.person_in(seat) and before.state == "game":
            happened.append((LEFT, seat, before.seats[seat].name))
    return happened


def _had_room(before: Roster, told: Roster, note: Note) -> bool:
    """Return whether a note could have been made, as far as a guest knows."""
    notes = before.notes + (note,)
    largest = max([size(each.changed(notes=notes)) for each in (before, told)])
    return len(notes) <= MOST_LEFT and largest + SPARE + SLACK <= TABLE


def notes_go_on(known: Roster, told: Roster, heirs: bool) -> bool:
    """Return whether a table that is told anew has all notes that are known of it, and such as can be new.

    heirs  whether somebody may have gone on without a host meanwhile
    """
    noted, said = others(known.notes), others(told.notes)
    if not counted_once(told) or known.game != told.game:
        return counted_once(told)
    may = (LEFT, AGAIN, WENT_ON) if heirs else (LEFT, AGAIN)
    new = [note for note in said[len(noted) :] if note[0] not in may or _deal_in(*note) < 0]
    return said[: len(noted)] == noted and new == []


def notes_of_heir(known: Roster, told: Roster, claim: Claim, finished: int) -> bool:
    """Return whether the table of somebody who went on without the host has the notes that it must have.

    finished  how many deals are known here: of those that were signed, all notes are known then
    """
    if not counted_once(told) or known.game != told.game:
        return counted_once(told)
    went_on = [value for word, value in told.notes if word == WENT_ON and value.startswith(f"{claim.deals} ")]
    if not went_on and len(told.notes) < MOST_LEFT:
        return False
    if finished < claim.deals:
        return True
    noted, said = [
        [note for note in others(each.notes) if _deal_in(*note) <= claim.deals and note not in _of_claim(claim, each)]
        for each in (known, told)
    ]
    return noted == said


def _of_claim(claim: Claim, roster: Roster) -> list[Note]:
    """Return the note that somebody went on from the deals of this claim, if a roster has it."""
    return [note for note in roster.notes if note[0] == WENT_ON and note[1].startswith(f"{claim.deals} ")]


def _deal_in(word: str, value: str) -> int:
    """Return in which deal something happened that a note tells; -1 where it tells of none."""
    words = value.split(" ")
    place = 1 if word in (LEFT, AGAIN) else 0
    return int(words[place]) if len(words) > place and gate.digits(words[place], 4) else -1
