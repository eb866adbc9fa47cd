"""Movement: cards glide from where they were, a moon fills the screen until it is touched, nothing shifts."""

from playwright.sync_api import expect

# The cards that set out on a way, by their place; and how far the layout has shifted.
NOTE = """window.ways = []; window.shifted = 0
document.addEventListener('transitionrun', ({target, propertyName}) => {
    if (propertyName === 'transform' && target.dataset?.card) window.ways.push([target.dataset.card, target.className])
})
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shifted += entry.value })
    .observe({type: 'layout-shift', buffered: true})"""
SKY = "import('./py/moves.mjs').then(moves => moves.sky('%s', 'You shot it!', 1))"


def test_passed_and_played_cards_glide_and_nothing_shifts(visit, casual):
    table = visit("?seed=5&pace=1", kept=casual, script=NOTE)
    look = table.turn()
    given = [card.code for card in look.hand[:3]]
    table.give(look.hand[:3])
    look = table.turn(4)
    card = look.playable[0]
    table.play(card)
    table.page.wait_for_function(
        "code => window.ways.some(([one, kind]) => one === code && kind.includes('trick'))", arg=card.code
    )
    ways = table.page.evaluate("window.ways")
    assert {code for code, kind in ways if "gone" in kind} == set(given)
    assert len({code for code, kind in ways if "new" in kind}) == 3
    assert table.page.evaluate("window.shifted") < 0.005


def test_a_moonshot_fills_the_screen_until_it_is_touched(visit, casual, shoot):
    for size in ("desktop", "phone"):
        table = visit("?seed=5&pace=0", size=size, kept=casual)
        table.turn()
        table.press(table.button("Menu"))  # its styles come with the others
        expect(table.dialog("Menu")).to_be_visible()
        table.page.keyboard.press("Escape")
        for kind in ("moon", "sun"):
            table.page.evaluate(SKY % kind)
            sky = table.page.locator(".show-over")
            expect(sky).to_be_visible()
            box = sky.bounding_box()
            assert box and (box["width"], box["height"]) == tuple(table.page.viewport_size.values())
            table.page.keyboard.press("x")
            expect(sky).to_have_count(0)
