### The questions of the table: to concede, to leave a game, to undo what others chose, a game from a file, and more.

concede-title = Give up this game?
concede-text = The game ends now. The lowest score among the others wins.
concede-asks = The other players are asked. If all agree, the game ends, and you have given up.
concede-no = Keep playing
concede-yes = Give up
leave-title = Leave your game?
leave-text = Your game is not over. You can bring it back later: it waits under My games.
leave-on = Leave it and deal
leave-back = Back to my game
# $name: the name of a player, of a set, of a setting
forget-title = Delete “{ $name }”?
forget-text = This set of opponents is deleted for good, unless you have it as a file.
forget-no = No, keep it
forget-yes = Yes, delete it
undo-title = Take back more than your own choice?
# $names: several names, as a list
undo-text = { $names } chose after you did. Undo takes that back as well, and everyone chooses again.
undo-no = No, keep playing
undo-yes = Take it all back
resume-title = A game from a file
# $file: the name of a file
resume-reading = Reading “{ $file }” …
# $file: the name of a file
# $names: several names, as a list
# $scores: points of all players, as a list
resume-found = “{ $file }” is a game of { $names }. The scores are { $scores }.
# $file: the name of a file
# $error: the sentence that says what is wrong
resume-wrong = “{ $file }” is not a game that you can continue. { $error }
# $file: the name of a file
resume-nobody = Only computer players play in “{ $file }”: there is no seat for you.
resume-table = This ends the game on your table.
resume-no = Keep my game
resume-yes = Play this game
demo-title = Watch a game
demo-text = Only computer players play this game, and it does not count. Your own game is saved.
demo-pace = Pace
demo-cards = Cards
demo-watch = Keep watching
demo-sit = Back to my game
joe-title = Cup of Joe: play for me
joe-text = The computer finishes this deal for you. Tap a card or the cup, or press a key, to take back control.
joe-iq = How well (I.Q.)
joe-no = Not now
joe-yes = Finish this deal
warning-title = The coach
# $choice: the choice: a card, cards, or a word of the form
# $cost: points, as written
warning-card = If you play { $choice }, it costs about { $cost } points. Play it anyway?
# $choice: the choice: a card, cards, or a word of the form
# $cost: points, as written
warning-cards = If you pass { $choice }, it costs about { $cost } points. Pass them anyway?
warning-yes = Play it anyway
warning-pass = Pass them anyway
warning-no = Choose again
