"""Whatever comes from outside is read or refused, never more; and CPython and MicroPython come to the same verdict."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.app.casts.portrait import SPACE
from hearts.app.keeping.setup import Setup
from tests.portable.test_portable import PATHS, ROOT, SHIM, in_node, needs_node
from tests.portable.verdict import READERS, verdict

SVG = f'<svg xmlns="{SPACE}" viewBox="0 0 9 9"><g fill="url(#a)"><path d="M0 0"/><title>Ä &amp; b</title></g></svg>'
PNG = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E"
GULL = {
    "id": "gull", "name": "Möwe 😀", "line": "Takes it.", "iq": 90, "temper": {"bold": 0.5, "jack": -1},
    "portrait": {"calm": SVG, "win": PNG}, "sayings": {"queen": ["Mine!", "Oh."], "moon": []},
}  # fmt: skip
SET = {"cast": 1, "id": "harbour", "name": "The harbour", "about": "x", "characters": [GULL]}
THOUGHT = {"ask": "play", "choice": "QS", "ranking": [["QS", -1.2], ["2C", 3]], "worlds": 9}
PROSPECT = {"choice": "QS", "points": [1, 2.5, 3, 4], "moon": 0.1, "other": 0, "win": 1}


def begun(name: str) -> list[str]:
    """The first lines of a golden game."""
    return (ROOT / f"tests/golden/{name}.txt").read_text("utf-8").splitlines(keepends=True)[:30]


# What each reader is for: texts that it accepts.
GOOD = {
    "json": ['{"a": [1, -2.5e3, true, null, "\\u00e4\\ud83d\\ude00"], "b": {}}', "[]"],
    "line": ["Ann", "Ann Ä 😀", "👩\u200d👩\u200d👧" * 9, "🇳🇴" * 21, "e\u0301" * 30],
    "name": ["Ann", "Zoë", "👍🏽" * 11, "\u200b\u2060", "x" * 19 + "🇳🇴"],
    "settings": ['{"pace": "fast", "left_handed": true, "name": "Ann", "think": "2"}'],
    "setup": [Setup().text()],
    "own rules": ['[["Ours", "spot limit=300"], ["B", "kitty"]]'],
    "set": [json.dumps(SET), json.dumps(SET, ensure_ascii=False, indent=1)],
    "drawing": [SVG, PNG],
    "rules": ["spot limit=300 extra=KS=10", "http://x/?preset=deluxe+limit%3D50&a=b", "deluxe handicap=0,10,-5,0"],
    "link": ["7", "spot limit=300", "0.5"],
    "record": ["".join(begun(name)) for name in ("deluxe-1", "five-kitty")],
    "answer": [json.dumps({"id": 7, "answer": {**THOUGHT, "prospects": [PROSPECT]}}), '{"id": 7, "answer": "minus"}'],
}
NASTY = [
    "\0", "\1", "\2", "\x7f", "\x85", "\xa0", "\u2028", "\u202e", "\u3000", "\ufeff", "\uffff", "\ud83d", "\ude00",
    "😀", "٣", "ſ", "ı", "²", "\\u0000", "\\ud83d", "\\ude00", "\\ud83d\\ude00", "\\", '"', "'", "[" * 40, "]" * 40,
    '{"a":' * 20, "1e999", "-0", "01", "1_0", "NaN", "9" * 40, "0.1", "1e-31", "null", "true", ",", ":", "\n", "\t",
    "\r", "=", "<", ">", "&", "&#65;", "<g>" * 40, "</g>", "<script/>", " onload='x'", "url(//b)", "%00", "%", "+", "#",
    "- ", "10S", "qs", "=" * 30, "QS", "a" * 60, "mask", "style",
]  # fmt: skip
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)
letters = st.text(st.characters(codec=None), max_size=30)


@st.composite
def damaged(draw: Any, kind: str) -> str:
    """A text that was good for this reader until parts of it were cut out, doubled or overwritten."""
    text: str = draw(st.sampled_from(GOOD[kind]))
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from([0, 0, 1, 1, 2, 5, 40])))
        put = draw(st.sampled_from(NASTY) | st.sampled_from(NASTY) | st.just(text[start:end] * 2) | letters)
        text = text[:start] + put + text[end:]
    return text


def texts(kind: str) -> "st.SearchStrategy[str]":
    """What may come to this reader: mostly nearly right, sometimes any JSON or any letters."""
    near = damaged(kind)
    return near | near | near | near | st.builds(json.dumps, values, ensure_ascii=st.booleans()) | letters


def examples(kind: str, number: int) -> "list[str]":
    """So many texts from that strategy, the same every time."""
    found: list[str] = []

    @settings(max_examples=number)
    @given(texts(kind))
    def note(text: str) -> None:
        found.append(text)

    note()
    return found


@pytest.mark.parametrize("kind", READERS)
@settings(max_examples=250)
@given(data=st.data())
def test_a_text_from_outside_is_read_or_refused_and_nothing_else(kind: str, data: st.DataObject) -> None:
    assert not verdict(kind, data.draw(texts(kind))).startswith("CRASHED")


@pytest.mark.parametrize("kind", READERS)
def test_what_is_good_is_accepted(kind: str) -> None:
    assert not [text for text in GOOD[kind] if verdict(kind, text).startswith(("refused", "CRASHED"))]


@needs_node
def test_both_pythons_come_to_the_same_verdict(tmp_path: Path) -> None:
    rows = [(kind, text) for kind in READERS for text in GOOD[kind] + examples(kind, 60)]
    given_texts = tmp_path / "given.txt"
    given_texts.write_text("".join([json.dumps([kind, [ord(one) for one in text]]) + "\n" for kind, text in rows]))
    theirs = in_node(
        "micropython", (PATHS + SHIM).format("/repo") + "\nimport verdict; verdict.main('/given.txt')", given_texts
    ).splitlines()
    ours = [verdict(kind, text) for kind, text in rows]
    assert len(ours) == len(theirs) > 500
    differ = [(row, one, other) for row, one, other in zip(rows, ours, theirs, strict=True) if one != other]
    assert differ[:3] == []
    assert 100 < len([one for one in ours if one.startswith("refused")]) < len(ours) - 100
