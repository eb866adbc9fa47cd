"""Every command that a key or a button gives is one that the page or the session takes, and a dialog lies complete."""

import importlib
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.app.sitting.session import COMMANDS
from hearts.app.words.locale import say
from hearts.web.dialogs import menu, more, room, settings
from hearts.web.dialogs.dialog import Dialog
from hearts.web.dialogs.directory import DIALOGS, QUESTIONS
from hearts.web.dispatcher import Dispatcher
from hearts.web.table.keys import KEYS, commands
from tools import shots

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "py/hearts/web/dialogs"
SAME = ROOT / "py/hearts/web/same"
MARKUP = [ROOT / "index.html", *sorted(FOLDER.glob("*.html")), *sorted(SAME.glob("*.html"))]


@pytest.fixture
def page() -> SimpleNamespace:
    """A dispatcher and what it turns to."""
    session, stage, dialogs, chooser = (MagicMock(name=name) for name in ("session", "stage", "dialogs", "chooser"))
    dispatcher = Dispatcher(session, stage, dialogs, chooser)
    return SimpleNamespace(
        do=dispatcher.do, own=dispatcher._own, session=session, stage=stage, dialogs=dialogs, chooser=chooser
    )


def written(path: Path) -> list[str]:
    """Each command of a button in this markup."""
    lines = re.findall(r'data-do="([^"]*)"', path.read_text("utf-8"))
    return [each for line in lines for each in line.split("; ")]


def beside(name: str) -> list[str]:
    """Each command of a button that a dialog makes itself: the doors of the menu, the tabs of a room."""
    doors = [f"open {tabs[0]}" for _, tabs in room.ROOMS] if name == "menu" else []
    tabs = [f"open {tab}" for _, several in room.ROOMS if name in several for tab in several]
    lines = [each for _, _, command, _ in more.ENTRIES for each in command.split("; ")] if name == "more" else []
    return doors + tabs + lines


def buttons() -> list[str]:
    """Each command of a button."""
    return [each for path in MARKUP for each in written(path) + beside(path.stem.replace("_", "-"))]


def clicks() -> dict[str, int]:
    """The commands that buttons give, each with the fewest clicks from the table to it."""
    found: dict[str, int] = {}
    coming = [(line, 1) for line in written(ROOT / "index.html")]
    for line, count in coming:
        if line in found:
            continue
        found[line] = count
        name = line.removeprefix("open ").partition(" ")[0]
        path = next((path for path in MARKUP if path.stem == name.replace("-", "_")), None)
        if line.startswith("open ") and path is not None:
            coming += [(each, count + 1) for each in written(path) + beside(name)]
    return found


def known(line: str, own: dict[str, Any]) -> bool:
    """Whether somebody takes this command."""
    name, _, rest = line.partition(" ")
    return rest.split(" ")[0] in {**DIALOGS, **QUESTIONS} if name == "open" else name in own or name in COMMANDS


def test_every_key_and_every_button_gives_a_command_that_there_is(page: SimpleNamespace) -> None:
    lines = [*commands().values(), *buttons()]
    assert len(lines) > 40
    assert [line for line in lines if not known(line, page.own)] == []


def test_no_key_gives_two_commands() -> None:
    pairs = [pair for _, _, several in KEYS for pair in several]
    assert len(commands()) == len(pairs)


# What could be done from the table before the menu had six doors, by a button or a line of the menu. Nothing of it may
# be farther away than three clicks.
BEFORE = (
    "open new-game", "open concede", "open score-sheet", "open seen", "open hint", "undo", "open joe",
    "open statistics", "open history", "open open-record", "open problems", "open problem day", "open problem rated",
    "demo", "open boss", "full-screen", "open lesson", "open rules", "open me", "open settings", "open windows",
    "open sound", "open help", "open kept", "open offline", "open install", "open menu", "pass", "decline",
)  # fmt: skip
# The same for keys.
KEYS_BEFORE = {
    "p": "pass", "l": "last show", "w": "open seen", "o": "open score-sheet", "g": "open hint", "u": "undo",
    "e": "claim", "n": "open new-game", "r": "repeat", "m": "mute", "b": "open boss", "f": "full-screen",
    "?": "open help", "Enter": "press on", " ": "press", "ArrowLeft": "walk left", "ArrowRight": "walk right",
    "Home": "walk first", "End": "walk last", "1": "find T", "2": "find 2", "c": "find C", "h": "find H", "q": "find Q",
}  # fmt: skip


@pytest.mark.parametrize("line", BEFORE)
def test_nothing_is_farther_from_the_table_than_three_clicks(line: str) -> None:
    assert clicks().get(line, 99) <= 3


def test_the_last_trick_has_its_tool_in_the_bar() -> None:
    """It is held, so no command stands on it."""
    assert 'id="do-last"' in MARKUP[0].read_text("utf-8")


def test_each_key_does_what_it_did_before() -> None:
    given = commands()
    assert {key: given.get(key) for key in KEYS_BEFORE} == KEYS_BEFORE


