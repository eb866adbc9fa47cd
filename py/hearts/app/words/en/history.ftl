### The history: the finished games, and one of them deal by deal.

history-left = Bring back the game that you left
history-title = History
# $count: a number
history-reading = { $count ->
    [one] Reading: one game …
   *[other] Reading: { $count } games …
}
history-none = You have not finished a game yet. Each finished game is listed here.
# $count: a number
history-count = { $count ->
    [one] One finished game.
   *[other] { $count } finished games, the latest first.
}
# $games: how many games
# $count: a number
history-some = { $count ->
    [one] One of { $games } finished games.
   *[other] { $count } of { $games } finished games, the latest first.
}
history-choice = Games shown
history-all = All games
# $name: the name of a player, of a set, of a setting
# $count: a number
history-option = { $name } ({ $count })
# $kind: by what the games are sorted
history-kind = { $kind ->
    [result] By result
    [rules] By rules
   *[opponent] By opponent
}
# $result: how the game ended
history-result = { $result ->
    [won] Won
   *[lost] Not won
}
history-more = Show more
history-back = All games
# $place: the place in the order: 1, 2, 3
# $players: how many players, as a number or a word
history-place = { $place } of { $players }
history-gave_up = gave up
history-watched = watched
# $how: whether its result is told, and whether the game has marks
# $result: how the game ended
# $rules: the name or the line of the rules
# $names: several names, as a list
# $marks: the marks, as a list
history-about = { $how ->
    [game] { $rules }, with { $names }
    [game_marked] { $rules }, with { $names }. Counts separately: { $marks }.
    [result] { $result }, { $rules }, with { $names }.
   *[result_marked] { $result }, { $rules }, with { $names }. Counts separately: { $marks }.
}
history-unreadable = This game cannot be read any more.
history-gone = This game has been deleted in another tab.
# $share: the accuracy, in percent
# $deals: how many deals, or that many as a phrase: "4 deals"
history-accuracy = Accuracy { $share } ({ $deals }).
# $deal: the number of the deal
# $share: the accuracy, in percent
history-accuracy-deal = deal { $deal }: { $share }
history-running = You are still playing this game. You can see all its cards when it is over.
# $deal: the number of the deal
# $deals: how many deals, or that many as a phrase: "4 deals"
history-deal = Deal { $deal } of { $deals }
history-before = Previous deal
history-replay = Replay
history-review = Review this deal
history-next = Next deal
history-hands = The hands at the start
# $cards: one or several cards, by name or in signs
# $name: the name of a player, of a set, of a setting
history-passed = { $cards } to { $name }
history-declined = passed nothing
history-kitty = Kitty
# $name: the name of a player, of a set, of a setting
history-kitty-to = to { $name }
history-cards = Cards
history-gave = Passed
history-tricks = Trick by trick
history-trick = Trick
history-taken = Points
history-led = led
history-took = took it
history-legend = ▸ led the trick. The marked card took it.
history-copy = Copy as text
history-link = Copy a link to the same cards
history-check = Check this game
history-save = Save as a file
history-delete = Delete …
history-ask = Delete this game for good?
history-ask-text = It will not count in the statistics any more.
history-yes = Yes, delete it
history-no = No, keep it
history-copied = Copied.
history-uncopied = The browser does not allow copying. Save the game as a file instead.
# $file: the name of a file
history-saved = It is in your downloads, as { $file }.
history-deleted = The game is deleted.
history-done = Close
