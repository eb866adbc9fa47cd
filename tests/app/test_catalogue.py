"""The catalogue: each id that the code says exists and is said, its values fit, and no English is left in the code."""

import ast
import asyncio
import contextlib
import importlib
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from screen import Screen

from hearts.app.keeping.setup import Setup
from hearts.app.rules import form, presets
from hearts.app.rules.sentences import differences, sentences
from hearts.app.scene.make import make
from hearts.app.scene.model import Plain
from hearts.app.scene.staging import Staging
from hearts.app.words import phrases
from hearts.app.words.errors import KINDS, sentence_of
from hearts.app.words.locale import ENGLISH, Locale, Refused, use, worded
from hearts.engine.cards import CardError
from hearts.engine.errors import HeartsError
from hearts.engine.options import PRESETS, RulesError
from hearts.engine.record import Record, RecordError, positions
from hearts.engine.rules import Rules
from hearts.engine.table import IllegalMove
from tools import bundle

Sentence = str | tuple[str, ...]

ROOT = Path(__file__).parents[2]
PY = ROOT / "py"
GOLDEN = ROOT / "tests" / "golden"
REGIONS = sorted(path.stem for path in (PY / "hearts/app/words").glob("*.py"))


def region(name: str) -> dict[str, Sentence]:
    found: dict[str, Sentence] = getattr(importlib.import_module(f"hearts.app.words.{name}"), "SENTENCES", {})
    return found


CATALOGUE = {id: sentence for name in REGIONS for id, sentence in region(name).items()}


def forms(sentence: Sentence) -> tuple[str, ...]:
    return (sentence,) if isinstance(sentence, str) else sentence


