"""The gallery: each of its sets is a whole set that reads as anybody's file, and is what the list says of it."""

from pathlib import Path

import pytest

from hearts.app.casts import cast, gallery, reader
from hearts.app.words.locale import say
from hearts.app.words.measures import size_of
from tests.app.catalogue import CATALOGUE

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "assets/sets").glob("*.json"))


def test_the_gallery_lists_each_file_once_and_no_set_of_the_game() -> None:
    ids = [id for id, _ in gallery.SETS]
    assert sorted(ids) == [path.stem for path in FILES] and len(set(ids)) == len(ids) >= 3
    assert not set(ids) & {key for key, _ in cast.SHIPPED}
    assert set(CATALOGUE["gallery-set"][1]) == set(CATALOGUE["gallery-set_about"][1]) == set(ids)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_set_of_the_gallery_is_whole_and_is_what_the_list_says(path: Path) -> None:
    found = reader.read_set(path.read_text("utf-8"))
    assert found.id == path.stem
    assert found.name == say("gallery-set", set=found.id) and found.about == say("gallery-set_about", set=found.id)
    assert gallery.size(found.id) == 1024 * -(-path.stat().st_size // 1024)
    assert len(found.characters) >= 4
    for who in found.characters:
        assert set(who.drawings) == set(cast.MOODS) and len(set(who.drawings.values())) == len(cast.MOODS)
        assert who.line and set(who.sayings) >= {"hello", "queen", "moon", "win", "lose", "one point"}
        assert len({saying for said in who.sayings.values() for saying in said}) == sum(map(len, who.sayings.values()))
    assert len({who.name for who in found.characters}) == len({who.mind for who in found.characters}) >= 4
    assert max(who.iq for who in found.characters) - min(who.iq for who in found.characters) >= 70


@pytest.mark.parametrize("id", ["", "harbour", "../sets/seaside", "SEASIDE", "seaside ", "https://example.org/x.json"])
def test_a_set_that_the_gallery_does_not_have_has_no_size(id: str) -> None:
    assert gallery.size(id) == 0


@pytest.mark.parametrize(
    ("size", "told"), [(1, "1"), (1000, "1"), (1001, "2"), (999_000, "999"), (4_930_000, "4.9"), (18_200_000, "18.2")]
)
def test_a_size_is_written_in_one_way_everywhere(size: int, told: str) -> None:
    assert size_of(size) == say("size-mb" if "." in told else "size-kb", size=told)
