"""The coach at the table: it knows one View, refines what it says, gives way to instinct; its games are marked."""

import asyncio
import json
from collections.abc import Callable

import pytest
from screen import Minds, Screen

from hearts.app.keeping.setup import SeatSetup, Setup
from hearts.app.learning.coach import STAGES, Coach, at_sight, question
from hearts.app.scene.model import Scene
from hearts.app.statistics.row import row_of
from hearts.app.words import coach as words
from hearts.engine.cards import BITS, bits, count, each
from hearts.engine.deal import Deal
from hearts.engine.game import Game
from hearts.engine.rules import Rules
from hearts.minds.advice import Advice
from hearts.minds.reply import reply
from hearts.minds.thought import Limit


def table(**settings: str) -> Screen:
    seats = [SeatSetup("You", "you", "person")] + [SeatSetup(name, "ben", "iq:100") for name in "ABC"]
    store = {"hearts.setup": Setup(Rules(limit=60), seats).text(), "hearts.settings": json.dumps(settings)}
    return Screen(store, {"seed": "4"}, Minds(up=True))


def yours(scene: Scene) -> bool:
    return scene.phase == "play" and scene.seats[0].turn


async def settle(minds: Minds, worlds: int = 8) -> None:
    """Answers what is asked, in few deals."""
    for asked in minds.open:
        plain = json.loads(asked.text)
        plain["limit"] = {"milliseconds": 0, "worlds": worlds}
        asked.settle(reply(json.dumps(plain)))
    await asyncio.sleep(0)


async def until(holds: Callable[[], bool]) -> None:
    """As soon as that holds."""
    for _ in range(1000):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("It never came to that.")


def test_it_answers_stage_by_stage_and_asks_for_nothing_that_the_player_does_not_know() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        view = screen.session.game.view(0)
        heard: list[tuple[Advice, bool]] = []
        coach = Coach(screen.session.asker)
        asking = asyncio.create_task(coach.advise(view, lambda advice, done: heard.append((advice, done))))
        for number in range(len(STAGES)):
            await until(lambda: screen.minds.open != [])
            assert screen.minds.open[-1].text.count('"advise"') == 1
            await settle(screen.minds)
            await until(lambda number=number: len(heard) == number + 1)
        await asking
        assert [done for _, done in heard] == [False] * (len(STAGES) - 1) + [True]
        best = heard[-1][0].choices[0]
        assert view.legal & BITS[best.choice] and words.best(heard[-1][0]).startswith("Play the ")

    asyncio.run(play())


def test_the_question_is_the_same_wherever_the_unseen_cards_lie() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        game = screen.session.game
        deal = game.deal
        assert deal is not None
        pool = sorted(each(deal.hands[1] | deal.hands[2] | deal.hands[3]), reverse=True)
        hands = [deal.hands[0]]
        for seat in (1, 2, 3):
            hands.append(bits(pool[: count(deal.hands[seat])]))
            pool = pool[count(deal.hands[seat]) :]
        other = Deal(deal.table, deal.dealt, tuple(hands), deal.kitty, deal.gave, deal.got)
        assert other.hands != deal.hands
        limit = Limit(worlds=8)
        views = [game.view(0), other.view(0, game.lines, game.scores)]
        assert question(views[0], limit) == question(views[1], limit)
        assert screen.session.journal.record.seed not in json.loads(question(views[0], limit))["seed"]

    asyncio.run(play())


def test_without_a_worker_instinct_answers_and_nothing_is_claimed() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        screen.minds.up = False
        heard: list[tuple[Advice, bool]] = []
        view = screen.session.game.view(0)
        coach = Coach(screen.session.asker)
        asking = asyncio.create_task(coach.advise(view, lambda advice, done: heard.append((advice, done))))
        await asyncio.sleep(0.01)
        ((advice, done),) = heard
        assert done and advice.worlds == 0 and advice.choices[0].cost == 0
        assert words.facts(advice.choices[0], 0) == [] and words.why(view.rules, advice) in (
            "",
            words.say("coach.lone"),
        )
        screen.minds.up = True
        await until(lambda: screen.minds.open != [])
        await settle(screen.minds)
        await until(lambda: len(heard) > 1)
        assert heard[-1][0].worlds == 8, "a worker has come up"
        coach.drop()
        await asking
        assert at_sight(Game.new(Rules()).play(_dealt()).view(0)).ask == "give"

    asyncio.run(play())


def _dealt() -> object:
    from hearts.engine import shuffle
    from hearts.engine.game import Dealt

    return Dealt(*shuffle.deal(Rules(), 1, 0))


