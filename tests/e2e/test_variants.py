"""Every table from the New game dialog: presets, three to six players, all the rules, own rules, shared rules."""

import json
import random
import re
from collections.abc import Iterator

import pytest
from conftest import company
from person import Look, Table, written
from playwright.sync_api import Locator, expect
from test_accessible import clean
from words import like, say

from hearts.app.keeping.setup import REGULARS
from hearts.app.rules import presets
from hearts.app.words import phrases
from hearts.app.words.locale import ENGLISH
from hearts.app.words.phrases import you
from hearts.engine import shuffle
from hearts.engine.cards import bits, cards, each, name
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.options import PRESETS, RulesError
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules

ONE_TAP = {"hearts.settings": json.dumps({"tap": "once"})}


def at_ease(rules: str = "deluxe") -> dict[str, str]:
    """Opponents who play at sight, and cards that are played by one tap."""
    return {**company(*["iq:100"] * 3, rules=rules), **ONE_TAP}


def saved(game: Game, seed: int = 1) -> dict[str, str]:
    """This game, as the browser keeps it for a person in the first seat."""
    seats = tuple(Seat("iq:100", face, called) for face, called, _ in REGULARS[: game.rules.players - 1])
    return {"hearts.game": Record(game, "e2e", str(seed), (Seat("person", "you", you()), *seats)).text(), **ONE_TAP}


def positions(rules: str, seed: int, deals: int = 3) -> Iterator[Game]:
    """A random game of these rules, position by position, until so many deals are over."""
    chance, game = random.Random(seed), Game.new(Rules.read(rules))
    while len(game.lines) < deals and game.phase != "over":
        yield game
        if game.phase == "deal":
            game = game.play(Dealt(*shuffle.deal(game.rules, str(seed), len(game.lines))))
            continue
        seat = game.waiting[0]
        if game.phase == "moon":
            game = game.play(Declared(seat, "minus"))
        elif game.phase == "pass":
            game = game.play(Passed(seat, bits(chance.sample(each(game.view(seat).hand), game.rules.pass_count))))
        else:
            game = game.play(Played(seat, chance.choice(each(game.view(seat).legal))))


def new_game(table: Table) -> Locator:
    """The New game dialog, when it has told its rules."""
    table.call("new")
    dialog = table.dialog("new_game-title")
    table.open_options(dialog)
    expect(dialog.locator("#new-game-line")).not_to_be_empty()
    return dialog


def all_rules(table: Table) -> Locator:
    """The form with all the rules, when it has greyed out what cannot be."""
    if not table.button("new_game-all").is_visible():
        table.press(table.button("new_game-more"))
    table.press(table.button("new_game-all"))
    form = table.dialog("rules_form-title")
    expect(form.get_by_text(say("group-title", group="end"), exact=True)).to_be_visible()
    table.press(form.get_by_role("button", name=say("rules_form-unfold")))
    expect(
        form.get_by_role("radiogroup", name=say("option-label", option="floor")).get_by_role("radio").first
    ).to_be_visible()
    return form


def option(form: Locator, option: str, value: str) -> Locator:
    """One value of one option: by its label, or as it is called."""
    label = say("option-label", option=option)
    said = ENGLISH.sentences.get(f"option-{option}", ENGLISH.sentences.get(f"option-{option}-{value}", value))
    called = said if isinstance(said, str) else said[1].get(value, value)
    return form.get_by_role("radiogroup", name=label, exact=True).get_by_role("radio", name=called, exact=True)


def ways(*directions: str) -> str:
    """The ways that cards are passed, in words."""
    return phrases.joined([say("direction-name", direction=one) for one in directions])


def deal(table: Table) -> None:
    """Leave the New game dialog by dealing, until the new cards are in the hand."""
    old = [table.key, f" {table.record().id}\n"]
    dealt = "!(localStorage.getItem(key) || id).includes(id)"
    table.press(table.button("new_game-deal"))
    table.page.wait_for_function(f"([key, id]) => document.querySelector('#leave[open]') || {dealt}", arg=old)
    if table.dialog("leave-title").is_visible():
        table.press(table.button("leave-on"))
    table.page.wait_for_function(f"([key, id]) => {dealt}", arg=old)
    for _ in range(1000):
        if in_hand(table.look()):
            return
        table.page.wait_for_timeout(20)
    raise AssertionError("the new cards never come")


