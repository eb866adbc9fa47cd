"""A game on this machine: the built files, served to a browser here or to a whole house, until Ctrl+C."""

import functools
import threading
import time
import webbrowser

from tools.dist import ready_dist
from tools.host import Handler, Server
from tools.places import ROOT
from tools.prepare import prepare_packages, prepare_python
from tools.relay import InHouse, Relay, own_address
from tools.step import Stop

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def play(port: int | None, browser: bool, people: bool = False) -> int:
    """Build if the sources have changed, serve, open the browser, until Ctrl+C.

    people  whether others in the same network may play along: serve them too, and a relay for their tables
    """
    server = bind(port, EVERYWHERE if people else HERE)  # first, so that a taken port is told before any long step
    if people:  # the relay needs Node, also where nothing has to be built
        prepare_python("build")
        prepare_packages()
    folder = str(ready_dist(ROOT / "dist"))
    if not people:
        server.RequestHandlerClass = functools.partial(Handler, directory=folder)
        return serve(server, "localhost", browser)
    host = own_address()
    address = f"http://{host}:{server.server_port}/"
    with Relay(EVERYWHERE, shows=address) as relay:
        server.RequestHandlerClass = functools.partial(InHouse, f"ws://{host}:{relay.port}/", address, directory=folder)
        print(f"\nPhones in the same network find the game at {address}\n{relay.picture}", flush=True)
        print("One of you opens a table: Menu › Play with people › Open a table. The others open its link.", flush=True)
        return serve(server, host, browser)


def serve(server: Server, host: str, browser: bool) -> int:
    """Serve, open the browser, until Ctrl+C."""
    address = f"http://{host}:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"\nMoonshot Hearts is at {address}  (Ctrl+C stops it)", flush=True)
    if browser and not webbrowser.open(address):
        print("No browser opened: open that address yourself.", flush=True)
    try:
        while True:
            time.sleep(3600)
    except KeyboardInterrupt:
        print("\nGood game.")
        return 0


def bind(port: int | None, host: str = HERE) -> Server:
    """A server on this port, or on the first free one from 8000; by default this machine alone can reach it."""
    if port is not None and not 1024 <= port < 65536:  # below them are the system's, whoever runs this
        raise Stop(f"Port {port} is not for a game: choose one between 1024 and 65535 with --port.")
    for candidate in [port] if port is not None else range(8000, 8100):
        try:
            return Server((host, candidate), Handler)
        except OSError as reason:
            if port is not None and isinstance(reason, PermissionError):
                raise Stop(f"Port {port} needs more rights: choose one from 1024 up with --port.") from None
    if port is not None:
        raise Stop(f"Port {port} is taken: choose another with --port, or leave out --port to get a free one.")
    raise Stop("Every port from 8000 to 8099 is taken: choose a free one with --port.")
