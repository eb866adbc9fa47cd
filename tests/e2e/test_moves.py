"""Movement: cards glide from where they were, a moon fills the screen until it is touched, nothing shifts."""

import json
import random

import pytest
from conftest import begun, company
from playwright.sync_api import expect
from test_variants import saved
from words import say

from hearts.engine.cards import bits, cards, each, name
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.rules import Rules

# The cards that set out on a way, by their place; how many backs flew at once; how far the layout has shifted; who
# asked where something lies after the page had been written to, so that the browser had to lay it out in between.
NOTE = """window.ways = []; window.shifted = 0; window.backs = 0; window.forced = []
const written = new MutationObserver(() => {})
written.observe(document, {attributes: true, childList: true, subtree: true})
for (const [home, name] of [[Element.prototype, 'getBoundingClientRect'], [window, 'getComputedStyle']]) {
    const ask = home[name]
    home[name] = function (...about) {
        if (written.takeRecords().length) window.forced.push(`${name} ${new Error().stack}`)
        return ask.apply(this, about)
    }
}
new MutationObserver(() => {
    window.backs = Math.max(window.backs, document.querySelectorAll('.piece[data-of=back]').length)
}).observe(document, {childList: true, subtree: true})
window.faded = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, options) {
    const way = frames.some(frame => frame.transform)
    if (this.dataset?.card && way) window.ways.push([this.dataset.card, this.className])
    const card = this.closest('.card, .fan, .piece[data-of=back]')
    if (card && frames.some(frame => 'opacity' in frame)) window.faded.push(card.outerHTML)
    return animate.call(this, frames, options)
}
new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shifted += entry.value })
    .observe({type: 'layout-shift', buffered: true})"""
# The cards that a frame showed before they had a place.
PLACELESS = """window.placeless = []
const look = () => {
    const seen = document.querySelectorAll('.card[data-card]:not(.hand, .trick, .pile, .gone, [hidden])')
    window.placeless.push(...[...seen].map(card => card.dataset.card))
    requestAnimationFrame(look)
}
requestAnimationFrame(look)"""
# How many cards of the hand were styled anew, step by step.
STEPS = """window.laid = []
new MutationObserver(records => {
    const cards = records.map(record => record.target).filter(target => target.matches?.('.card.hand'))
    window.laid.push(new Set(cards).size)
}).observe(document, {attributes: true, attributeFilter: ['style'], subtree: true})"""
MOVES = "performance.getEntriesByName('hearts:moves').length > 0"  # whether what moves over the table has come
# What the sky said while it was there, and how many of its pictures were drawn at once.
SKIES = """window.sky = ['', 0]
const look = () => {
    const over = document.querySelector('.show-over')
    const drawn = [...(over?.querySelectorAll('img') ?? [])].filter(image => image.complete && image.naturalWidth)
    if (over) window.sky = [over.querySelector('.words').textContent, Math.max(window.sky[1], drawn.length)]
    requestAnimationFrame(look)
}
requestAnimationFrame(look)"""
SKY = "import('./py/moves.mjs').then(moves => { moves.sky('%s', 'You shot it!', -26, 1) })"


def shooting(kind: str, more: str = "") -> Game:
    """A game in which the person has all but the last trick, and will shoot a moon or a sun with it."""
    game, pack = (
        Game.new(Rules.read(f"deluxe passing=K sun=yes{more}")),
        each(cards("AKQJT98765432C AKQJT98765432D AKQJT98765432S AKQJT98765432H")),
    )
    clubs, others = pack[:13], pack[13:]
    if kind == "moon":  # the ace of clubs takes the first trick, without points
        west = [clubs[12], *pack[13:25]]
        hands = [[*clubs[:12], pack[25]], west, pack[26::2], pack[27::2]]
    else:
        hands = [clubs, others[0::3], others[1::3], others[2::3]]
    game = game.play(Dealt(tuple(bits(hand) for hand in hands), 0))
    while game.waiting[0] or len(each(game.view(0).hand)) > 1:
        seat = game.waiting[0]
        legal = each(game.view(seat).legal)
        clean = [card for card in legal if card < 39 and card != each(cards("QS"))[0]]
        first = not game.deal.table.tricks
        game = game.play(Played(seat, legal[-1] if not seat else clean[0] if first and clean else legal[0]))
    return game


