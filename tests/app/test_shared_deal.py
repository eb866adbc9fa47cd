"""A deal by a link: the same cards for whoever opens it, beside their own game; hostile links get a sentence."""

import asyncio
import base64
import random
import zlib

import pytest
from screen import Screen
from test_session import QUICK, store

from hearts.app.keeping.setup import Setup
from hearts.app.same import deals
from hearts.app.same.what import what_is
from hearts.app.sitting.practice import practise
from hearts.engine.cards import cards, text
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.table import IllegalMove

SEATS = tuple([Seat("person" if not at else "iq:120,moons=0.5", "michele", f"Name {at}") for at in range(6)])


def after(count: int = 2) -> Screen:
    screen = Screen(store(QUICK))
    asyncio.run(screen.until(lambda scene: scene.phase == "deal over" and len(screen.session.game.lines) == count))
    return screen


def packed(text: str) -> str:
    """As `link.mjs` packs it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def dealt(game: Game) -> "list[tuple[int, ...]]":
    return [at.deal.dealt for at in game.path()[1 : game.length + 1] if at.deal is not None]


def test_a_deal_of_a_game_reads_back_and_plays_beside_ones_own() -> None:
    screen = Screen(store(Setup(Rules(limit=100), QUICK.seats)))
    session = screen.session

    async def play() -> None:
        await screen.until(lambda scene: scene.phase == "deal over" and len(session.game.lines) == 2)
        record = session.journal.record
        deal = deals.deal_of(record, 1, 0)
        again = deals.read_deal(what_is(deal.record.text()))
        assert again.record.text() == deal.record.text() and again.number == 1 and again.sure and not again.laid
        assert again.record.game.deal and again.record.game.deal.dealt == dealt(record.game)[-1]
        assert [who.name for who in again.others] == ["Pauline", "Michele", "Ben"]
        own = screen.store["hearts.game"]
        assert practise(session, again.record, again.seat)
        await screen.until(lambda scene: scene.phase in ("deal over", "game over"))
        assert session.aside is not None and session.game.lines[0].number == 1
        assert session.journal.deal().shares[0][0] == "house"
        assert screen.store["hearts.game"] == own
        screen.do("demo end")
        assert session.aside is None and len(session.game.lines) == 2

    asyncio.run(play())


@pytest.mark.parametrize(
    "rules", ["classic-pc", "kitty", "deluxe players=3", "deluxe players=6 remainder=kitty limit=333"]
)
def test_a_deal_that_a_person_laid_fits_into_a_link(rules: str) -> None:
    table = Rules.read(rules)
    pack, size = [card for card in range(52) if table.pack >> card & 1], table.hand_size
    random.Random(rules).shuffle(pack)
    hands = tuple([sum([1 << card for card in pack[at * size : (at + 1) * size]]) for at in range(table.players)])
    kitty = table.pack - sum(hands)
    deal = deals.laid(table, 6, hands, kitty, SEATS[: table.players], "an id of a deal")
    again = deals.read_deal(what_is(deal.record.text()))
    assert again.laid and again.number == 6 and again.record.game.deal and again.record.game.deal.dealt == hands
    assert len("https://example.org/hearts/#deal=" + packed(deal.record.text())) < 2000 - 1000
    with pytest.raises(IllegalMove):
        deals.laid(table, 0, (hands[0],) * table.players, kitty, SEATS[: table.players], "id")


def test_other_people_at_the_table_become_minds_and_the_cut_goes_along() -> None:
    screen = after(1)
    assert screen.session.cut("seven")
    asyncio.run(Screen(screen.store).until(lambda scene: len(scene.sheet.rows) == 2))
    record = Record.read(screen.store["hearts.game"])
    deal = deals.deal_of(record, 1, 2)
    assert [who.player for who in deal.record.seats] == ["instinct", "iq:100", "person", "iq:100"]
    assert deal.sure and deal.record.notes[-1][0] == "cut" and deal.seat == 2


def good() -> str:
    return deals.deal_of(after(1).session.journal.record, 0, 0).record.text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 1 iq:100", "seat 1 diabolo:0"),
        ("seat 1 iq:100", "seat 1 nobody"),
        ("hearts 2", "hearts 3"),
        ("\n  0 ", "\n  1 "),
        ("\nseat 3 iq:100 ben Ben", ""),
        ("rules deluxe limit=30", "rules deluxe limit=30 players=5"),
        ("dealing 2", "dealing 2\ndiabolo yes"),
        ("dealing 2", "dealing 2\n" + "x y\n" * 3000),
        ("\ndeal 1\n", "\ndeal 2\n"),
    ],
)
def test_hostile_links_get_a_sentence(old: str, new: str) -> None:
    text = good()
    assert old in text
    with pytest.raises(ValueError, match=r"\."):
        deals.read_deal(what_is(text.replace(old, new, 1)))


@pytest.mark.parametrize("text", ["", "-", "hearts 2", "\0", "{}", "hearts 2\nrules deluxe\n", "x" * 20000])
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        deals.read_deal(what_is(text))


def test_a_record_with_moves_is_no_deal_and_neither_is_one_that_was_not_dealt() -> None:
    record = after(1).session.journal.record
    with pytest.raises(deals.DealError):
        deals.read_deal(what_is(record.text()))
    with pytest.raises(deals.DealError):
        deals.deal_of(record, 7, 0)


def test_changed_cards_are_said_to_be_changed() -> None:
    record = deals.read_deal(what_is(good())).record
    assert record.game.deal is not None
    one, other = record.game.deal.dealt[:2]
    lines = record.text()
    low = [hand & -hand for hand in (one, other)]
    forged = lines.replace(f"  0 {text(one)}", f"  0 {text(one ^ low[0] | low[1])}")
    forged = forged.replace(f"  1 {text(other)}", f"  1 {text(other ^ low[1] | low[0])}")
    found = deals.read_deal(what_is(forged))
    assert not found.sure and not found.laid and cards("2C")
