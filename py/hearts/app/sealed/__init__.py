"""A table of people without a host who knows the cards: the sealed deck, and the log that its players sign.

This room is being built for issue 59, beside `hearts.app.people`, which it will replace; until then no page opens it,
and only `tests/sealed` does. It stands here: the deck (`group`, `deck`, `box`, `escrow`, `attempt`, `audit`) and the
log with its leader (`log`, `leader`), both with the attacks on them as tests. Storage that is lost while a page is cut
off can still break the log (`docs/sealed.md` has the seeds). It lacks the fold (what a table's log comes to), being
away and decisions, what a device says next, records, the browser's door to the group, and the screen.
"""
