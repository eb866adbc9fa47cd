### What has been played: the panel that counts the cards.

seen-title = Played cards
seen-back = Close
seen-close = Close the played cards
seen-shown = The played cards are shown beside the table.
seen-hidden = The played cards are hidden.
seen-suit-C = Clubs
seen-suit-D = Diamonds
seen-suit-S = Spades
seen-suit-H = Hearts
# $count: a number
seen-out = { $count } left
# $suit: the name of a suit
# $facts: what is known of a suit, as a list
seen-row = { $suit }. { $facts }
# $cards: one or several cards, by name or in signs
seen-row-out = Still in play: { $cards }.
# $cards: one or several cards, by name or in signs
seen-row-gave = Passed by you, still in play: { $cards }.
# $cards: one or several cards, by name or in signs
seen-row-own = Yours: { $cards }.
# $cards: one or several cards, by name or in signs
seen-row-played = Played: { $cards }.
# $cards: one or several cards, by name or in signs
seen-row-kitty = In the kitty: { $cards }.
seen-row-none = All are played or yours.
seen-legend-own = yours
seen-legend-out = still in play
seen-legend-gave = passed by you
seen-legend-played = played
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
# $card: a card, by name
seen-dear-out = { $card }: still in play
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
seen-dear-out-kitty = { $card }: still in play, or in the kitty that { $name } took
# $card: a card, by name
seen-dear-own = { $card }: in your hand
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
seen-dear-gave = { $card }: still in play, passed by you to { $name }
# $card: a card, by name
seen-dear-played = { $card }: in this trick
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
seen-dear-taken = { $card }: { $name } took it
# $card: a card, by name
seen-dear-taken-you = { $card }: you took it
# $card: a card, by name
seen-dear-kitty = { $card }: in the kitty
