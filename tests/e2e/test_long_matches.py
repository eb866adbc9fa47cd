"""Long matches: four and eight deals, by worlds, loaded anew, practised, and taken to another device."""

import re

import pytest
from conftest import begun
from playwright.sync_api import expect
from test_daily import CLOCK, NOON, RESULTS, moves, over, play
from test_daily import begin as begin_day
from test_daily import dialog as day_dialog
from test_export_file import opened, saved, take_in
from test_matches import (
    GAME,
    KEPT,
    accept,
    answered,
    begin,
    board_of,
    columns,
    come,
    places,
    see,
    sent_day,
    unpacked,
)
from test_same import link_of
from words import like, say

from hearts.__main__ import main
from hearts.app.same.results import bare
from hearts.arena.results import NOTE
from hearts.engine.record import Record

pytestmark = pytest.mark.whole

DAY = 86_400_000
WORLDS = begun(20, "iq:140", "iq:80", "iq:110")  # one of them searches, in a match by worlds


def test_four_deals_by_worlds_with_reloads_and_practice(visit, site):
    """One of the opponents searches, by so many worlds; the worker of the other device makes the same choices again."""
    one = visit("?pace=0", kept=WORLDS, worker=True)
    begin(one, 4, "match-table")
    play(one, lambda: moves(one) > 20)
    before = one.page.evaluate(GAME)
    one.page.reload()
    one.wait_shown()
    assert one.page.evaluate(GAME).startswith(before.rpartition("\n")[0].split("\nminds ")[0])
    play(one, lambda: one.page.evaluate("document.body.dataset.phase") == "deal over")
    one.page.reload()
    one.wait_shown()
    one.page.wait_for_function("document.body.dataset.phase === 'deal over'")
    play(one, lambda: over(one))
    invitation = link_of(see(one))

    two = visit("?pace=0", kept=KEPT, worker=True)
    two.turn()
    accept(two, invitation)
    play(two, lambda: over(two), -1)
    back = link_of(see(two))
    mine, _, _ = answered(one, two, back)
    assert [unpacked(invitation).count(f"seat {seat} iq:") for seat in (1, 2, 3)] == [1, 1, 1]
    assert "iq:140" in unpacked(invitation) and len(columns(mine)) == 5

    # Where the ways part in the third deal: side by side, and a replay of each from there.
    one.press(mine.get_by_role("button", name=say("match-side")).nth(2))
    expect(mine.get_by_role("table", name=say("history-tricks"))).to_have_count(2)
    for whose in ("mine", "theirs"):
        one.press(mine.get_by_role("button", name=like_of(whose)).nth(2))
        expect(one.page.locator("#replay")).to_be_visible()
        expect(one.page.locator("#replay")).to_contain_text(re.compile(r"Deal 3,"))
        one.press(one.page.locator("#replay-end"))
        expect(one.page.locator("#replay")).to_be_hidden()
        expect(one.page.locator("dialog[open]").first).to_be_visible()
        mine = reopened(one)

    # A deal played again is practice: it says so, and neither the result nor the game of the match changes.
    own = [one.page.evaluate(GAME), unpacked(link_of(mine))]
    one.press(mine.get_by_role("button", name=say("match-practise")).nth(1))
    sign = one.page.locator("#practice")
    expect(sign).to_be_visible()
    expect(sign).to_contain_text(say("practice-text"))
    play(one, lambda: one.page.evaluate("document.body.dataset.phase") == "deal over", -1)
    one.press(sign.get_by_role("button", name=like("practice-back", "practice-leave")))
    expect(sign).to_be_hidden()
    expect(one.page.locator("dialog[open]").first).to_be_visible()
    assert [one.page.evaluate(GAME), unpacked(link_of(reopened(one)))] == own


def like_of(whose: str) -> str:
    """The label of the button that replays one's own way, or the friend's."""
    return say("match-replay-mine") if whose == "mine" else say("match-replay-theirs", name=say("match-friend"))


def reopened(table):
    """The match again, from its end on its own page, or from the list of all."""
    dialog = table.dialog("match-title")
    if not dialog.is_visible() and table.dialog("ending-game").is_visible():
        dialog = see(table)
    elif not dialog.is_visible():
        table.call("match")
        table.press(dialog.locator("#match-list button").first)
    expect(dialog.get_by_role("table", name=say("match-compare"))).to_be_visible()
    return dialog


def test_eight_deals_and_a_second_try_is_none(visit):
    one = visit("?pace=0", kept=KEPT, worker=True)
    begin(one, 8)
    play(one, lambda: over(one))
    invitation = link_of(see(one))
    assert len(invitation) < 2000
    two = visit("?pace=0", kept=KEPT, worker=True)
    two.turn()
    accept(two, invitation)
    seed = two.page.url
    play(two, lambda: over(two), -1)
    back = link_of(see(two))
    assert len(back) < 8000 and unpacked(back).count("\ndeal ") == 8

    # The invitation once more, and the page of the match: both lead to the result that is there.
    two.page.keyboard.press("Escape")
    come(two, invitation)
    dialog = two.dialog("match-title")
    expect(dialog.get_by_role("table", name=say("match-compare"))).to_be_visible()
    assert two.page.evaluate("location.href") == seed and unpacked(link_of(dialog)) == unpacked(back)
    two.page.goto(seed)
    two.wait_shown()
    two.page.wait_for_function("document.body.dataset.phase === 'game over'")
    assert unpacked(link_of(see(two))) == unpacked(back)
    answered(one, two, back)


