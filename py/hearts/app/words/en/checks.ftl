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
# $state: how the check stands
check-state = { $state ->
    [checked] Checked
    [open] Not everything can be checked
    [version] Another version
   *[wrong] Wrong
}
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

# $found: what the check has found, by its id
# $why: the sentence that says why it cannot be read
# $line: the number of the line
# $text: the sentence that follows
# $count: a number
# $deal: the number of the deal
# $scores: points of all players, as a list
# $said: what the record says
# $noted: the version that the record notes
# $own: the player's own figure
# $name: the name of a player, of a set, of a setting
# $move: the number of the move
# $made: what the player did, as a phrase
# $wanted: what was expected, as a phrase
check-why = { $found ->
    [newer] A newer version of the game wrote it.
    [line] Line { $line }, “{ $text }”, is not how the game writes it.
    [twice] Line { $line }: “{ $text }” appears twice.
    [like] Line { $line }: “{ $text }” looks like a note of this game, but it is not.
    [note] Line { $line }: this version does not know the note “{ $text }”.
    [place] Line { $line }: the note “{ $text }” does not belong in this kind of record.
    [from] Line { $line }: practice cannot begin at move { $text }, because this record has no such move.
    [skipped] The first { $count } moves were made before this practice began, so they were not checked.
    [time] One choice takes too long to compute again.
    [unread] It cannot be read. { $why }
    [empty] It has no deal, or does not say which player sits where.
    [cards] Deal { $deal }: the cards do not match the numbers of the shuffle.
    [hash] Deal { $deal }: the secret number does not match the hash that was shown before the cut.
    [cut] Deal { $deal }: the cards do not match the cut that the record notes.
    [laid] A person laid out deal { $deal }.
    [heading] The result belongs to a different game, or to other rules or players.
    [scores] The scores are { $scores }, but the record says { $said }.
    [unknown] This version does not know its opponents. Everything except their choices was checked.
    [minds] Its opponents come from another version ({ $noted }, here { $own }). Everything except their choices was checked.
    [clock] { $name } thought for a set time, so these choices cannot be computed again.
    [diabolo] The opponents saw all cards and thought for a set time.
    [differs] Deal { $deal }, move { $move }: { $name } { $made }. This opponent { $wanted }.
   *[unnamed] Deal { $deal }, move { $move }: { $name } { $made }. This opponent { $wanted } today. The record does not say which version played.
}
# $cards: one or several cards, by name or in signs
check-move-plays = plays { $cards }
# $cards: one or several cards, by name or in signs
check-move-passes = passes { $cards }
# $choice: the choice: a card, cards, or a word of the form
check-move-says = scores the moon by “{ $choice }”
