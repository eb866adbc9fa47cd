"""Which cards may be played: a table of hands for each settled point of docs/rules.md, and why the others may not."""

from typing import Any

import pytest

from hearts.engine.cards import CLUBS, NAMES, card, cards, each, lowest, text
from hearts.engine.deal import Deal
from hearts.engine.rules import Rules
from hearts.engine.table import legal, refusal
from tests.engine.positions import at, may

# ---- the first trick: (rules, what stands there, the hand, what of it may be played) ---------------------------------

OPENINGS = [
    ("any club", "deluxe", "A92C KD QS 3H", "A92C"),
    ("the lowest club", "classic-pc", "A92C KD QS 3H", "2C"),
    ("the lowest club held where 2C is out", "classic-pc players=5", "A93C KD QS 3H", "3C"),
    ("any card", "old-school", "A9C KD QS 3H", "A9C KD QS 3H"),
    ("any card but a heart where hearts must be broken", "old-school must_break=yes", "A9C KD QS 3H", "A9C KD QS"),
    ("any card but points where they are barred", "old-school bleed=no", "A9C KD QS 3H", "A9C KD"),
    ("dealer's left leads any club", "deluxe leader=dealer", "A9C KD QS 3H", "A9C"),
    ("any card by the club's holder", "deluxe opening=any", "A92C KD QS 3H", "A92C KD"),
    ("any card, bleeding, hearts and queen closed", "deluxe opening=any bleed=yes", "A92C KD QS 3H", "A92C KD"),
    ("any card, bleeding, the queen may be led", "pagat opening=any", "A92C KD QS 3H", "A92C KD QS"),
]  # fmt: skip

# Settled point 4, and points 1 and 3 for who leads to the first trick.
CLUBLESS = [
    ("4: dealer's left has no club", "deluxe leader=dealer", "KD AQS 3H", "5C", "KD AS"),
    ("4: nobody holds a club", "classic-pc", "KD AKS 3H", "", "KD AKS"),
    ("4: nobody holds a club, any card", "old-school", "KD AQS 3H", "", "KD AQS 3H"),
    ("1: no club, only points", "deluxe leader=dealer", "QS 3H", "5C", "QS 3H"),
    ("1: no club, only points, the queen may be led", "deluxe leader=dealer queen_leads=yes", "QS 3H", "5C", "QS"),
    ("1: only hearts", "old-school must_break=yes bleed=no", "A73H", "2C", "A73H"),
    ("3: barred lead, free hearts: points give way", "old-school bleed=no", "QS A7H", "2C", "QS A7H"),
]

# Settled points 1 and 3 for who follows: (what, rules, trick so far, hand, may).
FIRST = [
    ("follow", "deluxe", "2C", "A9C KD QS 3H", "A9C"),
    ("follow the queen barred: another spade", "old-school bleed=no", "2S", "AQS 3H", "AS"),
    ("3: follow with the queen where there is no other spade", "old-school bleed=no", "2S", "QS KD 3H", "QS"),
    ("3: hearts led are followed", "old-school", "2H", "QS KD 93H", "93H"),
    ("3: hearts led because nothing else was held are followed", "old-school bleed=no", "2H", "QS KD 93H", "93H"),
    ("discard, points barred", "deluxe", "2C", "KD AQS 3H", "KD AS"),
    ("discard, points barred, whatever is led", "old-school bleed=no", "2D", "KC AQS 3H", "KC AS"),
    ("1: nothing but points", "deluxe", "2C", "QS A3H", "QS A3H"),
    ("1: nothing but hearts", "classic-pc", "2C", "AK3H", "AK3H"),
    ("discard, bleeding", "pagat", "2C", "KD AQS 3H", "KD AQS 3H"),
    ("the jack is no point", "omnibus", "2C", "JD QS A3H", "JD"),
    ("extra penalty cards are no points", "black-maria bleed=no", "2D", "KQS A3H", "KS"),
    ("the queen is no point where she is off", "deluxe queen=0", "2C", "QS A3H", "QS"),
    ("the queen waits: hearts only", "deluxe queen_waits=yes", "2C", "QS A3H", "A3H"),
    ("the queen waits, bleeding", "pagat queen_waits=yes", "2C", "KD QS A3H", "KD A3H"),
    ("1: the queen waits, alone", "deluxe queen_waits=yes", "2C", "QS", "QS"),
    ("the queen waits, hearts broken in this trick", "pagat queen_waits=yes", "2C 5H", "KD QS A3H", "KD QS A3H"),
]

