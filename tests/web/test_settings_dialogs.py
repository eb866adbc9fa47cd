"""Every setting that somebody may have chosen can still be reached on a screen, once, whatever is folded away."""

import re
from pathlib import Path

from hearts.app.keeping.settings import SETTINGS, SOUNDS
from hearts.web.dialogs import settings, sound, windows

FOLDER = Path(windows.__file__).parent
# The settings of earlier versions, by the names that are kept.
OLD = re.findall(
    r"\w+",
    "pace deck rows tap think claims joe tutor costly forced demo suits ranks wait points_first seen scores "
    "left_handed flights bursts skies sayings theme back face chrome season sound volume touch flights_deal "
    "flights_pass flights_play flights_sweep sound_deal sound_card sound_sweep sound_pass sound_broken sound_queen "
    "sound_jack sound_moon sound_sun sound_win sound_lose sound_turn",
)


def fields() -> "list[str]":
    """The names of the settings in the form of all settings, and in the dialogs of sounds and of the look."""
    markup = "".join([settings._group(name, several).markup for name, several in settings.GROUPS])
    markup += "".join([sound._kind(kind, kind).markup for kind in SOUNDS])
    choices = [(name, value) for name in windows.CHOICES for value in windows.values(name)]
    markup += "".join([windows._choice(*choice).markup for choice in choices])
    markup += "".join([(FOLDER / f"{name}.html").read_text("utf-8") for name in ("sound", "windows")])
    return re.findall(r' name="(\w+)"', markup)


def test_each_setting_is_reached_on_one_screen() -> None:
    chosen = [each.name for each in SETTINGS if each.values]
    assert sorted(set(OLD)) == sorted(set(OLD) & set(chosen)), "a name that is kept is not read any more"
    assert sorted(set(fields())) == sorted(chosen)


def test_few_peoples_settings_are_folded() -> None:
    """The think limit, the cup's I.Q. and the cards of a demonstration lay among what everybody looks for."""
    markup = "".join([settings._group(name, several).markup for name, several in settings.GROUPS])
    shown, folded = markup.split("<details>")
    for name in ("think", "joe", "demo"):
        assert f'name="{name}"' in folded and f'name="{name}"' not in shown
    assert "</details>" in folded and 'name="pace"' in shown
    kinds = (FOLDER / "sound.html").read_text("utf-8")
    assert kinds.index("<details") < kinds.index("sound-kinds") < kinds.index("</details>")


def test_the_boxes_of_hearts_deluxe_and_the_rules_code_are_folded() -> None:
    """Everybody who looked at all the rules met “The eight boxes” and a line of code."""
    markup = (FOLDER / "rules_form.html").read_text("utf-8")
    folded = markup[markup.index("<details") : markup.index("</details>")]
    assert all(f'id="rules-form-{part}"' in folded for part in ("boxes", "line", "copy", "link"))