def in_hand(look: Look) -> bool:
    """Whether the hand that is shown is the one of the record, which is written before it is shown."""
    dealt = Record.read(look.text).game.deal
    return dealt is not None and [held.code for held in look.hand] == [name(card) for card in each(dealt.hands[0])]


def move(table: Table, look: Look, chance: random.Random) -> None:
    """Whatever the table waits for, by one tap a card."""
    if look.waits == "play":
        table.choose(chance.choice(look.playable))
    else:
        table.act(look, chance)


def play_deal(table: Table) -> Look:
    """Play until the deal is on the sheet."""
    chance, look = random.Random(1), table.turn()
    while not Record.read(look.text).game.lines:
        move(table, look, chance)
        look = table.turn(look.moves)
    return look


# ---- every preset, three to six players ------------------------------------------------------------------------


# Where twelve cards each will not do, the form offers a kitty of what does not divide.
LEFT_OVER = {"hand": "all", "remainder": "kitty"}


SEATINGS = [("phone", 4), ("desktop", 3), ("phone", 5), ("desktop", 6), ("phone", 3), ("desktop", 4), ("phone", 6),
            ("desktop", 5)]  # fmt: skip


def seatings() -> Iterator[object]:
    """Each preset at each screen with each number of players; without `--whole` one of the first four, by turns."""
    for number, preset in enumerate(PRESETS):
        for place, (size, players) in enumerate(SEATINGS):
            marks = () if place == number % 4 else (pytest.mark.whole,)
            names = f"{preset}-{size}-{players}"
            yield pytest.param(preset, presets.preset_name(preset), size, players, id=names, marks=marks)


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "title", "size", "players"), list(seatings()))
def test_every_preset_is_played_by_three_to_six_from_new_game_to_the_end_of_a_deal(visit, preset, title, size, players):
    table = visit("?pace=0", size=size, kept=at_ease())
    dialog = new_game(table)
    table.pick_rules(dialog, preset)
    if preset == "kitty" and players != 4:
        offered_a_kitty_of_what_is_left(table, dialog)
    dialog.get_by_role("group", name=say("new_game-players")).get_by_role("radio", name=str(players)).check()
    ease(dialog, players)
    deal(table)
    look = play_deal(table)
    changes = LEFT_OVER if preset == "kitty" and players != 4 else {}
    agree(table, look, Rules(preset, players=players, **changes))
    table.answer("deal-next")


def ease(dialog: Locator, players: int) -> None:
    """Everybody plays at sight."""
    dials = dialog.get_by_role("slider")
    expect(dials).to_have_count(players - 1)
    for dial in dials.all():
        dial.fill("2")


def offered_a_kitty_of_what_is_left(table: Table, dialog: Locator) -> None:
    """Twelve cards each is for four: New game refuses the others with that sentence, and the form has a way."""
    for players in ("3", "5", "6"):
        chip = dialog.get_by_role("group", name=say("new_game-players")).get_by_role("radio", name=players)
        expect(chip).to_be_disabled()
        expect(chip).to_have_accessible_description(say("refused-twelve-for-four"))
    form = all_rules(table)
    option(form, "hand", "all").check()
    option(form, "remainder", "kitty").check()
    table.press(form.get_by_role("button", name=say("rules_form-done")))


def agree(table: Table, look: Look, rules: Rules) -> None:
    """Table and sheet after one deal are those of these rules, and of the record played again by the engine."""
    record = Record.read(look.text)
    assert record.game.rules == rules
    assert [seat.player.split(",")[0] for seat in record.seats] == ["person"] + ["iq:100"] * (rules.players - 1)
    expect(table.page.get_by_role("group", name=like("seat-game"))).to_have_count(rules.players)
    sheet, line = sheet_of(table, look), record.game.lines[0]
    assert sheet == written(record)
    if line.shooter < 0:
        bonus = rules.bonus_worth if line.bonus >= 0 else 0
        assert sum(points for points, _, _ in sheet["rows"][0]) == rules.total + bonus


