"""Thinking ahead asks what will be asked and no more; it comes true or is dropped, and no mind chooses otherwise."""

import asyncio
import json

import pytest
from screen import Minds, Screen

from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.app.sitting.players import Human
from hearts.app.thinking.ahead import leads_to, likely
from hearts.app.thinking.asker import Asked
from hearts.engine.cards import count, each, lowest, name
from hearts.engine.game import Game, Passed, Played
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.minds import far_end, wire
from hearts.minds.thought import Thought

SHARP, CASUAL = "sharp", "casual"


def table(*levels: str, link: bool = False, spare: bool = False) -> Screen:
    """A person and three opponents of these levels; their minds answer when the test says so."""
    seats = [Seat(level, "you", name) for name, level in zip("ABCD", ("person", *levels), strict=True)]
    url = {"seed": "3"} if link else {}
    screen = Screen({"hearts.setup": Setup(Rules(), seats).text()}, url, Minds(up=True, spare=spare))
    screen.session.setup.seed = "3"
    screen.session.asker.patience = 0
    return screen


def answered(asked: Asked, choose: str = "lowest") -> str:
    """A mind's answer: its lowest card, or the highest; in the pass the three lowest."""
    question = far_end.read_question(far_end.read_object(asked.text))
    cards = each(question.view.legal)
    if question.ask == "give":
        choice = sum(1 << card for card in cards[:3])
    else:
        choice = cards[0] if choose == "lowest" else cards[-1]
    return far_end.answer(json.loads(asked.text)["id"], question.ask, Thought(choice))


def settle(minds: Minds, *only: Asked) -> None:
    """Answers what is open, or only these."""
    for asked in only or minds.open:
        asked.settle(answered(asked))


def mine(screen: Screen) -> bool:
    """Whether the person is to play."""
    game = screen.session.game
    return game.phase == "play" and isinstance(screen.session.seating.players[game.waiting[0]], Human)


async def to_my_turn(screen: Screen, cards: int = 2, leads: bool = False) -> None:
    """Goes on until the person is to play, may choose between so many cards, and leads if so wanted."""
    session = screen.session

    def there(scene: Scene) -> bool:
        settle(screen.minds)
        if scene.moves < session.game.length:
            return False  # the last move is kept, and not yet shown
        if mine(screen):
            deal, choices = session.game.deal, count(session.game.view(0).legal)
            if choices >= cards and not (leads and deal is not None and deal.table.trick):
                return True
        if mine(screen) or scene.passing or scene.ending:
            screen.act()
        return False

    await screen.until(there, act=False)
    screen.minds.asked.clear()
    screen.minds.hurried.clear()


async def a_while(steps: int = 60) -> None:
    for _ in range(steps):
        await asyncio.sleep(0)


async def pondered(screen: Screen) -> list[Asked]:
    """What is asked while the person ponders, once nothing more comes."""
    forget(screen)  # `to_my_turn` has answered some of it already
    screen.session._look()
    await a_while()
    return screen.minds.open


def forget(screen: Screen) -> None:
    """Nothing has been asked yet."""
    screen.session.asker.drop()
    screen.session.ahead.drop()
    screen.session.asker._asked.clear()
    screen.minds.asked.clear()
    screen.minds.hurried.clear()


def test_while_a_person_ponders_the_next_mind_is_asked_what_it_would_see_after_each_likely_card() -> None:
    async def play() -> None:
        screen = table(SHARP, SHARP, SHARP)
        await to_my_turn(screen, 4)
        game = screen.session.game
        asked = await pondered(screen)
        after = [game.play(Played(0, card)) for card in likely(game.view(0))]
        texts = [json.loads(question.text)["view"] for question in asked]
        assert texts == [wire.plain_view(now.view(now.waiting[0])) for now in after if now.phase == "play"]
        assert all(question.ahead is not None for question in asked)

    asyncio.run(play())


def test_what_was_asked_ahead_comes_true_and_is_not_asked_again() -> None:
    async def play() -> None:
        screen = table(SHARP, SHARP, SHARP)
        await to_my_turn(screen, 4)
        asked = await pondered(screen)
        settle(screen.minds, asked[1])
        screen.do(f"choose {name(likely(screen.session.game.view(0))[1])}")
        seen = len(screen.minds.asked)
        await a_while(12)
        game, choice = (
            screen.session.game,
            wire.read_answer(far_end.read_object(asked[1].answer), json.loads(asked[1].text)["id"]),
        )
        moves = [move for move in game.moves if isinstance(move, Played)]
        assert isinstance(choice, Thought) and moves[-1].card == choice.choice  # the mind has played already
        assert asked[1].text not in [question.text for question in screen.minds.asked[seen:]]

    asyncio.run(play())


def test_a_question_on_its_way_is_waited_for_and_hurried_and_the_others_are_dropped() -> None:
    async def play() -> None:
        screen = table(SHARP, SHARP, SHARP)
        await to_my_turn(screen, 4)
        first, *others = await pondered(screen)
        screen.do(f"choose {name(likely(screen.session.game.view(0))[0])}")
        await a_while(12)
        assert screen.minds.hurried == [first] and first.ahead is None and not first.over
        assert others and all(question.dropped for question in others)

    asyncio.run(play())


def test_a_card_that_nobody_expected_drops_everything_and_is_asked_for_anew() -> None:
    async def play() -> None:
        screen = table(SHARP, SHARP, SHARP)
        await to_my_turn(screen, 4)
        asked = await pondered(screen)
        view = screen.session.game.view(0)
        odd = next(card for card in each(view.legal) if card not in likely(view))
        screen.do(f"choose {name(odd)}")
        await a_while(12)
        assert all(question.dropped for question in asked)
        now = [question for question in screen.minds.open if question.ahead is None]
        assert len(now) == 1 and now[0].text not in [question.text for question in asked]

    asyncio.run(play())


