### The rules in words: what `hearts.app.rules.sentences` says of a table, and of the differences between two.

rules-aim = Take as few points as you can: the lowest score wins.

## Who plays, with which cards.

# $players: how many players, as a number or a word
# $count: a number
rules-deal = { $count ->
    [one] { $players } players get { $count } card each.
   *[other] { $players } players get { $count } cards each.
}
# $cards: one or several cards, by name or in signs
rules-left_out = Left out: { $cards }.
# $count: a number
rules-kitty-penalty = { $count ->
    [one] The kitty, { $count } card face down, goes to the first player who takes a penalty card.
   *[other] The kitty, { $count } cards face down, goes to the first player who takes a penalty card.
}
# $count: a number
rules-kitty-first = { $count ->
    [one] The kitty, { $count } card face down, goes with the first trick.
   *[other] The kitty, { $count } cards face down, goes with the first trick.
}
# $count: a number
rules-kitty-last = { $count ->
    [one] The kitty, { $count } card face down, goes with the last trick.
   *[other] The kitty, { $count } cards face down, goes with the last trick.
}

## The pass.

rules-pass-none = No cards are passed.
# $number: a number, or a small number as a word
rules-pass-to-left = { $count ->
    [one] You pass { $number } card to the left.
   *[other] You pass { $number } cards to the left.
}
# $number: a number, or a small number as a word
rules-pass-to-right = { $count ->
    [one] You pass { $number } card to the right.
   *[other] You pass { $number } cards to the right.
}
# $number: a number, or a small number as a word
# $ways: the directions of the pass, in turn
rules-pass-cycle = { $count ->
    [one] You pass { $number } card: { $ways }, and repeat.
   *[other] You pass { $number } cards: { $ways }, and repeat.
}
# $number: a number, or a small number as a word
# $ways: the directions of the pass, in turn
rules-pass-cycle_keeper = { $count ->
    [one] You pass { $number } card: { $ways }, then one deal without passing, and repeat.
   *[other] You pass { $number } cards: { $ways }, then one deal without passing, and repeat.
}
# $direction: in which direction, clockwise
rules-way = { $direction ->
    [left] left
    [right] right
    [across] across
    [second_left] second left
   *[second_right] second right
}
rules-decline = You may decline to pass: then you forward the cards that come to you, without seeing them.

## The play.

rules-lead-club_lowest = The lowest club starts the first trick.
rules-lead-club_club = The player with the lowest club starts, with any club.
rules-lead-club_any = The player with the lowest club starts, with any card.
rules-lead-dealer_club = The player left of the dealer starts, with any club.
rules-lead-dealer_any = The player left of the dealer starts, with any card.
rules-follow-barred = Follow suit if you can. If you can't, play anything, but no points on the first trick.
rules-follow-barred_hearts = Follow suit if you can. If you can't, play anything, but no hearts on the first trick.
rules-follow-barred_queen = Follow suit if you can. If you can't, play anything, but no hearts and no Queen of Spades on the first trick.
rules-follow-bleed = Follow suit if you can. If you can't, play anything. Points are allowed on the first trick.
rules-highest = The highest card of the suit led takes the trick and leads the next one.
# $when: when the Queen of Spades breaks hearts
rules-break = { $when ->
    [never] Hearts are broken once a heart has been played. You may not lead hearts before then.
    [discarded] Hearts are broken once a heart has been played, or the Queen of Spades has been thrown on another suit. You may not lead hearts before then.
   *[played] Hearts are broken once a heart or the Queen of Spades has been played. You may not lead hearts before then.
}
rules-break-queen_waits = You may not lead the Queen of Spades before then either.
rules-break-queen_leads = You may lead the Queen of Spades before then.
rules-break-queen_held = You may not throw the Queen of Spades on another suit before then.
rules-open = You may lead hearts at any time.
rules-open-led = You may not lead the Queen of Spades before a heart has been played.
rules-open-discarded = You may not throw the Queen of Spades on another suit before a heart has been played.
rules-open-led_discarded = Before a heart has been played, you may not lead the Queen of Spades, or throw it on another suit.

## The points.

# $price: what each heart costs
rules-hearts = { $price ->
    [one] Each heart costs 1 point.
   *[rank] Each heart costs its rank, from 2 to 14 points.
}
# $count: a number
rules-queen = { $count ->
    [one] The Queen of Spades costs { $count } point.
   *[other] The Queen of Spades costs { $count } points.
}
rules-queen-off = The Queen of Spades costs nothing.
# $card: a card, by name
# $count: a number
rules-extra = { $count ->
    [one] The { $card } costs { $count } point.
   *[other] The { $card } costs { $count } points.
}
# $card: a card, by name
# $count: a number
rules-bonus = { $count ->
    [one] The { $card } takes { $count } point off your score.
   *[other] The { $card } takes { $count } points off your score.
}
# $card: a card, by name
rules-bonus-not = No { $card } bonus.
# $without: what a clean deal is without
rules-clean = { $without ->
    [points] A deal in which you take no points takes 5 off your score, unless someone shoots the moon.
   *[tricks] A deal in which you take no trick takes 5 off your score, unless someone shoots the moon.
}
# $without: what a clean deal is without
rules-clean_not = { $without ->
    [points] No bonus for a deal without points.
   *[tricks] No bonus for a deal without a trick.
}

## The moon.

# $counts: how a moon counts
# $points: points, as a number or as a phrase: "3 points"
rules-moon = { $counts ->
    [minus] Shoot the moon (take every point): { $points } off your score.
    [plus] Shoot the moon (take every point): { $points } for everyone else.
    [choice] Shoot the moon (take every point): { $points } off your score or { $points } for everyone else, as you choose.
    [better] Shoot the moon (take every point): { $points } off your score or { $points } for everyone else, whichever is better for you.
   *[nothing] Shoot the moon (take every point): the points count as usual.
}
# $counts: how a moon counts
# $card: a card, by name
# $points: points, as a number or as a phrase: "3 points"
rules-moon_bonus = { $counts ->
    [minus] Shoot the moon (take every point and the { $card }): { $points } off your score.
    [plus] Shoot the moon (take every point and the { $card }): { $points } for everyone else.
    [choice] Shoot the moon (take every point and the { $card }): { $points } off your score or { $points } for everyone else, as you choose.
    [better] Shoot the moon (take every point and the { $card }): { $points } off your score or { $points } for everyone else, whichever is better for you.
   *[nothing] Shoot the moon (take every point and the { $card }): the points count as usual.
}
rules-sun = Shoot the sun (take every trick): it counts double.

## The game.

# $scores: points of all players, as a list
rules-start = The scores start at { $scores }, clockwise from you.
rules-start-not = All scores start at 0.
rules-tie-again = If the lowest is tied, play another deal.
rules-tie-share = If the lowest is tied, those players share the win.
# $limit: the points at which the game ends
# $half: half of the limit
rules-exact = Exactly { $limit } becomes { $half }.
rules-floor = No score falls below 0.
