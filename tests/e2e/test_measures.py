"""Numbers, lists and dates are the browser's: where its `Intl` writes them as in Poland, the page shows them so."""

import re

import pytest
from playwright.sync_api import expect
from test_daily import CLOCK, NOON
from words import like
from years import lived

from hearts.app.words import measures
from hearts.app.words.locale import ENGLISH, use
from hearts.app.words.phrases import listed
from hearts.arena.cldr import Cldr

POLISH = """
for (const name of ['NumberFormat', 'ListFormat', 'PluralRules', 'DateTimeFormat']) {
    const Kind = Intl[name]
    Intl[name] = class extends Kind { constructor(_, options) { super('pl', options) } }
}
"""


@pytest.fixture
def polish(monkeypatch):
    """The sentences of the tests have Polish numbers, lists and dates, too."""
    cldr = Cldr("pl")
    monkeypatch.setattr(ENGLISH, "plural", cldr.plural)
    monkeypatch.setattr(ENGLISH, "written", cldr.written)
    use(ENGLISH)


def test_a_page_in_poland_writes_numbers_lists_and_dates_as_they_are_written_there(visit, casual, polish, shoot):
    assert (measures.percent(0.125, True), listed(["A", "B", "C"])) == ("12,5%", "A, B i C")
    table = visit("?pace=0", kept=casual, script=POLISH + CLOCK % NOON)
    table.turn()
    lived(table, 40)
    table.page.evaluate("location.hash = '#daily'")
    day = table.dialog("daily-title")
    expect(day).to_contain_text(like("daily-day", number=27, date="27 listopada 2026"))
    expect(day.get_by_role("status").get_by_text("listopad 2026", exact=True)).to_be_visible()
    shoot(table, "polish-day")
    table.page.keyboard.press("Escape")
    expect(day).to_be_hidden()
    table.call("statistics")
    statistics = table.dialog("statistics-title")
    expect(statistics.get_by_role("definition").nth(1)).to_contain_text(re.compile(r"\d,\d"))
    expect(statistics.get_by_role("definition").nth(2)).to_contain_text(like("statistics-times"))
    assert re.search(r"\d,\d%", statistics.inner_text()) and not re.search(r"\d\.\d", statistics.inner_text())
    shoot(table, "polish-statistics")
    table.page.keyboard.press("Escape")
    expect(statistics).to_be_hidden()
    table.call("history")
    history = table.dialog("history-title")
    expect(history.locator(".game").first).to_contain_text(re.compile(r"\w+, \w+ i \w+"))
    shoot(table, "polish-history")
