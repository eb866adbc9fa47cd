"""The table in words: what it waits for, the names of cards and seats, and what the live region tells of the play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import capital, card, cards, direction, joined, paragraph, points, spelled, written
from hearts.engine.cards import CLUBS, NAMES, SUIT_SETS, SUITS, each
from hearts.engine.cards import name as name_of
from hearts.engine.game import Passed, Played

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.engine.game import Game
    from hearts.engine.rules import Rules
    from hearts.engine.table import Table

TAKEN = {"stuck": "taken-stuck", "caught": "taken-caught", "several": "taken-several"}


def deal_title(table: Table, lying: bool) -> str:
    """`Deal 3 · pass left`, and from then on `Deal 3 · trick 9 of 13`; `lying`: a finished trick still lies there."""
    deal, tricks = table.number + 1, table.rules.hand_size
    if table.phase != "pass":
        trick = min(len(table.tricks) + (0 if lying else 1), tricks)
        return say("title-trick", deal=deal, trick=trick, tricks=tricks)
    return say("title-pass", direction=direction(table.pass_offset, table.rules.players), deal=deal)


def bonus(rules: Rules) -> tuple[str, str]:
    """Return the bonus card and what it is worth, to be written on it."""
    cards = each(rules.bonus_card)
    return (name_of(cards[0]), written(rules.bonus_worth)) if cards else ("", "")


# ---- what the table waits for ------------------------------------------------------------------------------------


def claim_text(name: str, yours: bool) -> str:
    """Return the sentence that somebody has ended a deal whose rest was certain."""
    return say("claim-said-you" if yours else "claim-said", name=name)


def choose_pass(rules: Rules, name: str, chosen: int) -> str:
    """Return what to do in the pass after `chosen` cards have been chosen; `name` is the receiver's."""
    all, more = rules.pass_count, rules.pass_count - chosen
    if not chosen:
        return say("prompt-pass", count=all, number=spelled(all), name=name)
    if more:
        return say("prompt-pass-more", Number=capital(spelled(more)), name=name)
    return say("prompt-pass-these", count=all, number=spelled(all), name=name)


def new_deal(table: Table, name: str) -> str:
    """Return a sentence on a new deal, for the live region; `name`: the receiver of the viewer's pass, or empty."""
    begun, rules = say("aloud-dealt", deal=table.number + 1), table.rules
    if table.phase != "pass":
        return paragraph([begun, say("aloud-keeper") if rules.pass_count else ""])
    where, several = say("direction-name", direction=direction(table.pass_offset, rules.players)), rules.pass_count
    asked = say("aloud-pass", count=several, number=spelled(several), where=where, name=name)
    return paragraph([begun, asked if name else ""])


def undone(now: Game, to: Game) -> str:
    """Return what the viewer has taken back, for the live region: the first of the moves that were undone."""
    at: Game | None = now
    while at is not None and at.last is not to:
        at = at.last
    move = at.move if at is not None else None
    if isinstance(move, Played):
        return say("aloud-undone", card=card(move.card))
    return say("aloud-undone-pass" if isinstance(move, Passed) else "aloud-undone-claim")


def from_whom(several: int, name: str) -> str:
    """Return how many cards came in the pass, and from whom."""
    return say("sign-received", count=several, Number=capital(spelled(several)), name=name)


def trick_text(rules: Rules, several: list[tuple[int, str]], name: str, yours: bool) -> str:
    """Return who took these cards with one trick, and their points; each is "stuck", a dear one, or "caught", the
    bonus."""
    number, kind = several[0]
    kind = kind if len(several) == 1 else "several"
    priced = [_priced(rules, number) for number, _ in several]
    short, amount = priced[0]
    full = card(number) if kind == "stuck" else short
    listing = joined([say("taken-card", card=short, points=amount) for short, amount in priced])
    return say(TAKEN[kind], who="you" if yours else "other", name=name, card=full, points=amount, cards=listing)


def _priced(rules: Rules, number: int) -> tuple[str, int]:
    """A card by its shortest name, `Jack` or `10 of Diamonds`, and its points."""
    rank = NAMES[number][0]
    return say("card-rank", rank=rank) if rank in "JQKA" else card(number), rules.worth(1 << number)


def last_trick_title(name: str, yours: bool) -> str:
    """Return whose the last trick is."""
    return say("prompt-last-you" if yours else "prompt-last", name=name)


def tap_on(name: str, yours: bool) -> str:
    """Return whose trick lies there until it has been seen."""
    return say("prompt-tap-you" if yours else "prompt-tap", name=name)


