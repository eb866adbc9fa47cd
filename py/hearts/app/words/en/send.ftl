### What is sent to somebody else: a deal or a game as a link, a QR code, a file.

send-plain = Send
send-of-deal = Send this deal
# $kind: what is sent
send-about = { $kind ->
    [deal] A friend who opens the link gets the same cards in the same seat. The game explains this and asks first. Your friend’s own game is saved.
    [game] The game explains what it is and asks first. A friend who opens the link can see a replay, with all cards and moves, or play its deals. Your friend’s own game is saved.
   *[result] It is your latest day. A friend who opens the link adds it to their own leaderboard. Their device checks it first.
}
send-of-game = Send this game
send-of-result = Send my result
send-link = The link
send-long = This is too long for a link. Save it as a file: the game opens it under More, “Replay”.
send-copy = Copy the link
send-share = Share …
send-save = Save as a file
send-code = The link as a QR code
send-code-long = The link is too long for a QR code.
send-copied = The link is copied.
send-uncopied = The browser does not allow copying. Select the link and copy it yourself.
# $file: the name of a file
send-saved = It is in your downloads, as { $file }.
send-done = Close
