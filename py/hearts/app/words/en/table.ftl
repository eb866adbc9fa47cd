### The table in words: what it waits for, the names of cards and seats, and what the live region tells of the play.

# $direction: in which direction, clockwise
# $deal: the number of the deal
title-pass = { $direction ->
    [keeper] Deal { $deal } · no passing
    [left] Deal { $deal } · pass left
    [right] Deal { $deal } · pass right
    [across] Deal { $deal } · pass across
    [second_left] Deal { $deal } · pass second left
   *[second_right] Deal { $deal } · pass second right
}
# $deal: the number of the deal
# $trick: the number of the trick
# $tricks: how many tricks
title-trick = Deal { $deal } · trick { $trick } of { $tricks }
# $number: a number, or a small number as a word
# $name: the name of a player, of a set, of a setting
prompt-pass = { $count ->
    [one] Choose { $number } card to pass to { $name }
   *[other] Choose { $number } cards to pass to { $name }
}
# $Number: a small number as a word, with a capital: "Two"
# $name: the name of a player, of a set, of a setting
prompt-pass-more = { $Number } more for { $name }
# $number: a number, or a small number as a word
# $name: the name of a player, of a set, of a setting
prompt-pass-these = { $count ->
    [one] Pass this { $number } to { $name }
   *[other] Pass these { $number } to { $name }
}
# $Number: a small number as a word, with a capital: "Two"
# $name: the name of a player, of a set, of a setting
sign-received = { $count ->
    [one] { $Number } card from { $name }
   *[other] { $Number } cards from { $name }
}
# $who: who it is: you, or another player
# $card: a card, by name
# $points: points, as a number or as a phrase: "3 points"
# $name: the name of a player, of a set, of a setting
taken-stuck = { $who ->
    [you] { $card }: { $points } for you
   *[other] { $card }: { $points } for { $name }
}
# $who: who it is: you, or another player
# $card: a card, by name
# $points: points, as a number or as a phrase: "3 points"
# $name: the name of a player, of a set, of a setting
taken-caught = { $who ->
    [you] You take the { $card }: { $points }
   *[other] { $name } takes the { $card }: { $points }
}
# $who: who it is: you, or another player
# $cards: one or several cards, by name or in signs
# $name: the name of a player, of a set, of a setting
taken-several = { $who ->
    [you] You: { $cards }
   *[other] { $name }: { $cards }
}
# $card: a card, by name
# $points: points, as a number or as a phrase: "3 points"
taken-card = { $card } { $points }
watch-take = Open in another tab: play here
claim-rest = The rest are yours: finish
claim-nothing = No points are left: finish
# $name: the name of a player, of a set, of a setting
claim-said = { $name } ends the deal early: the rest is certain.
claim-said-you = You end the deal early: the rest is certain.
prompt-watching = This game is being played in another tab
# $name: the name of a player, of a set, of a setting
prompt-last = The last trick: { $name } took it
prompt-last-you = The last trick: you took it
prompt-resting = The computer plays: tap a card to stop
joe-begins = The computer finishes this deal for you. Press any key to take back control.
joe-ends = You play again.
prompt-demo = Watching. Tap to go back to your game
hand-back = A card face down
# $name: the name of a player, of a set, of a setting
prompt-tap = { $name } takes the trick: tap to continue
prompt-tap-you = You take the trick: tap to continue
prompt-passed = The others are still choosing
# $name: the name of a player, of a set, of a setting
prompt-turn = { $name } to play
# $suit: a suit: its letter
prompt-follow = { $suit ->
    [C] Your turn: follow clubs
    [D] Your turn: follow diamonds
    [S] Your turn: follow spades
   *[H] Your turn: follow hearts
}
# $suit: a suit: its letter
prompt-none = { $suit ->
    [C] Your turn: you have no clubs, play any card
    [D] Your turn: you have no diamonds, play any card
    [S] Your turn: you have no spades, play any card
   *[H] Your turn: you have no hearts, play any card
}
prompt-none_some = Your turn: you cannot follow suit
# $suit: a suit: its letter
prompt-none_barred = { $suit ->
    [C] Your turn: you have no clubs, play any card without points
    [D] Your turn: you have no diamonds, play any card without points
    [S] Your turn: you have no spades, play any card without points
   *[H] Your turn: you have no hearts, play any card without points
}
# $suit: a suit: its letter
prompt-none_but = { $suit ->
    [C] Your turn: you have no clubs, play any card but the Queen of Spades
    [D] Your turn: you have no diamonds, play any card but the Queen of Spades
    [S] Your turn: you have no spades, play any card but the Queen of Spades
   *[H] Your turn: you have no hearts, play any card but the Queen of Spades
}
prompt-lead = Your lead
# $card: a card, by name
prompt-lead_card = Your lead: start with the { $card }
prompt-lead_club = Your lead: start with any club
# $direction: in which direction, clockwise
# $name: the name of a player, of a set, of a setting
pass-to = { $direction ->
    [left] Pass left to { $name }
    [right] Pass right to { $name }
    [across] Pass across to { $name }
    [second_left] Pass second left to { $name }
   *[second_right] Pass second right to { $name }
}
pass-decline = Decline: forward what you get
# $name: the name of a player, of a set, of a setting
pass-declined = { $name } passes nothing, and forwards the cards they get.
pass-declined-you = You pass nothing, and forward the cards you get.
# $name: the name of a player, of a set, of a setting
# $cards: one or several cards, by name or in signs
pass-received = { $name } passed you { $cards }.
# $cards: one or several cards, by name or in signs
pass-returned = Your own cards come back to you: { $cards }.
hand-selected = selected
hand-received = received
# $label: the name of the card
# $why: the sentence that says why
hand-barred = { $label }, not playable. { $why }
# $card: a card, by name
trick-winning = { $card }, takes the trick
side-you = you
# $direction: in which direction, clockwise
side-name = { $direction ->
    [left] left
    [right] right
    [across] across
    [second_left] second left
   *[second_right] second right
}
# $points: points, as a number or as a phrase: "3 points"
seat-deal = { $points } this deal
# $score: points, as written
seat-game = { $score } in the game
seat-leads = lowest score
seat-dealer = dealer
seat-turn = to play
# $name: the name of a player, of a set, of a setting
seat-about = About { $name }
# $deal: the number of the deal
aloud-dealt = Deal { $deal }.
# $number: a number, or a small number as a word
# $where: the place or the direction
# $name: the name of a player, of a set, of a setting
aloud-pass = { $count ->
    [one] Choose { $number } card to pass { $where } to { $name }.
   *[other] Choose { $number } cards to pass { $where } to { $name }.
}
aloud-keeper = No cards are passed.
# $prompt: what the table asks for
aloud-prompt = { $prompt }.
# $card: a card, by name
aloud-undone = You take back the { $card }.
aloud-undone-pass = You take back your pass.
aloud-undone-claim = You take back the early finish.
# $deal: the number of the deal
aloud-deal = Deal { $deal } is over.
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
aloud-points = { $name }: { $points }.
side-here = at the bottom
aloud-last = The last trick.
# $name: the name of a player, of a set, of a setting
# $card: a card, by name
play-card = { $name }: { $card }.
play-broken = Hearts are broken.
# $name: the name of a player, of a set, of a setting
play-took = { $name } takes the trick.
play-took-you = You take the trick.
# $name: the name of a player, of a set, of a setting
# $points: points, as a number or as a phrase: "3 points"
play-took_points = { $name } takes the trick, { $points }.
# $points: points, as a number or as a phrase: "3 points"
play-took_points-you = You take the trick, { $points }.
# $name: the name of a player, of a set, of a setting
# $saying: what a character says
play-says = { $name }: “{ $saying }”
play-diabolo = Unfair mode: the others see your cards and team up against you.
# $name: the name of a player, of a set, of a setting
kitty-whose = { $name }’s kitty
kitty-whose-you = Your kitty
kitty-whose-nobody = Kitty
# $number: a number, or a small number as a word
kitty-hidden = { $count ->
    [one] The kitty, { $number } card face down
   *[other] The kitty, { $number } cards face down
}
# $number: a number, or a small number as a word
# $name: the name of a player, of a set, of a setting
kitty-taken = { $count ->
    [one] The kitty, { $number } card face down, taken by { $name }
   *[other] The kitty, { $number } cards face down, taken by { $name }
}
# $cards: one or several cards, by name or in signs
kitty-seen = The kitty: { $cards }
# $name: the name of a player, of a set, of a setting
kitty-took = { $name } takes the kitty.
kitty-took-you = You take the kitty.
# $name: the name of a player, of a set, of a setting
# $cards: one or several cards, by name or in signs
kitty-took_seen = { $name } takes the kitty: { $cards }.
# $cards: one or several cards, by name or in signs
kitty-took_seen-you = You take the kitty: { $cards }.
