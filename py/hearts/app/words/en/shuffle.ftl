### The shuffle dialog: the hash of the next deal, the cut, and the check of the deal that is over.

shuffle-title = The shuffle
shuffle-about = Before each deal the game draws a secret number and shows its hash, a fingerprint. You may cut with a word or a number of your own. The cards follow from both. After the deal the secret number is shown, and anyone can check that it has this hash and that the cards are right.
shuffle-next = Next deal
shuffle-new = First deal of the next game
shuffle-hash = Hash
shuffle-copy = Copy the hash
shuffle-copied = The hash is copied.
shuffle-uncopied = The browser does not allow copying.
shuffle-word = A word or a number to cut with
shuffle-cut = Cut
# $word: a word that the player typed
shuffle-was_cut = You have cut with “{ $word }”.
shuffle-late = You have seen the cards of this deal, so it cannot be cut any more.
shuffle-nothing = Type a word or a number first.
shuffle-no = This deal cannot be cut now.
shuffle-none = The hash of the next deal is shown when this deal is over.
shuffle-open = This game deals from a seed that everyone may know, so there is nothing to cut.
# $deal: the number of the deal
shuffle-over = Deal { $deal }
shuffle-share = Secret number
shuffle-cut_with = Cut
shuffle-seed = Seed
shuffle-command = Check it elsewhere
shuffle-command-copy = Copy what to check
shuffle-command-copied = It is copied. The page “Deals” of the documentation explains how to check it.
shuffle-done = Close

## What a check has found.

# $what: what was found
shuffle-found = { $what ->
    [checked] Checked: the secret number has the hash that you cut against, and the cards are right.
    [uncut] The cards match the secret number. Compare its hash with the one that you saw before. Only a cut proves that nobody chose the cards.
    [published] The cards match the seed, which everyone may know.
    [hand] A person laid out these cards.
    [cards] Wrong: these cards do not match the numbers of the shuffle.
    [hash] Wrong: the secret number does not have the hash that you cut against.
   *[cut] Wrong: the cards do not match your cut.
}
# $hash: the beginning of a hash
shuffle-line = Shuffle { $hash }…
shuffle-line-spoken = The shuffle: hash, cut, check
