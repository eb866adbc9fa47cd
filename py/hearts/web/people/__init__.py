"""Tables of people on the page: the dialog at their door, this device's part in one, and the table itself.

Begin with `people.py`, the dialog, `device.py`, the line to the relay with guest and host, and `play.py`, the source
of the table. The protocol is `hearts.app.people`.

This room comes in a pack of its own when the player opens a table or comes to one. Only `hearts.web.with_people`
reaches it.
"""
