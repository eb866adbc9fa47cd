### What the page says of tables of people: at their door, and beside them.

party-title = Play with people
party-about = Open a table and send its link. Your friends need nothing but a browser.
party-open = Open a table
party-or = Were you invited?
party-code = Code or link
party-join = Look at this table
party-door-open = A new table
party-door-join = A table of Moonshot Hearts
party-door-about = Somebody has invited you. Nothing has been sent yet.
party-spoken = You have the code and not the link: so this page takes the host's word for who they are.
party-relay = The table meets at
party-relay-sees = It sees your internet address. Anybody there can see when something is sent, and how much. Nobody there can read the game. It belongs to others, who promise nothing.
party-relay-house = It is in this house. What you send is sealed. Others in this network can change the page.
# $host: the whole name of a relay
party-relay-whole = Its whole name is { $host }.
party-relay-tabs = The tabs of this browser alone: nothing is sent anywhere.
party-tabs = This browser only
party-elsewhere = This table is open in another tab. Go on here?
party-here = Go on here
party-face = Choose your face
party-preset = Rules
party-count = Seats
party-all = All rules …
party-changed = Changed:
party-connect = Connect
party-none = There is no relay to meet at. Ask for a link that names one.
party-missing = What tables of people need could not be fetched. Check the network, and try again.
party-unkept = This browser keeps nothing for this page, so it cannot sit at a table. Allow it to keep data for this page, or use another browser.
party-looking = Connecting …
# $rules: the name or the line of the rules
# $count: a number
party-rules = { $rules }, for { $count } players
party-name = Your name
party-places = Who is there, and which seat is yours
# $name: the name of a player, of a set, of a setting
party-seat-free = { $name }’s seat (the computer)
party-sit = Sit down
party-joining = Sitting down …
party-after = A deal is being played. You sit down when it is over.
party-gone = The host has asked you to leave this table. To come back, ask the host for its new link.
party-no_table = No table has answered yet. It may be over, or its host is away: ask the host for a new link. This page keeps looking.
party-other = This table runs another version of the game. Reload this page, and ask the host to reload theirs.
party-refused = This page cannot speak to this relay. Reload the page, or meet at another relay.
party-replaced = You were away, and the computer played for you so that the others could go on. You play again.
party-full = People sit in all seats. You sit down when one becomes free.
party-story = What was heard of this table contradicts itself. Do not go on here.
party-link = Link of this table
party-copy = Copy the link
party-copied = Copied.
party-share = Send the link …
party-letters = Code to read aloud
party-qr = Link of this table as a QR code
party-looks = The host's device deals and could look at the cards.
party-sheet = Table
party-seats = At the table
party-invite = Invite somebody
party-mark-you = you
party-mark-host = host
party-mark-mind = the computer
party-sign-thinking = thinking
party-sign-slow = slow line
party-sign-away = away
party-sign-stands = away, the computer plays
# $name: the name of a player, of a set, of a setting
party-change = Change { $name }’s seat
party-change-short = Change
party-swap = Swap seats with
party-swap-do = Swap
party-mind = Who plays here
party-mind-do = Let them play
# $name: the name of a player, of a set, of a setting
party-ask = Ask { $name } to leave …
# $name: the name of a player, of a set, of a setting
party-ask-title = Ask { $name } to leave?
# $name: the name of a player, of a set, of a setting
party-ask-text = The computer plays on for { $name }. The table gets a new link and a new code. All others get it by themselves.
party-ask-no = Cancel
# $name: the name of a player, of a set, of a setting
party-ask-yes = Ask { $name } to leave
# $name: the name of a player, of a set, of a setting
party-asked = { $name } was asked to leave. This is the table’s new link.
# $name: the name of a player, of a set, of a setting
party-nudge = Nudge { $name }
# $name: the name of a player, of a set, of a setting
party-nudged = { $name } hears that you are waiting.
party-nudged-soon = You have just done that. Wait a little.
# $name: the name of a player, of a set, of a setting
party-waited = { $name } is waiting for you.
# $name: the name of a player, of a set, of a setting
party-turn = { $name } is to play.
# $name: the name of a player, of a set, of a setting
party-came = { $name } has come to the table.
# $name: the name of a player, of a set, of a setting
party-left = { $name } has left the table.
# $name: the name of a player, of a set, of a setting
party-left-mind = { $name } has left. The computer plays on for them.
party-late = Your time was over, so the computer made one move for you. You make the next one.
# $name: the name of a player, of a set, of a setting
party-late-other = The time of { $name } was over, so the computer made one move for them.
# $name: the name of a player, of a set, of a setting
party-stands = { $name } is away. The computer plays for them until they are back.
# $name: the name of a player, of a set, of a setting
party-again_here = { $name } is back.
party-terms = Rules of this table:
party-patience = Who is away
# $count: a number
party-patience-value = { $count ->
    [one] is waited for { $count } second
   *[other] is waited for { $count } seconds
}
party-patience-ever = is waited for, however long
# $count: a number
party-patience-told = { $count ->
    [one] Whoever is away for { $count } second is played by the computer until they are back.
   *[other] Whoever is away for { $count } seconds is played by the computer until they are back.
}
party-patience-none = The game waits for whoever is away.
party-clock = Clock
party-clock-no = no clock
# $count: a number
party-clock-value = { $count ->
    [one] { $count } second a move
   *[other] { $count } seconds a move
}
party-clock-about = When the clock has run down, the computer makes this one move.
# $count: a number
party-clock-told = { $count ->
    [one] Each move has { $count } second.
   *[other] Each move has { $count } seconds.
}
party-clock-none = There is no clock.
party-help-none = No hints, no mind reading, no cup of joe.
party-help-hint = Everybody may ask for hints. No cup of joe, no mind reading.
party-help-joe = Everybody may let the computer finish a deal (cup of joe). No hints, no mind reading.
party-help-both = Everybody may ask for hints and let the computer finish a deal (cup of joe). No mind reading.
party-help-apart = Games with help count apart.
party-help-let-hint = Everybody may ask for hints
party-help-let-joe = Everybody may let the computer finish a deal (cup of joe)
party-help-about = It is chosen before a game and told to all. There is no mind reading: it would have to show the cards of others.
party-help-told = The host has changed which help is allowed at this table.
party-help-not = The host of this table allows no hints.
party-help-nothing = There is nothing to choose now.
party-joe = Cup of joe: finish this deal for me
party-look = Your name and face
party-look-do = Change
party-propose-patience = Ask all to wait for whoever is away
party-propose-clock = Ask all to turn the clock off
party-propose-again = Play another game with the same players?
party-proposed = All others are asked.
party-leave-title = Leave the table?
party-leave-game = The computer plays your cards to the end of this game.
party-leave-host = Your device holds this table. If you leave, it ends for everybody.
party-leave-no = Stay
party-leave-yes = Leave
party-begin = Deal
# $name: the name of a player, of a set, of a setting
party-wait_host = { $name } deals when everybody is here.
party-back = Back to the table
party-leave = Leave the table
party-close = Close
party-waits = The next deal begins when all are ready.
party-not_here = That cannot be done at a table of people.
# $name: the name of a player, of a set, of a setting
party-vote-undo = { $name } wants to take a card back
party-vote-undo-text = Everybody at the table must agree.
# $name: the name of a player, of a set, of a setting
party-vote-concede = { $name } wants to end the game
# $name: the name of a player, of a set, of a setting
party-vote-concede-text = If everybody agrees, it ends here, and { $name } has given up.
# $name: the name of a player, of a set, of a setting
party-vote-patience = { $name } wants to wait for whoever is away
party-vote-patience-text = If everybody agrees, the computer plays for nobody who is away: the game waits.
# $name: the name of a player, of a set, of a setting
party-vote-clock = { $name } wants to turn the clock off
party-vote-clock-text = If everybody agrees, each move may take as long as it takes.
party-vote-again = Play another game with the same players?
party-vote-again-text = It begins when everybody who is there agrees.
party-vote-again-yes = Play again
party-vote-again-no = Not now
party-answer-no = Play on
party-answer-keep = Leave it as it is
party-answer-yes = Agree
# $names: several names, as a list
party-votes-agreed = Agreed: { $names }.
# $names: several names, as a list
party-votes-missing = Not yet: { $names }.
# $name: the name of a player, of a set, of a setting
party-votes-agrees = { $name } agrees.
party-votes-refused = Not everybody agrees. It stays as it is.
party-host_away = The host will be right back.
party-lost = The line is lost. This page tries again by itself.
party-line-lost = Reconnecting …
party-line-unconnected = Could not reconnect.
party-line-gone = Nothing is heard of the host.
party-line-good = Connected again.
party-line-again = Try again
party-line-leave = Leave
party-line-more = What now?
