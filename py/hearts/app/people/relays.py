"""Relays: which ones a table may meet on, read from `relays.json`; the address of one, checked and told."""

from __future__ import annotations

from collections import namedtuple

from hearts.app import gate

MOST, LETTERS = 12, 200  # relays in a list; letters of an address
SAFE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/[]%"  # letters of an address

Relay = namedtuple("Relay", ("name", "address"))  # what people call it, and where it is


def checked(address: str) -> str:
    """Return the address if it may be one of a relay: `ws://` or `wss://` and a host; else an empty text.

    >>> checked("wss://relay.example:8084/mqtt"), checked("https://relay.example"), checked("ws://")
    ('wss://relay.example:8084/mqtt', '', '')
    """
    scheme, mark, rest = address.partition("://")
    host = rest.partition("/")[0]
    if scheme not in ("ws", "wss") or not mark or not host.strip(":[]") or len(address) > LETTERS:
        return ""
    return "" if [letter for letter in address if letter not in SAFE] else address


def host_of(address: str) -> str:
    """Return the host of a relay's address, which a person is told before it is asked.

    >>> host_of("wss://relay.example:8084/mqtt")
    'relay.example:8084'
    """
    return address.partition("://")[2].partition("/")[0]


def read(text: str) -> list[Relay]:
    """Return the relays in the text of a list; empty where it is refused. What is no relay in it is left out."""
    try:
        rows = gate.opened(text) if text else []
    except gate.GateError:
        return []
    found = []
    for row in rows if isinstance(rows, list) else []:
        address = checked(str(row.get("address", ""))) if isinstance(row, dict) else ""
        if address:
            found.append(Relay(gate.line(str(row.get("name", "")), 60) or host_of(address), address))
    return found[:MOST]
