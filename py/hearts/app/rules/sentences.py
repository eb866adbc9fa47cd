"""The rules as sentences: those that hold at a table, and how two sets of rules differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.endings import game_ends
from hearts.app.words.locale import say
from hearts.app.words.phrases import card, cards, direction, joined, listed, paragraph, spelled, written
from hearts.engine.cards import DECK, each
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    Tell = Callable[[Rules], str]

# By who gets the kitty.
KITTY = {"penalty": "rules-kitty-penalty", "first": "rules-kitty-first", "last": "rules-kitty-last"}
# By the only direction in which cards are passed.
PASSES = {"left": "rules-pass-to-left", "right": "rules-pass-to-right"}
# By who leads first, with which card.
LEADS = {
    ("club", "lowest"): "rules-lead-club_lowest",
    ("club", "club"): "rules-lead-club_club",
    ("club", "any"): "rules-lead-club_any",
    ("dealer", "club"): "rules-lead-dealer_club",
    ("dealer", "any"): "rules-lead-dealer_any",
}
# By whether the Queen of Spades may be led at any time, and whether she must wait to be discarded.
HELD = {
    (True, False): "",
    (False, False): "rules-open-led",
    (True, True): "rules-open-discarded",
    (False, True): "rules-open-led_discarded",
}


def sentences(rules: Rules, viewer: int = 0) -> list[str]:
    """Return the rules in plain words, made from the options; `viewer`: the reader's seat."""
    if viewer and any(rules.start):
        start = ",".join([str(score) for score in rules.start[viewer:] + rules.start[:viewer]])
        rules = Rules(rules.name, **dict(rules.changes(), handicap=start))
    return [sentence for sentence in [tell(rules) for tell, _ in MATTERS] if sentence]


def differences(rules: Rules, other: Rules) -> list[str]:
    """Return how `rules` differ from `other`, in plain words."""
    sentences = []
    for tell, tell_without in MATTERS:
        here = tell(rules)
        if here != tell(other):
            sentences.append(here if here or tell_without is None else tell_without(other))
    return sentences


# ---- one matter each: its sentences, or "" where there is nothing to say -------------------------------------------


def _aim(_: Rules) -> str:
    return say("rules-aim")


def _deal(rules: Rules) -> str:
    sentences = [say("rules-deal", count=rules.hand_size, players=rules.players)]
    out = cards(DECK & ~rules.pack)
    sentences += [say("rules-left_out", cards=out)] if out else []
    sentences += [say(KITTY[rules.kitty_to], count=rules.kitty_size)] if rules.kitty_size else []
    return paragraph(sentences)


def passing(rules: Rules) -> str:
    """Return how many cards are passed, and to whom."""
    ways, count = [direction(seats, rules.players) for seats in rules.pass_offsets], rules.pass_count
    if ways == ["keeper"]:
        return say("rules-pass-none")
    if len(ways) == 1:
        sentence = say(PASSES[ways[0]], count=count, number=spelled(count))
    else:
        cycle = "rules-pass-cycle_keeper" if "keeper" in ways else "rules-pass-cycle"
        names = joined([say("rules-way", direction=way) for way in ways if way != "keeper"])
        sentence = say(cycle, count=count, number=spelled(count), ways=names)
    return paragraph([sentence, say("rules-decline") if rules.decline else ""])


def _lead(rules: Rules) -> str:
    return say(LEADS[rules.leader, rules.opening])


def _follow(rules: Rules) -> str:
    if rules.bleed:
        return say("rules-follow-bleed")
    if rules.penalty_cards == rules.point_cards & rules.pack:
        return say("rules-follow-barred")
    return say("rules-follow-barred_queen" if rules.queen else "rules-follow-barred_hearts")


def _highest(_: Rules) -> str:
    return say("rules-highest")


def breaking(rules: Rules) -> str:
    """Return when hearts, and the Queen of Spades, can be led."""
    if not rules.must_break:
        queen = HELD[bool(rules.queen_leads), bool(rules.queen_waits)] if rules.queen else ""
        return paragraph([say("rules-open"), say(queen) if queen else ""])
    if not rules.queen:
        return say("rules-break", when="never")
    sentences = [say("rules-break", when=rules.queen_breaks)]
    sentences.append(say("rules-break-queen_leads" if rules.queen_leads else "rules-break-queen_waits"))
    sentences += [say("rules-break-queen_held")] if rules.queen_waits else []
    return paragraph(sentences)


def _prices(rules: Rules) -> str:
    sentences = [say("rules-hearts", price=rules.hearts)]
    sentences.append(say("rules-queen", count=rules.queen) if rules.queen else say("rules-queen-off"))
    extra = each(rules.penalty_cards & ~rules.point_cards)
    sentences += [say("rules-extra", count=rules.prices[number], card=card(number)) for number in extra]
    return paragraph(sentences)


def _bonus(rules: Rules) -> str:
    if not rules.bonus_card:
        return ""
    return say("rules-bonus", count=-rules.worth(rules.bonus_card), card=cards(rules.bonus_card))


def _no_bonus(rules: Rules) -> str:
    return say("rules-bonus-not", card=cards(rules.bonus_card))


def _clean(rules: Rules) -> str:
    return "" if rules.clean == "off" else say("rules-clean", without=rules.clean)


def _no_clean(rules: Rules) -> str:
    return say("rules-clean_not", without=rules.clean)


def moon(rules: Rules) -> str:
    """Return a sentence that says what taking every point is called, and how it counts."""
    points = rules.total
    if rules.moon_bonus:
        sentence = say("rules-moon_bonus", counts=rules.moon, points=points, card=cards(rules.bonus_card))
    else:
        sentence = say("rules-moon", counts=rules.moon, points=points)
    return paragraph([sentence, say("rules-sun") if rules.sun and rules.moon_sides else ""])


def _start(rules: Rules) -> str:
    if not any(rules.start):
        return ""
    return say("rules-start", scores=listed([written(score) for score in rules.start]))


def _no_start(rules: Rules) -> str:
    return say("rules-start-not")


def _end(rules: Rules) -> str:
    sentences = [game_ends(rules), say("rules-tie-share" if rules.ties == "share" else "rules-tie-again")]
    sentences += [say("rules-exact", limit=rules.limit, half=rules.limit // 2)] if rules.half_score is not None else []
    sentences += [say("rules-floor")] if rules.floor else []
    return paragraph(sentences)


# What rules settle, in the order in which it is told. Beside it: what is told of rules that have nothing to say here
# where the others have; it is asked with those others.
MATTERS: tuple[tuple[Tell, Tell | None], ...] = (
    (_aim, None),
    (_deal, None),
    (passing, None),
    (_lead, None),
    (_follow, None),
    (_highest, None),
    (breaking, None),
    (_prices, None),
    (_bonus, _no_bonus),
    (_clean, _no_clean),
    (moon, None),
    (_start, _no_start),
    (_end, None),
)
