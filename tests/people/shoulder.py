"""Looks over the shoulder of guests: notes each card of another that a device could know before it was played."""

import json
import re

from devices import Device
from holdings import named, reachable

from hearts.app.people.chain import Entry
from hearts.engine.cards import text as listed
from hearts.engine.deal import Deal
from hearts.engine.record import Record

PACKET = re.compile(r'"\S+ (\d+)": "[^"]* [0-9a-f]{32}"')


class Shoulder:
    """Watches all devices of a table but the host's.

    leaks   what a device could know and must not; looked: how many messages, entries, storages and pages were looked at
    """

    def __init__(self, devices: "list[Device]") -> None:
        self.devices = devices
        self.leaks: list[str] = []
        self.looked = dict.fromkeys(("messages", "entries", "storages", "pages"), 0)
        self._entries: dict[int, Entry] = {}
        self._said: dict[int, int] = {}  # cards that people have played, as they said it to all, by deal
        self._pieces: dict[tuple[str, str], dict[int, str]] = {}
        for device in devices[1:]:
            device.hears = lambda said, device=device: self.hear(device, said.decode())  # type: ignore[misc]

    def note(self) -> None:
        """Look at what the host has added to its log: each line names what its seat may know at that moment."""
        host = self.devices[0].host
        if host is None:
            return
        deal = host.held.game.deal if host.held is not None else None
        for entry in reversed(host.ledger.entries):
            if entry.number in self._entries:
                break
            self._entries[entry.number] = entry
            self.looked["entries"] += 1
            if entry.text.startswith("reveal"):
                continue
            played = deal.table.played if deal is not None else 0
            self._check(named(entry.text) & ~played, f"all are told {entry.text}")
            for id, own in entry.own.items():
                seat = host.roster.seat_of(id)
                may = seen_by(deal, seat) if deal is not None else 0
                self._check(named(own) & ~may, f"seat {seat} is told {own}")

    def hear(self, device: Device, said: str) -> None:
        """Look at a message that a device has opened."""
        head, _, body = said.partition("\n")
        kind, self.looked["messages"] = head.split(" ")[-1], self.looked["messages"] + 1
        if kind == "log":
            self._hear_log(device, body)
        elif kind == "base":
            self._hear_base(body)
        elif kind == "move":  # who plays a card tells it to all, before the host has put it in order
            self._check(int(named(body).bit_count() > 1), f"{device.name} hears {body}")
            number = int(head.split(" ")[5]) - 1  # moonshot people VERSION TABLE EPOCH DEAL
            self._said[number] = self._said.get(number, 0) | named(body)
        else:
            self._check(named(body), f"{device.name} hears {kind} {body}")

    def _hear_log(self, device: Device, body: str) -> None:
        self.note()
        first, *lines = body.split("\n")
        number = int(first.split(" ")[0])
        for line in [line for line in lines if line]:
            text, own, proof = line.split("\t")
            entry = self._entries.get(number)
            if entry is not None:
                mine = own in ("", entry.own.get(device.guest.me.id, ""))
                self._check(int(text != entry.text or not mine), f"{device.name} is told {line}")
            if not text.startswith("reveal"):
                self._check(named(proof) & ~named(text), f"{device.name} gets the proof {proof}")
            number += 1

    def _hear_base(self, body: str) -> None:
        """A table that is sent whole holds no deal that has not been revealed."""
        first, _, piece = body.partition("\n")
        number, place, count = first.split(" ")
        pieces = self._pieces.setdefault((number, count), {})
        pieces[int(place)] = piece
        if len(pieces) < int(count):
            return
        for text in json.loads("".join([pieces[at] for at in range(int(count))])):
            if text.startswith("hearts"):
                self._check(int(Record.read(text).game.phase not in ("deal", "over")), f"a base has {text[-80:]}")

    def look(self) -> None:
        """Look at what each device keeps, and at all that can be reached from its page."""
        host = self.devices[0].host
        deal = host.held.game.deal if host is not None and host.held is not None else None
        if host is None or deal is None or host.held.game.phase not in ("pass", "play"):
            return
        number = deal.table.number
        for device in self.devices[1:]:
            seat, view = host.roster.seat_of(device.guest.me.id), device.guest.table.view
            if not device.alive or seat < 0 or view is None or view.table.number != number:
                continue  # what it keeps and holds is of a deal before
            may = seen_by(deal, seat) | self._said.get(number, 0)
            for text in device.storage.values():
                self.looked["storages"] += 1
                if text.startswith("hearts "):  # the deals that are over
                    self._check(int(in_play(text)), f"{device.name} keeps {text}")
                    continue
                self._check(named(kept(text, number + 1)) & ~may, f"{device.name} keeps {text}")
            self.looked["pages"] += 1
            for wrong in held(device.guest, number, may):
                self._check(1, f"{device.name}: {wrong}")

    def _check(self, wrong: int, what: str) -> None:
        if wrong:
            self.leaks.append(what)


def in_play(text: str) -> bool:
    """Whether a record has a deal that is not over."""
    return Record.read(text).game.phase not in ("deal", "over")


def seen_by(deal: Deal, seat: int) -> int:
    """Return the cards of a deal that a seat may know; those that all may know for seat -1."""
    table = deal.table
    own = deal.dealt[seat] | deal.got[seat] if seat >= 0 else 0
    return table.played | own | (deal.kitty if seat >= 0 and table.kitty_taker == seat else 0)


def held(page: object, number: int, may: int) -> "list[str]":
    """Return what a page holds of the deal with this number, beyond the cards that its person may know."""
    wrong = []
    for place, cards in reachable(page, number):
        if cards < 0:
            wrong.append(f"{place} is a number: holdings.py must say whether it counts something or means cards")
        elif cards & ~may:
            wrong.append(f"{place} holds {listed(cards & ~may)}")
    return wrong


def kept(text: str, deal: int) -> str:
    """What a device keeps, without what its person passed in the deal before: its place ends with that number."""
    return PACKET.sub(lambda found: found[0] if found[1] == str(deal) else "", text)
