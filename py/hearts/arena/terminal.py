"""Output to the terminal: it shows texts from files and programs, and obeys nothing in them.

A character that would move the cursor, rename the window, ring the bell, end the line or turn the direction of writing
is written as its escape, such as `\\x1b`; so is one that the console cannot encode.
"""

import re
import sys
from io import TextIOWrapper
from typing import TextIO

# Controls, ends of lines, marks of direction, halves of letters.
OBEYED = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")


def escaped(line: str) -> str:
    """Return a line with all that a terminal would obey written as escapes."""
    return OBEYED.sub(lambda match: match[0].encode("unicode_escape").decode(), line)


def print_lines(*lines: str) -> None:
    """Print lines to standard output."""
    print("".join([f"{escaped(line)}\n" for line in lines]), end="")


def warn(message: str) -> None:
    """Print one line to standard error."""
    print(f"hearts: {escaped(message)}", file=sys.stderr)


def escape_output() -> None:
    """Let both outputs write characters that the console cannot encode as escapes."""
    for output in (sys.stdout, sys.stderr):
        if isinstance(output, TextIOWrapper):
            output.reconfigure(errors="backslashreplace")


def use_utf_8(*streams: TextIO) -> None:
    """Let streams read and write UTF-8, whatever the console is set to."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="strict")
