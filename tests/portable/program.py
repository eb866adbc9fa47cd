"""What a golden game comes to, told in lines that must be the same on CPython, Pyodide and MicroPython.

It runs on all three, so it is portable Python itself: `main(root, names)` prints everything about each named record.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from hearts.app.casts import cast, reader, sayings
from hearts.app.events import events
from hearts.app.rules import form, presets, share
from hearts.app.rules.sentences import differences, sentences
from hearts.app.scene.make import make
from hearts.app.scene.staging import Staging
from hearts.engine import follow, shuffle
from hearts.engine.cards import each, text
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.options import OPTIONS, PRESETS, RulesError
from hearts.engine.record import Record, Seat, entry, heading, positions
from hearts.engine.rules import Rules
from hearts.engine.steps import step
from hearts.minds import far_end, instinct, registry, wire
from hearts.minds.instinct import Instinct

if TYPE_CHECKING:
    from hearts.engine.deal import View

SENTENCES = (
    "whist", "deluxe jokers=2", "deluxe players=7", "deluxe limit=9", "deluxe bleed=1", "deluxe extra=KX=1",
    "deluxe extra=QS=10", "deluxe leader=dealer opening=lowest", "kitty players=5", "requiem moon_bonus=yes",
    "deluxe handicap=0,10", "deluxe handicap=a", "deluxe preset=spot",
)  # fmt: skip
CHANGES = "floor=yes sun=yes players=3 ties=share bleed=yes limit=50 clean=points passing=LAR handicap=0,10,-5"


SVG = '<svg xmlns="http://www.w3.org/2000/svg">'
DRAWINGS = (
    SVG + '<path fill="url(#a)" d="M0 0"/></svg>', SVG + "<!-- x --><g></svg>", SVG + "<script/></svg>", "", SVG,
    SVG + '<path onload="x"/></svg>', SVG + '<path fill="url(//b)"/></svg>', SVG + "<title>&#120;</title></svg>",
    SVG + '<path style="a\\62"/></svg>', SVG + "<path d='M0/></svg>", "data:image/png;base64,abcde",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9Q"
    "DwADhgGAWjR9awAAAABJRU5ErkJggg==",
)  # fmt: skip


class Hash:
    """A running hash of words, and how many went into it."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self.steps = 0

    def word(self, word: str) -> None:
        """Takes in a word."""
        self.hash.update((word + "\n").encode())
        self.steps += 1

    def text(self) -> str:
        """The hash, cut short, and the count."""
        return f"{self.hash.digest()[:8].hex()} of {self.steps}"


def hashed(word: str) -> str:
    """The hash of one word."""
    found = Hash()
    found.word(word)
    return found.text()


def annotated(record: Record) -> str:
    """The record, and after each deal a comment for the reader: the points of the deal and the scores they lead to."""
    lines = heading(record)
    rows = 0
    for game in positions(record.game):
        lines += entry(game)
        if len(game.lines) > rows:
            rows = len(game.lines)
            lines += f"# deal {rows}: {sheet(game)}\n"
    if record.game.phase == "over":
        lines += f"# over: won by {spaced(record.game.winners)}\n"
    return lines


def sheet(game: Game) -> str:
    """The last row of the score sheet."""
    row = game.lines[-1]
    line = f"{spaced(row.points)}; scores {spaced(game.scores)}"
    if row.shooter >= 0:
        others = [trick for trick in game.deal.table.tricks if trick.winner(game.rules.players) != row.shooter]
        line += f", seat {row.shooter} shot the {'moon' if others else 'sun'}"  # here a sun is every trick by any rules
    return f"{line} ({row.choice})" if row.choice else line


def spaced(numbers: tuple[int, ...]) -> str:
    """Numbers as text."""
    return " ".join([str(number) for number in numbers])