def sheet_of(table: Table, look: Look) -> dict[str, list]:
    """The score sheet at the end of a deal: a moon's dialog holds it, else a button on the table opens it."""
    if look.dialog != say("ending-deal"):
        return table.sheet(look.dialog)
    table.press(table.page.locator(".told").get_by_role("button", name=say("deal-sheet")))
    sheet = table.sheet("sheet-title")
    table.page.keyboard.press("Escape")
    expect(table.dialog("sheet-title")).to_be_hidden()
    return sheet


def test_more_tells_what_the_other_rules_are_and_what_is_chosen_stands_beside_the_first_ones(visit):
    table = visit("?pace=0", size="phone", kept=at_ease())
    dialog = new_game(table)
    chips, others = dialog.locator("#new-game-presets input"), dialog.locator("#new-game-others")
    expect(chips).to_have_count(4)
    expect(others).to_be_hidden()
    more = table.button("new_game-more")
    expect(more).to_have_attribute("aria-expanded", "false")
    table.press(more)
    expect(more).to_have_attribute("aria-expanded", "true")
    for preset in presets.OTHERS:
        expect(others.get_by_role("button", name=presets.preset_name(preset))).to_contain_text(
            presets.preset_line(preset)
        )
    clean(table)
    table.press(others.get_by_role("button", name=presets.preset_name("spot")))
    expect(chips).to_have_count(5)
    expect(dialog.get_by_role("radio", name=say("preset-name", preset="spot"))).to_be_focused()
    expect(dialog.get_by_role("radio", name=say("preset-name", preset="spot"))).to_be_checked()
    expect(others).to_be_hidden()
    table.pick_rules(dialog, "classic-pc")
    expect(chips).to_have_count(4)
    expect(dialog.locator("#new-game-line > p")).to_have_text(presets.preset_line("classic-pc"))
    deal(table)
    assert table.record().game.rules == Rules("classic-pc")


# ---- what the options add to the flow --------------------------------------------------------------------------


def test_a_pass_is_declined_as_the_form_allows(visit):
    playing = next(game for game in positions("deluxe", 1) if game.phase == "play")  # no button of a pass moves
    table = visit("?pace=0", size="phone", kept={**at_ease(), **saved(playing)})
    new_game(table)
    form = all_rules(table)
    option(form, "decline", "yes").check()
    expect(form.get_by_role("status").filter(has_text=say("rules-decline"))).to_be_visible()
    table.press(form.get_by_role("button", name=say("rules_form-done")))
    deal(table)
    look = table.settled()  # all others have passed, so no move is theirs
    table.press(table.button("pass-decline"))
    expect(table.pass_button).to_have_count(0)
    after = table.turn(look.moves)
    assert after.phase == "play" and [card.code for card in after.hand] == [card.code for card in look.hand]
    assert next(move for move in table.record().game.moves if isinstance(move, Passed) and move.seat == 0).cards == 0


