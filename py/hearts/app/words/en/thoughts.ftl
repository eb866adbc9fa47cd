### Telepathy: what is said of what an opponent believes.

# $name: the name of a player, of a set, of a setting
thoughts-title = { $name }’s thoughts
thoughts-plain = Thoughts
thoughts-badge = Games with peeking count separately.
thoughts-form = Show
thoughts-mild = Their guess about you
thoughts-full = All they know
thoughts-asking = Asking …
thoughts-nobody = The computer is still loading. Try again in a moment.
# $worlds: how many possible deals were tried
# $name: the name of a player, of a set, of a setting
thoughts-worlds = Checked on { $worlds } deals that are possible for { $name }.
# $name: the name of a player, of a set, of a setting
thoughts-yours = How sure { $name } may be that you hold each card.
# $name: the name of a player, of a set, of a setting
thoughts-apart = It comes only from what you can see, so it shows nothing of { $name }’s own cards.
# $name: the name of a player, of a set, of a setting
thoughts-all = { $name }’s guess where the cards are. A stronger colour is a surer guess.
# $cards: one or several cards, by name or in signs
thoughts-own = Their own hand: { $cards }.
# $cards: one or several cards, by name or in signs
thoughts-forgotten = They have forgotten that these were played: { $cards }.
thoughts-expects = Their expected points in this deal
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
thoughts-points = { $name }: { $points } points
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
# $chance: a chance, in percent
thoughts-moon = { $name }: { $points } points, a moon { $chance }
thoughts-suit = Suit
# $card: a card, by name
# $chance: a chance, in percent
thoughts-card = { $card } { $chance }
# $card: a card, by name
# $chance: a chance, in percent
thoughts-short = { $card } { $chance }
thoughts-worths = How they compare their choices
thoughts-weighing = Checking …
# $name: the name of a player, of a set, of a setting
# $cards: one or several cards, by name or in signs
thoughts-passed = { $name } passed { $cards }.
# $name: the name of a player, of a set, of a setting
thoughts-declined = { $name } passed no cards.
# $name: the name of a player, of a set, of a setting
thoughts-passes = { $name } is choosing what to pass.
# $trick: the number of the trick
# $name: the name of a player, of a set, of a setting
# $cards: one or several cards, by name or in signs
thoughts-played = Trick { $trick }: { $name } played { $cards }.
# $name: the name of a player, of a set, of a setting
thoughts-nothing = { $name } has had no choice in this deal yet.
# $name: the name of a player, of a set, of a setting
# $cards: one or several cards, by name or in signs
thoughts-otherwise = If you ask again, { $name } would choose { $cards }.
# $count: a number
thoughts-tried = { $count ->
    [one] They checked each choice on at most { $count } possible deal. Here is the result they expect from each, the best first.
   *[other] They checked each choice on at most { $count } possible deals. Here is the result they expect from each, the best first.
}
thoughts-instinct = Their instinct changes the order too, most when they check few deals.
thoughts-costs = They choose at once, and check no deals. “Worse by” says how many points a choice seems to cost more than the best one.
# $kind: what the choice went by
thoughts-by = { $kind ->
    [moon] They try to shoot the moon, and compare nothing else.
    [hearts] They do not compare what to pass: they pass the highest hearts, then the highest cards.
    [high] They do not compare what to pass: they pass the highest cards.
    [dear] They do not compare what to pass: they pass the cards that cost most, then the cards that could take those, then high cards, hearts first.
    [chance] They choose by chance, and compare nothing.
   *[rule] They choose by fixed rules, and count no points.
}
# $head: what the column says
thoughts-head = { $head ->
    [choice] Choice
    [points] Points
    [moon] Moon
    [win] Win
   *[costs] Worse by
}
thoughts-same = same
# $cards: one or several cards, by name or in signs
thoughts-taken = { $cards } ✓
# $cards: one or several cards, by name or in signs
thoughts-chosen = { $cards }, chosen
thoughts-back = Close
