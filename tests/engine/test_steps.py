"""Steps: a seat that holds nothing but the View before and the move as it saw it comes to the very View of the game."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.engine import shuffle
from hearts.engine.cards import cards
from hearts.engine.claim import claim
from hearts.engine.deal import View
from hearts.engine.follow import StepError, follow, read, text
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, positions
from hearts.engine.rules import Rules
from hearts.engine.steps import HIDDEN, DealSeen, OpenView, PassSeen, PlaySeen, SaySeen, open_step, step
from hearts.engine.table import Table
from tests.engine.positions import anything, careful, hungry, whole

if TYPE_CHECKING:
    from tests.engine.positions import Policy

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
TABLES = (
    "deluxe", "classic-pc", "requiem decline=yes", "kitty", "kitty kitty_to=last decline=yes", "kitty kitty_to=first",
    "old-school passing=R", "spot players=3 remainder=kitty kitty_to=first", "black-maria players=6 passing=LRAK",
    "deluxe players=5 decline=yes remainder=kitty", "deluxe opening=any moon=better sun=yes moon_bonus=yes",
    "deluxe exact=half floor=yes handicap=10,0,5,-5 limit=40", "deluxe deals=2 ties=share", "spot players=6",
)  # fmt: skip
POLICIES = (anything, careful, hungry)


def fields(view: View) -> dict[str, object]:
    """All that a View holds, its table's fields and what follows from it included."""
    found = {name: value for name, value in vars(view).items() if name != "table"}
    found.update({f"table.{name}": getattr(view.table, name) for name in Table.__slots__})
    found.update({name: getattr(view, name) for name in ("phase", "waiting", "winners", "legal", "taken")})
    return found


def told_as(game: Game) -> dict[str, object]:
    """What everybody may know of a game, as the game itself has it."""
    assert game.deal is not None
    return {"phase": game.phase, "waiting": game.waiting, "winners": game.winners, "conceded": game.conceded,
            "length": game.length, "lines": game.lines, "scores": game.scores}  # fmt: skip


def walk(game: Game) -> int:
    """Follows a game from every seat by lines of text alone; how many steps that were."""
    steps = 0
    for seat in range(game.rules.players):
        view: View | None = None
        for at in positions(game):
            found = step(at, seat)
            assert found.move is not None
            assert (found.before is None) == (view is None)
            line = text(found.move)
            assert read(line) == found.move and "\n" not in line
            view = follow(view, read(line))
            assert fields(view) == fields(found.after)
            public = told_as(at)
            assert {name: getattr(view, name) for name in public} == public
            if at.phase == "moon":
                assert view.choices() == at.choices()
            steps += 1
    return steps


def ending(game: Game, how: int) -> Game:
    """A game that somebody gives up, where it goes on."""
    return game if game.phase == "over" else game.play(Declared(how % game.rules.players, "concede"))


def with_claims(policy: "Policy") -> "Policy":
    """The same, but a deal whose rest is certain is claimed."""

    def play(game: Game, chance: shuffle.Random) -> "Dealt | Passed | Played | Declared":
        if game.phase == "play" and claim(game.view(game.waiting[0])):
            return Declared(game.waiting[0], "claim")
        return policy(game, chance)

    return play


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_every_seat_follows_every_golden_game(path: Path) -> None:
    game = Record.read(path.read_text("utf-8")).game
    assert walk(game) == game.length * game.rules.players


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(TABLES), st.integers(0, 9999), st.sampled_from(POLICIES), st.booleans(), st.integers(0, 200)
)  # fmt: skip
def test_every_seat_follows_any_game(rules: str, seed: int, policy: "Policy", claims: bool, cut: int) -> None:
    game = whole(Rules.read(rules), seed, with_claims(policy) if claims else policy, deals=2)
    at = positions(game)[min(cut, game.length - 1)]
    assert walk(game) and walk(ending(at, cut))


def said(game: Game) -> Iterator[tuple[Game, SaySeen]]:
    for at in positions(game):
        for seat in range(game.rules.players):
            move = step(at, seat).move
            if isinstance(move, SaySeen):
                yield at, move


def test_claims_moons_and_kitties_are_among_them() -> None:
    moons = [move.what for path in GOLDEN for _, move in said(Record.read(path.read_text("utf-8")).game)]
    assert {"minus", "plus"} <= set(moons)
    claimed, kitties = 0, 0
    for seed in range(6):
        game = whole(Rules.read("kitty kitty_to=last"), seed, with_claims(careful), deals=3)
        claimed += len([move for _, move in said(game) if move.what == "claim" and move.cards and move.kitty])
        moves = [step(at, 0).move for at in positions(game)]
        kitties += len([move for move in moves if isinstance(move, (PlaySeen, SaySeen)) and move.kitty])
    assert claimed and kitties


