### What has been played: the panel that counts the cards.

seen-title = Played cards
seen-back = Close
seen-close = Close the played cards
seen-shown = The played cards are shown beside the table.
seen-hidden = The played cards are hidden.
# $suit: a suit: its letter
seen-suit = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
}
# $count: a number
seen-out = { $count } left
# $suit: the name of a suit
# $facts: what is known of a suit, as a list
seen-row = { $suit }. { $facts }
# $state: where the cards are
# $cards: one or several cards, by name or in signs
seen-cards = { $state ->
    [out] Still in play: { $cards }.
    [gave] Passed by you, still in play: { $cards }.
    [own] Yours: { $cards }.
    [played] Played: { $cards }.
   *[kitty] In the kitty: { $cards }.
}
seen-row-none = All are played or yours.
# $state: where a card is
seen-legend = { $state ->
    [own] yours
    [out] still in play
    [gave] passed by you
   *[played] played
}
seen-player = Player
seen-points = Points
seen-voids = Has no
seen-void-none = not known
# $count: a number
seen-left = { $count ->
    [one] { $count } penalty point is still to come.
   *[other] { $count } penalty points are still to come.
}
# $count: a number
# $name: the name of a player, of a set, of a setting
seen-left-kitty = { $count ->
    [one] { $count } penalty point is still to come or lies in the kitty that { $name } took.
   *[other] { $count } penalty points are still to come or lie in the kitty that { $name } took.
}
# $state: where the card is
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
seen-dear = { $state ->
    [out] { $card }: still in play
    [own] { $card }: in your hand
    [gave] { $card }: still in play, passed by you to { $name }
   *[kitty] { $card }: in the kitty
}
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
seen-dear-out-kitty = { $card }: still in play, or in the kitty that { $name } took
# $card: a card, by name
seen-dear-played = { $card }: in this trick
# $who: who it is: you, or another player
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
seen-dear-taken = { $who ->
    [you] { $card }: you took it
   *[other] { $card }: { $name } took it
}
