"""HTML as text: names and sentences made safe for it, and the pieces that several dialogs are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def escaped(text: str) -> str:
    """Return text as it may stand in HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def with_suits(text: str) -> str:
    """Return text as it may stand in HTML, each sign of a suit in its colour."""
    from hearts.web.pips import colour_suits

    return colour_suits(escaped(text))


def both(sign: str, meaning: str) -> str:
    """Return signs for the eye, those of suits in their colours, and their meaning for the ear."""
    return picture(with_suits(sign), meaning)


def picture(drawing: str, meaning: str) -> str:
    """Return a drawing, as HTML, for the eye, its meaning for the ear."""
    return f'<span aria-hidden="true">{drawing}</span><span class="unseen">{escaped(meaning)}</span>'


def table(heads: Sequence[str], rows: str, kind: str = "", caption: str = "", foot: str = "") -> str:
    """Return a table.

    heads    what stands above the columns; an empty one is no head
    rows     as HTML, and so is `foot`
    kind     its class; caption: what it is called, for the ear
    """
    looks = f' class="{kind}"' if kind else ""
    called = f'<caption class="unseen">{escaped(caption)}</caption>' if caption else ""
    tops = "".join([f'<th scope="col">{escaped(head)}</th>' if head else "<td></td>" for head in heads])
    last = f"<tfoot>{foot}</tfoot>" if foot else ""
    return f"<table{looks}>{called}<thead><tr>{tops}</tr></thead><tbody>{rows}</tbody>{last}</table>"


def items(sentences: list[str]) -> str:
    """Return sentences as the items of a list."""
    return "".join([f"<li>{with_suits(sentence)}</li>" for sentence in sentences])


def radio(name: str, value: str, label: str, about: str = "", id: str = "") -> str:
    """Return a radio button that looks like a chip; `about`: the ids of what describes it."""
    more = f' id="{id}"' if id else ""
    more += f' aria-describedby="{about}"' if about else ""
    text = with_suits(label)
    return f'<label><input type="radio" name="{name}" value="{escaped(value)}"{more}><span>{text}</span></label>'


def switch(name: str, label: str) -> str:
    """Return a checkbox that looks like a switch."""
    return f'<label class="switch"><input type="checkbox" name="{name}"><span>{escaped(label)}</span></label>'


def option(value: str, label: str) -> str:
    """Return a line of a <select>."""
    return f'<option value="{escaped(value)}">{escaped(label)}</option>'
