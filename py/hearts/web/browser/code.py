"""QR codes as drawings."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import clock
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node


QR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
    '<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg>'
)


def drawing(found: object) -> Markup:
    """Return what `qr.mjs` has drawn as SVG; empty where the text was too long for a QR code."""
    if found is None:
        return html("")
    path, size = json.loads(str(found))
    return html(QR, size=size, path=path)


async def code(text: str) -> Markup:
    """Return a QR code of this text as SVG; empty where it is too long, or the module for it cannot be fetched."""
    module: Node = await clock.result_of(doors.peopling())
    return drawing(module.qr.drawn(text)) if module is not None else html("")
