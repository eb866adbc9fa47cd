"""Hearts, from the rules to the clicks.

Read it from left to right; each layer imports only what stands to its left:

    engine   the game: cards, rules, deals, scores, records. Pure values
    minds    how a computer chooses, from a View alone
    app      a sitting at the table, as data: session, scene, words, store
    web      the browser: scenes become elements, clicks become choices

`arena` plays minds against each other, and `__main__` is the command line; both are native only.
The layers above, but for the stronger minds, are portable: they run unchanged on CPython, Pyodide and MicroPython.
"""

__version__ = "0.2.0"
