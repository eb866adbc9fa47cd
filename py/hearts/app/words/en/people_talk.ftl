### What people can say to each other at a table, and what is said of that.

talk-title = Say something
talk-phrases = Phrases
talk-faces = Faces
# $phrase: the phrase, as pages send it
phrase-text = { $phrase ->
    [hello] Hello!
    [luck] Good luck!
    [thanks] Thank you!
    [sorry] Sorry!
    [played] Well played!
    [game] Good game!
    [yes] Yes.
    [no] No.
    [ouch] Ouch!
    [wow] Wow!
    [lucky] Lucky you!
    [unlucky] Bad luck!
    [queen] Not the queen again!
    [moon] Watch out for the moon!
    [think] Let me think.
    [wait] One moment, please.
    [back] I am back.
    [turn] It is your turn.
    [again] Another game?
   *[bye] Good-bye!
}
# $face: the face, as pages send it
face-name = { $face ->
    [smile] A smile
    [laugh] Laughter
    [wink] A wink
    [surprised] Surprise
    [think] A thoughtful face
    [sad] A sad face
    [cross] A cross face
   *[sleepy] A sleepy face
}
talk-write = Write something
talk-send = Send
talk-heard = Last messages
talk-heard-none = Nobody has said anything yet.
# $name: the name of a player, of a set, of a setting
# $what: what it is about
talk-line = { $name }: { $what }
# $what: what it is about
talk-you = You: { $what }
talk-people = People at this table
talk-alone = Nobody else is at this table yet.
talk-mute = Mute
# $name: the name of a player, of a set, of a setting
talk-mute-who = Mute { $name }
# $name: the name of a player, of a set, of a setting
talk-muted = You no longer see messages from { $name }.
# $name: the name of a player, of a set, of a setting
talk-unmuted = You see messages from { $name } again.
talk-block = Block
# $name: the name of a player, of a set, of a setting
talk-block-who = Block { $name }
# $name: the name of a player, of a set, of a setting
talk-blocked = { $name } is blocked on this device. Settings has the list.
talk-unblock = Unblock
# $name: the name of a player, of a set, of a setting
talk-unblock-who = Unblock { $name }
# $name: the name of a player, of a set, of a setting
talk-unblocked = { $name } is not blocked any more.
talk-blocked-full = The list of blocked people is full. Unblock a person in Settings first.
# $name: the name of a player, of a set, of a setting
talk-blocked-here = You have blocked { $name }, who sits at this table.
talk-soon = Wait a moment before you say more.
talk-allow = Let everyone write here
# $name: the name of a player, of a set, of a setting
talk-allowed = { $name } lets everyone write at this table.
talk-close = Close
talk-sit-title = Sit down with a person you have blocked?
# $name: the name of a player, of a set, of a setting
talk-sit-text = You have blocked { $name }, who sits at this table.
talk-sit-no = Stay away
talk-sit-yes = Sit down
