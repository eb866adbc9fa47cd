"""What the page says: sentences to be read beside the table for a moment, and sentences to be heard."""

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
        for act in ("pointerdown", "keydown"):  # whatever is done next, it has been read
            dom.listen_everywhere(act, lambda event: self._notice.hide(True))

    def speak(self, text: str) -> None:
        """Have a sentence spoken, also when it is the same again."""
        self._live.say("")
        self._live.say(text)

    def notice(self, text: str, kind: str) -> None:
        """Show a sentence for as long as it takes to read."""
        self._notice.say(text)
        self._notice.put("class", kind)
        self._notice.hide(False)
        self._notices += 1
        this = self._notices
        clock.later(1000 * reading(text), lambda: self._notice.hide(True) if this == self._notices else None)
