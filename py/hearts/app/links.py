"""The game's links as people pass them on: found in whatever stands around them, and freed of what mail, messengers and
keyboards do to a text.

A text may have been changed in ways that cannot be told apart, so it has several readings, the likeliest first. The
reader of each kind takes the first one that is whole; it knows that by a check letter, a sum, or the packing.

>>> readings("Come: <https://x.example/#Table%3D0000-0000-0000-00000>.")[0]
('table', '0000-0000-0000-00000')
>>> readings("https://x.example/#game=abcd&fbclid=Iw")
[('game', 'abcd')]
"""

from __future__ import annotations

from binascii import a2b_base64

PACKED = ("game", "deal", "match", "result")
PLAIN = ("set", "daily")
TABLES = ("table", "seat")  # a table, and a seat at one that comes from another device
KINDS = PACKED + PLAIN + TABLES
BEFORE, BEHIND = 300, 64 * 1024  # letters that are looked at before a link's kind, and behind it
SHORT = 4000  # letters of a text in which a link may be hidden well
HEX = "0123456789abcdefABCDEF"
WORD = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
# What programs write for a letter: entities of HTML, and of a mail that has been quoted twice.
ENTITIES = (
    ("&amp;", "&"), ("&AMP;", "&"), ("&#38;", "&"), ("&#038;", "&"), ("&#x26;", "&"), ("&#35;", "#"), ("&#x23;", "#"),
    ("&#61;", "="), ("&#x3D;", "="), ("&#x3d;", "="), ("&equals;", "="), ("&num;", "#"), ("&#45;", "-"),
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&nbsp;", " "), ("&#160;", " "), ("&colon;", ":"),
    ("&period;", "."), ("&sol;", "/"), ("&lowbar;", "_"),
)  # fmt: skip
# Backslashes of Markdown; letters without a width; spaces; dashes; quotes; an ellipsis.
UNSEEN = "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad"
SPACES = "\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u3000\t"
DASHES = "\u2010\u2011\u2012\u2015\u2212\ufe58\ufe63"
DASH, LONG_DASH = "\u2013", "\u2014"  # either stands for two or three hyphens on keyboards, for one in old mail
QUOTES = "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u201a\u201b\u2039\u203a\u2026"
ESCAPED = "#=&_-*~.:/"  # what Markdown, and those who fear it, write a backslash before


def readings(text: str) -> list[tuple[str, str]]:
    """Return what links a text may hold: the kind of each, and what stands behind it; the likeliest first."""
    found: list[tuple[str, str]] = []
    for each in _versions(_near(text)):
        one = _link(each)
        if one is not None and one not in found:
            found.append(one)
    return found


def kind_of(text: str) -> str:
    """Return the kind of the link that a text holds; empty where it holds none."""
    found = readings(text)
    return found[0][0] if found else ""


def decoded(text: str) -> str:
    """Return a text without the escapes of an address; as it is where they stand for no letters. A percent sign that
    begins no escape stays.

    >>> decoded("a%3Ab%E2%80%93"), decoded("100 %"), decoded("%%20")
    ('a:b–', '100 %', '% ')
    """
    first, *others = text.split("%")
    data = first.encode()
    for part in others:
        escape = len(part) > 1 and not part[:2].strip(HEX)
        data += bytes([int(part[:2], 16)]) + part[2:].encode() if escape else b"%" + part.encode()
    try:
        return data.decode()
    except ValueError:
        return text


def signs_decoded(text: str) -> str:
    """Return a text without the escapes of a link's signs, and of letters that no link has; those of a name stay."""
    for letter in "#=&" + (UNSEEN + SPACES + DASHES + DASH + LONG_DASH + QUOTES if "%" in text else ""):
        escape = "".join([f"%{byte:02X}" for byte in letter.encode()])
        text = text.replace(escape, letter).replace(escape.lower(), letter)
    return text


def _near(text: str) -> str:
    """Return the part of a text that may hold a link."""
    if len(text) <= SHORT:
        return text
    lower = text.lower()
    places = [lower.find(mark + kind) for kind in KINDS for mark in ("#", "%23", "*")]
    places = [place for place in places if place >= 0]
    return text[max(0, min(places) - BEFORE) : min(places) + BEHIND] if places else ""


