"""Situations in card notation: what one seat sees, without the whole deal that led there."""

from itertools import product

from hearts.engine import shuffle
from hearts.engine.cards import SUIT_SETS, bits, card, count, each, name, parse, text
from hearts.engine.deal import Deal, View
from hearts.engine.rules import NO_CLUB, Rules
from hearts.engine.shuffle import Random
from hearts.engine.table import Table
from hearts.engine.trick import Trick
from hearts.minds import instinct


def seen(
    hand: str,
    trick: str = "",
    gone: str = "-",
    taken: "tuple[str, ...]" = (),
    scores: "tuple[int, ...]" = (),
    rules: str = "classic-pc",
    first: bool = False,
    broken: bool = True,
    void: str = "",
) -> View:
    """What seat 0 sees in its turn.

    trick  the cards so far, the last by the seat before; taken: cards for seats 0, 1 …; gone: played in other ways
    void   seats that failed to follow, as in "1S 3D"
    """
    table = Table(Rules.read(rules), 0)
    players = table.rules.players
    cards = tuple([card(code) for code in trick.split()])
    table = table.open(-len(cards) % players, 0 if first else NO_CLUB)
    sets = [parse(taken[seat]) if seat < len(taken) else 0 for seat in range(players)]
    if not first:
        table.tricks = (Trick(0, ()), *[_failure(word, players) for word in void.split()])
        table.broken = broken
        table.demands = table.rules.lead_demands[broken]
    for played in cards:
        table = table.play(played)
    table.taken = tuple(sets)
    table.played = bits(cards) | parse(gone) | sum(sets)
    return View(0, table, parse(hand), 0, 0, 0, (), scores or (0,) * players)


def queen_behind() -> View:
    """A trick of spades with one seat to play after this one, and the queen is with a seat that has played to it."""
    deals = "AKQJ4C 52D 54S JT64H", "7C AJTD JT86S Q9875H", "T83C Q987D AQ92S 32H", "9652C K643D K73S AKH"
    packets = "AC 5S 6H", "98H QH", "AQS QD", "9C KS KH"
    hands = tuple([parse(hand) for hand in deals])
    deal = Deal.begin(Rules("classic-pc"), 1, hands, 0)
    for seat, packet in enumerate(packets):
        deal = deal.give(seat, parse(packet))
    for code in ["2C", "KC", "7C", "TC", "4S", "8S"]:
        deal = deal.play(card(code))
    return deal.view(2, (), (0, 0, 0, 0))


def dealt(hand: str, rules: str = "classic-pc") -> View:
    """What seat 0 sees before the pass."""
    return View(0, Table(Rules.read(rules), 0), parse(hand), 0, 0, 0)


def played(view: View) -> str:
    """What instinct plays."""
    return name(instinct.play(view, Random("test")))


def given(view: View) -> str:
    """What instinct passes."""
    return text(instinct.give(view, Random("test")))


def in_play(rules: Rules, seed: int) -> Deal:
    """A deal in play, after instinct's passes."""
    deal = Deal.begin(rules, 0, *shuffle.deal(rules, seed, 0))
    for seat in range(rules.players) if deal.table.phase == "pass" else ():
        deal = deal.give(seat, instinct.give(deal.view(seat), Random(seed)))
    return deal


def views(rules: Rules, seed: int) -> "list[View]":
    """What each seat to move sees in a deal between instincts."""
    deal, found = in_play(rules, seed), []
    while deal.table.phase == "play":
        view = deal.view(deal.table.turn, (), rules.start)
        found.append(view)
        deal = deal.play(instinct.play(view, Random(seed, len(found))))
    return found


def _failure(word: str, players: int) -> Trick:
    """A trick that shows a seat's void: `1S`. Its cards count nowhere else."""
    seat, suit = int(word[0]), "CDSH".index(word[1])
    return Trick((seat - 1) % players, (suit * 13, (suit + 1) % 4 * 13))


def ending(
    hand: str,
    out: str,
    trick: str = "",
    taken: "tuple[str, ...]" = (),
    scores: "tuple[int, ...]" = (),
    rules: str = "classic-pc",
) -> View:
    """What seat 0 sees late in a deal, hearts broken; the others hold `out`, and who has what nobody can tell.

    trick  the cards so far, the last by the seat before; taken: what counts of the cards in each seat's tricks
    All else has been played; the others have followed suit in every trick, so that any of them may hold any card.
    """
    table = Table(Rules.read(f"{rules} leader=dealer opening=any must_break=no queen_leads=yes bleed=yes"), 0)
    cards = tuple([card(code) for code in trick.split()])
    own, others = parse(hand), parse(out)
    assert count(others) == 3 * count(own) - len(cards), f"the others hold {count(others)} cards"
    assert not (own & others or (own | others) & bits(cards)), "a card is in two places"
    gone = table.rules.pack & ~(own | others | bits(cards))
    table = table.open(1, NO_CLUB)
    table.turn = -len(cards) % 4
    table.tricks = _past(gone, table.turn)
    table.leader, table.broken = table.turn, True
    table.demands = table.rules.lead_demands[True]
    for played in cards:
        table = table.play(played)
    table.taken = tuple([parse(taken[seat]) if seat < len(taken) else 0 for seat in range(4)])
    table.played = gone | bits(cards)
    return View(0, table, own, 0, 0, 0, (), scores or (0, 0, 0, 0))


def _past(gone: int, last: int) -> "tuple[Trick, ...]":
    """Tricks of the cards that are gone, the last to seat `last`: three of a suit and what seat 0 threw, then fours."""
    left = [each(gone & suit) for suit in SUIT_SETS]
    threes, thrown = _split([len(suit) for suit in left])
    gifts = [suit.pop() for suit, number in zip(left, thrown, strict=True) for _ in range(number)]
    few = [[suit.pop() for _ in range(3)] for suit, number in zip(left, threes, strict=True) for _ in range(number)]
    full = [suit[place : place + 4] for suit in left for place in range(0, len(suit), 4)]
    found = []
    for cards, gift in zip(few, gifts, strict=True):  # seat 1 leads and wins them all
        found.append(Trick(1, (*sorted(cards, reverse=True), gift)))
    for cards in full:
        found.append(Trick(1, tuple(sorted(cards, reverse=True))))
    top = max(full[-1])
    others = iter([card for card in full[-1] if card != top])
    seats = [top if (1 + index) % 4 == last else next(others) for index in range(4)]
    found[-1] = Trick(1, tuple(seats))
    return tuple(found)


def _split(numbers: "list[int]") -> "tuple[tuple[int, ...], tuple[int, ...]]":
    """How many tricks of three each suit makes, and how many cards of it are thrown on such tricks."""
    for threes in product(range(5), repeat=4):
        thrown = [(number - 3 * few) % 4 for number, few in zip(numbers, threes, strict=True)]
        enough = all(number >= 3 * few + more for number, few, more in zip(numbers, threes, thrown, strict=True))
        if enough and sum(threes) == sum(thrown):
            return threes, tuple(thrown)
    raise AssertionError("These cards make no tricks.")
