"""The game as an app: what browsers find in its manifest, the question after a finished game, files from outside."""

import json
import random
from pathlib import Path

import pytest
from person import Table, unnamed
from playwright.sync_api import expect
from test_accessible import clean
from test_variants import positions
from words import like, say

from hearts.app.words import phrases
from hearts.engine.record import Record, Seat

ROOT = Path(__file__).resolve().parents[2]
# A browser that offers to install, and notes what it was asked; Chromium itself does not offer it in tests.
OFFER = """addEventListener('DOMContentLoaded', () => setTimeout(() => {
    const offer = new Event('beforeinstallprompt', {cancelable: true})
    offer.prompt = async () => { window.prompted = (window.prompted || 0) + 1 }
    offer.userChoice = Promise.resolve({outcome: 'OUTCOME'})
    window.shownByItself = dispatchEvent(offer)
}))"""
PHONE = "Object.defineProperty(Navigator.prototype, 'standalone', {get: () => false})"
APP = "window.matchMedia = (plain => query => ({...plain(query), matches: query.includes('standalone')}))(matchMedia)"
ASK = like("install-ask")
# What the system does when a file is opened with the game.
LAUNCH = """Object.defineProperty(window, 'launchQueue', {value: {setConsumer: take => {
    window.launch = (name, text, url) => take({targetURL: url,
        files: text === null ? [] : [{getFile: async () => new File([text], name)}]})
}}})"""
TOLD = "performance.getEntriesByName('hearts:page').length && typeof window.launch === 'function'"
# Where the dialog that reads it is laid out, frame by frame; how it glides there does not count.
TOPS = """window.tops = []
const note = () => {
    const dialog = document.getElementById('resume')
    if (dialog?.open) window.tops.push(dialog.offsetTop)
    requestAnimationFrame(note)
}
requestAnimationFrame(note)"""
PEOPLE = [("person", "you", "Ada"), ("iq:100", "pauline", "Pauline"), ("iq:100", "michele", "Michele")]


def game_over(table: Table) -> None:
    """Give the game up: it is over then."""
    table.page.wait_for_function("window.shownByItself !== undefined || 'standalone' in navigator")
    table.call("concede")
    table.press(table.button("concede-yes"))
    expect(table.dialog("ending-game")).to_be_visible()


def known(table: Table) -> None:
    """Wait until the second pack has come."""
    come = "performance.getEntriesByType('resource').some(one => one.name.endsWith('install.mjs'))"
    table.page.wait_for_function(come)
    table.turn()


