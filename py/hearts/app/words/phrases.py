"""The phrases that sentences are made of: lists, numbers, cards, points, directions."""

from __future__ import annotations

from hearts.app.words.locale import apart, figures, say, used, write
from hearts.engine.cards import NAMES, each

YOU = "You"  # in records that were made in English


def you() -> str:
    """Return the name of a player who has chosen none."""
    return say("name-you")


def nameless(name: str) -> bool:
    """Return whether this is the name of a player who has chosen none, also in a record that was made in English."""
    return name in (you(), YOU)


def guest() -> str:
    """Return the name of somebody without a name."""
    return say("name-guest")


def player(number: int, taken: list[str]) -> str:
    """Return a first name for one of several people at a device: with this number, or the next free one."""
    name = say("name-player", number=number)
    return player(number + 1, taken) if name in taken else name


def my_rules() -> str:
    """Return the name of a player's own rules that were given none."""
    return say("name-rules")


def capital(word: str) -> str:
    """Return a text with a capital letter, as a sentence begins."""
    return word[:1].upper() + word[1:]


def listed(names: list[str]) -> str:
    """Return names as a list: `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`."""
    return write("all", "\n".join([apart(name) for name in names]))


def joined(parts: list[str]) -> str:
    """Return facts in a row, those that are not empty: `Pauline, left, dealer`."""
    return write("row", "\n".join([part for part in parts if part]))


def paragraph(sentences: list[str]) -> str:
    """Return sentences one after the other, those that are not empty."""
    return say("list-sentence").join([sentence for sentence in sentences if sentence])


def written(value: float) -> str:
    """Return a number as it is written where it stands alone, with a true minus: `−3`; one that is no `int` with one
    decimal: `−3.0`. In a sentence each number is written so by itself."""
    return write("number", figures(value))


def signed(value: float) -> str:
    """Return a difference as it is written: `+3`, `−1.5`, `0`."""
    return write("signed", figures(value))


def spelled(count: int) -> str:
    """Return a small number in words, `three`; a larger one in figures."""
    return say("number-word", number=count)


def card(number: int) -> str:
    """Return a card's name: `Queen of Spades`."""
    names = used().cards
    if number not in names:
        code = NAMES[number]
        names[number] = say("card-name", rank=say("card-rank", rank=code[0]), suit=say("card-suit", suit=code[1]))
    return names[number]


def cards(hand: int) -> str:
    """Return the names of a set of cards, as a list."""
    return listed([card(number) for number in each(hand)])


def points(amount: int) -> str:
    """Return points in words: `1 point`, `13 points`, `minus 10 points`."""
    return say("points-minus", count=-amount) if amount < 0 else say("points-plus", count=amount)


def direction(seats: int, players: int) -> str:
    """Return the name of a direction so many seats clockwise: "left", "second_right"; "keeper" for 0 seats."""
    if seats == 0:
        return "keeper"
    if seats * 2 == players:
        return "across"
    side, steps = ("left", seats) if seats * 2 < players else ("right", players - seats)
    return side if steps == 1 else f"second_{side}"
