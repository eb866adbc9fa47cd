"""The content security policy: it is the one that the documents name, and a deal against worker minds breaks none."""

import random
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COLLECT = """
window.violations = []
document.addEventListener('securitypolicyviolation', event =>
    window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
"""
TRIED = """async () => {
    const script = document.createElement('script')
    script.textContent = 'window.inlineRan = true'
    document.body.append(script)
    const image = new Image()
    image.src = 'https://example.org/x.png'
    await fetch('https://example.org/').catch(() => null)
    await new Promise(done => setTimeout(done, 100))
    return [Boolean(window.inlineRan), window.violations.map(one => one.split(' ')[0]).sort()]
}"""


@pytest.mark.slow
@pytest.mark.whole
def test_a_whole_deal_against_worker_minds_breaks_no_policy(visit):
    table = visit("?seed=7&pace=0", script=COLLECT)
    table.wait_mind()
    for name in ("new", "settings", "rules", "tips", "help"):
        table.call(name)
        table.page.locator("dialog[open]").wait_for()
        table.page.keyboard.press("Escape")
    table.play_until(random.Random(3), 57)
    assert table.record().game.length >= 57
    assert table.page.evaluate("document.body.dataset.mind") == "up"
    assert table.page.evaluate("window.violations") == []


def test_what_the_policy_forbids_is_refused(visit, troubles):
    troubles.expected += ["example.org", "inline script", "Content Security Policy"]
    table = visit("?seed=7&pace=0", script=COLLECT)
    assert table.page.evaluate(TRIED) == [False, ["connect-src", "img-src", "script-src-elem"]]


def test_the_documents_name_the_policy_of_the_page():
    page = (ROOT / "index.html").read_text("utf-8")
    found = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert found
    told = (ROOT / "docs/hosting.md").read_text("utf-8")
    for directive in found[1].split("; "):
        assert f"`{directive}`" in told, directive
    assert not re.search(r"<script(?![^>]*\b(?:src|type=\"mpy\")=?)", page), "no script stands in the page itself"
    assert " on" not in " ".join(re.findall(r"\son[a-z]+=", page))
