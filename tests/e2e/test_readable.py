"""What is shown can be read: no button lies on a graph, no name or score is cut, no raised card hides the table."""

import json
import random
import re

import pytest
from past import past
from person import Table
from playwright.sync_api import expect
from test_history import LEAST
from test_room import PHONES, SCREENS
from test_variants import ONE_TAP, at_ease, positions, saved
from words import like, say
from years import lived

from hearts.app.keeping.setup import YOU
from hearts.app.words import coach
from hearts.app.words.phrases import joined
from hearts.engine.cards import card as number_of
from hearts.engine.cards import each
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat
from hearts.minds.advice import Choice

SAID_AT = [(320, 568), (360, 640), (390, 844), (640, 360), (844, 390), (820, 1180), (1280, 800)]
SMALL = [(320, 568), (360, 640), (390, 844), (568, 320), (640, 360), (844, 390)]
HINTED = [(375, 667), (360, 640), (390, 844), (768, 1024), (1024, 768), (1366, 625), (1366, 768), (1280, 800)]
LONG = ["Michelangelo", "Bartholomew B.", "Wilhelmina", "Constantin", "Maximilian Moser"]  # 16 letters are the most
SIGHT = """dialog => {
    const box = what => dialog.querySelector(what).getBoundingClientRect(), own = dialog.getBoundingClientRect()
    const [graph, table, ends] = ['.graph', '.page', '.ends'].map(box)
    return {graph: ends.top - graph.bottom, table: ends.top - table.bottom, ends: own.bottom - ends.bottom}
}"""
CUT = """dialog => [...dialog.querySelectorAll('th, td')].filter(cell => cell.scrollWidth > cell.clientWidth)
    .map(cell => cell.textContent)"""
# The names at the ends of the graph that go beyond its edge.
OUTSIDE = """dialog => [...dialog.querySelectorAll('.graph text')].filter(text => text.getBoundingClientRect().right
    > text.ownerSVGElement.getBoundingClientRect().right).map(text => text.textContent)"""
HIDDEN = """() => {
    const box = node => node.getBoundingClientRect()
    const those = '.card.up .face, .seat:not(.mine) .called, .seat:not(.mine) .tally'
    const raised = [...document.querySelectorAll(those)].map(box)
    return ['#pad', '.seat.mine', '#prompt', '#pass'].filter(what => {
        const it = box(document.querySelector(what)), apart = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1
        return raised.some(card => !apart(card, it) && !apart(it, card))
    })
}"""

# The cards of the trick that lie on a word that each player at the sides says.
ON_WORDS = """text => [...document.querySelectorAll('.seat:not(.mine)[data-says="above"] .says')].flatMap(says => {
    says.textContent = text
    const box = node => node.getBoundingClientRect(), it = box(says), edge = 4
    return [...document.querySelectorAll('#trick .card')].filter(card => {
        const {left, right, top, bottom} = box(card.querySelector('.face'))
        return it.left < right - edge && it.right > left + edge && it.top < bottom - edge && it.bottom > top + edge
    }).map(card => card.dataset.card)
})"""

