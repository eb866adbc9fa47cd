"""What portable modules ask of `typing`, on MicroPython, which has no such module."""

from collections import namedtuple

TYPE_CHECKING = False


def NamedTuple(name, fields):
    """A named tuple; the types of its fields are for checkers only."""
    return namedtuple(name, [field for field, _ in fields])


def dataclass_transform(**_):
    """Tells type checkers that a class makes its constructor from its fields; says nothing at run time."""
    return lambda decorated: decorated
