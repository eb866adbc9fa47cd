"""Learning: the coach, the review of a deal, replay, problems, lessons, and a mind's guess of the player's cards.

Begin with `coach.py` for advice at the table, `review.py` for a deal that is over, `replay.py` for a record on the
table. Replay, problems (`problems.py`) and the first lesson are sources of a table (`hearts.app.table`).

A coach may know what the player knows and nothing else: it gets a View. Help counts as help: the record notes it.
"""