def _versions(text: str) -> list[str]:
    """Return a text as it may have been before programs changed it: as it is, without one kind of change, without two
    of them."""
    found = [_unwrapped(text)]
    for undo in (signs_decoded, decoded, decoded, _unquoted, _unfolded):
        for each in list(found):
            changed = undo(each)
            if changed != each and changed not in found and len(found) < 48:
                found.append(changed)
    clean: list[str] = []
    for each in found:
        for dash in ("--", "-", "---") if DASH in each or LONG_DASH in each else ("-",):
            one = _cleaned(each.replace(LONG_DASH, dash if DASH not in each else "---").replace(DASH, dash))
            if one not in clean:
                clean.append(one)
    return clean


def _cleaned(text: str) -> str:
    """Return a text with plain letters for those that programs and keyboards put in their place."""
    if len(text) <= SHORT and [letter for letter in text if ord(letter) > 126]:
        text = "".join([chr(ord(one) - 0xFEE0) if 0xFF01 <= ord(one) <= 0xFF5E else one for one in text])
    for letters, plain in ((UNSEEN, ""), (SPACES, " "), (DASHES, "-"), (QUOTES, '"')):
        for letter in letters:
            text = text.replace(letter, plain)
    for _ in range(2):
        for entity, letter in ENTITIES:
            text = text.replace(entity, letter)
    if "\\" in text:
        for letter in ESCAPED:
            text = text.replace("\\" + letter, letter)
    return text


def _unwrapped(text: str) -> str:
    """Return the address inside one of a service that reads the links in mail: Proofpoint's ways of writing it."""
    if "urldefense" not in text:
        return text
    before, mark, rest = text.partition("/v3/__")
    if mark:
        inside, _, behind = rest.partition("__;")
        try:
            letters = a2b_base64((behind.partition("!")[0].strip() + "==").encode()).decode()
        except ValueError:
            return text
        for letter in letters:
            inside = inside.replace("*", letter, 1)
        return inside
    before, mark, rest = text.partition("u=")
    return rest.partition("&")[0].replace("_", "/").replace("-", "%") if mark and "/v2/" in before else text


def _unquoted(text: str) -> str:
    """Return a text without the writing of mail for letters that it cannot carry: quoted-printable."""
    text = text.replace("\r", "").replace("=\n", "")
    for code in range(0x20, 0x7F):
        if f"={code:02X}" in text and chr(code) in "=&#%-_.:/":
            text = text.replace(f"={code:02X}", chr(code))
    return text


def _unfolded(text: str) -> str:
    """Return a text whose link goes over several lines, or is quoted so, as one line."""
    lines = [line.strip().lstrip(">| ").strip() for line in text.replace("\r", "\n").split("\n")]
    whole = ""
    for line in [line for line in lines if line]:
        goes_on = "#" in whole.rpartition(" ")[2] and " " not in line
        whole += line if goes_on else ("\n" if whole else "") + line
    return whole


def _link(text: str) -> tuple[str, str] | None:
    """Return the first link in a clean text."""
    lower = text.lower()
    best = None
    for kind in KINDS:
        marks = ("#" + kind, "*" + kind) if kind != "daily" else ("#" + kind,)
        for mark in marks + ((kind,) if lower.startswith(kind + "=") else ()):
            at = lower.find(mark)
            if at >= 0 and (best is None or at < best[0]):
                rest = text[at + len(mark) :]
                rest = rest[len(rest) - len(rest.lstrip(" ")) :]
                if rest[:1] == "=" or kind == "daily":
                    best = (at, kind, rest)
    if best is None:
        return None
    _, kind, rest = best
    if kind in TABLES:
        return kind, rest[1:].strip()
    if kind == "daily":
        number = beginning(rest[1:].lstrip(), "0123456789") if rest[:1] == "=" else ""
        return kind, "=" + number if rest[:1] == "=" else ""
    return kind, beginning(rest[1:].lstrip(), WORD)


def beginning(text: str, letters: str) -> str:
    """Return the beginning of a text that has only these letters."""
    return text[: len(text) - len(text.lstrip(letters))]
