"""Who sits down for the next game: who takes whose place, who comes back, who follows."""

from hearts.app.casts.cast import Character
from hearts.app.keeping.setup import company
from hearts.engine.record import PERSON, Seat
from hearts.minds.temper import EVEN
from hearts.web.casts import regulars
from hearts.web.dialogs.party import Party


class Sets(dict[str, object]):
    """No set has been read yet: the regulars alone are known."""

    def character(self, key: str) -> "Character | None":
        return next((one for one in regulars() if one.key == key), None)


def party(players: int = 4) -> Party:
    """The usual company at a table for so many."""
    made = Party(Sets(), lambda: "you")  # type: ignore[arg-type]
    made.open(company(4)[1:])
    made.seated(players)
    made.count = players - 1
    return made


def faces(one: Party) -> "list[str]":
    return [who.face for who in one.everybody]


def test_who_has_a_seat_changes_places() -> None:
    one = party()
    assert sorted(one.sit(0, "ben")) == [0, 2] and faces(one) == ["ben", "michele", "pauline"]
    assert one.sit(1, "kenji") == [1] and faces(one) == ["ben", "kenji", "pauline"]


def test_a_person_gets_a_free_portrait_and_a_name_and_is_no_mind() -> None:
    one = party()
    assert one.sit(1, PERSON) == [1] and one.sit(2, PERSON) == [2]
    assert [(who.name, who.face) for who in one.everybody[1:]] == [("Player 2", "guest"), ("Player 3", "club")]
    assert [who.face for who in one.minds()] == ["pauline"]
    one.take([Character("dev", "Dev", "", 140, EVEN, "dev", {}, {})] * 3)
    assert faces(one) == ["dev", "guest", "club"], "people keep their seats"


def test_who_leaves_a_smaller_table_comes_back_to_a_larger_one() -> None:
    one = party(6)
    assert faces(one) == ["pauline", "michele", "ben", "rosa", "kenji"]
    one.count = 2
    assert [who.face for who in one.minds()] == ["pauline", "michele"]
    assert one.follower("pauline") == "ben", "who waits for a larger table may change places"
    assert one.sit(0, "ben") == [0, 2] and faces(one)[:3] == ["ben", "michele", "pauline"]


def test_others_do_not_change_with_the_table_of_the_last_game() -> None:
    seats = [Seat("iq:110", "pauline", "Pauline")]
    one = party()
    one.open(seats)
    one.call(0, "Paula")
    assert seats[0].name == "Pauline" and one.seated(2)[0].name == "Paula"