# Who says a word that lies on a portrait, a plate, the bar or the badge, with what it lies on; who lies on another; and
# on what the hint lies. A pixel is no overlap.
TOUCHES = """(one, other) => {
    const [a, b] = [one, other].map(node => node.getBoundingClientRect())
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
}"""
ON_WORDS_OF_ALL = f"""text => [...document.querySelectorAll('.seat:not(.mine) .says')].flatMap(says => {{
    const touches = {TOUCHES}, was = says.textContent
    says.textContent = text
    const things = [...document.querySelectorAll('.disc, .who, header, #badge:not([hidden])')]
    const lying = things.filter(it => touches(says, it)).map(it => it.textContent || it.ariaLabel)
    says.textContent = was
    return lying.length ? [[says.parentElement.dataset.side, ...lying]] : []
}})"""
# Who says a word that the button of the pass lies on, or that lies outside of the table.
ON_BUTTON = f"""text => [...document.querySelectorAll('.seat:not(.mine) .says')].filter(says => {{
    const touches = {TOUCHES}, was = says.textContent, table = document.getElementById('table')
    says.textContent = text
    const box = says.getBoundingClientRect(), on = touches(says, document.getElementById('pass'))
    says.textContent = was
    return on || box.left < 0 || box.right > table.clientWidth
}}).map(says => says.parentElement.dataset.side)"""
# The cards of the trick that lie on what somebody at the sides has.
ON_SCORES = f"""() => [...document.querySelectorAll('#trick .card:not(.gone, .pile) .face')].filter(card => {{
    const touches = {TOUCHES}
    return [...document.querySelectorAll('.seat:not([data-top]) .tally')].some(score => touches(card, score))
}}).map(card => card.parentElement.dataset.card)"""
# The open hands that lie on another one, on a portrait or a plate, or under the panel.
OPEN_ON = f"""() => [...document.querySelectorAll('.open:not(:empty)')].flatMap(open => {{
    const touches = {TOUCHES}
    const others = [...document.querySelectorAll('.open:not(:empty), .disc, .who, .coach:not([hidden])')]
    return others.filter(it => it !== open && touches(open, it)).map(it => [open.parentElement.ariaLabel, it.className])
}})"""
# The cards of the trick that lie on a line of an open hand.
ON_HANDS = f"""() => [...document.querySelectorAll('#trick .card:not(.gone, .pile) .face')].flatMap(card => {{
    const touches = {TOUCHES}, lines = [...document.querySelectorAll('.open:not(:empty) span')]
    return lines.filter(line => touches(card, line)).map(line => [card.parentElement.dataset.card, line.textContent])
}})"""
CROWDED = f"""() => [...document.querySelectorAll('.seat, #pass:not([hidden])')].flatMap((seat, at, all) => {{
    const touches = {TOUCHES}
    const parts = node => node.matches('.seat') ? [...node.querySelectorAll('.disc, .who')] : [node]
    const on = other => parts(seat).some(a => parts(other).some(b => touches(a, b)))
    return all.slice(at + 1).filter(on).map(other => [seat.ariaLabel, other.ariaLabel ?? other.textContent])
}})"""
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
    const {left, right, top, bottom} = document.querySelector('.coach').getBoundingClientRect()
    return things.filter(what =>
        [...document.querySelectorAll(what)].map(part => part.getBoundingClientRect()).some(it =>
            left < it.right && right > it.left && top < it.bottom && bottom > it.top))
}"""
# The cards of the trick lie where the left player's do, as far askew as any can.
AT_THE_LEFT = "cards => cards.forEach(({style}) => { style.cssText += '; --x: -1; --y: 0; --r: -8.8deg' })"
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
# How far these texts move what opens all choices, and how much of the hint they hide.
LENGTHENED = """(panel, [facts, why]) => {
    const top = () => panel.querySelector('summary').getBoundingClientRect().top, before = top()
    panel.querySelector('#hint-facts').textContent = facts
    panel.querySelector('#hint-why').textContent = why
    return {moved: Math.round(top() - before) || 0, hidden: panel.scrollHeight - panel.clientHeight}
}"""

# Names and scores on plates of which a card of the trick lies over a part.
COVERED = """() => {
    const cards = [...document.querySelectorAll('#trick .face')].map(face => face.getBoundingClientRect())
    return [...document.querySelectorAll('.seat:not(.mine) .who > *')].filter(words => {
        const text = document.createRange()
        text.selectNodeContents(words)
        return [...text.getClientRects()].some(({left, right, top, bottom}) => cards.some(card =>
            card.left < right - 1 && left < card.right - 1 && card.top < bottom - 1 && top < card.bottom - 1))
    }).map(words => words.textContent)
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

# How many rows of all choices are seen whole, and where the best one is told.
ROWS_SEEN = """panel => {
    const {top, bottom} = panel.getBoundingClientRect(), rows = [...panel.querySelectorAll('tbody tr')]
    const seen = rows.map(row => row.getBoundingClientRect()).filter(row => row.top >= top && row.bottom <= bottom)
    return [seen.length, rows.length, panel.querySelector('.best').getBoundingClientRect().top]
}"""

# How far a panel can be scrolled beyond the last of its words.
EMPTY = """panel => {
    const last = Math.max(...[...panel.querySelectorAll('p, details')].map(part => part.getBoundingClientRect().bottom))
    return Math.round(panel.scrollHeight - Math.max(panel.clientHeight, last - panel.getBoundingClientRect().top + 24))
}"""

# The cards on whose index a panel lies.
HIDDEN_INDEXES = """cards => cards.filter(card => {
    const {left, top} = card.getBoundingClientRect()
    return document.elementFromPoint(left + 12, top + 16)?.closest('.coach')
}).map(card => card.dataset.card)"""

# How far the two buttons of a pass are apart.
APART = """() => {
    const [a, b] = ['pass', 'decline'].map(name => document.getElementById(name).getBoundingClientRect())
    return Math.max(b.left - a.right, b.top - a.bottom)
}"""

# The styles of what is said have come: they are among the later ones.
STYLED = "getComputedStyle(document.querySelector('.says')).position === 'absolute'"

# So many frames are drawn.
FRAMES = """async count => {
    for (let left = count; left; left--) await new Promise(requestAnimationFrame)
}"""

# The raised cards have come to where they lie.
AT_REST = "document.getAnimations().every(one => one.playState !== 'running' || one.effect.getTiming().iterations > 1)"


def longest(phase: str) -> list[str]:
    """The longest words of a hint: what to expect, and why."""
    several = [" ".join(coach.sign(number_of(code)) for code in codes.split()) for codes in ("TC QS AS", "KD TH TD")]
    first, second = several if phase == "pass" else [text.split()[0] for text in several]
    facts = coach.facts(Choice(0, (13.1, 0.0, 0.0, 0.0), (0.0, 0.0, 0.13, 0.15, 0.26, 0.0, 0.0)), 0)
    return [joined(facts), say("coach.why.other", best=12, own=11, first=first, second=second)]


def last_of(rules: str, seed: int) -> Game:
    """A random game just before the person's last choice in it."""
    return [game for game in positions(rules, seed, 99) if game.waiting == (0,)][-1]


def among(game: Game, names: list[str]) -> dict[str, str]:
    """This game with players of these names, as the browser keeps it."""
    seats = [Seat("person", "you", "You"), *[Seat("iq:100", "ben", name) for name in names]]
    return {"hearts.game": Record(game, "e2e", "1", tuple(seats)).text(), **ONE_TAP}


def taken(game: Game) -> list[int]:
    """What each has in this deal so far."""
    return [game.view(0).points(seat) for seat in range(game.rules.players)]


def play_last(table: Table) -> None:
    """Play what is left of the game."""
    look = table.turn()
    while look.dialog != say("ending.game"):
        table.choose(look.playable[0])
        look = table.turn(look.moves)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_end_of_a_long_game_shows_its_graph_at_once_and_its_sheet_above_the_buttons(visit, size):
    table = visit("?pace=0", size=size, kept=saved(last_of("deluxe limit=120", 3)))
    play_last(table)
    dialog = table.dialog("ending.game")
    expect(dialog.locator(".graph")).to_be_visible()
    assert len(table.record().game.lines) > 12
    assert dialog.evaluate(SIGHT)["graph"] >= 0
    dialog.evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
    assert min(dialog.evaluate(SIGHT).values()) >= 0


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_end_of_a_game_shows_its_graph_above_the_buttons_on_a_desktop(visit, players):
    """Its lowest label lay half under them."""
    names = ["Pauline", "Michele", "Kenji", "Mia", "Zoe"][: players - 1]
    table = visit("?pace=0", size=(1280, 800), kept=among(last_of(f"deluxe players={players} limit=60", 3), names))
    play_last(table)
    dialog = table.dialog("ending.game")
    expect(dialog.get_by_role("button", name=say("tale.picture"))).to_be_visible()
    expect(dialog.locator(".graph")).to_be_visible()
    for wide, high in ((1280, 800), (1366, 768), (1024, 768)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(AT_REST)
        assert dialog.evaluate(SIGHT)["graph"] >= 20, f"{wide}x{high}"  # for one more line of what happened


@pytest.mark.parametrize("size", [*PHONES, (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_bonus_stands_on_other_ground_than_points(visit, size):
    """A bonus of 10 looked like a queen."""
    several = [game for game in positions("deluxe", 3, 20) if game.phase == "play" and game.waiting == (0,)]
    game = next(game for game in several if min(taken(game)) < 0 < max(taken(game)))
    table = visit("?pace=0", size=size, kept=saved(game))
    table.turn()
    bonus, points = (table.page.locator(".deal").filter(has_text=re.compile(sign)).first for sign in ("^−", "^[+]"))
    ground = "text => getComputedStyle(text).backgroundColor"
    assert bonus.evaluate(ground) != points.evaluate(ground)
    assert bonus.evaluate(f"text => ({LEAST})([text])") >= 4.5


def test_the_ring_around_what_unfolds_is_as_wide_as_its_frame(visit):
    """It stood inside of it and looked cut."""
    table = visit("?seed=5&pace=0", kept=at_ease())
    table.turn()
    table.press(table.button("seat.about", name="Pauline"))
    wide = "part => part.getBoundingClientRect().width"
    summary = table.page.locator("#opponent summary")
    expect(summary).to_be_visible()
    assert summary.evaluate(wide) == table.page.locator("#opponent details").evaluate(wide)


@pytest.mark.parametrize("size", [*PHONES, (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_names_and_scores_of_six_are_whole_on_the_sheet(visit, size):
    game = [game for game in positions("deluxe players=6 clean=points", 3, 4) if game.waiting == (0,)][-1]
    table = visit("?pace=0", size=size, kept=among(game, LONG))
    table.turn()
    table.press(table.button("page.sheet"))
    dialog = table.dialog("sheet.title")
    assert dialog.evaluate(CUT) == []
    assert dialog.evaluate(OUTSIDE) == []
    heads = dialog.get_by_role("table", name=say("sheet.title")).get_by_role("columnheader")
    expect(heads).to_have_text([say("sheet.deal"), YOU, *LONG])


def test_the_ring_round_the_words_above_a_deals_tricks_cuts_no_name(visit):
    game = [game for game in positions("deluxe", 3, 2) if game.waiting == (0,) and game.phase == "play"][-1]
    table = visit("?pace=0", size="desktop", kept=saved(game))
    table.turn()
    table.page.keyboard.press("o")
    summary = table.dialog("sheet.title").locator("summary")
    expect(summary).to_be_focused()
    ring = "node => { const {outlineWidth, outlineOffset} = getComputedStyle(node); "
    ring += "return node.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset) }"
    words = "node => { const text = document.createRange(); text.selectNodeContents(node); "
    words += "return text.getBoundingClientRect().top }"
    head = table.dialog("sheet.title").locator(".by-trick th").first
    assert summary.evaluate(ring) <= head.evaluate(words)


@pytest.mark.parametrize("size", [(320, 568), (360, 640)], ids=str)
def test_short_names_are_not_broken_on_the_sheet_of_a_small_phone(visit, size):
    game = [game for game in positions("deluxe", 3, 3) if game.waiting == (0,)][-1]
    table = visit("?pace=0", size=size, kept=saved(game))
    table.turn()
    table.press(table.button("page.sheet"))
    heads = table.dialog("sheet.title").get_by_role("table", name=say("sheet.title")).get_by_role("columnheader")
    expect(heads).to_have_text([say("sheet.deal"), YOU, "Pauline", "Michele", "Ben"])
    lines = "all => all.map(head => { const text = document.createRange(); text.selectNodeContents(head); "
    lines += "return new Set([...text.getClientRects()].map(one => Math.round(one.top))).size })"
    assert heads.evaluate_all(lines) == [1] * 5
    assert table.dialog("sheet.title").evaluate(CUT) == []


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_raised_cards_hide_nothing_of_the_table(visit, size):
    table = visit("?seed=5&pace=0", size=size, kept=at_ease())
    look = table.turn()
    for first in (0, 5, 10):
        chosen = look.hand[first : first + 3]
        for card in chosen:
            table.choose(card)
        table.page.wait_for_function(AT_REST)
        assert table.page.evaluate(HIDDEN) == [], first
        for card in chosen:
            table.choose(card)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_card_lies_on_what_is_said_at_the_sides(visit, size, players):
    rules = f"deluxe players={players} clean=points"
    mine = [game for game in positions(rules, 3, 40) if game.waiting == (0,) and game.phase == "play"]
    full = [game for game in mine if len(game.deal.table.trick) == players - 1]
    table = visit("?pace=0", size=size, kept=among(full[-1], LONG[: players - 1]))
    table.turn()
    table.page.wait_for_function(AT_REST)
    table.page.wait_for_function(STYLED)
    assert table.page.evaluate(ON_WORDS, "Quite a bouquet, my dear.") == []
    expect(table.page.locator(".says:not(:empty)").first).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (375, 667), (600, 960), (768, 1024), (1024, 768)], ids=str)
def test_deal_and_trick_stand_whole_in_the_bar_beside_the_broken_heart(visit, size):
    mine = [game for game in positions("deluxe", 3, 3) if game.waiting == (0,) and game.phase == "play"]
    table = visit("?pace=0", size=size, kept=saved([game for game in mine if len(game.deal.table.tricks) > 9][-1]))
    table.turn()
    expect(table.page.locator("#badge")).to_be_visible()
    table.page.wait_for_function("document.fonts.status === 'loaded'")
    title = table.page.locator("#title")
    expect(title).to_have_text(say("title.trick", deal=3, trick=13, tricks=13))
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    title.evaluate("title => { title.textContent = 'Deal 12 · trick 12 of 13' }")
    for left in ("false", "true"):
        table.page.evaluate("left => { document.documentElement.dataset.leftHanded = left }", left)
        assert title.evaluate("title => title.scrollWidth - title.clientWidth") <= 0, left


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("size", [(568, 320), (640, 360)], ids=str)
def test_no_card_lies_on_ones_own_score_where_the_name_is_long(visit, size, players):
    mine = [game for game in positions(f"deluxe players={players}", 3, 3) if game.waiting == (0,)]
    full = [game for game in mine if game.phase == "play" and len(game.deal.table.trick) == players - 1]
    game = max(full, key=lambda game: game.view(0).points(0))
    seats = Seat("person", "you", LONG[-1]), *[Seat("iq:100", "ben", "Ben") for _ in range(players - 1)]
    kept = {"hearts.game": Record(game, "e2e", "1", seats).text(), **ONE_TAP}
    table = visit("?pace=0", size=size, kept=kept)
    table.turn()
    table.page.wait_for_function(AT_REST)
    expect(table.page.locator(".seat.mine .deal")).to_have_text(f"+{game.view(0).points(0)}")
    assert table.lies_on(".seat.mine .tally") == []


@pytest.mark.parametrize("phase", ["pass", "play"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", SAID_AT, ids=str)
def test_what_is_said_lies_on_nobody_and_nobody_on_it(visit, size, players, phase):
    rules = f"deluxe players={players} clean=points"
    game = [game for game in positions(rules, 3, 40) if 0 in game.waiting and game.phase == phase][-1]
    table = visit("?pace=0", size=size, kept=among(game, ["Ben"] * (players - 1)))
    table.turn()
    table.page.wait_for_function(STYLED)
    assert table.page.evaluate(ON_WORDS_OF_ALL, "Somebody open a window.") == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_hello_lies_beside_the_button_of_the_first_pass(visit, players):
    game = next(game for game in positions(f"deluxe players={players}", 3) if game.phase == "pass")
    table = visit("?pace=0", kept=among(game, ["Ben"] * (players - 1)))
    table.turn()
    table.page.wait_for_function(STYLED)
    for wide, high in SMALL if players < 5 else [*SAID_AT, (568, 320), (360, 510), (375, 553)]:
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(AT_REST)
        assert table.page.evaluate(ON_WORDS_OF_ALL, "Somebody open a window.") == [], f"{wide}x{high}"
        assert table.page.evaluate(ON_BUTTON, "Somebody open a window.") == [], f"{wide}x{high}"


@pytest.mark.parametrize("phase", ["pass", "play"])
@pytest.mark.parametrize("players, rows", [(3, "one"), (4, "one"), (4, "two"), (5, "one")])
@pytest.mark.parametrize("size", [(360, 510), (375, 553)], ids=str)
def test_an_upright_phone_whose_browser_takes_much_room_shows_the_table_whole(visit, size, players, rows, phase):
    mine = [game for game in positions(f"deluxe players={players}", 3, 9) if 0 in game.waiting and game.phase == phase]
    game = max(mine, key=lambda game: len(game.deal.table.trick))
    kept = {**among(game, ["Ben"] * (players - 1)), "hearts.settings": json.dumps({"rows": rows})}
    table = visit("?pace=0", size=size, kept=kept)
    table.turn()
    table.page.wait_for_function(AT_REST)
    assert table.page.locator(".seat.mine .called").evaluate("name => name.scrollWidth <= name.clientWidth")
    for part in ("#prompt", "#pad", "#cup", ".seat.mine"):
        assert table.lies_on(part) == [], part
    assert table.page.evaluate(ON_SCORES) == []


def test_the_menu_can_be_reached_in_twice_the_size_of_type(visit):
    table = visit("?seed=5&pace=0", kept=at_ease())
    table.turn()
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    for wide, high in (*SMALL, (600, 960), (820, 1180), (1000, 700), (1280, 800)):
        table.page.set_viewport_size({"width": wide, "height": high})
        expect(table.button("page.menu")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("percent", [150, 200])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_in_large_type_title_score_hint_and_menu_are_whole(visit, size, percent):
    mine = [game for game in positions("deluxe", 3, 9) if game.waiting == (0,) and game.phase == "play"]
    game = [game for game in mine if len(game.deal.table.tricks) > 9][-1]
    table = visit("?pace=0", size=size, kept=among(game, ["Pauline", "Michele", "Kenji"]))
    table.turn()
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
    table.page.keyboard.press("g")
    expect(table.page.locator("#hint-best")).to_contain_text(like("coach.play"))
    for what in ("#title", ".seat.mine .called"):
        assert table.page.locator(what).evaluate("text => text.scrollWidth - text.clientWidth") <= 0, what
    assert [one for one in table.lies_on(".seat.mine") if one in ("pad", "cup")] == []
    assert table.page.locator("#hint-why").evaluate(BELOW) <= 0
    table.press(table.button("page.menu"))
    assert table.dialog("menu.title").evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") <= 0
    table.press(table.dialog("menu.title").get_by_role("button", name=say("menu.sheet")))
    names = table.dialog("sheet.title").get_by_role("columnheader")
    assert [names.nth(at).evaluate(LINES) for at in range(1, 5)] == [1, 1, 1, 1]


@pytest.mark.parametrize("percent", [150, 200])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_large_type_a_larger_screen_shows_what_the_table_waits_for(visit, players, percent):
    """Cards and the button of the pass lay on it, and the hint went out of the window."""
    several = list(positions(f"deluxe players={players} clean=points", 3, 9))
    passes = [game for game in several if game.phase == "pass" and 0 in game.waiting]
    full = [game for game in several if game.phase == "play" and game.waiting == (0,) and len(game.lines) > 3]
    games = [next(game for game in full if len(game.deal.table.trick) == players - 1), passes[0], passes[2]]
    for game in games:
        table = visit("?pace=0", kept=among(game, ["Pauline", "Michele", "Kenji", "Mia"][: players - 1]))
        table.turn()
        session = table.page.context.new_cdp_session(table.page)
        table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
        for wide, high in ((768, 1024), (820, 1180), (1024, 768), (1280, 800), (1366, 768), (1920, 1080)):
            table.page.set_viewport_size({"width": wide, "height": high})
            table.page.wait_for_function(AT_REST)
            assert table.lies_on("#prompt") == [], f"{wide}x{high}"
            if game.phase == "pass":
                assert table.lies_on("#pass") == [], f"{wide}x{high}"
            table.page.keyboard.press("g")
            box = table.page.locator("#hint").bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= wide, f"{wide}x{high}"
            table.page.keyboard.press("g")


@pytest.mark.parametrize("players", [4, 5, 6])
def test_in_large_type_no_card_of_the_trick_lies_on_a_score(visit, players):
    several = [game for game in positions(f"deluxe players={players}", 3, 9) if game.waiting == (0,)]
    full = [game for game in several if game.phase == "play" and len(game.deal.table.trick) == players - 1]
    game = next(game for game in full if len(game.deal.table.tricks) > 3)
    table = visit("?pace=0", size="phone", kept=among(game, ["Ben", "Rosa", "Kenji", "Mia", "Zoe"][: players - 1]))
    table.turn()
    table.page.keyboard.press("Shift")
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 24}})
    table.page.wait_for_function(AT_REST)
    assert table.page.evaluate(COVERED) == []


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("size", [(768, 1024), (820, 1180)], ids=str)
def test_in_large_type_nothing_lies_on_a_name_or_score_on_a_tablet(visit, size, players):
    """No card of the trick, and no portrait; and what is said stays in the window."""
    rules = f"deluxe players={players} clean=points"
    several = [game for game in positions(rules, 3, 9) if game.waiting == (0,) and len(game.lines) > 3]
    full = [game for game in several if game.phase == "play" and len(game.deal.table.trick) == players - 1]
    table = visit(
        "?pace=0", size=size, kept=among(full[0], ["Pauline", "Michele", "Kenji", "Mia", "Zoe"][: players - 1])
    )
    table.turn()
    table.page.wait_for_function(STYLED)
    table.page.keyboard.press("Shift")
    session = table.page.context.new_cdp_session(table.page)
    for percent in (150, 200):
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
        table.page.wait_for_function(AT_REST)
        assert table.page.evaluate(COVERED) == [], percent
        assert table.page.evaluate(ON_SCORES) == [], percent
        assert table.page.evaluate(CROWDED) == [], percent
        assert table.page.evaluate(ON_BUTTON, "Oh no, not the queen again!") == [], percent


@pytest.mark.parametrize("deal", [0, 1, 2, 4])
def test_in_large_type_the_longest_hint_lies_on_no_player_and_not_on_the_button_of_the_pass(visit, deal):
    several = [game for game in positions("deluxe clean=points", 3, 9) if 0 in game.waiting]
    phase = "play" if deal == 4 else "pass"
    game = next(game for game in several if game.phase == phase and len(game.lines) >= deal)
    table = visit("?pace=0", kept=among(game, ["Pauline", "Michele", "Kenji"]))
    table.turn()
    table.page.keyboard.press("g")
    expect(table.page.locator("#hint-best")).to_contain_text(like("coach.play", "coach.pass"))
    table.page.locator("#hint").evaluate(LENGTHENED, longest(phase))
    session = table.page.context.new_cdp_session(table.page)
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 24}})
    for wide, high in ((768, 1024), (820, 1180), (1024, 768), (1280, 800), (1366, 768)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(AT_REST)
        lies = [one for one in table.lies_on("#hint") if not re.match("prompt|pad|cup|You", one)]
        assert lies == [], f"{wide}x{high}"
        assert table.page.locator("#hint-why").evaluate(BELOW) <= 8, f"{wide}x{high}"  # it is known to go on


@pytest.mark.parametrize("players", [4, 5, 6])
def test_in_large_type_a_hint_in_play_lies_on_no_other_player_on_a_tablet(visit, players):
    several = positions(f"deluxe players={players} clean=points", 3, 9)
    game = next(game for game in several if game.waiting == (0,) and game.phase == "play" and len(game.lines) > 3)
    table = visit("?pace=0", kept=among(game, ["Pauline", "Michele", "Kenji", "Mia", "Zoe"][: players - 1]))
    table.turn()
    table.page.keyboard.press("g")
    expect(table.page.locator("#hint-best")).to_contain_text(like("coach.play"))
    table.page.locator("#hint").evaluate(LENGTHENED, longest("play"))
    session = table.page.context.new_cdp_session(table.page)
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 24}})
    for wide, high in ((768, 1024), (820, 1180)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(AT_REST)
        others = [one for one in table.lies_on("#hint") if re.match("disc|Pauline|Michele|Kenji|Mia|Zoe", one)]
        assert others == [], f"{wide}x{high}"


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("size", [(360, 640), (640, 360), (820, 1180)], ids=str)
def test_no_plate_lies_on_another_or_under_the_button_of_the_pass(visit, size, players):
    rules = f"deluxe players={players} clean=points"
    game = next(game for game in positions(rules, 3, 1) if game.phase == "pass")
    table = visit("?pace=0", size=size, kept=among(game, ["Mia Miranda"] * (players - 1)))
    table.turn()
    table.page.wait_for_function("document.fonts.status === 'loaded'")
    assert table.page.evaluate(CROWDED) == []


@pytest.mark.parametrize("handed", ["right", "left"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_kitty_lies_on_nobody_and_nothing_on_it(visit, players, handed):
    rules = "kitty" if players == 4 else f"pagat players={players} remainder=kitty"
    game = [game for game in positions(rules, 3) if game.waiting == (0,)][-1]
    table = visit("?pace=0", kept=among(game, LONG[: players - 1]))
    table.turn()
    expect(table.page.locator("#kitty")).to_be_visible()
    for wide, high in (*SMALL, (820, 1180), (1280, 800)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.evaluate(
            "left => { document.documentElement.dataset.leftHanded = left }", str(handed == "left").lower()
        )
        table.page.wait_for_function(AT_REST)
        for part in (".lying", ".whose"):
            assert table.lies_on(f"#kitty {part}") == [], f"{wide}x{high}"


@pytest.mark.parametrize("deal", [0, 1, 2])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_pass_and_the_button_that_declines_it_lie_on_nobody(visit, players, deal):
    several = positions(f"deluxe players={players} decline=yes clean=points", 3, 9)
    game = next(game for game in several if game.phase == "pass" and 0 in game.waiting and len(game.lines) >= deal)
    table = visit("?pace=0", kept=among(game, LONG[: players - 1]))
    table.turn()
    decline = table.button("pass.decline")
    expect(decline).to_be_visible()
    for wide, high in (*SMALL, (820, 1180), (1280, 800)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(AT_REST)
        assert [table.lies_on(what) for what in ("#pass", "#decline")] == [[], []], f"{wide}x{high}"
        ends = [box["x"] + box["width"] for box in (table.pass_button.bounding_box(), decline.bounding_box())]
        assert max(ends) <= wide and table.page.evaluate(APART) >= 4, f"{wide}x{high}"


def test_a_chosen_card_at_an_end_of_the_hand_is_whole_on_a_phone(visit):
    table = visit("?seed=5&pace=0", size=(390, 844), kept=at_ease())
    look = table.turn()
    for card in (look.hand[0], look.hand[-1]):
        table.choose(card)
    table.page.wait_for_function(AT_REST)
    box = "face => [face.getBoundingClientRect().left, face.getBoundingClientRect().right]"
    faces = [face.evaluate(box) for face in table.page.locator("#hand .card.up .face").all()]
    assert len(faces) == 2
    assert all(left >= 0 and right <= 390 for left, right in faces), faces


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 800)], ids=str)
def test_the_whole_menu_is_seen_at_once(visit, size):
    table = visit("?seed=5&pace=0", size=size, kept=at_ease())
    table.turn()
    table.press(table.button("page.menu"))
    assert table.dialog("menu.title").evaluate("dialog => dialog.scrollHeight - dialog.clientHeight") <= 0


@pytest.mark.parametrize("size", [(360, 510), (568, 320), (640, 360), (820, 1180), (1280, 800)], ids=str)
def test_the_open_hands_of_a_replay_lie_on_nobody(visit, size):
    game = next(game for game in positions("deluxe", 3, 9) if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=size, kept=among(game, ["Ben", "Rosa", "Kenji"]))
    table.turn()
    table.call("menu.replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    expect(table.page.locator(".open:not(:empty)")).to_have_count(3)
    table.page.wait_for_function(AT_REST)
    assert table.page.evaluate(OPEN_ON) == []


def test_on_a_phone_on_its_side_the_open_hands_of_six_at_the_left_lie_on_nobody(visit):
    game = next(game for game in positions("deluxe players=6", 3, 9) if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=(844, 390), kept=among(game, ["Ben", "Rosa", "Kenji", "Mia", "Zoe"]))
    table.turn()
    table.call("menu.replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    expect(table.page.locator(".open:not(:empty)")).to_have_count(5)
    table.page.wait_for_function(AT_REST)
    assert [one for one in table.page.evaluate(OPEN_ON) if "left" in one[0]] == []


def test_the_ring_of_whose_turn_it_is_does_not_lie_on_their_name(visit):
    """On a phone it reaches as far down as the name begins."""
    table = visit("?seed=5&pace=0", size="phone", kept=at_ease())
    table.turn()
    above = "seat => ['.called', '.disc'].map(part => Number(getComputedStyle(seat.querySelector(part)).zIndex) || 0)"
    for seat in table.page.locator(".seat:not(.mine)").all():
        name, portrait = seat.evaluate(above)
        assert name >= portrait  # what comes later in the page lies over what has the same number


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_replay_on_phones_and_tablets_hides_no_open_hand(visit, players):
    several = positions(f"deluxe players={players}", 3, 9)
    game = next(game for game in several if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", kept=among(game, ["Ben", "Rosa", "Kenji", "Mia", "Zoe"][: players - 1]))
    table.turn()
    table.call("menu.replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    panel = table.page.get_by_role("region", name=say("replay.title"), exact=True)
    for jump in (False, True):
        panel.locator("details").evaluate("(details, open) => { details.open = open }", jump)
        for wide, high in ((390, 844), (768, 1024), (820, 1180)):
            table.page.set_viewport_size({"width": wide, "height": high})
            table.page.wait_for_function(AT_REST)
            assert table.page.evaluate(OPEN_ON) == [], f"{wide}x{high}"
            hands = table.page.locator(".open:not(:empty)")
            tops = hands.evaluate_all("all => all.map(open => open.getBoundingClientRect().top)")
            assert min(tops) >= table.page.locator("main").bounding_box()["y"], f"{wide}x{high}"
        for _ in range(8):
            table.press(panel.get_by_role("button", name=say("replay.next")))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_card_of_the_trick_lies_on_an_open_hand_of_a_replay_on_a_phone(visit, players):
    """The last line of a hand of six was hidden."""
    several = positions(f"deluxe players={players}", 3, 9)
    game = next(game for game in several if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=(390, 844), kept=among(game, ["Ben", "Rosa", "Kenji", "Mia", "Zoe"][: players - 1]))
    table.turn()
    table.call("menu.replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    panel = table.page.get_by_role("region", name=say("replay.title"), exact=True)
    expect(panel).to_contain_text(like("replay.before"))
    for _ in range(2 * players - 1):  # passes, and all cards but the last
        table.press(panel.get_by_role("button", name=say("replay.next")))
    expect(table.page.locator("#trick .card:not(.gone, .pile)")).to_have_count(players - 1)
    for wide, high in ((360, 640), (390, 740), (390, 844), (412, 915)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(AT_REST)
        assert table.page.evaluate(ON_HANDS) == [], f"{wide}x{high}"


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("opened", [False, True])
def test_the_panel_of_a_replay_on_a_phone_lies_on_no_card_of_ones_own(visit, players, opened):
    """With three it hid the upper row."""
    several = positions(f"deluxe players={players}", 3, 9)
    game = next(game for game in several if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=(390, 844), kept=among(game, ["Ben", "Rosa", "Kenji"][: players - 1]))
    table.turn()
    table.call("menu.replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    panel = table.page.get_by_role("region", name=say("replay.title"), exact=True)
    if opened:
        table.press(panel.get_by_text(say("replay.more")))
    expect(panel.get_by_role("button", name=say("replay.review"))).to_be_visible(visible=opened)
    for step in range(4):
        table.page.wait_for_function(AT_REST)
        assert table.page.locator("#hand .card").evaluate_all(HIDDEN_INDEXES) == [], step
        table.press(panel.get_by_role("button", name=say("replay.next")))


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (568, 320), (844, 390)], ids=str)
def test_on_small_screens_what_one_can_jump_to_stands_in_place_of_what_was_said(visit, size):
    """All of it hid players and their cards."""
    game = next(game for game in positions("deluxe players=6", 3, 9) if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=size, kept=among(game, LONG))
    table.turn()
    table.call("menu.replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    panel = table.page.get_by_role("region", name=say("replay.title"), exact=True)
    expect(panel).to_contain_text(like("replay.before"))
    folded = panel.bounding_box()["height"]
    table.press(panel.get_by_text(say("replay.more")))
    expect(panel.get_by_role("button", name=say("replay.review"))).to_be_visible()
    assert panel.bounding_box()["height"] - folded < 60
    expect(panel.get_by_role("button", name=say("replay.next"))).to_be_visible()
    expect(panel.get_by_role("button", name=say("replay.end"))).to_be_visible()


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1366, 700), (1280, 800), (1920, 1080)], ids=str)
def test_the_panel_of_a_replay_with_five_and_six_lies_on_nobody(visit, size, players):
    several = positions(f"deluxe players={players}", 3, 9)
    game = next(game for game in several if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=size, kept=among(game, ["Ben", "Rosa", "Kenji", "Mia", "Zoe"][: players - 1]))
    table.turn()
    table.call("menu.replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    panel = table.page.get_by_role("region", name=say("replay.title"), exact=True)
    expect(panel).to_be_visible()
    for _ in range(9):
        table.page.wait_for_function(AT_REST)
        assert table.lies_on(".replay") == []
        assert table.page.evaluate(OPEN_ON) == []
        table.press(panel.get_by_role("button", name=say("replay.next")))


@pytest.mark.parametrize(
    ("size", "things"),
    [
        ((640, 360), [".seat.mine", "#cup", "#trick .card", '.seat[data-side="2"]', ".worth"]),
        ((390, 844), [".seat.mine", "#trick .card", ".worth"]),
        ((360, 510), [".seat.mine", "#trick .card", "#pad", "#cup", ".worth"]),
        ((820, 1180), [".seat", "#prompt", "#pad", "#trick .card", ".worth"]),
    ],
    ids=str,
)
def test_a_hint_lies_on_no_plate_of_ones_own(visit, casual, size, things):
    table = visit("?pace=0", size=size, kept={**casual, **ONE_TAP}, worker=True)
    look = table.turn()
    table.wait_mind()
    while look.phase != "play":
        table.act(look, random.Random(1))
        look = table.turn(look.moves)
    table.press(table.button("page.hint"))
    expect(table.page.locator(".coach").get_by_text(like("hint.done"))).to_be_visible()
    table.page.wait_for_function(AT_REST)
    assert table.page.evaluate(UNDER_HINT, things) == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_hint_lies_on_no_other_player_no_card_and_not_on_the_button_of_the_pass(visit, players):
    """Of the passes to each side, and while the trick is full; with the longest words, of which the last may scroll."""
    several = list(positions(f"deluxe players={players} clean=points", 3, 9))
    passes = [game for game in several if game.phase == "pass" and 0 in game.waiting]
    mine = [game for game in several if game.waiting == (0,) and game.phase == "play"]
    full = [game for game in mine if len(game.deal.table.tricks) < 6]
    games = [next(game for game in passes if len(game.lines) >= deal) for deal in (0, 1, 2)]
    games += [next(game for game in full if len(game.deal.table.trick) == players - 1)]
    for game in games:
        table = visit("?pace=0", kept=among(game, ["Ben", "Rosa", "Kenji", "Michele", "Pauline"][: players - 1]))
        table.turn()
        table.page.keyboard.press("g")
        expect(table.page.locator("#hint-best")).to_contain_text(like("coach.play", "coach.pass"))
        table.page.locator("#hint").evaluate(LENGTHENED, longest(game.phase))
        for wide, high in HINTED:
            table.page.set_viewport_size({"width": wide, "height": high})
            table.page.wait_for_function(AT_REST)
            lies = [one for one in table.lies_on("#hint") if not re.match("prompt|pad|cup|You", one)]
            assert lies == [], f"{wide}x{high}"
            assert table.page.locator("#hint-why").evaluate(BELOW) <= 0, f"{wide}x{high}"
        table.page.set_viewport_size({"width": 640, "height": 360})
        table.page.wait_for_function(AT_REST)
        assert "pass" not in table.lies_on("#hint")


@pytest.mark.parametrize("deal", [0, 1])
def test_a_hint_on_phones_lies_beside_the_seats_and_not_on_what_they_say(visit, deal):
    """On its side it lay on the seat at the right in a pass to the left; upright on what is said at the sides."""
    several = [game for game in positions("deluxe", 3, 9) if game.phase == "pass" and 0 in game.waiting]
    game = next(game for game in several if len(game.lines) >= deal)
    table = visit("?pace=0", kept=among(game, ["Pauline", "Michele", "Kenji"]))
    table.turn()
    table.page.wait_for_function(STYLED)
    table.page.keyboard.press("g")
    expect(table.page.locator("#hint-best")).to_contain_text(like("coach.pass"))
    table.page.locator("#hint").evaluate(LENGTHENED, longest("pass"))
    says = "all => all.forEach(says => { says.textContent = 'Oh no, not the queen again!' })"
    table.page.locator(".seat:not(.mine) .says").evaluate_all(says)
    for wide, high in ((812, 375), (844, 390), (932, 430)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(AT_REST)
        assert [one for one in table.lies_on("#hint") if not re.match("prompt|You", one)] == [], f"{wide}x{high}"
    for high in (740, 780, 844, 932):
        table.page.set_viewport_size({"width": 390, "height": high})
        table.page.wait_for_function(AT_REST)
        assert table.page.evaluate(UNDER_HINT, [".says", ".seat", "#prompt", "#pass"]) == [], high


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
    expect(panel.get_by_text(like("hint.done"))).to_be_visible()
    table.press(panel.get_by_text(say("hint.all")))
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


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (844, 390), (820, 1180), (1280, 800)], ids=str)
def test_the_hint_of_the_left_handed_is_seen_whole_and_lies_on_no_card(visit, casual, size):
    """On a phone half of it lay beyond the left edge of the window, and on a low one a card touched it by chance."""
    settings = {"hearts.settings": json.dumps({"tap": "once", "left_handed": True})}
    table = visit("?pace=0", size=size, kept={**casual, **settings})
    look = table.turn()
    for phase in ("pass", "play"):
        while look.phase != phase or (phase == "play" and not table.page.locator("#trick .card").count()):
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        table.press(table.button("page.hint"))
        table.page.locator("#trick .card").evaluate_all(AT_THE_LEFT)
        table.page.wait_for_function(AT_REST)
        box = table.page.locator(".coach").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert table.page.evaluate(UNDER_HINT, ["#trick .card"]) == []
        table.page.keyboard.press("g")


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (1280, 800)], ids=str)
def test_a_hint_keeps_its_place_while_the_coach_thinks(visit, casual, size):
    table = visit("?pace=0", size=size, kept={**casual, **ONE_TAP}, worker=True)
    look = table.turn()
    table.wait_mind()
    table.page.evaluate(FOLLOW, "hint")
    for phase in ("pass", "play"):
        while look.phase != phase:
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        table.press(table.button("page.hint"))
        expect(table.page.locator(".coach").get_by_text(like("hint.done"))).to_be_visible()
        places = table.page.evaluate("places")
        assert places.pop("frames") > 1 and "hint-facts" in places
        assert {name: seen for name, seen in places.items() if len(seen) > 1} == {}
        table.page.keyboard.press("g")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_a_hint_whose_choices_are_left_open_keeps_its_place(visit, casual, size):
    table = visit("?pace=0", size=size, kept={**casual, **ONE_TAP}, worker=True)
    look = table.turn()
    table.wait_mind()
    panel = table.page.locator(".coach")
    for _ in range(2):
        while look.phase != "play" or len(look.playable) < 2:
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        table.page.evaluate(FOLLOW, "hint")
        table.press(table.button("page.hint"))
        expect(panel.get_by_text(like("hint.done"))).to_be_visible()
        places = table.page.evaluate("places")
        assert places.pop("frames") > 1
        assert {name: seen for name, seen in places.items() if len(seen) > 1} == {}
        if panel.locator("details").get_attribute("open") is None:
            table.press(panel.locator("summary"))
        table.act(look, random.Random(1))
        look = table.turn(look.moves)
    top = "document.querySelector('#hint-why').getBoundingClientRect().top"
    table.press(table.button("page.hint"))
    expect(panel.get_by_text(like("hint.done"))).to_be_visible()
    before = table.page.evaluate(top)
    longest = "about −11.5 points, your moon\u00a015%, their moon\u00a014%, win\u00a018%"
    table.page.evaluate("text => { document.querySelector('#hint-facts').textContent = text }", longest)
    assert table.page.evaluate(top) == before


LONGEST = [(360, 640), (375, 667), (390, 740), (390, 844), (640, 360), (844, 390), (1280, 800)]


@pytest.mark.parametrize("size", LONGEST, ids=str)
def test_the_longest_hint_moves_nothing_and_is_seen_whole(visit, casual, size):
    table = visit("?pace=0", size=size, kept={**casual, **ONE_TAP}, worker=True)
    look = table.turn()
    table.wait_mind()
    for phase in ("pass", "play"):
        while look.phase != phase:
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        table.press(table.button("page.hint"))
        panel = table.page.locator(".coach")
        expect(panel.get_by_text(like("hint.done"))).to_be_visible()
        assert panel.evaluate(LENGTHENED, longest(phase)) == {"moved": 0, "hidden": 0}
        table.page.keyboard.press("g")


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (844, 390), (1280, 800)], ids=str)
def test_the_buttons_of_a_replay_keep_their_places_while_it_plays(visit, size):
    game = next(game for game in positions("deluxe", 3, 9) if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=size, kept=among(game, ["Ben", "Rosa", "Kenji"]))
    table.turn()
    table.call("menu.replay")
    table.page.evaluate(FOLLOW, "replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    panel = table.page.get_by_role("region", name=say("replay.title"), exact=True)
    expect(panel).to_contain_text(like("replay.before"))
    for _ in range(24):
        table.press(panel.get_by_role("button", name=say("replay.next")))
    expect(panel).to_contain_text(like("replay.where", trick=5))
    places = table.page.evaluate("places")
    places.pop("frames")
    assert {name: seen for name, seen in places.items() if len(seen) > 1} == {}


@pytest.mark.parametrize(
    ("theme", "scheme"), [("felt", "light"), ("felt", "dark"), ("paper", "light"), ("sky", "dark")]
)
def test_what_somebody_believes_can_be_read_on_every_paper(visit, theme, scheme):
    """It had the colour of words on the whole accent, of which little is seen where they are not sure."""
    kept = {**past(2, 30), "hearts.settings": json.dumps({"theme": theme})}
    table = visit("?pace=0", kept=kept, worker=True, color_scheme=scheme)
    table.turn()
    table.wait_mind()
    table.press(table.button("seat.about", name="Pauline"))
    table.press(table.button("opponent.thoughts"))
    belief = table.dialog("thoughts.title", name="Pauline").locator(".belief").first
    expect(belief).to_be_visible()
    for sure in (0, 100):
        assert belief.evaluate(SURE, f"{sure}%") >= 4.5


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844), (640, 360), (844, 390)], ids=str)
def test_on_small_screens_all_choices_stand_in_place_of_what_was_said(visit, casual, size):
    """One saw their heading alone, and scrolled in a line's height; and on a low one the last column was cut off."""
    table = visit("?pace=0", size=size, kept={**casual, **ONE_TAP}, worker=True)
    look = table.turn()
    table.wait_mind()
    for phase in ("pass", "play"):
        while look.phase != phase or (phase == "play" and len(look.playable) < 2):
            table.act(look, random.Random(1))
            look = table.turn(look.moves)
        table.press(table.button("page.hint"))
        panel = table.page.locator(".coach")
        expect(panel.get_by_text(like("hint.done"))).to_be_visible()
        _, _, before = panel.evaluate(ROWS_SEEN)
        table.press(panel.get_by_text(say("hint.all")))
        seen, rows, after = panel.evaluate(ROWS_SEEN)
        assert seen >= min(rows, 2) and after == before
        widest = "10♣ 10♦ 10♥" if phase == "pass" else "10♥"
        panel.locator("tbody th").evaluate_all("(all, text) => all.forEach(one => { one.textContent = text })", widest)
        assert panel.locator("details").evaluate("all => all.scrollWidth - all.clientWidth") == 0
        table.press(panel.get_by_text(say("hint.all")))
        table.page.keyboard.press("g")


