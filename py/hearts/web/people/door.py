"""The door of a table of people: the invitation or the rules of a new table, the relay, then name, face and seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.casts.cast import NOBODYS
from hearts.app.people.relays import Relay, checked, host_of, in_house, same_host
from hearts.app.rules import form, presets
from hearts.app.table.commands import Set
from hearts.app.words import phrases
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.web.browser import address, dom
from hearts.web.browser.relay import TABS
from hearts.web.markup import Markup, html
from hearts.web.people.public import ListedName, fits
from hearts.web.people.rows import face_of, told_terms
from hearts.web.pieces import option

if TYPE_CHECKING:
    from hearts.app.people.card import Card
    from hearts.app.people.code import Invite
    from hearts.app.sitting.session import Session
    from hearts.engine.rules import Rules
    from hearts.web.dialogs.dialog import Parts
    from hearts.web.table.faces import Faces

COUNTS = (3, 4, 5, 6)


class Door:
    """The parts of the dialog before one sits at a table.

    part   finds an element of the dialog
    """

    def __init__(self, part: Parts, session: Session, faces: Faces) -> None:
        self._part, self._session, self._faces = part, session, faces
        self._shown: object = None  # the seats that are listed
        self._faces_there: list[str] = []
        self._relays: list[Relay] = []  # those of this page, without one that a link names
        self._rules = session.setup.rules
        self._listed = ListedName(part)
        dom.listen(part("list"), "change", lambda event: self._tell_name())
        dom.listen(part("relay"), "change", lambda event: self._tell_relay())
        dom.listen(part("preset"), "change", lambda event: self._choose_rules())
        dom.listen(part("count"), "change", lambda event: self._choose_rules())

    # ---- before the relay is asked ---------------------------------------------------------------------------------

    def stand_before(self, invite: Invite | None, relays: list[Relay]) -> bool:
        """Show what is opened or come to; return whether there is a relay to meet at.

        relays   those of this page
        """
        part, several = self._part, offered(invite, relays)
        self._relays = relays
        dom.write(part("relay"), *[option(one.address, one.name) for one in several])
        part("relays").hidden = len(several) < 2
        part("how").hidden, part("how").open = several == [], False
        name = invite.name if invite is not None else ""
        self._entitle(said_title(name) if invite is not None else say("party-door-open"))
        self.tell(say("party-door-name") if name else "")
        part("host").hidden = invite is not None
        part("name").value = ""
        self._shown, self._faces_there = None, []
        self.let_find(False)
        part("connect").textContent = say("party-join") if invite is not None else say("party-open-do")
        self._tell_relay()
        self._rules = self._session.setup.rules
        every = presets.MAIN + presets.OTHERS
        dom.write(part("preset"), *[option(name, presets.preset_name(name)) for name in every])
        self._tell_rules()
        self.tell_face()
        part("own-name").value = self._name()
        return several != []

    def _entitle(self, title: str) -> None:
        self._part("title").textContent = title

    def tell(self, sentence: str) -> None:
        """Say below the title what this door leads to."""
        self._part("about").textContent, self._part("about").hidden = sentence, not sentence

    def stand_before_lobby(self, relays: list[Relay]) -> bool:
        """Show what the lobby is; return whether there is a relay whose tables can be looked for."""
        there = self.stand_before(None, relays)
        part = self._part
        self._entitle(say("lobby-title"))
        self.tell(say("lobby-about"))
        part("connect").textContent = say("lobby-look")
        part("host").hidden = True
        return there

    def let_find(self, on: bool) -> None:
        """Choose whether others may find the table that is opened here."""
        self._part("list").checked = on
        self._tell_name()

    @property
    def findable(self) -> bool:
        """Whether others may find the table that is opened here."""
        return bool(self._part("list").checked)

    @property
    def fits(self) -> bool:
        """Whether the name of somebody who opens a table can be had there; a sentence says why not."""
        return fits(self._part, "own-name", self.findable)

    def _tell_name(self) -> None:
        self._part("own-named").hidden, self._part("own-public").hidden = self.findable, not self.findable

    @property
    def relay(self) -> str:
        """The address of the relay that is chosen; empty where there is none."""
        return str(self._part("relay").value)

    @property
    def rules(self) -> Rules:
        """The rules that are chosen for a table of one's own."""
        return self._rules

    def tell_face(self) -> None:
        """Show the face that one goes by."""
        for picture in dom.all_of('[data-part="face"]', self._part("title").parentElement):
            picture.src = self._faces.source(self.face, "calm")

    @property
    def face(self) -> str:
        """The portrait that one goes by; without one of one's own, one that nobody at the table has."""
        own = str(self._session.settings["portrait"])
        if own not in NOBODYS or own not in self._faces_there:
            return own
        free = [face for face in NOBODYS if face not in self._faces_there]
        return free[0] if free else own

    def face_at(self, card: Card) -> str:
        """Return the portrait that one goes by at the table of this card."""
        self._faces_there = [face for _, face, _ in card.seats]
        return self.face

    def name(self, part: str, public: bool) -> str:
        """Keep the name that stands in a field, and return it; without one, what a guest is called. At a public table
        it is one of the list."""
        if public:
            return self._listed.name
        given = str(self._part(part).value)
        name = gate.tidy(given, phrases.guest())
        if given.strip():
            self._session.act(Set("name", name))
        return name

    def _name(self) -> str:
        """Return the name that this person goes by; empty where they have given none."""
        name = str(self._session.settings["name"])
        return "" if phrases.nameless(name) else name

    def _tell_relay(self) -> None:
        chosen = self.relay
        known = next((one for one in self._relays if one.address == chosen), None)
        self._part("whose").textContent = told_whose(chosen, known, address.here()) if chosen else ""
        self._part("sees").textContent = told_relay(chosen, known is not None and known.public)

    def _choose_rules(self) -> None:
        """Play by these rules, in so many seats; the seats give way where the rules want others."""
        name, count = str(self._part("preset").value), int(self._part("count").value)
        if name != self._rules.name:
            self._rules = presets.preset_rules(name, self._rules)
        if count != self._rules.players and count in counts(self._rules):
            self._rules = form.with_option(self._rules, "players", count)
        self._tell_rules()

    def take_rules(self, rules: Rules) -> None:
        """Show other rules: they were changed option by option."""
        self._rules = rules
        self._tell_rules()

    def _tell_rules(self) -> None:
        rules, part = self._rules, self._part
        part("preset").value = rules.name
        dom.write(part("count"), *[option(str(count), str(count)) for count in counts(rules)])
        part("count").value = str(rules.players)
        part("preset-about").textContent = paragraph([presets.preset_line(rules.name), changed(rules)])

    # ---- behind it -------------------------------------------------------------------------------------------------

    def show_card(self, card: Card, joining: bool) -> None:
        """Show the rules of the table that was found, who sits there, and which seats are free."""
        part = self._part
        self._entitle(said_title(card.name))
        part("rules").textContent = say(
            "party-rules", rules=presets.name_with_length(card.rules), count=card.rules.players
        )
        part("terms").textContent = told_terms(card.patience, card.clock, card.helps)
        part("anybody").hidden = part("public").hidden = not card.public
        part("named").hidden = card.public
        free = [seat for seat, (_, _, kind) in enumerate(card.seats) if kind != "person"]
        part("sit").disabled = joining
        part("sit").textContent = say("party-sit") if free else say("party-sit-wait")
        part("places").disabled = joining
        if not joining and not part("name").value:
            part("name").value = self._name()
        if self._shown == card.seats:
            return
        before = self.seat
        self._shown = card.seats
        self.face_at(card)
        self.tell_face()
        wanted = before if before in free else free[0] if free else -1
        rows = [self._place(seat, seat == wanted, *row) for seat, row in enumerate(card.seats)]
        dom.write(part("there"), *rows)

    @property
    def seat(self) -> int:
        """The seat that is chosen; -1 for any."""
        chosen = self._part("there").querySelector(":checked")
        return int(chosen.value) if chosen is not None else -1

    def _place(self, seat: int, chosen: bool, name: str, face: str, kind: str) -> Markup:
        """Return a seat: of a person, or of a mind, whose seat may be taken."""
        picture = face_of(self._faces, face)
        if kind == "person":
            return html("<li>{}<span>{}</span></li>", picture, name)
        mark = " checked" if chosen else ""
        told = say("party-seat-free", name=name)
        choice = html('<input type="radio" name="seat" value="{}"{}>', seat, mark)
        return html("<li><label>{}{}<span>{}</span></label></li>", choice, picture, told)