def their_turn(name: str) -> str:
    """Return whom the table waits for."""
    return say("prompt-turn", name=name)


def your_turn(view: View) -> str:
    """Return what the viewer may play now."""
    table = view.table
    if table.trick:
        led = table.trick[0] // 13
        if view.hand & SUIT_SETS[led]:
            return say("prompt-follow", suit=SUITS[led])
        return say(_barred(view), suit=SUITS[led])
    if not table.tricks:
        legal = each(view.legal)
        if len(legal) == 1:
            return say("prompt-lead_card", card=card(legal[0]))
        if view.legal != view.hand and view.legal & ~CLUBS == 0:
            return say("prompt-lead_club")
    return say("prompt-lead")


def _barred(view: View) -> str:
    """The sentence on what may not be discarded: nothing, points on the first trick, some of them, a waiting queen."""
    points, legal = 0 if view.table.tricks else view.rules.first_barred, view.legal
    if legal == view.hand or legal & points or not points:
        return "prompt-none" if legal == view.hand else "prompt-none_but"
    return "prompt-none_some" if legal & view.rules.penalty_cards else "prompt-none_barred"


# ---- the pass ----------------------------------------------------------------------------------------------------


def pass_button(table: Table, name: str) -> str:
    """Return the pass button's name; `name` is the receiver's."""
    return say("pass-to", direction=direction(table.pass_offset, table.rules.players), name=name)


def declined_text(name: str, yours: bool) -> str:
    """Return who did not pass, for the live region."""
    return say("pass-declined-you" if yours else "pass-declined", name=name)


def received_text(codes: int, name: str, yours: bool) -> str:
    """Return the cards that came in the pass, for the live region; `yours`: they are the viewer's own, come back."""
    return say("pass-returned" if yours else "pass-received", name=name, cards=cards(codes))


# ---- cards and seats ---------------------------------------------------------------------------------------------


def hand_card(rules: Rules, number: int, why: str, chosen: bool, received: bool) -> str:
    """Return the accessible name of a card in the hand; `why` tells why it may not be played, empty where it may."""
    parts = [card(number), worth(rules, number)]
    parts += [say("hand-selected") if chosen else "", say("hand-received") if received else ""]
    label = joined(parts)
    return say("hand-barred", label=label, why=why) if why else label


def trick_card(number: int, winner: bool) -> str:
    """Return the accessible name of a card on the table."""
    return say("trick-winning", card=card(number)) if winner else card(number)


def worth(rules: Rules, number: int) -> str:
    """Return what a card costs, `13 points`; empty where it costs nothing."""
    price = rules.worth(1 << number)
    return points(price) if price else ""


def direction_of(side: int, players: int) -> str:
    """Return where the viewer sees the seat `side` seats clockwise from theirs."""
    return say("side-name", direction=direction(side, players)) if side else say("side-you")


def seat_label(name: str, place: str, amount: int, score: int, leads: bool, turn: bool, dealer: bool) -> str:
    """Return a seat's accessible summary."""
    where = "" if place == name.lower() else place  # “You, you” says nothing
    parts = [name, where, say("seat-deal", points=points(amount)), say("seat-game", score=score)]
    parts += [say("seat-leads")] if leads else []
    parts += [say("seat-dealer") if dealer else "", say("seat-turn") if turn else ""]
    return joined(parts)


# ---- what happens, for the live region ---------------------------------------------------------------------------


def play_text(name: str, number: int) -> str:
    """Return one play as a sentence."""
    return say("play-card", name=name, card=card(number))


def took(name: str, amount: int, yours: bool) -> str:
    """Return who took the trick, and how many points."""
    if amount:
        return say("play-took_points-you" if yours else "play-took_points", name=name, points=points(amount))
    return say("play-took-you" if yours else "play-took", name=name)


def says(name: str, saying: str) -> str:
    """Return somebody's saying as a sentence, also below the end of a deal."""
    return say("play-says", name=name, saying=saying)


def kitty(count: int, taker: str, seen: int) -> str:
    """Return the accessible name of the kitty.

    taker  who has it, empty where nobody has it yet
    seen   its cards, where the viewer may see them
    """
    if seen:
        return say("kitty-seen", cards=cards(seen))
    return say("kitty-taken" if taker else "kitty-hidden", count=count, number=spelled(count), name=taker)


def kitty_taken(name: str, seen: int, yours: bool) -> str:
    """Return who takes the kitty, and its cards where the viewer may see them."""
    if seen:
        return say("kitty-took_seen-you" if yours else "kitty-took_seen", name=name, cards=cards(seen))
    return say("kitty-took-you" if yours else "kitty-took", name=name)
