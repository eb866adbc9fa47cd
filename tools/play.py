"""A game on this machine: the built files, served on localhost to a browser, until Ctrl+C."""

import functools
import threading
import time
import webbrowser

from tools.dist import build_dist
from tools.host import Handler, Server
from tools.places import ROOT
from tools.step import Stop


def play(port: int | None, browser: bool) -> int:
    """Build, serve, open the browser, until Ctrl+C."""
    server = bind(port)  # first, so that a taken port is told before any long step
    folder = build_dist(ROOT / "dist")
    server.RequestHandlerClass = functools.partial(Handler, directory=str(folder))
    address = f"http://localhost:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"\nMoonshot Hearts is at {address}  (Ctrl+C stops it)", flush=True)
    if browser and not webbrowser.open(address):
        print("No browser opened by itself: open that address in one.", flush=True)
    try:
        while True:
            time.sleep(3600)
    except KeyboardInterrupt:
        print("\nGood game.")
        return 0


def bind(port: int | None) -> Server:
    """A server on this port, or on the first free one from 8000."""
    if port is not None and not 0 <= port < 65536:
        raise Stop(f"There is no port {port}: choose one between 1024 and 65535 with --port.")
    for candidate in [port] if port is not None else range(8000, 8100):
        try:
            return Server(("127.0.0.1", candidate), Handler)
        except OSError as reason:
            if port is not None and isinstance(reason, PermissionError):
                raise Stop(f"Port {port} needs more rights: choose one from 1024 up with --port.") from None
    if port is not None:
        raise Stop(f"Port {port} is taken: choose another with --port, or leave --port away to get a free one.")
    raise Stop("Every port from 8000 to 8099 is taken: choose a free one with --port.")
