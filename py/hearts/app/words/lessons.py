"""The lessons: what a first game asks and tells, and what good players do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    # A first game.
    "lesson.title.follow": "Follow suit",
    "lesson.text.follow": (
        "Somebody has led a diamond. Whoever has diamonds must play one; whoever has none plays any card. "
        "Which of your cards may you play?"
    ),
    "lesson.right.follow": "Yes. The highest diamond takes the trick and leads the next one; no other suit ever does.",
    "lesson.wrong.follow": "You have diamonds, so this card may not be played now.",
    "lesson.title.points": "Points are bad",
    "lesson.text.points": (
        "Each heart costs a point, the Queen of Spades {queen}. Whoever takes a trick takes all points in it, and the "
        "lowest score wins. The King is the highest spade so far. Which card do you want to be rid of?"
    ),
    "lesson.right.points": "Right: the King takes the trick, and the Queen with it.",
    "lesson.wrong.points": "You may play it. But the King would take your Queen now: be rid of her.",
    "lesson.title.pass": "The pass",
    "lesson.text.pass": (
        "{passing} You get as many from somebody else. The Queen of Spades costs {queen} points, and King and Ace of "
        "Spades take her. Choose the {number} most dangerous cards."
    ),
    "lesson.right.pass": "They are gone. As many cards from somebody else come for them.",
    "lesson.wrong.pass": "This card seldom takes a trick. Keep it.",
    "lesson.title.broken": "Hearts are broken",
    "lesson.text.broken": (
        "You lead, and may lead any suit but one. {breaking} Nobody has broken them in this deal yet. "
        "Which card may you lead?"
    ),
    "lesson.right.broken": "Yes. Once hearts are broken, you may lead them too.",
    "lesson.wrong.broken": "Hearts are not broken yet, so you may not lead them.",
    "lesson.title.moon": "The moon",
    "lesson.text.moon": (
        "{moon} One player has every point so far and has led hearts again; their Queen is the highest card. "
        "Which card stops the moon?"
    ),
    "lesson.right.moon": "Four points for you, and no moon. A moon would have been worse for you.",
    "lesson.wrong.moon": "Their Queen takes this trick, and the moon goes on.",
    # What good players do.
    "lesson.title.duck": "Go under, as high as you can",
    "lesson.text.duck": (
        "You need not take this trick. The highest card that still goes under the Queen is the one to be rid of: low "
        "cards are worth more later. Which is it?"
    ),
    "lesson.right.duck": "Yes. Your Five will still be there when you must go under something low.",
    "lesson.wrong.duck": "The King would take the trick, and the Five is better kept for later.",
    "lesson.title.last": "If you must take it, take it high",
    "lesson.text.last": (
        "You play last, there are no points in the trick, and each of your diamonds takes it. Which one do you use?"
    ),
    "lesson.right.last": "Yes. It costs nothing now, and your highest diamond cannot hurt you any more.",
    "lesson.wrong.last": "This takes the trick too, but the Ace stays with you and must take one later.",
    "lesson.title.guard": "A guarded Queen may stay",
    "lesson.text.guard": (
        "With four small spades below her the Queen is safe with you: you follow with those, and throw her when you "
        "are out of a suit. Which two cards do you pass instead?"
    ),
    "lesson.right.guard": "Yes. High hearts take points that you do not want, and the spades stay together.",
    "lesson.wrong.guard": "This card is not the danger here: it goes under most tricks, or guards the Queen.",
    "lesson.title.void": "Out of a suit: throw what costs most",
    "lesson.text.void": "Diamonds were led and you have none, so you may play any card. Which one?",
    "lesson.right.void": "Yes: {queen} points go to whoever takes the trick.",
    "lesson.wrong.void": "You may, but a chance to throw the Queen of Spades does not come often.",
    "lesson.title.flush": "Lead spades to find the Queen",
    "lesson.text.flush": (
        "Somebody else has the Queen of Spades, and you have neither Ace nor King. Which card forces her out without "
        "danger for you?"
    ),
    "lesson.right.flush": "Yes. A spade below the Queen never takes her, and whoever holds her runs out of others.",
    "lesson.wrong.flush": "It brings nobody to play the Queen, and she may still fall on a trick of yours.",
    "lesson.title.bonus": "Catch the bonus card",
    "lesson.text.bonus": (
        "The {bonus} that lies here takes {off} points off the score of whoever takes the trick. Which card gets it?"
    ),
    "lesson.right.bonus": "Yes: {off} points less for you.",
    "lesson.wrong.bonus": "This one does not take the trick, and the {bonus} goes to somebody else.",
    "advice.middle": (
        "The 7 to the Jack of a suit are its dangerous cards: too high to go under, and too low to be sure of a trick."
    ),
    "advice.early": (
        "Play high cards early in a suit. The first time that it is led, most players still follow. Later somebody "
        "has no more of it, and throws points."
    ),
    "advice.early.spades": "But hold Ace and King of Spades back as long as the Queen can fall on them.",
    "advice.spades": (
        "Pass the Queen, the King and the Ace of Spades where you have few low spades. With four or more low spades "
        "keep them. Do not pass the low ones: they guard you."
    ),
    "advice.void": (
        "Or pass a suit away, where you have only {number} card of it. When others lead that suit, "
        "you throw what costs points.",
        "Or pass a suit away, where you have no more than {number} cards of it. When others lead that suit, you throw "
        "what costs points.",
    ),
    "advice.vary": "Look at your hand before you choose, and pass now this way and now that way: others see a habit.",
    "advice.shoot": (
        "Try to shoot the moon when you have a long suit with its highest cards, and high hearts. Hide it as long as "
        "you can: once the others see it, they keep high cards to stop you."
    ),
    "advice.shoot.pass": "Pass your low hearts: with them you lose a heart to somebody else.",
    "advice.shoot.bonus": "Remember that you need the {card} too.",
    "advice.stop": (
        "Keep the Ace or the King of Hearts while one player alone has points: to stop a moon it is enough that "
        "somebody else takes one heart."
    ),
    # How they are asked.
    "lesson.lying": "On the table: {cards}.",
    "lesson.hand": "Cards to choose from",
    "lesson.more": ("One more.", "{count} more."),
    "board.worth.none": "{card}: no points.",
    "board.worth": "{card}: {points}.",
}

ENGLISH.add(SENTENCES)
