"""Tables of people: a portable protocol over a relay that reads nothing.

Begin with `docs/people.md`, then `host.py` (who holds the game), `guest.py` (each person at the table) and `chain.py`
(the log of all that has happened). Cryptography and the relay are doors of the browser, handed in (`primitives.py`).

No message may hold a card of another's hand, and no guest may believe the host without checking. `hearts.app.sealed` is
to take this room's place: mend here, but build there.
"""
