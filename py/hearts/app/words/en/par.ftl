### Par in ordinary games: one's own points beside those of the strongest mind with the same cards.

par-title = Against par
par-about = Par is what the strongest computer player (180) scores in your seat, with the same cards.
# $par: points of par
# $own: the player's own figure
par-deal = Par { $par }, you { $own }.
# $scatter: points by which a deal scatters
par-one = Par is what a computer player of strength 180 scores with the same cards. In one deal, luck alone is worth ±{ $scatter } points.
par-coming = Working out par …
par-ask = Work out par of this game
# $deal: the number of the deal
# $deals: how many deals, or that many as a phrase: "4 deals"
par-working = Working out par: deal { $deal } of { $deals } …
par-never = Par needs a game of one person against opponents who do not see the cards.
par-none = No par yet. The game works it out after a deal, when the computer has time. You can also ask for it in any game under My games.
# $which: the person or the day
# $mean: points, as written
# $count: a number
par-mean = { $count ->
    [one] { $which }, one deal: { $mean } points against par.
   *[other] { $which }, { $count } deals: { $mean } points per deal against par.
}
# $reach: points that chance alone gives
par-chance = Too few deals to tell luck from skill: luck alone can give up to ±{ $reach }.
# $reach: points that chance alone gives
par-better = Luck alone can give up to ±{ $reach }. You do better than par.
# $reach: points that chance alone gives
par-worse = Luck alone can give up to ±{ $reach }. Par does better than you.
par-game = This game
par-last = Last game
par-month = This month
par-all = All of these games
