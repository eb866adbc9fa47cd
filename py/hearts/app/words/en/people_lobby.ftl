### What the page says of public tables: in the lobby, at the door, and beside the table.

lobby-find = Find a table
lobby-title = Public tables
lobby-about = Anyone may join these tables. Players pick a name from a list. No typed chat.
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
lobby-empty = No table is open. Open one that others can find.
lobby-open = Open a public table
lobby-unreached = The relay does not answer. Check your connection, or choose another relay.
lobby-stopped = This relay sends too much, so the page stopped listening. The list stays as it is.
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
# $state: how the table stands
lobby-state = { $state ->
    [lobby] The game has not begun.
    [game] A deal is being played. You get your seat when it is over.
   *[over] Their game has ended.
}
lobby-sit = Sit down
# $names: several names, as a list
lobby-sit-with = Sit down with { $names }
lobby-went = This table is closed.
# $names: several names, as a list
lobby-sitting = Sitting down with { $names } …
lobby-gone = That table is closed. Choose another one.
lobby-full = That table is full now. Choose another one.
lobby-wait_no_more = Stop waiting
lobby-list = Anyone may find this table
lobby-list-about = The relay shows it to everyone. Strangers may sit down and see the game. Players pick a name from a list. No typed chat.
lobby-public = This is a public table: anyone may find it, sit down and see the game.
lobby-closed = This table was public. Now others cannot find it, and it has a new link.
lobby-close = Close it to others
lobby-reopen = Let others find it again
