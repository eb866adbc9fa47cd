#!/usr/bin/env python3
"""Firefox for Playwright, also the one that Debian has: started in its place, this stands between the two.

Playwright prepares every Firefox with commands that only newer ones know, though nothing here needs them, and gives up
when one is refused. So "unknown command" reaches it as a plain success; all else goes through as it is.
"""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator


def main() -> int:
    """Run Firefox; where it says that it listens, say instead where we do."""
    fox = subprocess.Popen([os.environ["MOONSHOT_FIREFOX"], *sys.argv[1:]], stderr=subprocess.PIPE)
    signal.signal(signal.SIGTERM, lambda *_: fox.terminate())
    assert fox.stderr
    for line in fox.stderr:
        told = line.decode("utf-8", "replace").rstrip()
        found = re.search(r"(WebDriver BiDi listening on ws://127\.0\.0\.1:)(\d+)", told)
        print(f"{found[1]}{stand_before(int(found[2]))}" if found else told, file=sys.stderr, flush=True)
    return fox.wait()


def stand_before(port: int) -> int:
    """Listen on a port of our own, and pass on to this one what comes in the one connection there is."""
    server = socket.create_server(("127.0.0.1", 0))

    def join() -> None:
        playwright, _ = server.accept()
        fox = socket.create_connection(("127.0.0.1", port))
        here, there = (f"127.0.0.1:{number}".encode() for number in (server.getsockname()[1], port))
        fox.sendall(greeting(playwright).replace(here, there))  # it answers to its own name only
        threading.Thread(target=pass_on, args=(fox, playwright), daemon=True).start()
        with contextlib.suppress(OSError):
            while part := playwright.recv(65536):
                fox.sendall(part)
        fox.close()

    threading.Thread(target=join, daemon=True).start()
    return int(server.getsockname()[1])


def pass_on(fox: socket.socket, playwright: socket.socket) -> None:
    """From Firefox to Playwright, frame by frame, less what it does not know."""
    with contextlib.suppress(OSError, EOFError):
        playwright.sendall(greeting(fox))
        for head, load in frames(fox):
            said = json.loads(load) if b'"unknown command"' in load else {}
            if said.get("error") == "unknown command":
                load = json.dumps({"type": "success", "id": said["id"], "result": {"collector": "none"}}).encode()
                head = bytes([0x81, len(load)])
            playwright.sendall(head + load)
    playwright.close()


def greeting(source: socket.socket) -> bytes:
    """The handshake, up to its empty line."""
    found = b""
    while not found.endswith(b"\r\n\r\n"):
        found += exactly(source, 1)
    return found


def frames(source: socket.socket) -> Iterator[tuple[bytes, bytes]]:
    """Head and load of each frame that a server sends (RFC 6455)."""
    while True:
        head = exactly(source, 2)
        more = exactly(source, {126: 2, 127: 8}.get(head[1], 0))
        yield head + more, exactly(source, int.from_bytes(more, "big") if more else head[1])


def exactly(source: socket.socket, size: int) -> bytes:
    """So many bytes; EOFError when no more come."""
    found = bytearray()
    while len(found) < size:
        part = source.recv(min(size - len(found), 65536))
        if not part:
            raise EOFError
        found += part
    return bytes(found)


if __name__ == "__main__":
    sys.exit(main())
