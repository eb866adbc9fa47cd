"""The referee lets minds in their seats play a deal or a whole game, and names a mind that breaks the rules.

A Foul ends the play, unless there is a list for fouls: then the seat loses this deal alone, with all the penalty points
in play, and the list gets the seat and what it did. A list for games gets the game that was played, up to the first
foul.
"""

from hearts.arena.foul import Foul
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.rules import Rules
from hearts.engine.score import Line, reached, totals
from hearts.engine.shuffle import deal
from hearts.engine.table import IllegalMove
from hearts.minds.again import begun
from hearts.minds.again import chance_of_the_arena as chance
from hearts.minds.mind import Mind

Fouls = list[tuple[int, str]]

FORBIDDEN = {"pass": "passes cards that it may not pass", "play": "plays a card that it may not play"}


def play_game(
    rules: Rules, seed: str, seats: list[Mind], fouls: Fouls | None = None, kept: list[Game] | None = None
) -> tuple[Line, ...]:
    """Play a whole game between the minds in `seats`, and return its score sheet."""
    game, games = Game.new(rules), list[Game]()
    while game.phase != "over":
        game = _finish_deal(game.play(Dealt(*deal(rules, seed, len(game.lines)))), seed, seats, fouls, games)
    if kept is not None:
        kept += (games or [game])[:1]
    return game.lines


def play_deal(
    rules: Rules,
    seed: str,
    number: int,
    seats: list[Mind],
    fouls: Fouls | None = None,
    kept: list[Game] | None = None,
) -> Line:
    """Play deal `number` as the first of a game, and return its row of the score sheet."""
    games: list[Game] = []
    begun = Game.new(rules, number).play(Dealt(*deal(rules, seed, number)))
    game = _finish_deal(begun, seed, seats, fouls, games)
    if kept is not None:
        kept += (games or [game])[:1]
    return game.lines[0]


def play_on(game: Game, seed: str, seats: list[Mind]) -> Game:
    """Return the game after the deal in play, or after one more deal."""
    if game.phase == "deal":
        game = game.play(Dealt(*deal(game.rules, seed, len(game.lines))))
    return _finish_deal(game, seed, seats, None, [])


def _finish_deal(game: Game, seed: str, seats: list[Mind], fouls: Fouls | None, fouled: list[Game]) -> Game:
    """Return the game after the deal that has begun; if a foul ends it, `fouled` gets the game before the foul."""
    while game.phase in ("pass", "play", "moon"):
        seat = game.waiting[0]
        try:
            game = _make_move(game, seat, seats[seat], seed)
        except Foul as foul:
            if fouls is None:
                raise
            fouls.append((seat, foul.what))
            fouled.append(game)
            return _score_foul(game, seat)
    return game


def _make_move(game: Game, seat: int, mind: Mind, seed: str) -> Game:
    """Return the game after the next move of the mind in a seat."""
    move = _choose_move(game, seat, mind, seed)
    try:
        return game.play(move)
    except IllegalMove as error:
        raise Foul(mind.name, f"{FORBIDDEN[game.phase]} ({str(error).rstrip('.')})") from None


def _score_foul(game: Game, seat: int) -> Game:
    """Return the game after a deal that `seat` has lost by a foul. A tie ends it too, for the others would tie for
    ever."""
    rules, deal = game.rules, game.deal
    assert deal is not None
    points = tuple(rules.total if other == seat else 0 for other in range(rules.players))
    after = totals(rules, game.scores, points)
    row = Line(deal.table.number, deal.table.pass_offset, points, points, -1, False, "", -1, -1, after)
    lines = (*game.lines, row)
    phase = "over" if reached(rules, after, len(lines)) else "deal"
    return Game(rules, phase, after, lines, deal, None, None)


def _choose_move(game: Game, seat: int, mind: Mind, seed: str) -> Passed | Played | Declared:
    """Return the next move of the mind in a seat."""
    view = begun(game).view(seat)
    if mind.sees_hands and game.deal is not None:
        mind.hands = game.deal.hands
    if game.phase == "pass":
        return Passed(seat, mind.give(view, chance(view, seed, seat)).choice)
    if game.phase == "play":
        return Played(seat, mind.play(view, chance(view, seed, seat)).choice)
    said = mind.declare(view, game.choices())
    if said not in ("minus", "plus"):
        raise Foul(mind.name, f"scores its moon by “minus” or “plus”, not by “{said}”")
    return Declared(seat, said)
