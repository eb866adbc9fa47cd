"""Forgeries, made and not listed: a true result, something of it changed, and all that depends on it computed anew.

`forgeries` yields texts. A forger changes, drops, doubles and moves lines, takes other shares, seats and notes, lets
weaker minds play, and signs with a key of their own. `lies` looks at a text that a check has let pass, and says what in
it is not true. It knows the engine and the minds, and nothing of the check.
"""

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hearts.app.people.message import Identity
from hearts.app.same import signed
from hearts.arena.source_hash import minds_of
from hearts.engine import shuffle
from hearts.engine.checking import commitment
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from hearts.minds import again
from hearts.minds.again import chosen
from hearts.minds.registry import mind, stand_in
from hearts.minds.verify import outcome

Shares = tuple[tuple[str, str], ...]
Notes = tuple[tuple[str, str], ...]

# Each note that the game writes, and whether it may stand more than once.
NOTES = dict.fromkeys(["cut", "dealt", "before", "left", "host", "told", "again"], True) | dict.fromkeys(
    [
        "diabolo",
        "demonstration",
        "joe",
        "hint",
        "telepathy",
        "undo",
        "played_on",
        "minds",
        "result",
        "match",
        "sealed",
        "salt",
        "takebacks",
        "back",
        "lesson",
        "from",
        "begun",
        "signed",
        "restarts",
    ],
    False,
)
HEADING = ("hearts", "id", "rules", "seed", "dealing", "first", "seat")


@dataclass(frozen=True)
class Claim:
    """What a forger decides; the rest follows.

    shares     of each deal; as_id: the id by which the cards are dealt, where it is another one
    weak       how many of the first choices of minds the ones that stand in for them make
    wrong      which choice of a mind is another one; -1 for none
    person     the mind that plays for people
    """

    id: str
    rules: str
    seed: str
    seats: tuple[Seat, ...]
    notes: Notes
    shares: tuple[Shares, ...]
    dealing: int = 2
    as_id: str = ""
    weak: int = 0
    wrong: int = -1
    person: str = "instinct"

    def played(self) -> Record:
        """Play it to its end. Raises ValueError where its rules or its minds are none."""
        record = Record(Game.new(Rules.read(self.rules)), self.id, self.seed, self.seats, self.notes, self.dealing)
        names = [self.person if seat.person else seat.player for seat in self.seats]
        at, done = record.game, 0
        while at.phase != "over" and len(at.lines) < len(self.shares):
            if at.phase == "deal":
                at = at.play(self._deal(at))
                continue
            seat = at.waiting[0]
            who = stand_in(names[seat]) if done < self.weak else mind(names[seat])
            move = choose(record, at, seat, who)
            if not self.seats[seat].person and chosen(at.play(move)):
                move = _another(at, seat, move) if done == self.wrong else move
                done += 1
            at = at.play(move)
        return record.at(at)

    def _deal(self, at: Game) -> Dealt:
        number = len(at.lines)
        shares = self.shares[number]
        if not shares or self.dealing < 2:
            return Dealt(*shuffle.deal(at.rules, self.seed, number))
        return Dealt(*shuffle.dealt(at.rules, shuffle.deal_key(self.as_id or self.id, number, shares)), shares)

    def text(self, named: bool = True) -> str:
        """Return it as text; `named`: with notes that name its minds and its scores."""
        record = self.played()
        if not named:
            return record.text()
        kept = [note for note in record.notes if note[0] not in ("minds", "result")]
        with contextlib.suppress(ValueError, KeyError):
            kept += [("minds", minds_of(record))]
        return record.at(record.game, (*kept, ("result", outcome(record)))).text()


def _another(at: Game, seat: int, move: "Passed | Played | Declared") -> "Passed | Played | Declared":
    """Return another legal move."""
    if isinstance(move, Played):
        others = [card for card in range(52) if at.view(seat).legal >> card & 1 and card != move.card]
        return Played(seat, others[0]) if others else move
    if isinstance(move, Passed):
        hand = at.view(seat).hand
        cards = [1 << card for card in range(52) if hand >> card & 1][: move.cards.bit_count()]
        return Passed(seat, sum(cards))
    return move