def tell(name: str, source: str) -> None:
    """Prints all about one record."""
    record = Record.read(source)
    print(f"== {name}: the record as it was read and written again")
    print(annotated(record))
    legal, why, views = Hash(), Hash(), Hash()
    for number, game in enumerate(positions(record.game)):
        if isinstance(game.move, Dealt):
            hands, kitty = shuffle.deal(game.rules, record.seed, len(game.lines))
            print(f"deal {len(game.lines) + 1} of the seed:", [text(hand) for hand in hands], text(kitty))
        for seat in game.waiting:
            view = game.view(seat)
            legal.word(f"{seat} {text(view.legal)} {view.table.broken}")
            if game.phase == "play":
                for card in each(view.hand & ~view.legal):
                    why.word(str(view.refusal(card) or ""))
            if number % 23 == 0:
                views.word(across(view))
                views.word(dump(make(view, Staging(seats=record.seats))))
    print(f"legal sets {legal.text()}, sentences {why.text()}, views and scenes {views.text()}")
    print(f"followed by text alone: {followed(record.game, 0).text()}, {followed(record.game, 2).text()}")
    print(f"positions {record.game.length}, phase {record.game.phase}, scores {record.game.scores}")


def followed(game: Game, seat: int) -> Hash:
    """What a seat comes to that is told each move as text."""
    found, view = Hash(), None
    for number, at in enumerate(positions(game)):
        move = step(at, seat).move
        assert move is not None
        line = follow.text(move)
        view = follow.follow(view, follow.read(line))
        found.word(line)
        if number % 11 == 0:
            found.word(across(view) + f"{view.phase} {view.waiting} {view.winners} {view.length}")
            assert across(view) == across(at.view(seat))
    return found


def across(view: View) -> str:
    """A view as it comes out of the wire on the other side, in an order of its own."""
    plain = wire.plain_view(far_end.read_view(json.loads(json.dumps(wire.plain_view(view)))))
    return dump(plain)


