"""Games at sealed tables while pages, lines and the relay fail: one game everywhere, nobody stuck, nothing told."""

from typing import Any

import pytest

from tests.sealed.accidents import ALLOWED, Hazards


@pytest.mark.parametrize("seed", range(16))
def test_games_go_on_whatever_fails(seed: int) -> None:
    hazards = Hazards(seed)
    assert hazards.play() == []
    assert sum(hazards.count.values()) > 1 and hazards.looked > 0


def test_a_table_that_stands_still_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is there, holds their keys back, and is not waited for."""
    hazards = Hazards(0)
    says = hazards.people[2].says

    def silent(*given: Any) -> "tuple[str, str] | None":
        said = says(*given)
        return None if said is not None and said[0] == "keys" else said

    monkeypatch.setattr(hazards, "strike", lambda: None)
    monkeypatch.setattr(hazards, "strikes", float("inf"))
    hazards.people[2].says = silent  # type: ignore[method-assign]
    assert hazards.play() == [f"seed 0: nothing was settled for {ALLOWED:.0f} s, at {hazards.now:.0f} s"]


def test_a_secret_that_is_told_early_is_found() -> None:
    """Somebody shows what they mixed by before the play is over."""
    hazards = Hazards(0)
    due = hazards.due

    def early(place: int) -> "tuple[str, str] | None":
        state: Any = hazards.members[place].log.state
        if place == 1 and state.phase == "play" and state.board.plays:
            s = hazards.people[1].secret(state.pack, 1)
            hazards.members[1].write("talk", s.hex())
        return due(place)

    hazards.due = early  # type: ignore[method-assign]
    assert hazards.play()[0] == "seed 0: 1 has told a secret of 1"
