"""HTML as values: each text in it is escaped, so that no name and no sentence can become markup.

>>> html('<p title="{}">Ann &amp; {}</p>', '"A"', [html("<b>{}</b>", name) for name in ("<Bea>", "Cy")]).markup
'<p title="&quot;A&quot;">Ann &amp; <b>&lt;Bea></b><b>Cy</b></p>'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    Content: TypeAlias = "str | int | float | Markup | Sequence[str | Markup]"


class Markup:
    """HTML that may stand in the page. `html` makes it; a file of the game is made Markup where it is read.

    markup  the HTML as text
    """

    def __init__(self, markup: str) -> None:
        self.markup = markup

    def __add__(self, other: Content) -> Markup:
        return Markup(self.markup + _safe(other))

    def __bool__(self) -> bool:
        return self.markup != ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Markup) and self.markup == other.markup

    def __hash__(self) -> int:
        return hash(self.markup)


def html(template: str, *values: Content, **named: Content) -> Markup:
    """Return HTML: the template, a text of the program, with a value in place of each {} and of each {name}.

    A text or a number is escaped, also for an attribute in quotes; Markup stays as it is; of a list so is each item.
    """
    return Markup(template.format(*[_safe(value) for value in values], **{name: _safe(named[name]) for name in named}))


def _safe(value: Content) -> str:
    if isinstance(value, Markup):
        return value.markup
    if isinstance(value, (list, tuple)):
        return "".join([_safe(one) for one in value])
    return str(value).replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def picture(drawing: Markup | str, meaning: str) -> Markup:
    """Return a drawing for the eye, its meaning for the ear."""
    return html('<span aria-hidden="true">{}</span><span class="unseen">{}</span>', drawing, meaning)


def table_of(heads: Sequence[str], rows: Content, kind: str = "", caption: str = "", foot: Content = "") -> Markup:
    """Return a table.

    heads    what stands above the columns; an empty one is no head
    kind     its class
    caption  what it is called, for the ear
    """
    return html(
        "<table{}>{}<thead><tr>{}</tr></thead><tbody>{}</tbody>{}</table>",
        html(' class="{}"', kind) if kind else "",
        html('<caption class="unseen">{}</caption>', caption) if caption else "",
        [html('<th scope="col">{}</th>', head) if head else html("<td></td>") for head in heads],
        rows,
        html("<tfoot>{}</tfoot>", foot) if foot else "",
    )
