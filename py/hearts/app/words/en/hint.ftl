### The hint: what the panel at the table says beside the coach's own words.

hint-title = The coach
hint-close = Close the hint
hint-why = Why?
hint-all = Compare cards
# $count: a number
hint-checked = { $count ->
    [one] Checked on { $count } possible deal.
   *[other] Checked on { $count } possible deals.
}
hint-sight = A first idea, not checked: the computer is not ready yet.
hint-choice = Choice
hint-points = Points
hint-cost = Worse by
hint-same = same
hint-win = Win
hint-off = The coach is off. You can switch it on in the settings.
hint-nothing = There is nothing to choose now.
