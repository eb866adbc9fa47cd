"""The page as plain Python: elements, storage, time, the address, the worker; no other module imports pyscript."""

import asyncio
import json
import time
from typing import TYPE_CHECKING

import js
from pyscript import create_named_worker, document, window
from pyscript.ffi import to_js

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, MutableMapping
    from typing import Any

    Texts = MutableMapping[str, str]
else:
    Texts = object

WORKER = {
    "interpreter": "./pyodide/fast.mjs",
    "sync_main_only": True,
    "files": {"./py/mind.py": "./mind.py", "./py/mind.pack": "./mind.pack"},
}
PATIENCE = 30  # seconds a worker may take to start

FULL = "the browser's storage for this site is full. You can play on, but closing the page loses what follows."
REFUSED = "the browser lets this site keep nothing. You can play on, but closing the page ends the game."

# A JavaScript error thrown inside a call ends MicroPython's whole run and cannot be caught there:
# through this door it comes back as its name.
_door = js.Function("act", "return (...a) => { try { return [act(...a), null] } catch (e) { return [null, e.name] } }")
_put = _door(js.Function("key", "text", "localStorage.setItem(key, text)"))
_take = _door(js.Function("key", "localStorage.removeItem(key)"))
_look = _door(js.Function("key", "return localStorage.getItem(key)"))
_list = _door(js.Function("return JSON.stringify(Object.keys(localStorage))"))
_decode = _door(js.decodeURIComponent)
_encode = _door(js.encodeURIComponent)
_wrong = _door(js.Function("text", "try { JSON.parse(text); return '' } catch (e) { return e.message }"))
# Promises that always keep their word: a text, empty where there is none to be had.
_fetch = js.Function("path", "return fetch(path).then(found => found.ok ? found.text() : '').catch(() => '')")
_open = js.Function("file", "return file.text().catch(() => '')")
_save = js.Function(
    "name",
    "text",
    "const link = document.createElement('a');"
    "const lines = JSON.stringify(JSON.parse(text), null, 1);"
    "link.href = URL.createObjectURL(new Blob([lines], {type: 'application/json'}));"
    "link.download = name; link.click(); setTimeout(() => URL.revokeObjectURL(link.href), 30000)",
)
_copy = js.Function(
    "text", "return navigator.clipboard ? navigator.clipboard.writeText(text).then(() => true, () => false) : false"
)


class StorageProblem(OSError):
    """The browser keeps nothing: its sentence says why."""


class Storage(Texts):
    """localStorage as a mapping from text to text.

    Where the browser refuses, StorageProblem says so once, and the texts are kept for as long as the page is open.
    """

    def __init__(self) -> None:
        self._held: "dict[str, str]" = {}
        self._told = False

    def __getitem__(self, key: str) -> str:
        found = self._held[key] if key in self._held else _look(key)[0]
        if found is None:
            raise KeyError(key)
        return str(found)

    def __setitem__(self, key: str, text: str) -> None:
        failure = _put(key, text)[1]
        if failure is None:
            self._held.pop(key, None)
            return
        self._held[key] = text
        if not self._told:
            self._told = True
            raise StorageProblem(FULL if failure == "QuotaExceededError" else REFUSED)

    def __delitem__(self, key: str) -> None:
        self._held.pop(key, None)
        _take(key)

    def __contains__(self, key: object) -> bool:
        return key in self._held or _look(key)[0] is not None

    def get(self, key: str, default: "str | None" = None) -> "str | None":  # type: ignore[override]
        """The text kept under this key, or `default`."""
        return self[key] if key in self else default  # noqa: SIM401 - this is that very method

    def __iter__(self) -> "Any":
        kept = json.loads(_list()[0] or "[]")
        return iter(kept + [key for key in self._held if key not in kept])

    def __len__(self) -> int:
        return len(list(self.__iter__()))


class Worker:
    """A thinking worker beyond the page, from its start to its end: Pyodide by a name of its own, asked by text."""

    started = 0

    def __init__(self) -> None:
        Worker.started += 1
        self.name = f"mind-{Worker.started}"
        self._mind: "Any" = None

    async def start(self) -> bool:
        """Whether it has come up."""
        try:
            coming = create_named_worker("./py/worker.py", name=self.name, config=WORKER)
            self._mind = await asyncio.wait_for(coming, PATIENCE)
            await asyncio.wait_for(self.ask('{"id": 0, "ask": "hello"}'), PATIENCE)
        except Exception:
            return False
        mark("hearts:mind")
        return True

    async def ask(self, text: str) -> str:
        """Its answer to a question of the wire."""
        return str(await self._mind.ask(text))

    def stop(self) -> None:
        """It is to answer at once, with the best that it has."""
        self._mind.stop()

    def end(self) -> None:
        """It is not needed any more."""
        script = document.querySelector(f'script[name="{self.name}"]')
        if script is not None:
            if hasattr(script, "xworker"):
                script.xworker.terminate()
            script.remove()


def room_for_workers() -> int:
    """How many thinking workers this device bears beside the page."""
    cores = getattr(window.navigator, "hardwareConcurrency", None) or 1
    memory = getattr(window.navigator, "deviceMemory", None) or 4  # gigabytes; many browsers do not tell
    return 2 if cores >= 4 and memory >= 4 else 1


def tell_minds(state: str, number: int) -> None:
    """How the workers are and how many of them are up, as data-mind and data-minds: for tests and bug reports."""
    document.body.setAttribute("data-mind", state)
    document.body.setAttribute("data-minds", str(number))


