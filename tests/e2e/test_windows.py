"""Windows: tables, backs, faces and dialogs are chosen by pictures, at once and for the next visit's first paint."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from test_accessible import clean
from words import say

ROOT = "document.documentElement.dataset"
THEME = "document.documentElement.dataset.theme"
PICTURE = Path(__file__).resolve().parents[2] / "assets/icons/icon-180.png"
DAY = "Date.prototype.getFullYear = () => 2026; Date.prototype.getMonth = () => {}; Date.prototype.getDate = () => {}"


def opened(table):
    """The dialog."""
    table.call("windows")
    return table.dialog("windows-title")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_is_chosen_holds_at_once_and_on_the_next_visit(visit, casual, shoot, size):
    table = visit("?seed=5&pace=0", size=size, kept=casual)
    table.turn()
    dialog = opened(table)
    expect(dialog.locator("[data-sample=face-classic] path").first).to_be_attached()
    clean(table)
    shoot(table, "windows")
    table.press(dialog.get_by_role("radio", name=say("windows-theme_value", value="midnight")))
    table.page.wait_for_function(f"{THEME} === 'midnight'")
    table.press(dialog.get_by_role("radio", name=say("windows-back_value", value="stars")))
    table.press(dialog.get_by_role("radio", name=say("windows-face_value", value="classic")))
    table.press(dialog.get_by_role("radio", name=say("windows-chrome_value", value="dark"), exact=True))
    table.page.wait_for_function(f"{ROOT}.face === 'classic' && {ROOT}.chrome === 'dark'")
    clean(table)
    table.press(dialog.get_by_role("button", name=say("windows-done")))
    clean(table)
    table.reload()
    assert table.page.evaluate(f"[{THEME}, {ROOT}.chrome]") == ["midnight", "dark"]
    table.page.wait_for_function(f"{ROOT}.face === 'classic'")
    shoot(table, "midnight")


def test_the_backs_have_a_colour_of_their_own_on_any_table_and_the_preview_shows_it(visit, casual, shoot):
    """All backs were red."""
    table = visit("?seed=5&pace=0", size="phone", kept=casual)
    table.turn()
    dialog = opened(table)
    back = "part => getComputedStyle(part).getPropertyValue('--back')"
    preview, hand = dialog.locator(".preview"), table.page.locator("#table")
    for theme in ("wine", "felt"):
        table.press(dialog.get_by_role("radio", name=say("windows-theme_value", value=theme)))
        table.page.wait_for_function(f"{THEME} === '{theme}'")
        table.press(dialog.get_by_role("radio", name=say("windows-tint_value", value="blue")))
        table.page.wait_for_function(f"{ROOT}.tint === 'blue'")
        assert {part.evaluate(back) for part in (preview, hand)} == {"#1d3f8f"}
    inside = "part => [...part.children].every(card => card.getBoundingClientRect().left > "
    inside += "part.getBoundingClientRect().left && card.getBoundingClientRect().right < "
    inside += "part.getBoundingClientRect().right)"
    assert preview.evaluate(inside)
    shoot(table, "tint")
    table.press(dialog.get_by_role("radio", name=say("windows-tint_value", value="auto")))
    table.page.wait_for_function(f"{ROOT}.tint === 'auto'")
    assert preview.evaluate(back) == "#7c1526"


@pytest.mark.parametrize(
    "kept, system, chrome",
    [
        ("felt  light", "dark", "light"),
        ("felt  light classic", "dark", "light"),
        ("midnight  dark", "light", "dark"),
        ("", "dark", "dark"),
        ("", "light", None),
    ],
)
def test_dialogs_are_as_they_were_chosen_before_python_is_there(visit, site, kept, system, chrome):
    """Dialogs that were chosen to be light began dark on a dark system: an `else` had lost its `if`."""
    with site.holding("py/page.memory"):
        table = visit("?pace=0", kept={"hearts.look": kept} if kept else {}, color_scheme=system, shown=False)
        table.page.wait_for_function("performance.getEntriesByName('first-paint').length")
        assert table.page.evaluate(f"{ROOT}.chrome ?? null") == chrome
    table.page.wait_for_function("performance.getEntriesByName('hearts:playable').length")


def test_a_picture_of_ones_own_lies_under_a_veil_and_a_file_that_is_none_is_refused(visit, casual):
    table = visit("?seed=5&pace=0", kept=casual)
    table.turn()
    dialog, file = opened(table), table.page.locator("#windows-file")
    file.set_input_files({"name": "none.png", "mimeType": "image/png", "buffer": b"no picture"})
    expect(dialog.get_by_role("status")).to_contain_text(say("windows-refused", why="read"))
    file.set_input_files(PICTURE)
    expect(dialog.get_by_role("status")).to_contain_text(say("windows-picture-kept"))
    cloth = "document.documentElement.style.getPropertyValue('--cloth')"
    table.page.wait_for_function(f"{cloth}.includes('data:image/jpeg')")
    assert len(table.page.evaluate("localStorage.getItem('hearts.picture')")) < 380_000


@pytest.mark.parametrize("when", [(9, 31, "halloween"), pytest.param((11, 25, "christmas"), marks=pytest.mark.whole)])
def test_a_holiday_dresses_the_table_unless_it_is_switched_off(visit, casual, shoot, when):
    month, day, dress = when
    script = DAY.replace("getMonth = () => {}", f"getMonth = () => {month}").replace("() => {}", f"() => {day}")
    table = visit("?seed=5&pace=0", kept=casual, script=script)
    table.page.wait_for_function(f"{ROOT}.season === '{dress}'")
    shoot(table, dress)
    kept = {**casual, "hearts.settings": json.dumps({"season": False})}
    table = visit("?seed=5&pace=0", kept=kept, script=script)
    table.page.wait_for_function(f"{THEME} === 'felt'")
    assert table.page.evaluate(f"{ROOT}.season") == ""


# Whether the indices of the hand can be seen, from its first frame until the chosen faces have come.
FACES = """window.shown = []
const look = () => {
    const drawn = document.querySelector('#hand .face use')
    if (drawn && document.documentElement.dataset.face === 'classic') return
    if (drawn) window.shown.push(getComputedStyle(drawn).opacity)
    requestAnimationFrame(look)
}
requestAnimationFrame(look)"""


@pytest.mark.whole
def test_classic_faces_do_not_follow_others_at_the_start(visit, casual, site):
    kept = {**casual, "hearts.settings": json.dumps({"face": "classic"})}
    table = visit("?seed=5&pace=0", kept=kept)
    table.page.wait_for_function(f"{ROOT}.face === 'classic'")
    table.page.add_init_script(FACES)
    with site.holding("classic.svg"):
        table.reload()
        table.page.wait_for_function("window.shown.length > 0")
    table.page.wait_for_function(f"{ROOT}.face === 'classic'")
    assert table.page.evaluate("window.shown[0]") == "0"
    assert table.page.evaluate("getComputedStyle(document.querySelector('#hand .face use')).opacity") == "1"


# Once more the same file, behind those that have been asked for before it, and two frames.
LATER = """async () => {
    await (await fetch('./assets/table/backs.svg')).text()
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}"""
BACK = "document.getElementById('c-back').innerHTML"


@pytest.mark.whole
def test_a_back_that_could_not_be_fetched_is_put_on_later(visit, casual, troubles):
    troubles.expected += ["backs.svg", "Failed to load resource"]
    table = visit("?seed=5&pace=0", kept={**casual, "hearts.settings": json.dumps({"back": "stars"})})
    came = []
    table.page.route("**/backs.svg*", lambda route: (came.append(route), route.abort()))
    table.reload()
    look = table.turn()
    moon = table.page.evaluate(BACK)
    table.page.wait_for_function(f"{ROOT}.face === 'large'")  # all has been tried
    assert came and table.page.evaluate(BACK) == moon
    table.page.unroute("**/backs.svg*")
    table.give(look.hand[:3])
    table.page.wait_for_function(f"moon => {BACK} !== moon", arg=moon)


@pytest.mark.whole
def test_of_two_backs_the_one_that_was_chosen_last_is_put_on(visit, casual, site):
    table = visit("?seed=5&pace=0", kept=casual)
    table.turn()
    moon = table.page.evaluate(BACK)
    with site.holding("backs.svg"):
        dialog = opened(table)
        for back in ("stars", "moon"):
            table.press(dialog.get_by_role("radio", name=say("windows-back_value", value=back), exact=True))
    table.page.evaluate(LATER)
    assert table.page.evaluate(BACK) == moon
