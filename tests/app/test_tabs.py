"""Several tabs that show one saved game: one holds the table and writes, the others watch, and no move is lost."""

import asyncio
from collections.abc import Callable

from screen import Screen
from test_sayings import talkers
from test_session import QUICK, casual, store

from hearts.app.keeping.setup import Setup
from hearts.app.sitting import loop
from hearts.app.words import notices
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules


def moves(kept: dict[str, str]) -> list[object]:
    return list(Record.read(kept["hearts.game"]).game.moves)


# ---- where the browser has no locks: each tab compares before it writes ---------------------------------------------


async def overtaken(stale: Screen, kept: dict[str, str]) -> list[object]:
    """Another tab plays on where this one stands; the moves that are kept then."""
    await stale.until(lambda scene: scene.moves >= 9 and scene.seats[0].turn)
    await Screen(kept).until(lambda scene: scene.moves >= 38)
    return list(moves(kept))


def test_undo_in_a_stale_tab_takes_nothing_back_of_what_another_tab_has_played() -> None:
    kept = store(QUICK)
    stale = Screen(kept)

    async def play() -> None:
        ahead = await overtaken(stale, kept)
        stale.do("undo")
        assert moves(kept)[: len(ahead)] == ahead
        assert stale.notices[-1][1].startswith("This game continued in another tab")
        assert stale.session.game.moves == ahead

    asyncio.run(play())


def test_a_new_game_in_a_stale_tab_does_not_end_what_another_tab_has_played_unseen() -> None:
    kept = store(QUICK)
    stale = Screen(kept)

    async def play() -> None:
        ahead = await overtaken(stale, kept)
        stale.do("again")
        assert moves(kept) == ahead == stale.session.game.moves
        stale.do("again")
        assert moves(kept)[: len(ahead)] != ahead, "what is on the screen may be ended"

    asyncio.run(play())


# ---- where it has locks: one tab holds the table, the others watch --------------------------------------------------


class Shared(dict[str, str]):
    """What several tabs share; those that only watch hear of each text that is written, a little later."""

    def __init__(self, setup: dict[str, str]) -> None:
        super().__init__(setup)
        self.tabs: list[Tab] = []
        self.writers: list[Tab] = []

    def __setitem__(self, key: str, text: str) -> None:
        super().__setitem__(key, text)
        self.writers += [tab for tab in self.tabs if tab.held]
        for tab in self.tabs:
            if not tab.held:
                asyncio.get_running_loop().call_soon(tab.told)


class Tab:
    """A hold, as the browser's locks give it."""

    def __init__(self, kept: Shared) -> None:
        self.kept = kept
        self.held = False
        self.told: Callable[[], object] = lambda: None

    async def ask(self, key: str, told: Callable[[], object]) -> None:
        assert key == "hearts.game"
        self.told = told
        self.held = not any(tab.held for tab in self.kept.tabs)
        self.kept.tabs.append(self)

    def take(self) -> None:
        for tab in self.kept.tabs:
            if tab.held:
                tab.lose()
        self.held = True
        self.told()

    def lose(self) -> None:
        self.held = False
        self.told()


class Tabs:
    """So many tabs of one browser."""

    def __init__(self, setup: dict[str, str], number: int) -> None:
        self.kept = Shared(setup)
        self.holds = [Tab(self.kept) for _ in range(number)]
        self.screens = [Screen(self.kept, hold=hold) for hold in self.holds]


def watching(screen: Screen) -> bool:
    return bool(screen.scenes) and screen.scenes[-1].watching


def test_the_second_tab_watches_the_game_as_it_goes_on() -> None:
    tabs = Tabs(store(QUICK), 2)
    first, second = tabs.screens

    async def play() -> None:
        await first.until(lambda scene: scene.moves >= 20 and scene.seats[0].turn)
        scene = await second.until(lambda scene: scene.moves >= 20, act=False)
        assert scene.watching and "another tab" in scene.prompt
        assert not any(card.playable for card in scene.cards) and not vars(scene.can)
        for moves in (30, 45):
            await first.until(lambda scene, moves=moves: scene.moves >= moves and scene.seats[0].turn)
            shown = await second.until(lambda scene: scene.moves == first.session.game.length, act=False)
            assert shown.watching
        await first.until(lambda scene: scene.phase == "deal over")
        scene = await second.until(lambda scene: scene.phase == "deal over", act=False)
        assert scene.ending and [action.command for action in scene.ending.actions] == ["take", "open review"]
        await first.until(lambda scene: len(scene.sheet.rows) == 1 and scene.moves > 60)
        await second.until(lambda scene: scene.moves > 60 and not scene.ending, act=False)

    asyncio.run(play())
    assert set(tabs.kept.writers) == {tabs.holds[0]}


def test_an_ending_that_stands_says_nothing_new_where_the_table_is_taken() -> None:
    """The dialog became a line higher under the finger: by then it was known who could say something to it."""
    seats = [Seat("person", "you", "You")] + [Seat("iq:100", f"own:t/{at}", f"T{at}") for at in range(3)]
    tabs = Tabs({"hearts.setup": Setup(Rules(limit=10), seats).text()}, 2)
    first, second = tabs.screens

    async def play() -> None:
        await first.until(lambda scene: scene.phase == "game over")
        before = await second.until(lambda scene: scene.phase == "game over", act=False)
        second.session.characters.update({who.key: who for who in talkers() if who})
        second.do("take")
        after = await second.until(lambda scene: not scene.watching and scene.ending is not None, act=False)
        assert before.ending and after.ending and after.ending.text == before.ending.text
        assert after.ending.actions[0].command == "again"

    asyncio.run(play())


