"""What the worker does with a whole record: it checks it, or plays it on, a part at each question."""

import json
from typing import Any

from hearts.arena.source_hash import minds_of
from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.minds import errands, named, verify
from hearts.minds.registry import KINDS, mind
from hearts.minds.reply import reply


def begun(*players: str) -> Record:
    """A deal of a published seed before its first move."""
    rules = Rules.read("classic-pc deals=1")
    seats = tuple([Seat(who, "ben", f"P{at}") for at, who in enumerate(players)])
    shares = (("published", "5eed"),)
    dealt = Dealt(*shuffle.dealt(rules, shuffle.deal_key("a", 0, shares)), shares)
    return Record(Game.new(rules).play(dealt), "a", "5eed", seats, (), 2)


def asked(**question: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(reply(json.dumps(dict(question, id=7))))
    return answer


def carried(record: Record) -> Record:
    """The record once minds have played its deal to the end, part by part."""
    answer = {"record": record.text(), "over": False}
    while not answer["over"]:
        answer = asked(ask="carry", record=answer["record"])
    return Record.read(answer["record"])


def test_a_deal_is_played_on_in_parts_and_then_checked_in_parts(monkeypatch: Any) -> None:
    monkeypatch.setattr(errands, "ENOUGH", 0)
    record = carried(begun("iq:120", "iq:100", "iq:60", "iq:130"))
    assert record.game.phase in ("deal", "over")
    text, own = verify.result(record.text(), minds_of), minds_of(record)
    answer, parts = {"since": 0, "stood_in": 0}, 0
    while "verdict" not in answer:
        since = {key: answer[key] for key in ("since", "stood_in")}
        answer, parts = asked(ask="verify", record=text, minds=own, **since), parts + 1
    whole = verify.verified(text, minds_of)
    assert verify.Verdict(**answer["verdict"]) == whole and whole.state == "checked" and whole.result
    assert parts > 20 and whole.choices > 30


def test_a_stand_in_counts_as_right_and_is_told() -> None:
    """Where no worker answered, the mind at sight plays for the one that searches."""
    record = carried(begun("instinct", "instinct", "instinct", "instinct"))
    searching = record.seated(tuple([Seat("sampling:9", who.face, who.name) for who in record.seats]))
    found = verify.verified(searching.text(), minds_of)
    assert found.state == "checked" and found.stood_in > 0
    assert f"At {found.stood_in} of them a substitute chose" in found.line("x")


def test_what_is_no_errand_gets_a_sentence() -> None:
    record = begun("iq:120", "iq:120", "iq:120", "person").text()
    for question in ({"record": 7}, {"record": record}, {"record": record, "minds": "a", "since": -1}):
        assert "error" in asked(ask="verify", **question)
    for text in ("", "hearts 9", record):
        assert "error" in asked(ask="carry", record=text)


def test_a_mind_is_made_by_the_module_that_names_it() -> None:
    names = ["iq:60", "iq:120", "iq:121", "iq:180,bold=1", "sampling:9", "diabolo:1"]
    names += [kind for kind in KINDS if kind not in ("iq", "diabolo")]
    for name in names:
        assert type(mind(name)).__module__ == f"hearts.minds.{named.module_of(name)}"
    assert set(named.read(named.table(lambda module: "0" * 64))) == set(named.MODULES)
