"""Hosts of every kind: the standard library's plain server, a project's sub-path with gzip and nothing else."""

import random
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from conftest import Site
from person import Table
from playwright.sync_api import Browser


@pytest.fixture
def plain(site: Site) -> Iterator[str]:
    """The address of the game on `python -m http.server`."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(site.dist)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        found = re.search(r"http://[\d.]+:\d+/", server.stdout.readline())
        assert found
        yield found[0]
        server.terminate()


@pytest.mark.slow
@pytest.mark.whole
def test_the_standard_librarys_server_will_do(chromium: Browser, plain: str, troubles) -> None:
    context = chromium.new_context()
    troubles.host = plain.rstrip("/")
    troubles.watch(context)
    table = Table(context.new_page(), plain)
    table.open("?pace=0")
    table.wait_mind()
    table.play_until(random.Random(1), 12)
    table.reload()
    assert table.turn().moves >= 12
    context.close()


def test_a_project_page_needs_gzip_at_most_and_no_header(visit, site: Site) -> None:
    table = visit("?pace=0", worker=True)
    found = table.page.request.get(site.home, headers={"Accept-Encoding": "gzip, br"})
    assert found.headers["content-encoding"] == "gzip"
    assert not {"content-security-policy", "cross-origin-opener-policy"} & set(found.headers)
    table.wait_mind()
    table.play_until(random.Random(1), 12)