_choices: dict[object, Any] = {}


def choose(record: Record, before: Game, seat: int, who: Any) -> Any:
    """Return what a mind chooses, worked out once for each view and chance."""
    if before.phase == "moon":
        return again.choose(record, before, seat, who)
    view, drawn = again.asked(record, before, seat)
    table = view.table
    key = (
        who.name, before.phase, drawn, seat, view.hand, view.gave, view.got, view.scores, tuple(table.plays),
        table.rules.text(), table.number,
    )  # fmt: skip
    if key not in _choices:
        _choices[key] = again.choose(record, before, seat, who)
    return _choices[key]


# ---- what a forger does ----------------------------------------------------------------------------------------------

Change = Callable[[Claim, Random], Claim]
WORDS = ("mine3", "0", "-1", "9999", "55", "other", "daily-5", "daily-6", "match-0123456789abcdef", "arena-1", "")
NAMES = ("published", "house", "cut", "me", "Published")


def _share(claim: Claim, chance: Random) -> Claim:
    """Put in something else, in one deal or in all."""
    word = chance.choice(WORDS[:-1])
    at = chance.randrange(len(claim.shares)) if chance.random() < 0.5 else -1
    several = [
        tuple([(name, word) for name, _ in shares]) if at in (-1, number) else shares
        for number, shares in enumerate(claim.shares)
    ]
    return replace(claim, shares=tuple(several))


def _name(claim: Claim, chance: Random) -> Claim:
    """Let somebody else put it in."""
    name = chance.choice(NAMES)
    return replace(claim, shares=tuple([tuple([(name, share) for _, share in each]) for each in claim.shares]))


def _more(claim: Claim, chance: Random) -> Claim:
    """Put in more, so that other cards come."""
    one = (chance.choice(NAMES), chance.choice(WORDS[:-1]))
    return replace(claim, shares=tuple([(*each, one) for each in claim.shares]))


def _none(claim: Claim, chance: Random) -> Claim:
    """Put in nothing."""
    return replace(claim, shares=((),) * len(claim.shares), dealing=chance.choice((1, 2)))


def _seed(claim: Claim, chance: Random) -> Claim:
    """Name another seed, or none; the cards follow from it or not."""
    seed = chance.choice((*WORDS, claim.seed[::-1]))
    if chance.random() < 0.5:
        return replace(claim, seed=seed)
    return replace(claim, seed=seed, shares=tuple([(("published", seed),) for _ in claim.shares]))


def _id(claim: Claim, chance: Random) -> Claim:
    """Take another id; the cards follow from it or from the one before."""
    id = chance.choice(WORDS[:-1])
    return replace(claim, id=id, as_id=chance.choice(("", claim.id)))


def _as(claim: Claim, chance: Random) -> Claim:
    """Deal as another game, and say so."""
    other = chance.choice(WORDS[5:10])
    note = ("dealt", f"{chance.choice((1, 9, len(claim.shares)))} {chance.choice(('as', 'from'))} {other}")
    return replace(claim, as_id=other, notes=(*claim.notes, note))


def _from(claim: Claim, chance: Random) -> Claim:
    """Say that practice began late, and let a mind play worse before that."""
    note = ("from", chance.choice(("9999", "-1", "55", "1", "x")))
    return replace(claim, notes=(*claim.notes, note), wrong=chance.randrange(-1, 20))


def _sits(claim: Claim, chance: Random) -> Claim:
    """Seat somebody else."""
    at, seats = chance.randrange(len(claim.seats)), list(claim.seats)
    player = chance.choice(("iq:60", "instinct", "person", "person:k7", "iq:120", "random", "iq:120@5", "genius"))
    seats[at] = Seat(player, seats[at].face, seats[at].name)
    return replace(claim, seats=tuple(seats))


