"""The seer is told all hands in the arena, plays for itself, and sits nowhere else; what a mind closes of the gap."""

from itertools import islice
from pathlib import Path

import pytest

from hearts.arena import seer, source_hash
from hearts.arena.players import check_player, make_player, uses_clock, with_limit
from hearts.arena.referee import play_deal
from hearts.arena.seer import Seer
from hearts.engine import shuffle
from hearts.engine.cards import count, each, name, parse
from hearts.engine.deal import Deal
from hearts.engine.interval import of_mean
from hearts.engine.rules import PRESETS, Rules
from hearts.engine.shuffle import Random
from hearts.minds.mind import Mind
from hearts.minds.policy import Policy
from hearts.minds.registry import mind
from tests.bench import ceiling
from tests.minds.situations import ending


@pytest.mark.parametrize("line", ["kitty", "classic-pc players=3", "classic-pc players=5", "classic-pc players=6"])
def test_it_is_told_the_hands_and_nobody_else_is(line: str) -> None:
    rules, told = Rules.read(line), []
    instinct = make_player("instinct")

    class Watched(Mind):
        sees_hands = True

        def choose(self, ask, view, seed, limit=None):  # type: ignore[no-untyped-def]
            told.append((view.seat, self.hands, view.hand))
            return instinct.choose(ask, view, seed, limit)

    play_deal(rules, "1", 0, [Watched(), *[instinct] * (rules.players - 2), make_player("seer")])
    assert len(told) >= rules.hand_size and all(hands[seat] == hand for seat, hands, hand in told)
    assert all(len(hands) == rules.players for _, hands, _ in told)
    assert not instinct.hands


def test_it_plays_the_same_again_and_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seer, "WORLDS", 2)
    lines = ("deluxe", "kitty moon=plus", "black-maria players=3", "omnibus players=5", "classic-pc players=6")
    for line in lines:
        rules = Rules.read(line)
        seats = [make_player("seer"), *[make_player("instinct")] * (rules.players - 1)]
        assert play_deal(rules, "3", 1, seats) == play_deal(rules, "3", 1, seats)


@pytest.mark.parametrize(("hands", "right"), [(("42C", "4D AH", "2D KH"), "3D"), (("42D", "4C AH", "2C KH"), "3C")])
def test_knowing_the_hands_tells(hands: "tuple[str, ...]", right: str) -> None:
    """Who holds four and two of a suit can duck under the three; who holds the four alone cannot. The view is one."""
    view = ending("3C 3D", "42C 42D AKH", taken=("-", "QS", "QH"))
    seer = make_player("seer")
    seer.hands = (view.hand, *map(parse, hands))
    assert name(seer.play(view, "1").choice) == right


@pytest.mark.parametrize("name", ["seer@600", "diabolo:0@600"])
def test_who_sees_all_is_held_to_no_time(name: str) -> None:
    with pytest.raises(ValueError, match="sees all hands and has no time limit"):
        check_player(name)


def test_it_is_a_mind_of_the_arena_alone() -> None:
    with pytest.raises(ValueError, match="There is no mind called “seer”"):
        mind("seer")
    assert with_limit("seer", 600) == "seer" and not uses_clock("seer")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_fourth_deal_that_it_tries_is_the_true_one_and_the_others_are_near(players: int) -> None:
    rules = Rules.read(f"classic-pc passing=K players={players}")
    deal = Deal.begin(rules, 0, *shuffle.deal(rules, "1", 0))
    for _ in range(9):
        deal = deal.play(each(deal.view(deal.table.turn).legal)[0])
    view, told = deal.view(deal.table.turn), Seer()
    told.hands = deal.hands
    moved, most = [], 2 * (2 if players < 5 else players - 1)  # where many hold nothing of a suit, more trade in a ring
    for number, (hands, _) in enumerate(islice(told._likely(view, Policy(view.rules), Random(1)), 40)):
        assert hands[view.seat] == view.hand and sum(hands) == sum(deal.hands)
        moved.append(sum(count(now & ~was) for now, was in zip(hands, deal.hands, strict=True)))
        assert moved[-1] <= (most if number % 4 else 0)
    assert sum(moved) > 20


