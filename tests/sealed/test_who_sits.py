"""Who sits at a table: what follows from the entries of its people, and what none of them can do to the others."""

from hearts.app.people.block import Blocked
from hearts.app.people.names import NAMES
from hearts.app.sealed import house as houses
from hearts.app.sealed.house import ANY, EMPTY, SITS, WAITS, House, Law, rested
from hearts.app.sealed.log import Entry
from hearts.app.sealed.votes import MOST
from hearts.engine.rules import Rules
from tests.people.sodium import Sodium

FOUR = Rules("classic-pc").text()
THREE = Rules("classic-pc", players=3, remainder="remove").text()
SIX = Rules("classic-pc", players=6, remainder="remove").text()
ANN, BEN, CAT, DAN, EVE, FAY = [bytes([number]) * 32 for number in range(1, 7)]
EXCHANGE = "ab" * 32


class Table:
    """A house, and the law that the log and the cards would give it."""

    def __init__(self, rules: str = FOUR, people: "tuple[bytes, ...]" = ()) -> None:
        self.house, self.number = House(), 0
        self.law = Law(ANN, (ANN, *people[1:]))
        assert self.say(ANN, "rules", rules)
        for person in people:
            assert self.sit(person)

    def say(self, author: bytes, kind: str, body: str) -> bool:
        """Whether an entry fits; then it counts."""
        self.number += 1
        entry = Entry(author, self.number, kind, body, str(self.number).encode(), b"")
        after = houses.step(self.house, self.law, entry)
        self.house = after if after is not None else self.house
        return after is not None

    def sit(self, key: bytes, name: str = "", seat: int = ANY, number: int = 0, device: str = "-") -> bool:
        return self.say(key, "sit", f"{seat} {number} {EXCHANGE} {device} - ann {name or chr(64 + key[0])}")

    def begin(self, *people: bytes) -> None:
        """A game goes on, and a deal is in play."""
        self.law = Law(ANN, people, True, True, (), people)

    def rest(self) -> None:
        """The deal is over; the game goes on."""
        self.house, self.law = rested(self.house), Law(ANN, self.law.voters, False, True)

    def over(self) -> None:
        self.rest()
        self.law = Law(ANN, self.law.voters)

    @property
    def seats(self) -> list[bytes]:
        return [key for key, _ in self.house.seats]


def test_three_to_six_sit_where_they_like_or_in_the_next_free_seat() -> None:
    for rules, people in ((THREE, (ANN, BEN, CAT)), (SIX, (ANN, BEN, CAT, DAN, EVE, FAY))):
        assert Table(rules, people).seats == list(people)
    table = Table()
    assert table.sit(ANN, seat=2) and table.sit(BEN, seat=2) and table.sit(CAT, seat=3)
    assert table.seats == [BEN, b"", ANN, CAT] and table.house.sitting == (BEN, ANN, CAT)
    assert not table.sit(ANN) and not table.sit(DAN, seat=4)


def test_who_comes_during_a_deal_waits_and_who_leaves_is_gone_with_it() -> None:
    table = Table(FOUR, (ANN, BEN, CAT))
    table.begin(ANN, BEN, CAT)
    assert table.sit(DAN) and table.seats == [ANN, BEN, CAT, b""]
    assert table.sit(EVE, seat=1) and table.say(BEN, "leave", "0")
    assert table.seats[1] == BEN and table.house.left == (BEN,)
    assert not table.say(BEN, "leave", "0") and not table.sit(BEN)
    table.rest()
    assert table.seats == [ANN, EVE, CAT, DAN] or table.seats == [ANN, DAN, CAT, EVE]
    assert table.house.waits == () and table.house.person(BEN) is None
    assert table.sit(BEN) and table.house.waits == ((BEN, 0, ANY),)
    assert table.say(CAT, "leave", "0") and table.seats.count(b"") == 1  # between two deals at once


def test_two_at_one_device_sit_apart_and_leave_together_or_the_second_alone() -> None:
    table = Table(FOUR, (ANN, BEN))
    assert table.sit(BEN, "Bob", number=1) and table.house.seats[2] == (BEN, 1)
    assert not table.sit(CAT, "Cy", number=1)  # beside nobody
    assert table.house.sitting == (ANN, BEN)
    table.begin(ANN, BEN)
    assert not table.say(BEN, "leave", "1")
    table.rest()
    assert table.say(BEN, "leave", "1") and table.house.seats[2] == EMPTY and table.house.person(BEN) is not None
    assert table.sit(BEN, "Bob", number=1) and table.say(BEN, "leave", "0") and table.seats == [ANN, b"", b"", b""]


