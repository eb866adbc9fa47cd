"""Boss coming: a spreadsheet over the whole page that can be edited, while the game is paused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.table.commands import Pause
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.browser.front import front, show_front
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

ICON = "./assets/icons/sheet.svg"
COLUMNS = "ABCDEF"
BESIDE = ("Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Escape")  # keys that do not return
QUARTERS = 4
ROWS = 30
# An item of the budget, and what it costs in each quarter.
BUDGET = (
    ("salaries", (41200, 41200, 42850, 42850)),
    ("rent", (7800, 7800, 7800, 8050)),
    ("heating", (1460, 620, 310, 1190)),
    ("software", (2340, 2340, 2610, 2610)),
    ("hardware", (900, 3150, 0, 1275)),
    ("travel", (1830, 2475, 1120, 2960)),
    ("training", (600, 1400, 0, 800)),
    ("postage", (215, 190, 175, 340)),
    ("insurance", (1525, 0, 1525, 0)),
    ("coffee", (388, 402, 365, 431)),
)


class Boss(Dialog):
    """While it is open, the tab shows its title and icon. Any key or tap outside the cells closes it."""

    name = "boss"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._front = front()
        dom.listen(self.part("grid"), "focusin", self._enter)
        dom.listen(self.part("grid"), "input", self._write)
        dom.listen(self.node, "keydown", self._key)
        dom.listen(self.node, "click", self._click)
        dom.listen(self.node, "close", lambda event: self._end())

    async def fill(self, request: Request) -> None:
        """Make the tab look like work and pause the game; draw the sheet the first time."""
        show_front(say("boss-front"), ICON)
        self.session.act(Pause("on", self.name))
        if not self.part("grid").firstElementChild:
            dom.write(self.part("grid"), await _grid())
            await clock.rest()
            self._count()

    def _end(self) -> None:
        if self.is_open:
            return  # it has been opened again at once
        show_front(*self._front)
        self.session.act(Pause("off", self.name))

    def _key(self, event: Node) -> None:
        """Return to the game on any key, except those that write in a cell, lead to one, or go with another key."""
        other = event.repeat or event.ctrlKey or event.metaKey or event.altKey or event.key in BESIDE
        if self.is_open and not other and event.target.closest("input") is None:
            event.preventDefault()
            event.stopPropagation()  # the table would open it again
            self.close()

    def _click(self, event: Node) -> None:
        """Return to the game on a tap beside the cells."""
        if event.target.closest("input") is None:
            self.close()

    def _enter(self, event: Node) -> None:
        """Show in the line above the cells which of them is edited, and what stands in it."""
        self.part("cell").textContent = event.target.getAttribute("aria-label")
        self.part("line").textContent = event.target.value

    def _write(self, event: Node) -> None:
        self._enter(event)
        self._count()

    def _count(self) -> None:
        """Count the totals again by what is written."""
        sums = [0] * (QUARTERS + 1)
        for row in range(2, len(BUDGET) + 2):
            cells = [self.inside(f'[aria-label="{column}{row}"]') for column in COLUMNS[1 : 1 + QUARTERS]]
            costs = [_number(cell.value) for cell in cells]
            self.inside(f'[data-sum="{row}"]').textContent = str(sum(costs))
            sums = [done + new for done, new in zip(sums, costs + [sum(costs)])]
        for column, amount in zip(COLUMNS[1:], sums):
            self.inside(f'[data-sum="{column}"]').textContent = str(amount)


async def _grid() -> Markup:
    """Return the whole sheet: letters above, numbers at the side, the budget, and empty cells below."""
    quarters = [say("boss-quarter", number=number + 1) for number in range(QUARTERS)]
    heads = [say("boss-item")] + quarters + [say("boss-total")]
    rows = [_row(1, [html("<b>{}</b>", head) for head in heads])]
    for at, (item, costs) in enumerate(BUDGET):
        texts = [say("boss-cost", item=item)] + [str(cost) for cost in costs]
        rows.append(_row(at + 2, _cells(at + 2, texts) + [html('<b data-sum="{}"></b>', at + 2)]))
    await clock.rest()
    last = len(BUDGET) + 2
    sums = [html('<b data-sum="{}"></b>', column) for column in COLUMNS[1:]]
    rows.append(_row(last, [html("<b>{}</b>", heads[-1])] + sums))
    rows += [_row(row, _cells(row, [""] * len(COLUMNS))) for row in range(last + 1, ROWS + 1)]
    await clock.rest()
    letters = [html('<th scope="col">{}</th>', column) for column in COLUMNS]
    return html("<thead><tr><td></td>{}</tr></thead><tbody>{}</tbody>", letters, rows)


def _row(number: int, cells: list[Markup]) -> Markup:
    inside = [html("<td>{}</td>", cell) for cell in cells]
    return html('<tr><th scope="row">{}</th>{}</tr>', number, inside)


def _cells(row: int, texts: list[str]) -> list[Markup]:
    """Return cells that can be written in."""
    return [html('<input aria-label="{}{}" value="{}">', column, row, text) for column, text in zip(COLUMNS, texts)]


def _number(text: str) -> int:
    """Return what is written in a cell, where it is a number."""
    digits = text.strip().lstrip("-")
    return int(text.strip()) if digits.isdigit() and len(digits) < 10 else 0
