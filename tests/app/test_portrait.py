"""Portraits: drawings as people make them pass, and whatever could run, reach out or go on for ever is refused."""

import base64
import struct
from pathlib import Path

import pytest

from hearts.app.casts.portrait import PNG, SPACE, PortraitError, check_drawing

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
    assert check_drawing(f"  {drawing}\n") == drawing


def test_what_is_not_drawn_is_cut_out() -> None:
    drawing = '<?xml version="1.0"?>\n<!-- by me --><!-- <script> -->' + svg(
        "<metadata><x:y/></metadata><path d='M0 0'/>"
    )
    assert check_drawing(drawing) == svg("<path d='M0 0'/>")


@pytest.mark.parametrize("path", sorted(Path(__file__).parents[2].glob("assets/icons/icon.svg")))
def test_drawings_of_ours_pass(path: Path) -> None:
    assert check_drawing(path.read_text("utf-8"))


REFUSED = [
    ("", "Write an SVG drawing"),
    ("hello", "Write an SVG drawing"),
    ("https://example.org/cat.png", "Write an SVG drawing"),
    ("data:image/svg+xml,<svg/>", "Write an SVG drawing"),
    ("data:image/gif;base64,R0lG", "Write an SVG drawing"),
    (svg("x" * 33000), "The drawing has 33 KB, but 32 KB is the most."),
    # what could run
    (svg("<script>alert(1)</script>"), "“<script>” is not allowed"),
    (svg("<SCRIPT/>"), "“<SCRIPT>” is not allowed"),
    (svg("<foreignObject><p>hi</p></foreignObject>"), "“<foreignObject>” is not allowed"),
    (svg('<path onclick="x()"/>'), "“onclick” could run a program"),
    (svg("<path OnLoad='x()'/>"), "“onload” could run a program"),
    (svg('<path a:onload="x()"/>'), "“onload” could run a program"),
    (svg("", HEAD[:-1] + ' onload="x()">'), "“onload” could run a program"),
    (svg('<path/onload="x()"/>'), "is not allowed"),
    (svg('<animate attributeName="href"/>'), "“<animate>” is not allowed"),
    (svg('<set attributeName="onload"/>'), "“<set>” is not allowed"),
    (svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), "“<x:script>” is not allowed"),
    (svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), "xmlns must be"),
    (svg('<path style="fill: expression(1)"/>'), "“expression(”"),
    (svg('<path fill="javascript:x"/>'), "“javascript:”"),
    # what could reach out
    (svg('<image href="http://example.org/a.png"/>'), "“<image>” is not allowed"),
    (svg('<use href="http://example.org/a.svg#b"/>'), "“<use>” is not allowed"),
    (svg('<linearGradient href="http://example.org/#a"/>'), "“href” points outside"),
    (svg('<linearGradient xlink:href="//example.org/#a"/>'), "“href” points outside"),
    (svg('<linearGradient q:HREF="data:x"/>'), "“href” points outside"),
    (svg('<g xml:base="http://example.org/"/>'), "“base” points outside"),
    (svg('<path fill="url(http://example.org/a)"/>'), "points outside"),
    (svg("<path fill=\"URL( 'http://example.org' )\"/>"), "points outside"),
    (svg('<path fill="url(#a) url(//b)"/>'), "points outside"),
    (svg('<path fill="url(//b) url(//c)"/>'), "“url(//b)"),
    (svg('<path style="fill:u\\72l(//b)"/>'), "A backslash could hide"),
    (svg('<path style="fill:ur/**/l(//b)"/>'), "A comment in a style could hide"),
    (svg("<path style=\"background: image-set('//b' 1x)\"/>"), "“image-set(”"),
    (svg("<style>@import '//b';</style>"), "A rule such as @import could hide"),
    (svg("<style>a { fill: url(//b) }</style>"), "points outside"),
    (svg("<style><g>@import '//b';</g></style>"), "A rule such as @import could hide"),
    # coded letters and documents
    (svg('<path fill="u&#x72;l(//b)"/>'), "“&#x72;l(//b” is a coded letter"),
    (svg("<title>&bomb;</title>"), "is a coded letter or an entity"),
    ('<!DOCTYPE svg [<!ENTITY a "b">]>' + svg(""), "document types, entities"),
    (svg("<![CDATA[<script>]]>"), "document types, entities"),
    ('<?xml-stylesheet href="//b"?>' + svg(""), "document types, entities"),
    (svg("<?x y?>"), "document types, entities"),
    # what goes on for ever, or does not end
    (svg('<mask id="a"><g mask="url(#b)"/></mask>'), "inside a mask or clip path refers to another"),
    (svg('<clipPath id="a" clip-path="url(#b)"/>'), "inside a mask or clip path refers to another"),
    (svg("<g>"), "“</svg>” closes a tag that is not open"),
    (HEAD, "“<svg>” is never closed"),
    (HEAD + "<path", "The tag “<path” is not closed"),
    (svg("") + "<g/>", "There is more text after the end"),
    (svg("") + "x", "There is more text after the end"),
    (svg(svg("")), "A portrait begins with “<svg>”, and has only one."),
    ("<g/>", "A portrait begins with “<svg>”"),
    ("<svg></svg>", "needs xmlns="),
    (svg("<g>" * 32 + "</g>" * 32), "are nested more than 32 deep"),
    (svg("<g>" * 4600 + "</g>" * 4600, HEAD), "has more than 2000 tags"),
    (svg("<g/>" * 2000), "has more than 2000 tags"),
    ('<?xml version="1.0"?>x' + svg(""), "Write an SVG drawing"),
    (svg('<style>g { mask: url(#b) }</style><mask id="a"><g/></mask><mask id="b"><g/></mask>'), "could take for ever"),
    (svg("<!-- x"), "“<!--” has no “-->”"),
    # pictures
    (PNG + "ab c", "“ ” is not base64"),
    (PNG + "abcde", "cannot be read"),
    (PNG + base64.b64encode(b"GIF89a" + b"0" * 30).decode(), "it is not a PNG picture"),
    (PNG, "it is not a PNG picture"),
    (PNG + "A===", "cannot be read"),
    (PNG + "iVBO====", "cannot be read"),
    (PNG + "iVBORw0KGgo=AAAA", "“=” is not base64"),
    (PNG + "iVBORw0=" * 6, "“=” is not base64"),
    (png(40000, 10), "40000 by 10 pixels"),
    (png(0, 10), "0 by 10 pixels"),
    (png(10, 0), "10 by 0 pixels"),
]


@pytest.mark.parametrize(("drawing", "why"), REFUSED, ids=[why[:30] for _, why in REFUSED])
def test_what_could_do_harm_is_refused_with_a_sentence(drawing: str, why: str) -> None:
    with pytest.raises(PortraitError) as refusal:
        check_drawing(drawing)
    assert why in str(refusal.value)
    assert str(refusal.value).endswith(".")
