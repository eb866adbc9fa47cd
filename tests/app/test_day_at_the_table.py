"""The daily deals: their numbers, what is kept of them, and a day's game, which the frozen package plays."""

import asyncio
import sys
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from screen import Screen

from hearts.app.keeping import attempts
from hearts.app.keeping.attempts import Attempt, Attempts, streak
from hearts.app.keeping.setup import company
from hearts.app.keeping.store import Store
from hearts.app.same import daily
from hearts.app.scene.model import Scene
from hearts.app.sitting.frozen import Apart, DealsOfDay, record_of
from hearts.app.sitting.journal import Journal
from hearts.app.tasks import at_once, no_rest
from hearts.app.words import daily as words
from hearts.app.words.locale import say
from hearts.arena import frozen_packages
from hearts.engine.cards import each
from hearts.engine.record import Record, positions
from hearts.minds import instinct

frozen_packages.install()
DAY = 5
KEY = "hearts.game?daily-5"


def frozen() -> Any:
    """The module of the package that plays DAY."""
    quarter = next(each.quarter for each in frozen_packages.read_packages() if each.first <= DAY <= each.last)
    name = f"{daily.package(quarter)}.minds.daily"
    __import__(name)
    return sys.modules[name]


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000


# ---- numbers ---------------------------------------------------------------------------------------------------------


def test_a_day_is_that_of_utc_wherever_one_is() -> None:
    assert daily.number_at(at("2026-11-27T23:59:59")) == 27 and daily.number_at(at("2026-11-28T00:00:00")) == 28
    assert daily.ends(27) == at("2026-11-28T00:00:00")


def test_numbers_and_dates_belong_together_for_centuries() -> None:
    for number in range(1, 100_000, 37):
        then = date(2026, 11, 1) + timedelta(days=number - 1)
        assert daily.date_of(number) == (then.year, then.month, then.day)
        assert daily.number_of(then.year, then.month, then.day) == number


def test_each_day_of_the_first_quarters_has_one_package() -> None:
    spans = [daily.days_of(quarter) for quarter in ("2026-4", "2027-1", "2027-2", "2027-3", "2027-4", "2028-1")]
    assert spans[0][0] == 1 and [after[0] - before[1] for before, after in pairwise(spans)] == [1] * 5
    for wrong in ("2026-3", "2027-5", "27-1", "2027", "2027-1x", ""):
        with pytest.raises(ValueError):
            daily.days_of(wrong)


@pytest.mark.parametrize(
    ("text", "number"), [("", 27), ("=12", 12), ("=27", 27), ("=0", 0), ("=-3", 0), ("=x", 0), ("12", 0), ("=1e3", 0)]
)
def test_an_address_asks_for_a_day(text: str, number: int) -> None:
    assert daily.asked(text, 27) == number


# ---- what is kept ----------------------------------------------------------------------------------------------------


def attempt(
    number: int, begun: int = 1, done: str = "9", own: tuple[int, ...] = (1, 2, 3, 4), key: str = ""
) -> Attempt:
    return Attempt(number, str(begun), done, own if done else (), (), (), key)


def on_days(several: list[Attempt]) -> list[int]:
    return [each.number for each in several]


def test_what_is_kept_reads_back_the_same() -> None:
    several = Attempts([attempt(12), Attempt(3, "5", "", (), (1, -10, 3, 4), (2, 2, 2, 2), "ab")])
    assert Attempts.read(several.text()).text() == several.text()
    assert several.text().split("\n")[0] == "3 5 - - 1,-10,3,4 2,2,2,2 ab"


@pytest.mark.parametrize("line", ["", "x", "1 2 3", "1 b - - - - -", "1 1 - 1,x - - -", "1 1 - - - - K.Y", "9" * 700])
def test_a_line_that_does_not_read_takes_no_other_with_it(line: str) -> None:
    several = Attempts.read(f"{line}\n{Attempts([attempt(12)]).text()}")
    assert [each.number for each in several.upto(99)] == [12]


def test_the_first_attempt_counts_whatever_comes_later_or_from_elsewhere() -> None:
    store = Store({})
    attempts.keep(store, attempt(12, begun=500, own=(9, 9, 9, 9)))
    attempts.keep(store, attempt(12, begun=900, own=(0, 0, 0, 0)))
    assert attempts.of_store(store).get(12) == attempt(12, begun=500, own=(9, 9, 9, 9))
    at_once(attempts.take_in(store, Attempts([attempt(12, begun=400, own=(5, 5, 5, 5)), attempt(13)]).text(), no_rest))
    assert [each.own for each in attempts.of_store(store).upto(99)] == [(1, 2, 3, 4), (5, 5, 5, 5)]


