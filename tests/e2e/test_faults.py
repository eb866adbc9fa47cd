"""A short run of the fault harness: `tests/faults/run.py` is for the long ones."""

import pytest

from tests.faults.harness import faults
from tests.faults.kinds import KINDS


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "number"), [(1, 4), pytest.param(5, len(KINDS), marks=pytest.mark.whole)])
def test_faults_of_different_kinds_are_survived(chromium, site, seed, number):
    assert len(set(faults(chromium, site, seed, number))) == number
