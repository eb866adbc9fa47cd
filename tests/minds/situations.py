"""Situations in card notation: what one seat sees, without the whole deal that led there."""

from hearts.engine.cards import bits, card, name, parse, text
from hearts.engine.deal import Table, Trick, View
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
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
    table = table.open(-len(cards) % players, 0 if first else -1)
    sets = [parse(taken[seat]) if seat < len(taken) else 0 for seat in range(players)]
    if not first:
        table.tricks = (Trick(0, ()), *[_failure(word, players) for word in void.split()])
        table.broken = broken
        table.wants = table.rules.lead_wants[broken]
    for played in cards:
        table = table.play(played)
    table.taken = tuple(sets)
    table.played = bits(cards) | parse(gone) | sum(sets)
    return View(0, table, parse(hand), 0, 0, 0, (), scores or (0,) * players)


def dealt(hand: str, rules: str = "classic-pc") -> View:
    """What seat 0 sees before the pass."""
    return View(0, Table(Rules.read(rules), 0), parse(hand), 0, 0, 0)


def played(view: View) -> str:
    """What instinct plays."""
    return name(instinct.play(view, Random("test")))


def given(view: View) -> str:
    """What instinct passes."""
    return text(instinct.give(view, Random("test")))


def _failure(word: str, players: int) -> Trick:
    """A trick that shows a seat's void: `1S`. Its cards count nowhere else."""
    seat, suit = int(word[0]), "CDSH".index(word[1])
    return Trick((seat - 1) % players, (suit * 13, (suit + 1) % 4 * 13))
