"""Lessons are small positions with a question; a tap on the right card answers it. They teach how to play well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import card as called
from hearts.app.words.phrases import cards, paragraph, spelled
from hearts.engine.cards import NAMES, RANKS, SUIT_SETS, card, each
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from typing import Literal

    Part = Literal["title", "text", "right", "wrong"]

# The parts of a lesson, and the ids of their sentences.
PARTS: dict[Part, str] = {
    "title": "lesson-title",
    "text": "lesson-text",
    "right": "lesson-right",
    "wrong": "lesson-wrong",
}


class Lesson:
    """A question about cards.

    name   in the ids of its sentences; trick: codes of the cards that lie there, the first one led
    hand   codes of the cards to choose from; right: of those that answer it; count: how many are asked for
    """

    def __init__(
        self, name: str, trick: str, hand: str, right: str, count: int = 1, rules: Rules | None = None
    ) -> None:
        self.name, self.count = name, count
        self.trick, self.hand, self.right = trick.split(), hand.split(), right.split()
        self._rules = rules or Rules()

    def sentence(self, part: Part) -> str:
        """Return one of its sentences, filled in by the rules."""
        rules = self._rules
        bonus, off = rules.bonus_card, -rules.worth(rules.bonus_card) if rules.bonus_card else 0
        named = NAMES[each(bonus)[0]] if bonus else ""
        sure = say("card-rank", rank=named[0]) if named else ""
        return say(PARTS[part], lesson=self.name, queen=rules.queen, bonus=sure, off=off)


def strategy(rules: Rules) -> list[Lesson]:
    """Return what good players do, as far as it holds under these rules."""
    lessons = [Lesson("duck", "9C QC", "5C TC KC", "TC"), Lesson("last", "3D TD 8D", "JD KD AD", "AD")]
    if rules.queen:
        passes = any(rules.pass_offsets) and rules.pass_count > 1
        lessons += [Lesson("guard", "", "2S 4S 6S 9S QS 3C KH AH", "KH AH", 2)] if passes else []
        lessons += [] if rules.queen_waits else [Lesson("void", "5D KD", "4C 8C QS 6H", "QS")]
        lessons.append(Lesson("flush", "", "AC 7S 9D JH", "7S"))
    bonus = NAMES[each(rules.bonus_card)[0]] if rules.bonus_card else ""
    if bonus and bonus[0] != "A":
        rank, suit = RANKS.index(bonus[0]), bonus[1]
        low = [letter + suit for letter in RANKS if letter != bonus[0]][:2]
        if rank > 1:
            lessons.append(Lesson("bonus", f"{low[0]} {bonus}", f"{low[1]} A{suit} 5H", f"A{suit}"))
    lessons = [Lesson(one.name, *_texts(one), one.count, rules) for one in lessons]
    return [one for one in lessons if not [code for code in one.trick + one.hand if not rules.pack >> card(code) & 1]]


def advice(rules: Rules) -> list[str]:
    """Return what good players do, in sentences, as far as it holds under these rules."""
    passes, moon = any(rules.pass_offsets), rules.moon != "nothing"
    sentences = [
        say("advice-middle"),
        paragraph([say("advice-early"), say("advice-early-spades") if rules.queen else ""]),
    ]
    sentences += [say("advice-bonus", card=cards(rules.bonus_card))] if rules.bonus_card else []
    if passes:
        opens = each(rules.pack & SUIT_SETS[0])[0]  # the lowest club
        sentences += [say("advice-spades")] if rules.queen else []
        sentences.append(say("advice-void", count=rules.pass_count, number=spelled(rules.pass_count)))
        sentences += [say("advice-opens", card=called(opens))] if rules.club_leads and rules.first_barred else []
        sentences.append(say("advice-vary"))
    if moon:
        needs = say("advice-shoot-bonus", card=cards(rules.bonus_card)) if rules.moon_bonus else ""
        sentences.append(paragraph([say("advice-shoot"), say("advice-shoot-pass") if passes else "", needs]))
        sentences.append(say("advice-stop"))
    return sentences


def point_cards(rules: Rules) -> list[str]:
    """Return the codes of all cards that count points, plus or minus."""
    return [NAMES[code] for code in each(rules.penalty_cards | rules.bonus_card)]


def _texts(one: Lesson) -> tuple[str, str, str]:
    return " ".join(one.trick), " ".join(one.hand), " ".join(one.right)
