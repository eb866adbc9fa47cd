### What the page says of several people who share one device at a table.

beside-title = Two players on this device
# $name: the name of a player, of a set, of a setting
beside-about = You pass this device to each other. It covers the cards until the next player has it. Each player has a seat and a vote. This device keeps the games and statistics of { $name } only.
beside-about-first = You pass this device to each other. It covers the cards until the next player has it. Each player has a seat and a vote. This device keeps your games and statistics, not theirs.
beside-name = Their name
beside-face = Their face
beside-seat = Give them a seat
beside-both = You both sit down at this device.
beside-full = All seats are taken.
# $name: the name of a player, of a set, of a setting
beside-waits = { $name } sits down when this deal is over.
# $name: the name of a player, of a set, of a setting
beside-give = Give the device to { $name }
beside-has = has the device now
beside-here = at this device
# $name: the name of a player, of a set, of a setting
beside-shares = at { $name }’s device
# $name: the name of a player, of a set, of a setting
beside-answers = { $name } answers.
# $other: the other player
# $name: the name of a player, of a set, of a setting
beside-nudged = { $other } is waiting for { $name }.
beside-leave-title = Who leaves the table?
# $name: the name of a player, of a set, of a setting
beside-leave-one = { $name } leaves
beside-leave-all = All of us leave
beside-leave-text = The computer plays for a player who leaves. The others stay.
# $name: the name of a player, of a set, of a setting
beside-gone = The host has asked { $name } to leave this table.
# $name: the name of a player, of a set, of a setting
beside-moved = { $name } continues on another device.
