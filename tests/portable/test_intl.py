"""The page's door to `Intl` says what the native one to Babel says: numbers, lists, days and plurals."""

import json

import pytest

from hearts.app.words.locale import english
from hearts.arena.cldr import Cldr
from tests.portable.test_portable import BROWSER, PATHS, SHIM, in_node, needs_node

REGIONS = ("en-GB", "de", "pl", "pt-BR")
TEXTS = [
    *[("number", text) for text in ("0", "-3", "1234", "-1.5", "0.0", "12345.6")],
    *[("signed", text) for text in ("2", "-2", "0", "0.0", "2.5", "-0.1")],
    *[("percent", text) for text in ("0", "25", "12.0", "12.3", "100")],
    *[("all", text) for text in ("", "A", "A\nB", "A\nB\nC", "A\nB\nC\nD")],
    *[("row", text) for text in ("", "A", "A\nB\nC")],
    *[("day", text) for text in ("2026-11-22", "2027-02-01")],
    *[("month", text) for text in ("2026-11", "2027-05")],
]
SOURCE = """
import js, json
from hearts.app.words.locale import english
from hearts.web.browser.intl import Intl
module = await js.bring("py/hearts/web/browser/intl.mjs")
told = {"": [english(kind, text) for kind, text in %r]}
for region in %r:
    intl = Intl(module, region)
    told[region] = [intl.plural(number) for number in range(120)] + [intl.written(kind, text) for kind, text in %r]
    told[region].append(intl.written("day", "no day"))
print(json.dumps(told))
"""


def plain(several: list[str]) -> list[str]:
    """Texts with plain spaces: versions of CLDR differ in which one stands before a sign."""
    return [text.replace("\u00a0", " ").replace("\u202f", " ") for text in several]


@needs_node
@pytest.mark.parametrize("which", ["micropython", "pyodide"])
def test_intl_and_babel_say_the_same_on_each_python(which: str) -> None:
    source = (PATHS + SHIM).format("/repo") + BROWSER + SOURCE % (TEXTS, REGIONS, TEXTS)
    told = json.loads(in_node(which, source))
    assert told[""] == [english(kind, text) for kind, text in TEXTS]
    for region in REGIONS:
        cldr = Cldr(region)
        ours = [cldr.plural(number) for number in range(120)] + [cldr.written(kind, text) for kind, text in TEXTS]
        assert plain(told[region][:-1]) == plain(ours), region
        assert told[region][-1] == "no day", "what Intl cannot write comes as the English of the start has it"


def test_english_reads_as_it_is_written_before_the_first_card() -> None:
    cldr = Cldr("en-GB")
    several = [(kind, text) for kind, text in TEXTS if kind in ("number", "signed", "all", "row")]
    assert [cldr.written(kind, text) for kind, text in several] == [english(kind, text) for kind, text in several]
    written = [cldr.written(*pair) for pair in (("percent", "12.3"), ("day", "2026-11-22"), ("month", "2026-11"))]
    assert written == ["12.3%", "22 November 2026", "November 2026"]
    assert [cldr.plural(number) for number in range(4)] == ["other", "one", "other", "other"]


def test_a_moment_is_told_by_the_clock_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    cldr = Cldr("en-GB")
    assert cldr.written("moment", "no time") == ""
    assert cldr.written("moment", "1795860000000").endswith(", " + cldr.written("time", "1795860000000"))
    assert cldr.written("moment", "1795860000000").startswith("28 Nov 2026")
