### What is said at a table of people, and at its door.

# $letter: a letter
people-code-letter = Codes never use “{ $letter }”.
# $wanted: what was expected, as a phrase
# $number: a number, or a small number as a word
people-code-length = A code has { $wanted } letters; this one has { $number }.
people-code-check = There is a wrong letter in this code.
people-code-link = This is not a link to a table.
people-code-part = A part of this link is missing or wrong. Ask for the link again, and copy all of it.
people-code-house = This link works only in the home network of its host. Open the page that the host’s device shows there.
people-code-relay = The relay in this link cannot be right. Ask for the link again, and copy all of it.
people-no-order = The table did not understand that. Reload the page to get the latest version.
people-no-right = Only the host of the table may do that.
people-no-name = Choose another name: at a table, “you”, “host” and “computer” say who a player is.
people-no-turn = It is not your turn.
people-no-move = The rules do not allow that now.
people-no-deal = Seats can change only between two deals.
people-no-seat = That seat is taken.
people-no-running = The game has begun already.
people-no-share = The cards are being shuffled again.
people-no-undo = You can take back only your last card, and only before the next player plays.
people-no-watching = The host of this table does not allow watching.
people-no-room = No more people can watch this table.
# $name: the name of a player, of a set, of a setting
people-no-wait = { $name } wants to wait for the host.
# $name: the name of a player, of a set, of a setting
people-no-behind = { $name } has played one deal more. Let { $name } be the host.
people-no-often = Players have come and gone too often here. Try again in a minute.
people-no-more = You have made many proposals in this deal. Wait for the next one.
people-no-asked = The host has asked you to leave this table.
people-no-vote = That vote is over.
people-doubt-unseen = While this page was not connected, the game ended and another began. It cannot check how.
# $name: the name of a player, of a set, of a setting
people-doubt-renamed = While this page was not connected, { $name } got another name or face. This page cannot check whether they wanted that.
# $name: the name of a player, of a set, of a setting
people-doubt-came = While this page was not connected, { $name } sat down. This page cannot check whether they chose that name and face.
# $name: the name of a player, of a set, of a setting
people-doubt-called = The host calls you { $name }. That is not the name and face that you asked for.
people-doubt-minds = The host’s page has another version, so this page does not check the computer’s choices.
people-doubt-left_out = The host deals without your part of the shuffle, though you are here. The players who take part in it could choose the cards.
people-doubt-without = The host counted you as away, so this deal was shuffled without you. The players who took part in the shuffle could choose the cards.
people-doubt-otherwise = The host’s last cards are not those that this page saw. The others may have taken them back while it was not connected.
people-doubt-skipped = This page was connected, but the host sent some moves only afterwards. It cannot check all of them.
people-doubt-unsigned = The host’s signature on this game does not arrive. So nobody can prove it if the host shows others a different game.
people-doubt-ahead = The host says that this game has continued, but has not sent the moves.
# $name: the name of a player, of a set, of a setting
people-doubt-promised = The host says that nothing came from { $name }, but this page got it. A message may have been lost on its way.
# $name: the name of a player, of a set, of a setting
people-doubt-shown = { $name }’s part of the shuffle fits their promise, and everyone can see it now.
people-told-story = The host’s messages contradict each other. Leave this table.
people-told-fits = This link belongs to this table, and confirms its host.
# $name: the name of a player, of a set, of a setting
people-told-broken = The host received nothing from { $name }, so the cards are shuffled again.
# $first: the first of two
people-told-rest = While this page was not connected, the others played the rest of deal { $first }. The host has sent you the moves.
# $first: the first of two
people-told-deal = While this page was not connected, the others played deal { $first }. The host has sent you the moves.
# $first: the first of two
# $last: the last of a list
people-told-deals = While this page was not connected, the others played deals { $first } to { $last }. The host has sent you the moves.
people-told-restarts = The cards of this deal were shuffled again twice. If you do not trust that, continue with another host.
people-doubt-host = With the code alone, this page found another host before. It starts again with the host in this link.
people-doubt-stuck = The game cannot continue from this device. After a minute you and the others may continue from the last finished deal.
# $name: the name of a player, of a set, of a setting
people-doubt-mixed = The name { $name } has letters of two alphabets. It may be meant to look like another name.
# $name: the name of a player, of a set, of a setting
people-doubt-head = { $name }’s page has seen something else in this game. It has shown no proof, so the game continues.
