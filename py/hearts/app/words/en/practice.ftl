### Practice: what is said of a game that counts nowhere.

practice-title = Practice
practice-text = this does not count
practice-back = Back to my game
practice-leave = Leave practice
practice-again = Play it again
practice-begins = Practice. Your real game is saved.
practice-ends = Back in your game.
practice-none = You cannot play from here: nobody has a choice left in this deal.
practice-watching = Your game is open in another tab. Press “Play here” first.
