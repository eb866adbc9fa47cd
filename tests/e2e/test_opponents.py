"""The opponents: sets chosen, loaded, kept and saved, the dial, the sheet behind a portrait, sayings, Diabolo."""

import json
import random
import re

import pytest
from conftest import company
from person import Table
from playwright.sync_api import Locator, expect
from test_accessible import clean
from test_secrets import check
from test_things import SHIFTS
from test_variants import deal
from words import like, say

from hearts.app.casts.portrait import SPACE

DRAWING = f'<svg xmlns="{SPACE}" viewBox="0 0 200 200"><circle cx="100" cy="100" r="80" fill="{{}}"/></svg>'

PNG = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E"
    "rkJggg=="
)


def harbour(**changes: object) -> bytes:
    """A set of three, as somebody may have drawn it."""
    several = []
    for name, colour in (("Gull", "#ccc"), ("Seal", "#678"), ("Crab", "#c43")):
        portrait = {"calm": DRAWING.format(colour), "win": DRAWING.format("gold")} if name != "Crab" else {"calm": PNG}
        sayings = {"hello": [f"Here comes the {name.lower()}."]}
        line = f"{name}s all the way."
        one = {"id": name.lower(), "name": name, "line": line, "iq": 80, "portrait": portrait, "sayings": sayings}
        several.append({**one, **changes})
    return json.dumps({"cast": 1, "id": "harbour", "name": "The harbour", "characters": several}).encode()


UNDER_THE_CARDS = """node => {
    const seats = document.getElementById('seats'), apart = getComputedStyle(seats).isolation === 'isolate'
    const several = [...apart ? [] : [node, node.closest('.seat')], seats]
    const lifted = several.some(one => getComputedStyle(one).zIndex !== 'auto')
    const before = id => node.compareDocumentPosition(document.getElementById(id)) & Node.DOCUMENT_POSITION_FOLLOWING
    return !lifted && before('trick') > 0 && before('hand') > 0
}"""


@pytest.fixture(params=["desktop", "phone"])
def table(visit, casual, request) -> Table:
    """A table of players at sight, at the first pass; the person's own game."""
    return visit("?pace=0", size=request.param, kept=casual)


def new_game(table: Table) -> Locator:
    """The New game dialog, when its sets are there, with all of it unfolded."""
    table.call("new")
    dialog = table.dialog("new_game-title")
    expect(dialog.get_by_role("radio", name="House regulars")).to_be_checked()
    table.customise(dialog)
    return dialog


def load(dialog: Locator, content: bytes, name: str = "harbour.json") -> None:
    """Load a set from a file."""
    dialog.get_by_text(say("new_game-sets-own")).click()
    file = {"name": name, "mimeType": "application/json", "buffer": content}
    dialog.get_by_label(say("new_game-sets-load")).set_input_files([file])


def faces(table: Table, address: str) -> None:
    """Wait until the portraits of all others have an address like this one."""
    expect(table.page.locator(f".seat:not(.mine) img[src*='{address}']")).to_have_count(3)


def test_wonderland_sits_down_and_says_hello(table, shoot):
    dialog = new_game(table)
    dialog.get_by_role("radio", name="Alice in Wonderland").check()
    expect(dialog.get_by_text("Nobody moves on unless the Hatter does.")).to_be_visible()
    expect(table.seat_card(dialog, say("place-name", direction="across")).get_by_role("combobox")).to_have_value(
        "alice/hatter"
    )
    table.iq_of(dialog, "Cheshire Cat").fill("90")
    clean(table)
    shoot(table, "wonderland")
    table.page.evaluate(SHIFTS)
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    bubble = table.page.locator(".says:not(:empty)")
    expect(bubble).to_be_visible()
    assert table.page.evaluate("shifts") == [], "who sits down brings a plate along"
    said = bubble.text_content()
    expect(table.page.locator("#say")).to_contain_text(f"“{said}”")
    clean(table)
    shoot(table, "hello")
    assert bubble.evaluate("node => getComputedStyle(node).pointerEvents") == "none"
    assert bubble.evaluate(UNDER_THE_CARDS)
    box, view = bubble.bounding_box(), table.page.viewport_size
    assert box["x"] >= 0 and box["x"] + box["width"] <= view["width"]
    hand = table.hand.locator(".card").first.bounding_box()
    assert box["y"] + box["height"] < hand["y"]
    players = [seat.player for seat in table.record().seats]
    assert players == ["person", "iq:110", "iq:100,bold=1,jack=0.5", "iq:90,bold=0.5,voids=0.5"]
    chance, look = random.Random(1), table.turn()
    while look.waits != "dialog":
        table.act(look, chance)
        look = table.turn(look.moves)
    faces(table, "/faces/alice/")


