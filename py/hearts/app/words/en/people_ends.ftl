### What the page says of watching a table, of the host's chair, and of a seat at a second device.

party-more = Watching, host, other devices
party-watch = Watch
party-watch-prompt = You are watching.
party-watch-not = You are only watching this table.
party-watch-door = Sit down …
party-watch-let = Anyone with the link may watch
# $count: a number
party-watch-count = Watching now: { $count }
party-watch-over = The host no longer allows watching at this table.
party-watch-link = This table has a new link. Ask for it.
party-chair-to = Another host
party-chair-offer = Ask them
party-chair-later = They are asked when this deal is over.
# $name: the name of a player, of a set, of a setting
party-chair-asked = Waiting for { $name } to agree to be the host.
# $name: the name of a player, of a set, of a setting
party-chair-willing = { $name } wants to be the host. All players must agree.
party-chair-take-title = Will you be the host?
party-chair-take-text = Your device then deals and runs the game. Keep this page open while you play. All players must agree.
party-chair-take-yes = Be the host
# $name: the name of a player, of a set, of a setting
party-chair-agree-title = Shall { $name } be the host?
party-chair-agree-text = Their device then deals, and could look at the cards. All players must agree.
party-chair-no = No
party-chair-yes = Agree
party-chair-yours = You are the host now. Keep this page open while you play.
# $name: the name of a player, of a set, of a setting
party-chair-now = { $name } is the host now.
party-on = Continue without the host
party-on-about = The host has not answered for a minute. The others may continue from the last finished deal.
party-on-waits = Waiting for the others to answer.
# $name: the name of a player, of a set, of a setting
party-on-title = { $name } wants to continue without the host
# $name: the name of a player, of a set, of a setting
party-on-text = The game continues from the last finished deal. { $name } is the host then, and their device deals.
party-on-yes = Continue
party-on-no = Wait for the host
party-on-left = The others continued without you.
party-on-instead = The cards had to be shuffled again twice. You may continue with another host.
party-on-be = Be the host instead
# $name: the name of a player, of a set, of a setting
party-follow-title = { $name } continues this table
# $name: the name of a player, of a set, of a setting
# $count: a number
party-follow-text = { $name } is the host now, from deal { $count } on. Your host has not agreed to that. Play on with { $name }?
# $name: the name of a player, of a set, of a setting
party-follow-yes = Play with { $name }
party-offered-title = Continue with another host?
# $name: the name of a player, of a set, of a setting
party-offered-text = Your game then continues from the last finished deal, and your device deals. Everyone but { $name } must agree.
# $name: the name of a player, of a set, of a setting
party-offered-no = Stay with { $name }
# $name: the name of a player, of a set, of a setting
party-instead-title = { $name } wants to be the host instead
# $name: the name of a player, of a set, of a setting
party-instead-text = The cards had to be shuffled again twice. If all agree, the game continues from the last finished deal, and { $name }’s device deals.
party-asleep = The host does not answer. The table waits, and continues by itself when the host is back.
party-move = Move to another device
party-move-about = Scan this code with the other device, or open “Play with people” there and type the letters. It works once, within five minutes.
party-move-qr = Code for your seat
party-moved = You moved to another device or another tab.
party-take-what = Your seat from another device
party-take-about = Here you continue in your own seat. The other device stops.
party-take-waits = Asking the other device …
party-take-none = The other device did not answer. Show a new code there.
# $name: the name of a player, of a set, of a setting
party-again-about = { $name } waits for a seat. Is this a player of this table whose browser has lost its data?
# $name: the name of a player, of a set, of a setting
# $other: the other player
party-again = Seat { $name } in place of { $other }
party-week = Nobody was at this table for more than a week. Ask for a new link, or open a table of your own.
