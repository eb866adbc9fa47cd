### What has been played: the panel that counts the cards.

seen-title = Played cards
seen-back = Back to the table
seen-close = Close the played cards
seen-shown = The played cards are shown beside the table.
seen-hidden = The played cards are hidden.
seen-suit-C = Clubs
seen-suit-D = Diamonds
seen-suit-S = Spades
seen-suit-H = Hearts
# $count: ?
seen-out = { $count } out
# $suit: ?
# $facts: ?
seen-row = { $suit }. { $facts }
# $cards: ?
seen-row-out = Still out: { $cards }.
# $cards: ?
seen-row-gave = You passed, not played yet: { $cards }.
# $cards: ?
seen-row-own = Yours: { $cards }.
# $cards: ?
seen-row-played = Played: { $cards }.
# $cards: ?
seen-row-kitty = In the kitty: { $cards }.
seen-row-none = All are played or yours.
seen-legend-own = yours
seen-legend-out = still out
seen-legend-gave = you passed it
seen-legend-played = played
seen-player = Player
seen-points = Points
seen-voids = Has no
seen-void-none = not known
# $count: ?
seen-left = { $count ->
    [one] { $count } penalty point is still to come.
   *[other] { $count } penalty points are still to come.
}
# $count: ?
# $name: ?
seen-left-kitty = { $count ->
    [one] { $count } penalty point is still to come or lies in the kitty that { $name } took.
   *[other] { $count } penalty points are still to come or lie in the kitty that { $name } took.
}
# $card: ?
seen-dear-out = { $card }: still out
# $card: ?
# $name: ?
seen-dear-out-kitty = { $card }: still out or in the kitty that { $name } took
# $card: ?
seen-dear-own = { $card }: in your hand
# $card: ?
# $name: ?
seen-dear-gave = { $card }: still out, you passed it to { $name }
# $card: ?
seen-dear-played = { $card }: in this trick
# $card: ?
# $name: ?
seen-dear-taken = { $card }: { $name } took it
# $card: ?
seen-dear-taken-you = { $card }: you took it
# $card: ?
seen-dear-kitty = { $card }: in the kitty
