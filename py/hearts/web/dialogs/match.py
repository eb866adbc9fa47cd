"""Matches with friends: a new one, all that were played, and one of them: its result, its link, the comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.heading import is_match
from hearts.app.rules import presets
from hearts.app.same import match
from hearts.app.same.check import check
from hearts.app.same.errands import NoWorker
from hearts.app.same.what import what_in_parts, what_is
from hearts.app.words import checks, measures, notices
from hearts.app.words.locale import say
from hearts.app.words.phrases import capital, paragraph
from hearts.engine.record import Record
from hearts.web.browser import clock, code, dom, files, link
from hearts.web.dialogs.compared import Compared
from hearts.web.dialogs.room import Room
from hearts.web.markup import html
from hearts.web.matches import begin, describe_match, go, matches, play_on, refusal, take_result
from hearts.web.pieces import radio
from hearts.web.request import CheckOf, MatchIn, MatchOf, Paragraph, PracticeFrom, Question, ReplayOf

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.keeping.matches import KeptMatch
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

SIGHT, TABLE = "sight", "table"
PATIENCE = 120  # frames that it waits for a result to be kept
NOW = "now"  # in place of an id: the match at the table
ITEM = '<li><button type="button" class="game" value="{}"><b>{}</b> <span>{}</span></button></li>'


class Match(Room):
    """The list first; one match when it is chosen or asked for."""

    name = "match"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._kept: KeptMatch | None = None  # the match that is looked at
        self._compared: Compared | None = None
        self._address = ""
        deals = [radio("match-deals", str(number), say("match-count", count=number)) for number in match.DEALS]
        dom.write(self.part("deals"), *deals)
        minds = [
            radio("match-opponents", SIGHT, say("match-sight")),
            radio("match-opponents", TABLE, say("match-table")),
        ]
        dom.write(self.part("opponents"), *minds)
        for name, value in (("match-deals", "4"), ("match-opponents", SIGHT)):
            self.inside(f'[name="{name}"][value="{value}"]').checked = True
        acts: tuple[tuple[str, Callable[[], object]], ...] = (
            ("begin", self._begin),
            ("back", self._list),
            ("go", self._go_on),
            ("home", lambda: go("")),
            ("copy", lambda: files.copy(self._address, self._copied)),
            ("share", self._share),
            ("save", self._save),
            ("delete", lambda: self.work(self._delete(), "delete", self._say)),
        )
        for name, act in acts:
            dom.on_click(self.part(name), act)
        dom.listen(self.part("list"), "click", self._press)
        dom.listen(self.part("parts"), "click", self._press_deal)
        dom.listen(self.part("result"), "click", self._press_deal)
        dom.listen(self.part("file"), "change", lambda event: self._load(event.target))

    async def fill(self, request: Request) -> None:
        """Show one match, or all."""
        self._say("")
        self.part("rules").textContent = say("match-rules", rules=presets.name_with_length(self.session.setup.rules))
        self.part("home").hidden = not is_match(self.session.journal.record)
        id = request.id if isinstance(request, MatchOf) else ""
        kept = (await self._kept_now()) if id == NOW else matches().find(id) if id else None
        if kept is None:
            self._list()
        else:
            self._open(kept)

    async def _kept_now(self) -> KeptMatch | None:
        """Return the match at the table, as soon as its result is kept."""
        kept = None
        for _ in range(PATIENCE):
            kept = matches().find(self.session.journal.record.id)
            if kept is not None and kept.own:
                break
            await clock.after_a_frame()
        return kept

    # ---- all of them ---------------------------------------------------------------------------------------------

    def _list(self) -> None:
        self.stop("one", "check", "par")
        self._kept = None
        self.part("all").hidden, self.part("one").hidden = False, True
        items = []
        for id in reversed(matches().ids()):
            kept = matches().find(id)
            if kept is not None:
                items.append(html(ITEM, id, measures.moment(kept.at), _state(kept)))
        dom.write(self.part("list"), *items or [html("<li>{}</li>", say("match-none-yet"))])
        self.node.scrollTop = 0
        self.complete(self._compare(), "states")

    async def _compare(self) -> None:
        """Say of each match that both have played who leads, one after the other."""
        for button in dom.all_of("button", self.part("list")):
            kept = matches().find(str(button.value))
            text = await match.stands(kept, clock.rest) if kept is not None and kept.other else ""
            if text:
                button.querySelector("span").textContent = text
            await clock.rest()

    def _begin(self) -> None:
        """Begin a new match, on a page of its own."""
        number = int(self.inside('[name="match-deals"]:checked').value)
        at_sight = self.inside('[name="match-opponents"]:checked').value == SIGHT
        drawn = self.session.draw_secret()
        if not drawn:
            self._say(notices.error_beside())
            return
        setup = self.session.setup
        begin(match.new_match(setup.rules, number, setup.seats, drawn, at_sight))

    def _press(self, event: Node) -> None:
        button = event.target.closest("button")
        kept = matches().find(str(button.value)) if button is not None else None
        if kept is not None:
            self._open(kept)

    def _load(self, field: Node) -> None:
        if field.files.length and field.files.item(0).size <= gate.RECORD:
            files.read_file(field.files.item(0), self._come)

    def _come(self, text: str) -> None:
        """Take a friend's result from a file."""
        try:
            what = what_is(text)
            record = match.read_match(what)
            if not record.game.length:
                self.context.open(MatchIn(what))
                return
            self._open(take_result(record, what.text))
        except ValueError as error:
            self._say(refusal(error, "match-wrong-file"))

    # ---- one of them ---------------------------------------------------------------------------------------------

    def _head(self) -> Record:
        assert self._kept is not None
        return Record.read(self._kept.head)

    def _open(self, kept: KeptMatch) -> None:
        self._kept, self._compared = kept, None
        self.part("all").hidden, self.part("one").hidden = True, False
        self.part("name").textContent = describe_match(self._head())
        self.part("go").hidden = bool(kept.own)
        self.part("sending").hidden = True
        for name in ("result", "seal", "parts"):
            dom.write(self.part(name))
        self._say("")
        self.node.scrollTop = 0
        if kept.own:
            self.complete(self._show(kept), "one", self._say)

    def _go_on(self) -> None:
        if self._kept is not None:
            play_on(self._kept, self._head().seed)

    async def _show(self, kept: KeptMatch) -> None:
        """Read the results, and show them; then the link."""
        await clock.rest()
        kept = self._kept = await self.context.later.leaderboard.signed_match(kept)
        _, own = await gate.read_in_parts(kept.own, clock.rest)
        other = (await gate.read_in_parts(kept.other, clock.rest))[1] if kept.other else None
        par = match.known_par(kept, self.context.later.pars.kept.of(own.id), len(own.game.lines))
        self._compared = compared = Compared(own, other, par)
        dom.write(self.part("result"), compared.table())
        await clock.rest()
        dom.write(self.part("parts"), compared.parts())
        self._tell_seal(kept, compared)
        self._offer_link(kept, own)
        if other is not None:
            self.work(self._check(kept.other, compared), "check", self._say)

    def _tell_seal(self, kept: KeptMatch, compared: Compared) -> None:
        if not kept.other:
            text = say("match-waiting")
        elif not kept.by:
            text = say("match-seal", seal="none", name=compared.name)
        else:
            how = "right" if match.sealed(kept.other) == kept.sealed else "wrong"
            text = say("match-seal", seal=how, name=compared.name)
        self.part("seal").textContent = text

    async def _check(self, text: str, compared: Compared) -> None:
        """Have the friend's result checked."""
        line = self.part("parts").querySelector(".checking")
        if line is None:
            return
        try:
            ways = self.context.later.ways(lambda done, several: None)
            found = await check(await what_in_parts(text, clock.rest), ways)
        except NoWorker as error:
            line.textContent = say("match-unchecked", name=compared.name, why=str(error))
            return
        why = checks.reasons(found.error, found.verdict, found.unknown)
        if found.verdict.state == "wrong":
            self._refuse(text, say("match-refused", name=compared.name, why=paragraph(why)))
            return
        right = found.verdict.state == "checked" and not found.unknown
        id = "match-checked" if right else "match-unchecked"
        more = why[1:] if right else []  # where weaker minds stood in
        line.textContent = paragraph([say(id, name=compared.name, why=paragraph(why))] + more)

    def _refuse(self, text: str, why: str) -> None:
        """Take a wrong result of the friend away again, so that the true one can come, and say why."""
        kept = matches().find(self._kept.id) if self._kept is not None else None
        if kept is None or kept.other != text:
            return
        kept = kept.changed(other="")
        matches().put(kept)
        self._open(kept)
        self._say(why)

    def _offer_link(self, kept: KeptMatch, own: Record) -> None:
        """Offer the link that goes to the friend next."""
        invites = not kept.by and not kept.other
        self.part("why").textContent = say(
            "match-send-invite" if invites else "match-send-open" if not kept.by else "match-send-back"
        )
        text = match.invitation(own, kept.own) if invites else kept.own
        longest = match.INVITES if invites else match.LONGEST
        link.make_link(text, lambda address: self._link(address, text), link.ASKS_MATCH, longest)

    def _link(self, address: str, text: str) -> None:
        self._address, self._sent = address, text
        self.part("sending").hidden = False
        self.part("link").value = address
        for name in ("copy", "share"):
            self.part(name).disabled = not address
        self.work(self._draw_code(address), "code")

    async def _draw_code(self, address: str) -> None:
        drawing = await code.code(address) if address else ""
        label = say("match-code")
        drawn = html('<div role="img" aria-label="{}">{}</div>', label, drawing)
        dom.write(self.part("code"), drawn if drawing else html("<p>{}</p>", say("match-code-long")))

    # ---- what is done with it ------------------------------------------------------------------------------------

    def _press_deal(self, event: Node) -> None:
        button, compared = event.target.closest("button"), self._compared
        if button is None or compared is None:
            return
        what, _, number = str(button.value).partition(" ")
        deal = int(number or 0)
        if what == "par":
            self.work(self._par(compared), "par", self._say)
        elif what == "side":
            self.work(self._side(compared, deal), "side", self._say)
        elif what == "check" and self._kept is not None:
            self.context.open(CheckOf(compared.other, self._kept.other))
        elif what == "practise":
            self.context.open(PracticeFrom(compared.own.at(match.deal_start(compared.own, deal)), 0))
        elif what in ("mine", "theirs"):
            record = compared.own if what == "mine" else compared.other
            self.context.open(ReplayOf(record, deal, compared.moves(deal, what), 0))

    async def _side(self, compared: Compared, deal: int) -> None:
        """Show the tricks of a deal side by side, below its buttons."""
        text = await compared.side(deal)
        for number, place in enumerate(dom.all_of(".side", self.part("parts"))):
            dom.write(place, *[text] if number == deal else [])
        title = self.part("parts").querySelector("h4")
        dom.focus(title)
        title.scrollIntoView(True)

    async def _par(self, compared: Compared) -> None:
        """Have the strongest mind play the person's seat in each deal."""
        why = await self.context.later.pars.each(compared.own, self._say)
        if why or self._kept is None:
            self._say(why)
        else:
            self._open(self._kept)

    def _share(self) -> None:
        compared = self._compared
        if compared is not None:
            line = compared.line(self._address)
            files.share(line, lambda how: None if how == "shared" else self._copied(how != ""))

    def _save(self) -> None:
        file = f"{self._kept.id if self._kept else 'match'}.txt"
        files.save(file, self._sent)
        self._say(say("match-saved", file=file))

    async def _delete(self) -> None:
        kept = self._kept
        buttons = (("no", say("match-delete-no")), ("yes", say("match-delete-yes")))
        question = Question(
            "match-ask", say("match-delete-ask"), (Paragraph(describe_match(self._head())),), buttons, "no"
        )
        if await self.context.ask(question) == "yes" and kept is not None:
            matches().drop(kept.id, self._head().seed)
            self._list()

    def _copied(self, done: bool) -> None:
        self._say(say("match-copied" if done else "match-uncopied"))
        if not done:
            dom.focus(self.part("link"))
            self.part("link").select()

    def _say(self, text: str) -> None:
        self.part("said").textContent = text


def _state(kept: KeptMatch) -> str:
    """Return how a match stands, in a few words."""
    if kept.own and kept.other:
        return say("match-state-both")
    if kept.own:
        return say("match-state-sent")
    return capital(say("match-state-invited", name=kept.by)) if kept.by else say("match-state-begun")
