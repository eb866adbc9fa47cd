"""A Scene is everything that is on the screen, as plain data for one viewer, made from that viewer's View.

Sides are counted clockwise from the viewer, who is side 0. The web layer draws the difference between two scenes.
"""

from typing import TYPE_CHECKING

from hearts.app import words
from hearts.engine.cards import each, name, spoken
from hearts.engine.deal import best

if TYPE_CHECKING:
    from hearts.engine.deal import Table, Trick, View
    from hearts.engine.record import Seat
    from hearts.engine.score import Line


class Plain:
    """Named fields, given once."""

    def __init__(self, **fields: object) -> None:
        for field, value in fields.items():
            setattr(self, field, value)


class CardAt(Plain):
    """A visible card: place is "hand", "trick", "pile" (swept to a side) or "gone" (passed to a side)."""

    card: int
    code: str
    place: str
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
    """A seat at the table as the viewer sees it."""

    side: int
    seat: int
    name: str
    face: str
    mood: str
    points: int
    score: int
    turn: bool
    dealer: bool
    ready: bool
    person: bool
    cards: int
    label: str
    says: str


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
    """A deal on the score sheet; marks are words among moon, sun, queen, jack for each seat."""

    number: int
    way: str
    points: "list[int]"
    marks: "list[str]"
    totals: "list[int]"


class Sheet(Plain):
    """The score sheet; `start` is the handicap, `now` are the provisional points of the deal in play (or None).

    limit   the score that ends the game; 0 where a number of deals does
    """

    names: "list[str]"
    rows: "list[SheetRow]"
    now: "list[int] | None"
    start: "tuple[int, ...]" = ()
    totals: "list[int]"
    limit: int
    limit_word: str
    leaders: "list[int]"


class Kitty(Plain):
    """The cards set aside: how many, whose side they went to (-1: nobody's yet), codes of those the viewer may see."""

    count: int
    side: int
    codes: "list[str]"
    label: str


class Outcome(Plain):
    """One way to score a moon: the session's method for it, its label, and the table that it leads to."""

    name: str
    label: str
    points: "list[int]"
    totals: "list[int]"


class Ending(Plain):
    """The end of a deal, a moon or the game: what happened, and what the viewer may do next (method, label).

    outcomes   where the viewer must choose how to score a moon: the two ways, else none
    """

    kind: str
    title: str
    text: str
    actions: "list[tuple[str, str]]"
    outcomes: "list[Outcome]"
    winner: int
    mood: str


class Curtain(Plain):
    """Hides the table until the next person on this device says they are there."""

    name: str
    text: str
    label: str


class Staging:
    """What a scene needs beside the View: who sits where, and what the session is doing just now.

    chosen   cards selected for the pass, or the next card chosen ahead (a set)
    lying    "trick" while the finished trick lies, "pile" as it is swept, "" otherwise
    news     what has just happened, one word each; say: the sentences for the live region
    ending   "deal", "moon" (its shooter must choose), "game", or "" while cards are in play
    choices  the two rows a moon's shooter may choose from
    winners, conceded   of the game, once it is over; curtain: the seat the device is handed to, -1 for none
    says     seat and saying of who speaks just now; closing: what is said to an ending, with the name before it
    diabolo  whether the minds see all the cards and play together
    pace     multiplies all times; moves: in the record so far; can: what may be pressed
    """

    def __init__(self, seats: "tuple[Seat, ...]") -> None:
        self.seats = seats
        self.chosen = 0
        self.lying = ""
        self.news: list[str] = []
        self.say = ""
        self.ending = ""
        self.conceded = -1
        self.winners: tuple[int, ...] = ()
        self.choices: tuple[Line, ...] = ()
        self.curtain = -1
        self.says: "tuple[int, str] | None" = None
        self.closing = ""
        self.diabolo = False
        self.pace = 1.0
        self.moves = 0
        self.can: dict[str, bool] = {}
        # What changes once a deal or never is made once.
        self.rules: list[str] = []
        self.rows: list[SheetRow] = []


