"""The table: scenes become elements, clicks and keys become commands.

Begin with `stage.py`, which makes the page look like a scene and writes only what differs; `cards.py` and `seat.py`
draw its parts. `input.py`, `fingers.py` and `keys.py` listen; `chooser.py` makes the command.

Nothing here knows the rules: what may be played, pressed or seen stands in the scene.
"""
