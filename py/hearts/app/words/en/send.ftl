### What is sent to somebody else: a deal or a game as a link, a QR code, a file.

send-plain = Send
send-of-deal = Send this deal
send-about-deal = Whoever opens the link gets the same cards in the same seat. The game says what it is and asks first, and their own game waits.
send-of-game = Send this game
send-about-game = The game says what it is and asks first. Whoever opens the link sees it as a replay, with all cards and moves, or plays its deals. Their own game waits.
send-of-result = Send my result
send-about-result = It is your latest day. Whoever opens the link adds it to the leaderboard of their device, which plays it again first.
send-link = The link
send-long = This is too long for a link. Save it as a file: the game opens it under More, “Replay”.
send-copy = Copy the link
send-share = Share …
send-save = Save as a file
send-code = The link as a QR code
send-code-long = The link is too long for a QR code.
send-copied = The link is copied.
send-uncopied = The browser did not let the link be copied. Select it and copy it yourself.
# $file: the name of a file
send-saved = It is in your downloads, as { $file }.
send-done = Done
