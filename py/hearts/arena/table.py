"""A table: minds in their seats play a deal, or a whole game of deals; who breaks the rules is named."""

from hashlib import sha256

from hearts.engine.deal import Deal, IllegalMove
from hearts.engine.rules import Rules
from hearts.engine.score import Line, ended, line, shooter
from hearts.engine.shuffle import deal
from hearts.minds.mind import Mind


def play_game(rules: Rules, seed: str, seats: list[Mind]) -> tuple[Line, ...]:
    """The score sheet of a game between the minds in `seats`, to the end that the rules set."""
    lines: tuple[Line, ...] = ()
    while not lines or not ended(rules, lines[-1].totals, len(lines)):
        lines += (play_deal(rules, seed, len(lines), seats, lines),)
    return lines


def play_deal(rules: Rules, seed: str, number: int, seats: list[Mind], lines: tuple[Line, ...] = ()) -> Line:
    """The row that a deal comes to, after the rows in `lines`; IllegalMove names a mind that breaks the rules."""
    hands, kitty = deal(rules, seed, number)
    at = Deal.begin(rules, number, hands, kitty)
    scores = lines[-1].totals if lines else rules.start
    for seat in range(rules.players) if at.table.phase == "pass" else ():
        packet = seats[seat].give(at.view(seat, lines, scores), _chance(seed, number, seat)).choice
        if packet & ~at.hands[seat] or packet.bit_count() not in _sizes(rules):
            raise IllegalMove(f"{seats[seat].name} passes cards that it may not pass.")
        at = at.give(seat, packet)
    move = rules.players
    while at.table.phase == "play":
        seat = at.table.turn
        view = at.view(seat, lines, scores)
        card = seats[seat].play(view, _chance(seed, number, move, seat)).choice
        if not view.legal >> card & 1:
            raise IllegalMove(f"{seats[seat].name} may not play that. {view.why_not(card)}")
        at = at.play(card)
        move += 1
    return _row(at, scores, seats, lines)


def _chance(*words: int | str) -> str:
    """The seed of a mind's chance at a move; the seed of the cards cannot be read from it."""
    return sha256("/".join(map(str, words)).encode()).hexdigest()[:16]


def _row(at: Deal, scores: tuple[int, ...], seats: list[Mind], lines: tuple[Line, ...]) -> Line:
    rules = at.table.rules
    winners = [trick.winner(rules.players) for trick in at.table.tricks]
    won = tuple(winners.count(seat) for seat in range(rules.players))
    minus, plus = [line(rules, at.table.number, at.taken, won, scores, choice) for choice in ("minus", "plus")]
    who = shooter(rules, at.taken)
    if who < 0 or rules.moon != "choice":
        return minus
    said = seats[who].declare(at.view(who, lines, scores), (minus, plus))
    if said not in ("minus", "plus"):
        raise IllegalMove(f"{seats[who].name} scores its moon by “minus” or “plus”, not by “{said}”.")
    return minus if said == "minus" else plus


def _sizes(rules: Rules) -> tuple[int, ...]:
    return (rules.pass_count, 0) if rules.decline else (rules.pass_count,)
