"""A cut: the hash of the house's share comes first, then a word, then the cards; afterwards anybody can check it."""

import asyncio

import pytest
from screen import Screen
from test_session import QUICK, store

from hearts.app.keeping.setup import Setup
from hearts.app.sitting.cutting import LONGEST, check_deal, cut_word, next_commitment
from hearts.engine.checking import check, commitment
from hearts.engine.game import Dealt
from hearts.engine.record import Record, positions


def between(deals: int = 1, kept: "dict[str, str] | None" = None) -> Screen:
    """A table where so many deals have ended and the next one is awaited."""
    screen = Screen(store(QUICK) if kept is None else kept)
    asyncio.run(screen.until(lambda scene: scene.phase == "deal over" and len(screen.session.game.lines) == deals))
    return screen


def dealt(record: Record) -> "list[Dealt]":
    return [at.move for at in positions(record.game) if isinstance(at.move, Dealt)]


def test_the_hash_is_shown_before_the_deal_and_binds_the_share_that_the_record_tells_after_it() -> None:
    screen = between()
    promise = next_commitment(screen.session.journal)
    assert promise and promise.deal == 1 and promise.open and not promise.word
    assert promise.hash not in screen.saved.text()
    asyncio.run(Screen(screen.store).until(lambda scene: len(scene.sheet.rows) == 2))
    record = Record.read(screen.store["hearts.game"])
    (name, share), *others = dealt(record)[1].shares
    assert (name, others) == ("house", []) and commitment(record.id, 1, name, share) == promise.hash
    assert check(record, 1) == "uncut" and check_deal(record, 1).hash == promise.hash


def test_a_cut_is_kept_at_once_goes_into_the_deal_and_is_checked() -> None:
    kept = store(QUICK)
    screen = between(kept=kept)
    before = next_commitment(screen.session.journal)
    uncut = screen.session.journal.deal()
    assert before and screen.session.cut(" Käthe #  7 ")
    assert f"\ncut 2 {before.hash} Käthe-7\n" in kept["hearts.game"]
    after = next_commitment(screen.session.journal)
    assert after and (after.hash, after.word, after.open) == (before.hash, "Käthe-7", False)
    assert not screen.session.cut("again"), "a deal is cut once"
    deal = screen.session.journal.deal()
    assert deal.hands != uncut.hands and deal.shares == (*uncut.shares, ("cut", "Käthe-7"))
    reloaded = Screen(kept)
    asyncio.run(reloaded.until(lambda scene: len(scene.sheet.rows) == 2))
    record = reloaded.saved
    assert dealt(record)[1] == deal and check(record, 1) == "checked" and check(record, 0) == "uncut"
    assert check_deal(record, 1).recipe == f'4 13 "{record.id}" 2 "house cut" "{uncut.shares[0][1]} Käthe-7"'


def test_what_was_dealt_is_cut_no_more_when_it_is_taken_back() -> None:
    screen = between()
    journal = screen.session.journal
    start = journal.game
    journal.play(journal.deal())
    journal.cut(start)
    promise = next_commitment(journal)
    assert promise and not promise.open and not promise.word
    assert not screen.session.cut("late") and journal.record.notes[-1] == ("cut", "2")
    assert [name for name, _ in journal.deal().shares] == ["house"]


def test_a_cut_stays_when_the_deal_is_taken_back() -> None:
    screen = between()
    journal, start = screen.session.journal, screen.session.game
    assert screen.session.cut("seven")
    first = journal.deal()
    journal.play(first)
    journal.cut(start)
    assert journal.deal() == first and len([key for key, _ in journal.record.notes if key == "cut"]) == 1


def test_the_first_deal_of_a_new_game_is_cut_before_it_begins() -> None:
    screen = between()
    following = screen.session.promise()
    assert following and screen.session.promise() is following, "what the hash binds to does not change"
    assert following.cut("42") and not following.promise.open
    screen.session.begin(Setup(QUICK.rules, QUICK.seats))
    deal = screen.session.journal.deal()
    assert screen.session.journal.record.id == following.id
    screen.session.journal.play(deal)
    record = screen.session.journal.record
    assert check(record, 0) == "checked" and deal.shares[1] == ("cut", "42")
    assert commitment(record.id, 0, "house", deal.shares[0][1]) == following.promise.hash
    assert screen.store["hearts.secret"] == f"{following.secret} {following.id}"
    again = screen.session.promise()
    assert again and again.id != following.id


def test_a_game_of_a_published_seed_promises_nothing() -> None:
    screen = Screen(store(QUICK), {"seed": "7"})
    asyncio.run(screen.until(lambda scene: scene.phase == "deal over"))
    assert next_commitment(screen.session.journal) is None and not screen.session.cut("7")
    assert check(screen.saved, 0) == "published" and check(screen.saved, 9) == "no-deal"


@pytest.mark.parametrize(
    ("text", "word"),
    [("7", "7"), ("  a   b\tc ", "a-b-c"), ("#", ""), ("\n", ""), ("x" * 99, "x" * LONGEST), ("a\u202eb", "a-b")],
)
def test_whatever_is_typed_becomes_one_word(text: str, word: str) -> None:
    assert cut_word(text) == word


def test_what_is_forged_is_named() -> None:
    screen = between()
    assert screen.session.cut("seven")
    asyncio.run(Screen(screen.store).until(lambda scene: len(scene.sheet.rows) == 2))
    text = screen.store["hearts.game"]
    record = Record.read(text)
    hash = commitment(record.id, 1, "house", dealt(record)[1].shares[0][1])
    assert check(record, 1) == "checked"
    forged = {
        "hash": text.replace(hash, hash[::-1]),
        "cut": text.replace(f"{hash} seven", f"{hash} eight"),
        "cards": text.replace("share cut seven", "share cut eight"),
    }
    assert {what: check(Record.read(each), 1) for what, each in forged.items()} == {what: what for what in forged}
    unnoted = Record.read(text.replace(f"cut 2 {hash} seven\n", ""))
    assert check(unnoted, 1) == "cut"
