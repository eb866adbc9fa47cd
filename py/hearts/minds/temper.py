"""A temper is how a mind likes to play, whatever its I.Q. Its name has both: "iq:120,moons=0.5,jack=1".

>>> read("iq:120,moons=0.5")[0]
120
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import bits
from hearts.engine.value import Value

if TYPE_CHECKING:
    from hearts.engine.deal import View

TRAITS = ("bold", "moons", "revenge", "jack", "voids")
LOWEST, HIGHEST = 60, 180  # the dial
SIGHT = 120  # up to this I.Q. a mind plays at sight, on the page itself; above it searches, in the worker


class Temper(Value):
    """Traits from -1 to 1; 0 is neutral.

    bold     careful … bold: how a swing for better or worse is liked
    moons    never shoots … moon-hungry
    revenge  0 … 1: how gladly points go to whoever hurt it last
    jack     indifferent … fond of the bonus card
    voids    passes danger … passes to be out of a suit
    """

    def __init__(
        self, bold: float = 0, moons: float = 0, revenge: float = 0, jack: float = 0, voids: float = 0
    ) -> None:
        self.bold = bold
        self.moons = moons
        self.revenge = revenge
        self.jack = jack
        self.voids = voids
        for trait in TRAITS:
            least = 0 if trait == "revenge" else -1
            if not least <= getattr(self, trait) <= 1:
                raise ValueError(f"{trait} is a number from {least} to 1, not {getattr(self, trait)}.")

    def text(self) -> str:
        """Return the temper as in a mind's name, without what is 0; empty for an even temper."""
        return ",".join([f"{trait}={getattr(self, trait):g}" for trait in TRAITS if getattr(self, trait)])

    @classmethod
    def read(cls, text: str) -> Temper:
        """Read the temper in such a text. ValueError says what cannot be read."""
        traits = {}
        for word in text.split(",") if text else ():
            trait, _, number = word.partition("=")
            if trait not in TRAITS:
                raise ValueError(f"“{trait}” is no trait: there are {', '.join(TRAITS)}.")
            try:
                traits[trait] = float(number if not number.strip("0123456789.e+-") else "")
            except ValueError:
                raise ValueError(f"{trait} is a number from -1 to 1, not “{number}”.") from None
        return cls(**traits)


EVEN = Temper()


def name(iq: int, temper: Temper = EVEN) -> str:
    """Return a mind's name."""
    return f"iq:{iq}," + temper.text() if temper.text() else f"iq:{iq}"


def read(name: str) -> tuple[int, Temper]:
    """Return I.Q. and temper of a mind's name; ValueError says why it is none."""
    head, _, traits = name.partition(",")
    kind, _, number = head.partition(":")
    if kind != "iq" or number.strip("0123456789") or len(number) > 3 or not LOWEST <= int(number or "0") <= HIGHEST:
        raise ValueError(f"“{name}” names no mind by its I.Q.: write iq:120, from {LOWEST} to {HIGHEST}.")
    return int(number), Temper.read(traits)


class Faults:
    """What a person of an I.Q. gets wrong at the table; none of it by chance.

    span     so many finished tricks are remembered card by card
    counted  the cards that are counted all the deal long, whatever else is forgotten
    behind   whether those still to play to a trick are reckoned with
    spite    how much of the pleasure of giving points away is known
    foresight  how much of what a hand may still cost is thought of
    alarm    points that one seat alone must have before a moon is feared
    habit    in the pass: "hearts" gives hearts away, "high" the highest cards, "dear" what looks dangerous, "" thinks
    """

    def __init__(self, iq: int) -> None:
        row = [row for row in _FAULTS if row[0] >= iq] or [_FAULTS[-1]]
        _, self.span, self.counted, self.behind, self.spite, self.foresight, self.alarm, self.habit = row[0]

    def forgotten(self, view: View) -> int:
        """Return the played cards that the mind has forgotten: it believes that they are still in play."""
        tricks = view.table.tricks
        old = tricks[: max(0, len(tricks) - self.span)]
        return bits([card for trick in old for card in trick.cards]) & ~self.counted & ~view.got


_QUEEN = 1 << 36
# Up to this I.Q.: span, counted, behind, spite, foresight, alarm, habit.
_FAULTS = (
    (69, 0, 0, False, 0.0, 0.0, 99, "hearts"),
    (79, 0, 0, False, 0.3, 0.15, 99, "hearts"),
    (89, 1, _QUEEN, False, 0.6, 0.3, 99, "high"),
    (99, 2, _QUEEN, False, 0.7, 0.4, 30, "high"),
    (109, 2, _QUEEN, True, 0.85, 0.5, 18, "high"),
    (119, 3, _QUEEN, True, 0.9, 0.65, 16, "dear"),
    (129, 4, _QUEEN, True, 0.9, 0.6, 14, ""),
    (999, 13, 0, True, 1.0, 1.0, 0, ""),
)
