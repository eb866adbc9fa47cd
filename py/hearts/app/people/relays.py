"""Relays: which ones a table may meet on, read from `relays.json`; the address of one, checked and told."""

from __future__ import annotations

from collections import namedtuple

from hearts.app import gate

MOST, LETTERS = 12, 200  # relays in a list; letters of an address
SAFE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/[]%"  # letters of an address
IPV6 = "0123456789abcdefABCDEF:."  # letters of an address by numbers
PORTS = 65_535

Relay = namedtuple("Relay", ("name", "address", "public"))  # its name, where it is, whether it is a free public service


def checked(address: str) -> str:
    """Return the address if it may be one of a relay: `ws://` or `wss://` and a host; else an empty text.

    >>> checked("wss://relay.example:8084/mqtt"), checked("https://relay.example"), checked("ws://")
    ('wss://relay.example:8084/mqtt', '', '')
    """
    scheme, mark, _ = address.partition("://")
    if scheme not in ("ws", "wss") or not mark or len(address) > LETTERS:
        return ""
    host, port = _parts(address)
    if not host or (port and not (gate.digits(port, 5) and int(port) <= PORTS)):
        return ""
    return "" if [letter for letter in address if letter not in SAFE] else address


def host_of(address: str) -> str:
    """Return the host of a relay's address, which a person is told before it is asked.

    >>> host_of("wss://relay.example:8084/mqtt")
    'relay.example:8084'
    """
    return address.partition("://")[2].partition("/")[0]


def in_house(address: str) -> bool:
    """Return whether a relay's address can be one of the same house alone, and of nobody elsewhere.

    >>> in_house("ws://192.168.1.20:8001/"), in_house("ws://relay.example")
    (True, False)
    """
    host = _parts(address)[0]
    if host[:1] == "[":
        first = host[1:].partition(":")[0].lower()
        return host == "[::1]" or first == "fe80" or (len(first) == 4 and first[:2] in ("fc", "fd"))
    numbers = [int(word) for word in host.split(".") if gate.digits(word, 3) and word == str(int(word))]
    if len(numbers) != 4 or ".".join([str(number) for number in numbers]) != host or max(numbers) > 255:
        return host == "localhost" or host.endswith(".local")
    near = numbers[0] in (10, 127) or numbers[:2] in ([192, 168], [169, 254])
    return near or (numbers[0] == 172 and 16 <= numbers[1] < 32)


def allowed(address: str, here: str) -> bool:
    """Return whether a link may lead a page to this relay: to one of a house only where the page is of a house, too,
    and to one of a device only where the page is. A link could make a page knock at any door of a house otherwise.

    here  the address of the page

    >>> allowed("ws://127.0.0.1:22", "https://hearts.example/"), allowed("wss://relay.example", "https://a.example/")
    (False, True)
    """
    host = _parts(address)[0].rstrip(".").lower()
    last = host.rpartition(".")[2]
    if _of_device(host):
        return _of_device(_parts(here)[0])
    if host[:1] == "[" or last[:2] == "0x" or not last.strip("0123456789"):  # browsers read numbers in many ways
        plain = [int(word) for word in host.split(".") if gate.digits(word, 3)]
        odd = "." in host[1:-1] if host[:1] == "[" else len(plain) != 4 or ".".join(map(str, plain)) != host
        odd = odd or host.startswith(("[::", "[0:", "[64:"))
        return in_house(here) if odd or in_house(f"ws://{host}") else True
    return not in_house(f"ws://{host}") or in_house(here)


def _of_device(host: str) -> bool:
    """Return whether a host is the device itself that asks for it."""
    number = not host.rpartition(".")[2].strip("0123456789") and host.startswith(("127.", "0."))
    return number or host in ("localhost", "[::1]", "[::]") or host.endswith(".localhost")


def same_host(one: str, other: str) -> bool:
    """Return whether two addresses name one host, at whatever port.

    >>> same_host("wss://hearts.example:9001/", "https://hearts.example/play/")
    True
    """
    return _parts(one)[0] == _parts(other)[0] != ""


def _parts(address: str) -> tuple[str, str]:
    """Return the host and the port in an address; no host where it cannot be one."""
    whole = host_of(address)
    host, colon, port = whole.rpartition(":")
    if not colon or whole[-1:] == "]":
        host, port = whole, ""
    if host[:1] == "[":
        inside = host[1:-1]
        return (host, port) if host[-1] == "]" and ":" in inside and not inside.strip(IPV6) else ("", "")
    return ("", "") if [letter for letter in host if letter in ":[]%"] else (host, port)


def home(text: str, here: str) -> str:
    """Return the address at which other devices open the page; empty where none can.

    text  the list of relays, in which the server of a house names that address
    here  the address of this page; at the device itself it says nothing to others
    """
    if not _of_device(_parts(here)[0]):
        return here
    pages = [str(row.get("page", "")) for row in _rows(text)]
    named = [page for page in pages if page[:4] == "http" and not [letter for letter in page if letter not in SAFE]]
    return ([page for page in named if _parts(page)[0] and not _of_device(_parts(page)[0])] + [""])[0]


def _rows(text: str) -> list[dict[str, object]]:
    try:
        rows = gate.parse_json(text) if text else []
    except gate.GateError:
        return []
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def read(text: str) -> list[Relay]:
    """Return the relays that a list in JSON names, without entries that are no relay; empty if the list is refused."""
    found = []
    for row in _rows(text):
        address = checked(str(row.get("address", "")))
        if address:
            name = gate.one_line(str(row.get("name", "")), 60) or host_of(address)
            found.append(Relay(name, address, row.get("public") is True))
    return found[:MOST]
