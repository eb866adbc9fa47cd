"""A player's own name and face: at the table at once, in the record, and in the games that follow."""

import asyncio

from screen import Screen

from hearts.app.keeping.setup import Setup
from hearts.engine.record import Seat
from hearts.engine.rules import Rules


def test_another_name_and_face_hold_at_once_in_the_record_and_in_the_next_game() -> None:
    async def play() -> None:
        screen = Screen({"hearts.setup": Setup(Rules(limit=30)).text()})
        await screen.until(lambda scene: scene.seats[0].turn)
        before = screen.session.game
        screen.session.appear("alice/hatter", "  Ada # ")
        seat = screen.scenes[-1].seats[0]
        assert (seat.name, seat.face) == ("Ada", "alice/hatter") and screen.scenes[-1].moves == before.length
        assert screen.saved.seats[0].name == "Ada" and screen.saved.seats[0].face == "alice/hatter"
        assert (screen.session.settings["name"], screen.session.settings["portrait"]) == ("Ada", "alice/hatter")
        await screen.until(lambda scene: scene.moves > before.length + 8)  # the game goes on
        screen.do("again")
        assert screen.saved.seats[0].face == "alice/hatter"
        again = Screen(dict(screen.store))
        await again.until(lambda scene: scene.passing is not None, act=False)
        assert again.scenes[-1].seats[0].name == "Ada"
        screen.session.appear("", "")
        assert screen.scenes[-1].seats[0].name == "Ada" and screen.scenes[-1].seats[0].face == "guest"

    asyncio.run(play())


def test_the_second_person_at_a_device_has_a_name_and_a_face_of_their_own() -> None:
    async def play() -> None:
        seats = [Seat("person", "you", "You"), Seat("person", "ben", "Bea")]
        seats += [Seat("iq:100", "rosa", name) for name in ("C", "D")]
        screen = Screen({"hearts.setup": Setup(Rules(limit=30), seats).text()})
        await screen.until(lambda scene: scene.seats[0].name == "Bea" and scene.curtain is None)
        screen.session.appear("night/luna", "Bee")
        assert [who.name for who in screen.saved.seats[:2]] == ["Player 1", "Bee"]
        assert (screen.session.settings["name"], screen.session.settings["portrait"]) == ("You", "you")

    asyncio.run(play())
