"""The manners of the table: what may be pressed, what answers, and in which words."""

import random
import re

import pytest
from person import Look, Table
from playwright.sync_api import expect
from words import like, say

from hearts.app.words import phrases
from hearts.engine.cards import RANKS, each


@pytest.fixture
def table(visit, casual) -> Table:
    """A table of casual players, at the first pass."""
    return visit("?seed=5&pace=0", kept=casual)


def barred(table: Table) -> Look:
    """The table on a turn that bars some card of the hand."""
    look = table.turn()
    while look.waits != "play" or len(look.playable) == len(look.hand):
        table.act(look, random.Random(look.moves))
        look = table.turn(look.moves)
    return look


def until_a_claim(table: Table) -> None:
    """Plays low cards first, so that the high ones are left, until the person may end the deal."""
    look = table.turn()
    while not table.page.locator("#offer").is_visible():
        low = sorted(look.playable if look.waits == "play" else look.hand, key=lambda card: RANKS.index(card.code[0]))
        if look.waits == "pass":
            table.give(low[:3])
        else:
            table.play(low[0])
        look = table.turn(look.moves)
        assert not look.dialog, "nothing could be claimed in a whole deal"


def test_a_deal_whose_rest_is_certain_can_be_ended(visit, casual, shoot):
    table = visit("?seed=4&pace=0", kept=casual)
    until_a_claim(table)
    shoot(table, "claim")
    expect(table.page.get_by_role("button", name=like("claim-rest", "claim-nothing"))).to_be_visible()
    table.page.keyboard.press("e")
    expect(table.page.locator("#say")).to_contain_text(say("claim-said-you"))
    assert table.text().endswith("say 0 claim\n")
    table.press(table.button("deal-next"))
    look = table.turn()
    table.page.keyboard.press("u")
    look = table.turn()
    assert (look.waits, len(look.hand)) == ("play", 8)
    table.press(table.page.get_by_role("button", name=like("claim-rest", "claim-nothing")))
    expect(table.button("deal-next")).to_be_visible()


LOW = [(320, 568), (360, 640), (568, 320), (640, 360), (740, 360)]


@pytest.mark.parametrize("size", ["desktop", "phone", *LOW], ids=str)
@pytest.mark.whole
def test_the_button_that_ends_a_deal_lies_on_nobody(visit, casual, size):
    table = visit("?seed=4&pace=0", size=size, kept=casual)
    until_a_claim(table)
    assert table.under("#offer") == []
    longest = say("claim-nothing")
    table.page.evaluate("words => { document.getElementById('offer').textContent = words }", longest)
    assert table.under("#offer") == []


def test_the_strip_asks_for_three_cards_and_then_holds_the_button_that_passes_them(table):
    """Never both; the small button at the receiver's seat says why it does nothing yet."""
    button, prompt, near = table.pass_button, table.page.locator("#prompt"), table.page.locator("#pass-near")
    look = table.turn()
    for count in range(3):
        expect(button).to_have_count(0)
        expect(prompt).to_be_visible()
        expect(near).to_be_disabled()
        table.choose(look.hand[count])
    expect(button).to_have_accessible_name(like("pass-to", direction="left", name="Pauline"))
    expect(prompt).to_be_hidden()
    table.choose(look.hand[0])
    expect(button).to_have_count(0)
    table.press(near, force=True)
    expect(table.page.locator("#notice")).to_contain_text(like("notice-choose", "notice-more"))
    assert table.look().phase == "pass"


def test_the_button_at_the_receivers_seat_passes_as_well(table):
    look = table.turn()
    for card in look.hand[:3]:
        table.choose(card)
    table.press(table.page.locator(".seat[data-side='1'] #pass-near"))
    assert table.turn(look.moves).phase == "play"


def test_enter_passes_once_enough_cards_are_chosen_and_the_space_bar_takes_one_back(table):
    look, keyboard = table.turn(), table.page.keyboard
    for card in look.hand[:3]:
        table.choose(card)
    expect(table.pass_button).to_be_visible()
    keyboard.press("Space")  # the card that was pressed last has the keyboard
    expect(table.pass_button).to_have_count(0)
    keyboard.press("Enter")
    expect(table.pass_button).to_be_visible()
    keyboard.press("Enter")
    assert table.turn(look.moves).phase == "play"


def test_a_fourth_card_for_the_pass_is_refused_in_words(table):
    look = table.turn()
    for card in look.hand[:4]:
        table.choose(card)
    expect(table.page.locator("#notice")).to_contain_text(like("notice-chosen", number=say("number-word", number=3)))
    assert [card.chosen for card in table.look().hand[:4]] == [True, True, True, False]


def test_the_hand_is_a_group_of_buttons_named_by_their_cards(table):
    look = table.turn()
    deal = table.record().game.deal
    assert [card.name.split(",")[0] for card in look.hand] == [phrases.card(card) for card in each(deal.hands[0])]
    expect(table.hand.get_by_role("button")).to_have_count(13)
    queen = phrases.joined([phrases.card(36), phrases.points(13)])
    for card in look.hand:
        assert card.code != "QS" or card.name.startswith(queen)