def test_cards_glide_unless_that_is_switched_off(visit, casual):
    style = "getComputedStyle(document.querySelector('#hand .card'))"
    longest = f"Math.max(...{style}.transitionDuration.split(',').map(parseFloat))"
    for flights in ("yes", "no"):
        chosen = json.dumps({"flights": flights == "yes", "tap": "once"})
        table = visit("?seed=5&pace=1", kept={**casual, "hearts.settings": chosen}, script=NOTE)
        table.page.wait_for_function(MOVES)
        look = table.turn()
        table.give(look.hand[:3])
        table.turn(look.moves)  # all that the pass brings has been shown
        assert (table.page.evaluate(longest) > 0) == (flights == "yes")
        assert (table.page.evaluate("backs") > 0) == (flights == "yes")


@pytest.mark.whole
def test_no_card_of_the_next_deal_is_seen_before_it_has_its_place(visit):
    kept = {**saved(shooting("moon")), "hearts.settings": json.dumps({"tap": "once"})}
    table = visit("", kept=kept, script=PLACELESS)
    table.choose(table.turn().hand[0])
    expect(table.dialog("ending-moon")).to_contain_text(say("moon-shot", who="you"))
    table.answer("deal-next")
    expect(table.page.locator("#hand .card.hand")).to_have_count(13)
    assert table.page.evaluate("placeless") == []


def random_game(seed: int, rules: str) -> Game:
    """A game of these rules whose first cards are dealt and passed by chance."""
    chance, game = random.Random(seed), Game.new(Rules.read(rules))
    pack = chance.sample(each(game.rules.pack), game.rules.hand_size * game.rules.players)
    hands = tuple(bits(pack[seat :: game.rules.players]) for seat in range(game.rules.players))
    game = game.play(Dealt(hands, 0))
    while game.phase == "pass":
        seat = game.waiting[0]
        game = game.play(Passed(seat, bits(chance.sample(each(game.view(seat).hand), game.rules.pass_count))))
    return game


def before(kind: str, rules: str = "deluxe") -> tuple[Game, str]:
    """A game in which the person is to play, and the card with which it happens."""
    queen, jack = each(cards("QS"))[0], each(cards("JD"))[0]
    for seed in range(4000):
        chance, game = random.Random(seed), random_game(seed, rules)
        while game.phase == "play" and len(game.deal.table.tricks) < game.rules.hand_size - 1:
            seat, table = game.waiting[0], game.deal.table
            legal = each(game.view(seat).legal)
            full = len(table.trick) == game.rules.players - 1
            if not seat and table.trick:
                if kind == "queen" and full and queen in legal:
                    return game, "QS"
                if kind == "broken" and not table.broken and max(legal) >= 39:
                    return game, name(max(legal))
                if kind == "jack" and full and jack in table.trick and len(table.tricks) > 2:
                    return game, name(legal[-1])
                if kind == "sweep" and full and len(table.tricks) > 4 and sum(card >= 39 for card in table.trick) > 1:
                    return game, name(legal[-1])
                if kind == "play" and len(table.trick) == 1 and len(table.tricks) == 3:
                    return game, name(legal[0])
            game = game.play(Played(seat, chance.choice(legal)))
    raise ValueError(kind)


def last_card(rules: str) -> tuple[Game, str]:
    """A game of one deal whose last card is the person's, and wins it."""
    for seed in range(4000):
        game, chance = random_game(seed, rules), random.Random(seed)
        while len(each(game.view(0).hand)) > 1 or game.waiting[0]:
            seat = game.waiting[0]
            legal = each(game.view(seat).legal)
            game = game.play(Played(seat, legal[0] if not seat else chance.choice(legal)))
        taken = [game.view(0).points(seat) for seat in range(game.rules.players)]
        if taken[0] < min(taken[1:]) - 4 and max(taken) < 20:
            return game, name(each(game.view(0).hand)[0])
    raise ValueError(rules)


SHOT = {"moon": say("moon-shot", who="you"), "sun": say("moon-sun", who="you")}


