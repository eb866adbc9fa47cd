### The phrases that sentences are made of: lists, numbers, cards, points, directions.

name-you = You
name-guest = Guest
# $number: a number, or a small number as a word
name-player = Player { $number }
name-rules = My rules
name-set = My table
# $first: the first of two
# $last: the last of a list
list-two = { $first } and { $last }
# $several: the first parts of a list
# $last: the last of a list
list-last = { $several } and { $last }
list-comma = ,{" "}
list-sentence = {" "}
# $number: a number, or a small number as a word
sign-minus = −{ $number }
sign-point = {"."}
number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
# $rank: a rank of cards: "Queen"
# $suit: the name of a suit
card-name = { $rank } of { $suit }
card-rank-2 = 2
card-rank-3 = 3
card-rank-4 = 4
card-rank-5 = 5
card-rank-6 = 6
card-rank-7 = 7
card-rank-8 = 8
card-rank-9 = 9
card-rank-T = 10
card-rank-J = Jack
card-rank-Q = Queen
card-rank-K = King
card-rank-A = Ace
card-suit-C = Clubs
card-suit-D = Diamonds
card-suit-S = Spades
card-suit-H = Hearts
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
direction-keeper = no passing
direction-left = left
direction-right = right
direction-across = across
direction-second_left = second left
direction-second_right = second right