def dump(value: object) -> str:
    """A value, with all that it holds, as text that does not hang on the order of a dict."""
    if isinstance(value, dict):
        return "{" + ",".join([f"{key}:{dump(value[key])}" for key in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([dump(item) for item in value]) + "]"
    if isinstance(value, float):
        return f"{value:.6f}"
    if hasattr(value, "__dict__"):
        return dump(value.__dict__)
    return str(value)


def tell_rules() -> None:
    """Prints the rules of every preset as text, what they mean, and what wrong ones are told."""
    print("== rules")
    print(" ".join(OPTIONS))
    for preset in PRESETS:
        changes = CHANGES if preset != "kitty" else CHANGES.replace("players=3", "").replace("-5", "-5,7")
        rules = Rules.read(f"{preset} {changes}")
        print(rules.text())
        print(
            rules.prices,
            rules.pass_offsets,
            rules.lead_demands,
            rules.follow_demands,
            rules.first_follow_demands,
            rules.total,
        )
        told = (
            sentences(rules)
            + differences(rules, Rules(preset))
            + [presets.name_with_length(rules), presets.preset_line(preset)]
        )
        print("\n".join(told))
        assert share.read_rules("http://x/" + share.query(rules)) == rules
    for group, options in form.GROUPS:
        print(form.group_title(group))
        for option in options:
            print(form.option_label(option), " | ".join(form.value_labels(option)), form.why_settled(Rules(), option))
    for line in SENTENCES:
        try:
            print(Rules.read(line))
        except RulesError as error:
            print(line, "->", error)


def tell_chance() -> None:
    """Prints what the generator gives."""
    print("== chance")
    for words in ((0,), (42, "deal", 3), ("Käthe ♥", -1)):
        chance = shuffle.Random(*words)
        print([chance.next() for _ in range(6)], [chance.below(limit) for limit in (2, 3, 52, 1 << 32)])
        print(chance.shuffle(list(range(12))), f"{chance.unit():.9f}")
    for id, number, shares in (("a game", 0, (("house", "5eed"),)), ("Käthe ♥", 37, (("a", "00ff"), ("b", "seed #7")))):
        key = shuffle.deal_key(id, number, shares)
        print(key, shuffle.chance(key, 5, 2), shuffle.house_share(key, number))
        for rules in ("deluxe", "kitty", "spot players=3", "classic-pc players=6"):
            hands, kitty = shuffle.dealt(Rules.read(rules), key)
            print([text(hand) for hand in hands], text(kitty))


def tell_instinct(rules: Rules, seed: str, deals: int) -> None:
    """Prints a game that four instincts play with each other."""
    game = Game.new(rules)
    while game.phase != "over" and len(game.lines) < deals:
        if game.phase == "deal":
            game = game.play(Dealt(*shuffle.deal(rules, seed, len(game.lines))))
            continue
        seat = game.waiting[0]
        chance = shuffle.Random(seed, game.length, seat)
        if game.phase == "pass":
            game = game.play(Passed(seat, instinct.give(game.view(seat), chance)))
        elif game.phase == "play":
            game = game.play(Played(seat, instinct.play(game.view(seat), chance)))
        else:
            game = game.play(Declared(seat, Instinct().declare(game.view(seat), game.choices())))
    seats = tuple([Seat("instinct", "face", f"Instinct {seat}") for seat in range(rules.players)])
    print(f"== instinct plays {rules.text()}")
    print(annotated(Record(game, "self", seed, seats)))


def tell_minds() -> None:
    """Prints what minds that play at sight choose in a deal, and what is said of the names of others."""
    print("== minds")
    at_table = [registry.stand_in(name) for name in ("random", "iq:75,bold=1", "iq:110,moons=1", "iq:170,jack=1")]
    game, choices = Game.new(Rules("deluxe")), []
    game = game.play(Dealt(*shuffle.deal(game.rules, 5, 0)))
    while game.phase in ("pass", "play"):
        seat = game.waiting[0]
        who, view, seed = at_table[seat], game.view(seat), f"5/{game.length}/{seat}"
        choice = (who.give if game.phase == "pass" else who.play)(view, seed).choice
        game = game.play(Passed(seat, choice) if game.phase == "pass" else Played(seat, choice))
        choices.append(choice)
    print([who.name for who in at_table], choices, game.scores)
    for name in ("iq:120,voids=0.50", "iq:121", "sampling:100", "diabolo:3", "xinxin", "sampling:0", "iq:20"):
        try:
            print(registry.named(name), registry.thinks(name), registry.sees_hands(name))
        except ValueError as error:
            print(name, "->", error)


def tell_casts(root: str) -> None:
    """Prints the sets of characters as they are read, what wrong ones are told, and what is said in a game."""
    print("== casts")
    voices, known = sayings.Voices("7"), []
    for key in [row[0] for row in cast.SHIPPED]:
        with open(f"{root}/assets/casts/{key}.json") as file:
            found = reader.read_set(file.read(), own=False)
        known += found.characters
        print(found.name, hashed(dump(json.loads(found.text()))), [who.mind for who in known])
    for drawing in DRAWINGS:
        one = {"id": "a", "name": "A", "iq": 60, "portrait": {"calm": drawing}}
        text = json.dumps({"cast": 1, "id": "a", "name": "A", "characters": [one]})
        try:
            print(reader.read_set(text).text())
        except reader.CastError as error:
            print(error)
    with open(f"{root}/tests/golden/deluxe-1.txt") as file:
        game = Record.read(file.read()).game
    for at in positions(game):
        heard = sayings.moments(events(step(at, 0)), at.rules.players)
        said = voices.say(heard, at.length, known)
        if said:
            print(at.length, said)


def main(root: str, names: list[str]) -> None:
    """Prints everything."""
    tell_chance()
    tell_rules()
    tell_minds()
    tell_casts(root)
    for name in names:
        with open(f"{root}/tests/golden/{name}") as file:
            tell(name, file.read())
    for line in ("deluxe", "classic-pc", "requiem sun=yes", "kitty", "spot players=5", "black-maria players=3"):
        tell_instinct(Rules.read(line), "7", 3)