def test_seats_are_swapped_and_shared_with_a_person(table):
    dialog = new_game(table)
    left, across = (
        table.seat_card(dialog, say("place-name", direction=where)).get_by_role("combobox")
        for where in ("left", "across")
    )
    table.iq_of(dialog, "Pauline").fill("60")
    across.select_option(label="Pauline")
    expect(left).to_have_value("michele")
    expect(table.iq_of(dialog, "Pauline")).to_have_value("60")
    left.select_option(label="Luna")
    expect(dialog.get_by_text(say("new_game-sets-several"))).to_be_visible()
    table.seat_card(dialog, say("place-name", direction="right")).get_by_role("combobox").select_option(
        label=say("new_game-seat-person")
    )
    expect(dialog.get_by_role("slider", name=like("new_game-seat-level"))).to_have_count(2)
    expect(dialog.get_by_label(say("new_game-name"))).to_have_value(say("name-player", number=1))
    table.press(dialog.get_by_role("button", name=say("new_game-seat-swap", name="Luna")))
    expect(left).to_have_value("night/sol")
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    seats = [(seat.player.split(",")[0], seat.face, seat.name) for seat in table.record().seats]
    assert seats[0] == ("person", "you", say("name-player", number=1))
    assert seats[1:3] == [("iq:100", "night/sol", "Sol"), ("iq:60", "pauline", "Pauline")]
    assert seats[3] == ("person", "guest", say("name-player", number=2))


@pytest.mark.whole
def test_a_level_for_all_is_offered_as_long_as_somebody_has_one(table):
    dialog = new_game(table)
    levels = dialog.get_by_role("group", name=say("new_game-level"))
    for where in ("left", "across", "right"):
        expect(levels).to_be_visible()
        table.seat_card(dialog, say("place-name", direction=where)).get_by_role("combobox").select_option(
            label=say("new_game-seat-person")
        )
    expect(levels).to_be_hidden()
    table.seat_card(dialog, say("place-name", direction="left")).get_by_role("combobox").select_option(label="Pauline")
    expect(levels).to_be_visible()


def test_a_stepper_goes_from_the_easiest_to_the_hardest_level_by_finger_and_by_keys(table):
    dialog = new_game(table)
    card = dialog.locator("#new-game-seats > li").first
    step = card.get_by_role("slider", name=say("new_game-seat-level", name="Pauline"))
    names, more, less = [], card.locator(".stepper [value='1']"), card.locator(".stepper [value='-1']")
    step.focus()
    table.page.keyboard.press("Home")
    expect(less).to_be_disabled()
    while more.is_enabled():
        names.append(card.locator(".wits").text_content())
        expect(step).to_have_attribute("aria-valuetext", names[-1])
        table.press(more)
    assert [*names, card.locator(".wits").text_content()] == [
        say("level-name", level=name)
        for name in ("very_easy", "easy", "medium", "fairly_hard", "hard", "very_hard", "expert")
    ]
    expect(step).to_have_value("6")
    table.press(less)
    clean(table)
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    assert table.record().seats[1].player == "iq:160"


