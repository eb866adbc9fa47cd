"""The board shows a lesson's cards in a dialog and answers each tap; or cards that say what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import phrases
from hearts.app.words.locale import say
from hearts.app.words.table import worth
from hearts.engine.cards import card
from hearts.web.browser import dom
from hearts.web.markup import Markup, html
from hearts.web.pieces import both

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts.app.learning.lessons import Lesson
    from hearts.engine.rules import Rules
    from hearts.web.browser.dom import Node


class Board:
    """One lesson in an element; `solved` is called once it is answered."""

    def __init__(self, home: Node, lesson: Lesson, solved: Callable[[], object] = lambda: None) -> None:
        self._lesson, self._solved = lesson, solved
        self._chosen: list[str] = []
        text, said = lesson.sentence("text"), html('<p class="said" role="status"></p>')
        dom.write(home, html("<p>{}</p>", text), _lying(lesson.trick), deck(lesson.hand), said)
        self._home = home
        dom.listen(home.querySelector(".deck"), "click", self._press)

    def _press(self, event: Node) -> None:
        button, lesson = event.target.closest("button"), self._lesson
        if button is None or len(self._chosen) == lesson.count:
            return
        code = str(button.value)
        if code not in lesson.right:
            button.setAttribute("data-is", "wrong")
            self._say(lesson.sentence("wrong"))
            return
        if code not in self._chosen:
            self._chosen.append(code)
            button.setAttribute("data-is", "right")
            button.setAttribute("aria-pressed", "true")
        left = lesson.count - len(self._chosen)
        self._say(say("lesson-more", count=left) if left else lesson.sentence("right"))
        if not left:
            self._solved()

    def _say(self, text: str) -> None:
        self._home.querySelector(".said").textContent = text


def prices(home: Node, codes: Sequence[str], rules: Rules) -> None:
    """Write cards with what they cost on them, which say it in words when they are tapped."""
    dom.write(
        home, deck(codes, [rules.worth(1 << card(code)) for code in codes]) + html('<p class="said" role="status"></p>')
    )

    def press(event: Node) -> None:
        button = event.target.closest("button")
        if button is not None:
            number = card(str(button.value))
            points, name = worth(rules, number), phrases.card(number)
            cost = say("board-worth", card=name, points=points) if points else say("board-worth-none", card=name)
            home.querySelector(".said").textContent = cost

    dom.listen(home.querySelector(".deck"), "click", press)


def face(code: str) -> Markup:
    """Return the face of a card."""
    return html('<svg viewBox="0 0 100 140" aria-hidden="true"><use href="#c-{}"/></svg>', code)


def deck(codes: Sequence[str], costs: Sequence[int] = ()) -> Markup:
    """Return cards as buttons, with what each costs on it where that is given."""
    several = []
    for at, code in enumerate(codes):
        name = phrases.card(card(code))
        cost = html(' data-cost="{}"', phrases.written(costs[at])) if costs else ""
        several.append(
            html('<button type="button" value="{}" aria-label="{}"{}>{}</button>', code, name, cost, face(code))
        )
    rows = "" if len(codes) % 7 == 0 or len(codes) % 5 else html(' data-rows="3"')  # how a phone leaves no card over
    return html('<div class="deck"{} role="group" aria-label="{}">{}</div>', rows, say("lesson-hand"), several)


def _lying(codes: Sequence[str]) -> Markup:
    """Return the trick, as a picture with words."""
    if not codes:
        return html("")
    words = say("lesson-lying", cards=phrases.listed([phrases.card(card(code)) for code in codes]))
    faces = [face(code) for code in codes]
    return html('<p class="lies">{}<span aria-hidden="true">{}</span></p>', both("", words), faces)
