"""Commands: each reads back from its text, one table says who may give it, and what cannot be done does nothing."""

import asyncio
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from screen import Minds, Screen
from test_session import casual, store
from test_tabs import Tabs

from hearts.app.keeping.setup import UNDO, Setup
from hearts.app.scene.model import Scene
from hearts.app.sitting.session import COMMANDS, MOON, PAGE, PASS, PLAY, SCREEN, SEAT
from hearts.app.table.commands import WORDS, Begin, Choose, Command, Pause, Set, read_command
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.engine.cards import highest, name
from hearts.engine.game import Passed
from hearts.engine.record import Seat
from hearts.engine.rules import Rules


def table() -> Screen:
    screen = Screen({"hearts.setup": Setup(Rules(limit=30)).text()}, {"seed": "4"})
    screen.session.asker.patience = 0
    return screen


def test_the_page_of_commands_names_every_command() -> None:
    import hearts.app.table.commands as module

    assert module.__doc__ is not None
    listed = [line.split()[0] for line in module.__doc__.splitlines() if line.startswith("    ")]
    assert [name for name in COMMANDS if name not in listed and f"{name}:" not in module.__doc__] == []


def test_a_command_that_there_is_not_is_refused_with_its_name() -> None:
    with pytest.raises(ValueError, match="no command “fly”"):
        table().do("fly high")


WORD = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
NAMED = st.text("abcdefghijklmnopqrstuvwxyz_-0123456789", min_size=1, max_size=12)
SETUPS = st.builds(
    lambda rules, undo, faces: Setup(
        Rules.read(rules),
        [Seat("person", "you", "Ann")] + [Seat("iq:100", face, "Ben") for face in faces],
        undo=undo,
    ),
    st.sampled_from(["deluxe", "classic-pc limit=30", "spot"]),
    st.sampled_from(UNDO),
    st.lists(st.sampled_from(["ben", "rosa", "own:t/1"]), min_size=3, max_size=3),
)
VALUES = {
    "choose": st.builds(Choose, st.integers(0, 51)),
    "begin": st.builds(Begin, SETUPS),
    "joe": st.builds(Command, st.just("joe"), st.just("") | st.integers(70, 180).map(str)),
    "pause": st.builds(Pause, st.sampled_from(["on", "off"]), WORD),
    "set": st.builds(Set, NAMED, WORD),
}


@given(st.data())
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_reads_back_from_its_text(name: str, data: st.DataObject) -> None:
    plain = st.builds(Command, st.just(name), st.sampled_from(WORDS[name] or ("",)))
    command = data.draw(VALUES.get(name, plain))
    again = read_command(command.text())
    assert type(again) is type(command) and again == command and hash(again) == hash(command)
    assert again.name == name and again.text() == command.text() and command.text() in repr(command)


def test_commands_of_different_texts_differ() -> None:
    lines = [
        "undo",
        "undo all",
        "choose QS",
        "choose KS",
        "pass",
        "pause on boss",
        "pause off boss",
        "demo",
        "demo end",
    ]
    assert len({read_command(line) for line in lines}) == len(lines)
    assert read_command("undo") != "undo"


@given(st.text(max_size=40) | st.builds("{} {}".format, st.sampled_from(list(COMMANDS)), st.text(max_size=30)))
def test_any_text_gives_a_command_or_a_sentence(line: str) -> None:
    try:
        assert read_command(line).text()
    except ValueError as error:
        assert str(error).strip()


BAD = ["", " ", "fly", "choose", "choose QX", "choose QS KS", "pass on", "undo some", "moon", "moon maybe", "last"]
BAD += [
    "joe clever",
    "begin",
    "begin {}x",
    "pause",
    "pause maybe boss",
    "hint telepathy please",
    "again off",
    "take it",
]


@pytest.mark.parametrize("line", BAD)
def test_a_line_that_is_no_command_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=r"[.!?]$"):
        read_command(line)


@pytest.mark.parametrize("line", ["choose QX", "set pace warp", "set sparkle yes"])
def test_a_command_that_does_not_read_is_refused(line: str) -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        with pytest.raises(ValueError):
            screen.do(line)

    asyncio.run(play())


@pytest.mark.parametrize("line", ["next", "moon plus", "uncover", "decline", "pass", "undo"])
def test_what_cannot_be_done_now_changes_nothing(line: str) -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        before = screen.saved.text()
        screen.do(line)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not [move for move in screen.session.game.moves if isinstance(move, Passed) and move.seat == 0]
        assert screen.saved.text().startswith(before)

    asyncio.run(play())


