"""The same seed gives the same choices as ever: thoughts of every mind at many tables."""

from hashlib import sha256

import pytest
from situations import views

from hearts.engine import shuffle
from hearts.engine.deal import Deal, View
from hearts.engine.rules import Rules
from hearts.minds.registry import mind
from hearts.minds.thought import Limit, Thought

TABLES = (
    "deluxe",
    "classic-pc sun=yes",
    "kitty moon=plus",
    "black-maria players=3",
    "omnibus clean=tricks players=5 remainder=kitty",
)
KNOWN = {
    "random": "1665e78de3dbb243",
    "instinct": "ecaa5b7270aa7e90",
    "iq:60": "dffaa312e9e07ff3",
    "iq:115,bold=1": "65ae5f8d1bf556bc",
    "iq:85,revenge=1": "c05595a085c986d4",
    "iq:95,jack=-1": "9eee852493443cec",
    "iq:105,moons=1": "3ee1005422aa7fa3",
    "iq:120,voids=1": "26a6684e323ee6e1",
    "iq:120": "df9407ef544885e5",
    "sampling:3": "6e37145f9ce15a52",
    "iq:130,bold=1": "c83e44f64c7089fa",
    "iq:140,jack=1,moons=-1": "da857864abebe23c",
    "iq:160,revenge=1": "29367c171d1502c1",
    "iq:180,moons=1": "e3f041178e062b6d",
    "diabolo:0": "fbcabdaa918e32e9",
}


def _told(name: str, view: View) -> str:
    """A whole thought as text."""
    who = mind(name)
    choose = who.give if view.table.phase == "pass" else who.play
    thought: Thought = choose(view, f"{view.seat}/{view.table.played}", Limit(worlds=9) if name >= "iq:13" else None)
    prospects = [(one.choice, one.points, one.moon, one.other) for one in thought.prospects]
    return repr((thought.choice, thought.ranking, thought.worlds, prospects))


def _views(rules: Rules, thinks: bool) -> list[View]:
    """What a mind is asked: one that thinks now and then, one that plays at sight also in each turn of two deals."""
    found = [Deal.begin(rules, 0, *shuffle.deal(rules, 11, 0)).view(0, (), rules.start), *views(rules, 11)[::11]]
    for seed in () if thinks else (19, 30):
        deal = Deal.begin(rules, 0, *shuffle.deal(rules, seed, 0))
        found += [
            deal.view(seat, (), rules.start) for seat in (range(rules.players) if deal.table.phase == "pass" else ())
        ]
        found += views(rules, seed)
    return found


def _digest(name: str) -> str:
    """A hash of what a mind thinks at all tables."""
    said = sha256()
    for line in TABLES:
        for view in _views(Rules.read(line), mind(name).thinks):
            said.update(_told(name, view).encode())
    return said.hexdigest()[:16]


@pytest.mark.parametrize("name", KNOWN)
def test_a_mind_thinks_what_it_thought(name: str) -> None:
    assert _digest(name) == KNOWN[name]


def test_the_tables_tell_all_minds_apart() -> None:
    assert len(set(KNOWN.values())) == len(KNOWN)


@pytest.mark.parametrize("name", [name for name in KNOWN if "," in name and int(name[3:6].strip(",")) < 130])
def test_the_tables_show_a_temper(name: str) -> None:
    assert _digest(name.partition(",")[0]) != KNOWN[name]
