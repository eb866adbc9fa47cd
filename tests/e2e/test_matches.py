"""Days and matches between devices that share nothing but a link or a file: in two engines, long ones, by worlds."""

import base64
import re
import zlib

import pytest
from conftest import begun
from playwright.sync_api import expect
from test_daily import CLOCK, NOON, over, play
from test_daily import dialog as day_dialog
from test_links import packed
from test_same import link_of, match_page
from words import say
from years import PUT

from hearts.__main__ import main
from hearts.app.same.match import points
from hearts.app.same.results import bare
from hearts.app.statistics.row import row_of
from hearts.arena.referee import play_on
from hearts.arena.results import NOTE
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.minds.registry import mind

pytestmark = pytest.mark.whole

KEPT = begun(20, "iq:100", "iq:80", "iq:110")
MINDS, NAMES = ("person", "instinct", "instinct", "instinct"), ("Ann", "Bea", "Cleo", "Dan")
GAME = """() => {
    const key = Object.keys(localStorage).find(key => key.startsWith('hearts.game?seed='))
    return key ? localStorage[key] : ''
}"""
SHEET = "node => [...node.querySelectorAll('tr')].map(row => [...row.cells].map(cell => cell.textContent))"


def unpacked(link: str) -> str:
    """The text in a link, as `link.mjs` packs it: its last six letters are a sum, Q0, Q1, Q2 stand for Q, - and _."""
    letters = link.partition("=")[2] if link.startswith("#") else link.partition("#")[2].partition("=")[2]
    assert letters.isalnum()
    letters = re.sub("Q([012])", lambda found: "Q-_"[int(found[1])], letters[:-6])
    return zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), -15).decode()


def begin(table, deals: int, opponents: str = "match-sight") -> None:
    """Begin a new match."""
    table.turn()
    dialog = match_page(table)
    dialog.get_by_role("radio", name=say("match-count", count=deals)).check()
    dialog.get_by_role("radio", name=say(opponents)).check()
    with table.page.expect_navigation():
        table.press(dialog.get_by_role("button", name=say("match-begin")))
    table.wait_shown()
    table.page.wait_for_function("document.body.dataset.phase === 'pass'")


def accept(table, link: str) -> None:
    """Play what a link invites to."""
    come(table, link)
    with table.page.expect_navigation():
        table.answer("match-ask-yes")
    table.wait_shown()
    table.page.wait_for_function("document.body.dataset.phase === 'pass'")


def come(table, link: str) -> None:
    """Open a link in the page that is there."""
    table.page.evaluate("link => { location.hash = link }", link[link.index("#") :])


def see(table):
    """The result of the match at the table, from its end."""
    table.press(table.page.get_by_role("button", name=say("match-see")))
    return table.dialog("match-title")


def columns(dialog) -> list[tuple[int, int]]:
    """One's own points and the friend's, deal by deal and in all, as the sheet compares them."""
    rows = dialog.get_by_role("table", name=say("match-compare")).evaluate(SHEET)[1:]
    return [tuple([int(cell.replace("−", "-")) for cell in row[1:3]]) for row in rows]


def answered(one, two, back: str):
    """The friend's result has come to the inviter, whose own one goes back; both dialogs, each checked."""
    come(one, back)
    mine = one.dialog("match-title")
    expect(mine).to_contain_text(say("match-checked", name=say("match-friend")), timeout=180_000)
    opened = link_of(mine)
    come(two, opened)
    theirs = two.dialog("match-title")
    expect(theirs).to_contain_text(say("match-seal", seal="right", name=say("match-friend")))
    expect(theirs).to_contain_text(say("match-checked", name=say("match-friend")), timeout=180_000)
    assert columns(mine) == [pair[::-1] for pair in columns(theirs)]
    return mine, theirs, opened


def board_of(table, when: str = "board-matches"):
    """The leaderboard, from the tabs of the room that is open, once two have a place there."""
    table.press(table.page.locator("dialog[open]").last.get_by_role("button", name=say("tab-board")))
    board = table.page.get_by_role("dialog", name=say("board-title"))
    board.get_by_role("radio", name=say(when), exact=True).check()
    return board


def places(board) -> list[list[str]]:
    """What the leaderboard says of each, without the names, once two have a place."""
    expect(board.get_by_role("rowheader")).to_have_count(2, timeout=180_000)
    return [row[1:] for row in board.get_by_role("table").evaluate(SHEET)[1:]]


@pytest.mark.parametrize("inviter", ["chromium", "firefox"])
def test_two_engines_come_to_the_same_deals_and_check_each_others_results(
    visit, chromium, firefox, inviter, tmp_path, capsys
):
    several = (chromium, firefox) if inviter == "chromium" else (firefox, chromium)
    one, two = [visit("?pace=0", kept=KEPT, browser=browser, worker=True) for browser in several]
    begin(one, 1)
    play(one, lambda: over(one))
    invitation = link_of(see(one))
    two.turn()
    accept(two, invitation)
    play(two, lambda: over(two), -1)
    back = link_of(see(two))
    _, _, opened = answered(one, two, back)
    own, other = [Record.read(bare(unpacked(link))) for link in (opened, back)]
    assert [at.move for at in own.game.path()[1:2]] == [at.move for at in other.game.path()[1:2]], "the same deal"
    files = []
    for name, link in (("own", opened), ("other", back)):
        files.append(tmp_path / f"{name}.txt")
        files[-1].write_text(unpacked(link), "utf-8")
    assert main(["verify", "--jobs", "1", *map(str, files)]) == 0
    *lines, limits = capsys.readouterr().out.splitlines()
    assert limits == NOTE
    assert len(lines) == 2 and all(": checked: a result of match-" in line and "Signed by " in line for line in lines)
    assert [line.partition(" points, ")[0].rpartition(" ")[2] for line in lines] == [
        str(sum(points(record))) for record in (own, other)
    ]
    boards = [board_of(table) for table in (one, two)]
    shown = [places(board) for board in boards]
    assert shown[0] == shown[1], "par is the same in both engines"
    (par,) = {int(line.partition(" par ")[2].partition(".")[0]) for line in lines}
    boards[0].get_by_label(say("board-which")).select_option(index=1)
    expect(boards[0].get_by_role("table", name=say("board-caption-one"))).to_be_visible()
    rows = [row[1:] for row in boards[0].get_by_role("table").evaluate(SHEET)[1:]]
    got = sorted(sum(points(record)) for record in (own, other))
    assert [int(row[0].replace("−", "-")) for row in rows] == got, "fewer points stand above"
    assert [float(row[1].replace("−", "-")) for row in rows] == [each - par for each in got], "as natively"