def test_what_is_dropped_says_nothing_more_and_the_others_are_asked() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        heard: list[object] = []
        coach = Coach(screen.session.asker)
        asking = asyncio.create_task(coach.advise(screen.session.game.view(0), lambda *what: heard.append(what)))
        await asyncio.sleep(0)
        coach.drop()
        await asking
        assert heard == [] and not screen.minds.open

    asyncio.run(play())


def test_a_game_with_help_is_marked_and_counts_apart() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        assert screen.scenes[-1].can["hint"]
        screen.do("hint")
        assert dict(screen.saved.notes)["hint"] == "1"
        assert screen.session.game.length > 0
        screen.do("concede")
        assert row_of(screen.saved, screen.saved.text(), "1").marks == ["hint"]
        screen.do("hint")
        assert dict(screen.saved.notes)["hint"] == "1", "nothing is asked of anybody any more"

    asyncio.run(play())


def test_where_the_coach_is_off_there_is_no_hint() -> None:
    async def play() -> None:
        screen = table(tutor="off")
        await screen.until(yours)
        assert not screen.scenes[-1].can["hint"]
        screen.do("hint")
        assert "hint" not in dict(screen.saved.notes)

    asyncio.run(play())


def test_a_guard_holds_a_command_back() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        lines: list[str] = []
        screen.session.guard(lambda who, command: lines.append(command.text()) is None)
        moves = screen.session.game.length
        screen.do("choose 2C")
        assert lines == ["choose 2C"] and screen.session.game.length == moves and screen.session.human.chosen == 0

    asyncio.run(play())


ROW = {"points": [1.24, 8, 9, 8], "error": 0.1, "moon": 0, "other": 0.06, "win": 0.283}


def advised(*choices: "tuple[str, float, str, float, float]", worlds: int = 100) -> Advice:
    from hearts.minds.advice import read

    several = [
        {**ROW, "choice": code, "cost": cost, "why": why, "best": best, "own": own}
        for code, cost, why, best, own in choices
    ]
    return read({"id": 1, "advice": {"ask": "play", "worlds": worlds, "choices": several}}, 1)


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        (
            [("4C", 0, "", 0, 0), ("AC", 4.3, "dear", 0.05, 0.38)],
            "With the 4 of Clubs you take the Queen of Spades in 5 deals of 100, with the Ace of Clubs in 38.",
        ),
        (
            [("AD", 0, "", 0, 0), ("3D", 10, "bonus", 1, 0)],
            "With the Ace of Diamonds you take the Jack of Diamonds in 100 deals of 100, with the 3 of Diamonds in 0.",
        ),
        (
            [("4C", 0, "", 0, 0), ("5C", 0.1, "", 0, 0), ("AC", 2, "hearts", 1.2, 3.24)],
            "Hearts cost you about 1.2 points with the 4 of Clubs, 3.2 with the Ace of Clubs.",
        ),
        ([("4C", 0, "", 0, 0), ("5C", 0.1, "", 0, 0)], "The 4 of Clubs and the 5 of Clubs are equally good."),
        ([("4C", 0, "", 0, 0), ("5C", 0.1, "", 0, 0), ("6C", 0.05, "", 0, 0)], "Any card is fine here."),
        (
            [("4C", 0, "", 0, 0), ("AC", 2, "", 0, 0)],
            "Saves about 2.0 points.",
        ),
        ([("4C", 0, "", 0, 0)], "You have no choice here."),
    ],
)  # fmt: skip
def test_the_reason_in_words(choices: "list[tuple[str, float, str, float, float]]", told: str) -> None:
    assert words.why(Rules(), advised(*choices)) == told


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("black-maria", "the King of Spades and the Ace of Spades"),
        ("classic-pc extra=7C=7", "the 7 of Clubs"),
        ("classic-pc extra=7C=7,8C=7,9C=7,TC=7", "the extra penalty cards"),
        ("classic-pc queen=0 extra=7C=7,8C=9", "the 7 of Clubs"),
    ],
)
def test_the_reason_names_extra_penalty_cards(rules: str, told: str) -> None:
    advice = advised(("4S", 0, "", 0, 0), ("5D", 9, "extra", 0.21, 9.4))
    expected = f"You take about 0.2 points from {told} with the 4 of Spades, 9.4 with the 5 of Diamonds."
    assert words.why(Rules.read(rules), advice) == expected


def test_a_choice_in_words_and_signs() -> None:
    advice = advised(("TD", 0, "", 0, 0))
    assert words.best(advice, True) == "Play 10♦\ufe0e."
    assert words.facts(advice.choices[0], 0) == ["about 1.2 points", "their moon\u00a06%", "win\u00a028%"]
    assert [words.number(points, True) for points in (-0.04, -1.26, 12.4, -12.6)] == ["0.0", "−1.3", "12", "−13"]
