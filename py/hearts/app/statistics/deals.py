"""The finished deals of a game, read from its record without playing them again: that takes a tenth of the time.

What a deal comes to is the engine's to say (`engine.score.line`). Whether each card was allowed is not looked at; that
the cards, the tricks and the end fit together is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.engine.cards import bits, card, parse
from hearts.engine.claim import played_out
from hearts.engine.deal import Deal
from hearts.engine.kitty import brought
from hearts.engine.rules import Rules
from hearts.engine.score import ended, line, shooter
from hearts.engine.trick import Trick

if TYPE_CHECKING:
    from hearts.engine.score import Line

# A finished deal: its row on the score sheet, its tricks, and the set of cards that each of them brought its taker.
Finished = NamedTuple("Finished", [("line", "Line"), ("tricks", "tuple[Trick, ...]"), ("brought", "list[int]")])

VERSIONS = ("1", "2")  # of the record's format
SAYINGS = ("minus", "plus")


class Story:
    """A finished game: what its heading says, its finished deals, who gave up (-1 for nobody) and how it stands."""

    def __init__(self, text: str) -> None:
        self.id = self.seed = ""
        self.rules: Rules
        self.seats: list[tuple[str, str, str]] = []  # who plays, portrait and name
        self.notes: dict[str, str] = {}
        self.deals: list[Finished] = []
        self.conceded = -1
        self.scores: tuple[int, ...] = ()
        _Reader(self).read(text)

    @property
    def over(self) -> bool:
        """Whether the game has ended: somebody gave up, or the rules say so."""
        return self.conceded >= 0 or (bool(self.deals) and ended(self.rules, self.scores, len(self.deals)))


class _Reader:
    """Reads a record into a story, line by line; ValueError where something does not fit."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._begun = 0  # deals so far
        self._tricks: list[Trick] = []
        self._played = self._kitty = 0
        self._choice = ""
        self._hands: list[str] = []  # as they stand there; only a claim asks for them, and for what was passed
        self._passes: list[list[str]] = []
        self._cards: list[int] = []

    def read(self, text: str) -> None:
        for row in text.split("\n"):
            words = row.split(None, 1)
            if words and words[0][0] != "#":
                self._take(words[0], words[1].strip() if len(words) > 1 else "")
        self._close()
        if not hasattr(self._story, "rules") or len(self._story.seats) != self._story.rules.players:
            raise ValueError("There is no table.")

    def _take(self, key: str, rest: str) -> None:
        if key == "share" and self._begun:
            return  # what the cards follow from changes nothing of how they were played
        if key in ("deal", "trick", "say", "kitty", "pass"):
            self._move(key, rest.partition("#")[0].split())
        elif self._begun:
            self._hands.append(rest.partition("#")[0])
        else:
            self._head(key, rest)

    def _head(self, key: str, rest: str) -> None:
        story = self._story
        if key == "hearts" and rest.partition("#")[0].strip() not in VERSIONS:
            raise ValueError("The record is of another version.")
        if key == "id":
            story.id = rest.partition("#")[0].strip()
        elif key == "seed":
            story.seed = rest.partition("#")[0].strip()
        elif key == "rules":
            story.rules = _rules(rest.partition("#")[0].strip())
            story.scores = story.rules.start
        elif key == "seat":
            _, player, face, name = rest.split(None, 3)
            story.seats.append((player, face, name))
        else:
            story.notes[key] = rest

    def _move(self, key: str, words: list[str]) -> None:
        if not (self._begun or key == "deal") or not hasattr(self._story, "rules"):
            raise ValueError("There is no table, or no deal, to which a move belongs.")
        if key == "deal":
            self._close()
            self._begun += 1
        elif key == "kitty":
            self._kitty = parse(" ".join(words))
        elif key == "trick":
            self._trick(self._seat(words[0]), tuple([card(code) for code in words[1:]]))
        elif key == "pass":
            self._passes.append(words)
        elif words[1] in SAYINGS:
            self._choice = words[1]
        elif words[1] == "claim":
            self._claim()
        else:
            self._story.conceded = self._seat(words[0])

    def _seat(self, word: str) -> int:
        seat = int(word)
        if not 0 <= seat < self._story.rules.players:
            raise ValueError("There is no such seat.")
        return seat

    def _trick(self, leader: int, cards: tuple[int, ...]) -> None:
        players = self._story.rules.players
        swept = bits(cards)
        if not cards:
            raise ValueError("A trick has no cards.")
        expected = self._tricks[-1].winner(players) if self._tricks else leader
        if leader != expected or swept & self._played or len(set(cards)) != len(cards):
            raise ValueError("A trick does not fit the one before.")
        self._played |= swept
        self._cards += cards
        if len(cards) == players:
            self._tricks.append(Trick(leader, cards))

    def _claim(self) -> None:
        """The rest of the deal was certain: the engine lays it out."""
        story = self._story
        deal = Deal.begin(story.rules, len(story.deals), tuple([parse(hand) for hand in self._hands]), self._kitty)
        for seat, *packet in self._passes:
            deal = deal.give(int(seat), parse(" ".join(packet)))
        for number in self._cards:
            deal = deal.play(number)
        self._tricks = list(played_out(deal).table.tricks)

    def _close(self) -> None:
        """The deal has ended; one that was given up leaves no row, also where a moon's choice was still open."""
        story, tricks = self._story, tuple(self._tricks)
        if self._begun and len(tricks) == story.rules.hand_size:
            players = story.rules.players
            taken, won = [0] * players, [0] * players
            swept = brought(story.rules, tricks, self._kitty)
            for trick, cards in zip(tricks, swept):
                seat = trick.winner(players)
                taken[seat] |= cards
                won[seat] += 1
            asked = story.rules.moon_asks and shooter(story.rules, tuple(taken)) >= 0
            if self._choice or not asked:
                row = line(story.rules, len(story.deals), tuple(taken), tuple(won), story.scores, self._choice)
                story.deals.append(Finished(row, tricks, swept))
                story.scores = row.totals
        self._tricks, self._played, self._kitty, self._choice = [], 0, 0, ""
        self._hands, self._passes, self._cards = [], [], []


