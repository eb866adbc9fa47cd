"""Portraits: drawings as people make them pass, and whatever could run, reach out or go on for ever is refused."""

import base64
import struct
from pathlib import Path

import pytest

from hearts.app.portrait import PNG, SPACE, PortraitError, checked

HEAD = f'<svg xmlns="{SPACE}" viewBox="0 0 200 200">'


def svg(inside: str, head: str = HEAD) -> str:
    """A drawing with this inside."""
    return f"{head}{inside}</svg>"


def png(wide: int, high: int, start: bytes = b"\x89PNG\r\n\x1a\n") -> str:
    """The beginning of a picture of this size, which is all that is looked at."""
    data = start + struct.pack(">I4sII", 13, b"IHDR", wide, high) + b"\x08\x02\x00\x00\x00"
    return PNG + base64.b64encode(data).decode()


@pytest.mark.parametrize(
    "drawing",
    [
        svg('<circle cx="1" cy="2" r="3" fill="#eee"/>'),
        svg("<title>A cat &amp; a hat</title><path d='M0 0L1 1'/>"),
        svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>'),
        svg('<clipPath id="a"><path d="M0 0"/></clipPath><g clip-path="url( \'#a\' )"><path d="M1 1"/></g>'),
        svg('<linearGradient id="a" xlink:href="#b" />', HEAD[:-1] + ' xmlns:xlink="http://www.w3.org/1999/xlink">'),
        svg("<style>.a { fill: red; transform: rotate(3deg) }</style><path class='a' d='M0 0'/>"),
        svg('<g style="fill: #fff; opacity: .5"><text x="1">hi (there)</text></g>'),
        png(64, 1024),
    ],
)
def test_drawings_as_people_make_them_pass(drawing: str) -> None:
    assert checked(f"  {drawing}\n") == drawing


def test_what_is_not_drawn_is_cut_out() -> None:
    drawing = '<?xml version="1.0"?>\n<!-- by me --><!-- <script> -->' + svg(
        "<metadata><x:y/></metadata><path d='M0 0'/>"
    )
    assert checked(drawing) == svg("<path d='M0 0'/>")


@pytest.mark.parametrize("path", sorted(Path(__file__).parents[2].glob("assets/icons/icon.svg")))
def test_drawings_of_ours_pass(path: Path) -> None:
    assert checked(path.read_text("utf-8"))


REFUSED = [
    ("", "write an SVG drawing"),
    ("hello", "write an SVG drawing"),
    ("https://example.org/cat.png", "write an SVG drawing"),
    ("data:image/svg+xml,<svg/>", "write an SVG drawing"),
    ("data:image/gif;base64,R0lG", "write an SVG drawing"),
    (svg("x" * 33000), "33 KB, and a drawing may have 32 at most"),
    # what could run
    (svg("<script>alert(1)</script>"), "“<script>” has no place"),
    (svg("<SCRIPT/>"), "“<SCRIPT>” has no place"),
    (svg("<foreignObject><p>hi</p></foreignObject>"), "“<foreignObject>” has no place"),
    (svg('<path onclick="x()"/>'), "“onclick” could run something"),
    (svg("<path OnLoad='x()'/>"), "“OnLoad” could run something"),
    (svg('<path a:onload="x()"/>'), "“a:onload” could run something"),
    (svg("", HEAD[:-1] + ' onload="x()">'), "“onload” could run something"),
    (svg('<path/onload="x()"/>'), "has no place"),
    (svg('<animate attributeName="href"/>'), "“<animate>” has no place"),
    (svg('<set attributeName="onload"/>'), "“<set>” has no place"),
    (svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), "“<x:script>” has no place"),
    (svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), "xmlns is"),
    (svg('<path style="fill: expression(1)"/>'), "“expression(”"),
    (svg('<path fill="javascript:x"/>'), "“javascript:”"),
    # what could reach out
    (svg('<image href="http://example.org/a.png"/>'), "“<image>” has no place"),
    (svg('<use href="http://example.org/a.svg#b"/>'), "“<use>” has no place"),
    (svg('<linearGradient href="http://example.org/#a"/>'), "“href” reaches out"),
    (svg('<linearGradient xlink:href="//example.org/#a"/>'), "“xlink:href” reaches out"),
    (svg('<linearGradient q:HREF="data:x"/>'), "“q:HREF” reaches out"),
    (svg('<g xml:base="http://example.org/"/>'), "“xml:base” reaches out"),
    (svg('<path fill="url(http://example.org/a)"/>'), "reaches out"),
    (svg("<path fill=\"URL( 'http://example.org' )\"/>"), "reaches out"),
    (svg('<path fill="url(#a) url(//b)"/>'), "reaches out"),
    (svg('<path style="fill:u\\72l(//b)"/>'), "a backslash could hide"),
    (svg('<path style="fill:ur/**/l(//b)"/>'), "a comment in a style could hide"),
    (svg("<path style=\"background: image-set('//b' 1x)\"/>"), "“image-set(”"),
    (svg("<style>@import '//b';</style>"), "a rule such as @import could hide"),
    (svg("<style>a { fill: url(//b) }</style>"), "reaches out"),
    (svg("<style><g>@import '//b';</g></style>"), "a rule such as @import could hide"),
    # coded letters and documents
    (svg('<path fill="u&#x72;l(//b)"/>'), "“&#x72;l(//b” is a coded letter"),
    (svg("<title>&bomb;</title>"), "is a coded letter or an entity"),
    ('<!DOCTYPE svg [<!ENTITY a "b">]>' + svg(""), "no document types"),
    (svg("<![CDATA[<script>]]>"), "no document types"),
    ('<?xml-stylesheet href="//b"?>' + svg(""), "no document types"),
    (svg("<?x y?>"), "no document types"),
    # what goes on for ever, or does not end
    (svg('<mask id="a"><g mask="url(#b)"/></mask>'), "inside a mask or clip path refers to another"),
    (svg('<clipPath id="a" clip-path="url(#b)"/>'), "inside a mask or clip path refers to another"),
    (svg("<g>"), "“</svg>” closes what is not open"),
    (HEAD, "“<svg>” is never closed"),
    (HEAD + "<path", "the tag “<path” is not closed"),
    (svg("") + "<g/>", "something follows the end"),
    (svg("") + "x", "something follows the end"),
    (svg(svg("")), "a portrait begins with “<svg>”, and has one only"),
    ("<g/>", "a portrait begins with “<svg>”"),
    ("<svg></svg>", "needs xmlns="),
    (svg("<path d=M0/>"), "an attribute of “<path>” does not read"),
    (svg('<path d="M0/>'), "does not read"),
    (svg('<path d="" d=""/>'), "“<path>” has “d” twice"),
    (svg("<!-- x"), "“<!--” has no “-->”"),
    # pictures
    (PNG + "ab c", "“ ” is not base64"),
    (PNG + "abcde", "does not read"),
    (PNG + base64.b64encode(b"GIF89a" + b"0" * 30).decode(), "is not a PNG picture"),
    (PNG, "is not a PNG picture"),
    (PNG + "A===", "does not read"),
    (PNG + "iVBO====", "is not a PNG picture"),
    (png(40000, 10), "40000 by 10 pixels"),
    (png(0, 10), "0 by 10 pixels"),
]


@pytest.mark.parametrize(("drawing", "why"), REFUSED, ids=[why[:30] for _, why in REFUSED])
def test_what_could_do_harm_is_refused_with_a_sentence(drawing: str, why: str) -> None:
    with pytest.raises(PortraitError) as refusal:
        checked(drawing)
    assert why in str(refusal.value)
    assert str(refusal.value).endswith(".")
