"""A first visit: the sheet over the table, the lesson on the table, a deal with the coach, and the first game."""

import random

import pytest
from person import STRIP, unnamed
from playwright.sync_api import expect
from test_accessible import clean
from words import like, say

from hearts.app.learning.first_lesson import STEPS
from hearts.app.words import phrases
from hearts.engine.cards import card
from hearts.engine.rules import Rules
from tests.app.catalogue import REGIONS, forms

MARK = 30  # pixels that a sign on a card measures at most, so that no index is hidden
WRONG = {"heart": "QS", "queen": "2H", "follow": "QS", "rid": "KH", "danger": "3C", "lead": "QH", "stop": "2H"}


class Taught:
    """The lesson, as a person goes through it with a mouse, a finger or the keyboard."""

    def __init__(self, table, keys: bool = False) -> None:
        self.table, self.page, self.keys = table, table.page, keys
        self.panel = table.page.get_by_role("region", name=say("first-title"))

    def said(self, beat: str, id: str = "first-says") -> None:
        """This sentence of a beat stands in the bubble."""
        expect(self.panel.locator("#lesson-text")).to_have_text(say(id, beat=beat, leader="Pauline"))

    def next(self) -> None:
        """Press the button that goes on."""
        button = self.panel.get_by_role("button", name=say("first-next"), exact=True)
        expect(button).to_be_visible()
        if self.keys:
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.table.press(button)

    def choose(self, code: str) -> None:
        """Choose a card of the hand; on a phone a card that is played needs two taps."""
        card = self.page.locator(f'#hand [data-card="{code}"]')
        if self.keys:
            card.focus()
            self.page.keyboard.press("Enter")
            return
        self.table.press(card, position=STRIP, force=True)
        self.page.wait_for_timeout(30)  # the browser tells of a tap only when it knows that it is not two
        if card.count() and "lift" in (card.get_attribute("class") or ""):
            expect(self.panel.get_by_role("status")).to_have_text(say("first-again"))
            self.table.press(card, position=STRIP, force=True)

    def marks(self, count: int) -> None:
        """So many cards have a sign, and each sign is small."""
        boxes = self.page.locator("#hand .verdict").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => Math.max(box.width, box.height))"
        )
        assert len(boxes) == count and min(boxes) > 0 and max(boxes) <= MARK, boxes

    def step(self, step, look=lambda beat: None) -> None:
        """Go through a step: each wrong card first, then what is right."""
        for beat in step.beats:
            self.said(beat.name)
            look(beat)
            if beat.right:
                self.choose(WRONG[beat.name])
                self.said(beat.name, "first-wrong")
                expect(self.page.locator(f'[data-card="{WRONG[beat.name]}"] .verdict.wrong')).to_be_visible()
                self.marks(len(beat.right) + 1)
                for code in beat.right[: beat.count]:
                    self.choose(code)
                self.said(beat.name, "first-right")
            self.next()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_is_new_is_taught_on_the_table_and_then_plays_with_the_coach(visit, shoot, size):
    table = visit("?pace=0", size=size)
    page, kept = table.page, table.text()
    table.press(sheet_of(table).get_by_role("button", name=say("welcome-teach")))
    expect(sheet_of(table)).to_be_hidden()
    lesson = Taught(table, keys=size == "desktop")

    def look(beat):
        if beat.name in ("lowest", "follow"):
            clean(table)
        if beat.right:
            expect(page.locator("body")).to_have_attribute("data-touches", "true")
        shoot(table, f"lesson-{beat.name}")

    for number, step in enumerate(STEPS):
        expect(lesson.panel).to_contain_text(say("first-step-number", step=number + 1, steps=6))
        lesson.step(step, look)
    lesson.said("", "first-ready")
    assert unnamed(table.text()).startswith(unnamed(kept)), "the own game waits: minds alone may have passed meanwhile"
    table.press(lesson.panel.get_by_role("button", name=say("first-begin")))
    expect(lesson.panel).to_be_hidden()
    expect(page.get_by_role("region", name=say("practice-title"))).to_be_visible()
    expect(page.get_by_role("region", name=say("hint-title"))).to_be_visible()
    clean(table)
    shoot(table, "coached")


