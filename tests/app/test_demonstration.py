"""The demonstration: minds alone play on, nothing of it is kept, and one's own game waits as it was."""

import asyncio

from screen import Screen

from hearts.app.keeping.setup import Setup, without_people
from hearts.app.scene.model import Scene
from hearts.engine.cards import each, name
from hearts.engine.record import Seat
from hearts.engine.rules import Rules


def table(settings: str = "{}", **more: object) -> Screen:
    seats = [Seat("person", "you", "You")] + [Seat("iq:100", "ben", name) for name in ("A", "B", "Ben")]
    kept = {"hearts.setup": Setup(Rules(limit=20), seats).text(), "hearts.settings": settings}
    screen = Screen(kept, **more)  # type: ignore[arg-type]
    screen.session.asker.patience = 0
    return screen


def test_a_regular_who_does_not_sit_there_yet_takes_each_persons_place() -> None:
    seats = [Seat("person", "you", name) for name in ("You", "Pauline")]
    found = without_people(Setup(Rules(), seats + [Seat("iq:100", "ben", name) for name in ("Michele", "Ben")]))
    assert [who.name for who in found.seats] == ["Rosa", "Kenji", "Michele", "Ben"]
    assert "person" not in [who.player for who in found.seats]


def test_minds_play_deal_after_deal_and_game_after_game_while_ones_own_waits() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.moves > 9 and scene.seats[0].turn)
        kept, moves = dict(screen.store), screen.session.game.length
        screen.do("demo")
        scene = await screen.until(lambda scene: scene.demo, act=False)
        assert scene.seats[0].name == "Pauline"
        first = screen.session.journal.record.id
        await screen.until(lambda scene: screen.session.journal.record.id != first, act=False)
        assert [one for one in screen.scenes if one.demo and len(one.sheet.rows) > 1]
        assert not [one for one in screen.scenes if one.demo and (one.ending or one.passing or one.curtain)]
        said = " ".join([one.say for one in screen.scenes if one.demo])
        assert "Deal 1 is over. Pauline: " in said and "Pauline takes the trick" in said
        assert "You " not in said and "passed you" not in said
        assert scene.seats[0].label.startswith("Pauline, at the bottom")
        assert screen.store == kept
        screen.do("demo end")
        scene = screen.scenes[-1]
        assert not scene.demo and scene.moves == moves and scene.seats[0].name == "You"
        await screen.until(lambda scene: scene.moves > moves + 4)

    asyncio.run(play())


def shown(scene: Scene) -> list[tuple[str, ...]]:
    return [seat.open for seat in scene.seats]


def test_cards_lie_face_up_or_down_as_it_is_set() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.do("demo")
        scene = await screen.until(lambda scene: scene.demo and scene.phase == "play", act=False)
        deal = screen.session.game.deal
        assert deal is not None
        assert shown(scene) == [(), *[tuple(name(card) for card in each(hand)) for hand in deal.hands[1:]]]
        assert not [card for card in scene.cards if card.playable or card.dimmed]
        screen.do("set demo down")
        scene = screen.scenes[-1]
        assert shown(scene) == [(), (), (), ()]
        held = [card for card in scene.cards if card.place == "hand"]
        assert {card.label for card in held} == {"A card face down"} and len(held) == scene.seats[0].cards
        screen.do("demo end")
        assert shown(screen.scenes[-1]) == [(), (), (), ()]

    asyncio.run(play())


def test_what_a_player_does_changes_nothing_there() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.do("demo")
        scene = await screen.until(lambda scene: scene.demo and scene.moves > 9, act=False)
        assert not (scene.can.undo or scene.can.concede or scene.can.joe)
        for line in ("undo", "concede", "pass", "joe 130", f"choose {scene.cards[0].code}"):
            screen.do(line)
        assert not screen.session.table.chosen and screen.session.aside is not None

    asyncio.run(play())


def test_a_new_game_begins_at_ones_own_table() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.do("demo")
        await screen.until(lambda scene: scene.demo and scene.moves > 9, act=False)
        screen.do("again")
        scene = await screen.until(lambda scene: scene.passing is not None, act=False)
        assert not scene.demo and screen.saved.seats[0].player == "person"

    asyncio.run(play())
