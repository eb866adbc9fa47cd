"""All that Python's types and modules offer to minds, called with whatever is at hand: for used.py, in a worker.

What comes of it does not matter; what cannot be done is an error, which is told as text, as a mind's failure would be.
"""

import _bisect
import _collections
import _functools
import _heapq
import _json
import _operator
import _random
import asyncio
import bisect
import calendar
import collections
import copy
import dataclasses
import enum
import functools
import gc
import heapq
import itertools
import json
import math
import operator
import random
import re
import traceback
import typing
import warnings
from collections.abc import Callable
from typing import Any

MODULES = (
    *(bisect, copy, enum, functools, heapq, itertools, json, math, operator, random, re),
    *(_bisect, _collections, _functools, _heapq, _json, _operator, _random),
)
OPERATORS = """
    add sub truediv floordiv mod and_ or_ xor lt le eq ne gt ge is_ contains getitem concat rshift iadd isub iand ior
"""
# What would wait, never end, take all memory, ask somebody, or make something that Python does not bear.
AWAY = """
    count repeat cycle product seed getrandbits randbytes factorial perm comb prod pow ipow __pow__ __rpow__ __ipow__
    lshift ilshift __lshift__ __rlshift__ __ilshift__ mul imul __mul__ __rmul__ __imul__ zfill ljust rjust center
    expandtabs __del__ __class__ __new__ __init__ __init_subclass__ __setstate__ __subclasshook__
"""
FORMS = ("", ".3f", "e", "g", "+,.1f", "%", "010", ">12", "x", "b", "_d", "n", "r")
NUMBERS = (0.0, 1.5, -3.25, 1e22, 1e-9, math.inf, math.nan, 7, 10**30)
LARGE = (7, 10**18, -(10**30))
WRONG = (
    "1 / 0",
    "deep(10**6)",
    "{}['?']",
    "[][1]",
    "int('x')",
    "None.x",
    "'a' + 1",
    "next(iter(()))",
    "bytes(1 << 40)",
)


def some() -> list[Any]:
    """One of each type, made anew."""
    return [
        *(0, 3, -7, True, 2.5, -0.1, 1j, 5**40, "a b", "♥", b"ab", bytearray(b"ab"), None, ...),
        *([3, 1, 2], (1, 2), {1, 2}, frozenset((1,)), {"a": 1}, range(5), slice(1, 2), len, int, str, KeyError("k")),
        *(lambda *given: given, iter([1, 2]), (number for number in (1, 2)), re.compile("(a)(?P<b> )?")),
        *(collections.OrderedDict(a=1), collections.deque((1, 2)), collections.Counter("aab"), random.Random(1)),
        collections.defaultdict(int),
    ]


def tried(called: Callable[..., Any], *given: Any) -> str:
    """What a call comes to, as text."""
    try:
        got = called(*given)
        if hasattr(got, "__next__"):
            got = list(itertools.islice(got, 9))
        return repr(got)[:20]
    except BaseException as error:
        return str(error)


def deep(depth: int) -> int:
    """Calls itself so many times."""
    return deep(depth - 1) + 1 if depth else 0


async def modules() -> None:
    """Every function of the modules, with none to three arguments."""
    for module in MODULES:
        for name in sorted(set(dir(module)) - set(AWAY.split())):
            called, given = getattr(module, name), some() * 2
            if callable(called) and name[0] != "_":
                for start in range(len(some())):
                    tried(called, given[start])
                for start, count in itertools.product(range(0, len(some()), 5), (0, 2, 3)):
                    tried(called, *given[start : start + count])
        await asyncio.sleep(0)


async def types() -> None:
    """Every method and operator of the types, with none, one or two arguments."""
    for number, one in enumerate(some()):
        for name in sorted(set(dir(one)) - set(AWAY.split())):
            if name[0] == "_" and name[1] != "_":
                continue
            method = getattr(one, name, None)
            tried(method)
            for two, three in zip(some(), some()[3:] + some()[:3], strict=True):
                tried(method, two)
                tried(getattr(some()[number], name, None), two, three)
        for two in some():
            for name in OPERATORS.split():
                tried(getattr(operator, name), some()[number], two)
        await asyncio.sleep(0)


def texts() -> None:
    """Numbers and things as text."""
    for one in NUMBERS:
        for form in FORMS:
            tried(format, one, form)
    for one in some():
        tried(lambda one: f"{one!r:>9} {one!s} {one}" % one, one)
        tried("%5s %r %d %.3f %x".__mod__, (one, one, one, one, one))
        tried(json.dumps, one)
        tried(copy.deepcopy, one)
        tried(lambda one: [*one, {**one}], one)
    for made in LARGE:
        tried(divmod, made, 10**9 + 7)
        tried(pow, made, 12345, 10**9 + 9)
        tried(lambda one: (one * one, one << 3, one >> 3, str(one), int(str(one)), one % 7, one / 3), made)


def errors() -> None:
    """Errors, and what is told of them."""
    for wrong in WRONG:
        try:
            eval(wrong)
        except BaseException as error:
            traceback.format_exception(error)
    warnings.warn("one", stacklevel=1)


def crowd() -> None:
    """Much at once, and then nothing of it."""
    many = [{str(number): [number, number / 3, float(number) ** 0.5, "x" * number]} for number in range(3000)]
    many.sort(key=lambda one: -len(str(one)))
    json.loads(json.dumps(many))
    sorted({number * 7919 % 10007 for number in range(10000)})
    calendar.month_name[2].upper().split()
    del many
    gc.collect()


@dataclasses.dataclass(frozen=True, order=True)
class Point:
    """A class as the minds have them."""

    x: int
    y: float = 2.0


class Color(enum.Enum):
    """Another one."""

    RED = 1


class Pair(typing.NamedTuple):
    """A third one."""

    one: int
    two: str = "b"


def classes() -> None:
    """What classes do."""
    sorted([Point(3), Point(1, 5.0)])
    dict.fromkeys([Point(1), dataclasses.replace(Point(1), x=4)])
    repr((Color(1), Color["RED"], Pair(1)._replace(two="c")._asdict(), functools.lru_cache(5)(len)("ab")))
    typing.get_type_hints(Point)


async def late() -> None:
    """Tasks that end, wait too long and are called off."""
    await asyncio.wait_for(asyncio.sleep(0.01), 5)
    try:
        await asyncio.wait_for(asyncio.sleep(5), 0.01)
    except TimeoutError:
        task = asyncio.create_task(asyncio.sleep(5))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, asyncio.sleep(0), return_exceptions=True)


async def main() -> None:
    """All of it."""
    texts()
    errors()
    crowd()
    classes()
    await late()
    await modules()
    await types()
