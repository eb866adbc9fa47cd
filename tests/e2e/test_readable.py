"""What the rules of the layout (test_layout.py) do not know: what keeps its place, stands apart, has its own ground."""

import json
import random
import re

import pytest
from past import past
from playwright.sync_api import expect
from test_calm_lines import kept_match
from test_coaching import settled
from test_history import LEAST
from test_layout import AT_REST, LONG, LOW, PHONES, STYLED, among, longest, resized
from test_variants import ONE_TAP, at_ease, positions, saved
from words import like, say
from years import lived

from hearts.engine.cards import each
from hearts.engine.game import Game

# Where a panel and what stands in it were seen: the box of the panel, the upper left corners of the others.
FOLLOW = """name => {
    window.places = {frames: 0}
    const note = (node, what, box) => {
        const seen = places[what] ??= [], place = box.map(Math.round).join(' ')
        if (!seen.includes(place)) seen.push(place)
    }
    const look = () => {
        const panel = document.getElementById(name)
        if (panel?.hidden === false) {
            const {left, top, width, height} = panel.getBoundingClientRect()
            places.frames += 1
            note(panel, name, [left, top, width, height])
            for (const part of panel.querySelectorAll(':is(p, details, button, label)')) {
                const {left, top} = part.getBoundingClientRect()
                const what = part.id || part.className || part.firstChild.textContent
                if ((part.ariaLabel || part.innerText.trim()) && part.checkVisibility()) note(part, what, [left, top])
            }
        } else if (places.frames) window.places = {frames: 0}
        requestAnimationFrame(look)
    }
    look()
}"""
UNDER_HINT = """things => {
    const {left, right, top, bottom} = document.querySelector('#hint').getBoundingClientRect()
    return things.filter(what =>
        [...document.querySelectorAll(what)].map(part => part.getBoundingClientRect()).some(it =>
            left < it.right && right > it.left && top < it.bottom && bottom > it.top))
}"""
# The contrast of a belief, as WCAG has it, of which somebody is so sure: the accent lies over the paper.
SURE = """(belief, sure) => {
    belief.style.setProperty('--sure', sure)
    const ground = getComputedStyle(belief, '::before'), ink = getComputedStyle(belief).color
    const rgb = colour => colour.match(/[\\d.]+/g).map(Number), paper = getComputedStyle(belief.closest('dialog'))
    const [over, under, part] = [rgb(ground.backgroundColor), rgb(paper.backgroundColor), Number(ground.opacity)]
    const light = colour => colour.slice(0, 3).map(part => part / 255)
        .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], 0)
    const both = [light(rgb(ink)), light(under.map((one, at) => one + part * (over[at] - one)))]
    return (Math.max(...both) + .05) / (Math.min(...both) + .05)
}"""
# How much of the hint is hidden with these texts in it.
LENGTHENED = """(panel, [best, reason]) => {
    panel.querySelector('#hint-best').textContent = best
    panel.querySelector('#hint-reason').textContent = reason
    return panel.scrollHeight - panel.clientHeight
}"""


# How many lines a text takes.
LINES = """line => {
    const text = document.createRange()
    text.selectNodeContents(line)
    return new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size
}"""

# How far a text in the hint goes beyond what is seen of it.
BELOW = """line => {
    const text = document.createRange()
    text.selectNodeContents(line)
    return text.getBoundingClientRect().bottom - line.parentElement.getBoundingClientRect().bottom
}"""

# How far a panel can be scrolled beyond the last of its words.
EMPTY = """panel => {
    const last = Math.max(...[...panel.querySelectorAll('p, details')].map(part => part.getBoundingClientRect().bottom))
    return Math.round(panel.scrollHeight - Math.max(panel.clientHeight, last - panel.getBoundingClientRect().top + 24))
}"""

# So many frames are drawn.
FRAMES = """async count => {
    for (let left = count; left; left--) await new Promise(requestAnimationFrame)
}"""


def taken(game: Game) -> list[int]:
    """What each has in this deal so far."""
    return [game.view(0).points(seat) for seat in range(game.rules.players)]


def test_a_bonus_stands_on_other_ground_than_points(visit):
    """A bonus of 10 looked like a queen."""
    several = [game for game in positions("deluxe", 3, 20) if game.phase == "play" and game.waiting == (0,)]
    game = next(game for game in several if min(taken(game)) < 0 < max(taken(game)))
    table = visit("?pace=0", kept=saved(game))
    table.turn()
    bonus, points = (table.page.locator(".deal").filter(has_text=re.compile(sign)).first for sign in ("^−", "^[+]"))
    ground = "text => getComputedStyle(text).backgroundColor"
    assert bonus.evaluate(ground) != points.evaluate(ground)
    assert bonus.evaluate(f"text => ({LEAST})([text])") >= 4.5


