"""The line to a relay: a frame that alone may speak to it, over the relay of the game's own and over mosquitto."""

import base64
import hashlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
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


# The frame notes its pauses, and makes them short.
PAUSES = """if (self !== top) {
    const real = setTimeout
    window.pauses = []
    window.setTimeout = (act, time = 0, ...more) => {
        if (time >= 250) pauses.push(time)
        return real(act, time / 50, ...more)
    }
}"""
TAKEN = bytes([0x82, 4, 0x20, 2, 0, 0])  # how a relay takes a connection, in a frame of a WebSocket
DROPPED = bytes([0x88, 0])


class Dropping(BaseHTTPRequestHandler):
    """A relay that takes each connection and ends it."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Answer what opens a WebSocket."""
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        self.send_response(101)
        for name, value in (("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Protocol", "mqtt")):
            self.send_header(name, value)
        self.send_header("Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key.encode()).digest()).decode())
        self.end_headers()
        self.rfile.read(8)  # the other side has begun to say who it is
        self.wfile.write(TAKEN + DROPPED)
        self.close_connection = True

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.mark.whole
def test_a_relay_that_drops_whom_it_has_taken_is_asked_less_and_less_often(visit, troubles):
    """And not by all at the same instant."""
    troubles.expected += ["WebSocket"]
    server = ThreadingHTTPServer(("127.0.0.1", 0), Dropping)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found = []
    for _ in range(2):
        page = visit("?seed=7&pace=0", script=PAUSES).page
        page.evaluate(OPEN, f"ws://127.0.0.1:{server.server_port}/")
        page.wait_for_function("states.length > 1")
        frame = frame_of(page)
        frame.wait_for_function("() => window.pauses.length >= 8", polling=50)  # it is hidden, and draws nothing
        found.append(frame.evaluate("pauses.slice(0, 8)"))
    server.shutdown()
    for pauses in found:
        for number, pause in enumerate(pauses):
            middle = min(500 * 2**number, 20_000)
            assert middle / 2 <= pause <= middle * 3 / 2
    assert found[0] != found[1]


@pytest.mark.whole
@pytest.mark.parametrize("relay", ["embedded"], indirect=True)
def test_of_what_is_said_while_the_relay_is_away_only_the_last_is_sent(visit, troubles, relay):
    troubles.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    one, other = [opened(visit("?seed=7&pace=0").page, relay.address) for _ in range(2)]
    listening(one)
    relay.stop()
    for page in (one, other):
        page.wait_for_function("states.at(-1) === 'lost'")
    other.evaluate("topic => { for (let n = 0; n < 300; n++) line.publish(topic, 'aa', false) }", TOPIC)
    say(other, "last", keep=True)
    relay.start()
    one.wait_for_function("text => heard.at(-1)?.[1] === text", arg=b"last".hex())
    assert len(one.evaluate("heard")) <= 24
