### The presets in words: what each is called, and one line about it.

# $preset: the name of the rules
rules-changed = { $preset }, changed
# $preset: the name of the rules
# $limit: the points at which the game ends
rules-short = { $preset }, short game to { $limit }
# $preset: the name of the rules
# $limit: the points at which the game ends
rules-long = { $preset }, long game to { $limit }
# $preset: the name of the rules
# $count: a number
rules-deals = { $count ->
    [one] { $preset }, { $count } deal
   *[other] { $preset }, { $count } deals
}
# $preset: the preset, as records name it
preset-name = { $preset ->
    [deluxe] Hearts Deluxe
    [outland] Outland
    [requiem] Requiem
    [portal] Portal
    [pagat] Pagat
    [classic-pc] Classic
    [kitty] Kitty
    [old-school] Old school
    [omnibus] Omnibus
    [spot] Spot
   *[black-maria] Black Maria
}
preset-deluxe-short = Deluxe
# $preset: the preset, as records name it
preset-about = { $preset ->
    [deluxe] Any club starts. The Jack of Diamonds takes 10 points off your score, a moon takes 26 off.
    [outland] Like Classic, but you pass left first and right last. A Queen of Spades thrown on another suit breaks hearts too.
    [requiem] Like Classic, but the player who shoots the moon chooses how it counts.
    [portal] As on most websites: the Queen of Spades breaks hearts, and the player who shoots the moon chooses how it counts.
    [pagat] Like Classic, but points are allowed on the first trick, and the player who shoots the moon chooses how it counts.
    [classic-pc] Like the Hearts that came with Windows: the lowest club starts, a moon gives everyone else 26.
    [kitty] Twelve cards each. Four lie face down for the first player who takes a penalty card.
    [old-school] The player left of the dealer leads any card. You may lead hearts at any time.
    [omnibus] Like Classic, with a bonus: the Jack of Diamonds takes 10 points off your score.
    [spot] Each heart costs its rank.
   *[black-maria] The King and the Ace of Spades cost points too. You always pass right, and there is no moon.
}
