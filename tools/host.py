"""A static host for this machine: what `build.py play` and the tests in the browser serve the game with."""

import functools
import gzip
import http.server
import io
import os
import sys
from pathlib import Path


class Server(http.server.ThreadingHTTPServer):
    """Serves the game on this machine only."""

    allow_reuse_address = os.name != "nt"  # Windows would let two servers share the port
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in the middle is no news; anything else is."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files with the right types, packed with gzip for those who accept it, as a good static host does."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or a short file waits 40 ms behind its headers, which no real host lets it do
    extensions_map = {  # noqa: RUF012 - the base class's own attribute
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".py": "text/x-python; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def send_head(self) -> io.BytesIO | None:
        """The file asked for, as bytes; 304 when the browser has it already."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() and self.path.split("?")[0].endswith("/") else path
        if not path.is_file():
            self.send_error(404, "No such file")
            return None
        stat = path.stat()
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(304)
            self.end_headers()
            return None
        small = "gzip" in self.headers.get("Accept-Encoding", "") and path.suffix not in (
            ".woff2",
            ".png",
            ".bin",
            ".zip",
            ".memory",
            ".jpg",
        )
        content = packed(str(path), tag) if small else path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        if small:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        return io.BytesIO(content)

    def log_message(self, *_: object) -> None:
        """Say nothing: the terminal is for the player."""


@functools.lru_cache(maxsize=500)
def packed(path: str, tag: str) -> bytes:
    """The file as it was under this tag, gzipped once."""
    return gzip.compress(Path(path).read_bytes(), 6)
