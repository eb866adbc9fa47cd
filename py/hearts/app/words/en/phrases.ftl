### The phrases that sentences are made of: lists, numbers, cards, points, directions.

name-you = You
name-guest = Guest
# $number: a number, or a small number as a word
name-player = Player { $number }
name-rules = My rules
name-set = My table
list-sentence = {" "}
# $number: a number
number-word = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $number }
}
# $rank: a rank of cards: "Queen"
# $suit: the name of a suit
card-name = { $rank } of { $suit }
# $rank: a rank of cards: its letter
card-rank = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] Jack
    [Q] Queen
    [K] King
   *[A] Ace
}
# $suit: a suit: its letter
card-suit = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
}
# $count: a number
points-plus = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $count: a number
points-minus = { $count ->
    [one] minus { $count } point
   *[other] minus { $count } points
}
# $direction: in which direction, clockwise
direction-name = { $direction ->
    [keeper] no passing
    [left] left
    [right] right
    [across] across
    [second_left] second left
   *[second_right] second right
}