def test_the_kitty_lies_in_its_corner_until_you_take_it_and_see_it(visit):
    def taking() -> tuple[Game, int]:
        for seed in range(100):
            for game in positions("kitty", seed):
                hand = each(game.view(0).legal) if game.phase == "play" and game.waiting[0] == 0 else []
                for card in hand:
                    after = game.play(Played(0, card))
                    before = game.deal.table.kitty_taker  # type: ignore[union-attr]
                    if after.deal.table.kitty_taker == 0 > before:  # type: ignore[union-attr]
                        return game, card
        raise AssertionError("nobody ever takes a kitty")

    game, card = taking()
    assert game.deal
    table = visit("?pace=0", size="phone", kept=saved(game))
    kitty = table.page.get_by_role("img", name=like("kitty-hidden", "kitty-seen"))
    expect(kitty).to_have_accessible_name(say("kitty-hidden", count=4, number=say("number-word", number=4)))
    assert kitty.locator("use").evaluate_all("all => all.map(use => use.getAttribute('href'))") == ["#c-back"] * 4
    look = table.turn()
    table.choose(next(held for held in look.hand if held.code == name(card)))
    expect(kitty).to_have_accessible_name(say("kitty-seen", cards=phrases.cards(game.deal.kitty)))
    expect(kitty).to_have_text(say("kitty-whose-you"))
    shown = kitty.locator("use").evaluate_all("all => all.map(use => use.getAttribute('href'))")
    assert shown == ["#c-" + name(number) for number in each(game.deal.kitty)]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_moon_is_scored_as_its_shooter_chooses_with_both_tables_in_sight(visit, size):
    game = Game.new(Rules("requiem", passing="K"))
    game = game.play(Dealt(tuple(cards("AKQJT98765432" + suit) for suit in "CHSD"), 0))
    while not (game.phase == "play" and game.length == 49):
        game = game.play(Played(game.waiting[0], each(game.view(game.waiting[0]).legal)[0]))
    table = visit("?pace=0", size=size, kept=saved(game))
    look = table.turn()
    table.choose(look.playable[0])
    dialog = table.dialog("ending-moon")
    ways = dialog.get_by_role("table", name=say("sheet-ways"))
    expect(ways.get_by_role("row")).to_have_count(3)
    expect(ways.get_by_role("row").nth(1)).to_have_text(re.compile(say("moon-choose-minus", points=26) + r"\s*−26"))
    clean(table)
    table.press(dialog.get_by_role("button", name=say("moon-choose-plus", points=26)))
    expect(table.button("deal-next")).to_be_visible()
    assert table.sheet("ending-moon")["totals"] == [0, 26, 26, 26]


# ---- the form --------------------------------------------------------------------------------------------------


def test_what_cannot_be_is_greyed_out_with_its_sentence(visit):
    table = visit("?pace=0", kept=at_ease())
    dialog = new_game(table)
    table.pick_rules(dialog, "kitty")
    five = dialog.get_by_role("group", name=say("new_game-players")).get_by_role("radio", name="5")
    expect(five).to_be_disabled()
    expect(five).to_have_accessible_description(say("refused-twelve-for-four"))
    form = all_rules(table)
    left = option(form, "leader", "dealer")
    expect(left).to_be_disabled()
    why = say("refused-dealer-leads-lowest")
    expect(left).to_have_accessible_description(why)
    expect(form.get_by_role("checkbox", name=say("box-label", option="leader"))).to_be_disabled()
    expect(form.get_by_role("checkbox", name=say("box-label", option="leader"))).to_have_accessible_description(why)
    form.get_by_role("checkbox", name=say("box-label", option="opening")).uncheck()
    expect(option(form, "opening", "club")).to_be_checked()
    expect(left).to_be_enabled()
    form.get_by_role("checkbox", name=say("box-label", option="leader")).check()
    expect(left).to_be_checked()
    expect(option(form, "opening", "lowest")).to_be_disabled()
    table.press(form.get_by_role("button", name=say("rules_form-back", preset=say("preset-name", preset="kitty"))))
    expect(left).to_be_disabled()
    expect(
        form.get_by_role("button", name=say("rules_form-back", preset=say("preset-name", preset="kitty")))
    ).to_be_disabled()


