"""The catalogue: each id that the code says exists and is said, its values fit, and no English is left in the code."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ast_of_fluent
from screen import Screen

from hearts.app.keeping.setup import Setup
from hearts.app.rules import form, presets
from hearts.app.rules.sentences import differences, sentences
from hearts.app.scene.make import make
from hearts.app.scene.model import Plain
from hearts.app.scene.staging import Staging
from hearts.app.words import fluent, phrases
from hearts.app.words.errors import KINDS, sentence_of
from hearts.app.words.locale import ENGLISH, Locale, Refused, english, use, worded
from hearts.arena.cldr import Cldr
from hearts.engine.cards import CardError
from hearts.engine.errors import HeartsError
from hearts.engine.options import PRESETS, RulesError
from hearts.engine.record import Record, RecordError, positions
from hearts.engine.rules import Rules
from hearts.engine.table import IllegalMove
from tests.app.catalogue import CATALOGUE, REGIONS, forms
from tools import bundle, words
from tools.dist import PEOPLE

if TYPE_CHECKING:
    from hearts.app.words.fluent import Sentence

ROOT = Path(__file__).parents[2]
PY = ROOT / "py"
GOLDEN = ROOT / "tests" / "golden"


def values(text: str) -> set[str]:
    """The names of the values in a sentence."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def valued(id: str) -> set[str]:
    """The names of a sentence's values: those in its forms, and the word by which one of these is chosen."""
    found = CATALOGUE[id]
    word = set() if isinstance(found, str) else {found[0]} - {"count"}
    return {name for text in forms(id) for name in values(text)} | word


# ---- the catalogue by itself -------------------------------------------------------------------------------------


FILES = sorted((PY / "hearts/app/words/en").glob("*.ftl"))


def test_no_id_stands_twice() -> None:
    assert sum(len(region) for region in REGIONS.values()) == len(CATALOGUE) > 300


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_mozillas_reader_reads_the_same(path: Path) -> None:
    found: dict[str, Sentence] = {}
    text = path.read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast_of_fluent.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast_of_fluent.Message):
            assert entry.value is not None and not entry.attributes
            found[entry.id.name] = plain(entry.value)
    assert found == REGIONS[path.stem]
    assert text.count("\n" + " = ") == 0 and len(found) == len(re.findall(r"(?m)^[a-z_]+-[\w-]+ = ", text))


def plain(pattern: ast_of_fluent.Pattern) -> Sentence:
    """A pattern of Mozilla's reader, as ours gives it."""
    choice = pattern.elements[0]
    if isinstance(choice, ast_of_fluent.Placeable) and isinstance(choice.expression, ast_of_fluent.SelectExpression):
        assert len(pattern.elements) == 1 and isinstance(choice.expression.selector, ast_of_fluent.VariableReference)
        variants = choice.expression.variants
        keys = {
            id(one): one.key.name if isinstance(one.key, ast_of_fluent.Identifier) else one.key.value
            for one in variants
        }
        shown = {keys[id(one)]: str(plain(one.value)) for one in variants}
        return choice.expression.selector.id.name, shown, next(keys[id(one)] for one in variants if one.default)
    text = ""
    for part in pattern.elements:
        if isinstance(part, ast_of_fluent.TextElement):
            text += part.value
        else:
            inside = part.expression
            if isinstance(inside, ast_of_fluent.VariableReference):
                text += "{" + inside.id.name + "}"
            else:
                assert isinstance(inside, ast_of_fluent.StringLiteral)
                text += inside.parse()["value"]
    return text


@pytest.mark.parametrize("id", CATALOGUE)
def test_a_sentence_has_all_its_plural_forms_with_the_same_values(id: str) -> None:
    assert re.fullmatch(r"[a-z_]+(-\w+)+", id)
    found = CATALOGUE[id]
    assert isinstance(found, str) or found[0] != "count" or (list(found[1]), found[2]) == (["one", "other"], "other")
    plain = [text.replace("\u00a0", " ") for text in forms(id)]  # a no-break space is no letter that is printed
    assert all(text and text.isprintable() and not text.startswith("{}") for text in plain)
    if isinstance(found, str) or found[0] == "count":  # forms for words may speak of different things
        assert len({frozenset(values(text) - {"count", "number"}) for text in forms(id)}) == 1
    else:
        assert len(found[1]) > 1 and found[2] in found[1]
    assert all(name.isidentifier() for text in forms(id) for name in values(text))