def counts(rules: Rules) -> list[int]:
    """Return for how many players these rules can be."""
    return [count for count in COUNTS if not form.why_refused(rules, "players", count)]


def changed(rules: Rules) -> str:
    """Return how rules differ from their preset, as sentences; empty where they do not."""
    changes = presets.changes(rules)
    return paragraph([say("party-changed")] + changes) if changes else ""


def said_title(name: str) -> str:
    """Return the invitation to the table of a host of this name; without one where the link gives none."""
    return say("party-door-with", name=name) if name else say("party-door-join")


def told_whose(relay: str, known: Relay | None, here: str) -> str:
    """Return whose relay a person agrees to by the button below this sentence.

    known   the relay as this page names it; None where a link alone does
    here    the address of this page
    """
    if relay == TABS:
        return say("party-whose-tabs")
    if in_house(relay):
        return say("party-whose-house", relay=host_of(relay)) if known is None else say("party-whose-own")
    if known is not None and same_host(relay, here):
        return say("party-whose-here")
    return say("party-whose", relay=host_of(relay) if known is None else known.name)


def told_relay(relay: str, public: bool) -> str:
    """Return what a relay sees and who can change what; `public`: whether it is a free public service."""
    if relay == TABS:
        return say("party-relay-tabs")
    told = [say("party-relay-at", host=host_of(relay))]
    if in_house(relay):
        return paragraph(told + [say("party-relay-house")])
    return paragraph(told + [say("party-relay-sees")] + ([say("party-relay-public")] if public else []))


def offered(invite: Invite | None, relays: list[Relay]) -> list[Relay]:
    """Return the relays of which one may be chosen: a link means one, the page's first where it names none."""
    named = invite.relay if invite is not None else ""
    if named == TABS or checked(named):
        known = [one for one in relays if one.address == named]
        return known or [Relay(host_of(named), named, False)]
    return relays if invite is None or not invite.fingerprint else relays[:1]
