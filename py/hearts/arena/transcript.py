"""The transcript of a recorded game: the legal choices of each seat, its choice, tricks and points; as text or data."""

from collections.abc import Callable
from typing import Any

from hearts.engine.cards import bits, name, text
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.kitty import brought
from hearts.engine.record import Record, positions

YOU = "You"  # the name of a person who has entered none


def data(record: Record) -> dict[str, Any]:
    """Return the transcript as plain data for JSON: heading, decisions with their legal cards, tricks, deals with
    points."""
    decisions = [_decision(number, game) for number, game in enumerate(positions(record.game), 1)]
    return {
        "id": record.id,
        "rules": record.game.rules.text(),
        "seed": record.seed,
        "seats": [{"player": seat.player, "face": seat.face, "name": seat.name} for seat in record.seats],
        "decisions": [decision for decision in decisions if decision],
        "tricks": _tricks(record.game),
        "deals": _deals(record.game),
        "phase": record.game.phase,
        "scores": list(record.game.scores),
        "winners": list(record.game.winners) if record.game.phase == "over" else [],
    }


def _deals(last: Game) -> list[dict[str, Any]]:
    """Return every deal of the game: hands and kitty as dealt, the seat that took the kitty, and the row once it is
    scored."""
    deals: list[dict[str, Any]] = []
    for game in positions(last):
        if isinstance(game.move, Dealt):
            hands = [text(hand) for hand in game.move.hands]
            deals.append({"hands": hands, "kitty": text(game.move.kitty), "points": [], "scores": []})
        if game.deal is not None:
            deals[-1]["kitty_taker"] = game.deal.table.kitty_taker
    for deal, row in zip(deals, last.lines, strict=False):
        deal.update(points=list(row.points), scores=list(row.totals))
        deal.update(shooter=row.shooter, sun=row.sun, choice=row.choice)
    return deals


def _decision(number: int, game: Game) -> dict[str, Any] | None:
    """Return a choice and its legal choices; None after a deal of the cards."""
    move, before = game.move, game.last
    if isinstance(move, Dealt) or before is None or before.deal is None or move is None:
        return None
    decision: dict[str, Any] = {"move": number, "deal": before.deal.table.number + 1, "seat": move.seat}
    if isinstance(move, Passed):
        decision.update(ask="give", hand=text(before.deal.hands[move.seat]), choice=text(move.cards))
    elif isinstance(move, Played):
        view = before.view(move.seat)
        decision.update(ask="play", hand=text(view.hand), legal=text(view.legal), choice=name(move.card))
    else:
        decision.update(ask="say", choice=move.what)
    return decision


def _tricks(last: Game) -> list[dict[str, Any]]:
    """Return every finished trick of the game."""
    tricks = []
    for game in positions(last):
        if isinstance(game.move, Played) and game.deal is not None and not game.deal.table.trick:
            table = game.deal.table
            trick = table.tricks[-1]
            tricks.append(
                {
                    "deal": table.number + 1,
                    "leader": trick.leader,
                    "cards": [name(card) for card in trick.cards],
                    "winner": trick.winner(last.rules.players),
                    "points": last.rules.worth(brought(last.rules, table.tricks, game.deal.kitty)[-1]),
                }
            )
    return tricks


def lines(record: Record) -> list[str]:
    """Return the transcript as lines to read."""
    names = [seat.name for seat in record.seats] or [f"seat {seat}" for seat in range(record.game.rules.players)]
    lines = [f"{record.game.rules.text()}, seed {record.seed}, between {', '.join(names)}"]
    for game in positions(record.game):
        lines += _lines_of(game, names)
    totals = ", ".join(f"{who} {score}" for who, score in zip(names, record.game.scores))
    over = record.game.phase == "over"
    won = f", won by {_listed([names[seat] for seat in record.game.winners])}" if over else ""
    return [*lines, f"{'final' if over else 'so far'}: {totals}{won}"]


def _lines_of(game: Game, names: list[str]) -> list[str]:
    """Return the lines that the last move of a position adds to the transcript."""
    move, before, deal = game.move, game.last, game.deal
    assert move is not None and before is not None and deal is not None
    if isinstance(move, Dealt):
        offset = deal.table.pass_offset
        to = "1 seat" if offset == 1 else f"{offset} seats"
        return ["", f"deal {deal.table.number + 1}, " + (f"passed {to} to the left" if offset else "a keeper")]
    who, does = f"{names[move.seat]:<12}", _verb(names[move.seat])
    if isinstance(move, Passed):
        assert before.deal is not None
        return [f"  {who} {does('pass')} {text(move.cards)} of {text(before.deal.hands[move.seat])}"]
    if isinstance(move, Declared):
        return [f"  {who} {does('say')} {move.what}", *_scored(game, names)]
    played = [f"  {who} {name(move.card)}   of {text(before.view(move.seat).legal)}"]
    return played + _swept(game, names) + _scored(game, names)


def _swept(game: Game, names: list[str]) -> list[str]:
    """Return a line with the winner of a finished trick, and one with the kitty."""
    assert game.last is not None and game.last.deal is not None and game.deal is not None
    table = game.deal.table
    if table.trick:
        return []
    trick = table.tricks[-1]
    who = names[trick.winner(len(names))]
    takes = f"{who} {_verb(who)('take')}"
    lines = [f"  trick {len(table.tricks)}: {takes} {game.rules.worth(bits(trick.cards))}"]
    if table.kitty_taker != game.last.deal.table.kitty_taker:
        kitty = game.deal.kitty
        lines.append(f"  {takes} the kitty, {text(kitty)}: {game.rules.worth(kitty)}")
    return lines


def _scored(game: Game, names: list[str]) -> list[str]:
    """Return the row of the score sheet after a deal that is scored."""
    if game.phase not in ("deal", "over") or game.last is None or len(game.lines) == len(game.last.lines):
        return []
    row = game.lines[-1]
    own = "your" if row.shooter >= 0 and names[row.shooter] == YOU else "their"
    side = {"minus": f", which comes off {own} score", "plus": ", which counts for the others", "": ""}[row.choice]
    moon = [f"  {names[row.shooter]} shot the {'sun' if row.sun else 'moon'}{side}"] if row.shooter >= 0 else []
    points = ", ".join(f"{who} {more:+} = {total}" for who, more, total in zip(names, row.points, row.totals))
    return [*moon, f"  points: {points}"]


def _verb(name: str) -> Callable[[str], str]:
    """Return a function that gives a verb the form for this name: you take, Ann takes."""
    if name == YOU:
        return lambda verb: verb
    return lambda verb: verb + ("es" if verb[-1] == "s" else "s")


def _listed(names: list[str]) -> str:
    """Return names as English lists them: A, B and C."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
