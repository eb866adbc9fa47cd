### Par in ordinary games: one's own points beside those of the strongest mind with the same cards.

par-title = Against par
par-about = Par is what the strongest mind, I.Q. 180, gets in your seat with the same cards and opponents.
# $par: points of par
# $own: the player's own figure
par-deal = Par { $par }, you { $own }.
# $scatter: points by which a deal scatters
par-one = Par is what I.Q. 180 gets with the same cards. A deal scatters by ±{ $scatter } points, so one deal says nothing.
par-coming = Par is being worked out …
par-ask = Work out par of this game
# $deal: the number of the deal
# $deals: how many deals, or that many as a phrase: "4 deals"
par-working = Par is being worked out: deal { $deal } of { $deals } …
par-never = Par is worked out for one person and opponents who do not see the cards.
par-none = No par is known yet. It is worked out after a deal where the opponents leave the worker free, and for any game under Games.
# $which: the person or the day
# $mean: points, as written
# $count: a number
par-mean = { $count ->
    [one] { $which }, one deal: { $mean } points from par.
   *[other] { $which }, { $count } deals: { $mean } points a deal from par.
}
# $scatter: points by which a deal scatters
# $reach: points that chance alone gives
par-chance = A deal scatters by ±{ $scatter } points, so chance alone gives up to ±{ $reach } here. This says nothing yet.
# $scatter: points by which a deal scatters
# $reach: points that chance alone gives
par-better = A deal scatters by ±{ $scatter } points, so chance alone gives up to ±{ $reach } here. You do better than par.
# $scatter: points by which a deal scatters
# $reach: points that chance alone gives
par-worse = A deal scatters by ±{ $scatter } points, so chance alone gives up to ±{ $reach } here. Par does better than you.
par-game = This game
par-last = Last game
par-month = This month
par-all = All of these games
