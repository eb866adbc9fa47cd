### A match with a friend: what it is, its link, its result, and where the ways part.

match-title = Match with a friend
match-about = You and a friend play the same cards in the same seat against the same opponents, whenever you like. Then you compare, deal by deal.
match-new = A new match
match-deals = Deals
match-opponents = Opponents
match-sight = All with I.Q. 120: quick answers
match-table = The opponents of your table
# $rules: the name or the line of the rules
match-rules = Rules: { $rules }. Change them under New game.
match-begin = Play your deals
match-first = You play first. Then you get a link to send. Your result stays hidden until your friend has played.
match-counts = The first try counts. No undo, but you can stop and continue at any time. If the coach helped, the result says so.
match-cannot = The game cannot notice help from outside, or a first try on another device.
match-yours = Your matches
match-none-yet = No match yet.
# $count: a number
match-count = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
match-state-begun = started
match-state-sent = you have played
# $name: the name of a player, of a set, of a setting
match-state-invited = { $name } has invited you
match-state-both = both have played
# $name: the name of a player, of a set, of a setting
# $deals: how many deals, or that many as a phrase: "4 deals"
match-calm-invited = { $name } has invited you to a match of { $deals }.
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
# $deals: how many deals, or that many as a phrase: "4 deals"
match-calm-ahead = Match with { $name }: you lead by { $points } in { $deals }.
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
# $deals: how many deals, or that many as a phrase: "4 deals"
match-calm-behind = Match with { $name }: you are behind by { $points } in { $deals }.
# $name: the name of a player, of a set, of a setting
# $deals: how many deals, or that many as a phrase: "4 deals"
match-calm-level = Match with { $name }: you are level in { $deals }.
match-calm-open = Open
match-delete = Delete this match
match-delete-ask = Delete this match for good?
match-delete-no = No, keep it
match-delete-yes = Yes, delete it
match-back = All matches
match-home = Back to your own game
match-go_on = Continue
# $rules: the name or the line of the rules
# $deals: how many deals, or that many as a phrase: "4 deals"
# $names: several names, as a list
match-with = { $rules }, { $deals }, against { $names }.

## What comes by a link

# $name: the name of a player, of a set, of a setting
match-ask = Play a match against { $name }?
# $name: the name of a player, of a set, of a setting
match-ask-sealed = { $name } has played these deals. The result came with the link, but it is sealed. You see it when you have played, and your friend has sent the second link.
match-ask-beside = Your own game is saved.
match-ask-no = Not now
match-ask-yes = Play
# $error: the sentence that says what is wrong
match-wrong = There is no match in this link. { $error }
# $error: the sentence that says what is wrong
match-wrong-file = There is no match in this file. { $error }
match-nothing = There is no match in this link: a part of the link may be missing.
match-none = It is not a match of this game.
match-seats = A match needs one person, and opponents who do not see the cards.
match-part = It is not finished.
match-cards = Its cards do not match its seed.
match-stranger = This result belongs to a match that this device does not know. Ask your friend for the invitation, and play first.
match-first_play = Play your deals first. Then open this link again.
match-other = This result belongs to other cards or opponents than your match.
match-friend = your friend
match-own = This is your own result.
match-twice = Your friend’s result is here already. The first one counts.

## A match

# $points: points, as a number or as a phrase: "3 points"
match-result = Your result: { $points }.
match-send = Send this link
match-send-invite = Your friend plays the same deals. Your result stays sealed until they have played.
match-send-back = It contains your whole result. Send it to your friend.
match-send-open = Send this too, so that your friend can open your result.
match-copy = Copy the link
match-share = Share
match-file = Save as a file
# $file: the name of a file
match-saved = It is in your downloads, as { $file }.
match-code = The link as a QR code
match-code-long = The link is too long for a QR code. Copy it, or save the file.
match-copied = Copied.
match-uncopied = The browser does not allow copying. Select the link, or save the file.
# $deals: how many deals, or that many as a phrase: "4 deals"
# $points: points, as a number or as a phrase: "3 points"
# $help: what helped, as a phrase, or nothing
# $link: an address
match-line = Match of { $deals }: { $points }{ $help }. { $link }
# $words: words, as they were given
match-help = {" "}with help ({ $words })
# $help: which help it was
match-help_kind = { $help ->
    [joe] the computer played for a while
    [hint] hints
    [telepathy] peeking
    [undo] undo
    [again] started again
   *[conceded] gave up
}
match-deal = Deal
# $deal: the number of the deal
match-deal-number = Deal { $deal }
# $name: whose cards these are
# $deal: the number of the deal
match-deal-of = { $name } – Deal { $deal }
match-you = You
match-difference = Gap
match-par = Par
match-total = Total
match-compare = The comparison
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
match-won = You are ahead of { $name } by { $points }.
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
match-lost = { $name } is ahead of you by { $points }.
# $name: the name of a player, of a set, of a setting
match-even = You and { $name } are level.
match-waiting = Your friend’s result is not here yet. It comes as a link or a file.
match-load = Open a file
# $seal: what the seal says
# $name: the name of a player, of a set, of a setting
match-seal = { $seal ->
    [right] This is the result that { $name } sealed before you played.
    [wrong] This is not the result that { $name } sealed before you played.
   *[none] You invited: { $name } could not see your result.
}
# $name: the name of a player, of a set, of a setting
match-checking = Checking the result of { $name } …
# $name: the name of a player, of a set, of a setting
match-checked = Checked: { $name } played these cards by the rules, against these opponents.
# $name: the name of a player, of a set, of a setting
# $why: the sentence that says why
match-unchecked = Not checked: the result of { $name }. { $why }
# $name: the name of a player, of a set, of a setting
# $why: the sentence that says why
match-refused = Refused: the result of { $name }. { $why } Ask for it again.
# $name: the name of a player, of a set, of a setting
# $words: words, as they were given
match-helped = { $name }: { $words }.
# $trick: the number of the trick
# $mine: the player's own card or cards
# $name: the name of a player, of a set, of a setting
# $theirs: the other player's card or cards
match-parts-play = First difference, in trick { $trick }: you played { $mine }, { $name } played { $theirs }.
# $mine: the player's own card or cards
# $name: the name of a player, of a set, of a setting
# $theirs: the other player's card or cards
match-parts-pass = First difference, in the pass: you passed { $mine }, { $name } passed { $theirs }.
# $name: the name of a player, of a set, of a setting
match-parts-never = You and { $name } played this deal the same way.
match-side = Side by side
match-replay-mine = Replay yours
# $name: the name of a player, of a set, of a setting
match-replay-theirs = Replay { $name }’s
match-practise = Play it as practice
match-check = See the check
match-par-ask = Work out par
match-par-about = Par is what the strongest computer player scores in your seat, with these cards and opponents.

# $points: points, as a number or as a phrase: "3 points"
match-par-better = You are { $points } better than par.
# $points: points, as a number or as a phrase: "3 points"
match-par-worse = You are { $points } worse than par.
match-par-even = That is exactly par.
match-see = See and send the result
match-done = Close
