"""The leaderboard of this device: checked results of days and matches, and how they are signed and checked."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping import attempts as kept
from hearts.app.keeping.archive import Texts
from hearts.app.keeping.store import DAY, RESULTS
from hearts.app.same.board import Result, day_of
from hearts.app.same.entries import Entries
from hearts.app.same.par import par_of_day
from hearts.app.same.what import is_signed, what_in_parts, what_is
from hearts.app.words import board as words
from hearts.app.words.locale import Refused, say
from hearts.app.words.notices import missing
from hearts.web.browser import clock, export, link
from hearts.web.matches import matches
from hearts.web.request import ResultIn

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.keeping.matches import KeptMatch
    from hearts.app.people.message import Identity
    from hearts.app.people.primitives import Primitives
    from hearts.app.sitting.session import Session
    from hearts.web.browser.dom import Node
    from hearts.web.days import Daily
    from hearts.web.request import Request
    from hearts.web.with_people import WithPeople

    Told = Callable[[int, int], object]  # hears how far a check is: moves that are done, and all


SAVED = "moonshot-hearts-results.json"


class Leaderboard:
    """Signs the player's own results, and takes in those that are right; one for the page."""

    def __init__(self, session: Session, daily: Daily, people: WithPeople) -> None:
        self._session, self._daily, self._people = session, daily, people
        self._primitives: Primitives | None = None
        self._entries: Entries | None = None
        self._opening = asyncio.Lock()

    def begin(self, offer: Callable[[Request], object]) -> None:
        """Offer the result that the page's address holds."""
        link.on("result", lambda text: offer(ResultIn(text)))

    # ---- who signs ------------------------------------------------------------------------------------------------

    async def primitives(self) -> Primitives | None:
        """Return the cryptography, fetched at the first request; None where it cannot be had."""
        if self._primitives is None and await self._people.pack():
            from hearts.web.browser.people import doors_of_people

            ways = await doors_of_people()
            self._primitives = ways.primitives() if ways is not None else None
        return self._primitives

    async def device(self) -> Identity | None:
        """Return the keys of this device; None where there is no cryptography."""
        primitives = await self.primitives()
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
                self._daily.keep(kept.changed(each, key=device.id))
            why = await self.add(text, told) or why
            await clock.rest()
        return why

    async def signed_match(self, match: KeptMatch) -> KeptMatch:
        """Return a match whose own result this device has signed, where it can; else the match as it is."""
        device = await self.device()
        if device is None:
            return match
        from hearts.app.same import signed
        from hearts.web.ranking import signed_own

        return signed_own(match, device, signed.chain_of(_mapping()))

    async def _sign_matches(self, told: Told) -> str:
        """Sign one's own results of matches, and take in both results of each match."""
        why = ""
        for id in matches().ids():
            found = matches().find(id)
            if found is None or not found.own or len([each for each in self.results if each.of == id]) > 1:
                continue
            found = await self.signed_match(found)
            for text in (found.own, found.other):
                if text and is_signed(what_is(text)):
                    refused = await self.add(text, told)
                    why = why if refused == say("board-already") else refused or why
            await clock.rest()
        return why

    async def _check_waiting(self, told: Told) -> str:
        """Check what came with the data of another device and is not on the leaderboard yet. What is wrong or there
        already is dropped, and what cannot be checked here waits."""
        entries, why = await self.entries(), ""
        for id, text in await entries.waiting():
            try:
                await self._add(text, told)
            except words.WrongError as error:
                why = say("board-refused", why=str(error))
                await entries.drop(id)
            except ValueError as error:
                if isinstance(error, Refused) and error.id == "board-already":
                    # What waits still came under the name of another result, and stands in that one's way.
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
                found = Entries(await drawer.opened(drawer.RESULTS) or Texts(store, RESULTS), clock.rest)
                await found.move(store)
                await found.load()
                self._entries = found
            return self._entries

    @property
    def results(self) -> list[Result]:
        """The checked results, once `entries` has read them."""
        return self._entries.all if self._entries is not None else []

    async def add(self, text: str, told: Told) -> str:
        """Check a result and take it in. Returns why it is refused, as a sentence, or ""."""
        try:
            return await self._add(text, told)
        except ValueError as error:
            return str(error)

    async def _add(self, text: str, told: Told) -> str:
        """Do the same, and raise ValueError where the result does not rank. Returns why the browser does not keep it,
        or ""."""
        entries, primitives = await self.entries(), await self.primitives()
        if primitives is None:
            raise Refused("board-missing")
        from hearts.app.same import signed
        from hearts.app.same.check import check
        from hearts.web import ranking

        what = await what_in_parts(text, clock.rest)
        of = str(what.number) if what.kind == "day" else what.heading.get("id") if what.kind == "match" else ""
        if not of or what.number > self._daily.today:
            raise Refused("board-future" if of else "board-none", number=what.number)
        who = signed.signer(what.text, primitives)
        if entries.has(who.person, of):
            raise Refused("board-already")
        here = ranking.PageWays(self._session.asker, self._daily, self.primitives, told)
        if what.kind == "match" and not here.own(of):
            raise Refused("match-stranger")
        found = await check(what, here)
        who, record = ranking.ranks(found)
        if what.kind == "day":
            par = await self._par(what.number, await self._daily.module(what.number))
        else:
            par = await ranking.par(self._session.asker, record, told)
        name = gate.tidy(record.seats[0].name, "?")
        return await entries.put(Result(who.person, name, of, found.own, par), what.text)

    async def _par(self, number: int, module: Node) -> tuple[int, ...]:
        """Return par of a day. It is played here, once; what a file or a friend says of it is not believed."""
        for each in self.results:
            if each.of == str(number):
                return each.par
        return await par_of_day(module, number, clock.rest)

    async def save(self) -> str:
        """Save all results as a file. Returns a sentence about it, or ""."""
        writer = await export.writer()
        if writer is None:
            return missing()
        left = await (await self.entries()).file(writer.put)
        writer.save(SAVED)
        return say("board-left", count=left) if left else ""

    async def texts(self, file: str) -> list[str]:
        """Return the results in a file, or in a text that is one; none where it holds none. Raises GateError where it
        cannot be read."""
        what = await what_in_parts(file, clock.rest)
        return list(what.texts) if what.kind == "many" else [file] if what.kind in ("day", "match") else []

    def own(self, number: int) -> str:
        """Return the player's own signed result of a day; empty where there is none."""
        attempt = self._daily.days.get(number)
        signed = attempt is not None and attempt.key != ""
        return self._session.shelf.store.get(f"{DAY}{number}") if signed else ""


def _mapping() -> MutableMapping[str, str]:
    """Return what this device keeps of itself beside its games."""
    from hearts.web.browser.storage_part import StoragePart

    return StoragePart()


async def moved(leaderboard: Leaderboard, text: str) -> str:
    """Return the answer to the key of a newer device. Keep the answer of an older one, and return "". Raises ValueError
    where it is neither."""
    device, primitives = await leaderboard.device(), await leaderboard.primitives()
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
