"""Votes at a table of people: what is voted on, who has agreed and who has not; the person here is asked once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, paragraph
from hearts.web.markup import Markup, html
from hearts.web.request import Paragraph, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.guest import Guest
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context
    from hearts.web.people.device import Device

VOTES = ("undo", "concede", "patience", "clock", "again")


class Votes:
    """Asks one person at this device what others have proposed, and tells the answers of all.

    told   has a sentence read beside the table
    """

    def __init__(self, context: Context, device: Device, guest: Guest, told: Callable[[str], None]) -> None:
        self._context, self._device, self._guest = context, device, guest
        self._tell = told
        self._asked: list[str] = []  # what is voted on, where the person here was asked
        self._seen: dict[str, list[str]] = {}

    def _told(self, sentence: str) -> None:
        """Tell it once, where several people share this device."""
        if self._device.guest is self._guest:
            self._tell(sentence)

    def follow(self) -> None:
        """Note what is voted on now."""
        votes, here = self._guest.table.votes, self._device.guest is self._guest and self._guest.seat >= 0
        for what in VOTES:
            agree, before = votes.get(what, []), self._seen.get(what, [])
            if agree and self._guest.me.id not in agree and what not in self._asked and here:
                self._asked.append(what)
                self._context.run(self._ask(what, agree[0]))
            elif not agree and what in self._asked:
                self._asked.remove(what)
            for id in agree:
                if id not in before and before and id != self._guest.me.id:
                    self._told(say("party-votes-agrees", name=self._name(id)))
            if before and not agree and not self._done(what):
                self._told(say("party-votes-refused"))
            self._seen[what] = list(agree)

    def answer(self, what: str, how: str) -> None:
        """Tell the table what the person here answers."""
        if what in self._guest.table.votes:
            self._guest.order(f"{how} {what}")

    def shown(self) -> list[Markup]:
        """Return what is voted on now: who has agreed and who has not, and the answers of who was not heard."""
        return [self._shown(what, self._guest.table.votes[what]) for what in VOTES if what in self._guest.table.votes]

    def _shown(self, what: str, agree: list[str]) -> Markup:
        roster = self._guest.table.roster
        assert roster is not None
        playing = [roster.person_in(seat) for seat in range(len(roster.seats)) if roster.plays(seat)]
        missing = [self._name(id) for id in playing if id not in agree]
        told = say("party-votes-agreed", names=listed([self._name(id) for id in agree]))
        told = paragraph([told, say("party-votes-missing", names=listed(missing)) if missing else ""])
        buttons = html("")
        if self._guest.me.id not in agree and self._guest.seat >= 0:
            both = [_button(what, "agree", yes(what)), _button(what, "refuse", no(what))]
            buttons = html('<p class="more">{}</p>', both)
        title = titled(what, self._name(agree[0]))
        return html('<div class="vote"><p><b>{}</b></p><p class="note">{}</p>{}</div>', title, told, buttons)

    async def _ask(self, what: str, id: str) -> None:
        """Ask the person here what others have proposed, and tell the table their answer."""
        name = self._name(id)
        own = (Paragraph(say("beside-answers", name=self._name(self._guest.me.id))),) if self._device.shared else ()
        texts = own + (Paragraph(about(what, name)),)
        buttons = (("refuse", no(what)), ("agree", yes(what)))

        def holds(_: Scene) -> bool:
            return self._open(what)

        asked = Question("vote", titled(what, name), texts, buttons, "refuse", escape="", holds=holds)
        answer = await self._context.ask(asked)
        if answer and self._open(what):
            self.answer(what, answer)

    def _open(self, what: str) -> bool:
        """Return whether this is voted on and the person here has not answered."""
        return what in self._guest.table.votes and self._guest.me.id not in self._guest.table.votes[what]

    def _name(self, id: str) -> str:
        roster = self._guest.table.roster
        return next((each.name for each in roster.seats if each.player == f"person:{id}"), "?") if roster else "?"

    def _done(self, what: str) -> bool:
        """Return whether a vote that is over was agreed to, as far as that can be seen."""
        roster, view = self._guest.table.roster, self._guest.table.view
        if roster is None or what in ("undo", "again") or (view is not None and view.conceded >= 0):
            return True
        return (what == "patience" and not roster.patience) or (what == "clock" and not roster.clock)


def titled(what: str, name: str) -> str:
    """Return what somebody proposes."""
    return say("party-vote", what=what, name=name)


def about(what: str, name: str) -> str:
    """Return what comes of it."""
    if what == "concede":
        return say("party-vote-concede-text", name=name)
    if what == "again":
        return say("party-vote-again-text")
    if what == "patience":
        return say("party-vote-patience-text")
    return say("party-vote-clock-text") if what == "clock" else say("party-vote-undo-text")


def yes(what: str) -> str:
    """Return how one agrees."""
    return say("party-vote-again-yes") if what == "again" else say("party-answer-yes")


def no(what: str) -> str:
    """Return how one refuses."""
    if what == "again":
        return say("party-vote-again-no")
    return say("party-answer-keep") if what in ("patience", "clock") else say("party-answer-no")


def _button(what: str, how: str, label: str) -> Markup:
    kind = "main" if how == "agree" else "quiet"
    return html('<button type="button" class="{}" data-vote="{} {}">{}</button>', kind, what, how, label)