@pytest.mark.parametrize("door", ["learn", "problems"])
def test_a_deal_with_the_coach_is_the_one_after_the_lesson_wherever_it_is_asked_for(visit, casual, door):
    """It was dealt by the rules at the table, with a bonus card that nobody had explained."""
    table = visit("?pace=0", kept=casual)
    table.turn()
    table.call(door)
    table.press(table.page.locator("dialog.room[open]").get_by_role("button", name=like(f"{door}-coached")).first)
    expect(table.page.get_by_role("region", name=say("hint-title"))).to_be_visible()
    table.page.locator("#hint").get_by_text(like("coach-pass")).first.wait_for()
    table.call("rules")
    told = table.page.locator("dialog.room[open]")
    expect(told).to_contain_text(say("rules-aim"))
    expect(told).not_to_contain_text(phrases.card(card("JD")))


# The cards of the hand on the screen.
HAND = "[...document.querySelectorAll('#hand [data-card]')].map(card => card.dataset.card)"
STATE = """([moves, name]) => {
    const body = document.body.dataset, named = one => one.checkVisibility() && one.textContent === name
    if ([...document.querySelectorAll('button')].some(named)) return 'over'
    if (Number(body.moves) <= moves) return false
    if (body.phase === 'pass') return document.getElementById('passing').checkVisibility() && 'pass'
    return body.phase === 'play' && body.turn === '0' && 'play'
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_from_the_first_visit_over_a_coached_deal_to_the_first_card_of_a_real_game(visit, shoot, size):
    table, chance = visit("?pace=0", size=size), random.Random(3)
    page = table.page
    own = page.evaluate(HAND)
    table.press(sheet_of(table).get_by_role("button", name=say("welcome-teach")))
    lesson = Taught(table)
    for step in STEPS:
        lesson.step(step)
    table.press(lesson.panel.get_by_role("button", name=say("first-begin")))
    expect(page.get_by_role("region", name=say("practice-title"))).to_be_visible()
    expect(page.get_by_role("region", name=say("hint-title"))).not_to_contain_text("Jack of Diamonds")
    moves = -1
    while (state := page.wait_for_function(STATE, arg=[moves, say("taught-play")]).json_value()) != "over":
        look = table.look()
        if state == "pass":
            said = page.locator("#hint-reason")
            expect(said).to_have_text(like("coach-give"))
            glows = page.locator("#hand .card:has(.glow)").evaluate_all("all => all.map(card => card.dataset.card)")
            others = [held for held in look.hand if held.code not in glows][:3]
            for held in others:
                table.choose(held)
            expect(said).to_have_text(like("coach-own"))
            table.press(table.pass_button)
            expect(table.pass_button).to_have_count(0)
        else:
            expect(page.locator("#hint")).to_have_attribute("data-state", "plain")  # until then the card waits
            table.play(chance.choice(look.playable))
        moves = look.moves
    expect(page.get_by_text(like(*[id for id in REGIONS["first_game"] if "{" in forms(id)[0]])).first).to_be_visible()
    clean(table)
    shoot(table, "well-done")
    table.press(table.button("taught-play"))
    expect(page.get_by_role("region", name=say("practice-title"))).to_be_hidden()
    page.wait_for_function(f"own => {HAND}.length === 13 && {HAND}.join() !== own.join()", arg=own)  # dealt anew
    table.give(table.turn().hand[:3])
    look = table.turn(4)
    assert table.record().game.rules == Rules("classic-pc", limit=50)
    table.play(look.playable[0])
    table.turn(look.moves)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_lesson_that_is_left_brings_the_own_game_back_and_is_spoken_of_no_more(visit, casual, size):
    """The live region went on saying “Not that one.” at the player's own table."""
    table = visit("?pace=0", size=size, kept=casual)
    page, own, kept = table.page, [held.code for held in table.turn().hand], table.text()
    table.call("lesson")
    lesson = Taught(table)
    lesson.next()
    lesson.said("heart")
    lesson.choose(WRONG["heart"])
    lesson.said("heart", "first-wrong")
    expect(page.locator("#say")).to_have_text(say("first-wrong", beat="heart"))
    leave = lesson.panel.get_by_role("button", name=say("first-close"))
    box = leave.bounding_box()
    assert box is not None and box["height"] >= 44 and lesson.panel.get_by_role("button").count() == 1
    table.press(leave)
    expect(lesson.panel).to_be_hidden()
    expect(page.locator("#say")).not_to_have_text(say("first-wrong", beat="heart"))
    assert [held.code for held in table.turn().hand] == own and unnamed(table.text()) == unnamed(kept)
    table.give(table.turn().hand[:3])
    table.turn(4)


