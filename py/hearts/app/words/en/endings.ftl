### The ends of a deal, a moon and a game in words, and the curtain between two people.

# $title: ?
# $text: ?
aloud-ending = { $title } – { $text }
you-first = You
you-last = you
# $deal: ?
deal-over = Deal { $deal } is over
# $name: ?
# $card: ?
# $points: ?
deal-bonus = { $name } took the { $card }: { $points }.
# $card: ?
# $points: ?
deal-bonus-you = You took the { $card }: { $points }.
# $names: ?
# $limit: ?
# $half: ?
deal-half = { $names } came to exactly { $limit }, which becomes { $half }.
# $names: ?
deal-tied = { $names } share the lowest score, so you play another deal.
deal-next = Next deal
deal-review = Review
practice-back = Back to my game
practice-again = Play it again
# $name: ?
moon-shot = { $name } shot the moon!
moon-shot-you = You shot the moon!
# $name: ?
moon-sun = { $name } shot the sun!
moon-sun-you = You shot the sun!
# $name: ?
# $points: ?
moon-all-minus = { $name } took every penalty point: { $points }.
# $points: ?
moon-all-minus-you = You took every penalty point: { $points }.
# $name: ?
# $points: ?
moon-all-plus = { $name } took every penalty point: { $points } for everyone else.
# $points: ?
moon-all-plus-you = You took every penalty point: { $points } for everyone else.
# $name: ?
# $points: ?
moon-tricks-minus = { $name } took every trick: { $points }.
# $points: ?
moon-tricks-minus-you = You took every trick: { $points }.
# $name: ?
# $points: ?
moon-tricks-plus = { $name } took every trick: { $points } for everyone else.
# $points: ?
moon-tricks-plus-you = You took every trick: { $points } for everyone else.
moon-question = You took every penalty point. How should it count?
# $points: ?
moon-choose-minus = Take { $points } off my score
# $points: ?
moon-choose-plus = Give everyone else { $points }
# $limit: ?
game-ends-passes = The game ends when a score passes { $limit }. The lowest score wins.
# $limit: ?
game-ends-reaches = The game ends when a score reaches { $limit }. The lowest score wins.
# $count: ?
game-ends_deals = { $count ->
    [one] The game ends after { $count } deal. The lowest score wins.
   *[other] The game ends after { $count } deals. The lowest score wins.
}
# $names: ?
game-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
game-won-you = You win!
# $names: ?
game-won-you_and = { $names } win!
# $points: ?
# $names: ?
game-lead = { $points } ahead of { $names }.
# $points: ?
game-shared = A tie, with { $points }.
game-place-last = You came last.
game-place-2 = You came second.
game-place-3 = You came third.
game-place-4 = You came fourth.
game-place-5 = You came fifth.
# $name: ?
game-conceded = { $name } gave up
game-conceded-you = You gave up
# $name: ?
game-left = { $name } left the game
game-left-you = You left the game
game-left-text = No deal was finished, so it doesn’t count.
game-rejoin = Back to it
# $names: ?
game-lowest = Lowest score of the others: { $names }.
game-again = Play again
game-on = Again, new seats
game-new = New game
game-table = The table
ending-deal = Deal over
ending-moon = Moon
ending-game = Game over
ending-diabolo = Diabolo: they saw your cards and teamed up. This game counts separately.
curtain-title = Pass the device
# $name: ?
curtain-text = Pass the device to { $name }
# $score: ?
curtain-score = Score: { $score }
# $name: ?
curtain-label = I am { $name }
# $name: ?
curtain-undo = Take back { $name }’s last choice
