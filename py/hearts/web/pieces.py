"""The pieces of HTML of which several dialogs are made, and the signs of the suits, each in the colour of its suit."""

from __future__ import annotations

from hearts.web.markup import Markup, html, picture

# Each sign of a suit, with the letter that keeps it from being drawn as a picture.
PIPS = (("♣\ufe0e", "C"), ("♦\ufe0e", "D"), ("♠\ufe0e", "S"), ("♥\ufe0e", "H"))


def with_suits(text: str) -> Markup:
    """Return text with each sign of a suit in its colour, whatever colour the words around it have."""
    text = html("{}", text).markup
    for pip, suit in PIPS:
        text = text.replace(pip, f'<span class="ink-{suit}">{pip}</span>')
    return Markup(text)


def both(sign: str, meaning: str) -> Markup:
    """Return signs for the eye, those of suits in their colours, and their meaning for the ear."""
    return picture(with_suits(sign), meaning)


def items(sentences: list[str]) -> Markup:
    """Return sentences as the items of a list."""
    return html("{}", [html("<li>{}</li>", with_suits(sentence)) for sentence in sentences])


def radio(name: str, value: str, label: str, about: str = "", id: str = "") -> Markup:
    """Return a radio button that looks like a chip; `about`: the ids of what describes it."""
    return html(
        '<label><input type="radio" name="{}" value="{}"{}{}><span>{}</span></label>',
        name,
        value,
        html(' id="{}"', id) if id else "",
        html(' aria-describedby="{}"', about) if about else "",
        with_suits(label),
    )


def switch(name: str, label: str) -> Markup:
    """Return a checkbox that looks like a switch."""
    return html('<label class="switch"><input type="checkbox" name="{}"><span>{}</span></label>', name, label)


def option(value: str, label: str) -> Markup:
    """Return a line of a <select>."""
    return html('<option value="{}">{}</option>', value, label)
