"""The host's chair: who is to be the host of a table from now on, and who has signed that.

A claim names the table as it stands between two deals, and the keys of the next host. Whoever agrees signs it with the
key of their seat. It is good when everybody who is there has signed; where the host before signs it too, an old link
still leads to the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.bases import deal_hashes
from hearts.app.people.chain import HEAD, hashed
from hearts.app.people.code import LABEL, data_of, exchange_of, fingerprint, letters
from hearts.app.people.primitives import KEY, SIGNATURE
from hearts.engine.value import Value

if TYPE_CHECKING:
    from hearts.app.people.message import Identity
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.roster import Roster
    from hearts.engine.record import Record

WORDS = 8  # of a claim
MOST_TRIES = 2  # after so many restarts of a deal's shares others may want another host
SPAN, SPANS = 10_000, 9_999  # entries that a log has room for, until another host's may begin; and such places
MOST_SIGNS = 6  # people who sign a claim: a table has no more seats
MOST_HANDED = 4  # claims by which an old link leads to the host of today
GAME = 60  # letters of a game's id


class Claim(Value):
    """Who is to be the host, of which table.

    game, deals, past   the game, how many of its deals are over, and the hash of all their moves
    epoch, before       of the table; the key of the host before
    id, public, exchange   of the next host: its person, and the keys of the host itself
    """

    def __init__(
        self, game: str, deals: int, past: str, epoch: int, before: bytes, id: str, public: bytes, exchange: bytes
    ) -> None:
        self.game, self.deals, self.past, self.epoch = game, deals, past, epoch
        self.before, self.id, self.public, self.exchange = before, id, public, exchange

    def text(self) -> str:
        """Return the claim as one line, which is what people sign."""
        keys = [letters(self.before), self.id, letters(self.public), letters(self.exchange)]
        return " ".join([self.game or "-", str(self.deals), self.past, str(self.epoch)] + keys)

    def signed_by(self, primitives: Primitives, key: bytes, signature: str) -> bool:
        """Return whether the owner of this key has signed the claim."""
        data = data_of(signature, SIGNATURE)
        return data != b"" and primitives.verified(key, signed(self.text()), data)

    def sign(self, me: Identity) -> str:
        """Return one's signature under it."""
        return letters(me.sign(signed(self.text())))


class Handed(Value):
    """A claim with the signatures under it.

    host    the signature of the host before, empty where it was gone; people: the signature of each person, by id
    """

    def __init__(self, claim: Claim, host: str, people: dict[str, str]) -> None:
        self.claim, self.host, self.people = claim, host, people

    def text(self, people: bool = True) -> str:
        """Return it as one line; `people`: with their signatures."""
        signs = " ".join([f"{id}:{self.people[id]}" for id in sorted(self.people)]) if people else ""
        return f"{self.claim.text()}|{self.host}|{signs}"

    def by_host(self, primitives: Primitives) -> bool:
        """Return whether the host before has signed it."""
        return self.claim.signed_by(primitives, self.claim.before, self.host)

    def by(self, primitives: Primitives, ids: list[str]) -> bool:
        """Return whether all of these have signed it, the next host's person among them, and nobody else."""
        if self.claim.id not in ids or sorted(ids) != sorted(self.people):
            return False
        # It ends at the first false one: a signature is dear to check, and anybody can write many false ones.
        return all(self.claim.signed_by(primitives, data_of(id, KEY), self.people[id]) for id in ids)


def read_claim(text: str) -> Claim:
    """Return the claim in this line; ValueError for anything else."""
    words = text.split(" ")
    if len(words) != WORDS or len(words[0]) > GAME or len(words[2]) != HEAD:
        raise ValueError("This is no claim.")
    before, public, exchange = data_of(words[4], KEY), data_of(words[6], KEY), exchange_of(words[7])
    fits = before and public and exchange and data_of(words[5], KEY)
    if not fits or not gate.digits(words[1], 4) or not gate.digits(words[3], 6):
        raise ValueError("This is no claim.")
    game = "" if words[0] == "-" else words[0]
    return Claim(game, int(words[1]), words[2], int(words[3]), before, words[5], public, exchange)


def read_handed(text: str) -> Handed:
    """Return what `Handed.text` wrote; ValueError for anything else."""
    claim, host, people = text.split("|")
    signs, words = {}, people.split()
    if len(words) > MOST_SIGNS:
        raise ValueError("Fewer people sit at a table than signatures stand here.")
    for word in words:
        id, _, signature = word.partition(":")
        signs[id] = signature
    return Handed(read_claim(claim), host, signs)


def new_claim(roster: Roster, record: Record | None, before: bytes, id: str, host: Identity) -> Claim:
    """Return the claim that this person is to hold the table, as it stands, with the keys of this host."""
    told = deal_hashes(record)
    return Claim(roster.game, len(told), past(told), roster.epoch, before, id, host.public, host.exchange)


def first_entry(claim: Claim) -> int:
    """Return the number with which the log of this claim's host begins, where it begins anew: far from those of other
    hosts, so that what somebody says of an earlier log, or of one that others do not know yet, is of no entry here."""
    return SPAN * (1 + int.from_bytes(claim.public[:4], "big") % SPANS)


def history(record: Record | None, deals: int = 1_000_000) -> str:
    """Return the hash of the first deals in a record."""
    return past(deal_hashes(record)[:deals])


def past(deals: list[str]) -> str:
    """Return the hash of these deals, each of which is told by its own hash."""
    return hashed("past", *deals)


def leads_to(primitives: Primitives, print_: bytes, chain: list[Handed], public: bytes) -> bool:
    """Return whether these claims lead from the host with this fingerprint to the host with this key, each signed by
    the host before."""
    for handed in chain:
        claim = handed.claim
        if fingerprint(primitives, claim.before) == print_ and handed.by_host(primitives):
            if claim.public == public:
                return True
            print_ = fingerprint(primitives, claim.public)
    return False


def signed(text: str) -> bytes:
    """Return the bytes that are signed of a claim."""
    return LABEL + b"chair " + text.encode()
