"""The statistics: what a person finds there after years of play, soon; and what is told of no game at all."""

import re

import pytest
from person import Table
from playwright.sync_api import expect
from test_accessible import clean
from test_layout import last_of, play_last
from test_variants import saved
from words import in_turn, like, say
from years import lived

from hearts.app.words import phrases
from hearts.engine.interval import of_share

# From the press of the button until the figures are there, and the long tasks meanwhile.
WATCH = """() => {
    window.tasks = []
    window.told = new Set()
    const lead = document.getElementById('statistics-lead')
    new MutationObserver(() => window.told.add(lead.textContent)).observe(lead, {childList: true})
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => one.duration)))
        .observe({entryTypes: ['longtask']})
    const body = document.getElementById('statistics-body')
    let since = 0
    document.addEventListener('click', event => {
        if (event.target.textContent.startsWith('Statistics')) since = performance.now()
    }, true)
    new MutationObserver(() => { if (!body.hidden && since) window.took ??= performance.now() - since })
        .observe(document.getElementById('statistics-figures'), {childList: true})
}"""


@pytest.fixture(params=["desktop", "phone"])
def table(visit, casual, request) -> Table:
    """A table at the first pass."""
    found = visit("?pace=0", size=request.param, kept=casual)
    found.turn()
    return found


def opened(table: Table):
    """The statistics, from the settings."""
    table.call("statistics")
    dialog = table.dialog("statistics-title")
    expect(dialog).to_be_visible()
    return dialog


def test_before_the_first_game_has_ended_that_is_said(table):
    dialog = opened(table)
    expect(dialog.get_by_role("status")).to_contain_text(say("statistics-none"))
    expect(dialog.get_by_role("combobox")).to_have_count(0)
    clean(table)


@pytest.mark.whole
def test_the_only_game_that_counts_apart_is_told_as_one(visit):
    """It read “One finished game. One of them counts apart”."""
    table = visit("?pace=0", kept=saved(last_of("deluxe deals=1", 3)))
    look = table.turn()
    table.page.keyboard.press("u")
    expect(table.page.locator("body")).not_to_have_attribute("data-moves", str(look.moves))
    play_last(table)
    table.press(table.button("game-again"))
    table.turn()
    lead = opened(table).get_by_role("status").first
    expect(lead).to_have_text(phrases.paragraph([say("statistics-lead", count=1), say("statistics-apart-it")]))


# What a dialog leads with at the moment in which it opens.
LEADS = """() => {
    window.leads = []
    new MutationObserver(seen => seen.forEach(({target}) => {
        const lead = target.open && target.querySelector('.lead')
        if (lead) window.leads.push(lead.textContent)
    })).observe(document.body, {attributeFilter: ['open'], subtree: true})
}"""


@pytest.mark.parametrize("name", ["statistics", "history"])
@pytest.mark.whole
def test_before_the_first_game_has_ended_that_is_said_from_the_first_moment(visit, casual, name):
    table = visit("?pace=0", kept=casual)
    table.turn()
    dialog = table.dialog(f"{name}-title")
    for _ in range(2):  # at the second opening it is in the page, and can be watched
        table.call(name)
        expect(dialog).to_contain_text(say(f"{name}-none"))
        table.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        table.page.evaluate(LEADS)
    table.call(name)
    expect(dialog).to_be_visible()
    assert say(f"{name}-none") in table.page.evaluate("window.leads[window.leads.length - 1]")


def test_years_are_told_in_figures_pictures_and_tables(table, shoot):
    lived(table, 280)
    dialog = opened(table)
    expect(dialog.get_by_role("status")).to_have_text(
        phrases.paragraph([say("statistics-lead", count=280), say("statistics-apart", count=14)])
    )
    won = dialog.get_by_role("definition").first
    expect(won).to_contain_text(in_turn(like("statistics-won-of", count=266), like("statistics-between")))
    percent, hits, low, high = found = [
        int(digits) for digits in re.findall(r"\d+", won.inner_text()) if digits != "266"
    ]
    assert percent == round(100 * hits / 266), found
    assert [round(100 * share) for share in of_share(hits, 266)] == [low, high]
    one = dialog.get_by_role("group", name=say("statistics-by"))
    expect(dialog.get_by_role("table", name=say("statistics-kind", kind="rules"))).to_be_visible()
    table.press(one.get_by_role("radio", name=say("statistics-kind", kind="opponent")))
    expect(dialog.get_by_role("table", name=say("statistics-kind", kind="rules"))).to_have_count(0)
    rows = dialog.get_by_role("table", name=say("statistics-kind", kind="opponent")).get_by_role("row")
    expect(rows).to_have_count(5)
    expect(dialog.locator("figure")).to_have_count(3)
    clean(table)
    shoot(table, "statistics")
    dialog.evaluate("dialog => { dialog.scrollTop = dialog.scrollHeight / 3 }")
    shoot(table, "statistics-2")
    dialog.evaluate("dialog => { dialog.scrollTop = dialog.scrollHeight }")
    shoot(table, "statistics-3")


def test_a_group_of_games_is_looked_at_by_itself(table):
    lived(table, 70)
    dialog = opened(table)
    choice = dialog.get_by_role("combobox", name=say("statistics-choice"))
    choice.select_option(label=say("statistics-option", name=say("preset-name", preset="deluxe"), count=37))
    expect(dialog.get_by_role("definition").first).to_contain_text(like("statistics-won-of", count=37))
    choice.select_option(label=say("statistics-option", name=say("statistics-mark", mark="undo"), count=4))
    expect(dialog.get_by_role("definition").first).to_contain_text(like("statistics-won-of", count=4))
    expect(dialog.get_by_role("table", name=say("statistics-kind", kind="opponent"))).to_have_count(0)
    clean(table)


@pytest.mark.slow
@pytest.mark.whole
def test_two_thousand_games_open_soon_and_say_how_far_they_are(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    lived(table, 2000)
    opened(table).press("Escape")  # the dialog's modules and markup are there now
    table.page.evaluate(WATCH)
    dialog = opened(table)
    expect(dialog.get_by_role("status")).to_contain_text(say("statistics-lead", count=2000))
    expect(dialog.get_by_role("definition").first).to_contain_text(like("statistics-won-of", count=1900))
    took, longest = table.page.evaluate("[window.took, Math.max(0, ...window.tasks)]")
    told = table.page.evaluate("[...window.told]")
    assert [one for one in told if like("statistics-reading").fullmatch(one)], told
    print(f"2,000 games after {took:.0f} ms, longest task {longest:.0f} ms")
    assert took < 20_000, "about a second on a quiet machine; a busy one takes some, and tells how far it is"
