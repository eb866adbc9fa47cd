"""A deal is over: all open, everything is computed again, and the game has its row or somebody is named.

Construction. `open` shows a person's secret; where one does not come, the others show their parts of it. From all
secrets follow locks, permutations, keys and packets (`audit`), the cards by hashing alone (`mixing`), and the engine
plays the deal again by its rules: so the game is the engine's, and the first thing that does not fit has an author.
Where a moon is asked about, its shooter chooses now, since the kitty is known now. Where somebody is named, `price` has
the row.

Assumption: those of `deck` and `audit`. Threat: an `open` that is withheld is taken out of escrow; a false part shows
by its hash; parts that fit their hashes but not each other name their author, who then pays for the whole deal. Who is
named mixes no deck of this game any more. Not prevented: at a table of two, and where fewer than the escrow needs are
left, a deal whose `open` does not come is never settled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import audit, box, escrow, passing, price
from hearts.app.sealed.attempt import fits, restored
from hearts.app.sealed.log import unhexed
from hearts.app.sealed.state import (
    AWAY,
    CLAIM,
    CONCEDE,
    GIVE,
    HASH,
    MOON,
    NOT,
    OBJECT,
    OPEN,
    PACKET,
    PASS,
    PLAY,
    REST,
    State,
)
from hearts.app.sealed.votes import Votes
from hearts.app.tasks import at_once, no_rest
from hearts.engine import mixing
from hearts.engine.cards import BITS
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.score import ended
from hearts.engine.table import IllegalMove

if TYPE_CHECKING:
    from hearts.app.sealed.audit import Fault
    from hearts.app.sealed.group import Group
    from hearts.app.tasks import Rest

MOST = 8  # deals whose audit is remembered


class Settling:
    """The end of a deal."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self._audited: dict[tuple[bytes, ...], list[Fault]] = {}  # by all that was said, and all secrets

    def opens(self, state: State, place: int, word: str) -> State | None:
        """A person opens: they show their secret of the deal."""
        s = unhexed(word, escrow.SECRET)
        if not s or state.secrets[place] or not state.pack.attempt(self.group).bound(place, s):
            return None
        return self._with(state, place, s)

    def parts(self, state: State, place: int, words: list[str]) -> State | None:
        """A person shows their part of the secret of somebody who does not open."""
        attempt, part = state.pack.attempt(self.group), unhexed(words[1], escrow.PART)
        of = [other for other in attempt.others(place) if str(other) == words[0] and not state.secrets[other]]
        if not of or not part or [known for known in state.parts if known[:2] == (of[0], place)]:
            return None
        if not fits(attempt, of[0], attempt.others(of[0]).index(place), part):
            return None
        after = state.changed(parts=state.parts + ((of[0], place, part),))
        shown = [(attempt.others(of[0]).index(by), part) for whose, by, part in after.parts if whose == of[0]]
        s = restored(attempt, of[0], shown)
        if s:
            return self._with(after, of[0], s)
        return self._done(after) if lacking(after) == () else after

    def moon(self, state: State, seat: int, side: str) -> State | None:
        """The shooter of a moon chooses how it counts."""
        if seat not in state.going.waiting or side not in ("minus", "plus"):
            return None
        return state.changed(phase=REST, game=state.going.play(Declared(seat, side)))

    async def checks(self, state: State, author: bytes, word: str, rest: Rest) -> None:
        """Do the audit ahead, where this `open` is the last that is due, and rest between its parts."""
        if author not in state.pack.people:
            return
        s, place = unhexed(word, escrow.SECRET), state.pack.people.index(author)
        if state.phase == OPEN and s and state.pack.attempt(self.group).bound(place, s):
            secrets = state.secrets[:place] + (s,) + state.secrets[place + 1 :]
            if b"" not in secrets:
                await self._audit(state, secrets, rest)

    def _with(self, state: State, place: int, s: bytes) -> State:
        after = state.changed(secrets=state.secrets[:place] + (s,) + state.secrets[place + 1 :])
        return self._done(after) if lacking(after) == () else after

    async def _audit(self, state: State, secrets: tuple[bytes, ...], rest: Rest) -> list[Fault]:
        attempt = state.pack.attempt(self.group)
        key = (attempt.print(),) + secrets
        if key not in self._audited:
            found = await audit.audit(attempt, list(secrets), rest)
            if len(self._audited) >= MOST:
                self._audited.clear()
            self._audited[key] = found
        return self._audited[key]

    # ---- what came of it -----------------------------------------------------------------------------------------

    def _done(self, state: State) -> State:
        """Return the state after a deal that all have opened."""
        found = at_once(self._audit(state, state.secrets, no_rest))
        faults, game = [(state.author(fault.place, fault.what), fault.what) for fault in found], state.going
        if not faults:
            game, place, what = self._again(state)
            faults = [(place, what)] if what else []
        if faults:
            return self._priced(state, faults, game)
        phase = MOON if game.phase == "moon" else REST
        return state.changed(phase=phase, faults=(), game=game, back=None, votes=Votes())

    def _again(self, state: State) -> tuple[Game, int, str]:
        """Play the deal again; return how far it went, and the place and what of the first thing that did not fit, ""
        for none."""
        pack, game = state.pack, state.going
        runs, seat, what, at = pack.runs, 0, PASS, 0
        hands, kitty = mixing.dealt(pack.rules, tuple([s.hex() for s in state.secrets]))
        game = game.play(Dealt(hands, kitty))
        try:
            for seat in [seat for seat, hand in enumerate(state.hands) if hand.own]:
                passing.promised_by(self.group, state, state.secrets[runs[seat]], seat)
            for seat in range(len(runs)) if game.phase == "pass" else ():
                if state.hands[seat].packet or seat in state.board.declined:
                    what = GIVE
                    packet = self.packet(state, seat)
                    what = PASS  # a packet that is what was promised, and breaks the rules: so did the promise
                    if not packet and seat not in state.board.declined:
                        raise ValueError("no packet")  # the engine would have it declined, and pass others elsewhere
                    game = game.play(Passed(seat, packet))
            what = NOT
            for seat, club in state.nots:
                if game.deal is not None and game.deal.hands[seat] & BITS[club]:
                    return game, state.author(runs[seat], NOT, seat, club), NOT
            what = PLAY
            for seat, number in state.board.plays:
                game = game.play(Played(seat, number))
                at += 1
            at = 0
            if state.end == CLAIM:
                seat, what = state.ender, CLAIM
                if game.deal is None or (game.deal.hands[seat], game.view(seat).kitty) != state.shown:
                    return game, state.author(runs[seat], CLAIM, seat), CLAIM
                game = game.play(Declared(seat, CLAIM))
            if state.end == CONCEDE:
                game = game.play(Declared(runs.index(state.ender), CONCEDE))
        except (IllegalMove, ValueError):
            return game, state.author(runs[seat], what, seat, at), what
        return game, state.ender, state.end if state.end in (OBJECT, AWAY) else ""

    def packet(self, state: State, seat: int) -> int:
        """Return what a seat passed, once all have opened. Raises ValueError where it is not what it promised."""
        board, hand, pack, group = state.board, state.hands[seat], state.pack, self.group
        if seat in board.declined:
            return 0
        to = board.reaches(seat)
        about, sender = passing.about_packet(group, state, seat, to), pack.said[pack.runs[seat]].exchange
        plain = box.opened(group, state.secrets[pack.runs[to]], sender, about, hand.packet) or b""
        cards, chance = plain[:PACKET], plain[PACKET:]
        if len(chance) != HASH or hand.promises[1] != passing.promise(group, state, b"packet", seat, cards, chance):
            raise ValueError("no packet")
        return int.from_bytes(cards, "big")

    def _priced(self, state: State, faults: list[tuple[int, str]], reached: Game) -> State:
        """Return the state after a deal in which somebody is named. A fault before the first card, or in the deck, is
        one of the whole deal's."""
        pack, going, deal = state.pack, state.going, reached.deal
        named = pack.runs.index(faults[0][0])
        playing = faults[0][1] in (PLAY, CLAIM, OBJECT, AWAY) and deal is not None
        tricks = deal.table.tricks if playing and deal is not None else ()
        line = price.row(pack.rules, state.board.number, going.scores, named, tricks, deal.kitty if deal else 0)
        lines, conceded = going.lines + (line,), pack.runs.index(state.ender) if state.end == CONCEDE else -1
        over = conceded >= 0 or ended(pack.rules, line.totals, len(lines))
        phase = "over" if over else "deal"
        game = Game(pack.rules, phase, line.totals, lines, deal, reached, None, conceded)
        keys = tuple([pack.people[place] for place, _ in faults if pack.people[place] not in state.named])
        after = state.changed(phase=REST, faults=tuple(faults), game=game, named=state.named + keys)
        return after.changed(back=None, votes=Votes())


def lacking(state: State) -> tuple[int, ...]:
    """Return the places that have not opened, and whose secret the others can still put together."""
    others = len(state.pack.people) - 1

    def parts(of: int) -> int:
        return len([part for part in state.parts if part[0] == of])

    closed = [place for place, s in enumerate(state.secrets) if not s]
    return tuple([place for place in closed if not escrow.needed(others) or parts(place) < others])
