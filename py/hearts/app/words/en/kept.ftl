### What is kept between visits, and what can be done with it.

kept-title = Your data
kept-lead = Saved only in this browser, on this device.
# $size: how much it is, in KB or MB
kept-total = { $size } in all.
# $why: the sentence that says why
kept-problem = The last change could not be saved: { $why }.
kept-nothing = Nothing is saved.
# A kind of which nothing more can be added: the oldest goes
kept-full = Full: each new entry replaces the oldest.
# $what: what is not saved, such as "Your settings"
# $why: the sentence that says why
kept-unkept = Not saved: { $what }. The reason: { $why }.
# $kind: what kind of thing is kept
# $about: the sentence that describes it
kept-kind = { $kind ->
    [table] The game on the table
    [game] Your own game
    [left] The game that you left last
    [link] A game from a link ({ $about })
    [setup] Your last table
    [settings] Your settings
    [rules] Your own rules
    [cast] Your set of opponents “{ $about }”
    [scene] How your table looked when you left it
    [archive] The number of your finished games
    [reviews] The results of your reviews
    [look] The look of your table
    [picture] Your own picture
    [problems] Your rating in the problems
    [days] Your daily deals: points and streak
    [day] Your game of day { $about }
    [hall] Results on the leaderboard ({ $about })
    [finished] Your finished games ({ $about })
    [people] For playing with people: your key, and the people whom you block
    [match] A match with a friend ({ $about })
    [laid] Deals that you laid out
    [pars] Par of your deals
   *[unreadable] A text that cannot be read ({ $about })
}
kept-look = Show
kept-copy = Copy
kept-save = Save as a file
kept-delete = Delete …
# $act: the act, such as "Delete"
# $title: the title
kept-of = { $act }: { $title }
kept-ask-cards = Show the cards?
kept-ask-cards-text = This text may show the cards of everyone at the table.
kept-ask-table = Delete the game on the table?
kept-ask-table-text = A new game with the same players and rules begins.
kept-ask-delete = Delete this for good?
kept-yes = Yes
kept-no = No
kept-copied = Copied.
kept-by_hand = The browser does not allow copying. Here is the text: copy it yourself.
# $file: the name of a file
kept-saved = It is in your downloads, as { $file }.
# $title: the title
kept-deleted = Deleted: { $title }
kept-done = Close
# $count: a number
kept-games = { $count ->
    [one] one finished game
   *[other] { $count } finished games
}
kept-export = Save everything as a file
# $file: the name of a file
# $count: a number
kept-exported = { $count ->
    [one] Everything, with one finished game, is in your downloads as { $file }.
   *[other] Everything, with { $count } finished games, is in your downloads as { $file }.
}
# $count: how many files there are, two or more
kept-exported-files = It did not fit into one file: there are { $count } files. To import everything, import each of them.
kept-import = Import …
# $done: how many are done
# $all: how many there are in all
kept-importing = Importing: { $done } of { $all } …
# $most: the largest number that is allowed
kept-import-wrong = This is not a file with all data of this game, or it is larger than { $most } MB. Nothing has changed.
kept-import-version = This file comes from another version of the game. Nothing has changed.
# $what: what it is about
kept-taken = Imported: { $what }.
# $count: a number
kept-taken-games = { $count ->
    [one] one finished game
   *[other] { $count } finished games
}
kept-taken-none = no finished game
# $count: a number
kept-taken-casts = { $count ->
    [one] one set of opponents
   *[other] { $count } sets of opponents
}
# $count: a number
kept-taken-rules = { $count ->
    [one] one set of rules of your own
   *[other] { $count } sets of rules of your own
}
# $count: a number
kept-taken-double = { $count ->
    [one] One game was already here.
   *[other] { $count } games were already here.
}
# $count: a number
kept-taken-unread = { $count ->
    [one] One part of it could not be read.
   *[other] { $count } parts of it could not be read.
}
# $count: a number
kept-taken-lost = { $count ->
    [one] There is no room for everything: the oldest part is deleted.
   *[other] There is no room for everything: the { $count } oldest parts are deleted.
}
kept-taken-settings = You now have the settings and the name from the file.
kept-taken-setup = Your next game has its rules and players.
kept-taken-table = Its unfinished game is now on your table.
kept-taken-left = Its unfinished game is not imported, because yours is not over. Finish yours, then import the file again.
# $why: the sentence that says why
kept-taken-problem = Not all of it could be saved: { $why }.
kept-erase = Delete everything …
kept-erase-ask = Delete everything?
# $what: what it is about
kept-erase-text = You lose all this for good: { $what }. A new game begins.
kept-erase-yes = Yes, delete it all
kept-erase-no = No, keep it
kept-erased = Everything is deleted.
