"""The gate: what is let in from outside, what is not, and with which sentence."""

import json
import sys
import unicodedata
from typing import Any

import pytest

from hearts.app import gate
from hearts.app.gate import GateError, tidy, tidy_face
from hearts.app.keeping.own import OwnRules
from hearts.app.keeping.settings import Settings
from hearts.app.keeping.setup import Setup
from hearts.app.keeping.store import Store
from hearts.app.letters import visible
from hearts.app.tasks import at_once
from hearts.engine.rules import Rules

DEEP = "[" * 5000 + "]" * 5000


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("A\0B", "A B"),
        ("\1A\x7fB\x9f", "A B"),
        ("A\u202eB\u2066C\u200aD\u00a0E\u3000F", "A B C D E F"),
        ("\ud83d\ude00!", "😀!"),
        ("\ud83dA\ude00\uffff", "A"),
        ("👩\u200d👩\u200d👧 ok", "👩\u200d👩\u200d👧 ok"),
        (" a \n\t b ", "a b"),
        ("\0", ""),
    ],
)
def test_a_line_holds_nothing_that_does_not_print(text: str, line: str) -> None:
    assert gate.one_line(text, 40) == line
    assert gate.one_line(line, 40) == line


FAMILY, FLAG, THUMB = "👩\u200d👩\u200d👧", "🇳🇴", "👍🏽"
SCOTLAND = "🏴" + "".join([chr(0xE0000 + ord(letter)) for letter in "gbsct"]) + "\U000e007f"
CLUSTERS = [FAMILY, FLAG, THUMB, SCOTLAND, "❤️", "e\u0301\u0323", "1\ufe0f\u20e3", "नि", "ก็", "שָׁ"]
CLUSTERS.append("\u1112\u1161\u11ab")


@pytest.mark.parametrize("cluster", CLUSTERS)
@pytest.mark.parametrize("before", ["", "A", "Ann ", "🇳🇴", "👩"])
def test_what_is_seen_as_one_letter_is_kept_whole_or_left_out(before: str, cluster: str) -> None:
    text = before + cluster + cluster + "!"
    ends = [len(before), len(before) + len(cluster), len(text) - 1, len(text)]
    for most in range(max(1, len(before)), len(text) + 1):
        kept = gate.one_line(text, most)
        whole = text[: max([end for end in ends if end <= most])].strip()
        assert kept == (whole or text[:most]), "what is longer than the whole line is cut"
        assert gate.one_line(kept, most) == kept


@pytest.mark.parametrize(
    "code",
    [
        0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x180B, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A,
        0x2060, 0x2061, 0x2064, 0x2066, 0x2800, 0x3000, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0x1D173, 0xE0001,
        0xE0020, 0xE007F, 0xE0100, 0xFFF0, 0xFFF8, 0xFFFC, 0xFB37, 0xFB45,
    ],
)  # fmt: skip
def test_a_name_of_which_nothing_can_be_seen_is_none(code: int) -> None:
    for name in (chr(code), f" {chr(code)} ", 5 * chr(code), f"#{chr(code)}\u200b\u2060"):
        assert tidy(name, "Guest") == "Guest"
    assert tidy(f"A{chr(code)}", "Guest")[0] == "A"


@pytest.mark.parametrize("name", [*CLUSTERS, "Zoë", "♥", "😀", "\u200d😀", ".", "張", "३"])
def test_a_name_of_which_something_can_be_seen_is_one(name: str) -> None:
    assert tidy(name, "Guest") == name


def test_all_that_unicode_formats_with_shows_nothing() -> None:
    """But signs around numbers, musical beams and hieroglyphs, which show."""
    formats = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Cf"]
    shown = [one for one in formats if visible(one)]
    assert len(formats) > 150 and {unicodedata.name(one).split()[0] for one in shown} <= {
        "ARABIC", "SYRIAC", "KAITHI", "EGYPTIAN",
    }  # fmt: skip


def test_a_text_keeps_its_lines_and_a_record_its_moves() -> None:
    assert gate.readable("a\n\tb\r\n") == "a\n\tb\r\n"
    assert gate.record("seat 0 person you \ud83d\ude00\nid\0x\n") == "seat 0 person you 😀\nid x\n"
    with pytest.raises(GateError, match=r"larger than 512 KB\."):
        gate.record("x" * (1 << 20) + "x")


@pytest.mark.parametrize(
    "value",
    [
        None, True, 0, -1, 120, 0.5, -2.5e10, "", "a", [], {}, [[]], {"a": []}, [1, "b", {"c": None}, [False]],
        'q"u\\o"te\\', "a/b\n\t", "Ä😀", {"k\\": "{[,:]}", "\\\\": '\\"'}, [{"a": 1, "b": [2]}, {"a": 3}],
    ],
)  # fmt: skip
def test_json_opens_as_it_was_written(value: Any) -> None:
    for text in (json.dumps(value), json.dumps(value, ensure_ascii=False), json.dumps(value, indent=1)):
        assert gate.parse_json(text) == value