@pytest.mark.parametrize("wide", [360, 390, 844])
@pytest.mark.whole
def test_no_name_of_an_opponent_is_cut_in_new_game(visit, casual, wide):
    """“Cheshire Ca” stood in its field."""
    table = visit("?pace=0", size=(wide, 640), kept=casual)
    dialog = new_game(table)
    dialog.get_by_role("radio", name="Alice in Wonderland").check()
    table.seat_card(dialog, "Cheshire Cat").get_by_role("textbox").fill("W" * 16)
    expect(dialog.locator(".introduces b").nth(2)).to_have_text("W" * 16)
    assert table.button("new_game-deal").evaluate(
        "node => { const box = node.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight }"
    ), "the button that deals is in sight without scrolling"
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    assert dialog.locator("#new-game-seats > li, .introduces").evaluate_all(cut) == []


def test_the_dial_works_by_keys_and_says_what_to_expect(visit, casual):
    table = visit("?pace=0", kept=casual)
    dialog = new_game(table)
    dial = table.iq_of(dialog, "Ben")
    dial.focus()
    for key, value in (("ArrowRight", "110"), ("Home", "60"), ("ArrowDown", "60"), ("ArrowUp", "70"), ("End", "180")):
        table.page.keyboard.press(key)
        expect(dial).to_have_value(value)
        expect(dial).to_have_attribute("aria-valuetext", re.compile(f"^{value}, "))


@pytest.mark.whole
def test_minds_without_an_iq_sit_at_the_table_and_in_the_dialogs(visit):
    table = visit("?pace=0", kept=company("random", "instinct", "iq:100"))
    table.press(table.button("seat-about", name="Pauline"))
    about = table.dialog("Pauline")
    expect(about).to_be_visible()
    expect(about.get_by_text(say("opponent-iq"))).to_have_count(0)
    table.press(about.get_by_role("button", name=say("opponent-back")))
    dialog = new_game(table)
    expect(dialog.get_by_role("slider")).to_have_count(1)
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    assert [seat.player for seat in table.record().seats] == ["person", "random", "instinct", "iq:100"]
    dialog = new_game(table)
    dialog.get_by_text(say("new_game-sets-own")).click()
    dialog.get_by_label(say("new_game-sets-name")).fill("Sunday")
    table.page.keyboard.press("Enter")
    expect(dialog.get_by_role("radio", name="Sunday")).to_be_checked()


def test_a_set_from_a_file_sits_down_and_is_there_after_a_reload(table):
    dialog = new_game(table)
    load(dialog, harbour())
    expect(dialog.get_by_text(say("new_game-set-kept", name="The harbour"))).to_be_visible()
    expect(dialog.get_by_role("radio", name="The harbour")).to_be_checked()
    expect(dialog.get_by_text("Gulls all the way.")).to_be_visible()
    clean(table)
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    expect(table.page.locator(".says:not(:empty)")).to_have_text(re.compile("^Here comes the"))
    faces(table, "data:image/")
    assert table.page.evaluate("[...document.querySelectorAll('.seat img')].every(one => one.naturalWidth > 0)")
    table.reload()
    table.turn()
    table.page.wait_for_function(
        "[...document.querySelectorAll('.seat:not(.mine) img')].every(one => one.src.startsWith('data:'))"
    )
    dialog = table.dialog("new_game-title")
    table.call("new")
    expect(dialog.get_by_role("radio", name="The harbour")).to_be_checked()
    table.customise(dialog)
    dialog.get_by_text(say("new_game-sets-own")).click()
    forget = dialog.get_by_role("button", name=say("new_game-forget", name="The harbour"))
    table.press(forget)
    expect(table.button("forget-no")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.dialog("forget-title", name="The harbour")).to_be_hidden()
    expect(dialog.get_by_role("radio", name="The harbour")).to_be_checked()
    table.press(forget)
    table.answer("forget-yes")
    expect(dialog.get_by_role("radio", name="The harbour")).to_have_count(0)
    expect(
        table.seat_card(dialog, say("place-name", direction="left")).get_by_role("combobox").locator(":checked")
    ).to_have_text("Gull")
    assert table.page.evaluate("Object.keys(localStorage).filter(key => key.includes('cast'))") == []


