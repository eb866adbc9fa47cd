"""The fault harness: plays in a real browser, does one fault after the other to the game, and checks after each.

After a fault nothing that was shown is lost and nothing is doubled: the record reads, it begins with what was kept
before, the screen shows what it says, the browser has not complained, and the next move is kept as well.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from conftest import Site, Troubles, begun
from person import agrees
from playwright.sync_api import Browser, BrowserContext
from words import say

from hearts.engine.record import Record
from tests.faults.kinds import CLOCK, GARBLE, KINDS, Game
from tests.faults.standstill import WATCH, Standstill

SHOT = Path(__file__).resolve().parents[2] / ".build/shots/failed/fault.png"
EACH = 7  # faults that one game goes through before another is begun
MINDS = (("iq:100", "iq:90", "iq:110"), ("iq:140", "iq:100", "iq:160"))


class Failed(AssertionError):
    """A fault after which something was wrong; the message has all that is needed to see it again."""


def faults(
    browser: Browser,
    site: Site,
    seed: int,
    number: int,
    only: Sequence[str] = (),
    slower: float = 1,
    stood: Standstill | None = None,
) -> Iterator[str]:
    """Injects so many faults, one kind after the other in random order; gives the name of each that was survived."""
    chance = random.Random(seed)
    names: list[str] = []
    game: Game | None = None
    for count in range(number):
        if not names:
            names = chance.sample(list(only or KINDS), len(only or KINDS))
        if count % EACH == 0:
            if game is not None:
                game.context.close()
            troubles = Troubles(site.host)
            game = opened(browser, site, chance, troubles, slower, WATCH if stood else "")
        assert game is not None
        name = names.pop()
        try:
            survived(game, name, troubles)
        except Exception as wrong:
            if not game.table.page.is_closed():
                game.table.page.screenshot(path=SHOT)
            text = game.table.text() if not game.table.page.is_closed() else ""
            raise Failed(f"fault {count + 1}, “{name}”, seed {seed}: {wrong}\n{troubles.seen}\n{text}") from wrong
        if stood:
            stood.take(game.table.page)
        yield name
    if game is not None:
        game.context.close()


def opened(
    browser: Browser, site: Site, chance: random.Random, troubles: Troubles, slower: float = 1, watch: str = ""
) -> Game:
    """A new game in a context of its own: at sight, or with minds in the worker."""
    minds = chance.choice(MINDS)
    items = [{"name": name, "value": text} for name, text in begun(chance.randrange(10**6), *minds).items()]
    context: BrowserContext = browser.new_context(
        viewport={"width": 1280, "height": 800},
        storage_state={"cookies": [], "origins": [{"origin": site.host, "localStorage": items}]},
        service_workers="block",
    )
    context.set_default_timeout(60_000)
    context.add_init_script(CLOCK + GARBLE + watch)
    context.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # the browser asks for it beside an icon
    troubles.watch(context)
    return Game(site, context, chance, site.home if minds[0] == "iq:140" else site.late, slower=slower)


def survived(game: Game, name: str, troubles: Troubles) -> None:
    """One fault, and what must hold after it."""
    kept = KINDS[name](game)
    look = game.table.turn()
    if look.waits == "play" and any(card.chosen for card in look.hand):
        look = game.table.turn(look.moves)  # what was pressed before the fault is about to be played
    assert look.text.startswith(kept), "what was kept is lost"
    Record.read(look.text)
    if look.waits != "dialog":
        agrees(look)
    after = game.act(1)
    over = look.dialog == say("ending-game")
    assert over or after.startswith(look.text), "the next move is not kept after the others"
    if name == "missing":
        troubles.seen.clear()  # the browser may complain of a file that is not there
    assert not troubles.seen, "the browser complained: " + "; ".join(troubles.seen)


def counted(survivors: Counter[str]) -> str:
    """The figures by kind, as a table in Markdown."""
    rows = [f"| {name} | {survivors[name]} |" for name in KINDS if survivors[name]]
    return "\n".join(["| fault | survived |", "|---|---|", *rows, f"| all | {sum(survivors.values())} |"])
