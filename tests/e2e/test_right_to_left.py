"""Names that are written from right to left: the sentences around them keep their order."""

import pytest
from past import past
from playwright.sync_api import expect

DAVID, SARA = "דוד", "سارة"

# Whether each of these words lies to the right of the name, in every text in which both are seen.
IN_ORDER = """([name, after]) => {
    const range = document.createRange(), found = []
    const part = (node, from, long) => {
        range.setStart(node, from)
        range.setEnd(node, from + long)
        return range.getBoundingClientRect()
    }
    const texts = document.createTreeWalker(document.querySelector('dialog[open]'), NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const node = texts.currentNode, at = node.data.indexOf(name), then = new RegExp(after).exec(node.data)
        if (at >= 0 && then && then.index > at && node.parentElement.checkVisibility())
            found.push(part(node, then.index, then[0].length).left >= part(node, at, name.length).right - 1)
    }
    return found
}"""


@pytest.mark.parametrize("name", [DAVID, SARA], ids=["Hebrew", "Arabic"])
def test_a_total_stands_behind_the_name_it_belongs_to(visit, name, shoot):
    """In the graph “דוד 26” came as “26 דוד”: the name turned the number behind it."""
    kept = {key: text.replace(" Pauline\n", f" {name}\n") for key, text in past(2, 20).items()}
    table = visit("?pace=0", kept=kept)
    table.turn()
    table.press(table.button("page-sheet"))
    expect(table.dialog("sheet-title").locator(".graph")).to_be_visible()
    found = table.page.evaluate(IN_ORDER, [name, r"\d+"])
    shoot(table, "right-to-left")
    assert found and all(found)
