### The rules form in words: its groups, options and values, and why there is nothing to choose.

# $option: the name of an option
# $value: the value that was given
form-now = { $option }: { $value }
# $least: the smallest number that is allowed
# $most: the largest number that is allowed
form-number = Write a number from { $least } to { $most }.
# $group: a group of options
group-title = { $group ->
    [deal] The deal
    [pass] The pass
    [first] The first trick
    [hearts] Hearts and the Queen of Spades
    [points] Points
    [moon] The moon
   *[end] The end
}

## The deal.

# $option: the option, as records name it
option-label = { $option ->
    [players] Players
    [remainder] Cards left over
    [hand] Cards each
    [kitty_to] The kitty goes
    [passing] Direction
    [pass_count] How many cards
    [decline] Declining to pass
    [leader] First to lead
    [opening] With which card
    [bleed] Points on the first trick
    [hearts] Each heart
    [must_break] Leading hearts
    [queen_breaks] The Queen of Spades breaks hearts
    [queen_leads] Leading the Queen of Spades
    [queen_waits] Throwing the Queen of Spades on another suit
    [queen] Queen of Spades
    [extra] Other penalty cards
    [bonus] Bonus card, −10
    [clean] Clean deal, −5
    [moon] All penalty points
    [moon_bonus] The moon needs the bonus card
    [sun] Taking every trick (the sun)
    [ends] The game ends
    [deals] Number of deals
    [ties] If the lowest is tied
    [exact] A score of exactly the limit
   *[floor] Scores below 0
}
# $value: its value
option-remainder = { $value ->
    [remove] low cards are taken out
   *[kitty] they lie face down: a kitty
}
# $value: its value
option-hand = { $value ->
    [all] all are dealt
   *[twelve] 12, and 4 lie face down: a kitty
}
# $value: its value
option-kitty_to = { $value ->
    [penalty] with the first penalty card
    [first] with the first trick
   *[last] with the last trick
}

## The pass.

# $value: its value
option-passing = { $value ->
    [LRAK] left, right, across, no passing
    [LARK] left, across, right, no passing
    [LRA] left, right, across
    [LAR] left, across, right
    [L] always left
    [R] always right
   *[K] no passing
}
# $value: its value
option-decline = { $value ->
    [no] not allowed
   *[yes] allowed: you forward the cards you get, unseen
}

## The first trick.

# $value: its value
option-leader = { $value ->
    [club] the player with the lowest club
   *[dealer] the player left of the dealer
}
# $value: its value
option-opening = { $value ->
    [club] any club
    [lowest] the lowest club
   *[any] any card
}
# $value: its value
option-bleed = { $value ->
    [no] not allowed
   *[yes] allowed (bleed)
}

## Hearts and the Queen of Spades.

# $value: its value
option-must_break = { $value ->
    [yes] once hearts are broken
   *[no] at any time
}
# $value: its value
option-queen_breaks = { $value ->
    [played] whenever it is played
    [discarded] when it is thrown on another suit
   *[never] never
}
# $value: its value
option-queen_leads = { $value ->
    [no] once hearts are broken
   *[yes] at any time
}
# $value: its value
option-queen_waits = { $value ->
    [no] at any time
   *[yes] once hearts are broken
}

## Points.

option-queen-off = nothing
# $value: its value
option-hearts = { $value ->
    [one] 1
   *[rank] its rank, 2 to 14
}
# $value: its value
option-extra = { $value ->
    [none] none
    [black_maria] K♠{"\uFE0E"} 10, A♠{"\uFE0E"} 7 (Black Maria)
   *[hooligan] 7♣{"\uFE0E"} 7 (Hooligan)
}
# $value: its value
option-bonus = { $value ->
    [JD] Jack of Diamonds
    [TD] 10 of Diamonds
   *[none] none
}
# $value: its value
option-clean = { $value ->
    [off] off
    [points] for taking no points
   *[tricks] for taking no trick
}

## The moon.

# $value: its value
option-moon = { $value ->
    [minus] come off the shooter's score
    [plus] go to everyone else
    [choice] as the shooter chooses
    [better] whichever is better for the shooter
   *[nothing] count as usual
}
# $value: its value
option-moon_bonus = { $value ->
    [no] no
   *[yes] yes
}
# $value: its value
option-sun = { $value ->
    [no] counts as a moon
   *[yes] counts double
}

## The end.

# $value: its value
option-ends = { $value ->
    [passes] when a score passes the limit
   *[reaches] when a score reaches the limit
}
option-deals-none = not fixed
# $count: a number
value-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
# $value: its value
option-ties = { $value ->
    [again] play another deal
   *[share] share the win
}
# $value: its value
option-exact = { $value ->
    [nothing] stays
   *[half] becomes half of it
}
# $value: its value
option-floor = { $value ->
    [no] allowed
   *[yes] become 0
}

## The checkboxes of Hearts Deluxe: the name, and what it does.

# $option: the option that a checkbox sets
box-label = { $option ->
    [bonus] Jack of Diamonds
    [queen] Queen of Spades
    [clean] No trick rule
    [leader] Rotate lead
    [passing] Turn off passing
    [opening] Two of Clubs must lead
    [bleed] Bleed on first trick
   *[queen_breaks] Queen is not a heart
}
# $option: the option that a checkbox sets
box-effect = { $option ->
    [bonus] takes 10 points off your score
    [queen] costs 13 points
    [clean] a deal without points takes 5 off your score
    [leader] the player left of the dealer leads first
    [passing] no cards are passed
    [opening] the first trick starts with the lowest club
    [bleed] points are allowed on the first trick
   *[queen_breaks] the Queen of Spades does not break hearts
}

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
