"""Sayings: what somebody at the table says to what has just happened. Seldom, and the same when a game is replayed."""

from typing import TYPE_CHECKING

from hearts.engine.deal import best
from hearts.engine.shuffle import Random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.app.cast import Character
    from hearts.engine.deal import Table, Trick
    from hearts.engine.game import Game

    Heard = list[tuple[int, str]]

GAP = 9  # moves at least between two sayings, but for the loud moments
LOUD = ("hello", "moon", "other moon", "win", "lose", "one point")
# In how many of twelve cases somebody has something to say.
ODDS = {"broken": 5, "queen": 8, "gift": 7, "dodge": 4, "jack": 7, "heavy": 4, "clean": 4, "lose": 6}


class Voices:
    """Those at the table, as far as they have been heard in one game; `seed` is the game's."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.at = -GAP  # the length of the game at the last saying
        self._last: "dict[tuple[int, str], int]" = {}

    def say(self, heard: "Heard", length: int, characters: "Sequence[Character | None]") -> "tuple[int, str] | None":
        """Who says what, once the game is `length` moves long; None when nobody says anything, as mostly.

        heard        what happened: seat and moment
        characters   who sits in each seat; None for people, and for those of whom nothing is known
        """
        if length < self.at:
            self.at = -GAP  # moves were taken back
        chance = Random(self.seed, "says", length)
        for index in chance.shuffle(list(range(len(heard)))):
            seat, moment = heard[index]
            who = characters[seat]
            spoken = who.sayings.get(moment, ()) if who else ()
            wants = chance.below(12) < ODDS.get(moment, 12)
            if spoken and wants and (moment in LOUD or length - self.at >= GAP):
                self.at = length
                return seat, spoken[self._which(seat, moment, chance.below(len(spoken)), len(spoken))]
        return None

    def _which(self, seat: int, moment: str, drawn: int, several: int) -> int:
        """Never the same sentence twice in a row, where there is another."""
        if self._last.get((seat, moment)) == drawn:
            drawn = (drawn + 1) % several
        self._last[seat, moment] = drawn
        return drawn


def at_play(before: "Game", after: "Game") -> "Heard":
    """What a card brought about."""
    assert before.deal is not None and after.deal is not None
    was, now = before.deal.table, after.deal.table
    heard = [(was.turn, "broken")] if now.broken and not was.broken else []
    if not now.trick and now.tricks:
        heard += _at_trick(now, now.tricks[-1])
    return heard


def _at_trick(table: "Table", done: "Trick") -> "Heard":
    rules, taker = table.rules, done.winner(table.rules.players)
    heard: "Heard" = []
    for index, number in enumerate(done.cards):
        if rules.prices[number] >= 7 and rules.hearts == "one":
            giver = done.seat(index, rules.players)
            heard.append((taker, "queen"))
            heard += [(giver, "gift")] if giver != taker else []
            heard += [(seat, "dodge") for seat in _close(done, rules.players) if seat != giver]
        if rules.bonus_card >> number & 1:
            heard.append((taker, "jack"))
    if len([number for number in done.cards if rules.prices[number]]) >= 3 and not heard:
        heard.append((taker, "heavy"))
    return heard


def _close(done: "Trick", players: int) -> "list[int]":
    """Whose card came next to the one that took the trick; nobody's where no other followed suit."""
    top, led = best(done.cards), done.cards[0] // 13
    behind = [(number, index) for index, number in enumerate(done.cards) if index != top and number // 13 == led]
    return [done.seat(max(behind)[1], players)] if behind else []


def at_end(game: "Game") -> "Heard":
    """What the end of a deal, or of the game, is to each seat."""
    if game.phase == "over":
        return _at_game_end(game)
    line = game.lines[-1]
    if line.shooter >= 0:
        own = [(line.shooter, "moon")]
        return own + [(seat, "other moon") for seat in range(game.rules.players) if seat != line.shooter]
    return [(seat, "clean") for seat, points in enumerate(line.points) if points <= 0]


def _at_game_end(game: "Game") -> "Heard":
    scores, best_score = game.scores, min([game.scores[seat] for seat in game.winners])
    heard = [(seat, "win") for seat in game.winners]
    for seat, score in enumerate(scores):
        if seat not in game.winners and game.conceded < 0:
            heard += [(seat, "one point")] if score == best_score + 1 else []
            heard += [(seat, "lose")] if score == max(scores) else []
    return heard
