"""One changed card, score, mind, day, signature or line of rules: each is refused, also where a forger signs anew."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from test_signed import DEVICE, OTHER, RESULT

from hearts.app.same import signed
from hearts.app.same.results import bare
from hearts.app.same.what import what_is
from hearts.arena import results, verify
from hearts.engine.cards import RANKS, SUITS

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tests.app.test_match_by_link import played

DAY = signed.sign(verify.result(bare(RESULT)), DEVICE)  # it notes its minds and its scores, too
MATCH = signed.sign(verify.result(played().text()), DEVICE)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
MINDS = ("iq:60", "iq:119", "iq:121", "iq:180", "instinct", "random", "genius", "person", "diabolo:0")
RULES = ("deals=3", "deals=5", "limit=50", "moon=minus", "bonus=JD", "queen=12", "passing=LRA", "ends=passes", "")


def of_line(text: str, chance: Random, starts: tuple[str, ...], change: Callable[[str], str]) -> str:
    """The text with one of the lines that begin so changed."""
    lines = text.split("\n")
    at = chance.choice([at for at, line in enumerate(lines) if line.startswith(starts)])
    lines[at] = change(lines[at])
    return "\n".join(lines)


def letter(line: str, chance: Random, letters: str, first: int = 0) -> str:
    """The line with one of its letters out of these, from a place on, replaced by another one of them."""
    at = chance.choice([at for at, sign in enumerate(line) if sign in letters and at >= first])
    return line[:at] + chance.choice(letters.replace(line[at], "")) + line[at + 1 :]


def card(text: str, chance: Random) -> str:
    """One card of a hand, a pass or a trick is another one."""
    kind = chance.choice(("hand", "pass ", "trick "))
    if kind == "trick ":
        return of_line(text, chance, (kind,), lambda line: _swapped(line, chance))
    starts = ("  0 ", "  1 ", "  2 ", "  3 ") if kind == "hand" else (kind,)
    return of_line(
        text, chance, starts, lambda line: letter(line, chance, chance.choice((RANKS, SUITS)), len(starts[0]))
    )


def _swapped(line: str, chance: Random) -> str:
    words = line.split(" ")
    at = chance.randrange(2, len(words))
    words[at] = chance.choice([rank + suit for rank in RANKS for suit in SUITS if rank + suit != words[at]])
    return " ".join(words)


def score(text: str, chance: Random) -> str:
    """One of the points that it notes is another one."""
    return of_line(text, chance, ("result ",), lambda line: letter(line, chance, "0123456789", line.index(" ", 8)))


def mind(text: str, chance: Random) -> str:
    """One of the opponents is another mind, or the hash that names the minds is another one.

    What plays a day again is its frozen package, whatever such a line says.
    """
    if what_is(text).number == 0 and chance.random() < 0.3:
        return of_line(text, chance, ("minds ",), lambda line: letter(line, chance, "0123456789", 6))
    player = chance.choice(MINDS)
    return of_line(text, chance, ("seat 1", "seat 2", "seat 3"), lambda line: " ".join(
        [player if at == 2 else word for at, word in enumerate(line.split(" "))]
    ))  # fmt: skip


def day(text: str, chance: Random) -> str:
    """It is of another day or match, or has another seed."""
    return of_line(text, chance, ("id ", "seed ", "  share "), lambda line: letter(line, chance, "0123456789"))


def signature(text: str, chance: Random) -> str:
    """One letter of the key or of the signature is another one."""
    return of_line(text, chance, ("signed ",), lambda line: letter(line, chance, LETTERS, len("signed ")))


def rules(text: str, chance: Random) -> str:
    """The line of the rules says something else."""
    option = chance.choice(RULES)
    name = chance.choice(("deluxe", "omnibus", "classic-pc", "pagat"))
    return of_line(text, chance, ("rules ",), lambda line: f"rules {name} deals=4 ties=share {option}".strip())


KINDS = (card, score, mind, day, signature, rules)


@pytest.mark.parametrize("text", [DAY, MATCH], ids=["day", "match"])
@pytest.mark.parametrize("count", [10, pytest.param(170, marks=pytest.mark.whole)])
def test_a_change_of_each_kind_is_refused_with_a_reason_also_where_it_is_signed_anew(text: str, count: int) -> None:
    chance = Random(count)
    assert results.checked(what_is(text)).state == "checked"
    for kind in KINDS:
        for _ in range(count):
            forged = kind(text, chance)
            if forged == text:
                continue
            found = results.checked(what_is(forged))
            assert found.state == "wrong" and not found.person and len(found.line("x").split()) > 4, forged
            if kind is not signature:
                found = results.checked(what_is(signed.sign(forged, OTHER)))
                assert found.state in ("wrong", "version") and len(found.line("x").split()) > 4, (kind, forged)
                assert not found.par, "it ranks nowhere"
