"""What tables of people need in the built game: their JavaScript in one file, the relay's frame, the list of relays."""

import json
import urllib.parse
from collections.abc import Sequence
from pathlib import Path

from hearts.app.people.relays import checked
from tools.cache import keep, made
from tools.files import RELAYS, integrity
from tools.places import NODE_MODULES, ROOT
from tools.prepare import node
from tools.step import Stop, step

SCRIPTS = ROOT / "py/hearts/web/browser"
PARTS = (
    "people.mjs",
    "crypto.mjs",
    "curve.mjs",
    "relay.mjs",
    "qr.mjs",
    "lease.mjs",
    "awake.mjs",
    "packets.mjs",
    "frame.mjs",
)  # the first and the last are bundled
LIBRARIES = ("@noble/ciphers", "@noble/curves", "@noble/hashes", "qrcode-generator", "u8-mqtt")
ADVICE = "esbuild could not bundle the scripts for playing with people: delete node_modules, then run this again."
# The MQTT library looks for a storage when it is loaded, and a sandboxed frame has none: asking would be an error.
STORAGE = "--define:globalThis.sessionStorage=undefined"


def people(out: Path, relays: Sequence[str] = ()) -> None:
    """Write what a table of people fetches; raise Stop where a relay's address is none.

    relays  addresses of the owner's relays, instead of those that the game ships
    """
    folder = bundles()
    keep(out / "py/people.mjs", (folder / "people.mjs").read_bytes())
    script = "\n" + (folder / "frame.mjs").read_text("utf-8").replace("</script", "<\\/script")
    text = (ROOT / "relay.html").read_text("utf-8").replace("{{hash}}", integrity(script.encode()))
    keep(out / "relay.html", text.replace("{{script}}", script).encode())
    keep(out / "py/people.licences.txt", licences().encode())
    keep(out / RELAYS, listed(relays).encode() if relays else (ROOT / RELAYS).read_bytes())


def bundles() -> Path:
    """The folder with the two bundles, made by esbuild."""
    sources = [SCRIPTS / name for name in PARTS]
    given: list[Path | bytes | str] = [
        *sources,
        STORAGE,
        *(NODE_MODULES / name / "package.json" for name in ("esbuild", *LIBRARIES)),
    ]

    def make(folder: Path) -> None:
        flags = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none", STORAGE]
        entries = [str(sources[0]), str(sources[-1])]
        command = [str(node()), str(NODE_MODULES / "esbuild/bin/esbuild"), *entries, *flags]
        step(
            "Bundling the scripts for playing with people",
            [*command, "--out-extension:.js=.mjs", f"--outdir={folder}"],
            ADVICE,
        )

    return made("people", given, make)


def licences() -> str:
    """The licences of the libraries in the bundles, which their terms want beside every copy."""
    parts = []
    for name in LIBRARIES:
        found = [path for path in sorted((NODE_MODULES / name).glob("LICEN[CS]E*")) if path.is_file()]
        parts.append(f"{name}\n\n" + (found[0].read_text("utf-8").strip() if found else KAZUHIKO.strip()))
    return ("\n\n" + "-" * 72 + "\n\n").join(parts) + "\n"


# The package of the QR code's generator names its licence (MIT) and its holder in its sources, and brings no file.
KAZUHIKO = """Copyright (c) 2009 Kazuhiko Arase

The MIT License: http://www.opensource.org/licenses/mit-license.php
The word 'QR Code' is registered trademark of DENSO WAVE INCORPORATED
"""


def listed(addresses: Sequence[str]) -> str:
    """The list of relays for these addresses; raise Stop where one is none."""
    for address in addresses:
        if not checked(address):
            raise Stop(f"{address} is not the address of a relay: it begins with wss:// (or ws:// in a house).")
    rows = [{"name": urllib.parse.urlsplit(address).netloc, "address": address} for address in addresses]
    return json.dumps(rows, indent=1) + "\n"
