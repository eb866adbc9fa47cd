"""The picture of a finished game: whole XML with everybody in it, for three to six players."""

import xml.etree.ElementTree as ElementTree

import pytest

from hearts.app.scene.model import Sheet, SheetRow

NAMES = ["You & <me>", "Pauline", "Michele", "Ben", "Rosa", "Kenji"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("deals", [0, 1, 9])
def test_a_picture_is_whole_and_has_everybody(players: int, deals: int) -> None:
    from hearts.web.dialogs.picture import SIZE, picture

    totals = [10 * seat - 5 for seat in range(players)]
    rows = [SheetRow(number=at + 1, way="left", points=totals, marks=[], totals=totals) for at in range(deals)]
    sheet = Sheet(names=NAMES[:players], rows=rows, now=None, totals=totals, limit=100, ends="", leaders=[0])
    drawn = picture(sheet, [(seat + 1, seat, f"./assets/faces/f{seat}-calm.svg") for seat in range(players)], "A & B")
    found = ElementTree.fromstring(drawn.markup)
    texts = [one.text for one in found.iter("{http://www.w3.org/2000/svg}text")]
    assert set(NAMES[:players]) <= set(texts) and {"1st", "A & B", "−5"} <= set(texts)
    lines = [one.get("points", "") for one in found.iter("{http://www.w3.org/2000/svg}polyline")]
    assert len(lines) == (players + 1 if deals else 0)
    assert all(0 <= float(number) <= SIZE for line in lines for number in line.replace(",", " ").split())


@pytest.mark.parametrize("name", ["Wolfeschlegelsteinha", "Maximiliana Joseph", "Ab"])
def test_a_long_name_ends_before_the_look_of_its_line(name: str) -> None:
    """It went across it, from eighteen letters on."""
    from hearts.web.dialogs.picture import MIDDLE, RIGHT, picture

    sheet = Sheet(names=[name], rows=[], now=None, totals=[0], limit=100, ends="", leaders=[0])
    found = ElementTree.fromstring(picture(sheet, [(1, 0, "./assets/faces/f0-calm.svg")], "").markup)
    [text] = [one for one in found.iter("{http://www.w3.org/2000/svg}text") if one.text == name]
    size = int(text.get("font-size", "42"))
    assert float(text.get("x", "0")) == MIDDLE + 70 and float(text.get("x", "0")) + 0.6 * size * len(name) < RIGHT - 210
    assert size == 42 or len(name) > 15
