### The dialog in which a deal is laid out by hand.

layout-title = Lay out a deal
# $rules: ?
layout-about = Choose who gets cards, then press the cards. Rules: { $rules }. The opponents are those of New game. You play the deal as practice, or send it.
layout-who = Who gets the cards that you press
layout-kitty = Kitty
# $name: ?
# $count: ?
# $room: ?
layout-place = { $name } { $count }/{ $room }
layout-number = Dealer and pass
# $name: ?
# $direction: ?
layout-dealt = { $name } deals, pass: { $direction }
layout-seat = Your seat
# $number: ?
layout-seat-at = Seat { $number }
# $scores: ?
layout-scores = Scores before this deal: { $scores }
layout-scores-none = none
# $limit: ?
layout-scores-about = The opponents play by them near the end of a game. The game ends at { $limit }.
layout-keep = Your deals
layout-keep-none = No deal is saved yet.
layout-keep-name = Name
layout-keep-save = Save
# $name: ?
layout-keep-saved = Saved as “{ $name }”.
layout-keep-full = The browser has no room to save it.
# $name: ?
layout-keep-opened = “{ $name }” lies here.
# $name: ?
layout-keep-wrong = “{ $name }” cannot be read any more.
# $name: ?
layout-keep-drop = Delete { $name }
# $name: ?
layout-keep-ask = Delete “{ $name }” for good?
layout-keep-yes = Yes, delete it
layout-keep-no = No, keep it
# $number: ?
layout-named = Deal { $number }
layout-cards = The pack
# $card: ?
# $name: ?
layout-card = { $card }, { $name }
# $card: ?
layout-card-free = { $card }, not given out
# $name: ?
# $count: ?
layout-missing = { $count ->
    [one] { $name }: one card is missing.
   *[other] { $name }: { $count } cards are missing.
}
layout-whole = All cards are given out.
# $name: ?
layout-full = { $name } has all the cards already.
layout-fill = Deal the rest
layout-clear = Take all back
layout-from = Change this deal
layout-send = Send it …
layout-no = Cancel
layout-yes = Play it
