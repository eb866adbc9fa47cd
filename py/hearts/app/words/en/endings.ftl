### The ends of a deal, a moon and a game in words, and the curtain between two people.

# $title: the title
# $text: the sentence that follows
aloud-ending = { $title } – { $text }
you-first = You
you-last = you
# $deal: the number of the deal
deal-over = Deal { $deal } is over
# $name: the name of a player, of a set, of a setting
# $card: a card, by name
# $points: points, as a number or as a phrase: "3 points"
deal-bonus = { $name } took the { $card }: { $points }.
# $card: a card, by name
# $points: points, as a number or as a phrase: "3 points"
deal-bonus-you = You took the { $card }: { $points }.
# $names: several names, as a list
# $limit: the points at which the game ends
# $half: half of the limit
deal-half = { $names } reached exactly { $limit }, which becomes { $half }.
# $names: several names, as a list
deal-tied = { $names } share the lowest score, so you play another deal.
deal-next = Next deal
deal-review = Review
# $name: the name of a player, of a set, of a setting
moon-shot = { $name } shot the moon!
moon-shot-you = You shot the moon!
# $name: the name of a player, of a set, of a setting
moon-sun = { $name } shot the sun!
moon-sun-you = You shot the sun!
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
moon-all-minus = { $name } took every penalty point: { $points }.
# $points: points, as a number or as a phrase: "3 points"
moon-all-minus-you = You took every penalty point: { $points }.
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
moon-all-plus = { $name } took every penalty point: { $points } for everyone else.
# $points: points, as a number or as a phrase: "3 points"
moon-all-plus-you = You took every penalty point: { $points } for everyone else.
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
moon-tricks-minus = { $name } took every trick: { $points }.
# $points: points, as a number or as a phrase: "3 points"
moon-tricks-minus-you = You took every trick: { $points }.
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
moon-tricks-plus = { $name } took every trick: { $points } for everyone else.
# $points: points, as a number or as a phrase: "3 points"
moon-tricks-plus-you = You took every trick: { $points } for everyone else.
moon-question = You took every penalty point. How should it count?
# $points: points, as a number or as a phrase: "3 points"
moon-choose-minus = Take { $points } off my score
# $points: points, as a number or as a phrase: "3 points"
moon-choose-plus = Give everyone else { $points }
# $limit: the points at which the game ends
game-ends-passes = The game ends when a score passes { $limit }. The lowest score wins.
# $limit: the points at which the game ends
game-ends-reaches = The game ends when a score reaches { $limit }. The lowest score wins.
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
game-place-last = You came last.
game-place-2 = You came second.
game-place-3 = You came third.
game-place-4 = You came fourth.
game-place-5 = You came fifth.
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
