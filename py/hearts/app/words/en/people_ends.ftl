### What the page says of watching a table, of the host's chair, and of a seat at a second device.

party-more = Watching, host, other devices
party-watch = Watch
party-watch-prompt = You watch.
party-watch-not = You only watch this table.
party-watch-door = Sit down …
party-watch-let = Whoever has the link may watch
# $count: a number
party-watch-count = Watching now: { $count }
party-watch-over = The host lets nobody watch any more.
party-watch-link = This table has another link now. Ask for it.
party-chair-to = Another host
party-chair-offer = Ask them
party-chair-later = They are asked as soon as no deal is being played.
# $name: the name of a player, of a set, of a setting
party-chair-asked = { $name } is asked to be the host.
# $name: the name of a player, of a set, of a setting
party-chair-willing = { $name } wants to be the host. All who play are asked.
party-chair-take-title = Will you be the host?
party-chair-take-text = Your device then deals and holds the game. Keep this page open while you play. All who play must agree.
party-chair-take-yes = Be the host
# $name: the name of a player, of a set, of a setting
party-chair-agree-title = { $name } is to be the host
party-chair-agree-text = Their device then deals, and could look at the cards. All who play must agree.
party-chair-no = No
party-chair-yes = Agree
party-chair-yours = You are the host now. Keep this page open while you play.
# $name: the name of a player, of a set, of a setting
party-chair-now = { $name } is the host now.
party-on = Go on without the host
party-on-about = Nothing was heard of the host for a minute. The others may go on from the last finished deal.
party-on-waits = The others are asked.
# $name: the name of a player, of a set, of a setting
party-on-title = { $name } wants to go on without the host
# $name: the name of a player, of a set, of a setting
party-on-text = The game goes on from the last finished deal. { $name } is the host then, and their device deals.
party-on-yes = Go on
party-on-no = Wait for the host
party-on-left = The others went on without you.
party-on-instead = The cards had to be shared out again twice. You may go on with another host.
party-on-be = Be the host instead
# $name: the name of a player, of a set, of a setting
party-follow-title = { $name } goes on with this table
# $name: the name of a player, of a set, of a setting
# $count: a number
party-follow-text = { $name } is the host now, from deal { $count } on. The host whom you know has not agreed to that. Go with { $name }?
# $name: the name of a player, of a set, of a setting
party-follow-yes = Go with { $name }
party-offered-title = Go on with another host?
# $name: the name of a player, of a set, of a setting
party-offered-text = Your game then goes on from the last finished deal, and your device deals. Everybody but { $name } must agree.
# $name: the name of a player, of a set, of a setting
party-offered-no = Stay with { $name }
# $name: the name of a player, of a set, of a setting
party-instead-title = { $name } wants to be the host instead
# $name: the name of a player, of a set, of a setting
party-instead-text = The cards had to be shared out again twice. If all agree, the game goes on from the last finished deal, and { $name }’s device deals.
party-asleep = Nothing was heard of the host yet. The table sleeps, and goes on by itself when the host is back.
party-move = Go on at another device
party-move-about = Scan this code with the other device, or open “Play with people” there and type the letters. It works once, within five minutes.
party-move-qr = Code for your seat
party-moved = You went on at another device or in another tab.
party-take-what = Your seat from another device
party-take-about = Here you go on in your own seat. The other device stops.
party-take-waits = Asking the other device …
party-take-none = The other device did not answer. Show a new code there.
# $name: the name of a player, of a set, of a setting
party-again-about = { $name } waits for a seat. Is this somebody from this table whose browser was emptied?
# $name: the name of a player, of a set, of a setting
# $other: the other player
party-again = Seat { $name } in place of { $other }
party-week = Nobody was at this table for more than a week. Ask for a new link, or open a table of your own.
