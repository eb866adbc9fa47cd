"""Following a game from one seat: it makes each View from the View before and the move as that seat saw it. Such
moves travel as lines of text.

    deal 1 2 AK3C QT2D … leads 3 2C rules deluxe limit=50
                                        deal, seat, its hand; who leads and with which club, where nothing is passed;
                                        the rules, with the first deal of a game
    pass 3 2C AS QS                     one's own packet; `-` declines, `?` is hidden
    pass 0 ? got 2C AS QS leads 3 2C    with the last one comes what the seat got, and who leads
    play 3 2C kitty 5S                  a card, and the kitty where the seat sees it from now on
    say 0 minus                         how a moon is scored, `concede`, or `claim` and the cards that it played

>>> from hearts.engine.rules import Rules
>>> line = "deal 1 0 A52C KJD AQ4S KT952H rules classic-pc"
>>> view = follow(None, read(line))
>>> view = follow(view, read("pass 1 ?"))
>>> view.phase, view.waiting, view.length, text(read(line)) == line
('pass', (0, 2, 3), 2, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import BITS, card, codes, count, name, parse
from hearts.engine.cards import text as listed
from hearts.engine.deal import View
from hearts.engine.rules import NO_CLUB, Rules
from hearts.engine.score import shooter
from hearts.engine.steps import HIDDEN, DealSeen, Opening, PassSeen, PlaySeen, SaySeen
from hearts.engine.table import Table

if TYPE_CHECKING:
    from hearts.engine.score import Line
    from hearts.engine.steps import SeenMove

PARTS = ("got", "leads", "kitty")
MISREAD = (ValueError, IndexError)


class StepError(ValueError):
    """A move that does not read, or that does not go on from the View before; the message says why."""


def follow(before: View | None, move: SeenMove) -> View:
    """Return the View after a move, made from the View before; StepError if the move does not fit."""
    if isinstance(move, DealSeen):
        return _dealt(before, move)
    if before is None:
        raise StepError("No cards have been dealt yet.")
    _expect(move.by in range(before.rules.players), "No such seat.")
    if isinstance(move, PassSeen):
        return _passed(before, move)
    return _played(before, move) if isinstance(move, PlaySeen) else _said(before, move)


def _expect(holds: bool, why: str) -> None:
    if not holds:
        raise StepError(why)


def _dealt(before: View | None, move: DealSeen) -> View:
    rules = before.rules if before is not None else move.rules
    if rules is None:
        raise StepError("The first deal of a game names its rules.")
    _expect(before is None or (before.phase, before.seat) == ("deal", move.seat), "No deal is awaited.")
    _expect(move.number == (before.table.number + 1 if before else move.number), "Deals are numbered in order.")
    _expect(move.seat in range(rules.players), "No such seat.")
    _expect(count(move.hand) == rules.hand_size and not move.hand & ~rules.pack, "That is no hand.")
    table = Table(rules, move.number)
    _expect((move.opening is None) == (table.pass_offset > 0), "Who leads is known where nothing is passed.")
    table = _opened(table, move.opening)
    lines, scores, length = (before.lines, before.scores, before.length) if before else ((), rules.start, 0)
    return View(move.seat, table, move.hand, 0, 0, 0, lines, scores, -1, length + 1)


def _passed(before: View, move: PassSeen) -> View:
    own, rules = move.by == before.seat, before.rules
    _expect(before.phase == "pass" and move.by in before.waiting, "That seat has nothing to pass.")
    if own:
        _expect(move.cards >= 0 and not move.cards & ~before.hand, "Those cards are not held.")
        _expect(count(move.cards) == rules.pass_count or (rules.decline and not move.cards), "So many are not passed.")
    else:
        _expect(move.cards == HIDDEN or (rules.decline and not move.cards), "What others pass is not seen.")
    table = before.table.give(move.by, move.cards == 0)
    hand, gave = before.hand, move.cards if own else before.gave
    last = len(table.ready) == rules.players
    _expect(last == (move.opening is not None) and (last or not move.got), "Cards change hands with the last packet.")
    if last:
        hand = hand & ~gave | move.got
        _expect(count(hand) == rules.hand_size and not hand & ~rules.pack, "So many cards did not come.")
    seat, lines, scores = before.seat, before.lines, before.scores
    return View(seat, _opened(table, move.opening), hand, gave, move.got, 0, lines, scores, -1, before.length + 1)


def _opened(table: Table, opening: Opening | None) -> Table:
    if opening is None:
        return table
    _expect(opening.leader in range(table.rules.players), "No such seat.")
    return table.open(opening.leader, opening.club)


def _played(before: View, move: PlaySeen) -> View:
    _expect(before.phase == "play" and move.by == before.table.turn, "It is not that seat's turn.")
    return _scored(_after(before, (move.card,), move.kitty))


def _said(before: View, move: SaySeen) -> View:
    if move.what == "concede":
        _expect(before.phase != "over", "The game is over.")
        return _changed(before, before.table, before.hand, before.kitty, move.by)
    if move.what == "claim":
        _expect(before.phase == "play" and move.by == before.table.turn, "It is not that seat's turn.")
        after = _after(before, move.cards, move.kitty)
        _expect(after.table.phase == "over", "A claim ends the deal.")
        return _scored(after)
    _expect(before.phase == "moon" and move.by in before.waiting, "No moon is to be scored.")
    _expect(move.what in ("minus", "plus"), "Nobody can say that.")
    return _scored(_changed(before, before.table, before.hand, before.kitty), move.what)


def _after(before: View, cards: tuple[int, ...], kitty: int) -> View:
    """Return the View after these cards, played in turn; the deal's row is not written yet."""
    table, hand = before.table, before.hand
    for played in cards:
        _expect(table.phase == "play", "The deal is over.")
        bit = BITS[played]
        known = hand if table.turn == before.seat else table.rules.pack & ~(hand | table.played | before.kitty)
        _expect(known & bit != 0, f"Seat {table.turn} cannot hold that card.")
        table = table.play(played)
        hand &= ~bit
    shown = table.rules.kitty_size and (table.kitty_taker == before.seat or table.phase == "over")
    kitty |= before.kitty
    _expect(count(kitty) == (table.rules.kitty_size if shown else 0), "That is not the kitty.")
    _expect(not kitty & ~(table.rules.pack & ~(hand | table.played)), "That is not the kitty.")
    return _changed(before, table, hand, kitty)


