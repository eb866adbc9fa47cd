"""The dialogs, one module each, with the markup beside it in a file of the same name.

Begin with `dialog.py`, the base of all, and `sound.py`, a short one. `directory.py` lists them by name;
`questions.py` has the questions, which need no dialog of their own; `charts.py` draws every line and bar.

A dialog changes a game by giving the session a command. `CONTRIBUTING.md` lists the files for a new dialog.
"""
