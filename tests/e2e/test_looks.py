"""How six screens look: each is compared, as a coarse picture of colours, with the one that was kept.

A picture is 32 cells wide, each the mean of its colours: letters, anti-aliasing and the edges of drawings weigh little,
another colour, size or place weighs much. Where a change is meant, `MOONSHOT_LOOKS=keep` writes what is kept anew
(tests/e2e/looks); look at the page before you commit it.
"""

import base64
import json
import os
from pathlib import Path

import pytest
from conftest import begun
from person import Table
from playwright.sync_api import Page, expect
from test_readable import AT_REST

FOLDER = Path(__file__).parent / "looks"
WIDE = 32  # cells
NEAR = 6  # of 255: what a cell may differ where browsers, fonts or graphics differ
FAR = 0.02  # the part of all cells that may differ more

# Draws a picture so small that each pixel is the mean of a cell, and gives its bytes back.
SHRINK = """async ([picture, wide, high]) => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
    let now = await createImageBitmap(new Blob([bytes], {type: 'image/png'}))
    for (let last = false; !last;) {
        last = now.width <= 2 * wide
        const canvas = new OffscreenCanvas(last ? wide : now.width / 2, last ? high : now.height / 2)
        const context = canvas.getContext('2d', {willReadFrequently: true})
        context.imageSmoothingQuality = 'high'
        context.drawImage(now, 0, 0, canvas.width, canvas.height)
        if (last) return [...context.getImageData(0, 0, wide, high).data].filter((value, at) => at % 4 < 3)
        now = canvas.transferToImageBitmap()
    }
}"""


@pytest.fixture(scope="module")
def shrink(chromium) -> Page:
    """A page that makes pictures small."""
    page = chromium.new_page()
    yield page
    page.close()


def seen(table: Table, shrink: Page) -> list[int]:
    """What is on the screen: red, green and blue of each cell, row by row."""
    table.page.wait_for_function(AT_REST)
    table.page.evaluate("document.fonts.ready.then(() => true)")
    table.page.wait_for_function("document.querySelector('#art-QS').childElementCount > 0")
    table.page.wait_for_function("[...document.images].every(image => image.complete || !image.checkVisibility())")
    size = table.page.viewport_size
    assert size
    high = round(WIDE * size["height"] / size["width"])
    picture = base64.b64encode(table.page.screenshot(scale="css", caret="hide")).decode()
    return shrink.evaluate(SHRINK, [picture, WIDE, high])


def differing(name: str, cells: list[int], keep: bool = os.environ.get("MOONSHOT_LOOKS") == "keep") -> float:
    """The part of the cells that are far from what was kept; keeps them where that is asked for."""
    path = FOLDER / f"{name}.txt"
    if keep:
        FOLDER.mkdir(exist_ok=True)
        text = bytes(cells).hex()
        path.write_text("\n".join(text[at : at + 96] for at in range(0, len(text), 96)) + "\n", "utf-8")
    kept = list(bytes.fromhex(path.read_text("utf-8")))
    assert len(kept) == len(cells), name
    far = [max(abs(kept[at + way] - cells[at + way]) for way in range(3)) > NEAR for at in range(0, len(kept), 3)]
    return sum(far) / len(far)


def table_of(visit, size: str) -> Table:
    """A table that says nothing and wears no holiday's dress."""
    settings = {"pace": "instant", "sayings": False, "season": False, "tap": "once", "theme": "felt", "chrome": "light"}
    kept = {**begun(5, "iq:100", "iq:100", "iq:100"), "hearts.settings": json.dumps(settings)}
    table = visit("", size=size, kept=kept)
    table.turn()
    return table


def test_six_screens_look_as_they_did(visit, shrink, shoot, troubles):
    troubles.expected.append("The layout shifted by")  # another token's value may move what is there
    found = {}

    def look(name: str) -> None:
        found[name] = round(differing(name, seen(table, shrink)), 3)
        shoot(table, f"look-{name}")

    for size in ("desktop", "phone"):
        table = table_of(visit, size)
        for card in table.look().hand[:3]:
            table.choose(card)
        look(f"pass-{size}")
        if size == "desktop":
            for name, (where, change) in CHANGES.items():
                assert changed(table, shrink, "pass-desktop", where, change) > FAR, f"{name} is not noticed"
        table.press(table.pass_button)
        now = table.turn(4)
        while len(now.trick) < 3:
            table.choose(now.playable[0])
            now = table.turn(now.moves)
        table.page.mouse.move(1, 1)
        look(f"play-{size}")
        table.call("new") if size == "desktop" else table.press(table.button("page-menu"))
        expect(table.dialog("new_game-title" if size == "desktop" else "menu-title")).to_be_visible()
        look("new-game" if size == "desktop" else "menu")
    assert changed(table, shrink, "menu", "html", "--paper: #f3e7cc") > FAR, "paper is not noticed"
    assert {name: far for name, far in found.items() if far > FAR} == {}


# Changes of one token each, and where: each is to be noticed on the first screen.
CHANGES = {
    "another felt": ("html", "--felt: #14563f"),
    "another rim": ("html", "--rim: #2f2a26; --rim-light: #5d554d"),
    "another bar": ("html", "--bar: #10204a; --bar-low: #0a1636"),
    "smaller cards": ("#table", "--card-width: 104px"),
    "a flat hand": ("#table", "--hand-drop: 2.4rem"),
}


def changed(table: Table, shrink: Page, name: str, where: str, change: str) -> float:
    """The part of the cells that are far from what was kept, once a token has another value."""
    put = "([where, style]) => document.querySelector(where).setAttribute('style', style)"
    table.page.evaluate(put, [where, change])
    try:
        return differing(name, seen(table, shrink), keep=False)
    finally:
        table.page.evaluate(put, [where, ""])