LEADS = [
    ("not broken", "classic-pc", False, "9C KD QS 3H", "9C KD QS"),
    ("not broken, the queen closed", "deluxe", False, "9C KD QS 3H", "9C KD"),
    ("broken", "deluxe", True, "9C KD QS 3H", "9C KD QS 3H"),
    ("1: only hearts", "classic-pc", False, "AK3H", "AK3H"),
    ("1: hearts and the closed queen", "deluxe", False, "QS AK3H", "QS AK3H"),
    ("1: only the closed queen", "deluxe", False, "QS", "QS"),
    ("1: hearts and the queen, who must be led", "requiem", False, "QS AK3H", "QS"),
    ("1: hearts and the queen, who must be led", "portal", False, "QS AK3H", "QS"),
    ("hearts and the queen, broken", "requiem", True, "QS AK3H", "QS AK3H"),
    ("hearts free", "old-school", False, "QS AK3H", "QS AK3H"),
    ("hearts free, the queen closed", "deluxe must_break=no", False, "9C QS AK3H", "9C AK3H"),
    ("1: hearts free, the queen closed and alone", "deluxe must_break=no", False, "QS", "QS"),
    ("hearts free, the queen closed, broken", "deluxe must_break=no", True, "9C QS AK3H", "9C QS AK3H"),
    ("the queen off is any spade", "deluxe queen=0", False, "QS AK3H", "QS"),
    ("the jack may be led", "omnibus", False, "JD AK3H", "JD"),
    ("the king and ace of spades may be led", "black-maria must_break=yes", False, "AKS 3H", "AKS"),
    ("the queen waits only for discards", "requiem queen_waits=yes", False, "9C QS 3H", "9C QS"),
]

FOLLOWS = [
    ("follow", "deluxe", "5D", False, "KJD QS AK3H", "KJD"),
    ("follow with the lone queen", "deluxe", "5S", False, "KJD QS AK3H", "QS"),
    ("follow hearts", "deluxe", "5H", True, "KJD QS AK3H", "AK3H"),
    ("discard anything", "deluxe", "5C", False, "KJD QS AK3H", "KJD QS AK3H"),
    ("discard anything", "classic-pc", "5C", False, "KJD QS AK3H", "KJD QS AK3H"),
    ("the queen waits", "deluxe queen_waits=yes", "5C", False, "KJD QS AK3H", "KJD AK3H"),
    (
        "18: the queen waits where hearts are free",
        "deluxe must_break=no queen_waits=yes",
        "5C",
        False,
        "KD QS 3H",
        "KD 3H",
    ),
    ("18: until the first heart", "deluxe must_break=no queen_waits=yes", "5C 2H", False, "KD QS 3H", "KD QS 3H"),
    ("the queen waits no more", "deluxe queen_waits=yes", "5C", True, "KJD QS AK3H", "KJD QS AK3H"),
    ("the queen waits but follows", "deluxe queen_waits=yes", "5S", False, "KJD QS AK3H", "QS"),
    ("1: the queen waits, alone", "deluxe queen_waits=yes", "5C", False, "QS", "QS"),
    ("the queen waits, broken in this trick", "deluxe queen_waits=yes", "5C 2H", False, "KD QS 3H", "KD QS 3H"),
    ("the queen off does not wait", "deluxe queen=0 queen_waits=yes", "5C", False, "KD QS 3H", "KD QS 3H"),
]


def _ids(table: "list[tuple[Any, ...]]") -> "list[str]":
    return [f"{row[0]} ({row[1]})" for row in table]


