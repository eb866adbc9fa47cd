"""What a device keeps of the table at which its person sits: the way there, who they are, what they have promised."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.chair import read_claim
from hearts.app.people.code import Invite, data_of, exchange_of, letters
from hearts.app.people.memory import Memory
from hearts.app.people.message import Identity
from hearts.app.people.primitives import KEY
from hearts.app.people.promises import Promises

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from hearts.app.people.chair import Claim
    from hearts.app.people.primitives import Primitives

KEPT = "table-guest"
MOVED = "table-moved"  # whose seat goes on at another device


class KeptTable:
    """What is kept of one table. What changes it does not save it, unless it says so.

    invite        the way there; host, exchange: the keys of the host who is followed, empty where none is known
    stranger      whether the lobby has led here, and no link: then the table must be a public one
    mistrusted    a host who was taken on trust, before a link named the host
    epoch         of the code; wanted: seat, face and name, or WATCH, as they were asked for; empty where nothing was
    seated        who sat at the table when it was seen last; memory: what is remembered of it; promises: what was made
    heir, claim   the person of the next host until it has told the table; the claim by which it went on without the
                  host before, empty where that one has signed
    me            the person; moved: whether they go on somewhere else, so that nothing is kept here any more
    """

    def __init__(
        self, primitives: Primitives, mapping: MutableMapping[str, str], name: str, invite: Invite, seed: bytes
    ) -> None:
        self._mapping, self._name = mapping, name
        self.invite, self.stranger = invite, invite.public
        self.host, self.exchange, self.mistrusted = b"", b"", b""
        self.epoch, self.wanted = 1, ""
        self.heir, self.claim = "", ""
        self.seated: list[str] = []
        self.memory, self.promises = Memory(), Promises(primitives)
        self.me = Identity(primitives, self.restore() or seed or primitives.random(32))
        self.moved = self.wanted != "" and mapping.get(MOVED, "") == self.me.id

    @property
    def text(self) -> str:
        """All that is kept, as it is kept."""
        return self._mapping.get(self._name, "")

    def save(self) -> None:
        """Keep it, unless the person goes on somewhere else."""
        if self.moved:
            return
        invite = self.invite
        kept = {
            "code": invite.code.hex(),
            "relay": invite.relay,
            "print": letters(invite.fingerprint) if invite.fingerprint else "",
            "host": letters(self.host) if self.host else "",
            "exchange": letters(self.exchange) if self.exchange else "",
            "seed": self.me.seed.hex(),
            "epoch": self.epoch,
            "public": self.stranger,
            "seat": self.wanted,
            "seated": self.seated,
            "promises": self.promises.plain(),
            "seen": self.memory.plain(),
            "heir": self.heir,
            "claim": self.claim,
        }
        self._mapping[self._name] = json.dumps(kept)

    def restore(self) -> bytes:
        """Take up what was kept of this table, and return the person's seed; empty where nothing of it was kept."""
        self.epoch = 1
        kept = gate.parse_object(self._mapping.get(self._name, ""))
        seed = str(kept.get("seed"))
        if kept.get("code") != self.invite.code.hex() or len(seed) != 2 * KEY or seed.strip("0123456789abcdef"):
            return b""
        self.host = data_of(str(kept.get("host")), KEY)
        self.exchange = exchange_of(str(kept.get("exchange")))
        self.stranger = self.stranger or kept.get("public") is True
        epoch = kept.get("epoch")
        self.epoch = epoch if isinstance(epoch, int) else 1
        self.promises.recall(kept.get("promises"))
        self.memory = Memory(kept.get("seen"))
        self.wanted = str(kept.get("seat") or "")
        self.heir, self.claim = str(kept.get("heir") or ""), str(kept.get("claim") or "")
        if self.invite.fingerprint and not kept.get("print"):
            self.mistrusted, self.host = self.host, b""  # until a card shows that the link means this host
        seated = kept.get("seated")
        self.seated = [str(each) for each in seated] if isinstance(seated, list) else []
        return bytes.fromhex(seed)

    def forget(self) -> None:
        """Keep nothing of this table any more."""
        self._mapping.pop(self._name, None)

    def follow(self, host: bytes, exchange: bytes) -> None:
        """Follow the host with these keys."""
        self.host, self.exchange = host, exchange

    def believe(self) -> None:
        """Note that a card has shown which host the link means."""
        self.mistrusted = b""

    def go_to(self, code: bytes, fingerprint: bytes) -> None:
        """Find the table by this code, and its host by this fingerprint."""
        self.invite = Invite(code, fingerprint, self.invite.relay)

    def enter(self, epoch: int) -> None:
        """Note the number of the code."""
        self.epoch = epoch

    def want(self, words: str) -> None:
        """Note what was asked for, and save it."""
        self.wanted = words
        self.save()

    def see(self, seated: list[str]) -> None:
        """Note who sits at the table; save it where that is news."""
        if seated != self.seated:
            self.seated = seated
            self.save()

    @property
    def reached(self) -> int:
        """The last entry that is remembered of the log of the host who is followed."""
        return 0 if self.claim else self.memory.number

    def expect(self, heir: str, claim: str) -> None:
        """Note that another host is to tell the table, see `claim`: what is remembered is of the one before."""
        self.heir, self.claim = heir, claim

    def read_claim(self) -> Claim | None:
        """Return that claim; None where there is none, or none that reads."""
        try:
            return read_claim(self.claim)
        except ValueError:
            return None

    def settle(self) -> None:
        """Note that the host who is followed has told the table."""
        if self.claim:
            self.memory = Memory()
        self.heir, self.claim = "", ""

    def remember(self, memory: Memory) -> None:
        """Remember this of the table from now on."""
        self.memory = memory

    def move_away(self) -> None:
        """Note that the person goes on somewhere else."""
        self.moved = True
        self._mapping[MOVED] = self.me.id

    def come_back(self) -> None:
        """Note that the person goes on here, with what was kept last."""
        self.moved = False
        self._mapping.pop(MOVED, None)
        self.restore()


def kept_invite(mapping: MutableMapping[str, str], kept: str = KEPT) -> Invite | None:
    """Return the invitation to the table at which somebody sat on this device last; None where nobody did."""
    plain = gate.parse_object(mapping.get(kept, ""))
    code, print_ = plain.get("code"), plain.get("print")
    if not isinstance(code, str) or len(code) != 20 or code.strip("0123456789abcdef") or not isinstance(print_, str):
        return None
    return Invite(bytes.fromhex(code), data_of(print_, 16), str(plain.get("relay") or ""))
