"""What a check lets pass is true: of thousands of forgeries of each kind of result, each is noticed or harmless."""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from test_signed import DEVICE, OTHER, frozen

from hearts.app.same import match, signed
from hearts.app.same.what import what_is
from hearts.arena import results, ways
from hearts.minds import verify
from tests import forgeries
from tests.forgeries import CLAIMS, SEARCHING, Claim, lies


@pytest.fixture(autouse=True)
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work out each choice and each par once: thousands of forgeries share most of theirs."""

    def choice(*given: Any) -> Iterator[None]:
        yield from ()
        return forgeries.choose(*given)

    monkeypatch.setattr(verify, "choice", choice)
    monkeypatch.setattr(results, "_par", lambda record, deal: 0)
    par, kept = list(frozen.par(5)), dict[object, Any]()
    monkeypatch.setattr(frozen, "par", lambda number: iter(par))
    mind = sys.modules[frozen.Instinct.__module__].Instinct
    for what in ("give", "play"):
        real = getattr(mind, what)

        def act(self: Any, view: Any, drawn: str, real: Any = real) -> Any:
            key = drawn, view.hand, view.gave, view.got, view.scores, tuple(view.table.plays)
            if key not in kept:
                kept[key] = real(self, view, drawn)
            return kept[key]

        monkeypatch.setattr(mind, what, act)


def untrue(claim: Claim, number: int, named: bool = True) -> "tuple[list[str], Counter[str]]":
    """Check so many forgeries. Return what is not true of those that pass, and how many came to which state."""
    true, found, states = signed.sign(claim.text(named), DEVICE), list[str](), Counter[str]()
    assert results.checked(what_is(true)).state == "checked" and results.checked(what_is(true)).person == DEVICE.id[:12]
    several = forgeries.forgeries(claim, DEVICE, OTHER, Random(56), named)
    for forged in [next(several) for _ in range(number)]:
        finding = results.checked(what_is(forged.text))
        states[finding.state] += 1
        said = finding.line("x")
        if finding.state == "checked":
            lie = lies(forged.text, true, forged.signer, DEVICE.id, finding.person, finding.verdict.choices, said)
            found += [f"{lie} ({forged.how}): {said}\n{forged.text}"] if lie else []
        else:
            assert len(said.split()) > 3, "it says why"
    return found, states


@pytest.mark.parametrize(
    ("kind", "number"), [("day", 250), ("match", 550), ("game", 300), ("seed", 450), ("table", 450)]
)
def test_each_forgery_is_noticed_or_harmless(kind: str, number: int) -> None:
    found, states = untrue(CLAIMS[kind], number, kind != "day")
    assert found == []
    assert states["wrong"] > number / 2 and states["checked"] and states["open"], "the forger tries all kinds of things"


def test_each_forgery_against_minds_that_search_is_noticed_or_harmless() -> None:
    found, states = untrue(SEARCHING, 20)
    assert found == [] and states["wrong"]


def test_stand_ins_throughout_are_told() -> None:
    from dataclasses import replace

    text = signed.sign(replace(SEARCHING, weak=9999).text(), OTHER)
    finding = results.checked(what_is(text))
    assert finding.state == "checked" and finding.verdict.stood_in > 10
    assert f"At {finding.verdict.stood_in} of them a substitute chose" in finding.line("x")


def test_a_choice_that_takes_too_long_leaves_the_rest_unchecked_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ways.PATIENCE == 60
    now = [0.0]

    def clock() -> float:
        now[0] += 61  # seconds from one look at the clock to the next
        return now[0]

    monkeypatch.setattr(ways, "perf_counter", clock)
    found = results.checked(what_is(signed.sign(SEARCHING.text(), DEVICE)))
    assert (found.state, found.verdict.why) == ("open", "time") and not found.par
    assert "not all checked" in found.line("x") and "60 seconds" in found.line("x")


def test_the_forger_would_find_a_check_that_forgets_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The forger is good enough: what an earlier version overlooked comes to light at once."""
    monkeypatch.setattr(verify, "_deals", lambda record: None)
    monkeypatch.setattr(match, "accept", lambda record: None)
    assert [lie for lie in untrue(CLAIMS["match"], 150)[0] if lie.startswith("cards that are not of the seed")]


@pytest.mark.parametrize(
    "done",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text[:-1],
        lambda text: text + "\n\n",
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", " \n"),
        lambda text: text.replace("  ", "\xa0\xa0"),
        lambda text: "\n".join([line.strip() for line in text.split("\n")]),
        lambda text: "Ann wrote:\n" + "".join([f"> {line}\n" for line in text.split("\n")]),
        lambda text: "Here it is\n\n" + text + "\n-- \nAnn\nby phone",
        lambda text: f"```\n{text}```\n",
        lambda text: text.replace(f"signed {DEVICE.id} ", f"signed {DEVICE.id} \n"),
        lambda text: text.replace("=", "=3D").replace(f"{DEVICE.id} ", f"{DEVICE.id}=20=\n"),
    ],
    ids=lambda _: "",
)
@pytest.mark.parametrize("kind", ["day", "match"])
def test_what_editors_and_mail_do_to_a_result_is_undone(kind: str, done: Any) -> None:
    true = signed.sign(CLAIMS[kind].text(kind != "day"), DEVICE)
    assert done(true) != true
    finding = results.checked(what_is(done(true)))
    assert finding.state == "checked" and finding.person == DEVICE.id[:12], finding.line("x")


def test_a_file_that_is_too_deep_too_long_or_of_a_newer_version_gets_a_sentence() -> None:
    for text in ("[" * 100_000, '{"a":' * 100_000, "hearts 2\n" + "x y\n" * 2_000_000):
        (found,) = [results.checked(each) for each in results.each_in(text)]
        assert found.state == "wrong" and len(found.line("x")) < 400
    newer = results.checked(what_is('{"moonshot hearts hall": 2, "results": []}'))
    assert newer.state == "version" and "newer version" in newer.line("x")
