### A deal with the coach, and the first game: how the player did, and what comes next.

taught-title = Well done!
# $points: points, as a number or as a phrase: "3 points"
taught-place-1 = You took { $points }, the fewest of all four.
# $points: points, as a number or as a phrase: "3 points"
taught-place-2 = You took { $points }. You are second of four.
# $points: points, as a number or as a phrase: "3 points"
taught-place-3 = You took { $points }. You are third of four.
# $points: points, as a number or as a phrase: "3 points"
taught-place-4 = You took { $points }. You are fourth of four. The next deal is a new chance.
taught-play = Play a real game
taught-back = Back to my game
taught-review = Look at this deal again
taught-begun = A short game: it ends when somebody has 50 points. The lowest score wins.