@pytest.mark.whole
def test_penalty_cards_and_numbers_of_deals_may_be_written(visit):
    table = visit("?pace=0", kept=at_ease())
    dialog = new_game(table)
    form = all_rules(table)
    form.get_by_label(say("rules_form-extra")).fill("xs = 3")
    form.get_by_label(say("rules_form-extra")).press("Tab")
    expect(form.get_by_text(say("refused-no-penalty-card", value="XS=3"))).to_be_visible()
    form.get_by_label(say("rules_form-extra")).fill("9c = 4; AS=7")
    form.get_by_role("spinbutton", name=say("rules_form-deals-number")).fill("3")
    form.get_by_role("spinbutton", name=say("rules_form-deals-number")).press("Tab")
    expect(form.get_by_label(say("rules_form-extra"))).to_have_value("9C=4,AS=7")
    expect(form.locator("#rules-form-summary")).to_contain_text(say("rules-extra", card=phrases.card(7), count=4))
    table.press(form.get_by_role("button", name=say("rules_form-done")))
    expect(dialog.get_by_label(say("new_game-limit"))).to_be_disabled()
    expect(dialog.get_by_label(say("new_game-limit"))).to_have_accessible_description(say("new_game-ends", count=3))
    deal(table)
    assert table.record().game.rules == Rules("deluxe", extra="9C=4,AS=7", deals=3)


@pytest.mark.whole
def test_a_penalty_card_greys_out_the_tables_that_play_without_it(visit):
    why = say("refused-extra-removed", card=phrases.card(0), players=5)
    table = visit("?pace=0", kept=at_ease())
    new_game(table)
    form = all_rules(table)
    own = form.get_by_label(say("rules_form-extra"))
    own.fill("2C=4")
    own.press("Tab")
    expect(option(form, "players", "5")).to_be_disabled()
    expect(option(form, "players", "5")).to_have_accessible_description(re.compile(re.escape(why)))
    own.fill("")
    own.press("Tab")
    option(form, "players", "5").check()
    own.fill("2C=4")
    own.press("Tab")
    expect(form.get_by_text(why)).to_be_visible()
    option(form, "remainder", "kitty").check()
    expect(option(form, "remainder", "remove")).to_be_disabled()
    table.press(form.get_by_role("button", name=say("rules_form-done")))
    deal(table)
    assert table.record().game.rules == Rules("deluxe", players=5, remainder="kitty", extra="2C=4")


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.whole
def test_where_the_browser_does_not_copy_the_line_is_selected_and_it_says_so(visit, size):
    table = visit("?pace=0", size=size, kept=at_ease("spot limit=300"))
    table.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not here')) }")
    new_game(table)
    form = all_rules(table)
    line = form.get_by_label(say("rules_form-line"))
    for button, text in (("copy", "spot limit=300"), ("link", "?preset=spot+limit=300")):
        table.press(form.get_by_role("button", name=say(f"rules_form-{button}")))
        told = form.get_by_text(say("rules_form-by_hand"))
        expect(told).to_be_visible()
        expect(line).to_have_value(re.compile(re.escape(text) + "$"))
        expect(line).to_be_focused()
        assert line.evaluate("field => [field.selectionStart, field.selectionEnd - field.value.length]") == [0, 0]
        expect(line).to_be_in_viewport()


def test_own_rules_are_kept_chosen_after_a_reload_and_forgotten_with_a_way_back(visit):
    table = visit("?pace=0", size="phone", kept=at_ease())
    dialog = new_game(table)
    table.pick_rules(dialog, "spot")
    form = all_rules(table)
    form.get_by_role("checkbox", name=say("box-label", option="bleed")).check()
    form.get_by_label(say("rules_form-name")).fill("Sunday")
    table.press(form.get_by_role("button", name=say("rules_form-keep")))
    expect(form.get_by_text(say("rules_form-kept", name="Sunday"))).to_be_visible()
    table.press(form.get_by_role("button", name=say("rules_form-done")))
    expect(dialog.get_by_role("radio", name="Sunday")).to_be_checked()
    table.reload()
    dialog = new_game(table)
    dialog.get_by_role("radio", name="Sunday").check()
    told = dialog.get_by_role("status").filter(has_text=say("rules_form-but", preset=say("preset-name", preset="spot")))
    expect(told).to_contain_text(say("rules-follow-bleed"))
    table.press(dialog.get_by_role("button", name=say("new_game-forget", name="Sunday")))
    expect(dialog.get_by_role("radio", name="Sunday")).to_have_count(0)
    table.press(dialog.get_by_role("button", name=say("new_game-recall")))
    dialog.get_by_role("radio", name="Sunday").check()
    deal(table)
    assert table.record().game.rules == Rules("spot", bleed=True)


