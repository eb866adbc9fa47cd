"""A made-up language runs through the game: three plural forms, words in another order, other digits in groups behind a
decimal comma, lists with another "and"; no letter and no digit of English.

Each of its sentences, numbers and lists stands between ⟦ and ⟧. So a test sees which texts are one whole sentence, and
which the code put together from several.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from screen import Screen
from test_catalogue import BESIDE, shown

from hearts.app.keeping.setup import Setup
from hearts.app.rules import form, presets
from hearts.app.rules.sentences import differences, sentences
from hearts.app.scene.make import make
from hearts.app.scene.staging import Staging
from hearts.app.words import fluent, measures, phrases
from hearts.app.words.errors import KINDS
from hearts.app.words.locale import ENGLISH, Locale, say, use
from hearts.engine.options import PRESETS
from hearts.engine.record import Record, positions
from hearts.engine.rules import Rules
from tests.app.catalogue import CATALOGUE
from tests.app.test_catalogue import ERRORS

if TYPE_CHECKING:
    from hearts.app.words.fluent import Sentence

GOLDEN = Path(__file__).parents[1] / "golden"
FORMS = ("one", "few", "many")
LETTERS = {ord(letter): chr(0x10D0 + number % 26) for number, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
LETTERS |= {ord(chr(letter).upper()): made for letter, made in LETTERS.items()}
LETTERS |= {ord("0") + digit: chr(0x0966 + digit) for digit in range(10)}


def plural(number: int) -> str:
    """The category of a number, as in Polish."""
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return "one" if number == 1 else "few" if few else "many"


def written(kind: str, text: str) -> str:
    """A number, a list or a day as nobody writes it: `१२.३४५,६-`, `B ჰ A`; between the marks of a sentence."""
    if kind in ("all", "row"):
        return f"⟦{(' ჰ ' if kind == 'all' else '; ').join(reversed(text.split(chr(10))))}⟧"
    if kind in ("number", "signed", "percent"):
        whole, _, rest = text.lstrip("-").partition(".")
        text = f"{int(whole):,}".replace(",", ".") + (f",{rest}" if rest else "") + "-" * (text[0] == "-")
    return f"⟦{text.translate(LETTERS)}{'٪' if kind == 'percent' else ''}⟧"


def turned(text: str) -> str:
    """A sentence with its words the other way round and other letters; its values stay as they are."""
    parts = [re.split(r"(\{\w+\})", word) for word in reversed(re.split(r"[ \u00a0]", text))]
    return " ".join(
        ["".join([part if part[:1] == "{" else part.translate(LETTERS) for part in word]) for word in parts]
    )


def made(sentence: Sentence) -> Sentence:
    """A sentence of the made-up language; English's two plural forms become three, which say their category."""
    if isinstance(sentence, str):
        return f"⟦{turned(sentence)}⟧"
    value, several, other = sentence
    if set(several) != {"one", "other"}:
        return value, {key: f"⟦{turned(text)}⟧" for key, text in several.items()}, other
    return value, {key: f"⟦{turned(several['other'])}⟧{MARKS[key]}" for key in FORMS}, "many"


MARKS = {"one": "¹", "few": "²", "many": "³"}


@pytest.fixture
def language() -> Iterator[None]:
    """The game speaks the made-up language."""
    told = {**CATALOGUE, **{f"{KINDS[kind.__name__]}-{id}": kind.english[id] for kind, id in ERRORS}}
    use(Locale("x-turned", plural, written, {id: made(sentence) for id, sentence in told.items()}))
    yield
    use(ENGLISH)


def outside(text: str) -> str:
    """What of a text stands in no sentence of the catalogue."""
    depth, found = 0, ""
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        found += letter if not depth and letter not in "⟦⟧¹²³" else ""
    return found


def test_its_sentences_are_turned_around_and_have_three_forms(language: None) -> None:
    assert [phrases.points(count)[-1] for count in (1, 2, 5, 12, 22, 25)] == ["¹", "²", "³", "³", "²", "³"]
    assert say("points-plus", count=3) == "⟦" + "points 3".translate(LETTERS).replace("३", "⟦३⟧") + "⟧²"


def test_its_numbers_lists_and_days_are_its_own(language: None) -> None:
    shares = [measures.percent(0.125, fine=True), measures.percent(0.125)]
    assert [phrases.written(-12345.6), phrases.signed(7), *shares] == ["⟦१२.३४५,६-⟧", "⟦७⟧", "⟦१२,५٪⟧", "⟦१३٪⟧"]
    assert phrases.listed(["A", "B", "C"]) == "⟦C ჰ B ჰ A⟧" and phrases.joined(["A", "", "B"]) == "⟦B; A⟧"
    assert measures.day(2026, 11, 2) == "⟦२०२६-११-०२⟧" and measures.month(2026, 11) == "⟦२०२६-११⟧"
    assert measures.size_of(1_500_000) == "⟦" + "MB ".translate(LETTERS) + "⟦१,५⟧⟧"


def test_a_file_of_it_reads_back(language: None) -> None:
    """Such a language can be written down in our Fluent: its forms and its order need nothing else."""
    text = "points-plus = { $count ->\n    [one] a { $count }\n    [few] b { $count }\n   *[many] c { $count }\n}\n"
    forms = {"one": "a {count}", "few": "b {count}", "many": "c {count}"}
    assert fluent.read_sentences(text) == {"points-plus": ("count", forms, "many")}


GAMES = ["deluxe", "kitty decline=yes handicap=0,5,-5,0", "requiem players=5 deals=2 sun=yes"]


@pytest.mark.parametrize("rules", GAMES)
def test_a_game_is_played_to_its_end_in_it(language: None, rules: str) -> None:
    setup = Setup(Rules.read(rules + " limit=30" if "deals" not in rules else rules), diabolo=rules == "deluxe")
    names = sorted([who.name for who in setup.seats], key=len, reverse=True)
    screen = Screen({"hearts.setup": setup.text()})
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    texts = {text for scene in screen.scenes for _, text in shown(scene)} | {text for _, text in screen.notices}
    assert len(texts) > 100
    assert sorted({text for text in texts if english(text, names)}) == []


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.txt")))
def test_no_text_of_a_scene_is_glued_outside_of_its_sentences(language: None, name: str) -> None:
    record = Record.read((GOLDEN / f"{name}.txt").read_text("utf-8"))
    names = sorted([who.name for who in record.seats], key=len, reverse=True)
    for number, game in enumerate(positions(record.game)):
        if game.deal is not None and number % 13 == 0:
            for seat in range(game.rules.players):
                scene = make(game.view(seat), Staging(seats=record.seats, lying="trick" if number % 2 else ""))
                assert sorted({text for _, text in shown(scene) if english(text, names)}) == []


def english(text: str, names: list[str]) -> str:
    """The letters of a text that stand in no sentence, names left out; and English letters and digits anywhere."""
    for name in names:
        text = text.replace(name, "")
    return "".join([letter for letter in outside(text) if letter.isalpha()] + re.findall("[A-Za-z0-9]", text))


def test_rules_are_told_in_it(language: None) -> None:
    for preset in PRESETS:
        for beside in BESIDE:
            try:
                rules = Rules(preset, **beside)
            except ValueError:  # some do not go together
                continue
            told = [*sentences(rules), *differences(Rules("pagat"), rules), presets.name_with_length(rules)]
            told.append(form.why_settled(rules, "players"))
            assert [text for text in told if text and english(text, [])] == []
