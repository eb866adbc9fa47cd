### The engine's errors in words: a locale's own sentence where it has one, else the engine's English.

# $suit: a suit: its letter
suit-name = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}

## What the rules do not allow, in other words than the engine's.

move-queen-waits = You may not throw the Queen of Spades on another suit until hearts are broken.
move-queen-waits-heart = You may not throw the Queen of Spades on another suit until a heart has been played.

## What is not let in from outside.

# $most: the largest number that is allowed
gate-size = The file or text is larger than { $most } KB.
# $line: the number of the line
gate-json = This is not JSON: line { $line } cannot be read.
# $most: the largest number that is allowed
gate-deep = Its lists and objects are nested more than { $most } deep.
# $most: the largest number that is allowed
gate-many = There are more than { $most } values in it.
# $most: the largest number that is allowed
gate-keys = An object in it has more than { $most } keys.
# $most: the largest number that is allowed
gate-long = A text in it is longer than { $most } KB.
# $number: a number, or a small number as a word
gate-number = { $number } has more digits than the game can use.
# $name: the word that stands for a computer player in a game's text
gate-mind = This game knows no computer player “{ $name }”.
