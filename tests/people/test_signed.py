"""Results that a device signs: what is changed is noticed, and who signs anew is another person."""

import json
from random import Random
from typing import Any

import pytest
from nacl.signing import SigningKey, VerifyKey
from sodium import Sodium

from hearts.app import gate
from hearts.app.gate import GateError
from hearts.app.keeping.archive import Texts
from hearts.app.keeping.setup import company
from hearts.app.keeping.store import Store
from hearts.app.people.code import data_of, letters
from hearts.app.people.message import Identity
from hearts.app.same import board, signed
from hearts.app.same.board import Result
from hearts.app.same.entries import Entries
from hearts.app.same.what import what_is
from hearts.app.sitting.frozen import DealsOfDay, record_of
from hearts.app.sitting.journal import Journal
from hearts.app.tasks import at_once, no_rest
from hearts.arena import frozen_packages
from hearts.engine.cards import card, parse
from hearts.engine.game import Passed, Played

frozen_packages.install()
import days_2026_4.minds.daily as frozen  # type: ignore[import-not-found]  # noqa: E402 - a package of assets/days

DAY = 5
PRIMITIVES = Sodium(1)
DEVICE, OTHER = (Identity(PRIMITIVES, bytes([number]) * 32) for number in (1, 2))


def played() -> str:
    """The record of a day, whose person plays as the mind would."""
    deals = DealsOfDay(lambda: frozen.Table(DAY), True)
    journal = Journal(Store({}), lambda *_: None, deals=deals)
    journal.open(record_of(frozen.heading(DAY), company(4), (("begun", "1"),)))
    while journal.game.phase != "over":
        if journal.game.phase == "deal":
            journal.play(journal.deal())
            continue
        seat = journal.game.waiting[0]
        words = deals.table.ask(seat).split(" ", 2)[2]
        journal.play(Passed(seat, parse(words)) if journal.game.phase == "pass" else Played(seat, card(words)))
    return journal.text


RESULT = signed.sign(played(), DEVICE)


def found(text: str) -> Any:
    """Who signed a text that the frozen package finds right, and the points; else None."""
    if what_is(text).number != DAY:
        return None
    try:
        who = signed.signer(text, PRIMITIVES)
    except ValueError:
        return None
    *_, verdict = frozen.check(DAY, signed.unsigned(text))
    return (who.person, verdict) if verdict.startswith("right") else None


def test_a_result_names_its_day_and_the_device_that_played_it() -> None:
    assert (
        found(RESULT)[0] == DEVICE.id and what_is(RESULT).number == DAY and what_is(RESULT).heading.seat(0)[2] == "You"
    )
    assert RESULT.replace("\r", "") == RESULT and signed.unsigned(RESULT) == played()


def test_the_signature_is_that_of_an_independent_tool() -> None:
    """PyNaCl alone, over the bytes that docs/same.md names."""
    line = next(line for line in RESULT.split("\n") if line.startswith("signed "))
    _, key, signature = line.split(" ")
    said = b"moonshot hearts result 1\n" + RESULT.replace(line + "\n", "").encode()
    VerifyKey(data_of(key, 32)).verify(said, data_of(signature, 64))
    own = SigningKey(bytes(range(32)))
    text = played().replace("deal 1\n", f"signed {letters(bytes(own.verify_key))} SIGNATURE\ndeal 1\n", 1)
    bare = letters(own.sign(b"moonshot hearts result 1\n" + played().encode()).signature)
    assert signed.signer(text.replace("SIGNATURE", bare), PRIMITIVES).key == letters(bytes(own.verify_key))


