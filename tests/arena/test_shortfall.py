"""The bench of shortfalls: each step between what was claimed and what was had, by hand; it plays, resumes, prints."""

from pathlib import Path

import pytest

from tests.bench import shortfall


def _card(trick: int, *own: float) -> "dict[str, object]":
    return {what: [points, 0.0] for what, points in zip(shortfall.AT, own, strict=True)} | {"trick": trick}


def test_each_step_stands_by_itself() -> None:
    one = [_card(0, 2.0, 2.5, 3.0, 5.0, 4.0), _card(5, 1.0, 1.0, 1.0, 1.0, 2.0)]
    lines = shortfall.report("deluxe", [one, [_card(3, 4.0, 5.5, 5.0, 5.0, 6.0)]])
    assert lines[0].endswith("**deluxe**, 2 deals:")
    assert lines[4] == "| 1–4 | claimed, anew | 2 | 3.000 | 4.000 | +1.000 ± 0.500 | 1.000 |"
    assert "| 1–4 | told, had | 2 | 5.000 | 5.000 | +0.000 ± 1.000 | 1.000 |" in lines
    assert "| 5–8 | claimed, had | 1 | 1.000 | 2.000 | +1.000 ± – | 1.000 |" in lines


def test_it_plays_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    monkeypatch.setattr(shortfall, "FRESH", 2)
    command = ["shortfall", "--out", str(out), "--mind", "iq:130", "--rules", "deluxe", "classic-pc", "--deals"]
    monkeypatch.setattr("sys.argv", [*command, "1"])
    shortfall.main()
    whole = capsys.readouterr().out
    assert whole.count("1 deals:") == 2 and len(out.read_text().splitlines()) == 2
    shortfall.main()
    assert capsys.readouterr().out == whole, "what a file holds is not played again"