@pytest.mark.parametrize(
    "source", ["coach", "coach-a", "coach-a = { $count ->\n    one] a\n}", "a-b = { $c ->\n    x\n}"]
)
def test_a_text_that_is_no_fluent_of_ours_is_refused(source: str) -> None:
    with pytest.raises(fluent.FluentError):
        fluent.read_sentences(source)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_comment_says_what_each_value_is(path: Path) -> None:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast_of_fluent.Message):
            told = re.findall(r"(?m)^\$(\w+): \w", entry.comment.content or "") if entry.comment else []
            assert sorted(told) == sorted(valued(entry.id.name)), entry.id.name


# ---- the catalogue and the code ----------------------------------------------------------------------------------

# What takes an id and its values.
SAYS = {"say", "worded", "said", "Refused", "CastError", "PortraitError", "GateError", "WrongError"}


class Call:
    """A place that says a sentence: where it is, which ids it may say, the values that it gives; None for any.

    words   those of the values that are written out there
    """

    def __init__(
        self, path: Path, where: str, ids: set[str], given: set[str] | None, words: dict[str, str] | None = None
    ) -> None:
        self.path = path
        self.where = where
        self.ids = ids
        self.given = given
        self.words = words or {}

    def needs(self, id: str) -> set[str]:
        """The values that a sentence needs here."""
        found = CATALOGUE[id]
        if isinstance(found, str):
            return values(found)
        word, several, _ = found
        chosen = several[self.words[word]] if word in self.words else " ".join(several.values())
        return values(chosen) | {word}


def meant(node: ast.expr) -> Iterator[str]:
    """The ids that an expression may come to."""
    if isinstance(node, ast.IfExp):
        yield from meant(node.body)
        yield from meant(node.orelse)
    elif isinstance(node, ast.Constant):
        yield node.value