def test_escapes_of_every_kind_open() -> None:
    assert gate.parse_json(r'"\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00"') == '"\\/  \n\r\tAé😀'
    assert gate.parse_json(r'"\\u0041\\n"') == "\\u0041\\n"
    assert gate.parse_json(r'{"A\u0000B": "\ud83d", "c": "\ude00x"}') == {"A B": "", "c": "x"}
    assert gate.parse_json('"\1\2\0"') == "   "


NO_JSON = [
    "", " ", "{", "}", "[1", "[1,]", "[,1]", "[1 2]", '{"a"}', '{"a":}', '{"a" 1}', '{"a":1,}', "{1:2}", "[1]]", "1 2",
    '"a', '"a" "b"', "tru", "nan", "NaN", "Infinity", "-", "01", "1.", ".5", "1e", "+1", "1_0", "٣", "0x1", "- 1",
    r'"\x"', r'"\u12"', r'"\u12g4"', r'"\u+123"', '"\\', "'a'", '["a",,"b"]', "[:]", "{,}", '[{"a":1}', "[}", "{]",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_JSON)
def test_what_is_no_json_is_not_let_in(text: str) -> None:
    with pytest.raises(GateError, match=r"^This is not JSON: line 1 cannot be read\.$"):
        gate.parse_json(text)


@pytest.mark.parametrize(("text", "number"), [('{"a": 1,\n "b": }', 2), ('["\n",\n\n]', 4), ("[1,\n", 2)])
def test_a_fault_is_told_with_its_line(text: str, number: int) -> None:
    with pytest.raises(GateError, match=f"line {number} cannot"):
        gate.parse_json(text)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        (DEEP, "gate-deep"),
        ('{"a":' * 5000 + "1" + "}" * 5000, "gate-deep"),
        ("[" * 40000, "gate-deep"),
        ('"' + "x" * 70000 + '"', "gate-size"),
        ("[" + "1," * 21000 + "1]", "gate-many"),
        ('"' * 50000, "gate-many"),
        ("{" + ",".join([f'"k{number}": 1' for number in range(65)]) + "}", "gate-keys"),
        ('"' + "x" * 50000 + '"', "gate-long"),
        ("1" * 16, "gate-number"),
        ("1e999", "gate-number"),
        ("[-1E-31]", "gate-number"),
        ("1" * 5000, "gate-number"),
    ],
)
def test_what_is_too_large_deep_or_wide_is_not_let_in(text: str, id: str) -> None:
    with pytest.raises(GateError) as refused:
        gate.parse_json(text)
    assert refused.value.id == id and str(refused.value).endswith(".")


def test_a_sentence_says_how_much_may_be_let_in() -> None:
    with pytest.raises(GateError, match="longer than 48 KB"):
        gate.parse_json('"' + "x" * 50000 + '"')


def test_a_key_that_comes_twice_is_refused_with_its_line() -> None:
    with pytest.raises(gate.GateError) as refused:
        gate.parse_json('{"a": 1,\n"b": 2,\n"a": 3}')
    assert refused.value.values["line"] == 3


def test_a_large_text_is_opened_in_small_steps() -> None:
    many = json.dumps([["x" * 100, number] for number in range(4000)])
    rests: list[None] = []

    async def rest() -> None:
        rests.append(None)

    opened = at_once(gate.parse_json_in_parts(many, gate.FILE, rest))
    assert len(rests) > 50 and opened == json.loads(many)


@pytest.mark.parametrize("name", ["A\0B", "\ud83d\ude00" * 20, "😀" * 30, "\ud83d" * 30, "\u202eevil", "a\u00a0b"])
def test_names_are_stored_as_they_read_back(name: str) -> None:
    tidied = tidy(name, "You")
    assert "\0" not in tidied and 0 < len(tidied) <= 20
    assert tidied.encode().decode() == tidied == tidy(tidied, "You")
    assert tidy_face(tidied).split() == [tidy_face(tidied)]


@pytest.mark.parametrize("text", [DEEP, '{"name": ' + DEEP + "}", '{"name": 1e999}', "[" * 5000, '{"name": {}}', "\0"])
def test_stored_texts_that_are_not_let_in_leave_the_defaults(text: str) -> None:
    assert Settings.read(text).text() == Settings().text()
    assert Setup.read(text).text() == Setup().text()
    assert OwnRules(Store({"hearts.rules": text})).all() == []


def test_rules_that_do_not_read_are_not_lost_when_others_are_kept() -> None:
    store = Store({"hearts.rules": '[["A", "spot"], ["New", "poker"], 3, ["B", "kitty"]]'})
    own = OwnRules(store)
    assert own.all() == [("A", "spot"), ("B", "kitty")]
    own.keep("C", Rules())
    own.drop("A")
    assert json.loads(store.get("rules")) == [["New", "poker"], ["B", "kitty"], ["C", "deluxe"]]


def test_a_name_that_was_kept_reads_before_the_second_pack_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page reads its settings and its table at the start; a player may be called Käthe."""
    monkeypatch.setitem(sys.modules, "hearts.app.letters", None)
    assert [gate.tidy(name, "Guest") for name in ("Käthe", "李", "Ann", "")] == ["Käthe", "李", "Ann", "Guest"]
    assert gate.one_line("é" * 200, 100) == "é" * 100
