"""The sitting: the games at this device, move by move, and the players who sit there.

Begin with `session.py`, the source of the player's own table, and `loop.py`, which asks one seat after the other.
`players.py` has who can drive a seat, `journal.py` the record as it grows, `seating.py` who sits where.

A move is saved before it is shown. Only the tab with the `Hold` (`journal.py`) writes the game. Players
change the game through `Session.commit`, `go_back` and `begin` alone.
"""
