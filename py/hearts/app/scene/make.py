"""Makes the Scene of a View: seats, cards, and the buttons that may be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.events import moon_shot, of_trick
from hearts.app.scene.endings import curtain, ending, takeover_action
from hearts.app.scene.model import Action, CardAt, Kitty, Passing, Scene, SeatAt
from hearts.app.scene.prompt import prompt
from hearts.app.scene.sheet import sheet
from hearts.app.scene.staging import Parts, sort_hand
from hearts.app.words import table as words
from hearts.app.words.errors import sentence_of
from hearts.app.words.locale import say
from hearts.engine.cards import bits, each, name
from hearts.engine.claim import claim
from hearts.engine.steps import OpenView
from hearts.engine.trick import best

if TYPE_CHECKING:
    from hearts.app.scene.model import Ending, Mood, Phase, Place
    from hearts.app.scene.staging import Staging
    from hearts.engine.deal import View
    from hearts.engine.record import Seat
    from hearts.engine.rules import Rules
    from hearts.engine.score import Line
    from hearts.engine.table import Table
    from hearts.engine.trick import Trick


TAUGHT = ("replay", "problem", "lesson")  # kinds of games in which nobody behind the portraits can be asked


def make(view: View, staging: Staging, known: Parts | None = None) -> Scene:
    """Return the scene that the viewer sees now; `known` are parts of earlier scenes, reused if nothing in them
    changed."""
    table, parts = view.table, known or Parts()
    names = [who.name for who in staging.seats]
    covered = staging.curtain >= 0
    ended = ending(view, staging, names)
    return Scene(
        players=table.rules.players,
        phase=_phase(table, staging),
        cards=[] if covered else _cards(view, staging, parts),
        seats=[_seat(view, staging, parts, side) for side in range(table.rules.players)],
        title=ended.title if ended and ended.kind == "deal" else words.deal_title(table, staging.lying != ""),
        prompt=prompt(view, staging, names),
        bonus=words.bonus(view.rules),
        passing=_passing(view, staging, names),
        offer=_offer(view, staging, ended),
        kitty=_kitty(view, staging, names),
        broken=table.broken and table.phase != "pass" and table.rules.must_break,
        news=staging.news,
        sound=staging.sound,
        say=staging.say,
        sign=staging.sign,
        sheet=sheet(view, names, parts.rows(view), staging.lying != ""),
        ending=ended,
        curtain=curtain(view, staging) if covered else None,
        watching=staging.watching,
        resting=staging.resting,
        demo=staging.demo != "",
        can=staging.can,
        kind=staging.kind,
        diabolo=staging.diabolo,
        pace=staging.pace,
        moves=view.length,
    )


def side_of(view: View, seat: int) -> int:
    """Return where the viewer sees `seat`."""
    return (seat - view.seat) % view.table.rules.players


def _phase(table: Table, staging: Staging) -> Phase:
    if staging.curtain >= 0:
        return "curtain"
    if staging.ending:
        return "game over" if staging.ending == "game" else "deal over"
    return "pass" if table.phase == "pass" else "play"


def _cards(view: View, staging: Staging, parts: Parts) -> list[CardAt]:
    return _gone(view, staging, parts) + _hand(view, staging, parts) + _middle(view, staging, parts)


def _hand(view: View, staging: Staging, parts: Parts) -> list[CardAt]:
    """The viewer's own cards, in order."""
    table, rules = view.table, view.rules
    passing = table.phase == "pass"
    chosen_already = passing and view.seat in table.ready
    mine = table.phase == "play" and table.turn == view.seat and not _moving(staging)
    mine = mine and not staging.resting and not staging.demo
    legal = view.legal if mine else view.hand
    giver = side_of(view, view.giver) if view.got else -1
    dealer = side_of(view, table.dealer) if table.held(view.seat) == rules.hand_size else -1
    came, chosen = _fresh(view), staging.chosen
    shown = sort_hand(view.hand & ~view.gave if chosen_already else view.hand, rules, staging.order)
    fixed, of = chosen_already or staging.watching or staging.demo != "", len(shown)
    if staging.demo == "down":
        of = of or table.held(view.seat)  # whoever watches knows no hand
        return [parts.card(-1 - index, (index, of), _face_down) for index in range(of)]
    made = []
    for index, number in enumerate(shown):
        why = "" if legal >> number & 1 else sentence_of(view.refusal(number))
        fresh = came >> number & 1 == 1
        facts = (rules, index, of, giver if fresh else dealer, fixed, why, chosen >> number & 1 == 1, fresh)
        made.append(parts.card(number, facts, _held))
    return made


