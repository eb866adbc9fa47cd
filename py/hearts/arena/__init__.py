"""The arena: minds play the same deals in each other's seats, so that skill shows and luck does not; native only.

Begin with `match.py`, a match in duplicate, and `ladder.py`. `external.py` seats another program, `problem_search.py`
for problems, `train.py` learns the tables of the policy, `results.py` is `hearts verify`. `docs/arena.md` has the
commands.

The page knows nothing of this room. It sees engine and minds, and of the app what results are made of.
"""
