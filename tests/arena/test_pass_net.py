"""The net of the pass: what it says is the sum of its rows, it knows what it was fitted to, and it can be fitted."""

from itertools import combinations, islice
from pathlib import Path

import pytest

from hearts.engine.cards import bits, each
from hearts.engine.deal import View
from hearts.engine.rules import PRESETS, Rules
from research import fit_pass, packets, pass_net


def hands(rules: str, deals: int = 4) -> list[View]:
    return [view for number in range(deals) for view in packets.passing(Rules.read(rules), "net", number)]


@pytest.mark.parametrize("rules", ["classic-pc", "deluxe", "old-school"])
def test_a_packet_costs_what_its_inputs_add_up_to(rules: str) -> None:
    """Added up for each packet by itself here, and for the suits by turns there."""
    for view in hands(rules):
        found = pass_net.costs(view)
        assert set(found) == {bits(cards) for cards in combinations(each(view.hand), 3)}
        for packet in islice(found, 0, None, 17):
            inputs = fit_pass._inputs(view.hand, packet, view.table.pass_offset - 1, view.rules.bonus_card > 0)
            hidden = [sum(numbers) for numbers in zip(*[pass_net.TABLE[one] for one in inputs], strict=True)]
            out = pass_net.TABLE[pass_net.OUT]
            cost = sum([max(0, number) * weight for number, weight in zip(hidden, out, strict=True)])
            assert found[packet] == cost / pass_net.SCALE**2


def test_the_net_knows_the_rules_that_it_was_fitted_to_and_mixtures_of_them() -> None:
    known = {name for name in PRESETS if pass_net.knows(Rules.preset(name))}
    assert known == set(PRESETS) - {"kitty", "spot", "black-maria"}
    assert pass_net.knows(Rules.read("pagat moon=plus passing=R"))
    for rules in ("players=3", "players=6", "pass_count=2", "bonus=TD", "moon=nothing", "queen=0", "extra=KS=10"):
        assert not pass_net.knows(Rules.read(f"deluxe {rules}"))


def test_the_numbers_of_the_net_are_few() -> None:
    path = Path(pass_net.__file__).with_name("pass_net_weights.py")
    assert len(pass_net.WEIGHTS) == pass_net.ROWS * pass_net.HIDDEN and path.stat().st_size < 30_000


def test_a_net_is_fitted_to_values_and_learns_from_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    values, module = tmp_path / "values", tmp_path / "net.py"
    packets.main(["--out", str(values), "--worlds", "2", "--packets", "4", "--others", "2", "--deals", "3"])
    fit_pass.main([str(values), "--rounds", "6", "--out", str(module)])
    told = [float(line.split(": ")[1]) for line in capsys.readouterr().out.splitlines()]
    assert len(told) == 6
    written: dict[str, object] = {}
    exec(module.read_text("utf-8"), written)
    numbers = written["WEIGHTS"]
    assert isinstance(numbers, tuple) and len(numbers) == pass_net.ROWS * fit_pass.HIDDEN
    assert (written["HIDDEN"], written["SCALE"]) == (fit_pass.HIDDEN, fit_pass.SCALE)
    every = list(fit_pass.examples([values]))
    assert len(every) == 12
    fit = fit_pass.Fit(fit_pass.Random(1))
    before = fit.wrong(every)
    for one in every * 10:
        fit.learn(one, 0.05)
    assert fit.wrong(every) < before / 2


def test_without_a_hand_that_the_net_knows_none_is_fitted(tmp_path: Path) -> None:
    values, module = tmp_path / "values", tmp_path / "net.py"
    packets.main(["--out", str(values), "--worlds", "1", "--packets", "2", "--deals", "1", "--rules", "spot"])
    with pytest.raises(SystemExit):
        fit_pass.main([str(values), "--out", str(module)])
    assert values.stat().st_size > 0 and not module.exists()