@pytest.mark.whole
def test_the_ring_around_what_unfolds_is_as_wide_as_its_frame(visit):
    """It stood inside of it and looked cut."""
    table = visit("?seed=5&pace=0", kept=at_ease())
    table.turn()
    table.press(table.button("seat-about", name="Pauline"))
    wide = "part => part.getBoundingClientRect().width"
    summary = table.page.locator("#opponent summary")
    expect(summary).to_be_visible()
    assert summary.evaluate(wide) == table.page.locator("#opponent details").evaluate(wide)


CROSSING = """dialog => {
    const parts = [...dialog.querySelectorAll('h2, header p, header img, dl, details, .ends')].filter(
        part => part.checkVisibility()).map(part => [part.tagName, part.getBoundingClientRect()])
    return parts.flatMap(([one, a], at) => parts.slice(at + 1).filter(([, b]) => a.left + 1 < b.right
        && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom).map(([other]) => `${one} ${other}`))
}"""


def test_in_a_phone_on_its_side_nothing_about_an_opponent_lies_on_anything_else(visit):
    """The name, the portrait and the line of an opponent ran over the facts and the buttons."""
    table = visit("?seed=5&pace=0", size=(844, 390), kept=at_ease())
    table.turn()
    table.press(table.button("seat-about", name="Pauline"))
    dialog = table.dialog("Pauline")
    expect(dialog.locator("dl")).to_be_visible()
    assert dialog.evaluate(CROSSING) == []
    table.press(dialog.get_by_text(say("opponent-details"), exact=True))
    assert dialog.evaluate(CROSSING) == []


@pytest.mark.whole
def test_the_ring_round_the_words_above_a_deals_tricks_cuts_no_name(visit):
    game = [game for game in positions("deluxe", 3, 2) if game.waiting == (0,) and game.phase == "play"][-1]
    table = visit("?pace=0", size="desktop", kept=saved(game))
    table.turn()
    table.page.keyboard.press("o")
    expect(table.dialog("sheet-title")).not_to_have_attribute("data-coming", re.compile(""))
    summary = table.dialog("sheet-title").locator("summary")
    summary.focus()  # a slow machine shows a sheet part by part, and then its button has the keyboard
    ring = "node => { const {outlineWidth, outlineOffset} = getComputedStyle(node); "
    ring += "return node.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset) }"
    words = "node => { const text = document.createRange(); text.selectNodeContents(node); "
    words += "return text.getBoundingClientRect().top }"
    head = table.dialog("sheet-title").locator(".by-trick th").first
    assert summary.evaluate(ring) <= head.evaluate(words)


def test_the_menu_is_seen_whole_and_can_be_reached_in_twice_the_size_of_type(visit):
    table = visit("?seed=5&pace=0", kept=at_ease())
    table.turn()
    for size in ((390, 844), (820, 1180), (1280, 800)):
        resized(table, size)
        table.press(table.button("page-menu"))
        assert table.dialog("menu-title").evaluate("menu => menu.scrollHeight - menu.clientHeight") <= 0, size
        table.page.keyboard.press("Escape")
    for size in (*PHONES, *LOW, (600, 960), (820, 1180), (1000, 700), (1280, 800)):
        resized(table, size, 200)
        expect(table.button("page-menu")).to_be_in_viewport(ratio=1)


# How much of the window's height is left to what is read, once one has scrolled; 1 where all of it fits.
LEFT = """() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].pop(), box = name => name.getBoundingClientRect()
    if (dialog.scrollHeight <= dialog.clientHeight + 8) return 1
    dialog.scrollTop = dialog.scrollHeight / 2
    const top = Math.max(box(dialog).top, box(dialog.querySelector('.head')).bottom)
    return (Math.min(box(dialog).bottom, box(dialog.querySelector('.ends')).top) - top) / innerHeight
}"""


