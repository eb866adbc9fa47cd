"""Links and files that somebody made: each is short enough to be sent, and what is none of ours gets a sentence."""

import base64
import json
import zlib
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sodium import Sodium
from test_signed import DEVICE, OTHER, RESULT

from hearts.app import gate
from hearts.app.keeping.attempts import Attempts
from hearts.app.keeping.matches import Matches
from hearts.app.keeping.store import Store
from hearts.app.same import board, deals, match, signed
from hearts.app.same.daily import asked
from hearts.app.same.what import what_is
from hearts.arena import results, verify
from hearts.engine import shuffle
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.options import PRESETS
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.rules import Rules
from hearts.minds.registry import mind

ADDRESS = "https://somebody.github.io/moonshot-hearts/#match="
LONG = "Wolfeschlegelstein ö"  # twenty letters: no name may be longer
SEATS = (
    Seat(PERSON, "portrait-of-the-player", LONG),
    *[Seat("iq:120", f"portrait-{n}", f"{LONG[:18]}{n}") for n in "abc"],
)
PRIMITIVES = Sodium(1)
MATCH = match.new_match(Rules("classic-pc"), 1, SEATS, "0123456789abcdef" * 4, True)


def address(text: str) -> str:
    """The link that a page makes of a text: raw deflate, then Base64."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return ADDRESS + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def played(rules: Rules, number: int, seed: str = "") -> Record:
    """A match of so many deals, played at random: no text of moves packs worse."""
    seats = (SEATS + SEATS[1:])[: rules.players]
    record = match.new_match(rules, number, seats, Random(rules.name + seed).randbytes(32).hex(), True)
    return played_out(record)


def played_out(record: Record) -> Record:
    """A game of a published seed, played at random to its end."""
    minds, at = [mind("random")] * record.game.rules.players, record.game
    while at.phase != "over":
        if at.phase == "deal":
            shares = (("published", record.seed),)
            at = at.play(Dealt(*shuffle.dealt(at.rules, shuffle.deal_key(record.id, len(at.lines), shares)), shares))
        elif at.phase == "pass":
            seat = at.waiting[0]
            at = at.play(Passed(seat, minds[seat].give(at.view(seat), str(at.length)).choice))
        elif at.phase == "moon":
            at = at.play(Declared(at.waiting[0], minds[at.waiting[0]].declare(at.view(at.waiting[0]), at.choices())))
        else:
            seat = at.waiting[0]
            at = at.play(Played(seat, minds[seat].play(at.view(seat), str(at.length)).choice))
    return record.at(at)


@pytest.mark.parametrize("name", ["classic-pc", "deluxe", "omnibus", "spot"])
def test_an_invitation_is_under_2000_letters_and_a_whole_result_under_8000(name: str) -> None:
    record = played(Rules(name), 8)
    chain = "\n".join([f"{OTHER.id} {'A' * 86}"] * 2)
    result = signed.sign(
        verify.result(record.at(record.game, (*record.notes, ("salt", "5" * 32))).text()), DEVICE, chain
    )
    assert len(address(match.invitation(record, result))) < 2000
    assert len(address(result)) < 8000 and record.game.phase == "over" and len(record.game.lines) == 8


@pytest.mark.whole
@settings(max_examples=60, deadline=None)
@given(st.sampled_from(list(PRESETS)), st.integers(3, 6), st.text("abc", max_size=6))
def test_eight_deals_by_any_rules_with_up_to_six_players_fit_into_their_links(
    name: str, players: int, seed: str
) -> None:
    record = played(rules_of(f"{name} players={players}"), 8, seed)
    result = signed.sign(verify.result(record.text()), DEVICE)
    assert len(address(match.invitation(record, result))) < 2000
    assert len(address(result)) < 8000 and len(record.game.lines) == 8
    assert match.read_match(what_is(result)).text() == result


@pytest.mark.whole
@settings(max_examples=15, deadline=None)
@given(st.sampled_from(list(PRESETS)), st.integers(3, 6), st.sampled_from((50, 100, 200)), st.text("abc", max_size=6))
def test_each_deal_of_a_long_game_fits_into_a_link_and_the_whole_game_into_a_file(
    name: str, players: int, limit: int, seed: str
) -> None:
    """Also a game to 200 points with six players, whose record is too long for a link."""
    rules = rules_of(f"{name} players={players} limit={limit}")
    seats = (SEATS + SEATS[1:])[:players]
    record = played_out(Record(Game.new(rules), "1764240000000-5eed", f"5eed{seed}", seats, (), 2))
    text = record.text()
    assert Record.read(gate.record(text)).text() == text
    for number in range(len(record.game.lines)):
        assert len(address(deals.deal_of(record, number, 0).record.text())) < 2000


def rules_of(line: str) -> Rules:
    """The rules in a line; nothing is tried where its options contradict each other."""
    try:
        return Rules.read(line)
    except ValueError:
        assume(False)
        raise


@pytest.mark.parametrize("name", PRESETS)
def test_a_deal_by_a_link_is_under_2000_letters(name: str) -> None:
    rules = Rules(name)
    seats = (SEATS * 2)[:1] + tuple([Seat("iq:120", f"portrait-{n}", f"{LONG[:18]}{n}") for n in "abcdef"])
    record = Record(
        match.new_match(rules, 1, SEATS, "5e" * 32, True).game, "1764240000000-5eed", "", seats[: rules.players], (), 2
    )
    shares = (("house", "5eed0123456789ab" * 2),)
    at = record.game.play(Dealt(*shuffle.dealt(rules, shuffle.deal_key(record.id, 0, shares)), shares))
    deal = deals.deal_of(record.at(at), 0, 0)
    assert deal.sure and len(address(deal.record.text())) < 2000


def test_a_days_result_is_under_2000_letters() -> None:
    assert len(address(RESULT)) < 2000 and len("#daily=12") < 2000


# ---- hostile ---------------------------------------------------------------------------------------------------------

LINES = [*RESULT.split("\n"), *MATCH.text().split("\n"), "deal 2", "trick 9", "signed a b", "before a b", "{", "[[", ""]
LINES += ["rules classic-pc deals=99999999999999999999", "seat 0 person", "seat 99 x y z", "first -1", "id daily-99999"]
LINE = st.one_of(st.sampled_from(LINES), st.text(max_size=40))
TEXT = st.one_of(st.text(max_size=300), st.lists(LINE, max_size=25).map("\n".join), st.lists(
    st.tuples(st.integers(0, len(RESULT)), st.text(max_size=3)), min_size=1, max_size=4
).map(lambda cuts: spliced(RESULT, cuts)))  # fmt: skip


def spliced(text: str, cuts: "list[tuple[int, str]]") -> str:
    """The text with some letters put in place of others."""
    for at, new in cuts:
        text = text[:at] + new + text[at + len(new) :]
    return text


def refused(act: object, *given: object) -> None:
    """Call it: it does what it does, or says why not in a sentence."""
    try:
        act(*given)  # type: ignore[operator]
    except ValueError as error:
        assert len(str(error).split()) > 1, f"{type(error)}: {error}"


@settings(max_examples=300, deadline=None)
@given(TEXT)
def test_a_hostile_text_gets_a_sentence_and_throws_nothing_else(text: str) -> None:
    for act in (match.read_match, deals.read_deal):
        refused(act, what_is(text))
    refused(signed.signer, text, PRIMITIVES)
    refused(signed.take, PRIMITIVES, {}, DEVICE, text)
    refused(signed.vouch, DEVICE, text)
    refused(Matches(Store({})).take_in, "match-00", text)
    read = board.result_of(text)
    assert (read is None or read.par) and Attempts.read(text).upto(0) == []
    assert 0 <= what_is(text).number < 100_000 and isinstance(what_is(text).heading.seat(0)[2], str)
    assert isinstance(asked(text, 27), int)


@settings(max_examples=150, deadline=None)
@given(TEXT)
def test_hearts_verify_says_what_is_wrong_with_a_hostile_file(text: str) -> None:
    for part in results.each_in(text):
        found = results.checked(part)
        assert found.state != "checked" or found.person in ("", DEVICE.id[:12])
        assert len(found.line("x").split()) > 2


@settings(max_examples=100, deadline=None)
@given(st.recursive(st.one_of(st.none(), st.integers(), st.text(max_size=9)), lambda inner: st.one_of(
    st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(["moonshot hearts hall", "results", "head"]), inner)
)))  # fmt: skip
def test_a_hostile_file_with_many_is_read_as_what_it_is(plain: object) -> None:
    assert all(isinstance(each.text, str) for each in results.each_in(json.dumps(plain)))
