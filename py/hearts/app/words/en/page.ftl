### The page before the game has started: what the build writes into index.html.

page-description = Hearts in a browser tab: three to six players, opponents who never peek, no account, no ads.
page-opening = Setting the table
page-game = Game
page-last = Last trick
page-last-hint = Last trick: press and hold (L)
page-hint = Hint
page-hint-hint = Hint (G)
page-undo = Undo
page-undo-hint = Undo (U)
page-menu = Menu
page-sheet = Score sheet
page-sheet-hint = Score sheet (O)
page-cup = Cup of Joe
page-cup-hint = Cup of Joe: the computer finishes this deal for you
page-table = The table
page-trick = Trick
page-hand = Your hand
page-broken = Hearts broken
page-diabolo = Unfair mode
page-diabolo-about = they see your cards and team up
page-sign-broken = Hearts are broken
page-pass = Pass
page-decline = Decline
page-back = One moment …
page-loading = The cards are{"\u00A0"}coming{"\u00A0"}…
page-late = The cards are late. Please reload the page. If that does not help, the connection is lost, or this browser is too old: the game needs WebAssembly.

## The page fills [file] and [type] in itself: without Python.

page-lost = A part of the game could not be loaded. Check your connection and reload the page. ([file])
page-missing = A part of the game is missing on this site: [file]. Please try again later. For the site's owner: upload all files of the game, and answer 404 for a file that is not there.
page-type = This site sends a part of the game as a wrong type: [file] as [type]. For the site's owner: set the type of .js and .mjs files to text/javascript.
page-damaged = A part of the game arrived damaged: [file]. Please reload the page. For the site's owner: upload all files of the game again, and let nothing on the way change them.
page-script = Moonshot Hearts needs JavaScript. Switch it on for this site to play.
page-dealer = Dealer
page-dealer-sign = D
