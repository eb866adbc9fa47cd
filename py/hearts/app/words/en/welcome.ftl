### The first visit: the aim of the game, and what a new player is asked.

welcome-title = Take as few points as you can
welcome-heart = Each heart: 1 point
welcome-queen = Queen of Spades: 13 points
welcome-wins = The lowest score wins
welcome-teach = Teach me, 2 minutes
welcome-know = I know Hearts
welcome-classic = You play Classic, like the Hearts that came with Windows.
welcome-deluxe = Deluxe, J♦{"\uFE0E"} −10
welcome-others = Other rules
welcome-fair = The computers cannot see your cards. See for yourself
welcome-later = You find “Learn Hearts” in the menu at any time.