_known: dict[str, Rules] = {}  # by their text: a player keeps to a few, and reading them takes as long as a deal


def _rules(text: str) -> Rules:
    if text not in _known:
        if len(_known) > 50:
            _known.clear()
        _known[text] = Rules.read(text)
    return _known[text]


def place(scores: tuple[int, ...], conceded: int, seat: int) -> int:
    """The place of a seat, 1 for the lowest score; who gave up comes last."""
    if seat == conceded:
        return len(scores)
    return 1 + len([one for other, one in enumerate(scores) if one < scores[seat] and other != conceded])


def giver(tricks: tuple[Trick, ...], number: int, players: int) -> int:
    """The seat that played a card of the pack; -1 where it was not played."""
    for trick in tricks:
        if number in trick.cards:
            return trick.seat(trick.cards.index(number), players)
    return -1


def stopper(rules: Rules, deal: Finished) -> int:
    """The seat that stopped a moon: it took a penalty card when another had all so far, more than half; else -1.

    Where moons count nothing, nobody stops one.
    """
    if not rules.moon_sides:
        return -1
    taken = [0] * rules.players
    for trick, cards in zip(deal.tricks, deal.brought):
        swept = cards & rules.penalty_cards
        if swept:
            seat = trick.winner(rules.players)
            holders = [other for other, dear in enumerate(taken) if dear]
            if holders and seat not in holders:
                alone = len(holders) == 1 and 2 * rules.worth(taken[holders[0]]) > rules.total
                return seat if alone else -1
            taken[seat] |= swept
    return -1


def by_trick(rules: Rules, deal: Finished, seat: int) -> list[int]:
    """The points that a seat took with each trick of a deal."""
    found = []
    for trick, cards in zip(deal.tricks, deal.brought):
        found.append(rules.worth(cards) if trick.winner(rules.players) == seat else 0)
    return found
