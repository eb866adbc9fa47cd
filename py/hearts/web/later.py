"""The parts of the page that the first card does not need; they come with the later pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import clock
from hearts.web.table.presses import Presses

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol, TypeVar

    from hearts.app.learning.review import Reviews
    from hearts.app.learning.tutor import Tutor
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run
    from hearts.web.backup import Spare
    from hearts.web.calm_lines import CalmLines
    from hearts.web.casts import Casts
    from hearts.web.days import Daily
    from hearts.web.dress import Dress
    from hearts.web.finished_games import Finished
    from hearts.web.garbage import Tidy
    from hearts.web.install import Install
    from hearts.web.leaderboard import Leaderboard
    from hearts.web.matches import Matching
    from hearts.web.minds import Minds
    from hearts.web.moves import Moves
    from hearts.web.offline import Offline
    from hearts.web.pars import ParOf
    from hearts.web.request import Request
    from hearts.web.sounds import Sounds
    from hearts.web.table.bars import Bars
    from hearts.web.table.cards import Cards
    from hearts.web.table.deal_end import DealEnd
    from hearts.web.table.faces import Faces
    from hearts.web.ways import PageWays, Told
    from hearts.web.with_people import WithPeople

    Late = TypeVar("Late")

    class Follower(Protocol):
        """The watchers of each scene."""

        def follow(self, scene: Scene) -> None:
            """The scene is on the screen."""


class Later:
    """Makes each part when it is first asked for."""

    def __init__(self, session: Session, faces: Faces, run: Run, cards: Cards) -> None:
        self._session, self._faces, self._run, self._cards = session, faces, run, cards
        self._late: dict[str, object] = {}
        self._followers: tuple[Follower, ...] = ()
        Presses(cards)

    def watch_links(self, offer: Callable[[Request], object]) -> None:
        """Offer the game, deal, match, result or set that a link asks for."""
        from hearts.app.same.what import what_in_parts
        from hearts.web.browser import clock, link
        from hearts.web.request import COMES, RecordIn, SetIn

        async def come(kind: str, text: str) -> None:
            offer(COMES[kind](await what_in_parts(text, clock.rest)))

        link.on("game", lambda text: offer(RecordIn(text)))
        link.on("deal", lambda text: self._run(come("deal", text)))
        link.on("match", lambda text: self._run(come("match", text)))
        link.on("result", lambda text: self._run(come("day", text)))
        link.on("set", lambda id: offer(SetIn(id)))

    @property
    def bars(self) -> Bars:
        """The bars on the cards of the hand."""
        from hearts.web.table.bars import Bars

        return self._of(Bars, lambda: Bars(self._cards))

    @property
    def reviews(self) -> Reviews:
        """The reviews of this visit."""
        from hearts.app.learning.review import Reviews

        return self._of(Reviews, Reviews)

    @property
    def casts(self) -> Casts:
        """The sets of characters."""
        from hearts.web.casts import Casts

        return self._of(Casts, lambda: Casts(self._session, self._run))

    @property
    def offline(self) -> Offline:
        """The game's files for offline play."""
        from hearts.web.offline import Offline

        return self._of(Offline, Offline)

    @property
    def finished(self) -> Finished:
        """The finished games."""
        from hearts.web.finished_games import Finished

        return self._of(Finished, lambda: Finished(self._session, self._run))

    @property
    def spare(self) -> Spare:
        """The spare copy of the saved game."""
        from hearts.web.backup import Spare

        return self._of(Spare, lambda: Spare(self._session))

    @property
    def install(self) -> Install:
        """The game as an app."""
        from hearts.web.install import Install

        return self._of(Install, lambda: Install(self._session, self.offline))

    @property
    def sounds(self) -> Sounds:
        """The sounds."""
        from hearts.web.sounds import Sounds

        return self._of(Sounds, lambda: Sounds(self._session))

    @property
    def dress(self) -> Dress:
        """The dress of the table."""
        from hearts.web.dress import Dress

        return self._of(Dress, lambda: Dress(self._session))

    @property
    def moves(self) -> Moves:
        """The movements over the table."""
        from hearts.web.moves import Moves

        return self._of(Moves, lambda: Moves(self._session, self._faces))

    @property
    def deal_end(self) -> DealEnd:
        """The display of a deal's end on the table."""
        from hearts.web.table.deal_end import DealEnd

        return self._of(DealEnd, lambda: DealEnd(self._session, self._faces))

    @property
    def people(self) -> WithPeople:
        """The way to tables of people."""
        from hearts.web.with_people import WithPeople

        return self._of(WithPeople, lambda: WithPeople(self._run))

    @property
    def matching(self) -> Matching:
        """Matches with friends."""
        from hearts.web.matches import Matching

        return self._of(Matching, lambda: Matching(self._session, self._run))

    @property
    def minds(self) -> Minds:
        """The part that names the minds in a record."""
        from hearts.web.minds import Minds

        return self._of(Minds, lambda: Minds(self._session))

    @property
    def daily(self) -> Daily:
        """The daily deals."""
        from hearts.web.days import Daily

        return self._of(Daily, lambda: Daily(self._session, self._run))

    @property
    def leaderboard(self) -> Leaderboard:
        """The checked results of daily deals and of matches."""
        from hearts.web.leaderboard import Leaderboard

        return self._of(Leaderboard, lambda: Leaderboard(self._session, self.daily, self.people, self.ways))

    def ways(self, told: Told) -> PageWays:
        """Return what the page has for a check, which tells how far it is."""
        from hearts.web.ways import PageWays

        return PageWays(self._session.asker, self.daily, self.people, told)

    @property
    def calm_lines(self) -> CalmLines:
        """The lines that say how today's deals and the latest match stand."""
        from hearts.web.calm_lines import CalmLines

        return self._of(CalmLines, lambda: CalmLines(self.daily, self._run))

    @property
    def pars(self) -> ParOf:
        """Par of the player's own deals."""
        from hearts.web.pars import ParOf

        return self._of(ParOf, lambda: ParOf(self._session, self._run, self.deal_end.tell_par))

    @property
    def tidy(self) -> Tidy:
        """The collector of garbage."""
        from hearts.web.garbage import Tidy

        return self._of(Tidy, Tidy)

    @property
    def tutor(self) -> Tutor:
        """The part that asks the coach."""
        from hearts.app.learning.tutor import Tutor

        return self._of(Tutor, lambda: Tutor(self._session, self._run))

    def follow(self, scene: Scene) -> None:
        """Tell everything that came with the second pack that this scene is on the screen."""
        self.finished.follow(scene)  # these two keep the game as it stands now; all others may wait for the next frame
        self.spare.follow(scene)
        clock.after_frame(lambda: self._follow(scene))

    def _follow(self, scene: Scene) -> None:
        if not self._followers:
            self._followers = (
                self.deal_end,
                self.casts,
                self.offline,
                self.install,
                self.sounds,
                self.dress,
                self.moves,
                self.tutor,
                self.minds,
                self.matching,
                self.calm_lines,
                self.pars,
                self.tidy,
            )
        for follower in self._followers:
            follower.follow(scene)

    def follow_guest(self, scene: Scene) -> None:
        """Tell sights and sounds that this scene of a table with people is on the screen."""
        clock.after_frame(lambda: self._follow_guest(scene))

    def _follow_guest(self, scene: Scene) -> None:
        several: tuple[Follower, ...] = (self.deal_end, self.sounds, self.dress, self.moves, self.tidy)
        for follower in several:
            follower.follow(scene)

    def _of(self, kind: type[Late], make: Callable[[], Late]) -> Late:
        """The one object of this kind, made at the first request. Its module comes with the second pack."""
        late = self._late.get(kind.__name__)
        if not isinstance(late, kind):
            late = self._late[kind.__name__] = make()
        return late
