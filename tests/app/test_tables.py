"""Every table sits down: the flow that options add, from the session's side."""

import asyncio
from collections.abc import Callable

import pytest
from screen import Screen

from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.engine.cards import cards, each, name
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.options import PRESETS
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules

NAMES = ("You", "Pauline", "Michele", "Ben", "Rosa", "Omar")


def at_table(rules: Rules, people: tuple[int, ...] = (0,)) -> dict[str, str]:
    seats = [Seat("iq:100", name.lower(), name) for name in NAMES[: rules.players]]
    for seat in people:
        seats[seat].player = "person"
    return {"hearts.setup": Setup(rules, seats).text()}


def possible(preset: str, players: int) -> bool:
    return preset != "kitty" or players == 4


TABLES = [(preset, players) for preset in PRESETS for players in (3, 4, 5, 6) if possible(preset, players)]


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_preset_is_played_to_the_end_by_three_to_six(preset: str, players: int) -> None:
    rules = Rules(preset, players=players, limit=40)
    screen = Screen(at_table(rules))
    scene = asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    assert screen.saved.game.rules == rules and scene.players == len(scene.seats) == players
    assert scene.sheet.totals == list(screen.saved.game.scores)


def test_a_pass_may_be_declined_and_the_packet_goes_on_unseen() -> None:
    screen = Screen(at_table(Rules(decline=True)), {"seed": "2"})

    async def play() -> None:
        scene = await screen.until(lambda scene: scene.passing is not None, act=False)
        assert scene.passing and scene.passing.decline == "Decline: forward what you get"
        hand = [at.card for at in scene.cards]
        screen.do("decline")
        scene = await screen.until(lambda scene: scene.phase == "play", act=False)
        assert [at.card for at in scene.cards if at.place == "hand"] == hand
        assert not [at for at in scene.cards if at.received or at.place == "gone"]
        assert "You pass nothing, and forward the cards you get." in "".join(one.say for one in screen.scenes)

    asyncio.run(play())


def test_declining_is_not_offered_where_the_rules_have_none() -> None:
    screen = Screen(at_table(Rules()))

    async def play() -> None:
        scene = await screen.until(lambda scene: scene.passing is not None, act=False)
        assert scene.passing and scene.passing.decline == ""
        screen.do("decline")
        assert 0 in screen.session.game.waiting

    asyncio.run(play())


def test_the_kitty_lies_face_down_until_its_taker_sees_it_and_all_do_after_the_deal() -> None:
    screen = Screen(at_table(Rules("kitty")), {"seed": "6"})
    scene = asyncio.run(screen.until(lambda scene: scene.phase == "deal over"))
    deal = screen.session.game.deal
    assert deal and scene.kitty and scene.kitty.count == 4
    assert scene.kitty.codes == [name(card) for card in each(deal.kitty)]
    taker = deal.table.kitty_taker
    during = [one for one in screen.scenes if one.phase == "play" and one.kitty and one.seats[0].cards > 0]
    seen = [one for one in during if one.kitty and one.kitty.codes]
    assert bool(seen) == (taker == 0)
    assert any("kitty" in one.news for one in screen.scenes)


def moon_for(seat: int) -> str:
    """A record one trick before `seat`, who holds all the clubs, has taken everything; its shooter chooses."""
    rules = Rules("requiem", passing="K")
    suits = [cards("AKQJT98765432" + suit) for suit in "HSDC"]
    order = [suits[(index - seat + 3) % 4] for index in range(4)]
    game = Game.new(rules).play(Dealt(tuple(order), 0))
    for _ in range(48):
        turn = game.waiting[0]
        game = game.play(Played(turn, each(game.view(turn).legal)[0]))
    seats = tuple(Seat("person" if at == 0 else "casual", who.lower(), who) for at, who in enumerate(NAMES[:4]))
    return Record(game, "moon", "1", seats).text()


def test_a_person_who_shot_the_moon_chooses_with_both_tables_in_sight() -> None:
    screen = Screen({"hearts.game": moon_for(0)})

    def asked(scene: Scene) -> None:
        assert scene.ending and scene.ending.title == "You shot the moon!"
        minus, plus = scene.ending.outcomes
        assert (minus.command, minus.totals) == ("moon minus", [-26, 0, 0, 0])
        assert (plus.command, plus.totals) == ("moon plus", [0, 26, 26, 26])
        assert [(action.command, action.label) for action in scene.ending.actions] == [
            ("moon minus", "Take 26 off my score"),
            ("moon plus", "Give everyone else 26"),
        ]

    async def play() -> None:
        scene = await screen.until(lambda scene: bool(scene.ending and scene.ending.outcomes))
        asked(scene)
        screen.do("moon plus")

        def settled(scene: Scene) -> bool:
            return scene.phase == "deal over" and not (scene.ending and scene.ending.outcomes)

        await screen.until(settled, act=False)
        assert screen.saved.game.scores == (0, 26, 26, 26)

    asyncio.run(play())


