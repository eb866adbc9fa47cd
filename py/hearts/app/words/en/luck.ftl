### What each seat was dealt, in the statistics.

luck-title = Fairness of the cards
# $count: a number
luck-about = { $count ->
    [one] How often in 100 deals each seat was dealt the Queen of Spades, aces and more: from your { $count } deal.
   *[other] How often in 100 deals each seat was dealt the Queen of Spades, aces and more: from your { $count } deals.
}
# $count: a number
luck-few = What each seat was dealt appears here after { $count } deals.
# $count: a number
luck-players = { $count } players
luck-you = You
luck-left = Left
luck-across = Across
luck-right = Right
# $count: a number
luck-seat = Left { $count }
luck-fact-queen = Queen
luck-fact-aces = Aces
luck-fact-voids = Missing suits
luck-fact-tops = Top cards
luck-tops-about = Top cards are those that nobody can beat: an ace, a king with its ace, and so on down.
luck-chance = Chance
# $low: the lower end
# $high: the upper end
luck-range = { $low }–{ $high }
# $figure: a number, as written
luck-off = { $figure }{"\u00A0"}*
luck-told-none = All figures lie where chance puts 19 of 20.
# $count: a number
# $all: how many there are in all
# $expected: how many chance gives
luck-told = { $count ->
    [one] { $count } of { $all } figures, marked *, lies outside of what chance gives 19 times out of 20. About { $expected } would do so by chance alone.
   *[other] { $count } of { $all } figures, marked *, lie outside of what chance gives 19 times out of 20. About { $expected } would do so by chance alone.
}
# $more: how many more
luck-stacked = A seat that gets the queen { $more } times in 100 deals too often would be marked in 8 of 10 such tables.
luck-moons-title = Moons
# $own: the player's own figure
# $others: the figure of the others
luck-moons = In 100 deals you shot { $own }, and an opponent shot { $others }.
luck-moons-about = In brackets: where the true figure lies 19 times out of 20. Chance gives none here, because a moon hangs on how all play.
# $figure: a number, as written
# $low: the lower end
# $high: the upper end
luck-share = { $figure } ({ $low } to { $high })
luck-against-title = Do opponents play against you?
# $gap: points and "more" or "fewer", as a phrase
# $range: how far a figure may be off
luck-against = You took { $gap } than an opponent, give or take { $range }. That hangs on how well you play, so it cannot tell how opponents treat you.
# $points: points, as a number or as a phrase: "3 points"
luck-gap-more = { $points } points a deal more
# $points: points, as a number or as a phrase: "3 points"
luck-gap-less = { $points } points a deal less
# $range: how far a figure may be off
# $finds: what such a run would show
luck-against-mind = A mind of their strength in your seat would come to 0, give or take { $range }. If they cost it { $finds } points a deal because they take it for a person, 8 of 10 such tables would show it.
luck-against-check = A sharper test: opponents are told cards and scores, and not who is a person. “Check this record” in My games lets them choose again from that alone. One choice that differs is shown.
# $fact: the name of a fact about the cards
luck-far = What is farthest off in “{ $fact }” comes by chance alone in fewer than 1 of 1000 such tables.
