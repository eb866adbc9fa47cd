"""Relays for tests: the one that comes with the game, and mosquitto. Both can be stopped and started again."""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

from tools.relay import Relay

PATIENCE = 10  # seconds within which a relay listens
# Without the first listener this version of mosquitto says that it has none, and ends.
CONFIGURATION = """
listener {other} 127.0.0.1
listener {port} 127.0.0.1
protocol websockets
allow_anonymous true
persistence false
max_packet_size 9000
log_type none
"""


class Embedded:
    """The relay of `build.py play --people`."""

    def __init__(self, folder: Path) -> None:
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        """Where pages find it."""
        return f"ws://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Let it listen, again where it did before."""
        self._relay = Relay(port=self.port).__enter__()
        self.port = self._relay.port

    def stop(self) -> None:
        """End it; whoever is connected is cut off."""
        self._relay.__exit__(None, None, None)


class Mosquitto:
    """The broker of Debian's package."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin")
        if not found:
            pytest.skip("mosquitto is not installed: apt-get install mosquitto")
        with socket.socket() as free, socket.socket() as other:
            for each in (free, other):
                each.bind(("127.0.0.1", 0))
            self.port, ports = free.getsockname()[1], {"other": other.getsockname()[1]}
        configuration = folder / "mosquitto.conf"
        root = "user root\n" if getattr(os, "geteuid", lambda: 1)() == 0 else ""  # or it could not read this file
        configuration.write_text(root + CONFIGURATION.format(port=self.port, **ports), "utf-8")
        self._command = [found, "-c", str(configuration)]
        self.start()

    @property
    def address(self) -> str:
        """Where pages find it."""
        return f"ws://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Let it listen."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("mosquitto does not listen")

    def stop(self) -> None:
        """End it; whoever is connected is cut off."""
        self._process.terminate()
        self._process.wait()


KINDS = {"embedded": Embedded, "mosquitto": Mosquitto}