@pytest.mark.whole
@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=str)
def test_in_twice_the_size_of_type_a_room_leaves_most_of_a_phone_to_what_is_read(visit, troubles, size):
    """Its tabs take several rows then, and scroll away."""
    troubles.expected.append("The layout shifted")  # larger type is asked for in the middle of it
    table = visit("?pace=0", kept={**at_ease(), **kept_match(True)})
    table.turn()
    resized(table, size, 200)
    for name in ("new", "daily", "match", "board", "history", "statistics", "kept", "rules", "help", "settings"):
        table.call(name)
        dialog = table.page.locator("dialog.room[open]")
        if name == "match":
            table.press(dialog.locator("#match-list button"))
            expect(dialog.get_by_role("table", name=say("match-compare"))).to_be_visible()
        expect(dialog).not_to_have_attribute("data-coming", "")
        assert dialog.evaluate("node => node.scrollWidth - node.clientWidth") <= 0, name
        assert table.page.evaluate(LEFT) > 0.5, name
        table.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
@pytest.mark.parametrize("percent", [200, pytest.param(150, marks=pytest.mark.whole)])
def test_in_large_type_title_score_hint_and_menu_are_whole(visit, troubles, size, percent):
    mine = [game for game in positions("deluxe", 3, 9) if game.waiting == (0,) and game.phase == "play"]
    game = [game for game in mine if len(game.deal.table.tricks) > 9][-1]
    table = visit("?pace=0", size=size, kept=among(game, ["Pauline", "Michele", "Kenji"]))
    table.turn()
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
    table.page.keyboard.press("g")
    settled(table.page.locator("#hint"))
    for what in ("#title", ".seat.mine .called"):
        assert table.page.locator(what).evaluate("text => text.scrollWidth - text.clientWidth") <= 0, what
    assert [one for one in table.lies_on(".seat.mine") if one in ("pad", "cup")] == []
    assert table.page.locator("#hint-best").evaluate(BELOW) <= 0
    table.press(table.button("page-menu"))
    assert table.dialog("menu-title").evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") <= 0
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("o")
    names = table.dialog("sheet-title").get_by_role("columnheader")
    assert [names.nth(at).evaluate(LINES) for at in range(1, 5)] == [1, 1, 1, 1]


@pytest.mark.whole
def test_the_ring_of_whose_turn_it_is_does_not_lie_on_their_name(visit):
    """On a phone it reaches as far down as the name begins."""
    table = visit("?seed=5&pace=0", size="phone", kept=at_ease())
    table.turn()
    above = "seat => ['.called', '.disc'].map(part => Number(getComputedStyle(seat.querySelector(part)).zIndex) || 0)"
    for seat in table.page.locator(".seat:not(.mine)").all():
        name, portrait = seat.evaluate(above)
        assert name >= portrait  # what comes later in the page lies over what has the same number