class Scene(Plain):
    """All that is on the screen."""

    players: int
    phase: str
    cards: "list[CardAt]"
    seats: "list[SeatAt]"
    title: str
    prompt: str
    passing: "Passing | None"
    kitty: "Kitty | None"
    broken: bool
    news: "list[str]"
    say: str
    sheet: Sheet
    ending: "Ending | None"
    curtain: "Curtain | None"
    can: "dict[str, bool]"
    diabolo: bool
    pace: float
    rules: "list[str]"
    moves: int


def make(view: "View", staging: Staging) -> Scene:
    """What the viewer sees now."""
    table = view.table
    names = [who.name for who in staging.seats]
    return Scene(
        players=table.rules.players,
        phase=_phase(table, staging),
        cards=[] if staging.curtain >= 0 else _gone(view, staging) + _hand(view, staging) + _middle(view, staging),
        seats=[_seat(view, staging, side) for side in range(table.rules.players)],
        title=words.title(table) + (" · Diabolo" if staging.diabolo else ""),
        prompt=_prompt(view, staging, names),
        passing=_passing(view, staging, names),
        kitty=_kitty(view, staging, names),
        broken=table.broken and table.phase == "play",
        news=staging.news,
        say=staging.say,
        sheet=_sheet(view, staging, names),
        ending=_ending(view, staging, names),
        curtain=_curtain(names[staging.curtain]) if staging.curtain >= 0 else None,
        can=staging.can,
        diabolo=staging.diabolo,
        pace=staging.pace,
        rules=_rules(view, staging),
        moves=staging.moves,
    )


def side_of(view: "View", seat: int) -> int:
    """Where the viewer sees `seat`."""
    return (seat - view.seat) % view.table.rules.players


def _phase(table: "Table", staging: Staging) -> str:
    if staging.curtain >= 0:
        return "curtain"
    if staging.ending:
        return "game over" if staging.ending == "game" else "deal over"
    return "pass" if table.phase == "pass" else "play"


def _hand(view: "View", staging: Staging) -> "list[CardAt]":
    """The viewer's own cards, in order."""
    table, hand = view.table, each(view.hand)
    passing = table.phase == "pass"
    chosen_already = passing and view.seat in table.ready
    mine = table.phase == "play" and table.turn == view.seat and not staging.lying
    legal = view.legal if mine else view.hand
    giver = side_of(view, view.giver) if view.got else -1
    came = _fresh(view)
    shown = [number for number in hand if not (chosen_already and view.gave >> number & 1)]
    found = []
    for index, number in enumerate(shown):
        barred = not legal >> number & 1
        why = view.why_not(number) if barred else ""
        chosen = staging.chosen >> number & 1 == 1
        fresh = came >> number & 1 == 1
        found.append(
            CardAt(
                card=number,
                code=name(number),
                place="hand",
                side=0,
                source=giver if fresh else -1,
                index=index,
                of=len(shown),
                playable=not barred and not chosen_already,
                dimmed=barred,
                why=why,
                chosen=chosen,
                received=fresh,
                winner=False,
                label=words.card_label(view, number, why, chosen, fresh),
            )
        )
    return found


def _fresh(view: "View") -> int:
    """What came in the pass, until the viewer has played a card."""
    table = view.table
    return view.got if table.phase == "play" and _held(table, view.seat) == table.rules.hand_size else 0


def _gone(view: "View", staging: Staging) -> "list[CardAt]":
    """The cards just passed, on their way to the receiver."""
    if "pass" not in staging.news and view.table.phase != "pass":
        return []
    to = side_of(view, view.table.reaches(view.seat))
    return [_lying(number, "gone", to, 0, index, False) for index, number in enumerate(each(view.gave & ~view.got))]


def _middle(view: "View", staging: Staging) -> "list[CardAt]":
    """The trick in play; or the finished one, while it lies or is swept to its winner."""
    table = view.table
    players = table.rules.players
    if not staging.lying or not table.tricks:
        return [
            _lying(number, "trick", side, side, index, False)
            for index, number in enumerate(table.trick)
            for side in (side_of(view, (table.leader + index) % players),)
        ]
    done = table.tricks[-1]
    taker, top = side_of(view, done.winner(players)), best(done.cards)
    swept = staging.lying == "pile"
    found = []
    for index, number in enumerate(done.cards):
        side = side_of(view, done.seat(index, players))
        found.append(_lying(number, staging.lying, taker if swept else side, side, index, index == top))
    return found


