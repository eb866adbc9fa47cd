"""The tale below the end of a game: the podium, what happened, what it did to the statistics, a text to share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.rules import presets, share
from hearts.app.sitting.longer_game import farther
from hearts.app.statistics import telling
from hearts.app.statistics.row import row_of
from hearts.app.statistics.tale import Tale
from hearts.app.statistics.tally import Short, Tally
from hearts.app.words.locale import say
from hearts.app.words.phrases import written
from hearts.web.browser import address, clock, dom, files, link
from hearts.web.dialogs.picture import picture
from hearts.web.markup import Markup, html
from hearts.web.pieces import items

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.engine.record import Record
    from hearts.engine.rules import Rules
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context

HIGHLIGHTS = 2  # sentences on what happened; a text to share has all of them
FURTHER = "ending-further"
MENU = (
    '<div id="{}" class="further" popover role="group" aria-label="{}">{}<span class="said" role="status"></span></div>'
)
CROWN = '<svg class="crown" aria-hidden="true"><use href="#i-crown"/></svg>'
PLACE = (
    '<li{}>{}<img src="{}" alt="" width="96" height="96"><span class="rank">{}</span> <b>{}</b> <span>{}</span></li>'
)
PATIENCE, PAUSE = 40, 0.25  # how often the record of a table of people is looked for, and seconds between
STRETCH = 40  # games that are counted between two breaths


class TaleSection:
    """The section of the dialog `ending` that has the tale of the game: places, sentences, figures, buttons."""

    def __init__(self, context: Context, home: Node, scene: Scene) -> None:
        self._context, self._session, self._home = context, context.session, home
        self._record, self._text = context.session.journal.record, context.session.journal.text
        self._you = scene.seats[0].seat
        self._shared_table = scene.kind == "people"
        self._names: list[str] = []
        self._faces: list[str] = []
        self._alone = False
        self._sentences: list[str] = []
        self._scene = scene
        self._farther: Record | None = None  # the same game with a later end

    async def tell(self) -> None:
        """Write it, bit by bit."""
        dom.write(self._home)
        if self._shared_table and not await self._come():
            return
        seats = self._record.seats if self._shared_table else self._session.seats
        self._names, self._faces = [who.name for who in seats], [who.face for who in seats]
        self._alone = [seat for seat, who in enumerate(seats) if who.person] == [self._you]
        await clock.rest()
        tale = Tale(self._record)
        await clock.rest()
        self._sentences = telling.story(tale, self._names, self._you if self._alone else -1)
        await clock.rest()
        if not self._shared_table:
            self._farther = farther(self._record, self._session.new_id())
            await clock.rest()
        self._home.closest(".ending").setAttribute("data-podium", "sole" if _sole(tale) else "shared")
        dom.write(self._home, self._podium(tale) + _list(self._sentences[:HIGHLIGHTS], self._alone) + self._further())
        dom.write_behind(self._home.closest(".ending").querySelector(".ends"), _more())
        dom.listen(self._home, "click", lambda event: self._press(event, tale))
        self._home.closest(".ending").setAttribute("closedby", "closerequest")  # from now on Escape leads to the table
        if self._alone:
            await self._count()

    async def _come(self) -> bool:
        """Wait for the record of a table of people, which comes when its last deal has been revealed; False where it
        does not."""
        finished, totals = self._context.later.finished, list(self._scene.sheet.totals)
        for _ in range(PATIENCE):
            if finished.last is not None and list(finished.last[0].game.scores) == totals:
                self._record, self._text = finished.last
                return True
            await clock.sleep(PAUSE)
        return False

    def _further(self) -> Markup:
        """Return what else may be done, in a menu that the last button opens."""
        buttons = []
        if not self._scene.watching and not self._shared_table:
            if self._farther is not None:
                buttons.append(_button("on", on_to(self._session.rules, self._farther.game.rules)))
            buttons += [_does("close; again on", say("game-on")), _does("open new-game", say("game-new"))]
        buttons += [_button("share", say("tale-share")), _button("picture", say("tale-picture"))]
        buttons += [_button("replay", say("tale-replay")), _does("open statistics", say("tab-statistics"))]
        buttons.append(_button("leave", say("menu-close")))
        return html(MENU, FURTHER, say("tale-more"), buttons)

    def _press(self, event: Node, tale: Tale) -> None:
        button = event.target.closest("button")
        if button is not None and button.value == "share":
            self._share(tale)
        elif button is not None and button.value == "picture":
            self._picture(tale)
        elif button is not None and button.value == "leave":
            self._home.closest(".ending").setAttribute("data-left", "")
            self._home.closest(".ending").close()
        elif button is not None and button.value == "replay":
            link.make_link(self._text, self._linked)
        elif button is not None and button.value == "on" and self._farther is not None and self._holds():
            self._session.resume(self._farther)
            self._session.go_on()

    def _holds(self) -> bool:
        """Return whether this is still the game at the table."""
        return self._shared_table or self._session.journal.text == self._text

    def _podium(self, tale: Tale) -> Markup:
        places, sole = [], _sole(tale)
        for place, seat in tale.places:
            mood = "win" if place == 1 else "sad" if place == len(tale.places) else "calm"
            source = self._context.faces.source(self._faces[seat], "calm" if tale.conceded >= 0 else mood)
            rank, name, score = say("tale-place", place=place), self._names[seat], written(tale.scores[seat])
            first = html(' class="first"') if place == 1 and sole else ""
            crown = html(CROWN) if first else ""
            places.append(html(PLACE, first, crown, source, rank, name, score))
        return html('<ol class="podium" aria-label="{}">{}</ol>', say("tale-places"), places)

    async def _count(self) -> None:
        """Write what the game did to the figures, a moment later, because all rows are read again."""
        row = row_of(self._record, self._text, clock.stamp())
        sentences = [say("tale-apart")]
        if not row.marks:
            archive = await self._context.later.finished.archive()
            before, after, best = Short(), Tally(), None
            for number, one in enumerate(await archive.rows(lambda count: None)):
                if number % STRETCH == 0:
                    await clock.rest()
                if not one.marks and one.points and one.id != row.id:
                    before.count(one.place == 1, len(one.points), sum(one.points))
                    after.add(one)
                    if not one.conceded and (best is None or one.scores[0] < best):
                        best = one.scores[0]
            after.add(row)
            lowest = best is not None and row.scores[0] < best and not row.conceded
            sentences = telling.progress(before, after, lowest)
        if self._holds():
            dom.write(self._home.querySelector(".figured"), items(sentences))

    def _share(self, tale: Tale) -> None:
        link = address.here() + share.query(tale.rules, tale.seed if gate.digits(tale.seed) else "")
        text = telling.result_lines(tale, self._names, presets.name_with_length(tale.rules), self._sentences, link)
        files.share(text, self._shared)

    def _picture(self, tale: Tale) -> None:
        rows = [(place, seat, self._context.faces.source(self._faces[seat], "calm")) for place, seat in tale.places]
        drawing = picture(self._scene.sheet, rows, presets.name_with_length(tale.rules))
        files.share_picture(drawing, "hearts.png", self._pictured)

    def _pictured(self, how: str) -> None:
        said = {"saved": say("tale-saved"), "": say("tale-unpainted")}.get(how, "")
        self._say(said)

    def _linked(self, address: str) -> None:
        if address:
            files.copy(address, lambda done: self._say(say("tale-linked") if done else say("tale-uncopied")))
        else:
            self._say(say("tale-long"))

    def _say(self, text: str) -> None:
        self._home.querySelector(".said").textContent = text

    def _shared(self, how: str) -> None:
        said = {"copied": say("tale-copied"), "": say("tale-uncopied")}.get(how, "")
        self._say(said)


def _sole(tale: Tale) -> bool:
    """Return whether one player alone has won."""
    return tale.conceded < 0 and [place for place, _ in tale.places].count(1) == 1


def _list(sentences: list[str], counts: bool) -> Markup:
    """Return what happened; and where it counts, a place for what it did to the figures."""
    figured = html('<ul class="highlights figured"></ul>') if counts else ""
    return html('<ul class="highlights">{}</ul>{}', items(sentences), figured)


def _button(value: str, label: str) -> Markup:
    return html('<button type="button" class="quiet" value="{}">{}</button>', value, label)


def _does(command: str, label: str) -> Markup:
    return html('<button type="button" class="quiet" data-do="{}">{}</button>', command, label)


def _more() -> Markup:
    """Return the button that opens the menu of what else may be done."""
    button = '<button type="button" class="quiet rest" popovertarget="{}" aria-label="{more}" title="{more}">⋯</button>'
    return html(button, FURTHER, more=say("tale-more"))


def on_to(rules: Rules, longer: Rules) -> str:
    """Return how far a game may go on."""
    if longer.deals:
        return say("tale-on-deals", count=longer.deals - rules.deals)
    return say("tale-on-limit", limit=longer.limit)