@pytest.mark.parametrize("deal", [0, 1, 2])
@pytest.mark.parametrize("phase", ["pass", "play"])
def test_a_hint_with_all_choices_lies_on_no_words_of_the_others_and_hides_no_figure(visit, phase, deal):
    """It lay on what was said at the left, cut the last column off, and one could scroll it far down to nothing."""
    several = [game for game in positions("deluxe", 3, 9) if 0 in game.waiting and len(game.lines) >= deal]
    game = next(game for game in several if game.phase == phase and len(each(game.view(0).legal)) != 1)
    table = visit("?pace=0", size=(1280, 800), kept=among(game, ["Pauline", "Michele", "Kenji"]), worker=True)
    table.turn()
    table.page.keyboard.press("g")
    panel = table.page.locator("#hint")
    settled(panel)
    table.press(panel.get_by_text(say("hint-why")))
    says = "all => all.forEach(says => { says.textContent = 'Oh no, not the queen again!' })"
    table.page.locator(".seat:not(.mine) .says").evaluate_all(says)
    for wide, high in ((1280, 800), (1024, 768), (1366, 768), (1920, 1080)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(AT_REST)
        assert table.page.evaluate(UNDER_HINT, [".says", "#pass", ".disc"]) == [], f"{wide}x{high}"
        assert panel.locator("details").evaluate("all => all.scrollWidth - all.clientWidth") == 0, f"{wide}x{high}"
        assert panel.evaluate(EMPTY) <= 0, f"{wide}x{high}"


@pytest.mark.parametrize("side", ["", "left", "right"])
@pytest.mark.parametrize("size", [(1000, 600), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.whole
def test_what_is_said_shifts_nothing_when_a_hint_opens_by_itself(visit, size, side):
    """It lies elsewhere then, and `visit` complains of a layout that shifts."""
    quiet = {"hearts.settings": json.dumps({"sayings": False})}
    table = visit("?seed=5&pace=0", size=size, kept={**at_ease(), **quiet})
    table.turn()
    table.page.wait_for_function(STYLED)
    words = "all => all.map(says => { says.textContent = 'Oh no, not the queen again!'; return 0 })"
    places = "all => all.map(says => { const {left, top} = says.getBoundingClientRect(); return [left, top] })"
    says = table.page.locator(".seat:not(.mine) .says")
    says.evaluate_all(words)
    table.page.wait_for_function(AT_REST)
    before = says.evaluate_all(places)
    table.page.evaluate("side => { document.body.dataset.hint = side }", side)
    table.page.wait_for_function(AT_REST)
    assert says.evaluate_all(places) != before
    table.page.evaluate(FRAMES, 3)
    table.page.evaluate("delete document.body.dataset.hint")
    table.page.evaluate(FRAMES, 3)
    assert says.evaluate_all(places) == before


@pytest.mark.parametrize("size", [(390, 844), pytest.param((1280, 800), marks=pytest.mark.whole)], ids=str)
@pytest.mark.whole
def test_a_hint_whose_figures_are_left_open_has_them_open_again(visit, casual, size):
    table = visit("?pace=0", size=size, kept={**casual, **ONE_TAP}, worker=True)
    look = table.turn()
    table.wait_mind()
    panel = table.page.locator("#hint")
    for turn in range(2):
        while look.phase != "play" or len(look.playable) < 2:
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        if turn:
            table.page.evaluate(FOLLOW, "hint")
        table.press(table.button("page-hint"))
        settled(panel)
        if not turn:
            table.press(panel.locator("summary"))
        expect(panel.get_by_role("row")).to_have_count(len(look.playable) + 1)
        if turn:  # it went aside as the panel grew wider, where the coach had looked for long
            assert len(table.page.evaluate("places['hint-close']")) == 1
        table.act(look, random.Random(1))
        look = table.turn(look.moves)


LONGEST = [(320, 568), (360, 640), (375, 667), (390, 740), (844, 390), (1280, 800)]
HINTED = [(390, 844), (640, 360), *[pytest.param(size, marks=pytest.mark.whole) for size in LONGEST]]


@pytest.mark.parametrize("size", HINTED, ids=str)
def test_a_hint_keeps_its_place_while_the_coach_thinks_and_is_seen_whole(visit, casual, troubles, size):
    """With the longest words, too."""
    troubles.expected.append("The layout shifted by")  # where this test writes the longest words
    table = visit("?pace=0", size=size, kept={**casual, **ONE_TAP}, worker=True)
    look = table.turn()
    table.wait_mind()
    panel = table.page.locator("#hint")
    for phase in ("pass", "play"):
        while look.phase != phase or (phase == "play" and len(look.playable) < 2):
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        table.press(table.button("page-hint"))
        expect(panel).to_contain_text(say("coach-looks"))
        before = panel.bounding_box()
        settled(panel)
        after = panel.bounding_box()
        assert [before[side] for side in ("x", "width")] == [after[side] for side in ("x", "width")]
        foot = before["y"] + before["height"], after["y"] + after["height"]
        assert before["y"] == after["y"] or foot[0] == pytest.approx(foot[1]), "its head stays, or where it stands"
        assert panel.evaluate(LENGTHENED, longest(phase)) == 0
        assert panel.bounding_box()["height"] <= 96
        table.press(panel.locator("summary"))
        expect(panel.get_by_role("columnheader", name=say("hint-win"))).to_be_attached()
        assert panel.evaluate("panel => panel.scrollWidth - panel.clientWidth") == 0
        assert panel.evaluate(EMPTY) <= 0
        table.press(panel.locator("summary"))
        table.page.keyboard.press("g")


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (844, 390), (1280, 800)], ids=str)
def test_the_buttons_of_a_replay_keep_their_places_while_it_plays(visit, size):
    game = next(game for game in positions("deluxe", 3, 9) if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=size, kept=among(game, ["Ben", "Rosa", "Kenji"]))
    table.turn()
    table.call("replay")
    table.page.evaluate(FOLLOW, "replay")
    table.press(table.dialog("open_record-title").get_by_role("button", name=say("open_record-own")))
    panel = table.page.get_by_role("region", name=say("replay-title"), exact=True)
    expect(panel).to_contain_text(like("replay-before"))
    for _ in range(24):
        table.press(panel.get_by_role("button", name=say("replay-next")))
    expect(panel).to_contain_text(like("replay-where", trick=5))
    places = table.page.evaluate("places")
    places.pop("frames")
    assert {name: seen for name, seen in places.items() if len(seen) > 1} == {}


@pytest.mark.parametrize(
    ("theme", "scheme"), [("felt", "light"), ("felt", "dark"), ("paper", "light"), ("sky", "dark")]
)
@pytest.mark.whole
def test_what_somebody_believes_can_be_read_on_every_paper(visit, theme, scheme):
    """It had the colour of words on the whole accent, of which little is seen where they are not sure."""
    kept = {**past(2, 30), "hearts.settings": json.dumps({"theme": theme})}
    table = visit("?pace=0", kept=kept, worker=True, color_scheme=scheme)
    table.turn()
    table.wait_mind()
    table.press(table.ask_thoughts("Pauline"))
    belief = table.dialog("thoughts-title", name="Pauline").locator(".belief").first
    expect(belief).to_be_visible()
    for sure in (0, 100):
        assert belief.evaluate(SURE, f"{sure}%") >= 4.5


@pytest.mark.whole
def test_the_line_below_the_heads_of_a_table_is_as_long_as_the_table(visit, casual):
    """It began at the second column where the first one has no head."""
    table = visit("?pace=0", size="phone", kept=casual)
    table.turn()
    lived(table, 20)
    table.call("statistics")
    expect(
        table.dialog("statistics-title").get_by_role("table", name=say("statistics-kind", kind="rules"))
    ).to_be_visible()
    corners = table.dialog("statistics-title").locator("thead tr > :first-child")
    lines = corners.evaluate_all("all => all.map(cell => getComputedStyle(cell).borderBottomWidth)")
    assert len(lines) > 2 and set(lines) == {"2px"}


@pytest.mark.whole
def test_on_a_phone_the_date_of_each_game_of_the_history_has_a_line_of_its_own(visit, casual):
    """Where both were short, the result stood beside it."""
    table = visit("?pace=0", size=(390, 844), kept=casual)
    table.turn()
    lived(table, 75)
    table.call("history")
    games = table.dialog("history-title").get_by_role("listitem")
    expect(games).to_have_count(30)
    below = "game => game.querySelector('span').getBoundingClientRect().top - "
    below += "game.querySelector('b').getBoundingClientRect().bottom"
    assert min(games.nth(at).evaluate(below) for at in range(30)) >= 0


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.whole
def test_all_deals_of_a_score_sheet_have_the_same_height(visit, players):
    """With five, a total stood below the points where these had two marks, and beside them elsewhere."""
    several = positions(f"deluxe players={players}", {4: 1, 5: 4, 6: 3}[players], 5)
    mine = (game for game in several if game.waiting == (0,) and len(game.lines) > 2)
    game = next(
        game
        for game in mine
        if any(line.queen == line.bonus >= 0 and line.points[line.queen] > 9 for line in game.lines)
    )
    table = visit("?pace=0", size=(1280, 800), kept=among(game, LONG[: players - 1]))
    table.turn()
    table.press(table.button("page-sheet"))
    rows = table.dialog("sheet-title").locator("tbody tr:has(td small)")
    expect(rows).to_have_count(len(game.lines))
    heights = rows.evaluate_all("rows => rows.map(row => Math.round(row.getBoundingClientRect().height))")
    assert max(heights) - min(heights) <= 1


# How far the words and buttons of a dialog stand below the ones before them.
BELOW_EACH = """(dialog, [above, below]) => {
    const box = what => dialog.querySelector(what).getBoundingClientRect()
    return box(below).top - box(above).bottom
}"""


@pytest.mark.parametrize(
    ("button", "above", "below"),
    [
        ("sound", "[name=touch] + span", "legend"),
        ("windows", ".note", "#windows-choose"),
    ],
)
@pytest.mark.whole
def test_what_belongs_to_nothing_above_it_stands_apart(visit, casual, button, above, below):
    """The headline of the sounds and the button for a picture touched the words above them."""
    table = visit("?pace=0", size="phone", kept=casual)
    table.turn()
    table.call(button)
    dialog = table.page.locator("dialog[open]").last
    expect(dialog.locator(below).first).to_be_visible()
    assert dialog.evaluate(BELOW_EACH, [above, below]) >= 8


@pytest.mark.whole
def test_a_button_that_opens_a_file_looks_like_its_neighbours(visit, casual):
    table = visit("?pace=0", size="phone", kept=casual)
    table.turn()
    table.call("kept")
    look = "it => { const {backgroundColor, boxShadow} = getComputedStyle(it); return [backgroundColor, boxShadow] }"
    dialog = table.dialog("kept-title")
    expect(dialog.locator("#kept-export")).to_be_visible()
    assert dialog.locator(".file span").evaluate(look) == dialog.locator("#kept-export").evaluate(look)