# The headings in which two words lie closer to each other than a sixth of the type's size.
STUCK = """dialog => [...dialog.querySelectorAll('h2, h3, .rules-form legend')].filter(head => head.checkVisibility())
    .filter(head => {
        const node = head.firstChild, least = parseFloat(getComputedStyle(head).fontSize) / 6
        return [...(node?.data ?? '').matchAll(/ /g)].some(({index}) => {
            const space = document.createRange()
            space.setStart(node, index)
            space.setEnd(node, index + 1)
            return space.getBoundingClientRect().width < least
        })
    }).map(head => head.textContent)"""


@pytest.mark.parametrize(
    ("button", "title"), [("page.rules", "rules_list.title"), ("menu.statistics", "statistics.title")]
)
def test_the_words_of_a_heading_stand_apart(visit, casual, button, title):
    """One read “Howto playwell” and “Howyour deals ended”."""
    table = visit("?pace=0", kept=casual)
    table.turn()
    lived(table, 20)
    table.call(button)
    dialog = table.dialog(title)
    expect(dialog.get_by_role("heading", name=re.compile(" ")).first).to_be_visible()
    table.page.evaluate("document.fonts.ready.then(() => true)")
    assert dialog.evaluate(STUCK) == []


def test_the_line_below_the_heads_of_a_table_is_as_long_as_the_table(visit, casual):
    """It began at the second column where the first one has no head."""
    table = visit("?pace=0", size="phone", kept=casual)
    table.turn()
    lived(table, 20)
    table.call("menu.statistics")
    expect(table.dialog("statistics.title").get_by_role("heading", name=say("statistics.kind.rules"))).to_be_visible()
    corners = table.dialog("statistics.title").locator("thead tr > :first-child")
    lines = corners.evaluate_all("all => all.map(cell => getComputedStyle(cell).borderBottomWidth)")
    assert len(lines) > 2 and set(lines) == {"2px"}