@pytest.mark.parametrize(("kind", "size"), [("moon", "phone"), pytest.param("sun", "desktop", marks=pytest.mark.whole)])
def test_who_shoots_sees_the_sky_and_then_the_points(visit, kind, size, shoot):
    kept = {**saved(shooting(kind)), "hearts.settings": json.dumps({"tap": "once", "pace": "fast"})}
    table = visit("", size=size, kept=kept, script=SKIES)
    look = table.turn()
    table.page.wait_for_function(MOVES)
    table.choose(look.hand[0])
    expect(table.dialog("ending-moon")).to_contain_text(SHOT[kind])
    expect(table.page.locator(".show-over")).to_have_count(0)
    assert table.page.evaluate("window.sky") == [SHOT[kind], 2 if kind == "moon" else 1]


# What the plates and the pill tell in each frame before the sky covers them.
EARLY = """window.early = []
const look = () => {
    const over = document.querySelector('.show-over')
    if (over && getComputedStyle(over).opacity === '1') return
    const told = [...document.querySelectorAll('#seats .tally')].map(one => one.innerText.trim())
    early.push([...told, document.querySelector('.sign[data-sign=taken]').className].join('|'))
    requestAnimationFrame(look)
}
addEventListener('click', () => requestAnimationFrame(look), {once: true, capture: true})"""


def test_nothing_counts_before_the_film_of_a_moon(visit):
    """The totals ran from 0 to 26 while the last card was in the air, and where the film came late, before it."""
    kept = {**saved(shooting("moon", " moon=plus")), "hearts.settings": json.dumps({"tap": "once"})}
    table = visit("?pace=1", kept=kept, script=EARLY)
    table.page.wait_for_function(MOVES)
    look = table.turn()
    slow = table.page.context.new_cdp_session(table.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    table.choose(look.hand[0])
    expect(table.page.locator(".show-over")).to_be_visible()
    expect(table.dialog("ending-moon")).to_be_visible()
    early = {frame.replace("+", "").replace("14", "") for frame in table.page.evaluate("window.early")}
    assert early <= {"0|0|0|0|sign", "0\n|0|0|0|sign"}, "until the film covers all"
    expect(table.page.locator("#seats .seat:not(.mine) .score").first).to_have_text("26")


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.whole)])
def test_the_end_of_a_deal_tells_what_each_has_and_its_button_lies_apart(visit, size):
    game, card = last_card("deluxe")
    table = visit("?pace=0", size=size, kept={**saved(game), "hearts.settings": json.dumps({"tap": "once"})})
    table.choose(next(one for one in table.turn().hand if one.code == card))
    expect(table.page.get_by_role("list", name=say("deal-points")).get_by_role("listitem")).to_have_count(4)
    had = table.page.locator(".gains b").all_text_contents()
    assert had == table.page.locator("#seats .score").all_text_contents(), "it is the first deal"
    button, plate = (table.page.locator(one).bounding_box() for one in ("#offer", "#seats .mine"))
    assert plate["y"] - button["y"] - button["height"] > 8


