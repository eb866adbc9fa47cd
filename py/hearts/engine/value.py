"""A value: equal to any other of its class with equal fields, and shown by its fields."""

from __future__ import annotations


class Value:
    """The base of small values that are not made by the thousand; those compare their fields themselves."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple([value for _, value in self._fields()]))

    def __repr__(self) -> str:
        fields = ", ".join([f"{name}={value!r}" for name, value in self._fields()])
        return f"{type(self).__name__}({fields})"

    def _fields(self) -> list[tuple[str, object]]:
        """Return names and values, in one order on every Python: MicroPython's `__dict__` has none."""
        return [(name, self.__dict__[name]) for name in sorted(self.__dict__)]
