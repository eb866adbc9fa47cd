"""Files of JSON lines: a line is added for each result, so that no finished one is lost."""

import json
from pathlib import Path
from typing import Any


def complete_lines(text: str) -> list[str]:
    """Return the lines of a text without the last one if it was cut short while it was written."""
    return text.split("\n")[:-1]


def may_begin(text: str, key: str) -> bool:
    """Return whether a text without a complete line can be the beginning of a line whose first key is `key`."""
    head = f'{{"{key}": '
    return text.startswith(head) or head.startswith(text)


def append_line(path: Path, plain: dict[str, Any]) -> None:
    """Add a line to a file; remove first a last line that was cut short."""
    with path.open("ab+") as file:
        end = file.seek(0, 2)
        file.seek(max(0, end - 1))
        if end and file.read(1) != b"\n":
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)
        file.write(json.dumps(plain, ensure_ascii=False).encode() + b"\n")
