### How the viewer stands after a deal, in words: they are told on the table.

deal-result = The result
deal-sheet = Score sheet
deal-points = Points in this deal
# $points: points, as a number or as a phrase: "3 points"
deal-took = You scored { $points }.
deal-took-none = You scored no points.
# $place: the place in the order: 1, 2, 3
# $points: points, as a number or as a phrase: "3 points"
# $names: several names, as a list
deal-behind = You are { $place }, { $points } behind { $names }.
# $points: points, as a number or as a phrase: "3 points"
deal-ahead = You lead by { $points }.
# $names: several names, as a list
deal-level = You share the lead with { $names }.
# $place: the place, as a number
deal-place = { $place ->
    [2] 2nd
    [3] 3rd
    [4] 4th
    [5] 5th
   *[6] 6th
}
# $names: several names, as a list
# $points: points, as a number or as a phrase: "3 points"
deal-most = { $count ->
    [one] { $names } scored the most points: { $points }.
   *[other] { $names } scored the most points: { $points }.
}
# $points: points, as a number or as a phrase: "3 points"
deal-most-you = You scored the most points: { $points }.
# $names: several names, as a list
# $points: points, as a number or as a phrase: "3 points"
deal-most-you_and = { $names } scored the most points: { $points }.
# $who: who it is: you, or another player
# $card: a card, by name
# $name: the name of a player, of a set, of a setting
deal-queen = { $who ->
    [you] You took the { $card }.
   *[other] { $name } took the { $card }.
}
