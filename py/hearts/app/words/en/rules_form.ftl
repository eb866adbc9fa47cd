### The dialog with all the rules: how to keep and share them. Its options are in `form`.

rules_form-title = All the rules
rules_form-advanced = Advanced
rules_form-boxes = House rules
rules_form-unfold = Show all options
rules_form-fold = Hide all options
# $preset: the name of the rules
# $about: the sentence that describes it
rules_form-as_is = { $preset }, unchanged. { $about }
# $preset: the name of the rules
rules_form-but = { $preset }, with these changes:
# $name: the name of a player, of a set, of a setting
# $effect: the sentence that says what it does
rules_form-box = { $name }: { $effect }
rules_form-extra = or your own
rules_form-deals-before = or
rules_form-deals = deals
rules_form-deals-number = Number of deals
rules_form-limit = limit:
rules_form-limit-name = Score limit
rules_form-share = Save and share
rules_form-name = A name for these rules
rules_form-keep = Save them
# $name: the name of a player, of a set, of a setting
rules_form-kept = “{ $name }” is saved. You find it in New game, beside the other rules.
# $name: the name of a player, of a set, of a setting
rules_form-unkept = “{ $name }” cannot be saved: the browser has no room for it. You find it in New game until you close the page.
# $name: the name of a player, of a set, of a setting
rules_form-replaced = “{ $name }” is replaced by these rules. You find it in New game, beside the other rules.
rules_form-line = Rules code: copy it, or paste another one
# $rules: the name or the line of the rules
rules_form-reads = These are the rules: { $rules }.
rules_form-copy = Copy the code
rules_form-copied = The code is copied.
rules_form-link = Copy a link
rules_form-link-copied = The link is copied.
rules_form-by_hand = The browser does not allow copying. The text is selected: copy it yourself.
# $preset: the name of the rules
rules_form-back = Back to { $preset }
rules_form-done = Done
