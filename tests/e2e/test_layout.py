"""On every screen what can be read or pressed is seen whole, apart and large enough, by the rules of `layout`.

A screen is a position of a game, and what is done before somebody looks. `--whole` looks at all numbers of players in
all sizes; a push at one of the numbers, and of the sizes at every third, another third for each screen and state.
Faults are planted, so that each rule is known to notice what it is there for.
"""

import json
from collections.abc import Callable
from typing import NamedTuple

import pytest
from conftest import NAMES, begun, chance
from layout import Faults, faults
from person import Table
from playwright.sync_api import expect
from test_accessible_dialogs import at_play, walk
from test_coaching import settled
from test_variants import ONE_TAP, positions
from words import like, say
from years import lived

from hearts.app.learning.first_lesson import STEPS as LESSON
from hearts.app.words import coach
from hearts.app.words.phrases import you
from hearts.engine.cards import card as number_of
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat
from tools.shots import OPEN

LONG = ["Michelangelo", "Bartholomew B.", "Wilhelmina", "Constantin", "Maximilian Moser"]  # 16 letters are the most
SHORT = ["Ben", "Rosa", "Kenji", "Mia", "Zoe"]
NINE = ["Alexander", "Elizabeth", "Frederick"]  # letters that stand in one line on a score sheet
PHONES = [(320, 568), (360, 640), (390, 844)]
LOW = [(568, 320), (640, 360), (844, 390)]
LARGE = [(768, 1024), (820, 1180), (1024, 768), (1280, 800), (1366, 768), (1920, 1080)]
PERCENT = 150  # type half as large again, where there is room for it
SIZES = [*((size, 100) for size in (*PHONES, *LOW, *LARGE)), *((size, PERCENT) for size in LARGE[:4])]
STEPS = [((390, 844), 100), ((844, 390), 100), ((820, 1180), 100), ((1280, 800), 100)]  # where a replay is looked at
MOST = [(360, 640), (390, 844), (640, 360), (844, 390), (820, 1180), (1280, 800)]  # where states are looked at
# A hello that comes or goes would change what is seen, and a flight takes time that nobody looks at.
QUIET = {"tap": "once", "sayings": False, "flights": False}

# The styles of what is said have come: they are among the later ones. The fonts are there, and nothing moves.
STYLED = "getComputedStyle(document.querySelector('.says')).position === 'absolute'"
AT_REST = """document.fonts.status === 'loaded' && document.getAnimations()
    .every(one => one.playState !== 'running' || one.effect.getTiming().iterations > 1)"""
TYPED = "percent => { const before = window.typed ?? 100; window.typed = percent; return before }"
SPEAK = "words => document.querySelectorAll('.seat:not(.mine) .says').forEach(says => { says.textContent = words })"
# Chooses the three first cards of the hand or the three last ones, or none.
CHOOSE = """first => {
    const cards = [...document.querySelectorAll('#hand .card')]
    cards.filter(card => card.ariaPressed === 'true').forEach(card => card.click())
    if (first !== null) cards.slice(first).slice(0, 3).forEach(card => card.click())
}"""
LENGTHEN = """([best, reason]) => {
    document.querySelector('#hint-best').textContent = best
    document.querySelector('#hint-reason').textContent = reason
}"""


@pytest.fixture(autouse=True)
def resizes(troubles) -> None:
    """What lies elsewhere in a window of another size has not shifted."""
    troubles.expected.append("The layout shifted")


def among(game: Game, names: list[str]) -> dict[str, str]:
    """This game with players of these names, as the browser keeps it."""
    others = [Seat("iq:100", "ben", name) for name in names[: game.rules.players - 1]]
    return {"hearts.game": Record(game, "e2e", "1", (Seat("person", "you", you()), *others)).text(), **ONE_TAP}


def longest(phase: str) -> list[str]:
    """The longest words of a hint: what to do, and why."""
    first = " ".join([coach.sign(number_of(code)) for code in ("TC", "QS", "TH")])
    best = say("coach-pass", card=first) if phase == "pass" else say("coach-two", first="10♣", second="10♦")
    return [best, say("coach-risk", why="trick", worse="10♣")]


# Positions, of all in which the person is asked


def passing(several: list[Game], way: int) -> Game:
    """The first pass after so many deals."""
    return next(game for game in several if game.phase == "pass" and len(game.lines) >= way)


def last_of_trick(several: list[Game]) -> Game:
    """A game in which the person plays the last card of a trick, some deals on."""
    mine = [game for game in several if game.phase == "play" and len(game.lines) > 3]
    return next(game for game in mine if len(game.deal.table.trick) == game.rules.players - 1)


def late_in_a_deal(several: list[Game]) -> Game:
    """The last game in which few tricks are left."""
    late = several[0].rules.hand_size - 4
    return [game for game in several if game.phase == "play" and len(game.deal.table.tricks) > late][-1]


