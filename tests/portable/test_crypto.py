"""The cryptography of the page, by the noble libraries through MicroPython: vectors of its standards, and libsodium.

The vectors are those of RFC 6234, 5869, 8032, 7748 and of draft-irtf-cfrg-xchacha.
"""

import pytest

from tests.portable.test_portable import BROWSER, PATHS, SHIM, in_node, needs_node

pytestmark = needs_node

BEGIN = (
    (PATHS + SHIM).format("/repo")
    + BROWSER
    + """
import js
from hearts.web.browser.crypto import Noble

noble = Noble(await js.bring("py/hearts/web/browser/crypto.mjs"))
"""
)
VECTORS = (
    ("noble.sha256(b'abc')", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
        "noble.derived(b'\\x0b' * 22, b'', 42)",
        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
    ),
    ("noble.signing_public(secret)", "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"),
    (
        "noble.sign(secret, b'\\x72')",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    ("noble.shared(scalar, point)", "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"),
    ("noble.seal(key, nonce, ladies, beside)[:16]", "bd6d179d3e83d43b9576579493c0e939"),
    ("noble.seal(key, nonce, ladies, beside)[-16:]", "c0875924c1c7987947deafd8780acf49"),
)
GIVEN = """
secret = bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
scalar = bytes.fromhex("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4")
point = bytes.fromhex("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c")
key, nonce = bytes(range(0x80, 0xa0)), bytes(range(0x40, 0x58))
beside = bytes.fromhex("50515253c0c1c2c3c4c5c6c7")
ladies = (b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
          b"sunscreen would be it.")
"""


def test_the_vectors_of_the_standards_come_out() -> None:
    told = in_node("micropython", BEGIN + GIVEN + "\n".join([f"print(({act}).hex())" for act, _ in VECTORS]))
    assert told.split() == [value for _, value in VECTORS]


def test_what_was_changed_or_has_no_shape_is_refused_and_nothing_is_thrown() -> None:
    source = """
public, said = noble.signing_public(secret), noble.sign(secret, b"one")
sealed = noble.seal(key, nonce, ladies, beside)
large = said[:32] + (int.from_bytes(said[32:], "little") + 2 ** 252 + 27742317777372353535851937790883648493).to_bytes(
    32, "little")
none, all_of_them = bytes([1]) + bytes(31), bytes([1]) + bytes(63)
print(noble.verified(public, b"one", said), noble.opened(key, nonce, sealed, beside) == ladies)
print([noble.verified(*each) for each in (
    (public, b"two", said), (public, b"one", large), (none, b"one", all_of_them), (b"", b"one", said),
    (public, b"one", b""), (bytes([255]) * 32, b"one", said))])
print([noble.opened(*each) for each in (
    (key, nonce, sealed), (key, nonce, sealed[:-1] + b"?", beside), (key, nonce, b"", beside), (b"", nonce, sealed))])
print(noble.shared(scalar, bytes(32)), noble.shared(scalar, none), noble.shared(scalar, b"short"))
print(len(noble.random(32)), noble.random(8) != noble.random(8), noble.opened(key, nonce, noble.seal(key, nonce, b"")))
try:
    noble.sign(b"short", b"")
except ValueError as problem:
    print(problem)
"""
    assert in_node("micropython", BEGIN + GIVEN + source).splitlines() == [
        "True True",
        "[False, False, False, False, False, False]",
        "[None, None, None, None]",
        "b'' b'' b''",
        "32 True b''",
        "a key or a nonce has the wrong size",
    ]


def test_libsodium_reads_what_the_page_signs_and_seals() -> None:
    bindings = pytest.importorskip("nacl.bindings")
    source = """
print(noble.sign(secret, ladies).hex())
print(noble.seal(key, nonce, ladies, beside).hex())
print(noble.exchange_public(scalar).hex())
"""
    signed, sealed, public = in_node("micropython", BEGIN + GIVEN + source).split()
    given: dict[str, bytes] = {}
    exec(GIVEN, given)
    verifier, signer = bindings.crypto_sign_seed_keypair(given["secret"])
    assert bindings.crypto_sign(given["ladies"], signer)[:64].hex() == signed
    assert bindings.crypto_sign_open(bytes.fromhex(signed) + given["ladies"], verifier) == given["ladies"]
    opened = bindings.crypto_aead_xchacha20poly1305_ietf_decrypt(
        bytes.fromhex(sealed), given["beside"], given["nonce"], given["key"]
    )
    assert opened == given["ladies"]
    assert bindings.crypto_scalarmult_base(given["scalar"]).hex() == public
