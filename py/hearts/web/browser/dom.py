"""Elements of the page: find, make and fill them, and listen to them. `Node` is the browser's untyped object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import doors

from hearts.web.browser import clock
from hearts.web.markup import Markup

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    Node: TypeAlias = Any  # an element, an event, or another value of JavaScript's

TITLE = "700 1rem Playfair"  # the font of titles and signs, as CSS writes it

body = document.body


def element(name: str) -> Node:
    """Return the element with this id."""
    return document.getElementById(name)


def first(selector: str) -> Node:
    """Return the first element that a CSS selector finds, or None."""
    return document.querySelector(selector)


def all_of(selector: str, inside: Node = None) -> list[Node]:
    """Return the elements that a CSS selector finds."""
    nodes = (inside or document).querySelectorAll(selector)
    return [nodes[number] for number in range(nodes.length)]


def new_element(tag: str, kind: str = "") -> Node:
    """Return a new element of this class."""
    new = document.createElement(tag)
    new.className = kind
    return new


def of_html(html: Markup) -> Node:
    """Return the one element that this HTML describes; it does not stand in the page yet."""
    template = document.createElement("template")
    template.innerHTML = html.markup
    return template.content.firstElementChild


def write(node: Node, *parts: Markup) -> None:
    """Put HTML into an element, in place of all that was there."""
    node.innerHTML = "".join([part.markup for part in parts])


def write_behind(node: Node, *parts: Markup) -> None:
    """Put HTML behind what is in an element."""
    node.insertAdjacentHTML("beforeend", "".join([part.markup for part in parts]))


def inside(node: Node) -> Markup:
    """Return what is in an element."""

    return Markup(str(node.innerHTML))


def copy_of(template: str) -> Node:
    """Return a fresh copy of the one element in `<template id=…>`."""
    return element(template).content.firstElementChild.cloneNode(True)


def has_font(name: str) -> bool:
    """Return True if text in this font (as CSS writes it) is drawn in it at once; if not, fetch the font."""
    if document.fonts.check(name):
        return True
    document.fonts.load(name).catch(lambda *_: None)  # without a network the next word asks again
    return False


def listen(target: Node, kind: str, heard: Callable[[Node], object]) -> None:
    """Call `heard(event)` on every event of that kind."""
    target.addEventListener(kind, clock.guard(heard))


def on_click(target: Node, act: Callable[[], object]) -> None:
    """Call `act()` whenever it is clicked."""
    listen(target, "click", lambda event: act())


def listen_everywhere(kind: str, heard: Callable[[Node], object]) -> None:
    """Call `heard(event)` on every event of that kind in the page."""
    listen(document, kind, heard)


def listen_first(kind: str, heard: Callable[[Node], object]) -> None:
    """Do the same as `listen_everywhere`, before any other listener."""
    document.addEventListener(kind, clock.guard(heard), True)


def active() -> Node:
    """Return the element that has the keyboard, or None."""
    return document.activeElement


def focus_is_lost(node: Node) -> bool:
    """Return True if no visible element has the keyboard: `node` is None, the body, or in a closed dialog."""
    return node is None or node == body or node.closest("dialog:not([open])") is not None


def off(node: Node) -> bool:
    """Return True if this element is hidden or disabled and so loses the keyboard with the next frame."""
    return node is not None and (node.hasAttribute("disabled") or node.closest("[hidden]") is not None)


def online() -> bool:
    """Return whether the browser knows of a network."""
    return bool(window.navigator.onLine)


def focus(node: Node) -> None:
    """Give an element the keyboard, without scrolling to it."""
    node.focus(to_js({"preventScroll": True}))


def at_point(x: float, y: float) -> Node:
    """Return the topmost element at a point of the window, or None."""
    return document.elementFromPoint(x, y)


def capture(node: Node, pointer: int) -> None:
    """Send all pointer events to this element, as long as the pointer is down."""
    doors.capture(node, pointer)


def transform_of(node: Node) -> str:
    """Return the current transform of an element as CSS, together with that of its first child."""
    own, inner = [window.getComputedStyle(one) for one in (node, node.firstElementChild)]
    moved = "" if inner.translate == "none" else f" translate({', '.join(str(inner.translate).split())})"
    return f"{own.transform}{moved}"


def draw_courts() -> None:
    """Fetch the art of the court cards, and put it into all of them."""
    doors.drawCourts()


def fits(condition: str) -> bool:
    """Return whether a condition of CSS about the screen holds now."""
    return bool(doors.fits(condition)[0])


def has_full_screen() -> bool:
    """Return whether the browser can show a page on the full screen."""
    return hasattr(document.documentElement, "requestFullscreen")


def full_screen() -> None:
    """Turn full screen on or off, where the browser can."""
    if document.fullscreenElement is not None:
        document.exitFullscreen()
    elif has_full_screen():
        document.documentElement.requestFullscreen()


class Element:
    """An element that remembers what was last written to it, so that only changes call JavaScript."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._last: dict[str, object] = {}
        self._style = node.style

    def put(self, name: str, value: str | None) -> None:
        """Set an attribute; None takes it away."""
        if self._differs(name, value):
            if value is None:
                self.node.removeAttribute(name)
            else:
                self.node.setAttribute(name, value)

    def say(self, text: str) -> None:
        """Set the text inside."""
        if self._differs("#text", text):
            self.node.textContent = text

    def fill(self, html: Markup) -> None:
        """Set what is inside, as HTML."""
        if self._differs("#html", html.markup):
            write(self.node, html)

    def draw(self, style: str) -> None:
        """Set the inline style, as one text."""
        if self._differs("#style", style):
            self._style.cssText = style

    def hide(self, hidden: bool) -> None:
        """Hide it, or show it again."""
        if self._differs("#hidden", hidden):
            self.node.hidden = hidden

    def _differs(self, name: str, value: object) -> bool:
        if self._last.get(name, self) == value:
            return False
        self._last[name] = value
        return True
