"""What is told of people while one plays: who comes and goes, whose turn it is, who waits for whom; and its sounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.tempo import reading
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.engine.record import owner
from hearts.web.browser import clock, dom
from hearts.web.people.rows import SLOW, presence, told_clock, told_patience, told_presence

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.guest import Guest
    from hearts.app.people.roster import Roster
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context

PAUSE = 500  # milliseconds between two notices
TURN = 4_000  # milliseconds after which it is said whose turn it is


class News:
    """Follows a table and tells what of it concerns people.

    guest   who has this device; people: all who sit at it
    """

    def __init__(self, context: Context, guest: Guest, people: list[Guest]) -> None:
        self._context, self._guest = context, guest
        self._roster: Roster | None = None
        self._waited: tuple[int, int] = (-1, -1)  # who is waited for, at how many moves
        self._since = 0.0
        self._said = False
        self._waiting: list[str] = []  # sentences that are to be told
        self._free = 0.0  # when the last ones have been read
        for each in people:
            each.told.tell(on_nudge=self._nudges(each))
        guest.table.events.tell(on_late=self._late)

    def tell(self, sentence: str, sound: str = "") -> None:
        """Have a sentence read and heard beside the table, after those that are being read."""
        if sentence not in self._waiting:
            self._waiting.append(sentence)
        if sound:
            self._context.later.sounds.signal(sound)

    def _read(self, now: float) -> None:
        """Show what is to be told, once what was told before has been read: no notice changes under one's eyes."""
        if self._waiting and now >= self._free:
            told, self._waiting = paragraph(self._waiting), []
            self._free = now + 1000 * reading(told) + PAUSE
            self._context.session.notice(told, "news")

    def follow(self) -> None:
        """Tell who has come and gone since."""
        before, now = self._roster, self._guest.table.roster
        self._roster = now
        if before is None or now is None or now is before:
            return
        for sentence, sound in changes(before, now, self._guest.me.id):
            self.tell(sentence, sound)

    def tick(self) -> None:
        """Do what time asks for: tell what has changed, and whose turn it is where that takes a while."""
        self.follow()
        self._read(clock.since_start())
        seat = self._waits_for()
        view = self._guest.table.view
        waited = seat, view.length if view is not None else -1
        now = clock.since_start()
        if waited != self._waited:
            self._waited, self._since, self._said = waited, now, False
        elif seat >= 0 and not self._said and now - self._since > TURN:
            self._said = True
            roster = self._guest.table.roster
            if roster is not None:
                self._context.speak(say("party-turn", name=roster.seats[seat].name))

    @property
    def slow(self) -> tuple[int, ...]:
        """The seats of the people who may be nudged: the one who is waited for, after a while."""
        seat, roster = self._waited[0], self._guest.table.roster
        if seat < 0 or roster is None or clock.since_start() - self._since < SLOW:
            return ()
        return (seat,) if self._guest.signs.get(seat) in ("here", "slow") else ()

    def _waits_for(self) -> int:
        """Return the seat of the one other person who is to play; -1 where it is somebody else or several."""
        view, roster = self._guest.table.view, self._guest.table.roster
        if view is None or roster is None or roster.state != "game" or self._guest.seat < 0:
            return -1
        waiting = [seat for seat in view.waiting if roster.plays(seat)]
        return waiting[0] if len(waiting) == 1 and waiting[0] != self._guest.seat else -1

    def nudge(self, seat: int) -> None:
        """Tell somebody that they are waited for."""
        roster = self._guest.table.roster
        if roster is not None:
            name = roster.seats[seat].name
            done = self._guest.nudge(seat)
            self.tell(say("party-nudged", name=name) if done else say("party-nudged-soon"))

    def _nudges(self, guest: Guest) -> Callable[[str], None]:
        """Return the listener for one of the people at this device."""
        return lambda id: self._nudged(id, guest)

    def _nudged(self, id: str, guest: Guest) -> None:
        """Tell that somebody waits for one of the people at this device."""
        roster = self._guest.table.roster
        if roster is None:
            return
        name = roster.seats[roster.seat_of(id)].name
        if guest is self._guest:
            self.tell(say("party-waited", name=name), "turn")
        elif guest.seat >= 0:
            self.tell(say("beside-nudged", other=name, name=roster.seats[guest.seat].name), "turn")

    def _late(self, seat: int) -> None:
        """Tell that a mind has made one move for somebody whose clock ran out, unless that was long ago."""
        roster = self._guest.table.roster
        if roster is None or not self._guest.up_to_date:
            return
        if seat == self._guest.seat:
            self.tell(say("party-late"), "turn")
        else:
            self.tell(say("party-late-other", name=roster.seats[seat].name))

    def sign(self, shown: bool) -> None:
        """Write at each seat of the table how its person is heard."""
        guest, roster = self._guest, self._guest.table.roster
        waiting = guest.table.view.waiting if guest.table.view is not None else ()
        for node in dom.all_of(".seat[data-side]"):
            word = ""
            if shown and roster is not None and guest.seat >= 0:
                seat = (guest.seat + int(node.getAttribute("data-side"))) % len(roster.seats)
                if seat != guest.seat:
                    word = presence(guest, roster, seat, seat in waiting and self._waited[0] == seat)
            _write(node, word)


def _write(node: Node, word: str) -> None:
    """Write a word at a seat, or take it away."""
    if (node.getAttribute("data-sign") or "") == word:
        return
    sign = node.querySelector(".sign-of")
    if sign is None:
        sign = dom.new_element("span", "sign-of")
        node.append(sign)
    sign.textContent = told_presence(word)
    if word:
        node.setAttribute("data-sign", word)
    else:
        node.removeAttribute("data-sign")


def changes(before: Roster, now: Roster, me: str) -> list[tuple[str, str]]:
    """Return what is told of the people between two states of a table, each a sentence and its sound."""
    found: list[tuple[str, str]] = []
    seated = [owner(who.player) for who in before.seats]
    for who in now.seats:
        id = owner(who.player)
        if id and id not in seated and id != me:
            found.append((say("party-came", name=who.name), "come"))
    for seat, who in enumerate(before.seats):
        id = owner(who.player)
        if id == me and seat in before.standing and seat not in now.standing:
            found.append((say("party-replaced"), "turn"))
        if not id or id == me:
            continue
        if now.seat_of(id) < 0:
            left = say("party-left", name=who.name)
            found.append((say("party-left-mind", name=who.name) if now.state == "game" else left, ""))
        elif seat in now.standing and seat not in before.standing:
            found.append((say("party-stands", name=who.name), ""))
        elif seat in before.standing and seat not in now.standing:
            found.append((say("party-again_here", name=who.name), ""))
    if before.patience != now.patience and now.state == "game":
        found.append((told_patience(now.patience), ""))
    if before.helps != now.helps:
        found.append((say("party-help-told"), ""))
    if before.clock != now.clock and now.state == "game":
        found.append((told_clock(now.clock), ""))
    return found
