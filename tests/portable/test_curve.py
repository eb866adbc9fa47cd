"""The group of the sealed deck by noble, through MicroPython: the vectors of RFC 9496, and whole decks as by libsodium.

The vectors were made by other tools than ours: those of the standard, and the name of the open deck by a script in
JavaScript (`tests/sealed/test_deck.py`).
"""

import pytest

from tests.portable.test_portable import BROWSER, PATHS, SHIM, in_node, needs_node
from tests.sealed.native import Native
from tests.sealed.test_deck import CARDS

BEGIN = (
    (PATHS + SHIM).format("/repo")
    + BROWSER
    + """
import js
from hearts.app.sealed.curve import Curve
from hearts.web.browser.crypto import Noble

group = Curve(Noble(await js.bring("py/hearts/web/browser/crypto.mjs")),
              await js.bring("py/hearts/web/browser/curve.mjs"))
"""
)
GENERATOR = "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76"
THIRD = "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259"
BAD = (
    "00" + "ff" * 31, "f3" + "ff" * 30 + "7f", "ed" + "ff" * 30 + "7f", "01" + "00" * 31, "01" + "ff" * 30 + "7f",
    "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
    "4eac077a713c57b4f4397629a4145982c661f48044dd3f96427d40b147d9742f", "00", "",
)  # fmt: skip
# What a person does with a deck, from numbers that stand here; the same lines run on both doors.
WHOLE = """
from hearts.app.sealed import deck
from hearts.app.tasks import at_once, no_rest
from hearts.engine.rules import Rules

held, s, root = deck.holders(Rules("classic-pc")), bytes(range(32)), b"r" * 32
opened = deck.faces(group, list(range(52)))
print(deck.name(group, opened).hex())
print(deck.secret(group, root, b"pack", 1, opened).hex(), deck.commitment(group, b"pack", 1, s).hex())
mixed = at_once(deck.mixed(group, opened, s, no_rest))
locked = at_once(deck.locked(group, mixed, s, held, no_rest))
proof = at_once(deck.proof(group, b"about", mixed, locked, s, held, no_rest))
print(deck.name(group, mixed).hex(), deck.name(group, locked).hex(), at_once(deck.fits(group, locked, 52, no_rest)))
print(group.primitives.sha256(deck.proof_written(proof)).hex())
print(at_once(deck.proved(group, b"about", mixed, locked, proof, no_rest)),
      at_once(deck.proved(group, b"other", mixed, locked, proof, no_rest)),
      at_once(deck.proved(group, b"about", mixed, locked[1:] + locked[:1], proof, no_rest)))
keys = [deck.key(group, s, mixed, 0)]
print(at_once(deck.opened(group, locked, list(range(52)), [0, 1, 2], keys, no_rest)))
"""


@needs_node
def test_the_vectors_of_rfc_9496_come_out_and_what_is_no_point_is_refused() -> None:
    source = f"""
one = bytes.fromhex("{GENERATOR}")
print(group.times(3, one).hex(), group.times(0, one) == bytes(32), group.times(5, bytes(32)) == bytes(32))
print(group.sum([1, 2], [one, one]) == group.times(3, one), group.sum([], []) == bytes(32))
print(group.sum([1, -1], [one, one]) == bytes(32), group.times(-1, one) == group.times(group_order - 1, one))
print([group.holds(bytes.fromhex(text)) for text in {BAD!r}], group.holds(one), group.holds(bytes(32)))
for act in (lambda: group.times(2, b""), lambda: group.times(2, one[1:]), lambda: group.mapped(one),
            lambda: group.sum([1, 1], [one, bytes([1] * 32)]), lambda: group.sum([1, 1], [one[:-1], one + b"\\0"])):
    try:
        print(act())
    except ValueError as problem:
        print(problem)
"""
    begin = BEGIN + "from hearts.app.sealed.group import ORDER as group_order\n"
    assert in_node("micropython", begin + source).splitlines() == [
        f"{THIRD} True True",
        "True True",
        "True True",
        f"{[False] * len(BAD)} True True",
        *["no element"] * 5,
    ]


@needs_node
def test_a_deck_is_mixed_locked_and_proved_byte_for_byte_as_by_libsodium(capsys: pytest.CaptureFixture[str]) -> None:
    exec(WHOLE, {"group": Native()})
    native = capsys.readouterr().out
    assert native.splitlines()[0] == CARDS and native.splitlines()[4] == "True False False"
    assert in_node("micropython", BEGIN + WHOLE).strip() == native.strip()
