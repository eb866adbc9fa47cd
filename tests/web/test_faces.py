"""A face is an id: whatever a record, a setting or a set calls a portrait, the page asks for files that are there."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from hearts.app.casts import cast
from hearts.web import boot
from hearts.web.casts import regulars
from hearts.web.table import stage as module
from hearts.web.table.faces import KNOWN, Faces
from hearts.web.table.stage import Stage

ROOT = Path(__file__).resolve().parents[2]
GUEST = "./assets/faces/guest-calm.svg"


@pytest.mark.parametrize(
    "face",
    [
        "../../../logout?x=", "..", " ", "ben rosa", " ben", "zelda",
        "", "alice", "alice/", "alice/zelda", "Ben", "ben-calm.svg?", "//host/x",
        "https://host/x", "data:image/svg+xml,x#", "ben\\..\\x", "ben%2f..", "own:zelda/x", "OWN:zelda", "night/../ben",
    ],
)  # fmt: skip
def test_an_unknown_face_is_the_guest(face: str) -> None:
    assert Faces({}).source(face, "calm") == GUEST


def test_every_face_of_the_game_is_itself_and_has_its_files() -> None:
    faces = Faces({one.key: one for one in regulars()})
    folder = ROOT / "assets/faces"
    there = {str(path.relative_to(folder))[: -len("-calm.svg")] for path in folder.rglob("*-calm.svg")}
    assert there == set(KNOWN.split()) == {*cast.FACES, "you"}
    for face in KNOWN.split():
        for mood in cast.MOODS:
            source = faces.source(face, mood)
            assert source == f"./assets/faces/{face}-{mood}.svg" and (ROOT / source).is_file()


@pytest.mark.parametrize(
    ("sits", "told"),
    [(0, "fetch Ann, fetch Ben, stands, Ann, Ben"), (2, "stands, frame, Ann, frame, Ben")],
)
def test_faces_of_a_new_table_are_fetched_before_its_cards_and_shown_at_once(
    monkeypatch: pytest.MonkeyPatch, sits: int, told: str
) -> None:
    """On a first visit cards flew over blank discs: a face waited for a frame, and frames were late."""
    heard: list[str] = []
    stage: Any = object.__new__(Stage)
    stage._body, stage._hold_keyboard = MagicMock(), MagicMock()
    stage._words = stage._frame = lambda scene: None
    stage._stands = lambda scene: heard.append("stands")
    stage.cards = MagicMock(lay_hand=AsyncMock())
    stage._faces = SimpleNamespace(source=lambda face, mood: heard.append(f"fetch {face}"))
    monkeypatch.setattr(module.dom, "new_element", lambda tag: MagicMock())
    places = [SimpleNamespace(changes=lambda seat: True, look=lambda seat: heard.append(seat.face)) for _ in range(2)]
    stage._seats = places[:sits]

    async def sit(*_: object) -> None:
        stage._seats = places

    async def frame() -> None:
        heard.append("frame")

    stage._sit = sit
    seats = [SimpleNamespace(face="Ann", mood="calm"), SimpleNamespace(face="Ben", mood="calm")]
    scene: Any = SimpleNamespace(pace=1.0, news=[], cards=[], players=2, seats=seats)
    asyncio.run(stage._draw(scene, False, frame, frame))
    assert ", ".join(heard) == told


def test_the_art_of_court_cards_is_fetched_before_the_first_picture_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Blank court cards lay in the hand: their art was asked for after the picture, which was late."""
    heard: list[str] = []

    async def painted() -> None:
        heard.append("painted")
        raise asyncio.CancelledError

    async def set_table() -> None:
        heard.append("set")

    page: Any = object.__new__(boot.Page)
    page._set = SimpleNamespace(wait=set_table)
    monkeypatch.setattr(boot.dom, "draw_courts", lambda: heard.append("courts"))
    monkeypatch.setattr(boot.clock, "on_screen", painted)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(page._meet())
    assert heard == ["set", "courts", "painted"]
