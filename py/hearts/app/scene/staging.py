"""Staging: what a scene needs beside the View, such as who sits where and what lies on the table for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Plain
from hearts.app.scene.parts import USUAL

if TYPE_CHECKING:
    from typing import Literal

    from hearts.app.events import Sound
    from hearts.app.scene.model import Kind, News, SheetRow
    from hearts.engine.record import Seat
    from hearts.engine.score import Line
    from hearts.engine.trick import Trick

    EndingKind = Kind | Literal[""]
    Lying = Literal["", "trick", "pile"]


class Staging(Plain):
    """What is on the screen beside what the View says.

    chosen   cards selected for the pass, or the next card chosen ahead (a set)
    lying    "trick" while the finished trick lies, "pile" as it is swept, "" otherwise
    recalled  a trick that is looked at once more, in place of what lies on the table
    news     what has just happened; sound: what that sounds like; say: the sentences for the live region
    sign     who has just taken which card, for how many points
    ending   "deal", "moon" (its shooter must choose), "game", or "" while cards are in play
    choices  the two rows a moon's shooter may choose from
    winners, conceded   of the game, once it is over; curtain: the seat the device is handed to, -1 for none
    watching  whether another tab plays the game, and this one only shows it; resting: a mind plays for the viewer
    says     seat and saying of who speaks just now; closing: what is said to an ending, with the name before it
    waits    whether a finished trick lies there until a tap
    demo     how all cards lie where minds alone play, see `Director`; hands: everyone's, by seat, where all lie face up
    diabolo  whether the minds see all the cards and play together
    pace     multiplies all times; moves: in the record so far; can: which commands may be given
    rows     of the score sheet so far; order: how the hand lies, see `parts.ordered`
    """

    seats: tuple[Seat, ...]
    chosen: int = 0
    lying: Lying = ""
    recalled: Trick | None = None
    news: list[News] = []
    sound: Sound = ""
    say: str = ""
    sign: str = ""
    ending: EndingKind = ""
    conceded: int = -1
    winners: tuple[int, ...] = ()
    choices: tuple[Line, ...] = ()
    curtain: int = -1
    watching: bool = False
    resting: bool = False
    waits: bool = False
    demo: str = ""
    hands: list[int] = []
    says: tuple[int, str] | None = None
    closing: str = ""
    diabolo: bool = False
    pace: float = 1.0
    moves: int = 0
    can: dict[str, bool] = {}
    rows: list[SheetRow] = []
    order: tuple[str, bool, bool] = USUAL
