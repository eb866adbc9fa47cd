### A game that comes by a link, a file or as text: what it is, and what can be done with it.

shared_game-title = Open this game?
# $rules: the name or the line of the rules
# $count: a number
shared_game-rules = { $count ->
    [one] { $rules }, 1 deal.
   *[other] { $rules }, { $count } deals.
}
# $date: a date, as written
shared_game-played = Played on { $date }.
# $names: several names, as a list
# $scores: points of all players, as a list
shared_game-won = { $names } won. The scores: { $scores }.
# $scores: points of all players, as a list
shared_game-stands = It is not over. The scores: { $scores }.
# $name: the name of a player, of a set, of a setting
# $scores: points of all players, as a list
shared_game-gave_up = { $name } gave up. The scores: { $scores }.
# $name: the name of a player, of a set, of a setting
# $score: points, as written
shared_game-score = { $name } { $score }
shared_game-sure = The cards match the numbers of the shuffle.
shared_game-laid = A person laid out the cards of at least one deal.
# $deal: the number of the deal
shared_game-unsure = In deal { $deal } the cards do not match the numbers of the shuffle. A person may have changed them.
shared_game-unchecked = The moves follow the rules. The opponents’ choices are not checked yet: “Check this game” in the replay does that.
shared_game-beside = Your own game is saved, and comes back afterwards. This game is practice, so it does not count.
shared_game-no = Not now
shared_game-play = { $count ->
    [one] Play this deal
   *[other] Play these deals
}
shared_game-yes = Replay