def test_an_import_takes_nothing_away_and_a_streak_goes_on_with_it() -> None:
    here, there = Store({}), Store({})
    for number in (10, 11, 14):
        attempts.keep(here, attempt(number, begun=number))
    for number in (12, 13):
        attempts.keep(there, attempt(number, begun=number))
    for _ in range(2):
        assert at_once(attempts.take_in(here, attempts.of_store(there).text() + "no day\n", no_rest)) == (1, 0)
    several = attempts.of_store(here).upto(14)
    assert streak(several, 14, on_days(several)) == (5, 5)


def test_a_streak_lasts_until_a_whole_day_has_gone_by() -> None:
    several = [attempt(number) for number in (3, 4, 5, 8, 9)]
    assert streak(several, 9, on_days(several)) == (2, 3)
    assert streak(several, 10, on_days(several)) == (2, 3), "today may still be played"
    assert streak(several, 11, on_days(several)) == (0, 3)
    assert streak([], 11, []) == (0, 0)


def test_an_older_day_and_one_that_is_not_done_are_no_part_of_a_streak() -> None:
    several = [attempt(3), attempt(4), attempt(5, done="")]
    assert streak(several, 5, [3, 9, 5]) == (0, 1)


def test_of_more_days_than_can_be_read_the_oldest_go() -> None:
    several = Attempts([attempt(number) for number in range(1, 20_000)])
    store = Store({})
    store.put("days", several.text())
    attempts.keep(store, attempt(20_000))
    found = [each.number for each in attempts.of_store(store).upto(attempts.LATEST)]
    assert found == list(range(20_000, found[-1] - 1, -1)) and len(found) > 1_000
    assert len(several.text()) <= attempts.LARGEST < len(several.text()) + 200


def test_a_day_begun_by_a_clock_that_was_ahead_counts_nowhere_before_it_comes() -> None:
    several = Attempts([attempt(26), attempt(27), attempt(30)])
    assert [each.number for each in several.upto(27)] == [27, 26]
    assert [each.number for each in several.upto(30)] == [30, 27, 26]


# ---- at the table ----------------------------------------------------------------------------------------------------


class Apiece:
    """Today's screen with a day's game beside one's own."""

    def __init__(self, store: dict[str, str] | None = None, counts: bool = True, module: Any = None) -> None:
        self.screen = Screen(store)
        self.module = module or frozen()
        kept = Store(self.screen.store, f"?daily-{DAY}") if counts else Store({})
        self.deals = DealsOfDay(lambda: self.module.Table(DAY), counts)
        self.journal = Journal(kept, self.screen.session.notice, deals=self.deals)

    async def begin(self) -> None:
        await self.screen.until(lambda scene: scene.moves > 5)
        if KEY in self.screen.store:
            await self.journal.resume(no_rest, self.screen.session.hold)
            await self.deals.follow(self.journal.game, no_rest)
        else:
            self.journal.open(record_of(self.module.heading(DAY), company(4), (("begun", "1"),)))
        self.screen.session.set_aside(None, self.journal)

    async def play(self, moves: int = 10_000) -> None:
        await self.screen.until(lambda scene: over(scene) or self.journal.game.length >= moves)


def over(scene: Scene) -> bool:
    return scene.phase == "game over"


def played(moves: int = 10_000, counts: bool = True, module: Any = None) -> Apiece:
    async def run() -> Apiece:
        one = Apiece(counts=counts, module=module)
        await one.begin()
        await one.play(moves)
        return one

    return asyncio.run(run())


def verdict(text: str) -> str:
    *_, last = frozen().check(DAY, text)
    return str(last)


def test_a_day_is_four_deals_that_the_package_finds_right() -> None:
    one = played()
    assert len(one.journal.game.lines) == daily.DEALS and one.deals.table.standing == "over"
    rows = "\n".join(" ".join(str(points) for points in line.points) for line in one.journal.game.lines)
    assert verdict(one.journal.text) == f"right\n{rows}" == f"right\n{one.deals.table.rows}"


def test_the_deals_that_are_over_are_counted_at_every_moment() -> None:
    record = played().journal.record
    for at in positions(record.game):
        assert daily.over_in(record.at(at).text()) == len(at.lines), at
    claimed = record.text().partition("\ndeal 2")[0].rsplit("\ntrick", 3)[0] + "\nsay 0 claim\n"
    assert daily.over_in(claimed) == 1 and daily.over_in("") == 0


def test_ones_own_game_waits_beside_it() -> None:
    async def run() -> None:
        one = Apiece()
        await one.begin()
        own = one.screen.store["hearts.game"]
        await one.play()
        assert one.screen.store["hearts.game"] == own
        scene = one.screen.scenes[-1]
        assert scene.ending is not None and scene.kind == "day"
        assert [action.command for action in scene.ending.actions] == ["open daily", "demo end"]
        assert one.screen.session.ended is None, "it is none of one's own games"
        one.screen.do("demo end")
        assert one.screen.session.journal.text == own

    asyncio.run(run())