def sent_day(table) -> str:
    """The link to one's own result of a day that has just ended."""
    table.page.get_by_role("dialog", name=say("ending-game")).get_by_role("button", name=say("daily-result")).click()
    day_dialog(table).get_by_role("button", name=say("tab-board")).click()
    board = table.page.get_by_role("dialog", name=say("board-title"))
    expect(board.get_by_role("rowheader")).to_have_count(1, timeout=180_000)
    table.press(board.get_by_role("button", name=say("board-send")))
    send = table.dialog("send-of-result")
    field = send.get_by_role("textbox", name=say("send-link"))
    expect(field).to_have_value(re.compile("#result="))
    link = field.input_value()
    table.press(send.get_by_role("button", name=say("send-done")))
    return link


HOSTILE = (
    "", "=", "=%00", "=" + "A" * 9000, "=../../etc", "=<img src=x onerror=alert(1)>", "=-", "=é😀", "=1e3", "=99999999",
    "=-1", "=0", "==", "=" + "9" * 400,
)  # fmt: skip


@pytest.mark.parametrize("asks", ["#daily", "#match", "#deal", "#game", "#result"])
def test_whatever_stands_in_such_a_link_a_sentence_says_what_it_is(visit, asks):
    """And the table stays what it was."""
    table = visit("?pace=0", kept=KEPT, script=CLOCK % NOON)
    table.turn()
    before = table.page.evaluate("localStorage['hearts.game'].split('\\ndeal ').slice(1).join()")
    packs = ["=" + packed(text) for text in ("", "hearts 2", "\0" * 999, "hearts 2\nid daily-27\n", "x" * 99_999)]
    for rest in (*HOSTILE, *(packs if asks != "#daily" else ())):
        if not rest.startswith("=") and asks != "#daily":
            continue  # that is no link of this kind
        table.page.evaluate("link => { location.hash = link }", asks + rest)
        said = table.page.locator("dialog[open], #notice:visible").first
        expect(said).to_have_text(re.compile(r"\w+ \w+ \w+"))
        assert "undefined" not in said.inner_text() and "Traceback" not in said.inner_text()
        if asks in ("#match", "#deal", "#game", "#result"):
            expect(table.page.locator("dialog[open] .main").filter(has_text=say("match-ask-yes"))).to_have_count(0)
        for _ in range(3):
            if table.page.locator("dialog[open]").count():
                table.page.keyboard.press("Escape")
        expect(table.page.locator("dialog[open]")).to_have_count(0)
        table.page.keyboard.press("Shift")
        expect(table.page.locator("#notice")).to_be_hidden()
    assert table.page.evaluate("localStorage['hearts.game'].split('\\ndeal ').slice(1).join()") == before


def test_a_game_too_long_for_a_link_is_offered_as_a_file_that_is_checked_elsewhere(visit, tmp_path, capsys):
    """Forty deals: no link has room for them. `hearts verify` takes the file as it was saved."""
    seats = tuple([Seat(who, "ben", name) for who, name in zip(MINDS, NAMES, strict=True)])
    game, minds = Game.new(Rules("classic-pc", deals=40)), [mind("instinct")] * 4
    record = Record(game, "arena-0", "7", seats)  # its minds choose by the chance of the arena
    while game.phase != "over":
        game = play_on(game, "7", minds)
    record = record.at(game)
    table = visit("?pace=0", kept=KEPT)
    table.turn()
    row = row_of(record, record.text(), "1764250000000")
    table.page.evaluate(PUT, [[row.id, row.text(), f"1764250000000\n{record.text()}"]])
    table.page.evaluate("localStorage.setItem('hearts.archive', '1')")
    table.call("history")
    history = table.dialog("history-title")
    table.press(history.locator(".game").first)
    table.press(history.get_by_role("button", name=say("send-of-game")))
    send = table.dialog("send-of-game")
    expect(send).to_contain_text(say("send-long"))
    expect(send.get_by_role("textbox", name=say("send-link"))).to_be_hidden()
    with table.page.expect_download() as saving:
        table.press(send.get_by_role("button", name=say("send-save")))
    path = saving.value.path()
    assert path.read_text("utf-8") == record.text()
    assert main(["verify", "--jobs", "1", str(path)]) == 0
    assert ": checked: a record of 40 deals, " in capsys.readouterr().out
    wrong = tmp_path / "wrong.hearts"
    wrong.write_text(path.read_text("utf-8").replace("\ntrick 1 ", "\ntrick 2 ", 1), "utf-8")
    assert main(["verify", "--jobs", "1", str(path), str(wrong), str(tmp_path / "none")]) == 2
    assert main(["verify", "--jobs", "1", str(wrong)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"{wrong}: wrong: ")
