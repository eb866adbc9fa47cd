### Notices: what is told beside the table, such as why something cannot be done, or what happened to the game.

# $number: a number, or a small number as a word
notice-choose = { $count ->
    [one] Choose { $number } card first.
   *[other] Choose { $number } cards first.
}
# $number: a number, or a small number as a word
notice-more = { $count ->
    [one] Choose { $number } more card.
   *[other] Choose { $number } more cards.
}
# $number: a number, or a small number as a word
notice-chosen = { $count ->
    [one] You have chosen { $number } card: tap it to take it back.
   *[other] You have chosen { $number } cards: tap one of them to take it back.
}
notice-no_pass = There is nothing to pass now.
notice-passed = You have passed your cards.
notice-no_full_screen = This browser has no full screen.
notice-no_undo = There is nothing to take back.
notice-undo-elsewhere = Another player uses another device, so you cannot undo.
# $name: the name of a player, of a set, of a setting
notice-command-unknown = There is no command “{ $name }”.
# $name: the name of a player, of a set, of a setting
# $words: words, as they were given
notice-command-words = The command “{ $name }” does not work with “{ $words }”.
notice-no_seat = You have no seat in this game.
notice-not_asked = You cannot do that now.
# $names: several names, as a list
notice-stands_in = { $names } cannot be reached: a computer player plays instead.
notice-sound-on = Sound is on.
notice-sound-off = Sound is off.
# $why: the sentence that says why
notice-unkept-game = This game cannot be saved: { $why }. You can keep playing until you close the page.
# $why: the sentence that says why
notice-unkept-settings = Your settings cannot be saved: { $why }. They stay until you close the page.
# $why: the sentence that says why
notice-unkept-setup = Your table cannot be saved for the next visit: { $why }.
notice-full = the browser’s storage for this site is full
notice-refused = the browser saves nothing for this site
# $key: a name in a file or in the storage
notice-strange = Another tab has saved this game in a way that cannot be read. It stays saved as “{ $key }”.
notice-no_minds = The opponents cannot think now, so they play worse than their I.Q. says.
notice-minds_back = The opponents can think again.
notice-missing = This part of the game could not be loaded. Check your connection and try again.
notice-stumbled = An error has stopped the game. Nothing is lost: reload the page to continue.
notice-failed = A part of the game has failed. You can keep playing, and reload the page to get it back.
notice-elsewhere = This game continued in another tab.
notice-returning = Going back to your table with people …
notice-rescued = The browser closed before it saved your last moves. They are back.
# $number: a number, or a small number as a word
notice-line = Line { $number } cannot be read.
notice-watching = This game is being played in another tab. Press “Play here” to play it here.
# $key: a name in a file or in the storage
# $error: the sentence that says what is wrong
notice-unreadable = The saved game cannot be read, so a new one begins. It stays saved as “{ $key }”. { $error }
notice-undo-off = This game is played without undo.
notice-undo-last = You may take back only one choice, and you have taken it back already.
# $error: the sentence that says what is wrong
notice-link = The link asks for rules that do not exist, so the usual ones are used. { $error }
notice-diabolo = The unfair mode needs one person: all the others at the table must be computer players.
