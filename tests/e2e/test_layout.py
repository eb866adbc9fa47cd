"""On every screen what can be read or pressed is seen whole, apart and large enough, by the rules of `layout`.

Faults are planted, so that each rule is known to notice what it is there for.
"""

import json

import pytest
from layout import Faults, faults
from person import Table
from playwright.sync_api import expect
from test_accessible_dialogs import at_play, walk
from test_coaching import settled
from test_variants import ONE_TAP, positions
from words import like, say
from years import lived

from hearts.app.words import coach
from hearts.app.words.phrases import you
from hearts.engine.cards import card as number_of
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat
from tools.shots import OPEN

LONG = ["Michelangelo", "Bartholomew B.", "Wilhelmina", "Constantin", "Maximilian Moser"]  # 16 letters are the most
SHORT = ["Ben", "Rosa", "Kenji", "Mia", "Zoe"]
PHONES = [(320, 568), (360, 640), (390, 844)]
LOW = [(568, 320), (640, 360), (844, 390)]
LARGE = [(768, 1024), (820, 1180), (1024, 768), (1280, 800), (1366, 768), (1920, 1080)]
SIZES = [*PHONES, *LOW, *LARGE]
PLAYERS = (3, 4, 5, 6)  # of what is seldom seen, a push looks at one number, `--whole` at all
MOST = [(360, 640), (390, 844), (640, 360), (844, 390), (820, 1180), (1280, 800)]  # where all states are looked at
# A hello that comes or goes would change what is seen, and a flight takes time that nobody looks at.
QUIET = json.dumps({"tap": "once", "sayings": False, "flights": False})

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
    best = say("coach.pass", card=first) if phase == "pass" else say("coach.two", first="10♣", second="10♦")
    return [best, say("coach.risk.trick", worse="10♣")]


def games(rules: str) -> list[Game]:
    """The positions of a random game in which the person is asked."""
    return [game for game in positions(rules, 3, 9) if 0 in game.waiting]


def passing(several: list[Game], deal: int) -> Game:
    """The first pass after so many deals."""
    return next(game for game in several if game.phase == "pass" and len(game.lines) >= deal)


def last_of_trick(several: list[Game]) -> Game:
    """A game in which the person plays the last card of a trick, some deals on."""
    mine = [game for game in several if game.phase == "play" and len(game.lines) > 3]
    return next(game for game in mine if len(game.deal.table.trick) == game.rules.players - 1)


def last_of(rules: str, seed: int) -> Game:
    """A random game just before the person's last choice in it."""
    return [game for game in positions(rules, seed, 99) if game.waiting == (0,)][-1]


def play_last(table: Table) -> None:
    """Play what is left of the game."""
    seen = table.turn()
    while seen.dialog != say("ending.game"):
        table.choose(seen.playable[0])
        seen = table.turn(seen.moves)


def open_table(visit, game: Game, names: list[str]) -> Table:
    """The table of this game, with what comes later."""
    table = visit("?pace=0", kept={**among(game, names), "hearts.settings": QUIET})
    table.turn()
    table.page.wait_for_function(STYLED)
    return table


def resized(table: Table, size: tuple[int, int], percent: int = 100) -> None:
    """The window has this size, and type so much of its usual one."""
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    if table.page.evaluate(TYPED, percent) != percent:
        session = table.page.context.new_cdp_session(table.page)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
        session.detach()
    table.page.set_viewport_size({"width": size[0], "height": size[1]})


def look(table: Table, found: Faults, screen: str, size: tuple[int, int], percent: int = 100) -> None:
    """Look at the table as it is, once nothing moves there."""
    table.page.wait_for_function(AT_REST)
    found.add(table, screen, f"{size[0]}x{size[1]}" + (f"@{percent}" if percent > 100 else ""))


def hint(table: Table, phase: str) -> None:
    """The hint with the longest words."""
    table.page.keyboard.press("g")
    settled(table.page.locator("#hint"))
    table.page.evaluate(LENGTHEN, longest(phase))


def states(table: Table, found: Faults, screen: str, phase: str, size: tuple[int, int], percent: int = 100) -> None:
    """Look at the table as it is; with what each says; with raised cards; with the longest hint."""
    look(table, found, screen, size, percent)
    table.page.evaluate(SPEAK, "Somebody open a window.")
    look(table, found, f"{screen}, said", size, percent)
    table.page.evaluate(SPEAK, "")
    for first in (0, -3) if phase == "pass" and percent == 100 else ():
        table.page.evaluate(CHOOSE, first)
        look(table, found, f"{screen}, raised", size)
        table.page.evaluate(CHOOSE, None)
    hint(table, phase)
    look(table, found, f"{screen}, hint", size, percent)
    table.page.keyboard.press("g")


