"""Texts are cut as Node's `Intl.Segmenter` divides them, and marks do not pile up on a letter."""

import json
import subprocess
import unicodedata

import pytest

from hearts.app.gate import NAME, tidy
from hearts.app.letters import MARKS, joins, shorten, without_marks
from hearts.app.people.named import NAME_BYTES, apart, short
from hearts.app.people.text import clean, looks, unfit

PROGRAM = """
const signs = new Intl.Segmenter("en", { granularity: "grapheme" })
const ask = JSON.parse(require("node:fs").readFileSync(0, "utf8"))
const one = text => [...signs.segment(text)].map(each => each.segment)
console.log(JSON.stringify({ joined: ask.codes.filter(code => one("a" + String.fromCodePoint(code)).length === 1),
    signs: ask.names.map(one) }))
"""
SCOTLAND = "🏴" + "".join([chr(0xE0000 + ord(letter)) for letter in "gbsct"]) + "\U000e007f"
NAMES = [
    "👨‍👩‍👧‍👦" * 3, "👩🏽‍🚀👨🏿‍🦱🧑🏻‍🤝‍🧑🏿", "🇳🇴🇸🇪🇩🇰🇫🇮🇮🇸", SCOTLAND * 3,
    "ก็ที่กำน้ำผึ้ง", "क्षत्रिय श्रीमान", "မြို့ကျွန်ုပ်", "ខ្ញុំស្រី", "நிலாஸ்ரீ",
    "བོད་ཡིག་བསྒྲུབས", "שָׁלוֹם עֲלֵיכֶם", "مُحَمَّد", "한글이름", "Zoë Ångström", "Nguyễn Thị Hồng Hạnh", "❤️‍🔥1️⃣",
    "ພາສາລາວນ້ຳ", "සිංහල ශ්‍රී",
]  # fmt: skip


@pytest.fixture(scope="module")
def asked() -> dict:
    """What Node answers about all letters that Python's oldest Unicode knows, and about these names."""
    codes = [code for code in range(0x21, 0xE01F0) if unicodedata.ucd_3_2_0.category(chr(code))[0] not in "C"]
    ask = json.dumps({"codes": codes, "names": NAMES})
    told = subprocess.run(["node", "-e", PROGRAM], input=ask, capture_output=True, text=True, check=True).stdout
    return dict(json.loads(told), codes=codes)


def test_all_marks_belong_to_the_letter_before_them(asked: dict) -> None:
    ours = {code for code in asked["codes"] if joins(chr(code))}
    hangul = set(range(0x1160, 0x1200))  # it joins the consonant before it, and no Latin letter
    assert ours - hangul == set(asked["joined"]) - hangul and len(ours) > 500


def test_a_name_is_cut_between_two_signs(asked: dict) -> None:
    for name, signs in zip(NAMES, asked["signs"], strict=True):
        ends = {len("".join(signs[:count]).strip()) for count in range(len(signs) + 1)}
        for most in range(len(signs[0]), len(name)):
            assert len(shorten(name, most)) in ends, (name, most)
        for most in {len(short(name)), len(tidy(name, "")), len(apart(name, [name])[:-2])}:
            assert most in ends, (name, most)
        assert (
            len(short(name).encode()) <= NAME_BYTES and len(short(name)) <= NAME and short(short(name)) == short(name)
        )


@pytest.mark.parametrize("mark", ["\u0301", "\u0310", "\u0f74", "\u0fb3", "\u0e4a", "\u1b44", "\u20e3", "\U0001e2ec"])
def test_marks_do_not_pile_up_on_a_letter(mark: str) -> None:
    piled = "Z" + 30 * mark + "y" + 9 * mark
    assert without_marks(piled) == "Z" + MARKS * mark + "y" + MARKS * mark == clean(piled, 60)
    assert tidy("Z" + 12 * mark, "") == "Z" + MARKS * mark


def test_a_flag_of_a_country_stays_whole_at_a_table() -> None:
    assert short(SCOTLAND) == SCOTLAND and short("A" + "\U000e0067") == "A"


@pytest.mark.parametrize(
    "other", ["Ann.", "Ann·", "Ann…", "'Ann'", "A.nn", "Ann ☆"[:4] + "-", "Ánn", "ANN", "Ann‧", "（Ann）", "Ann・"]
)
def test_a_name_that_looks_like_another_one_gets_a_number(other: str) -> None:
    assert looks(other) == looks("Ann") and apart(other, ["Ann"]) != other and apart("Ann", [other]) == "Ann 2"
    assert looks("Anna") != looks("Ann") and looks("...") != looks("!!!") and looks("😀") != looks("😂")


@pytest.mark.parametrize(
    "name", ["You", "YOU!", "you.", "Ann (host)", "Ann [HOST]", "h0st", "Ann – host", "(computer)"]
)
def test_no_name_says_who_a_player_is(name: str) -> None:
    assert unfit(name)


@pytest.mark.parametrize("name", ["Ann", "Yousef", "Hostia", "Young", "", "Ben 2", "Guest", "😀"])
def test_usual_names_are_free(name: str) -> None:
    assert not unfit(name)
