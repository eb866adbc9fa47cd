### What somebody knew when they chose: their cards, what lay on the table, and whether the choice follows from that.

# $name: the name of a player, of a set, of a setting
known-title = { $name }’s view
# $name: the name of a player, of a set, of a setting
known-about = { $name } could see all this before this choice, and nothing else. The other hands are not in it.
known-hand = In hand
known-gave = Passed
known-got = Received
known-trick = On the table
known-played = Played before
known-scores = Scores
# $suit: the name of a suit
# $ranks: ranks of cards, as a list
known-suit = { $suit }: { $ranks }
known-nothing = nothing
# $ask: what was asked for
# $name: the name of a player, of a set, of a setting
# $cards: one or several cards, by name or in signs
known-chose = { $ask ->
    [play] { $name } played { $cards }.
   *[pass] { $name } passed { $cards }.
}
known-asking = The same computer player chooses again, from this view alone …
known-same = The same computer player, from this view alone, chooses the same again.
# $cards: one or several cards, by name or in signs
known-other = The same computer player, from this view alone, chooses { $cards }. Another version may have played.
# $name: the name of a player, of a set, of a setting
known-clock = { $name } thought for a set time, so the choice cannot be computed again.
known-sees = The opponents saw all cards in this game.
# $name: the name of a player, of a set, of a setting
known-person = { $name } is a person, so nobody can compute the choice again.
known-forced = There was only one card to play.
known-done = Close