@pytest.mark.whole
def test_somebody_is_swapped_where_their_whole_set_sits_at_the_table(visit, casual):
    table = visit("?pace=0", kept=casual)
    dialog = new_game(table)
    load(dialog, harbour())
    left = table.seat_card(dialog, say("place-name", direction="left")).get_by_role("combobox").locator(":checked")
    expect(left).to_have_text("Gull")
    table.press(dialog.get_by_role("button", name=say("new_game-seat-swap", name="Gull")))
    expect(left).to_have_text("Pauline")
    dialog.get_by_role("radio", name="The harbour").check()
    expect(left).to_have_text("Gull")
    dialog.get_by_role("group", name=say("new_game-players")).get_by_role("radio", name="3").check()
    expect(dialog.locator("#new-game-seats > li")).to_have_count(2)
    table.press(dialog.get_by_role("button", name=say("new_game-seat-swap", name="Gull")))
    table.seat_card(dialog, say("place-name", direction="left"))
    expect(left).to_have_text("Crab")


@pytest.mark.whole
def test_those_of_a_set_that_is_forgotten_are_not_said_to_be_from_several(visit, casual):
    table = visit("?pace=0", kept=casual)
    dialog = new_game(table)
    load(dialog, harbour())
    expect(dialog.get_by_role("radio", name="The harbour")).to_be_checked()
    table.press(dialog.get_by_role("button", name=say("new_game-forget", name="The harbour")))
    table.answer("forget-yes")
    expect(dialog.get_by_role("radio", name="The harbour")).to_have_count(0)
    about = dialog.locator("#new-game-about")
    expect(about).to_be_empty()
    table.seat_card(dialog, say("place-name", direction="left")).get_by_role("combobox").select_option(label="Pauline")
    expect(about).to_have_text(say("new_game-sets-several"))


@pytest.mark.whole
def test_a_level_for_all_holds_for_those_who_join_a_larger_table(visit, casual):
    table = visit("?pace=0", kept=casual)
    dialog = new_game(table)
    dials, players = dialog.get_by_role("slider"), dialog.get_by_role("group", name=say("new_game-players"))

    def sit(count: int, *steps: str) -> None:
        players.get_by_role("radio", name=str(count)).check()
        expect(dials).to_have_count(count - 1)
        for dial, step in zip(dials.all(), steps, strict=True):
            expect(dial).to_have_value(step)

    dialog.get_by_role("radio", name=say("level-name", level="expert")).check()
    sit(5, *["6"] * 4)
    expect(dialog.get_by_role("radio", name=say("level-name", level="expert"))).to_be_checked()
    sit(3, *["6"] * 2)
    dialog.get_by_role("radio", name=say("level-name", level="easy")).check()
    sit(4, *["1"] * 3)
    dials.nth(0).fill("3")
    sit(6, "3", "1", "1", "6", "5")


BAD = [
    (b"", like("new_game-set-wrong", file="harbour.json", error=say("gate-json", line=1))),
    (b'{"cast": 1,\n "id": }', say("gate-json", line=2)),
    (b"\x89PNG\r\n", say("gate-json", line=1)),
    (harbour(iq="deep").replace(b'"deep"', b"[" * 5000 + b"]" * 5000), say("gate-deep", most=16)),
    (b"{" + b",".join([b'"%d":1' % number for number in range(50_000)]) + b"}", say("gate-many", most=20000)),
    (harbour(portrait={"calm": "data:image/png;base64,iVBORw0KGgo=AAAA"}), say("portrait-base64", sign="=")),
    (b"[]", say("cast-not_set")),
    (harbour(iq=75), say("cast-at", where=say("cast-at-named", number=1, name="Gull"), what=say("cast-iq", value=75))),
    (harbour(portrait={"calm": DRAWING.replace("><", ' onload="x()"><', 1)}), say("portrait-runs", key="onload")),
    (harbour(portrait={"calm": "<svg><script>document.title = 'x'</script></svg>"}), like("portrait-space")),
    (harbour(portrait={"calm": DRAWING.replace('"100"', "100", 1)}), f"calm: {say('portrait-malformed')}"),
    (harbour(sayings={"lunch": ["Fish!"]}), like("cast-unknown", key="lunch")),
    (harbour() + b" " * 700_000, like("new_game-set-large", file="harbour.json", size=600)),
]  # fmt: skip


