"""Two results of a match as HTML: points deal by deal, the first differences, and a deal's tricks side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same import match
from hearts.app.words import phrases
from hearts.app.words.locale import say
from hearts.web.dialogs import tricks
from hearts.web.markup import Markup, html, table_of
from hearts.web.pieces import with_suits

if TYPE_CHECKING:
    from hearts.engine.record import Record

BUTTON = '<button type="button" class="quiet" value="{}">{}</button>'


class Compared:
    """The player's own result, and the friend's if it is here.

    par   what the strongest mind gets in each deal; empty where it is not known
    """

    def __init__(self, own: Record, other: Record | None, par: list[int]) -> None:
        self.own, self.other, self.par = own, other, par
        self._name = match.friend_name(other.seats[0].name) if other is not None else ""

    @property
    def name(self) -> str:
        """The friend's name."""
        return self._name

    def table(self) -> Markup:
        """Return the points deal by deal, and their sums."""
        columns = [match.points(self.own)]
        heads = ["match-deal", "match-you"]
        rows, names = [], [say(id) for id in heads]
        if self.other is not None:
            columns.append(match.points(self.other))
            names += [phrases.capital(self._name), say("match-difference")]
        if self.par:
            names.append(say("match-par"))
        several = max([len(column) for column in columns])
        for deal in range(several):
            cells = self._cells([column[deal : deal + 1] for column in columns], deal)
            rows.append(_row(phrases.written(deal + 1), cells))
        sums = [[sum(column)] for column in columns]
        foot = _row(say("match-total"), self._cells(sums, -1))
        lines = [self._outcome(sums)] + self._helped()
        text = [html("<p>{}</p>", line) for line in lines if line]
        buttons = "" if self.par else html(BUTTON, "par", say("match-par-ask"))
        about = html('<p class="limit">{}</p>', say("match-par-about"))
        called = say("match-compare")
        return html(
            '{}{}{}<p class="more">{}</p>', text, table_of(names, rows, "compared", called, foot), about, buttons
        )

    def parts(self) -> Markup:
        """Return the first difference in each deal, as far as the player may see it."""
        if self.other is None:
            return html("")
        text = [html('<p class="checking">{}</p>', say("match-checking", name=self._name))]
        text.append(html('<p class="more">{}</p>', html(BUTTON, "check", say("match-check"))))
        for deal in range(min(len(self.own.game.lines), len(self.other.game.lines))):
            head = say("match-deal-number", deal=deal + 1)
            text.append(html("<h3>{}</h3><p>{}</p>", head, with_suits(self._parting(deal))))
            buttons = [("side", say("match-side")), ("mine", say("match-replay-mine"))]
            buttons += [("theirs", say("match-replay-theirs", name=self._name)), ("practise", say("match-practise"))]
            several = [html(BUTTON, f"{what} {deal}", label) for what, label in buttons]
            text.append(html('<p class="more">{}</p><div class="side"></div>', several))
        return html("{}", text)

    def moves(self, deal: int, whose: str) -> int:
        """Return the number of moves before a replay begins: at the first difference."""
        assert self.other is not None
        parted = match.parting_of(self.own, self.other, deal)
        return -1 if parted is None else parted.moves[0 if whose == "mine" else 1]

    async def side(self, deal: int) -> Markup:
        """Return the tricks of a deal as both played it, side by side."""
        text = []
        for record, name in ((self.own, say("match-you")), (self.other, self._name)):
            at = match.deal_end(record, deal) if record is not None else None
            if record is not None and at is not None and at.deal is not None:
                _, shown = await tricks.tricks_html(at.deal, [who.name for who in record.seats])
                head = say("match-deal-of", name=phrases.capital(name), deal=deal + 1)
                text.append(html('<section><h4 tabindex="-1">{}</h4>{}</section>', head, shown))
        return html('<div class="sides">{}</div>', text)

    def line(self, address: str) -> str:
        """Return the words that go with the link."""
        words = [say("match-help_kind", help=word) for word in match.help_in(self.own)]
        helped = say("match-help", words=phrases.listed(words)) if words else ""
        got, deals = sum(match.points(self.own)), say("match-count", count=len(self.own.game.lines))
        return say("match-line", deals=deals, points=phrases.points(got), help=helped, link=address)

    def _cells(self, several: list[list[int]], deal: int) -> list[str]:
        """Return the cells of a row: points, the difference, par; `deal` -1 for the sums."""
        cells = [phrases.written(each[0]) if each else "–" for each in several]
        if len(several) > 1:
            known = several[0] and several[1]
            cells.append(phrases.signed(several[0][0] - several[1][0]) if known else "–")
        if self.par:
            par = [sum(self.par)] if deal < 0 else self.par[deal : deal + 1]  # of the deals that were played here
            cells += [phrases.written(points) for points in par] or ["–"]
        return cells

    def _outcome(self, sums: list[list[int]]) -> str:
        if self.other is None:
            text = say("match-result", points=phrases.points(sums[0][0]))
        else:
            ahead = sums[1][0] - sums[0][0]
            id = "match-won" if ahead > 0 else "match-lost" if ahead else "match-even"
            text = phrases.capital(say(id, name=self._name, points=phrases.points(abs(ahead))))
        if self.par:
            gap = sums[0][0] - sum(self.par)
            id = "match-par-worse" if gap > 0 else "match-par-better" if gap else "match-par-even"
            text = phrases.paragraph([text, say(id, points=phrases.points(abs(gap)))])
        return text

    def _helped(self) -> list[str]:
        lines = []
        for record, name in ((self.own, say("match-you")), (self.other, self._name)):
            words = [say("match-help_kind", help=word) for word in match.help_in(record)] if record is not None else []
            if words:
                lines.append(phrases.capital(say("match-helped", name=name, words=phrases.listed(words))))
        return lines

    def _parting(self, deal: int) -> str:
        assert self.other is not None
        parted = match.parting_of(self.own, self.other, deal)
        if parted is None:
            return say("match-parts-never", name=self._name)
        mine, theirs = phrases.cards(parted.mine), phrases.cards(parted.theirs)
        id = "match-parts-play" if parted.trick else "match-parts-pass"
        return say(id, trick=parted.trick, mine=mine, theirs=theirs, name=self._name)


def _row(head: str, cells: list[str]) -> Markup:
    values = [html("<td>{}</td>", cell) for cell in cells]
    return html('<tr><th scope="row">{}</th>{}</tr>', head, values)
