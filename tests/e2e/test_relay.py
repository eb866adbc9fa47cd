"""The line to a relay: a frame that alone may speak to it, over the relay of the game's own and over mosquitto."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import relays
from playwright.sync_api import Frame, Page

TOPIC = "moonshot/0123456789abcdefghijkl"
# A line to the relay at an address, with all that is heard from it.
OPEN = """async (address) => {
    const { relay } = await import('./py/people.mjs')
    window.heard = []
    window.states = []
    const [told, state] = [(...each) => heard.push(each), (each) => states.push(each)]
    window.line = address ? relay.open(address, told, state) : relay.channel(told, state)
}"""


@pytest.fixture(params=list(relays.KINDS))
def relay(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    """A relay that runs."""
    running = relays.KINDS[request.param](tmp_path)
    yield running
    running.stop()


def opened(page: Page, address: str) -> Page:
    """The page with a line to this relay, once it is good."""
    page.evaluate(OPEN, address)
    page.wait_for_function("states.at(-1) === 'good'")
    return page


def listening(page: Page) -> None:
    """Subscribes, and waits until the relay has taken that: then it sends what the other page says."""
    page.evaluate("topic => line.subscribe(topic)", TOPIC)


def say(page: Page, text: str, keep: bool = False) -> None:
    """Sends a text to all who listen."""
    page.evaluate("given => line.publish(...given)", [TOPIC, text.encode().hex(), keep])


def hears(page: Page, *texts: str) -> None:
    """Waits until these were heard, in this order and nothing else."""
    page.wait_for_function("count => heard.length >= count", arg=len(texts))
    assert page.evaluate("heard") == [[TOPIC, text.encode().hex()] for text in texts]


@pytest.mark.parametrize("relay", list(relays.KINDS), indirect=True)
def test_what_one_page_says_the_other_hears_also_after_the_relay_was_away(visit, troubles, relay):
    troubles.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    one, other = [opened(visit("?seed=7&pace=0").page, relay.address) for _ in range(2)]
    listening(one)
    say(one, "for whoever comes", keep=True)
    listening(other)
    hears(other, "for whoever comes")
    say(other, "ä ♠ €")
    hears(one, "ä ♠ €")  # and not what it has said itself
    relay.stop()
    for page in (one, other):
        page.wait_for_function("states.at(-1) === 'lost'")
    say(other, "said while the relay was away", keep=True)  # whoever of the two is back first
    relay.start()
    one.wait_for_function("heard.length === 2")
    hears(one, "ä ♠ €", "said while the relay was away")
    assert one.evaluate("states")[:3] == ["good", "lost", "good"]
    one.evaluate("line.close()")
    one.wait_for_function("!document.querySelector('iframe')")
    assert one.evaluate("states.at(-1)") == "closed"


def frame_of(page: Page) -> Frame:
    """The frame that speaks to the relay."""
    return next(frame for frame in page.frames if frame.url.endswith("/relay.html"))


@pytest.mark.parametrize("relay", ["embedded"], indirect=True)
def test_only_the_frame_reaches_the_relay_and_it_reaches_nothing_else(visit, troubles, relay):
    troubles.expected += ["Content Security Policy", "violates", "sandboxed", "SecurityError", "WebSocket", "Refused"]
    page = opened(visit("?seed=7&pace=0").page, relay.address)
    tried = "address => { try { return String(new WebSocket(address)) } catch (error) { return error.name } }"
    violated = """() => { window.violations = []
        addEventListener('securitypolicyviolation', each => violations.push(each.effectiveDirective)) }"""
    frame = frame_of(page)
    for place in (page, frame):
        place.evaluate(violated)
    page.evaluate(tried, relay.address)
    page.wait_for_function("violations.includes('connect-src')")
    frame.evaluate(tried, f"ws://127.0.0.1:{relay.port + 1}/")
    frame.wait_for_function("violations.includes('connect-src')")
    assert frame.evaluate("() => { try { return localStorage.length } catch (error) { return error.name } }") == (
        "SecurityError"
    )
    assert frame.evaluate("() => { try { return parent.document.title } catch (error) { return error.name } }") == (
        "SecurityError"
    )
    assert frame.evaluate("origin") == "null"


@pytest.mark.parametrize("relay", ["embedded"], indirect=True)
def test_the_frame_takes_its_orders_from_its_page_alone_and_once(visit, relay):
    page = opened(visit("?seed=7&pace=0").page, relay.address)
    count = "performance.getEntriesByType('resource').length"
    before = frame_of(page).evaluate(count)
    page.evaluate(
        """address => {
            const { port1, port2 } = new MessageChannel()
            window.other = []
            port1.onmessage = ({ data }) => other.push(data)
            document.querySelector('iframe').contentWindow.postMessage({ address }, '*', [port2])
        }""",
        relay.address,
    )
    listening(page)
    say(page, "one")  # an answer to this comes after one to the other page's order would
    page.wait_for_function("states.at(-1) === 'good'")
    assert page.evaluate("other") == []
    assert frame_of(page).evaluate(count) == before


def test_tabs_of_one_browser_need_no_relay(visit):
    one = visit("?seed=7&pace=0").page
    other = one.context.new_page()
    other.goto(one.url)
    for page in (one, other):
        opened(page, "")
    listening(one)
    say(one, "for whoever comes", keep=True)
    listening(other)
    hears(other, "for whoever comes")
    say(other, "here")
    hears(one, "here")
    assert not one.query_selector("iframe")


TAKEN = bytes([0x20, 2, 0, 0])  # how a relay takes a connection
# The frame notes its pauses, and makes them short.
PAUSES = """if (self !== top) {
    const real = setTimeout
    window.pauses = []
    window.setTimeout = (act, time = 0, ...more) => {
        if (String(act).includes('connect')) pauses.push(time)
        return real(act, time / 50, ...more)
    }
}"""


def test_a_relay_that_drops_whom_it_has_taken_is_asked_less_and_less_often(visit, troubles):
    """And not by all at the same instant."""
    troubles.expected += ["WebSocket", "elsewhere"]
    address, found = "ws://127.0.0.1:9/", []
    for _ in range(2):
        page = visit("?seed=7&pace=0", script=PAUSES).page
        page.context.route_web_socket(address, lambda socket: socket.on_message(lambda _: dropped(socket)))
        page.evaluate(OPEN, address)
        page.wait_for_selector("iframe", state="attached")
        frame = frame_of(page)
        frame.wait_for_function("window.pauses.length >= 8")
        found.append(frame.evaluate("pauses.slice(0, 8)"))
    for pauses in found:
        for number, pause in enumerate(pauses):
            middle = min(500 * 2**number, 20_000)
            assert middle / 2 <= pause <= middle * 3 / 2
    assert found[0] != found[1]


def dropped(socket: Any) -> None:
    """Takes a connection and ends it."""
    socket.send(TAKEN)
    socket.close()


@pytest.mark.whole
@pytest.mark.parametrize("relay", ["embedded"], indirect=True)
def test_of_what_is_said_while_the_relay_is_away_the_last_is_heard(visit, troubles, relay):
    troubles.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    one, other = [opened(visit("?seed=7&pace=0").page, relay.address) for _ in range(2)]
    listening(one)
    relay.stop()
    for page in (one, other):
        page.wait_for_function("states.at(-1) === 'lost'")
    for number in range(300):
        say(other, f"{number}")
    relay.start()
    one.wait_for_function("heard.length >= 24")
    say(other, "again")
    one.wait_for_function("text => heard.at(-1)[1] === text", arg=b"again".hex())
    assert [bytes.fromhex(text).decode() for _, text in one.evaluate("heard")] == [
        *[str(number) for number in range(276, 300)], "again"
    ]  # fmt: skip
