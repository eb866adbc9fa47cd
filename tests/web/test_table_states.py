"""Each state of a table of people has its words: at the door, beside the table, and where something is asked."""

from collections.abc import Callable
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from hearts.app.people.roster import Roster, person
from hearts.app.words.locale import say
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.web.people.ends import asked
from hearts.web.people.news import News, changes
from hearts.web.people.people import searched, told_gone, told_search
from hearts.web.people.rows import presence
from hearts.web.people.trouble import told
from hearts.web.people.votes import about, titled


@pytest.mark.parametrize(
    ("where", "link", "waited", "online", "sentence"),
    [
        ("other", "good", False, True, "party-other"),
        ("looking", "good", False, True, "party-looking-table"),
        ("looking", "slow", True, True, "party-no_table"),
        ("looking", "opening", False, True, "party-looking"),
        ("looking", "lost", True, True, "party-unreached"),
        ("looking", "lost", True, False, "party-offline"),
        ("looking", "closed", True, True, "party-refused"),
    ],
)
def test_the_door_says_why_no_table_is_shown(where: str, link: str, waited: bool, online: bool, sentence: str) -> None:
    told = told_search(searched(where, link, waited, online), "wss://relay.example/", False)
    assert told == say(sentence, relay="relay.example")


def test_a_code_that_may_be_of_another_relay_leads_to_the_choice() -> None:
    assert told_search("silent", "wss://relay.example/", True) == say("party-no_table-code")


@pytest.mark.parametrize(
    ("why", "sentence"), [("asked", "party-gone"), ("link", "party-watch-link"), ("watching", "party-watch-over")]
)
def test_who_is_no_more_at_the_table_reads_why(why: str, sentence: str) -> None:
    assert told_gone(why) == say(sentence)


def device(link: str = "good", **guest: object) -> SimpleNamespace:
    """A device at a table in the middle of a game."""
    table = SimpleNamespace(roster=SimpleNamespace(state="game"))
    known = dict({"story": "", "asleep": False, "host_away": False, "where": "joined", "table": table}, **guest)
    return SimpleNamespace(link=link, address="wss://relay.example/", host=None, guest=SimpleNamespace(**known))


@pytest.mark.parametrize(
    ("at", "sentence"),
    [
        (device(story="another"), "party-story"),
        (device("closed"), "party-refused"),
        (device("lost"), "party-lost"),
        (device(asleep=True, host_away=True, where="joining"), "party-asleep"),
        (device(host_away=True), "party-host_away"),
        (device(), ""),
    ],
)
def test_what_holds_a_table_up_is_said_beside_it(at: SimpleNamespace, sentence: str) -> None:
    assert told(at) == (say(sentence, relay="relay.example") if sentence else "")  # type: ignore[arg-type]


@pytest.mark.parametrize(("state", "seat", "name"), [("lobby", 1, "Bea"), ("lobby", -1, ""), ("game", 1, "")])
def test_before_a_game_a_guest_reads_who_deals(state: str, seat: int, name: str) -> None:
    seats = [SimpleNamespace(name="Ann"), SimpleNamespace(name="Bea")]
    roster = SimpleNamespace(state=state, seats=seats, host="b", seat_of=lambda id: seat)
    at = device(table=SimpleNamespace(roster=roster))
    assert told(at) == (say("party-wait_host", name=name) if name else "")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("asks", "instead", "title"),
    [
        ("take", False, "party-chair-take-title"),
        ("agree", False, "party-chair-agree-title"),
        ("on", False, "party-on-title"),
        ("on", True, "party-instead-title"),
        ("follow", False, "party-follow-title"),
        ("offered", False, "party-offered-title"),
    ],
)
def test_each_question_about_the_hosts_chair_has_a_title_a_text_and_two_answers(
    asks: str, instead: bool, title: str
) -> None:
    found, texts, no, yes = asked(asks, "Ben", 3, instead)
    assert found in (say(title), say(title, name="Ben")) and all(texts) and no != yes


def test_who_may_go_on_with_another_host_reads_why_and_who_follows_reads_from_which_deal() -> None:
    assert asked("offered", "Ben")[1][0] == say("party-on-instead")
    assert asked("follow", "Ben", 3)[1] == (say("party-follow-text", name="Ben", count=3),)


@pytest.mark.parametrize("what", ["undo", "concede", "patience", "clock", "again"])
def test_each_vote_says_what_is_proposed_and_what_comes_of_it(what: str) -> None:
    assert titled(what, "Ben") and about(what, "Ben")


def test_while_the_host_is_silent_the_seats_say_whom_this_page_hears_itself() -> None:
    roster = SimpleNamespace(person_in=lambda seat: f"id{seat}", standing=())
    chair = SimpleNamespace(there=SimpleNamespace(present=lambda: ["id1"]))
    guest = SimpleNamespace(signs=dict.fromkeys(range(3), "here"), host_away=True, chair=chair)
    guest.me = SimpleNamespace(id="id2")
    signs = [presence(guest, roster, seat, False) for seat in range(3)]  # type: ignore[arg-type]
    assert signs == ["away", "here", "here"]
    guest.host_away = False
    assert presence(guest, roster, 0, False) == "here"  # type: ignore[arg-type]


def test_who_was_away_and_replaced_reads_it_when_they_are_back_and_so_do_the_others() -> None:
    ids = ["A" * 43, "B" * 43]
    seats = tuple([Seat(person(id), "guest", name) for id, name in zip(ids, ("Ann", "Ben"), strict=True)])
    seats += (Seat("instinct", "ben", "Kenji"), Seat("instinct", "rosa", "Rosa"))
    here = Roster(Rules.read("classic-pc"), seats, ids[0], state="game")
    away = here.with_mind(1, True)
    assert changes(here, away, ids[0]) == [(say("party-stands", name="Ben"), "")]
    assert changes(away, here, ids[0]) == [(say("party-again_here", name="Ben"), "")]
    assert changes(away, here, ids[1]) == [(say("party-replaced"), "turn")]


def test_whose_clock_ran_out_reads_so_and_how_they_go_on_and_the_others_read_whose_it_was() -> None:
    late: list[Callable[[int], None]] = []
    seats = tuple([Seat("instinct", name, name) for name in ("Ann", "Ben", "Kenji")])
    table = SimpleNamespace(
        events=SimpleNamespace(tell=lambda on_late: late.append(on_late)), roster=SimpleNamespace(seats=seats)
    )
    guest = SimpleNamespace(table=table, seat=1, up_to_date=True)
    news = News(MagicMock(), guest, [])  # type: ignore[arg-type]
    told: list[tuple[str, str]] = []
    news.tell = lambda sentence, sound="": told.append((sentence, sound))  # type: ignore[method-assign]
    late[0](1)
    late[0](0)
    guest.up_to_date = False  # the page reads what was played while it was closed
    late[0](1)
    assert told == [(say("party-late"), "turn"), (say("party-late-other", name="Ann"), "")]
