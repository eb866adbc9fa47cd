"""What each choice is worth to an opponent: of its last decision, as it was asked then, and from its own View alone."""

import asyncio

import pytest
from screen import Minds

from hearts.app.learning.last_decision import LastDecision, last_decision, weigh
from hearts.app.learning.telepathy import question
from hearts.app.sitting.players import NONE, Diabolo, Remote
from hearts.app.sitting.seating import Seating
from hearts.app.thinking.asker import Asker
from hearts.app.words import coach
from hearts.engine.cards import bits, count, each
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds.instinct import Instinct
from hearts.minds.leanings import Leanings, leanings
from hearts.minds.reply import reply
from hearts.minds.temper import Temper, name
from hearts.minds.thought import Prospect, Thought
from hearts.web.dialogs import comparison
from tests.engine.positions import anything, whole
from tests.test_no_peeking import positions, told, worlds

MINDS = ("person", "iq:140", "iq:100", "random")


def seating(game: Game, minds: Minds | None = None) -> Seating:
    seats = tuple([Seat(mind, "face", f"Seat {at}") for at, mind in enumerate(MINDS)])
    record = Record(game, "id", "7", seats)
    return Seating(record, Asker(minds or Minds()), lambda: None, tuple)


def table(rules: str = "deluxe", seed: int = 5) -> Game:
    return whole(Rules.read(rules), seed, anything, deals=1)


def history(game: Game) -> list[Game]:
    found = []
    at: Game | None = game
    while at is not None:
        found.append(at)
        at = at.last
    return found[::-1]


@pytest.mark.parametrize("rules", ["deluxe", "classic-pc passing=K", "kitty kitty_to=last decline=yes"])
def test_it_is_the_last_choice_of_a_seat_and_a_lone_card_is_none(rules: str) -> None:
    game = table(rules)
    here = seating(game)
    last: dict[int, tuple[str, int]] = {}
    for at in history(game)[1:]:
        move, before = at.move, at.last
        assert before is not None
        if isinstance(move, Dealt):
            last = {}
        elif isinstance(move, Passed):
            last[move.seat] = "give", move.cards
        elif isinstance(move, Played) and count(before.view(move.seat).legal) > 1:
            last[move.seat] = "play", move.card
        if at.phase not in ("pass", "play"):
            continue
        for seat in range(4):
            found = last_decision(here, at, seat)
            if seat in last:
                assert found is not None
                assert (found.ask, found.chosen) == last[seat]
                assert not (found.chosen if found.ask == "give" else 1 << found.chosen) & ~found.turn.view.hand
            elif at.phase == "pass":
                assert found is not None
                assert (found.ask, found.chosen) == ("give", NONE)
            else:
                assert found is None


def test_a_mind_is_asked_what_it_was_asked_then_so_that_its_answer_is_the_one_it_played_by() -> None:
    game, minds = table(), Minds(up=True)
    here = seating(game, minds)
    first = next(at for at in positions(game) if at.waiting == (0, 1, 2, 3))
    later = next(
        at for at in positions(game) if at.phase == "play" and at.waiting == (1,) and count(at.view(1).legal) > 1
    )
    player = here.players[1]
    assert isinstance(player, Remote)

    async def ask(at: Game, what: str) -> int:
        going = asyncio.create_task(getattr(player, what)(here.turn(at, 1)))
        await asyncio.sleep(0)
        for asked in minds.open:
            asked.settle(reply(asked.text))
        return await going  # type: ignore[no-any-return]

    async def look() -> None:
        for at, what in ((first, "give"), (later, "play")):
            chosen = await ask(at, what)
            played = at.play(Passed(1, chosen) if what == "give" else Played(1, chosen))
            number, about = len(minds.asked), last_decision(here, played, 1)
            assert about is not None and about.chosen == chosen
            found = await weigh(player, MINDS[1], about)
            assert isinstance(found, Thought) and found.choice == chosen and len(found.ranking) > 1
            assert len(minds.asked) == number, "its answer is kept"

    asyncio.run(look())


def test_where_no_worker_is_up_nothing_is_made_up() -> None:
    game = table()
    here, at = seating(game), positions(game)[-2]
    about = last_decision(here, at, 1)
    assert about is not None
    assert asyncio.run(weigh(here.players[1], MINDS[1], about)) is None


def test_diabolo_who_sees_all_cards_is_not_read() -> None:
    game, minds = table(), Minds(up=True)
    here, at = seating(game, minds), positions(game)[-2]
    about = last_decision(here, at, 1)
    assert about is not None
    player = Diabolo(Asker(minds), 0, lambda: at.deal.hands if at.deal else (), MINDS[1], lambda: None)
    assert asyncio.run(weigh(player, MINDS[1], about)) is None and minds.asked == []


