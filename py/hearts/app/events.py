"""Events: what a move caused, told once. News, moods, sayings and the live region all follow from them.

An event has a kind, the seat that it happened to, the card that it is about and another seat that had a part in it
(-1 where there is none):

    dealt                    the cards have been dealt
    passed                   everybody has chosen, and the cards have changed hands
    played      seat, card   a card has been played
    broken      seat         it broke hearts, where they must be broken to be led
    queen       seat, card   it is a dear card (the Queen of Spades)
    trick       seat         has taken the trick
    stuck       seat, card, other    took a dear card, which `other` played
    dodged      seat, card   followed with the card next below the one that took a dear card
    caught      seat, card   took the bonus card
    heavy       seat         took a trick with three penalty cards or more, and nothing dear
    kitty       seat         took the kitty
    deal over                its row is on the score sheet
    moon, sun   seat         has shot it
    clean       seat         took no points in the deal
    game over                the game has ended
    won, lost   seat         has the lowest score; has the highest
    close       seat         is one point behind the winner
    conceded    seat         has given up
    claimed     seat         has ended a deal whose rest was certain
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.trick import best

if TYPE_CHECKING:
    from typing import Literal

    from hearts.engine.game import Game
    from hearts.engine.rules import Rules
    from hearts.engine.table import Table
    from hearts.engine.trick import Trick

    Kind = Literal[
        "dealt", "passed", "played", "broken", "queen", "trick", "stuck", "dodged", "caught", "heavy", "kitty",
        "deal over", "moon", "sun", "clean", "game over", "won", "lost", "close", "conceded", "claimed",
    ]  # fmt: skip

    Sound = Literal[
        "", "deal", "card", "sweep", "pass", "broken", "queen", "jack", "moon", "sun", "win", "lose"
    ]  # fmt: skip

LOUDEST: tuple[tuple[Kind, Sound], ...] = (
    ("sun", "sun"), ("moon", "moon"), ("queen", "queen"), ("broken", "broken"), ("caught", "jack"),
)  # fmt: skip
Event = NamedTuple("Event", [("kind", "Kind"), ("seat", int), ("card", int), ("other", int)])

SAID: dict[str, Kind] = {"concede": "conceded", "claim": "claimed"}  # what a seat says: the kind of its event
DEAR = 7  # points from which on a card is dear, where hearts cost one each
HEAVY = 3  # penalty cards that make a trick heavy


def event(kind: Kind, seat: int = -1, card: int = -1, other: int = -1) -> Event:
    """An event with as many facts as it has."""
    return Event(kind, seat, card, other)


def events(game: Game) -> list[Event]:
    """What the last move of `game` caused, in order."""
    move = game.move
    if isinstance(move, Dealt):
        return [event("dealt")]
    if isinstance(move, Passed):
        return [event("passed")] if game.phase == "play" else []
    found = of_play(game) if isinstance(move, Played) else []
    if isinstance(move, Declared) and move.what in SAID:
        found.append(event(SAID[move.what], move.seat))
    return found + of_end(game)


def of_play(game: Game) -> list[Event]:
    """What the card that was played last caused at the table."""
    move, before = game.move, game.last
    assert isinstance(move, Played) and game.deal is not None and before is not None and before.deal is not None
    was, now, rules = before.deal.table, game.deal.table, game.rules
    found = [event("played", move.seat, move.card)]
    found += [event("broken", move.seat)] if now.broken and not was.broken and rules.must_break else []
    found += [event("queen", move.seat, move.card)] if is_dear(rules, move.card) else []
    if not now.trick:
        found += of_trick(now, now.tricks[-1])
    if now.kitty_taker >= 0 > was.kitty_taker:
        found.append(event("kitty", now.kitty_taker))
    return found


def of_trick(table: Table, done: Trick) -> list[Event]:
    """What a finished trick is to those who played it."""
    rules, players = table.rules, table.rules.players
    taker = done.winner(players)
    found = [event("trick", taker)]
    for index, card in enumerate(done.cards):
        if is_dear(rules, card):
            giver = done.seat(index, players)
            found.append(event("stuck", taker, card, giver))
            found += [event("dodged", seat, card) for seat in _next_below(done, players) if seat != giver]
        if rules.bonus_card >> card & 1:
            found.append(event("caught", taker, card))
    if len(found) == 1 and len([card for card in done.cards if rules.prices[card]]) >= HEAVY:
        found.append(event("heavy", taker))
    return found


def of_end(game: Game) -> list[Event]:
    """What the end of a deal, or of the game, is to each seat; nothing while cards are in play."""
    if not game.lines or game.phase not in ("deal", "over"):
        return []
    found: list[Event] = []
    if game.conceded < 0:
        line = game.lines[-1]
        found.append(event("deal over"))
        if line.shooter >= 0:
            found.append(event("sun" if line.sun else "moon", line.shooter))
        else:
            found += [event("clean", seat) for seat, points in enumerate(line.cards) if not points]
    return found + _of_game_end(game) if game.phase == "over" else found


def sound(found: list[Event], viewer: int) -> Sound:
    """What these events sound like to somebody: one sound, for the greatest of them."""
    kinds = [event.kind for event in found]
    for kind, heard in LOUDEST:
        if kind in kinds:
            return heard
    if "game over" in kinds:
        return "win" if ("won", viewer) in [event[:2] for event in found] else "lose"
    return "card" if "played" in kinds else ""


def _of_game_end(game: Game) -> list[Event]:
    scores, low = game.scores, min([game.scores[seat] for seat in game.winners])
    found = [event("game over")] + [event("won", seat) for seat in game.winners]
    for seat, score in enumerate(scores):
        if seat not in game.winners and game.conceded < 0:
            found += [event("close", seat)] if score == low + 1 else []
            found += [event("lost", seat)] if score == max(scores) else []
    return found


def is_dear(rules: Rules, card: int) -> bool:
    """Whether a card is feared for its points: the Queen of Spades, and others as dear; no heart is."""
    return rules.prices[card] >= DEAR and rules.hearts == "one"


def _next_below(done: Trick, players: int) -> list[int]:
    """Whose card came next below the one that took the trick; nobody's where no other followed suit."""
    top, led = best(done.cards), done.cards[0] // 13
    behind = [(card, index) for index, card in enumerate(done.cards) if index != top and card // 13 == led]
    return [done.seat(max(behind)[1], players)] if behind else []
