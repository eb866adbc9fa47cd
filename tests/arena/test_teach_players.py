"""Samples of what minds play, at tables of any number of players."""

from pathlib import Path

import pytest

from hearts.arena import teach
from hearts.engine.rules import Rules


@pytest.mark.parametrize("players", [3, 6])
def test_as_many_minds_sit_down_as_the_rules_have_players(players: int, tmp_path: Path) -> None:
    out = tmp_path / "records"
    teach.main(["--out", str(out), "--deals", "1", "--mind", "iq:130", "--rules", f"classic-pc players={players}"])
    found = list(teach.read_samples(out))
    assert {record.sight.seat for record in found} == set(range(players))
    assert {Rules.read(record.rules).players for record in found} == {players}
