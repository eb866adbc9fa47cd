### The dialog in which a deal is laid out by hand.

layout-title = Lay out a deal
# $rules: the name or the line of the rules
layout-about = Rules: { $rules }. The opponents come from New game. You can play the deal as practice, or send it.
layout-who = Tap a player, then the cards to give them
layout-kitty = Kitty
# $name: the name of a player, of a set, of a setting
# $count: a number
# $room: how many fit
layout-place = { $name } { $count }/{ $room }
layout-number = Dealer and pass
# $name: the name of a player, of a set, of a setting
# $direction: where the cards are passed
layout-dealt = { $name } deals, pass: { $direction }
layout-seat = Your seat
# $number: a number, or a small number as a word
layout-seat-at = Seat { $number }
# $scores: points of all players, as a list
layout-scores = Scores before this deal: { $scores }
layout-scores-none = none
# $limit: the points at which the game ends
layout-scores-about = Near the end of a game, the scores change how opponents play. The game ends at { $limit }.
layout-keep = Your deals
layout-keep-none = No deal is saved yet.
layout-keep-name = Name
layout-keep-save = Save
# $name: the name of a player, of a set, of a setting
layout-keep-saved = Saved as “{ $name }”.
layout-keep-full = The browser has no room to save it.
# $name: the name of a player, of a set, of a setting
layout-keep-opened = “{ $name }” is open.
# $name: the name of a player, of a set, of a setting
layout-keep-wrong = “{ $name }” cannot be read any more.
# $name: the name of a player, of a set, of a setting
layout-keep-drop = Delete { $name }
# $name: the name of a player, of a set, of a setting
layout-keep-ask = Delete “{ $name }” for good?
layout-keep-yes = Yes, delete it
layout-keep-no = No, keep it
# $number: a number, or a small number as a word
layout-named = Deal { $number }
layout-cards = The pack
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
layout-card = { $card }, { $name }
# $card: a card, by name
layout-card-free = { $card }, not given out
# $name: the name of a player, of a set, of a setting
# $count: a number
layout-missing = { $count ->
    [one] { $name }: one card is missing.
   *[other] { $name }: { $count } cards are missing.
}
layout-whole = All cards are given out.
# $name: the name of a player, of a set, of a setting
layout-full = { $name } has all the cards already.
layout-fill = Deal the rest
layout-clear = Take all back
layout-from = Change this deal
layout-send = Send it …
layout-no = Cancel
layout-yes = Play it