def test_a_bad_file_gets_a_sentence_and_breaks_nothing(visit, casual):
    table = visit("?pace=0", kept=casual)
    dialog = new_game(table)
    for content, why in BAD:
        if not dialog.get_by_label(say("new_game-sets-load")).is_visible():
            dialog.get_by_text(say("new_game-sets-own")).click()
        file = {"name": "harbour.json", "mimeType": "application/json", "buffer": content}
        dialog.get_by_label(say("new_game-sets-load")).set_input_files([file])
        expect(dialog.get_by_role("status").filter(has_text=why)).to_be_visible()
        expect(dialog.get_by_role("radio", name="House regulars")).to_be_checked()
        expect(dialog.get_by_role("radio", name="The harbour")).to_have_count(0)
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    assert len(table.turn().hand) == 13


@pytest.mark.whole
def test_a_full_storage_is_told_and_the_set_plays_all_the_same(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.page.evaluate("""() => {
        const put = Storage.prototype.setItem
        Storage.prototype.setItem = function (key, text) {
            if (key.startsWith('hearts.cast.')) throw new DOMException('full', 'QuotaExceededError')
            put.call(this, key, text)
        }
    }""")
    dialog = new_game(table)
    load(dialog, harbour())
    expect(dialog.get_by_text(like("new_game-set-full"))).to_be_visible()
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    faces(table, "data:image/")


def test_a_table_is_kept_as_a_set_and_saved_as_a_file_that_loads(visit, casual):
    table = visit("?pace=0", kept=casual)
    dialog = new_game(table)
    dialog.get_by_role("radio", name="The night sky").check()
    table.seat_card(dialog, say("place-name", direction="right")).get_by_role("combobox").select_option(
        label="Dormouse"
    )
    table.seat_card(dialog, "Luna").get_by_role("textbox").fill("Moonie")
    table.iq_of(dialog, "Moonie").fill("60")
    dialog.get_by_text(say("new_game-sets-own")).click()
    dialog.get_by_label(say("new_game-sets-name")).fill("Sunday")
    table.page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("radio", name="Sunday")).to_be_checked()
    with table.page.expect_download() as coming:
        table.press(dialog.get_by_role("button", name=say("new_game-sets-save")))
    assert coming.value.suggested_filename == "sunday.json"
    text = coming.value.path().read_text("utf-8")
    saved = json.loads(text)["characters"]
    assert [(one["name"], one["iq"], one["portrait"]) for one in saved] == [
        ("Moonie", 60, "night/luna"),
        ("Sol", 100, "night/sol"),
        ("Dormouse", 60, "alice/dormouse"),
    ]
    table.press(dialog.get_by_role("button", name=say("new_game-forget", name="Sunday")))
    table.answer("forget-yes")
    expect(dialog.get_by_role("radio", name="Sunday")).to_have_count(0)
    file = {"name": "sunday.json", "mimeType": "application/json", "buffer": text.encode()}
    dialog.get_by_label(say("new_game-sets-load")).set_input_files([file])
    expect(dialog.get_by_role("radio", name="Sunday")).to_be_checked()
    expect(table.iq_of(dialog, "Moonie")).to_have_value("60")


def test_a_portrait_opens_its_sheet(table, shoot):
    table.turn()
    head = table.button("seat-about", name="Pauline")
    table.press(head)
    sheet = table.dialog("Pauline")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text("Never forgets who gave her the queen")).to_be_visible()
    expect(sheet.get_by_text(say("opponent-iq-level", iq=100, level=say("level-name", level="medium")))).to_be_visible()
    expect(sheet.get_by_text(say("temper-even"))).to_be_visible()
    clean(table)
    shoot(table, "about")
    table.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    head.focus()
    table.page.keyboard.press("Enter")
    expect(sheet).to_be_visible()
    table.press(sheet.get_by_role("button", name=say("opponent-back")))
    expect(head).to_be_focused()
    assert table.look().moves >= 1


