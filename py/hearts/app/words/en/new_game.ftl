### The New game dialog: rules, players, opponents, sets of opponents.

new_game-people = Play with people
new_game-title = New game
new_game-rules = Rules
new_game-own = Your own rules
new_game-more = More
new_game-custom = Customise
new_game-custom-about = Each opponent, number of players, undo
new_game-party = At the table
new_game-options = Score limit, undo, handicap
new_game-all = All the rules …
new_game-recall = Bring it back
# $name: the name of a player, of a set, of a setting
new_game-forget = Delete “{ $name }”
# $name: the name of a player, of a set, of a setting
new_game-forgotten = “{ $name }” is deleted.
# $name: the name of a player, of a set, of a setting
new_game-unkept = “{ $name }” cannot be saved: the browser has no room for it. You find it here until you close the page.
# $name: the name of a player, of a set, of a setting
new_game-recalled = “{ $name }” is saved again.
# $preset: the name of the rules
new_game-but = { $preset }, with these changes:
new_game-changes = Changes from your current game
new_game-players = Players
new_game-limit = Score limit
# $count: a number
new_game-ends = { $count ->
    [one] The game ends after { $count } deal.
   *[other] The game ends after { $count } deals.
}
new_game-handicap = Handicap:
new_game-handicap-none = none
new_game-handicap-about = The points that each player starts with: from −99 to 499, and below the limit.
new_game-undo = Undo
# $undo: how far undo goes
new_game-undo_way = { $undo ->
    [free] Free
    [last] Last card
   *[off] Off
}
new_game-face = Choose your face
new_game-name = Your name
new_game-opponents = Opponents
new_game-level = How hard they play
# $rules: the name or the line of the rules
# $limit: the points at which the game ends
new_game-rules-set = { $rules }, to { $limit } points
# $rules: the name or the line of the rules
# $count: a number
new_game-rules-deals = { $count ->
    [one] { $rules }, { $count } deal
   *[other] { $rules }, { $count } deals
}
new_game-shuffle = Fair shuffle: check it, or cut the cards
new_game-cancel = Close
new_game-deal = Deal the cards

## The card of an opponent.

new_game-seat-who = Player in this seat
new_game-seat-name = Name
# $name: the name of a player, of a set, of a setting
new_game-seat-level = How hard { $name } plays
# $name: the name of a player, of a set, of a setting
new_game-seat-details = Details of { $name }
new_game-seat-iq = I.Q.
# $name: the name of a player, of a set, of a setting
new_game-seat-iq-of = { $name }'s I.Q.
# $iq: the I.Q. as a number
# $level: the name of a level: "Medium"
new_game-seat-iq-value = { $iq }, { $level }
# $name: the name of a player, of a set, of a setting
new_game-seat-swap = Swap { $name } for another player
new_game-seat-person = A person on this device
new_game-seat-here = Shares this device.

## Diabolo.

new_game-diabolo = Unfair mode:
new_game-diabolo-about = they see your cards and team up

## Sets of opponents.

new_game-sets = Sets of opponents
new_game-sets-several = From more than one set.
new_game-sets-own = Save or load opponents
new_game-sets-load = Load a set from a file …
new_game-sets-name = Save these opponents as a set named
new_game-sets-keep = Save it
new_game-sets-save = Save as a file

## Sets that can be downloaded: their names and sentences are those of their files.

gallery-more = More sets …
gallery-about = Each is downloaded when you get it. After that it stays on this device and needs no connection.
gallery-get = Get
# $name: the name of a player, of a set, of a setting
gallery-get-name = Get “{ $name }”
gallery-seat = Seat them
# $name: the name of a player, of a set, of a setting
gallery-seat-name = Seat them: “{ $name }”
# $name: the name of a player, of a set, of a setting
gallery-fetching = “{ $name }” is being downloaded …
# $set: the set of opponents
gallery-set = { $set ->
    [seaside] By the sea
    [garden] The kitchen garden
   *[workshop] The workshop
}
# $set: the set of opponents
gallery-set_about = { $set ->
    [seaside] They come in with the tide, and they all know which way it turns.
    [garden] Ripe, round and never in a hurry. Somebody waters them between the deals.
   *[workshop] After hours the tools stay quiet, but these four play until the lights go on.
}
# $name: the name of a player, of a set, of a setting
gallery-ask = Get “{ $name }”?
# $size: how much it is, in KB or MB
gallery-ask-text = These opponents are downloaded from the game's own site, { $size }, and stay on this device.
gallery-ask-no = No, thanks
gallery-ask-yes = Get it
gallery-unknown = The link names a set of opponents that this game does not have. Nothing was downloaded. If you have the set as a file, load it in New game.
# $name: the name of a player, of a set, of a setting
new_game-set-missing = The set “{ $name }” could not be loaded. Check your connection.
# $file: the name of a file
# $size: kilobytes
new_game-set-large = { $file } is larger than { $size } KB, the most that a set may have.
# $file: the name of a file
# $error: the sentence that says what is wrong
new_game-set-wrong = { $file } cannot be used as a set of opponents. { $error }
# $name: the name of a player, of a set, of a setting
# $error: the sentence that says what is wrong
new_game-set-damaged = Your set “{ $name }” cannot be used. It stays in the browser's storage as it is. { $error }
# $name: the name of a player, of a set, of a setting
new_game-set-kept = “{ $name }” is saved among your sets.
# $name: the name of a player, of a set, of a setting
new_game-set-replaced = “{ $name }” is replaced by this set.
# $name: the name of a player, of a set, of a setting
new_game-set-taken = You already have another set “{ $name }”, so the new one is not saved. To replace yours, load its file here.
# $name: the name of a player, of a set, of a setting
new_game-set-full = You can play with “{ $name }” until you close the page, but the browser's storage has no room to save it.
# $name: the name of a player, of a set, of a setting
# $file: the name of a file
new_game-set-saved = “{ $name }” is in your downloads, as { $file }.
new_game-set-people = There are only people at the table. A set needs computer players.
# $size: kilobytes
new_game-set-portraits = All its portraits together are larger than { $size } KB, the most that a set may have.
# $name: the name of a player, of a set, of a setting
new_game-set-forgotten = “{ $name }” is deleted. Its players stay for this game.