def test_rules_are_shared_as_a_line_and_as_a_link(visit):
    table = visit("?pace=0", kept=at_ease("spot limit=300"), permissions=["clipboard-read", "clipboard-write"])
    new_game(table)
    form = all_rules(table)
    line = form.get_by_label(say("rules_form-line"))
    expect(line).to_have_value("spot limit=300")
    table.press(form.get_by_role("button", name=say("rules_form-copy")))
    expect(form.get_by_text(say("rules_form-copied"))).to_be_visible()
    assert table.page.evaluate("navigator.clipboard.readText()") == "spot limit=300"
    line.fill("spot limit=3000")
    expect(
        form.get_by_text(str(RulesError("range", option="limit", least=10, most=1000, value="3000")))
    ).to_be_visible()
    line.fill("spot players=5 bonus=TD limit=200")
    expect(option(form, "players", "5")).to_be_checked()
    expect(option(form, "bonus", "TD")).to_be_checked()
    table.press(form.get_by_role("button", name=say("rules_form-link")))
    expect(form.get_by_text(say("rules_form-link-copied"))).to_be_visible()
    link = table.page.evaluate("navigator.clipboard.readText()")
    assert link == table.home + "?preset=spot+players=5+bonus=TD+limit=200"
    table.page.goto(link + "&pace=0")
    table.wait_shown()
    expect(table.page.get_by_role("group", name=like("seat-game"))).to_have_count(5)


def test_a_table_grows_and_shrinks_and_starts_with_a_handicap(visit):
    table = visit("?pace=0", size="phone", kept=at_ease())
    dialog = new_game(table)
    players = dialog.get_by_role("group", name=say("new_game-players"))
    table.iq_of(dialog, "Ben").fill("160")
    players.get_by_role("radio", name="6").check()
    expect(table.iq_of(dialog, "Kenji")).to_have_value("150")
    table.iq_of(dialog, "Rosa").fill("80")
    players.get_by_role("radio", name="3").check()
    expect(dialog.get_by_role("slider")).to_have_count(2)
    players.get_by_role("radio", name="5").check()
    expect(table.iq_of(dialog, "Rosa")).to_have_value("80")
    table.press(dialog.get_by_text(say("new_game-handicap")))
    dialog.get_by_role("spinbutton", name="Michele").fill("500")
    why = say("refused-handicap-range", value=500)
    expect(dialog.get_by_role("spinbutton", name="Michele")).to_have_accessible_description(why)
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_visible()
    dialog.get_by_role("spinbutton", name="Michele").fill("-15")
    deal(table)
    record = table.record()
    assert record.game.rules.start == (0, 0, -15, 0, 0)
    assert [seat.player.split(",")[0] for seat in record.seats] == ["person", "iq:100", "iq:100", "iq:160", "iq:80"]
    table.press(table.button("page-sheet"))
    expect(table.dialog("sheet-title").get_by_role("row", name=like("sheet-start"))).to_contain_text("−15")


@pytest.mark.whole
def test_a_wrong_start_score_stays_marked_while_another_one_is_typed(visit):
    table = visit("?pace=0", kept=at_ease())
    dialog = new_game(table)
    table.press(dialog.get_by_text(say("new_game-handicap")))
    mine, hers = [dialog.get_by_role("spinbutton", name=name) for name in (you(), "Pauline")]
    wrong = "field => field.validity.customError"
    mine.fill("80")
    hers.fill("5")
    assert mine.evaluate(wrong) and not hers.evaluate(wrong)
    hers.fill("1.5")
    assert mine.evaluate(wrong) and hers.evaluate(wrong)
    colour = "field => getComputedStyle(field).borderColor"
    plain = dialog.get_by_role("spinbutton", name="Ben").evaluate(colour)
    assert mine.evaluate(colour) == hers.evaluate(colour) != plain, "it is seen which ones are wrong"
    mine.fill("8")
    assert not mine.evaluate(wrong) and hers.evaluate(wrong)
    expect(hers).to_have_accessible_description(say("refused-no-handicap"))
    hers.fill("")
    expect(hers).to_have_accessible_description("")
    deal(table)
    assert table.record().game.rules.start == (8, 0, 0, 0)


