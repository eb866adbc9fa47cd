"""Games that have been played before a page opens, so that no test need play them there."""

from conftest import PEOPLE

from hearts.engine import shuffle
from hearts.engine.cards import each
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct


def past(deals: int, moves: int = 0, rules: str = "deluxe", seed: int = 7, clumsy: bool = False) -> dict[str, str]:
    """What the browser keeps of a game with so many deals finished, and so many moves made in the next one.

    `clumsy`: the person always plays the highest card of those that may be played, so that the coach has much to say.
    """
    game, more = Game.new(Rules.read(rules)), 0
    while game.phase != "over" and (len(game.lines) < deals or more < moves):
        more += len(game.lines) >= deals
        if game.phase == "deal":
            game = game.play(Dealt(*shuffle.deal(game.rules, str(seed), len(game.lines))))
            continue
        seat = game.waiting[0]
        view, chance = game.view(seat), Random(seat)
        if game.phase == "pass":
            game = game.play(Passed(seat, instinct.give(view, chance)))
        elif clumsy and not seat:
            game = game.play(Played(seat, max(each(view.legal), key=lambda card: card % 13)))
        else:
            game = game.play(Played(seat, instinct.play(view, chance)))
    seats = [Seat("iq:100" if at else "person", face, name) for at, (name, face) in enumerate(PEOPLE[:4])]
    return {"hearts.game": Record(game, "past", str(seed), tuple(seats)).text()}
