"""Nothing that a seat is given tells of another's cards: walked through all that a View, Scene or question reaches.

Two games are laid side by side that differ only in cards which the seat has not seen: two of them are swapped wherever
they lie. Whatever the seat can get at must be the same in both.
"""

import asyncio
import gc
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from hearts.app.casts import reader
from hearts.app.keeping.settings import Settings
from hearts.app.keeping.setup import Setup
from hearts.app.keeping.store import Store
from hearts.app.learning import coach, telepathy
from hearts.app.scene.make import make
from hearts.app.scene.model import Allowed
from hearts.app.scene.seen import seen_cards
from hearts.app.scene.staging import Staging
from hearts.app.sitting.journal import Journal
from hearts.app.sitting.players import Diabolo, Remote
from hearts.app.sitting.seating import Seating
from hearts.app.table.company import Company
from hearts.app.table.director import Director
from hearts.app.tempo import Tempo
from hearts.app.thinking.asker import Asked, Asker
from hearts.engine import checking, follow, shuffle
from hearts.engine.cards import CLUBS, count, each, parse, text
from hearts.engine.deal import Deal, View
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.engine.steps import open_step, step
from hearts.engine.table import IllegalMove
from hearts.minds import far_end, wire
from hearts.minds.thought import Limit
from tests.engine.positions import anything, grab, whole

ROOT = Path(__file__).resolve().parents[1]
TABLES = [
    "deluxe",
    "classic-pc",
    "kitty",
    "kitty kitty_to=last decline=yes",
    "requiem decline=yes",
    "old-school passing=R",
    "spot players=3 remainder=kitty kitty_to=first",
    "deluxe players=5 decline=yes remainder=kitty",
    "black-maria players=6 passing=LRAK",
]
CLASSES = (type, ModuleType, FunctionType, BuiltinFunctionType)


def positions(game: Game) -> "list[Game]":
    """Every position in which somebody is to pass or to play."""
    found = []
    at: Game | None = game
    while at is not None:
        if at.phase in ("pass", "play"):
            found.append(at)
        at = at.last
    return found[::-1]


def reached(thing: object) -> "Iterator[object]":
    """Every object that can be reached from a thing, itself included; what belongs to its class is left out."""
    seen, waiting = {id(thing)}, [thing]
    while waiting:
        found = waiting.pop()
        yield found
        for inner in gc.get_referents(found):
            if id(inner) not in seen and not isinstance(inner, CLASSES):
                seen.add(id(inner))
                waiting.append(inner)


def told(thing: Any) -> Any:
    """All that a thing says, down to numbers and words: fields, slots, properties, containers."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, dict):
        return {key: told(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [told(item) for item in thing]
    fields = dict(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names = [*getattr(kind, "__slots__", ())]
        names += [name for name, value in vars(kind).items() if isinstance(value, property)]
        fields.update({name: getattr(thing, name) for name in names})
    assert fields or isinstance(thing, Allowed), f"{type(thing)} has no fields to look at"
    return {"class": type(thing).__name__, **{name: told(value) for name, value in fields.items()}}


def swapped(game: Game, one: int, other: int) -> "Game | None":
    """The game as it went if two unplayed cards had lain in each other's place; None where it would have shown."""
    pair = 1 << one | 1 << other

    def swap(cards: int) -> int:
        return cards ^ pair if cards & pair not in (0, pair) else cards

    again = Game.new(game.rules)
    for before, move in zip(path(game), game.moves, strict=False):
        if again.phase != before.phase or (again.phase != "pass" and again.waiting != before.waiting):
            return None
        if len(before.lines) < len(game.lines):
            again = again.play(move)
            continue
        if isinstance(move, Dealt):
            move = Dealt(tuple([swap(hand) for hand in move.hands]), swap(move.kitty))
        elif isinstance(move, Passed):
            move = Passed(move.seat, swap(move.cards))
        try:
            again = again.play(move)
        except IllegalMove:
            return None
    return again if again.waiting == game.waiting else None


