"""What a person has from their host alone: deals of which their page heard nothing while they were played, or whose
cards came without a share of theirs. It is told calmly to who was away, and plainly to who was there all the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.following import Following
    from hearts.app.people.signs import Signs
    from hearts.app.people.told import Doubts

SKIPPED = "people-doubt-skipped"  # this page was there, and the host has told only afterwards how the game went on
LEFT_OUT = "people-doubt-left_out"  # shares are put in without this person, who is there all the time
WITHOUT = "people-doubt-without"  # the same, where the host may have counted them as away
REST, DEAL, DEALS = "people-told-rest", "people-told-deal", "people-told-deals"  # were played while the page was away
CALM = (REST, DEAL, DEALS)  # what is told of deals, as "3" or "3-5", and blames nobody
WAITS = 5_000  # milliseconds for which the rest of the log is awaited, so that several deals are told of at once


class Unheard:
    """Tells each such deal once.

    untold   the deals that are still to be told of, "DEAL" or "DEAL rest" each; they are kept with what is remembered
    """

    def __init__(
        self, clock: Callable[[], float], table: Following, signs: Signs, doubts: Doubts, untold: list[str]
    ) -> None:
        self._clock, self._table, self._signs, self._doubts = clock, table, signs, doubts
        self.untold = [each for each in untold if gate.digits(each.partition(" ")[0], 4)]
        # Rounds without this person: the place, the deal, whether they are there, whether that was heard before.
        self._rounds: list[tuple[str, int, bool, bool]] = []
        self._since = clock()
        table.events.tell(on_round=self._hear_round, on_unheard=self._hear_base)

    def _hear_base(self, deals: list[int], rest: bool) -> None:
        """Hear that a base brings these deals; `rest`: the first one had begun here."""
        if self._signs.there:
            self._doubts.doubt(SKIPPED)
            return
        self._begin_to_wait()
        self.untold += [f"{deal} rest" if rest and deal == deals[0] else str(deal) for deal in deals]

    def _hear_round(self, deal: int, takes_part: bool, known: bool) -> None:
        """Hear that a round of shares begins; `known`: it was heard before this page was loaded anew."""
        place = self._table.place
        self._rounds = [each for each in self._rounds if each[0] != place]
        if not takes_part:
            self._begin_to_wait()
            self._rounds.append((place, deal, self._is_there(deal), known))

    def _is_there(self, deal: int) -> bool:
        """Return whether the host must know that this person is there: it was heard all the time, told nobody that it
        hears them no more, and did not wait for their share in vain."""
        table, signs = self._table, self._signs
        excused = signs.called_away(table.seat) or table.waited_for(deal)
        return signs.there and signs.steady and not excused

    def _begin_to_wait(self) -> None:
        if not self.untold and not self._rounds:
            self._since = self._clock()

    def hide(self) -> None:
        """Note that the page is in the background: whoever deals counts this person as away."""
        self._rounds = [(place, deal, False, known) for place, deal, _, known in self._rounds]

    def look(self) -> None:
        """Tell what is to be told, once the log has come as far as the host has signed, or does not come."""
        waits = self._table.number < self._signs.number and self._clock() - self._since <= WAITS
        if waits or not (self.untold or self._rounds):
            return
        rounds, self._rounds = self._rounds, []
        for place, deal, there, known in rounds:
            if place != self._table.place:
                if there and not known:
                    self._doubts.doubt(LEFT_OUT)
                elif not known:
                    self.untold.append(str(deal))
            elif self._table.contributors:
                self._doubts.doubt(LEFT_OUT if there else WITHOUT)
        for what, deals in _sentences(self.untold):
            self._doubts.doubt(what, deals)
        self.untold = []


def _sentences(untold: list[str]) -> list[tuple[str, str]]:
    """Return what is to be said of these deals: the id of a sentence for each run of them, and which they are."""
    begun = [int(each.partition(" ")[0]) for each in untold if each.endswith(" rest")]
    runs: list[list[int]] = []
    for deal in sorted({int(each.partition(" ")[0]) for each in untold}):
        if runs and runs[-1][-1] == deal - 1:
            runs[-1].append(deal)
        else:
            runs.append([deal])
    several = [(DEALS, f"{run[0]}-{run[-1]}") if len(run) > 1 else (DEAL, str(run[0])) for run in runs]
    return [(REST if what == DEAL and int(deals) in begun else what, deals) for what, deals in several]
