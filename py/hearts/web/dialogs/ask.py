"""The dialog of every question to the player: `await Ask(…).answer()` shows it and returns the key of the answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.keeping.settings import values
from hearts.app.table.commands import Set
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom, packs
from hearts.web.browser.dom import Element
from hearts.web.dialogs.dialog import HOME
from hearts.web.markup import Markup, html
from hearts.web.pieces import both, radio

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.web.browser.dom import Node
    from hearts.web.request import Paragraph, Question

FEW = 2  # buttons that have their room on a phone on its side


class Ask:
    """One question while it is asked. The ids of its element and of all parts begin with the question's name."""

    def __init__(self, session: Session, question: Question) -> None:
        self._session, self._question = session, question
        self._answered = asyncio.Event()
        self._answer = question.escape
        self.node = dom.of_html(Markup(packs.text_of(f"{HOME}/ask.html").replace('"ask', f'"{question.name}')))
        self._ends = Element(self._part("ends"))
        if len(question.buttons) > FEW:
            self.node.classList.add("three")
        if question.kind:
            self.node.classList.add(question.kind)
        dom.listen(self.node, "click", self._press)
        dom.listen(self.node, "change", self._choose)
        dom.listen(self.node, "close", lambda event: self._answered.set())
        self._show()

    @property
    def name(self) -> str:
        """The name of the question."""
        return self._question.name

    @property
    def done(self) -> bool:
        """Whether it has been answered."""
        return self._answered.is_set()

    async def answer(self) -> str:
        """Return the key of the button that is pressed; `Question.escape` on Escape, and when the question is
        withdrawn."""
        try:
            await self._answered.wait()
        finally:
            self._hide()
            self.node.remove()
        return self._answer

    def change(self, question: Question) -> None:
        """Ask this instead, in the place of what is asked."""
        self._question = question
        self._draw()

    def follow(self, scene: Scene) -> None:
        """Withdraw the question when it makes no sense any more."""
        holds = self._question.holds
        if holds is not None and not holds(scene):
            self.withdraw()

    def withdraw(self) -> None:
        """Answer with `Question.escape`, unless it has been answered."""
        if not self.done:
            self._hide()
            self._end(self._question.escape)

    # ---- what it shows -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show it. The chosen value gets the keyboard, else the safe button."""
        self._draw()
        dom.body.append(self.node)
        self.node.showModal()
        chosen = self.node.querySelector(":checked")
        (chosen if chosen is not None else self._part(self._question.safe)).focus()

    def _draw(self) -> None:
        question = self._question
        self._part("title").textContent = question.title
        self.node.toggleAttribute("data-empty", question.empty)
        dom.write(self._part("text"), *[_paragraph(one) for one in question.texts])
        dom.write(self._part("choices"), *[_fieldset(*choice) for choice in question.choices])
        for name, _, _ in question.choices:
            self.node.querySelector(f'[name="{name}"][value="{self._session.settings[name]}"]').checked = True
        buttons = [_button(question, key, label) for key, label in question.buttons]
        self._ends.fill(html("{}", buttons))  # the same ones stay: one of them has the keyboard

    def _part(self, name: str) -> Node:
        return self.node.querySelector(f"#{self._question.name}-{name}")

    # ---- what is answered ----------------------------------------------------------------------------------------

    def _press(self, event: Node) -> None:
        button = event.target.closest("button")
        if button is not None and not self.done:
            self._end(str(button.value))

    def _choose(self, event: Node) -> None:
        self._session.act(Set(event.target.name, event.target.value))

    def _end(self, answer: str) -> None:
        """Close the dialog and answer in one step, so that nobody sees the one without the other."""
        self._answer = answer
        self._answered.set()
        clock.hurry()

    def _hide(self) -> None:
        if self.node.open:
            self.node.close()


def _paragraph(one: Paragraph) -> Markup:
    kind = html(' class="{}"', one.kind) if one.kind else ""
    return html("<p{}>{}</p>", kind, both(one.text, one.spoken) if one.spoken else one.text)


def _fieldset(name: str, legend: str, id: str) -> Markup:
    """Return the values of a setting, each a radio button; `id` is the sentence of a value."""
    chips = [radio(name, value, say(id, value=value)) for value in values(name)]
    return html('<fieldset><legend>{}</legend><div class="row">{}</div></fieldset>', legend, chips)


def _button(question: Question, key: str, label: str) -> Markup:
    kind = "main" if key == question.main else "quiet"
    id = f"{question.name}-{key}"
    return html('<button type="button" class="{}" id="{}" value="{}">{}</button>', kind, id, key, label)
