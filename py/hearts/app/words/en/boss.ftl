### Boss coming: a spreadsheet that looks like work.

boss-front = Budget – Spreadsheet
boss-title = Budget
boss-back = Close
boss-item = Item
# $number: a number, or a small number as a word
boss-quarter = Q{ $number }
boss-total = Total
boss-item-salaries = Salaries
boss-item-rent = Rent
boss-item-heating = Heating
boss-item-software = Software
boss-item-hardware = Hardware
boss-item-travel = Travel
boss-item-training = Training
boss-item-postage = Postage
boss-item-insurance = Insurance
boss-item-coffee = Coffee
