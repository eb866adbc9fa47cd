"""The review of a deal: each choice with its cost and the better one, skill and luck, everyone's expectations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.review_results import OWN, Judged, Verdict
from hearts.app.learning.coach import Coach
from hearts.app.learning.reasons import reason
from hearts.app.learning.review import CARD, GRADES, Review, scale
from hearts.app.same import par
from hearts.app.sitting.practice import standing
from hearts.app.statistics.row import archive_id
from hearts.app.words import coach as words
from hearts.app.words import measures
from hearts.app.words.locale import Refused, say
from hearts.app.words.phrases import paragraph, signed, written
from hearts.web.browser import dom
from hearts.web.dialogs import expected_points
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html
from hearts.web.pieces import both, radio
from hearts.web.request import PracticeFrom, ReplayOf, ReviewOf

if TYPE_CHECKING:
    from hearts.app.learning.review import Decision
    from hearts.engine.record import Record
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request


class DealReview(Dialog):
    """Judges a deal of a record, or the one that has just ended at the table."""

    name = "review"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._coach = Coach(self.session.asker)
        self._record: Record
        self._number, self._own = 0, -1
        self._reviews: dict[int, Review] = {}  # by seat
        self._review: Review | None = None
        self._looking = False  # whether the coach is being asked
        self._items: dict[tuple[int, int], Markup] = {}  # by seat and moves
        dom.listen(self.part("form"), "change", self._choose)
        dom.listen(self.node, "close", lambda event: self._stop())
        dom.on_click(self.part("stop"), self._stop_or_go_on)
        dom.listen(self.part("list"), "click", self._press)

    async def fill(self, request: Request) -> None:
        """Begin with the viewer's own choices."""
        assert isinstance(request, ReviewOf)
        record, number = request.record, request.deal
        if record is None:
            record, number = self.session.journal.record, len(self.session.game.lines) - 1
            seat = self.session.director.viewer
        else:
            seat = record.here[0] if record.here else 0
        if not self._reviews or record.game is not self._record.game or number != self._number:
            self._reviews, self._items = {}, {}
        self._record, self._number = record, number
        self.part("title").textContent = say("review-title", deal=number + 1)
        chips = [radio("review-seat", str(at), who.name) for at, who in enumerate(record.seats)]
        dom.write(self.part("seats"), *chips)
        self.inside(f'[value="{seat}"]').checked = True
        self._own = seat if record.seats[seat].here else -1
        self._begin(seat)

    def _choose(self, event: Node) -> None:
        self._begin(int(event.target.value))

    def _begin(self, seat: int) -> None:
        self._stop()
        if seat not in self._reviews:
            self._reviews[seat] = Review.of(self._record, self._number, seat)
        self.context.later.reviews.keep(self._record.id, self._number, self._reviews[seat])
        self._review = self._reviews[seat]
        self._draw()
        self._go_on()
        self._compare(self._review)

    def _compare(self, review: Review) -> None:
        """Tell par beside the player's own result, once all choices have been looked at."""
        if review.done and review.seat == self._own:
            self.work(self._tell_par(review), "par")

    def _go_on(self) -> None:
        if self._review is not None and not self._review.done:
            self._looking = True
            self.work(self._look(self._review), "look")

    async def _look(self, review: Review) -> None:
        while not await review.run(self._coach, self._draw) and not self.session.asker.up:
            self.part("state").textContent = say("review-waiting")
            await self.session.asker.ready()
        self._looking = False
        self._draw()
        self._compare(review)
        if review.done and review.decisions:
            self.context.run(self._keep(review, self._record, self._number))

    async def _tell_par(self, review: Review) -> None:
        """Say how the deal went against par, where it is one of the player's own games."""
        record, number, id = self._record, self._number, archive_id(self._record.id)
        if review.result is None or len(record.people) != 1 or not await self._owns(record):
            return
        known = self.context.later.pars.kept.of(id)
        if number not in known:
            self.part("par").textContent = say("par-coming")
        try:
            found = await self.context.later.pars.of(record, number)
        except Refused:
            self.part("par").textContent = ""
            return
        wide = bool(record.game.rules.bonus_card)
        self.part("par").textContent = par.of_one(review.result[review.seat], found, wide)

    async def _owns(self, record: Record) -> bool:
        """Return whether a record is of a game of the player's own, at the table or kept, and no practice."""
        session, id = self.session, archive_id(record.id)
        if session.aside is None and record.id == session.journal.record.id:
            return bool(id)
        archive = await self.context.later.finished.archive()
        return bool(id and (await archive.game(id)).record)

    async def _keep(self, review: Review, record: Record, number: int) -> None:
        """Keep the result, if the game is the player's own and no practice."""
        session, id = self.session, archive_id(record.id)
        if review.result is not None and await self._owns(record):
            costs = {one.moves: one.cost for one in review.judged}
            seat = OWN if review.seat == self._own else review.seat
            verdict = Verdict(number, review.result[review.seat], review.accuracy, costs, seat)
            Judged(session.shelf.store).keep(id, verdict)

    def _stop(self) -> None:
        self._looking = False
        self.stop("look", "par")
        self.part("par").textContent = ""
        self._coach.drop()

    def _stop_or_go_on(self) -> None:
        if self._looking:
            self._stop()
            self._draw()
        else:
            self._go_on()
            self._draw()

    def _press(self, event: Node) -> None:
        """Show a choice on the table, or let the player play on from there."""
        button, review = event.target.closest("button"), self._review
        if button is None or review is None:
            return
        what, moves = str(button.value).split()
        seat, record = review.seat, self._record
        if what == "over":
            self.context.open(PracticeFrom(standing(record, int(moves)), seat))
        else:
            self.context.open(ReplayOf(record, self._number, int(moves), seat))

    # ---- what it shows -------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        review = self._review
        if review is None:
            return
        names = [who.name for who in self._record.seats]
        who = "" if review.seat == self._own else names[review.seat]
        self.part("state").textContent = _state(review, self._looking, who)
        self.part("stop").hidden = review.done
        self.part("stop").textContent = say("review-stop" if self._looking else "review-go_on")
        dom.write(self.part("sums"), *_sums(review))
        costly = review.costly
        self.part("heading").hidden = not costly
        for one in costly:  # one after the other they become known, and each takes a phone some time to write
            if (review.seat, one.moves) not in self._items:
                self._items[review.seat, one.moves] = _item(one)
        dom.write(self.part("list"), *[self._items[review.seat, one.moves] for one in costly])
        dom.write(self.part("line"), *[expected_points.expected_html(review.line(), names)] if review.done else [])
        good, inaccuracy, mistake = [float(end * scale(self._record.game.rules)) for _, end in GRADES[:3]]
        bounds = say("review-bounds", worlds=CARD.worlds, good=good, inaccuracy=inaccuracy, mistake=mistake)
        self.part("bounds").textContent = bounds


