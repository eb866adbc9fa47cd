"""Values: equal by class and fields, hashed alike, shown by their fields."""

from hearts.engine.record import Seat
from hearts.engine.value import Value


class Point(Value):
    """A value with two fields."""

    def __init__(self, y: int, x: int) -> None:
        self.y = y
        self.x = x


class Spot(Point):
    """Another class with the same fields."""


def test_values_are_equal_by_class_and_fields() -> None:
    assert Point(1, 2) == Point(1, 2) != Point(2, 1)
    assert Point(1, 2) != Spot(1, 2) and Point(1, 2) != (1, 2) and Point(1, 2) != None  # noqa: E711
    assert hash(Point(1, 2)) == hash(Point(1, 2)) and len({Point(1, 2), Point(1, 2), Spot(1, 3)}) == 2


def test_a_value_is_shown_by_its_fields_in_one_order_on_every_python() -> None:
    assert repr(Point(1, 2)) == "Point(x=2, y=1)"
    assert repr(Seat("person", "you", "You")) == "Seat(face='you', name='You', player='person')"