@cache
def calls() -> list[Call]:
    """Every place in app, web and the markup that says a sentence."""
    found = []
    for path in [*(PY / "hearts/app").rglob("*.py"), *(PY / "hearts/web").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS:
                keys = {keyword.arg for keyword in node.keywords}
                given = None if None in keys or node.func.id in ("said", "worded") else {str(key) for key in keys}
                words = {
                    str(keyword.arg): str(keyword.value.value)
                    for keyword in node.keywords
                    if isinstance(keyword.value, ast.Constant)
                }
                found.append(Call(path, f"{path.name}:{node.lineno}", set(meant(node.args[0])), given, words))
    for path in [ROOT / "index.html", *(PY / "hearts/web").rglob("*.html")]:
        ids = re.findall(r"\{\{([a-z_]+-[\w-]+)\}\}", path.read_text("utf-8"))
        found += [Call(path, path.name, {id}, set()) for id in ids]
    return found


@cache
def written() -> set[str]:
    """Every text in app and web that is an id of the catalogue."""
    found = set()
    for path in [*(PY / "hearts/app").rglob("*.py"), *(PY / "hearts/web").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in CATALOGUE:
                found.add(node.value)
    return found


def test_each_id_in_the_code_is_in_the_catalogue() -> None:
    assert len(calls()) > 150
    assert sorted({id for call in calls() for id in call.ids} - set(CATALOGUE)) == []


def test_each_id_in_the_catalogue_is_said_by_the_code() -> None:
    said = written() | {id for call in calls() for id in call.ids}
    said |= {f"{KINDS[kind.__name__]}-{id}" for kind, id in ERRORS}  # by `hearts.app.words.errors`
    assert sorted(set(CATALOGUE) - said) == []


def test_the_start_brings_every_sentence_that_it_says_and_each_pack_those_of_its_own() -> None:
    packs = bundle.parted("page", PY / "main.py", "later", {"people": PEOPLE})
    made: dict[str, dict[str, Sentence]] = {}
    exec(words.start("en", packs["page"])["hearts/app/words/start.py"], made)
    parts = words.parts("en", {name: packs[name] for name in ("later", "people")})
    ready = dict(made["SENTENCES"])
    for name in ("page", "later", "people"):
        for text in parts.get(name, {}).values():
            ready |= fluent.read_sentences(text)
        modules = {*packs[name], *[path.with_suffix(".html") for path in packs[name]]}
        lacking = {
            f"{call.where}: {id}" for call in calls() if call.path in modules for id in call.ids if id not in ready
        }
        assert sorted(lacking) == []
    assert ready == CATALOGUE


# Texts that begin as ids do and are none: of a record, of a package, of an element's part.
NO_IDS = {"problem-{problem.id}", "daily-{number}", "box-{number}", "box-{number}-why"}
# The engine's errors have their English in the engine, and sentences that a language may have of its own.
ENGINES = {"errors.py"}
GLUE = (ast.JoinedStr, ast.BinOp, ast.Add, ast.Mod)


def glued(path: Path) -> list[str]:
    """The places in a module that put the id of a sentence together, where it should be written out."""
    tree = ast.parse(path.read_text("utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr | ast.BinOp):
            first: ast.expr = node
            while isinstance(first, ast.BinOp | ast.JoinedStr) and (isinstance(first, ast.BinOp) or first.values):
                first = first.left if isinstance(first, ast.BinOp) else first.values[0]
            text = first.value if isinstance(first, ast.Constant) else ""
            begin = text.partition("%")[0] if isinstance(text, str) else ""
            if (
                "-" in begin
                and any(id.startswith(begin) for id in CATALOGUE)
                and ast.unparse(node).strip("f'") not in NO_IDS
            ):
                found.append(f"{path.name}:{node.lineno} {ast.unparse(node)}")
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and path.name not in ENGINES:
            made = {
                name.id: each.value
                for each in ast.walk(node)
                if isinstance(each, ast.Assign)
                for name in each.targets
                if isinstance(name, ast.Name)
            }
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SAYS:
                    id = call.args[0]
                    id = made.get(id.id, id) if isinstance(id, ast.Name) else id
                    texts = [id.body, id.orelse] if isinstance(id, ast.IfExp) else [id]
                    if any(isinstance(one, GLUE) for one in texts):
                        found.append(f"{path.name}:{call.lineno} {ast.unparse(id)}")
    return found


def test_ids_are_written_out_where_they_are_used(tmp_path: Path) -> None:
    """So that a search for an id finds every place that says it."""
    assert [place for path in sorted((PY / "hearts").rglob("*.py")) for place in glued(path)] == []
    wrong = tmp_path / "wrong.py"
    for glue in ("f'menu-{room}'", "'menu-' + room", "'menu-%s' % room", "f'{head}-title'", "'a-b' if a else f'{b}-c'"):
        wrong.write_text(f"def one(room):\n    id = {glue}\n    return say(id)\n", "utf-8")
        assert glued(wrong), glue


def test_each_word_by_which_a_form_is_chosen_is_a_word_of_the_code() -> None:
    """Else no page can ever say that form."""
    known, patterns = set(), set()
    for path in (PY / "hearts").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
                if re.fullmatch(r"\w{3,}_", parts[0]):
                    patterns.add(r"\w+".join(parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                known |= {node.value, *node.value.split()}
    chosen = {
        f"{id}: {key}"
        for id, found in CATALOGUE.items()
        if not isinstance(found, str) and found[0] != "count"
        for key in found[1]
        if len(key) > 1 and not key.isdigit() and key not in known
        if not [each for each in patterns if re.fullmatch(each, key)]
    }
    assert sorted(chosen) == []


def test_a_word_without_a_form_raises_unless_the_sentence_has_one_for_all_others() -> None:
    forms = fluent.read_sentences(
        "a-b = { $c ->\n    [x] X\n   *[y] Y\n}\na-d = { $c ->\n    [x] X\n   *[other] O\n}\n"
    )
    use(Locale("x-forms", ENGLISH.plural, english, forms))
    try:
        assert [worded("a-b", {"c": word}) for word in "xy"] == ["X", "Y"]
        assert [worded("a-d", {"c": word}) for word in "xz"] == ["X", "O"]
        for word in ("z", 7):
            with pytest.raises(KeyError):
                worded("a-b", {"c": word})
    finally:
        use(ENGLISH)


def test_a_word_by_which_a_form_is_chosen_is_not_shown_in_it() -> None:
    """A value of the same name would take its place: "unread" stood where the reason should have been."""
    shown = {
        id: found[0]
        for id, found in CATALOGUE.items()
        if not isinstance(found, str) and found[0] not in ("count", "number")
        for form in found[1].values()
        if found[0] in {name for _, name, _, _ in string.Formatter().parse(form)}
    }
    assert shown == {}


# What takes the id of a sentence in the tests that play in a browser.
ASKS = {"say", "like", "role", "button", "dialog", "answer", "call"}


def test_each_id_in_the_tests_of_the_page_is_in_the_catalogue() -> None:
    asked = set()
    for path in (ROOT / "tests/e2e").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in ASKS:
                texts = [part.value for part in node.args if isinstance(part, ast.Constant)]
                asked |= {text for text in texts if re.fullmatch(r"[a-z_]+(-\w+)+", str(text))}
    assert len(asked) > 200 and sorted(asked - set(CATALOGUE)) == []


def test_each_place_that_says_a_sentence_gives_all_its_values() -> None:
    for call in calls():
        for id in call.ids:
            if call.given is not None:
                missing = call.needs(id) - call.given
                assert not missing, f"{call.where}: {id} lacks {missing}"


def test_no_place_gives_a_sentence_a_value_that_it_has_not() -> None:
    for call in calls():
        known = {name for id in call.ids for name in valued(id)} | {"count"}
        if call.ids:
            assert not (call.given or set()) - known, f"{call.where}: {sorted(call.ids)} have no {call.given}"


# ---- a locale ----------------------------------------------------------------------------------------------------


class Heard(dict[str, "Sentence"]):
    """A catalogue without a sentence, which notes what is looked up in it.

    forms   the ids and the words of the forms that English has for these
    """

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.forms: set[tuple[str, str]] = set()

    def __contains__(self, id: object) -> bool:
        self.ids.add(str(id))
        return False


class Forms(dict[str, str]):
    """The forms of a sentence; notes which of them are said."""

    def __init__(self, id: str, several: dict[str, str], heard: Heard) -> None:
        super().__init__(several)
        self._id, self._heard = id, heard

    def __getitem__(self, key: str) -> str:
        self._heard.forms.add((self._id, key))
        return super().__getitem__(key)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """The ids that are said from now on."""
    found = Heard()
    monkeypatch.setattr(ENGLISH, "take", lambda text: None)
    for id, sentence in CATALOGUE.items():
        noted: Sentence = (
            sentence if isinstance(sentence, str) else (sentence[0], Forms(id, sentence[1], found), sentence[2])
        )
        monkeypatch.setitem(ENGLISH.sentences, id, noted)
    use(Locale("heard", ENGLISH.plural, english, found))
    yield found
    use(ENGLISH)


ERRORS = [(kind, id) for kind in (CardError, IllegalMove, RulesError, RecordError) for id in kind.english]


def masked(sentence: Sentence) -> Sentence:
    """A sentence with a dot in place of each letter, its values left alone."""
    if not isinstance(sentence, str):
        value, several, other = sentence
        return value, {key: str(masked(form)) for key, form in several.items()}, other
    parts = [(re.sub(r"\w", "·", told), name) for told, name, _, _ in string.Formatter().parse(sentence)]
    return "".join(told + (f"{{{name}}}" if name else "") for told, name in parts)


def masked_list(kind: str, text: str) -> str:
    """What English would write, without its "and"."""
    return english("row" if kind == "all" else kind, text)


@pytest.fixture
def mask() -> Iterator[None]:
    """A locale without a letter: whatever English is left does not come from the catalogue."""
    told = {**CATALOGUE, **{f"{KINDS[kind.__name__]}-{id}": kind.english[id] for kind, id in ERRORS}}
    use(Locale("x-mask", ENGLISH.plural, masked_list, {id: masked(sentence) for id, sentence in told.items()}))
    yield
    use(ENGLISH)


def test_a_locale_speaks_for_itself_and_counts_as_it_likes() -> None:
    polish = fluent.read_sentences(
        "points-plus = { $count ->\n"
        "    [one] { $count } punkt\n"
        "    [few] { $count } punkty\n"
        "   *[many] { $count } punktów\n"
        "}\n"
        "card-suit = { $suit ->\n   *[S] pik\n}\n"
    )

    assert phrases.card(36) == "Queen of Spades"
    try:
        cldr = Cldr("pl")
        use(Locale("pl", cldr.plural, cldr.written, polish))
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
    own = {id.partition("-")[2]: text for id, text in REGIONS["form"].items() if id.startswith("refused-")}
    assert len(own) > 9 and set(own) <= set(RulesError.english)
    assert not [id for id, text in own.items() if values(str(text)) - values(RulesError.english[id])]


@pytest.mark.parametrize(("kind", "id"), ERRORS, ids=[f"{kind.__name__} {id}" for kind, id in ERRORS])
def test_a_locale_says_each_error_of_the_engine_itself(mask: None, kind: type[HeartsError], id: str) -> None:
    """In English it is the engine's own sentence, unless the catalogue has a plainer one; in another language that
    language's."""
    names = values(kind.english[id])
    given: dict[str, object] = {"card": 36, "cards": 3, "suit": 2, "why": RecordError("no-seats")}
    error = kind(id, **{name: given.get(name, 7) for name in names})
    assert not [letter for letter in sentence_of(error) if letter.isalpha()]
    use(ENGLISH)
    plainer = CATALOGUE.get(f"{KINDS[kind.__name__]}-{id}")
    assert sentence_of(error) == (plainer or str(error)) and any(letter.isalpha() for letter in sentence_of(error))


def test_what_is_refused_names_its_sentence_and_its_values() -> None:
    with pytest.raises(Refused, match="Choose three cards first") as caught:
        raise Refused("notice-choose", count=3, number="three")
    assert (caught.value.id, caught.value.values) == ("notice-choose", {"count": 3, "number": "three"})
    assert worded(caught.value.id, caught.value.values) == str(caught.value)


def test_everything_that_can_be_told_of_rules_is_told(heard: Heard) -> None:
    """By the rules that the form can come to, one or two options away from a preset."""
    for preset in PRESETS:
        presets.preset_name(preset), presets.short(preset), presets.preset_line(preset)
        ends: tuple[dict[str, int | str], ...] = ({"limit": 70}, {"limit": 700}, {"deals": 4}, {"queen": 0, "deals": 4})
        [presets.name_with_length(Rules(preset, **end)) for end in ends]
        for option, several in form.VALUES.items():
            for rules in _near(preset, option, several):
                assert sentences(rules)
                differences(Rules("pagat"), rules)
                [form.differing(rules, Rules("pagat"), group) for group, _ in form.GROUPS]
                [form.why_settled(rules, other) for other in form.VALUES]
    for group, options in form.GROUPS:
        form.group_title(group)
        [(form.option_label(option), form.value_labels(option)) for option in options]
    for number in range(len(form.CHECKBOXES)):
        form.box_label(number), form.box_effect(number)
    assert form.why_refused(Rules(), "limit", "")
    for name in ("rules", "presets", "form"):
        assert sorted(id for id in set(REGIONS[name]) - heard.ids if not id.startswith("refused-")) == []
        chosen = {id: found for id, found in REGIONS[name].items() if not isinstance(found, str)}
        forms = {(id, key) for id, (word, several, _) in chosen.items() if word != "count" for key in several}
        assert sorted(forms - heard.forms) == []


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