def test_sayings_are_switched_off(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    table.call("settings")
    switch = table.dialog("settings-title").get_by_role("checkbox", name=say("settings-label", setting="sayings"))
    expect(switch).to_be_checked()
    switch.uncheck()
    table.press(table.dialog("settings-title").get_by_role("button", name=say("settings-done")))
    new_game(table)
    deal(table)
    table.play_until(random.Random(2), 40)
    expect(table.page.locator(".says:not(:empty)")).to_have_count(0)
    table.reload()
    table.turn()
    table.call("settings")
    expect(switch).not_to_be_checked()


def test_a_press_on_a_face_reads_its_thoughts_where_that_is_chosen(visit, shoot):
    kept = dict(company("iq:140", "iq:100", "iq:100"), **{"hearts.settings": '{"peek": "yes"}'})
    table = visit("?seed=5&pace=0", size="phone", kept=kept, worker=True)
    table.turn(1)
    table.wait_mind()
    table.press(table.button("seat-about", name="Pauline"))
    thoughts = table.dialog("thoughts-title", name="Pauline")
    expect(thoughts.get_by_role("status").first).to_contain_text(like("thoughts-yours"))
    shoot(table, "peek-by-a-tap")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_diabolo_says_so_throughout(visit, casual, shoot, size):
    table = visit("?pace=0", size=size, kept=casual, worker=True)
    dialog = new_game(table)
    badge = table.page.locator("#table > .diabolic")
    expect(badge).to_be_hidden()
    switch = dialog.get_by_role("checkbox", name=say("new_game-diabolo-about"))
    table.seat_card(dialog, say("place-name", direction="left")).get_by_role("combobox").select_option(
        label=say("new_game-seat-person")
    )
    switch.click()
    expect(switch).not_to_be_checked()
    expect(dialog.get_by_text(say("notice-diabolo"))).to_be_visible()
    dialog.get_by_role("button", name=say("new_game-seat-swap", name=say("name-player", number=2))).click()
    expect(dialog.get_by_text(say("notice-diabolo"))).to_be_hidden()
    table.seat_card(dialog, say("place-name", direction="left")).get_by_role("combobox").select_option(label="Pauline")
    switch.check()
    expect(dialog.get_by_text(say("notice-diabolo"))).to_be_hidden()
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    expect(badge).to_be_visible()
    expect(badge).to_have_text(f"{say('page-diabolo')}: {say('page-diabolo-about')}")
    expect(table.page.locator("#title")).to_have_text(
        say("title-pass", direction="left", deal=1)
    )  # a phone has no room for more
    look = table.turn()
    assert table.record().notes == (("diabolo", "yes"),)
    clean(table)
    shoot(table, "diabolo")
    check(table)
    expect(table.ask_thoughts("Pauline")).to_be_hidden()
    expect(table.dialog("Pauline").get_by_text(like("opponent-diabolo"))).to_be_visible()
    table.page.keyboard.press("Escape")
    chance = random.Random(4)
    for _ in range(4):
        table.act(look, chance)
        look = table.turn(look.moves)
        check(table)
    table.press(table.button("page-sheet"))
    expect(table.dialog("sheet-title").get_by_text(like("sheet-diabolo"))).to_be_visible()
    clean(table)
    table.page.keyboard.press("Escape")
    table.reload()
    expect(badge).to_be_visible()
    look = table.turn()
    while look.waits != "dialog":
        table.act(look, chance)
        look = table.turn(look.moves)
    expect(table.button("deal-next")).to_be_visible()
    expect(badge).to_be_visible()
    clean(table)
    shoot(table, "diabolo-end")


@pytest.mark.whole
def test_a_game_from_before_the_dial_goes_on(visit):
    table = visit("?pace=0", kept=company("casual", "casual", "casual"))
    assert [seat.player for seat in table.record().seats] == ["person", "iq:100", "iq:100", "iq:100"]
    assert len(table.turn().hand) == 13
