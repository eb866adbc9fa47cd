### The game as an app: the question after a finished game, the dialog that tells how, and games from a file.

install-title = Install the game
install-about = The installed game has its own icon and its own window, and it works without internet.
install-installed = The game is installed on this device.
install-offered = Your browser can install it now.
install-by_hand = On an iPhone or iPad, do this:
install-step-share = Press the Share button, a square with an arrow that points up.
install-step-add = Choose “Add to Home Screen”; it may be further down the list.
install-step-done = Press “Add”. Moonshot Hearts is now among your apps.
install-unknown = Look in your browser’s menu for “Install” or “Add to Home screen”. Not every browser has it. The game works without internet in a browser tab, too.
install-declined = The game is not installed. You can install it later: Settings, “App”.
install-yes = Install
install-done = Close
install-ask = Would you like this game as an app, with its own icon?
install-how = Show me how …
install-no = No, thank you
# $file: the name of a file
# $size: kilobytes
install-large = “{ $file }” is too large: a game or a set of opponents has { $size } KB at most.
