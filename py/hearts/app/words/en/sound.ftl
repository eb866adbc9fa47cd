### The sound dialog: how loud, and which sounds.

sound-title = Sound
sound-on = Sound
sound-volume = Volume
sound-touch = Vibration, if the device has it
sound-kinds = Fine-tune: each sound
# $name: the name of a player, of a set, of a setting
sound-hear = Hear: { $name }
sound-done = Close
sound-kind-deal = Dealing
sound-kind-card = A card
sound-kind-sweep = A trick is taken
sound-kind-pass = The pass
sound-kind-broken = Hearts are broken
sound-kind-queen = The Queen of Spades
sound-kind-jack = The bonus card
sound-kind-moon = A moon
sound-kind-sun = A sun
sound-kind-win = You win
sound-kind-lose = You lose
sound-kind-turn = Your turn: a reminder