# ---- who may give what ---------------------------------------------------------------------------------------------

# How a table can stand; the script of `Screen` plays until it does.
PHASES: dict[str, Callable[[Scene], bool]] = {
    "pass": lambda scene: scene.passing is not None,
    "own card": lambda scene: scene.phase == "play" and scene.moves > 9 and scene.seats[0].turn,
    "another's card": lambda scene: scene.phase == "play" and scene.moves > 9 and not scene.seats[0].turn,
    "deal over": lambda scene: scene.phase == "deal over" and scene.ending is not None,
    "game over": lambda scene: scene.phase == "game over",
}
EXAMPLES = {
    "joe": "joe 130", "last": "last show", "moon": "moon plus", "pause": "pause on boss", "set": "set deck four",
    "demo": "demo", "begin": "begin " + Setup(Rules("spot", players=5)).text(),
}  # fmt: skip
ELSEWHERE = "person:k7-Q_d"
TABLE = casual("person", "iq:100", ELSEWHERE, "iq:100")


def example(name: str, screen: Screen) -> Command:
    """A command of this name; the card is one of the hand at the screen."""
    if name == "choose":
        return Choose(highest(screen.session.game.view(0).hand or 1))
    return read_command(EXAMPLES.get(name, name))


def everything(screen: Screen) -> list[object]:
    """All that a command could change, but for the scenes drawn."""
    session = screen.session
    chosen = session.table.chosen
    where = session.game.length, session.director.viewer, session.director.curtain, session.director.ending
    return [dict(screen.store), chosen, where, session.aside, session.seating.resting, session.going_on]


async def standing_at(phase: str) -> Screen:
    """A table with a person here, one elsewhere and two minds, as it is in this phase."""
    screen = Screen(store(TABLE), {"seed": "4"})
    await screen.until(PHASES[phase])
    screen.notices.clear()
    return screen


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", COMMANDS)
def test_to_ask_whether_a_command_may_be_given_changes_nothing(name: str, phase: str) -> None:
    async def play() -> None:
        screen = await standing_at(phase)
        before, scenes = everything(screen), len(screen.scenes)
        why = screen.session.ask(example(name, screen))
        assert why is None or why == "" or re.fullmatch(r"[A-Z].*[.]", why)
        assert everything(screen) == before and len(screen.scenes) == scenes and screen.notices == []

    asyncio.run(play())


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_choice_that_is_not_awaited_is_not_taken_and_says_so(name: str, phase: str) -> None:
    """Of the person who may give it at another time."""
    asked = {PASS: "pass", PLAY: "own card", MOON: ""}
    may = COMMANDS[name][0]

    async def play() -> None:
        screen = await standing_at(phase)
        before = everything(screen)
        why = screen.session.act(example(name, screen))
        if may in asked and phase != asked[may]:
            assert re.fullmatch(r"[A-Z].*[.]", why) and screen.notices == [("why", why)]
            assert everything(screen) == before
        else:
            refused = [say(f"notice-{id}") for id in ("no_seat", "not_asked")]
            assert why not in refused

    asyncio.run(play())


@pytest.mark.parametrize("name", COMMANDS)
def test_where_minds_alone_play_nobody_at_the_screen_has_a_seat(name: str) -> None:
    may = COMMANDS[name][0]

    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.do("demo")
        await screen.until(lambda scene: scene.demo and scene.moves > 9, act=False)
        assert screen.session.seat == -1
        before = everything(screen)
        why = screen.session.act(example(name, screen))
        assert (why == say("notice-no_seat")) == (may in (SEAT, PASS, PLAY, MOON))
        if why:
            assert everything(screen) == before

    asyncio.run(play())


@pytest.mark.parametrize("name", COMMANDS)
def test_a_tab_that_only_watches_takes_what_concerns_its_own_screen(name: str) -> None:
    may = COMMANDS[name][0]

    async def play() -> None:
        tabs = Tabs(store(TABLE), 2)
        first, second = tabs.screens
        await first.until(lambda scene: scene.moves >= 9 and scene.seats[0].turn)
        await second.until(lambda scene: scene.moves >= 9, act=False)
        before = dict(tabs.kept)
        why = second.session.act(example(name, second))
        assert (why == notices.watching()) == (may not in (PAGE, SCREEN))
        assert not why or dict(tabs.kept) == before

    asyncio.run(play())


