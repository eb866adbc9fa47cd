"""The seer is told all hands in the arena, plays for itself, and sits nowhere else; what a mind closes of the gap."""

from itertools import islice
from pathlib import Path

import pytest

from hearts.arena import seer
from hearts.arena.seats import by_the_clock, check, limited, sit
from hearts.arena.seer import Seer
from hearts.arena.table import play_deal
from hearts.engine import shuffle
from hearts.engine.cards import count, each, name, parse
from hearts.engine.deal import Deal
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds.mind import Mind
from hearts.minds.policy import Policy
from hearts.minds.registry import mind
from tests.bench import ceiling
from tests.minds.situations import ending


def test_it_is_told_the_hands_and_nobody_else_is() -> None:
    rules, told = Rules.preset("kitty"), []
    instinct = sit("instinct")

    class Watched(Mind):
        sees_hands = True

        def choose(self, ask, view, seed, limit=None):  # type: ignore[no-untyped-def]
            told.append((view.seat, self.hands, view.hand))
            return instinct.choose(ask, view, seed, limit)

    play_deal(rules, "1", 0, [Watched(), instinct, sit("seer"), instinct])
    assert len(told) > 10 and all(hands[seat] == hand for seat, hands, hand in told)
    assert not instinct.hands


def test_it_plays_the_same_again_and_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seer, "WORLDS", 2)
    for line in ("deluxe", "kitty moon=plus", "black-maria players=3", "omnibus players=5"):
        rules = Rules.read(line)
        seats = [sit("seer"), *[sit("instinct")] * (rules.players - 1)]
        assert play_deal(rules, "3", 1, seats) == play_deal(rules, "3", 1, seats)


@pytest.mark.parametrize(("hands", "right"), [(("42C", "4D AH", "2D KH"), "3D"), (("42D", "4C AH", "2C KH"), "3C")])
def test_knowing_the_hands_tells(hands: "tuple[str, ...]", right: str) -> None:
    """Who holds four and two of a suit can duck under the three; who holds the four alone cannot. The view is one."""
    view = ending("3C 3D", "42C 42D AKH", taken=("-", "QS", "QH"))
    seer = sit("seer")
    seer.hands = (view.hand, *map(parse, hands))
    assert name(seer.play(view, "1").choice) == right


@pytest.mark.parametrize("name", ["seer@600", "diabolo:0@600"])
def test_who_sees_all_is_held_to_no_time(name: str) -> None:
    with pytest.raises(ValueError, match="sees all hands and has no time limit"):
        check(name)


def test_it_is_a_mind_of_the_arena_alone() -> None:
    with pytest.raises(ValueError, match="There is no mind called “seer”"):
        mind("seer")
    assert limited("seer", 600) == "seer" and not by_the_clock("seer")


def test_every_fourth_deal_that_it_tries_is_the_true_one_and_the_others_are_near() -> None:
    deal = Deal.begin(Rules.read("classic-pc passing=K"), 0, *shuffle.deal(Rules.preset("deluxe"), "1", 0))
    for _ in range(9):
        deal = deal.play(each(deal.view(deal.table.turn).legal)[0])
    view, told = deal.view(deal.table.turn), Seer()
    told.hands = deal.hands
    moved = []
    for number, (hands, _) in enumerate(islice(told._likely(view, Policy(view.rules), Random(1)), 40)):
        assert hands[view.seat] == view.hand and sum(hands) == sum(deal.hands)
        moved.append(sum(count(now & ~was) for now, was in zip(hands, deal.hands, strict=True)))
        assert moved[-1] <= (4 if number % 4 else 0)
    assert sum(moved) > 20


def test_the_share_of_the_gap_that_is_closed() -> None:
    floor, half, top = [8.0, 6.0, 7.0], [6.0, 5.0, 5.5], [4.0, 4.0, 4.0]
    assert ceiling.closed(floor, half, top) == (0.5, pytest.approx(0.0))
    share, error = ceiling.closed(floor, [6.0, 4.0, 6.5], top)
    assert (share, round(error, 3)) == (0.5, 0.192)
    assert (
        ceiling.rows("deluxe", {"a": floor, "b": half, "seer": top})[1] == "| deluxe | b | 3 | 5.50 ± 0.29 | 50 ± 0 |"
    )


def test_the_bench_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(seer, "WORLDS", 2)
    out = str(tmp_path / "out")
    command = ["ceiling", "instinct", "--out", out, "--rules", "spot", "--field", "defender", "--floor", "random"]
    for number in (1, 2):
        monkeypatch.setattr("sys.argv", [*command, "--deals", str(number)])
        ceiling.main()
    told = capsys.readouterr().out
    assert len(Path(out).read_text().splitlines()) == 6
    ceiling.main()
    assert told.endswith(capsys.readouterr().out)
