### The daily deals: today's number, how far it is played, what came of it, and the line to share.

daily-title = Today’s deals
daily-lead = Four deals, the same cards for everyone, against three opponents of I.Q. 120. One try counts.
# $number: a number, or a small number as a word
# $date: a date, as written
daily-day = Day { $number }, { $date }
# $time: a time of the day
daily-until = Until { $time }
daily-old = An earlier day. It counts as its own day, not for your streak.
daily-gone = The opponents of this day are no longer in the game. You can play it as practice.
daily-state-new = You haven’t played it yet.
# $played: how many have been played, or a date
# $deals: how many deals, or that many as a phrase: "4 deals"
daily-begun = You have begun it. Deals played: { $played } of { $deals }.
daily-state-lost = You began it, and the game is no longer on this device. Another try is practice.
daily-state-done = You have played it. Another try is practice.
daily-play = Play
daily-go_on = Go on
daily-again = Play it as practice
daily-back = Back to the table
daily-deal = Deal
daily-you = You
daily-par = Par
daily-top = Strongest
daily-all = All
daily-caption = Points in each deal; fewer are better
daily-par-about = Par is what I.Q. 120 makes of your cards, against the same opponents.
# $points: points, as a number or as a phrase: "3 points"
daily-top-about = The strongest mind, I.Q. 180, has played it too: { $points }. That ranks nowhere.
daily-par-coming = Par is being played …
daily-par-none = Par is not known: the opponents of this day could not be loaded.
# $count: a number
daily-better = { $count ->
    [one] { $count } point better than par
   *[other] { $count } points better than par
}
# $count: a number
daily-worse = { $count ->
    [one] { $count } point worse than par
   *[other] { $count } points worse than par
}
daily-even = Exactly par
daily-deal-better = better
daily-deal-worse = worse
daily-deal-even = even
# $count: a number
daily-streak = { $count ->
    [one] Streak: { $count } day
   *[other] Streak: { $count } days
}
# $best: the figure of the better choice
daily-best = Longest: { $best }
# $number: a number, or a small number as a word
# $result: the result, as a phrase
daily-line = Moonshot Hearts, day { $number }: { $result }.
# $deals: how many deals, or that many as a phrase: "4 deals"
daily-line-deals = Deal by deal: { $deals }.
# $count: a number
daily-line-streak = { $count ->
    [one] Streak: { $count } day.
   *[other] Streak: { $count } days.
}
daily-share = Share
daily-copy = Copy
daily-shared-label = Your result in words
daily-copied = Copied. You can paste it anywhere.
daily-uncopied = The browser didn’t let it be copied. Select the text and copy it.
daily-archive = All days
# $month: the name of the month
# $year: the year
daily-month = { $month } { $year }
daily-week = Mo Tu We Th Fr Sa Su
daily-month-before = Month before
daily-month-after = Month after
daily-cell-new = not played
daily-cell-begun = begun
daily-cell-done = played
daily-proves = What a result shows
daily-proves-text = A result is checked by playing it again: the cards, the rules, each choice of the opponents. Nobody can see whether you had help, or tried before on another device. The cards of a day follow from its number, so whoever works them out can see them.
daily-sign = Today’s deals
# $number: a number, or a small number as a word
daily-sign-old = Day { $number }
# $number: a number, or a small number as a word
daily-sign-practice = Day { $number }, practice
# $deal: the number of the deal
# $deals: how many deals, or that many as a phrase: "4 deals"
daily-sign-count = Deal { $deal } of { $deals }
daily-sign-back = Back to my game
# $number: a number, or a small number as a word
daily-begins = Day { $number }. This try counts: no hints, nothing is taken back. Your own game is saved.
# $number: a number, or a small number as a word
daily-begins-again = Day { $number }, as practice. Your own game is saved.
# $number: a number, or a small number as a word
daily-goes_on = Day { $number } goes on.
daily-ends = Back in your game.
# $number: a number, or a small number as a word
daily-future = Day { $number } has not begun yet.
daily-none = There is no such day.
daily-missing = The opponents of this day could not be loaded. You need the network the first time.
daily-apart = This game can no longer play that day as it was begun.
# $played: how many have been played, or a date
# $deals: how many deals, or that many as a phrase: "4 deals"
daily-calm = Today: { $played } of { $deals }
# $count: a number
daily-calm-streak = streak { $count }
# $difference: points with their sign
daily-calm-par = par { $difference }
daily-calm-open = Today’s deals
daily-result = Today’s result
