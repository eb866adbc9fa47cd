"""Matches at the table: incoming links, the game on a page of its own, and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import is_match, notes
from hearts.app.keeping.matches import KeptMatch, Matches
from hearts.app.keeping.store import LEFT, Store
from hearts.app.same import match
from hearts.app.same.results import bare, result
from hearts.app.same.what import is_signed
from hearts.app.words import notices
from hearts.app.words.locale import Refused, say
from hearts.app.words.phrases import listed
from hearts.engine.heading import heading_of
from hearts.engine.record import Record, heading
from hearts.web.browser import address, clock, link
from hearts.web.browser.storage import Storage
from hearts.web.minds import today

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run


def matches() -> Matches:
    """Return the saved matches."""
    return Matches(Store(Storage()))


def begin(record: Record, sealed: str = "", by: str = "") -> None:
    """Note a match, lay its game on the page of its own, and go there. A match that was begun goes on."""
    known = matches().find(record.id)
    if known is not None:
        play_on(known, record.seed)
        return
    text = heading(record)
    kept = KeptMatch(record.id, {"at": clock.stamp(), "head": text, "sealed": sealed, "by": by})
    matches().put(kept)
    matches().begin(record.seed, text)
    go(record.seed)


def go(seed: str) -> None:
    """Go to the page of a match, or with an empty seed to one's own game."""
    pace = address.parameters().get("pace", "")
    words = ([f"seed={seed}"] if seed else []) + ([f"pace={pace}"] if pace else [])
    link.go("?" + "&".join(words) if words else "")


def play_on(kept: KeptMatch, seed: str) -> None:
    """Go to the page of a match. Where a new game has taken its place there, the two change places. Where its game is
    gone, it begins again, and its record notes that."""
    lay = matches().bring_back(kept, seed)
    if lay:
        Store(Storage()).put(LEFT, lay)
    if not matches().running(seed):
        head = Record.read(kept.head)
        matches().begin(seed, heading(head.at(head.game, notes(head).set(match.AGAIN, "1").lines)))
    go(seed)


def take_result(record: Record, text: str) -> KeptMatch:
    """Take a friend's result in. Raises Refused, which says why it is not taken."""
    kept = matches().find(record.id)
    if kept is None:
        raise Refused("match-stranger")
    if not kept.own:
        raise Refused("match-first_play")
    if bare(text) == bare(kept.own):
        raise Refused("match-own")
    if not match.is_same_match(Record.read(bare(kept.own)), record):
        raise Refused("match-other")
    if kept.other and bare(kept.other) != bare(text):
        raise Refused("match-twice")
    if is_signed(heading_of(kept.other)):
        return kept
    kept = kept.changed(other=text)
    matches().put(kept)
    return kept


def refusal(error: ValueError, id: str) -> str:
    """Return why a text was not taken: a text without a match gets the sentence `id` before the reason."""
    why = notices.unread(error)
    return why if isinstance(error, Refused) and not isinstance(error, match.MatchError) else say(id, error=why)


def describe_match(record: Record) -> str:
    """Return a description of a match, as a sentence."""
    from hearts.app.rules import presets

    names = listed([who.name for who in record.seats[1:]])
    deals = say("match-count", count=record.game.rules.deals)
    return say("match-with", rules=presets.preset_name(record.game.rules.name), deals=deals, names=names)


class Matching:
    """Follows the scenes: lets the end of a match lead to its result, and keeps that."""

    def __init__(self, session: Session, run: Run) -> None:
        self._session, self._run = session, run
        self._kept = ""  # the id of the match whose result was kept last
        self._lies = ("", "")  # the id of the match on the table, and its text as it stands

    def follow(self, scene: Scene) -> None:
        """Keep the result when the game is over."""
        over = scene.ending is not None and scene.ending.kind == "game" and not scene.watching
        record = self._session.journal.record
        if over and is_match(record) and record.game.phase == "over" and self._kept != record.id:
            self._kept = record.id
            self._run(self._keep(record))
        self._keep_left(record)

    def _keep_left(self, record: Record) -> None:
        """Keep a match whose place a new game has taken; one that lies on a table again is not left any more."""
        (id, text), now = self._lies, record.id if is_match(record) else ""
        self._lies = (now, self._session.journal.text if now else "")
        kept = matches().find(id or now) if id != now else None
        if kept is not None and not kept.own and (id or kept.left):
            matches().put(kept.changed(left=text if id else ""))

    async def _keep(self, record: Record) -> None:
        """Keep the result of this device: the first one counts."""
        kept = matches().find(record.id)
        if kept is None:
            kept = KeptMatch(record.id, {"at": clock.stamp(), "head": heading(record)})
        if kept.own:
            return
        salt = self._session.draw_secret()[: match.SHORT] or clock.stamp()
        text = await result(record, today(record), clock.rest, ((match.SALT, salt),))
        if not matches().put(kept.changed(own=text, done=clock.stamp())):
            self._session.notice(notices.error_beside(), "problem")
