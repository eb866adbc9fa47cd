"""The scene: everything on the screen as plain data, made for one viewer.

Begin with `model.py`, which lists all that a `Scene` has, then `make.py`, which makes it from a `View` and the
`Staging` (what lies on the table for a moment).

A scene may hold nothing that its viewer may not know, and no element of the page: `hearts.web.table` draws it.
"""