@pytest.mark.parametrize(("what", "rules", "hand", "wanted"), OPENINGS, ids=_ids(OPENINGS))
def test_the_first_lead(what: str, rules: str, hand: str, wanted: str) -> None:
    assert may(rules, hand, first=True) == wanted


@pytest.mark.parametrize(("what", "rules", "hand", "opens", "wanted"), CLUBLESS, ids=_ids(CLUBLESS))
def test_the_first_lead_without_a_club(what: str, rules: str, hand: str, opens: str, wanted: str) -> None:
    assert may(rules, hand, first=True, opens=opens or " ") == wanted


@pytest.mark.parametrize(("what", "rules", "trick", "hand", "wanted"), FIRST, ids=_ids(FIRST))
def test_following_in_the_first_trick(what: str, rules: str, trick: str, hand: str, wanted: str) -> None:
    assert may(rules, hand, trick, first=True) == wanted


@pytest.mark.parametrize(("what", "rules", "broken", "hand", "wanted"), LEADS, ids=_ids(LEADS))
def test_leading_later(what: str, rules: str, broken: bool, hand: str, wanted: str) -> None:
    assert may(rules, hand, broken=broken) == wanted


@pytest.mark.parametrize(("what", "rules", "trick", "broken", "hand", "wanted"), FOLLOWS, ids=_ids(FOLLOWS))
def test_following_later(what: str, rules: str, trick: str, broken: bool, hand: str, wanted: str) -> None:
    assert may(rules, hand, trick, broken=broken) == wanted


def test_a_want_that_leaves_nothing_gives_way_to_the_next() -> None:
    hand = cards("QS 3H")
    assert text(legal(hand, ())) == "QS 3H"
    assert text(legal(hand, (cards("2C"),))) == "QS 3H"
    assert text(legal(hand, (cards("2C"), cards("3H")))) == "3H"
    assert text(legal(hand, (cards("QS 4C"), cards("3H")))) == "QS"


# ---- why not --------------------------------------------------------------------------------------------------------

BARRED = "No points on the first trick: you may not play hearts or the Queen of Spades yet."
UNBROKEN = "You may not lead hearts until they are broken."
QUEEN_CLOSED = "You may not lead the Queen of Spades until hearts are broken."
QUEEN_WAITS = "You may not discard the Queen of Spades until hearts are broken."
NO_HEARTS = "No points on the first trick: you may not play hearts yet."
BEFORE_A_HEART = "You may not {what} the Queen of Spades until a heart has been played."

