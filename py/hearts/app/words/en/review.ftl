### The review: what is said of the choices in a deal, of skill and of luck.

# $deal: ?
review-title = Review of deal { $deal }
review-plain = Review
review-whose = Whose choices
review-stop = Stop
review-go_on = Go on
review-done = Done
# $now: ?
# $all: ?
review-looking = Checking choice { $now } of { $all } …
# $now: ?
# $all: ?
review-stopped = Stopped after { $now } of { $all } choices.
review-waiting = The computer is still loading. The review begins when it is ready.
review-none = There was nothing to choose in this deal.
# $best: ?
# $count: ?
review-summary = { $count ->
    [one] { $best } of { $count } choice was best.
   *[other] { $best } of { $count } choices were best.
}
# $name: ?
review-well = { $name } played every card well.
review-well-own = You played every card well.
# $count: ?
review-unlucky = { $count ->
    [one] The { $count } point was bad luck.
   *[other] The { $count } points were bad luck.
}
# $count: ?
review-slips = { $count ->
    [one] Mistakes cost about { $count } point.
   *[other] Mistakes cost about { $count } points.
}
# $count: ?
review-luck-bad = { $count ->
    [one] Bad luck cost about { $count } point.
   *[other] Bad luck cost about { $count } points.
}
# $count: ?
review-luck-good = { $count ->
    [one] Good luck saved about { $count } point.
   *[other] Good luck saved about { $count } points.
}
review-costly = Biggest mistakes
review-tile-result = Result
review-tile-par = Expected
review-tile-choices = Mistakes
review-tile-luck = Luck
review-tile-accuracy = Accuracy
# $number: ?
review-percent = { $number }%
# $number: ?
review-plus = +{ $number }
review-pass = Pass
# $trick: ?
review-trick = Trick { $trick }
review-end = End
# $place: ?
# $card: ?
review-chose = { $place }: { $card }
# $grade: ?
# $cost: ?
review-cost = { $grade }, { $cost } points
# $card: ?
review-better = Better: { $card }.
review-do-show = Show it
review-do-over = Play from here
review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Small slip
review-grade-mistake = Mistake
review-grade-blunder = Blunder
# $worlds: ?
# $good: ?
# $inaccuracy: ?
# $mistake: ?
review-bounds = Each choice is checked on { $worlds } possible deals, with what its player knew. Best: nothing better found. Good: under { $good } points worse. Small slip: under { $inaccuracy }. Mistake: under { $mistake }. Blunder: { $mistake } or more. The others’ points and the chance to win count too.
review-line = How the deal went
# $lines: ?
review-line-told = Points expected at the start and at the end: { $lines }.
# $name: ?
# $first: ?
# $last: ?
review-line-one = { $name } { $first }, then { $last }
review-table = Show as table
review-after = After
