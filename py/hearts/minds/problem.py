"""A problem is a position in which seat 0 has one best choice, with what the coach found there, as a line of text.

    12t17 | deluxe | 0 9 4 3 -1 1 2 / … | AK3C … / … | 2C AS QS / … | 2C 5C KC … | 1200 | QS+JS,0,… ; … | queen | 140

Its id; the rules; each deal before it, as everyone's points and the seats that shot the moon, took the queen and took
the bonus card; every hand as dealt, and a kitty where there is one; the packets passed, in the order of the seats; the
cards played, in order; the worlds that the coach tried; its ranking; the themes; the I.Q.s whose minds solve it. Of a
choice in the ranking: its cards (those that are as good as one another beside each other), cost, error, chances of
moons and to win in hundredths, each seat's points, and the reason with how often it happens, where there is one.

The hands of the others are in it so that the rest can be played. Who shows a problem shows the View of seat 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import bits, card, codes, each, name, parse, text
from hearts.engine.deal import Deal
from hearts.engine.game import Game, Passed, Played
from hearts.engine.rules import Rules
from hearts.engine.score import Line, totals
from hearts.minds.advice import Advice, Choice

if TYPE_CHECKING:
    from hearts.engine.deal import View

SEAT = 0  # whose problem it is
THEMES = ("pass", "queen", "jack", "moon", "stop", "count", "end", "game", "trick")
IQS = (60, 80, 100, 120, 140, 160, 180)
FIELDS = 10


class Start:
    """How a deal began and went on: rules, the deals before it, hands, kitty, packets by seat, plays.

    rows  of each deal before: everyone's points, who shot the moon, took the queen, took the bonus card (-1: nobody)
    """

    def __init__(
        self,
        rules: str,
        rows: tuple[tuple[int, ...], ...],
        hands: tuple[int, ...],
        kitty: int,
        packets: tuple[int, ...] = (),
        plays: tuple[int, ...] = (),
    ) -> None:
        self.rules, self.rows = rules, rows
        self.hands, self.kitty = hands, kitty
        self.packets, self.plays = packets, plays

    def game(self) -> Game:
        """Return the game at this position."""
        rules = Rules.read(self.rules)
        lines = self._lines(rules)
        deal = Deal.begin(rules, len(lines), self.hands, self.kitty)
        scores = lines[-1].totals if lines else rules.start
        game = Game(rules, deal.table.phase, scores, lines, deal, None, None)
        for seat, packet in enumerate(self.packets):
            game = game.play(Passed(seat, packet))
        for played in self.plays:
            game = game.play(Played(game.waiting[0], played))
        return game

    def _lines(self, rules: Rules) -> tuple[Line, ...]:
        """Return the score sheet, without what a row does not say."""
        lines: list[Line] = []
        scores = rules.start
        for number, row in enumerate(self.rows):
            points = row[: rules.players]
            moon, queen, bonus = row[rules.players :]
            moon = moon if rules.moon_sides else -1
            scores = totals(rules, scores, points)
            lines.append(Line(number, rules.pass_offset(number), points, points, moon, False, "", queen, bonus, scores))
        return tuple(lines)


class Problem:
    """A problem.

    id      names it, in every build that has it
    start   the position; advice: what the coach says there, the solution first
    themes  what it is about, of THEMES; solved: the I.Q.s, of IQS, whose minds choose rightly
    """

    def __init__(self, id: str, start: Start, advice: Advice, themes: tuple[str, ...], solved: tuple[int, ...]) -> None:
        self.id, self.start, self.advice = id, start, advice
        self.themes, self.solved = themes, solved

    @property
    def best(self) -> tuple[int, ...]:
        """The choices that solve it: one, or cards that are as good as one another."""
        return tuple([one.choice for one in self.advice.choices if not one.cost])

    @property
    def margin(self) -> float:
        """How many points the next best choice costs."""
        return min([one.cost for one in self.advice.choices if one.cost])

    def view(self) -> View:
        """Return what its seat knows."""
        return self.start.game().view(SEAT)

    def text(self) -> str:
        """Return the problem as a line."""
        start = self.start
        hands = [text(hand) for hand in start.hands] + ([text(start.kitty)] if start.kitty else [])
        fields = [
            self.id,
            start.rules,
            " / ".join([" ".join([str(number) for number in row]) for row in start.rows]),
            " / ".join(hands),
            " / ".join([text(packet) for packet in start.packets]),
            codes(start.plays) if start.plays else "",
            str(self.advice.worlds),
            " ; ".join(_ranked(self.advice)),
            " ".join(self.themes),
            " ".join([str(iq) for iq in self.solved]),
        ]
        return " | ".join(fields)

    @classmethod
    def read(cls, line: str) -> Problem:
        """Read the problem in such a line. Raises ValueError if it is none."""
        id, rules, rows, hands, packets, plays, worlds, ranking, themes, solved = _fields(line)
        sets = [parse(hand) for hand in hands.split("/")]
        read = Rules.read(rules)
        players = read.players
        start = Start(
            rules,
            tuple([tuple([int(number) for number in row.split()]) for row in rows.split("/")]) if rows else (),
            tuple(sets[:players]),
            sets[players] if len(sets) > players else 0,
            tuple([parse(packet) for packet in packets.split("/")]) if packets else (),
            tuple([card(code) for code in plays.split()]),
        )
        play = bool(start.packets) or not read.pass_offset(len(start.rows))
        advice = _advice(ranking, players, int(worlds), play)
        return cls(id, start, advice, tuple(themes.split()), tuple([int(iq) for iq in solved.split()]))


def begins(line: str) -> tuple[str, str, tuple[str, ...], tuple[int, ...]]:
    """Read the beginning of a line: id, rules, themes, and the I.Q.s that solve it. Raises ValueError if it is no
    problem."""
    fields = _fields(line)
    solved = fields[9].split()
    if [iq for iq in solved if not iq.isdigit()]:
        raise ValueError(f"This is no problem: {line[:60]}")
    return fields[0], fields[1], tuple(fields[8].split()), tuple([int(iq) for iq in solved])


def _fields(line: str) -> list[str]:
    fields = [field.strip() for field in line.split("|")]
    if len(fields) != FIELDS:
        raise ValueError(f"This is no problem: {line[:60]}")
    return fields


def _ranked(advice: Advice) -> list[str]:
    """Return the choices of a ranking, cards together that are as good as one another."""
    ranked: list[tuple[list[str], str]] = []
    for one in advice.choices:
        cards = [name(card) for card in (each(one.choice) if advice.ask == "give" else [one.choice])]
        chances = [str(int(chance * 100 + 0.5)) for chance in (one.moon, one.other, one.win)]
        numbers = [_short(one.cost, 2), _short(one.error, 2)] + chances + [_short(points, 1) for points in one.points]
        rest = ",".join(numbers + ([one.why, _short(one.best, 2), _short(one.own, 2)] if one.why else []))
        if ranked and advice.ask == "play" and ranked[-1][1] == rest:
            ranked[-1][0].extend(cards)
        else:
            ranked.append((cards, rest))
    return ["+".join(cards) + "," + rest for cards, rest in ranked]


def _short(number: float, digits: int) -> str:
    """Return a number with at most `digits` decimals, without trailing zeros: `1.2`, `0`, `-3`."""
    short = f"{number:.{digits}f}"
    short = short.rstrip("0").rstrip(".")
    return "0" if short in ("-0", "") else short


def _advice(ranking: str, players: int, worlds: int, play: bool) -> Advice:
    choices = []
    for entry in ranking.split(";"):
        words = entry.strip().split(",")
        cost, error, moon, other, win = [float(word) for word in words[1:6]]
        points = tuple([float(word) for word in words[6 : 6 + players]])
        why, best, own = words[6 + players :] or ("", "0", "0")
        numbers = (cost, error, moon / 100, other / 100, win / 100, float(best), float(own))
        cards = [card(code) for code in words[0].split("+")]
        choices += [Choice(choice, points, numbers, why) for choice in (cards if play else [bits(cards)])]
    return Advice("play" if play else "give", tuple(choices), worlds)
