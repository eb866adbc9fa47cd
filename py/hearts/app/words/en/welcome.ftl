### The first visit: the aim of the game, and what a new player is asked.

welcome-title = Take as few points as you can
welcome-heart = Each heart: 1 point
welcome-queen = Queen of Spades: 13 points
welcome-wins = The lowest score wins
welcome-teach = Teach me, 2 minutes
welcome-know = I know Hearts
welcome-which = Which Hearts do you play?
welcome-classic = Classic
welcome-classic-about = as on your old PC
welcome-deluxe = Hearts Deluxe
welcome-deluxe-about = with the Jack of Diamonds
welcome-later = You find “Learn Hearts” in the menu at any time.