def _lying(number: int, place: str, side: int, source: int, index: int, winner: bool) -> CardAt:
    """A card that is not in the hand."""
    return CardAt(
        card=number,
        code=name(number),
        place=place,
        side=side,
        source=source,
        index=index,
        of=index + 1,
        playable=False,
        dimmed=False,
        why="",
        chosen=False,
        received=False,
        winner=winner,
        label=spoken(number) + (", takes the trick" if winner else ""),
    )


def _seat(view: "View", staging: Staging, side: int) -> SeatAt:
    table = view.table
    players = table.rules.players
    seat = (view.seat + side) % players
    who = staging.seats[seat]
    turn = table.phase == "play" and table.turn == seat and not staging.lying and not staging.ending
    closed = len(view.lines) > table.number
    amount = view.lines[-1].points[seat] if closed and staging.ending else table.points(seat)
    score = view.scores[seat]
    dealer = table.dealer == seat
    place = "you" if side == 0 else words.way(side, players)
    return SeatAt(
        side=side,
        seat=seat,
        name=who.name,
        face=who.face,
        mood=_mood(view, staging, seat, turn),
        points=amount,
        score=score,
        turn=turn,
        dealer=dealer,
        ready=table.phase == "pass" and seat in table.ready,
        person=who.player == "person",
        cards=_held(table, seat),
        label=words.seat_label(who.name, place, amount, score, turn, dealer),
        says=staging.says[1] if staging.says and staging.says[0] == seat else "",
    )


def _held(table: "Table", seat: int) -> int:
    """How many cards the seat still holds."""
    players = table.rules.players
    played = len(table.trick) > (seat - table.leader) % players if table.trick else False
    return table.rules.hand_size - len(table.tricks) - (1 if played else 0)


def _mood(view: "View", staging: Staging, seat: int, turn: bool) -> str:
    """The face a seat makes."""
    if staging.winners:
        return "win" if seat in staging.winners else "sad"
    table = view.table
    if staging.ending and len(view.lines) > table.number:
        return _mood_after(view.lines[-1], seat)
    if table.tricks and (staging.lying or not table.trick):
        felt = _mood_trick(table, table.tricks[-1], seat)
        if felt:
            return felt
    return "think" if turn else "calm"


def _mood_after(line: "Line", seat: int) -> str:
    if line.shooter >= 0:
        return "moon" if seat == line.shooter else "sad"
    if line.queen == seat:
        return "queen"
    return "happy" if line.points[seat] == min(line.points) else "sad" if line.points[seat] > 9 else "calm"


def _mood_trick(table: "Table", done: "Trick", seat: int) -> str:
    """What the last trick does to a seat: the queen taken or given, the bonus card caught, many points."""
    rules = table.rules
    winner = done.winner(rules.players)
    for index, number in enumerate(done.cards):
        if rules.prices[number] >= 7 and rules.hearts == "one":
            giver = done.seat(index, rules.players)
            return "queen" if seat == winner else "gloat" if seat == giver else ""
        if rules.bonus_card >> number & 1 and seat == winner:
            return "happy"
    heavy = len([number for number in done.cards if rules.prices[number]]) >= 3
    return "sad" if heavy and seat == winner else ""


def _prompt(view: "View", staging: Staging, names: "list[str]") -> str:
    """The line that says what the table waits for."""
    table = view.table
    if staging.ending or staging.curtain >= 0 or staging.lying:
        return ""
    if table.phase == "pass":
        if view.seat in table.ready:
            return "The others are still choosing"
        return words.choose_pass(view, names[table.receiver(view.seat)])
    if table.turn == view.seat:
        return words.your_turn(view)
    return words.their_turn(names[table.turn]) if table.turn >= 0 else ""


def _passing(view: "View", staging: Staging, names: "list[str]") -> "Passing | None":
    table = view.table
    if table.phase != "pass" or view.seat in table.ready or staging.curtain >= 0:
        return None
    receiver = table.receiver(view.seat)
    chosen, number = len(each(staging.chosen)), table.rules.pass_count
    return Passing(
        label=words.pass_button(view, names[receiver]),
        decline=words.decline_button() if table.rules.decline else "",
        side=side_of(view, receiver),
        ready=chosen == number,
        chosen=chosen,
        count=number,
    )