def _moving(staging: Staging) -> bool:
    """Whether cards are on their way from seat to seat, so that nobody's turn has come."""
    return staging.lying != "" or "pass" in staging.news


def _held(
    number: int, rules: Rules, index: int, of: int, source: int, fixed: bool, why: str, chosen: bool, fresh: bool
) -> CardAt:
    """A card in the viewer's hand; `why` it may not be played, or empty; `fixed`: no card may be chosen now."""
    return CardAt(
        card=number,
        code=name(number),
        place="hand",
        side=0,
        source=source,
        index=index,
        of=of,
        playable=not why and not fixed,
        dimmed=why != "",
        why=why,
        chosen=chosen,
        received=fresh,
        winner=False,
        label=words.hand_card(rules, number, why, chosen, fresh),
    )


def _face_down(number: int, index: int, of: int) -> CardAt:
    """The back of a card in the hand."""
    return CardAt(
        card=number,
        code=f"back{number}",
        place="hand",
        side=0,
        source=0,
        index=index,
        of=of,
        playable=False,
        dimmed=False,
        why="",
        chosen=False,
        received=False,
        winner=False,
        label=say("hand-back"),
    )


def _fresh(view: View) -> int:
    """What came in the pass, until the viewer has played a card."""
    table = view.table
    return view.got if table.phase == "play" and table.held(view.seat) == table.rules.hand_size else 0


def _gone(view: View, staging: Staging, parts: Parts) -> list[CardAt]:
    """The cards just passed, on their way to the receiver."""
    if "pass" not in staging.news and view.table.phase != "pass":
        return []
    to = side_of(view, view.table.reaches(view.seat))
    gone = each(view.gave & ~view.got)
    return [parts.card(number, ("gone", to, 0, index, False), _lying) for index, number in enumerate(gone)]


def _middle(view: View, staging: Staging, parts: Parts) -> list[CardAt]:
    """The trick in play, or a finished one while it lies, moves to its winner or is shown again."""
    table = view.table
    players = table.rules.players
    done = staging.recalled or (table.tricks[-1] if staging.lying and table.tricks else None)
    if done is None:
        return [
            parts.card(number, ("trick", side, side, index, False), _lying)
            for index, number in enumerate(table.trick)
            for side in (side_of(view, (table.leader + index) % players),)
        ]
    taker, top = side_of(view, done.winner(players)), best(done.cards)
    place: Place = "trick" if staging.recalled or staging.lying == "trick" else "pile"
    made = []
    for index, number in enumerate(done.cards):
        side = side_of(view, done.seat(index, players))
        facts = (place, taker if place == "pile" else side, side, index, index == top)
        made.append(parts.card(number, facts, _lying))
    return made


def _lying(number: int, place: Place, side: int, source: int, index: int, winner: bool) -> CardAt:
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
        label=words.trick_card(number, winner),
    )


def _seat(view: View, staging: Staging, parts: Parts, side: int) -> SeatAt:
    table, players = view.table, view.rules.players
    seat = (view.seat + side) % players
    turn = table.phase == "play" and table.turn == seat and not _moving(staging) and not staging.ending
    lying = bool(staging.lying and table.tricks)
    held = lying and (staging.lying == "trick" or moon_shot(view))
    # a trick counts once it is taken, and the last one of a moon when its film is over
    amount = view.points(seat, bits(table.tricks[-1].cards) if held else 0)
    scores = view.before if lying else view.scores  # a deal counts once it is told
    if view.closed and not lying:  # the score has them already
        amount = view.lines[-1].points[seat] if staging.ending else 0
    dealer, ready = table.dealer == seat, table.phase == "pass" and seat in table.ready
    shown = tuple([name(card) for card in each(view.hands[seat])]) if isinstance(view, OpenView) and side else ()
    # nobody is “you” where minds alone play
    where = say("side-here") if staging.demo and not side else words.direction_of(side, players)
    says = staging.says[1] if staging.says and staging.says[0] == seat else ""
    mood, score, cards = _mood(view, staging, seat, turn), scores[seat], table.held(seat)
    leads = score == min(scores) < max(scores)
    who, taught = staging.seats[seat], staging.kind in TAUGHT
    facts = (seat, who, taught, mood, amount, score, leads, turn, dealer, ready, cards, says, shown, where)
    return parts.seat(side, facts, _sitting)