def element(name: str) -> "Any":
    """The element with this id."""
    return document.getElementById(name)


def all_of(selector: str, inside: "Any" = None) -> "list[Any]":
    """The elements that a CSS selector finds."""
    found = (inside or document).querySelectorAll(selector)
    return [found[number] for number in range(found.length)]


def made(tag: str, kind: str = "", text: str = "") -> "Any":
    """A new element with its class and its text."""
    new = document.createElement(tag)
    if kind:
        new.className = kind
    if text:
        new.textContent = text
    return new


def drawn(tag: str, **attributes: object) -> "Any":
    """A new SVG element with its attributes (`stroke_width` is written for stroke-width)."""
    new = document.createElementNS("http://www.w3.org/2000/svg", tag)
    for name, value in attributes.items():
        new.setAttribute(name.replace("_", "-"), str(value))
    return new


def copy_of(template: str) -> "Any":
    """A fresh copy of the one element in `<template id=…>`."""
    return element(template).content.firstElementChild.cloneNode(True)


def listen(target: "Any", kind: str, heard: "Callable[[Any], object]", **options: object) -> None:
    """Call `heard(event)` on every event of that kind."""
    target.addEventListener(kind, heard, to_js(options))


def later(milliseconds: float, act: "Callable[[], object]") -> None:
    """Call `act()` once, after a while."""
    window.setTimeout(lambda *_: act(), milliseconds)


def in_steps(steps: "Iterator[None]") -> None:
    """Take the steps one by one, so that the page stays alive between them."""
    for _ in steps:
        later(0, lambda: in_steps(steps))
        return


async def sleep(seconds: float) -> None:
    """Wait."""
    await asyncio.sleep(seconds)


async def breathe() -> None:
    """Let the browser do what it has to do: a short sleep would not, for another task may outlast it."""
    come = asyncio.Event()
    later(0, come.set)
    while not come.is_set():  # by asyncio's own clock as well: once, what was set from outside was never heard
        await asyncio.sleep(0.001)


async def idle() -> None:
    """Wait until the browser has nothing better to do."""
    come = asyncio.Event()
    if hasattr(window, "requestIdleCallback"):
        window.requestIdleCallback(lambda *_: come.set(), to_js({"timeout": 3000}))
    else:
        later(800, come.set)
    await come.wait()


async def painted() -> None:
    """Wait until what was shown is on the screen."""
    come = asyncio.Event()
    window.requestAnimationFrame(lambda *_: later(0, come.set))
    later(300, come.set)  # a hidden tab paints nothing
    await come.wait()


def clock() -> float:
    """Milliseconds since the page began."""
    return float(window.performance.now())


def now() -> float:
    """Milliseconds since 1970."""
    return time.time_ns() / 1e6  # js.Date.now() wraps at 32 bits on its way to MicroPython


def mark(name: str) -> None:
    """Set a User Timing mark, once."""
    if not window.performance.getEntriesByName(name).length:
        window.performance.mark(name)


def address() -> "dict[str, str]":
    """The parameters of the page's address: {"seed": "7"}."""
    found = {}
    for part in window.location.search.lstrip("?").split("&"):
        name, _, value = part.partition("=")
        if name:
            found[name] = _decode(value.replace("+", " "))[0] or ""
    return found


def here() -> str:
    """The page's address, without what it asks for."""
    return str(window.location.origin + window.location.pathname)


def copy(text: str, told: "Callable[[bool], object]") -> None:
    """Put a text on the clipboard, and tell whether that went well."""
    window.Promise.resolve(_copy(text)).then(lambda done: told(bool(done)))


def fetched(path: str, told: "Callable[[str], object]") -> None:
    """Fetch a text of the game's own, and tell it; empty where it is not to be had."""
    window.Promise.resolve(_fetch(path)).then(lambda text: told(str(text)))


def opened(file: "Any", told: "Callable[[str], object]") -> None:
    """Read a file that the player has chosen, and tell its text; empty where it does not read."""
    window.Promise.resolve(_open(file)).then(lambda text: told(str(text)))


def save(name: str, text: str) -> None:
    """Offer a JSON text as a file to keep, in lines that can be edited."""
    _save(name, text)


def lasts(key: str) -> bool:
    """Whether what is kept under this key outlives the page."""
    return _look(key)[0] is not None


def not_json(text: str) -> str:
    """What the browser finds wrong with a text as JSON, which MicroPython does not tell; empty where it reads."""
    return str(_wrong(text)[0] or "")


def as_url(drawing: str) -> str:
    """An SVG drawing as the address of a picture."""
    return "data:image/svg+xml;charset=utf-8," + str(_encode(drawing)[0] or "")


def matches(query: str) -> bool:
    """Whether a media query holds."""
    return bool(window.matchMedia(query).matches)


def stop(sentence: str) -> None:
    """Say on the table why nothing goes on."""
    element("late").textContent = sentence
    document.body.setAttribute("data-stopped", "")


def full_screen() -> None:
    """Turn full screen on or off, where the browser can."""
    if document.fullscreenElement is not None:
        document.exitFullscreen()
    elif hasattr(document.documentElement, "requestFullscreen"):
        document.documentElement.requestFullscreen()


class Kept:
    def __init__(self, node: "Any") -> None:
        self.node = node
        self._last: "dict[str, object]" = {}
        self._style = node.style

    def put(self, name: str, value: "str | None") -> None:
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

    def fill(self, html: str) -> None:
        """Set what is inside, as HTML."""
        if self._differs("#html", html):
            self.node.innerHTML = html

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
