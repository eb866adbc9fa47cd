"""The sheet of a table of people: who is there, what is voted on, how one invites others, and what may be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.code import Invite, text_of
from hearts.app.words.locale import say
from hearts.web.browser import address, dom, files
from hearts.web.markup import Markup, html
from hearts.web.people.public import Findable
from hearts.web.people.rows import Rows
from hearts.web.people.terms import Terms
from hearts.web.request import Paragraph, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.roster import Roster
    from hearts.engine.rules import Rules
    from hearts.web.browser.dom import Node
    from hearts.web.browser.people import Doors
    from hearts.web.context import Context
    from hearts.web.dialogs.dialog import Parts
    from hearts.web.people.device import Device
    from hearts.web.people.helps import Helps
    from hearts.web.people.news import News
    from hearts.web.people.votes import Votes
    from hearts.web.table.faces import Faces


JOE = "joe"  # among what may be done: a mind finishes the deal


class Sheet:
    """The part of the dialog for who sits at a table.

    part   finds an element of the dialog; said: has a sentence read in it
    """

    def __init__(self, part: Parts, context: Context, faces: Faces, said: Callable[[str], None]) -> None:
        self._part, self._context, self._said = part, context, said
        self._device: Device | None = None
        self._votes: Votes | None = None
        self._news: News | None = None
        self._ways: Doors | None = None
        self._home = ""
        self._drawn = ""  # the link whose code is drawn
        self._told: list[Markup] = []  # the votes
        self._helps: Helps | None = None
        self._acts: list[str] = []  # what may be proposed
        self._lobby: bool | None = None
        self._names_relay = False  # whether the link says where the table meets
        self._rows = Rows(part("seats"), faces, self.order, self._ask_to_leave, self._nudge, self.show)
        self._terms = Terms(part("terms-all"), part("terms-now"), self.order, self._all_rules)
        self._findable = Findable(part, self.order)
        dom.on_click(part("copy"), self._copy)
        dom.on_click(part("send"), lambda: files.share(self._link(), lambda how: self._say_sent(how)))
        dom.listen(part("votes"), "click", lambda event: self._vote(event.target))
        for name in ("now", "ask-all"):
            dom.listen(part(name), "click", lambda event: self._propose(event.target))

    def come_to(
        self, ways: Doors, device: Device, votes: Votes, news: News, names_relay: bool, helps: Helps, home: str
    ) -> None:
        """Show this table from now on; `names_relay`: whether its link says where it meets;
        `home`: the address at which other devices open the page, empty where none can."""
        self._home = home
        self._names_relay, self._helps = names_relay, helps
        self._ways, self._device, self._votes, self._news = ways, device, votes, news
        self._drawn, self._lobby = "", None

    def go(self) -> None:
        """Show no table."""
        self._device = self._votes = self._news = None

    def order(self, words: str) -> None:
        """Give an order."""
        if self._device is not None:
            self._device.guest.order(words)

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show how the table stands."""
        device = self._device
        if device is None:
            return
        guest, host = device.guest, device.host
        roster = guest.table.roster or (host.roster if host is not None else None)
        self._draw_link(device)
        if roster is None:
            return
        lobby = roster.state != "game"
        if lobby != self._lobby:
            self._lobby = lobby
            self._part("invite").open = roster.state == "lobby" and device.host is not None
        hosts = device.hosts and guest.where == "joined"
        slow = self._news.slow if self._news is not None else ()
        self._rows.show(guest, roster, (hosts, _may_reseat(device)), slow, device.people)
        self._terms.show(roster, hosts)
        self._findable.show(roster, hosts)
        self._show_votes()
        self._show_acts(roster)

    def _show_votes(self) -> None:
        told = self._votes.shown() if self._votes is not None else []
        if told != self._told:
            if not told:
                self._said("")  # what was asked is answered
            self._told = told
            dom.write(self._part("votes"), *told)

    def _show_acts(self, roster: Roster) -> None:
        """Show what may be proposed to all: what is voted on already is not."""
        assert self._device is not None
        guest = self._device.guest
        offered = [what for what in proposals(roster) if what not in guest.table.votes and guest.seat >= 0]
        rests = self._helps is not None and self._helps.allows("joe") and not self._helps.resting
        offered += [JOE] if rests else []
        if offered != self._acts:
            self._acts = offered
            now = [_proposal(what) for what in offered if what == "again"]
            dom.write(self._part("now"), *now, *[self._joe()] if JOE in offered else [])
            asked = [_proposal(what) for what in offered if what not in ("again", JOE)]
            dom.write(self._part("ask-all"), *asked)

    def _joe(self) -> Markup:
        """Return the button that lets a mind finish the deal."""
        line = f"close; joe {self._context.session.settings['joe']}"
        return html('<button type="button" class="quiet" data-do="{}">{}</button>', line, say("party-joe"))

    # ---- what is pressed -------------------------------------------------------------------------------------------

    def _vote(self, target: Node) -> None:
        button = target.closest("[data-vote]")
        if button is not None and self._votes is not None:
            what, how = str(button.getAttribute("data-vote")).split(" ")
            self._votes.answer(what, how)

    def _propose(self, target: Node) -> None:
        button = target.closest("[data-propose]")
        if button is not None:
            self.order(f"propose {button.getAttribute('data-propose')}")
            self._said(say("party-proposed"))

    def _nudge(self, seat: int) -> None:
        if self._news is not None:
            self._news.nudge(seat)
            self.show()

    def _all_rules(self, rules: Rules) -> None:
        from hearts.web.request import RulesFor

        self._context.open(RulesFor(rules, lambda chosen: self.order(f"rules {chosen.text()}")))

    def _ask_to_leave(self, seat: int) -> None:
        self._context.run(self._ask_first(seat))

    async def _ask_first(self, seat: int) -> None:
        """Ask whether somebody is really to leave: the table has another code from then on."""
        assert self._device is not None
        roster = self._device.guest.table.roster
        if roster is None:
            return
        who = roster.seats[seat]
        buttons = (("no", say("party-ask-no")), ("yes", say("party-ask-yes", name=who.name)))
        title, text = say("party-ask-title", name=who.name), say("party-ask-text", name=who.name)
        answer = await self._context.ask(Question("ask-to-leave", title, (Paragraph(text),), buttons, "no"))
        now = self._device.guest.table.roster if self._device is not None else None
        if answer == "yes" and now is not None and now.person_in(seat) == roster.person_in(seat):
            self.order(f"ask {seat}")
            self._part("invite").open = True
            self._said(say("party-asked", name=who.name))

    # ---- the link --------------------------------------------------------------------------------------------------

    def _link(self) -> str:
        """Return the link of the table."""
        device = self._device
        assert device is not None
        invite, guest = device.invite, device.guest
        roster = guest.table.roster or (device.host.roster if device.host is not None else None)
        seat = roster.seat_of(roster.host) if roster is not None else -1
        name = roster.seats[seat].name if roster is not None and seat >= 0 else ""
        relay = device.address if self._names_relay else invite.relay
        return (
            (self._home or address.here()) + "#" + Invite(invite.code, invite.fingerprint, relay, name=name).fragment()
        )

    def _copy(self) -> None:
        files.copy(self._link(), lambda done: self._said(say("party-copied") if done else ""))

    def _say_sent(self, how: str) -> None:
        self._said(say("party-copied") if how == "copied" else "")

    def _draw_link(self, device: Device) -> None:
        whole = self._link()
        if whole == self._drawn or self._ways is None:
            return
        self._drawn = whole
        self._part("link").value = whole
        self._part("link-here").hidden = self._home != ""
        self._part("letters").textContent = text_of(device.invite.code)
        dom.write(self._part("qr"), self._ways.code(whole))


def proposals(roster: Roster) -> list[str]:
    """Return what may be proposed to all now."""
    if roster.state == "over":
        return ["again"]
    if roster.state != "game":
        return []
    return (["patience"] if roster.patience else []) + (["clock"] if roster.clock else [])


def _proposal(what: str) -> Markup:
    """Return the button that asks all others."""
    kind = "main" if what == "again" else "quiet"
    label = say("party-propose", what=what)
    return html('<button type="button" class="{}" data-propose="{}">{}</button>', kind, what, label)


def _may_reseat(device: Device) -> bool:
    return device.host is not None and device.host.settled