def changed(text: str, chance: Random) -> str:
    """The text with one letter, one line or two lines changed."""
    how = chance.randrange(4)
    lines = text.split("\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    if how == 0:
        place = chance.randrange(len(text))
        return text[:place] + chance.choice("23456789TJQKACDSH 0\nx") + text[place + 1 :]
    if how == 1:
        return "\n".join(lines[:at] + lines[at + 1 :])
    if how == 2:
        lines[at], lines[other] = lines[other], lines[at]
        return "\n".join(lines)
    return "\n".join([*lines[:at], lines[other], *lines[at:]])


def test_each_of_a_thousand_changes_is_noticed() -> None:
    chance, right, tried = Random(48), found(RESULT), 0
    while tried < 1000:
        text = changed(RESULT, chance)
        if text != RESULT:
            tried += 1
            assert found(text) is None, text
    assert right is not None


def test_a_forger_who_signs_anew_is_another_person_and_cannot_change_what_follows_from_the_day() -> None:
    chance, same = Random(49), 0
    for _ in range(300):
        text = signed.sign(signed.unsigned(changed(signed.unsigned(RESULT), chance)), OTHER)
        who = found(text)
        assert who is None or who[0] == OTHER.id
        same += who is not None
    assert same < 150, "names, portraits and other notes may be changed, and nothing else"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("iq:120 ben", "iq:60 ben", "heading"),
        ("deals=4", "deals=5", "heading"),
        ("id daily-5", "id daily-6", "heading"),
        ("share published daily-5", "share published daily-4", "cards"),
    ],
)
def test_the_reason_is_said(old: str, new: str, why: str) -> None:
    text = signed.unsigned(RESULT)
    *_, verdict = frozen.check(DAY, text.replace(old, new))
    assert verdict.split()[0] == why


def test_a_mind_that_plays_otherwise_and_an_end_that_is_missing_are_told_with_their_deal() -> None:
    text = signed.unsigned(RESULT)
    *_, verdict = frozen.check(DAY, text[: text.rindex("\ntrick")] + "\n")
    assert verdict.split() == ["short", "3"]
    line = next(line for line in text.split("\n") if line.startswith("pass 2"))
    others = [code for code in ("AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S") if code not in line][:3]
    *_, verdict = frozen.check(DAY, text.replace(line, f"pass 2 {' '.join(others)}"))
    assert verdict.split()[0] in ("choice", "record")


def test_a_newer_device_is_signed_by_the_older_one_and_goes_on_as_the_same_person() -> None:
    kept: dict[str, str] = {}
    third, keeps = Identity(PRIMITIVES, bytes([3]) * 32), dict[str, str]()
    signed.take(PRIMITIVES, kept, OTHER, signed.vouch(DEVICE, OTHER.id))
    text = signed.sign(played(), OTHER, signed.chain_of(kept))
    assert signed.signer(text, PRIMITIVES) == (OTHER.id, DEVICE.id) and found(text)[0] == DEVICE.id
    signed.take(PRIMITIVES, keeps, third, signed.vouch(OTHER, third.id), signed.chain_of(kept))
    assert signed.signer(signed.sign(played(), third, signed.chain_of(keeps)), PRIMITIVES) == (third.id, DEVICE.id)
    assert signed.signer(signed.sign(played(), OTHER), PRIMITIVES).person == OTHER.id, "without that it begins anew"


def test_what_is_no_answer_for_this_device_is_refused() -> None:
    kept: dict[str, str] = {}
    right = signed.vouch(DEVICE, OTHER.id)
    for said in ("", "a b", right.replace(" ", "  x ", 1), signed.vouch(DEVICE, DEVICE.id), right[:-3] + "AAA"):
        with pytest.raises(signed.SignError):
            signed.take(PRIMITIVES, kept, OTHER, said)
    with pytest.raises(signed.SignError):
        signed.vouch(DEVICE, "no key")
    assert kept == {}


def test_a_forged_chain_is_refused() -> None:
    kept: dict[str, str] = {}
    signed.take(PRIMITIVES, kept, OTHER, signed.vouch(DEVICE, OTHER.id))
    third = Identity(PRIMITIVES, bytes([3]) * 32)
    with pytest.raises(signed.SignError):
        signed.signer(signed.sign(played(), third, signed.chain_of(kept)), PRIMITIVES)


# ---- the board -------------------------------------------------------------------------------------------------------


def test_the_board_never_takes_a_names_word() -> None:
    rows = at_once(
        board.ranked([Result("A", "Ann", "1", (10,), (12,)), Result("B", "Ann", "1", (20,), (12,))], no_rest)
    )
    assert [(row.person, row.name, row.mean) for row in rows] == [("A", "Ann", -2.0), ("B", "Ann", 8.0)]


def test_mean_interval_best_and_days_in_a_row() -> None:
    several = [Result("A", "Ann", str(number), (10 + number,), (12,)) for number in (1, 2, 3, 7)]
    (row,) = at_once(board.ranked(several, no_rest))
    assert (row.count, row.mean, row.best, row.streak) == (4, 1.25, -1, 3)
    gaps = [-1, 0, 1, 5]
    variance = sum((gap - 1.25) ** 2 for gap in gaps) / 3
    assert abs(row.range - 3.1824 * (variance / 4) ** 0.5) < 0.02, "Student's factor for four"
    assert at_once(board.ranked(several[:1], no_rest))[0].range == -1.0, "one day tells nothing of the next"