def values(text: str) -> set[str]:
    """The names of the values in a sentence."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


# ---- the catalogue by itself -------------------------------------------------------------------------------------


def test_no_id_stands_twice() -> None:
    assert sum(len(region(name)) for name in REGIONS) == len(CATALOGUE) > 300


@pytest.mark.parametrize("id", CATALOGUE)
def test_a_sentence_has_all_its_plural_forms_with_the_same_values(id: str) -> None:
    assert re.fullmatch(r"[a-z_]+(\.[\w-]+)+", id)
    found = CATALOGUE[id]
    assert isinstance(found, str) or len(found) == 2
    plain = [text.replace("\u00a0", " ") for text in forms(found)]  # a no-break space is no letter that is printed
    assert all(text and text.isprintable() and not text.startswith("{}") for text in plain)
    assert len({frozenset(values(text) - {"count", "number"}) for text in forms(found)}) == 1
    assert all(name.isidentifier() for text in forms(found) for name in values(text))


# ---- the catalogue and the code ----------------------------------------------------------------------------------

# What takes an id and its values.
SAYS = {"say", "worded", "said", "Refused", "CastError", "PortraitError", "GateError", "WrongError"}


class Call:
    """A place that says a sentence: where it is, which ids it may say, the values that it gives; None for any."""

    def __init__(self, path: Path, where: str, ids: set[str], given: set[str] | None) -> None:
        self.path = path
        self.where = where
        self.ids = ids
        self.given = given


# What a part of an id may come to, by what the code calls it, where that is more than a word.
WILD = {"who": r"(\.you|\.you_and|\.from_you|\.by_you)?"}


def pattern(node: ast.JoinedStr) -> str:
    """A regular expression of what an f-string may come to."""
    found = ""
    for part in node.values:
        if isinstance(part, ast.Constant):
            found += re.escape(part.value)
        else:
            assert isinstance(part, ast.FormattedValue)
            found += WILD.get(ast.unparse(part.value), r"[^.]*")
    return found


def meant(node: ast.expr) -> Iterator[str]:
    """The ids that an expression may come to."""
    if isinstance(node, ast.IfExp):
        yield from meant(node.body)
        yield from meant(node.orelse)
    elif isinstance(node, ast.Constant):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        found = [id for id in CATALOGUE if re.fullmatch(pattern(node), id)]
        assert found, f"there is no sentence like {ast.unparse(node)}"
        yield from found


@cache
def calls() -> "list[Call]":
    """Every place in app, web and the markup that says a sentence."""
    found = []
    for path in [*(PY / "hearts/app").rglob("*.py"), *(PY / "hearts/web").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS:
                keys = {keyword.arg for keyword in node.keywords}
                given = None if None in keys or node.func.id in ("said", "worded") else {str(key) for key in keys}
                found.append(Call(path, f"{path.name}:{node.lineno}", set(meant(node.args[0])), given))
    for path in [ROOT / "index.html", *(PY / "hearts/web").rglob("*.html")]:
        ids = re.findall(r"\{\{([\w-]+(?:\.[\w-]+)+)\}\}", path.read_text("utf-8"))
        found += [Call(path, path.name, {id}, set()) for id in ids]
    return found


@cache
def written() -> "set[str]":
    """Every text in app and web, outside the catalogue, that looks like an id."""
    heads = {id.partition(".")[0] for id in CATALOGUE}
    found = set()
    for path in [*(PY / "hearts/app").rglob("*.py"), *(PY / "hearts/web").rglob("*.py")]:
        tree = ast.parse(path.read_text("utf-8"))
        kept = [node for node in tree.body if not (isinstance(node, ast.AnnAssign) and _name(node) == "SENTENCES")]
        nodes = [inner for outer in kept for inner in ast.walk(outer)]
        parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in nodes:
            text = node.value if isinstance(node, ast.Constant) and id(node) not in parts else ""
            if isinstance(text, str) and re.fullmatch(r"[a-z_]+(\.[\w-]+)+", text) and text.partition(".")[0] in heads:
                found.add(text)
    return found


def _name(node: ast.AnnAssign) -> str:
    return node.target.id if isinstance(node.target, ast.Name) else ""


def test_each_id_in_the_code_is_in_the_catalogue() -> None:
    assert len(calls()) > 150
    assert sorted({id for call in calls() for id in call.ids} - set(CATALOGUE)) == []
    assert sorted(written() - set(CATALOGUE)) == []


def test_each_id_in_the_catalogue_is_said_by_the_code() -> None:
    said = written() | {id for call in calls() for id in call.ids}
    assert sorted(set(CATALOGUE) - said) == []


@cache
def imported(path: Path, deep: bool = False) -> frozenset[Path]:
    """The modules that are there once this one has been imported; `deep`: and what its own functions import."""
    found: set[Path] = set()
    waiting = bundle.modules(PY, bundle.imported(path, path.read_text("utf-8"), deep))
    while waiting:
        new = [each for each in waiting if each not in found]
        found.update(new)
        several = [bundle.imported(one, one.read_text("utf-8"), deep=False) for one in new]
        waiting = [each for names in several for each in bundle.modules(PY, names)]
    return frozenset(found)


NAMES = "web/table/keys.py"  # names the ids of what the help says of each key, and says none of them itself
SPEAKERS = [
    path
    for room in ("app", "web")
    for path in sorted((PY / "hearts" / room).rglob("*.py"))
    if path != PY / "hearts" / NAMES
]


@pytest.mark.parametrize("path", SPEAKERS, ids=lambda path: path.relative_to(PY / "hearts").as_posix())
def test_a_module_that_says_a_sentence_has_its_region_at_hand_whatever_else_was_imported(path: Path) -> None:
    texts = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
    said = {text for text in texts if isinstance(text, str) and text in CATALOGUE}
    said |= {id for call in calls() if call.path in (path, path.with_suffix(".html")) for id in call.ids}
    there = {one.stem for one in imported(path, deep=True) | {path} if one.parent.name == "words"}
    assert sorted(id for id in said if not any(id in region(name) for name in there)) == []


# What takes the id of a sentence in the tests that play in a browser.
ASKS = {"say", "like", "role", "button", "dialog", "answer", "call"}


def test_each_id_in_the_tests_of_the_page_is_in_the_catalogue() -> None:
    asked = set()
    for path in (ROOT / "tests/e2e").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in ASKS:
                texts = [part.value for part in node.args if isinstance(part, ast.Constant)]
                asked |= {text for text in texts if re.fullmatch(r"[a-z_]+(\.[\w-]+)+", str(text))}
    assert len(asked) > 200 and sorted(asked - set(CATALOGUE)) == []


def test_each_place_that_says_a_sentence_gives_all_its_values() -> None:
    for call in calls():
        for id in call.ids:
            if call.given is not None:
                missing = {name for text in forms(CATALOGUE[id]) for name in values(text)} - call.given
                assert not missing, f"{call.where}: {id} lacks {missing}"
                assert isinstance(CATALOGUE[id], str) or "count" in call.given, f"{call.where}: {id} lacks a count"


# ---- a locale ----------------------------------------------------------------------------------------------------


class Heard(dict[str, Sentence]):
    """A catalogue without a sentence, which notes what is looked up in it."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()

    def __contains__(self, id: object) -> bool:
        self.ids.add(str(id))
        return False


