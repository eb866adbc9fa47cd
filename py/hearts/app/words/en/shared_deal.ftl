### A deal that travels by a link: what it is, and why one cannot be played.

shared_deal-none = It holds no deal.
shared_deal-more = It holds more than one deal before its first move.
shared_deal-sees = It has an opponent who sees all cards.
# $error: the sentence that says what is wrong
shared_deal-wrong = This link holds no deal that can be played. { $error }
shared_deal-nothing = This link holds no deal: it may have been cut off on its way.
shared_deal-title = Play this deal?
# $rules: the name or the line of the rules
# $deal: the number of the deal
# $names: several names, as a list
shared_deal-rules = { $rules }, deal { $deal }, with { $names }.
# $scores: points of all players, as a list
shared_deal-scores = The scores before it: { $scores }.
shared_deal-sure = The cards follow from the numbers that were put in.
shared_deal-laid = A person laid these cards.
shared_deal-unsure = The cards do not follow from the numbers in the link. A person may have changed them.
shared_deal-beside = It is practice and counts nowhere. Your own game waits, and comes back afterwards.
shared_deal-no = Not now
shared_deal-yes = Play it
