### The lesson of a first game: each sentence has 14 words at most, and a new word is explained where it comes first.

first-title = Learn Hearts
# $step: the number of the step
# $steps: how many steps
first-step-number = { $step } of { $steps }
first-skip = Skip
first-next = Next
first-close = Stop
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
first-queen-right = That is her. No other card costs so much.
first-queen-wrong = That is another card. Look for Q and ♠{"\uFE0E"}.

## To follow suit, and who takes the trick.

first-trick = Each player plays one card. These four cards are a trick.
# $leader: the player who leads
first-led = { $leader } led: she played the first card of this trick.
first-suit = Cards have a suit: ♣{"\uFE0E"}, ♦{"\uFE0E"}, ♠{"\uFE0E"} or ♥{"\uFE0E"}. Her card is a club.
first-follow = You have clubs, so you must play a club. Choose one.
first-follow-right = Right. The highest club takes the trick: my Ace.
first-follow-wrong = Not now. You have clubs, so you must play a club.
first-takes = Who takes a trick gets its points, and leads the next one.

## The queen.

first-rid = You have no diamonds: play any card. Get rid of your worst.
first-rid-right = Well done! My King takes the trick, with your Queen: 13 points.
first-rid-wrong = You may play it, but one of your cards costs 13 points.

## The pass.

first-pass = Before most deals you pass: you give three cards to another player.
first-danger = High spades can take the Queen. Choose your three most dangerous cards.
first-danger-right = Well chosen! Another player gives you three cards.
first-danger-wrong = Low cards are safe. Keep it.

## Hearts are broken.

first-closed = Now you lead. At first nobody may lead a heart.
first-until = A heart must first be played on another suit. That breaks hearts.
first-lead = So lead another suit: choose a card that is not a heart.
first-lead-right = Right. Now the others play.
first-lead-wrong = Not yet: nobody has broken hearts in this deal.
first-broken = I had no diamonds and played a heart. Hearts are broken!
first-open = From now on, every player may lead hearts.

## The moon.

# $leader: the player who leads
first-moon = Careful! { $leader } has taken every point so far.
first-shoot = Who takes all 26 shoots the moon: everybody else gets 26 points.
first-stop = Her Queen is the highest heart here. Take the trick from her!
first-stop-right = You take 4 points, but you stop the moon. Well done!
first-stop-wrong = Too low: her Queen takes it. Choose a higher heart.

## And then.

first-ready = You know the game! Now play one deal, and I help you.
first-begin = Play with help
