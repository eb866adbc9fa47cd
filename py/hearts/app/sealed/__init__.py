"""A table of people without a host who knows the cards: the sealed deck, and the log that its players sign.

Begin with `docs/sealed.md`, then `deck.py` and `log.py`. The deck is `group`, `deck`, `box`, `escrow`, `attempt` and
`audit`; the log has its `leader`. `fold` says what a log comes to: `state`, `making`, `passing`, `playing`, `deciding`,
`settling` and `price` are its parts. `party` folds the whole table, with its people (`house`, `votes`, `minds`,
`away`); `presence` and `guard` are what one page knows of the others, and hears of them. All have the attacks on them
as tests (`tests/sealed`).

No page opens this room yet: it is to take the place of `hearts.app.people`. `player` is what one device says and sees,
`source` its seam to a screen. It lacks records, and the screen itself. Of `hearts.app.people` it uses what stays:
cryptography, names, keys of devices, rates.
"""
