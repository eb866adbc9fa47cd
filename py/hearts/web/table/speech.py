"""The page's words: sentences shown beside the table for a moment, and sentences for screen readers."""

from __future__ import annotations

from hearts.app.tempo import reading
from hearts.web.browser import clock, dom
from hearts.web.browser.dom import Element


class Speech:
    """The notice, and the live region that screen readers speak."""

    def __init__(self) -> None:
        self._notice = Element(dom.element("notice"))
        self._live = Element(dom.element("say"))
        self._notices = 0  # how many there have been
        self._grave = False  # whether a problem is to be read
        self._waiting: list[tuple[str, str]] = []  # what is told after that
        for act in ("pointerdown", "keydown"):  # whatever is done next, it has been read
            dom.listen_everywhere(act, lambda event: self._end())

    def speak(self, text: str) -> None:
        """Have a sentence spoken, also when it is the same again."""
        self._live.say("")
        self._live.say(text)

    def notice(self, text: str, kind: str) -> None:
        """Speak a sentence, and show it for as long as it takes to read.

        While a problem is read, only an answer takes its place, and all else waits.
        """
        if not self._grave or kind == "why":
            self._show(text, kind)
        elif (text, kind) not in self._waiting:
            self._waiting.append((text, kind))

    def _show(self, text: str, kind: str) -> None:
        self.speak(text)
        self._notice.node.remove()  # it comes as a new one: other words in the old one's place would shift the page
        self._live.node.before(self._notice.node)
        self._notice.say(text)
        self._notice.put("class", kind)
        self._notice.hide(False)
        self._grave = kind == "problem"
        self._notices += 1
        this = self._notices
        clock.later(1000 * reading(text), lambda: self._end() if this == self._notices else None)

    def _end(self) -> None:
        self._notice.hide(True)
        self._grave = False
        if self._waiting:
            self._show(*self._waiting.pop(0))
