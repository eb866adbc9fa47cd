### The tale of a finished game in words: places, the deal that turned it, moons, escapes, its mark on statistics.

tale-places = Places
# $place: the place, as a number
tale-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
    [5] 5th
   *[6] 6th
}
# $who: who it is: you, from_you, or other players
# $deal: the number of the deal
# $winner: the player who won
tale-turn = { $who ->
    [you] Turning point: deal { $deal }, when you took the lead for good.
    [from_you] Turning point: deal { $deal }, when { $winner } took the lead from you for good.
   *[other] Turning point: deal { $deal }, when { $winner } took the lead for good.
}
# $who: who it is: you, from_you, or other players
# $before: the player who led before
# $points: points, as a number or as a phrase: "3 points"
# $own: the player's own figure
# $winner: the player who won
tale-last = { $who ->
    [you] The last deal decided the game: { $before } scored { $points }, you { $own }.
    [from_you] The last deal decided the game: you scored { $points }, { $winner } { $own }.
   *[other] The last deal decided the game: { $before } scored { $points }, { $winner } { $own }.
}
# $winner: the player who won
tale-led = { $winner } led from the first deal to the last.
tale-led-you = You led from the first deal to the last.
# $who: who it is: you, or another player
# $deal: the number of the deal
# $name: the name of a player, of a set, of a setting
tale-moon = { $who ->
    [you] Best moon: yours, in deal { $deal }.
   *[other] Best moon: { $name }, in deal { $deal }.
}
# $who: who it is: you, or another player
# $deal: the number of the deal
# $name: the name of a player, of a set, of a setting
tale-sun = { $who ->
    [you] Best moon: your sun, in deal { $deal }.
   *[other] Best moon: { $name }’s sun, in deal { $deal }.
}
# $who: who it is: you, by_you, or other players
# $deal: the number of the deal
# $had: points that the player had
# $of: out of how many
# $by: the player who took the rest
# $name: the name of a player, of a set, of a setting
tale-escape = { $who ->
    [you] Closest escape: in deal { $deal }, you had { $had } of { $of } points when { $by } stopped the moon.
    [by_you] Closest escape: in deal { $deal }, { $name } had { $had } of { $of } points when you stopped the moon.
   *[other] Closest escape: in deal { $deal }, { $name } had { $had } of { $of } points when { $by } stopped the moon.
}
# $count: a number
tale-games = { $count ->
    [one] Your first game.
   *[other] Game { $count }.
}
# $trend: whether it has grown
# $now: the share of games won, in percent
tale-won = { $trend ->
    [up] Win rate { $now } ↑
    [down] Win rate { $now } ↓
   *[level] Win rate { $now }
}
# $trend: whether it has grown
# $now: points, as written
tale-average = { $trend ->
    [up] { $now } points per deal ↑
    [down] { $now } points per deal ↓
   *[level] { $now } points per deal
}
# $first: the first of two
# $next: the part that follows
tale-and = { $first } · { $next }
# $count: a number
tale-streak = { $count } wins in a row.
tale-best = Your best score so far.
tale-apart = This game counts separately in your statistics.
# $limit: the points at which the game ends
tale-on-limit = Keep playing to { $limit }
# $count: a number
tale-on-deals = { $count ->
    [one] Play { $count } more deal
   *[other] Play { $count } more deals
}
tale-more = More
tale-share = Share this result
tale-picture = As a picture
tale-picture-title = Moonshot Hearts
tale-saved = The picture is in your downloads.
tale-unpainted = The browser cannot make this picture.
tale-replay = Copy a link to the replay
tale-linked = The link is copied. It shows the game card by card.
tale-long = This game is too long for a link. You can save it as a file in the history.
tale-copied = The result is copied.
tale-uncopied = The browser does not allow copying.
# $rules: the name or the line of the rules
tale-shared-title = Moonshot Hearts, { $rules }
# $place: the place in the order: 1, 2, 3
# $name: the name of a player, of a set, of a setting
# $score: points, as written
tale-shared-row = { $place } { $name }: { $score }
