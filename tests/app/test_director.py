"""The director shows a record as it shows a game in play: the same scenes, without anybody who plays."""

import asyncio
from pathlib import Path

import pytest
from screen import Screen

from hearts.app.keeping.settings import Settings
from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Allowed, Scene
from hearts.app.scene.staging import Staging
from hearts.app.table.company import Company
from hearts.app.table.director import Director
from hearts.app.tempo import Tempo
from hearts.engine.cards import card, cards
from hearts.engine.game import Dealt, Game, Played
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from hearts.engine.steps import step

GOLDEN = Path(__file__).parents[1] / "golden"


async def breathe() -> None:
    await asyncio.sleep(0)


async def shown(record: Record, viewer: int) -> list[Scene]:
    """The scenes of a replay."""
    scenes: list[Scene] = []
    director = Director(scenes.append, Tempo(lambda: 0.0, breathe), Company(Settings()), lambda: (0, Allowed()))
    director.open(viewer, None, Staging(seats=record.seats))
    for game in positions(record.game):
        director.take(step(game, viewer))
        if isinstance(game.move, Dealt):
            director.clear()
        await director.perform()
        if game.phase in ("deal", "over"):
            director.end()
        else:
            director.prompt()
    return scenes


def test_a_whole_record_is_shown_from_any_seat() -> None:
    record = Record.read((GOLDEN / "deluxe-1.txt").read_text("utf-8"))
    for viewer in range(4):
        scenes = asyncio.run(shown(record, viewer))
        assert len([scene for scene in scenes if "deal" in scene.news]) == len(record.game.lines)
        assert scenes[-1].phase == "game over" and scenes[-1].ending
        assert scenes[-1].sheet.totals == list(record.game.scores)
        assert all(scene.seats[0].seat == viewer for scene in scenes)


def test_a_replay_says_and_shows_what_the_game_did() -> None:
    screen = Screen({"hearts.setup": Setup(Rules(limit=30)).text()}, {"seed": "2"})
    screen.session.asker.patience = 0
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    again = asyncio.run(shown(screen.saved, 0))

    def told(scenes: list[Scene]) -> list[tuple[str, str]]:
        # who passes first is no matter of the record, so what is said while passing is left out
        return [(scene.title, scene.say) for scene in scenes if scene.say and scene.phase != "pass"]

    assert told(again) == told(screen.scenes) != []


def test_the_viewer_is_known_by_seat_and_not_by_name() -> None:
    record = Record.read((GOLDEN / "deluxe-1.txt").read_text("utf-8"))
    seats = tuple([Seat(who.player, who.face, "You" if at == 2 else f"P{at}") for at, who in enumerate(record.seats)])
    named = Record(record.game, record.id, record.seed, seats, record.notes)
    said = " ".join([scene.say for scene in asyncio.run(shown(named, 1))])
    assert "You take the trick" in said and "You takes the trick" in said  # odd on purpose: only the seat counts


def test_a_table_that_is_drawn_anew_while_a_trick_is_swept_still_says_whose_turn_it_is() -> None:
    """The settings, the opponents' names or another tab may have it drawn at any moment."""
    screen = Screen({"hearts.setup": Setup(Rules(limit=30)).text()}, {"seed": "2"})
    screen.session.asker.patience = 0
    drawn = 0

    def over(scene: Scene) -> bool:
        nonlocal drawn
        if "sweep" in scene.news:
            drawn += 1
            screen.do("set deck four")
        return scene.phase == "deal over"

    asyncio.run(screen.until(over, steps=3000))
    assert drawn == 13


def test_the_page_breathes_between_the_deal_and_the_first_scene() -> None:
    scenes: list[Scene] = []
    drawn: list[int] = []

    async def noted() -> None:
        drawn.append(len(scenes))

    record = Record.read((GOLDEN / "deluxe-1.txt").read_text("utf-8"))
    director = Director(scenes.append, Tempo(lambda: 0.0, noted), Company(Settings()), lambda: (0, Allowed()))
    director.open(0, step(positions(record.game)[0], 0), Staging(seats=record.seats))
    asyncio.run(director.perform())
    assert drawn[0] == 0 and "deal" in scenes[0].news


SEVERAL = "You: King 10, Queen 13, 7 of Spades 8"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
HANDS = (
    cards("A52C KJD AQ4S KT952H"),
    cards("QJ3C T9853D 76S AQ6H"),
    cards("K84C AQ7D KJT8S 843H"),
    cards("T976C 642D 9532S J7H"),
)


def signs(codes: str, rules: str, viewer: int) -> list[tuple[list[str], str, str]]:
    """What each scene of the last card brings: news, sign and sound, where the cards of these four lie as they do."""
    game = Game.new(Rules.read(f"{rules} passing=K")).play(Dealt(HANDS, 0))
    for code in codes.split():
        game = game.play(Played(game.waiting[0], card(code)))
    scenes: list[Scene] = []
    record = Setup(game.rules).record("1")
    seats = tuple([Seat(who.player, who.face, name) for who, name in zip(record.seats, NAMES, strict=True)])
    director = Director(scenes.append, Tempo(lambda: 0.0, breathe), Company(Settings()), lambda: (0, Allowed()))
    director.open(viewer, step(game, viewer), Staging(seats=seats))
    asyncio.run(director.perform())
    return [(scene.news, scene.sign, scene.sound) for scene in scenes]


@pytest.mark.parametrize(
    ("rules", "viewer", "codes", "told"),
    [
        ("classic-pc", 0, "KS 2S QS", (["queen"], "", "queen")),
        ("classic-pc", 0, "KS 2S QS 7S", (["taken"], "Queen of Spades: 13 for Cleo", "card")),
        ("classic-pc", 2, "KS 2S QS 7S", (["taken"], "Queen of Spades: 13 for you", "card")),
        ("classic-pc extra=KS=10", 3, "TS 2S AS 7S", ([], "", "card")),
        ("classic-pc extra=KS=10", 3, "KS", (["queen"], "", "queen")),
        ("classic-pc extra=KS=10", 3, "KS 2S AS 7S", (["taken"], "King of Spades: 10 for Ann", "card")),
        ("classic-pc extra=KS=10", 3, "KS 2S QS 7S", (["taken"], "Cleo: King 10, Queen 13", "card")),
        ("classic-pc extra=KS=10,7S=8", 2, "KS 2S QS 7S", (["queen", "taken"], SEVERAL, "queen")),
        ("deluxe", 0, "QD 2D JD", ([], "", "card")),
        ("deluxe", 0, "QD 2D JD 3D", (["jack", "taken"], "Cleo takes the Jack: −10", "jack")),
        ("deluxe", 2, "QD 2D JD 3D", (["jack", "taken"], "You take the Jack: −10", "jack")),
        ("requiem", 0, "QD 2D JD 3D", ([], "", "card")),
        ("requiem bonus=TD", 1, "QD 2D JD TD", (["jack", "taken"], "Cleo takes the 10 of Diamonds: −10", "jack")),
    ],
)
def test_the_sign_tells_which_card_is_taken_by_whom_and_for_how_much(
    rules: str, viewer: int, codes: str, told: tuple[list[str], str, str]
) -> None:
    scenes = signs("2C QC KC TC " + codes, rules, viewer)
    assert scenes[0] == told
    assert [sign for _, sign, _ in scenes[1:]] == [""] * (len(scenes) - 1)