def path(game: Game) -> "list[Game]":
    """Every position from the start to this one."""
    found: list[Game] = []
    at: Game | None = game
    while at is not None:
        found.append(at)
        at = at.last
    return found[::-1]


def worlds(game: Game, seat: int, chance: Random, wanted: int) -> "list[Game]":
    """Games that look the same to a seat: two cards it has not seen swapped between others' hands or the kitty."""
    assert game.deal is not None
    view = game.view(seat)
    hidden = view.unseen & ~(view.gave | view.got)
    if not view.table.played:
        hidden &= ~CLUBS  # who leads, and with what, is told by the clubs
    cards = chance.shuffle(each(hidden))
    found: list[Game] = []
    for one, other in pairwise(cards):
        if any(hand >> one & 1 and hand >> other & 1 for hand in (*game.deal.hands, game.deal.kitty)):
            continue
        again = swapped(game, one, other)
        if again is not None:
            assert again.deal is not None and again.deal.hands != game.deal.hands
            found.append(again)
            if len(found) == wanted:
                break
    return found


def seats(rules: Rules) -> "tuple[Seat, ...]":
    return tuple([Seat("mind", "face", f"Seat {seat}") for seat in range(rules.players)])


def shown(view: View) -> "tuple[Any, Any, str]":
    """The scene that is made from a view, what has been played, and the question that is sent with it."""
    ask = "give" if view.table.phase == "pass" else "play"
    scene = make(view, Staging(seats=seats(view.rules)))
    return told(scene), told(seen_cards(view)), wire.question(1, ask, view, "instinct", "1/2")


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_games_that_differ_in_hidden_cards_look_the_same(rules: str, seed: int) -> None:
    game = whole(Rules.read(rules), seed, anything, deals=2)
    chance = Random(seed, "worlds")
    compared, phases = 0, set()
    for at in positions(game)[:: 4 if seed == 1 else 5]:
        seat = chance.below(at.rules.players)
        for other in worlds(at, seat, chance, 2):
            ours, theirs = at.view(seat), other.view(seat)
            assert told(ours) == told(theirs)
            assert shown(ours) == shown(theirs)
            mine, same = step(at, seat), step(other, seat)
            assert told(mine) == told(same) and mine.move is not None and same.move is not None
            assert follow.text(mine.move) == follow.text(same.move)
            for card in range(52):
                assert str(ours.refusal(card)) == str(theirs.refusal(card))
            compared += 1
            phases.add(at.phase)
    assert compared > 15
    assert "play" in phases and ("pass" in phases or Rules.read(rules).pass_offsets == (0,))


@pytest.mark.parametrize("rules", TABLES)
def test_no_deal_no_game_and_no_others_hand_is_reached(rules: str) -> None:
    game = whole(Rules.read(rules), 3, anything, deals=2)
    for at in positions(game)[::3]:
        assert at.deal is not None
        deal = at.deal
        for seat in range(at.rules.players):
            view = at.view(seat)
            made = step(at, seat)
            known = {made.before.hand, made.before.gave} if made.before else set[int]()
            for thing in (view, make(view, Staging(seats=seats(at.rules))), made):
                found = list(reached(thing))
                assert not [each for each in found if isinstance(each, (Deal, Game, Record, Random))]
                others = [kept for kept in range(at.rules.players) if kept != seat]
                secret = {each for kept in others for each in (deal.hands[kept], deal.dealt[kept], deal.gave[kept])}
                if not view.kitty:
                    secret.add(deal.kitty)
                secret -= {view.hand, view.gave, view.got, *view.table.taken, *known}
                numbers = {each for each in found if isinstance(each, int)}
                assert not {cards for cards in secret if count(cards) > 1} & numbers


