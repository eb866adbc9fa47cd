"""Following a table: what one person knows of it, entry by entry, and whether the host tells one story.

It takes the entries of the log, checks each that can be checked, and holds the View of this person's seat. When a deal
is over it opens what was hidden, deals the cards again from the shares, and plays the deal again: afterwards its record
is the host's, letter for letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.bases import Told
from hearts.app.people.by_mind import Again, same_minds
from hearts.app.people.chain import (
    BEGINNING,
    COMMIT,
    base_text,
    committed,
    common,
    deal_hash,
    next_head,
    own_line,
    share_hash,
)  # fmt: skip
from hearts.app.people.chair import MOST_TRIES, first_entry, past, read_claim
from hearts.app.people.memory import PUBLIC, UNSEEN, Memory
from hearts.app.people.named import Asked, Named, called, unnumbered
from hearts.app.people.notes import notes_follow, notes_go_on, notes_of_heir
from hearts.app.people.roster import MINDS, help_notes, read_roster
from hearts.app.people.signed import BETWEEN, Proof, SeatProof
from hearts.app.people.votes import Votes
from hearts.app.people.watching import shown, watched
from hearts.engine import follow
from hearts.engine.cards import card, parse
from hearts.engine.cards import text as listed
from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.record import Record, entry, owner
from hearts.engine.shuffle import deal_key, dealt
from hearts.engine.steps import DealSeen, PassSeen, Step, step

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypedDict, Unpack

    from hearts.app.people.chair import Claim
    from hearts.app.people.roster import Roster
    from hearts.app.people.signed import Verify
    from hearts.engine.deal import View
    from hearts.engine.game import Game, Move
    from hearts.engine.steps import SeenMove

    class Followers(TypedDict, total=False):
        """The listeners of a table, by name: mypy finds a misspelt one."""

        on_step: Callable[[Step], None]
        on_open: Callable[[], None]
        on_roster: Callable[[], None]
        on_record: Callable[[Record], None]
        on_broken: Callable[[list[str]], None]
        on_handed: Callable[[str], None]
        on_watch: Callable[[Step], None]
        on_late: Callable[[int], None]
        on_round: Callable[[int, bool, bool], None]
        on_unheard: Callable[[list[int], bool], None]


REFUSED = (ValueError, IndexError, KeyError)
EXPECTED = 40  # heads of later entries that are remembered


class StoryError(ValueError):
    """An entry that cannot be true, or not true for everybody; the message is for whoever looks for the fault."""


class Events:
    """What somebody who follows a table is told; `tell` names who listens."""

    def __init__(self) -> None:
        self.on_step: Callable[[Step], None] = _nothing
        self.on_open: Callable[[], None] = _nothing  # another game or seat, or the game has gone back: show it anew
        self.on_roster: Callable[[], None] = _nothing
        self.on_record: Callable[[Record], None] = _nothing  # a deal has been revealed
        self.on_broken: Callable[[list[str]], None] = _nothing
        self.on_handed: Callable[[str], None] = _nothing  # the host's chair has gone to somebody else
        self.on_watch: Callable[[Step], None] = _nothing  # the same as on_step, for who has no seat
        self.on_late: Callable[[int], None] = _nothing  # a mind has made one move for this seat: its clock ran out
        # A round of shares: of which deal, whether this person takes part, and whether it was heard before a reload.
        self.on_round: Callable[[int, bool, bool], None] = _nothing
        # A base brings deals of which nothing was heard, or of the first one only the beginning.
        self.on_unheard: Callable[[list[int], bool], None] = _nothing

    def tell(self, **listeners: Unpack[Followers]) -> None:
        """Have these told, each by the name of what they listen to."""
        for name, listener in listeners.items():
            setattr(self, name, listener)


class Following:
    """What one person knows of a table.

    number, head   of the last entry; view: what their seat knows, None before the first deal and for who has no seat
    public         what who has no seat sees; None before the first deal, and for who has one
    record         the game with all deals that have been revealed; None before the first game
    contributors, attempt, hashes   of the shares of the next deal, as far as they are known
    chair          who is asked to be the host, and their claim as text once they are willing; empty where nobody is
    restarts       how often a round of shares was begun again, in this game
    voting         what is voted on, and who agrees
    named          by which face and name people are known
    renamed, came  who is called otherwise in a base than before, and who is new in it: nobody here can check that
    asked          by which words this person has asked for a seat
    """

    renamed: list[str]
    came: list[str]

    def __init__(self, me: str, verify: Verify, stranger: bool = False) -> None:
        self.me = me
        self.named, self.asked, self.renamed, self.came = Named(), Asked(), [], []
        self._stranger = stranger  # whether the lobby has led here: then the table stays a public one
        self.events = Events()
        self.roster: Roster | None = None
        self.number, self.head = 0, BEGINNING
        self.view: View | None = None
        self.public: View | None = None
        self.record: Record | None = None
        self.contributors: list[str] = []
        self.hashes: list[str] = []
        self.attempt, self.sharing, self.restarts = 0, 0, 0
        # The deal and the try that were broken last in this game, what each had promised, and who was blamed.
        self.broken: tuple[int, int, dict[str, str]] | None = None
        self.blamed: list[str] = []
        self._waited_for: list[str] = []  # who was blamed in any try of that deal
        self.chair = ("", "")
        self._claim: Claim | None = None  # from which the next host begins its log
        self._before: list[str] = []  # the deals that were known until then
        self._ended = Memory()  # what was heard of deals that are over by that claim, and were not here
        self._heir = ""  # who may be the host in the next roster
        self._next_try = 1
        self.moved = 0  # the number of the entry that changed the game last
        self._verify = verify
        self._heads: dict[int, str] = {0: BEGINNING}
        self._based, self._stood = 0, 0  # the entries of the last base, and by which a mind began to play for somebody
        self._expected: dict[int, str] = {}  # heads that the host has signed, or had told before, of later entries
        self._deals: list[str] = []  # the hash of each deal of this game
        self.again = Again()
        # Of this deal: the common line, one's own, and who plays the seat where a mind chose.
        self._moves: list[tuple[str, str, str]] = []
        self._views: list[View | None] = []  # after each of them
        self._commits: dict[int, str] = {}
        self.undone: dict[int, int] = {}  # the entry behind which the last pass of each seat was taken back
        self._looked: dict[str, int] = {}  # the entry that gave each person another face or name last
        self.voting = Votes()
        self.own_hand, self.own_packet = "", ""  # of this deal, as they were dealt and passed
        self._remembers = Memory()
        self._shares: Callable[[], dict[str, str]] = dict  # returns those that this person has promised

    @property
    def based(self) -> int:
        """The entry of the last base: whoever waits for a seat must have signed their name since then."""
        return self._based

    @property
    def offers_another_host(self) -> bool:
        """Whether this deal's shares were put in anew twice: until it is over, whoever mistrusts that may go on with
        another host."""
        return self._next_try > MOST_TRIES

    @property
    def playing(self) -> bool:
        """Whether a deal is being played."""
        return self._moves != []

    @property
    def finished(self) -> list[str]:
        """The hash of each deal of this game that is over."""
        return self._deals

    @property
    def votes(self) -> dict[str, list[str]]:
        """What is voted on, and who agrees."""
        return self.voting.who

    @property
    def seat(self) -> int:
        """This person's seat, -1 for none."""
        return self.roster.seat_of(self.me) if self.roster is not None else -1

    @property
    def game(self) -> str:
        """The id of the game; empty before the first."""
        return self.roster.game if self.roster is not None else ""

    @property
    def deal(self) -> int:
        """The number of the deal in play, or of the one that comes next."""
        lines = self.record.game.lines if self.record is not None else ()
        return len(lines) + 1

    @property
    def place(self) -> str:
        """Names the game, and the deal in play or the next one."""
        return f"{self.game} {self.deal}"

    @property
    def sharing_on(self) -> bool:
        """Whether shares are asked for now."""
        return self.contributors != [] and not self._moves

    def waited_for(self, deal: int) -> bool:
        """Return whether the host says that it has waited in vain for a share of this person in this deal."""
        return self.broken is not None and self.broken[0] == deal and self.me in self._waited_for

    def knows(self, number: int, head: str) -> bool:
        """Return whether a head agrees with this chain, as far as that is remembered."""
        return self._heads.get(number, head) == head

    def promised(self, id: str, promise: str, proof: str) -> bool:
        """Return whether somebody has signed the hash of a share for the round that runs; ValueError where the proof
        does not read."""
        return self._has_signed(Proof(proof), id, f"hash {self.sharing} {self.attempt} {promise}")

    def head_of(self, number: int) -> str:
        """Return the head behind an entry; empty where it is not remembered."""
        return self._heads.get(number, "")

    def remembers(self, number: int, head: str) -> bool:
        """Return whether this is a head of this chain behind which the game has not changed."""
        return number >= self.moved and self._heads.get(number) == head

    def expect(self, number: int, head: str) -> bool:
        """Note that this is the head behind an entry. Returns False where it contradicts what was heard."""
        if number > self.number:
            if self._expected.setdefault(number, head) != head:
                return False
            for each in sorted(self._expected)[EXPECTED:]:  # those that come first are needed first
                del self._expected[each]
        return self.knows(number, head)

    def memory(self, untold: list[str] | None = None) -> Memory:
        """Return what is to be remembered of the table as it stands; `untold`: see `Unheard`."""
        roster = self.roster
        if roster is None:
            return Memory()
        plain: dict[str, object] = {"number": self.number, "head": self.head, "epoch": roster.epoch}
        plain.update({"game": roster.game, "state": roster.state, "seat": self.seat, "deals": self._deals})
        plain["restarts"], plain["tries"], plain["untold"] = self.restarts, self._next_try - 1, untold or []
        if self.contributors:
            plain["attempt"] = plain["tries"] = self.attempt
            plain["hashes"] = [f"{id} {promised}" for id, promised in zip(self.contributors, self.hashes)]
        if self.playing:
            all_passed = self.view is not None and self.view.phase != "pass"
            plain["hand"], plain["packet"] = self.own_hand or PUBLIC, self.own_packet if all_passed else ""
            plain["moves"], plain["fixed"] = [line for line, _, _ in self._moves], self._fixed
        return Memory(plain, own=True)

    @property
    def _fixed(self) -> int:
        """How many moves of this deal cannot be taken back any more without this person: the last one may be, and those
        before it by other people, each with the votes of all who play."""
        seats = [-1] + [_number(line.split()[1]) for line, _, _ in self._moves[1:]]
        made = [place for place, seat in enumerate(seats) if seat == self.seat and place + 1 < len(seats)]
        minds = [place for place, seat in enumerate(seats) if seat < 0 or not self._at_table().person_in(seat)]
        return max(made + minds) + 1

    def recall(self, memory: Memory, shares: Callable[[], dict[str, str]]) -> None:
        """Hold all that is told against this, which was heard before; `shares` returns what this person has
        promised."""
        self._remembers, self._shares, self._expected = memory, shares, {}
        if memory.number:
            self.expect(memory.number, memory.head)

    def begin(self, number: int, before: str, roster: str, past: str) -> str:
        """Begin to follow behind this entry, whose chain had the head `before`; `past`: the record with all deals until
        then. ValueError where it does not read, and see `begin_from`."""
        return self.begin_from(Told(number, before, roster, past))

    def begin_from(self, told: Told) -> str:
        """Begin to follow from this base. ValueError where it contradicts what was heard before. Returns what nobody
        here can know, as the id of a sentence, or ""."""
        number = told.number
        unseen = [memory.check(told, self.me, self._shares()) for memory in self._memories]
        deals, rest = self._unheard(told)
        self._meet(number, told.head)
        unseen.append(self._check_past(told))
        self._check_host(told.roster)
        late = number > self._remembers.number
        self.renamed = self.named.others(told.roster) if late else []
        self.came = self.named.strangers(told.roster) if late and self.roster is not None else []
        if not self.number:  # what was known before a reload may be of later entries
            self.named.forget(None)
        self.roster, self.record = told.roster, told.record
        self.named.see(told.roster)
        self.number, self.head, self.moved = number, told.head, number
        self._heads, self._deals, self._looked = {number: told.head}, told.deals, {}
        self.restarts = told.roster.restarts
        self._based = number
        self._clear()
        self.voting.end_all(number)
        self._look_again()
        self.events.on_roster()
        self.events.on_open()
        unknown = ([each for each in unseen if each] or [""])[0]
        if deals or unknown == UNSEEN:
            self.events.on_unheard(deals, rest)
        return unknown

    def _unheard(self, told: Told) -> tuple[list[int], bool]:
        """Return the deals of a base of which nothing was heard here, and whether the first of them had begun; none for
        who has no seat, or has just come."""
        memory, game, claim = self._remembers, told.roster.game, self._claim
        here = self.roster is not None or memory.number > 0 or claim is not None
        if not here or max(self.seat, memory.seat, told.roster.seat_of(self.me)) < 0:
            return [], False
        heard, of = (self._before, claim.game) if claim is not None else (self._deals, self.game)
        known = [heard] if of == game else []
        known += [memory.deals] if memory.game == game else []
        count = max([len(each) for each in known] + [0])
        ahead = memory.number > self.number and memory.game == game and len(memory.deals) == count
        return list(range(count + 1, len(told.deals) + 1)), self.playing or (ahead and memory.hand != "")

    @property
    def _memories(self) -> list[Memory]:
        """What a base is held against: what was heard before a reload, until the log has come as far as then, and what
        has been heard since."""
        ahead = self._remembers.number > self.number or not self.number
        return ([self._remembers] if ahead else []) + ([self.memory()] if self.number else [])

    def wake(self, roster: Roster, record: Record | None, deals: list[str]) -> None:
        """Know again how the table stood when a deal was over last, before its host is heard; `deals`: their hashes."""
        self.roster, self.record, self._deals = roster, record, deals
        self.named.see(roster)
        self._look_again()
        self._opened()

    def forget(self) -> None:
        """Know nothing of the table."""
        self.roster = self.record = None
        self._deals = []
        self._look_again()

    def expect_host(self, id: str) -> None:
        """Believe the next roster that this person is the host: all who are there have signed it."""
        self._heir = id
        self.named.forget(self.roster)

    def stay(self) -> None:
        """Expect no other host any more: the one before goes on."""
        self._claim, self._before, self._ended, self._heir = None, [], Memory(), ""

    def go_back(self, claim: Claim) -> None:
        """Forget the deal in play and the log: another host begins its own behind the last deal that is over, which all
        who are there have signed."""
        game = self.roster.game if self.roster is not None else self._remembers.game
        same = game in ("", claim.game)
        memory = self.memory() if self.number else self._remembers
        known = self._deals or memory.deals
        self._claim, self._before = claim, known[: claim.deals] if same else []
        # What was in play is void, unless they have signed that it is over: then it must be told as it was heard.
        plays_on = same and claim.deals > len(known) and memory.game == claim.game
        self._ended = memory if plays_on else Memory({"game": claim.game, "deals": self._before})
        self._remembers = Memory()
        self.number, self.head, self.moved = 0, BEGINNING, 0
        self._heads, self._expected, self._based = {0: BEGINNING}, {}, 0
        self._clear()
        self._look_again()

    def take(self, text: str, own: str, proof: str) -> None:
        """Take the next entry; `own`: the line that this seat alone got, or "". StoryError where it cannot be true."""
        number = self.number + 1
        head = next_head(self.head, number, text)
        word, _, rest = text.partition(" ")
        act = self._acts().get(word)
        if act is None:
            raise StoryError(f"There is no entry {word}.")
        expected = self._expected
        self._meet(number, head)
        try:
            tell = act(rest, own, proof)
        except StoryError:
            self._expected = expected
            raise
        except REFUSED as error:
            self._expected = expected
            raise StoryError(f"{text[:80]}: {error}") from None
        self.number, self.head = number, head
        self._heads[number] = head
        if word in ("move", "undo"):
            self.moved = number
        tell()

    def _acts(self) -> dict[str, Callable[[str, str, str], Callable[[], None]]]:
        return {
            "table": self._table,
            "round": self._round,
            "hashes": self._promised,
            "broken": self._broken,
            "move": self._move,
            "stand": self._stand,
            "undo": self._undo,
            "vote": self._vote,
            "reveal": self._reveal,
            "chair": self._chair,
            "heir": self._willing,
            "handed": self._handed,
            "base": self._base,
        }

    def _meet(self, number: int, head: str) -> None:
        """Raise StoryError where another head was told of this entry before."""
        memory = self._remembers
        if self._expected.get(number, head) != head or (number == memory.number and head != memory.head):
            raise StoryError("The host told another story before.")
        self._expected = {at: each for at, each in self._expected.items() if at > number}

    # ---- each kind of entry: checks it, takes it in, and returns what then tells of it ---------------------------

    def _table(self, rest: str, _: str, proof: str) -> Callable[[], None]:
        before, seat = self.roster, self.seat
        told = self._told(rest)
        if before is not None:
            self._check_table(before, told)
            for id in self._check_looks(before, told, proof):
                self._looked[id] = self.number + 1
        self.roster = told
        self.named.see(told)
        if before is None or before.game != self.roster.game:
            self.record = self.roster.record if self.roster.game else None
            self.restarts, self._deals, self.broken, self.blamed = 0, [], None, []
            self._clear()
            self.voting.end_all(self.number + 1)
        elif self.record is not None:
            self.record = self.roster.record.at(self.record.game)
        if before is not None and before.game == self.roster.game and seat == self.seat:
            return self.events.on_roster
        if not self._moves:
            self._look_again()
        elif seat != self.seat:
            self.view = self.public = None
        return self._opened

    def _told(self, text: str) -> Roster:
        """Return the table that an entry tells."""
        return read_roster(text)

    def _opened(self) -> None:
        self.events.on_roster()
        self.events.on_open()

    def _round(self, rest: str, _: str, __: str) -> Callable[[], None]:
        words, roster = rest.split(), self._at_table()
        if self.contributors or self._moves:
            raise StoryError("A round of shares is not over yet.")
        if roster.state != "game" or self._at_record().game.phase != "deal":
            raise StoryError("No deal comes next.")
        if (_number(words[0]), _number(words[1])) != (self.deal, self._next_try):
            raise StoryError("That deal or try is not next.")
        playing = [roster.person_in(seat) for seat in range(len(roster.seats)) if roster.plays(seat)]
        if words[2:] != (playing or [roster.host]) or len(set(playing)) != len(playing):
            raise StoryError("Others than those who play put in shares.")
        self.chair = ("", "")
        self.sharing, self.attempt = self.deal, self._next_try
        self.contributors, self.hashes = words[2:], []
        takes_part = self.me in self.contributors or self.seat < 0
        known, deal = self.number < self._remembers.number, self.deal

        def tell() -> None:
            self.events.on_roster()
            self.events.on_round(deal, takes_part, known)

        return tell

    def _promised(self, rest: str, _: str, proof: str) -> Callable[[], None]:
        words = rest.split()
        if words[:2] != [str(self.sharing), str(self.attempt)] or len(words) != len(self.contributors) + 2:
            raise StoryError("Each contributor promises one share.")
        if self.hashes or self._moves:
            raise StoryError("The shares were promised already.")
        proofs = proof.split(BETWEEN)
        for place, id in enumerate(self.contributors):
            if not self.promised(id, words[2 + place], proofs[place]):
                raise StoryError("A contributor did not sign this promise.")
        self.hashes = words[2:]
        return self.events.on_roster

    def _broken(self, rest: str, _: str, __: str) -> Callable[[], None]:
        words = rest.split()
        who = words[2:]
        if words[:2] != [str(self.sharing), str(self.attempt)] or not self.contributors or self._moves:
            raise StoryError("That round of shares is not running.")
        if not who or [id for id in who if id not in self.contributors]:
            raise StoryError("Only a contributor can break a round.")
        again = self.broken is not None and self.broken[0] == self.sharing
        self._waited_for = (self._waited_for if again else []) + who
        self.restarts += 1
        self._next_try = self.attempt + 1
        self.broken, self.blamed = (self.sharing, self.attempt, dict(zip(self.contributors, self.hashes))), who
        self.contributors, self.hashes = [], []
        return lambda: self.events.on_broken(who)

    def _chair(self, id: str, _: str, __: str) -> Callable[[], None]:
        if id != "off" and self._at_table().seat_of(id) < 0:
            raise StoryError("Nobody of that key sits at the table.")
        self.chair = ("" if id == "off" else id, "")
        return self.events.on_roster

    def _willing(self, claim: str, _: str, __: str) -> Callable[[], None]:
        read_claim(claim)
        self.chair = (self.chair[0], claim)
        return self.events.on_roster

    def _handed(self, rest: str, _: str, __: str) -> Callable[[], None]:
        if self.contributors or self._moves:
            raise StoryError("The host's chair goes on between deals only.")
        self.chair = ("", "")
        return lambda: self.events.on_handed(rest)

    def _stand(self, rest: str, _: str, __: str) -> Callable[[], None]:
        words, roster = rest.split(), self._at_table()
        seat, on = _number(words[0]), words[1] == "on"
        if self.sharing_on and not on and seat in roster.standing:
            raise StoryError("Somebody plays again who was left out of the shares.")
        self.roster = roster.with_mind(seat, on)
        one = not on and self._stood == self.number - 1 and self.moved == self.number  # its entry, and a move's
        self._stood = self.number + 1 if on else 0
        if one and roster.clock:
            return lambda: self._tell_late(seat)
        return self.events.on_roster

    def _tell_late(self, seat: int) -> None:
        self.events.on_roster()
        self.events.on_late(seat)

    def _move(self, rest: str, own: str, proof: str) -> Callable[[], None]:
        line, _, commit = rest.partition(COMMIT)
        words = line.split()
        if words[0] == "deal" and (not self.hashes or self._moves):
            raise StoryError("No deal without the promised shares.")
        player = self._check_mover(_number(words[1]), line, commit, proof) if words[0] != "deal" else ""
        step = self._seen(line, own or line) if self.seat >= 0 else self._watched(line)
        self.voting.end("undo", self.number + 1)
        if commit:
            self._commits[_number(words[1])] = commit
        self._moves.append((line, own or line, player))
        self._views.append(step.after if step is not None else None)
        self._show_last()
        if step is None:
            return self.events.on_roster
        listener = self.events.on_step if self.seat >= 0 else self.events.on_watch
        return lambda: listener(step)

    def _seen(self, line: str, told: str) -> Step:
        """Return the step that this person's seat makes; StoryError where the two lines differ or another's is told."""
        seen = follow.read(told)
        if common(seen) != line:
            raise StoryError("One's own line says something else than everybody's.")
        after = follow.follow(self.view, seen)
        if after.seat != self.seat:
            raise StoryError("That is another seat's.")
        self._remember(seen, after)
        return Step(self.view, seen, after)

    def _remember(self, seen: SeenMove, after: View) -> None:
        """Remember one's own hand and packet, and hold the hand against what was heard of this deal before a reload."""
        memory = self._remembers
        if isinstance(seen, DealSeen):
            self.own_hand, self.own_packet = listed(seen.hand), ""
            same = (memory.game, len(memory.deals) + 1, memory.seat) == (self._at_table().game, self.deal, after.seat)
            known = memory.hand != "" and memory.attempt == self.attempt
            if same and known and memory.hand != self.own_hand:
                raise StoryError("The hand was another one.")
        elif isinstance(seen, PassSeen) and seen.by == after.seat:
            self.own_packet = listed(seen.cards)

    def _watched(self, line: str) -> Step | None:
        """Return the step that somebody without a seat sees; None in a deal of which they have not seen the start."""
        if self.public is None and line[:5] != "deal ":
            return None
        return watched(self.public, line, self._at_table().rules)

    def _show_last(self) -> None:
        """Take the last View of this deal for what this person knows."""
        last = self._views[-1]
        self.view, self.public = (last, None) if self.seat >= 0 else (None, last)

    def _look_again(self) -> None:
        """Take what this person knows between two deals."""
        game = self.record.game if self.record is not None else None
        self.view = self._known()
        self.public = shown(game) if game is not None and self.seat < 0 else None

    def _undo(self, rest: str, _: str, __: str) -> Callable[[], None]:
        keep = _number(rest) - self._at_record().game.length
        if not 0 < keep == len(self._moves) - 1:
            raise StoryError("The game goes back by one move, and not behind a deal.")
        words = self._moves[-1][0].split()
        self._take_votes("undo", _number(words[1]))
        if words[0] == "pass":
            self.undone[_number(words[1])] = self.number + 1
        del self._moves[keep:]
        del self._views[keep:]
        self._show_last()
        return self.events.on_open

    def _vote(self, rest: str, _: str, proof: str) -> Callable[[], None]:
        what, id = rest.split(" ")
        if id == "off":
            self.voting.end(what, self.number + 1)
            return self.events.on_roster
        if self._at_table().seat_of(id) < 0 or id in self.votes.get(what, []):
            raise StoryError("Each person at the table votes once.")
        if what not in self.votes and not self.voting.may_propose(id):
            raise StoryError("Somebody begins votes without end.")
        given, said = Proof(proof), self.voting.words(what)
        if not self.voting.counts(what, said, given.at) or not self._has_signed(given, id, said):
            raise StoryError("The host counts a vote that was not given.")
        self.voting.add(what, id, self.number + 1)
        return self.events.on_roster

    def _base(self, rest: str, _: str, __: str) -> Callable[[], None]:
        if self._moves or self.contributors:
            raise StoryError("A deal is not over yet.")
        if base_text(self._at_table(), self._deals) != f"base {rest}":
            raise StoryError("The table is told otherwise to who comes late.")
        self.voting.end_all(self.number + 1)
        self._heads = {at: head for at, head in self._heads.items() if at >= self._based}
        self._looked = {id: at for id, at in self._looked.items() if at >= self._based}
        self._based = self.number + 1
        return self.events.on_roster

    def _reveal(self, rest: str, _: str, proof: str) -> Callable[[], None]:
        words = rest.split()
        if words[0] != str(self.deal) or not self._moves:
            raise StoryError("That deal is not in play.")
        shares, packets = self._open(proof)
        game, begun = self._replayed(shares, packets), self._at_record().game.length
        told = deal_hash("".join([entry(at) for at in game.path()[begun + 1 : game.length + 1]]))
        if told != words[1]:
            raise StoryError("The deal's record is another one.")
        self.record = self._at_record().at(game)
        self._deals = self._deals + [told]
        self._clear()
        if self.seat < 0:
            self._look_again()
        return self._revealed

    def _revealed(self) -> None:
        if self.public is not None:
            self.events.on_watch(Step(None, None, self.public))
        self.events.on_record(self._at_record())

    # ---- what is checked -----------------------------------------------------------------------------------------

    def _check_past(self, told: Told) -> str:
        """Raise StoryError where a table that is told anew has other notes than are known of it, or a host that went on
        without another one begins from other deals than was signed. Returns what cannot be known, or ""."""
        claim, known, roster = self._claim, self._before, self.roster
        self._claim = None
        if claim is None:
            late = told.number > self._remembers.number  # an older table leads on to what is remembered
            if roster is not None and late and not notes_go_on(roster, told.roster, self.number == 0):
                raise StoryError("The record notes otherwise what had happened.")
            return ""
        signed = len(told.deals) >= claim.deals and past(told.deals[: claim.deals]) == claim.past
        begins = first_entry(claim)
        if told.number < begins or (told.number == begins and len(told.deals) != claim.deals):
            raise StoryError("The next host begins elsewhere, or with more deals, than was signed.")
        if not signed or told.deals[: len(known)] != known:
            raise StoryError("The game goes on from other deals than was signed.")
        if roster is not None and not notes_of_heir(roster, told.roster, claim, len(known)):
            raise StoryError("The next host notes otherwise what had happened.")
        return self._ended.check_deals(told, self.me, self._shares()) if told.roster.game == claim.game else ""

    def _check_host(self, told: Roster) -> None:
        """Raise StoryError where somebody else is the host, who was not given the chair, or a public table is none."""
        if not told.public and (self._stranger or (self.roster is not None and self.roster.public)):
            raise StoryError("A public table is to be a private one.")
        if self.roster is not None and told.host not in (self.roster.host, self._heir):
            raise StoryError("Somebody is the host to whom nobody has given the chair.")

    def _check_table(self, before: Roster, told: Roster) -> None:
        """Raise StoryError where a game is dropped, or somebody takes a seat while a deal or its shares stand."""
        stand = bool(self.contributors or self._moves)
        self._check_host(told)
        if told.epoch < before.epoch:
            raise StoryError("The table goes back to an earlier code.")
        if before.game != told.game:
            if before.state == "game" or stand:
                raise StoryError("Another game begins before this one is over.")
            if told.notes != help_notes(told.helps):
                raise StoryError("The record of a game begins with other notes.")
            return
        if before.state == "game" and told.state != "game" and self._at_record().game.phase != "over":
            raise StoryError("The game is not over.")
        if before.state == "game" and before.rules.text() != told.rules.text():
            raise StoryError("The rules change while a game is played.")
        if before.state == "game" and before.helps != told.helps:
            raise StoryError("Help is allowed, or no more, while a game is played.")
        if told.restarts != self.restarts:
            raise StoryError("The record notes otherwise how often cards were shuffled again.")
        if not notes_follow(before, told, (self.deal, self.deal + 1) if self._moves else (self.deal,)):
            raise StoryError("The record notes what did not happen, or not what did.")
        if stand and not same_minds(before, told):
            raise StoryError("Another mind sits down while a deal is played.")
        for seat in range(len(told.seats)) if stand else ():
            if told.person_in(seat) not in ("", before.person_in(seat)):
                raise StoryError("Somebody takes a seat while a deal is played.")
            if self.sharing_on and told.plays(seat) and not before.plays(seat):
                raise StoryError("Somebody plays again who was left out of the shares.")

    def _check_looks(self, before: Roster, told: Roster, proof: str) -> list[str]:
        """Raise StoryError where somebody sits down, or has another face or name, and has not signed that, since they
        had others last; or where they are called otherwise than follows from that. Returns who has."""
        changed: list[str] = []
        for seat, who in enumerate(told.seats):
            id = owner(who.player) if who.person else ""
            sat = before.seat_of(id) if id else -1
            if not id or (sat >= 0 and before.seats[sat] == who):
                continue
            heard = self.number < self._remembers.number  # then it was looked at before a reload
            if not heard and not (proof and self._has_signed_look(told, seat, proof, sat < 0)):
                raise StoryError("The host gives somebody another face or name.")
            changed.append(id)
        return changed

    def _has_signed_look(self, told: Roster, seat: int, proof: str, sits: bool) -> bool:
        """Return whether the person in this seat has signed the face by which they are known, and a name from which
        theirs follows; `sits`: as they sat down."""
        who = told.seats[seat]
        id = owner(who.player)
        if sits:
            given: Proof = SeatProof(proof)
            word, names = "sit", [SeatProof(proof).name]
        else:
            given = Proof(proof)
            word, names = "look", [who.name, unnumbered(who.name)]
        said = [f"{word} {who.face} {name}" for name in names if called(told, seat, name) == who.name]
        said = [each for each in said if self._has_signed(given, id, each)]
        if id == self.me and sits:
            said = [each for each in said if self.asked.allows(each)]
        return said != [] and self._may_look(id, given.at)

    def _may_look(self, id: str, at: int) -> bool:
        """Return whether somebody may have another face and name that they have signed at this entry."""
        return at >= self._looked.get(id, 0) and at in self._heads

    def _check_mover(self, seat: int, line: str, commit: str, proof: str) -> str:
        """Raise StoryError unless the person in this seat signed the move, or a mind plays there.

        Returns who plays the seat, where a mind has chosen that others can ask again.
        """
        roster = self._at_table()
        if line == f"say {seat} concede":
            self._take_votes("concede", seat)
            return ""
        if not roster.plays(seat):
            if roster.minds != MINDS:
                self.again.miss()
                return ""
            return roster.seats[seat].player
        given = Proof(proof)
        if given.epoch != roster.epoch:
            raise StoryError("The move was signed for another code.")
        since = self.moved if line[:4] != "pass" else self.undone.get(seat, 0)
        if given.at < since or given.at not in self._heads:
            raise StoryError("The move was signed for another moment.")
        if not self._has_signed(given, roster.person_in(seat), said_of(line, commit)):
            raise StoryError("The mover did not sign this move.")
        return ""

    def _has_signed(self, proof: Proof, id: str, said: str) -> bool:
        """Return whether somebody signed these words in this deal, at an entry of this chain."""
        head = self._heads.get(proof.at, "")
        deal = proof.deal if proof.deal >= 0 else self.deal if self.record is not None else 0
        return head != "" and proof.holds(self._verify, id, deal, head, said)

    def _take_votes(self, what: str, seat: int) -> None:
        """Use up the votes on this; StoryError unless who sits here asked for it and all who play have agreed."""
        roster, agree = self._at_table(), self.voting.end(what, self.number + 1)
        if not agree or agree[0] != roster.person_in(seat):
            raise StoryError("That was not voted on.")
        if [seat for seat in range(len(roster.seats)) if roster.plays(seat) and roster.person_in(seat) not in agree]:
            raise StoryError("Not all have agreed to that.")

    def _open(self, proof: str) -> tuple[tuple[tuple[str, str], ...], dict[int, int]]:
        """Return shares and packets from what opens them; StoryError where they are not those that were promised."""
        shares: list[tuple[str, str]] = []
        packets: dict[int, int] = {}
        game = self._at_record().id
        for part in proof.split("|"):
            word, _, rest = part.partition(" ")
            words = rest.split()
            if word == "share":
                shares.append((words[0], words[1]))
            elif word == "pass":
                seat, packet = _number(words[0]), " ".join(words[2:])
                if committed(game, self.deal, seat, packet, words[1]) != self._commits.get(seat):
                    raise StoryError("That packet is not the one that was committed to.")
                packets[seat] = parse(packet)
        if [id for id, _ in shares] != self.contributors:
            raise StoryError("Others put in shares.")
        for (id, share), promised in zip(shares, self.hashes):
            if share_hash(game, self.deal, self.attempt, id, share) != promised:
                raise StoryError("That share is not the one that was promised.")
        return tuple(shares), packets

    def _replayed(self, shares: tuple[tuple[str, str], ...], packets: dict[int, int]) -> Game:
        """Return the game after this deal, played again from its shares; StoryError where it was told otherwise."""
        record, seat = self._at_record(), max(self.seat, 0)
        key = deal_key(record.id, len(record.game.lines), shares)
        game = record.game.play(Dealt(*dealt(record.game.rules, key), shares))
        for number, (line, told, player) in enumerate(self._moves):
            if number:
                move = _made(line, packets)
                if player:
                    self.again.add(game, move, key, player)
                game = game.play(move)
            seen = step(game, seat).move
            if seen is None or common(seen) != line or (self.seat >= 0 and own_line(seen) != told):
                raise StoryError("The cards were not those.")
        return game

    def _known(self) -> View | None:
        """Return what this seat knows between two deals."""
        game = self.record.game if self.record is not None else None
        return game.view(self.seat) if game is not None and game.deal is not None and self.seat >= 0 else None

    def _clear(self) -> None:
        """Forget the deal in play."""
        self._moves, self._views, self._commits, self.undone = [], [], {}, {}
        self.contributors, self.hashes, self._next_try = [], [], 1

    def _at_table(self) -> Roster:
        if self.roster is None:
            raise StoryError("There is no table yet.")
        return self.roster

    def _at_record(self) -> Record:
        if self.record is None:
            raise StoryError("There is no game yet.")
        return self.record


def said_of(line: str, commit: str) -> str:
    """Return what the mover signs of a move: the line without who moves and leads, and for a packet its commitment."""
    words = line.split()
    if words[0] == "pass":
        return f"pass {commit}"
    return f"play {words[2]}" if words[0] == "play" else f"say {words[2]}"


def _made(line: str, packets: dict[int, int]) -> Move:
    """Return the move that a common line states."""
    words = line.split()
    seat = _number(words[1])
    if words[0] == "pass":
        return Passed(seat, packets[seat])
    return Played(seat, card(words[2])) if words[0] == "play" else Declared(seat, words[2])


def packet_text(packet: int) -> str:
    """Return a packet as it is committed to."""
    return listed(packet)


def _number(word: str) -> int:
    if not gate.digits(word, 9):
        raise ValueError(word)
    return int(word)


def _nothing(*_: object) -> None:
    """Hear nothing."""
