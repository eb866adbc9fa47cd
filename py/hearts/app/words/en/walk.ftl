### The walk “See for yourself”: that the computers cannot see the player's cards.

walk-title = See for yourself
walk-on = Next
walk-deal = Cut and deal
walk-again = Choose again
walk-done = Done
walk-leave = Leave
# $step: the number of the step
# $title: the title
walk-step = Step { $step } of 5: { $title }
walk-none = This browser cannot draw a secret number, so there is nothing to see here.
walk-hash = the fingerprint (hash)
walk-hash-text = The computers cannot see your cards. This practice deal shows it; your own game is not touched. The game has just drawn a secret number for the deal. Here is its fingerprint. Another number has another fingerprint, so the game cannot change it any more:
walk-cut = your cut
walk-cut-text = Type any word. It is mixed with the secret number, and the cards follow from both. So the game cannot choose the cards, and neither can you.
walk-word = Your word
walk-cards = the deal
walk-cards-text = The cards are dealt. Now the secret number is shown:
# $word: a word that the player typed
walk-cards-checked = Checked: it has the fingerprint that you saw, and with your word “{ $word }” it gives these cards and no others.
walk-cards-wrong = Wrong: these cards do not follow from the number and your word.
walk-yours = Your cards
# $name: the name of a player, of a set, of a setting
walk-knew = { $name }’s view
# $name: the name of a player, of a set, of a setting
# $card: a card, by name
walk-knew-text = Computer players with I.Q. 120 have played on. { $name } chose the { $card }. This is all that { $name } could see:
# $name: the name of a player, of a set, of a setting
walk-knew-hand = { $name }'s cards
walk-knew-table = On the table
walk-knew-before = Played before
walk-nothing = nothing
walk-knew-not = Your cards are not in it, nor the other players’ cards.
walk-knew-all = All of it, word for word
walk-same = the same choice
walk-same-text = The same computer player has now chosen once more, from those lines alone: without the deal and without your cards.
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
walk-same-yes = It chose the { $card } again. So { $name } needed nothing else.
# $card: a card, by name
# $played: how many have been played, or a date
# $name: the name of a player, of a set, of a setting
walk-same-no = It chose the { $card }, not the { $played }. That must not happen: { $name } may have known more. Please tell the owner of this site.
walk-same-unfair = All opponents choose in this way, with one exception that only you can switch on: the unfair mode. There they see your cards, and the table says so.