@pytest.mark.parametrize("rules", TABLES)
def test_a_question_on_the_wire_names_no_card_that_its_seat_has_not_seen(rules: str) -> None:
    game = whole(Rules.read(rules), 4, anything, deals=1)
    for at in positions(game)[::3]:
        for seat in range(at.rules.players):
            view = at.view(seat)
            plain = wire.plain_view(view)
            known = view.hand | view.gave | view.got | view.kitty
            named = 0
            for key in ("hand", "gave", "got", "kitty"):
                named |= parse(plain[key])
            assert named == known
            assert not named & view.unseen & ~view.gave
            assert {*plain} == {
                "rules", "number", "ready", "declined", "leader", "lowest", "plays", "seat", "hand", "gave", "got",
                "kitty", "lines", "scores",
            }  # fmt: skip
            back = far_end.read_view(plain)
            assert (back.hand, back.legal, back.unseen) == (view.hand, view.legal, view.unseen)


def performed(game: Game, seat: int) -> "list[Any]":
    """Every scene that a seat is shown up to this position: faces, bubbles, sentences for the ear."""
    cast = reader.read_set((ROOT / "assets/casts/alice.json").read_text("utf-8"), own=False)
    company, scenes = Company(Settings()), list[Any]()
    company.meet(cast)
    director = Director(
        lambda scene: scenes.append(told(scene)), Tempo(lambda: 0.0, at_once), company, lambda: (0, Allowed())
    )
    sitting = [Seat("mind", who.key, who.name) for who in cast.characters[: game.rules.players]]
    company.open(tuple(sitting), "7")
    director.open(seat, None, Staging(seats=tuple(sitting)))

    async def perform() -> None:
        for at in path(game)[1:]:
            director.take(step(at, seat))
            await director.perform()
            if at.phase == "deal":
                director.end()
                director.clear()

    asyncio.run(perform())
    return scenes


async def at_once() -> None:
    """No browser has to breathe."""


@pytest.mark.parametrize("rules", ["deluxe", "kitty kitty_to=last decline=yes", "spot players=3"])
def test_no_face_and_no_saying_tells_of_hidden_cards(rules: str) -> None:
    game = whole(Rules.read(rules), 8, anything, deals=2)
    chance, compared, said, moods = Random(8, "faces"), 0, 0, set()
    for at in positions(game)[7::11]:
        seat = chance.below(at.rules.players)
        for other in worlds(at, seat, chance, 1):
            ours, theirs = performed(at, seat), performed(other, seat)
            assert ours == theirs
            compared += 1
            said += sum(1 for scene in ours for one in scene["seats"] if one["says"])
            moods |= {one["mood"] for scene in ours for one in scene["seats"]}
    assert compared > 5 and said > 5 and len(moods) > 4


class Leaky(View):
    """A View that holds the whole deal, to see that these tests would tell."""

    def __init__(self, view: View, deal: Deal) -> None:
        super().__init__(view.seat, view.table, view.hand, view.gave, view.got, view.kitty, view.lines, view.scores)
        self.inside = [{"deep": (deal.hands,)}]


def test_a_leak_would_be_found() -> None:
    game = whole(Rules("deluxe"), 1, anything, deals=1)
    at = [each for each in positions(game) if each.phase == "play"][5]
    (other,) = worlds(at, 0, Random(1), 1)
    assert at.deal is not None and other.deal is not None
    assert told(at.view(0)) == told(other.view(0))
    assert told(Leaky(at.view(0), at.deal)) != told(Leaky(other.view(0), other.deal))
    assert at.deal.hands[1] in list(reached(Leaky(at.view(0), at.deal)))
    assert at.deal in list(reached((at.view(0), at.deal)))
    assert at.deal.hands in list(reached(open_step(at, 0))), "who may see all sees all"


def test_a_pass_is_seen_by_who_gave_and_who_got_it_alone() -> None:
    game = whole(Rules("deluxe"), 6, anything, deals=1)
    moves = [move for move in game.moves if isinstance(move, Passed)]
    at = next(each for each in positions(game) if each.phase == "play")
    for move in moves:
        for seat in range(4):
            view = at.view(seat)
            knows = seat in (move.seat, (move.seat + 1) % 4)
            assert (move.cards in (view.gave, view.got)) == knows
            assert knows or not [each for each in reached(view) if isinstance(each, int) and each == move.cards]


