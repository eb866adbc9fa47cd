### The tale of a finished game in words: places, the deal that turned it, moons, escapes, its mark on statistics.

tale-places = Places
tale-place-1 = 1st
tale-place-2 = 2nd
tale-place-3 = 3rd
tale-place-4 = 4th
tale-place-5 = 5th
tale-place-6 = 6th
# $deal: ?
# $before: ?
# $points: ?
# $winner: ?
# $own: ?
tale-turn = Deal { $deal } turned the game: { $before } took { $points }, { $winner } { $own }. { $winner } led until the end.
# $deal: ?
# $before: ?
# $points: ?
# $own: ?
tale-turn-you = Deal { $deal } turned the game: { $before } took { $points }, you { $own }. You led until the end.
# $deal: ?
# $points: ?
# $winner: ?
# $own: ?
tale-turn-from_you = Deal { $deal } turned the game: you took { $points }, { $winner } { $own }. { $winner } led until the end.
# $before: ?
# $points: ?
# $winner: ?
# $own: ?
tale-last = The last deal decided the game: { $before } took { $points }, { $winner } { $own }.
# $before: ?
# $points: ?
# $own: ?
tale-last-you = The last deal decided the game: { $before } took { $points }, you { $own }.
# $points: ?
# $winner: ?
# $own: ?
tale-last-from_you = The last deal decided the game: you took { $points }, { $winner } { $own }.
# $winner: ?
tale-led = { $winner } led from the first deal to the last.
tale-led-you = You led from the first deal to the last.
# $name: ?
# $deal: ?
tale-moon = Best moon: { $name }, in deal { $deal }.
# $deal: ?
tale-moon-you = Best moon: yours, in deal { $deal }.
# $name: ?
# $deal: ?
tale-sun = Best moon: { $name }’s sun, in deal { $deal }.
# $deal: ?
tale-sun-you = Best moon: your sun, in deal { $deal }.
# $deal: ?
# $name: ?
# $had: ?
# $of: ?
# $by: ?
tale-escape = Closest escape: in deal { $deal }, { $name } had { $had } of { $of } points when { $by } stopped the moon.
# $deal: ?
# $had: ?
# $of: ?
# $by: ?
tale-escape-you = Closest escape: in deal { $deal }, you had { $had } of { $of } points when { $by } stopped the moon.
# $deal: ?
# $name: ?
# $had: ?
# $of: ?
tale-escape-by_you = Closest escape: in deal { $deal }, { $name } had { $had } of { $of } points when you stopped the moon.
# $count: ?
tale-games = { $count ->
    [one] Your first game.
   *[other] Game { $count }.
}
# $now: ?
# $trend: ?
tale-won = Win rate { $now }%{ $trend }
# $now: ?
# $trend: ?
tale-average = { $now } points per deal{ $trend }
tale-up = {" "}↑
tale-down = {" "}↓
# $first: ?
# $next: ?
tale-and = { $first } · { $next }
# $count: ?
tale-streak = { $count } wins in a row.
tale-best = Your best score so far.
tale-apart = This game counts separately in your statistics.
# $limit: ?
tale-on-limit = Keep playing to { $limit }
# $count: ?
tale-on-deals = { $count ->
    [one] Play { $count } more deal
   *[other] Play { $count } more deals
}
tale-more = More
tale-share = Share this result
tale-picture = As a picture
tale-picture-title = Moonshot Hearts
tale-saved = The picture is in your downloads.
tale-unpainted = The browser cannot make a picture of it.
tale-replay = Copy a link to the replay
tale-linked = The link is copied. It shows the game card by card.
tale-long = This game is too long for a link. You can save it as a file in the history.
tale-copied = The result is copied.
tale-uncopied = The browser does not let the game copy.
# $rules: ?
tale-shared-title = Moonshot Hearts, { $rules }
# $place: ?
# $name: ?
# $score: ?
tale-shared-row = { $place } { $name }: { $score }