def test_on_a_phone_the_date_of_each_game_of_the_history_has_a_line_of_its_own(visit, casual):
    """Where both were short, the result stood beside it."""
    table = visit("?pace=0", size=(390, 844), kept=casual)
    table.turn()
    lived(table, 75)
    table.call("menu.history")
    games = table.dialog("history.title").get_by_role("listitem")
    expect(games).to_have_count(30)
    below = "game => game.querySelector('span').getBoundingClientRect().top - "
    below += "game.querySelector('b').getBoundingClientRect().bottom"
    assert min(games.nth(at).evaluate(below) for at in range(30)) >= 0


@pytest.mark.parametrize("players", [4, 5, 6])
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
    table.press(table.button("page.sheet"))
    rows = table.dialog("sheet.title").locator("tbody tr:has(td small)")
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
        ("menu.sound", "[name=touch] + span", "legend"),
        ("menu.windows", ".note", "#windows-choose"),
    ],
)
def test_what_belongs_to_nothing_above_it_stands_apart(visit, casual, button, above, below):
    """The headline of the sounds and the button for a picture touched the words above them."""
    table = visit("?pace=0", size="phone", kept=casual)
    table.turn()
    table.press(table.button("page.menu"))
    table.press(table.dialog("menu.title").get_by_role("button", name=say(button)))
    dialog = table.page.locator("dialog[open]").last
    expect(dialog.locator(below).first).to_be_visible()
    assert dialog.evaluate(BELOW_EACH, [above, below]) >= 8


