"""Python's values as JavaScript's."""

from jsffi import to_js

__all__ = ["to_js"]
