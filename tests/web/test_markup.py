"""HTML as a value: each text in it is escaped, however it comes in."""

import ast
import html as standard
import re
from pathlib import Path

import pytest

from hearts.web import markup
from hearts.web.browser import dom
from hearts.web.markup import Markup, html, picture, table_of

WEB = Path(markup.__file__).parent
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
        html("<p>{}</p>", BAD),
        html("<p>{}</p>", html("<b>{}</b>", BAD)),
        html('<input value="{}">', BAD),
        html("<p>{}</p>", [BAD, html("<b>{}</b>", BAD)]),
        html('<p title="{title}">{text}</p>', title=BAD, text=BAD),
        html("<p>{}</p>", "a") + BAD,
        picture(BAD, BAD),
        table_of([BAD], [html("<tr><td>{}</td></tr>", BAD)], BAD, BAD, BAD),
    ],
    ids=["text", "nested", "attribute", "list", "named", "sum", "pictured", "table"],
)
def test_no_text_becomes_markup(made: Markup) -> None:
    assert "<img" not in made.markup and standard.escape(BAD, quote=False).split("&gt;")[0][:8] in made.markup
    assert re.sub(r'"[^"]*"', "", made.markup).count("<") == 2 * made.markup.count("</") + made.markup.count("<input")


def test_numbers_stand_as_they_are_and_braces_in_a_value_are_no_place() -> None:
    assert html("<b>{}</b>{}{}", 3, 0.5, "{}").markup == "<b>3</b>0.5{}"


def test_html_is_the_same_where_its_text_is_and_empty_html_is_nothing() -> None:
    assert html("<b>{}</b>", "a") == html("<b>a</b>") and html("a") != html("b") and len({html("a"), html("a")}) == 1
    assert html("a") != "a" and bool(html("a")) and not html("") and not html("{}", [])


def test_the_page_gets_its_parts_in_their_order() -> None:
    home = Home()
    dom.write(home, html("{}", "1 < 2"), html("<b>!</b>"))
    assert home.innerHTML == "1 &lt; 2<b>!</b>"
    dom.write_behind(home, html("<i>{}</i>", "&"))
    assert home.innerHTML == "1 &lt; 2<b>!</b><i>&amp;</i>"
    dom.write(home)
    assert home.innerHTML == ""


# Where a text becomes markup without `html`, because it is a file of the game, lies in the page, or was escaped before.
MAKERS = {
    "browser/dom.py": 1, "dialogs/ask.py": 1, "dialogs/dialog.py": 2, "dialogs/windows.py": 1,
    "markup.py": 2, "pieces.py": 1,
}  # fmt: skip


def test_only_these_make_markup_of_a_text_and_no_template_is_put_together() -> None:
    made: dict[str, int] = {}
    for path in sorted(WEB.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if name == "Markup":
                made[path.relative_to(WEB).as_posix()] = made.get(path.relative_to(WEB).as_posix(), 0) + 1
            elif name == "html":
                parts = [type(part) for part in ast.walk(node.args[0])]
                assert not {ast.JoinedStr, ast.BinOp, ast.Attribute} & set(parts), f"{path.name}:{node.lineno}"
    assert made == MAKERS
