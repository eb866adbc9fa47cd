"""Deals by today's construction: fixed for ever, the same as a script of standard tools makes them, and checkable."""

import doctest
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from hearts.engine import checking, shuffle
from hearts.engine.cards import count, each, text
from hearts.engine.game import Dealt, Game
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from tests.engine.positions import anything

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = re.findall(r"```sh\n(.*?)```", (ROOT / "docs/deals.md").read_text("utf-8"), re.S)[0]
TOOLS = all(shutil.which(tool) for tool in ("sh", "sha256sum", "awk", "cut", "tr"))
needs_tools = pytest.mark.skipif(not TOOLS, reason="sh, sha256sum, awk, cut and tr are needed")

# Made by the script of docs/deals.md: rules, id, number (from 0), names, shares, hands. In “rejects” a number is
# passed over once, because it would have made low cards more likely.
VECTORS = [
    ("deluxe", "a game", 0, "house", "5eed",
     "AJ2C 654D J643S J43H / 653C JT72D T87S AT6H / KQT97C KQ83D AKQS 9H / 84C A9D 952S KQ8752H"),
    ("kitty", "Käthe ♥", 2, "house 9f3a", "00ff 5eed",
     "K85C KJT42D J753H / T42C QD AK64S KQ86H / J96C A98763D QS T2H / 73C 5D JT9853S A94H"),
    ("deluxe players=6 remainder=kitty", "1764240000000-5eed", 11, "published", "2026-11-27",
     "AT5C 5D 8S J32H / 974C 7643S 4H / KC T972D K2S TH / 862C K83D A7H / JC 4D AT95S 85H / Q3C Q6D QJS Q6H"),
    ("classic-pc", "rejects", 37, "house", "0" * 32, ""),
]  # fmt: skip


def shares(names: str, values: str) -> "tuple[tuple[str, str], ...]":
    return tuple(zip(names.split(), values.split(), strict=True))


def script(rules: Rules, id: str, number: int, names: str, values: str) -> "list[str]":
    """The hands as the script of the docs deals them."""
    asked = [str(rules.players), str(rules.hand_size), id, str(number + 1), names, values]
    done = subprocess.run(["sh", "-c", SCRIPT, "deal.sh", *asked], capture_output=True, check=True, timeout=60)
    return [line.partition(" ")[2] for line in done.stdout.decode().splitlines()]


@needs_tools
@pytest.mark.parametrize(
    ("rules", "id", "number", "names", "values", "hands"), VECTORS, ids=[row[1] for row in VECTORS]
)
def test_standard_tools_deal_the_same(rules: str, id: str, number: int, names: str, values: str, hands: str) -> None:
    table = Rules.read(rules)
    found, kitty = shuffle.dealt(table, shuffle.deal_key(id, number, shares(names, values)))
    assert [text(hand) for hand in found] == script(table, id, number, names, values)
    assert sum(found) + kitty == table.pack and [count(hand) for hand in found] == [table.hand_size] * table.players


@pytest.mark.parametrize(("rules", "id", "number", "names", "values", "hands"), VECTORS[:3])
def test_a_deal_is_this_for_ever(rules: str, id: str, number: int, names: str, values: str, hands: str) -> None:
    found, _ = shuffle.dealt(Rules.read(rules), shuffle.deal_key(id, number, shares(names, values)))
    assert " / ".join([text(hand) for hand in found]) == hands


def test_the_examples_of_the_docs_and_the_modules_run_as_they_stand() -> None:
    page = doctest.testfile(str(ROOT / "docs/deals.md"), module_relative=False)
    assert page.attempted == 5 and page.failed == 0
    for module in (shuffle, checking):
        found = doctest.testmod(module)
        assert found.attempted and found.failed == 0
    shown = re.findall(r"```text\n(.*?)```", (ROOT / "docs/deals.md").read_text("utf-8"), re.S)[0]
    assert [line[2:] for line in shown.splitlines()] == VECTORS[0][-1].split(" / ")


def test_no_two_lists_of_parts_have_one_digest() -> None:
    several = [("ab", "c"), ("a", "bc"), ("abc",), ("a", "b", "c"), ("ab", "c", ""), ("", "ab", "c"), ("2:ab,", "c")]
    assert len({shuffle.digest(*parts) for parts in several}) == len(several)


