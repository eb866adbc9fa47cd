### The check of a record: what it cannot see, how far it is, and what it has found.

check-title = Check this record
check-about = The game replays the record. It deals the cards again from what was put in, and lets the opponents choose again.
check-not-help = It cannot see whether the player had help from outside.
check-not-first = It cannot see whether this was the first try.
check-not-own = It cannot see who chose the player’s cards.
check-nots = What a check cannot see
check-finding = What it finds
check-begins = Reading the record …
# $done: how many are done
# $of: out of how many
check-progress = { $done } of { $of } choices checked …
check-no_worker = Nobody is free to check it: the opponents' thinking part has not started. Try again later.
check-again = Check again
check-copy = Copy as a result
check-copied = Copied. “hearts verify” checks it elsewhere.
check-uncopied = The browser does not allow copying.
check-done = Done
check-state-checked = Checked
check-state-open = Not all can be checked
check-state-version = Another version
check-state-wrong = Wrong
# $count: a number
check-found = { $count ->
    [one] The moves are legal, the cards follow from what was put in, and the one choice of an opponent is what it chooses again.
   *[other] The moves are legal, the cards follow from what was put in, and all { $count } choices of opponents are what they choose again.
}
check-found-none = The moves are legal, and the cards follow from what was put in. No opponent had a choice.
# $count: a number
check-stood_in = { $count ->
    [one] At one of them another mind stood in, because the thinking part did not answer.
   *[other] At { $count } of them another mind stood in, because the thinking part did not answer.
}
check-rest = All else was checked, and nothing is wrong.

## Why it is not checked, by the ids of hearts.minds.verify.

# $why: the sentence that says why
check-why-unread = It cannot be read. { $why }
check-why-empty = It holds no deal, or does not say who sits where.
# $deal: the number of the deal
check-why-cards = Deal { $deal }: the cards do not follow from what was put in.
# $deal: the number of the deal
check-why-hash = Deal { $deal }: the secret number does not have the hash that the cut was made against.
# $deal: the number of the deal
check-why-cut = Deal { $deal }: it was not dealt with the cut that the record notes.
# $deal: the number of the deal
check-why-laid = A person laid the cards of deal { $deal }.
check-why-heading = The game, its rules or its players are not those for which the result was noted.
# $scores: points of all players, as a list
# $said: what the record says
check-why-scores = The scores are { $scores }, but the record says { $said }.
check-why-unknown = It names opponents that this version does not know. All but their choices was checked.
# $noted: the version that the record notes
# $own: the player's own figure
check-why-minds = Its opponents are of another version ({ $noted }, here { $own }). All but their choices was checked.
# $name: the name of a player, of a set, of a setting
check-why-clock = { $name } thought for a set time, so nobody can compute these choices again.
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
check-why-unnamed = Deal { $deal }, move { $move }: { $name } { $made }. This opponent { $wanted } today. The record does not say which version it was.
# $cards: one or several cards, by name or in signs
check-move-plays = plays { $cards }
# $cards: one or several cards, by name or in signs
check-move-passes = passes { $cards }
# $choice: the choice: a card, cards, or a word of the form
check-move-says = scores the moon by “{ $choice }”
