"""The start: what comes a moment after the first card, and what the page does without it."""

from collections.abc import Callable

from conftest import Site
from person import Table
from playwright.sync_api import expect

DRAWN = "[...document.querySelectorAll('[id^=art-]')].map(art => art.childElementCount > 0)"


def test_the_court_cards_can_be_played_before_their_art_comes(
    visit: Callable[..., Table], site: Site, casual: dict[str, str]
) -> None:
    with site.holding("courts.svg"):
        table = visit("?seed=5&pace=0", kept=casual)
        jack = table.hand.get_by_role("button", name="Jack of Diamonds")
        expect(jack.locator("use").first).to_have_attribute("href", "#c-JD")
        jack.click()
        expect(jack).to_have_attribute("aria-pressed", "true")
        assert table.page.evaluate(DRAWN) == [False] * 12
        before = jack.bounding_box()
    table.page.wait_for_function(f"{DRAWN}.every(drawn => drawn)")
    assert jack.bounding_box() == before
