"""The dialog of tables of people: open one or come to one, meet at a relay, sit down; then the sheet of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts.cast import NOBODYS
from hearts.app.letters import shorten
from hearts.app.people import relays
from hearts.app.people.beside import first_invite
from hearts.app.people.by_mind import MIND
from hearts.app.people.code import CodeError, Invite, read_invite, read_seat
from hearts.app.people.named import CUT, face_id, short
from hearts.app.people.names import listed
from hearts.app.people.seating import fitted
from hearts.app.words.locale import say
from hearts.engine.record import PERSON, Seat
from hearts.web.browser import address, clock, dom, files, link
from hearts.web.browser.people import doors_of_people
from hearts.web.browser.relay import TABS
from hearts.web.browser.storage import StorageProblem
from hearts.web.browser.storage_part import StoragePart
from hearts.web.dialogs.dialog import Dialog
from hearts.web.people.beside import BesideHere
from hearts.web.people.button import TableButton
from hearts.web.people.device import HELD, WEEK, Device, forget_table, kept_relay
from hearts.web.people.door import Door
from hearts.web.people.ends import Ends
from hearts.web.people.enter import on_enter
from hearts.web.people.lease import RELOAD, SOON, Lease, free_one
from hearts.web.people.lobby import TableList, seated
from hearts.web.people.news import News
from hearts.web.people.public import fits
from hearts.web.people.sheet import Sheet
from hearts.web.people.sitters import Sitters
from hearts.web.people.talk import Talk
from hearts.web.people.trouble import Trouble, told, told_wait
from hearts.web.people.warning import may_sit
from hearts.web.request import Paragraph, Question, RulesFor, TableOf

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.card import Card
    from hearts.app.people.guest import Guest
    from hearts.app.people.lobby import Found
    from hearts.app.people.roster import Roster
    from hearts.app.scene.model import Scene
    from hearts.app.tasks import Task
    from hearts.web.browser.people import Doors
    from hearts.web.context import Context
    from hearts.web.people.play import Play
    from hearts.web.request import Request

PARTS = ("start", "elsewhere", "door", "looking", "lobby", "card", "table")
MAIN = {"elsewhere": "here", "door": "connect", "looking": "stop", "card": "sit"}  # the main button, at the foot
LIST = "./relays.json"
LOOK = 0.5  # seconds between two looks at what time has changed
ANSWERS = 6_000  # milliseconds within which a table answers that is there
CONNECTS = 10_000  # and a relay


class People(Dialog):
    """What is shown follows from how far this device has come: nothing yet, at the door, at the table."""

    name = "people"
    home = "hearts/web/people"
    _looked: Guest | None = None  # whose face and name may be changed on the sheet

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._relays: list[relays.Relay] = []
        self._invite: Invite | None = None  # what was opened or pasted; None for a table of one's own
        self._ways: Doors | None = None
        self._lease: Lease | None = None
        self._device: Device | None = None
        self._sitters: Sitters | None = None
        self._news: News | None = None
        self._talk, self._button, self._part = Talk(context), TableButton(), "start"
        self._tasks: list[Task] = []
        self._home = address.here()  # the address at which other devices open the page; empty where none can
        self._asked = self._was = ""  # the name that this player has asked for last, and the one before it
        self._laid, self._troubled = False, False  # whether the table lay on the screen, and something held it up
        self._door = Door(self.part, self.session, self.faces)
        self._sheet = Sheet(self.part, context, self.faces, self._say)
        self._beside = BesideHere(self.part, self.faces, self._seat_beside, self._hand_to)
        self._ends = Ends(self.part, context, self._say)
        self._trouble = Trouble(context, lambda: context.run(self._leave()))
        self._tables = TableList(self.part, self._say, lambda found: context.run(self._sit_at_listed(found)))
        self._seeks, self._sitting = False, False  # whether the door leads to the lobby, and one sits down from there
        self._taking = False  # whether the invitation is the code of one's own seat at another device
        self._at_door = False  # whether somebody who watches looks at the free seats
        self._since = self._good = 0.0  # when this device began to look for a table, and when the relay had answered
        for name, act in self._acts().items():
            dom.on_click(self.part(name), act)
        for field, button in (("code", "join"), ("own-name", "connect"), ("name", "sit")):
            on_enter(self.part(field), self.part(button).click)
        dom.listen(self.node, "close", lambda event: self._shut())

    def _acts(self) -> dict[str, Callable[[], object]]:
        """Return what each button does."""
        context = self.context
        return {
            "new": lambda: self._come_to(None),
            "find": self._seek,
            "lobby-open": self._open_public,
            "wait-no-more": self._wait_no_more,
            "join": lambda: self._read_text(str(self.part("code").value)),
            "connect": lambda: self.work(self._connect(), "connect"),
            "here": lambda: self.work(self._go_on_here(), "connect"),
            "stop": self._stop_looking,
            "retry": self._retry,
            "reload": address.reload,
            "all-rules": lambda: context.open(RulesFor(self._door.rules, self._door.take_rules)),
            "sit": lambda: self.work(self._sit(), "sit"),
            "watch": self._watch,
            "door-again": self._look_for_seat,
            "begin": lambda: self._sheet.order("begin"),
            "look-do": self._look_anew,
            "back": self._back,
            "leave": lambda: context.run(self._leave()),
        }

    async def fill(self, request: Request) -> None:
        """Show how far this device has come; a link that comes with the request leads to its door."""
        text = request.text if isinstance(request, TableOf) else ""
        if not self._relays:
            self._relays = await self._listed()
        self._say("")
        if self._device is None and text:
            self.part("code").value = text
            self._read_text(text)
        else:
            if text and self._device is not None and _leads_elsewhere(text, self._device):
                self.context.run(self._change_tables(text, self._device))
            if self._device is None and self._part == "door":  # no door without a way back
                self._show_part("start")
            self._follow()
            self._compare(text)
            if self._part == "lobby":  # it was closed meanwhile, and nothing is listened to while it is
                await self._look_for_tables(self._tables.address)

    def _compare(self, text: str) -> None:
        """Hold a link of the table that is open against its host, who may have been taken on trust."""
        try:
            invite = read_invite(text) if text else None
        except CodeError:
            return
        guest = self._device.guest if self._device is not None else None
        if invite is None or guest is None or not invite.fingerprint or invite.code != guest.invite.code:
            return
        if guest.compare(invite):
            self._say(say("people-told-fits"))
            self._invite = invite
            self._let_go_of_link(guest)

    def _let_go_of_link(self, guest: Guest) -> None:
        """Take the code out of the page's address, once who came by it has a seat or watches."""
        if self._invite is not None and guest.where in ("joined", "watching"):
            self._invite = None
            link.forget()

    async def _change_tables(self, text: str, device: Device) -> None:
        """Ask whether to leave this table for the one of a link, and go to its door."""
        if await self._may_change(device.host is not None) and self._device is device:
            self._drop(device)
            self._note("")
            self.part("code").value = text
            self._read_text(text)
            self.show()

    async def _may_change(self, hosts: bool) -> bool:
        """Ask whether to leave the table at which this device has a seat; `hosts`: whether it holds that table."""
        texts = [say("party-other-text")] + ([say("party-other-host")] if hosts else [])
        buttons = (("no", say("party-other-no")), ("yes", say("party-other-yes")))
        told = tuple([Paragraph(text) for text in texts])
        return await self.context.ask(Question("other-table", say("party-other-title"), told, buttons, "no")) == "yes"

    def show(self) -> None:
        """Show it as it is; what is to be done next has the keyboard."""
        Dialog.show(self)
        if self._part == "door":
            self._to_next("own-name", "connect")

    def _to_next(self, name: str, act: str) -> None:
        """Give the keyboard to a field where a name is missing, else to the button that goes on."""
        field = self.part(name)
        dom.focus(self.part(act) if str(field.value) or dom.off(field) else field)

    def _shut(self) -> None:
        """Look for no table behind a closed door; what lies on the table then is one's own game."""
        if self.is_open:
            return  # again, at once
        if self._part == "looking":
            self._stop_looking()
        if self._play is None or not self._play.laid:
            self.context.deals.set()

    def follow(self, scene: Scene) -> None:
        """Show another face, if the player has chosen one meanwhile."""
        if self.is_open and self._part in ("door", "card", "table"):
            self._door.tell_face()
            self.part("look-face").src = self.faces.source(self._own_face, "calm")

    # ---- one tab at a table ----------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Go on at the table at which this device was last, unless another tab of this browser is at it."""
        if self._device is not None or not kept_relay():
            return
        self._ways = await doors_of_people()
        if self._ways is None:
            return
        several = kept_relay() == TABS
        self._lease = await free_one(self._ways, self._yield, several, RELOAD)
        if self._lease.held:
            self._go_on()
        elif not several:
            self._show_part("elsewhere")
            self.show()

    def _go_on(self) -> bool:
        """Go on at the table that is kept; return whether there is one."""
        assert self._ways is not None and self._lease is not None
        found = kept_relay(self._lease.number)
        device = Device(self._ways, found, self._lease.number, self._follow) if found else None
        if device is None or not device.resume():
            self._lease.free()
            self._lease = None
            return False
        self._device = device
        self._follow_table()
        return True

    async def _go_on_here(self) -> None:
        """Take the table from the tab that is at it."""
        if self._device is not None and self._device.guest.where == "moved":
            self._device.guest.take_back()
            return
        if self._lease is not None:
            await self._lease.take()
            await clock.sleep(SOON / 1000)  # the other tab lets go
            if self._lease.held and not self._go_on():
                self._show_part("start")

    def _yield(self) -> None:
        """Let another tab of this browser go on at the table."""
        device, play = self._device, self._play
        if device is not None:
            self._end()
            device.halt()
            if play is not None and play.laid:
                play.close()
            self._follow()
            self._show_part("elsewhere")
            self.show()

    async def _leased(self, chosen: str) -> bool:
        """Return whether this tab may be at a table; another one that is at one is told of."""
        assert self._ways is not None
        if self._lease is not None and self._lease.held:
            return True
        self._lease = await free_one(self._ways, self._yield, chosen == TABS)
        if not self._lease.held:
            if self._invite is not None and self._kept_elsewhere(self._invite):
                self._turn_back(say("party-elsewhere-other"))
            else:
                dom.body.setAttribute("data-people", "none")
                self._say("")
                self._show_part("elsewhere")
        return self._lease.held

    def _kept_elsewhere(self, invite: Invite) -> bool:
        """Return whether this device has a seat at another table than that of this invitation."""
        kept = first_invite(StoragePart()) if kept_relay() else None
        return kept is not None and kept.code != invite.code

    async def _may_join(self, chosen: str) -> bool:
        """Return whether this device may come to the table of the invitation: one asks before another seat is lost."""
        if self._invite is None or self._taking or chosen == TABS or not self._kept_elsewhere(self._invite):
            return True
        if await self._may_change(bool(StoragePart().get(HELD))):
            forget_table()
            return True
        self._turn_back("")
        self._go_on()
        return False

    # ---- the steps -------------------------------------------------------------------------------------------------

    async def _listed(self) -> list[relays.Relay]:
        """Return the relays that may be met at: the one that the page's address names, else those of the list."""
        text, asked = await files.fetch_text(LIST), address.parameters().get("relay", "")
        self._home = relays.home(text, address.here())
        named = relays.checked(asked)
        if named and relays.allowed(named, address.here()):
            return [relays.Relay(relays.host_of(named), named, False)]
        found = relays.read(text)
        tabs = relays.Relay(say("party-tabs"), TABS, False)
        return [tabs] + found if asked == TABS else found or [tabs]

    def _read_text(self, text: str) -> None:
        try:
            seat = read_seat(text)
            invite = seat or read_invite(text)
            if not self._may_ask(invite.relay):
                raise CodeError("people-code-house")
            self._come_to(invite, seat is not None)
        except CodeError as error:
            self._show_part("start")
            self._say(str(error))

    def _may_ask(self, relay: str) -> bool:
        """Return whether a link may lead this page to this relay."""
        known = [one.address for one in self._relays]
        return relay in ["", TABS] + known or relays.allowed(relay, address.here())

    def _come_to(self, invite: Invite | None, taking: bool = False) -> None:
        """Stand before the door of this table, or of a new one; `taking`: one's own seat comes from another device."""
        self._invite, self._taking, self._seeks = invite, taking, False
        there = self._door.stand_before(invite, self._relays)
        if taking:
            self.part("title").textContent = say("party-take-what")
            self._door.tell(say("party-take-about"))
        self._say("" if there else say("party-none"))
        self._show_part("door")
        self._to_next("own-name", "connect")

    async def _connect(self) -> None:
        chosen = self._door.relay
        if not chosen:
            return
        if self._seeks:
            await self._look_for_tables(chosen)
            return
        if self._invite is None and not self._door.fits:
            return
        dom.body.setAttribute("data-people", "opening")
        if self._invite is not None:
            self._show_part("looking")
            self.part("retry").hidden = self.part("reload").hidden = True
        self._say(say("party-looking"))
        self._ways = self._ways or await doors_of_people()
        if self._ways is None:
            self._turn_back(say("party-missing"))
            return
        if not await self._leased(chosen) or not await self._may_join(chosen):
            return
        try:
            if not await self._begin(self._ways, chosen):
                return
        except StorageProblem:
            self._device = None
            self._turn_back(say("party-unkept"))
            return
        self._follow_table()

    def _turn_back(self, why: str) -> None:
        """Stand before the door again, and say why it did not open."""
        dom.body.setAttribute("data-people", "none")
        self._show_part("door")
        self._say(why)

    def _stop_looking(self) -> None:
        """Look for the table no more, and stand before its door again."""
        self.stop("connect")
        if self._device is not None:
            self._drop(self._device)
        self._note("")
        self._come_to(self._invite, self._taking)

    def _retry(self) -> None:
        """Try at once to reach the relay."""
        if self._device is not None:
            self._since = clock.since_start()
            self._device.wake()
            self._tell_looking(self._device)

    def _tell_looking(self, device: Device) -> None:
        """Say how the search for the table goes, and what one may do about it."""
        now, good = clock.since_start(), device.link in ("good", "slow")
        self._good = self._good or now if good else 0.0
        waited = now - self._good > ANSWERS if good else now - self._since > CONNECTS
        state = searched(device.guest.where, device.link, waited, dom.online())
        several = len(self._relays) > 1 and self._invite is not None and not self._invite.fingerprint
        self._say(told_search(state, device.address, several))
        self.part("retry").hidden = state not in ("offline", "unreached")
        self.part("reload").hidden = state not in ("other", "refused")

    async def _begin(self, ways: Doors, chosen: str) -> bool:
        """Open a table, or look for the one that one was invited to. Returns whether there is one. Raises
        StorageProblem."""
        assert self._lease is not None
        device = Device(ways, chosen, self._lease.number, self._follow)
        invite = self._invite
        if invite is not None and self._taking:
            self._say(say("party-take-waits"))
            try:
                invite = await device.take_seat(invite.code)
            finally:
                if invite is self._invite or invite is None:  # nobody answered, or the search was stopped
                    device.halt()
            if invite is None:
                self._turn_back(say("party-take-none"))
                return False
            link.forget()
        if invite is not None:
            self._device = device
            device.join(invite)
            return True
        rules = self._door.rules
        usual = self.session.setup.record("0").seats
        minds = [Seat(MIND, who.face, who.name) if who.player == PERSON else who for who in usual]
        public = self._door.findable
        minds = [who for who in minds if listed(who.name) or not public]
        name = self._door.name("own-name", public)
        try:
            await clock.breathe()  # opening a table is longer than one task of the page may be
            await device.open(rules, fitted(tuple(minds), rules.players), name, self._door.face, public)
            await clock.breathe()
            self._device = device
        finally:
            if self._device is not device:  # the dialog was closed meanwhile
                device.drop()
        return True

    # ---- the lobby -------------------------------------------------------------------------------------------------

    def _seek(self) -> None:
        """Stand before the lobby: it is told which relay is asked, and what can be found there."""
        self._come_to(None)
        self._seeks = True
        self._say("" if self._door.stand_before_lobby(self._relays) else say("party-none"))

    async def _look_for_tables(self, chosen: str) -> None:
        """Show the public tables at a relay, for as long as this dialog is open."""
        self._say(say("party-looking"))
        self._ways = self._ways or await doors_of_people()
        if self._ways is None:
            self._say(say("party-missing"))
            return
        self._tables.open(self._ways, chosen)
        self._show_part("lobby")
        self.work(self._tables.run(), "lobby")

    async def _sit_at_listed(self, found: Found) -> None:
        """Sit down at a table of the lobby, or stay there and say why not."""
        if self._ways is None or self._device is not None or not await self._leased(self._tables.address):
            return
        assert self._lease is not None
        self._sitting = True
        try:
            device = Device(self._ways, self._tables.address, self._lease.number, self._follow)
        except StorageProblem:
            self._sitting = False
            self._tables.tell(say("party-unkept"))
            return
        self._device = device
        device.join(found.invite)
        self._follow_table()
        why = await seated(self.context, device.guest, self._door.face_at, self._door.name("lobby-name", True))
        self._sitting = False
        if self._device is not device:
            return
        if not why:
            self.stop("lobby")
            self._follow()
            return
        self._drop(device)
        self._note("")
        self._show_part("lobby")
        self._tables.tell(why.strip())

    def _open_public(self) -> None:
        """Stand before the door of a table of one's own that others can find."""
        self.stop("lobby")
        self._come_to(None)
        self._door.let_find(True)

    def _wait_no_more(self) -> None:
        """Leave the table at which one waits for a seat."""
        if self._device is not None:
            self._drop(self._device)
            self._follow()
            self._show_part("start")

    # ---- the table -------------------------------------------------------------------------------------------------

    def _follow_table(self) -> None:
        """Begin to follow the table, and what is played at it."""
        self._say("")
        self._since, self._good = clock.since_start(), 0.0
        device = self._device
        assert device is not None
        self._sitters = Sitters(self.context, device, self._tell, self._show_scene, self._turn)
        self._talk.attend(device)
        self._trouble.come_to(device)
        self._at_door = False
        self._serve(device)
        self._tasks = [self.context.run(device.run()), self.context.run(self._look())]
        self._follow()

    def _serve(self, device: Device) -> None:
        """Have news, talk and sheet for whoever has the device now."""
        ways, sitters = self._ways, self._sitters
        assert ways is not None and sitters is not None
        self._news = news = News(self.context, device.guest, device.people)
        names_relay = not self._relays or device.address != self._relays[0].address
        self._sheet.come_to(ways, device, sitters.votes, news, names_relay, sitters.play.helps, self._home)
        self._ends.come_to(ways, device, self._home)
        self._talk.turn_to(device.guest, device.people)

    def _tell(self, sentence: str) -> None:
        if self._news is not None:
            self._news.tell(sentence)

    @property
    def _play(self) -> Play | None:
        """The game of who has the device."""
        return self._sitters.play if self._sitters is not None else None

    # ---- several people at this device -----------------------------------------------------------------------------

    def _turn(self) -> None:
        """Serve somebody else: the device has gone from one to another."""
        if self._device is not None:
            self._serve(self._device)
            self._follow()

    def _seat_beside(self, face: str, name: str) -> None:
        if self._sitters is not None:
            self._sitters.add(face, name)

    def _hand_to(self, guest: Guest) -> None:
        if self._sitters is not None:
            self._sitters.turn_to(guest)
            if self._sitters.play.laid:
                self.close()

    def _part_with_gone(self, device: Device) -> None:
        """Let those go alone who were asked to leave, or went on somewhere else, while others stay at this device."""
        for guest in list(device.people):
            if device.shared and self._sitters is not None and guest.where in ("gone", "moved"):
                name = name_of(guest)
                told = say("beside-gone", name=name) if guest.where == "gone" else say("beside-moved", name=name)
                self._sitters.part(guest, False)
                self._say(told)
                self._tell(told)

    async def _look(self) -> None:
        """Follow what time changes, for as long as this device is at the table."""
        while self._news is not None:
            self._news.tick()
            self._sign()
            self._ends.follow()
            if self._sitters is not None:
                self._sitters.look()
            if self.is_open:
                self._sheet.show()
                if self._part == "looking" and self._device is not None:
                    self._tell_looking(self._device)
                elif self._part == "card":
                    self._follow()
            await clock.sleep(LOOK)

    def _show_scene(self, scene: Scene) -> None:
        self.context.show(scene)
        self._sign()

    async def _sit(self) -> None:
        if self._device is not None and await may_sit(self.context, self._device.guest):
            card = self._device.guest.card
            public = card is not None and card.public
            if not fits(self.part, "name", public) or not self._beside.fits:
                return
            self._was = ""
            self._asked = name = self._door.name("name", public)
            self._device.guest.sit(self._door.face, name, self._door.seat)
            self._beside.sit_down()
            self._at_door = False
            link.forget()
            self._follow()

    def _watch(self) -> None:
        if self._device is not None:
            self._device.guest.watch()
            link.forget()
            self._follow()

    def _look_anew(self) -> None:
        """Go by another name and face from now on."""
        if self._device is None or not fits(self.part, "look-name", False):
            return
        self._was = name_of(self._device.guest)
        self._asked = name = shorten(short(self._door.name("look-name", False)), CUT)
        self._sheet.order(f"look {face_id(self._own_face)} {name}")

    @property
    def _own_face(self) -> str:
        """The portrait of one's own; that of one's seat without one, and for whom this device does not belong to."""
        own, device = str(self.session.settings["portrait"]), self._device
        roster = device.guest.table.roster if device is not None else None
        if device is None or roster is None or device.guest.seat < 0:
            return own
        theirs = own in NOBODYS or not device.keeps_games_of(device.guest)
        return roster.seats[device.guest.seat].face if theirs else own

    def _look_for_seat(self) -> None:
        """Show the free seats to somebody who watches."""
        self._at_door = True
        self._follow()

    def _back(self) -> None:
        if self._play is not None:
            self.close()
            self._play.lay()

    async def _leave(self) -> None:
        """Leave the table, once the person has said so where others are left behind."""
        device = self._device
        if device is not None and device.shared:
            await self._leave_shared(device)
        elif device is not None and await self._may_leave(device):
            self._drop(device)
            self._follow()
            self.close()

    async def _leave_shared(self, device: Device) -> None:
        """Leave the table alone, or with all who sit at this device; whoever holds the table leaves with all."""
        guest, name = device.guest, name_of(device.guest)
        one = () if device.hosts else (("one", say("beside-leave-one", name=name)),)
        texts = (Paragraph(say("party-leave-host" if device.hosts else "beside-leave-text")),)
        buttons = (("no", say("party-leave-no")),) + one + (("all", say("beside-leave-all")),)
        answer = await self.context.ask(Question("leave-table", say("beside-leave-title"), texts, buttons, "no"))
        if self._device is not device or guest not in device.people or self._sitters is None:
            return
        if answer == "one" and device.shared:
            self._sitters.part(guest, True)
            self.close()
        elif answer == "all":
            self._drop(device)
            self._follow()
            self.close()

    def _go(self, device: Device) -> None:
        """Leave the table because its host has asked the person here to."""
        self._drop(device)
        self._note("")
        self._show_part("start")
        self._say(told_gone(device.guest.why))
        self.show()

    def _drop(self, device: Device) -> None:
        """Be at this table no more."""
        play = self._play
        self._end()
        if play is not None and play.laid:
            play.close()
        device.leave()
        if self._lease is not None:
            self._lease.free()
            self._lease = None

    async def _may_leave(self, device: Device) -> bool:
        """Ask before a game, or a table with its guests, is left."""
        roster = device.guest.table.roster
        others = roster is not None and len([who for who in roster.seats if who.person]) > 1
        if roster is None or (roster.state != "game" and not (others and device.host is not None)):
            return True
        text = say("party-leave-host") if device.host is not None else say("party-leave-game")
        buttons = (("no", say("party-leave-no")), ("yes", say("party-leave-yes")))
        asked = Question("leave-table", say("party-leave-title"), (Paragraph(text),), buttons, "no")
        return await self.context.ask(asked) == "yes" and self._device is device

    def _end(self) -> None:
        """Follow the table no more."""
        self._laid = False
        for task in self._tasks:
            task.cancel()
        if self._sitters is not None:
            self._sitters.end()
        self._device = self._sitters = self._news = None
        self._tasks = []
        self._sheet.go()
        self._ends.go()
        self._trouble.go()
        self._talk.end()
        self._part = "start"

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Show how the table stands; called whenever something of it has changed."""
        device = self._device
        if device is not None:
            self._part_with_gone(device)
            self._beside.follow(device)
            self._let_go_of_link(device.guest)
        self._talk.follow(self._play is not None and self._play.laid)
        where = device.guest.where if device is not None else ""
        self._note(where)
        if self._sitting:
            pass  # the list is shown until the table has answered
        elif device is None:
            self._show_part("start" if self._part in ("card", "table") else self._part)
        elif where == "moved":
            if self._part != "elsewhere":
                self._show_part("elsewhere")
                self.show()
        elif where == "watching" and self._at_door:
            self._show_card(device)
        elif device.host is not None or where in ("joined", "watching"):
            self._show_table(device)
        elif device.guest.asleep:
            wakes = self._part != "table"
            self._show_table(device)
            if wakes:
                self.show()
        elif where in ("found", "joining"):
            self._show_card(device)
        elif where == "gone":
            self._go(device)
        else:
            self._show_part("looking")
            self._tell_looking(device)
        self._sign()

    def _note(self, where: str) -> None:
        """Say on the body how far this device has come, and how the line is."""
        device = self._device
        state = "none"
        if device is not None:
            there = where in ("joined", "watching")
            away = device.guest.asleep or (there and device.host is None and device.guest.host_away)
            state = "away" if away else "open" if device.host is not None else "joined" if there else "opening"
        dom.body.setAttribute("data-people", state)
        if device is None:
            dom.body.removeAttribute("data-link")
        else:
            link = device.link if device.link in ("good", "slow") else "lost"
            dom.body.setAttribute("data-link", link)

    def _show_part(self, part: str) -> None:
        self._part = part
        moved = self._device is not None and self._device.guest.where == "moved"
        self.part("where").textContent = say("party-moved") if moved else say("party-elsewhere")
        if part in ("start", "elsewhere", "table"):
            self.part("title").textContent = say("party-title")
        for name in PARTS:
            self.part(name).hidden = name != part
        for name in MAIN:
            self.part(MAIN[name]).hidden = name != part
        if part != "table":
            self.part("begin").hidden = self.part("back").hidden = True
        if self.is_open and (dom.off(dom.active()) or dom.focus_is_lost(dom.active())):
            dom.focus(self.node)  # what had the keyboard belongs to the part before

    def _show_card(self, device: Device) -> None:
        card, joining = device.guest.card, device.guest.where == "joining"
        comes = self._part != "card"
        self._show_part("card")
        if card is None:
            return
        self._beside.show_at_door(card, device.guest.where == "found", self._door.face_at(card))
        self.part("spoken").hidden = not device.guest.spoken
        self.part("wait-no-more").hidden = not joining
        self.part("watch").hidden = joining or not card.watching or device.guest.where == "watching"
        self._door.show_card(card, joining)
        named = self._invite.name if self._invite is not None else ""
        other = say("party-door-other", name=named, other=card.name) if named not in ("", card.name) else ""
        self.part("other").textContent, self.part("other").hidden = other, not other
        if comes and self.is_open and not joining:
            self._to_next("name", "sit")
        self._say(told_of_card(card, joining, device.guest.host_away, clock.now() / 1000))

    def _show_table(self, device: Device) -> None:
        self._show_part("table")
        self._sheet.show()
        guest, host, play = device.guest, device.host, self._play
        roster = guest.table.roster or (host.roster if host is not None else None)
        if roster is not None and play is not None:
            self._entitle(roster)
            self.part("begin").hidden = not device.hosts or roster.state != "lobby" or guest.where != "joined"
            self.part("look").hidden = guest.seat < 0 or roster.public
            self._tell_name(guest, roster)
            self._beside.show_at_table(device)
            if guest.seat >= 0 and (guest is not self._looked or not self.part("look").open):
                self._looked = guest
                self.part("look-face").src = self.faces.source(self._own_face, "calm")
                # The portrait that is chosen there is of whom this device belongs to.
                self.part("look-face").parentElement.hidden = not device.keeps_games_of(guest)
                self.part("look-name").value = roster.seats[guest.seat].name
            self.part("door-again").hidden = guest.where != "watching"
            empty = guest.asleep and guest.table.view is None  # no deal of this game is over yet
            self.part("back").hidden = roster.state == "lobby" or play.laid or empty
            if play.laid and not self._laid and self.is_open:
                self.close()  # a game begins
            self._laid = play.laid
        self._say_trouble(device)

    def _entitle(self, roster: Roster) -> None:
        """Say whose table it is."""
        seat = roster.seat_of(roster.host)
        if seat >= 0:
            self.part("title").textContent = say("party-of", name=roster.seats[seat].name)

    def _tell_name(self, guest: Guest, roster: Roster) -> None:
        """Say by which name this player goes where it is not the one that they have asked for."""
        name = roster.seats[guest.seat].name if guest.seat >= 0 else self._was
        other = self._asked != "" and name not in (self._asked, self._was)
        self.part("called").textContent = say("party-called", name=name) if other else ""

    def _say_trouble(self, device: Device) -> None:
        """Say what holds the table up, if anything does; what was said last stays otherwise."""
        trouble = told(device)
        if trouble or self._troubled:
            self._say(trouble, trouble == told_wait(device))
        self._troubled = bool(trouble)

    def _sign(self) -> None:
        """Show at each seat of a person how they are heard, and the way to this dialog while the table is laid."""
        shown = self._play is not None and self._play.laid
        if self._ways is not None:
            self._ways.stay_awake(self._device is not None and awaited(self._device))
        self._button.show(shown)
        self._trouble.follow(shown)
        if self._news is not None:
            self._news.sign(shown)

    def _say(self, text: str, large: bool = False) -> None:
        node = self.part("said")
        if node.textContent != text:
            node.textContent = text
            node.classList.toggle("large", large)


def awaited(device: Device) -> bool:
    """Return whether other people would wait for this device if its screen went dark: they play with whoever is here,
    or come to the table that it holds."""
    roster = device.guest.table.roster
    if roster is None or device.guest.where != "joined":
        return False
    if roster.state == "lobby" and device.host is not None:
        return True
    return roster.state == "game" and len(roster.seated) > len(device.people)


def told_gone(why: str) -> str:
    """Return why this person is no more at the table."""
    if why == "link":
        return say("party-watch-link")
    return say("party-watch-over") if why == "watching" else say("party-gone")


def told_of_card(card: Card, joining: bool, host_away: bool, now: float) -> str:
    """Return what is said beside the card of a table; `joining`: whether one waits for a seat; `now`: in seconds since
    1970."""
    if host_away and now - card.at > WEEK:
        return say("party-week")
    if host_away:
        return say("party-host_away") if joining else say("party-host_away-door")
    if not joining:
        return say("party-full-door") if card.full else ""
    if card.full:
        return say("party-full")
    return say("party-after") if card.state == "game" else say("party-joining")


def name_of(guest: Guest) -> str:
    """Return the name of one of the people at this device, as the table has it."""
    known = guest.known(guest.me.id)
    return known.name if known is not None else ""


def _leads_elsewhere(text: str, device: Device) -> bool:
    """Return whether a link is one of another table than that at which this device is."""
    try:
        return read_seat(text) is None and read_invite(text).code != device.guest.invite.code
    except CodeError:
        return False


def searched(where: str, link: str, waited: bool, online: bool) -> str:
    """Return how the search for a table goes: other (it runs another version), refused, offline, unreached (both by
    the relay), silent (the table does not answer), connecting or looking.

    waited   whether what is waited for now should have come
    """
    if where == "other":
        return "other"
    if link == "closed":
        return "refused"
    if link in ("good", "slow"):
        return "silent" if waited else "looking"
    if not online:
        return "offline"
    return "unreached" if waited else "connecting"


def told_search(state: str, address: str, several: bool) -> str:
    """Return how the search for a table goes, as a sentence; `several`: whether it may meet at another relay."""
    if state == "other":
        return say("party-other")
    if state == "refused":
        return say("party-refused", relay=relays.host_of(address))
    if state == "offline":
        return say("party-offline")
    if state == "unreached":
        return say("party-unreached", relay=relays.host_of(address))
    if state == "silent":
        return say("party-no_table-code") if several else say("party-no_table")
    return say("party-looking") if state == "connecting" else say("party-looking-table")
