"""The code of a table and its link are read however people write them, and wrong ones are refused."""

import pytest
from sodium import Sodium

from hearts.app.people.code import (
    ALPHABET,
    CodeError,
    Invite,
    TableKeys,
    data_of,
    letters,
    read_code,
    read_invite,
    text_of,
)

CODE = bytes(range(7, 17))
PRINT = bytes(range(16))


@pytest.mark.parametrize("written", [str, str.lower, lambda text: text.replace("-", " "), lambda text: f" {text}\n"])
def test_a_code_is_read_in_any_case_and_with_any_spaces(written) -> None:
    assert read_code(written(text_of(CODE))) == CODE


def test_letters_that_look_like_digits_are_taken_for_them() -> None:
    text = text_of(bytes(10))
    assert read_code(text.replace("0", "o")) == bytes(10)
    one = text_of(int("00001" * 16, 2).to_bytes(10, "big"))
    assert read_code(one.replace("1", "l")) == read_code(one.replace("1", "I")) == read_code(one)


def test_no_single_wrong_letter_passes() -> None:
    text = text_of(CODE)
    for at, letter in enumerate(text):
        for other in ALPHABET if letter != "-" else "":
            if other != letter:
                with pytest.raises(CodeError, match="wrong letter"):
                    read_code(text[:at] + other + text[at + 1 :])


@pytest.mark.parametrize(
    "text", ["", "ABC", "U" * 17, text_of(CODE) + "0", "https://example.org/#game=x", "#table=", "é" * 17]
)
def test_what_is_no_code_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(CodeError):
        read_invite(text)


def test_a_link_holds_code_fingerprint_and_relay() -> None:
    invite = Invite(CODE, PRINT, "wss://relay.example/mqtt")
    assert read_invite("https://example.org/hearts/#" + invite.fragment()) == invite
    assert read_invite(invite.fragment()) == invite
    assert read_invite(text_of(CODE)) == Invite(CODE)


@pytest.mark.parametrize("name", ["Ann", "Ann B.", "Zoë & Co", "李雷", "100 %"])
def test_a_link_gives_the_name_of_the_host(name: str) -> None:
    invite = Invite(CODE, PRINT, "wss://relay.example/mqtt", name=name)
    assert read_invite("https://example.org/#" + invite.fragment()) == invite
    assert not set(invite.fragment().partition("name=")[2].partition("&")[0]) - set(
        ALPHABET.lower() + ALPHABET + "ILOUilou-%"
    )


@pytest.mark.parametrize("written", ["%", "%F", "%zz", "%FF", "%00", "%E2%80%AE", ""])
def test_a_name_in_a_link_that_cannot_be_shown_is_left_out(written: str) -> None:
    assert read_invite(f"#table={text_of(CODE)}&name={written}") == Invite(CODE)


def test_a_name_in_a_link_is_no_longer_than_a_name_and_one_line() -> None:
    assert read_invite(f"#table={text_of(CODE)}&name=a%0A{'b' * 90}").name == "a " + "b" * 18


def test_a_link_names_no_relay_but_over_websockets() -> None:
    with pytest.raises(CodeError):
        read_invite(f"#table={text_of(CODE)}&relay=javascript:alert(1)")


def test_nothing_on_the_wire_is_the_code() -> None:
    keys = TableKeys(Sodium(), CODE)
    named = [keys.table, keys.all, keys.card, keys.topic(bytes(32))]
    assert len(set(named)) == 4
    assert not [name for name in named if text_of(CODE) in name or CODE.hex() in name or letters(CODE) in name]


def test_letters_are_read_only_as_they_are_written() -> None:
    for size in (10, 16, 32, 64):
        data = bytes(range(100, 100 + size))
        assert data_of(letters(data), size) == data
        assert data_of(letters(data) + "=", size) == data_of(letters(data)[:-1], size) == b""
    assert data_of("é" * 22, 16) == b""


def test_a_link_may_name_the_tabs_of_this_browser() -> None:
    invite = Invite(CODE, PRINT, "tabs:")
    assert read_invite("#" + invite.fragment()) == invite
    with pytest.raises(CodeError):
        read_invite(f"#table={text_of(CODE)}&relay=tabs:x")
