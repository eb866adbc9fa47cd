"""A face is an id: whatever a record, a setting or a set calls a portrait, the page asks for files that are there."""

from pathlib import Path

import pytest

from hearts.app.casts import cast
from hearts.web.casts import regulars
from hearts.web.table.faces import KNOWN, Faces

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
