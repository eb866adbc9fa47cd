### The sound dialog: how loud, and which sounds.

sound-title = Sound
sound-on = Sound
sound-volume = Volume
sound-touch = Vibration, if the device has it
sound-kinds = Fine-tune: each sound
# $name: the name of a player, of a set, of a setting
sound-hear = Hear: { $name }
sound-done = Close
# $kind: when it sounds
sound-kind = { $kind ->
    [deal] Dealing
    [card] A card
    [sweep] A trick is taken
    [pass] The pass
    [broken] Hearts are broken
    [queen] The Queen of Spades
    [jack] The bonus card
    [moon] A moon
    [sun] A sun
    [win] You win
    [lose] You lose
   *[turn] Your turn: a reminder
}