def test_a_result_reads_back_from_its_line_and_a_bad_line_is_none() -> None:
    several = [Result("A", "Ann Other", "1", (1, -10, 3, 4), (1, 2, 3, 4)), Result("B", "Ben", "2", (1,), (2,))]
    assert [board.result_of(board.line_of(each)) for each in several] == several
    assert [board.result_of(line) for line in ("x", "", "A b 1 2 c", "A 1 1,2 1 Ann")] == [None] * 4


def test_matches_rank_by_their_deals_and_apart_from_days() -> None:
    one, other = "match-00ab", "match-01cd"
    several = [
        Result("A", "Ann", one, (10, 2), (12, 4)),
        Result("A", "Ann", other, (5,), (9,)),
        Result("B", "Ben", one, (13, 4), (12, 4)),
        Result("A", "Ann", "7", (1, 2, 3, 4), (1, 2, 3, 4)),
    ]
    ann, ben = at_once(board.ranked_matches(several, no_rest))
    assert (ann.name, ann.count, ann.best) == ("Ann", 2, -4) and abs(ann.mean - -8 / 3) < 1e-9
    assert (ben.name, ben.count, ben.mean, ben.best) == ("Ben", 1, 0.5, 1) and ben.range > 0
    assert [(row.name, row.count) for row in at_once(board.ranked(several, no_rest))] == [("Ann", 1)]


@pytest.mark.parametrize("of", ["match-", "match-xyz", "x-00ab", "-1", "123456"])
def test_what_is_no_day_and_no_match_does_not_rank(of: str) -> None:
    assert board.result_of(f"A {of} 1 1 Ann") is None


def test_a_seal_holds_when_the_result_is_signed_later() -> None:
    from hearts.app.same import match

    text = signed.unsigned(RESULT)
    assert match.sealed(signed.sign(text, OTHER)) == match.sealed(text) != match.sealed(text.replace("QS", "KS", 1))


# ---- many in one file ------------------------------------------------------------------------------------------------


def many(several: list[str], indent: int | None = None) -> str:
    """A file as a version before this one wrote it, in one line or in several."""
    return json.dumps({"moonshot hearts hall": 1, "results": several}, indent=indent)


def saved(several: list[str]) -> tuple[str, int]:
    """A file as the leaderboard writes it, and how many of the oldest results have no room in it."""
    entries, parts = Entries(Texts(Store({}), "results."), no_rest), list[str]()
    for number, text in enumerate(several, 1):
        at_once(entries.take_in(f"hall.AAAAAAAAAAAA.{number}", text))
    left = at_once(entries.file(parts.append))
    return "".join(parts), left


def test_a_file_with_a_year_of_six_people_is_read_whole() -> None:
    several = [f"{number} {RESULT}" for number in range(6 * 365)]
    for file in (many(several), many(several, 2), "\ufeff \n" + many(several)):
        assert len(file) > gate.FILE and what_is(file).texts == tuple(several)


def test_the_file_of_the_leaderboard_is_as_long_as_it_can_be_read_and_loses_its_oldest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    several = [f"{number} {RESULT}" for number in range(20)]
    file, left = saved(several)
    assert left == 0 and what_is(file).texts == tuple(several)
    for module in ("hearts.app.same.what", "hearts.app.same.entries"):
        monkeypatch.setattr(f"{module}.MANY", len(file) - 1)
    shorter, left = saved(several)
    assert left == 1 and what_is(shorter).texts == tuple(several[1:])
    assert what_is(file).kind == "none" and isinstance(what_is(file).why, GateError)


@pytest.mark.parametrize("text", ['["a",\n"b",]', '["a"\n"b"]', '["a",, "b"]', '["a", "b"', '["a", "b"]]', '["a", b]'])
def test_a_list_of_results_that_is_no_json_is_no_list(text: str) -> None:
    what = what_is(f'{{"moonshot hearts hall": 1, "results": {text}}}')
    assert what.kind == "none" and isinstance(what.why, GateError)


def test_results_with_quotes_and_commas_are_read_as_they_are() -> None:
    for several in (['a", "b', '", "', ', "'], ["a\\", '\\", "'], [], ["]"], ["]}", "["]):
        assert what_is(many(several)).texts == tuple(several)
