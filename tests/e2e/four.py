"""Four people in four browsers at one table: how they come to it, play, and what each of them keeps afterwards."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress

import others
from conftest import company
from party import come_to, opens, sits_down
from person import Table
from playwright.sync_api import Browser, Error, Playwright, expect
from test_archive_kept import kept
from test_people import HELD

from hearts.app.people.findings import NOTE
from hearts.engine.record import Record, Seat

NAMES = ("Ann", "Bea", "Cleo", "Dan")
# The page's clock runs so many times as fast: no answer leaves sooner than 0.7 of its seconds after it was asked for.
FASTER = 4
HASTE = f"{{ const now = performance.now.bind(performance); performance.now = () => {FASTER} * now() }}"
# On a busy machine a round of shares, for which people have 8 seconds of that clock, is begun again now and then. After
# the second time each guest is asked for another host; here all stay with theirs.
STAYS = "setInterval(() => document.querySelector('#chair[open] [value=no]')?.click(), 100)"
PAGE = f"{HASTE}\n{STAYS}\n"
LONGEST = 180_000  # milliseconds until the next deal comes: rounds that are begun again take long
# Whose turn it is as the host sees it, once more than so many moves are made: the host's own is 0, and people sit down
# clockwise. Or that everybody passes, or that the deal or the game is over.
WHOSE = """after => {
    const { phase, turn, moves } = document.body.dataset
    if (phase === 'deal over' || phase === 'game over') return phase
    return phase === 'play' && Number(turn) >= 0 && Number(moves) > after && `${turn} ${moves}`
}"""
# Whether a page waits for its person to pass, or is past that: one that has passed says "pass" until all have.
GIVES = """() => {
    const { phase } = document.body.dataset
    return (phase === 'play' || document.getElementById('passing').checkVisibility()) && phase
}"""
OVER = "game over"
# Whether this has ended on another screen, too, or is behind it already.
OVER_THERE = """([ended, deal]) => document.body.dataset.phase === ended || Number(document.body.dataset.deal) > deal"""


def browsers(playwright: Playwright, chromium: Browser) -> list[Browser]:
    """A browser for each: Chromium and Firefox by turns, where there is a Firefox; the phone is Chromium's."""
    try:
        firefox = others.firefox(playwright)
    except others.Missing:
        return [chromium] * len(NAMES)
    return [chromium, chromium, firefox, firefox]


def come(visit: Callable[..., Table], query: str, who: Sequence[Browser], rules: str) -> list[Table]:
    """Each opens the game; the first opens a table, and the others sit down at it. The second has a phone."""
    minds = company("iq:100", "iq:100", "iq:100", rules=rules)
    tables = [
        visit(query, "phone" if name == NAMES[1] else "desktop", kept=minds, browser=browser, script=PAGE, shown=False)
        for name, browser in zip(NAMES, who, strict=True)
    ]
    for table in tables:
        table.page.set_default_timeout(LONGEST)
    host = tables[0]
    host.wait_shown()
    link = opens(host)
    for guest, name in zip(tables[1:], NAMES[1:], strict=True):
        guest.wait_shown()
        guest.page.evaluate("place => { location.hash = place }", link[link.index("#") :])
        sits_down(guest, name)
    come_to(host, "party-begin")
    for table in tables:  # no longer the game of one's own
        expect(table.page.locator(".seat", has_text=NAMES[table is host])).to_be_visible()
    return tables


def give(tables: Sequence[Table], chance: random.Random) -> None:
    """Pass, where this deal has a pass."""
    for table in tables:
        if table.page.wait_for_function(GIVES).json_value() == "pass":
            table.act(table.turn(), chance)


def reload(table: Table) -> None:
    """Reload the page in mid-deal: it comes back to its seat, with the same cards."""
    table.page.wait_for_function("document.body.dataset.phase === 'play'")
    held = sorted(card.code for card in table.look().hand)
    table.page.reload()
    table.page.wait_for_function("['open', 'joined'].includes(document.body.dataset.people)")
    table.page.wait_for_function(HELD, arg=",".join(held))


def play(tables: Sequence[Table], chance: random.Random) -> None:
    """Play the game to its end."""
    host, phase = tables[0], ""
    while phase != OVER:
        give(tables, chance)
        moves, phase = -1, ""
        deal = int(host.page.evaluate("document.body.dataset.deal"))
        while not phase:
            found = host.page.wait_for_function(WHOSE, arg=moves, polling=50).json_value()
            if found[0].isdigit():
                turn, moves = (int(word) for word in found.split())
                table = tables[turn]
                table.act(table.turn(moves - 1), chance)
            else:
                phase = found
        for table in tables:
            table.page.wait_for_function(OVER_THERE, arg=[phase, deal])
            if phase != OVER:
                with suppress(Error):  # the host goes on by itself after a while, which is short by such a clock
                    table.press(table.button("deal-next"), timeout=500)
        for table in tables if phase != OVER else ():
            table.page.wait_for_function("deal => Number(document.body.dataset.deal) > deal", arg=deal)


def records(tables: Sequence[Table]) -> list[Record]:
    """What each keeps of the game, as if nobody sat here: then all are the same."""
    return [alike(text) for table in tables for text in kept(table, 1)]


def alike(text: str) -> Record:
    """A record as if nobody sat here, without what only this person was told."""
    one = Record.read(text)
    common = one.at(one.game, tuple([note for note in one.notes if note[0] != NOTE]))
    return common.seated(tuple([Seat("instinct", who.face, who.name) for who in one.seats]))
