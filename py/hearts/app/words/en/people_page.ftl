### What the page says of tables of people: at their door, and beside them.

party-title = Play with people
party-about = Open a table and send its link. Your friends need nothing but a browser.
party-open = Open a table
party-or = Were you invited?
party-code = Code or link
party-join = Join
party-door-open = Open a table
party-door-join = Come and play Hearts
# $name: the name of a player, of a set, of a setting
party-door-with = Come and play Hearts with { $name }
party-door-name = The name comes from the link. You see who is at the table before you sit down.
# $name: the name of a player, of a set, of a setting
# $other: the other player
party-door-other = The link says { $name }, but this is the table of { $other }.
# $name: the name of a player, of a set, of a setting
party-of = { $name }’s table
party-spoken = You came with the code alone, so this page cannot check who the host is. The link can.
# $relay: the name of a relay
party-whose = This page then connects to { $relay }. It passes the game on and cannot read it.
# $relay: the name of a relay
party-whose-house = A computer in this house passes the game on: { $relay }. Nothing leaves the house.
party-whose-own = The computer that brings you this page passes the game on. Nothing leaves the house.
party-whose-here = The server that brings you this page passes the game on. It cannot read it.
party-whose-tabs = You meet in the tabs of this browser. Nothing is sent anywhere.
party-how = How it works
party-relay = Relay
# $host: the whole name of a relay
party-relay-at = The relay is { $host }.
party-relay-sees = It sees your internet address, and when and how much is sent. The game is sealed: the relay cannot read it.
party-relay-public = It is a free public service and may be slow or down.
party-relay-house = The game is sealed on its way. Others in this network could change the page itself.
party-relay-tabs = Open the link in another tab of this browser, and play with yourself.
party-tabs = This browser only
party-elsewhere = This table is open in another tab. Play here instead?
party-elsewhere-other = You sit at another table in another tab of this browser. Leave it there, then press the button here again.
party-other-title = You sit at another table
party-other-text = Leave it and join this one? The computer then plays for you there.
party-other-host = Your device runs it: if you leave, it ends for everyone there.
party-other-no = Stay at my table
party-other-yes = Leave it, join this one
party-here = Play here
party-face = Choose your face
party-preset = Rules
party-count = Seats
party-all = All rules …
party-changed = Changed:
party-open-do = Open the table
party-none = This link names no relay, and this page knows none. Ask the host for another link.
party-missing = The part of the game for tables with people could not be loaded. Check your connection, and try again.
party-unkept = This browser saves nothing for this page, so it cannot sit at a table. Let it save data for this page, or use another browser.
party-looking = Connecting …
party-looking-table = Looking for the table …
party-offline = This device is offline. The page tries again as soon as it is online.
# $relay: the name of a relay
party-unreached = { $relay } does not answer. It may be down, or this network blocks it. The page keeps trying.
party-stop = Stop looking
party-retry = Try again
party-reload = Reload the page
# $rules: the name or the line of the rules
# $count: a number
party-rules = { $rules }, for { $count } players
# $name: the name of a player, of a set, of a setting
party-called = At this table you are called { $name }. Another player has a name that looks like yours.
party-name = Your name
party-places = Players, and your seat
# $name: the name of a player, of a set, of a setting
party-seat-free = { $name }’s seat (computer)
party-sit = Sit down
party-sit-wait = Wait for a seat
party-joining = Sitting down …
party-after = A deal is being played. You get your seat when it is over.
party-gone = The host has asked you to leave this table. To come back, ask the host for its new link.
party-no_table = The table does not answer. Its host may have closed it: ask for a new link. This page keeps looking.
party-no_table-code = The table does not answer. It may meet at another relay: stop, and choose one under “How it works”.
party-other = This table runs another version of the game. Reload this page, and ask the host to reload theirs.
# $relay: the name of a relay
party-refused = This page cannot connect to { $relay }. Reload the page, or ask for a table at another relay.
party-replaced = You were away, and the computer played for you so that the others could continue. You play again.
party-full = All seats are taken. You get the next one that is free.
party-full-door = All seats are taken. You can wait for a free one.
party-story = The messages of this table contradict each other. Leave this table.
party-link = Link of this table
party-link-here = Only this computer can open this link, because the game runs on it alone. Start the game with --people, and phones in the same network can come.
party-copy = Copy the link
party-copied = Copied.
party-share = Send the link …
party-letters = Code to read aloud
party-qr = Link of this table as a QR code
party-looks = The host's device deals and could look at the cards.
party-sheet = Table
party-seats = At the table
party-invite = Invite others
party-mark-you = you
party-mark-host = host
party-mark-mind = computer
party-sign-thinking = thinking
party-sign-slow = slow line
party-sign-away = away
party-sign-left = left, the computer plays
party-sign-stands = away, the computer plays
# $name: the name of a player, of a set, of a setting
party-change = Change { $name }’s seat
party-change-short = Change
party-swap = Swap seats with
party-swap-do = Swap
party-mind = Computer player here
party-mind-do = Let them play
# $name: the name of a player, of a set, of a setting
party-ask = Ask { $name } to leave …
# $name: the name of a player, of a set, of a setting
party-ask-title = Ask { $name } to leave?
# $name: the name of a player, of a set, of a setting
party-ask-text = The computer plays for { $name }. The table gets a new link and a new code. All others get it by themselves.
party-ask-no = Cancel
# $name: the name of a player, of a set, of a setting
party-ask-yes = Ask { $name } to leave
# $name: the name of a player, of a set, of a setting
party-asked = { $name } was asked to leave. This is the table’s new link.
# $name: the name of a player, of a set, of a setting
party-nudge = Nudge { $name }
# $name: the name of a player, of a set, of a setting
party-nudged = { $name } now sees that you are waiting.
party-nudged-soon = You just did that. Wait a little.
# $name: the name of a player, of a set, of a setting
party-waited = { $name } is waiting for you.
# $name: the name of a player, of a set, of a setting
party-turn = It is { $name }’s turn.
# $name: the name of a player, of a set, of a setting
party-came = { $name } has come to the table.
# $name: the name of a player, of a set, of a setting
party-left = { $name } has left the table.
# $name: the name of a player, of a set, of a setting
party-left-mind = { $name } has left. The computer plays for them.
party-late = Your time was up, so the computer made one move for you. You make the next one.
# $name: the name of a player, of a set, of a setting
party-late-other = { $name }’s time was up, so the computer made one move for them.
# $name: the name of a player, of a set, of a setting
party-stands = { $name } is away. The computer plays for them until they are back.
# $name: the name of a player, of a set, of a setting
party-again_here = { $name } is back.
party-terms = Rules of this table:
party-patience = If someone is away
# $count: a number
party-patience-value = { $count ->
    [one] wait { $count } second
   *[other] wait { $count } seconds
}
party-patience-ever = wait, however long it takes
# $count: a number
party-patience-told = { $count ->
    [one] If someone is away for { $count } second, the computer plays for them until they return.
   *[other] If someone is away for { $count } seconds, the computer plays for them until they return.
}
party-patience-minute = If someone is away for a minute, the computer plays for them until they return.
party-patience-none = If someone is away, the game waits.
party-clock = Time for a move
party-clock-no = no limit
# $count: a number
party-clock-value = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
party-clock-about = When the time for a move is over, the computer makes this one move.
# $count: a number
party-clock-told = { $count ->
    [one] You have { $count } second for each move.
   *[other] You have { $count } seconds for each move.
}
party-clock-none = No time limit.
party-help-none = No hints and no autoplay.
party-help-hint = Hints are allowed. No autoplay.
party-help-joe = The computer may finish a deal for you (cup of joe). No hints.
party-help-both = Hints are allowed, and the computer may finish a deal for you (cup of joe).
party-help-apart = Your statistics count games with help separately.
party-help-let-hint = Hints for everyone
party-help-let-joe = The computer may finish a deal for a player (cup of joe)
party-help-about = You choose this before a game, and everyone sees it. Nobody can read the thoughts of people.
party-help-told = The host changed the help that this table allows.
party-help-not = The host of this table does not allow hints.
party-help-nothing = There is nothing to choose now.
party-joe = Cup of joe: finish this deal for me
party-look = Your name and face
party-look-do = Change
# $what: what is proposed
party-propose = { $what ->
    [patience] Ask all to wait for players who are away
    [clock] Ask all to play without a time limit
   *[again] Play another game with the same players?
}
party-proposed = Waiting for the others to answer.
party-leave-title = Leave the table?
party-leave-game = The computer plays your cards to the end of this game.
party-leave-host = Your device runs this table. If you leave, it ends for everyone.
party-leave-no = Stay
party-leave-yes = Leave
party-begin = Deal
# $name: the name of a player, of a set, of a setting
party-wait_host = { $name } deals when everyone is here.
party-back = Back to the table
party-leave = Leave the table
party-close = Close
party-waits = The next deal begins when all are ready.
party-not_here = You cannot do that at a table with people.
# $what: what is proposed
# $name: the name of a player, of a set, of a setting
party-vote = { $what ->
    [undo] { $name } wants to take a card back
    [concede] { $name } wants to end the game
    [patience] { $name } wants to wait for players who are away
    [clock] { $name } wants to play without a time limit
   *[again] Play another game with the same players?
}
party-vote-undo-text = Everyone at the table must agree.
# $name: the name of a player, of a set, of a setting
party-vote-concede-text = If everyone agrees, it ends here, and { $name } has given up.
party-vote-patience-text = If everyone agrees, the game waits, and the computer plays for none of them.
party-vote-clock-text = If everyone agrees, a move may take as long as a player likes.
party-vote-again-text = It begins when all who are at the table agree.
party-vote-again-yes = Play again
party-vote-again-no = Not now
party-answer-no = Keep playing
party-answer-keep = Leave it as it is
party-answer-yes = Agree
# $names: several names, as a list
party-votes-agreed = Agreed: { $names }.
# $names: several names, as a list
party-votes-missing = Not yet: { $names }.
# $name: the name of a player, of a set, of a setting
party-votes-agrees = { $name } agrees.
party-votes-refused = Not everyone agrees. It stays as it is.
party-host_away = The host will be right back.
party-host_away-door = The host is away. You can sit down: the game begins when the host is back.
party-lost = The connection is lost. This page tries again by itself.
party-line-lost = Reconnecting …
party-line-unconnected = Could not reconnect.
party-line-gone = The host does not answer.
party-line-good = Connected again.
party-line-again = Try again
party-line-leave = Leave
party-line-more = What now?