def test_undo_takes_back_how_a_moon_was_scored_and_asks_once_more() -> None:
    screen = Screen({"hearts.game": moon_for(0)})

    def asked(scene: Scene) -> bool:
        return bool(scene.ending and scene.ending.outcomes)

    async def play() -> None:
        moves = (await screen.until(asked)).moves
        screen.do("moon plus")
        await screen.until(lambda scene: scene.phase == "deal over" and not asked(scene), act=False)
        screen.do("undo")
        assert screen.saved.game.phase == "moon" and screen.saved.game.length == moves
        await screen.until(asked, act=False)
        screen.do("moon minus")
        await screen.until(lambda scene: scene.phase == "deal over" and not asked(scene), act=False)
        assert screen.saved.game.scores == (-26, 0, 0, 0)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("kept", "stands"),
    [
        (lambda: at_table(Rules()), lambda scene: scene.phase == "deal over"),
        (lambda: {"hearts.game": moon_for(0)}, lambda scene: bool(scene.ending and scene.ending.outcomes)),
        (lambda: at_table(Rules(), (0, 2)), lambda scene: scene.curtain is not None),
    ],
    ids=("the end of a deal", "a moon's question", "the curtain"),
)
def test_who_gives_up_while_something_else_stands_sees_the_end_of_the_game(
    kept: "Callable[[], dict[str, str]]", stands: "Callable[[Scene], bool]"
) -> None:
    screen = Screen(kept())

    async def play() -> None:
        await screen.until(stands)
        screen.do("concede")
        scene = await screen.until(lambda scene: scene.phase == "game over", act=False, steps=1000)
        who = "You" if len(screen.saved.people) == 1 else "Player 1"
        some = screen.saved.game.lines != ()  # else nothing is told of a game that was left
        assert scene.ending and scene.ending.title == (f"{who} gave up" if some else f"{who} left the game")
        assert scene.curtain is None
        actions = [action.command for action in scene.ending.actions]
        assert actions == (["again"] if some else ["open new-game", "rejoin"])
        assert screen.saved.game.conceded == scene.seats[0].seat

    asyncio.run(play())


def test_a_mind_that_shot_the_moon_chooses_by_itself() -> None:
    screen = Screen({"hearts.game": moon_for(2)})
    scene = asyncio.run(screen.until(lambda scene: scene.phase == "deal over"))
    assert scene.ending and scene.ending.title == "Michele shot the moon!"
    assert screen.saved.game.lines[0].choice in ("minus", "plus")


def test_handicaps_stand_on_the_sheet_from_the_start() -> None:
    screen = Screen(at_table(Rules(handicap="0,10,-5,20")))
    scene = asyncio.run(screen.until(lambda scene: scene.moves > 2))
    assert scene.sheet.totals == [0, 10, -5, 20] and [seat.score for seat in scene.seats] == [0, 10, -5, 20]


def test_a_fixed_number_of_deals_ends_the_game() -> None:
    screen = Screen(at_table(Rules(deals=2, ties="share")))
    scene = asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    assert len(scene.sheet.rows) == 2


def test_own_rules_are_kept_under_their_name_and_can_be_dropped() -> None:
    kept: dict[str, str] = {}
    own = Screen(kept).session.own_rules
    own.keep("Sunday", Rules("spot", limit=200))
    own.keep("Grandma", Rules("deluxe", bleed=True))
    own.keep("Sunday", Rules("spot", limit=300))
    assert Screen(kept).session.own_rules.all() == [("Grandma", "deluxe bleed=yes"), ("Sunday", "spot limit=300")]
    own.drop("Grandma")
    assert own.all() == [("Sunday", "spot limit=300")]


def test_a_link_may_ask_for_any_rules() -> None:
    screen = Screen({}, {"preset": "spot players=5 limit=300"})
    screen.session.asker.patience = 0
    scene = asyncio.run(screen.until(lambda scene: scene.moves > 6))
    assert scene.players == 5 and screen.saved.game.rules.text() == "spot players=5 limit=300"


def test_passed_is_a_move_of_the_record() -> None:
    screen = Screen(at_table(Rules(decline=True)), {"seed": "2"})
    asyncio.run(screen.until(lambda scene: scene.phase == "play"))
    assert len([move for move in screen.saved.game.moves if isinstance(move, Passed)]) == 4
