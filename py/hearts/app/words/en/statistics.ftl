### The statistics: what the figures are called, and what they come to.

statistics-title = Statistics
# $count: ?
statistics-reading = { $count ->
    [one] Reading: one game …
   *[other] Reading: { $count } games …
}
statistics-none = You have not finished a game yet. Each finished game is counted here.
# $count: ?
statistics-lead = { $count ->
    [one] One finished game.
   *[other] { $count } finished games.
}
# $count: ?
statistics-apart = { $count ->
    [one] One of them counts separately: see “Counted separately” in the list.
   *[other] { $count } of them count separately: see “Counted separately” in the list.
}
statistics-apart-it = It counts separately: see “Counted separately” in the list.
statistics-choice = Which games
statistics-all = All games that count
statistics-by = Your games compared
statistics-kind-rules = By rules
statistics-kind-opponent = By opponent
statistics-kind-iq = By strength of the opponents
statistics-kind-seats = By players at the table
statistics-kind-apart = Counted separately
# $low: ?
# $high: ?
statistics-iq = I.Q. { $low }–{ $high }
# $count: ?
statistics-seats = { $count } players
statistics-mark-diabolo = Diabolo
statistics-mark-demonstration = Watched
statistics-mark-joe = Cup of Joe
statistics-mark-hint = With hints
statistics-mark-telepathy = Telepathy (peeking)
statistics-mark-played_on = Played on after the end
statistics-mark-undo = With undo
# $name: ?
# $count: ?
statistics-option = { $name } ({ $count })
statistics-won = Won
# $percent: ?
statistics-percent = { $percent }%
# $won: ?
# $count: ?
statistics-won-of = { $count ->
    [one] { $won } of { $count } game
   *[other] { $won } of { $count } games
}
# $low: ?
# $high: ?
statistics-between = likely between { $low } and { $high }%
statistics-average = Points a deal
# $count: ?
statistics-average-of = { $count ->
    [one] in { $count } deal
   *[other] in { $count } deals
}
statistics-queens = Queen of Spades taken
statistics-given = Queen of Spades given
statistics-jacks = Bonus cards taken
# $percent: ?
statistics-times = { $percent }% of the deals
statistics-moons = Moons shot
# $count: ?
statistics-suns = { $count ->
    [one] one of them a sun
   *[other] { $count } of them suns
}
statistics-stopped = Moons you stopped
statistics-stopped-about = you took a point when one player had over half of them
statistics-suffered = Moons against you
statistics-best = Best game, worst game
# $best: ?
# $worst: ?
statistics-pair = { $best } and { $worst }
statistics-best-about = final scores; the lowest is the best
statistics-best_deal = Best deal, worst deal
statistics-streak = Games won in a row
# $count: ?
statistics-streak-now = best; now { $count }
statistics-places = Places
statistics-place = Place
statistics-games = Games
statistics-share = Share
# $count: ?
statistics-conceded = { $count ->
    [one] You gave up one game. It counts as the last place.
   *[other] You gave up { $count } games. They count as the last place.
}
statistics-trend = Points a deal over time
# $first: ?
# $last: ?
# $low: ?
# $high: ?
statistics-trend-text = From { $first } points a deal in the oldest games to { $last } in the latest; lowest { $low }, highest { $high }. Lower is better.
# $count: ?
statistics-trend-few = A line appears here after { $count } games.
statistics-trend-old = oldest
statistics-trend-new = latest
statistics-accuracy = Accuracy of your choices
statistics-accuracy-none = Press Review after a deal, and your accuracy appears here.
# $number: ?
# $count: ?
statistics-accuracy-of = { $count ->
    [one] { $number }% in one reviewed deal.
   *[other] { $number }% in { $count } reviewed deals.
}
# $count: ?
statistics-accuracy-few = A line appears here after { $count } reviewed deals.
# $first: ?
# $last: ?
# $low: ?
# $high: ?
statistics-accuracy-text = From { $first }% in the oldest reviewed deals to { $last }% in the latest; lowest { $low }%, highest { $high }%. Higher is better.
statistics-deals = How your deals ended
# $count: ?
# $several: ?
statistics-deals-text = { $count ->
    [one] Points, and in how many of { $count } deal: { $several }.
   *[other] Points, and in how many of { $count } deals: { $several }.
}
# $points: ?
# $deals: ?
statistics-deals-entry = { $points }: { $deals }
statistics-bin-below = below 0
# $low: ?
# $high: ?
statistics-bin-range = { $low }–{ $high }
# $low: ?
statistics-bin-above = { $low }+
statistics-tricks = Which tricks bring your points
# $several: ?
statistics-tricks-text = Points a deal with each trick, first to last: { $several }.
statistics-done = Back to the table
