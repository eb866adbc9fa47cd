"""Devices and who is blocked: a device has a key of its own, which vouches for the key of each seat at a table.

Whoever empties their browser has another device key, and is nobody's acquaintance any more.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import LABEL, data_of, letters
from hearts.app.people.message import Identity
from hearts.app.people.primitives import KEY, SIGNATURE

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from hearts.app.people.primitives import Primitives
    from hearts.app.people.roster import Known

DEVICE, BLOCKED = "table-device", "table-blocked"
MOST = 60  # devices that are blocked; KEYS of an object at the gate are 64


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


class Blocked:
    """The people whom this device wants to hear nothing of, by the keys of their devices, with the names they had."""

    def __init__(self, primitives: Primitives, mapping: MutableMapping[str, str]) -> None:
        self._primitives, self._mapping = primitives, mapping

    @property
    def names(self) -> dict[str, str]:
        """The names of those who are blocked, by the keys of their devices."""
        plain = gate.opened_object(self._mapping.get(BLOCKED, ""))
        return {key: gate.tidy(str(name), "?") for key, name in plain.items() if data_of(key, KEY)}

    def block(self, who: Known) -> bool:
        """Hear nothing of somebody from now on. Returns False where their device is not known."""
        names = self.names
        if not self._known(who) or len(names) >= MOST:
            return False
        names[who.device] = who.name
        self._mapping[BLOCKED] = json.dumps(names)
        return True

    def unblock(self, device: str) -> None:
        """Hear them again."""
        names = self.names
        names.pop(device, None)
        self._mapping[BLOCKED] = json.dumps(names)

    def blocks(self, who: Known) -> bool:
        """Return whether somebody is blocked."""
        return who.device in self.names and self._known(who)

    def _known(self, who: Known) -> bool:
        return who.device != "" and vouches(self._primitives, who.device, who.id, who.vouch)


def _said(seat: str) -> bytes:
    return LABEL + b"device " + seat.encode()