@pytest.fixture
def heard() -> Iterator[Heard]:
    """The ids that are said from now on."""
    found = Heard()
    use(Locale("heard", found, ENGLISH.plural))
    yield found
    use(ENGLISH)


ERRORS = [(kind, id) for kind in (CardError, IllegalMove, RulesError, RecordError) for id in kind.english]


def masked(sentence: Sentence) -> Sentence:
    """A sentence with a dot in place of each letter, its values left alone."""
    found = []
    for text in forms(sentence):
        parts = [(re.sub(r"\w", "·", told), name) for told, name, _, _ in string.Formatter().parse(text)]
        found.append("".join(told + (f"{{{name}}}" if name else "") for told, name in parts))
    return found[0] if isinstance(sentence, str) else tuple(found)


@pytest.fixture
def mask() -> Iterator[None]:
    """A locale without a letter: whatever English is left does not come from the catalogue."""
    told = {**CATALOGUE, **{f"{KINDS[kind.__name__]}.{id}": kind.english[id] for kind, id in ERRORS}}
    use(Locale("x-mask", {id: masked(sentence) for id, sentence in told.items()}, ENGLISH.plural))
    yield
    use(ENGLISH)


def test_a_locale_speaks_for_itself_and_counts_as_it_likes() -> None:
    polish = {"points-plus": ("{count} punkt", "{count} punkty", "{count} punktów"), "card-suit-S": "pik"}

    def plural(number: int) -> int:
        few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
        return 0 if number == 1 else 1 if few else 2

    assert phrases.card(36) == "Queen of Spades"
    try:
        use(Locale("pl", dict(polish), plural))
        told = [phrases.points(amount) for amount in (1, 2, 5, 13, 22)]
        assert told == ["1 punkt", "2 punkty", "5 punktów", "13 punktów", "22 punkty"]
        assert phrases.points(-1) == "minus 1 point", "what it lacks is said in English, with its plural forms"
        assert phrases.card(36) == "Queen of pik"
    finally:
        use(ENGLISH)
    assert phrases.card(36) == "Queen of Spades"


def test_every_error_of_the_engine_has_its_kind() -> None:
    assert (
        {kind.__name__ for kind in HeartsError.__subclasses__()} == set(KINDS) == {kind.__name__ for kind, _ in ERRORS}
    )


def test_the_forms_own_sentences_for_errors_of_the_engine_say_what_these_know() -> None:
    own = {id.partition(".")[2]: text for id, text in region("form").items() if id.startswith("refused-")}
    assert len(own) > 9 and set(own) <= set(RulesError.english)
    assert not [id for id, text in own.items() if values(str(text)) - values(RulesError.english[id])]


@pytest.mark.parametrize(("kind", "id"), ERRORS, ids=[f"{kind.__name__} {id}" for kind, id in ERRORS])
def test_a_locale_says_each_error_of_the_engine_itself(mask: None, kind: type[HeartsError], id: str) -> None:
    """In English it is the engine's own sentence, in another language that language's."""
    names = values(kind.english[id])
    given: dict[str, object] = {"card": 36, "cards": 3, "suit": 2, "why": RecordError("no-seats")}
    error = kind(id, **{name: given.get(name, 7) for name in names})
    assert not [letter for letter in sentence_of(error) if letter.isalpha()]
    use(ENGLISH)
    assert sentence_of(error) == str(error) and any(letter.isalpha() for letter in sentence_of(error))


def test_what_is_refused_names_its_sentence_and_its_values() -> None:
    with pytest.raises(Refused, match="Choose three cards first") as caught:
        raise Refused("notice-choose", count=3, number="three")
    assert (caught.value.id, caught.value.values) == ("notice-choose", {"count": 3, "number": "three"})
    assert worded(caught.value.id, caught.value.values) == str(caught.value)


