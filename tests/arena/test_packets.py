"""The values of packets that a net of the pass may learn from: each hand once, each packet in all worlds."""

import json
from itertools import islice
from pathlib import Path

import pytest

from hearts.engine.cards import count, parse
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random, deal
from hearts.minds.root import PassRoot
from hearts.minds.search import Search, policy_of
from research import packets


def test_each_hand_that_passes_is_a_line_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = [
        "--out",
        str(out),
        "--worlds",
        "3",
        "--packets",
        "3",
        "--others",
        "2",
        "--rules",
        "classic-pc",
        "omnibus players=3",
    ]
    packets.main([*command, "--deals", "4"])
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [(line["deal"], line["seat"]) for line in lines] == [(deal, seat) for deal in range(3) for seat in range(4)]
    for line in lines:
        hands, _ = deal(Rules.read(line["rules"]), line["seed"], line["deal"])
        hand, costs = parse(line["hand"]), line["costs"]
        assert hand == hands[line["seat"]] and line["across"] == (1, 3, 2)[line["deal"]]
        assert len(line["packets"]) == len(costs) == 5 and min(costs) == 0
        assert all(count(parse(packet)) == 3 and not parse(packet) & ~hand for packet in line["packets"])
    whole = out.read_text("utf-8")
    out.write_text(whole[:-20], encoding="utf-8")  # as a machine leaves it that goes down
    packets.main([*command, "--deals", "4"])
    assert out.read_text("utf-8") == whole
    packets.main([*command, "--deals", "5"])
    more = out.read_text("utf-8")
    assert (
        more.startswith(whole)
        and [json.loads(line)["rules"] for line in more.splitlines()[12:]] == ["omnibus players=3"] * 3
    )


def test_a_packet_costs_what_its_playouts_come_to_in_all_worlds() -> None:
    rules = Rules.preset("black-maria")  # no moon there that is played out twice
    view = list(packets.passing(rules, "packets", 0))[1]
    found = packets.valued(view, 7, 4, 2, "packets")
    policy = policy_of(rules)
    root = PassRoot(view, policy, [parse(packet) for packet in found["packets"]])
    worths = [0.0] * 6
    for world in islice(Search()._likely(view, policy, Random("packets", "packets/0/1")), 7):
        root.enter(world)
        for index in range(6):
            points, _ = root.outcome(index)
            worths[index] += (points[1] - sum(points) / 4) / 7
    assert found["costs"] == pytest.approx([worth - min(worths) for worth in worths], abs=0.001)
    assert max(found["costs"]) > 0