def _note(claim: Claim, chance: Random) -> Claim:
    """Add a note, or take one away, or change one."""
    notes = list(claim.notes)
    at = chance.randrange(len(notes) + 1)
    word = chance.choice((*NOTES, "policy", "Match", "sınged", "helps-hint"))
    note = (word, chance.choice((*WORDS[:-1], "1", "yes", "no", "1 as other", "0 0 0 0")))
    how = chance.choice(("add", "drop", "change"))
    if how == "add" or not notes:
        notes[at:at] = [note]
    elif how == "drop":
        del notes[at - 1]
    else:
        notes[at - 1] = (notes[at - 1][0], note[1])
    return replace(claim, notes=tuple(notes))


def _weak(claim: Claim, chance: Random) -> Claim:
    """Let those play that stand in."""
    return replace(claim, weak=chance.choice((1, 3, 9999)))


def _wrong(claim: Claim, chance: Random) -> Claim:
    """Let a mind choose otherwise."""
    return replace(claim, wrong=chance.randrange(30))


def _person(claim: Claim, chance: Random) -> Claim:
    """Let the person play otherwise: that is another try, and true."""
    return replace(claim, person=chance.choice(("iq:60", "iq:120", "defender", "shooter")))


def _rules(claim: Claim, chance: Random) -> Claim:
    """Play by other rules."""
    return replace(claim, rules=chance.choice(("classic-pc deals=1 ties=share", "deluxe limit=26", claim.rules)))


def _fewer(claim: Claim, chance: Random) -> Claim:
    """End early."""
    return replace(claim, shares=claim.shares[:-1] or claim.shares)


CHANGES: tuple[Change, ...] = (
    _share, _name, _more, _none, _seed, _id, _as, _from, _sits, _note, _weak, _wrong, _person, _rules, _fewer,
)  # fmt: skip


def _edited(text: str, chance: Random) -> str:
    """Change the text as it stands: a line that is changed, dropped, doubled, moved, indented, joined or cut in two."""
    lines = text.split("\n")[:-1]
    heading = next((at for at, line in enumerate(lines) if line.startswith("deal ")), len(lines))
    at = chance.randrange(heading if chance.random() < 0.6 else len(lines))
    to = chance.randrange(heading if chance.random() < 0.6 else len(lines))
    how = chance.choice(("digit", "word", "drop", "double", "move", "before", "case", "join", "cut", "blank", "remark"))
    line = lines[at]
    if how == "digit":
        places = [place for place, letter in enumerate(line) if letter in "0123456789abcdef"] or [0]
        place = chance.choice(places)
        lines[at] = line[:place] + chance.choice("0123456789abcdef") + line[place + 1 :]
    elif how == "word":
        words = line.split(" ")
        words[chance.randrange(len(words))] = chance.choice((*WORDS, *lines[to].split(" ")))
        lines[at] = " ".join(words)
    elif how == "drop":
        del lines[at]
    elif how == "double":
        lines.insert(chance.choice((at, to, len(lines))), line)
    elif how == "move":
        lines.insert(to, lines.pop(at))
    elif how == "before":
        lines[at] = chance.choice((" ", "\t", "\xa0", "  ", "\u200b", "> ", "#", ".")) + line
    elif how == "case":
        lines[at] = chance.choice((line.capitalize(), line.upper(), line.swapcase()))
    elif how == "join" and at + 1 < len(lines):
        lines[at : at + 2] = [f"{line} {lines[at + 1].partition(' ')[2].partition(' ')[2]}"]
    elif how == "cut" and " " in line:
        place = chance.choice([place for place, letter in enumerate(line) if letter == " "])
        lines[at : at + 1] = [line[:place], line[place + 1 :]]
    elif how == "blank":
        lines[at] = line.replace(" ", chance.choice(("  ", "\t", "\xa0")), 1)
    elif how == "remark":
        lines[at] = line + chance.choice((" # ", " #", "#")) + "Ann"
    return "\n".join(lines) + "\n"


# ---- true results of each kind ---------------------------------------------------------------------------------------

MATCH, SEED, GAME = "match-0123456789abcdef", "0123456789abcdef" * 2, "1764240000000-5eed"
HASH = commitment(GAME, 0, "house", f"{0:032x}")


