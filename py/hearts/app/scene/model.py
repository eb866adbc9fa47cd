"""The parts of a Scene: everything that is on the screen, as plain data for one viewer.

Sides are counted clockwise from the viewer, who is side 0. The web layer draws the difference between two scenes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, dataclass_transform

if TYPE_CHECKING:
    from typing import Literal

    from hearts.app.events import Sound

    Phase = Literal["pass", "play", "deal over", "game over", "curtain"]
    Place = Literal["hand", "trick", "pile", "gone"]
    News = Literal["deal", "pass", "broken", "queen", "jack", "taken", "kitty", "sweep", "moon", "undo"]
    Mood = Literal["calm", "happy", "gloat", "think", "queen", "sad", "moon", "win"]
    Kind = Literal["deal", "moon", "game"]  # of an ending
    # What is on the table: the player's own game, or a match, which is their own too; practice with one deal, with all
    # deals of a game, or with the coach after the lesson; and so on.
    GameKind = Literal[
        "own", "match", "day", "practice", "several", "coached", "demonstration", "people",
        "replay", "problem", "lesson",
    ]  # fmt: skip

PRACTICE = ("practice", "several", "coached")  # kinds of practice: see `GameKind`


@dataclass_transform(kw_only_default=True)
class Plain:
    """A part of a scene: its fields, each given by name when it is made (a type checker sees that none is missing)."""

    def __init__(self, **fields: object) -> None:
        for field, value in fields.items():
            setattr(self, field, value)


class CardAt(Plain):
    """A visible card: place is "hand", "trick", "pile" (swept to a side) or "gone" (passed to a side)."""

    card: int
    code: str
    place: Place
    side: int
    source: int
    index: int
    of: int
    playable: bool
    dimmed: bool
    why: str
    chosen: bool
    received: bool
    winner: bool
    label: str


class SeatAt(Plain):
    """A seat at the table as the viewer sees it; `open`: the cards of its hand, where minds alone play, face up."""

    side: int
    seat: int
    name: str
    face: str
    mood: Mood
    points: int
    score: int
    leads: bool
    turn: bool
    dealer: bool
    ready: bool
    person: bool
    cards: int
    label: str
    says: str
    open: tuple[str, ...]


class Passing(Plain):
    """The pass button: its label, the receiver's side, how many cards are chosen and how many must be.

    decline   the label of the button that declines; empty where the rules have none
    """

    label: str
    decline: str
    side: int
    ready: bool
    chosen: int
    count: int


class SheetRow(Plain):
    """A deal on the score sheet: the direction of its pass by name, and marks among moon, sun, queen, jack by seat."""

    number: int
    way: str
    points: list[int]
    marks: list[str]
    totals: list[int]


class Sheet(Plain):
    """The score sheet; `start` is the handicap, `now` are the provisional points of the deal in play (or None).

    limit   the score that ends the game, 0 where a number of deals does; ends: both as a sentence
    bonus   the bonus card by name, empty where these rules have none
    """

    names: list[str]
    rows: list[SheetRow]
    now: list[int] | None
    start: tuple[int, ...] = ()
    totals: list[int]
    limit: int
    ends: str
    leaders: list[int]
    bonus: str = ""


class Kitty(Plain):
    """The cards set aside: how many, whose side they went to (-1: nobody's yet), codes of those the viewer may see."""

    count: int
    side: int
    codes: list[str]
    label: str


class Action(Plain):
    """A button: the command that it gives (`hearts.app.table.commands`; "open …" opens a dialog), and its label."""

    command: str
    label: str


class Outcome(Plain):
    """One way to score a moon: the command for it, its label, and the table that it leads to."""

    command: str
    label: str
    points: list[int]
    totals: list[int]


class Ending(Plain):
    """The end of a deal, a moon or the game: what happened, and what the viewer may do next.

    outcomes   where the viewer must choose how to score a moon: the two ways, else none
    """

    kind: Kind
    title: str
    text: str
    actions: list[Action]
    outcomes: list[Outcome]
    winner: int
    mood: str


class Curtain(Plain):
    """Hides the table until the next person on this device says they are there, by the command of its button.

    face, score   theirs; both empty where another tab plays the game
    """

    name: str
    face: str
    score: str
    text: str
    action: Action


class Allowed(Plain):
    """What may be done now, for the most part by the command of this name; all that is not given may not.

    leave   whether there is an unfinished game of the player's own to leave, in which they have chosen
    seen, me   whether the dialogs of these names may be opened
    """

    undo: bool = False
    concede: bool = False
    hint: bool = False
    last: bool = False
    claim: bool = False
    joe: bool = False
    leave: bool = False
    seen: bool = False
    me: bool = False


class Scene(Plain):
    """All that is on the screen.

    kind       what is on the table
    bonus      the card that takes points off and what it is worth, both empty where there is none
    sign       with the news "taken": who has taken which card, for how many points
    watching   whether another tab plays the game, and this one only shows it
    offer      the button in place of the prompt: the next deal, to claim the rest of this one, or to take the table
               from another tab
    resting    whether a mind plays for the viewer; demo: whether minds alone play
    """

    players: int
    phase: Phase
    cards: list[CardAt]
    seats: list[SeatAt]
    title: str
    prompt: str
    bonus: tuple[str, str]
    passing: Passing | None
    offer: Action | None
    kitty: Kitty | None
    broken: bool
    news: list[News]
    sound: Sound
    say: str
    sign: str
    sheet: Sheet
    ending: Ending | None
    curtain: Curtain | None
    watching: bool
    resting: bool
    demo: bool
    can: Allowed
    kind: GameKind
    diabolo: bool
    pace: float
    moves: int
