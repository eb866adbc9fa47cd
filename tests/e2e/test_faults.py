"""A short run of the fault harness: one fault of each kind. `tests/faults/run.py` is for the long ones."""

import pytest

from tests.faults.harness import faults
from tests.faults.kinds import KINDS


@pytest.mark.slow
def test_each_kind_of_fault_is_survived(chromium, site):
    assert sorted(faults(chromium, site, 5, len(KINDS))) == sorted(KINDS)
