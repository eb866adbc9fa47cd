### What the page says of public tables: in the lobby, at the door, and beside the table.

lobby-find = Find a table
lobby-title = Public tables
lobby-about = Anybody may join these tables. People there have names from a list, and nobody can write.
lobby-look = Look for tables
# $relay: the name of a relay
lobby-at = Public tables at { $relay }
lobby-name = Your name at public tables
lobby-looking = Looking for tables …
# $count: a number
lobby-count = { $count ->
    [one] { $count } table is open.
   *[other] { $count } tables are open.
}
lobby-empty = Nobody is waiting. Open a table that others can find.
lobby-open = Open a public table
lobby-unreached = The relay has not answered. Check the network, or choose another relay.
lobby-stopped = This relay sends so much that the page has stopped listening. The list is no longer kept up.
lobby-again = Look again
lobby-more = There are more tables than this list shows.
lobby-others = Some tables here run another version of the game. Reload this page to get the latest version.
# $names: several names, as a list
lobby-with = With { $names }.
# $count: a number
lobby-free = { $count ->
    [one] { $count } seat is free; the computer plays there.
   *[other] { $count } seats are free; the computer plays there.
}
lobby-state-lobby = They have not begun.
lobby-state-game = A deal is being played. You sit down when it is over.
lobby-state-over = Their game has ended.
lobby-sit = Sit down
# $names: several names, as a list
lobby-sit-with = Sit down with { $names }
lobby-went = This table has gone.
# $names: several names, as a list
lobby-sitting = Sitting down with { $names } …
lobby-gone = That table has gone. Choose another one.
lobby-full = Somebody was quicker: that table is full. Choose another one.
lobby-wait_no_more = Do not wait
lobby-list = Anybody may find this table
lobby-list-about = The relay shows it to everybody. Strangers may sit down, and read what is played. People have names from a list, and nobody can write.
lobby-public = This is a public table: anybody may find it, sit down, and read what is played.
lobby-closed = This table was public. Nobody else can find it any more, and it has a new link.
lobby-close = Close it to others
lobby-reopen = Let others find it again
