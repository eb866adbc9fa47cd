### How the viewer stands after a deal, in words: they are told on the table.

deal-sheet = Score sheet
# $points: ?
deal-took = You took { $points }.
deal-took-none = You took no points.
# $place: ?
# $points: ?
# $names: ?
deal-behind = You are { $place }, { $points } behind { $names }.
# $points: ?
deal-ahead = You lead by { $points }.
# $names: ?
deal-level = You share the lead with { $names }.
deal-place-2 = 2nd
deal-place-3 = 3rd
deal-place-4 = 4th
deal-place-5 = 5th
deal-place-6 = 6th
# $names: ?
# $points: ?
deal-most = { $count ->
    [one] { $names } took the most points: { $points }.
   *[other] { $names } took the most points: { $points }.
}
# $points: ?
deal-most-you = You took the most points: { $points }.
# $names: ?
# $points: ?
deal-most-you_and = { $names } took the most points: { $points }.
# $name: ?
# $card: ?
deal-queen = { $name } took the { $card }.
# $card: ?
deal-queen-you = You took the { $card }.