def last(several: list[Game]) -> Game:
    """A game just before the person's last choice in it."""
    return [game for game in several if game.waiting == (0,)][-1]


def after_a_deal(several: list[Game]) -> Game:
    """A game between its first two deals."""
    return next(game for game in several if len(game.lines) == 1)


def last_of(rules: str, seed: int) -> Game:
    """A random game just before the person's last choice in it."""
    return last(list(positions(rules, seed, 99)))


# What is done before somebody looks


def play_last(table: Table) -> None:
    """Play what is left of the game."""
    seen = table.turn()
    while seen.dialog != say("ending-game"):
        table.choose(seen.playable[0])
        seen = table.turn(seen.moves)


def end_game(table: Table) -> None:
    """The same, until the end is told whole."""
    play_last(table)
    expect(table.dialog("ending-game").locator(".graph")).to_be_visible()
    expect(table.button("tale-more")).to_be_visible()


def replay(table: Table) -> None:
    """Replay the own game, from the first deal."""
    table.call("replay")
    table.press(table.button("open_record-own"))
    expect(table.page.locator("#replay")).to_contain_text(like("replay-before"))
    table.page.locator("#replay details").evaluate("more => { more.open = false }")


def sheet(table: Table) -> None:
    """Open the score sheet."""
    table.press(table.button("page-sheet"))
    heads = table.dialog("sheet-title").get_by_role("table", name=say("sheet-title")).get_by_role("columnheader")
    expect(heads.nth(1)).to_have_text(you())


def title(table: Table) -> None:
    """Give the bar its longest words, beside the broken heart."""
    expect(table.page.locator("#badge")).to_be_visible()
    longest = say("title-trick", deal=12, trick=12, tricks=13)
    table.page.locator("#title").evaluate("(title, words) => { title.textContent = words }", longest)


def nothing(table: Table) -> None:
    """Look at once."""


# States of a screen: what is done to come into one, and to leave it


def hint(table: Table) -> None:
    """Ask for a hint, and give it the longest words."""
    table.page.keyboard.press("g")
    settled(table.page.locator("#hint"))
    table.page.evaluate(LENGTHEN, longest(table.look().phase))


def unfold(table: Table) -> None:
    """Open or close what else a replay can do."""
    table.press(table.page.locator("#replay summary"))


def evaluated(script: str, given: object) -> Callable[[Table], None]:
    """Return what runs this script in the page."""
    return lambda table: table.page.evaluate(script, given)


def left_handed(value: str) -> Callable[[Table], None]:
    """Return what sets the table for a left-handed player, or not."""
    return evaluated("left => { document.documentElement.dataset.leftHanded = left }", value)


def to_trick(table: Table) -> None:
    """Go on in a replay to the first trick with all but its last card."""
    players = table.page.locator(".seat:not(.empty)").count()
    for _ in range(2 * players - 1):
        table.press(table.page.locator("#replay").get_by_role("button", name=say("replay-next")))


STATES: dict[str, tuple[Callable[[Table], None], Callable[[Table], None]]] = {
    "": (nothing, nothing),
    "said": (evaluated(SPEAK, "Somebody open a window."), evaluated(SPEAK, "")),
    "raised": (evaluated(CHOOSE, 0), evaluated(CHOOSE, None)),
    "raised at the end": (evaluated(CHOOSE, -3), evaluated(CHOOSE, None)),
    "hint": (hint, lambda table: table.page.keyboard.press("g")),
    "unfolded": (unfold, unfold),
    "left-handed": (left_handed("true"), left_handed("false")),
    "trick": (to_trick, nothing),
}


class Screen(NamedTuple):
    """A screen: rules and position of a game by the number of players, the others' names, what is done first."""

    rules: Callable[[int], str]
    position: Callable[[list[Game]], Game]
    states: tuple[str, ...] = ("",)
    names: list[str] = SHORT
    first: Callable[[Table], None] = nothing
    players: tuple[int, ...] = (3, 4, 5, 6)
    seed: int = 3
    deals: int = 9
    sizes: list[tuple[tuple[int, int], int]] = SIZES


def deluxe(more: str = "") -> Callable[[int], str]:
    """Return the rules by the number of players: Hearts Deluxe with these options."""
    return lambda players: f"deluxe players={players} {more}".strip()


def declining(players: int) -> str:
    """Return rules by which a pass may be declined; with many, where something else lies beside its button."""
    return (
        f"{'pagat passing=LAR remainder=kitty' if players > 4 else 'deluxe clean=points'} players={players} decline=yes"
    )


def with_kitty(players: int) -> str:
    """Return rules with a kitty for so many."""
    return "kitty" if players == 4 else f"pagat players={players} remainder=kitty"


