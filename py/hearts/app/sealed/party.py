"""A table whole: its people and its cards, folded from one log. What people decide has its effect on the cards here.

Construction: a pure function like `fold`, around it. Entries of people go to `house`, those about who is away to
`away`, all others to the cards. The leader begins a deck for those who sit, as `rows` has it: no choice is left to it
of who takes part, or whose device runs a mind. What a runner says for a place goes to the cards as if its person had
said it; what that person says meanwhile does not count.

Assumption: those of `log` and `fold`. Threat: a leader that leaves somebody out of a deal, deals to people of its own,
counts strangers as voters, or no longer counts somebody who sits: it is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import escrow, minds
from hearts.app.sealed import house as houses
from hearts.app.sealed.away import DOES, Away
from hearts.app.sealed.deciding import moment
from hearts.app.sealed.fold import SEATS
from hearts.app.sealed.house import House, Law, rested
from hearts.app.sealed.log import Entry, unhexed
from hearts.app.sealed.state import REST, State
from hearts.app.sealed.votes import more_than_half
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.app.sealed.fold import Fold
    from hearts.app.sealed.state import Pack

KEY, TAG = 32, 16
ABSENT, BACK, LEND, FOR = "absent", "back", "lend", "for"


class Party:
    """A table; it never changes.

    house, cards, away   its people, its cards, and who is away
    """

    def __init__(self, house: House | None = None, cards: State | None = None, away: Away | None = None) -> None:
        self.house = house if house is not None else House()
        self.cards = cards if cards is not None else State()
        self.away = away if away is not None else Away()

    @property
    def leader(self) -> bytes:
        """The person who was elected last."""
        return self.cards.leader

    @property
    def voters(self) -> tuple[bytes, ...]:
        """Whose word counts for the log."""
        return self.cards.voters

    @property
    def heir(self) -> bytes:
        """The person who is to lead next; empty for nobody."""
        return self.house.heir


class Parties:
    """The fold of one table.

    fold   that of its cards
    """

    def __init__(self, fold: Fold) -> None:
        self.fold = fold

    def step(self, party: Party, entry: Entry) -> Party | None:
        """Return the table after an entry; None where it does not fit."""
        kind, cards = entry.kind, party.cards
        if kind in houses.KINDS:
            return self._house(party, entry)
        if kind in (ABSENT, BACK, LEND, FOR):
            take = {ABSENT: self._absent, BACK: self._back, LEND: self._lend, FOR: self._for}[kind]
            return take(party, entry, entry.body.split(" ", 2))
        if kind == "voter" and not self._counts(party, entry):
            return None
        if kind == "pack" and (entry.body != self.rows(party) or (cards.ahead and cards.ahead.text() == entry.body)):
            return None  # nor is a deck begun again for the same people: they would mix and lock without end
        if kind == "deal" and not self._deals(party, entry):
            return None
        now = cards.now
        if kind in DOES and now is not None and entry.author in now.people:
            stand = party.away.of(now.people.index(entry.author))
            if stand is not None and not (kind == "open" and stand.back >= 0):
                return None
        return self._after(party, self.fold.step(cards, entry), kind)

    # ---- what this page has to know of it --------------------------------------------------------------------------

    def law(self, cards: State) -> Law:
        """Return what the house needs to know of the log and the cards."""
        going = cards.game is not None and cards.game.phase != "over"
        playing = cards.now is not None and cards.phase != REST
        people = cards.now.people if playing and cards.now is not None else ()
        return Law(cards.leader, cards.voters, playing, going and bool(cards.now), cards.named, people)

    def rows(self, party: Party) -> str:
        """Return what the leader's next `pack` says: the device of each seat, and the rules. Whoever was away, or was
        named in this game, has a mind in their seat."""
        house, cards = party.house, party.cards
        if not house.rules:
            return ""
        rules = Rules.read(house.rules)
        away = house.out + house.left + cards.named
        seats = [b"" if key in away else key for key, _ in house.seats]
        offset = rules.pass_offset(self._number(cards))
        return ",".join([key.hex() for key in minds.spread(seats, offset)]) + " " + house.rules

    def due(self, party: Party) -> tuple[tuple[bytes, str, str], ...]:
        """Return whom the table waits for: the device, what is due, and the moment as `absent` names it; of the deal
        in play, or else of the deck that is made."""
        cards, now = party.cards, party.cards.now
        if now is not None and cards.phase != REST:
            about = f"{now.name.hex()}/{moment(cards)}"
            return tuple([(now.people[place], what, about) for place, what in self.fold.awaited(cards)])
        return self.making(party)

    def making(self, party: Party) -> tuple[tuple[bytes, str, str], ...]:
        """Return the same of the deck that is made, whether a deal is in play or not."""
        ahead = party.cards.ahead
        if ahead is None:
            return ()
        done = len(ahead.said) + len([said for said in ahead.said if said.locked])  # mixed and locked is in turn
        about = f"{ahead.name.hex()}/{ahead.phase}/{done}"
        return tuple([(ahead.people[place], what, about) for place, what in self.fold.awaited(_made(ahead))])

    # ---- entries -----------------------------------------------------------------------------------------------------

    def _house(self, party: Party, entry: Entry) -> Party | None:
        house = houses.step(party.house, self.law(party.cards), entry)
        if house is None:
            return None
        after, now = Party(house, party.cards, party.away), party.cards.now
        if now is None or party.cards.phase == REST or not party.away.mind:
            return after
        for key in [key for key in house.left if key not in party.house.left and key in now.people]:
            after = self._stands(after, now, now.people.index(key), [])
        return after

    def _absent(self, party: Party, entry: Entry, words: list[str]) -> Party | None:
        """Somebody says: by my clock the patience has passed since this was due, and I hold nothing of theirs."""
        key, cards, now = unhexed(words[0], KEY), party.cards, party.cards.now
        if len(words) != 2 or not key or key == entry.author:
            return None
        about, in_play = " ".join(words), now is not None and cards.phase != REST
        due = [each for each in self.due(party) if (each[0], each[2]) == (key, words[1])] if in_play else []
        made = [each for each in self.making(party) if (each[0], each[2]) == (key, words[1])]
        of = now.people if due and now is not None else cards.voters
        if entry.author not in of or not ((due and party.away.mind) or made):
            return None
        votes = party.away.votes.add(ABSENT, about, entry.author, True)
        if votes is None:
            return None
        after, said = Party(party.house, cards, party.away.voted(votes)), votes.of(ABSENT, about)
        if not more_than_half(said, of):
            return after
        after = Party(_left_out(party.house, key), cards, party.away.voted(votes.without(ABSENT)))
        if due and now is not None:
            return self._stands(after, now, now.people.index(key), [now.people.index(each) for each in said])
        return after

    def _stands(self, party: Party, now: Pack, place: int, there: list[int]) -> Party:
        """Return the table with a runner for a place, of those who are there, if they have said so."""
        cards, away = party.cards, party.away
        before = away.of(place)
        gone = [stand.place for stand in away.standing] + [before.runner if before is not None else -1]
        left = [now.people.index(key) for key in party.house.left if key in now.people]
        row = minds.row(now.runs, place, cards.board.pass_offset)
        able = [run for run in row if run not in gone + left and (run in there or not there)]
        if not able or not escrow.needed(len(now.people) - 1):
            return party
        return Party(party.house, cards, away.stands(place, able[0]))

    def _back(self, party: Party, entry: Entry, words: list[str]) -> Party | None:
        """Somebody is back: in the deal from the next trick on, and in the next deck."""
        house, cards, key = party.house, party.cards, entry.author
        now, away = cards.now, None
        if now is not None and cards.phase != REST and key in now.people and words == [now.name.hex()]:
            away = party.away.returns(now.people.index(key), len(cards.board.tricks))
        inside = house.changed(out=tuple([each for each in house.out if each != key]))
        late = key in house.out and not self._waits_still(party, key)
        if away is None and (not late or words[0] not in ("-", now.name.hex() if now else "-")):
            return None
        return self._turned(Party(inside, cards, away if away is not None else party.away))

    def _waits_still(self, party: Party, key: bytes) -> bool:
        """Return whether the deck in which somebody was late is not yet made without them; where it can be."""
        ahead, house = party.cards.ahead, party.house
        here = [each for each in house.sitting if each not in house.out]
        return ahead is not None and key in ahead.people and len(here) > 1

    def _lend(self, party: Party, entry: Entry, words: list[str]) -> Party | None:
        """Somebody lends a runner their part of a secret."""
        now, sealed = party.cards.now, unhexed(words[2], escrow.PART + TAG) if len(words) == 3 else b""
        if now is None or entry.author not in now.people or words[0] != now.name.hex() or not sealed:
            return None
        by = now.people.index(entry.author)
        stands = [stand for stand in party.away.standing if str(stand.place) == words[1] and by != stand.place]
        if not stands or by == stands[0].runner:
            return None
        of, to = stands[0].place, stands[0].runner
        if [each for each in party.away.lent if each[:3] == (of, by, to)]:
            return None
        return Party(party.house, party.cards, party.away.lends(of, by, to, sealed))

    def _for(self, party: Party, entry: Entry, words: list[str]) -> Party | None:
        """A runner says for a place what is due there."""
        now = party.cards.now
        stands = [stand for stand in party.away.standing if str(stand.place) == words[0]]
        if now is None or len(words) != 3 or not stands or words[1] not in DOES:
            return None
        if now.people[stands[0].runner] != entry.author:
            return None
        said = Entry(now.people[stands[0].place], entry.counter, words[1], words[2], entry.name, entry.signature)
        after = self.fold.step(party.cards, said)
        if after is not None:
            seat = int(words[2].split(" ")[1]) if words[1] in SEATS else -1
            after = party.cards.spoken(after, stands[0].runner, stands[0].place, words[1], seat)
        return self._after(party, after, words[1])

    # ---- what the leader may do --------------------------------------------------------------------------------------

    def _counts(self, party: Party, entry: Entry) -> bool:
        """Return whether somebody's word is to count from now on, or no more: it counts while they sit here."""
        key = unhexed(entry.body.split(" ")[0], KEY)
        return (key in party.house.sitting) != (key in party.voters)

    def _deals(self, party: Party, entry: Entry) -> bool:
        """Return whether a deal may begin from the deck that is made: its people sit here still, and what the table
        does where somebody is away is what it has said."""
        ahead, words, kept = party.cards.ahead, entry.body.split(" "), party.house.kept("away")
        if ahead is None or len(words) != 3 or words[2] != (houses.VOID if kept == houses.VOID else houses.WAIT):
            return False
        here = [key for key in party.house.sitting if key not in party.house.out]
        return not [key for key in ahead.people if key not in here]

    # ---- what follows ------------------------------------------------------------------------------------------------

    def _after(self, party: Party, cards: State | None, kind: str) -> Party | None:
        """Return the table after a step of the cards."""
        if cards is None:
            return None
        house, away, before = party.house, party.away, party.cards
        if kind == "lead":
            house = house.changed(heir=b"")
        if kind == "deal":
            away = Away(house.kept("away") == houses.MIND)
        if cards.phase == REST and (before.phase != REST or kind == "pack"):
            away = Away()  # a lobby may last long, and who is late in it has votes of its own with each deck
        if cards.phase == REST and before.phase != REST:
            house = rested(house)
        return self._turned(Party(house, cards, away))

    def _turned(self, party: Party) -> Party:
        """Return the table at this trick: who was back before it plays again. Before the first trick nobody waits."""
        cards = party.cards
        if cards.now is None or cards.phase == REST or not party.away.standing:
            return party
        tricks = len(cards.board.tricks) if cards.board.phase != "pass" else len(cards.board.tricks) + 1
        return Party(party.house, cards, party.away.at(tricks))

    def _number(self, cards: State) -> int:
        """Return the number of the deal for which a deck is made now, from 0."""
        game = cards.game
        if game is None or (game.phase == "over" and cards.phase == REST):
            return 0
        return game.first + len(game.lines) + (cards.phase != REST)


def _left_out(house: House, key: bytes) -> House:
    return house if key in house.out else house.changed(out=house.out + (key,))


def _made(ahead: Pack) -> State:
    """Return a table that does nothing but make this deck."""
    return State(ahead=ahead)
