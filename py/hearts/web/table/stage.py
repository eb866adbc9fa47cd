"""The stage puts a Scene on the page. `show` makes the page look like the next scene and writes only what differs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.tasks import SLICE, Slices, Task, at_once, no_rest
from hearts.app.tempo import LAND
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.browser.dom import Element
from hearts.web.markup import html
from hearts.web.table.cards import Cards, focused_code
from hearts.web.table.places import spot
from hearts.web.table.seat import Seat
from hearts.web.table.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.keeping.settings import Settings
    from hearts.app.scene.model import Kitty, Passing, Scene, SeatAt
    from hearts.app.tasks import Rest, Work
    from hearts.web.table.faces import Faces
    from hearts.web.table.signs import Signs

WRITTEN = (
    "title",
    "prompt",
    "passing",
    "pass-near",
    "strip",
    "pass",
    "decline",
    "kitty",
    "badge",
    "do-undo",
    "do-hint",
    "do-last",
    "offer",
    "cup",
)


LATE = 6  # milliseconds between two rests while a scene has to catch up


class Stage:
    """Draws scenes onto the page.

    run     runs the drawing of a scene; stands: is told when all of a scene is on the page
    """

    def __init__(self, faces: Faces, run: Callable[[Work], Task], stands: Callable[[Scene], None]) -> None:
        self._run = run
        self._stands = stands
        self.scene: Scene | None = None
        self.covered = asyncio.Event()  # set once the film of a moon covers the table, or none comes
        self.cards = Cards()
        self._faces = faces
        self._signs: Signs | None = None
        self._speech = Speech()
        self._seats: list[Seat] = []
        self._drawing = Task()  # the rest of the drawing of the scene
        self._answered = False  # whether the element with the keyboard has gone with an ending or the curtain
        self._stood = True  # whether all of the last scene is on the page
        self._body, self._root = Element(dom.body), Element(dom.first(":root"))
        self._nodes = {name: Element(dom.element(name)) for name in WRITTEN}
        button = dom.element("pass")
        self._pass_face, self._pass_text = Element(button.firstElementChild), Element(button.lastElementChild)

    def show(self, scene: Scene) -> None:
        """Make the page look like this scene."""
        before, self.scene = self.scene, scene
        card = focused_code()
        # The cards come first, because they measure: after writing, the browser would have to lay out everything anew.
        self._drawing.cancel()
        come = self.cards.show(scene)
        if scene.say or scene.curtain is not None:  # the next person must not read what was told to the one before
            self._speech.speak(scene.say)
        if before is not None and (before.ending is not None or before.curtain is not None):
            self._answered = True
        self.cards.keep_focus(card)
        if scene.news and scene.pace:
            self._sign(scene)
        first, late, self._stood = before is None, not self._stood, False
        if not scene.pace or self.cards.painted:
            at_once(self._draw(scene, come, no_rest, no_rest))
            return
        rest = clock.frame
        if first or late:  # a phone is too slow to lay out everything at once, and also to wait for frames
            breathe = clock.frame_soon if first else clock.breathe
            slices = Slices(clock.since_start, breathe, SLICE if first else LATE)
            slices.begin()
            rest = slices.rest
        self._drawing = self._run(self._draw(scene, come, rest, clock.frame))

    async def _draw(self, scene: Scene, come: bool, rest: Rest, frame: Rest) -> None:
        """Draw the rest of a scene, tell that it stands, and draw the changed faces last, a frame for each.

        Those of a new table are fetched meanwhile and come at once, so that nobody is without a face for long.
        """
        new = len(self._seats) != scene.players
        if new:
            for seat in scene.seats:
                dom.new_element("img").src = self._faces.source(seat.face, seat.mood)
        self._body.draw(f"--pace:{scene.pace:g}")  # 1 and not 1.0: where it is the same, nothing is styled anew
        await self.cards.lay_hand(scene, come, rest)
        films = "moon" in scene.news and scene.pace > 0 and len(self._seats) == scene.players
        if films:
            self.covered.clear()
        else:
            await self._sit(scene, rest, frame)
        self._words(scene)
        self._frame(scene)
        self._hold_keyboard(scene)
        self._stands(scene)
        self._stood = True
        if films:  # nothing counts before its film covers the table: a slow phone takes a while until it comes
            await self.covered.wait()
            await self._sit(scene, rest, frame)
        elif scene.pace and [card for card in scene.cards if card.winner and card.place == "trick"]:
            await clock.sleep(LAND * scene.pace)  # nobody makes a face before the last card lies there
        for place, seat in zip(self._seats, scene.seats):
            if place.changes(seat):
                if not new:
                    await frame()
                place.look(seat)

    async def _sit(self, scene: Scene, rest: Rest, frame: Rest) -> None:
        """Show who sits at the table, and how it stands with them."""
        if len(self._seats) != scene.players:
            dom.element("table").append(self._nodes["passing"].node)  # one of the seats may have carried it
            dom.element("seats").replaceChildren()
            self._seats = []
        for side, seat in enumerate(scene.seats):
            if side == len(self._seats):
                self._seats.append(Seat(dom.element("seats"), side, scene.players, self._faces))
            self._seats[side].show(seat)
            if rest is not frame:
                await rest()

    def _sign(self, scene: Scene) -> None:
        """Show the signs of what is new, once their module has come."""
        try:
            from hearts.web.table.signs import Signs
        except ImportError:
            return
        self._signs = self._signs or Signs()
        self._signs.show(scene)

    def _hold_keyboard(self, scene: Scene) -> None:
        """Give the keyboard to a card of the hand if the element that had it is gone."""
        node = dom.active()
        if scene.ending is not None and scene.offer is not None and (dom.off(node) or dom.focus_is_lost(node)):
            dom.focus(self._nodes["offer"].node)
            return
        lost = dom.off(node) or (self._answered and dom.focus_is_lost(node))
        if lost and self.cards.hand and scene.ending is None:
            self.cards.focus_neighbour()
            self._answered = False

    def dress(self, settings: Settings) -> None:
        """Put the settings that the styles look at on the page."""
        self._body.put("data-deck", settings["deck"])
        self._body.put("data-flights", None if settings.on("flights") else "no")
        self._root.put("data-rows", settings["rows"])
        self._root.put("data-scores", "true" if settings.on("scores") else "false")
        self._root.put("data-seen", "true" if settings.on("seen") else "false")
        self._root.put("data-left-handed", "true" if settings.on("left_handed") else "false")

    def notice(self, text: str, kind: str) -> None:
        """Show a sentence for a moment and speak it. News beside an ending is only spoken: its dialog shows it."""
        if kind == "news" and self.scene is not None and self.scene.ending:
            self._speech.speak(text)
        else:
            self._speech.notice(text, kind)

    def speak(self, text: str) -> None:
        """Have a sentence spoken, and not shown."""
        self._speech.speak(text)

    def repeat(self) -> None:
        """Speak the trick once more."""
        scene = self.scene
        if scene is not None:
            names = {seat.side: seat.name for seat in scene.seats}
            plays = [f"{names[card.side]}: {card.label}" for card in scene.cards if card.place == "trick"]
            self._speech.speak(". ".join(plays + [scene.prompt]) if plays or scene.prompt else scene.title)

    def tell_minds(self, state: str, number: int) -> None:
        """Write the state of the workers and their number as data-mind and data-minds, for tests and bug reports."""
        self._body.put("data-mind", state)
        self._body.put("data-minds", str(number))

    def _frame(self, scene: Scene) -> None:
        body = self._body
        turn = [seat.side for seat in scene.seats if seat.turn and not (scene.watching and seat.side == 0)]
        body.put("data-phase", scene.phase)
        self._root.put("data-players", str(scene.players))
        body.put("data-turn", str(turn[0] if turn else -1))
        body.put("data-moves", str(scene.moves))
        body.put("data-diabolo", "" if scene.diabolo else None)
        body.put("data-demo", "" if scene.demo else None)
        body.put("data-resting", "" if scene.resting else None)
        body.put("data-deal", str(len(scene.sheet.rows) + (scene.sheet.now is not None)))
        for name, may in (("undo", scene.can.undo), ("hint", scene.can.hint), ("last", scene.can.last)):
            self._nodes[f"do-{name}"].put("disabled", None if may else "")

    def _words(self, scene: Scene) -> None:
        self._nodes["title"].say(scene.title)
        self._nodes["badge"].hide(not scene.broken)
        self._nodes["cup"].hide(not scene.can.joe)
        self._nodes["cup"].put("data-do", "joe" if scene.resting else "open joe")
        self._nodes["cup"].put("aria-pressed", "true" if scene.resting else None)
        self._strip(scene)
        self._kitty(scene.kitty, scene.seats)

    def _strip(self, scene: Scene) -> None:
        """Show what the table waits for, or in its place the one button that goes on."""
        passing, offer, nodes = scene.passing, scene.offer, self._nodes
        ready = passing is not None and passing.ready
        nodes["prompt"].say(scene.prompt)
        nodes["prompt"].hide(ready or offer is not None)
        nodes["pass"].hide(not ready)
        nodes["offer"].hide(ready or offer is None)
        if offer is not None:
            nodes["offer"].say(offer.label)
            nodes["offer"].put("data-do", offer.command)
        nodes["passing"].hide(passing is None)
        if passing is not None:
            self._passing(passing, scene)

    def _passing(self, passing: Passing, scene: Scene) -> None:
        """Name the receiver on the button of the strip, and put the small ones at the receiver's seat."""
        nodes, seat = self._nodes, scene.seats[passing.side]
        x = spot(passing.side, scene.players)[0]
        at = "left" if x < 0.3 else "right" if x > 0.7 else "top"
        nodes["strip"].put("data-to", at)
        nodes["passing"].put("data-at", at)
        self._seats[passing.side].carry(nodes["passing"].node)
        self._pass_text.say(passing.label)
        self._pass_face.put("src", self._faces.source(seat.face, "calm"))
        nodes["pass-near"].put("aria-disabled", "false" if passing.ready else "true")
        nodes["decline"].hide(not passing.decline)
        short, colon, more = passing.decline.partition(":")
        nodes["decline"].put("aria-label", passing.decline)
        nodes["decline"].fill(html("{}<span>{}{}</span>", short, colon, more))

    def _kitty(self, kitty: Kitty | None, seats: list[SeatAt]) -> None:
        """Show the kitty, as backs or as faces if the viewer may see them, and its owner."""
        node = self._nodes["kitty"]
        node.hide(kitty is None)
        self._body.put("data-kitty", None if kitty is None else "")
        if kitty is not None:
            codes = kitty.codes or ["back"] * kitty.count
            count = "" if kitty.codes else html(' data-count="{}"', kitty.count)
            node.put("aria-label", kitty.label)
            drawn = [html('<svg viewBox="0 0 100 140"><use href="#c-{}"/></svg>', code) for code in codes]
            whose = _whose(kitty.side, seats)
            node.fill(html('<span class="lying"{}>{}</span><span class="whose">{}</span>', count, drawn, whose))


def _whose(side: int, seats: list[SeatAt]) -> str:
    """Whose the kitty is."""
    if side < 0:
        return say("kitty-whose-nobody")
    return say("kitty-whose", name=seats[side].name) if side else say("kitty-whose-you")