@pytest.mark.whole
def test_the_handicaps_are_named_after_those_who_sit_there_now(visit):
    table = visit("?pace=0", kept=at_ease())
    dialog = new_game(table)
    table.press(dialog.get_by_text(say("new_game-handicap")))
    named, second = dialog.locator("#new-game-starts label"), say("name-player", number=2)
    expect(named).to_have_text([you(), "Pauline", "Michele", "Ben"])
    dialog.get_by_role("spinbutton", name="Michele").fill("5")
    table.seat_card(dialog, "Michele").get_by_role("textbox").fill("Moonie")
    expect(named).to_have_text([you(), "Pauline", "Moonie", "Ben"])
    table.seat_card(dialog, say("place-name", direction="right")).get_by_role("combobox").select_option(
        label=say("new_game-seat-person")
    )
    expect(named).to_have_text([say("name-player", number=1), "Pauline", "Moonie", second])
    dialog.get_by_label(say("new_game-name")).fill("Ada")
    expect(named).to_have_text(["Ada", "Pauline", "Moonie", second])
    dialog.get_by_role("radio", name="Alice in Wonderland").check()
    expect(named).to_have_text(["Ada", "Alice", "Mad Hatter", second])
    expect(dialog.get_by_role("spinbutton", name="Mad Hatter")).to_have_value("5")


def keep(table: Table, dialog: Locator, name: str) -> None:
    """Keep the rules as they are under this name."""
    form = all_rules(table)
    form.get_by_label(say("rules_form-name")).fill(name)
    table.press(form.get_by_role("button", name=say("rules_form-keep")))
    expect(form.get_by_text(say("rules_form-kept", name=name))).to_be_visible()
    table.press(form.get_by_role("button", name=say("rules_form-done")))
    expect(dialog.get_by_role("radio", name=name)).to_be_checked()


@pytest.mark.whole
def test_of_equal_rules_the_chip_that_was_clicked_is_the_one_that_is_chosen(visit):
    table = visit("?pace=0", kept=at_ease())
    dialog = new_game(table)
    deluxe = say("preset-name", preset="deluxe")
    chip = {key: dialog.get_by_role("radio", name=key, exact=True) for key in ("Mine", "Sunday")}
    chip[deluxe] = dialog.get_by_role("radio", name=say("preset-deluxe-short"), exact=True)
    keep(table, dialog, "Mine")
    keep(table, dialog, "Sunday")
    for title in ("Mine", "Sunday", deluxe, "Sunday"):
        chip[title].check()
        expect(dialog.locator("#new-game-rules-now")).to_have_text(say("new_game-rules-set", rules=title, limit=100))
        expect(chip[title]).to_be_checked()
    table.press(dialog.get_by_role("button", name=say("new_game-forget", name="Sunday")))
    expect(chip["Sunday"]).to_have_count(0)
    expect(chip["Mine"]).to_be_checked()
    table.press(dialog.get_by_role("button", name=say("new_game-recall")))
    expect(chip["Sunday"]).to_be_checked()
    chip[deluxe].check()
    expect(dialog.get_by_role("button", name=like("new_game-forget"))).to_be_hidden()
    dialog.get_by_label(say("new_game-limit")).fill("90")
    expect(dialog.locator("#new-game-rules-now")).to_contain_text(like("new_game-rules-set", limit=90))
    dialog.get_by_label(say("new_game-limit")).fill("100")
    expect(chip[deluxe]).to_be_checked()


