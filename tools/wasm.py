"""WebAssembly's binary format, as far as tools/runtime.py reads and writes it.

https://webassembly.github.io/spec/core/binary/index.html
"""

from collections.abc import Iterable, Iterator

HEAD = b"\0asm\1\0\0\0"
IMPORTS, GLOBALS, EXPORTS, CODE = 2, 6, 7, 10  # numbers of sections
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
TRAP = b"\0\0\x0b"  # the body of a function that has no locals and does nothing but fail

# What follows the code of an instruction: so many numbers. All that is not named here is followed by nothing.
NUMBERS = dict.fromkeys((0x11, 0x13, *range(0x28, 0x3F)), 2) | dict.fromkeys(
    (2, 3, 4, 6, 7, 8, 9, 12, 13, 16, 18, 20, 21, 24, *range(0x20, 0x27), 0x3F, 0x40, 0x41, 0x42, 0xD0, 0xD2), 1
)
WIDE = {0x43: 4, 0x44: 8}  # a float of so many bytes
CALLS = (0x10, 0x12)
BRANCHES, SELECT, CATCHES, PREFIX = 0x0E, 0x1C, 0x1F, 0xFC
PLAIN = {0, 1, 5, 10, 11, 15, 0x19, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)}
PREFIXED = {8: 2, 10: 2, 12: 2, 14: 2} | dict.fromkeys((9, 11, 13, 15, 16, 17), 1) | dict.fromkeys(range(8), 0)


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
    """What is in a section of imports: each name and its kind."""
    count, at = number_at(section, 0)
    for _ in range(count):
        _, at = name_at(section, at)
        name, at = name_at(section, at)
        yield name, section[at]
        at = after_type(section, at)


def after_type(section: bytes, at: int) -> int:
    """Where what is imported ends: a function, a table, a memory, a global or a tag."""
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


def bodies(section: bytes) -> Iterator[bytes]:
    """The functions in a section of code: for each its locals and its instructions, without its size."""
    count, at = number_at(section, 0)
    for _ in range(count):
        size, at = number_at(section, at)
        yield section[at : at + size]
        at += size


def after_locals(body: bytes) -> int:
    """Where the instructions of a function begin."""
    count, at = number_at(body, 0)
    for _ in range(count):
        _, at = number_at(body, at)
        at += 1
    return at


def called(body: bytes) -> set[int]:
    """The functions that a function calls by their number; ValueError where it has an unknown instruction."""
    found, at = set(), after_locals(body)
    while at < len(body):
        code, at = body[at], at + 1
        if code in CALLS:
            found.add(number_at(body, at)[0])
        at = after_operands(body, at, code)
    return found


def after_operands(body: bytes, at: int, code: int) -> int:
    """Where what follows an instruction's code ends."""
    if code in WIDE:
        return at + WIDE[code]
    numbers = NUMBERS.get(code, 0)
    if code in (BRANCHES, SELECT):
        count, at = number_at(body, at)
        numbers = count + (code == BRANCHES)
    elif code == PREFIX:
        code, at = number_at(body, at)
        if code not in PREFIXED:
            raise ValueError(f"an unknown instruction, {PREFIX:#x} {code}")
        numbers = PREFIXED[code]
    elif code == CATCHES:
        _, at = number_at(body, at)
        count, at = number_at(body, at)
        for _ in range(count):
            kind, at = body[at], at + 1
            for _ in range(2 if kind < 2 else 1):
                _, at = number_at(body, at)
    elif code not in NUMBERS and code not in PLAIN:
        raise ValueError(f"an unknown instruction, {code:#x}")
    for _ in range(numbers):
        _, at = number_at(body, at)
    return at


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


def constant(number: int) -> bytes:
    """The instruction for a constant of 32 bits, not negative: LEB128 with a sign, so that the last bit has to be 0."""
    made = length(number)
    return b"\x41" + (made[:-1] + bytes([made[-1] | 128, 0]) if made[-1] & 64 else made)
