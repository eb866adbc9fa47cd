"""A table of people without a host who knows the cards: the sealed deck, and the log that its players sign.

This room is being built for issue 59, beside `hearts.app.people`, which it will replace; until then no page opens it,
and only `tests/sealed` does. Here so far: the deck (`group`, `deck`, `box`, `escrow`, `audit`).
"""
