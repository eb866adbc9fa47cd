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

first-lowest = Hearts is about points, and nobody wants them. The lowest score wins.
first-heart = Each heart that you take costs 1 point. Choose a heart.
first-heart-right = Right. There are 13 hearts in the game.
first-heart-wrong = That is not a heart. Look for this sign: ♥{"\uFE0E"}
first-queen = The Queen of Spades costs 13 points. Choose the card with Q and ♠{"\uFE0E"}.
first-queen-right = That’s the one. No other card costs as much.
first-queen-wrong = Not that one. Look for Q and ♠{"\uFE0E"}.

## To follow suit, and who takes the trick.

first-trick = Three cards lie here. Yours will be the fourth: together they are a trick.
# $leader: the player who leads
first-led = { $leader } led: she played the first card of this trick.
first-suit = Cards have a suit: ♣{"\uFE0E"}, ♦{"\uFE0E"}, ♠{"\uFE0E"} or ♥{"\uFE0E"}. Her card is a club.
first-follow = You have clubs, so you must play a club. Choose one.
first-follow-right = Right. The highest club takes the trick: my Ace.
first-follow-wrong = Not now. You have clubs, so you must play a club.
first-takes = If you take a trick, you get its points and start the next.

## The queen.

first-rid = You have no diamonds: play any card. Get rid of your worst card.
first-rid-right = Well done! My King takes the trick, with your Queen: 13 points.
first-rid-wrong = You may play it, but one of your cards costs 13 points.

## The pass.

first-pass = Before most deals you pass: you give three cards to another player.
first-high = With the King or Ace of Spades you may have to take the Queen.
first-danger = Choose your three most dangerous cards.
first-danger-right = Well chosen! Another player gives you three cards.
first-danger-wrong = A low card is safe: keep it.

## Hearts are broken.

first-closed = Now you lead. At first, nobody may start a trick with a heart.
first-until = First someone must throw a heart on another suit. That is called “breaking hearts”.
first-lead = So lead another suit: choose a card that is not a heart.
first-lead-right = Right. Now the others play.
first-lead-wrong = Not yet: nobody has broken hearts in this deal.
first-broken = I threw a heart: hearts are broken. Now any player may lead one.

## The moon.

# $leader: the player who leads
first-moon = Careful! { $leader } has taken every point so far.
first-shoot = Taking all 26 “shoots the moon”: you get 0, everyone else gets 26.
first-stop = Her Queen is the highest heart here. Take the trick from her!
first-stop-right = You take 4 points, but you stop the moon. Well done!
first-stop-wrong = Too low: her Queen takes it. Choose a higher heart.

## And then.

first-ready = You know the game! Now play one deal, and I’ll help you.
first-begin = Play with help
