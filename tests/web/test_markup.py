"""Elements of texts: each text is escaped, however it comes in."""

import html
import re

import pytest

from hearts.web.markup import Markup, add, fill, tag

BAD = "<img src=x onerror='a()'> & \"b\""


class Home:
    """An element of the page."""

    def __init__(self) -> None:
        self.innerHTML = ""

    def insertAdjacentHTML(self, where: str, text: str) -> None:
        assert where == "beforeend"
        self.innerHTML += text


@pytest.mark.parametrize(
    "made",
    [
        tag("p", BAD),
        tag("p", tag("b", BAD)),
        tag("input", value=BAD),
        tag("li", kind=BAD),
        tag("p", "a ", tag("i", "b"), BAD, title=BAD),
    ],
    ids=["text", "nested", "attribute", "class", "all"],
)
def test_no_text_becomes_markup(made: Markup) -> None:
    assert "<img" not in made.markup and html.escape(BAD, quote=False).split("&gt;")[0][:8] in made.markup
    assert re.sub(r'"[^"]*"', "", made.markup).count("<") == 2 * made.markup.count("</") + made.markup.count("<input")


def test_attributes_are_named_as_html_names_them() -> None:
    made = tag("button", "Go", kind="quiet", type="button", aria_label="Go on", hidden=True, disabled=False)
    assert made.markup == '<button class="quiet" type="button" aria-label="Go on" hidden>Go</button>'
    assert tag("input", name="a").markup == '<input name="a">'


def test_the_page_gets_texts_and_elements_in_their_order() -> None:
    home = Home()
    fill(home, "1 < 2", tag("b", "!"))
    assert home.innerHTML == "1 &lt; 2<b>!</b>"
    add(home, tag("i", "&"))
    assert home.innerHTML == "1 &lt; 2<b>!</b><i>&amp;</i>"
    fill(home)
    assert home.innerHTML == ""
