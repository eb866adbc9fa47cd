### The problems: what is asked, whether the answer was right, and how the player stands.

problems-title = Train
problems-lead = Each problem comes from a game of computer players. One choice is clearly better than all others. Find it.
problems-day = Problem of the day
# $state: how the problem of the day stands
problems-today = { $state ->
    [new] the same for everyone
    [right] solved
   *[wrong] missed
}
problems-rated = Rated problems
problems-unrated = New
# $rating: a rating
# $range: how far a figure may be off
problems-rating = Rating { $rating } (± { $range })
# $count: a number
# $solved: how many were solved
problems-tried = { $count ->
    [one] { $count } tried, { $solved } solved
   *[other] { $count } tried, { $solved } solved
}
# $count: a number
problems-row = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
problems-note = They get harder as you improve. Your rating stays on this device.
problems-coached = A deal with the coach
problems-coached-about = The coach shows the best card each time. It doesn’t count.
problems-demo = Watch a game
problems-demo-about = The computer plays for everyone. Your own game is saved.
problems-back = Close
problems-missing = The problems could not be loaded. You need an internet connection the first time.
problems-watching = Your game is open in another tab. Press “Play here” first.
problem-title = Problem
problem-rated = Rated problem
# $rules: the name or the line of the rules
problem-rules = Rules: { $rules }.
# $limit: the points at which the game ends
problem-last = This deal may end the game (at { $limit }).
problem-play = Which card do you play?
# $number: a number, or a small number as a word
# $name: the name of a player, of a set, of a setting
problem-pass = Which { $number } cards do you pass to { $name }?
problem-right = Right!
# $choice: the choice: a card, cards, or a word of the form
# $cost: points, as written
problem-wrong = { $count ->
    [one] Not the best: { $choice } costs { $cost } points.
   *[other] Not the best: { $choice } cost { $cost } points.
}
# $choice: the choice: a card, cards, or a word of the form
problem-worse = Not the best: { $choice }.
problem-unweighed = Not the best. The coach did not even check these cards.
problem-solution = The solution:
# $cards: one or several cards, by name or in signs
problem-best-several = { $cards } are the best.
# $first: the first of two
# $second: the second of two
problem-win = With { $first } you win the game more often than with { $second }.
# $count: a number
# $all: how many there are in all
problem-found = { $count ->
    [one] { $count } of { $all } computers found it.
   *[other] { $count } of { $all } computers found it.
}
# $all: how many there are in all
problem-found-none = None of { $all } computers found it.
# $themes: what it is about, as a list
problem-about = About: { $themes }.
# $rating: a rating
# $change: the change, with its sign
# $range: how far a figure may be off
problem-rating = Rating { $rating } ({ $change }), ± { $range }.
# $tried: how many were tried, as a phrase
problem-daily = Problems of the day: { $tried }.
problem-day-again = You have already answered this one today, so it does not count again.
problem-seen = Played so far
problem-give_up = Solution
problem-out = Play to the end
problem-next = Next problem
problem-to_rated = Rated problems
problem-close = Back to my game
# $theme: what a problem is about
theme-name = { $theme ->
    [pass] the pass
    [queen] the queen
    [jack] the bonus card
    [moon] shooting the moon
    [stop] stopping a moon
    [count] counting
    [end] the last tricks
    [game] the end of the game
   *[trick] taking the trick
}
