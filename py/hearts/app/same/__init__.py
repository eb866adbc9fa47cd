"""The same cards for everyone: deals, games, matches and daily deals that players share.

Begin with `what.py`, which says what a text is, and `check.py`, the one check of it, for page and command. `match.py`,
`daily.py` and `par.py` have what a match, a day and par are; `ranking.py` takes a result onto the leaderboard, which
`board.py` adds up. `docs/same.md` lists what a check compares.

Nothing here may ask by itself what a text is, check a result, or count an interval: there is one place for each.
"""