def test_what_rains_behind_who_has_won_falls_over_the_whole_head(visit):
    """It was measured before it was drawn, so all pieces fell in a corner; and they fell in chains."""
    game, _ = last_card("deluxe deals=1")
    table = visit("?pace=1", kept={**saved(game), "hearts.settings": json.dumps({"tap": "once"})})
    table.page.wait_for_function(MOVES)
    table.choose(table.turn().hand[0])
    table.page.wait_for_selector("#ending .show-burst .piece", state="attached")
    lefts, head = table.page.evaluate("""() => [
        [...document.querySelectorAll('#ending .show-burst .piece')].map(one => one.getBoundingClientRect().left),
        document.querySelector('#ending header').getBoundingClientRect().toJSON()]""")
    quarters = {int(4 * (left + 12 - head["left"]) / head["width"]) for left in lefts}
    assert len(lefts) == 30 and quarters >= {0, 1, 2, 3}
    gaps = sorted(round(one - other) for one, other in zip(lefts[1:], lefts, strict=False))
    assert gaps.count(gaps[len(gaps) // 2]) < 8, "neighbours lie in no row"


# What comes with each task; what comes last lies on top.
COMES = """window.came = []; new MutationObserver(() => {
    const all = ['#ending .sheet table', '.show-over', '#ending[open]', '#ending[open]:not([data-coming])']
    const missing = all.filter(one => !came.flat().includes(one))
    const now = missing.filter(one => document.querySelector(one))
    if (now.length) came.push(now)
    window.through ||= Boolean(document.querySelector('.show-over') && document.querySelector('#ending[open]'))
}).observe(document, {childList: true, subtree: true, attributes: true})"""


def test_an_ending_is_told_once_the_sky_has_gone_and_comes_step_by_step(visit):
    kept = {**saved(shooting("moon")), "hearts.settings": json.dumps({"tap": "once"})}
    table = visit("", kept=kept, script=COMES)
    table.page.wait_for_function(MOVES)
    table.choose(table.turn().hand[0])
    expect(table.page.locator(".show-over")).to_be_visible()
    table.page.wait_for_function("came.length === 4")
    assert table.page.evaluate("came") == [
        ["#ending .sheet table"],
        [".show-over"],
        ["#ending[open]"],
        ["#ending[open]:not([data-coming])"],
    ]
    assert not table.page.evaluate("window.through"), "nothing of the dialog is seen through the sky"
    expect(table.dialog("ending-moon").get_by_role("button").first).to_be_focused()


@pytest.mark.whole
def test_the_faces_of_the_first_turns_are_read_before_anybody_plays(visit):
    table = visit("", kept=begun(5, "iq:100", "iq:100", "iq:100"))
    table.turn()
    named = "performance.getEntriesByType('resource').filter(one => one.name.endsWith('-think.svg'))"
    table.page.wait_for_function(f"{named}.length === 4")
    assert table.look().phase == "pass"


# How a score counts, and how far the page has shifted, counted as always or not.
COUNTS = """window.counts = []; window.shifted = 0
new MutationObserver(all => all.forEach(({target}) => counts.push([target.dataset.counts ?? '', target.textContent])))
    .observe(document, {subtree: true, attributeFilter: ['data-counts']})
new PerformanceObserver(list => list.getEntries().forEach(one => { shifted += one.value }))
    .observe({type: 'layout-shift', buffered: true})"""


def test_a_score_counts_and_nothing_beside_it_moves(visit):
    kept = {**saved(shooting("moon")), "hearts.settings": json.dumps({"tap": "once"})}
    table = visit("", kept=kept, script=COUNTS)
    table.page.wait_for_function(MOVES)
    table.choose(table.turn().hand[0])
    expect(table.dialog("ending-moon").get_by_role("button").first).to_be_focused()
    table.page.wait_for_function("counts.length && counts.at(-1)[0] === ''")
    counts = table.page.evaluate("counts")
    assert len({shown for shown, _ in counts}) > 5
    assert not {shown for shown, _ in counts[1:-1]} <= {text for _, text in counts}
    assert table.page.evaluate("shifted") == 0


# The portraits that change, and in which frame: the timeline's time is the same within one.
LOOKS = """window.looks = []
const note = one => looks.push([document.timeline.currentTime, one.target.getAttribute('src')])
new MutationObserver(all => all.forEach(note))
    .observe(document, {subtree: true, attributeFilter: ['src']})"""


@pytest.mark.whole
def test_faces_change_one_a_frame(visit):
    kept = {**saved(shooting("moon")), "hearts.settings": json.dumps({"tap": "once"})}
    table = visit("", kept=kept, script=LOOKS)
    look = table.turn()
    table.page.evaluate("looks.length = 0")
    table.choose(look.hand[0])
    table.page.wait_for_function("looks.filter(([, name]) => /-(moon|sad)[.]svg/.test(name)).length === 4")
    frames = [frame for frame, name in table.page.evaluate("looks")]
    assert len(set(frames)) == len(frames)


def test_passed_and_played_cards_glide_and_nothing_shifts_or_forces_a_layout(visit, casual):
    table = visit("?seed=5&pace=1", kept=casual, script=NOTE)
    look = table.turn()
    table.page.wait_for_function(MOVES)
    table.page.evaluate("new Promise(done => requestIdleCallback(done))")  # no other work delays what is measured
    given = [card.code for card in look.hand[:3]]
    table.give(look.hand[:3])
    look = table.turn(4)
    card = look.playable[0]
    table.play(card)
    table.page.wait_for_function(
        "code => window.ways.some(([one, kind]) => one === code && kind.includes('trick'))", arg=card.code
    )
    ways = table.page.evaluate("window.ways")
    gone = [(code, kind) for code, kind in ways if "gone" in kind]
    assert {code for code, _ in gone} == set(given)
    assert table.page.evaluate("window.faded") == [], "no card is ever seen through"
    assert table.page.evaluate("window.backs") == 6, "Pauline passes to Michele, Michele to Ben, and Ben to you"
    assert len({code for code, kind in ways if "new" in kind}) == 3
    assert table.page.evaluate("window.shifted") == 0
    once = "dress.mjs"  # it dresses the table as a whole
    assert [where for where in table.page.evaluate("window.forced") if once not in where] == []


@pytest.mark.whole
def test_the_hand_is_laid_anew_a_few_cards_a_step(visit, casual):
    table = visit("?seed=5&pace=1", kept=casual, script=STEPS)
    table.give(table.turn().hand[:3])
    look = table.turn(4)
    table.page.evaluate("window.laid = []")
    table.play(look.playable[0])
    left = [card.code for card in look.hand if card.code != look.playable[0].code]
    laid = table.page.wait_for_function("document.body.dataset.turn !== '0' && window.laid").json_value()
    for code in left:
        assert "--n: 12" in (table.page.locator(f"#hand [data-card='{code}']").get_attribute("style") or "")
    assert sum(laid) >= len(left) == 12
    assert max(laid) <= 4


# A phone that draws a frame in a third of a second, while the cards are played faster.
SLOW = """const plain = requestAnimationFrame
window.requestAnimationFrame = act => setTimeout(() => plain(act), 330)
window.behind = []
const note = () => {
    const kept = (localStorage['hearts.game'] || '').split(/\\n/).filter(line => line.startsWith('trick'))
    const played = kept.flatMap(line => line.split(' ').slice(2)).length
    if (played && document.body) window.behind.push(played + 5 - document.body.dataset.moves)
}
if (location.protocol !== 'about:') setInterval(note, 4)"""


@pytest.mark.whole
def test_where_frames_are_slow_the_table_stays_behind_the_game_by_two_moves_at_most(visit, casual):
    """Each scene was cut short by the next one, and who was to play, and what, stood there moves later."""
    table = visit("?pace=0.2", kept=casual, script=SLOW)
    table.play_until(random.Random(4), 30)
    behind = table.page.evaluate("window.behind")
    assert len(behind) > 20 and min(behind) == 0 and max(behind) <= 2


@pytest.mark.whole
def test_a_dear_card_bursts_into_its_own_suit(visit, casual):
    table = visit("?seed=5&pace=1", kept=casual)
    table.page.wait_for_function(MOVES)
    table.give(table.turn().hand[:3])
    (club, *_) = table.turn(4).trick
    assert club.endswith("C")
    table.page.evaluate(f"import('./py/moves.mjs').then(moves => moves.burst('queen', '{club}', 4))")
    expect(table.page.locator(".piece use").first).to_have_attribute("href", "#s-C")
    assert table.page.evaluate("!!document.getElementById('s-C')")


@pytest.mark.whole
def test_an_error_in_a_later_step_of_a_scene_is_told(visit, casual, troubles):
    table = visit("?seed=5&pace=1", kept=casual)
    table.give(table.turn().hand[:3])
    look = table.turn(4)
    troubles.expected += ["Traceback", "File", "TypeError"]  # it is printed as well
    once = "get() { delete document.body.setAttribute; return null }"  # the body is written last
    table.page.evaluate(f"Object.defineProperty(document.body, 'setAttribute', {{configurable: true, {once}}})")
    table.play(look.playable[0])
    expect(table.page.get_by_text(say("notice-stumbled"))).to_be_visible()


@pytest.mark.whole
def test_an_ended_glide_does_not_keep_cards_from_the_compositor(visit, casual):
    table = visit("?seed=5&pace=1", kept=casual)
    table.give(table.turn().hand[:3])
    look = table.turn(4)
    come = table.page.evaluate("performance.now()")
    table.page.wait_for_function("come => performance.now() > come + 3000", arg=come)  # ARRIVED in web/table/card.py
    table.play(look.playable[0])
    table.page.wait_for_function("document.body.dataset.turn !== '0'")
    expect(table.page.locator("#hand .card")).to_have_count(12)
    expect(table.page.locator("#hand .came")).to_have_count(0)


def test_a_moonshot_fills_the_screen_until_it_is_touched(visit, casual, shoot):
    for size in ("desktop", "phone"):
        table = visit("?seed=5&pace=0", size=size, kept=casual)
        table.turn()
        table.press(table.button("page-menu"))  # its styles come with the others
        expect(table.dialog("menu-title")).to_be_visible()
        table.page.keyboard.press("Escape")
        for kind in ("moon", "sun"):
            table.page.evaluate(SKY % kind)
            sky = table.page.locator(".show-over")
            expect(sky).to_be_visible()
            box = sky.bounding_box()
            assert box and (box["width"], box["height"]) == tuple(table.page.viewport_size.values())
            table.page.keyboard.press("x")
            expect(sky).to_have_count(0)


# Where the face of each card that leaves the hand is as its way begins.
BEGUN = """() => {
    const leaving = [...document.querySelectorAll('.card.moved.gone')]
    return leaving.length === 3 && leaving.map(card => {
        card.getAnimations().forEach(one => { one.pause(); one.currentTime = one.effect.getComputedTiming().delay })
        return Math.round(card.querySelector('.face').getBoundingClientRect().top)
    })
}"""


@pytest.mark.whole
def test_a_raised_card_glides_from_where_it_is_seen(visit, casual):
    table = visit("?seed=5&pace=1", kept=casual)
    look = table.turn()
    for card in look.hand[:3]:
        table.choose(card)
    faces = table.page.locator("#hand .card.up .face")
    expect(faces).to_have_count(3)
    table.page.wait_for_function("document.getAnimations().every(one => !one.effect.target.matches('.face'))")
    tops = faces.evaluate_all("faces => faces.map(face => Math.round(face.getBoundingClientRect().top))")
    table.press(table.pass_button)
    begun = table.page.wait_for_function(BEGUN).json_value()
    assert begun == tops


@pytest.mark.parametrize("seed", [1, 4, 5, 6])
def test_a_pass_by_key_leaves_the_keyboard_in_the_hand(visit, seed):
    """The place of a passed card may be taken by one that is still on its way, and hidden."""
    table = visit(f"?seed={seed}&preset=kitty", kept=company(*["iq:100"] * 3))
    look = table.turn()
    for card in random.Random(1).sample(look.hand, 3):
        table.card(card).focus()
        table.page.keyboard.press("Enter")
    table.page.keyboard.press("p")
    expect(table.page.locator("body")).to_have_attribute("data-phase", "play")
    assert table.page.evaluate("document.activeElement.closest('#hand') !== null")


@pytest.mark.parametrize("name", ["pass-decline", "page-undo"])
@pytest.mark.whole
def test_a_button_that_goes_leaves_the_keyboard_in_the_hand(visit, name):
    """One that hides or can do nothing any more loses the keyboard, and the next key went nowhere."""
    table = visit("?pace=0", kept=company(*["iq:100"] * 3, rules="deluxe decline=yes"))
    look = table.turn()
    if name == "page-undo":
        table.give(look.hand[:3])
        table.turn(look.moves)
    table.button(name).focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("body")).to_have_attribute("data-phase", "pass" if name == "page-undo" else "play")
    expect(table.hand.locator(":focus")).to_have_count(1)


@pytest.mark.whole
def test_where_nothing_may_move_the_rocket_stands_before_the_moon(visit, casual):
    """It stood in the corner of the window, where its way has nothing to do."""
    table = visit("?seed=5&pace=0", kept=casual, reduced_motion="reduce")
    table.turn()
    table.press(table.button("page-menu"))  # its styles come with the others
    expect(table.dialog("menu-title")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.evaluate(SKY % "moon")
    moon, rocket = (table.page.locator(f".show-over .{name}").bounding_box() for name in ("globe", "rocket"))
    across, down = rocket["x"] + rocket["width"] / 2, rocket["y"] + rocket["height"] / 2
    assert moon["x"] < across < moon["x"] + moon["width"] and moon["y"] < down < moon["y"] + moon["height"]


# Which cards, backs or sides of a card were seen through in any frame, and what they did then.
SHEER = """window.sheer = [], window.watched = 0
const look = () => {
    for (const one of document.querySelectorAll('.card, .card .face, .card .back, .fan i, .piece[data-of=back]')) {
        watched++
        if (getComputedStyle(one).opacity !== '1') sheer.push(one.outerHTML)
    }
    requestAnimationFrame(look)
}
requestAnimationFrame(look)"""
FLYING = """kinds => document.getAnimations().filter(one => one.playState === 'running' && one.effect.target
    && one.effect.target.matches(kinds)).length"""
BACKS = """[...document.querySelectorAll('#seats .seat:not(.mine)')].map(seat =>
    [seat.dataset.cards, String(seat.querySelectorAll('.fan i:not([hidden])').length)])"""


def test_no_card_is_seen_through_in_any_frame_of_a_pass_and_a_trick(visit, casual):
    table = visit("?seed=5&pace=1", kept=casual, script=SHEER)
    table.page.wait_for_function(MOVES)
    table.give(table.turn().hand[:3])
    look = table.turn(4)
    table.play(look.playable[0])
    table.turn(look.moves)
    watched, sheer = table.page.evaluate("[watched, sheer]")
    assert watched > 1000 and sheer == []


def test_each_of_the_others_shows_as_many_backs_as_they_hold_cards(visit, casual):
    table = visit("?seed=5&pace=0", kept=casual)
    table.page.wait_for_function(MOVES)
    table.give(table.turn().hand[:3])
    look = table.turn(4)
    assert {int(held) for held, _ in table.page.evaluate(BACKS)} <= {12, 13}
    table.play(look.playable[0])
    table.turn(look.moves)
    backs = table.page.evaluate(BACKS)
    assert len(backs) == 3 and all(held == shown for held, shown in backs)
    assert "12" in [held for held, _ in backs] or "11" in [held for held, _ in backs]
    assert table.page.locator(".fan").evaluate_all("fans => fans.every(fan => fan.ariaHidden === 'true')")


# Where a moment happens, beside where its card lies and where the table is.
MOMENT = """code => {
    const over = document.querySelector('.show-burst[data-at]')
    const [x, y] = (over?.dataset.at ?? '0 0').split(' ').map(Number)
    const box = document.querySelector(`#trick [data-card='${code}']`)?.getBoundingClientRect()
    return over && box && [over.parentElement.id, box.left < x && x < box.right && box.top < y && y < box.bottom]
}"""


@pytest.mark.parametrize("kind", ["broken", "queen"])
def test_a_moment_happens_on_the_card_and_inside_the_table(visit, kind):
    """Hearts burst over the seat from which the card was still flying, half outside the window."""
    game, card = before(kind)
    table = visit("?pace=1", kept={**saved(game), "hearts.settings": json.dumps({"tap": "once"})})
    table.page.wait_for_function(MOVES)
    look = table.turn()
    table.choose(next(one for one in look.hand if one.code == card))
    found = table.page.wait_for_function(MOMENT, arg=card).json_value()
    assert found == ["table", True]


# How high the four cards of a trick lie that is being gathered, and which of them has won.
HEIGHTS = """() => {
    const cards = [...document.querySelectorAll('#trick .pile')]
    return cards.length === 4 &&
        cards.map(card => [Number(getComputedStyle(card).zIndex), card.classList.contains('won')])
}"""


def test_the_card_that_has_won_lies_on_top_when_the_trick_is_gathered(visit):
    """For a moment the eye read that a loser took it, and saw the winner's glow around that card."""
    game, card = before("sweep")
    table = visit("?pace=4", kept={**saved(game), "hearts.settings": json.dumps({"tap": "once"})})
    table.page.wait_for_function(MOVES)
    look = table.turn()
    table.choose(next(one for one in look.hand if one.code == card))
    heights = table.page.wait_for_function(HEIGHTS).json_value()
    assert len({height for height, _ in heights}) == 4 and max(heights)[1]


# How many cards of the hand are seen as not to be played, frame by frame.
DIMS = """window.dims = []
const look = () => {
    const faces = [...document.querySelectorAll('#hand .card .face')]
    dims.push(faces.filter(face => getComputedStyle(face).filter !== 'none').length)
    requestAnimationFrame(look)
}
requestAnimationFrame(look)"""


def test_cards_that_may_not_be_played_grow_dim_in_one_step(visit, casual):
    """They went grey one after the other, while what the others had passed was still in the air."""
    table = visit("?seed=5&pace=1", kept=casual, script=DIMS)
    table.page.wait_for_function(MOVES)
    table.give(table.turn().hand[:3])
    look = table.turn(4)
    dim = len(look.hand) - len(look.playable)
    table.play(look.playable[0])
    table.turn(look.moves)
    steps = table.page.evaluate("dims.filter((one, at) => one !== dims[at - 1])")
    assert dim > 3 and steps[:3] == [0, dim, 0]


def test_a_flight_that_is_switched_off_is_cut_and_the_others_are_not(visit):
    game, card = before("sweep")
    chosen = json.dumps({"tap": "once", "flights_sweep": False})
    table = visit("?pace=1", kept={**saved(game), "hearts.settings": chosen}, script=NOTE)
    table.page.wait_for_function(MOVES)
    look = table.turn()
    table.choose(next(one for one in look.hand if one.code == card))
    table.turn(look.moves)
    kinds = {"pile" if "pile" in kind else "trick" for code, kind in table.page.evaluate("window.ways")}
    assert kinds == {"trick"}


def test_less_motion_cuts_all_flights(visit):
    game, card = before("sweep")
    kept = {**saved(game), "hearts.settings": json.dumps({"tap": "once"})}
    table = visit("?pace=1", kept=kept, script=NOTE, reduced_motion="reduce")
    table.page.wait_for_function(MOVES)
    look = table.turn()
    table.choose(next(one for one in look.hand if one.code == card))
    table.turn(look.moves)
    assert table.page.evaluate("window.ways") == []


def test_a_touch_hastens_what_flies(visit):
    game, card = before("play")
    table = visit("?pace=30", kept={**saved(game), "hearts.settings": json.dumps({"tap": "once"})})
    table.page.wait_for_function(MOVES)
    look = table.turn()
    table.choose(next(one for one in look.hand if one.code == card))
    table.page.wait_for_function(f"({FLYING})('.card')")
    table.page.evaluate("document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))")
    table.page.wait_for_function(f"!({FLYING})('#trick .card')")
    assert table.page.locator(f"#trick [data-card='{card}']").count() == 1


ON_BACK = """() => import('./py/fly.mjs').then(moves => {
    const card = document.querySelector('#hand [data-card=JD]')
    const told = () => getComputedStyle(card, '::after').visibility
    const before = told()
    moves.fly(card, 'none', 'none', {ms: 60000, turn: [0.8, true]})
    return [card.dataset.worth, before, told()]
})"""


def test_the_back_of_the_bonus_card_does_not_tell_what_it_is_worth(visit, casual):
    table = visit("?seed=5&pace=1", kept=casual)
    table.page.wait_for_function(MOVES)
    table.turn()
    assert table.page.evaluate(ON_BACK) == ["−10", "visible", "hidden"]


# In the first deal: whether a face of the hand was seen while its card flew there; how many backs flew to the others.
FIRST_DEAL = """window.turned = []; window.flown = 0
const seen = new MutationObserver(records => { for (const {addedNodes} of records) for (const card of addedNodes) {
    if (card.dataset?.card && !document.documentElement.hasAttribute('data-fly') && card.closest('#hand'))
        requestAnimationFrame(() => turned.push(...card.getAnimations({subtree: true}).map(one => one.animationName)))
}})
seen.observe(document, {childList: true, subtree: true})
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, options) {
    if (this.matches('.fan i')) flown++
    return animate.call(this, frames, options)
}"""


def test_in_the_first_deal_of_a_visit_cards_are_dealt_to_all_by_their_backs(visit, casual):
    """Only the player's cards flew, face up; the others had theirs from nowhere, when the module of moves had come."""
    table = visit("?seed=5&pace=1", kept=casual, script=FIRST_DEAL)
    table.page.wait_for_function("window.flown === 39")
    assert {"glide", "turned"} <= set(table.page.evaluate("turned"))
    table.page.wait_for_function("![...document.querySelectorAll('.fan i')].some(back => back.hidden)")
    assert all(held == shown for held, shown in table.page.evaluate(BACKS))
