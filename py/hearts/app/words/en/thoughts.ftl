### Telepathy: what is said of what an opponent believes.

# $name: ?
thoughts-title = What { $name } thinks
thoughts-plain = Thoughts
thoughts-badge = Telepathy: games with peeking count separately.
thoughts-form = How much
thoughts-mild = Their guess about you
thoughts-full = All they know
thoughts-asking = Asking …
thoughts-nobody = The computer is still loading. Try again in a moment.
# $worlds: ?
# $name: ?
thoughts-worlds = Checked on { $worlds } deals that are possible for { $name }.
# $name: ?
thoughts-yours = { $name }’s guess that you hold each card.
# $name: ?
thoughts-all = { $name }’s guess where the cards are. A stronger colour is a surer guess.
# $cards: ?
thoughts-own = Their own hand: { $cards }.
# $cards: ?
thoughts-forgotten = They have forgotten that these were played: { $cards }.
thoughts-expects = What they expect in this deal
# $name: ?
# $points: ?
thoughts-points = { $name }: { $points } points
# $name: ?
# $points: ?
# $chance: ?
thoughts-moon = { $name }: { $points } points, a moon { $chance }%
thoughts-suit = Suit
# $card: ?
# $chance: ?
thoughts-card = { $card } { $chance }%
# $card: ?
# $chance: ?
thoughts-short = { $card } { $chance }%
thoughts-worths = How they compare their choices
thoughts-weighing = Checking …
# $name: ?
# $cards: ?
thoughts-passed = { $name } passed { $cards }.
# $name: ?
thoughts-declined = { $name } passed no cards.
# $name: ?
thoughts-passes = { $name } is choosing what to pass.
# $trick: ?
# $name: ?
# $cards: ?
thoughts-played = Trick { $trick }: { $name } played { $cards }.
# $name: ?
thoughts-nothing = { $name } has not had a choice in this deal yet.
# $name: ?
# $cards: ?
thoughts-otherwise = If you ask again, { $name } would choose { $cards }.
# $count: ?
thoughts-tried = { $count ->
    [one] They checked each choice on at most { $count } possible deal. This is what they expect of each, the best first.
   *[other] They checked each choice on at most { $count } possible deals. This is what they expect of each, the best first.
}
thoughts-instinct = Their instinct changes the order too, most when they check few deals.
thoughts-costs = They choose at once, and check no deals. “Worse by” says how many points a choice seems to cost more than the best one.
thoughts-by-moon = They try to shoot the moon, and compare nothing else.
thoughts-by-hearts = They do not compare what to pass: they pass the highest hearts, then the highest cards.
thoughts-by-high = They do not compare what to pass: they pass the highest cards.
thoughts-by-dear = They do not compare what to pass: they pass the cards that cost most, then those above them, then high ones, hearts before others.
thoughts-by-chance = They choose by chance, and compare nothing.
thoughts-by-rule = They choose by fixed rules, and count no points.
thoughts-head-choice = Choice
thoughts-head-points = Points
thoughts-head-moon = Moon
thoughts-head-win = Win
thoughts-head-costs = Worse by
thoughts-same = same
# $cards: ?
thoughts-taken = { $cards } ✓
# $cards: ?
thoughts-chosen = { $cards }, chosen
# $chance: ?
thoughts-percent = { $chance }%
thoughts-back = Back to the table
