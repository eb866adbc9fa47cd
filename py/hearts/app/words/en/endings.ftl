### The ends of a deal, a moon and a game in words, and the curtain between two people.

# $title: the title
# $text: the sentence that follows
aloud-ending = { $title } – { $text }
you-first = You
you-last = you
# $deal: the number of the deal
deal-over = Deal { $deal } is over
# $who: who it is: you, or another player
# $card: a card, by name
# $points: points, as a number or as a phrase: "3 points"
# $name: the name of a player, of a set, of a setting
deal-bonus = { $who ->
    [you] You took the { $card }: { $points }.
   *[other] { $name } took the { $card }: { $points }.
}
# $names: several names, as a list
# $limit: the points at which the game ends
# $half: half of the limit
deal-half = { $names } reached exactly { $limit }, which becomes { $half }.
# $names: several names, as a list
deal-tied = { $names } share the lowest score, so you play another deal.
deal-next = Next deal
deal-review = Review
# $who: who it is: you, or another player
# $name: the name of a player, of a set, of a setting
moon-shot = { $who ->
    [you] You shot the moon!
   *[other] { $name } shot the moon!
}
# $who: who it is: you, or another player
# $name: the name of a player, of a set, of a setting
moon-sun = { $who ->
    [you] You shot the sun!
   *[other] { $name } shot the sun!
}
# $who: who it is: you, or another player
# $points: points, as a number or as a phrase: "3 points"
# $name: the name of a player, of a set, of a setting
moon-all-minus = { $who ->
    [you] You took every penalty point: { $points }.
   *[other] { $name } took every penalty point: { $points }.
}
# $who: who it is: you, or another player
# $points: points, as a number or as a phrase: "3 points"
# $name: the name of a player, of a set, of a setting
moon-all-plus = { $who ->
    [you] You took every penalty point: { $points } for everyone else.
   *[other] { $name } took every penalty point: { $points } for everyone else.
}
# $who: who it is: you, or another player
# $points: points, as a number or as a phrase: "3 points"
# $name: the name of a player, of a set, of a setting
moon-tricks-minus = { $who ->
    [you] You took every trick: { $points }.
   *[other] { $name } took every trick: { $points }.
}
# $who: who it is: you, or another player
# $points: points, as a number or as a phrase: "3 points"
# $name: the name of a player, of a set, of a setting
moon-tricks-plus = { $who ->
    [you] You took every trick: { $points } for everyone else.
   *[other] { $name } took every trick: { $points } for everyone else.
}
moon-question = You took every penalty point. How should it count?
# $points: points, as a number or as a phrase: "3 points"
moon-choose-minus = Take { $points } off my score
# $points: points, as a number or as a phrase: "3 points"
moon-choose-plus = Give everyone else { $points }
# $when: when the game ends
# $limit: the points at which the game ends
game-ends = { $when ->
    [passes] The game ends when a score passes { $limit }. The lowest score wins.
   *[reaches] The game ends when a score reaches { $limit }. The lowest score wins.
}
# $count: a number
game-ends_deals = { $count ->
    [one] The game ends after { $count } deal. The lowest score wins.
   *[other] The game ends after { $count } deals. The lowest score wins.
}
# $names: several names, as a list
game-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
game-won-you = You win!
# $names: several names, as a list
game-won-you_and = { $names } win!
# $points: points, as a number or as a phrase: "3 points"
# $names: several names, as a list
game-lead = { $points } ahead of { $names }.
# $points: points, as a number or as a phrase: "3 points"
game-shared = A tie, with { $points }.
# $place: the place, as a number, or that it is the last
game-place = { $place ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
    [5] You came fifth.
   *[last] You came last.
}
# $name: the name of a player, of a set, of a setting
game-conceded = { $name } gave up
game-conceded-you = You gave up
# $name: the name of a player, of a set, of a setting
game-left = { $name } left the game
game-left-you = You left the game
game-left-text = No deal was finished, so it doesn’t count.
game-rejoin = Back to the game
# $names: several names, as a list
game-lowest = Lowest score of the others: { $names }.
game-again = Play again
game-on = Again, new seats
game-new = New game
game-table = The table
ending-deal = Deal over
ending-moon = Moon
ending-game = Game over
ending-diabolo = Unfair mode: they saw your cards and teamed up. This game counts separately.
curtain-title = Pass the device
# $name: the name of a player, of a set, of a setting
curtain-text = Pass the device to { $name }
# $score: points, as written
curtain-score = Score: { $score }
# $name: the name of a player, of a set, of a setting
curtain-label = I am { $name }
# $name: the name of a player, of a set, of a setting
curtain-undo = Take back { $name }’s last choice