@pytest.mark.parametrize("rules", ["deluxe", "classic-pc", "kitty"])
def test_nothing_hangs_on_what_its_seat_has_not_seen(rules: str) -> None:
    """Cards that lie in the hands of two others, the reader's own among them, in each other's place."""
    game = whole(Rules.read(rules), 2, anything, deals=2)
    chance, compared = Random(2, "telepathy"), 0
    for at in positions(game)[5::7]:
        for seat in (1, 2):
            for other in worlds(at, seat, chance, 2):
                assert shown(at, seat) == shown(other, seat)
                compared += 1
    assert compared > 15


def shown(game: Game, seat: int) -> list[object]:
    """All that telepathy asks, and what it tells of a mind that is weighed on the page."""
    here, mind, view = seating(game), MINDS[seat], game.view(seat)
    about = last_decision(here, game, seat)
    found: list[object] = [question(view, mind)]
    if about is None:
        return found
    found += [about.ask, about.chosen, told(about.turn.view), about.turn.number, about.turn.chance]
    if mind == "iq:100":
        leaning = leanings(about.ask, about.turn.view, mind)
        found += [comparison.choice_sentence("Ann", about, leaning), comparison.choice_table(about, leaning).markup]
    else:
        player = here.players[seat]
        assert isinstance(player, Remote)
        found.append(player._question(about.ask, about.turn, None))
    return found


@pytest.mark.parametrize("iq", [60, 75, 85, 95, 105, 115, 120])
@pytest.mark.parametrize("temper", [Temper(), Temper(bold=1, moons=1, jack=1, voids=1), Temper(moons=-1, revenge=1)])
def test_what_seems_cheapest_is_what_a_mind_at_sight_does(iq: int, temper: Temper) -> None:
    mind, kinds = Instinct(iq, temper), set()
    for at in positions(table("deluxe", iq)):
        seat = at.waiting[0]
        view, ask = at.view(seat), "give" if at.phase == "pass" else "play"
        if ask == "play" and count(view.legal) == 1:
            continue
        found, chosen = leanings(ask, view, name(iq, temper)), mind.choose(ask, view, "1/2").choice
        kinds.add(found.kind)
        if found.kind == "costs":
            assert chosen in [choice for choice, cost in found.costs if cost == 0]
            assert all(cost >= 0 for _, cost in found.costs)
            if ask == "play":
                assert bits([choice for choice, _ in found.costs]) == view.legal
    assert "costs" in kinds
    assert iq > 119 or kinds & {"hearts", "high", "dear"}


def test_a_mind_by_chance_or_for_the_moon_says_so() -> None:
    game = table()
    view = next(at.view(at.waiting[0]) for at in positions(game) if at.phase == "play")
    assert leanings("play", view, "random").kind == "chance"
    about = LastDecision("play", seating(game).turn(positions(game)[-3], 1), 5)
    for kind in ("moon", "hearts", "high", "dear", "chance"):
        assert comparison.choice_sentence("Ann", about, Leanings(kind)).count(".") >= 2
        assert comparison.choice_table(about, Leanings(kind)).markup == ""


def test_the_words_name_the_trick_the_choice_and_whether_it_would_be_the_same_again() -> None:
    game = table()
    at = next(at for at in positions(game) if at.deal and len(at.deal.table.tricks) == 3 and at.waiting == (1,))
    one, two = each(at.view(1).hand)[:2]
    turn = seating(game).turn(at, 1)
    several = tuple([Prospect(card, (3.0, -0.4, 8.0, 9.0), 0.25, 0.1, 0.5) for card in (one, two)])
    found = Thought(one, tuple([(one_.choice, -0.4) for one_ in several]), 10, several)
    same = comparison.choice_sentence("Ann", LastDecision("play", turn, one), found)
    assert same.startswith(f"Trick 4: Ann played {coach.named('play', one)}. They checked")
    assert "10 possible deals" in same and "If you ask again" not in same
    other = comparison.choice_sentence("Ann", LastDecision("play", turn, two), found)
    assert other.endswith(f"If you ask again, Ann would choose {coach.named('play', one)}.")
    rows = comparison.choice_table(LastDecision("play", turn, two), found).markup
    assert rows.count("<tr") == 3 and rows.count('class="taken"') == 1 and "✓" in rows
    assert "<td>−0.4</td><td>25%</td><td>50%</td>" in rows
    plainly = LastDecision("play", seating(table("black-maria")).turn(table("black-maria"), 1), two)
    assert "<td>−0.4</td><td>50%</td>" in comparison.choice_table(plainly, found).markup, "there is no moon to think of"
    passing = comparison.choice_sentence("Ann", LastDecision("give", turn, NONE), found)
    assert passing.startswith("Ann is choosing what to pass.")
    plain = Thought(one)
    assert "fixed rules" in comparison.choice_sentence("Ann", LastDecision("play", turn, one), plain)
    assert comparison.choice_table(LastDecision("play", turn, one), plain).markup == ""
