### The daily deals: today's number, how far it is played, what came of it, and the line to share.

daily-title = Today’s deals
daily-lead = Four deals, the same cards for everyone, against the same three computer players. Your first try counts.
# $until: until when it is played: a time, midnight, or it is an old one
# $number: the number of the day
# $date: a date, as written
# $time: a time of the day
daily-day = { $until ->
    [old] Day { $number }, { $date }. An earlier day. It counts for that day, but not for your streak.
    [midnight] Day { $number }, { $date }. Until midnight.
   *[time] Day { $number }, { $date }. Until { $time }.
}
# $date: a date, as written
daily-clock = The clock of this device seems wrong: it says { $date }. Set it, and today’s deals come back.
daily-late = This version of the game does not reach this day. Reload the page, or check the device’s clock.
daily-gone = The opponents of this day are no longer in the game. You can play it as practice.
# $state: how far the day is played
daily-state = { $state ->
    [new] You haven’t played it yet.
    [lost] You started it, but the game is no longer on this device. Another try is practice.
   *[done] You have played it. Another try is practice.
}
# $played: how many have been played, or a date
# $deals: how many deals, or that many as a phrase: "4 deals"
daily-begun = You have started: { $played } of { $deals } deals played.
daily-play = Play
daily-go_on = Continue
daily-again = Play it as practice
daily-back = Close
daily-deal = Deal
daily-you = You
daily-par = Par
daily-top = Strongest
daily-all = All
daily-caption = Points in each deal; fewer are better
daily-par-about = Par is what a computer player of strength 120 scored with your cards.
# $points: points, as a number or as a phrase: "3 points"
daily-top-about = The strongest computer player (180) scored { $points }. This is for comparison only.
daily-par-coming = Working out par …
daily-par-none = Par is not known: the opponents of this day could not be loaded.
# $count: a number
daily-better = { $count } better than par
# $count: a number
daily-worse = { $count } worse than par
daily-even = Exactly par
# $how: how a deal compares with par
daily-compared = { $how ->
    [better] 💚 better
    [worse] 💔 worse
   *[even] 🤍 even
}
# $count: a number
daily-streak = { $count ->
    [one] Streak: { $count } day
   *[other] Streak: { $count } days
}
# $count: a number
# $best: the longest streak
daily-streak-best = { $count ->
    [one] Streak: { $count } day · Longest: { $best }
   *[other] Streak: { $count } days · Longest: { $best }
}
daily-difference-none = ±0
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
daily-uncopied = The browser does not allow copying. Select the text and copy it.
daily-archive = All days
daily-week = Mo Tu We Th Fr Sa Su
daily-month-before = Previous month
daily-month-after = Next month
# $state: how far the day is played
daily-cell = { $state ->
    [new] not played
    [begun] started
   *[done] played
}
daily-proves = How results are checked
daily-proves-text = A device checks a result by playing it again: the cards, the rules, and each choice of the opponents. Nobody can see whether you had help, or tried before on another device. The cards of a day come from its number, so a player who works them out can see them.
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
daily-begins = Day { $number }. This try counts: no hints, no undo. Your own game is saved.
# $number: a number, or a small number as a word
daily-begins-again = Day { $number }, as practice. Your own game is saved.
# $number: a number, or a small number as a word
daily-goes_on = Day { $number } continues.
daily-ends = Back in your game.
# $number: a number, or a small number as a word
daily-future = Day { $number } has not begun yet.
daily-none = There is no such day.
daily-missing = The opponents of this day could not be loaded. You need an internet connection the first time.
daily-apart = This version of the game can no longer continue that day.
# $count: a number
daily-over = { $count ->
    [one] Four deals, { $count } point
   *[other] Four deals, { $count } points
}
# $played: how many have been played, or a date
# $deals: how many deals, or that many as a phrase: "4 deals"
daily-stands = { $played } of { $deals } played
daily-stands-new = Not played yet
# $stands: how the deals of the day stand, as a sentence
# $streak: how many days in a row
daily-stands-streak = { $stands } · streak { $streak }
# $stands: how the deals of the day stand, as a sentence
daily-calm = Today’s deals: { $stands }
daily-calm-open = Open
daily-result = See and share
