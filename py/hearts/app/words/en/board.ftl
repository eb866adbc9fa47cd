### The leaderboard: who is on it, what is shown of them, and why a result is refused.

board-title = Leaderboard
board-lead = Results of daily deals and matches: yours and your friends’. This device checks each one first.
board-empty = No results here yet. Play today’s deals, or add a result that a friend has sent.
board-empty-matches = No matches here yet. Play one: your result appears here, and your friend’s when they have sent it.
board-when = Results of
board-day = A day
board-month = A month
board-all = All days
board-matches = Matches
board-which = Date or match
board-today = Today
board-matches-all = All matches
# $date: a date, as written
# $deals: how many deals, or that many as a phrase: "4 deals"
# $name: the name of a player, of a set, of a setting
board-match = { $date }, { $deals }, { $name }
# $date: a date, as written
# $deals: how many deals, or that many as a phrase: "4 deals"
board-match-alone = { $date }, { $deals }
board-caption = Points above par per day; fewer are better
board-caption-one = Points, and how many above par; fewer are better
board-caption-matches = Points above par per deal; fewer are better
board-par-matches = Par of a match is what the strongest computer player scores in the same seat.
# $column: the column
board-head = { $column ->
    [who] Player
    [matches] Matches
    [days] Days
    [mean] Against par
    [best] Best
    [streak] Streak
   *[points] Points
}
# $name: the name of a player, of a set, of a setting
board-you = { $name } (this device)
# $name: the name of a player, of a set, of a setting
# $key: a name in a file or in the storage
board-key = { $name } · { $key }
# $place: the place in the order: 1, 2, 3
# $name: the name of a player, of a set, of a setting
board-placed = { $place }. { $name }
# $range: how far a figure may be off
board-range = ± { $range }
board-add = Add a friend’s result
board-add-about = Open a link or choose a file that a friend sent you.
board-file = Choose a file
board-save = Save all results as a file
board-send = Send my result
# $done: how many are done
# $all: how many there are in all
board-checking = Checking … { $done } of { $all }
# $count: a number
board-added = { $count ->
    [one] Checked and added: one result.
   *[other] Checked and added: { $count } results.
}
# $count: a number
board-left = { $count ->
    [one] The file has no room for the oldest result.
   *[other] The file has no room for the { $count } oldest results.
}
board-none = It has no result of daily deals or of a match.
# $error: the sentence that says what is wrong
board-match-wrong = The result of a match is wrong. { $error }
# $error: the sentence that says what is wrong
board-match-open = The result of a match cannot be checked. { $error }
# $count: a number
board-stood_in = { $count ->
    [one] At one choice a weaker computer player replaced an opponent, so this result is not ranked.
   *[other] At { $count } choices a weaker computer player replaced an opponent, so this result is not ranked.
}
board-already = These results are here already.
board-own-none = Finish today’s deals first.
board-missing = The check of signatures could not be loaded. You need an internet connection the first time.
board-unsigned = No device has signed this result.
board-forged = This result was changed after it was signed.
# $number: a number, or a small number as a word
board-gone = The opponents of day { $number } are no longer in the game, so this result cannot be checked.
# $number: a number, or a small number as a word
board-future = Day { $number } has not begun yet.
# $what: what is wrong
# $number: a number, or a small number as a word
# $deal: the number of the deal
board-wrong = { $what ->
    [record] A move in it is against the rules.
    [heading] It has other rules or other players than day { $number }.
    [cards] Deal { $deal } has other cards than day { $number }.
    [choice] In deal { $deal }, an opponent plays differently than on day { $number }.
   *[short] It ends before the fourth deal is over.
}
# $why: the sentence that says why
board-refused = A result was refused. { $why }
board-proves = How results are checked
board-proves-text = This device checks the cards, the rules and the opponents’ choices, and works out par itself. The device that invites to a match draws its cards, so only matches that you played yourself are ranked here. A signature shows that a result comes from the same device as before. It does not show who played, whether they had help, or whether it was their first try.
board-move = Move to another device
board-move-about = Your streak on the leaderboard belongs to this device. To move it: copy the key that the new device shows here, paste it on the old device, and paste the old device’s answer on the new one.
board-move-key = Key of this device
board-move-paste = Key or answer of the other device
board-move-go = Go
board-move-answer = Paste this answer on the new device:
board-moved = Your streak continues on this device.
board-no_key = That is not the key of a device.
board-no_vouch = That is not an answer for this device.
board-back = Close
board-link-title = Add this result?
# $number: a number, or a small number as a word
board-link-text = A friend’s result of day { $number }. This device checks it first, and then adds it.
board-link-yes = Check and add
board-link-no = Not now
