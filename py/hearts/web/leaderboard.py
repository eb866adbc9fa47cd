"""The leaderboard of this device: it signs the player's own results, and takes in those that are right."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.keeping import attempts as kept
from hearts.app.keeping.archive import Texts
from hearts.app.keeping.store import DAY, RESULTS
from hearts.app.same.board import day_of
from hearts.app.same.entries import Entries
from hearts.app.same.what import is_signed, what_in_parts, what_is
from hearts.app.words.board import WrongError
from hearts.app.words.locale import Refused, say
from hearts.app.words.notices import missing
from hearts.engine.heading import heading_of
from hearts.web.browser import clock, export
from hearts.web.matches import matches

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from hearts.app.keeping.matches import KeptMatch
    from hearts.app.people.message import Identity
    from hearts.app.same.board import Result
    from hearts.app.same.what import What
    from hearts.app.sitting.session import Session
    from hearts.web.days import Daily
    from hearts.web.ways import PageWays, Told
    from hearts.web.with_people import WithPeople

SAVED = "moonshot-hearts-results.json"


class Leaderboard:
    """Signs the player's own results, and takes in those that are right; one for the page."""

    def __init__(self, session: Session, daily: Daily, people: WithPeople, ways: Callable[[Told], PageWays]) -> None:
        self._session, self._daily, self._people, self._ways = session, daily, people, ways
        self._entries: Entries | None = None
        self._opening = asyncio.Lock()

    # ---- who signs ------------------------------------------------------------------------------------------------

    async def device(self) -> Identity | None:
        """Return the keys of this device; None where there is no cryptography."""
        primitives = await self._people.primitives()
        if primitives is None:
            return None
        from hearts.app.people.block import own_device

        return own_device(primitives, _mapping())

    async def person(self) -> str:
        """Return the key by which the board knows the person here; empty where there is none."""
        device = await self.device()
        if device is None:
            return ""
        from hearts.app.same import signed

        pairs = signed.chain_of(_mapping()).split("\n")
        return pairs[-1].split(" ")[0] if pairs[-1] else device.id

    async def answer_device(self, text: str) -> str:
        """Return the answer to the key of a newer device. Save the answer of an older one, and return "". Raises
        ValueError where it is neither."""
        device, primitives = await self.device(), await self._people.primitives()
        from hearts.app.same import signed

        if device is None or primitives is None:
            raise signed.SignError("board-missing")
        words = text.split()
        if len(words) < 2:
            chain = signed.chain_of(_mapping()).replace("\n", " ")
            return f"{signed.vouch(device, text)} {chain}".strip()
        pairs = [" ".join(words[at : at + 2]) for at in range(3, len(words) - 1, 2)]
        signed.take(primitives, _mapping(), device, " ".join(words[:3]), "\n".join(pairs))
        return ""

    async def sign(self, told: Told) -> str:
        """Sign the results of this device that are not signed yet, and take them in. Returns why that is not
        possible, or ""."""
        await self.entries()
        why = await self._sign_days(told)
        why = await self._sign_matches(told) or why
        return await self._check_waiting(told) or why

    async def _sign_days(self, told: Told) -> str:
        there = set()
        for result in list(self.results):
            there.add((day_of(result), result.own))
            await clock.rest()
        done = [each for each in self._daily.days.upto(self._daily.today) if each.done]
        several = [each for each in done if not each.key or (each.number, each.own) not in there]
        several = [each for each in several if self._session.shelf.store.get(f"{DAY}{each.number}")]
        if not several:
            return ""
        device = await self.device()
        if device is None:
            return say("board-missing")
        from hearts.app.same import signed

        store, why = self._session.shelf.store, ""
        for each in several:
            text = store.get(f"{DAY}{each.number}")
            if not each.key:  # else another device of this person has signed it
                text = signed.sign(text, device, signed.chain_of(_mapping()))
                store.put(f"{DAY}{each.number}", text)
                self._daily.keep(kept.with_changes(each, key=device.id))
            why = await self._add(what_is(text), told) or why
            await clock.rest()
        return why

    async def signed_match(self, match: KeptMatch) -> KeptMatch:
        """Return a match whose own result this device has signed, where it can; else the match as it is."""
        device = await self.device()
        if device is None or not match.own or is_signed(heading_of(match.own)):
            return match
        from hearts.app.same import signed

        match = match.changed(own=signed.sign(match.own, device, signed.chain_of(_mapping())))
        matches().put(match)
        return match

    async def _sign_matches(self, told: Told) -> str:
        """Sign one's own results of matches, and take in both results of each match."""
        why = ""
        for id in matches().ids():
            found = matches().find(id)
            if found is None or not found.own or len([each for each in self.results if each.of == id]) > 1:
                continue
            found = await self.signed_match(found)
            for text in (found.own, found.other):
                what = what_is(text)
                if is_signed(what.heading):
                    refused = await self._add(what, told)
                    why = why if refused == say("board-already") else refused or why
            await clock.rest()
        return why

    async def _check_waiting(self, told: Told) -> str:
        """Check what came with the data of another device and is not on the leaderboard yet. What is wrong or there
        already is dropped, and what cannot be checked here waits."""
        from hearts.app.same import ranking

        entries, ways, why = await self.entries(), self._ways(told), ""
        for id, text in await entries.waiting():
            try:
                await ranking.add(entries, await what_in_parts(text, clock.rest), ways)
            except WrongError as error:
                why = say("board-refused", why=str(error))
                await entries.drop(id)
            except ValueError as error:
                if isinstance(error, Refused) and error.id == "board-already":
                    # The result that waits still came under the name of another result, and stands in that one's way.
                    for still in [each for each, _ in await entries.waiting() if each == id]:
                        await entries.drop(still)
            await clock.rest()
        return why

    # ---- what is in it --------------------------------------------------------------------------------------------

    async def entries(self) -> Entries:
        """Return the results on this device, from the browser's database, else beside the game itself."""
        async with self._opening:
            if self._entries is None:
                from hearts.web.browser import drawer

                store = self._session.shelf.store
                found = Entries(await drawer.open_drawer(drawer.RESULTS) or Texts(store, RESULTS), clock.rest)
                await found.move(store)
                await found.load()
                self._entries = found
            return self._entries

    @property
    def results(self) -> list[Result]:
        """The checked results, once `entries` has read them."""
        return self._entries.all if self._entries is not None else []

    async def _add(self, what: What, told: Told) -> str:
        """Check a result and take it in. Returns why it is refused, as a sentence, or ""."""
        from hearts.app.same import ranking

        try:
            return await ranking.add(await self.entries(), what, self._ways(told))
        except ValueError as error:
            return str(error)

    async def add_each(self, what: What, told: Told, ranked: Callable[[], Awaitable[object]]) -> str:
        """Do the same with a result that comes, or with each in a file of many. Returns what has become of them, as a
        sentence; `ranked` is called after each that ranks from now on."""
        from hearts.app.same import ranking

        ways = self._ways(told if not what.texts else lambda done, all: None)
        return await ranking.add_each(await self.entries(), what, ways, told, ranked)

    async def save(self) -> str:
        """Save all results as a file. Returns a sentence about it, or ""."""
        writer = await export.writer()
        if writer is None:
            return missing()
        left = await (await self.entries()).file(writer.put)
        writer.save(SAVED)
        return say("board-left", count=left) if left else ""

    def latest(self) -> str:
        """Return the player's own result of the latest day that is signed; empty where there is none."""
        several = [each.number for each in self._daily.days.upto(self._daily.today) if each.key]
        return self._session.shelf.store.get(f"{DAY}{several[0]}") if several else ""


def _mapping() -> MutableMapping[str, str]:
    """Return what this device keeps of itself beside its games."""
    from hearts.web.browser.storage_part import StoragePart

    return StoragePart()