WHY = [
    ("deluxe", {"first": True}, "A92C QS 3H", "KD", "You do not hold the King of Diamonds."),
    ("deluxe", {"first": True}, "A92C QS 3H", "9C", ""),
    ("deluxe", {"first": True}, "A92C QS 3H", "3H", "The first trick starts with a club."),
    ("deluxe", {"first": True}, "A92C QS 3H", "QS", "The first trick starts with a club."),
    ("classic-pc", {"first": True}, "A92C QS 3H", "9C", "The first trick starts with the 2 of Clubs."),
    ("classic-pc", {"first": True}, "A92C QS 3H", "3H", "The first trick starts with the 2 of Clubs."),
    ("kitty", {"first": True}, "A94C QS 3H", "9C", "The first trick starts with the 4 of Clubs."),
    ("old-school must_break=yes", {"first": True}, "A9C QS 3H", "3H", UNBROKEN),
    ("old-school bleed=no", {"first": True}, "A9C QS 3H", "3H", BARRED),
    ("old-school bleed=no", {"first": True}, "A9C QS 3H", "QS", BARRED),
    ("deluxe leader=dealer", {"first": True, "opens": "5C"}, "KD QS 3H", "QS", BARRED),
    ("deluxe leader=dealer queen_leads=yes", {"first": True, "opens": "5C"}, "QS 3H", "3H", UNBROKEN),
    ("deluxe", {"first": True, "trick": "2C"}, "A9C QS 3H", "QS", "You must follow suit: you hold clubs."),
    ("deluxe", {"first": True, "trick": "2C"}, "KD QS 3H", "QS", BARRED),
    ("deluxe", {"first": True, "trick": "2C"}, "KD QS 3H", "3H", BARRED),
    ("deluxe", {"first": True, "trick": "2C"}, "QS 3H", "QS", ""),
    ("old-school bleed=no", {"first": True, "trick": "2S"}, "KQS 3H", "QS", BARRED),
    ("deluxe queen_waits=yes", {"first": True, "trick": "2C"}, "QS 3H", "QS", QUEEN_WAITS),
    ("pagat queen_waits=yes", {"first": True, "trick": "2C"}, "KD QS 3H", "QS", QUEEN_WAITS),
    ("deluxe", {"trick": "5D"}, "KD QS 3H", "QS", "You must follow suit: you hold diamonds."),
    ("deluxe", {"trick": "5S"}, "KD QS 3H", "3H", "You must follow suit: you hold spades."),
    ("deluxe", {"trick": "5H", "broken": True}, "KD QS 3H", "KD", "You must follow suit: you hold hearts."),
    ("deluxe queen_waits=yes", {"trick": "5C"}, "KD QS 3H", "QS", QUEEN_WAITS),
    ("deluxe", {}, "KD QS 3H", "3H", UNBROKEN),
    ("deluxe", {}, "KD QS 3H", "QS", QUEEN_CLOSED),
    ("requiem", {}, "QS 3H", "3H", UNBROKEN),
    ("deluxe must_break=no", {}, "KD QS 3H", "QS", BEFORE_A_HEART.format(what="lead")),
    ("old-school queen_waits=yes", {"trick": "5C"}, "KD QS 3H", "QS", BEFORE_A_HEART.format(what="discard")),
    ("deluxe queen=0", {"first": True, "trick": "2C"}, "KD QS 3H", "3H", NO_HEARTS),
    ("old-school bleed=no queen=0", {"first": True}, "A9C QS 3H", "3H", NO_HEARTS),
    ("deluxe", {"broken": True}, "KD QS 3H", "3H", ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "where", "hand", "code", "told"), WHY, ids=[f"{row[3]} of {row[2]} {row[1]} ({row[0]})" for row in WHY]
)
def test_why_not(rules: str, where: "dict[str, Any]", hand: str, code: str, told: str) -> None:
    held = cards(hand)
    opens = where.get("opens") or NAMES[lowest(held & CLUBS) if held & CLUBS else 0]
    table = at(Rules.read(rules), **{**where, "opens": opens})
    assert str(refusal(card(code), held, table) or "") == told


def test_a_view_says_what_is_legal_and_why_not() -> None:
    hands = tuple([cards(hand) for hand in ("A92C", "KD 3C 3H", "QS 54C", "8C KC 7C")])
    deal = Deal.begin(Rules("classic-pc", passing="K"), 0, hands, 0)
    view = deal.view(0)
    assert text(view.legal) == "2C" and view.rules is deal.table.rules
    assert str(view.refusal(card("AC"))) == "The first trick starts with the 2 of Clubs."
    assert text(deal.play(card("2C")).view(1).legal) == "3C"


def test_in_the_pass_the_whole_hand_may_be_chosen() -> None:
    hands = tuple([cards(hand) for hand in ("A92C", "KD 3C 3H", "QS 54C", "8C KC 7C")])
    deal = Deal.begin(Rules("classic-pc"), 0, hands, 0)
    assert [text(deal.view(seat).legal) for seat in range(4)] == ["A92C", "3C KD 3H", "54C QS", "K87C"]


def test_unseen_are_the_cards_of_others_hands_and_the_kitty() -> None:
    rules = Rules("classic-pc", players=5, passing="K", remainder="kitty")
    hands = tuple([cards(hand) for hand in ("2C", "3C", "4C", "5C", "6C")])
    deal = Deal.begin(rules, 0, hands, cards("7C 8C")).play(card("2C"))
    assert each(deal.view(1).unseen) == [number for number in range(52) if number not in (0, 1)]
    removed = Deal.begin(Rules("classic-pc", players=3, passing="K"), 0, hands[:3], 0)
    assert not removed.view(0).unseen & cards("2D"), "a card out of the pack is in nobody's hand"