def test_names_are_signed_tidied_and_told_apart_the_same_for_all() -> None:
    table = Table()
    assert table.sit(ANN, "Ann") and table.sit(BEN, "\u202eAnn\u200b") and table.sit(CAT, "Аnn")  # the last is Cyrillic
    names = [person.name for person in table.house.people]
    assert len(set(names)) == 3 and names[0] == "Ann" and names[1] == "Ann 2"
    assert table.say(CAT, "look", "0 ben Cat") and not table.say(DAN, "look", "0 ben Ann")
    assert [(person.face, person.name) for person in table.house.people if person.key == CAT] == [("ben", "Cat")]
    assert len([1 for turn in range(20) if table.say(CAT, "look", f"0 ben Cat{turn}")]) < 6


def test_at_a_public_table_nobody_is_called_what_a_stranger_wrote() -> None:
    table = Table()
    assert table.say(ANN, "keep", "public on") and table.sit(ANN, "Otter") and table.sit(BEN, "Otter")
    assert table.sit(CAT, "some rude words")
    assert len({person.name for person in table.house.people} & set(NAMES)) == 3
    assert not table.say(ANN, "keep", "public off") and not table.say(ANN, "keep", "write on")


def test_only_the_leader_keeps_the_table_and_not_during_a_game() -> None:
    table = Table(FOUR, (ANN, BEN, CAT))
    orders = [("swap", "0 1"), ("rules", THREE), ("keep", "patience 30"), ("mind", "2 pauline"), ("chair", BEN.hex())]
    assert [kind for kind, body in orders if table.say(BEN, kind, body)] == []
    assert [kind for kind, body in orders if not table.say(ANN, kind, body)] == []
    assert table.seats == [BEN, ANN, CAT] and table.house.kept("patience") == "30" and table.house.heir == BEN
    table.begin(ANN, BEN, CAT)
    assert not table.say(ANN, "swap", "0 1") and not table.say(ANN, "rules", FOUR) and not table.say(ANN, "mind", "1 x")
    assert not table.say(ANN, "keep", "hint on") and table.say(ANN, "keep", "clock 40")
    table.over()
    assert table.say(ANN, "rules", SIX) and table.seats[:3] == [BEN, ANN, CAT] and len(table.seats) == 6
    assert not table.say(ANN, "keep", "patience 7") and not table.say(ANN, "keep", "noise on")
    assert not table.say(ANN, "chair", DAN.hex())  # nobody whose word does not count


def test_a_table_is_never_smaller_than_its_people() -> None:
    table = Table(FOUR, (ANN, BEN, CAT, DAN))
    assert not table.say(ANN, "rules", THREE)
    assert table.say(CAT, "leave", "0") and table.say(ANN, "rules", THREE)
    assert table.seats == [ANN, BEN, DAN]


def test_the_leader_asks_somebody_to_leave_before_a_game_and_later_more_than_half_do() -> None:
    table = Table(FOUR, (ANN, BEN, CAT, DAN))
    assert not table.say(BEN, "ask", CAT.hex()) and table.say(ANN, "ask", DAN.hex())
    assert table.seats == [ANN, BEN, CAT, b""] and not table.sit(DAN)
    table.begin(ANN, BEN, CAT)
    assert not table.say(ANN, "ask", CAT.hex())
    assert table.sit(EVE) and table.say(ANN, "ask", EVE.hex())  # who has no seat
    vote = f"remove {CAT.hex()}"
    assert table.say(ANN, "vote", vote) and table.house.left == () and not table.say(ANN, "vote", vote)
    assert not table.say(CAT, "vote", vote) and not table.say(DAN, "vote", vote)
    assert table.say(BEN, "vote", vote) and table.house.left == (CAT,)
    table.rest()
    assert table.seats == [ANN, BEN, b"", b""] and not table.sit(CAT)


