### The review: what is said of the choices in a deal, of skill and of luck.

# $deal: the number of the deal
review-title = Review of deal { $deal }
review-plain = Review
review-whose = Player
review-stop = Stop
review-go_on = Continue
review-done = Close
# $now: the figure of today
# $all: how many there are in all
review-looking = Checking choice { $now } of { $all } …
# $now: the figure of today
# $all: how many there are in all
review-stopped = Stopped after { $now } of { $all } choices.
review-waiting = The computer is still loading. The review begins when it is ready.
review-none = There was nothing to choose in this deal.
# $best: the figure of the better choice
# $count: a number
review-summary = { $count ->
    [one] { $best } of { $count } choice was best.
   *[other] { $best } of { $count } choices were best.
}
# $name: the name of a player, of a set, of a setting
review-well = { $name } played every card well.
review-well-own = You played every card well.
# $count: a number
review-unlucky = { $count ->
    [one] The { $count } point was bad luck.
   *[other] The { $count } points were bad luck.
}
# $count: a number
review-slips = { $count ->
    [one] Mistakes cost about { $count } point.
   *[other] Mistakes cost about { $count } points.
}
# $count: a number
review-luck-bad = { $count ->
    [one] Bad luck cost about { $count } point.
   *[other] Bad luck cost about { $count } points.
}
# $count: a number
review-luck-good = { $count ->
    [one] Good luck saved about { $count } point.
   *[other] Good luck saved about { $count } points.
}
review-costly = Biggest mistakes
# $figure: what the figure says
review-tile = { $figure ->
    [result] Result
    [par] Expected
    [choices] Mistakes
    [luck] Luck
   *[accuracy] Accuracy
}
review-pass = Pass
# $trick: the number of the trick
review-trick = Trick { $trick }
review-end = End
# $place: the place in the order: 1, 2, 3
# $card: a card, by name
review-chose = { $place }: { $card }
# $grade: the name of a grade
# $cost: points, as written
review-cost = { $grade }, { $cost } points
# $card: a card, by name
review-better = Better: { $card }.
# $what: what the button does
review-do = { $what ->
    [show] Show it
   *[over] Play from here
}
# $grade: how good the choice was
review-grade = { $grade ->
    [best] Best
    [good] Good
    [inaccuracy] Small slip
    [mistake] Mistake
   *[blunder] Blunder
}
# $worlds: how many possible deals were tried
# $good: points up to which a choice counts as good
# $inaccuracy: points up to which a choice counts as an inaccuracy
# $mistake: points up to which a choice counts as a mistake
review-bounds = Each choice is checked on { $worlds } possible deals, with only what its player knew. Best: nothing better found. Good: under { $good } points worse. Small slip: under { $inaccuracy }. Mistake: under { $mistake }. Blunder: { $mistake } or more. The others’ points and the chance to win count too.
review-line = How the deal went
# $lines: figures, as a list
review-line-told = Points expected at the start and at the end: { $lines }.
# $name: the name of a player, of a set, of a setting
# $first: the first of two
# $last: the last of a list
review-line-one = { $name } { $first }, then { $last }
review-table = Show as table
review-after = After