def test_what_was_played_is_known_to_all() -> None:
    game = whole(Rules("deluxe"), 6, anything, deals=1)
    for at in positions(game)[4::7]:
        assert at.deal is not None
        assert {at.view(seat).table.played for seat in range(4)} == {at.deal.table.played}
    assert isinstance(game.move, Played)


# ---- what a question carries ------------------------------------------------------------------------------------

MINDS_AT_TABLE = ["iq:60", "iq:110,bold=1", "iq:130", "iq:180", "sampling:20", "random"]


def words(thing: object) -> "Iterator[str]":
    """Every word in a thing, whole and in the parts that signs cut it into."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from words(key)
            yield from words(value)
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            yield from words(value)
    elif thing is not None:
        yield str(thing)
        yield from re.split(r"[/,:= -]", str(thing))


def worked_out(word: str, record: Record, number: int) -> "Iterator[tuple[int, ...]]":
    """All hands that `shuffle` makes of a word for this deal of the game: as a seed, a key, a share or a secret."""
    rules = record.game.rules
    yield shuffle.deal(rules, word, number)[0]
    yield shuffle.dealt(rules, word)[0]
    for id in (record.id, word):
        for name in (shuffle.HOUSE, shuffle.PUBLISHED):
            for share in (word, shuffle.house_share(word, number), record.public):
                yield shuffle.dealt(rules, shuffle.deal_key(id, number, ((name, share),)))[0]


def gives_away(
    question: object, record: Record, secret: str = "", known: "tuple[int, ...]" = (), looked: "set[str] | None" = None
) -> "list[str]":
    """The words of a question from which hands that its seat has not seen can be worked out.

    secret   the secret of the game: where it is given, the hands of the next deal count, too
    known    hands of this deal that the mind may know, and that count as nothing
    looked   words that need no second look; it grows by those of this question
    """
    deal, number = record.game.deal, len(record.game.lines)
    assert deal is not None
    looked = set() if looked is None else looked
    fresh = {word for word in words(question) if word} - looked
    looked |= fresh
    hidden = [(number, set(deal.dealt) - set(known))]
    hidden += [(number + 1, next_hands(record, secret))] if secret else []
    return [
        word
        for word in fresh
        if any(set(hands) & secrets for at, secrets in hidden for hands in worked_out(word, record, at))
    ]


def next_hands(record: Record, secret: str) -> "set[int]":
    """The hands of the deal after this one, which nobody may know before it is dealt."""
    number = len(record.game.lines) + 1
    shares = ((shuffle.HOUSE, shuffle.house_share(secret, number)),)
    return set(shuffle.dealt(record.game.rules, shuffle.deal_key(record.id, number, shares))[0])


class Silent:
    """Minds that never answer."""

    up = spare = True

    def ask(self, asked: Asked) -> None: ...
    def hurry(self, asked: Asked) -> None: ...
    def drop(self, asked: Asked) -> None: ...


def seating_of(
    record: Record, minds: "list[str]", hands: "tuple[int, ...]" = (), worker: "Silent | None" = None
) -> Seating:
    """Who drives the seats of a game, if these words are written in them; what they ask goes to `worker`."""
    seats = tuple([Seat(mind, "face", f"Seat {each}") for each, mind in enumerate(minds)])
    return Seating(record.seated(seats), Asker(worker or Silent()), lambda: Limit(worlds=1), lambda: hands)


def asked_at(record: Record, seat: int) -> "list[object]":
    """All that is asked about this seat as the game stands: of each kind of mind, of the coach, of telepathy.

    But for Diabolo, the one mind that sees all hands: see `asked_of_diabolo`.
    """
    game, questions = record.game, list[object]()
    limit = Limit(worlds=1)
    for name in MINDS_AT_TABLE:
        seating = seating_of(record, [name] * game.rules.players)
        for turn in (seating.turn(game, seat), seating.turn(game, seat, ahead=True)):
            questions.append(wire.plain_question("play", turn.view, turn.chance, limit))
            questions.append(told(turn.view) | {"chance": turn.chance, "number": turn.number})
        player = seating.players[seat]
        if isinstance(player, Remote):
            what = "give" if game.phase == "pass" else "play"
            questions.append(json.loads(player._question(what, seating.turn(game, seat), limit)))
    view = game.view(seat)
    questions.append(json.loads(coach.question(view, limit)))
    questions.append(json.loads(telepathy.question(view, "iq:180")))
    questions.append(json.loads(telepathy.question(view, "iq:180", (seat + 1) % view.rules.players)))
    return questions


def asked_of_diabolo(record: Record, seat: int) -> "list[dict[str, Any]]":
    """What Diabolo is asked in this seat as the game stands, with another seat as its victim: now and ahead.

    Diabolo is the exception: it is told the hands of this deal, on purpose, and the table and the record say so. The
    exception ends there: it gets no seed, no key, no share and no secret, and cannot work out the next deal.
    """
    game = record.game
    minds = ["iq:130"] * game.rules.players
    minds[(seat + 1) % len(minds)] = PERSON
    assert game.deal is not None
    seating = seating_of(record.at(game, (("diabolo", "yes"),)), minds, game.deal.hands)
    player = seating.players[seat]
    assert isinstance(player, Diabolo)
    what = "give" if game.phase == "pass" else "play"
    turns = (seating.turn(game, seat), seating.turn(game, seat, ahead=True))
    return [json.loads(player._question(what, turn, Limit(worlds=1))) for turn in turns]


def too_much_for_diabolo(question: "dict[str, Any]", record: Record, secret: str) -> "list[str]":
    """What a question tells Diabolo beyond the View of its seat and the hands of this deal as they are now."""
    deal = record.game.deal
    assert deal is not None
    more = [word for word in question if word not in ("wire", "id", "ask", "view", "mind", "seed", "limit", "hands")]
    if question["hands"] != [text(hand) for hand in deal.hands]:
        more.append("hands")
    return more + gives_away(question, record, secret, known=deal.dealt)


def at_the_table(draw: "Callable[[], str]", rules: str) -> Record:
    """A game as it is dealt at the table, its first deal being passed."""
    journal = Journal(Store({}), lambda text, kind: None, draw)
    journal.open(Setup(Rules.read(rules)).record("1764240000000-5eed"))
    journal.play(journal.deal())
    return journal.record


@pytest.mark.parametrize("rules", ["deluxe", "kitty", "spot players=3", "classic-pc players=6"])
def test_from_no_question_another_hand_can_be_worked_out(rules: str) -> None:
    secret = sha256(rules.encode()).hexdigest()
    at, compared, looked = at_the_table(lambda: secret, rules), 0, set[str]()
    while at.game.phase in ("pass", "play") and compared < 40:
        for seat in at.game.waiting:
            for question in asked_at(at, seat):
                assert gives_away(question, at, secret, looked=looked) == []
                compared += 1
        at = at.at(at.game.play(anything(at.game, Random(compared))))
    assert compared >= 40
    assert secret not in at.text() and "seed" not in at.text()


def test_a_seed_in_a_question_would_be_found() -> None:
    secret = sha256(b"shown").hexdigest()
    at = at_the_table(lambda: secret, "deluxe")
    (_, share), *_ = at.game.move.shares  # type: ignore[union-attr]
    for word in (secret, share, at.key(at.game), f"{share}/3/1"):
        assert gives_away({"seed": word}, at)


@pytest.mark.parametrize("rules", ["deluxe", "kitty", "spot players=3", "classic-pc players=6"])
def test_diabolo_is_told_the_hands_of_this_deal_and_nothing_of_the_next(rules: str) -> None:
    secret = sha256(rules.encode()).hexdigest()
    at, compared = at_the_table(lambda: secret, rules), 0
    while at.game.phase in ("pass", "play") and compared < 24:
        for seat in at.game.waiting:
            for question in asked_of_diabolo(at, seat):
                assert too_much_for_diabolo(question, at, secret) == []
                compared += 1
        at = at.at(at.game.play(anything(at.game, Random(compared))))
    assert compared >= 24


def test_more_than_the_hands_in_a_question_to_diabolo_would_be_found() -> None:
    secret = sha256(b"told").hexdigest()
    at = at_the_table(lambda: secret, "deluxe")
    question = asked_of_diabolo(at, 0)[0]
    assert too_much_for_diabolo(question, at, secret) == []
    for word in (secret, shuffle.house_share(secret, 1)):
        assert too_much_for_diabolo(question | {"seed": f"{word}/3/1"}, at, secret) == [word]
    assert too_much_for_diabolo(question | {"secret": 1}, at, secret) == ["secret"]
    others = [text(hand) for hand in next_hands(at, secret)]
    assert too_much_for_diabolo(question | {"hands": others}, at, secret) == ["hands"]


@cache
def at_a_moon(rules: str) -> "tuple[Record, str]":
    """A game whose shooter must say how a moon is scored, with its secret: seat 0 plays high and all others low."""
    for number in range(1000):
        secret = sha256(f"moon {number}".encode()).hexdigest()
        record = at_the_table(lambda: secret, rules)  # noqa: B023 - it is called at once
        while record.game.phase == "pass":
            record = record.at(record.game.play(anything(record.game, Random(number))))
        game = record.game
        while game.phase == "play":
            game = grab(game)
        if game.phase == "moon":
            return record.at(game), secret
    raise AssertionError("No moon is shot in a thousand deals.")


def test_whoever_is_asked_to_score_a_moon_gets_its_view_and_two_rows_of_the_sheet() -> None:
    at, secret = at_a_moon("requiem")
    game, seat = at.game, at.game.waiting[0]
    turn = seating_of(at, ["iq:60"] * 4).turn(game, seat, game.choices())
    assert set(vars(turn)) == {"view", "chance", "number", "rows", "ahead"} and turn.ahead is None
    asked = wire.plain_question("declare", turn.view, turn.chance, None, turn.rows)
    assert len(asked["lines"]) == 2
    assert gives_away([asked, told(turn.view), told(turn.rows), turn.number], at, secret) == []
    assert gives_away([asked, secret], at, secret) == [secret]
    assert at.key(game) in gives_away([asked, at.key(game)], at, secret)


class Deaf(Silent):
    """Minds that nobody may ask."""

    def ask(self, asked: Asked) -> None:
        raise AssertionError(f"The worker is asked: {asked.text}")


@pytest.mark.parametrize("mind", [*MINDS_AT_TABLE, "diabolo"])
def test_no_worker_is_asked_how_to_score_a_moon(mind: str) -> None:
    at, _ = at_a_moon("requiem")
    game, seat = at.game, at.game.waiting[0]
    minds = ["iq:130" if mind == "diabolo" else mind] * 4
    if mind == "diabolo":
        minds[seat - 1] = PERSON
        at = at.at(game, (("diabolo", "yes"),))
    seating = seating_of(at, minds, worker=Deaf())
    player = seating.players[seat]
    assert isinstance(player, Diabolo) == (mind == "diabolo")
    assert asyncio.run(player.declare(seating.turn(game, seat, game.choices()))) in ("minus", "plus")


def test_a_game_of_a_published_seed_says_so_for_its_hands_can_be_worked_out() -> None:
    journal = Journal(Store({}), lambda text, kind: None, lambda: "ab" * 32)
    journal.open(Setup(seed="7").record("1"))
    journal.play(journal.deal())
    at = journal.record
    assert checking.published(at) and not checking.published(at_the_table(lambda: "ab" * 32, "deluxe"))
    assert [gives_away(question, at) for question in asked_at(at, 0)] == [[]] * len(asked_at(at, 0))
    assert gives_away("7", at), "whoever knows the seed knows the hands"


def test_where_the_browser_has_no_secure_chance_the_game_is_one_of_a_published_seed() -> None:
    at = at_the_table(str, "deluxe")
    assert checking.published(at) and at.game.move.shares == ((shuffle.PUBLISHED, at.id),)  # type: ignore[union-attr]
    assert gives_away(at.id, at)