def test_nobody_is_sent_away_from_a_table_of_two_and_a_removed_device_stays_away() -> None:
    table = Table(FOUR, (ANN, BEN))
    table.begin(ANN, BEN)
    assert table.say(ANN, "vote", f"remove {BEN.hex()}") and table.house.left == ()
    other = Table(FOUR, (ANN,))
    assert other.sit(BEN, device="dd" * 16) and other.say(ANN, "ask", BEN.hex())
    assert not other.sit(CAT, device="dd" * 16) and other.sit(CAT, device="ee" * 16)


def test_patience_and_clock_go_when_all_want_it_and_one_may_refuse() -> None:
    table = Table(FOUR, (ANN, BEN, CAT))
    table.begin(ANN, BEN, CAT)
    assert table.say(BEN, "vote", "patience 0") and table.say(CAT, "vote", "patience 0")
    assert table.say(ANN, "refuse", "patience 0") and table.house.kept("patience") == "60"
    assert len([1 for person in (CAT, BEN, ANN) if table.say(person, "vote", "patience 0")]) == 3
    assert table.house.kept("patience") == "0" and not table.say(ANN, "vote", "patience 0")
    assert not table.say(ANN, "vote", "clock 0") and not table.say(DAN, "refuse", "patience 0")
    begun = 0
    for _ in range(MOST + 20):
        table.say(ANN, "keep", "clock 20")
        begun += table.say(BEN, "vote", "clock 0")
        table.say(CAT, "refuse", "clock 0")
    assert begun == MOST - 1


def test_strangers_with_the_link_fill_neither_the_log_nor_all_seats_for_ever() -> None:
    table = Table(SIX, (ANN, BEN, CAT, DAN, EVE))
    table.begin(ANN, BEN, CAT, DAN, EVE)
    came = [key for key in [bytes([9, number]) * 16 for number in range(200)] if table.sit(key)]
    assert len(came) == WAITS and len(table.house.people) == 5 + WAITS
    assert len([key for key in came if table.say(ANN, "ask", key.hex())]) == WAITS  # the leader sees them
    body = "cd" * 32 + " " + ",".join(["aa" * 26] * 5)
    assert not table.say(BEN, "code", body) and table.say(ANN, "code", body)
    assert table.house.coded == (ANN, BEN, CAT, DAN, EVE)
    assert [1 for _ in range(40) if table.say(ANN, "code", body)] == [1, 1, 1]
    in_and_out = Table()
    assert len([1 for n in range(200) if in_and_out.sit(bytes([8, n]) * 16) and in_and_out.say(bytes([8, n]) * 16,
               "leave", "0")]) == SITS  # fmt: skip


def test_the_last_visit_of_a_device_speaks_for_it() -> None:
    table = Table(FOUR, (ANN, BEN))
    assert not table.house.silent(BEN, "aa" * 8)
    assert table.say(BEN, "at", "1 " + "bb" * 8) and not table.say(BEN, "at", "1 " + "aa" * 8)
    assert table.house.silent(BEN, "aa" * 8) and not table.house.silent(BEN, "bb" * 8)
    assert table.say(BEN, "at", "2 " + "aa" * 8) and not table.house.silent(BEN, "aa" * 8)
    assert not table.say(CAT, "at", "1 " + "cc" * 8) and not table.say(ANN, "at", "1 cc")


def test_what_is_no_entry_of_people_changes_nothing() -> None:
    table = Table(FOUR, (ANN, BEN))
    before = table.house
    for kind in houses.KINDS:
        for body in (
            "",
            " ",
            "0",
            "-1 9",
            "x y z",
            "999999999999",
            "0 0",
            "-2 0 0 0 0 0 0",
            "\u00b2 0",
            "remove zz",
            "remove",
        ):
            if (kind, body) not in (("leave", "0"), ("mind", "0 0")):
                assert not table.say(ANN, kind, body), (kind, body)
    assert table.house is before


def test_who_is_muted_or_blocked_here_is_so_on_this_device_alone() -> None:
    table = Table(FOUR, (ANN, BEN))
    kept: dict[str, str] = {}
    blocked, ben = Blocked(Sodium(1), kept), table.house.person(BEN)
    assert ben is not None and not blocked.mutes(ben)
    blocked.mute(ben, True)
    assert blocked.mutes(ben) and not blocked.blocks(ben) and Blocked(Sodium(1), kept).mutes(ben)
    assert blocked.block(ben) and blocked.blocks(ben) and not Blocked(Sodium(1), {}).mutes(ben)