def seats(*players: str) -> "tuple[Seat, ...]":
    return tuple(
        [Seat(player, "you", name) for player, name in zip(players, ("Ann", "Bea", "Cem", "Dan"), strict=True)]
    )


SIGHT = seats("person", "iq:120", "iq:120", "iq:120")
PUBLIC = (("published", SEED),)
CLAIMS = {
    "day": Claim(
        "daily-5", "classic-pc deals=4 ties=share", "daily-5", SIGHT, (("takebacks", "off"), ("begun", "1")),
        ((("published", "daily-5"),),) * 4,
    ),
    "match": Claim(
        MATCH, "classic-pc deals=1 ties=share", SEED, SIGHT,
        (("match", MATCH), ("takebacks", "off"), ("salt", "12ab")), (PUBLIC,),
    ),
    "game": Claim(
        GAME, "classic-pc deals=2 ties=share", "", SIGHT, (("cut", f"1 {HASH} seven"),),
        ((("house", f"{0:032x}"), ("cut", "seven")), (("house", f"{1:032x}"),)),
    ),
    "seed": Claim(GAME, "classic-pc deals=1 ties=share", "42", SIGHT, (), ((("published", "42"),),)),
    "table": Claim(
        GAME, "classic-pc deals=1 ties=share", "", seats("person", "person:k7Qd", "iq:120", "iq:100"),
        (("helps-hint", "1"), ("restarts", "1")), ((("k7Qd", f"{7:032x}"), ("me", f"{9:032x}")),),
    ),
}  # fmt: skip


SEARCHING = Claim(
    MATCH, "classic-pc deals=1 ties=share", SEED, seats("person", "sampling:2", "sampling:2", "sampling:2"),
    (("match", MATCH), ("takebacks", "off"), ("salt", "12ab")), (PUBLIC,),
)  # fmt: skip


@dataclass(frozen=True)
class Forgery:
    """A text, what was done to make it, and who has signed it in truth; empty where nobody did."""

    text: str
    how: str
    signer: str


def forgeries(claim: Claim, device: Identity, other: Identity, chance: Random, named: bool = True) -> Iterator[Forgery]:
    """Yield forgeries without end: of a true result, which `device` has signed, by a forger who has the key `other`."""
    true = signed.sign(claim.text(named), device)
    while True:
        several = [chance.choice(CHANGES) for _ in range(chance.choice((0, 1, 1, 2, 2, 3)))]
        forged = claim
        for change in several:
            forged = change(forged, chance)
        edits = chance.choice((0, 0, 1, 2)) if several else chance.choice((1, 1, 2))
        try:
            text = forged.text(chance.random() < 0.9) if several else true
        except (ValueError, KeyError):
            continue
        how = [change.__name__[1:] for change in several] + ["edit"] * edits
        late = chance.random() < 0.3  # whether the text is edited after it was signed
        sign = chance.choice(("anew", "anew", "none", "old"))
        if not late:
            for _ in range(edits):
                text = _edited(text, chance)
        signer = ""
        if sign == "anew":
            text, signer = signed.sign(text, other), other.id
        elif sign == "none":
            text = "".join([f"{line}\n" for line in text.split("\n")[:-1] if not line.startswith("signed ")])
        if late:
            for _ in range(edits):
                text = _edited(text, chance)
        if text != true:
            yield Forgery(text, f"{' '.join(how)}, signed {sign}{', edited then' if late and edits else ''}", signer)


# ---- what is not true ------------------------------------------------------------------------------------------------


