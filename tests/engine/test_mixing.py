"""Decks that several people mix: fixed for ever, and the same as a script of standard tools makes them."""

import doctest
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from hearts.engine import mixing
from hearts.engine.cards import count, text
from hearts.engine.rules import Rules

PAGE = (Path(__file__).resolve().parents[2] / "docs/deals.md").read_text("utf-8")
SCRIPT = next(found for found in re.findall(r"```sh\n(.*?)```", PAGE, re.S) if found.startswith("# sh mixed"))
TOOLS = all(shutil.which(tool) for tool in ("sh", "sha256sum", "awk", "cut", "tr"))
SECRETS = [("5e" * 32, "ed" * 32), ("00" * 32,), ("ab" * 32, "cd" * 32, "ef" * 32, "01" * 32, "23" * 32)]


@pytest.mark.skipif(not TOOLS, reason="sh, sha256sum, awk, cut and tr are needed")
@pytest.mark.parametrize("secrets", SECRETS)
@pytest.mark.parametrize("rules", ["classic-pc", "classic-pc players=6 remainder=kitty"])
def test_standard_tools_deal_the_same(rules: str, secrets: tuple[str, ...]) -> None:
    table = Rules.read(rules)
    asked = [str(table.players), str(table.hand_size), *secrets]
    done = subprocess.run(["sh", "-c", SCRIPT, "mixed", *asked], capture_output=True, check=True, timeout=60)
    hands, kitty = mixing.dealt(table, secrets)
    assert [line.partition(" ")[2] for line in done.stdout.decode().splitlines()] == [text(hand) for hand in hands]
    assert sum(hands) + kitty == table.pack and {count(hand) for hand in hands} == {table.hand_size}


def test_the_page_and_the_module_show_what_comes_out() -> None:
    shown = [line[2:] for found in re.findall(r"```text\n(.*?)```", PAGE, re.S) for line in found.splitlines()]
    assert shown[4:] == [text(hand) for hand in mixing.dealt(Rules("classic-pc"), SECRETS[0])[0]]
    assert doctest.testmod(mixing).failed == 0


def test_each_order_is_as_likely() -> None:
    orders = Counter(tuple(mixing.order(str(number), 3)) for number in range(6000))
    assert len(orders) == 6 and min(orders.values()) > 850


def test_one_secret_alone_moves_every_card() -> None:
    rules = Rules("classic-pc")
    one, other = [mixing.deck(rules, (*SECRETS[0], last * 32)) for last in ("77", "78")]
    assert sorted(one) == sorted(other) == list(range(52))
    assert sum(a == b for a, b in zip(one, other, strict=True)) < 8