CHOOSING = ("", "said", "raised", "raised at the end", "hint")
SCREENS = {
    "in a trick": Screen(deluxe("clean=points"), last_of_trick, ("", "said", "hint")),
    "late in a deal": Screen(deluxe("clean=points"), late_in_a_deal, ("", "left-handed"), first=title),
    "in a pass": Screen(deluxe("clean=points"), lambda several: passing(several, 0), CHOOSING),
    "in the second pass": Screen(deluxe(), lambda several: passing(several, 1), ("", "raised")),
    "in the third pass": Screen(deluxe(), lambda several: passing(several, 2), ("", "raised at the end")),
    "may decline": Screen(declining, lambda several: passing(several, 1), names=LONG),
    "may decline later": Screen(declining, lambda several: passing(several, 2), names=LONG),
    "with a kitty": Screen(with_kitty, last, ("", "left-handed"), LONG, deals=3),
    "after a deal": Screen(deluxe(), after_a_deal, names=LONG),
    "in a replay": Screen(deluxe(), lambda several: passing(several, 1), ("", "unfolded", "trick"), first=replay,
                          sizes=STEPS),
    "at the end of a game": Screen(deluxe("limit=60"), last, first=end_game, deals=99),
    "at the sheet": Screen(deluxe("clean=points"), lambda several: passing(several, 3), names=LONG, first=sheet,
                           players=(6,)),
    "at the sheet of four": Screen(deluxe(), last, names=NINE, first=sheet, players=(4,), deals=3),
}  # fmt: skip


def open_screen(visit, screen: Screen, players: int) -> Table:
    """Return the table of this screen, with what comes later."""
    several = list(positions(screen.rules(players), screen.seed, screen.deals))
    asked = several if screen.position is after_a_deal else [game for game in several if 0 in game.waiting]
    kept = among(screen.position(asked), screen.names)
    asks = "hint" in screen.states
    table = visit("?pace=0", kept={**kept, "hearts.settings": json.dumps(QUIET)}, worker=asks)
    table.turn()
    if asks:  # before, a hint has no figures
        table.wait_mind()
    table.page.wait_for_function(STYLED)
    screen.first(table)
    return table


def resized(table: Table, size: tuple[int, int], percent: int = 100) -> None:
    """Give the window this size, and type so much of its usual one."""
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    if table.page.evaluate(TYPED, percent) != percent:
        session = table.page.context.new_cdp_session(table.page)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
        session.detach()
    table.page.set_viewport_size({"width": size[0], "height": size[1]})


def look(table: Table, found: Faults, screen: str, size: tuple[int, int], percent: int = 100) -> None:
    """Look at the page as it is, once nothing moves there."""
    table.page.wait_for_function(AT_REST)
    found.add(table, screen, f"{size[0]}x{size[1]}" + (f"@{percent}" if percent > 100 else ""))


def some(sizes: list, name: str, whole: bool, state: str = "") -> list[tuple[tuple[int, int], int]]:
    """Return those of the sizes in which this is looked at, with the size of type."""
    several = [one for one in sizes if not state or one[0] in MOST]
    return several if whole else several[chance(name + state) % 3 :: 3]


def numbers(screen: Screen, name: str, whole: bool) -> tuple[int, ...]:
    """Return with how many players this screen is looked at: with one number of them, unless everything is."""
    return screen.players if whole else (screen.players[chance(name) % len(screen.players)],)


@pytest.mark.slow
@pytest.mark.each
@pytest.mark.parametrize("name", SCREENS)
def test_all_that_is_read_or_pressed_at_the_table_is_seen(visit, whole, name):
    found, screen = Faults(), SCREENS[name]
    for players in numbers(screen, name, whole):
        table = open_screen(visit, screen, players)
        for state in screen.states:
            called = f"{players} {name}" + f", {state}" * bool(state)
            enter, leave = STATES[state]
            enter(table)
            for size, percent in some(screen.sizes, name, whole, state):
                resized(table, size, percent)
                look(table, found, called, size, percent)
            leave(table)
        table.page.context.close()
    found.tell()


def welcomed(visit) -> Table:
    """Return the table of a first visit."""
    table = visit("?pace=0")
    expect(table.page.locator("#welcome")).to_be_visible()
    return table


def taught(visit) -> Table:
    """Return the table in the lesson, with its longest words."""
    table = visit("?pace=0", kept=begun(5, *["iq:100"] * 3))
    table.turn()
    table.page.evaluate(OPEN, "lesson")
    lesson = table.page.get_by_role("region", name=say("first-title"))
    for beat in (beat for step in LESSON for beat in step.beats):
        expect(lesson.locator("#lesson-text")).to_have_text(say("first-says", beat=beat.name, leader=NAMES[1]))
        if beat.name == "stop":
            break
        for code in beat.right[: beat.count]:
            table.page.locator(f'#hand [data-card="{code}"]').dispatch_event("click")
        table.press(lesson.get_by_role("button", name=say("first-next"), exact=True))
    return table


