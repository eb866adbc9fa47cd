"""Check portraits from outside (SVG text or PNG data), so that none can run a script or fetch a file.

The page shows portraits only as <img>, where a browser runs no script and fetches nothing. The check bounds what that
can cost, knows every tag, looks for the ways out, and says what has to go; whether it can be drawn, the browser sees.
"""

from __future__ import annotations

import binascii
from typing import TYPE_CHECKING

from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import Refused

if TYPE_CHECKING:
    from hearts.app.tasks import Rest

LIMIT = 32 * 1024  # bytes a drawing
WIDEST = 1024  # pixels of a PNG, either way
DEPTH, TAGS = 32, 2000  # tags in one another, and in all
PNG = "data:image/png;base64,"
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="
SPACE = "http://www.w3.org/2000/svg"
SHAPES = ("path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "text", "tspan")
PAINTS = ("linearGradient", "radialGradient", "stop", "clipPath", "mask", "style")
ELEMENTS = ("svg", "g", "defs", "title", "desc") + SHAPES + PAINTS
STENCILS = ("clipPath", "mask")  # those that refer to one another can multiply without end
ENTITIES = ("amp;", "lt;", "gt;", "quot;", "apos;")
STRETCH = 200  # tags between two breaths
# What could hide a way out of a tag or a style, and what is said of it.
HIDING = (("\\", "portrait-backslash"), ("@", "portrait-at_rule"), ("/*", "portrait-comment"))
CALLS = ("image(", "image-set(", "cross-fade(", "src(", "element(", "expression(", "javascript:")


class PortraitError(Refused):
    """A drawing that cannot be shown; the message says what is wrong with it."""


def check_drawing(drawing: str) -> str:
    """Check a drawing and return the text to keep and show. Raises PortraitError, which says what is wrong."""
    return at_once(checked_in_parts(drawing, no_rest))


async def checked_in_parts(drawing: str, rest: Rest) -> str:
    """Check a drawing as `check_drawing` does, with a rest between two parts of it."""
    size = len(drawing.encode())
    if size > LIMIT:
        raise PortraitError("portrait-large", size=-(-size // 1024), most=LIMIT // 1024)
    drawing = drawing.strip()
    if drawing.startswith(PNG):
        _check_png(drawing[len(PNG) :])
    elif drawing.startswith("<"):
        drawing = _trimmed(drawing)
        await rest()
        await _check_svg(drawing, rest)
    else:
        raise PortraitError("portrait-unknown")
    await rest()
    return drawing


def _check_png(code: str) -> None:
    bare = code.rstrip("=")
    if bare.strip(BASE64) or "=" in bare:
        raise PortraitError("portrait-base64", sign=(bare.strip(BASE64) or "=")[:12])
    if len(code) % 4 or len(code) - len(bare) > 2:
        raise PortraitError("portrait-base64_end")
    data = binascii.a2b_base64(code[:32].encode())  # tells what it is, and how large
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        raise PortraitError("portrait-png")
    wide, high = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if not 0 < wide <= WIDEST or not 0 < high <= WIDEST:
        raise PortraitError("portrait-wide", wide=wide, high=high, most=WIDEST)


def _trimmed(text: str) -> str:
    """Return the drawing without what no browser draws: the line <?xml …?>, comments and metadata."""
    if text.startswith("<?xml "):
        text = text.partition("?>")[2].strip()
    text = _cut(text, "<!--", "-->")
    return _cut(text, "<metadata", "</metadata>").strip()


def _cut(text: str, start: str, end: str) -> str:
    first, *parts = text.split(start)
    kept = [first]
    for part in parts:
        _, closed, after = part.partition(end)
        if not closed:
            raise PortraitError("portrait-no_end", start=start, end=end)
        kept.append(after)
    return "".join(kept)


async def _check_svg(text: str, rest: Rest) -> None:
    """Check every tag: it is known, it is closed, and it cannot run or fetch anything. Raises PortraitError."""
    before, *tags = text.split("<")
    if before:
        raise PortraitError("portrait-unknown")
    if len(tags) > TAGS:
        raise PortraitError("portrait-tags", most=TAGS)
    opened: list[str] = []
    written: list[str] = []  # what stands in tags and styles
    for number, tag in enumerate(tags):
        if tag[:1] in ("!", "?"):
            raise PortraitError("portrait-document", tag=tag[:12])
        inside, closed, after = tag.partition(">")
        if not closed:
            raise PortraitError("portrait-not_closed", tag=tag[:24])
        if inside[:1] == "/":
            if not opened or inside[1:].strip() != opened.pop():
                raise PortraitError("portrait-not_open", tag=inside[:24])
        else:
            _check_tag(inside, opened, number == 0)
        if not opened and (number < len(tags) - 1 or after.strip()):
            raise PortraitError("portrait-after")
        written.append(inside)
        if number % STRETCH == STRETCH - 1:
            await rest()
        if "style" in opened:
            written.append(after)
    if opened:
        raise PortraitError("portrait-never_closed", tag=opened[-1])
    await rest()
    _check_stencils(tags)
    _check_keys(text.lower())
    _check_ways(text, " ".join(written))


def _check_tag(inside: str, opened: list[str], first: bool) -> None:
    """Check a tag that opens inside the tags `opened`."""
    words = inside[:40].rstrip("/").split(None, 1)
    element = words[0] if words else ""
    if element not in ELEMENTS:
        raise PortraitError("portrait-element", tag=element[:24])
    if (element == "svg") != first:
        raise PortraitError("portrait-one_svg")
    if first and SPACE not in inside:
        raise PortraitError("portrait-space", space=SPACE)
    if (element in STENCILS or "mask" in opened or "clipPath" in opened) and "url(" in inside.lower():
        raise PortraitError("portrait-stencil", tag=element)
    if not inside.endswith("/"):
        opened.append(element)
        if len(opened) > DEPTH:
            raise PortraitError("portrait-deep", most=DEPTH)


def _check_stencils(tags: list[str]) -> None:
    """Check that masks and clip paths do not refer to one another, in styles either."""
    styles = "".join([tag for tag in tags if tag.startswith("style")]).lower()
    stencils = [tag for tag in tags for stencil in STENCILS if tag.startswith(stencil)]
    if len(stencils) > 1 and "url(" in styles and ("mask" in styles or "clip" in styles):
        raise PortraitError("portrait-stencils")


def _check_keys(text: str) -> None:
    """Check the keys: what stands before each `=`, without its prefix, in small letters."""
    flat = _flat(text)
    for part in flat.split(" on")[1:]:
        word, equals, _ = part[:40].partition("=")
        if equals and " " not in word:
            raise PortraitError("portrait-runs", key="on" + word)
    if flat.count(" xmlns=") > flat.count(f" xmlns={_flat(SPACE)} "):
        raise PortraitError("portrait-xmlns", space=SPACE)
    for key in ("src", "base", "href"):
        for way in flat.split(f" {key}=")[1:]:
            if key != "href" or way[:1] != "#":
                raise PortraitError("portrait-reaches", key=key, value=way[:40])


def _flat(text: str) -> str:
    """Return the words of a text, with one space before each and none around a `=`; signs that end a word become
    spaces."""
    for sign in "<>/\"':\t\n\r":
        text = text.replace(sign, " ")
    while "  " in text:
        text = text.replace("  ", " ")
    return text.replace(" =", "=").replace("= ", "=")


def _check_ways(text: str, written: str) -> None:
    """Check that there are no coded letters, and that nothing `written` in tags and styles leads out of the drawing."""
    if text.count("&") > sum([text.count("&" + entity) for entity in ENTITIES]):
        coded = [rest for rest in text.split("&")[1:] if not [each for each in ENTITIES if rest.startswith(each)]]
        raise PortraitError("portrait-coded", start=coded[0][:10])
    for sign, id in HIDING:
        if sign in written:
            near = written[max(0, written.find(sign) - 8) :][:32]
            raise PortraitError(id, near=near)
    flat = text.lower()
    for space in " \t\n\r":
        flat = flat.replace(space, "")
    if flat.count("url(") > sum([flat.count("url(" + inside) for inside in ("#", "'#", '"#')]):
        ways = [way for way in flat.split("url(")[1:] if way.lstrip("'\"")[:1] != "#"]
        raise PortraitError("portrait-url", start=ways[0][:32] if ways else "")
    for call in CALLS:
        if call in flat:
            raise PortraitError("portrait-call", call=call)
