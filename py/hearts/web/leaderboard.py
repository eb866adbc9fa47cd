"""The leaderboard of this device: the player's own results are signed, and the page has its part in each check."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.keeping import attempts as kept
from hearts.app.keeping.archive import Texts
from hearts.app.keeping.store import DAY, RESULTS
from hearts.app.same import errands
from hearts.app.same.board import day_of
from hearts.app.same.entries import Entries
from hearts.app.same.what import is_signed, what_in_parts, what_is
from hearts.app.words.board import WrongError
from hearts.app.words.locale import Refused, say
from hearts.app.words.notices import missing
from hearts.engine.heading import heading_of
from hearts.web.browser import clock, export
from hearts.web.matches import matches
from hearts.web.minds import today

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from hearts.app.keeping.matches import KeptMatch
    from hearts.app.people.message import Identity
    from hearts.app.people.primitives import Primitives
    from hearts.app.same.board import Result
    from hearts.app.same.what import What
    from hearts.app.sitting.session import Session
    from hearts.app.thinking.asker import Asker
    from hearts.engine.record import Record
    from hearts.minds.verify import Verdict
    from hearts.web.browser.dom import Node
    from hearts.web.days import Daily
    from hearts.web.with_people import WithPeople

    Told = Callable[[int, int], object]  # hears how far a check is: moves that are done, and all


SAVED = "moonshot-hearts-results.json"
MOVES = 228  # of a day: four deals, twelve packets in three of them, and the cards


class Leaderboard:
    """Signs the player's own results, and takes in those that are right; one for the page."""

    def __init__(self, session: Session, daily: Daily, people: WithPeople) -> None:
        self._session, self._daily, self._people = session, daily, people
        self._primitives: Primitives | None = None
        self._entries: Entries | None = None
        self._opening = asyncio.Lock()

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

        entries, ways, why = await self.entries(), self.ways(told), ""
        for id, text in await entries.waiting():
            try:
                await ranking.add(entries, await what_in_parts(text, clock.rest), ways)
            except WrongError as error:
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
                found = Entries(await drawer.open_drawer(drawer.RESULTS) or Texts(store, RESULTS), clock.rest)
                await found.move(store)
                await found.load()
                self._entries = found
            return self._entries

    @property
    def results(self) -> list[Result]:
        """The checked results, once `entries` has read them."""
        return self._entries.all if self._entries is not None else []

    def ways(self, told: Told) -> PageWays:
        """Return what this page has for the check of a result."""
        return PageWays(self._session.asker, self._daily, self.primitives, told)

    async def _add(self, what: What, told: Told) -> str:
        """Check a result and take it in. Returns why it is refused, as a sentence, or ""."""
        from hearts.app.same import ranking

        try:
            return await ranking.add(await self.entries(), what, self.ways(told))
        except ValueError as error:
            return str(error)

    async def add_each(self, what: What, told: Told, ranked: Callable[[], Awaitable[object]]) -> str:
        """Do the same with a result that comes, or with each in a file of many. Returns what has become of them, as a
        sentence; `ranked` is called after each that ranks from now on."""
        from hearts.app.same import ranking

        ways = self.ways(told if not what.texts else lambda done, all: None)
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


class PageWays:
    """The page's part in a check: see `Ways` in `hearts.app.same.check` and `hearts.app.same.ranking`.

    told   hears how far it is: moves or choices that are done, and all
    """

    def __init__(
        self, asker: Asker, daily: Daily, cryptography: Callable[[], Awaitable[Primitives | None]], told: Told
    ) -> None:
        self._asker, self._daily, self._cryptography, self._told = asker, daily, cryptography, told
        self.today = daily.today

    async def rest(self) -> None:
        """Let the browser have its turn."""
        await clock.rest()

    async def primitives(self) -> Primitives | None:
        """Return the cryptography; None where it cannot be had."""
        return await self._cryptography()

    async def package(self, number: int) -> Node:
        """Return the frozen package of a day; None where it is gone."""
        return await self._daily.module(number) if self._daily.package(number) is not None else None

    async def verified(self, text: str, record: Record, amiss: Verdict | None) -> Verdict:
        """Have the worker check it. Raises NoWorker."""
        try:
            named = today(record)
        except ValueError:
            named = "-"  # a mind that this version does not know; the check says so
        return await errands.check(self._asker, text, named, self._told)

    def own(self, id: str) -> str:
        """Return the player's own result of a match; empty where there is none."""
        kept = matches().find(id)
        return kept.own if kept is not None else ""

    def told(self, done: int) -> None:
        """Tell how many moves of a day have been played again, now and then."""
        if done % 10 == 0:
            self._told(min(done, MOVES), MOVES)

    async def par(self, record: Record) -> tuple[int, ...]:
        """Have the strongest mind play each deal of a match. What is saved of it may come from an imported file."""
        several, deals = [], len(record.game.lines)
        for deal in range(deals):
            self._told(deal, deals)
            several.append(await errands.par(self._asker, record, deal, clock.rest))
        return tuple(several)


def _mapping() -> MutableMapping[str, str]:
    """Return what this device keeps of itself beside its games."""
    from hearts.web.browser.storage_part import StoragePart

    return StoragePart()


async def answer_device(leaderboard: Leaderboard, text: str) -> str:
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
