### The archive of finished games, as far as the table tells of it.

# $why: the sentence that says why
archive-unkept = This game cannot be added to your history and statistics: { $why }. You can keep playing.
archive-silent = Your finished games cannot be read now. Please try again.
archive-unopened = Your finished games cannot be read now. Games that you finish today are saved separately. Reload the page to try again.
# $count: a number
archive-evicted = { $count ->
    [one] The browser has deleted your finished game. If you have saved a file, import it: My games, “Your data”.
   *[other] The browser has deleted your { $count } finished games, with statistics and history. If you have saved a file, import it: My games, “Your data”.
}