def test_each_part_changes_the_key_and_each_use_of_it_differs() -> None:
    one = ("id", 3, (("house", "a"), ("you", "b")))
    others = [
        ("id2", 3, one[2]), ("id", 4, one[2]), ("id", 3, one[2][::-1]), ("id", 3, one[2][:1]),
        ("id", 3, (("house", "b"), ("you", "a"))), ("id", 3, (("house", "a"), ("they", "b"))), ("id", 3, ()),
    ]  # fmt: skip
    keys = {shuffle.deal_key(*each) for each in [one, *others]}
    assert len(keys) == len(others) + 1
    key = shuffle.deal_key(*one)
    chances = {shuffle.chance(key, move, seat) for move in range(60) for seat in range(6)}
    assert len(chances) == 360 and {len(each) for each in chances} == {32} and key[:32] not in chances
    assert len({shuffle.house_share(secret, number) for secret in ("a", "b") for number in range(9)}) == 18


def test_a_commitment_is_of_one_share_of_one_name_in_one_deal() -> None:
    several = [("id", 0, "a", "x"), ("id", 1, "a", "x"), ("id", 0, "b", "x"), ("id", 0, "a", "y"), ("ie", 0, "a", "x")]
    assert len({checking.commitment(*each) for each in several}) == 5


def test_each_card_comes_to_each_seat_equally_often() -> None:
    where: Counter[tuple[int, int]] = Counter()
    for number in range(1200):
        hands, _ = shuffle.dealt(Rules(), shuffle.deal_key("even", number, ()))
        where.update([(card, seat) for seat, hand in enumerate(hands) for card in each(hand)])
    assert sum([(times - 300) ** 2 / 300 for times in where.values()]) < 250, "156 are expected, 250 are passed never"
    assert len(where) == 208


@needs_tools
@pytest.mark.parametrize(
    ("id", "number", "share"), [("a game", 0, "5eed"), ("Käthe ♥", 11, "00ff"), ("1764240000000-5eed", 99, "0" * 32)]
)
def test_standard_tools_hash_a_share_as_the_game_does(id: str, number: int, share: str) -> None:
    page = (ROOT / "docs/same.md").read_text("utf-8")
    recipe, shown = re.findall(r"```sh\n(.*?)```", page, re.S)[0], re.findall(r"```text\n(.*?)```", page, re.S)[0]
    done = subprocess.run(
        ["sh", "-c", recipe, "hash", id, str(number + 1), share], capture_output=True, check=True, timeout=60
    )
    assert done.stdout.decode().strip() == checking.commitment(id, number, "house", share)
    assert shown.strip() == checking.commitment("a game", 0, "house", "5eed")


@needs_tools
def test_standard_tools_deal_a_cut_deal() -> None:
    put = (("house", "5eed"), ("cut", "Käthe-7"))
    found, _ = shuffle.dealt(Rules(), shuffle.deal_key("a game", 4, put))
    assert [text(hand) for hand in found] == script(Rules(), "a game", 4, "house cut", "5eed Käthe-7")


def played(record: Record, deals: int, deal: "object") -> Record:
    """The record with so many more deals, dealt by `deal` and played anyhow."""
    game, chance = record.game, shuffle.Random("played")
    wanted = len(game.lines) + deals
    while len(game.lines) < wanted:
        number = len(game.lines)
        game = game.play(deal(number) if game.phase == "deal" else anything(game, chance))  # type: ignore[operator]
    return record.at(game)


def test_a_record_is_checked_deal_by_deal_also_after_a_trip_through_text() -> None:
    rules = Rules("kitty")

    def deal(number: int) -> Dealt:
        put = (("house", f"{number:032x}"), ("you", "a cut of # seven"))
        return Dealt(*shuffle.dealt(rules, shuffle.deal_key("id", number, put)), put)

    seats = tuple([Seat("iq:100", "face", f"Seat {seat}") for seat in range(4)])
    record = Record.read(played(Record(Game.new(rules), "id", "", seats, (), 2), 3, deal).text())
    assert checking.checked(record) == [True] * 3 and not checking.published(record)
    assert record.text().startswith("hearts 2\nid id\nrules kitty\ndealing 2\nseat 0 ") and "seed" not in record.text()
    forged = record.text().replace("id id\n", "id other\n")
    assert checking.checked(Record.read(forged)) == [False] * 3
    other = record.text().replace(f"share house {1:032x}", f"share house {7:032x}")
    assert checking.checked(Record.read(other)) == [True, False, True]
    again = Record.read(record.text())
    assert [game.move for game in positions(again.game)] == [game.move for game in positions(record.game)]


def test_a_record_of_a_seed_is_checked_by_the_first_construction() -> None:
    rules = Rules("deluxe")
    old = Record(Game.new(rules), "id", "7", ())
    record = played(old, 2, lambda number: Dealt(*shuffle.deal(rules, "7", number)))
    assert checking.checked(record) == [True, True] and checking.published(record)
    assert checking.checked(Record(record.game, "id", "8", ())) == [False, False]
    assert record.text().startswith("hearts 1\nid id\nrules deluxe\nseed 7\ndeal 1\n  0 ")
