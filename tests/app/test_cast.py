"""Sets of characters: those of the game are as documented, what people write is read, and refused with a sentence."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from hearts.app.casts import cast, reader
from hearts.app.casts.portrait import SPACE
from hearts.app.casts.reader import CastError
from hearts.app.keeping.setup import REGULARS
from hearts.app.tasks import at_once
from hearts.minds import temper

ROOT = Path(__file__).parents[2]
SHIPPED = {key: ROOT / f"assets/casts/{key}.json" for key, _ in cast.SHIPPED}
DRAWING = f'<svg xmlns="{SPACE}"><path d="M0 0"/></svg>'


def plain(**changes: Any) -> "dict[str, Any]":
    """A set of one gull; None takes a key away."""
    gull = {"id": "gull", "name": "Gull", "iq": 90, "portrait": {"calm": DRAWING}}
    found = {"cast": 1, "id": "harbour", "name": "The harbour", "characters": [gull], **changes}
    return {key: value for key, value in found.items() if value is not None}


def gull(**changes: Any) -> "dict[str, Any]":
    """The set, with the gull as changed."""
    one = {**plain()["characters"][0], **changes}
    return plain(characters=[{key: value for key, value in one.items() if value is not None}])


@pytest.mark.parametrize("key", SHIPPED)
def test_the_sets_of_the_game_are_whole(key: str) -> None:
    found = reader.read_set(SHIPPED[key].read_text("utf-8"), own=False)
    several = dict(cast.SHIPPED)[key]
    assert found.id == key and found.name and len(found.characters) >= 4
    assert {who.key.split("/")[-1] for who in found.characters} == set(several.split())
    for who in found.characters:
        assert who.face == who.key and who.key in cast.FACES and cast.home(who.key) == key
        assert who.line and set(who.sayings) >= {"hello", "queen", "moon", "win", "lose", "one point"}
        assert len({saying for said in who.sayings.values() for saying in said}) == sum(map(len, who.sayings.values()))
    assert len({who.name for who in found.characters}) == len(found.characters)
    assert len({who.mind for who in found.characters}) == len(found.characters), "each is somebody else"
    assert max(who.iq for who in found.characters) - min(who.iq for who in found.characters) >= 80


def test_the_regulars_are_those_who_sit_down_before_their_set_is_there() -> None:
    found = reader.read_set(SHIPPED["regulars"].read_text("utf-8"), own=False)
    assert tuple((who.key, who.name, who.mind) for who in found.characters) == REGULARS


def test_every_portrait_of_the_game_is_drawn(tmp_path: Path) -> None:
    import runpy
    import sys

    argv, sys.argv = sys.argv, ["people", str(tmp_path)]
    try:
        runpy.run_module("tools.draw.people", run_name="__main__")
    finally:
        sys.argv = argv
    from hearts.app.casts import portrait

    for face in cast.FACES:
        for mood in cast.MOODS if face not in [one for one, _, _ in REGULARS] else ():
            drawing = (tmp_path / f"{face}-{mood}.svg").read_text("utf-8")
            assert portrait.check_drawing(drawing) == drawing and len(drawing) < 8000


def test_a_set_reads_and_is_written_again_the_same() -> None:
    sayings = {"queen": ["Mine!  Mine!", "Oh."], "other moon": ["Well."]}
    traits = {"bold": 1, "jack": -0.5}
    drawings = {"calm": DRAWING, "win": DRAWING.replace("M0", "M1")}
    source = json.dumps(gull(line="Takes  what\nlies about.", temper=traits, sayings=sayings, portrait=drawings))
    found = reader.read_set(source)
    (who,) = found.characters
    assert (who.key, who.name, who.line) == ("own:harbour/gull", "Gull", "Takes what lies about.")
    assert who.mind == "iq:90,bold=1,jack=-0.5" and who.sayings["queen"] == ("Mine! Mine!", "Oh.")
    assert who.drawing("win") == drawings["win"] and who.drawing("sad") == DRAWING
    assert reader.read_set(found.text()).text() == found.text()


def test_those_at_a_table_become_a_set_whatever_sets_they_are_from() -> None:
    alice = reader.read_set(SHIPPED["alice"].read_text("utf-8"), own=False).characters
    mine = reader.read_set(json.dumps(gull())).characters
    found = cast.make_set("Our  Sunday table!", [alice[0], mine[0], mine[0], alice[2]])
    assert (found.id, found.name) == ("our-sunday-table", "Our Sunday table!")
    assert [who.key.split("/")[1] for who in found.characters] == ["alice", "gull", "gull-2", "cheshire-cat"]
    again = reader.read_set(found.text())
    assert again.characters[0].face == "alice/alice" and again.characters[1].drawings == {"calm": DRAWING}
    assert [who.mind for who in again.characters][3] == alice[2].mind
    assert cast.home(again.characters[0].key) == "own:our-sunday-table"
    assert {cast.make_set(name, alice[:1]).name for name in ("", "\u200b\u2060")} == {"My table"} and cast.slug(
        "“…”"
    ) == "set"


REFUSED: "list[tuple[str, str]]" = [
    ("", "This is not JSON"),
    ('{"cast": 1,\n', "This is not JSON: line 2 cannot be read."),
    ("[1]", "not a set of characters"),
    ("{}", "“cast” must be 1, the version of the format, not missing."),
    (json.dumps(plain(cast=2)), "the version of the format, not 2."),
    (json.dumps(plain(hat=1)), "The set: “hat” is unknown. Use one of these: cast, id, name"),
    (json.dumps(plain(id="The Harbour")), "The set: “id” is 1 to 24 small letters, digits and dashes"),
    (json.dumps(plain(id=None)), "not missing."),
    (json.dumps(plain(name=" ")), "The set: “name” is missing"),
    (json.dumps(plain(name="x" * 31)), "“name” has 31 letters, but only 30 are allowed"),
    (json.dumps(plain(about=3)), "“about” is missing, or it is not text"),
    (json.dumps(plain(characters=[])), "“characters” must be a list of 1 to 24"),
    (json.dumps(plain(characters=plain()["characters"] * 25)), "“characters” must be a list of 1 to 24"),
    (json.dumps(plain(characters=[3])), "Character 1: This is not an object."),
    (json.dumps(plain(characters=plain()["characters"] * 2)), "Character 2, “Gull”: The id “gull” is used twice."),
    (json.dumps(gull(hat=1)), "Character 1, “Gull”: “hat” is unknown"),
    (json.dumps(gull(name=None)), "Character 1: “name” is missing"),
    (json.dumps(gull(name="x" * 17)), "“name” has 17 letters, but only 16 are allowed"),
    (json.dumps(gull(line="x" * 121)), "“line” has 121 letters"),
    (json.dumps(gull(id="../x")), "“id” is 1 to 24 small letters"),
    (json.dumps(gull(iq=None)), "“iq” is one of 60, 70, 80 … 180, not missing."),
    (json.dumps(gull(iq=95)), "not 95."),
    (json.dumps(gull(iq=True)), "not true."),
    (json.dumps(gull(iq=190)), "not 190."),
    (json.dumps(gull(temper=3)), "“temper” is an object of traits."),
    (json.dumps(gull(temper={"brave": 1})), "temper: “brave” is unknown. Use one of these: bold, moons"),
    (json.dumps(gull(temper={"bold": "very"})), "“bold” is a number from -1 to 1, not \"very\""),
    (json.dumps(gull(temper={"bold": 2})), "temper: “bold” is a number from -1 to 1, not 2."),
    (json.dumps(gull(temper={"revenge": -1})), "“revenge” is a number from 0 to 1, not -1."),
    ('{"cast": 1, "id": "a", "name": "A", "characters": [{"id": "a", "name": "A", "iq": 60, "portrait": "ben", '
     '"temper": {"bold": NaN}}]}', "This is not JSON: line 1 cannot be read."),
    (json.dumps(gull(portrait=None)), "“portrait” is the name of one of the game's portraits, or a drawing"),
    (json.dumps(gull(portrait={"win": DRAWING})), "with one for “calm”."),
    (json.dumps(gull(portrait={"calm": DRAWING, "cross": DRAWING})), "portrait: “cross” is unknown"),
    (json.dumps(gull(portrait={"calm": DRAWING, "sad": 3})), "portrait, sad: A drawing must be text."),
    (json.dumps(gull(portrait="mona-lisa")), "The game has no portrait “mona-lisa”; it has pauline,"),
    (json.dumps(gull(portrait={"calm": DRAWING, "sad": "<svg><script/></svg>"})), "1, “Gull”, portrait, sad: "),
    (json.dumps(gull(sayings=[])), "“sayings” is an object of lists."),
    (json.dumps(gull(sayings={"lunch": ["Fish!"]})), "sayings: “lunch” is unknown. Use one of these: hello, broken"),
    (json.dumps(gull(sayings={"moon": "All!"})), "sayings, moon: This must be a list of at most 8 sayings."),
    (json.dumps(gull(sayings={"moon": ["All!"] * 9})), "sayings, moon: This must be a list of at most 8 sayings."),
    (json.dumps(gull(sayings={"moon": ["x" * 91]})), "sayings, moon: “saying” has 91 letters, but only 90 are allowed"),
    (json.dumps(gull(sayings={"moon": [7]})), "sayings, moon: “saying” is missing, or it is not text."),
    (json.dumps(plain(about="x" * 615000)), "The file or text is larger than 600 KB."),
]  # fmt: skip


@pytest.mark.parametrize(("source", "why"), REFUSED, ids=[why[:40] for _, why in REFUSED])
def test_what_does_not_fit_is_refused_with_a_sentence_that_says_where(source: str, why: str) -> None:
    with pytest.raises(CastError) as refusal:
        reader.read_set(source)
    assert why in str(refusal.value)
    assert str(refusal.value).endswith(".")


DEEP = "[" * 5000 + "]" * 5000
PNG = "data:image/png;base64,iVBORw0KGgo=AAAA"
GATED = [
    (json.dumps(gull(iq="deep")).replace('"deep"', DEEP), "more than 16 deep."),
    (json.dumps(plain(cast="deep")).replace('"deep"', DEEP), "more than 16 deep."),
    (DEEP, "more than 16 deep."),
    ("{" + ",".join([f'"{number}":1' for number in range(50000)]) + "}", "more than 20000 values in it."),
    ("{" + ",".join([f'"{number}":1' for number in range(2000)]) + "}", "more than 64 keys."),
    (json.dumps(gull(portrait={"calm": PNG})), "portrait, calm: “=” is not base64."),
    (json.dumps(gull(portrait={"calm": PNG.replace("=AAAA", "A===")})), "portrait, calm: The base64 cannot be read"),
    (json.dumps(gull(portrait={"calm": f'<svg xmlns="{SPACE}">' + "<g>" * 4600})), "has more than 2000 tags."),
    (json.dumps(gull(portrait={"calm": f'<svg xmlns="{SPACE}">' + "<g>" * 1900})), "more than 32 deep."),
    (json.dumps(gull(iq=1e300)), "more digits than the game can use."),
    (json.dumps(gull(name="\0")), "“name” is missing, or it is not text."),
]  # fmt: skip


@pytest.mark.parametrize(("source", "why"), GATED, ids=[why[:40] for _, why in GATED])
def test_what_the_gate_does_not_let_in_gets_a_sentence_at_once(source: str, why: str) -> None:
    began = time.process_time()
    with pytest.raises(CastError) as refusal:
        reader.read_set(source)
    assert why in str(refusal.value) and str(refusal.value).endswith(".")
    assert time.process_time() - began < 1


def test_texts_of_a_set_hold_nothing_that_does_not_print() -> None:
    sayings = {"queen": ["\ud83d\ude00\0!", "a\u202eb"]}
    source = json.dumps(gull(name="A\0B", line="\x7fLine\u0085", sayings=sayings), ensure_ascii=True)
    assert "\\u0000" in source and "\\ud83d" in source
    (who,) = reader.read_set(source).characters
    assert (who.name, who.line, who.sayings["queen"]) == ("A B", "Line", ("😀 !", "a b"))


def test_a_set_of_ones_own_is_kept_as_it_reads_back() -> None:
    alice = reader.read_set(SHIPPED["alice"].read_text("utf-8"), own=False).characters
    found = cast.make_set("A\0\ud83d\ude00\u2003b", alice[:2])
    assert found.name == "A 😀 b" and reader.read_set(found.text()).text() == found.text()
    assert json.loads(found.text())["name"] == found.name


def test_a_large_set_is_read_in_steps() -> None:
    many = [{**plain()["characters"][0], "id": f"gull-{number}"} for number in range(24)]
    rests: list[None] = []

    async def rest() -> None:
        rests.append(None)

    found = at_once(reader.read_in_parts(json.dumps(plain(characters=many)), rest))
    assert len(rests) > 40 and len(found.characters) == 24


def test_the_documented_keys_are_those_that_are_read() -> None:
    told = (ROOT / "docs/casts.md").read_text("utf-8")
    example = told.partition("```json\n")[2].partition("```")[0]
    assert reader.read_set(example).characters[0].sayings
    for word in (*cast.MOODS, *cast.MOMENTS, *temper.TRAITS):
        assert f"`{word}`" in told, word
