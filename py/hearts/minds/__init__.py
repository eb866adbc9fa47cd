"""How a computer chooses, from a View alone: the same View and seed give the same choice, and a ranking with it.

Begin with `mind.py`, the base of all minds, and `thought.py`, their answer. `chance.py` is the shortest mind,
`instinct.py` plays at sight on the page, `search.py` thinks in the worker. `registry.py` knows them by name; `wire.py`
and `reply.py` carry a question to a worker and back.

A mind may see a View and a word for its own chance, no other hand; Diabolo says that it cheats. What the page imports
is portable. The daily deals freeze what `daily.py` imports: a change there touches no day that has been released.
"""
