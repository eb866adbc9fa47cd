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
preset-deluxe = Hearts Deluxe
preset-outland = Outland
preset-requiem = Requiem
preset-portal = Portal
preset-pagat = Pagat
preset-classic-pc = Classic
preset-kitty = Kitty
preset-old-school = Old school
preset-omnibus = Omnibus
preset-spot = Spot
preset-black-maria = Black Maria
preset-deluxe-short = Deluxe
preset-deluxe-about = Any club starts. The Jack of Diamonds takes 10 points off your score, a moon takes 26 off.
preset-outland-about = Like Classic, but you pass left first and right last. A Queen of Spades thrown on another suit breaks hearts too.
preset-requiem-about = Like Classic, but the player who shoots the moon chooses how it counts.
preset-portal-about = As on most websites: the Queen of Spades breaks hearts, and the player who shoots the moon chooses how it counts.
preset-pagat-about = Like Classic, but points are allowed on the first trick, and the player who shoots the moon chooses how it counts.
preset-classic-pc-about = Like the Hearts that came with Windows: the lowest club starts, a moon gives everyone else 26.
preset-kitty-about = Twelve cards each. Four lie face down for the first player who takes a penalty card.
preset-old-school-about = The player left of the dealer leads any card. You may lead hearts at any time.
preset-omnibus-about = Like Classic, with a bonus: the Jack of Diamonds takes 10 points off your score.
preset-spot-about = Each heart costs its rank.
preset-black-maria-about = The King and the Ace of Spades cost points too. You always pass right, and there is no moon.
