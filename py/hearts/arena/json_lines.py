"""Lines: a file of JSON to which one line after the other is added, so that what was done is never lost."""

import json
from pathlib import Path
from typing import Any


def complete_lines(text: str) -> list[str]:
    """Return the lines of a text, without a last one that was cut short while it was written."""
    return text.split("\n")[:-1]


def may_begin(text: str, key: str) -> bool:
    """Return whether a text without a whole line can be the beginning of a line that begins with `key`."""
    head = f'{{"{key}": '
    return text.startswith(head) or head.startswith(text)


def append_line(path: Path, plain: dict[str, Any]) -> None:
    """Write a line at the end of a file; one that was cut short there is cut off first."""
    with path.open("ab+") as file:
        end = file.seek(0, 2)
        file.seek(max(0, end - 1))
        if end and file.read(1) != b"\n":
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)
        file.write(json.dumps(plain, ensure_ascii=False).encode() + b"\n")
