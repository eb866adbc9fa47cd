"""The table: a game as one person sees it, the cards they have chosen, and what they may do.

Begin with `table.py`: a `Table` shows the steps of a `Source` and gives it what the person wants. A source is whatever
has a game: one's own at this device (`app/sitting`), a replay, a problem or the lesson (`app/learning`), people
elsewhere. `commands.py` has all that a person can want, `director.py` makes the scenes and paces them.

Nothing here holds a game or knows another seat's cards: there are steps and Views, no more. Nothing asks where a game
comes from; what a source must be asked is a method of `Source`.
"""
