### Which record is to be replayed.

open_record-title = Replay
open_record-text = Look at a game on the table, card by card, from any seat. Your own game is saved.
open_record-own = This game (finished deals)
open_record-paste = Or paste a game or a link
open_record-file = Or open a file …
open_record-reading = Reading …
# $error: the sentence that says what is wrong
open_record-wrong = This is not a game that can be replayed. { $error }
open_record-empty = There are no cards in this game.
open_record-nothing = Paste a game or a link first, or open a file.
open_record-large = This file is too large.
open_record-no = Back to the table
open_record-yes = Open it
