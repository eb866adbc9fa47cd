### A replay: where one is, what has just happened, and how to look at it.

replay-title = Replay
replay-first = To the start
replay-trick_back = One trick back
replay-back = One card back
replay-play = Play
replay-pause = Pause
replay-next = One card forward
replay-trick_next = One trick forward
replay-last = To the end
replay-deal = Deal
replay-trick = Trick
replay-seat = View from
replay-up = All cards face up
replay-more = Choose a trick or a seat
replay-over = Play on from here
replay-over-short = Play on
replay-known = What did they know?
replay-check = Check this game
replay-review = Review this deal
# $trick: the number of the trick
# $grade: the name of a grade
replay-trick-graded = { $trick } ({ $grade })
replay-end = End the replay
# $deal: the number of the deal
# $trick: the number of the trick
# $tricks: how many tricks
replay-where = Deal { $deal }, trick { $trick } of { $tricks }
# $deal: the number of the deal
replay-before = Deal { $deal }, before the first trick
replay-pass = Pass
replay-dealt = The cards are dealt.
replay-choice = The next choice:
# $who: who it is: you, or another player
# $cards: one or several cards, by name or in signs
# $name: the name of a player, of a set, of a setting
replay-move-passes = { $who ->
    [you] You pass { $cards }.
   *[other] { $name } passes { $cards }.
}
# $who: who it is: you, or another player
# $name: the name of a player, of a set, of a setting
replay-move-passes_hidden = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
# $who: who it is: you, or another player
# $name: the name of a player, of a set, of a setting
replay-move-declines = { $who ->
    [you] You pass nothing.
   *[other] { $name } passes nothing.
}
# $who: who it is: you, or another player
# $name: the name of a player, of a set, of a setting
replay-move-claims = { $who ->
    [you] You end the deal early.
   *[other] { $name } ends the deal early.
}
# $who: who it is: you, or another player
# $name: the name of a player, of a set, of a setting
replay-move-concedes = { $who ->
    [you] You give up.
   *[other] { $name } gives up.
}
# $who: who it is: you, or another player
# $name: the name of a player, of a set, of a setting
replay-move-scores = { $who ->
    [you] You choose how the moon counts.
   *[other] { $name } chooses how the moon counts.
}
replay-none = No deal of this game is finished yet. The cards of the current deal stay hidden.