def _sitting(
    side: int,
    seat: int,
    who: Seat,
    taught: bool,
    mood: Mood,
    points: int,
    score: int,
    leads: bool,
    turn: bool,
    dealer: bool,
    ready: bool,
    cards: int,
    says: str,
    shown: tuple[str, ...],
    where: str,
) -> SeatAt:
    """A seat as the viewer sees it."""
    return SeatAt(
        side=side,
        seat=seat,
        name=who.name,
        face=who.face,
        mood=mood,
        points=points,
        score=score,
        leads=leads,
        turn=turn,
        dealer=dealer,
        ready=ready,
        person=who.person or taught,
        cards=cards,
        label=words.seat_label(who.name, where, points, score, leads, turn, dealer),
        says=says,
        open=shown,
    )


def _mood(view: View, staging: Staging, seat: int, turn: bool) -> Mood:
    """The face a seat makes."""
    if staging.ending == "game":
        if view.conceded >= 0:
            return "calm"
        return "win" if seat in view.winners else "sad"
    table = view.table
    if staging.ending and view.closed:
        return _mood_after(view.rules, view.lines[-1], seat)
    if table.tricks and (staging.lying or not table.trick):
        felt = _mood_trick(table, table.tricks[-1], seat)
        if felt:
            return felt
    return "think" if turn else "calm"


def _mood_after(rules: Rules, line: Line, seat: int) -> Mood:
    if line.shooter >= 0:
        return "moon" if seat == line.shooter else "sad"
    if line.queen == seat and rules.queen:
        return "queen"
    return "happy" if line.points[seat] == min(line.points) else "sad" if line.points[seat] > 9 else "calm"


def _mood_trick(table: Table, done: Trick, seat: int) -> Mood | None:
    """The mood that the last trick gives a seat: it took or gave a dear card, caught the bonus card, or took much."""
    for event in of_trick(table, done):
        if event.kind == "stuck":
            return "queen" if seat == event.seat else "gloat" if seat == event.other else None
        if event.kind == "caught" and seat == event.seat:
            return "happy"
        if event.kind == "heavy" and seat == event.seat:
            return "sad"
    return None


def _offer(view: View, staging: Staging, ended: Ending | None) -> Action | None:
    """The one button that the table waits for: the next deal, to take the table from another tab, or to claim."""
    if staging.curtain >= 0:
        return None
    if ended is not None:
        return ended.actions[0] if ended.kind == "deal" else None
    if staging.lying:
        return None
    if staging.watching:
        return takeover_action()
    what = claim(view) if staging.can.claim and view.table.held(view.seat) > 1 else ""
    return Action(command="claim", label=say("claim-rest" if what == "rest" else "claim-nothing")) if what else None


def _passing(view: View, staging: Staging, names: list[str]) -> Passing | None:
    table = view.table
    if table.phase != "pass" or view.seat in table.ready or staging.curtain >= 0:
        return None
    if staging.watching or staging.resting or staging.demo:
        return None
    receiver = table.receiver(view.seat)
    chosen, number = len(each(staging.chosen)), table.rules.pass_count
    return Passing(
        label=words.pass_button(table, names[receiver]),
        decline=say("pass-decline") if table.rules.decline else "",
        side=side_of(view, receiver),
        ready=chosen == number,
        chosen=chosen,
        count=number,
    )


def _kitty(view: View, staging: Staging, names: list[str]) -> Kitty | None:
    table = view.table
    size, taker = table.rules.kitty_size, table.kitty_taker
    if not size or staging.curtain >= 0:
        return None
    side = side_of(view, taker) if taker >= 0 else -1
    codes = [name(number) for number in each(view.kitty)]
    label = words.kitty(size, names[taker] if taker >= 0 else "", view.kitty)
    return Kitty(count=size, side=side, codes=codes, label=label)
