### What lies behind the last door of the menu, and what is told about the game.

more-title = More
more-seen = Played cards
more-seen-about = Cards played in this deal
more-replay = Replay a game
more-replay-about = This one, a file, or a game or link that you paste
more-layout = Lay out a deal
more-layout-about = Give out the cards yourself, then play them or send them as a link
more-boss = Boss Coming
more-boss-about = A spreadsheet hides the game
more-full_screen = Full screen
more-full_screen-about = Only the table
more-about = About
more-about-about = Version, credits, how to write to us
more-back = Close