def test_the_share_of_the_gap_lies_between_all_that_the_deals_do_not_refute() -> None:
    floor, half, top = [8.0, 6.0, 7.0, 6.5], [6.0, 5.0, 5.5, 5.25], [4.0, 4.0, 4.0, 4.0]
    share, reach = ceiling.closed(floor, half, top)
    assert (share, reach) == (0.5, pytest.approx((0.5, 0.5)))
    mine = [6.0, 4.0, 6.5, 5.0]
    share, reach = ceiling.closed(floor, mine, top)
    assert reach and reach[0] < share < reach[1]
    for bound in reach:
        rest = [(low - own) - bound * (low - high) for low, own, high in zip(floor, mine, top, strict=True)]
        assert abs(sum(rest) / len(rest)) == pytest.approx(of_mean(rest))


def test_without_a_gap_that_is_sure_there_is_no_interval() -> None:
    floor, mine, top = [8.0, 2.0, 7.0], [6.0, 4.0, 6.5], [4.0, 6.0, 4.0]
    assert ceiling.closed(floor, mine, top)[1] is None
    found = {"a": floor, "b": mine, "seer": top}
    said = ceiling.lines("deluxe", found)
    assert said == ["| deluxe | b | 3 | 5.67 | 5.50 | 4.67 | 0.17 ± 5.02 | 1.00 ± 10.83 | 17 (–) |"]


def test_the_bench_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(seer, "WORLDS", 2)
    monkeypatch.setattr(ceiling, "BLOCK", 1)
    out = tmp_path / "out"
    rules = ("--rules", "spot", "classic-pc players=6")
    command = ["ceiling", "instinct", "--out", str(out), *rules, "--field", "defender", "--floor", "random"]
    for number in (2, 3):
        monkeypatch.setattr("sys.argv", [*command, "--deals", str(number)])
        ceiling.main()
    told = capsys.readouterr().out
    assert len(out.read_text().splitlines()) == 18
    assert [line.count("|") for line in told.splitlines()] == [10] * 8
    whole = out.read_text()
    out.write_text(whole[:-9])  # as a machine leaves it that goes down
    ceiling.main()
    assert out.read_text() == whole and told.endswith(capsys.readouterr().out)
    monkeypatch.setattr(ceiling, "_play", lambda *_: pytest.fail("it played what is there"))
    monkeypatch.setattr("sys.argv", [*command, "--show"])
    ceiling.main()
    assert told.endswith(capsys.readouterr().out)


def test_a_mind_that_has_changed_starts_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def played() -> list[str]:
        asked: list[str] = []

        def play(terms: dict[str, str], number: int) -> float:
            asked.append(terms["mind"])
            return number

        monkeypatch.setattr(ceiling, "_play", play)
        monkeypatch.setattr("sys.argv", ["ceiling", "--out", str(tmp_path / "out"), "--rules", "spot", "--deals", "5"])
        ceiling.main()
        return sorted({*asked})

    assert played() == ["iq:180", "sampling:300", "seer"]
    assert played() == []
    source = source_hash.source_of
    monkeypatch.setattr(ceiling, "source_of", lambda module: source(module) + ("!" if module == "search" else ""))
    assert played() == ["iq:180", "seer"]


def test_a_block_of_all_rules_comes_before_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def play(terms: dict[str, str], _: int) -> float:
        order.append(terms["rules"])
        return 0.0

    monkeypatch.setattr(ceiling, "_play", play)
    monkeypatch.setattr("sys.argv", ["ceiling", "--out", str(tmp_path / "out"), "--deals", "10"])
    ceiling.main()
    half = len(order) // 2
    assert order[:half] == order[half:]
    assert len({*order}) == 14 and {*PRESETS} < {*order}
    assert {Rules.read(line).players for line in order} == {3, 4, 5, 6}
