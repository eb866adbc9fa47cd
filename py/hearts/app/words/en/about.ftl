### About the game: its makers, what it costs, and how to write to us.

about-title = About
about-text = The game runs on your device, and nothing you do leaves it unless you play with people on other devices. You can play by the rules of Hearts Deluxe, of the Hearts that came with Windows, and by many others.
about-fair = The computers cannot see your cards
about-fair-text = Each computer player sees what you would see in its seat, and nothing else. Only the unfair mode, Diabolo, shows them your cards, and the table says so. (A diabolo is a juggling toy.)
about-fair-see = See for yourself
about-register = Is it free?
about-register-text = Yes: no account, no ads, and nothing to buy.
about-write = Write to us
about-write-text = This copy of the game has no server, so it cannot send us a message. Write to the person who runs this site or gave you the game, and name the version above. If something went wrong in a game, add that game: choose it under My games, and press “Copy as text”.
about-people = Playing with people
about-people-text = Players on different devices meet at a relay: a server that passes their messages on. The page names the relay, and connects only after you agree. The relay sees your internet address, and when and how much is sent. It cannot read the game. The host's device deals and could look at the cards. You can hide these features under Settings › More.
about-credits = Credits
about-credits-text = Court cards by Adrian Kennard (CC0), portraits Open Peeps by Pablo Stanley (CC0), Wonderland and the night sky drawn by us, fonts Playfair Display and Atkinson Hyperlegible Next (OFL). Written in Python, with PyScript, MicroPython and Pyodide. The game itself is free software (MIT licence).
about-back = Close
