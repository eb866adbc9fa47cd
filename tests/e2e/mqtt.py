"""As much of MQTT 3.1.1 over a WebSocket as is needed to hear and say things at a relay without a browser."""

from collections.abc import Iterator

from websocket import ABNF, WebSocket, WebSocketTimeoutException, create_connection

CONNECT, PUBLISH, SUBSCRIBE = 0x10, 0x30, 0x82
CLEAN = 2  # a session that begins anew
KEEP = 1  # for whoever comes later


class Line:
    """A connection to a relay."""

    def __init__(self, address: str, name: str) -> None:
        self._socket: WebSocket = create_connection(address, subprotocols=["mqtt"], timeout=10)
        self._send(CONNECT, _text("MQTT") + bytes([4, CLEAN, 0, 0]) + _text(name))
        self._came = b""
        next(self._packets())  # it is welcome

    def subscribe(self, *topics: str) -> None:
        """Hear what is said under these topics from now on."""
        self._send(SUBSCRIBE, b"\0\1" + b"".join([_text(topic) + b"\0" for topic in topics]))

    def publish(self, topic: str, payload: bytes, keep: bool = False) -> None:
        """Say this."""
        self._send(PUBLISH + (KEEP if keep else 0), _text(topic) + payload)

    def heard(self, seconds: float) -> Iterator[bytes]:
        """Yield what is said, until nothing was for so long."""
        self._socket.settimeout(seconds)
        try:
            for kind, body in self._packets():
                if kind & 0xF0 == PUBLISH:
                    yield body[2 + int.from_bytes(body[:2], "big") :]
        except WebSocketTimeoutException:
            return

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def _send(self, kind: int, body: bytes) -> None:
        length, left = b"", len(body)
        while left > 127:
            length, left = length + bytes([left % 128 + 128]), left // 128
        self._socket.send(bytes([kind]) + length + bytes([left]) + body, ABNF.OPCODE_BINARY)

    def _packets(self) -> Iterator[tuple[int, bytes]]:
        while True:
            head = _head(self._came)
            if head and len(self._came) >= sum(head):
                begin, end = head[0], sum(head)
                packet, self._came = self._came[:end], self._came[end:]
                yield packet[0], packet[begin:]
            else:
                came = self._socket.recv()
                self._came += came if isinstance(came, bytes) else came.encode()


def _text(words: str) -> bytes:
    data = words.encode()
    return len(data).to_bytes(2, "big") + data


def _head(data: bytes) -> tuple[int, int] | None:
    """Return how long a packet's head and its body are; None where that has not come yet."""
    length = 0
    for place, byte in enumerate(data[1:5]):
        length += byte % 128 << 7 * place
        if byte < 128:
            return 2 + place, length
    return None
