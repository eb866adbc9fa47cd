### The statistics: what the figures are called, and what they come to.

statistics-title = Statistics
# $count: a number
statistics-reading = { $count ->
    [one] Reading: one game …
   *[other] Reading: { $count } games …
}
statistics-none = You have not finished a game yet. Each finished game is counted here.
# $count: a number
statistics-lead = { $count ->
    [one] One finished game.
   *[other] { $count } finished games.
}
# $count: a number
statistics-apart = { $count ->
    [one] One of them counts separately: see “Counted separately” in the list.
   *[other] { $count } of them count separately: see “Counted separately” in the list.
}
statistics-apart-it = It counts separately: see “Counted separately” in the list.
statistics-choice = Games shown
statistics-all = All games that count
statistics-by = Your games compared
# $kind: by what the games are sorted
statistics-kind = { $kind ->
    [rules] By rules
    [opponent] By opponent
    [iq] By strength of the opponents
    [seats] By players at the table
   *[apart] Counted separately
}
# $low: the lower end
# $high: the upper end
statistics-iq = I.Q. { $low }–{ $high }
# $count: a number
statistics-seats = { $count } players
# $mark: what sets the game apart
statistics-mark = { $mark ->
    [diabolo] Unfair mode
    [demonstration] Watched
    [joe] Cup of Joe
    [hint] With hints
    [telepathy] With peeking
    [played_on] Played on after the end
   *[undo] With undo
}
# $name: the name of a player, of a set, of a setting
# $count: a number
statistics-option = { $name } ({ $count })
statistics-won = Won
# $won: how many were won
# $count: a number
statistics-won-of = { $count ->
    [one] { $won } of { $count } game
   *[other] { $won } of { $count } games
}
# $low: the lower end, as a number of hundredths
# $high: the upper end, in percent
statistics-between = likely between { $low } and { $high }
statistics-average = Points per deal
# $count: a number
statistics-average-of = { $count ->
    [one] in { $count } deal
   *[other] in { $count } deals
}
statistics-queens = Queen of Spades taken
statistics-given = Queen of Spades given
statistics-jacks = Bonus cards taken
# $share: a share, in percent
statistics-times = { $share } of the deals
statistics-moons = Moons shot
# $count: a number
statistics-suns = { $count ->
    [one] one of them a sun
   *[other] { $count } of them suns
}
statistics-stopped = Moons you stopped
statistics-stopped-about = you took a point when one player had over half of them
statistics-suffered = Moons against you
statistics-best = Best game, worst game
# $best: the figure of the better choice
# $worst: the worst figure
statistics-pair = { $best } and { $worst }
statistics-best-about = final scores; the lowest is the best
statistics-best_deal = Best deal, worst deal
statistics-streak = Games won in a row
# $count: a number
statistics-streak-now = best; now { $count }
statistics-places = Places
statistics-place = Place
statistics-games = Games
statistics-share = Share
# $count: a number
statistics-conceded = { $count ->
    [one] You gave up one game. It counts as last place.
   *[other] You gave up { $count } games. They count as last place.
}
statistics-trend = Points per deal over time
# $first: the first of two
# $last: the last of a list
# $low: the lower end
# $high: the upper end
statistics-trend-text = From { $first } points per deal in the oldest games to { $last } in the latest; lowest { $low }, highest { $high }. Lower is better.
# $count: a number
statistics-trend-few = A line appears here after { $count } games.
statistics-trend-old = oldest
statistics-trend-new = latest
statistics-accuracy = Accuracy of your choices
statistics-accuracy-none = Press Review after a deal, and your accuracy appears here.
# $share: the accuracy, in percent
# $count: a number
statistics-accuracy-of = { $count ->
    [one] { $share } in one reviewed deal.
   *[other] { $share } in { $count } reviewed deals.
}
# $count: a number
statistics-accuracy-few = A line appears here after { $count } reviewed deals.
# $first: the first of two
# $last: the last of a list
# $low: the lower end
# $high: the upper end
statistics-accuracy-text = From { $first } in the oldest reviewed deals to { $last } in the latest; lowest { $low }, highest { $high }. Higher is better.
statistics-deals = How your deals ended
# $count: a number
# $several: the first parts of a list
statistics-deals-text = { $count ->
    [one] Points, and in how many of { $count } deal: { $several }.
   *[other] Points, and in how many of { $count } deals: { $several }.
}
# $points: points, as a number or as a phrase: "3 points"
# $deals: how many deals, or that many as a phrase: "4 deals"
statistics-deals-entry = { $points }: { $deals }
statistics-bin-below = below 0
# $low: the lower end
# $high: the upper end
statistics-bin-range = { $low }–{ $high }
# $low: the lower end
statistics-bin-above = { $low }+
statistics-tricks = Points by trick
# $several: the first parts of a list
statistics-tricks-text = Points per deal with each trick, first to last: { $several }.
# $count: a number
statistics-later = After { $count } games you see more: places, your progress, deals and luck.
statistics-done = Close
