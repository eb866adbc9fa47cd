### What each seat was dealt, in the statistics.

luck-title = Fairness of the cards
# $count: a number
luck-about = { $count ->
    [one] How often in 100 deals each seat got the Queen of Spades, aces and more: from your { $count } deal.
   *[other] How often in 100 deals each seat got the Queen of Spades, aces and more: from your { $count } deals.
}
# $count: a number
luck-few = The cards of each seat are counted here after { $count } deals.
# $count: a number
luck-players = { $count } players
luck-you = You
luck-left = Left
luck-across = Across
luck-right = Right
# $count: a number
luck-seat = Left { $count }
# $fact: what was counted
luck-fact = { $fact ->
    [queen] Queen
    [aces] Aces
    [voids] Missing suits
   *[tops] Top cards
}
luck-tops-about = Top cards are those that nobody can beat: an ace, a king with its ace, and so on down.
luck-chance = Chance
# $low: the lower end
# $high: the upper end
luck-range = { $low }–{ $high }
# $figure: a number, as written
luck-off = { $figure }{"\u00A0"}*
luck-told-none = All figures are normal: chance alone stays in this range 19 times out of 20.
# $count: a number
# $all: how many there are in all
# $expected: how many chance gives
luck-told = { $count ->
    [one] { $count } of { $all } figures, marked *, is outside the range where chance stays 19 times out of 20. About { $expected } would be outside by chance alone.
   *[other] { $count } of { $all } figures, marked *, are outside the range where chance stays 19 times out of 20. About { $expected } would be outside by chance alone.
}
# $more: how many more
luck-stacked = If a seat gets the queen { $more } times too often in 100 deals, 8 of 10 such tables would mark it.
luck-moons-title = Moons
# $own: the player's own figure
# $others: the figure of the others
luck-moons = In 100 deals you shot { $own }, and an opponent shot { $others }.
luck-moons-about = In brackets: the range of the true figure, 19 times out of 20. Chance has no figure here, because a moon depends on how everyone plays.
# $figure: a number, as written
# $low: the lower end
# $high: the upper end
luck-share = { $figure } ({ $low } to { $high })
luck-against-title = Do opponents play against you?
# $gap: points and "more" or "fewer", as a phrase
# $range: how far a figure may be off
luck-against = You scored { $gap } than an opponent, give or take { $range }. That depends on how well you play, so it cannot show how opponents treat you.
# $points: points, as a number or as a phrase: "3 points"
luck-gap-more = { $points } points per deal more
# $points: points, as a number or as a phrase: "3 points"
luck-gap-less = { $points } points per deal less
# $range: how far a figure may be off
# $finds: what such a run would show
luck-against-mind = A computer player of their strength in your seat would come to 0, give or take { $range }. If opponents cost it { $finds } points per deal because they take it for a person, 8 of 10 such tables would show it.
luck-against-check = A sharper test: opponents see cards and scores, but not which player is a person. “Check this game” in My games lets them choose again from that alone, and shows each choice that differs.
# $fact: the name of a fact about the cards
luck-far = The figure that is farthest off in “{ $fact }” comes by chance alone in fewer than 1 of 1000 such tables.
