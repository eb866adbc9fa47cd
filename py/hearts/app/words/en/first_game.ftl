### A deal with the coach, and the first game: how the player did, and what comes next.

taught-title = Well done!
taught-title-last = The deal is over
# $points: points, as a number or as a phrase: "3 points"
taught-first = You scored { $points }, the fewest of all four.
# $points: points, as a number or as a phrase: "3 points"
taught-level = You scored { $points }. Nobody scored fewer.
# $points: points, as a number or as a phrase: "3 points"
# $name: the name of a player, of a set, of a setting
# $most: the largest number that is allowed
taught-between = You scored { $points }. { $name } scored the most: { $most }.
# $points: points, as a number or as a phrase: "3 points"
taught-last = You scored { $points }, the most of all four. It happens. The next deal is a new chance.
# $points: points, as a number or as a phrase: "3 points"
taught-last-level = You scored { $points }. Nobody scored more. It happens. The next deal is a new chance.
# $name: the name of a player, of a set, of a setting
# $all: how many there are in all
taught-moon = { $name } took all { $all } points, so everyone else gets { $all }. It happens. Next time, take one heart from { $name }.
# $all: how many there are in all
taught-moon-you = You took all { $all } points, so you get 0 and everyone else gets { $all }.
taught-play = Play a real game
taught-back = Back to my game
taught-review = Look at this deal again
taught-begun = A short game: it ends when a player has 50 points. The lowest score wins.