def _kitty(view: "View", staging: Staging, names: "list[str]") -> "Kitty | None":
    table = view.table
    size, taker = table.rules.kitty_size, table.kitty_taker
    if not size or staging.curtain >= 0:
        return None
    side = side_of(view, taker) if taker >= 0 else -1
    codes = [name(number) for number in each(view.kitty)]
    label = words.kitty(size, names[taker] if taker >= 0 else "", view.kitty)
    return Kitty(count=size, side=side, codes=codes, label=label)


def _rules(view: "View", staging: Staging) -> "list[str]":
    if not staging.rules:
        staging.rules = words.rules(view.rules)
    return staging.rules


def _sheet(view: "View", staging: Staging, names: "list[str]") -> Sheet:
    rules = view.table.rules
    if len(staging.rows) != len(view.lines):
        staging.rows = [_row(view, line) for line in view.lines]
    in_play = len(view.lines) == view.table.number
    lowest = min(view.scores)
    return Sheet(
        names=names,
        rows=staging.rows,
        now=[view.table.points(seat) for seat in range(rules.players)] if in_play else None,
        start=rules.start if any(rules.start) else (),
        totals=list(view.scores),
        limit=0 if rules.deals else rules.limit,
        limit_word=words.limit(rules),
        leaders=[seat for seat, score in enumerate(view.scores) if score == lowest],
    )


def _row(view: "View", line: "Line") -> SheetRow:
    return SheetRow(
        number=line.number + 1,
        way=words.way(line.way, view.rules.players),
        points=list(line.points),
        marks=[_marks(line, seat) for seat in range(view.rules.players)],
        totals=list(line.totals),
    )


def _marks(line: "Line", seat: int) -> str:
    found = [("sun" if line.sun else "moon") if line.shooter == seat else ""]
    found += ["queen" if line.queen == seat else "", "jack" if line.bonus == seat else ""]
    return " ".join([mark for mark in found if mark])


def told(view: "View", staging: Staging) -> str:
    """The ending as one line, for the live region."""
    ending = _ending(view, staging, [who.name for who in staging.seats])
    return f"{ending.title}. {ending.text}" if ending else ""


def _ending(view: "View", staging: Staging, names: "list[str]") -> "Ending | None":
    if not staging.ending:
        return None
    if staging.ending == "game":
        return _game_ending(view, staging, names)
    if staging.ending == "moon":
        return _moon_choice(staging)
    title, text = words.deal_over(view.lines[-1], names, view.rules)
    text += "\n" + staging.closing if staging.closing else ""
    kind = "moon" if view.lines[-1].shooter >= 0 else "deal"
    return Ending(kind=kind, title=title, text=text, actions=[("next", "Next deal")], outcomes=[], winner=-1, mood="")


def _moon_choice(staging: Staging) -> Ending:
    """Asks the shooter, with both tables in sight."""
    outcomes = [
        Outcome(name=row.choice, label=words.moon_choice(row), points=list(row.points), totals=list(row.totals))
        for row in staging.choices
    ]
    actions = [(outcome.name, outcome.label) for outcome in outcomes]
    title, text = words.MOON_QUESTION
    return Ending(kind="moon", title=title, text=text, actions=actions, outcomes=outcomes, winner=-1, mood="win")


def _game_ending(view: "View", staging: Staging, names: "list[str]") -> Ending:
    title, text = words.game_over(names, view.scores, staging.winners, view.seat, staging.conceded)
    if view.lines and view.lines[-1].shooter >= 0 and staging.conceded < 0:
        text = " ".join(words.moon(view.lines[-1], names)) + " " + text
    text += "\n" + staging.closing if staging.closing else ""
    return Ending(
        kind="game",
        title=title,
        text=text,
        actions=[("again", "Play again"), ("new", "New game")],
        outcomes=[],
        winner=staging.winners[0],
        mood="win" if view.seat in staging.winners else "lose",
    )


def _curtain(who: str) -> Curtain:
    return Curtain(name=who, text=f"Pass the device to {who}", label=f"I am {who}")
