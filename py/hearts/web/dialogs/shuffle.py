"""The shuffle: the hash of the next deal, a word to cut it with, and the check of the deal that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same.deals import deal_of
from hearts.app.sitting.cutting import check_deal, cut_word, next_commitment
from hearts.app.words.locale import say
from hearts.engine import shuffle
from hearts.web.browser import dom, files
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html
from hearts.web.request import SendOf, ShuffleOf

if TYPE_CHECKING:
    from hearts.app.sitting.cutting import DealCheck, Promise
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

NAMES = {shuffle.HOUSE: "shuffle-share", shuffle.CUT: "shuffle-cut_with", shuffle.PUBLISHED: "shuffle-seed"}


class Shuffle(Dialog):
    """Shows the hash of the next deal, of this game or of the next one."""

    name = "shuffle"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._new = False
        self._recipe = ""
        dom.on_click(self.part("copy"), self._copy)
        dom.on_click(self.part("send"), self._send)
        dom.listen(self.part("next"), "submit", self._cut)
        dom.listen(self.part("over"), "click", lambda event: self._copy_recipe(event.target))

    async def fill(self, request: Request) -> None:
        """Tell of the next deal, and check the one that is over."""
        assert isinstance(request, ShuffleOf)
        self._new = request.new
        self.part("said").textContent = self.part("word").value = ""
        self._tell()
        over = html("") if self._new else self._over()
        dom.write(self.part("over"), over)
        self.part("send").hidden = not over

    def _promise(self) -> Promise | None:
        if not self._new:
            return next_commitment(self.session.journal)
        following = self.session.promise()
        return following.promise if following else None

    def _tell(self) -> None:
        promise = self._promise()
        self.part("which").textContent = say("shuffle-new" if self._new else "shuffle-next")
        self.part("next").hidden = promise is None
        why = self._why(promise)
        self.part("why").textContent = why
        self.part("why").hidden = not why
        if promise is not None:
            self.part("hash").textContent = promise.hash
            self.part("cutting").hidden = not promise.open

    def _why(self, promise: Promise | None) -> str:
        """Return why there is nothing to cut, or with what it was cut."""
        if promise is None:
            awaited = self.session.game.phase in ("pass", "play", "moon") and not self._new
            seeded = self.session.journal.record.seed
            return say("shuffle-none" if awaited and not seeded else "shuffle-open")
        if promise.word:
            return say("shuffle-was_cut", word=promise.word)
        return "" if promise.open else say("shuffle-late")

    def _over(self) -> Markup:
        """Return the check of the deal that ended last, as HTML; nothing where none has ended."""
        record = self.session.journal.record
        deal = record.game.first + len(record.game.lines) - 1
        if deal < record.game.first:
            return html("")
        result = check_deal(record, deal)
        self._recipe = result.recipe
        return _result(result)

    def _copy(self) -> None:
        promise = self._promise()
        if promise is not None:
            files.copy(promise.hash, lambda done: self._say("shuffle-copied" if done else "shuffle-uncopied"))

    def _send(self) -> None:
        """Send the deal that is over, in the seat of whoever looks."""
        record, game = self.session.journal.record, self.session.game
        deal = deal_of(record, game.first + len(game.lines) - 1, self.session.director.viewer)
        self.context.open(SendOf("deal", deal.record.text()))

    def _copy_recipe(self, target: Node) -> None:
        if target.closest("button") is not None:
            files.copy(
                f"sh deal {self._recipe}",
                lambda done: self._say("shuffle-command-copied" if done else "shuffle-uncopied"),
            )

    def _cut(self, event: Node) -> None:
        """Cut the next deal with the word in the field; the dialog stays."""
        event.preventDefault()
        text = str(self.part("word").value)
        if not cut_word(text):
            self._say("shuffle-nothing")
            dom.focus(self.part("word"))
            return
        following = self.session.promise() if self._new else None
        done = following.cut(text) if following is not None else not self._new and self.session.cut(text)
        self._tell()
        self._say("" if done else "shuffle-no")
        dom.focus(self.inside(".main"))

    def _say(self, id: str) -> None:
        self.part("said").textContent = say(id) if id else ""


def _result(result: DealCheck) -> Markup:
    """Return what a check has found."""
    rows = [(say(NAMES[name]), share) for name, share in result.shares if name in NAMES]
    rows += [(say("shuffle-hash"), result.hash)] if result.hash else []
    rows += [(say("shuffle-command"), f"sh deal {result.recipe}")] if result.recipe else []
    facts = [html("<dt>{}</dt><dd><code>{}</code></dd>", name, value) for name, value in rows]
    button = '<p class="more"><button type="button" class="quiet">{}</button></p>'
    return html(
        "<h3>{}</h3><p>{}</p><dl>{}</dl>{}",
        say("shuffle-over", deal=result.deal + 1),
        say("shuffle-found", what=result.what),
        facts,
        html(button, say("shuffle-command-copy")) if result.recipe else "",
    )
