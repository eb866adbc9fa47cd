### Help: how to play by touch or mouse, and the keys.

help-title = Controls
help-keys = Keys
help-hand = Touch and mouse
help-hand-text = Tap a card to lift it, and tap it again to play it; or drag it to the table. With a mouse, click a card once or drag it. Slide along the cards to see each one. You may not play a dark card now: tap it to see why. Tap the table to go faster.
help-back = Close

## What a key does.

keys-walk = move along your hand
keys-rank = go to the next card of that rank
keys-suit = go to the next card of that suit
keys-press = choose or play the card
keys-pass = pass the chosen cards
keys-last = see the last trick while you hold the key
keys-seen = played cards
keys-sheet = score sheet
keys-hint = ask the coach which card is good
keys-undo = undo
keys-new = new game
keys-claim = end the deal early when the rest is certain
keys-repeat = hear the trick again
keys-mute = sound off, or on again
keys-boss = Boss Coming: a spreadsheet hides the game
keys-full_screen = full screen
keys-help = these keys
keys-close = close what is open
