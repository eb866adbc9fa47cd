"""A sealed table on four screens: each device's own Director plays the deal through log, fold and player."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from hearts.app.scene.model import Scene
from hearts.app.sealed.fold import Fold
from hearts.app.sealed.player import Player
from hearts.app.sealed.source import SealedSource
from hearts.app.sealed.state import State
from hearts.app.table.commands import Choose, Command
from hearts.app.tasks import no_rest
from hearts.app.tempo import Tempo
from hearts.engine.cards import each, name
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from tests.sealed.accidents import Remembers, Shared
from tests.sealed.native import Native
from tests.sealed.virtual import Net


class Screens(Net):
    """Devices with a screen each, whose people choose by chance."""

    def __init__(self, rules: Rules, seed: int = 0) -> None:
        sodium, first = Remembers(seed), State()
        self.rules, self.people_rng = rules, Random(seed)
        self.group = Native(seed, sodium)
        self.sealing: Fold = Shared(self.group)
        self.scenes: list[list[Scene]] = [[] for _ in range(rules.players)]
        super().__init__(rules.players, f"screens {seed}", 20.0, lambda: first, self.sealing.step, sodium)
        self.roots = [sodium.random(32) for _ in self.keys]
        self.sources = [self.source(place) for place in range(len(self.keys))]

    def source(self, place: int) -> SealedSource:
        player = Player(self.sealing, self.keys[place], self.roots[place])
        tempo = Tempo(lambda: 0.0, lambda: asyncio.sleep(0))
        seats = tuple([Seat("person", "you", f"P{seat}") for seat in range(len(self.keys))])
        return SealedSource(self.members[place], player, seats, place, self.scenes[place].append, tempo, no_rest)

    def again(self, place: int) -> None:
        """Open this person's page again."""
        self.reload(place, 3)
        self.sources[place] = self.source(place)

    def begin(self) -> None:
        keys = ",".join([key.hex() for key in self.keys])
        leader = next(member for member in self.members if member.leads)
        leader.write("pack", f"{keys} {self.rules.text()}")

    async def play(self, until: Callable[[], bool], seconds: float = 600) -> bool:
        """Let time pass; everybody chooses what is awaited from them, as a person does at a screen."""
        end = self.now + seconds
        while self.now < end:
            if until():  # asked once: it may open a page again
                return True
            self.step()
            for place, source in enumerate(self.sources):
                if place not in self.dead:
                    await source.go_on()
                    self.choose(source)
        return False

    def choose(self, source: SealedSource) -> None:
        view = source.table.director.view
        if view is None or not source.waits():
            return
        if view.phase == "pass":
            for card in self.people_rng.sample(each(view.hand), view.rules.pass_count):
                assert source.ask(Choose(card)) is None and source.do(Choose(card)) == ""
            assert source.do(Command("pass")) == ""
        elif view.phase == "play" and source.ask(Command("claim")) is None and source.seat % 2:
            assert source.do(Command("claim")) == ""
        elif view.phase == "play":
            card = self.people_rng.choice(each(view.legal))
            if not source.table.chosen:
                assert source.do(Choose(card)) == ""

    def ended(self, deals: int) -> bool:
        states: Any = [member.log.state for member in self.members]
        views = [source.table.director.view for source in self.sources]
        over = all(state.game is not None and len(state.game.lines) == deals for state in states)
        return over and all(view is not None and len(view.lines) == deals for view in views)


def played(net: Screens, deals: int = 1, meanwhile: Callable[[], None] = lambda: None) -> None:
    """Play so many deals, and compare what the screens show with the engine's game."""
    net.seat()
    net.begin()

    def over(deal: int) -> bool:
        meanwhile()
        return net.ended(deal)

    async def play() -> None:
        for deal in range(1, deals + 1):
            assert await net.play(partial(over, deal), 1500), (net.now, deal)
            for source in net.sources:
                assert source.ask(Command("next")) is None and source.do(Command("next")) == ""
            if deal < deals:
                net.begin()

    asyncio.run(play())
    for place, source in enumerate(net.sources):
        state, view = source.state, source.table.director.view
        assert view is not None and state.game is not None and state.faults == ()
        whole = state.game.view(place)
        assert (view.scores, view.lines, view.hand, view.gave, view.got, view.kitty) == (
            whole.scores, whole.lines, whole.hand, whole.gave, whole.got, whole.kitty
        )  # fmt: skip
        assert view.table.plays == whole.table.plays and view.phase == whole.phase
    assert net.honest()


def shows_no_other_hand(net: Screens, place: int) -> bool:
    """Whether the cards in front of this person were all theirs, in the only deal."""
    game: Any = net.members[0].log.state.game  # type: ignore[attr-defined]
    own = {name(card) for card in each(game.deal.dealt[place] | game.deal.got[place])}
    scenes = [scene for scene in net.scenes[place] if scene.phase in ("pass", "play")]
    return (
        len(scenes) > 40
        and {card.code for scene in scenes for card in scene.cards if card.place == "hand" and card.code[:4] != "back"}
        <= own
    )


RULES = [
    "classic-pc",
    "classic-pc players=3 remainder=kitty",
    "deluxe",
    "requiem",
    "classic-pc players=5 remainder=remove decline=yes",
]


@pytest.mark.parametrize("rules", RULES)
def test_each_screen_shows_the_engines_deal(rules: str) -> None:
    net = Screens(Rules.read(rules))
    played(net)
    assert all(shows_no_other_hand(net, place) for place in range(len(net.keys)))


def test_one_deal_after_the_other() -> None:
    played(Screens(Rules.read("classic-pc"), 3), 2)


@pytest.mark.parametrize("seed", range(3))
def test_pages_that_are_opened_again_at_any_moment_go_on(seed: int) -> None:
    """A root and a log are all that a page has."""
    net = Screens(Rules.read("classic-pc decline=yes"), seed)
    again = []

    def now_and_then() -> None:
        net.rough()
        if net.rng.random() < 0.02:
            again.append(net.rng.randrange(4))
            net.again(again[-1])

    played(net, 1, now_and_then)
    assert len(again) > 3


def test_what_another_leader_ordered_anew_is_taken_back() -> None:
    """A card was on the screen that is in the log no more; then it comes again, and the deal goes on."""
    net = Screens(Rules.read("classic-pc"), 2)
    net.seat()
    net.begin()
    log, source, scenes = net.members[1].log, net.sources[1], net.scenes[1]

    def begun() -> bool:
        state: Any = log.state
        return state.phase == "play" and len(state.board.plays) == 5

    async def play() -> None:
        assert await net.play(begun)
        await source.go_on()
        before, slots = scenes[-1].moves, log.slots[-2:]
        log.cut(log.length - 2)
        await source.go_on()
        assert scenes[-1].moves == before - 2 == source.table.director.view.length  # type: ignore[union-attr]
        assert all(log.add(slot) for slot in slots)
        await source.go_on()
        assert scenes[-1].moves == before
        assert await net.play(lambda: net.ended(1))

    asyncio.run(play())
    assert net.honest()


def test_what_may_not_be_done_now_is_not_done() -> None:
    net = Screens(Rules.read("classic-pc"))
    net.seat()
    source = net.sources[0]
    commands = [Command("undo"), Command("claim"), Command("concede"), Command("joe"), Command("next")]
    assert [source.ask(command) for command in commands] == ["", "", "", "", None]
    assert not source.waits() and vars(source.allowed()) == {}
