### The rules form in words: its groups, options and values, and why there is nothing to choose.

# $option: the name of an option
# $value: the value that was given
form-now = { $option }: { $value }
# $least: the smallest number that is allowed
# $most: the largest number that is allowed
form-number = Write a number from { $least } to { $most }.
group-deal = The deal
group-pass = The pass
group-first = The first trick
group-hearts = Hearts and the Queen of Spades
group-points = Points
group-moon = The moon
group-end = The end

## The deal.

option-players = Players
option-remainder = Cards left over
option-remainder-remove = low cards are taken out
option-remainder-kitty = they lie face down: a kitty
option-hand = Cards each
option-hand-all = all are dealt
option-hand-twelve = 12, and 4 lie face down: a kitty
option-kitty_to = The kitty goes
option-kitty_to-penalty = with the first penalty card
option-kitty_to-first = with the first trick
option-kitty_to-last = with the last trick

## The pass.

option-passing = Direction
option-passing-LRAK = left, right, across, no passing
option-passing-LARK = left, across, right, no passing
option-passing-LRA = left, right, across
option-passing-LAR = left, across, right
option-passing-L = always left
option-passing-R = always right
option-passing-K = no passing
option-pass_count = How many cards
option-decline = Declining to pass
option-decline-no = not allowed
option-decline-yes = allowed: you forward the cards you get, unseen

## The first trick.

option-leader = First to lead
option-leader-club = the player with the lowest club
option-leader-dealer = the player left of the dealer
option-opening = With which card
option-opening-club = any club
option-opening-lowest = the lowest club
option-opening-any = any card
option-bleed = Points on the first trick
option-bleed-no = not allowed
option-bleed-yes = allowed (bleed)

## Hearts and the Queen of Spades.

option-must_break = Leading hearts
option-must_break-yes = once hearts are broken
option-must_break-no = at any time
option-queen_breaks = The Queen of Spades breaks hearts
option-queen_breaks-played = whenever it is played
option-queen_breaks-discarded = when it is thrown on another suit
option-queen_breaks-never = never
option-queen_leads = Leading the Queen of Spades
option-queen_leads-no = once hearts are broken
option-queen_leads-yes = at any time
option-queen_waits = Throwing the Queen of Spades on another suit
option-queen_waits-no = at any time
option-queen_waits-yes = once hearts are broken

## Points.

option-queen = Queen of Spades
option-queen-off = nothing
option-hearts = Each heart
option-hearts-one = 1
option-hearts-rank = its rank, 2 to 14
option-extra = Other penalty cards
option-extra-none = none
option-extra-black_maria = K♠{"\uFE0E"} 10, A♠{"\uFE0E"} 7 (Black Maria)
option-extra-hooligan = 7♣{"\uFE0E"} 7 (Hooligan)
option-bonus = Bonus card, −10
option-bonus-JD = Jack of Diamonds
option-bonus-TD = 10 of Diamonds
option-bonus-none = none
option-clean = Clean deal, −5
option-clean-off = off
option-clean-points = for taking no points
option-clean-tricks = for taking no trick

## The moon.

option-moon = All penalty points
option-moon-minus = come off the shooter's score
option-moon-plus = go to everyone else
option-moon-choice = as the shooter chooses
option-moon-better = whichever is better for the shooter
option-moon-nothing = count as usual
option-moon_bonus = The moon needs the bonus card
option-moon_bonus-no = no
option-moon_bonus-yes = yes
option-sun = Taking every trick (the sun)
option-sun-no = counts as a moon
option-sun-yes = counts double

## The end.

option-ends = The game ends
option-ends-passes = when a score passes the limit
option-ends-reaches = when a score reaches the limit
option-deals = Number of deals
option-deals-none = not fixed
# $count: a number
value-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
option-ties = If the lowest is tied
option-ties-again = play another deal
option-ties-share = share the win
option-exact = A score of exactly the limit
option-exact-nothing = stays
option-exact-half = becomes half of it
option-floor = Scores below 0
option-floor-no = allowed
option-floor-yes = become 0

## The checkboxes of Hearts Deluxe: the name, and what it does.

box-bonus = Jack of Diamonds
box-bonus-effect = takes 10 points off your score
box-queen = Queen of Spades
box-queen-effect = costs 13 points
box-clean = No trick rule
box-clean-effect = a deal without points takes 5 off your score
box-leader = Rotate lead
box-leader-effect = the player left of the dealer leads first
box-passing = Turn off passing
box-passing-effect = no cards are passed
box-opening = Two of Clubs must lead
box-opening-effect = the first trick starts with the lowest club
box-bleed = Bleed on first trick
box-bleed-effect = points are allowed on the first trick
box-queen_breaks = Queen is not a heart
box-queen_breaks-effect = the Queen of Spades does not break hearts

## Why a value cannot be chosen: the engine's errors, to stand beside their options.

refused-dealer-leads-lowest = The player left of the dealer may not hold the lowest club.
# $card: a card, by name
refused-extra-bonus = The { $card } is the bonus card already.
# $card: a card, by name
refused-extra-known = The { $card } has an option of its own.
# $card: a card, by name
# $value: the value that was given
refused-extra-points = The { $card } must cost 1 to 100 points, not { $value }.
# $card: a card, by name
# $players: how many players, as a number or a word
refused-extra-removed = The { $card } is not in the pack of { $players } players, unless the cards left over make a kitty.
# $card: a card, by name
refused-extra-twice = The { $card } is listed twice.
# $value: the value that was given
refused-handicap-range = A start score is from −99 to 499 and below the limit, not { $value }.
refused-moon-bonus = Needs a bonus card.
refused-no-handicap = A start score is a whole number.
# $value: the value that was given
refused-no-penalty-card = “{ $value }” is not a penalty card: write a card and its points, like KS=10.
# $least: the smallest number that is allowed
# $most: the largest number that is allowed
# $value: the value that was given
refused-range = Write a number from { $least } to { $most }, not { $value }.
refused-twelve-for-four = Twelve cards each and a kitty of four is a deal for four players.

## Why there is nothing to choose.

settled-remainder = The pack divides evenly between four.
settled-kitty_to = There is no kitty in this game.
settled-pass = No cards are passed.
settled-queen = The Queen of Spades costs nothing.
settled-queen_breaks = You may lead hearts at any time.
settled-sun = A moon counts as usual.
settled-ends = The game ends after a fixed number of deals.
