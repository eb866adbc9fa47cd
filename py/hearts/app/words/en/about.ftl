### About the game: its makers, what it costs, and how to write to us.

about-title = About
about-text = The game runs on your device, and nothing you do leaves it, unless you sit down with people elsewhere. You can play by the rules of Hearts Deluxe, of the Hearts on old PCs, and of many other tables.
about-register = How do I register?
about-register-text = You need not register. The game is free and complete: no key, no account, no ads.
about-write = Write to us
about-write-text = This copy of the game has no server, so it cannot send us a message. Write to whoever runs this site or gave you the game, and tell them the version above. If something went wrong in a game, add that game: choose it under My games, and press “Copy as text”.
about-people = Tables of people
about-people-text = People who play together meet at a relay: a server that passes their messages on. The page names it, and asks nobody before you agree. The relay sees your internet address, and when something is sent, and how much. It cannot read the game. The host's device deals and could look at the cards. Settings, under More, can hide all this.
about-credits = Who made what
about-credits-text = Court cards by Adrian Kennard (CC0), portraits Open Peeps by Pablo Stanley (CC0), Wonderland and the night sky drawn by us, type Playfair Display and Atkinson Hyperlegible Next (OFL). Written in Python, with PyScript, MicroPython and Pyodide. The game itself is free software (MIT licence).
about-back = Back to the table
