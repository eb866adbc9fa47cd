"""The game of Hearts as pure values: no clock, no I/O, no browser, no chance but what is handed in.

Begin with `game.py`: a `Game` is one position, and `play(move)` returns the next one. Below it are `deal.py` (all
hands, and the `View` of one seat), `table.py` (what everyone sees, what may be played), `rules.py` (options as facts)
and `cards.py` (a card and a set of cards as an int). `record.py` writes a game as text, `steps.py` shows it to a seat.

Nothing here may import another room, look at a clock or draw from chance. An error is an id with values (`errors.py`).
All of it is portable (`docs/portable.md`); `docs/engine.md` shows it in examples.
"""
