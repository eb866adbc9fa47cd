### A deal that travels by a link: what it is, and why one cannot be played.

shared_deal-none = It has no deal.
shared_deal-more = It has more than one deal before its first move.
shared_deal-sees = It has an opponent who sees all cards.
# $error: the sentence that says what is wrong
shared_deal-wrong = There is no deal in this link that can be played. { $error }
shared_deal-nothing = There is no deal in this link: a part of the link may be missing.
shared_deal-title = Play this deal?
# $rules: the name or the line of the rules
# $deal: the number of the deal
# $names: several names, as a list
shared_deal-rules = { $rules }, deal { $deal }, with { $names }.
# $scores: points of all players, as a list
shared_deal-scores = The scores before it: { $scores }.
shared_deal-sure = The cards match the numbers of the shuffle.
shared_deal-laid = A person laid out these cards.
shared_deal-unsure = The cards do not match the numbers of the shuffle. A person may have changed them.
shared_deal-beside = This is practice, so it does not count. Your own game is saved, and comes back afterwards.
shared_deal-no = Not now
shared_deal-yes = Play it