def test_a_release_in_between_changes_no_card_and_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Today's minds are made to play otherwise; the day's opponents play as before."""
    before = played().journal
    monkeypatch.setattr(instinct, "give", lambda view, *rest: instinct._habitual(view, "high"))
    monkeypatch.setattr(instinct, "play", lambda view, *rest: max(each(view.legal)))
    assert played().journal.text == before.text
    from hearts.minds import daily as live

    assert played(module=live).journal.text != before.text, "today's minds would have played otherwise"


def test_a_reload_goes_on_where_the_day_stood() -> None:
    whole = played().journal.text

    async def run() -> str:
        store: dict[str, str] = {}
        first = Apiece(store)
        await first.begin()
        await first.play(90)
        later = Apiece(first.screen.store)
        await later.begin()
        assert later.journal.game.length >= 90 and later.journal.text == first.screen.store[KEY]
        await later.play()
        return later.journal.text

    assert asyncio.run(run()) == whole


def test_a_second_tab_goes_on_from_what_the_first_has_kept() -> None:
    async def run() -> None:
        first = Apiece({})
        await first.begin()
        await first.play(20)
        second = Apiece(first.screen.store)
        await second.begin()
        await second.play(60)
        await first.screen.until(lambda scene: first.journal.game.length >= 60)
        await first.play()
        assert verdict(first.journal.text).startswith("right")

    asyncio.run(run())


def test_nothing_helps_in_the_attempt_that_counts() -> None:
    async def run() -> None:
        one = Apiece()
        await one.begin()
        screen, session = one.screen, one.screen.session
        await one.play(30)
        await screen.until(lambda scene: scene.seats[0].turn, act=False)
        kept = one.journal.text
        scene = screen.scenes[-1]
        assert not (scene.can.undo or scene.can.hint or scene.can.joe)
        assert screen.do("undo") and not session.coached(0)
        for line in ("hint", "joe 180", "rejoin"):
            screen.do(line)
        assert one.journal.text == kept and session.seating.resting < 0
        screen.do("concede")
        assert session.game.phase == "play", "a day is left, and gone on with, not given up"

    asyncio.run(run())


def test_a_later_attempt_is_practice_with_help_and_is_kept_nowhere() -> None:
    one = played(counts=False)
    assert KEY not in one.screen.store and len(one.journal.game.lines) == daily.DEALS
    assert one.deals.helps and not one.screen.scenes[-1].can.undo


def test_a_game_that_does_not_follow_from_the_package_is_noticed() -> None:
    journal = played(40).journal
    record = Record.read(journal.text)
    other = DealsOfDay(lambda: frozen().Table(DAY + 1), True)
    with pytest.raises(Apart):
        at_once(other.follow(record.game, no_rest))


def test_par_is_what_the_same_mind_makes_of_the_seat() -> None:
    module = frozen()
    *_, rows = module.par(DAY)
    table = module.Table(DAY)
    while table.standing != "over":
        if table.standing == "deal":
            table.deal()
        else:
            table.take(table.ask(int(table.standing.split()[1])))
    assert rows == table.rows and len(rows.split("\n")) == daily.DEALS


# ---- words -----------------------------------------------------------------------------------------------------------


def test_the_line_to_share_has_words_first_and_tells_nothing_of_the_cards() -> None:
    link = "https://example.org/hearts/#daily=27"
    line = words.line(27, (0, 5, 21, 0), (4, 13, 0, 0), 12, link)
    assert line == (
        "Moonshot Hearts, day 27: 9 worse than par. "
        f"Deal by deal: 💚 better, 💚 better, 💔 worse, 🤍 even. Streak: 12 days. {link}"
    )
    assert "\n" not in line
    assert words.line(3, (1, 0, 0, 0), (), 0, link) == f"Moonshot Hearts, day 3: 1 point. {link}"


def test_a_streak_that_has_ended_is_told_with_the_longest() -> None:
    """It never becomes nothing without a word."""
    assert words.streak(12, 12) == "Streak: 12 days"
    assert words.streak(0, 12) == "Streak: 0 days · Longest: 12"
    assert words.streak(0, 0) == ""


def test_the_calendar_begins_its_weeks_on_mondays() -> None:
    for number in range(1, 900):
        assert daily.weekday(number) == date(*daily.date_of(number)).weekday()
    assert len(say("daily-week").split()) == 7


def test_the_menu_and_the_calm_line_say_how_today_stands() -> None:
    assert words.stands(0, 4, 0, (), ()) == "Not played yet"
    assert words.stands(3, 4, 12, (), ()) == "3 of 4 played · streak 12"
    assert words.stands(4, 4, 12, (1, 1, 1, 1), (2, 2, 1, 1)) == "2 better than par · streak 12"
    assert words.stands(4, 4, 0, (1, 0), (0, 0)) == "1 worse than par"
    assert words.against((1,), (1,)) == say("daily-even")