def record(moves: int = 20) -> str:
    """A game of others as a file holds it."""
    game = next(game for game in positions("deluxe", 5, 1 + moves // 57) if game.length >= moves)
    seats = [Seat(*who) for who in [*PEOPLE, ("iq:100", "ben", "Ben")]]
    return Record(game, "elsewhere", "9", tuple(seats)).text()


@pytest.mark.whole
def test_the_manifest_has_no_errors_and_two_copies_are_two_apps(visit, site, windowed):
    found = []
    for home in (site.home, site.late):
        table = visit("?seed=7&pace=0", browser=windowed)
        table.page.goto(home)
        session = table.page.context.new_cdp_session(table.page)
        told = session.send("Page.getAppManifest")
        assert told["errors"] == []
        manifest = json.loads(told["data"])
        assert told["url"] == f"{home}assets/icons/manifest.webmanifest"
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable", "monochrome"}
        assert [one["name"] for one in manifest["shortcuts"]] == ["Go on", "New game"]
        found.append(session.send("Page.getAppId")["appId"])
    assert found == [site.home, site.late]


@pytest.mark.whole
def test_what_the_manifest_names_is_there_and_as_large_as_it_says(visit, site):
    table = visit()
    sizes = table.page.evaluate("""async () => {
        const link = document.querySelector('link[rel=manifest]').href, found = []
        const manifest = await (await fetch(link)).json()
        const size = async one => {
            const picture = new Image()
            picture.src = new URL(one.src, link)
            await picture.decode()
            return [one.src, one.sizes, `${picture.naturalWidth}x${picture.naturalHeight}`]
        }
        for (const one of [...manifest.icons, ...manifest.screenshots]) found.push(await size(one))
        return found
    }""")
    assert len(sizes) == 8
    assert [row for row in sizes if row[1] not in ("any", row[2])] == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_after_a_finished_game_the_player_is_asked_once(visit, casual, shoot, size):
    table = visit("?pace=0", kept=casual, size=size, script=OFFER.replace("OUTCOME", "accepted"))
    known(table)
    assert table.page.evaluate("window.shownByItself") is False
    game_over(table)
    expect(table.dialog("ending-game")).to_contain_text(ASK)
    clean(table)
    shoot(table, "install-ask")
    table.press(table.button("install-no"))
    expect(table.dialog("ending-game")).not_to_contain_text(ASK)
    assert table.page.evaluate("window.prompted") is None
    table.reload()
    expect(table.dialog("ending-game")).to_be_visible()
    table.play_again()
    known(table)
    game_over(table)
    expect(table.dialog("ending-game")).not_to_contain_text(ASK)


@pytest.mark.parametrize(("outcome", "said"), [("accepted", "install-installed"), ("dismissed", "install-declined")])
def test_the_settings_install_it_at_a_press(visit, casual, outcome, said):
    table = visit("?pace=0", kept=casual, script=OFFER.replace("OUTCOME", outcome))
    known(table)
    table.call("install")
    dialog = table.dialog("install-title")
    expect(dialog).to_contain_text(say("install-offered"))
    table.press(table.button("install-yes"))
    expect(dialog).to_contain_text(say(said))
    expect(table.button("install-yes")).to_be_hidden()
    assert table.page.evaluate("window.prompted") == 1


@pytest.mark.whole
def test_on_an_iphone_it_is_told_how_by_hand(visit, casual, shoot):
    table = visit("?pace=0", kept=casual, size="phone", script=PHONE)
    known(table)
    game_over(table)
    table.press(table.button("install-how"))
    dialog = table.dialog("install-title")
    expect(dialog).to_contain_text(say("install-step-add"))
    clean(table)
    shoot(table, "install-by-hand")


@pytest.mark.parametrize(("script", "said"), [(APP, "install-installed"), ("", "install-unknown")])
@pytest.mark.whole
def test_the_dialog_tells_of_an_app_and_of_a_browser_that_offers_nothing(visit, casual, script, said):
    table = visit("?pace=0", kept=casual, script=script)
    known(table)
    table.call("install")
    expect(table.dialog("install-title")).to_contain_text(say(said))
    expect(table.button("install-yes")).to_be_hidden()


def test_the_shortcut_opens_a_new_game_and_a_reload_does_not(visit, casual):
    table = visit("?pace=0&open=new-game", kept=casual)
    expect(table.dialog("new_game-title")).to_be_visible()
    assert table.page.url.endswith("?pace=0")
    table.query = "?pace=0"
    table.reload()
    known(table)
    expect(table.dialog("new_game-title")).to_be_hidden()


@pytest.mark.whole
def test_nothing_else_opens_by_the_address(visit, casual):
    table = visit("?pace=0&open=concede", kept=casual)
    known(table)
    expect(table.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.whole
def test_a_shortcut_reaches_the_table_that_is_open(visit, casual):
    table = visit("?pace=0", kept=casual, script=LAUNCH)
    table.page.wait_for_function(TOLD)
    table.page.evaluate("launch('', null, location.href)")  # how the page itself was opened
    table.page.evaluate("launch('', null, new URL('./?open=new-game', location).href)")
    expect(table.dialog("new_game-title")).to_be_visible()


def test_a_game_from_a_file_is_played_when_the_player_says_so(visit, casual, shoot):
    table = visit("?pace=0", kept=casual, script=LAUNCH)
    table.page.wait_for_function(TOLD)
    table.turn()
    before = table.text()
    table.page.evaluate("([name, text]) => launch(name, text)", ["evening.txt", record()])
    dialog = table.dialog("resume-title")
    expect(dialog).to_contain_text(
        like("resume-found", file="evening.txt", names=phrases.listed(["Ada", "Pauline", "Michele", "Ben"]))
    )
    clean(table)
    shoot(table, "resume")
    table.press(table.button("resume-no"))
    assert unnamed(table.text()) == unnamed(before)
    table.page.evaluate("([name, text]) => launch(name, text)", ["evening.txt", record()])
    table.press(table.button("resume-yes"))
    look = table.turn(19)
    assert table.record().id == "elsewhere"
    table.act(look, random.Random(1))
    table.turn(look.moves)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.whole
def test_a_long_game_from_a_file_is_read_in_steps_and_the_dialog_does_not_jump(visit, casual, size):
    table = visit("?pace=0", size=size, kept=casual, script=LAUNCH + "\n" + TOPS)
    table.page.wait_for_function(TOLD)
    table.turn()
    table.page.evaluate("([name, text]) => launch(name, text)", ["evening.txt", record(350)])
    expect(table.button("resume-yes")).to_be_visible()
    tops = table.page.evaluate("window.tops")
    assert len(tops) > 2 and len(set(tops)) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hearts 1\nnonsense", "resume-wrong"),
        ("no game at all", "resume-wrong"),
        (record().replace("person you", "iq:100 you"), "resume-nobody"),
    ],
    ids=["damaged", "other", "minds"],
)
def test_a_file_that_is_no_game_changes_nothing(visit, casual, text, said):
    table = visit("?pace=0", kept=casual, script=LAUNCH)
    table.page.wait_for_function(TOLD)
    table.turn()
    before = table.text()
    table.page.evaluate("([name, text]) => launch(name, text)", ["a.txt", text])
    expect(table.dialog("resume-title")).to_contain_text(like(said))
    expect(table.button("resume-yes")).to_be_hidden()
    assert unnamed(table.text()) == unnamed(before)


@pytest.mark.whole
def test_a_set_from_a_file_sits_down_and_one_that_is_too_large_is_told(visit, casual):
    table = visit("?pace=0", kept=casual, script=LAUNCH)
    table.page.wait_for_function(TOLD)
    night = json.loads((ROOT / "assets/casts/night.json").read_text("utf-8"))
    own = json.dumps({**night, "id": "our-night", "name": "Our night"})
    table.page.evaluate("([name, text]) => launch(name, text)", ["night.json", own])
    expect(table.dialog("new_game-title")).to_contain_text("Our night")
    expect(table.page.locator("#new-game-said")).to_contain_text("Our night")
    table.page.keyboard.press("Escape")
    kept = table.page.evaluate("localStorage['hearts.cast.our-night']")
    other = json.dumps({**json.loads(own), "about": "Somebody else’s night."})
    table.page.evaluate("([name, text]) => launch(name, text)", ["night.json", other])
    expect(table.page.locator("#new-game-said")).to_contain_text(like("new_game-set-taken", name="Our night"))
    assert table.page.evaluate("localStorage['hearts.cast.our-night']") == kept
    table.page.keyboard.press("Escape")
    table.page.evaluate("launch('big.json', '{' + ' '.repeat(700000))")
    expect(table.page.locator("#notice")).to_contain_text(like("install-large", file="big.json"))