def test_what_lies_on_the_handgets_the_commands_but_for_those_of_the_page() -> None:
    class Other:
        def __init__(self) -> None:
            self.got: list[str] = []

        def ask(self, command: Command) -> str | None:
            return "Not here." if command.name == "undo" else None

        def do(self, command: Command) -> str:
            self.got.append(command.text())
            return "Too late." if command.name == "pass" else ""

    async def play() -> None:
        screen, other = table(), Other()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        session, before = screen.session, screen.saved.text()
        session.lay(other)
        assert [screen.do(line) for line in ("undo", "pass", "hasten", "concede")] == ["Not here.", "Too late.", "", ""]
        assert other.got == ["pass", "hasten", "concede"] and screen.saved.text() == before
        assert screen.notices == [("why", "Not here."), ("why", "Too late.")]
        screen.do("set deck four")
        assert session.settings["deck"] == "four" and len(other.got) == 3
        session.lay(None)
        assert screen.do("undo") != "Not here."

    asyncio.run(play())


def test_a_new_game_begins_at_the_handthat_a_line_describes() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.moves > 6)
        setup = Setup(Rules("spot", players=5))
        screen.do("begin " + setup.text())
        scene = await screen.until(lambda scene: scene.players == 5)
        assert scene.moves < 6 and screen.saved.game.rules == Rules("spot", players=5)
        assert screen.session.setup.text() == setup.text() == screen.store["hearts.setup"]

    asyncio.run(play())


def test_a_setting_is_kept_and_shown() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        number = len(screen.scenes)
        screen.do("set deck four")
        screen.do("set name Ada Lovelace")
        assert screen.session.settings["deck"] == "four" and '"Ada Lovelace"' in screen.store["hearts.settings"]
        assert len(screen.scenes) == number + 2

    asyncio.run(play())


def test_next_goes_on_once() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.phase == "deal over")
        deals = len(screen.session.game.lines)
        screen.do("next")
        screen.do("next")
        await screen.until(lambda scene: scene.passing is not None or scene.phase == "play", act=False)
        assert len(screen.session.game.lines) == deals
        lengths = [scene.moves for scene in screen.scenes]
        assert all(one <= other for one, other in pairwise(lengths))

    asyncio.run(play())


def test_nothing_goes_on_while_the_game_is_paused() -> None:
    async def play() -> None:
        screen = table()
        scene = await screen.until(lambda scene: scene.moves > 8 and scene.seats[0].turn)
        screen.do("pause on boss")
        screen.act()
        for _ in range(200):
            await asyncio.sleep(0)
        assert screen.session.game.length <= scene.moves + 1
        screen.do("last show")
        screen.do("last hide")
        screen.do("pause on replay")
        screen.do("pause off replay")
        for _ in range(200):
            await asyncio.sleep(0)
        assert screen.session.game.length <= scene.moves + 1, "one reason is left"
        screen.do("pause off boss")
        await screen.until(lambda later: later.moves > scene.moves + 2)

    asyncio.run(play())


def test_a_card_that_is_chosen_ahead_is_let_go_by_choosing_it_again() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.phase == "play" and scene.moves > 8 and not scene.seats[0].turn)
        hand, held = screen.session.table, screen.session.game.view(0).hand
        screen.do(f"choose {name(highest(held))}")
        assert hand.chosen == 1 << highest(held)
        screen.do(f"choose {name(highest(held))}")
        assert hand.chosen == 0

    asyncio.run(play())


def test_what_cannot_be_done_now_says_so() -> None:
    async def play() -> None:
        screen = Screen(store(casual("person", "iq:100", "person", "iq:100")))
        await screen.until(lambda scene: scene.passing is not None)
        screen.do("undo")
        assert screen.notices[-1] == ("why", "There is nothing to take back.")
        await screen.until(lambda scene: scene.seats[0].turn)
        screen.do("pass")
        assert screen.notices[-1] == ("why", "There is nothing to pass now.")

    asyncio.run(play())


def test_a_card_that_is_tapped_after_the_pass_says_that_it_is_made() -> None:
    async def play() -> None:
        screen = Screen(store(casual("person", "iq:150", "iq:100", "iq:100")), minds=Minds(up=True))
        await screen.until(lambda scene: scene.passing is not None)
        await screen.until(lambda scene: scene.phase == "pass" and scene.passing is None)
        card = next(at.code for at in screen.scenes[-1].cards if at.place == "hand")
        screen.do(f"choose {card}")
        assert screen.notices[-1] == ("why", "You have passed your cards.")

    asyncio.run(play())
