"""All cards that can be reached from a guest's page, and where they stand.

A card is found wherever a text names one, and in every number of which it is known that it is a card or a set of cards.
All other numbers must be known to count something: one under a new name is told as such, and is then named here.
"""

import re
from collections import deque
from collections.abc import Iterator

from hearts.engine.cards import parse

CARDS = re.compile(r"(?<![\w-])((?:10|[2-9TJQKA])+[CDSH])(?![\w-])")
LEADS = re.compile(r" leads [0-5] \w\w")  # everybody knows with which club
PACKET = re.compile(r"\S+ (\d+)")  # game and deal of a packet that its person has promised


def places(text: str) -> "set[str]":
    """Return the attributes that a table names: a class and its attributes in each line."""
    rows = [row.split() for row in text.strip().splitlines()]
    return {f"{row[0]}.{name}" for row in rows for name in row[1:]}


SETS = places("""
View hand gave got kitty
OpenView hand gave got kitty hands
Table played taken
Deal dealt hands gave got kitty
Dealt hands kitty
Passed cards
DealSeen hand
PassSeen cards got
PlaySeen kitty
SaySeen kitty
""")
SINGLE = places("""
Table trick
Trick cards
Played card
PlaySeen card
SaySeen cards
""")
# What counts something, or names a seat, by the name of the attribute in whatever class.
COUNTS = places("""
people _proposed _unsigned fixed tries undone
people _asked_for _based _burst _commits _count _ended _epoch _expected _floor _heads _host_number _left _newest _next
people _most _next_try _of _pause _said _second _seen _shared _signs _signs_said _since at attempt broken clock epoch
people moved number others patience restarts seats sharing signs standing watchers _left_alone _written deals
people _goal _rounds _early _stood _away_at _looked _named_at
cards by conceded dealer dealing demands first kitty_taker leader length pass_offset ready scores seat turn
""")
# What a page has heard and what it keeps are looked at where it hears and keeps them; minds choose again in deals that
# have been revealed.
ELSEWHERE = ("Post._true", "Again._waiting")
# What all may know: rules, rows of the score sheet, what people have said to all; and the way to the network.
PUBLIC = ("Rules", "Line", "Heard", "Opening", "Sodium", "Branch", "Device", "Network", "module")


def named(text: str) -> int:
    """Return the set of all cards that a text names, but for the club that everybody knows to be led."""
    cards = 0
    for word in CARDS.findall(LEADS.sub("", text)):
        cards |= parse(word)
    return cards


def plain(data: bytes) -> str:
    """Return bytes as text; empty where they are keys, or anything else that is none."""
    return data.decode("ascii") if data.isascii() else ""


def reachable(page: object, number: int) -> "Iterator[tuple[str, int]]":
    """Yield each place in reach of a page with the cards that stand there; -1 for cards where nobody knows what is
    counted. What belongs to deals before this one, numbered from 0, has been revealed and is left out."""
    seen: set[int] = set()
    waiting: deque[tuple[str, object]] = deque([("page", page)])
    while waiting:
        place, thing = waiting.pop()
        if place in ELSEWHERE or place.endswith("._mapping") or callable(thing):
            continue
        if thing is None or isinstance(thing, bool | float):
            continue
        if isinstance(thing, int):
            yield place, cards_of(place, thing)
        elif isinstance(thing, str | bytes):
            yield place, named(thing if isinstance(thing, str) else plain(thing))
        elif id(thing) not in seen:
            seen.add(id(thing))
            waiting += parts(place, thing, number)


def cards_of(place: str, number: int) -> int:
    """Return the cards that a number in this place means: none where it counts something, -1 where nobody knows."""
    if place in SETS:
        return max(number, 0)
    if place in SINGLE:
        return 1 << number if number >= 0 else 0
    name = place.rpartition(".")[2]
    return 0 if {f"people.{name}", f"cards.{name}"} & COUNTS else -1


def parts(place: str, thing: object, number: int) -> "list[tuple[str, object]]":
    """Return what a thing consists of, each with its place: an attribute of a class, also within lists and dicts."""
    if isinstance(thing, dict):
        if place == "Promises._packets":
            thing = {key: value for key, value in thing.items() if PACKET.fullmatch(key)[1] == str(number + 1)}
        return [(place, key) for key in thing] + [(place, value) for value in thing.values()]
    names = set(getattr(thing, "_fields", ()) if isinstance(thing, tuple) else ())
    if not names and isinstance(thing, list | tuple | set | frozenset | deque):
        return [(place, each) for each in thing]
    kind = type(thing).__name__
    if kind in PUBLIC or deal_of(thing, number) < number:
        return []
    names |= set(getattr(thing, "__dict__", ()))
    for each in [] if names else type(thing).__mro__:
        slots = getattr(each, "__slots__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
    return [(f"{kind}.{name}", getattr(thing, name)) for name in names if hasattr(thing, name)]


def deal_of(thing: object, number: int) -> int:
    """Return the number of the deal that a thing belongs to, and `number` where it belongs to none."""
    kind = type(thing).__name__
    if kind == "Memory":
        return len(thing.deals)  # type: ignore[attr-defined]
    if kind == "Message":  # what this person has said; deals are numbered from 1 there
        return thing.line.deal - 1  # type: ignore[attr-defined]  # an object of any class
    if kind == "Game":
        return -1 if thing.deal is None else thing.deal.table.number  # type: ignore[attr-defined]
    if kind in ("View", "OpenView", "Deal"):
        return thing.table.number  # type: ignore[attr-defined]
    return thing.number if kind == "Table" else number  # type: ignore[attr-defined]
