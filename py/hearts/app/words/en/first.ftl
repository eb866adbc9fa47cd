### The lesson of a first game: each sentence has 14 words at most, and explains a new word at its first use.

first-title = Learn Hearts
# $step: the number of the step
# $steps: how many steps
first-step-number = { $step } of { $steps }
first-next = Next
first-close = Leave the lesson
first-again = Tap the card again to play it.
# $count: a number
first-chosen-more = { $count ->
    [one] Right. One more.
   *[other] Right. { $count } more.
}

## The aim.

# $beat: the name of a moment of the lesson
# $leader: the player who leads
first-says = { $beat ->
    [lowest] Hearts is about points, and nobody wants them. The lowest score wins.
    [heart] Each heart that you take costs 1 point. Choose a heart.
    [queen] The Queen of Spades costs 13 points. Choose the card with Q and ♠{"\uFE0E"}.
    [trick] Three cards lie here. Yours will be the fourth: together they are a trick.
    [led] { $leader } led: she played the first card of this trick.
    [suit] Cards have a suit: ♣{"\uFE0E"}, ♦{"\uFE0E"}, ♠{"\uFE0E"} or ♥{"\uFE0E"}. Her card is a club.
    [follow] You have clubs, so you must play a club. Choose one.
    [takes] If you take a trick, you get its points and start the next.
    [rid] You have no diamonds: play any card. Get rid of your worst card.
    [pass] Before most deals you pass: you give three cards to another player.
    [high] With the King or Ace of Spades you may have to take the Queen.
    [danger] Choose your three most dangerous cards.
    [closed] Now you lead. At first, nobody may start a trick with a heart.
    [until] First someone must throw a heart on another suit. That is called “breaking hearts”.
    [lead] So lead another suit: choose a card that is not a heart.
    [broken] I threw a heart: hearts are broken. Now any player may lead one.
    [moon] Careful! { $leader } has taken every point so far.
    [shoot] Taking all 26 “shoots the moon”: you get 0, everyone else gets 26.
   *[stop] Her Queen is the highest heart here. Take the trick from her!
}
# $beat: the name of a moment of the lesson
first-right = { $beat ->
    [heart] Right. There are 13 hearts in the game.
    [queen] That’s the one. No other card costs as much.
    [follow] Right. The highest club takes the trick: my Ace.
    [rid] Well done! My King takes the trick, with your Queen: 13 points.
    [danger] Well chosen! Another player gives you three cards.
    [lead] Right. Now the others play.
   *[stop] You take 4 points, but you stop the moon. Well done!
}
# $beat: the name of a moment of the lesson
first-wrong = { $beat ->
    [heart] That is not a heart. Look for this sign: ♥{"\uFE0E"}
    [queen] Not that one. Look for Q and ♠{"\uFE0E"}.
    [follow] Not now. You have clubs, so you must play a club.
    [rid] You may play it, but one of your cards costs 13 points.
    [danger] A low card is safe: keep it.
    [lead] Not yet: nobody has broken hearts in this deal.
   *[stop] Too low: her Queen takes it. Choose a higher heart.
}

## To follow suit, and who takes the trick.


## The queen.


## The pass.


## Hearts are broken.


## The moon.


## And then.

first-ready = You know the game! Now play one deal, and I’ll help you.
first-begin = Play with help
