"""The page's own module of JavaScript."""

from js import doors

__all__ = ["doors"]