def test_a_seat_sees_its_own_packet_that_others_chose_and_what_came() -> None:
    game = whole(Rules("deluxe"), 6, anything, deals=1)
    for at in positions(game):
        move = at.move
        if not isinstance(move, Passed) or at.deal is None:
            continue
        for seat in range(4):
            found = step(at, seat).move
            assert isinstance(found, PassSeen)
            assert found.cards == (move.cards if seat == move.seat else HIDDEN)
            assert found.got == (at.deal.got[seat] if at.phase == "play" else 0)


def test_a_deal_shows_one_hand() -> None:
    game = whole(Rules("kitty"), 6, anything, deals=1)
    first = positions(game)[0]
    for seat in range(4):
        found = step(first, seat).move
        assert isinstance(found, DealSeen) and isinstance(first.move, Dealt)
        assert (found.seat, found.hand, found.rules) == (seat, first.move.hands[seat], game.rules)


def test_all_cards_are_seen_only_by_who_may_see_them_by_name() -> None:
    game = whole(Rules("deluxe"), 6, anything, deals=1)
    at = positions(game)[20]
    assert at.deal is not None
    found = open_step(at, 1)
    assert isinstance(found.after, OpenView) and found.after.hands == at.deal.hands
    shut = dict(fields(found.after))
    shut.pop("hands")
    assert shut == fields(step(at, 1).after) and not isinstance(step(at, 1).after, OpenView)


HAND = cards("A52C KJD AQ4S KT952H")
DEAL = "deal 1 0 A52C KJD AQ4S KT952H rules classic-pc"


@pytest.mark.parametrize(
    "line",
    [
        "", "deal", "deal 1", "deal 1 0 2C", "pass", "pass 1", "pass x ?", "play 0", "play 0 1C", "play 0 2C kitty 2X",
        "say", "say 0", "sing 0 2C", "deal 1 0 2C rules whist", "pass 99999 ?", "play -1 2C", "pass 0 ? leads",
    ],
)  # fmt: skip
def test_what_is_no_move_does_not_read(line: str) -> None:
    with pytest.raises(StepError):
        follow(None, read(line))


@pytest.mark.parametrize(
    "lines",
    [
        "deal 1 0 A52C KJD AQ4S KT952H",
        "deal 1 7 A52C KJD AQ4S KT952H rules classic-pc",
        "play 0 2C",
        f"{DEAL}\nplay 0 2C",
        f"{DEAL}\n{DEAL}",
        f"{DEAL}\npass 0 ?",
        f"{DEAL}\npass 0 3C 4C 6C",
        f"{DEAL}\npass 0 2C 5C",
        f"{DEAL}\npass 0 -",
        f"{DEAL}\npass 1 3C 4C 6C",
        f"{DEAL}\npass 1 -",
        f"{DEAL}\npass 1 ?\npass 1 ?",
        f"{DEAL}\npass 6 ?",
        f"{DEAL}\npass 1 ? got 3C 4C 6C leads 0 2C",
        f"{DEAL}\npass 0 2C 5C AC\npass 1 ?\npass 2 ?\npass 3 ?",
        f"{DEAL}\npass 0 2C 5C AC\npass 1 ?\npass 2 ?\npass 3 ? got 3C 4C leads 1 2C",
        f"{DEAL}\npass 0 2C 5C AC\npass 1 ?\npass 2 ?\npass 3 ? got 3C 4C 6C leads 5 2C",
        f"{DEAL}\npass 0 2C 5C AC\npass 1 ?\npass 2 ?\npass 3 ? got 3C 4C 6C leads 1 2C\nplay 0 3C",
        f"{DEAL}\npass 0 2C 5C AC\npass 1 ?\npass 2 ?\npass 3 ? got 3C 4C 6C leads 1 2C\nplay 1 3C",
        f"{DEAL}\npass 0 2C 5C AC\npass 1 ?\npass 2 ?\npass 3 ? got 3C 4C 6C leads 1 2C\nplay 1 2C kitty 7C",
        f"{DEAL}\npass 0 2C 5C AC\npass 1 ?\npass 2 ?\npass 3 ? got 3C 4C 6C leads 1 2C\nplay 1 2C\nplay 2 2C",
        f"{DEAL}\nsay 0 minus",
        f"{DEAL}\nsay 0 claim 2C",
        f"{DEAL}\nsay 0 concede\nsay 1 concede",
    ],
)
def test_a_move_that_does_not_go_on_from_the_view_is_refused(lines: str) -> None:
    *before, last = lines.split("\n")
    view = None
    for line in before:
        view = follow(view, read(line))
    with pytest.raises(StepError):
        follow(view, read(last))