def asked(visit) -> Table:
    """Return the table of the problem of the day."""
    table = visit("?pace=0", kept={**begun(5, *["iq:100"] * 3), "hearts.settings": json.dumps(QUIET)})
    table.turn()
    table.page.evaluate(OPEN, "problem day")
    expect(table.page.locator("#problem")).to_be_visible()
    return table


def answered(visit) -> Table:
    """Return the same, with a choice made and judged."""
    table = asked(visit)
    table.page.locator("#hand .card:not([aria-disabled='true'])").first.dispatch_event("click")
    expect(table.page.locator("#problem")).to_have_attribute("data-asks", "false")
    return table


def watched(visit) -> Table:
    """Return a tab that watches another one."""
    first = visit("?pace=0", kept=begun(5, *["iq:100"] * 3))
    first.turn()
    second = Table(first.page.context.new_page(), first.home)
    second.open(first.query)
    expect(second.button("watch-take")).to_be_visible()
    return second


@pytest.mark.each
@pytest.mark.parametrize("opened", [welcomed, taught, watched], ids=lambda opened: opened.__name__)
def test_all_that_is_read_or_pressed_is_seen_where_a_panel_lies_on_the_table(visit, whole, opened):
    found, table = Faults(), opened(visit)
    table.page.wait_for_function(STYLED)
    for size, percent in some(SIZES, opened.__name__, whole):
        resized(table, size, percent)
        look(table, found, opened.__name__, size, percent)
    found.tell()


@pytest.mark.each
@pytest.mark.parametrize("opened", [asked, answered], ids=lambda opened: opened.__name__)
def test_a_problem_lies_on_no_seat_and_no_card(visit, opened):
    found, table = Faults(), opened(visit)
    table.page.wait_for_function(STYLED)
    for size, percent in [*STEPS[:2], ((360, 640), 100), ((1280, 800), 100)]:
        resized(table, size, percent)
        look(table, found, opened.__name__, size, percent)
    found.tell()


@pytest.mark.parametrize("size", [(320, 568), (640, 360), (1280, 800)], ids=str)
def test_all_dialogs(visit, casual, size):
    """With games in the history and the statistics, at their beginning and at their end."""
    found, table = Faults(), at_play(visit, casual, "desktop")
    lived(table, 20)
    resized(table, size)

    def see(table: Table, dialog: str) -> None:
        look(table, found, dialog, size)
        table.page.locator("dialog[open]").last.evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
        look(table, found, dialog, size)

    walk(table, see)
    found.tell()


PLANT = """text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
}"""
OVER = "#cup { position: fixed; inset: 0 40% 40% 0; width: auto; height: auto; background: red }"
PLANTED = [
    (OVER, "covered: #seats b.called"),
    (OVER, "target covered: #seats button.disc"),
    (".score { display: inline-block; width: 2px; overflow: hidden }", "cut: #seats span.score"),
    ("#prompt { translate: 60vw 0 !important }", "cut: #prompt"),
    (
        "#cup { position: fixed; inset: 40% 0 0; z-index: 9; width: auto; height: auto; background: red }",
        "the strip is covered",
    ),
    ("#strip { inset: 0 0 auto }", "the strip lies on"),
    (
        "#cup { position: fixed; inset: 60% 0 0; z-index: 9; width: auto; height: auto; background: red }",
        "covered: index",
    ),
    (".called { display: block; width: 1em; white-space: normal; overflow-wrap: anywhere }", "word broken: #seats"),
    ("#prompt { display: block; width: 2em; overflow-x: auto; white-space: nowrap }", "scrolls sideways: #prompt"),
    ("#pad { translate: -60vw 0 }", "target cut: #pad"),
    (".mine .called { margin-inline-end: -1.6em !important }", "words overlap: #seats own"),
    ("#pad { scale: .2 }", "target small: #pad"),
    (".called { font-size: 10px }", "type small: #seats b.called"),
]


def test_the_rules_notice_what_is_covered_cut_small_or_on_top_of_each_other(visit, casual):
    table = at_play(visit, casual, "desktop")
    table.page.wait_for_function(AT_REST)
    assert faults(table) == []
    for style, fault in PLANTED:
        table.page.keyboard.press("Shift")
        table.page.evaluate(PLANT, style)
        table.page.wait_for_function(AT_REST)
        found = faults(table)
        assert any(one.startswith(fault) for one in found), (style, found)
    table.page.evaluate(OPEN, "joe")
    expect(table.dialog("joe-title")).to_be_visible()
    table.page.evaluate(PLANT, "h2 { word-spacing: -.2em !important }")
    assert any(one.startswith("words stuck: #joe-title") for one in faults(table)), faults(table)
