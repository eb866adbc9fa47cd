"""Whole games of people, by every preset and number of players: the engine's rows on each device, from its own secrets
and the log alone."""

import pytest

from hearts.app.sealed.fold import Fold, State
from hearts.app.sealed.state import MOON, REST
from hearts.engine import mixing
from hearts.engine.cards import each, name
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.options import PRESETS
from hearts.engine.rules import Rules
from hearts.engine.trick import best
from tests.sealed.plain import Plain
from tests.sealed.table import Person, Sitting


def tables() -> "list[object]":
    """Every preset at each number of players that it allows; where cards are left over, with a kitty too."""
    found: list[object] = []
    for preset in PRESETS:
        for players in (4, 3, 5, 6):
            for remainder in ("remove", "kitty")[: 1 if players == 4 else 2]:
                try:
                    rules = Rules(preset, players=players, remainder=remainder)
                except ValueError:
                    continue
                short = preset == "kitty" or (len(found) % 4 == 0 and players < 6)
                marks = [] if short else [pytest.mark.whole]
                found.append(pytest.param(rules, id=rules.text().replace(" ", ","), marks=marks))
    return found


VARIANTS = [
    Rules("deluxe", decline=True, passing="LRA", deals=3),
    Rules("kitty", decline=True, kitty_to="first", limit=10),
    Rules("kitty", kitty_to="last", opening="club", limit=10),
    Rules("requiem", players=5, remainder="kitty", opening="any", pass_count=6, deals=5),
    Rules("omnibus", players=6, remainder="kitty", pass_count=1, deals=6, moon_bonus=True, sun=True),
    Rules("old-school", players=3, remainder="kitty", decline=True, opening="club", deals=3),
    Rules("outland", pass_count=0, clean="tricks", floor=True, exact="half", limit=26, handicap="0,10,0,5"),
    Rules("spot", queen=0, extra="7C=7", queen_waits=True, deals=2),
]


class Device:
    """One of the table's devices: what it makes of the log by itself."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.fold = Fold(Plain(seed))
        self.state = State()


def engines(sitting: Sitting, game: Game) -> Game:
    """The deal that was played last as the engine has it, from the hands that the people hold."""
    state = next(before for before, entry in reversed(sitting.entries) if before.phase == "open")
    secrets = [person.secret(state.pack, place) for place, person in enumerate(sitting.people)]
    game = game.play(Dealt(*mixing.dealt(sitting.rules, tuple([s.hex() for s in secrets]))))
    for seat in range(len(state.pack.runs)) if game.phase == "pass" else ():
        game = game.play(Passed(seat, sitting.people[state.pack.runs[seat]].packet(state, seat)))
    for seat, number in state.board.plays:
        game = game.play(Played(seat, number))
    if state.end == "claim":
        game = game.play(Declared(state.ender, "claim"))
    if game.phase == "moon":
        side = next(entry.body.split(" ")[2] for _, entry in sitting.entries[::-1] if entry.kind == "moon")
        game = game.play(Declared(game.waiting[0], side))
    return game


def played(sitting: Sitting) -> None:
    """A game to its end; each device reads the log by itself."""
    devices, read, game = [Device(person, n) for n, person in enumerate(sitting.people)], 0, Game.new(sitting.rules)
    while game.phase != "over":
        sitting.deal()
        game = engines(sitting, game)
        for device in devices:
            for _, entry in sitting.entries[read:]:
                after = device.fold.step(device.state, entry)
                assert after is not None
                device.state = after
            found = device.state.going
            assert device.state.faults == () and found.phase == game.phase
            assert found.moves == game.moves and found.lines == game.lines and found.scores == game.scores
        read = len(sitting.entries)


@pytest.mark.parametrize("rules", tables())
def test_each_device_has_the_engines_rows_to_the_end_of_the_game(rules: Rules) -> None:
    played(Sitting(rules, 1, Plain(1), claims=True))


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_and_with_options_that_no_preset_has(rules: Rules) -> None:
    played(Sitting(rules, 1, Plain(1)))


@pytest.mark.parametrize(
    ("rules", "seats"), [(Rules("deluxe", deals=4), [0, 1, 0, 1]), (Rules("kitty", deals=3), [0, 1, 2, 2])]
)
def test_and_where_a_person_speaks_for_several_seats(rules: Rules, seats: "list[int]") -> None:
    played(Sitting(rules, 2, Plain(2), seats))


class Helpful(Person):
    """Everybody helps the first seat to a moon, by their own cards alone."""

    def chosen(self, state: State, allowed: int) -> str:
        table, cards, prices = state.board, each(allowed), state.pack.rules.prices
        if 0 in self.places(state.pack)[1]:
            return name(max(cards, key=lambda card: card % 13))
        if table.trick and cards[0] // 13 != table.trick[0] // 13:
            helps = (table.leader + best(table.trick)) % 4 == 0
            return name(max(cards, key=lambda card: (prices[card] if helps else -prices[card], card % 13)))
        return name(min(cards, key=lambda card: (0 if table.trick else prices[card], card % 13)))


@pytest.mark.parametrize("choice", ["minus", "plus"])
def test_who_shoots_a_moon_is_asked_once_the_kitty_is_known(choice: str) -> None:
    sitting = Sitting(Rules("kitty"), 24, Plain(24))
    for person in sitting.people:
        person.__class__ = Helpful
    sitting.begin()
    sitting.until(MOON)
    state, (shooter,) = sitting.state, sitting.state.going.waiting
    assert state.going.phase == "moon" and sitting.fold.awaited(state) == ((shooter, MOON),)
    words = [state.pack.name.hex(), str(shooter), choice]
    for person in sitting.people:
        after = sitting.fold.step(state, person.entry(MOON, " ".join(words)))
        assert (after is not None) == (person is sitting.people[shooter])
        if after is not None:
            assert after.phase == REST and after.going.lines[-1].choice == choice
            assert after.going.lines[-1] == state.going.choices()[choice == "plus"]
