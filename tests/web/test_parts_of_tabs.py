"""What a table keeps in the browser: a part for each tab, and what belongs to the device in all of them."""

import pytest

from hearts.app.people.beside import SHARED
from hearts.web.browser import storage_part
from hearts.web.browser.storage_part import StoragePart


def test_whom_one_blocks_or_mutes_is_the_same_in_all_tabs(monkeypatch: pytest.MonkeyPatch) -> None:
    storage: dict[str, str] = {}
    monkeypatch.setattr(storage_part, "Storage", lambda: storage)
    first, second = StoragePart(), StoragePart(2)
    for name in SHARED:
        second[name] = "said in the second tab"
        assert first[name] == "said in the second tab"
    second["table-guest"] = "of the second tab"
    assert "table-guest" not in first
