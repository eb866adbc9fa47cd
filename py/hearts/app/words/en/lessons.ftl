### The lessons in which one learns to play well: what they ask and tell, and what good players do.

## What good players do.

# $lesson: the name of a lesson
lesson-title = { $lesson ->
    [duck] Play the highest card that loses
    [last] Take it with your highest card
    [guard] Keep the Queen with low spades
    [void] Cannot follow? Play your worst card
    [flush] Lead spades to find the Queen
   *[bonus] Catch the bonus card
}
# $lesson: the name of a lesson
# $bonus: the bonus card, by name
# $off: points off the score
lesson-text = { $lesson ->
    [duck] Play your highest card below the Queen: you need the low ones later. Which card is it?
    [last] You play last. There are no points in the trick, and each of your diamonds takes it. Which one do you play?
    [guard] Four low spades guard the Queen: you play them when spades are led, and you throw the Queen when you cannot follow suit. Which two cards do you pass instead?
    [void] Diamonds were led and you have none, so you may play any card. Which one?
    [flush] Another player has the Queen of Spades, and you have neither the Ace nor the King. Which card brings it out without danger?
   *[bonus] The { $bonus } in this trick takes { $off } points off the score of the player who takes it. Which card takes it?
}
# $lesson: the name of a lesson
# $queen: points of the Queen of Spades
# $off: points off the score
lesson-right = { $lesson ->
    [duck] Yes. You keep the Five for a trick in which you need a low card.
    [last] Yes. It costs nothing now, and your highest diamond cannot hurt you any more.
    [guard] Yes. High hearts take points that you do not want, and you keep the spades together.
    [void] Yes. The player who takes the trick takes { $queen } points.
    [flush] Yes. A spade below the Queen never takes it, and the player with the Queen runs out of other spades.
   *[bonus] Yes. Your score goes down by { $off } points.
}
# $lesson: the name of a lesson
# $bonus: the bonus card, by name
lesson-wrong = { $lesson ->
    [duck] The King would take the trick, and you need the Five later.
    [last] This takes the trick too, but you keep the Ace, and the Ace must take a trick later.
    [guard] This card is not dangerous here: it rarely takes a trick, or it guards the Queen.
    [void] You may, but use this chance to get rid of the Queen of Spades.
    [flush] Nobody has to play the Queen now, and you can still take it later.
   *[bonus] This card does not take the trick, so another player gets the { $bonus }.
}
advice-middle = Cards from 7 to Jack are dangerous: they are often too high to lose a trick, and too low to take one.
advice-early = Play your high cards of a suit early: the first time that it is led, most players follow. Once it has been led more than twice, someone may throw points on it.
advice-early-spades = But keep the Ace and the King of Spades until the Queen is played.
# $card: a card, by name
advice-bonus = Keep a high card of another suit for the end, to catch the { $card }: it often falls in the last tricks.
advice-spades = Pass the Queen, the King and the Ace of Spades, unless you have four or more low spades: those protect you.
# $number: a number, or a small number as a word
advice-void = { $count ->
    [one] Or pass all cards of a suit, if you have only { $number }. When others lead that suit, you can throw cards that cost points.
   *[other] Or pass all cards of a suit, if you have no more than { $number }. When others lead it, you can throw cards that cost points.
}
# $card: a card, by name
advice-opens = Pass the { $card }. Then another player starts, and you can play your highest club in the first trick, where nobody may throw points.
advice-vary = Do not always pass the same kind of cards: others notice a habit.
advice-shoot = Try to shoot the moon with a long suit, its highest cards and high hearts. Hide it long: others keep high cards to stop you.
advice-shoot-pass = Pass your low hearts: another player would win a trick with one.
# $card: a card, by name
advice-shoot-bonus = Remember that you need the { $card } too.
advice-stop = While only one player has points, keep the Ace or the King of Hearts. A moon is stopped once another player takes one heart.

## How they are asked.

# $cards: one or several cards, by name or in signs
lesson-lying = On the table: { $cards }.
lesson-hand = Cards to choose from
# $count: a number
lesson-more = { $count ->
    [one] One more.
   *[other] { $count } more.
}
# $card: a card, by name
board-worth-none = { $card }: no points.
# $card: a card, by name
# $points: points, as a number or as a phrase: "3 points"
board-worth = { $card }: { $points }.
