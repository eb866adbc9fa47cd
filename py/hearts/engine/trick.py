"""A trick: the cards played in a round, and which of them takes it."""

from __future__ import annotations

from hearts.engine.cards import codes


class Trick:
    """Cards in the order played, from the leader on clockwise."""

    __slots__ = ("cards", "leader")

    def __init__(self, leader: int, cards: tuple[int, ...]) -> None:
        self.leader = leader
        self.cards = cards

    def seat(self, index: int, players: int) -> int:
        """Return the seat that played the card at `index`."""
        return (self.leader + index) % players

    def winner(self, players: int) -> int:
        """Return the seat whose card is the highest of the suit led."""
        return (self.leader + best(self.cards)) % players

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trick) and (self.leader, self.cards) == (other.leader, other.cards)

    def __hash__(self) -> int:
        return hash((self.leader, self.cards))

    def __repr__(self) -> str:
        return f"<Trick led by seat {self.leader}: {codes(self.cards)}>"


def best(cards: tuple[int, ...]) -> int:
    """Return the index of the card that takes a trick led by the first."""
    top = cards[0]
    ace = top - top % 13 + 12
    for card in cards:
        if top < card <= ace:
            top = card
    return cards.index(top)
