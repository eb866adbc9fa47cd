"""An account of a game's record: what each seat could have done, what it did, and what came of it; text or data."""

from typing import Any

from hearts.engine.cards import name, text
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, positions


def data(record: Record) -> dict[str, Any]:
    """The account as plain data for JSON: heading, decisions with their legal cards, deals with tricks and points."""
    decisions = [_decision(number, game) for number, game in enumerate(positions(record.game), 1)]
    return {
        "id": record.id,
        "rules": record.game.rules.text(),
        "seed": record.seed,
        "seats": [{"player": seat.player, "face": seat.face, "name": seat.name} for seat in record.seats],
        "decisions": [decision for decision in decisions if decision],
        "tricks": _tricks(record.game),
        "deals": [_deal(line.points, line.totals, line.shooter) for line in record.game.lines],
        "phase": record.game.phase,
        "scores": list(record.game.scores),
        "winners": list(record.game.winners) if record.game.phase == "over" else [],
    }


def _deal(points: tuple[int, ...], totals: tuple[int, ...], shooter: int) -> dict[str, Any]:
    return {"points": list(points), "scores": list(totals), "shooter": shooter}


def _decision(number: int, game: Game) -> dict[str, Any] | None:
    """What was chosen, out of what; None for what chance did."""
    move, before = game.move, game.last
    if isinstance(move, Dealt) or before is None or before.deal is None or move is None:
        return None
    found: dict[str, Any] = {"move": number, "deal": before.deal.table.number + 1, "seat": move.seat}
    if isinstance(move, Passed):
        found.update(ask="give", hand=text(before.deal.hands[move.seat]), choice=text(move.cards))
    elif isinstance(move, Played):
        view = before.view(move.seat)
        found.update(ask="play", hand=text(view.hand), legal=text(view.legal), choice=name(move.card))
    else:
        found.update(ask="say", choice=move.what)
    return found


def _tricks(last: Game) -> list[dict[str, Any]]:
    """Every finished trick of the game."""
    found = []
    for game in positions(last):
        if isinstance(game.move, Played) and game.deal is not None and not game.deal.table.trick:
            table = game.deal.table
            trick = table.tricks[-1]
            found.append(
                {
                    "deal": table.number + 1,
                    "leader": trick.leader,
                    "cards": [name(card) for card in trick.cards],
                    "winner": trick.winner(last.rules.players),
                    "points": last.rules.worth(sum(1 << card for card in trick.cards)),
                }
            )
    return found


def lines(record: Record) -> list[str]:
    """The account as lines to read."""
    names = [seat.name for seat in record.seats] or [f"seat {seat}" for seat in range(record.game.rules.players)]
    found = [f"{record.game.rules.text()}, seed {record.seed}, between {', '.join(names)}"]
    for game in positions(record.game):
        found += _told(game, names)
    totals = ", ".join(f"{who} {score}" for who, score in zip(names, record.game.scores))
    over = record.game.phase == "over"
    won = f", won by {' and '.join(names[seat] for seat in record.game.winners)}" if over else ""
    return [*found, f"{'final' if over else 'so far'}: {totals}{won}"]


def _told(game: Game, names: list[str]) -> list[str]:
    """What the last move of a position adds to the account."""
    move, before, deal = game.move, game.last, game.deal
    assert move is not None and before is not None and deal is not None
    if isinstance(move, Dealt):
        way = deal.table.way
        to = "1 seat" if way == 1 else f"{way} seats"
        return ["", f"deal {deal.table.number + 1}, " + (f"passed {to} to the left" if way else "a keeper")]
    who = f"{names[move.seat]:<12}"
    if isinstance(move, Passed):
        assert before.deal is not None
        return [f"  {who} passes {text(move.cards)} of {text(before.deal.hands[move.seat])}"]
    if isinstance(move, Declared):
        return [f"  {who} says {move.what}"]
    found = [f"  {who} {name(move.card)}   of {text(before.view(move.seat).legal)}"]
    return found + _swept(game, names) + _scored(game, names)


def _swept(game: Game, names: list[str]) -> list[str]:
    """Who took the trick, where one is finished."""
    assert game.deal is not None
    table = game.deal.table
    if table.trick:
        return []
    trick = table.tricks[-1]
    points = game.rules.worth(sum(1 << card for card in trick.cards))
    return [f"  trick {len(table.tricks)}: {names[trick.winner(len(names))]} takes {points}"]


def _scored(game: Game, names: list[str]) -> list[str]:
    """The row of the score sheet, where a deal is over and scored."""
    if game.phase not in ("deal", "over") or game.last is None or len(game.lines) == len(game.last.lines):
        return []
    row = game.lines[-1]
    moon = [f"  {names[row.shooter]} shot the moon"] if row.shooter >= 0 else []
    points = ", ".join(f"{who} {more:+} = {total}" for who, more, total in zip(names, row.points, row.totals))
    return [*moon, f"  points: {points}"]
