### The game without a network: what is kept of it, and the news of a new version.

offline-title = Play offline
offline-whole = Ready: the whole game works without internet.
offline-table = The game works without internet. But opponents above I.Q. 120 are not saved yet: offline they play worse.
offline-partly = Not all of the game is saved yet: it cannot start without internet.
offline-none = This browser, or this address, cannot save the game for offline play. The address must begin with https.
offline-yet = Nothing is saved on this device yet.
offline-looking = Checking what is saved on this device …
# $kept: how much is saved, as a size
# $whole: the size of all
offline-size = Saved on this device: { $kept } of { $whole }.
# $size: a number
size-kb = { $size } KB
# $size: a number, with one digit behind the point
size-mb = { $size } MB
offline-safe = The browser has promised to keep it.
offline-unsafe = If the device runs out of space, the browser may delete it. The game then loads it again.
offline-metered = Your data plan may be limited, so the rest is loaded only when you press the button.
offline-gather = Download everything now
offline-gathering = Downloading
offline-failed = Not everything could be loaded and saved. Check your connection and your free space.
offline-new = A new version of the game is here.
offline-take = Use the new version
offline-after = The new version comes when this deal is over.
offline-notice = A new version of the game is here: go to Settings, “Offline”.
offline-done = Close
