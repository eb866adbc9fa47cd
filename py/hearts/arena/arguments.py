"""Arguments of the command line: adds commands to its parser and reads numbers."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Commands = _SubParsersAction[ArgumentParser]


def command(commands: Commands, name: str, says: str) -> ArgumentParser:
    """Add a command and return its parser; `says` is its help, in the list of commands too."""
    return commands.add_parser(name, help=says, description=f"{says[0].upper()}{says[1:]}.")


def whole_number(word: str, least: int = 1) -> int:
    """Read a whole number of at least `least`."""
    if not word.isdecimal() or int(word) < least:
        raise ArgumentTypeError(f"“{word}” is not a whole number from {least}.")
    return int(word)


def from_zero(word: str) -> int:
    """Read a whole number of at least 0."""
    return whole_number(word, 0)


def above_zero(word: str) -> float:
    """Read a number above 0."""
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise ArgumentTypeError(f"“{word}” is not a number above 0.")
    return number
