"""What the browser saves between visits: settings, the next table, the game, finished games, results.

Begin with `kinds.py`: each kind of text is a line of one table, and export, import, “Your data” and deletion follow
from that line. `store.py` writes texts by name, `archive.py` holds the finished games, `export.py` makes the one file.

No text may be written that cannot be read again, and none that cannot be read is deleted: it is set aside, and the
player reads so. A new kind is a line in `kinds.py` with one reader, and brings no list, limit or dialog of its own.
"""
