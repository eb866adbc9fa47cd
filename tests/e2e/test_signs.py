"""The sign over the table: who has taken which card, for how many points."""

import pytest
from playwright.sync_api import expect
from test_variants import saved
from words import like, say

from hearts.app.words import phrases
from hearts.engine.cards import card, cards
from hearts.engine.game import Dealt, Game, Played
from hearts.engine.rules import Rules

HANDS = (
    cards("QJ3C T9853D 76S AQ6H"),
    cards("K84C AQ7D KJT8S 843H"),
    cards("T976C 642D 9532S J7H"),
    cards("A52C KJD AQ4S KT952H"),
)
SHOWN = "node => Promise.all(node.getAnimations().map(shown => shown.finished))"


@pytest.mark.parametrize("size", ["desktop", "phone", (360, 640), (320, 568), (740, 360)], ids=str)
@pytest.mark.parametrize(
    ("rules", "codes", "told"),
    [
        (
            "classic-pc",
            "KS 2S QS 7S",
            say("taken-stuck", who="other", card=phrases.card(36), points=13, name="Pauline"),
        ),
        (
            "classic-pc extra=KS=10",
            "KS 2S QS 7S",
            say(
                "taken-several",
                who="other",
                name="Pauline",
                cards=f"{say('card-rank', rank='K')} 10, {say('card-rank', rank='Q')} 13",
            ),
        ),
        (
            "omnibus",
            "QD 2D JD 3D",
            say("taken-caught", who="other", name="Pauline", card=say("card-rank", rank="J"), points="−10"),
        ),
    ],
)
def test_a_sign_tells_who_takes_what_for_how_much_and_fits_the_table(visit, rules, codes, told, size, shoot):
    game = Game.new(Rules.read(f"{rules} passing=K")).play(Dealt(HANDS, 0))
    *before, last = f"2C QC KC TC {codes}".split()
    for code in before:
        game = game.play(Played(game.waiting[0], card(code)))
    table = visit("?pace=1", size=size, kept=saved(game))
    table.page.wait_for_function(
        "performance.getEntriesByName('hearts:moves').length"
    )  # signs come with the second pack
    table.choose(next(own for own in table.turn().hand if own.code == last))
    sign = table.page.locator('[data-sign="taken"]')
    expect(sign).to_have_text(told)
    expect(sign).to_be_visible()
    shoot(table, "sign")
    sign.evaluate(SHOWN)
    box, felt = sign.bounding_box(), table.page.locator("#table").bounding_box()
    assert felt["x"] <= box["x"] and box["x"] + box["width"] <= felt["x"] + felt["width"]
    assert felt["y"] <= box["y"]


@pytest.mark.parametrize("size", ["desktop", (844, 390)], ids=str)
def test_a_sign_does_not_lie_on_the_sign_of_practice(visit, size, troubles):
    """“Three cards from Ben” covered “Practice · Leave practice”: both have the corner beside the seat across."""
    table = visit("?pace=1", size=size)
    expect(table.page.locator("#welcome")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.call("learn")
    table.press(table.page.locator("dialog.room[open]").get_by_role("button", name=like("learn-coached")).first)
    practice = table.page.locator("#practice")
    expect(practice).to_be_visible()
    expect(table.page.locator("#hint")).to_have_attribute("data-state", "plain")
    table.give(table.turn().hand[:3])
    sign = table.page.locator('[data-sign="pass"]')
    expect(sign).to_be_visible()
    sign.evaluate(SHOWN)
    one, other = practice.bounding_box(), sign.bounding_box()
    assert one["y"] + one["height"] <= other["y"]
