"""A Dask cluster plays the same match, as its executor is one of `concurrent.futures`; where `distributed` is there."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hearts.arena import match
from hearts.arena.log import Log
from hearts.engine.rules import Rules

distributed = pytest.importorskip("distributed")


def test_a_cluster_plays_the_same_match(tmp_path: Path) -> None:
    terms = Rules.preset("deluxe"), ("instinct", "sampling:1"), 20, "1"
    with ThreadPoolExecutor(1) as executor:
        here = match.play(*terms, executor, until=1.4)
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=2, processes=False, dashboard_address=None)
    with cluster, distributed.Client(cluster) as client:
        there = match.play(*terms, client.get_executor(), until=1.4, log=Log(tmp_path / "log"))
    assert there.tallies == here.tallies
    assert set(Log(tmp_path / "log").tallies(there.terms)) >= set(range(len(here.tallies)))
