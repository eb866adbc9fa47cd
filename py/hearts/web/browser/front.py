"""The title and the icon of the page, as the browser shows them in the tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript import document

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node


def front() -> tuple[str, str]:
    """Return the title, and the icon's address."""
    return document.title, _icon().getAttribute("href")


def show_front(title: str, icon: str) -> None:
    """Have the browser show this title and this icon."""
    document.title = title
    _icon().setAttribute("href", icon)


def _icon() -> Node:
    return document.querySelector('link[rel="icon"]')
