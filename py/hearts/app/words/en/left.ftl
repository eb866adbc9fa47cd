### What is said of a game that another one took the place of.

left-title = You left your game.
left-back = Bring it back
left-no = Close
left-none = There is no game to bring back.
