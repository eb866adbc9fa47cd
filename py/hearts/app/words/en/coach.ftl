### The coach: what is said of choices, of reasons and of what a card costs.

# $card: a card, by name
coach-play = Play { $card }.
# $first: the first of two
# $second: the second of two
coach-two = Play { $first } or { $second }.
# $card: a card, by name
coach-pass = Pass { $card }.
# $card: a card, by name
coach-the = the { $card }
coach-extra = the extra penalty cards
# $suit: a suit: its letter
coach-fine = { $suit ->
    [C] Any club is fine.
    [D] Any diamond is fine.
    [S] Any spade is fine.
   *[H] Any heart is fine.
}
coach-any = Any of these is fine.
# $cards: one or several cards, by name or in signs
coach-any-named = Any of these is fine: { $cards }.
coach-all = Any card is fine here.
coach-lone = It is the only card that you may play.
coach-looks = The coach is looking at your cards …
coach-checks = The coach is looking at your choice …
coach-first = The coach has a tip first. The choice is still yours.
# $suit: a suit: its letter
coach-suits = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
# $count: a number
coach-saves = { $count ->
    [one] Saves about { $count } point.
   *[other] Saves about { $count } points.
}
# $top: the card to stay under
coach-rule-under = Stay under { $top }: then someone else takes the trick.
# $card: a card, by name
# $top: the card to stay under
coach-rule-below = { $card } stays under { $top } too. Low cards are safe: keep them for later.
coach-rule-free = This trick has no points: a good time to use a high card.
coach-rule-must = Each of these takes the trick, so use the highest.
# $card: a card, by name
coach-rule-throw = Someone else takes this trick: give them { $card }.
coach-rule-points = Someone else takes this trick: throw points on it.
coach-rule-high = Someone else takes this trick: a good time to get rid of a high card.
# $dear: the card that costs the most, by name
coach-rule-catch = With a high spade, you may be forced to take { $dear }.
# $dear: the card that costs the most, by name
coach-rule-bring = Low spades can force { $dear } out.
coach-rule-low = Play low: someone else will probably take it.
# $suit: the name of a suit
coach-rule-safe = Everyone probably still has { $suit }, so nobody can throw points on this trick.
# $suit: the name of a suit
coach-rule-void = With no { $suit } left, any card may be thrown on { $suit }.
# $card: a card, by name
coach-rule-dearest = { $card } costs the most points: give it away.
coach-rule-hearts-high = High hearts take tricks with points.
coach-rule-high-pass = High cards take tricks, and tricks bring points.
# $why: why a card is passed
# $cards: one or several cards, by name or in signs
# $dear: the card that costs the most, by name
# $suit: the name of a suit
coach-give = { $why ->
    [dearest] { $cards } costs the most points.
    [catch] { $cards } may have to take { $dear }.
    [hearts] { $cards } can win tricks full of hearts.
    [void] Without { $cards } you can throw any card on { $suit }.
    [high] { $cards } can easily win tricks.
    [middle] { $cards } can be too high to lose a trick.
   *[low] Without { $cards } you run out of { $suit } sooner.
}
# $how: how the player's own packet compares
# $own: the player's own figure
# $cards: one or several cards, by name or in signs
coach-own = { $how ->
    [level] { $own } instead of { $cards }: just as good.
    [fine] { $own } instead of { $cards }: that is fine, too.
    [low] { $own } would be safe to keep: low cards rarely win tricks.
    [lower] { $cards } can win more tricks than { $own }.
   *[keeps] You keep { $cards }: that is the bigger danger.
}
# $why: what may happen
# $worse: the worse card
# $dear: the card that costs the most, by name
coach-risk = { $why ->
    [dear] { $worse } could win { $dear }.
    [itself] If { $worse } wins the trick, its points are yours.
    [hearts] { $worse } could win more hearts.
    [extra] { $worse } could win more penalty cards.
   *[trick] { $worse } could win the trick, and then you must start the next one.
}
# $card: a card, by name
coach-rule-bonus = It may win { $card }.
coach-rule-moon = It keeps the chance to take all the points: a moon.
coach-rule-other = Otherwise another player could take all the points: a moon.
# $points: points, as a number or as a phrase: "3 points"
coach-points = You will score about { $points } points this way.
# $chance: a chance, in percent
coach-moon = Your chance of a moon: { $chance }.
# $chance: a chance, in percent
coach-other = The others’ chance of a moon: { $chance }.
# $chance: a chance, in percent
coach-win = Your chance to win the game: { $chance }.
# $why: what tells the two choices apart
# $first: the first of two
# $dear: the card that costs the most, by name
# $best: the figure of the better choice
# $second: the second of two
# $own: the player's own figure
# $bonus: the bonus card, by name
# $extra: the extra penalty cards, as a phrase
coach-why = { $why ->
    [dear] With { $first } you take the { $dear } in { $best } deals of 100, with { $second } in { $own }.
    [bonus] With { $first } you take the { $bonus } in { $best } deals of 100, with { $second } in { $own }.
    [hearts] Hearts cost you about { $best } points with { $first }, { $own } with { $second }.
    [extra] You take about { $best } points from { $extra } with { $first }, { $own } with { $second }.
    [moon] With { $first } you shoot the moon in { $best } deals of 100, with { $second } in { $own }.
    [other] With { $first } another player shoots the moon in { $best } deals of 100, with { $second } in { $own }.
   *[trick] With { $first } you take this trick in { $best } deals of 100, with { $second } in { $own }.
}