def test_the_cards_that_cost_and_how_to_play_well_stand_in_the_rules(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    table.call("rules")
    rules = table.dialog("rules_list-title")
    table.press(rules.get_by_role("button", name=say("sheet-mark", mark="queen")).first)
    expect(rules.get_by_role("status").first).to_have_text(f"{phrases.card(36)}: {phrases.points(13)}.")
    table.page.keyboard.press("Escape")
    table.call("tips")
    heading = table.page.locator("#tips").get_by_role("heading", name=say("lesson-title", lesson="duck"))
    heading.scroll_into_view_if_needed()
    clean(table)


def sheet_of(table):
    """The sheet of a first visit."""
    return table.page.locator("#welcome")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_first_visitor_who_knows_hearts_plays_the_rules_that_the_card_names(visit, shoot, size):
    """“I know Hearts” led silently to Hearts Deluxe, whose Jack of Diamonds the card did not name."""
    table = visit("?pace=0", size=size)
    sheet = sheet_of(table)
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("heading", name=say("welcome-title"))).to_be_visible()
    for id in ("welcome-heart", "welcome-queen", "welcome-wins", "welcome-classic"):
        expect(sheet.get_by_text(say(id))).to_be_visible()
    clean(table)
    shoot(table, "welcome")
    before = table.record()
    assert before.game.rules == Rules.preset("classic-pc")
    table.press(sheet.get_by_role("button", name=say("welcome-know")))
    expect(sheet).to_be_hidden()
    assert table.record().id == before.id
    expect(table.hand.get_by_role("button").and_(table.page.locator(":focus"))).to_have_count(1)
    table.give(table.turn().hand[:3])
    table.turn(4)
    table.reload()
    table.turn(4)
    expect(sheet).to_have_count(0)
    table.call("new")
    rules = table.dialog("new_game-title")
    expect(rules.get_by_role("radio", name=say("preset-name", preset="classic-pc"), exact=True)).to_be_checked()


def test_hearts_deluxe_is_one_press_away_on_a_first_visit(visit):
    table = visit("?pace=0")
    sheet, before = sheet_of(table), table.record().id
    sheet.get_by_role("button", name=say("welcome-deluxe")).focus()
    table.page.keyboard.press("Enter")
    expect(sheet).to_be_hidden()
    table.page.wait_for_function("([key, id]) => !localStorage[key].includes(id)", arg=[table.key, before])
    assert table.record().game.rules == Rules.preset("deluxe")
    expect(table.page.locator("#notice")).to_have_text(say("preset-about", preset="deluxe"))


def test_other_rules_are_one_press_away_on_a_first_visit(visit):
    table = visit("?pace=0", size="phone")
    table.press(sheet_of(table).get_by_role("button", name=say("welcome-others")))
    expect(sheet_of(table)).to_be_hidden()
    expect(table.dialog("new_game-title")).to_be_visible()


def test_the_sheet_of_a_first_visit_stays_in_its_place_when_the_font_of_its_title_comes_late(visit, site):
    """The title took two lines before and one afterwards: all below it jumped by 25 px."""
    with site.holding("playfair"):
        table = visit("?pace=0", size="phone")
        title = sheet_of(table).get_by_role("heading", name=say("welcome-title"))
        expect(title).to_be_visible()
        before = title.bounding_box(), sheet_of(table).bounding_box()
    table.page.wait_for_function("document.fonts.check('700 1rem Playfair')")
    assert (title.bounding_box(), sheet_of(table).bounding_box()) == before


@pytest.mark.parametrize("by", ["card", "escape", "menu", "key"])
def test_whoever_just_plays_is_not_held_up_by_the_sheet(visit, by):
    """A tap on a card takes the sheet away, and counts as usual."""
    table = visit("?pace=0", size="phone" if by == "card" else "desktop")
    sheet = sheet_of(table)
    expect(sheet).to_be_visible()
    card = table.turn().hand[0]
    if by == "card":
        table.choose(card)
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    elif by == "escape":
        table.page.keyboard.press("Escape")
    elif by == "menu":
        table.press(table.button("page-menu"))
        expect(table.dialog("menu-title")).to_be_visible()
    else:
        table.card(card).focus()
        table.page.keyboard.press("Enter")
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    expect(sheet).to_be_hidden()