def test_everything_that_can_be_told_of_rules_is_told(heard: Heard) -> None:
    """By the rules that the form can come to, one or two options away from a preset."""
    for preset in PRESETS:
        presets.title(preset), presets.short(preset), presets.about(preset)
        ends: tuple[dict[str, int | str], ...] = ({"limit": 70}, {"limit": 700}, {"deals": 4}, {"queen": 0, "deals": 4})
        [presets.named(Rules(preset, **end)) for end in ends]
        for option, several in form.VALUES.items():
            for rules in _near(preset, option, several):
                assert sentences(rules)
                differences(Rules("pagat"), rules)
                [form.differing(rules, Rules("pagat"), group) for group, _ in form.GROUPS]
                [form.settled(rules, other) for other in form.VALUES]
    for group, options in form.GROUPS:
        form.group_title(group)
        [(form.option_label(option), form.value_labels(option)) for option in options]
    for number in range(len(form.CHECKBOXES)):
        form.box_label(number), form.box_effect(number)
    assert form.refused(Rules(), "limit", "")
    for name in ("rules", "presets", "form"):
        assert sorted(id for id in set(region(name)) - heard.ids if not id.startswith("refused-")) == []


# What makes more of an option be told.
BESIDE: tuple[dict[str, Any], ...] = (
    {},
    {"must_break": False},
    {"must_break": False, "queen_leads": False},
    {"bonus": "JD", "moon_bonus": True},
    {"leader": "dealer", "opening": "any"},
    {"extra": "7C=7"},
    {"handicap": "0,0,0,9"},
    {"players": 5},
    {"players": 5, "remainder": "kitty"},
    {"players": 6},
)


def _near(preset: str, option: str, several: tuple[Any, ...]) -> Iterator[Rules]:
    for beside in BESIDE:
        for value in several:
            with contextlib.suppress(ValueError):  # some do not go together
                yield Rules(preset, **{**beside, option: value})


# ---- no English at the table -------------------------------------------------------------------------------------

# Words of a scene that are not shown, but say what is meant.
SIGNS = {
    "Scene": ("phase", "news", "sound", "kind", "bonus"), "CardAt": ("code", "place"), "SeatAt": ("face", "mood"),
    "SheetRow": ("way", "marks"), "Outcome": ("command",), "Action": ("command",), "Ending": ("kind", "mood"),
    "Kitty": ("codes",),
}  # fmt: skip


def shown(value: object, where: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a scene, and where it stands."""
    if isinstance(value, Plain):
        kind = type(value).__name__
        for field, inner in vars(value).items():
            if field == "actions":
                inner = [action.label for action in inner]
            if field not in SIGNS.get(kind, ()):
                yield from shown(inner, f"{kind}.{field}")
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from shown(inner, where)
    elif isinstance(value, str):
        yield where, value


def leaked(text: str, names: list[str]) -> str:
    """The letters of a text, names left out."""
    for name in names:
        text = text.replace(name, "")
    return "".join(letter for letter in text if letter.isalpha())


@pytest.mark.parametrize(
    "rules", ["deluxe", "kitty decline=yes handicap=0,5,-5,0", "requiem players=5 deals=2 sun=yes"]
)
def test_no_english_leaks_at_the_table(mask: None, rules: str) -> None:
    setup = Setup(Rules.read(rules + " limit=30" if "deals" not in rules else rules), diabolo=rules == "deluxe")
    names = [who.name for who in setup.seats]
    screen = Screen({"hearts.setup": setup.text()})
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    found = {(where, text) for scene in screen.scenes for where, text in shown(scene)}
    assert len(found) > 100
    assert [(where, text) for where, text in found if leaked(text, names)] == []
    assert [text for _, text in screen.notices if leaked(text, names)] == []


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.txt")))
def test_no_english_leaks_from_any_seat(mask: None, name: str) -> None:
    record = Record.read((GOLDEN / f"{name}.txt").read_text("utf-8"))
    names = [who.name for who in record.seats]
    for number, game in enumerate(positions(record.game)):
        if game.deal is not None and number % 11 == 0:
            for seat in range(game.rules.players):
                scene = make(game.view(seat), Staging(seats=record.seats, lying="trick" if number % 2 else ""))
                assert [(where, text) for where, text in shown(scene) if leaked(text, names)] == []
