"""Statistics of finished games: each game as a row of facts, and figures added up from the rows.

Begin with `row.py`, which makes a row from a record, and `tally.py`, which adds rows up. `tale.py` finds what is worth
telling of a game; `luck.py` compares the cards with chance.

A figure follows from records alone, so nothing counts twice. Intervals come from `hearts.engine.interval`.
"""
