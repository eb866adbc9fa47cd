"""The signs of the suits in HTML: each in the colour of its suit, whatever colour the words around it have."""

from __future__ import annotations

# Each sign with the letter that keeps it from being drawn as a picture.
PIPS = (("♣\ufe0e", "C"), ("♦\ufe0e", "D"), ("♠\ufe0e", "S"), ("♥\ufe0e", "H"))


def colour_suits(html: str) -> str:
    """Return HTML with each sign of a suit in its colour."""
    for pip, suit in PIPS:
        html = html.replace(pip, f'<span class="ink-{suit}">{pip}</span>')
    return html
