"""What a player may not know is nowhere on the page: no other hand's card, in no attribute, text or storage."""

import random
import re

from person import Table
from playwright.sync_api import expect
from words import say

from hearts.app.words import phrases
from hearts.engine import checking
from hearts.engine.cards import each, name
from hearts.engine.game import Game
from hearts.engine.record import Record

# Everything written on the page but the drawings of the pack and what names cards for the rules' sake (the signs, the
# rules themselves, the marks on the score sheet), with all that is stored but the record, the title, the address and
# what was measured; in one moment.
WRITTEN = """key => {
    const words = [], skip = new Set(['d', 'points', 'viewBox', 'style'])
    for (const node of document.querySelectorAll('*')) {
        if (node.closest('#cards, #signs, .summary, .rules-list, .sheet')) continue
        for (const given of node.attributes) if (!skip.has(given.name)) words.push(given.value)
        for (const child of node.childNodes) if (child.nodeType === 3) words.push(child.data)
        for (const kept of Object.values(node.dataset)) words.push(kept)
    }
    const stores = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    for (const [name, text] of stores) if (name !== key) words.push(name, text)
    words.push(document.title, document.cookie, location.href, window.name, JSON.stringify(history.state))
    for (const entry of performance.getEntries()) words.push(entry.name)
    return {words: words.join('\\n'), text: localStorage.getItem(key)}
}"""


SPOKEN = "|".join(re.escape(phrases.card(card)) for card in range(52))
CARD = re.compile(rf"\b(?:[2-9TJQKA][CDSH]|{SPOKEN})\b")


def test_no_other_hand_is_on_the_page_at_any_instant_of_a_deal(visit, casual):
    chance = random.Random("secrets")
    table = visit("?seed=12&pace=0.15", kept=casual)
    logged: list[str] = []
    table.page.context.on("console", lambda said: logged.append(said.text))
    table.page.context.on("weberror", lambda error: logged.append(str(error.error)))
    looked, look = 0, table.turn()
    while look.waits != "dialog":
        check(table)
        table.act(look, chance)
        for _ in range(chance.randrange(6)):
            check(table)
            looked += 1
        look = table.turn(look.moves)
    assert looked > 20
    assert not [said for said in logged if CARD.search(said)]


def check(table: Table) -> None:
    """Look for every card that lies hidden now."""
    found = table.page.evaluate(WRITTEN, table.key)
    seen = set(CARD.findall(found["words"]))
    game = Record.read(found["text"]).game
    assert seen >= {name(card) for card in each(game.deal.hands[0])}  # whoever looks does see
    for card in hidden(game):
        assert not seen & {name(card), phrases.card(card)}, f"{phrases.card(card)} can be seen"


def hidden(game: Game) -> list[int]:
    """The cards that the person in seat 0 cannot know: in other hands, and not passed there by this person."""
    if game.deal is None or game.phase not in ("pass", "play"):
        return []
    others = sum(hand for seat, hand in enumerate(game.deal.hands) if seat)
    return each(others & ~game.view(0).gave)


def test_the_rules_say_whether_anybody_could_work_out_the_hands(visit, casual):
    table = visit("?pace=0", kept=casual)
    secret, _, id = table.page.evaluate("localStorage.getItem('hearts.secret')").partition(" ")
    assert re.fullmatch("[0-9a-f]{64}", secret) and id == table.record().id
    assert secret not in table.page.evaluate(WRITTEN, "hearts.secret")["words"]
    assert checking.checked(table.record()) == [True]
    table.call("rules")
    expect(table.dialog("rules_list-title").get_by_text(say("rules_list-secret"))).to_be_visible()
    table.open("?seed=12&pace=0")
    table.call("rules")
    told = table.dialog("rules_list-title").get_by_text(say("rules_list-published", seed="12"))
    expect(told).to_be_visible()


def test_a_deal_is_cut_before_it_is_dealt_and_checked_when_it_is_over(visit, casual):
    chance = random.Random("cut")
    table = visit("?pace=0", kept=casual)
    play_deals(table, 1, chance)
    shuffle = table.page.locator(".told .shuffled")
    shuffle.click()
    dialog = table.dialog("shuffle-title")
    hash = dialog.locator("#shuffle-hash").inner_text()
    dialog.get_by_label(say("shuffle-word")).fill("Käthe 7")
    table.page.keyboard.press("Enter")
    expect(dialog).to_contain_text(say("shuffle-was_cut", word="Käthe-7"))
    assert ("cut", f"2 {hash} Käthe-7") in table.record().notes
    table.reload()
    shuffle.click()
    expect(dialog).to_contain_text(say("shuffle-was_cut", word="Käthe-7"))
    table.page.keyboard.press("Escape")
    moves = table.look().moves
    table.answer("deal-next")
    table.turn(moves)
    play_deals(table, 2, chance)
    shuffle.click()
    expect(dialog).to_contain_text(say("shuffle-found", what="checked"))
    expect(dialog).to_contain_text(hash)
    assert checking.check(table.record(), 1) == "checked"


def play_deals(table: Table, deals: int, chance: random.Random) -> None:
    """Play until so many deals are over."""
    look = table.turn()
    while len(table.record().game.lines) < deals:
        table.act(look, chance)
        look = table.turn(look.moves)
