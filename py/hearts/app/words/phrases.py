"""The phrases that sentences are made of: lists, numbers, cards, points, directions."""

from __future__ import annotations

from hearts.app.words.locale import apart, say, used
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
    names = [apart(name) for name in names]
    if len(names) < 2:
        return "".join(names)
    if len(names) == 2:
        return say("list-two", first=names[0], last=names[1])
    return say("list-last", several=joined(names[:-1]), last=names[-1])


def joined(parts: list[str]) -> str:
    """Return facts in a row, those that are not empty: `Pauline, left, dealer`."""
    return say("list-comma").join([part for part in parts if part])


def paragraph(sentences: list[str]) -> str:
    """Return sentences one after the other, those that are not empty."""
    return say("list-sentence").join([sentence for sentence in sentences if sentence])


def signed(number: int) -> str:
    """Return a score as it is written: a true minus sign before it."""
    return say("sign-minus", number=-number) if number < 0 else str(number)


def whole(number: float) -> int:
    """Return the nearest whole number, halves away from 0. All numbers without decimals are rounded so."""
    return int(number + 0.5) if number >= 0 else -int(0.5 - number)


def decimal(number: float) -> str:
    """Return a number with one decimal: `1.5`."""
    return f"{number:.1f}".replace(".", say("sign-point"))


def number(count: int) -> str:
    """Return a small number in words, `three`; a larger one in figures."""
    return say("number-word", number=count) if 0 <= count <= 8 else str(count)


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