def test_a_button_that_opens_a_file_looks_like_its_neighbours(visit, casual):
    table = visit("?pace=0", size="phone", kept=casual)
    table.turn()
    table.call("page.settings")
    table.press(table.button("settings.kept"))
    look = "it => { const {backgroundColor, boxShadow} = getComputedStyle(it); return [backgroundColor, boxShadow] }"
    dialog = table.dialog("kept.title")
    expect(dialog.locator("#kept-erase")).to_be_visible()
    assert dialog.locator(".file span").evaluate(look) == dialog.locator("#kept-erase").evaluate(look)


# The cards of the trick that lie on an open hand.
ON_OPEN = f"""() => [...document.querySelectorAll('#trick .card:not(.gone, .pile) .face')].filter(card => {{
    const touches = {TOUCHES}
    return [...document.querySelectorAll('.open:not(:empty)')].some(open => touches(card, open))
}}).map(card => card.parentElement.dataset.card)"""


@pytest.mark.parametrize(("players", "size"), [(6, (360, 640)), (6, (375, 667)), (6, (844, 390)), (5, (768, 1024))])
def test_a_replay_of_five_and_six_shows_all_of_each_hand(visit, players, size):
    """The panel or a plate lay on two hands of six; with five a card of the trick touched one."""
    several = positions(f"deluxe players={players}", 3, 9)
    game = next(game for game in several if game.waiting == (0,) and len(game.lines) == 1)
    table = visit("?pace=0", size=size, kept=among(game, ["Ben", "Rosa", "Kenji", "Mia", "Zoe"][: players - 1]))
    table.turn()
    table.call("menu.replay")
    table.press(table.dialog("open_record.title").get_by_role("button", name=say("open_record.own")))
    panel = table.page.get_by_role("region", name=say("replay.title"), exact=True)
    for step in range(2 * players):
        table.page.wait_for_function(AT_REST)
        lying = [one for one in table.page.evaluate(OPEN_ON) if "open" not in one[1]]
        assert lying == [], step
        if players == 5:
            assert table.page.evaluate(ON_OPEN) == [], step
        table.press(panel.get_by_role("button", name=say("replay.next")))