def test_every_dialog_of_a_room_has_its_head_and_stands_in_one_room_alone() -> None:
    names = [tab for _, tabs in room.ROOMS for tab in tabs]
    assert len(names) == len(set(names)) and set(names) <= set(DIALOGS)
    for name in names:
        module, _, kind = DIALOGS[name].rpartition(".")
        assert issubclass(getattr(importlib.import_module(module), kind), room.Room), name


def test_the_menu_shows_the_keys_that_do_the_same() -> None:
    given = commands()
    doors = [(f"open {tabs[0]}", menu.KEYS.get(name, "")) for name, tabs in room.ROOMS]
    entries = [(command.removeprefix("close; "), key) for _, _, command, key in more.ENTRIES]
    for command, key in doors + entries:
        assert not key or given.get(key.lower()) == command, key
        assert key or command not in given.values(), f"the key of {command} is not shown"


def test_the_settings_dialog_names_each_setting_once_that_it_shows() -> None:
    named = [name for _, names in settings.GROUPS for name in names]
    assert len(named) == len(set(named)) and set(named) <= {setting.name for setting in settings.SHOWN}


def test_the_page_does_what_is_its_own_and_hands_on_the_rest(page: SimpleNamespace) -> None:
    for line in ("open opponent 2", "close", "walk left", "find Q", "repeat", "choose QS", "set name A B", "undo"):
        page.do(line)
    page.dialogs.read.assert_called_once_with("opponent 2")
    page.dialogs.close.assert_called_once_with()
    page.stage.cards.walk.assert_called_once_with("left")
    page.stage.cards.find.assert_called_once_with("Q")
    page.stage.repeat.assert_called_once_with()
    assert [call.args[0].text() for call in page.session.act.call_args_list] == ["choose QS", "set name A B", "undo"]


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_has_its_class_and_its_markup(name: str) -> None:
    module, _, kind = DIALOGS[name].rpartition(".")
    dialog = getattr(importlib.import_module(module), kind)
    assert issubclass(dialog, Dialog)
    assert dialog.name == name and dialog.__doc__
    assert (ROOT / "py" / dialog.home / f"{name.replace('-', '_')}.html").is_file()


# What opens at its own moment. Of all others `tools.shots` takes pictures; by its list they are tested with axe, too.
MOMENTS = {
    "real-game", "rules-form", "seen", "coached", "undo", "warning", "practice", "welcome", "review", "resume",
    "bring-back", "get-set", "open-game", "play-deal", "day", "add-result", "check", "came-match", "known", "send",
    "ending",
}  # fmt: skip


def test_each_dialog_that_can_be_opened_at_any_time_is_looked_at() -> None:
    looked = {line.partition(" ")[0] for line in shots.DIALOGS + shots.TAUGHT + shots.BESIDE}
    assert looked == (set(DIALOGS) | set(QUESTIONS)) - MOMENTS


# What lies at the table and leaves it in play.
# What lies at the table and leaves it in play.
PANELS = {"day", "hint", "lesson", "practice", "problem", "replay", "welcome"}


@pytest.mark.parametrize("path", [path for path in MARKUP if path.parent in (FOLDER, SAME)], ids=lambda path: path.stem)
def test_the_markup_of_a_dialog_is_one_dialog_with_a_name_and_no_id_of_another(path: Path) -> None:
    text, name = path.read_text("utf-8"), path.stem.replace("_", "-")
    kind = "section" if name in PANELS else "dialog"
    assert text.startswith(f'<{kind} id="{name}"') and text.rstrip().endswith(f"</{kind}>")
    others = [stem for stem in (one.stem.replace("_", "-") for one in MARKUP[1:]) if not name.startswith(stem)]
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert not [id for id in ids for other in others if id.startswith(other + "-")]
    shown = re.sub(r"\{\{[\w.-]+\}\}|<[^>]*>|Moonshot Hearts", "", text)
    assert not re.search(r"[A-Za-z]{2}", shown), "a sentence that is not in the catalogue"


def test_every_tab_of_a_room_is_left_by_the_same_word() -> None:
    """“Done”, “Back to the table” and “Cancel” stood side by side in the tabs of a room."""
    words = set()
    for path in MARKUP:
        if path.stem.replace("_", "-") in {tab for _, tabs in room.ROOMS for tab in tabs}:
            words |= {say(id) for id in re.findall(r'data-do="close"[^>]*>{{([^}]*)}}', path.read_text("utf-8"))}
    assert words == {say("menu-close")}


@pytest.mark.parametrize(
    "markup",
    [path for path in (ROOT / "py/hearts/web").rglob("*.html") if 'data-do="close"' in path.read_text("utf-8")],
)
def test_close_is_filled_where_no_other_button_of_the_dialog_is(markup: Path) -> None:
    """It was outlined in five dialogs that have nothing else to go on with."""
    filled = re.findall(r'class="main"[^>]*', markup.read_text("utf-8"))
    closing = [one for one in filled if 'data-do="close"' in one]
    assert len(closing) == (len(filled) == len(closing)) or markup.name == "rules_form.html"
