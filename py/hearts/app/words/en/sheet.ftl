### The score sheet, in its own dialog and at an end.

sheet-tricks = This deal, trick by trick
sheet-trick = Trick
sheet-took = took it, no points
sheet-title = Score sheet
sheet-deal = Deal
sheet-start = start
sheet-now = this deal
sheet-total = Total
# $total: points before this deal
# $points: points, as a number or as a phrase: "3 points"
sheet-more = { $total } + { $points }
# $total: points before this deal
# $points: points, as a number or as a phrase: "3 points"
sheet-less = { $total } − { $points }
sheet-leads = leads:
# $deal: the number of the deal
# $totals: running totals, as a list
sheet-graph = Running totals after deal { $deal }: { $totals }
# $name: the name of a player, of a set, of a setting
# $score: points, as written
sheet-entry = { $name } { $score }
sheet-ways = The two ways to count this moon
sheet-may = You may
# $mark: what happened in the deal
sheet-mark = { $mark ->
    [moon] moon
    [sun] sun
   *[queen] Queen of Spades
}
sheet-diabolo = Unfair mode: they see your cards and team up. This game counts separately.
sheet-back = Close