def test_thought_goes_on_over_what_minds_answer_and_over_those_who_play_at_sight() -> None:
    async def play() -> None:
        screen = table(CASUAL, SHARP, SHARP)
        await to_my_turn(screen, 4, leads=True)
        asked = await pondered(screen)
        assert {json.loads(question.text)["view"]["seat"] for question in asked} <= {2, 3}
        before = len(screen.minds.asked)
        settle(screen.minds, asked[0])
        await a_while()
        new = screen.minds.asked[before:]
        plays = [json.loads(question.text)["view"]["plays"].split() for question in (asked[0], *new)]
        assert len(new) <= 1 and all(plays[0] == longer[: len(plays[0])] for longer in plays)

    asyncio.run(play())


@pytest.mark.parametrize("link", [True, False])
def test_minds_choose_the_same_with_and_without_thinking_ahead(link: bool) -> None:
    async def play(spare: bool, ahead: bool, monkey: pytest.MonkeyPatch) -> list[object]:
        screen = table(SHARP, CASUAL, SHARP, link=link, spare=spare)
        if not ahead:
            monkey.setattr(screen.session, "_look", lambda: None)

        def done(scene: object) -> bool:
            if (screen.session.game.length + len(screen.minds.open)) % 3:  # now and then they are slow
                settle(screen.minds)
            return len(screen.session.game.lines) > 1

        def tick(scene: object) -> bool:
            settle(screen.minds, *screen.minds.open[:1])
            return done(scene)

        await screen.until(tick)
        return [move for move in screen.session.game.moves if isinstance(move, (Passed, Played))][:100]

    with pytest.MonkeyPatch.context() as monkey:
        plain = asyncio.run(play(False, False, monkey))
    with pytest.MonkeyPatch.context() as monkey:
        assert asyncio.run(play(False, True, monkey)) == plain
        assert asyncio.run(play(True, True, monkey)) == plain


def test_a_second_mind_thinks_ahead_while_the_first_thinks_for_its_seat() -> None:
    async def asked(spare: bool) -> int:
        screen = table(SHARP, SHARP, SHARP, spare=spare)
        await to_my_turn(screen, 4, leads=True)
        await a_while()
        forget(screen)
        screen.act()
        await a_while()
        assert len([question for question in screen.minds.open if question.ahead is None]) == 1
        return len([question for question in screen.minds.open if question.ahead is not None])

    assert asyncio.run(asked(spare=False)) == 0
    assert asyncio.run(asked(spare=True)) > 0


@pytest.mark.parametrize("act", ["undo", "again", "concede"])
def test_undo_a_new_game_and_giving_up_free_the_table_while_a_mind_thinks(act: str) -> None:
    async def play() -> None:
        screen = table(SHARP, SHARP, SHARP)
        await to_my_turn(screen, 1)
        screen.act()
        await screen.until(lambda scene: bool(screen.minds.open), act=False)
        thinking = screen.minds.open
        screen.do(act)
        assert all(question.dropped for question in thinking)
        if act == "undo":
            await screen.until(lambda scene: mine(screen) and scene.moves == screen.session.game.length, act=False)
        elif act == "again":
            await screen.until(lambda scene: scene.passing is not None, act=False)
        else:
            await screen.until(lambda scene: scene.ending is not None, act=False)
        assert screen.saved.game.moves == screen.session.game.moves

    asyncio.run(play())


def test_in_the_pass_all_minds_are_asked_side_by_side() -> None:
    async def play() -> None:
        screen = table(SHARP, SHARP, CASUAL)
        await screen.until(lambda scene: scene.passing is not None, act=False)
        await a_while(4)
        assert [json.loads(question.text)["view"]["seat"] for question in screen.minds.open] == [1, 2]
        screen.act()  # the person need not wait for them
        settle(screen.minds)
        await screen.until(lambda scene: scene.phase == "play", act=False)

    asyncio.run(play())


def test_a_forced_card_is_played_without_a_question() -> None:
    async def play() -> None:
        screen = table(SHARP, SHARP, SHARP)

        def done(scene: object) -> bool:
            for asked in screen.minds.open:
                assert count(far_end.read_question(far_end.read_object(asked.text)).view.legal) > 1
            settle(screen.minds)
            return bool(screen.session.game.lines)

        await screen.until(done)
        forced = 0
        game: Game | None = screen.session.game
        while game is not None and game.last is not None:
            if isinstance(game.move, Played) and game.move.seat:
                view = game.last.view(game.move.seat)
                forced += view.legal == 1 << lowest(view.legal)
            game = game.last
        assert forced > 3

    asyncio.run(play())


def test_a_longer_limit_holds_from_the_next_question_on() -> None:
    async def play() -> None:
        screen = table(SHARP, SHARP, SHARP)
        await to_my_turn(screen, 1)
        screen.do("set think 3")
        screen.act()
        await screen.until(lambda scene: bool(screen.minds.open), act=False)
        assert json.loads(screen.minds.open[0].text)["limit"]["milliseconds"] == 3000
        assert screen.minds.open[0].milliseconds == 3000

    asyncio.run(play())


def test_one_game_leads_to_another_along_the_same_moves() -> None:
    async def play() -> None:
        screen = table(CASUAL, CASUAL, CASUAL)
        await to_my_turn(screen, 2)
        game = screen.session.game
        one, other = [game.play(Played(0, card)) for card in each(game.view(0).legal)[:2]]
        again = game.play(one.move)
        assert leads_to(game, one) and leads_to(one, again) and leads_to(game, game)
        assert not leads_to(one, other) and not leads_to(one, game)

    asyncio.run(play())
