### The dialog with the rules in force, around the sentences of `rules`.

rules_list-title = Rules
rules_list-lead = Every rule of this game
rules_list-prices = Cards with points
# $seed: the seed of the cards
rules_list-published = This game’s cards come from a seed that is public, { $seed }: a player who knows it can work out every hand.
rules_list-secret = This game’s cards come from a secret number on this device: nobody can work out a hand.
rules_list-back = Close
