"""Devices, and who is blocked or muted: a device has a key of its own, which vouches for the key of each seat.

Whoever empties their browser has another device key, and is nobody's acquaintance any more. Somebody for whom no device
vouches is known by the key of their seat, which is of this table alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.blocked_people import BLOCKED, MUTED, Names
from hearts.app.people.code import LABEL, data_of, letters
from hearts.app.people.message import Identity
from hearts.app.people.primitives import KEY, SIGNATURE

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from hearts.app.people.primitives import Primitives
    from hearts.app.people.roster import Known

DEVICE = "table-device"
MARK = 8  # bytes of a mark


def own_device(primitives: Primitives, mapping: MutableMapping[str, str]) -> Identity:
    """Return the keys of this device, which are kept for good."""
    kept = mapping.get(DEVICE, "")
    if len(kept) != 2 * KEY or kept.strip("0123456789abcdef"):
        kept = mapping[DEVICE] = primitives.random(KEY).hex()
    return Identity(primitives, bytes.fromhex(kept))


def vouched(device: Identity, seat: str) -> str:
    """Return what a device says of the key of a seat: its own key, and its signature."""
    return f"{device.id} {letters(device.sign(_said(seat)))}"


def vouches(primitives: Primitives, device: str, seat: str, vouch: str) -> bool:
    """Return whether the device with this key has vouched for this seat."""
    key, signature = data_of(device, KEY), data_of(vouch, SIGNATURE)
    return key != b"" and signature != b"" and primitives.verified(key, _said(seat), signature)


def mark_of(primitives: Primitives, table: str, device: str) -> str:
    """Return what a table's card tells of a device: whoever knows its key knows it again, and nobody else."""
    return letters(primitives.sha256(LABEL + b"mark " + f"{table} {device}".encode())[:MARK])


class Blocked:
    """The people whom this device wants to hear nothing of, for good and everywhere, or muted: they may sit there.

    own   the key of this device: who shares it is neither blocked nor muted, for that would block all who sit here
    """

    def __init__(self, primitives: Primitives, mapping: MutableMapping[str, str], own: str = "") -> None:
        self._primitives, self._own = primitives, own
        self.blocked, self.muted = Names(mapping, BLOCKED), Names(mapping, MUTED)

    def key(self, who: Known) -> str:
        """Return the key that somebody is known by: their device's where it vouches for them, else their seat's."""
        known = who.device != "" and vouches(self._primitives, who.device, who.id, who.vouch)
        return who.device if known else who.id

    def block(self, who: Known) -> bool:
        """Hear nothing of somebody from now on. Returns False where the list is full, or they share this device."""
        key = self.key(who)
        return key != self._own and self.blocked.add(key, who.name)

    def unblock(self, key: str) -> None:
        """Hear them again."""
        self.blocked.drop(key)

    def mute(self, who: Known, on: bool) -> None:
        """Hear nothing of what somebody says, or hear it again. In a full list the newest takes the place of one."""
        key = self.key(who)
        if not on or key == self._own:
            self.muted.drop(key)
        elif not self.muted.add(key, who.name):
            self.muted.drop(next(iter(self.muted.all())))
            self.muted.add(key, who.name)

    def blocks(self, who: Known) -> bool:
        """Return whether somebody is blocked."""
        names = self.blocked.all()
        return names != {} and self.key(who) in names

    def mutes(self, who: Known) -> bool:
        """Return whether nothing is to be heard of somebody: they are muted or blocked."""
        names = self.muted.all()
        return self.blocks(who) or (names != {} and self.key(who) in names)

    def marked(self, table: str, marks: tuple[str, ...]) -> list[str]:
        """Return the names of blocked people of whose devices these are marks."""
        names = self.blocked.all() if [mark for mark in marks if mark] else {}
        return [name for key, name in names.items() if mark_of(self._primitives, table, key) in marks]


def _said(seat: str) -> bytes:
    return LABEL + b"device " + seat.encode()
