"""Four people in four browsers play a whole game over a relay, Chromium and Firefox at one table, one on a phone.

It goes to 30 points, or to as many as `MOONSHOT_LIMIT` says: `MOONSHOT_LIMIT=100` plays a whole game as at most tables.
"""

import os
import random

import four
import pytest
import relays

LIMIT = os.environ.get("MOONSHOT_LIMIT", "30")
SHORT, WHOLE = "classic-pc limit=10", f"deluxe limit={LIMIT}"  # the first deal ends nearly every game to 10


@pytest.mark.slow
@pytest.mark.whole  # four pages and two kinds of browsers: two of them play a deal at each push, in `test_people.py`
@pytest.mark.parametrize("rules", [SHORT, WHOLE])
@pytest.mark.parametrize("kind", list(relays.KINDS))
def test_four_people_in_two_kinds_of_browsers_play_a_whole_game(
    visit, troubles, playwright, chromium, tmp_path, kind, rules
):
    relay = relays.KINDS[kind](tmp_path)
    # The line that a reload ends, and how Firefox tells of one.
    troubles.expected += ["WebSocket connection", f"//127.0.0.1:{relay.port}/"]
    who = four.browsers(playwright, chromium)
    tables = four.come(visit, f"?pace=0&relay={relay.address}", who, rules)
    chance = random.Random(8)
    four.give(tables, chance)
    for table in tables[:2]:  # the host's page, and the phone
        four.reload(table)
    four.play(tables, chance)
    found = four.records(tables)
    assert len(found) == len(tables)
    assert len({record.text() for record in found}) == 1
    assert found[0].game.phase == "over"
    assert [seat.name for seat in found[0].seats] == list(four.NAMES)
    for table in tables:
        assert table.page.evaluate("document.body.dataset.link") == "good"
    relay.stop()
