### What somebody knew when they chose: their cards, what lay on the table, and whether the choice follows from that.

# $name: ?
known-title = What { $name } knew
# $name: ?
known-about = This is all that { $name } was told before this choice. Other hands are not in it.
known-hand = In hand
known-gave = Passed on
known-got = Received
known-trick = On the table
known-played = Played before
known-scores = Scores
# $suit: ?
# $ranks: ?
known-suit = { $suit }: { $ranks }
known-nothing = nothing
# $name: ?
# $cards: ?
known-chose-play = { $name } played { $cards }.
# $name: ?
# $cards: ?
known-chose-pass = { $name } passed { $cards }.
known-asking = The same mind is asked again, with this view alone …
known-same = The same mind, asked again with this view alone, chooses the same.
# $cards: ?
known-other = The same mind, asked again with this view alone, chooses { $cards }. Another version may have played.
# $name: ?
known-clock = { $name } thought for a set time, so the choice cannot be computed again.
known-sees = The opponents saw all cards in this game.
# $name: ?
known-person = { $name } is a person, so nobody can compute the choice again.
known-forced = There was only one card to play.
known-done = Done
