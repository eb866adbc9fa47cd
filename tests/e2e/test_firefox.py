"""The same page in Firefox, where this machine has one: a deal is played, reloaded and agrees with its record."""

import random

from person import agrees


def test_a_deal_is_played_in_firefox(visit, firefox, casual):
    table = visit("?seed=5&pace=0", kept=casual, browser=firefox)
    look = table.play_until(random.Random(1), 30)
    table.reload()
    agrees(table.turn())
    table.play_until(random.Random(2), 57)
    assert table.look().dialog in ("Deal over", "Moon")
    assert table.text().startswith(look.text)
    table.wait_mind()
