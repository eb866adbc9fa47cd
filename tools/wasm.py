"""WebAssembly's binary format, as far as tools/runtime.py reads and writes it.

https://webassembly.github.io/spec/core/binary/index.html
"""

from collections.abc import Iterable, Iterator

HEAD = b"\0asm\1\0\0\0"
IMPORTS, EXPORTS = 2, 7  # numbers of sections
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a module, each with its number."""
    at = len(HEAD)
    while at < len(module):
        size, start = number_at(module, at + 1)
        yield module[at], module[start : start + size]
        at = start + size


def module(several: Iterable[tuple[int, bytes]]) -> bytes:
    """The module that these sections are."""
    return HEAD + b"".join(bytes([number]) + length(len(content)) + content for number, content in several)


def vector(entries: Iterable[bytes]) -> bytes:
    """The content of a section that is a row of such entries."""
    row = list(entries)
    return length(len(row)) + b"".join(row)


def imported(section: bytes) -> Iterator[tuple[str, int]]:
    """Return the entries of a section of imports: each name and its kind."""
    count, at = number_at(section, 0)
    for _ in range(count):
        _, at = name_at(section, at)
        name, at = name_at(section, at)
        yield name, section[at]
        at = after_type(section, at)


def after_type(section: bytes, at: int) -> int:
    """Return where an import ends: a function, a table, a memory, a global or a tag."""
    kind, at = section[at], at + 1
    if kind == GLOBAL:
        return at + 2
    if kind in (TABLE, TAG):
        at += 1
    if kind in (TABLE, MEMORY):
        limits, at = section[at], at + 1
        if limits & 1:
            _, at = number_at(section, at)
    return number_at(section, at)[1]


def exported(section: bytes) -> Iterator[tuple[str, bytes]]:
    """The entries of a section of exports, each with its name."""
    count, at = number_at(section, 0)
    for _ in range(count):
        start = at
        name, at = name_at(section, at)
        _, at = number_at(section, at + 1)
        yield name, section[start:at]


def name_at(section: bytes, at: int) -> tuple[str, int]:
    """The name that begins there, and where it ends."""
    size, at = number_at(section, at)
    return section[at : at + size].decode(), at + size


def number_at(section: bytes, at: int) -> tuple[int, int]:
    """The number that begins there (LEB128, unsigned), and where it ends."""
    number = shift = 0
    while True:
        byte, at = section[at], at + 1
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return number, at


def length(number: int) -> bytes:
    """The number as LEB128."""
    made = bytearray()
    while number > 127:
        made.append(number & 127 | 128)
        number >>= 7
    made.append(number)
    return bytes(made)
