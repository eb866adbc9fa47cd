"""The dialog at the door of a table of people: open one or come to one, meet at a relay, sit down, begin, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people import relays
from hearts.app.people.code import CodeError, Invite, read_invite, text_of
from hearts.app.rules import presets
from hearts.app.sitting.commands import Set
from hearts.app.words import phrases
from hearts.app.words.locale import say
from hearts.app.words.people_page import SENTENCES
from hearts.engine.record import PERSON, Seat
from hearts.web.browser import address, dom, files, link
from hearts.web.browser.people import doors_of_people
from hearts.web.browser.relay import TABS
from hearts.web.browser.storage import StorageProblem
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import escaped, option
from hearts.web.people.device import Device, kept_relay
from hearts.web.people.play import Play
from hearts.web.people.talk import Talk
from hearts.web.people.warning import may_sit
from hearts.web.request import TableOf

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.tasks import Task
    from hearts.web.browser.people import Doors
    from hearts.web.context import Context
    from hearts.web.request import Request

PARTS = ("start", "door", "card", "table")
LIST = "./relays.json"


class People(Dialog):
    """What is shown follows from how far this device has come: nothing yet, at the door, at the table."""

    name = "people"
    home = "hearts/web/people"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._relays: list[relays.Relay] = []
        self._invite: Invite | None = None  # what was opened or pasted; None for a table of one's own
        self._device: Device | None = None
        self._play: Play | None = None
        self._talk = Talk(context)
        self._tasks: list[Task] = []
        self._part = "start"
        self._drawn = ""  # the link whose code is drawn
        acts = {
            "new": lambda: self._come_to(None),
            "join": self._read,
            "connect": lambda: self.work(self._connect(), "connect"),
            "sit": lambda: self.work(self._sit(), "sit"),
            "copy": lambda: files.copy(self._link(), lambda done: self._say(say("party.copied") if done else "")),
            "send": lambda: files.share(self._link(), lambda how: self._say("")),
            "begin": self._begin,
            "back": self._back,
            "leave": self._leave,
        }
        for name, act in acts.items():
            dom.on_click(self.part(name), act)
        dom.listen(self.part("relay"), "change", lambda event: self._tell_relay())

    async def fill(self, request: Request) -> None:
        """Show how far this device has come; a link that comes with the request leads to its door."""
        text = request.text if isinstance(request, TableOf) else ""
        if not self._relays:
            self._relays = await self._listed()
        self._say("")
        if self._device is None and text:
            self._read_text(text)
        else:
            self._follow()

    def follow(self, scene: Scene) -> None:
        """Nothing: what a scene of one's own game shows is not of the table."""

    async def resume(self) -> None:
        """Go on at the table at which this device was last."""
        found = kept_relay()
        if found and self._device is None:
            ways = await doors_of_people()
            if ways is not None:
                self._at(ways, found)
                if self._device is not None and self._device.resume():
                    self._follow_table()
                else:
                    self._device = None

    # ---- the relay -------------------------------------------------------------------------------------------------

    async def _listed(self) -> list[relays.Relay]:
        """Return the relays that may be met at: the one that the page's address names, else those of the list."""
        asked = address.asked().get("relay", "")
        named = relays.checked(asked)
        if named:
            return [relays.Relay(relays.host_of(named), named)]
        found = relays.read(await files.text(LIST))
        tabs = relays.Relay(say("party.tabs"), TABS)
        return [tabs] + found if asked == TABS else found + [tabs]

    def _offered(self) -> list[relays.Relay]:
        """Return the relays of which one may be chosen now: one that an invitation names is the only one."""
        named = self._invite.relay if self._invite is not None else ""
        if named == TABS or relays.checked(named):
            known = [one for one in self._relays if one.address == named]
            return known or [relays.Relay(relays.host_of(named), named)]
        return self._relays

    def _tell_relay(self) -> None:
        chosen, told = str(self.part("relay").value), say("party.relay.sees")
        if chosen == TABS:
            told = say("party.relay.tabs")
        elif chosen.startswith("ws://"):
            told = say("party.relay.house")
        self.part("sees").textContent = told

    # ---- the steps -------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        self._read_text(str(self.part("code").value))

    def _read_text(self, text: str) -> None:
        try:
            self._come_to(read_invite(text))
        except CodeError as error:
            self._show_part("start")
            self._say(str(error))

    def _come_to(self, invite: Invite | None) -> None:
        """Stand before the door of this table, or of a new one."""
        self._invite = invite
        offered = self._offered()
        self.part("relay").innerHTML = "".join([option(one.address, one.name) for one in offered])
        self.part("what").textContent = say("party.door.join") if invite is not None else say("party.door.open")
        self.part("about").textContent = say("party.door.about") if invite is not None else ""
        self.part("host").hidden = invite is not None
        self.part("own-name").value = self._name()
        self._tell_relay()
        self._say("" if offered else say("party.none"))
        self._show_part("door")
        dom.focus(self.part("connect"))

    async def _connect(self) -> None:
        chosen = str(self.part("relay").value)
        if not chosen:
            return
        dom.body.setAttribute("data-people", "opening")
        self._say(say("party.looking"))
        ways = await doors_of_people()
        if ways is None:
            dom.body.setAttribute("data-people", "none")
            self._say(say("party.missing"))
            return
        try:
            self._at(ways, chosen)
            assert self._device is not None
            if self._invite is not None:
                self._device.join(self._invite)
            else:
                self._open(self._device)
        except StorageProblem:
            self._device = None
            dom.body.setAttribute("data-people", "none")
            self._say(say("party.unkept"))
            return
        self._follow_table()

    def _at(self, ways: Doors, chosen: str) -> None:
        self._ways = ways
        self._device = Device(ways, chosen, self._follow)

    def _open(self, device: Device) -> None:
        setup, settings = self.session.setup, self.session.settings
        seats = setup.record("0").seats
        free = tuple([Seat("instinct", who.face, who.name) if who.player == PERSON else who for who in seats])
        name = self._named(str(self.part("own-name").value))
        device.open(setup.rules, free, name, str(settings["portrait"]))

    def _follow_table(self) -> None:
        """Begin to follow the table, and what is played at it."""
        device = self._device
        assert device is not None
        self._play = play = Play(self.context, device, self._show_scene)
        self._talk.attend(device)
        self._tasks = [self.context.run(device.run()), self.context.run(play.run())]
        self._follow()

    def _name(self) -> str:
        """Return the name that this person goes by; empty where they have given none."""
        name = str(self.session.settings["name"])
        return "" if phrases.nameless(name) else name

    def _named(self, given: str) -> str:
        """Keep the name that was given, and return it; without one, what a guest is called."""
        name = gate.tidy(given, phrases.guest())
        if given.strip():
            self.session.act(Set("name", name))
        return name

    def _show_scene(self, scene: Scene) -> None:
        self.context.show(scene)
        self._sign()

    async def _sit(self) -> None:
        if self._device is not None and await may_sit(self.context, self._device.guest):
            name = self._named(str(self.part("name").value))
            self._device.guest.sit(str(self.session.settings["portrait"]), name)
            link.forget()
            self._follow()

    def _begin(self) -> None:
        if self._device is not None:
            self._device.guest.order("begin")

    def _back(self) -> None:
        if self._play is not None:
            self.close()
            self._play.lay()

    def _leave(self) -> None:
        device, play = self._device, self._play
        self._device = self._play = None
        self._talk.end()
        if play is not None and play.laid:
            play.close()
        if device is not None:
            device.leave()
        for task in self._tasks:
            task.cancel()
        self._drawn = ""
        self._follow()
        self.close()

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Show how the table stands; called whenever something of it has changed."""
        device = self._device
        self._talk.follow(self._play is not None and self._play.laid)
        where = device.guest.where if device is not None else ""
        self._note(where)
        if device is None:
            self._show_part("start" if self._part in ("card", "table") else self._part)
        elif device.host is not None or where == "joined":
            self._show_table(device)
        elif where in ("found", "joining"):
            self._show_card(device)
        else:
            self._show_part("door")
            if where == "gone":
                self._say(say("party.gone"))
            else:
                self._say(say("party.nobody") if device.link == "good" else say("party.looking"))
        self._sign()

    def _note(self, where: str) -> None:
        """Say on the body how far this device has come, and how the line is."""
        device = self._device
        state = "none"
        if device is not None:
            away = where == "joined" and device.host is None and device.guest.host_away
            state = (
                "away" if away else "open" if device.host is not None else "joined" if where == "joined" else "opening"
            )
        dom.body.setAttribute("data-people", state)
        if device is None:
            dom.body.removeAttribute("data-link")
        else:
            link = device.link if device.link in ("good", "slow") else "lost"
            dom.body.setAttribute("data-link", link)

    def _show_part(self, part: str) -> None:
        self._part = part
        for name in PARTS:
            self.part(name).hidden = name != part

    def _show_card(self, device: Device) -> None:
        card = device.guest.card
        self._show_part("card")
        if card is None:
            return
        self.part("rules").textContent = say("party.rules", rules=presets.named(card.rules), count=card.rules.players)
        self.part("spoken").hidden = not device.guest.spoken
        self.part("there").innerHTML = "".join(
            [self._row(name, face, kind == "person") for name, face, kind in card.seats]
        )
        joining = device.guest.where == "joining"
        self.part("sit").disabled = joining
        if not joining and not self.part("name").value:
            self.part("name").value = self._name()
        self._say((say("party.after") if card.state == "game" else say("party.joining")) if joining else "")

    def _row(self, name: str, face: str, person: bool, sign: str = "here", you: bool = False) -> str:
        source = escaped(self.faces.source(face, "calm"))
        if not person:
            told = say("party.seat.mind", name=name)
        elif you:
            told = say("party.seat.you", name=name)
        else:
            told = {
                "here": say("party.seat.here", name=name),
                "slow": say("party.seat.slow", name=name),
                "away": say("party.seat.away", name=name),
            }[sign]
        picture = f'<img src="{source}" alt="" width="40" height="40">'
        return f'<li data-sign="{sign}">{picture}<span>{escaped(told)}</span></li>'

    def _show_table(self, device: Device) -> None:
        self._show_part("table")
        guest, host = device.guest, device.host
        self._draw_link()
        roster = guest.table.roster or (host.roster if host is not None else None)
        if roster is not None:
            own = roster.seat_of(guest.me.id)
            rows = [
                self._row(who.name, who.face, who.person, guest.signs.get(seat, "here"), seat == own)
                for seat, who in enumerate(roster.seats)
            ]
            self.part("seats").innerHTML = "".join(rows)
            self.part("begin").hidden = host is None or roster.state == "game" or guest.where != "joined"
            self.part("back").hidden = self._play is None or roster.state == "lobby" or self._play.laid
            if roster.state == "game" and self._play is not None and self._play.laid and self.is_open:
                self.close()
        self._say(self._trouble(device))

    def _trouble(self, device: Device) -> str:
        guest = device.guest
        if guest.story:
            return say("party.story")
        if device.link == "lost":
            return say("party.lost")
        if device.host is None and guest.host_away:
            return say("party.host_away")
        lobby = guest.table.roster is None or guest.table.roster.state == "lobby"
        return say("party.wait_host") if device.host is None and lobby else ""

    def _link(self) -> str:
        """Return the link of the table."""
        device = self._device
        assert device is not None
        invite = device.host.invite if device.host is not None else device.guest.invite
        if not self._relays or device.address != self._relays[0].address:
            invite = Invite(invite.code, invite.fingerprint, device.address)
        return address.here() + "#" + invite.fragment()

    def _draw_link(self) -> None:
        whole = self._link()
        if whole == self._drawn:
            return
        self._drawn = whole
        device = self._device
        assert device is not None
        invite = device.host.invite if device.host is not None else device.guest.invite
        self.part("link").value = whole
        self.part("letters").textContent = text_of(invite.code)
        self.part("qr").innerHTML = self._ways.code(whole)

    def _sign(self) -> None:
        """Show at each seat of a person how they are heard."""
        device, play = self._device, self._play
        shown = device is not None and play is not None and play.laid
        for node in dom.all_of(".seat[data-side]"):
            sign = None
            if shown and device is not None and device.guest.seat >= 0:
                roster = device.guest.table.roster
                players = len(roster.seats) if roster is not None else 4
                sign = device.guest.signs.get((device.guest.seat + int(node.getAttribute("data-side"))) % players)
            if sign is None:
                node.removeAttribute("data-sign")
            else:
                node.setAttribute("data-sign", sign)

    def _say(self, text: str) -> None:
        node = self.part("said")
        if node.textContent != text:
            node.textContent = text
