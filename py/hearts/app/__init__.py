"""The game without a browser: sessions, scenes, sentences and saved games, as plain data.

Begin with `table/table.py`, one game as one person sees it, and `sitting/session.py`, the games at this device. The
modules outside the rooms serve several of them: `gate.py` (texts from outside), `tasks.py` (work that takes a while),
`tempo.py` (durations), `events.py` (effects of a move), `heading.py` (notes of a record), `links.py`.

Nothing here may know a page, an element or an event of the browser: what it needs of one comes as a parameter. All of
it is portable. A room sees only those rooms that `tests/test_layers.py` lists.
"""