def test_a_tab_that_watches_does_nothing_and_says_why() -> None:
    tabs = Tabs(store(QUICK), 2)
    first, second = tabs.screens

    async def play() -> None:
        await first.until(lambda scene: scene.moves >= 20 and scene.seats[0].turn)
        await second.until(lambda scene: scene.moves >= 20, act=False)
        before = dict(tabs.kept)
        for line in ("undo", "again", "concede", "next", "pass", "decline", "uncover", "moon plus", "choose QS"):
            second.do(line)
            assert second.notices.pop() == ("why", notices.watching())
        second.do("hasten")
        assert tabs.kept == before and not second.notices

    asyncio.run(play())


def test_play_here_goes_on_from_where_the_other_tab_was_and_makes_that_one_watch() -> None:
    tabs = Tabs(store(QUICK), 3)
    here, there, third = tabs.screens

    async def play() -> None:
        await here.until(lambda scene: scene.moves >= 9 and scene.seats[0].turn)
        for other in (there, third):
            await other.until(lambda scene: scene.watching, act=False)
        for screen, until in ((there, 25), (third, 38), (here, 50), (there, 70)):
            kept = moves(tabs.kept)
            screen.do("take")
            await screen.until(lambda scene: not scene.watching, act=False)
            assert screen.session.game.moves[: len(kept)] == kept
            await screen.until(lambda scene, until=until: scene.moves >= until)
            for other in tabs.screens:
                if other is not screen:
                    await other.until(lambda scene, at=screen: scene.moves == at.session.game.length, act=False)
                    assert watching(other)
        assert moves(tabs.kept) == there.session.game.moves

    asyncio.run(play())


def test_the_next_game_has_the_people_and_rules_that_another_tab_has_begun_with() -> None:
    """A tab that took the table over dealt the rules with which it had begun itself."""
    tabs = Tabs(store(QUICK), 2)
    first, second = tabs.screens

    async def play() -> None:
        await first.until(lambda scene: scene.moves >= 9 and scene.seats[0].turn)
        await second.until(lambda scene: scene.moves >= 9, act=False)
        first.do("begin " + Setup(Rules.read("spot players=5")).text())
        await first.until(lambda scene: len(scene.seats) == 5 and scene.moves >= 9)
        await second.until(lambda scene: len(scene.seats) == 5 and scene.moves >= 9, act=False)
        second.do("take")
        await second.until(lambda scene: not scene.watching, act=False)
        seats = second.session.seats
        second.do("again")
        assert second.session.rules.text() == "spot players=5" and second.session.seats == seats

    asyncio.run(play())


def test_three_tabs_at_once_show_nothing_that_is_not_in_the_record() -> None:
    """At 0.1.0 two of three tabs showed 251 moves while the record had 245."""
    tabs = Tabs(store(QUICK), 3)

    async def play() -> None:
        for number in range(40):
            taker = tabs.screens[number % 3]
            await taker.until(lambda scene: True, act=False)
            taker.do("take")
            await taker.until(lambda scene: not scene.watching, act=False)
            for _ in range(number % 7):
                taker.act()
                await asyncio.sleep(0)
            kept = moves(tabs.kept)
            for screen in tabs.screens:
                if screen.scenes:
                    shown = screen.session.game.moves
                    assert kept[: len(shown)] == shown

    asyncio.run(play())


def test_a_watching_tab_asks_no_minds_and_where_people_share_the_device_shows_no_cards() -> None:
    keen = casual("person", "iq:130", "person", "iq:130")
    tabs = Tabs(store(keen), 2)
    first, second = tabs.screens

    async def play() -> None:
        await first.until(lambda scene: scene.moves >= 5)
        scene = await second.until(lambda scene: scene.moves >= 5, act=False)
        assert scene.watching and not scene.cards and scene.curtain and scene.curtain.action.command == "take"
        second.do("take")
        scene = await second.until(lambda scene: not scene.watching, act=False)
        assert scene.curtain is None or scene.curtain.action.command == "uncover"

    asyncio.run(play())
    assert not second.minds.asked or not watching(second)


def test_a_tab_that_opens_before_the_first_deal_waits_for_it_and_begins_none_of_its_own() -> None:
    tabs = Tabs(store(QUICK), 1)
    screen, other = tabs.screens[0], Tab(tabs.kept)
    other.held = True
    tabs.kept.tabs.append(other)

    async def play() -> None:
        screen.running = asyncio.create_task(loop.play(screen.session))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not screen.scenes and "hearts.game" not in tabs.kept
        tabs.holds[0].take()
        await screen.until(lambda scene: scene.moves > 20)

    asyncio.run(play())
    assert tabs.kept.writers[0] is tabs.holds[0]


def test_what_a_watching_tab_cannot_read_is_left_where_it_is() -> None:
    tabs = Tabs({**store(QUICK), "hearts.game": "hearts 9\nof another version\n"}, 1)
    screen, other = tabs.screens[0], Tab(tabs.kept)
    other.held = True
    tabs.kept.tabs.append(other)
    before = dict(tabs.kept)

    async def play() -> None:
        screen.running = asyncio.create_task(loop.play(screen.session))
        for _ in range(20):
            await asyncio.sleep(0)
        assert tabs.kept == before and not screen.scenes and not screen.notices
        tabs.holds[0].take()
        await screen.until(lambda scene: scene.moves > 20)

    asyncio.run(play())
    assert tabs.kept["hearts.unreadable.1"] == before["hearts.game"]