def _changed(before: View, table: Table, hand: int, kitty: int, conceded: int = -1) -> View:
    sheet = before.lines, before.scores, conceded, before.length + 1
    return View(before.seat, table, hand, before.gave, before.got, kitty, *sheet)


def _scored(after: View, choice: str = "") -> View:
    """Return the View with the row of its deal on the score sheet, if the deal is over and its shooter has no choice
    left."""
    rules = after.rules
    if after.table.phase != "over" or (rules.moon_asks and not choice and shooter(rules, after.taken) >= 0):
        return after
    row: Line = after.row(choice)
    own = after.hand, after.gave, after.got, after.kitty
    return View(after.seat, after.table, *own, after.lines + (row,), row.totals, after.conceded, after.length)


# ---- as text -----------------------------------------------------------------------------------------------------


def text(move: SeenMove) -> str:
    """Return a move as a line that `read` reads back."""
    if isinstance(move, DealSeen):
        rules = f" rules {move.rules.text()}" if move.rules is not None else ""
        return f"deal {move.number + 1} {move.seat} {listed(move.hand)}{_leads(move.opening)}{rules}"
    if isinstance(move, PassSeen):
        got = f" got {listed(move.got)}" if move.opening is not None else ""
        packet = "?" if move.cards == HIDDEN else listed(move.cards)
        return f"pass {move.by} {packet}{got}{_leads(move.opening)}"
    kitty = f" kitty {listed(move.kitty)}" if move.kitty else ""
    if isinstance(move, PlaySeen):
        return f"play {move.by} {name(move.card)}{kitty}"
    return f"say {move.by} {move.what}{' ' + codes(move.cards) if move.cards else ''}{kitty}"


def _leads(opening: Opening | None) -> str:
    if opening is None:
        return ""
    return f" leads {opening.leader}" + (f" {name(opening.club)}" if opening.club != NO_CLUB else "")


def read(line: str) -> SeenMove:
    """Return the move that a line states; StepError where it states none."""
    try:
        return _read(line)
    except MISREAD as error:
        raise StepError(f"This is no move: {line[:200]} ({error})") from None


def _read(line: str) -> SeenMove:
    line, _, rules = line.partition(" rules ")
    key, words = "", []
    parts: dict[str, list[str]] = {}
    for word in line.split():
        if word in PARTS:
            key, parts[word] = word, []
        elif key:
            parts[key].append(word)
        else:
            words.append(word)
    opening = None
    if "leads" in parts:
        leader = parts["leads"]
        opening = Opening(_number(leader[0]), card(leader[1]) if len(leader) > 1 else NO_CLUB)
    if words[0] == "deal":
        hand = parse(" ".join(words[3:]))
        return DealSeen(_number(words[2]), _number(words[1]) - 1, hand, opening, Rules.read(rules) if rules else None)
    by = _number(words[1])
    if words[0] == "pass":
        packet = HIDDEN if words[2] == "?" else parse(" ".join(words[2:]))
        return PassSeen(by, packet, parse(" ".join(parts.get("got", ["-"]))), opening)
    kitty = parse(" ".join(parts.get("kitty", ["-"])))
    if words[0] == "play":
        return PlaySeen(by, card(words[2]), kitty)
    if words[0] != "say":
        raise ValueError(words[0])
    return SaySeen(by, words[2], tuple([card(code) for code in words[3:]]), kitty)


def _number(word: str) -> int:
    """Return a small number of at least 0; ValueError for anything else."""
    if len(word) > 4 or word.strip("0123456789"):
        raise ValueError(word)
    return int(word)
