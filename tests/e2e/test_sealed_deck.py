"""A sealed deck in Chromium, by the scripts and the MicroPython of the built game: byte for byte as by libsodium."""

import pytest
from conftest import Site
from playwright.sync_api import Browser

from tests.portable.test_curve import WHOLE
from tests.sealed.in_page import BEGIN, opened, runs
from tests.sealed.native import Native


def test_a_deck_is_the_same_in_the_page(chromium: Browser, site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    exec(WHOLE, {"group": Native()})
    native = capsys.readouterr().out.strip()
    page = chromium.new_page()
    opened(page, site.home)
    assert runs(page, BEGIN + WHOLE) == native
    page.close()
