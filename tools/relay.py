"""The relay that comes with the game, for a house and for tests: it starts `relay.mjs`."""

import io
import json
import socket
import subprocess
import threading
from types import TracebackType
from typing import Any

from tools.files import RELAYS
from tools.host import Handler
from tools.places import ROOT
from tools.prepare import node
from tools.step import Stop

PATIENCE = 20  # seconds within which it is up


class Relay:
    """The relay, from `with` to its end.

    port     where it listens
    picture  the QR code of the address that it `shows`, as lines for a terminal
    """

    def __init__(self, host: str = "127.0.0.1", port: int = 0, shows: str = "") -> None:
        self.port, self.picture = port, ""
        self._command = [str(node()), str(ROOT / "tools/relay.mjs"), host, str(port), *([shows] if shows else [])]

    def __enter__(self) -> "Relay":
        pipe = subprocess.PIPE
        # It ends when this process does, however that ends: then its standard input is closed.
        self._process = subprocess.Popen(self._command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        output = self._process.stdout
        assert output
        timer = threading.Timer(PATIENCE, self._process.kill)
        timer.start()
        word, _, port = output.readline().partition(" ")
        rows = []
        while word == "relay" and (row := output.readline().rstrip("\n")):
            rows.append(row)
        timer.cancel()
        if word != "relay":
            self._process.kill()
            raise Stop("The relay did not start: delete node_modules, then run this again.")
        self.port, self.picture = int(port), "\n".join(rows)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(PATIENCE)


class InHouse(Handler):
    """Serves the game with this relay as the only one in its list, and says there at which address others find it."""

    def __init__(self, relay: str, page: str, *given: Any, **more: Any) -> None:
        row = {"name": relay.partition("//")[2].rstrip("/"), "address": relay, "page": page}
        self._list = json.dumps([row]).encode()
        super().__init__(*given, **more)

    def send_head(self) -> io.BytesIO | None:
        """The file asked for, or the list of relays."""
        if self.path.split("?")[0] != f"/{RELAYS}":
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(self._list)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        return io.BytesIO(self._list)


def own_address() -> str:
    """The address under which others in the same network find this machine; localhost where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"
