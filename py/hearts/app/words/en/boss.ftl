### Boss coming: a spreadsheet that looks like work.

boss-front = Budget – Spreadsheet
boss-title = Budget
boss-back = Close
boss-item = Item
# $number: a number, or a small number as a word
boss-quarter = Q{ $number }
boss-total = Total
# $item: what is paid for
boss-cost = { $item ->
    [salaries] Salaries
    [rent] Rent
    [heating] Heating
    [software] Software
    [hardware] Hardware
    [travel] Travel
    [training] Training
    [postage] Postage
    [insurance] Insurance
   *[coffee] Coffee
}
