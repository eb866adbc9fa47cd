"""Characters who can sit at the table: portraits, sayings and strength.

Begin with `cast.py`: a `Cast` is a set of characters, kept as JSON. `reader.py` reads one from outside, `portrait.py`
refuses a drawing that could run a script. `sayings.py` decides who speaks and when; `docs/casts.md` is for authors.

A character changes how an opponent looks, what it says and its temper, never what it may see.
"""
