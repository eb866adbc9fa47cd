"""Positions set up from card notation, and games played by fixed policies: what the engine's tests stand on."""

from typing import TYPE_CHECKING

from hearts.engine import shuffle
from hearts.engine.cards import CLUBS, bits, card, cards, count, each, highest, lowest, parse, text
from hearts.engine.deal import Deal
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.rules import NO_CLUB, Rules
from hearts.engine.table import Table, legal
from hearts.engine.trick import Trick, best

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.engine.game import Move

    Policy = Callable[[Game, shuffle.Random], Move]

# A suit for each seat.
FULL = ("AKQJT98765432C", "AKQJT98765432D", "AKQJT98765432S", "AKQJT98765432H")
# Seat 0 holds the top of every suit, so takes every trick; seat 1 holds the two of clubs.
SUN = ("AKQC AKQJD AKQS AKQH", "5432C T98D JT9S JT9H", "9876C 765D 876S 876H", "JTC 432D 5432S 5432H")


def at(rules: Rules, trick: str = "", first: bool = False, broken: bool = False, opens: str = "2C") -> Table:
    """A table at the trick whose cards so far are `trick`: the first, or one later; `opens` is the lowest club held."""
    table = Table(rules, 0).open(0, card(opens) if opens else NO_CLUB)
    if not first:
        table.tricks = (Trick(0, ()),)
        table.broken = broken
        table.demands = rules.lead_demands[broken]
    for code in trick.split():
        table = table.play(card(code))
    return table


def may(rules: str, hand: str, trick: str = "", first: bool = False, broken: bool = False, opens: str = "") -> str:
    """The cards of `hand` that may be played; the lowest club is the hand's own where `opens` names none."""
    held = cards(hand)
    club = opens.strip() or (text(1 << lowest(held & CLUBS)) if held & CLUBS else "")
    return text(legal(held, at(Rules.read(rules), trick, first, broken, club).demands))


def dealt(rules: Rules, hands: "tuple[str, ...]", kitty: str = "-") -> Game:
    """A game whose first deal is `hands`."""
    return Game.new(rules).play(Dealt(tuple([parse(hand) for hand in hands]), parse(kitty)))


def play(game: Game, line: str) -> Game:
    """The game after the cards of `line`, played in turn."""
    for code in line.split():
        game = game.play(Played(game.waiting[0], card(code)))
    return game


def grab(game: Game) -> Game:
    """The game after one more card: seat 0 plays its highest, the others their lowest."""
    seat = game.waiting[0]
    choice = game.view(seat).legal
    return game.play(Played(seat, highest(choice) if seat == 0 else lowest(choice)))


def anything(game: Game, chance: shuffle.Random) -> "Move":
    """Any legal move, each as likely."""
    seat = game.waiting[chance.below(len(game.waiting))]
    if game.phase == "moon":
        return Declared(seat, ("minus", "plus")[chance.below(2)])
    view = game.view(seat)
    choice = chance.shuffle(each(view.legal))
    if game.phase == "play":
        return Played(seat, choice[0])
    if game.rules.decline and chance.below(4) == 0:
        return Passed(seat, 0)
    return Passed(seat, bits(choice[: game.rules.pass_count]))


def careful(game: Game, chance: shuffle.Random) -> "Move":
    """Ducks where it can, throws points where it cannot follow, passes high cards."""
    if game.phase != "play":
        move = anything(game, chance)
        if isinstance(move, Passed) and move.cards:
            hand = sorted(each(game.view(move.seat).hand), key=lambda number: (number % 13, number))
            return Passed(move.seat, bits(hand[-game.rules.pass_count :]))
        return move
    seat = game.waiting[0]
    view = game.view(seat)
    trick = view.table.trick
    choice = each(view.legal)
    if not trick:
        return Played(seat, min(choice, key=lambda number: (number % 13, number)))
    top = trick[best(trick)]
    if choice[0] // 13 == trick[0] // 13:
        under = [number for number in choice if number < top]
        return Played(seat, under[-1] if under else choice[0])
    return Played(seat, max(choice, key=lambda number: (game.rules.prices[number], number % 13, number)))


def hungry(game: Game, chance: shuffle.Random) -> "Move":
    """Seat 0 wants every trick, the others duck: moons happen."""
    move = careful(game, chance)
    assert not isinstance(move, Dealt)
    if move.seat or game.phase == "moon":
        return move
    view = game.view(0)
    if isinstance(move, Passed):
        hand = sorted(each(view.hand), key=lambda number: (number % 13, number))
        return Passed(0, bits(hand[: game.rules.pass_count]))
    trick = view.table.trick
    if trick and lowest(view.legal) // 13 != trick[0] // 13:
        return Played(0, min(each(view.legal), key=lambda number: (game.rules.prices[number], number % 13, number)))
    return Played(0, highest(view.legal) if trick else max(each(view.legal), key=lambda number: (number % 13, number)))


def whole(rules: Rules, seed: "int | str", policy: "Policy" = anything, deals: int = 0) -> Game:
    """A game played by `policy` on the deals of `seed`: to its end, or until so many `deals` are finished."""
    chance = shuffle.Random(seed, "policy")
    game = Game.new(rules)
    while game.phase != "over":
        if game.phase != "deal":
            game = game.play(policy(game, chance))
        elif deals and len(game.lines) == deals:
            break
        else:
            game = game.play(Dealt(*shuffle.deal(rules, seed, len(game.lines))))
    return game


def taken(*sets: str) -> "tuple[int, ...]":
    """For each seat the set of cards it took."""
    return tuple([parse(each_set) for each_set in sets])


def keeper(rules: Rules, hands: "tuple[str, ...]", kitty: str = "-", number: int = 0) -> Deal:
    """A deal of any size whose play is about to begin, nothing passed."""
    deal = Deal.begin(rules, number, tuple([parse(hand) for hand in hands]), parse(kitty))
    assert deal.table.phase == "play", "the rules must not pass in this deal"
    return deal


def follow(deal: Deal, line: str) -> Deal:
    """The deal after the cards of `line`, played in turn, each of them legal."""
    for code in line.split():
        table = deal.table
        assert legal(deal.hands[table.turn], table.demands) >> card(code) & 1, f"{code} is not legal"
        deal = deal.play(card(code))
    return deal


def sizes(deal: Deal) -> "list[int]":
    """How many cards each seat holds."""
    return [count(hand) for hand in deal.hands]
