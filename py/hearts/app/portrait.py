"""A portrait is a drawing that somebody made, SVG text or PNG data, checked: it can run nothing and reach nowhere.

The page shows portraits through <img> alone, where a browser runs no script and fetches nothing; the check comes on top
of that, and says what has to go. It reads a drawing as a list of tags, and refuses whatever it does not know.
"""

import binascii

LIMIT = 32 * 1024  # bytes a drawing
WIDEST = 1024  # pixels of a PNG, either way
PNG = "data:image/png;base64,"
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="
SPACE = "http://www.w3.org/2000/svg"
SHAPES = ("path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "text", "tspan")
PAINTS = ("linearGradient", "radialGradient", "stop", "clipPath", "mask", "style")
ELEMENTS = ("svg", "g", "defs", "title", "desc") + SHAPES + PAINTS
STENCILS = ("clipPath", "mask")  # one that refers to another could multiply without end
KEYS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_:."
ENTITIES = ("amp;", "lt;", "gt;", "quot;", "apos;")
CALLS = ("image(", "image-set(", "cross-fade(", "src(", "element(", "expression(", "javascript:")


class PortraitError(ValueError):
    """A drawing that cannot be shown; the message says what is wrong with it."""


def checked(drawing: str) -> str:
    """The drawing as it may be kept and shown; PortraitError says why it may not."""
    size = len(drawing.encode())
    if size > LIMIT:
        raise PortraitError(f"it has {-(-size // 1024)} KB, and a drawing may have {LIMIT // 1024} at most.")
    drawing = drawing.strip()
    if drawing.startswith(PNG):
        _check_png(drawing[len(PNG) :])
        return drawing
    if not drawing.startswith("<"):
        raise PortraitError("write an SVG drawing, “<svg …>”, or a PNG picture, “data:image/png;base64,…”.")
    drawing = _trimmed(drawing)
    _check_svg(drawing)
    return drawing


def _check_png(code: str) -> None:
    if code.strip(BASE64):
        raise PortraitError(f"“{code.strip(BASE64)[:12]}” is not base64.")
    try:
        data = b"" if len(code) % 4 else binascii.a2b_base64(code[:32].encode())  # tells what it is, and how large
    except (ValueError, TypeError, IndexError):
        data = b""
    if not data and code:
        raise PortraitError("its base64 does not read; perhaps its end is cut off.")
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        raise PortraitError("what its base64 says is not a PNG picture.")
    wide, high = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if not 0 < wide <= WIDEST or not 0 < high <= WIDEST:
        raise PortraitError(f"it is {wide} by {high} pixels, and {WIDEST} by {WIDEST} is the most.")


def _trimmed(text: str) -> str:
    """The drawing without what is not drawn: the line <?xml …?> at its start, comments, metadata."""
    if text.startswith("<?xml "):
        text = text.partition("?>")[2].strip()
    text = _cut(text, "<!--", "-->")
    return _cut(text, "<metadata", "</metadata>").strip()


def _cut(text: str, start: str, end: str) -> str:
    kept = ""
    while start in text:
        before, _, rest = text.partition(start)
        kept += before
        _, closed, text = rest.partition(end)
        if not closed:
            raise PortraitError(f"“{start}” has no “{end}”.")
    return kept + text


def _check_svg(text: str) -> None:
    """Walks along the tags; every one must be known, closed, and free of what could run or reach out."""
    tags = text.split("<")[1:]
    opened: "list[str]" = []
    for number, tag in enumerate(tags):
        if tag[:1] in ("!", "?"):
            raise PortraitError(f"“<{tag[:12]}”: no document types, entities, CDATA or instructions, please.")
        inside, closed, after = tag.partition(">")
        if not closed:
            raise PortraitError(f"the tag “<{tag[:24]}” is not closed.")
        if inside[:1] == "/":
            if not opened or inside[1:].strip() != opened.pop():
                raise PortraitError(f"“<{inside[:24]}>” closes what is not open.")
        else:
            _check_tag(inside, opened, number == 0)
        if not opened and (number < len(tags) - 1 or after.strip()):
            raise PortraitError("something follows the end of “<svg>”.")
        _check_words(after, "style" in opened)
    if opened:
        raise PortraitError(f"“<{opened[-1]}>” is never closed.")


def _check_tag(inside: str, opened: "list[str]", first: bool) -> None:
    words = inside.rstrip("/").split(None, 1)
    element = words[0] if words else ""
    if element not in ELEMENTS:
        raise PortraitError(f"“<{element[:24]}>” has no place in a portrait.")
    if (element == "svg") != first:
        raise PortraitError("a portrait begins with “<svg>”, and has one only.")
    found = _attributes(words[1] if len(words) > 1 else "", element)
    if first and found.get("xmlns") != SPACE:
        raise PortraitError(f'“<svg>” needs xmlns="{SPACE}".')
    for key, value in found.items():
        _check_attribute(key, value)
        if "url(" in value.lower() and (element in STENCILS or [each for each in STENCILS if each in opened]):
            raise PortraitError(f"“{key}” inside a mask or clip path refers to another.")
    if not inside.endswith("/"):
        opened.append(element)


def _attributes(rest: str, element: str) -> "dict[str, str]":
    found: "dict[str, str]" = {}
    while rest.strip():
        key, equals, rest = rest.partition("=")
        key, rest = key.strip(), rest.strip()
        value, closed, behind = rest[1:].partition(rest[:1] or '"')
        if not equals or rest[:1] not in ('"', "'") or not closed or not key or key.strip(KEYS):
            raise PortraitError(f"an attribute of “<{element}>” does not read: “{key[:24]}”.")
        if key in found:
            raise PortraitError(f"“<{element}>” has “{key}” twice.")
        found[key] = value
        rest = behind
    return found


def _check_attribute(key: str, value: str) -> None:
    """What a key may hold; a prefix before it counts for nothing."""
    local = key.split(":")[-1].lower()
    if key.startswith("xmlns"):
        if key == "xmlns" and value != SPACE:
            raise PortraitError(f"xmlns is “{SPACE}” and nothing else.")
        return
    if local.startswith("on"):
        raise PortraitError(f"“{key}” could run something.")
    if local in ("src", "base") or (local == "href" and not value.startswith("#")):
        raise PortraitError(f"“{key}” reaches out of the drawing: “{value[:40]}”.")
    _check_words(value, True)


def _check_words(text: str, style: bool) -> None:
    """Text between tags, and values of attributes: no coded letters; where it may be a style, no way out."""
    for rest in text.split("&")[1:]:
        if not [word for word in ENTITIES if rest.startswith(word)]:
            raise PortraitError(f"“&{rest[:10]}” is a coded letter or an entity: write the letter itself.")
    if not style or not text.strip():
        return
    for sign, what in (("\\", "a backslash"), ("@", "a rule such as @import"), ("/*", "a comment in a style")):
        if sign in text:
            near = text[max(0, text.find(sign) - 8) :][:32]
            raise PortraitError(f"{what} could hide a way out of the drawing: “{near}”.")
    flat = "".join(text.lower().split()) if "(" in text or ":" in text else ""
    for way in flat.split("url(")[1:]:
        if not way.lstrip("'\"").startswith("#"):
            raise PortraitError(f"“url({way[:32]}” reaches out of the drawing; only “url(#…)” stays inside.")
    for call in CALLS:
        if call in flat:
            raise PortraitError(f"“{call}” could reach out of the drawing.")
