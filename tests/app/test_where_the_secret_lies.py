"""A game's secret: it lies beside the record and leaves the device on no way; with it the same is dealt again."""

import asyncio
import json

from screen import Screen
from test_session import QUICK, store

from hearts.app.keeping import export
from hearts.app.keeping.archive import Archive, Texts
from hearts.app.keeping.setup import Setup
from hearts.app.keeping.shelf import Shelf
from hearts.app.keeping.store import RESULTS, Store
from hearts.app.same.entries import Entries
from hearts.app.sitting.journal import Journal
from hearts.app.sitting.longer_game import farther
from hearts.app.sitting.practice import practice
from hearts.engine import checking
from hearts.engine.game import Dealt
from hearts.engine.record import Record, positions

SECRET = "hearts.secret"


def played(kept: dict[str, str], deals: int) -> Screen:
    """A table at which so many deals have ended."""
    screen = Screen(kept)
    asyncio.run(screen.until(lambda scene: len(screen.session.game.lines) >= deals))
    return screen


def dealt(record: Record) -> list[Dealt]:
    return [at.move for at in positions(record.game) if isinstance(at.move, Dealt)]


def test_the_secret_lies_beside_the_record_and_is_not_in_it() -> None:
    kept = store(QUICK)
    screen = played(kept, 1)
    secret, _, id = kept[SECRET].partition(" ")
    assert len(secret) == 64 and id == screen.saved.id
    assert screen.saved.seed == "" and "seed" not in kept["hearts.game"]
    assert not [name for name, text in kept.items() if secret in text and name != SECRET]
    assert secret not in screen.session.journal.text + "".join(repr(vars(scene)) for scene in screen.scenes)
    assert not [text for _, text in screen.notices if secret in text]
    assert checking.checked(screen.saved) == [True] * len(dealt(screen.saved))
    assert [item.name for item in Shelf(Store(kept)).items() if item.name.startswith("secret")] == []


def test_a_file_of_all_that_is_kept_has_no_secret() -> None:
    kept = store(QUICK)
    played(kept, 1)
    pieces: list[str] = []
    whole = Store(kept)

    async def write() -> None:
        results = Entries(Texts(whole, RESULTS), at_once)
        await export.write(whole, Archive(Texts(whole), at_once), results, "1", pieces.append, pieces.clear)

    asyncio.run(write())
    text = "".join(pieces)
    assert kept["hearts.game"][:40] in dict(json.loads(text)["texts"])["game"]
    assert kept[SECRET].partition(" ")[0] not in text


async def at_once() -> None:
    """No browser has to breathe."""


def test_what_is_taken_back_is_dealt_again_also_after_a_reload() -> None:
    kept = store(QUICK)
    first = played(kept, 1)
    before = first.saved
    start = next(at for at in positions(before.game) if at.phase == "deal" and at.lines)
    several = []
    for _ in range(2):
        journal = Journal(Store(kept), lambda text, kind: None, lambda: "ef" * 32)
        journal.open(before.at(start))
        several.append(journal.deal())
    assert several[0] == several[1]
    assert kept[SECRET].split()[1] == before.id and "ef" * 32 not in kept[SECRET]


def test_a_secret_is_of_one_game_and_a_game_without_its_own_draws_a_new_one() -> None:
    kept = Store({})
    journal = Journal(kept, lambda text, kind: None, iter(["ab" * 32, "cd" * 32, "ef" * 32]).__next__)
    journal.open(Setup().record("1-a"))
    first = journal.deal()
    assert journal.deal() == first
    journal.open(Setup().record("2-b"))
    assert journal.deal() != first and kept.get("secret") == "cd" * 32 + " 2-b"
    kept.drop("game")
    assert kept.get("secret") == ""
    assert journal.deal() == journal.deal(), "this page still knows it"


def test_where_nothing_can_be_kept_the_page_remembers_the_secret() -> None:
    class Full(dict[str, str]):
        def __setitem__(self, key: str, text: str) -> None:
            raise OSError("full")

    journal = Journal(Store(Full()), lambda text, kind: None, iter(["ab" * 32]).__next__)
    journal.open(Setup().record("1-a"))
    assert journal.deal() == journal.deal()


def test_practice_and_a_game_that_is_played_on_deal_from_secrets_of_their_own() -> None:
    kept = store(QUICK)
    screen = Screen(kept)
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    over = screen.saved
    on = farther(over, "9-on")
    assert on is not None and on.seed == "" and on.id == "9-on"
    assert checking.checked(on) == checking.checked(over) == [True] * len(over.game.lines)
    old = farther(Record(over.game, "1", "7", over.seats), "9-on")
    assert old is not None and old.dealing == 2 and not checking.published(old.at(old.game))
    tried = practice(over.at(positions(over.game)[5]), 0, "8")
    assert tried.id != over.id and tried.dealing == 2 and tried.seed == ""
    assert tried.key(tried.game) != over.key(positions(over.game)[5])


def test_a_seed_in_the_address_deals_as_it_always_did_and_is_called_published() -> None:
    screen = Screen(store(QUICK), {"seed": "7"})
    asyncio.run(screen.until(lambda scene: scene.moves > 10))
    assert (
        screen.store["hearts.game?seed=7"].startswith("hearts 1\n")
        and "share" not in screen.store["hearts.game?seed=7"]
    )
    assert checking.published(screen.saved) and checking.checked(screen.saved) == [True]
    assert not [name for name in screen.store if name.startswith(SECRET)]


def test_an_id_never_has_a_seed_or_a_piece_of_the_secret() -> None:
    kept = store(QUICK)
    screen = played(kept, 0)
    assert screen.saved.id.partition("-")[2] not in kept[SECRET].partition(" ")[0] and screen.saved.id[:7] == "1000000"
    linked = Screen(store(QUICK), {"seed": "a seed"})
    asyncio.run(linked.until(lambda scene: scene.moves > 2))
    assert "seed" not in linked.saved.id