@pytest.mark.slow
def test_the_table_shows_all_that_is_read_and_pressed_in_a_trick(visit):
    """The last player's turn, in all sizes; where there is most room in type half as large again, too."""
    found = Faults()
    for players in PLAYERS:
        see(visit, found, f"{players} in a trick", last_of_trick(games(f"deluxe clean=points players={players}")))
    found.tell()


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("way", [1, 2, 3])
def test_the_table_shows_all_that_is_read_and_pressed_in_a_pass(visit, players, way):
    found, several = Faults(), games(f"deluxe clean=points players={players}")
    see(visit, found, f"{players} in a pass", passing(several, (players + way) % 3))
    found.tell()


def see(visit, found: Faults, screen: str, game: Game) -> None:
    """Look at this game in all sizes, and at all states of it in most of them."""
    table = open_table(visit, game, SHORT)
    for size, percent in (*[(size, 100) for size in SIZES], *[(size, 150) for size in LARGE[:4]]):
        resized(table, size, percent)
        if size in MOST:
            states(table, found, screen, game.phase, size, percent)
        else:
            look(table, found, screen, size, percent)
    table.page.context.close()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("deal", [0, 1, 2])
def test_a_pass_that_may_be_declined_among_long_names(visit, players, deal):
    found, several = Faults(), games(f"deluxe clean=points decline=yes players={players}")
    table = open_table(visit, passing(several, (deal + players) % 3), LONG)
    for size in SIZES:
        resized(table, size)
        look(table, found, f"{players} may decline", size)
    found.tell()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_kitty(visit, players):
    found, rules = Faults(), "kitty" if players == 4 else f"pagat players={players} remainder=kitty"
    table = open_table(visit, [game for game in positions(rules, 3) if game.waiting == (0,)][-1], LONG)
    expect(table.page.locator("#kitty")).to_be_visible()
    for size in SIZES:
        resized(table, size)
        for left in ("false", "true") if size in MOST else ("false",):
            table.page.keyboard.press("Shift")
            table.page.evaluate("left => { document.documentElement.dataset.leftHanded = left }", left)
            look(table, found, f"{players} with a kitty{', left-handed' * (left == 'true')}", size)
    found.tell()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_replay(visit, players):
    """Before the passes, and with all but the last card of a trick."""
    found, mine = Faults(), (game for game in positions(f"deluxe players={players}", 3, 9) if game.waiting == (0,))
    table = open_table(visit, next(game for game in mine if len(game.lines) == 1), SHORT)
    table.call("replay")
    table.press(table.button("open_record.own"))
    panel = table.page.get_by_role("region", name=say("replay.title"), exact=True)
    expect(panel).to_contain_text(like("replay.before"))
    table.page.keyboard.press("Shift")
    panel.locator("details").evaluate("more => { more.open = false }")
    for steps in (0, 2 * players - 1):
        for _ in range(steps):
            table.press(panel.get_by_role("button", name=say("replay.next")))
        for size in ((390, 844), (844, 390), (820, 1180), (1280, 800)):
            resized(table, size)
            look(table, found, f"{players} in a replay", size)
        resized(table, (1280, 800))
    found.tell()


def test_all_dialogs(visit, casual):
    """With games in the history and the statistics."""
    found, table = Faults(), at_play(visit, casual, "desktop")
    lived(table, 20)
    for size in ((320, 568), (640, 360), (1280, 800)):
        resized(table, size)

        def see(table: Table, dialog: str, size: tuple[int, int] = size) -> None:
            look(table, found, dialog, size)
            table.page.locator("dialog[open]").last.evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
            look(table, found, dialog, size)

        walk(table, see)
    found.tell()


def test_names_and_scores_of_six_are_whole_on_the_sheet(visit):
    found, game = Faults(), [one for one in games("deluxe players=6 clean=points") if len(one.lines) < 4][-1]
    table = open_table(visit, game, LONG)
    table.press(table.button("page.sheet"))
    heads = table.dialog("sheet.title").get_by_role("table", name=say("sheet.title")).get_by_role("columnheader")
    expect(heads).to_have_text([say("sheet.deal"), you(), *LONG])
    for size in (*PHONES, (1280, 800)):
        resized(table, size)
        look(table, found, "the sheet of six", size)
    found.tell()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_end_of_a_game(visit, players):
    """The lowest label of its graph lay half under the buttons."""
    found = Faults()
    table = open_table(visit, last_of(f"deluxe players={players} limit=60", 3), SHORT)
    play_last(table)
    expect(table.dialog("ending.game").locator(".graph")).to_be_visible()
    expect(table.button("tale.more")).to_be_visible()
    for size in ((390, 844), (844, 390), (1024, 768), (1280, 800), (1366, 768)):
        resized(table, size)
        look(table, found, f"the end of a game of {players}", size)
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
    expect(table.dialog("joe.title")).to_be_visible()
    table.page.evaluate(PLANT, "h2 { word-spacing: -.2em !important }")
    assert any(one.startswith("words stuck: #joe-title") for one in faults(table)), faults(table)