def _state(review: Review, looking: bool, who: str) -> str:
    """How far it is; at its end what it comes to. `who` chose, if it is not the reader."""
    now, whole = len(review.judged), len(review.decisions)
    if not whole:
        return say("review-none")
    if not review.done:
        if looking:
            return say("review-looking", now=now + 1, all=whole)
        return say("review-stopped", now=now, all=whole)
    best = len([one for one in review.judged if one.grade == "best"])
    if best < whole:
        sentences = [say("review-summary", best=best, count=whole)]
    else:
        sentences = [say("review-well", name=who) if who else say("review-well-own")]
    return paragraph(sentences + _causes(review, best == whole))


def _causes(review: Review, well: bool) -> list[str]:
    """The sources of the result, in whole points: mistakes, bad luck, good luck."""
    sums = review.sums()
    if sums is None or review.result is None:
        return []
    slips, luck, result = measures.whole(sums[1]), measures.whole(sums[2]), review.result[review.seat]
    sentences = [say("review-slips", count=slips)] if slips > 0 else []
    if well and result > 0 and 2 * luck > result:
        sentences.append(say("review-unlucky", count=result))
    elif luck:
        sentences.append(say("review-luck-bad", count=luck) if luck > 0 else say("review-luck-good", count=-luck))
    return sentences


def _sums(review: Review) -> list[Markup]:
    """Result, par, choices, luck and accuracy, once all have been looked at."""
    sums = review.sums()
    if not review.done or not review.decisions:
        return []
    tiles = [("accuracy", measures.percent(review.accuracy / 100))]
    if sums is not None and review.result is not None:
        par, choices, luck = sums
        tiles += [("result", written(review.result[review.seat])), ("par", written(float(par)))]
        tiles += [("choices", signed(float(choices))), ("luck", signed(float(luck)))]
    drawn = []
    for id, value in tiles:
        title = say("review-tile", figure=id)
        drawn.append(html("<div><dt>{}</dt><dd><b>{}</b></dd></div>", title, value))
    return drawn


def _button(what: str, one: Decision) -> Markup:
    where = say("review-trick", trick=one.trick) if one.trick else say("review-pass")
    button = '<button type="button" class="quiet" value="{} {}">{}<i class="unseen">: {}</i></button>'
    return html(button, what, one.moves, say("review-do", what=what), where)


def _item(one: Decision) -> Markup:
    """A choice that cost something: what it was, its grade, what was better and why."""
    advice, made = one.advice, one.made
    assert advice is not None and made is not None
    several = []
    for signs in (True, False):
        place = say("review-trick", trick=one.trick) if one.trick else say("review-pass")
        chose = say("review-chose", place=place, card=words.choice(advice, made, signs))
        better = say("review-better", card=words.choice(advice, advice.choices[0], signs))
        several.append((chose, paragraph([better, reason(one.view, advice, made, signs)])))
    (chose, better), (chose_aloud, better_aloud) = several
    grade = say("review-cost", grade=say("review-grade", grade=one.grade), cost=float(one.cost))
    return html(
        '<li data-grade="{}"><b>{}</b> <span class="grade">{}</span><p>{}</p><p class="more">{}{}</p></li>',
        one.grade,
        both(chose, chose_aloud),
        grade,
        both(better, better_aloud),
        _button("show", one),
        _button("over", one),
    )
