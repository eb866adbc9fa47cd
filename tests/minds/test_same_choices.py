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
    "random": "95a39f8745ec973b",
    "instinct": "43c5edc6682e012f",
    "iq:60": "d1287e9c2306c586",
    "iq:75,bold=1": "c1721c4a0ed124d7",
    "iq:85,revenge=1": "37168f41d71e9802",
    "iq:95,jack=-1": "37168f41d71e9802",
    "iq:105,moons=1": "14bfee252158566e",
    "iq:115,voids=1": "bd3bb6d51473819b",
    "iq:120": "6241b854f9a759cb",
    "sampling:3": "a05250eb2d1bb7d6",
    "iq:130,bold=1": "9d09d397b40a0b08",
    "iq:140,jack=1,moons=-1": "2b3cd9431c38358d",
    "iq:160,revenge=1": "5d979501a64e6d27",
    "iq:180,moons=1": "98717dfa4f1e4aea",
    "diabolo:0": "2c66fb356ad20c77",
}


def _told(name: str, view: View) -> str:
    """A whole thought as text."""
    who = mind(name)
    choose = who.give if view.table.phase == "pass" else who.play
    thought: Thought = choose(view, f"{view.seat}/{view.table.played}", Limit(worlds=9) if name >= "iq:13" else None)
    prospects = [(one.choice, one.points, one.moon, one.other) for one in thought.prospects]
    return repr((thought.choice, thought.ranking, thought.worlds, prospects))


@pytest.mark.parametrize("name", KNOWN)
def test_a_mind_thinks_what_it_thought(name: str) -> None:
    said = sha256()
    for line in TABLES:
        rules = Rules.read(line)
        first = Deal.begin(rules, 0, *shuffle.deal(rules, 11, 0)).view(0, (), rules.start)
        for view in [first, *views(rules, 11)[::11]]:
            said.update(_told(name, view).encode())
    assert said.hexdigest()[:16] == KNOWN[name]
