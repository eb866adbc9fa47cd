"""Elements as values: each text in them is escaped, so that no name and no sentence can become markup.

>>> tag("p", "Ann & ", tag("b", "<Bea>"), kind="lead").markup
'<p class="lead">Ann &amp; <b>&lt;Bea></b></p>'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node


EMPTY = ("input", "img", "br")  # elements that have nothing inside, and no end


class Markup:
    """An element with all that is in it; `markup` is its HTML."""

    def __init__(self, markup: str) -> None:
        self.markup = markup


def tag(element: str, *inside: str | Markup, kind: str = "", **attributes: str | bool) -> Markup:
    """Make an element of texts and elements.

    kind        its class
    attributes  True has no value, False is left out; an underscore stands for a hyphen: `aria_label`
    """
    parts = [element]
    if kind:
        parts.append(f'class="{escaped(kind)}"')
    for attribute, value in attributes.items():
        if value is not False:
            called = attribute.replace("_", "-")
            parts.append(called if value is True else f'{called}="{escaped(str(value))}"')
    return Markup(f"<{' '.join(parts)}>" + ("" if element in EMPTY else f"{_joined(inside)}</{element}>"))


def fill(node: Node, *inside: str | Markup) -> None:
    """Put these texts and elements into an element of the page, in place of all that was there."""
    dom.write(node, _joined(inside))


def add(node: Node, *inside: str | Markup) -> None:
    """Put these behind what is in an element of the page."""
    dom.write_behind(node, _joined(inside))


def _joined(inside: tuple[str | Markup, ...]) -> str:
    return "".join([part.markup if isinstance(part, Markup) else escaped(part) for part in inside])
