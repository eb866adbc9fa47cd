"""Links from strangers: games of their own for rules that differ, and no pace that stops the table."""

import random

from hearts.engine.record import Record

GAMES = """() => Object.keys(localStorage).filter(key => key.startsWith('hearts.game?'))
    .map(key => localStorage[key])"""


def test_two_links_whose_rules_differ_at_their_end_have_games_of_their_own(visit, casual):
    link = "?pace=0&preset=deluxe%20players%3D5%20limit%3D"
    table = visit(link + "50", kept=casual, worker=True)  # a game by a link waits for those who think
    table.play_until(random.Random(1), 12)
    table.open(link + "200")
    table.turn()
    limits = [Record.read(text).game.rules.limit for text in table.page.evaluate(GAMES)]
    assert sorted(limits) == [50, 200]


def test_a_pace_that_cannot_be_is_the_usual_one_at_each_load(visit, casual):
    table = visit("?pace=3000000", kept=casual)
    for pace in ("3000000", "1e309", "inf"):
        table.open(f"?pace={pace}")
        look = table.turn()
        assert look.waits == "pass"
        assert float(table.page.evaluate("document.body.style.getPropertyValue('--pace')")) == 1
    table.give(look.hand[:3])
    assert table.turn(4).waits == "play"
