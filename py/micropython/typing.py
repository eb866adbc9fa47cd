"""The one name of `typing` that portable modules ask for, on MicroPython, which has no such module."""

TYPE_CHECKING = False