def exported(table) -> bytes:
    """The file with all that this device keeps, from the page of one's own game."""
    table.open("?pace=0")
    table.turn()
    dialog = opened(table)
    content = saved(table, dialog).read_bytes()
    table.page.keyboard.press("Escape")
    return content


def imported(table, content: bytes) -> None:
    """Take in such a file."""
    table.turn()
    dialog = opened(table)
    take_in(dialog, "hearts.json", content)
    expect(dialog.locator("#kept-told")).to_contain_text(like("kept-taken"))
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")


DAY_OF = "() => [localStorage['hearts.days'], localStorage['hearts.day.27']]"


def test_a_match_and_a_streak_go_to_another_device_and_of_two_results_of_a_day_the_first_counts(visit):
    """Days 25 and 26 were played on the one device, day 27 on both: there first, here later and with other cards."""
    days = "".join([f"{day} {NOON - (27 - day) * DAY} 9 1,2,3,4 1,2,3,9 - -\n" for day in (25, 26)])
    one = visit("?pace=0", kept={**KEPT, "hearts.days": days}, script=CLOCK % NOON, worker=True)
    one.turn()
    begin_day(one)
    play(one, lambda: over(one))
    one.page.get_by_role("dialog", name=say("ending-game")).get_by_role(
        "button", name=like("practice-back", "practice-leave")
    ).click()
    begin(one, 1)
    play(one, lambda: over(one))
    invitation = link_of(see(one))
    friend = visit("?pace=0", kept=KEPT, worker=True)
    friend.turn()
    accept(friend, invitation)
    play(friend, lambda: over(friend), -1)
    come(one, link_of(see(friend)))
    dialog = one.dialog("match-title")
    expect(dialog).to_contain_text(say("match-checked", name=say("match-friend")), timeout=120_000)
    shown = columns(dialog)
    board = places(board_of(one))
    first = one.page.evaluate(DAY_OF)
    file = exported(one)

    two = visit("?pace=0", kept=KEPT, script=CLOCK % (NOON + 3_600_000), worker=True)
    two.turn()
    begin_day(two)
    play(two, lambda: over(two), -1)
    two.page.get_by_role("dialog", name=say("ending-game")).get_by_role(
        "button", name=like("practice-back", "practice-leave")
    ).click()
    later = two.page.evaluate(DAY_OF)
    imported(two, file)
    kept, record = two.page.evaluate(DAY_OF)
    assert record == first[1] != later[1] and kept.split("\n")[2] == first[0].split("\n")[2]
    two.call("daily")
    expect(day_dialog(two)).to_contain_text(say("daily-streak", count=3))
    two.page.keyboard.press("Escape")
    assert columns(reopened(two)) == shown
    assert places(board_of(two)) == board, "both results of the match rank here, too, once they are checked"
    two.reload()
    two.turn()
    two.call("daily")
    expect(day_dialog(two)).to_contain_text(say("daily-streak", count=3))
    two.page.keyboard.press("Escape")
    imported(two, file)  # once more, nothing is new
    assert two.page.evaluate(DAY_OF)[1] == record


def test_two_engines_play_the_same_day_and_check_each_others_results(visit, chromium, firefox, tmp_path, capsys):
    tables = [visit("?pace=0", kept=KEPT, browser=browser, script=CLOCK % NOON) for browser in (chromium, firefox)]
    links = []
    for table, place in zip(tables, (0, -1), strict=True):
        table.turn()
        begin_day(table)
        play(table, lambda table=table: over(table), place)
        links.append(sent_day(table))
    for table, link in zip(tables, reversed(links), strict=True):
        assert len(link) < 2000
        table.page.keyboard.press("Escape")
        come(table, link)
        table.page.get_by_role("button", name=say("board-link-yes")).click()
    shown = [places(table.page.get_by_role("dialog", name=say("board-title"))) for table in tables]
    assert shown[0] == shown[1]
    texts = [unpacked(link) for link in links]
    firsts = [Record.read(bare(text)).game.path()[1].move for text in texts]
    assert firsts[0] == firsts[1]
    for table in tables:
        assert sorted(table.page.evaluate(RESULTS)) == sorted(texts)
    with tables[0].page.expect_download() as saving:
        tables[0].page.get_by_role("dialog", name=say("board-title")).get_by_role(
            "button", name=say("board-save")
        ).click()
    hall = saving.value.path()
    one = tmp_path / "firefox.txt"
    one.write_text(texts[1], "utf-8")
    assert main(["verify", "--jobs", "1", str(hall), str(one)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{hall}: checked: 2 results. Signed by ") and lines[-1] == NOTE
    assert lines[1].startswith(f"{one}: checked: a result of day 27, 4 deals, ")
    one.write_text(texts[1].replace("iq:120 ben", "iq:110 ben", 1), "utf-8")
    assert main(["verify", "--jobs", "1", str(one)]) == 1
    assert "changed after it was signed" in capsys.readouterr().out
    # The file with all results, at somebody who has none.
    third = visit("?pace=0", kept=KEPT, script=CLOCK % NOON)
    third.turn()
    third.call("board")
    board = third.page.get_by_role("dialog", name=say("board-title"))
    board.locator("#board-file").set_input_files(str(hall))
    expect(board).to_contain_text(say("board-added", count=2), timeout=180_000)
    assert places(board) == shown[0]