def lies(text: str, true: str, signer: str, device: str, person: str, choices: int, told: str) -> str:
    """Return what is not true of a text that was called checked; empty where all is.

    true       the true result that it was made from; device: the key that signed that
    person     who has signed it, the check says; choices: how many of minds it has computed again; told: its line
    """
    lines = [
        " ".join(line.replace("\xa0", " ").replace("\u200b", "").lstrip("> ").split()) for line in text.split("\n")
    ]
    lines = [line for line in lines if line and line[0] != "#"]
    lines = lines[next(place for place, line in enumerate(lines) if line.startswith("hearts ")) :]
    for place in range(len(lines) - 1, 0, -1):  # mail cuts long lines in two
        if lines[place - 1].startswith(("signed ", "before ")) and len(lines[place - 1].split(" ")) == 2:
            lines[place - 1 : place + 1] = [" ".join(lines[place - 1 : place + 1])]
    at = next((place for place, line in enumerate(lines) if line.startswith("deal ")), len(lines))
    return (
        _in_heading([line.split(" ", 1) for line in lines[:at]])
        or _in_signature(lines, true, signer, device, person)
        or _in_game(
            "\n".join([line for line in lines if line.split(" ")[0] not in ("signed", "before")]), choices, told
        )
    )


def _in_heading(pairs: list[list[str]]) -> str:
    counted = Counter([pair[0] for pair in pairs])
    for word, count in counted.items():
        if word not in NOTES and word not in HEADING and not word.startswith("helps-"):
            return f"unknown: {word}"
        if count > 1 and not NOTES.get(word, word == "seat"):
            return f"twice: {word}"
    return ""


def _in_signature(lines: list[str], true: str, signer: str, device: str, person: str) -> str:
    there = [line for line in lines if line.lower().startswith(("signed", "before"))]
    if not person:
        return f"not looked at: {there[0]}" if there else ""
    if device.startswith(person):
        whole = [" ".join(line.split()) for line in true.split("\n") if line]
        plain = [[line for line in each if not line.startswith("signed ")] for each in (lines, whole)]
        same = plain[0] == plain[1] and sorted(lines) == sorted(whole)  # its own line may stand elsewhere
        return "" if same else "another text under the old signature"
    return "" if signer.startswith(person) else "who signed"


def _in_game(text: str, choices: int, told: str) -> str:
    record = Record.read(text)
    notes, number = dict(record.notes), 0
    if notes.get("from", "0") != "0":
        return "what is noted skips something"
    stood, all = 0, 0
    for game in positions(record.game):
        move, before = game.move, game.last
        if isinstance(move, Dealt):
            found = _in_deal(record, move, number)
            number += 1
            if found:
                return found
            continue
        assert before is not None and move is not None
        if not chosen(game) or record.seats[move.seat].person:
            continue
        all += 1
        who = record.seats[move.seat].player
        if choose(record, before, move.seat, mind(who)) != move:
            if choose(record, before, move.seat, stand_in(who)) != move:
                return f"a mind chose otherwise: {who}"
            stood += 1
    if choices != all:
        return f"{choices} choices of {all}"
    if "result" in notes and notes["result"] != outcome(record):
        return "scores"
    return (
        f"{stood} stood in" if stood and f" {stood} " not in told.partition("checked")[2].partition("choice")[2] else ""
    )


def _in_deal(record: Record, move: Dealt, number: int) -> str:
    rules, names = record.game.rules, [name for name, _ in move.shares]
    came = {note[1].split(" ")[1]: note[1].split(" ")[2] for note in record.notes if note[0] == "dealt"}
    id = record.id if not came or record.seed else came.get("as", record.id)
    if record.seed and record.dealing > 1 and move.shares != (("published", record.seed),):
        return "cards that are not of the seed"
    if not move.shares and record.dealing > 1:
        return "cards that a person laid"
    key = shuffle.deal_key(id, number, move.shares)
    dealt = shuffle.dealt(rules, key) if move.shares else shuffle.deal(rules, record.seed, number)
    if (move.hands, move.kitty) != dealt:
        return "cards"
    for word, value in record.notes:
        words = value.split(" ")
        if word == "cut" and words[0] == str(number + 1) and len(words) == 3:
            if names != ["house", "cut"] or move.shares[1][1] != words[2]:
                return "a cut"
            if words[1] != commitment(id, number, "house", move.shares[0][1]):
                return "a hash"
    return "a share twice" if len(set(names)) < len(names) else ""
