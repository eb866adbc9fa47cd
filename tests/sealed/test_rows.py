"""What a page keeps of a table is read again as it was; what is damaged is left out, and the page knows that."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.app.sealed.kept import END, LONGEST, Kept, Secrets, read_secrets, restored, rows
from hearts.app.sealed.log import Pen
from tests.sealed.accidents import Hazards
from tests.sealed.test_signed_log import goes_on
from tests.sealed.virtual import TABLE, Net

NOTHING = Kept((), 0, 0)


def equal(one: Kept, other: Kept) -> bool:
    same = (one.term, one.counter, one.whole) == (other.term, other.counter, other.whole)
    return same and [slot.order.head for slot in one.slots] == [slot.order.head for slot in other.slots]


def pen_of(net: Net, place: int) -> Pen:
    return Pen(net.sodium, TABLE, net.secrets[place])


@pytest.fixture(scope="module")
def kept() -> tuple[Pen, dict[str, str]]:
    """What a page has after a short game."""
    net = Net(3)
    net.seat()
    goes_on(net, 1)
    return pen_of(net, 1), rows(net.sodium, NOTHING, net.kept[1][-1])


def test_each_change_writes_few_rows_and_gives_back_the_whole() -> None:
    """A leader that was cut off has ordered what nobody else holds: places are taken away, and written again."""
    net = Net(5)
    net.seat()
    net.cut = {frozenset((a, b)) for a in (0, 1) for b in (2, 3, 4)}
    for place in (0, 1, 3):
        net.members[place].write("say", "0")
    net.run(80)
    net.cut = set()
    goes_on(net, 1)
    many, replaced = 0, 0
    for place in range(5):
        last, written = NOTHING, dict[str, str]()
        for now in net.kept[place]:
            changed = rows(net.sodium, last, now)
            written.update(changed)
            written = {name: text for name, text in written.items() if text}
            replaced += any(a.order.head != b.order.head for a, b in zip(last.slots, now.slots, strict=False))
            last, many = now, max(many, len(changed))
            assert equal(restored(pen_of(net, place), written), now)
        assert len(written) == len(last.slots) + 1
    assert many < 12 and replaced > 0


def test_a_whole_deal_is_kept_in_some_hundred_kilobytes() -> None:
    sizes = {}
    for seed, people in ((0, 4), (6, 6)):  # four and six people, a deal
        hazards = Hazards(seed)
        hazards.strike = lambda: None  # type: ignore[method-assign]
        assert hazards.play() == [] and len(hazards.keys) == people
        written = rows(hazards.sodium, NOTHING, hazards.kept[0][-1])
        state: Any = hazards.members[0].log.state
        assert max([len(text) for text in written.values()]) < LONGEST
        sizes[people] = sum([len(text) for text in written.values()]) / len(state.game.lines)
    assert 60_000 < sizes[4] < 200_000 and sizes[4] < sizes[6] < 300_000, sizes


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_what_is_damaged_is_left_out(kept: tuple[Pen, dict[str, str]], data: st.DataObject) -> None:
    pen, good = kept
    written = dict(good)
    for _ in range(data.draw(st.integers(1, 3))):
        name, other = [data.draw(st.sampled_from(sorted(good))) for _ in range(2)]
        text, at, letter = written[name], data.draw(st.integers(0, 400)), data.draw(st.characters())
        damaged = [text[:at] + letter + text[at + 1 :], text[:at], text + "x", text[:at] + "\ud800", "0" * 30000]
        written[name] = data.draw(st.sampled_from(["", good[other], *damaged]))
    whole, found = restored(pen, good), restored(pen, written)
    if written == good:
        assert equal(found, whole)
    else:
        heads = [slot.order.head for slot in found.slots]
        assert not found.whole and heads == [slot.order.head for slot in whole.slots][: len(heads)]
        assert found.term <= whole.term and (found.counter == whole.counter or written[END] != good[END])


def test_rows_of_another_table_or_another_place_are_not_read(kept: tuple[Pen, dict[str, str]]) -> None:
    pen, good = kept
    stranger = Pen(pen.primitives, b"another table", bytes(32))
    assert not restored(stranger, {**good, "0": good["1"], "1": good["0"]}).slots
    assert len(restored(pen, {name: text for name, text in good.items() if name != "2"}).slots) == 2
    assert equal(restored(pen, {}), Kept((), 0, 20000, False))


def test_a_page_whose_storage_is_not_whole_asks_as_many_as_know_of_all_it_can_have_signed() -> None:
    """It must not trust its disk after ten seconds: it can have signed what it does not hold."""
    net = Net(3)
    net.seat()
    goes_on(net, 1)
    now = net.kept[2][-1]
    net.dead = {0}
    net.members[2] = net.member(2, Kept(now.slots[:-1], now.term, now.counter, False))
    net.run(60)
    assert net.members[2].waits
    net.dead = set()
    goes_on(net, 1)
    assert net.honest() and not net.members[2].waits


def test_secrets_are_read_as_they_were_written_and_others_are_none() -> None:
    one = Secrets(b"k" * 32, b"r" * 32)
    again = read_secrets(one.text())
    assert (again.key, again.root) == (one.key, one.root)
    for text in ("", " ", one.text()[:-2], one.text().upper(), one.text() + " 00", "0" * 128, "\ud800 " + "0" * 64):
        with pytest.raises(ValueError, match="no secrets"):
            read_secrets(text)
