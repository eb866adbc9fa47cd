### The menu and its rooms: what each door is called, what lies behind it, and the tabs there.

menu-title = Menu
menu-continue = Continue
menu-close = Close
menu-concede = Give up …
menu-play = Play
menu-play-about = New game, match, leaderboard
menu-today = Today’s deals
menu-people = Play with people
menu-people-about = Open a table for friends, or join one
menu-train = Train
menu-train-about = Problems, a coach, a game to watch
menu-games = My games
menu-games-about = Your games, statistics, your data
menu-learn = Learn
menu-learn-about = A lesson, the rules, tips, controls
menu-settings = Settings
menu-settings-about = Pace, look, sound, your name, offline
menu-more = More
menu-more-about = Played cards, replays, hide the game

## The game that runs

# $deal: the number of the deal
menu-at-deal = Deal { $deal }
# $place: the place, as a number
menu-place = { $place ->
    [1] You are 1st
    [2] You are 2nd
    [3] You are 3rd
    [4] You are 4th
    [5] You are 5th
   *[6] You are 6th
}
# $what: what lies on the table
menu-now = { $what ->
    [demonstration] You are watching a game
    [practice] Practice
    [replay] A replay
    [problem] A problem
   *[people] A table with people
}

## The tabs of the rooms

tab-new-game = New game
tab-match = Match
tab-daily = Today
tab-board = Leaders
tab-history = Games
tab-statistics = Statistics
tab-kept = Your data
tab-learn = Lesson
tab-rules = Rules
tab-tips = Tips
tab-help = Controls
tab-settings = Play
tab-windows = Look
tab-sound = Sound
tab-me = You
tab-offline = Offline
tab-install = App
