### The check of a record: what it cannot see, how far it is, and what it has found.

check-title = Check this game
check-about = The game deals the cards again from the numbers of the shuffle, repeats each move, and lets the opponents choose again.
check-not-help = It cannot see whether the player had help from outside.
check-not-first = It cannot see whether this was the first try.
check-not-own = It cannot see who made the player’s choices.
check-nots = Limits of a check
check-finding = Result
check-begins = Reading the game …
# $done: how many are done
# $of: out of how many
check-progress = { $done } of { $of } choices checked …
check-no_worker = The computer cannot check it now: the opponents have not loaded. Try again later.
check-again = Check again
check-copy = Copy as a result
check-copied = Copied. The command “hearts verify” can check it elsewhere.
check-uncopied = The browser does not allow copying.
check-done = Close
check-state-checked = Checked
check-state-open = Not everything can be checked
check-state-version = Another version
check-state-wrong = Wrong
# $count: a number
check-found = { $count ->
    [one] The moves are legal, the cards match the numbers of the shuffle, and the opponents’ one choice came out the same.
   *[other] The moves are legal, the cards match the numbers of the shuffle, and all { $count } choices of opponents came out the same.
}
check-found-none = The moves are legal, and the cards match the numbers of the shuffle. No opponent had a choice.
# $count: a number
check-stood_in = { $count ->
    [one] At one of them a substitute chose, because the computer player did not answer.
   *[other] At { $count } of them a substitute chose, because the computer player did not answer.
}
check-unsure = Its signature could not be checked: that needs an internet connection the first time.
check-rest = Everything else was checked, and nothing is wrong.

## Why it is not checked, by the ids of hearts.minds.verify.

check-why-newer = A newer version of the game wrote it.
# $line: the number of the line
# $text: the sentence that follows
check-why-line = Line { $line }, “{ $text }”, is not how the game writes it.
# $line: the number of the line
# $text: the sentence that follows
check-why-twice = Line { $line }: “{ $text }” appears twice.
# $line: the number of the line
# $text: the sentence that follows
check-why-like = Line { $line }: “{ $text }” looks like a note of this game, but it is not.
# $line: the number of the line
# $text: the sentence that follows
check-why-note = Line { $line }: this version does not know the note “{ $text }”.
# $line: the number of the line
# $text: the sentence that follows
check-why-place = Line { $line }: the note “{ $text }” does not belong in this kind of record.
# $line: the number of the line
# $text: the sentence that follows
check-why-from = Line { $line }: practice cannot begin at move { $text }, because this record has no such move.
# $count: a number
check-why-skipped = The first { $count } moves were made before this practice began, so they were not checked.
check-why-time = One choice takes too long to compute again.
# $why: the sentence that says why
check-why-unread = It cannot be read. { $why }
check-why-empty = It has no deal, or does not say which player sits where.
# $deal: the number of the deal
check-why-cards = Deal { $deal }: the cards do not match the numbers of the shuffle.
# $deal: the number of the deal
check-why-hash = Deal { $deal }: the secret number does not match the hash that was shown before the cut.
# $deal: the number of the deal
check-why-cut = Deal { $deal }: the cards do not match the cut that the record notes.
# $deal: the number of the deal
check-why-laid = A person laid out deal { $deal }.
check-why-heading = The result belongs to a different game, or to other rules or players.
# $scores: points of all players, as a list
# $said: what the record says
check-why-scores = The scores are { $scores }, but the record says { $said }.
check-why-unknown = This version does not know its opponents. Everything except their choices was checked.
# $noted: the version that the record notes
# $own: the player's own figure
check-why-minds = Its opponents come from another version ({ $noted }, here { $own }). Everything except their choices was checked.
# $name: the name of a player, of a set, of a setting
check-why-clock = { $name } thought for a set time, so these choices cannot be computed again.
check-why-diabolo = The opponents saw all cards and thought for a set time.
# $deal: the number of the deal
# $move: the number of the move
# $name: the name of a player, of a set, of a setting
# $made: what the player did, as a phrase
# $wanted: what was expected, as a phrase
check-why-differs = Deal { $deal }, move { $move }: { $name } { $made }. This opponent { $wanted }.
# $deal: the number of the deal
# $move: the number of the move
# $name: the name of a player, of a set, of a setting
# $made: what the player did, as a phrase
# $wanted: what was expected, as a phrase
check-why-unnamed = Deal { $deal }, move { $move }: { $name } { $made }. This opponent { $wanted } today. The record does not say which version played.
# $cards: one or several cards, by name or in signs
check-move-plays = plays { $cards }
# $cards: one or several cards, by name or in signs
check-move-passes = passes { $cards }
# $choice: the choice: a card, cards, or a word of the form
check-move-says = scores the moon by “{ $choice }”