def test_on_your_turn_barred_cards_are_disabled_and_say_why(table):
    look = barred(table)
    card = next(card for card in look.hand if not card.playable)
    assert like("hand-barred", label=card.name.partition(",")[0]).fullmatch(card.name)
    expect(table.card(card)).to_be_disabled()
    table.press(table.card(card), position={"x": 9, "y": 30}, force=True)
    told = table.page.locator("#notice")
    expect(told).to_be_visible()
    expect(told).to_have_text(re.compile(r"^[A-Z].*\.$"))
    expect(table.page.get_by_role("status")).to_have_text(told.text_content())
    assert table.look().moves == look.moves


def test_undo_takes_back_your_card_and_all_that_followed(table):
    before = table.play_until(random.Random(1), 9)
    table.play(before.playable[0])
    after = table.turn(before.moves)
    table.press(table.button("page-undo"))
    expect(table.page.locator("body")).to_have_attribute("data-moves", str(before.moves))
    again = table.turn()
    assert [card.code for card in again.hand] == [card.code for card in before.hand]
    assert len(after.hand) == len(again.hand) - 1
    assert table.record().game.length == before.moves


@pytest.mark.whole
def test_a_key_that_is_held_down_takes_one_card_back_and_walks_on(table):
    look = table.turn()
    hands = []
    while len(hands) < 4:
        table.act(look, random.Random(look.moves))
        look = table.turn(look.moves)
        hands.append(len(look.hand))
    keyboard = table.page.keyboard
    for _ in range(4):
        keyboard.down("u")  # from the second time on as a key that repeats itself
    keyboard.up("u")
    assert len(table.turn().hand) == hands[-2]
    keyboard.press("Home")
    for _ in range(3):
        keyboard.down("ArrowRight")
    keyboard.up("ArrowRight")
    cards = table.hand.get_by_role("button")
    expect(cards.nth(3)).to_be_focused()


def test_undo_gives_the_pass_back(table):
    look = table.turn()
    table.give(look.hand[:3])
    table.turn(4)
    table.press(table.button("page-undo"))
    expect(table.page.locator("#pass-near")).to_be_visible()
    assert [card.code for card in table.look().hand] == [card.code for card in look.hand]


def test_conceding_asks_first(table):
    table.play_until(random.Random(1), 9)
    table.call("concede")
    expect(table.dialog("concede-title")).to_be_visible()
    table.press(table.button("concede-no"))
    expect(table.dialog("concede-title")).to_be_hidden()
    assert table.record().game.phase == "play"
    table.call("concede")
    table.press(table.button("concede-yes"))
    expect(table.dialog("ending-game")).to_be_visible()
    assert table.record().game.conceded == 0
    table.press(table.button("game-rejoin"))
    expect(table.dialog("ending-game")).to_be_hidden()
    assert table.record().game.phase == "play"


def test_a_card_chosen_ahead_is_played_when_the_turn_comes(visit, casual):
    table = visit("?seed=5&pace=2", kept=casual)
    look = table.turn()
    table.give(look.hand[:3])
    now = "document.body.dataset"
    others = f"{now}.phase === 'play' && Number({now}.turn) > 0"
    due = f"moves => {now}.phase === 'play' && Number({now}.turn) >= 0 && Number({now}.moves) > moves"
    table.page.wait_for_function(due, arg=look.moves)  # no turn has come while the cards of the pass are on their way
    while not table.page.evaluate(others):
        look = table.turn(look.moves)
        table.act(look, random.Random(0))
        table.page.wait_for_function(due, arg=look.moves)
    card = table.look().hand[0]
    table.press(table.card(card), position={"x": 12, "y": 80})  # lower than the press before, or it is a double click
    expect(table.card(card).and_(table.page.locator("[aria-pressed=false]"))).to_have_count(0)
    expect(table.card(card)).to_have_count(0)


def test_the_live_region_tells_each_play(table):
    look = table.play_until(random.Random(1), 9)
    card = look.playable[0]
    spoke = table.page.evaluate_handle(
        "() => { const said = []; new MutationObserver(() => said.push(document.getElementById('say').textContent))"
        ".observe(document.getElementById('say'), {childList: true, characterData: true, subtree: true}); return said }"
    )
    table.play(card)
    table.turn(look.moves)
    assert any(card.name.split(",")[0] in said for said in spoke.json_value())


# A phone that is busy for a second after each touch, so that its click comes late.
SLOW = "addEventListener('touchend', () => { const end = performance.now() + 1000; while (performance.now() < end); })"


@pytest.mark.whole
def test_a_click_that_a_slow_phone_sends_late_takes_no_card_back(visit, casual):
    table = visit("?seed=5&pace=0", size="phone", kept=casual, script=SLOW)
    look = table.turn()
    for card in look.hand[:3]:
        table.choose(card)
    assert [card.chosen for card in table.look().hand[:4]] == [True, True, True, False]
    expect(table.pass_button).to_be_enabled()
