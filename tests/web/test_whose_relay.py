"""The door of a table of people: what it is called, whose relay it tells, and which relays may be chosen."""

import json

import pytest

from hearts.app.people.code import Invite
from hearts.app.people.relays import Relay, read
from hearts.app.words.locale import say
from hearts.web.people.door import offered, said_title, told_relay, told_whose
from hearts.web.people.rows import told_patience

PAGE = "https://hearts.example/"
HOUSE, FAR = "ws://192.168.1.20:8001/", "wss://relay.example:8084/mqtt"
RELAYS = [Relay("one", FAR, True), Relay("two", "wss://other.example", False)]
CODE, PRINT = bytes(range(10)), bytes(range(16))


def test_the_title_invites_with_the_hosts_name_where_the_link_gives_one() -> None:
    assert said_title("Ann") == say("party-door-with", name="Ann")
    assert said_title("") == say("party-door-join")


@pytest.mark.parametrize(
    ("address", "known", "sentence"),
    [
        ("tabs:", True, "party-whose-tabs"),
        (HOUSE, True, "party-whose-own"),
        (HOUSE, False, "party-whose-house"),
        ("ws://127.0.0.1:22", False, "party-whose-house"),
        (FAR, False, "party-whose"),
        ("wss://broker.emqx.io.friends.example/mqtt", False, "party-whose"),
    ],
)
def test_the_line_above_the_button_says_whose_relay_it_is(address: str, known: bool, sentence: str) -> None:
    whole = address.partition("://")[2].partition("/")[0]
    relay = Relay("one", address, False) if known else None
    assert told_whose(address, relay, PAGE) == say(sentence, relay=whole), "the whole name, also of a long one"


def test_a_relay_of_this_page_is_called_as_the_page_calls_it() -> None:
    assert told_whose(FAR, RELAYS[0], PAGE) == say("party-whose", relay="one")
    assert told_whose(FAR, RELAYS[0], "https://relay.example/hearts/") == say("party-whose-here")
    assert told_whose(FAR, None, "https://relay.example/hearts/") != say("party-whose-here"), "a link names it"


def test_the_fold_tells_what_the_relay_sees_and_warns_of_none_in_the_house() -> None:
    sees, public = say("party-relay-sees"), say("party-relay-public")
    assert sees in told_relay(FAR, False) and public not in told_relay(FAR, False)
    assert public in told_relay(FAR, True)
    assert sees not in told_relay(HOUSE, False) and say("party-relay-house") in told_relay(HOUSE, False)


def test_a_link_leads_to_one_relay_and_a_code_alone_to_any() -> None:
    assert offered(Invite(CODE, PRINT), RELAYS) == RELAYS[:1], "the link names none where it is the page's first"
    assert [one.address for one in offered(Invite(CODE, PRINT, HOUSE), RELAYS)] == [HOUSE]
    assert offered(Invite(CODE, PRINT, FAR), RELAYS) == RELAYS[:1]
    assert offered(Invite(CODE), RELAYS) == offered(None, RELAYS) == RELAYS


def test_a_list_says_which_relay_is_a_free_public_service() -> None:
    rows = [{"name": "one", "address": FAR, "public": True}, {"name": "two", "address": HOUSE, "public": "yes"}]
    assert [relay.public for relay in read(json.dumps(rows))] == [True, False]


@pytest.mark.parametrize(("seconds", "sentence"), [(60, "minute"), (30, "told"), (0, "none")])
def test_a_minute_of_patience_is_called_one(seconds: int, sentence: str) -> None:
    assert told_patience(seconds) == say(f"party-patience-{sentence}", count=seconds)
