"""The table of all that is kept: texts of earlier versions read as they did, and what is written is read again."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from test_archive import archive
from test_export import CAST, RUNNING, breathe, day_texts, results
from test_match_by_link import played

from hearts.app import gate
from hearts.app.keeping import attempts, laid_deals, own, pars, progress, review_results
from hearts.app.keeping.export import Intake
from hearts.app.keeping.kinds import KINDS, Kind, kind_of
from hearts.app.keeping.matches import KeptMatch, Matches
from hearts.app.keeping.settings import Settings
from hearts.app.keeping.setup import Setup
from hearts.app.keeping.shelf import Shelf
from hearts.app.keeping.store import Store
from hearts.app.words.locale import say
from hearts.engine.record import heading
from hearts.engine.rules import Rules

GOLDEN = json.loads((Path(__file__).parent / "kept.json").read_text("utf-8"))
LONG = "x" * 90  # of an id


def taken(texts: "dict[str, str]") -> "tuple[Intake, dict[str, str]]":
    """What an import makes of these texts where nothing is kept."""
    mapping: dict[str, str] = {}
    intake = Intake(Store(mapping), archive(), results(mapping), breathe)
    for name, text in texts.items():
        asyncio.run(intake.take_text([name, text], "99"))
    return intake, mapping


def test_a_text_of_each_kind_reads_as_it_did() -> None:
    intake, mapping = taken(GOLDEN["texts"])
    assert mapping == GOLDEN["kept"] and intake.chosen == GOLDEN["chosen"]
    assert intake.setup is not None and intake.setup.text() == GOLDEN["setup"]
    assert intake.table is not None and intake.table.text() == GOLDEN["table"]
    counts = [intake.games, intake.rules, intake.casts, intake.double, intake.unread, intake.lost]
    assert (counts, intake.problem) == (GOLDEN["counts"], "")


def test_rules_that_cannot_be_read_take_no_others_with_them() -> None:
    intake, mapping = taken({"rules": '[["a", "spot"], ["b", "whist"], 7, ["c"], ["d", "omnibus"]]'})
    assert own.OwnRules(Store(mapping)).all() == [("a", "spot"), ("d", "omnibus")]
    assert (intake.rules, intake.unread) == (2, 3)


def test_each_kind_that_a_file_has_is_among_these_texts() -> None:
    there = [kind.name for kind in map(kind_of, GOLDEN["texts"]) if kind is not None]
    assert set(there) == {kind.name for kind in KINDS if kind.take is not None}


def test_each_kind_has_a_name_that_a_player_reads() -> None:
    assert [kind.name for kind in KINDS if not say("kept-kind", kind=kind.name, about="")] == []


# ---- the limit at writing is the limit at reading --------------------------------------------------------------------


def rules(store: Store) -> None:
    for number in range(own.MOST + 3):
        own.OwnRules(store).keep(f"Mine {number}", Rules("spot", limit=number + 10))


def reviews(store: Store) -> None:
    costs = {1000 + moves: 999.0 for moves in range(60)}
    for number in range(review_results.MOST + 3):
        review_results.Judged(store).keep(
            f"{LONG} {number}", review_results.Verdict(number % 9, 26, 50, costs, review_results.OWN)
        )


def pars_of_long_games(store: Store) -> None:
    kept = pars.Pars(store)
    for number in range(700):
        line = ",".join(["-100"] * pars.DEALS)
        store.put("pars", store.get("pars") + f"{line} {LONG}{number}\n")
        kept.keep(f"{LONG}{number}", 0, -100)


def layouts(store: Store) -> None:
    for number in range(laid_deals.MOST + 3):
        laid_deals.Laid(store).keep(f"\u00e4\u00f6\u00fc {number}", "\u00e9" * laid_deals.LARGEST)


def all_days(store: Store) -> None:
    several = [
        attempts.Attempt(day, "1" * 15, "2" * 15, (-99,) * 9, (-99,) * 9, (), "k" * 64) for day in range(1, 9000)
    ]
    store.put("days", attempts.Attempts(several[:-1]).text())
    attempts.keep(store, several[-1])


def problems(store: Store) -> None:
    done = progress.of_store(store)
    for number in range(progress.MOST + 3):
        done.rated(f"{number:07}", 3, number % 2 == 0, 20_000)
    progress.keep(store, done)


def match(store: Store) -> None:
    record = played()
    text = f"{record.text()}# {'x' * 40_000}\n"
    several = {"at": "5", "head": heading(record), "own": text, "other": text, "left": text}
    Matches(store).put(KeptMatch(record.id, several))


def settings(store: Store) -> None:
    store.put("settings", Settings().text({f"of tomorrow {number}": "x" * 2000 for number in range(60)}))


FILL: "dict[str, Callable[[Store], object]]" = {
    "game": lambda store: store.put("game?seed=7", RUNNING),
    "setup": lambda store: store.put("setup", Setup(Rules("spot")).text()),
    "settings": settings,
    "rules": rules,
    "cast": lambda store: own.OwnCasts(store).keep("mine", CAST),
    "reviews": reviews,
    "picture": lambda store: store.put("picture", "data:image/jpeg;base64," + "A" * 380_000),
    "problems": problems,
    "days": all_days,
    "day": lambda store: store.put("day.27", day_texts(5)["hearts.day.27"]),
    "laid": layouts,
    "pars": pars_of_long_games,
    "match": match,
}
OVER = {"reviews", "rules", "laid", "pars", "problems", "days"}  # kinds of which there can be too much


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.take and not kind.drawer], ids=lambda kind: kind.name)
def test_what_is_written_beyond_the_limit_reads_back_equal_without_its_oldest(kind: Kind) -> None:
    mapping: dict[str, str] = {}
    FILL[kind.name](Store(mapping))
    (name,), (text,) = [key[len("hearts.") :] for key in mapping], mapping.values()
    assert len(text) <= kind.most
    intake, there = taken({name: text})
    assert (intake.unread, intake.lost, intake.problem) == (0, 0, "")
    if kind.name == "settings":
        assert intake.chosen == json.loads(text)
    elif kind.name == "setup":
        assert intake.setup is not None and intake.setup.text() == text
    else:
        assert there == mapping
    assert kind.full(text) == (kind.name in OVER)


@pytest.mark.parametrize("name", sorted(OVER))
def test_your_data_says_which_kinds_lose_their_oldest(name: str) -> None:
    store = Store({})
    FILL[name](store)
    assert [(item.kind, item.full) for item in Shelf(store).items()] == [(name, True)]
    store = Store({"hearts.reviews": "5 0 90 - a\n", "hearts.laid": '[["A", "1"]]', "hearts.pars": "7 a\n"})
    assert [item for item in Shelf(store).items() if item.full] == []


@pytest.mark.parametrize(
    ("name", "text", "lost"),
    [
        ("reviews", "".join([f"1 {deal} 90 - b\n" for deal in range(review_results.MOST)]), 1),
        ("pars", "".join([f"7 b{number}\n" for number in range(pars.MOST)]), 1),
        ("laid", json.dumps([[f"b{number}", "1"] for number in range(laid_deals.MOST)]), 1),
        ("rules", json.dumps([[f"b{number}", f"spot limit={number + 11}"] for number in range(own.MOST)]), 1),
        (
            "days",
            attempts.Attempts(
                [attempts.Attempt(day, "1" * 15, "", (), (), (), "") for day in range(20_000, 99_000)]
            ).text(),
            1,
        ),
    ],
)
def test_an_import_says_how_many_of_the_oldest_have_no_room(name: str, text: str, lost: int) -> None:
    first = {"reviews": "1 0 90 - a\n", "pars": "7 a\n", "laid": '[["a", "1"]]', "rules": '[["a", "spot limit=10"]]'}
    mapping = {f"hearts.{name}": first.get(name, "1 1 2 - - - -\n")}
    intake = Intake(Store(mapping), archive(), results(mapping), breathe)
    asyncio.run(intake.take_text([name, text], "99"))
    assert (intake.unread, intake.lost) == (0, lost)


def test_a_result_that_could_not_be_read_again_is_not_kept_with_its_match() -> None:
    mapping: dict[str, str] = {}
    record = played()
    matches = Matches(Store(mapping))
    matches.put(KeptMatch(record.id, {"at": "5", "head": heading(record)}))
    with pytest.raises(gate.GateError):
        matches.put(KeptMatch(record.id, {"at": "5", "head": heading(record), "other": "x" * gate.PART}))
    found = matches.find(record.id)
    assert found is not None and found.other == ""


def test_a_name_belongs_to_one_kind() -> None:
    for name, kind in (("game", "game"), ("game?daily-3", "game"), ("days", "days"), ("day.3", "day")):
        found = kind_of(name)
        assert found is not None and found.name == kind
    assert [name for name in ("daysy", "day", "", "gamé", "secret", "cast.", "rules2") if kind_of(name)] == []