@pytest.mark.whole
def test_the_form_names_the_passes_as_they_go_with_so_many_players(visit):
    table = visit("?pace=0", kept=at_ease())
    new_game(table)
    form = all_rules(table)
    passes = form.get_by_role("radiogroup", name=say("option-label", option="passing"), exact=True).get_by_role("radio")
    expect(passes.first).to_have_accessible_name(say("option-passing", value="LRAK"))
    option(form, "players", "5").check()
    expect(passes.first).to_have_accessible_name(ways("left", "right", "second_left", "second_right", "keeper"))
    option(form, "players", "3").check()
    expect(passes.first).to_have_accessible_name(ways("left", "right", "keeper"))
    option(form, "passing", ways("left", "right")).first.check()
    expect(form.locator("#rules-form-summary")).to_contain_text(like("rules-pass-cycle", ways=ways("left", "right")))


@pytest.mark.whole
def test_a_box_that_can_do_nothing_is_greyed_out_with_its_sentence(visit):
    table = visit("?pace=0", kept=at_ease())
    new_game(table)
    form = all_rules(table)
    queen = form.get_by_role(
        "checkbox",
        name=say("rules_form-box", name=say("box-label", option="queen"), effect=say("box-effect", option="queen")),
    )
    heart = form.get_by_role("checkbox", name=say("box-label", option="queen_breaks"))
    expect(heart).to_be_enabled()
    queen.uncheck()
    expect(heart).to_be_disabled()
    expect(heart).to_have_accessible_description(say("settled-queen"))
    queen.check()
    expect(heart).to_be_enabled()
    expect(heart).to_have_accessible_description("")


@pytest.mark.whole
def test_a_limit_that_a_start_score_bars_holds_once_the_start_score_is_lower(visit):
    table = visit("?pace=0", kept=at_ease())
    dialog = new_game(table)
    table.press(dialog.get_by_text(say("new_game-handicap")))
    limit, mine = dialog.get_by_label(say("new_game-limit")), dialog.get_by_role("spinbutton", name=you())
    mine.fill("70")
    limit.fill("50")
    expect(limit).to_have_accessible_description(say("refused-handicap-range", value=70))
    mine.fill("60")
    expect(limit).to_have_accessible_description(say("refused-handicap-range", value=60))
    expect(limit).to_have_value("50")
    mine.fill("0")
    expect(limit).to_have_value("50")
    expect(limit).to_have_accessible_description("")
    expect(dialog.locator("#new-game-rules-now")).to_contain_text(like("new_game-rules-set", limit=50))
    mine.fill("60")
    expect(mine).to_have_accessible_description(say("refused-handicap-range", value=60))
    dialog.get_by_role("group", name=say("new_game-players")).get_by_role("radio", name="5").check()
    expect(dialog.get_by_role("spinbutton", name="Rosa")).to_have_value("0")
    expect(mine).to_have_value("60")
    limit.fill("")
    expect(limit).to_have_accessible_description(say("form-number", least=10, most=1000))
    table.pick_rules(dialog, "spot")
    expect(limit).to_have_accessible_description("")
    expect(limit).not_to_have_value("")
    expect(mine).to_have_accessible_description("")
    deal(table)
    rules = table.record().game.rules
    assert (rules.name, rules.start, rules.limit) == ("spot", (60, 0, 0, 0, 0), Rules("spot").limit)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_form_is_accessible_and_works_by_keys(visit, size):
    table = visit("?pace=0", size=size, kept=at_ease("requiem"))
    keys = table.page.keyboard
    new_game(table)
    clean(table)
    form = all_rules(table)
    clean(table)
    option(form, "bleed", "no").focus()
    keys.press("ArrowRight")
    expect(option(form, "bleed", "yes")).to_be_focused()
    expect(form.get_by_role("checkbox", name=say("box-label", option="bleed"))).to_be_checked()
    expect(form.locator("#rules-form-summary")).to_contain_text(
        say("rules_form-but", preset=say("preset-name", preset="requiem"))
    )
    clean(table)
    keys.press("Escape")
    expect(form).to_be_hidden()
    assert table.page.evaluate("document.activeElement.id") == "new-game-all"
    expect(table.dialog("new_game-title").locator("#new-game-line")).to_contain_text(say("rules-follow-bleed"))
