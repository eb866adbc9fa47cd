"""The arena: minds play the same deals in each other's seats, so that skill shows and luck does not; native only.

Begin with `match.py`, a match in duplicate; `referee.py` plays one deal of it, `players.py` makes the players by their
names, `ladder.py` rates them. `external.py` runs another program as a player, `problem_search.py` finds problems,
`train.py` learns the tables of the policy, `results.py` is `hearts verify`. `docs/arena.md` has the commands.

The page knows nothing of this room. It sees engine and minds, and of the app what results are made of.
"""
